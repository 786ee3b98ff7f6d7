"""What a seat saw others do in the mine: who played what on whom, and which way the tunnel went."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, cast

from sabot.bots.saboteur.distances import FAR, Distances
from sabot.bots.saboteur2.distances import Distances2
from sabot.games.saboteur import events
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.cells import col_of, row_of
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur.maze import SITE_SHIFT, WALKED_SHIFT
from sabot.games.saboteur2 import events as events2
from sabot.table.record import Record, replay

NEARER: Final = -1
FARTHER: Final = 1
# How far around what has been dug a way may lead.
DETOUR: Final = 4

Lengths = tuple[int, ...]


class Observed(NamedTuple):
    """One move of another seat.

    `change` has the cards missing to each goal before and after a card was laid or taken away;
    `looked` are the goals that the seat had looked at, `hidden` those that lay face down. `target`
    is the seat on which a card was played, `hostile` if it does harm.
    """

    step: int
    seat: int
    deed: str
    players: int
    change: tuple[Lengths, Lengths] | None = None
    looked: frozenset[int] = frozenset()
    hidden: frozenset[int] = frozenset()
    target: int | None = None
    hostile: bool = False

    def aims(self, treasure: int) -> frozenset[int]:
        """The goals that the seat would dig for, by what it knows if the treasure lies there."""
        open_to = self.hidden - self.looked
        if treasure in self.looked or not open_to:
            return frozenset((treasure,))
        return open_to

    def change_to(self, treasure: int) -> int:
        """NEARER, 0 or FARTHER: what the card did to the way to the nearest goal aimed at."""
        if self.change is None:
            return 0
        aims = self.aims(treasure)
        before, after = (min(lengths[goal] for goal in aims) for lengths in self.change)
        return (after > before) - (after < before)


def observed(record: Record, viewer: int) -> Iterator[Observed]:
    """The moves of all other seats in the round that the record ends in, as the viewer saw them."""
    game, players = record.game, record.options.players
    looked: dict[int, frozenset[int]] = {}
    distances = Distances2() if game.id == "saboteur2" else Distances()
    for step in replay(record):
        if step.turn is None or step.turn.seat == viewer:
            continue
        before, after = cast("DigState", step.before), cast("DigState", step.after)
        seat = step.turn.seat
        for event in game.told(before, step.turn.move, after, viewer):
            match event:
                case events.TunnelLaid() | events.TunnelCollapsed():
                    change = lengths(distances, before), lengths(distances, after)
                    seen = looked.get(seat, frozenset())
                    hidden = frozenset(
                        goal for goal in range(GOAL_COUNT) if before.maze.is_face_down(goal)
                    )
                    deed = "laid" if isinstance(event, events.TunnelLaid) else "took"
                    yield Observed(step.number, seat, deed, players, change, seen, hidden)
                case events.GoalLookedAt(goal=goal):
                    looked[seat] = looked.get(seat, frozenset()) | {goal}
                case _:
                    target = on_whom(event)
                    if target is not None and target[1] != seat:
                        yield Observed(
                            step.number,
                            seat,
                            target[0],
                            players,
                            target=target[1],
                            hostile=target[0] in {"broke", "imprisoned"},
                        )


def on_whom(event: Any) -> tuple[str, int] | None:
    """The deed and its target, of an event that helps or harms another player."""
    match event:
        case events.ToolBroken(target=target):
            return "broke", target
        case events.ToolRepaired(target=target):
            return "mended", target
        case events2.PlayerImprisoned(target=target):
            return "imprisoned", target
        case events2.PlayerFreed(target=target):
            return "freed", target
        case _:
            return None


def lengths(distances: Distances, state: DigState) -> Lengths:
    """The number of cards missing to each goal, whatever anybody knows of the goals.

    The fewest count, from any end of the tunnel: how hard a card is to come by is a bot's concern.
    """
    unseen = cast("DigState", state.copy())
    unseen.peeks = 0
    maze = unseen.maze
    maze.grow(DETOUR, DETOUR, DETOUR, DETOUR)  # the grid has no edge
    distances.look(unseen, maze)
    ends = [
        maze.cell(col_of(place), row_of(place))
        for place in (site >> SITE_SHIFT for site in maze.sites)
    ]
    reached = [cell for cell in ends if maze.cells[cell] >> WALKED_SHIFT]
    return tuple(
        min(
            (int(distances.ways[goal * distances.size + cell]) for cell in reached),
            default=int(FAR),
        )
        if maze.is_face_down(goal)
        else 0
        for goal in range(GOAL_COUNT)
    )
