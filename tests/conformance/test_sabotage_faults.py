"""The suite itself on a game in which others' turns give a viewer cards: faults are caught."""

from collections.abc import Callable
from copy import copy
from typing import Any

import msgspec
import pytest

from sabot.conformance import Subject, check_game
from sabot.core.errors import SabotError
from sabot.core.game import Viewer
from sabot.core.rng import Rng
from sabot.games.sabotage.encoding import Discarded, hand_of
from sabot.games.sabotage.events import CardDiscarded, CardDrawn, Event
from sabot.games.sabotage.game import SABOTAGE, SabotageGame
from sabot.games.sabotage.moves import Move
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.view import View
from tests.conformance.spoiling import spoil_views
from tests.conformance.subjects import SUBJECTS

Fault = Callable[[SabotageGame], None]


def shows_the_partners_hand(game: SabotageGame) -> None:
    def with_partners_hand(state: Sabotage, seen: View) -> View:
        if seen.viewer is None:
            return seen
        partner = [Discarded(card, seen.viewer) for card in hand_of(state, seen.viewer ^ 2)]
        return msgspec.structs.replace(seen, discards=tuple(partner))

    spoil_views(game, with_partners_hand)


def tells_every_draw(game: SabotageGame) -> None:
    honest = game.event_for

    def tell(event: Event, viewer: Viewer) -> Event:
        return event if isinstance(event, CardDrawn) else honest(event, viewer)

    game.event_for = tell


def tells_who_was_dealt_what(game: SabotageGame) -> None:
    honest = game.happened

    def happened(before: Sabotage, move: Move, after: Sabotage) -> list[Event]:
        leak = CardDiscarded(0, "".join(hand_of(before, 0)))
        return [*honest(before, move, after), leak]

    game.happened = happened


def imagines_one_world_only(game: SabotageGame) -> None:
    honest = game.imagine
    game.imagine = lambda view, _: honest(view, Rng(1))


def imagines_an_impossible_deck(game: SabotageGame) -> None:
    honest = game.imagine

    def imagine(view: View, rng: Rng) -> Sabotage:
        world = honest(view, rng)
        if world.deck_left() > 1:
            world.deck[world.drawn] = world.deck[world.drawn + 1]
        return world

    game.imagine = imagine


FAULTS: dict[str, tuple[Fault, str]] = {
    "shows the partner's hand": (shows_the_partners_hand, "tell twins apart"),
    "tells every draw": (tells_every_draw, "by the events"),
    "tells a hand": (tells_who_was_dealt_what, "by the events"),
    "imagines one world only": (imagines_one_world_only, "always gives the same world"),
    "imagines the impossible": (imagines_an_impossible_deck, "cards|world"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_game_is_caught(fault: str) -> None:
    spoil, says = FAULTS[fault]
    game: Any = copy(SABOTAGE)
    spoil(game)
    subject = SUBJECTS["sabotage"]
    faulty = Subject(game, subject.twin, subject.retell, subject.steer)

    def check_many() -> None:
        for seed in range(6):
            check_game(faulty, game.options(players=4, rounds=1), seed, every=8)

    with pytest.raises((AssertionError, SabotError), match=says):
        check_many()
