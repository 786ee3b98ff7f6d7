"""The claims of a round: its lies, who trusted them, and how far somebody believed them."""

from collections.abc import Iterator
from typing import Any

from sabot.bots.talk.opinions import RoleBeliefs
from sabot.core.game import AnyGame
from sabot.games.saboteur.claims import Doubt, Fact, GoalIs, SeatIs, Trust
from sabot.review.parts import ToldLie
from sabot.review.record_states import RoundHistory
from sabot.table.claims import MadeClaim

TREASURE = "treasure"


def said_in(chapter: RoundHistory) -> Iterator[tuple[int, MadeClaim]]:
    """Every claim of a round, with the number of moves that had been made."""
    for at, step in enumerate([chapter.deal, *chapter.turns]):
        for claim in step.said:
            yield at, claim


def lies_in(game: AnyGame, chapter: RoundHistory) -> tuple[ToldLie, ...]:
    """The claims about facts that were lies, of a round that has ended."""
    words = game.vocabulary
    if words is None:
        return ()
    judged = {each.number: each.verdict for step in chapter.turns for each in step.judged}
    said = [*said_in(chapter)]
    return tuple(
        ToldLie(
            each.number,
            at,
            each.seat,
            each.claim,
            words.format_claim(each.claim),
            answered(said, each, Trust),
            answered(said, each, Doubt),
        )
        for at, each in said
        if judged.get(each.number) == "false" and isinstance(each.claim, GoalIs | SeatIs)
    )


def answered(
    said: list[tuple[int, MadeClaim]], lie: MadeClaim, kind: type[Trust | Doubt]
) -> tuple[int, ...]:
    """The seats whose last answer to a lie was of this kind."""
    last: dict[int, Trust | Doubt] = {}
    for _, each in said:
        answer = each.claim
        about = isinstance(answer, Trust | Doubt) and each.number > lie.number
        if about and (answer.seat, answer.about) == (lie.seat, lie.claim):
            last[each.seat] = answer
    return tuple(sorted(seat for seat, answer in last.items() if isinstance(answer, kind)))


def belief_in(claim: Any, beliefs: Any, words: dict[str, float]) -> float | None:
    """How likely a fact is to a seat, in percent; `words` are the chances of the seat's roles.

    None where the beliefs tell nothing of it.
    """
    if isinstance(claim, SeatIs):
        return 100 * words[claim.role] if claim.role in words else None
    if not isinstance(beliefs, RoleBeliefs):
        return None
    goal: int = claim.goal
    treasure = float(beliefs.posterior.place_chances()[goal])
    return 100 * (treasure if claim.card == TREASURE else 1 - treasure)


def named_seat(claim: Fact) -> int | None:
    """The seat that a fact is about."""
    return claim.seat if isinstance(claim, SeatIs) else None
