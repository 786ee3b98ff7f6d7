"""Positions: whole states as plain data and as JSON, with the checks that all games share."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Sized

import msgspec

from sabot.core.errors import BadPosition, expect
from sabot.core.game import DealT, EventT, Game, MoveT, PositionT, StateT, ViewT
from sabot.core.game import OptionsT as GameOptionsT
from sabot.core.options import OptionSet, OptionsT, SetupT, split_text


class GamePosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base class of every game's position. `rules` is the version of the rules."""

    game: str
    rules: int
    options: str


class PhasePosition(GamePosition, frozen=True, kw_only=True):
    """Base class of the positions of a game that has phases: one of them is "over"."""

    phase: str
    round: int


def write_position(
    game: Game[StateT, GameOptionsT, DealT, MoveT, EventT, ViewT, PositionT], state: StateT
) -> bytes:
    """The whole state as JSON."""
    return msgspec.json.encode(game.position(state))


def read_position(
    game: Game[StateT, GameOptionsT, DealT, MoveT, EventT, ViewT, PositionT], data: bytes | str
) -> StateT:
    """The state that JSON describes; refuses what is no position or an impossible one."""
    try:
        position = msgspec.json.decode(data, type=game.position_type)
    except (msgspec.DecodeError, UnicodeError) as reason:
        raise BadPosition(f"this is no position of {game.id}: {reason}") from None
    return game.from_position(position)


# Checks that all games share.


def options_in(data: GamePosition, options: OptionSet[OptionsT, SetupT], rules: int) -> OptionsT:
    """The options of a position; refuses another game or an unknown version of the rules."""
    game = options.game
    expect(data.game == game, f"this is a position of '{data.game}'; expected {game}")
    expect(data.rules == rules, f"rules version {data.rules} is unknown; expected {rules}")
    named, choices = split_text(data.options)
    expect(named == game, f"the options are those of '{named}'; expected {game}")
    return options.make(choices)


def check_rows(rows: Mapping[str, Sized], players: int) -> None:
    """Refuse rows, given by name, that do not have one entry for each seat."""
    for what, each in rows.items():
        expect(len(each) == players, f"{len(each)} {what} for {players} players")


def check_seats_exist(seats: Iterable[int], players: int) -> None:
    """Refuse a seat outside the table."""
    expect(all(0 <= seat < players for seat in seats), f"a seat is not from 0 to {players - 1}")


def check_round(data: PhasePosition, rounds: int) -> None:
    """Refuse a round that the game does not have."""
    expect(0 <= data.round <= rounds, f"round {data.round} of {rounds}")


def check_last_round(data: PhasePosition, rounds: int) -> None:
    """Refuse a game that ends before its last round, or goes on after it."""
    expect((data.round == rounds) == (data.phase == "over"), "the game ends with its last round")


def check_counts(
    have: Counter[str] | Counter[str | None],
    names: Sequence[str],
    counts: Sequence[int],
    what: str = "cards",
) -> None:
    """Refuse cards whose numbers differ from these counts."""
    for name, count in zip(names, counts, strict=True):
        expect(have[name] == count, f"there are {have[name]} {what} {name}; expected {count}")
