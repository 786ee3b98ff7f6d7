"""Winners and pay of a round, from what lies on the table (SB2.6, SB2.7)."""

# Compiled by mypyc.

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.games.saboteur2.cards import BLUE, BOSS, GEOLOGIST, GREEN, PROFITEER, SABOTEUR
from sabot.games.saboteur2.maze_queries import count_shown, is_linked
from sabot.games.saboteur2.setup import BLUE_DOOR, CRYSTAL, GREEN_DOOR, MOST_PAID, NOTHING

if TYPE_CHECKING:
    from sabot.games.saboteur2.rules import Saboteur2

# The sides that can win a round, as bits.
GREEN_WINS: Final = 1
BLUE_WINS: Final = 2
LONE_BOSS_WINS: Final = 4
SABOTEURS_WIN: Final = 8


def linked_at_all(state: "Saboteur2") -> bool:
    """True if any way leads from the start to the treasure (SB2.6.1)."""
    return is_linked(state.maze, state.treasure(), state.setup.shows, NOTHING)


def open_to_blue(state: "Saboteur2") -> bool:
    """True if a way to the treasure uses no green door (SB2.6.2)."""
    return is_linked(state.maze, state.treasure(), state.setup.shows, GREEN_DOOR)


def open_to_green(state: "Saboteur2") -> bool:
    """True if a way to the treasure uses no blue door (SB2.6.2)."""
    return is_linked(state.maze, state.treasure(), state.setup.shows, BLUE_DOOR)


def in_play(state: "Saboteur2", seat: i64, role: i64) -> bool:
    """True if the seat has this role and counts as such: not in prison (SB2.6.8)."""
    return state.roles[seat] == role and not state.imprisoned(seat)


def number_in_play(state: "Saboteur2", role: i64) -> i64:
    """How many players with this role count (SB2.6.8)."""
    number: i64 = 0
    seat: i64
    for seat in range(state.setup.players):
        if in_play(state, seat, role):
            number += 1
    return number


def winning_sides(state: "Saboteur2") -> i64:
    """The sides that have won the round, as bits (SB2.6.3 to SB2.6.6)."""
    if not state.found():
        return SABOTEURS_WIN
    finder = state.roles[state.last_seat]
    sides: i64 = 0
    if open_to_green(state):
        sides |= GREEN_WINS
    if open_to_blue(state):
        sides |= BLUE_WINS
    if finder == GREEN and sides & GREEN_WINS:
        return GREEN_WINS
    if finder == BLUE and sides & BLUE_WINS:
        return BLUE_WINS
    if sides == 0 and number_in_play(state, BOSS):
        return LONE_BOSS_WINS
    if sides == 0:
        return SABOTEURS_WIN
    return sides


def wins(state: "Saboteur2", seat: i64, sides: i64) -> bool:
    """True if the seat is among the winners if these sides have won (SB2.6.6 to SB2.6.8)."""
    if state.imprisoned(seat):
        return False
    role = state.roles[seat]
    if role == GREEN:
        return sides & GREEN_WINS != 0
    if role == BLUE:
        return sides & BLUE_WINS != 0
    if role == SABOTEUR:
        return sides == SABOTEURS_WIN
    if role == BOSS:
        return sides != SABOTEURS_WIN
    if role == PROFITEER:
        return sides != LONE_BOSS_WINS or state.setup.profiteer_joins_lone_boss
    return False


def payments(state: "Saboteur2") -> vec[i64]:
    """The pay of each seat at the end of the round, before the thieves (SB2.7.1 to SB2.7.3)."""
    sides = winning_sides(state)
    players = state.setup.players
    paid = vec[i64]([0] * players)
    share = share_of_winners(state, sides)
    crystals = share_of_geologists(state)
    seat: i64
    for seat in range(players):
        if in_play(state, seat, GEOLOGIST):
            paid[seat] = crystals
        elif wins(state, seat, sides):
            paid[seat] = share_of(state.roles[seat], share)
    return paid


def share_of_winners(state: "Saboteur2", sides: i64) -> i64:
    """The share of a winner, by their number; boss and profiteer count in it (SB2.7.2)."""
    winners: i64 = 0
    seat: i64
    for seat in range(state.setup.players):
        if wins(state, seat, sides):
            winners += 1
    winners = min(winners, MOST_PAID)
    return state.setup.pay[winners]


def share_of(role: i64, share: i64) -> i64:
    """The boss gets 1 less, the profiteer 2 less, never below 0 (SB2.7.3)."""
    if role == BOSS:
        share -= 1
    elif role == PROFITEER:
        share -= 2
    if share < 0:
        return 0
    return share


def share_of_geologists(state: "Saboteur2") -> i64:
    """The share of a geologist: the crystals in the maze, divided and rounded down (SB2.7.1)."""
    geologists = number_in_play(state, GEOLOGIST)
    if geologists == 0:
        return 0
    return count_shown(state.maze, state.setup.shows, CRYSTAL) // geologists
