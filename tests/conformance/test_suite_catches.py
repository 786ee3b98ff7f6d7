"""The suite itself: a game with one fault fails it. A check that can't fail proves nothing."""

from collections.abc import Callable
from copy import copy
from typing import Any

import msgspec
import pytest

from sabot.conformance import Subject, check_game
from sabot.core.errors import IllegalClaim, SabotError
from sabot.core.game import Viewer
from sabot.core.rng import Rng
from sabot.games.saboteur import claim_sense
from sabot.games.saboteur import game as saboteur
from sabot.games.saboteur.claim_sense import CLAIMS
from sabot.games.saboteur.claims import Claim, GoalIs, SeatIs
from sabot.games.saboteur.encoders import discards_of, goal_at, purse_of, roles_of
from sabot.games.saboteur.encoding import Discarded
from sabot.games.saboteur.events import CardPassed, Event
from sabot.games.saboteur.moves import Move, Pass
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.view import View
from tests.conformance.spoiling import spoil_views
from tests.conformance.subjects import SUBJECTS

Fault = Callable[[saboteur.SaboteurGame], None]


def with_view(change: Callable[[Saboteur, View], View]) -> Fault:
    """A game whose view is changed, from the state, before it is sent."""

    return lambda game: spoil_views(game, change)


def shows_roles(state: Saboteur, view: View) -> View:
    return msgspec.structs.replace(view, spare_role=roles_of(state)[-1])


def shows_goals(state: Saboteur, view: View) -> View:
    return msgspec.structs.replace(view, goals=tuple(goal_at(state, goal) for goal in range(3)))


def shows_passes(state: Saboteur, view: View) -> View:
    return msgspec.structs.replace(view, discards=tuple(discards_of(state)))


def shows_deck(state: Saboteur, view: View) -> View:
    top = int(state.deck[state.drawn]) if state.deck_left() else 0
    return msgspec.structs.replace(view, passes=view.passes + top)


def shows_gold(state: Saboteur, view: View) -> View:
    return msgspec.structs.replace(view, gold=purse_of(state, 0))


def shows_all_what_one_sees(game: saboteur.SaboteurGame) -> None:
    honest = game.view_parts_of
    game.view_parts_of = lambda state, options, viewers: honest(
        state, options, [viewers[-1]] * len(viewers)
    )


def tells_passes(game: saboteur.SaboteurGame) -> None:
    honest, honest_tell = game.happened, game.event_for

    def happened(before: Saboteur, move: Move, after: Saboteur) -> list[Event]:
        leak = "x" * (len(before.deck) % 7 + int(before.roles[0]))
        return [
            CardPassed(event.seat, leak) if isinstance(event, CardPassed) else event
            for event in honest(before, move, after)
        ]

    def tell(event: Event, viewer: Viewer) -> Event:
        return event if isinstance(event, CardPassed) else honest_tell(event, viewer)

    game.happened, game.event_for = happened, tell


def imagines_own_cards_anew(game: saboteur.SaboteurGame) -> None:
    honest = game.imagine

    def imagine(view: View, rng: Rng) -> Saboteur:
        forgotten = tuple(
            Discarded(card.card if card.seen else None, card.seat, card.seen)
            for card in view.discards
        )
        return honest(msgspec.structs.replace(view, discards=forgotten), rng)

    game.imagine = imagine


def imagines_an_impossible_past(game: saboteur.SaboteurGame) -> None:
    honest = game.imagine

    def imagine(view: View, rng: Rng) -> Saboteur:
        world = honest(view, rng)
        # A world that shows the same view but could not have been dealt: a card too many.
        if world.deck_left() > 1:
            world.deck[world.drawn] = world.deck[world.drawn + 1]
        return world

    game.imagine = imagine


def numbers_moves_otherwise(game: saboteur.SaboteurGame) -> None:
    honest = game.move_code
    game.move_code = lambda move: honest(move) + 1


def formats_passes_alike(game: saboteur.SaboteurGame) -> None:
    honest = game.format_move
    game.format_move = lambda move: "pass" if isinstance(move, Pass) else honest(move)


def forgets_passes_in_positions(game: saboteur.SaboteurGame) -> None:
    honest = game.from_position
    game.from_position = lambda position: honest(
        msgspec.structs.replace(position, last_seat=0, passes=0)
    )


def runs_too_long(game: saboteur.SaboteurGame) -> None:
    game.longest = lambda options: options.rounds


def with_words(**changes: Any) -> Fault:
    """A game whose vocabulary is changed."""

    def spoil(game: saboteur.SaboteurGame) -> None:
        game.vocabulary = msgspec.structs.replace(CLAIMS, **changes)

    return spoil


def offers_what_one_knows(view: View, seat: int) -> list[Claim]:
    """The goals that the speaker knows are left out: an offer that tells who has looked."""
    known = [number for number, goal in enumerate(view.goals) if goal.card == "treasure"]
    claims = CLAIMS.candidates(view, seat)
    return [each for each in claims if not isinstance(each, GoalIs) or each.goal not in known]


def refuses_by_role(view: View, seat: int, claim: Claim, said: Any) -> IllegalClaim | None:
    if isinstance(claim, SeatIs) and view.seats[seat].role == claim.role == "saboteur":
        return IllegalClaim(claim_sense.REASONS, "claim-own")
    return CLAIMS.refusal(view, seat, claim, said)


def writes_alike(claim: Claim) -> str:
    del claim
    return "II stone"


FAULTS: dict[str, tuple[Fault, str]] = {
    "shows roles": (with_view(shows_roles), "tell twins apart"),
    "offers claims by what one knows": (
        with_words(candidates=offers_what_one_knows),
        "what it alone knows",
    ),
    "refuses claims by role": (with_words(refusal=refuses_by_role), "alone knows|another offer"),
    "writes two claims alike": (with_words(format_claim=writes_alike), "same text"),
    "shows goals": (with_view(shows_goals), "tell twins apart"),
    "shows passes": (with_view(shows_passes), "tell twins apart"),
    "shows the deck": (with_view(shows_deck), "tell twins apart"),
    "shows gold": (with_view(shows_gold), "twins apart|do not see"),
    "shows all the same": (shows_all_what_one_sees, "in company"),
    "tells passes": (tells_passes, "by the events"),
    "forgets own passes": (imagines_own_cards_anew, "imagined what they do not see"),
    "imagines the impossible": (imagines_an_impossible_past, "cards|world"),
    "numbers moves otherwise": (numbers_moves_otherwise, "number"),
    "formats moves alike": (formats_passes_alike, "same text"),
    "forgets in positions": (forgets_passes_in_positions, "comes back as another"),
    "runs too long": (runs_too_long, "longer than it says"),
}


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_game_is_caught(fault: str) -> None:
    spoil, says = FAULTS[fault]
    game: Any = copy(saboteur.SABOTEUR)
    spoil(game)
    subject = SUBJECTS["saboteur"]
    faulty = Subject(game, subject.twin, subject.retell, subject.steer)

    def check_many() -> None:
        for seed in range(24):
            check_game(faulty, game.options(players=4), seed, every=8)

    with pytest.raises((AssertionError, SabotError), match=says):
        check_many()
