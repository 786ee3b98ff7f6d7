"""Whole states as plain data, both ways: for tests, puzzles, bug reports and `imagine`."""

from typing import Final

from librt.vecs import append, vec
from msgspec.structs import asdict
from mypy_extensions import i64

from sabot.games.saboteur.dig_state import DISCARD_OPEN
from sabot.games.saboteur.position import MinePosition, build_table, mine_position
from sabot.games.saboteur2 import encoding
from sabot.games.saboteur2.cards import GREEN, NAMES, ROLES
from sabot.games.saboteur2.options import OPTIONS, Options, setup_of
from sabot.games.saboteur2.rules import Saboteur2, new_game
from sabot.games.saboteur2.state import (
    AWAY_KNOWN_SHIFT,
    AWAY_SEAT_SHIFT,
    DISCARD_TOGETHER,
    SEAT_BITS,
    log_entry,
)

RULES_VERSION: Final = 1


class Position(MinePosition, frozen=True, kw_only=True):
    """The whole truth of a game. `roles_left` begins with the next to be drawn.

    `put_down`: how many of the discards were put down face down at a time, in order;
    `prisons`: the seats in prison; `thieves`: those with a thief card, the last put down first;
    `robbers`: those yet to steal, in order; `inspected`: for each seat, whose roles it knows.
    """

    game: str = OPTIONS.game
    rules: int = RULES_VERSION
    aside: tuple[str, ...]
    put_down: tuple[int, ...]
    prisons: tuple[int, ...]
    thieves: tuple[int, ...]
    robbers: tuple[int, ...]
    inspected: tuple[tuple[int, ...], ...]
    roles: tuple[str, ...]
    roles_left: tuple[str, ...]
    roles_away: tuple[encoding.RoleAway, ...]
    hand_story: tuple[encoding.HandStep, ...]
    nuggets: tuple[int, ...]
    thefts: tuple[encoding.Theft, ...]


def position(state: Saboteur2, options: Options) -> Position:
    """The state as plain data."""
    return Position(
        **asdict(mine_position(state, OPTIONS.game, RULES_VERSION, OPTIONS.format(options))),
        aside=tuple(NAMES[card] for card in state.aside),
        put_down=encoding.put_down_of(state),
        prisons=encoding.seats_of_bits(int(state.prisons)),
        thieves=encoding.seats_in(int(state.thieves)),
        robbers=encoding.seats_in(int(state.robbers)),
        inspected=tuple(encoding.seats_of_bits(int(known)) for known in state.knows),
        roles=encoding.players_roles(state),
        roles_left=encoding.roles_left(state),
        roles_away=encoding.roles_away(state),
        hand_story=encoding.hand_story(state),
        nuggets=tuple(int(nuggets) for nuggets in state.nuggets),
        thefts=encoding.thefts_of(state),
    )


def build(data: Position, options: Options) -> Saboteur2:
    """The state that a sound position describes."""
    state = new_game(setup_of(options))
    build_table(state, data)
    build_roles(state, data)
    state.aside = vec[i64](NAMES.index(card) for card in data.aside)
    mark_together(state, data.put_down)
    state.prisons = encoding.bits_of_seats(data.prisons)
    state.thieves = encoding.packed_seats(data.thieves)
    state.robbers = encoding.packed_seats(data.robbers)
    state.nuggets = vec[i64](data.nuggets)
    state.thefts = vec[i64](theft.thief << SEAT_BITS | theft.victim for theft in data.thefts)
    for kind, seat, detail in encoding.log_of(data.hand_story):
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
    """Set the roles, with those drawn and put away, and the seats that know them."""
    # The rules never read the place of a role that was drawn from the pile.
    drawn = ["green"] * len(data.roles_away)
    roles = [*data.roles, *drawn, *data.roles_left]
    state.roles = vec[i64](ROLES.index(role) for role in roles)
    state.knows = vec[i64](encoding.bits_of_seats(seats) for seats in data.inspected)
    for away in data.roles_away:
        role = GREEN if away.role is None else ROLES.index(away.role)
        known = encoding.bits_of_seats(away.known_by) << AWAY_KNOWN_SHIFT
        state.away = append(state.away, role | away.seat << AWAY_SEAT_SHIFT | known)
