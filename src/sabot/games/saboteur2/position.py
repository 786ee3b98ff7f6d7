"""A whole state as plain data, both ways: for tests, puzzles, bug reports and `imagine`."""

from typing import Final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.games.saboteur.dig_state import DISCARD_OPEN
from sabot.games.saboteur.encoders import (
    broken_tools,
    deck_of,
    discards_of,
    goal_at,
    hand_of,
    maze_cards,
    peeks_of,
)
from sabot.games.saboteur.encoding import PHASES, Discarded, Goal, MazeCard
from sabot.games.saboteur.position import build_table
from sabot.games.saboteur2.cards import GREEN, NAMES, ROLES
from sabot.games.saboteur2.encoding import (
    HandStep,
    RoleAway,
    Theft,
    bits_of_seats,
    hand_story,
    log_of,
    packed_seats,
    players_roles,
    put_down_of,
    roles_away,
    roles_left,
    seats_in,
    seats_of_bits,
    thefts_of,
)
from sabot.games.saboteur2.options import GAME_ID, Options, format_options, setup_of
from sabot.games.saboteur2.rules import Saboteur2, new_game
from sabot.games.saboteur2.state import (
    AWAY_KNOWN_SHIFT,
    AWAY_SEAT_SHIFT,
    DISCARD_TOGETHER,
    SEAT_BITS,
    log_entry,
)

RULES_VERSION: Final = 1


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole truth of a game. `deck` and `roles_left` begin with the next to be drawn.

    `put_down`: how many of the discards were put down face down at a time, in order;
    `prisons`: the seats in prison; `thieves`: those with a thief card, the last put down first;
    `robbers`: those yet to steal, in order; `inspected`: for each seat, whose roles it knows.
    """

    game: str = GAME_ID
    rules: int = RULES_VERSION
    options: str
    phase: str
    round: int
    seat: int
    last_seat: int
    maze: tuple[MazeCard, ...]
    goals: tuple[Goal, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    aside: tuple[str, ...]
    discards: tuple[Discarded, ...]
    put_down: tuple[int, ...]
    broken: tuple[tuple[str, ...], ...]
    prisons: tuple[int, ...]
    thieves: tuple[int, ...]
    robbers: tuple[int, ...]
    looked_at: tuple[tuple[int, ...], ...]
    inspected: tuple[tuple[int, ...], ...]
    roles: tuple[str, ...]
    roles_left: tuple[str, ...]
    roles_away: tuple[RoleAway, ...]
    hand_story: tuple[HandStep, ...]
    nuggets: tuple[int, ...]
    thefts: tuple[Theft, ...]


def position(state: Saboteur2, options: Options) -> Position:
    """The state as plain data."""
    seats = range(options.players)
    return Position(
        options=format_options(options),
        phase=PHASES[state.phase],
        round=int(state.round_number),
        seat=int(state.seat),
        last_seat=int(state.last_seat),
        maze=tuple(maze_cards(state)),
        goals=tuple(goal_at(state, goal) for goal in range(3)),
        hands=tuple(tuple(hand_of(state, seat)) for seat in seats),
        deck=tuple(deck_of(state)),
        aside=tuple(NAMES[card] for card in state.aside),
        discards=tuple(discards_of(state)),
        put_down=put_down_of(state),
        broken=tuple(broken_tools(state, seat) for seat in seats),
        prisons=seats_of_bits(int(state.prisons)),
        thieves=seats_in(int(state.thieves)),
        robbers=seats_in(int(state.robbers)),
        looked_at=tuple(peeks_of(state, seat) for seat in seats),
        inspected=tuple(seats_of_bits(int(state.knows[seat])) for seat in seats),
        roles=players_roles(state),
        roles_left=roles_left(state),
        roles_away=roles_away(state),
        hand_story=hand_story(state),
        nuggets=tuple(int(nuggets) for nuggets in state.nuggets),
        thefts=thefts_of(state),
    )


def build(data: Position, options: Options) -> Saboteur2:
    """The state that a sound position describes."""
    state = new_game(setup_of(options))
    state.phase = PHASES.index(data.phase)
    state.round_number = data.round
    state.seat = data.seat
    state.last_seat = data.last_seat
    build_table(state, data)
    build_roles(state, data)
    state.aside = vec[i64](NAMES.index(card) for card in data.aside)
    mark_together(state, data.put_down)
    state.prisons = bits_of_seats(data.prisons)
    state.thieves = packed_seats(data.thieves)
    state.robbers = packed_seats(data.robbers)
    state.nuggets = vec[i64](data.nuggets)
    state.thefts = vec[i64](theft.thief << SEAT_BITS | theft.victim for theft in data.thefts)
    for kind, seat, detail in log_of(data.hand_story):
        state.log = append(state.log, log_entry(kind, seat, detail))
    return state


def mark_together(state: Saboteur2, put_down: tuple[int, ...]) -> None:
    """Mark the face-down discards that were put down together with the one before."""
    face_down = [index for index, entry in enumerate(state.discards) if not entry & DISCARD_OPEN]
    firsts = {sum(put_down[:number]) for number in range(len(put_down))}
    for number, index in enumerate(face_down):
        if number not in firsts:
            state.discards[index] |= DISCARD_TOGETHER


def build_roles(state: Saboteur2, data: Position) -> None:
    """Deal out the roles, those drawn and put away too, and who knows which."""
    # Where a role was drawn from the pile nothing is read any more.
    drawn = ["green"] * len(data.roles_away)
    roles = [*data.roles, *drawn, *data.roles_left]
    state.roles = vec[i64](ROLES.index(role) for role in roles)
    state.knows = vec[i64](bits_of_seats(seats) for seats in data.inspected)
    for away in data.roles_away:
        role = GREEN if away.role is None else ROLES.index(away.role)
        known = bits_of_seats(away.known_by) << AWAY_KNOWN_SHIFT
        state.away = append(state.away, role | away.seat << AWAY_SEAT_SHIFT | known)
