"""The judge of Sabotage for two: what a move makes sure of until one's next turn begins.

Before it the other may end the round, if their roof is worth enough, or plays one card. Which one
is not known, but every unseen card can be it, and all that it can do is tried. Then the player may
end the round. What is left for sure in all these cases does not depend on anybody's plans.
"""

from collections.abc import Iterator
from typing import Final

from sabot.core.state import NOBODY
from sabot.games.sabotage.encoding import Ended
from sabot.games.sabotage.imagine import unseen_cards
from sabot.games.sabotage.move_codes import END, GO_ON
from sabot.games.sabotage.options import format_options
from sabot.games.sabotage.position import Position, build
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import OFFERED
from sabot.games.sabotage.view import View
from sabot.puzzles.judged import Judged
from sabot.puzzles.puzzle import Goal

PLAYERS: Final = 2
FEWEST_MOVES: Final = 12
# More than any lead.
MOST: Final = 100


def judge(view: View) -> Judged | None:
    """The lead that each move makes sure of if the round ends by then; None if it can't be judged.

    Above 0 one is sure to be able to end it with that lead; below 0 the other is, at worst.
    """
    seat = view.viewer
    if seat is None or view.to_act != seat or view.options.players != PLAYERS:
        return None
    if view.phase != "playing" or view.deck == 0 or len(view.moves) < FEWEST_MOVES:
        return None
    worlds = [*worlds_of(view)]
    results = {
        int(code): min(sure_lead(after(world, int(code)), seat) for world in worlds)
        for code in worlds[0].moves()
    }
    goal: Goal = "lead" if max(results.values()) > 0 else "hold"
    return Judged(goal, results, difficulty(results))


def worlds_of(view: View) -> Iterator[Sabotage]:
    """States that agree with the view: every unseen kind of card is in the other's hand in one."""
    cards = unseen_cards(view)
    kinds = [*dict.fromkeys(cards)]
    size = next(seat.cards for number, seat in enumerate(view.seats) if number != view.viewer)
    for first in range(0, len(kinds), size):
        theirs = kinds[first : first + size]
        rest = cards.copy()
        for card in theirs:
            rest.remove(card)
        while len(theirs) < size:
            theirs.append(rest.pop())
        yield world_of(view, tuple(theirs), tuple(rest))


def world_of(view: View, theirs: tuple[str, ...], deck: tuple[str, ...]) -> Sabotage:
    """The state in which the other holds these cards."""
    data = Position(
        options=format_options(view.options),
        phase=view.phase,
        round=view.round,
        dealer=view.dealer,
        seat=view.turn,
        roofs=tuple(roof.cells for roof in view.roofs),
        hands=tuple(view.hand if seat == view.viewer else theirs for seat in range(PLAYERS)),
        deck=deck,
        discards=view.discards,
        results=tuple(Ended(result.values, result.ended_by) for result in view.results),
    )
    return build(data, view.options)


def after(world: Sabotage, code: int) -> Sabotage:
    """The state after a move."""
    played = world.copy()
    played.step(code)
    return played


def sure_lead(world: Sabotage, seat: int) -> int:
    """The least lead of the seat if the other does their worst and the seat may end next turn."""
    actor = world.to_act()
    if actor == NOBODY:
        return lead(world, seat)
    if actor == seat:
        return max(0, lead(after(world, END), seat)) if world.phase == OFFERED else 0
    if world.phase == OFFERED:
        return min(lead(after(world, END), seat), sure_lead(after(world, GO_ON), seat))
    least = MOST
    for code in world.moves():
        least = min(least, sure_lead(after(world, int(code)), seat))
        if least == 0:
            break  # the other can end nothing before the seat's turn
    return least


def lead(state: Sabotage, seat: int) -> int:
    """The points of the seat in the round that has just ended, less those of the other."""
    last = len(state.results) - 1
    return int(state.round_score(last, seat)) - int(state.round_score(last, 1 - seat))


def difficulty(results: dict[int, int]) -> int:
    """More moves, and more that do some good, are harder."""
    ordered = sorted(results.values())
    tempting = sum(result > ordered[0] for result in ordered) - 1
    return max(1, min(100, len(ordered) // 2 + 4 * min(tempting, 10)))
