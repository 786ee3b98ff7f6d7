"""The tables of a dataset, as types, with the meaning of every column."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from sabot.core.notation import format_seat
from sabot.table.record import Record, Step, format_record, replay


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """One whole game. `record` is the truth of it, hidden cards and all, and rebuilds the game."""

    id: str
    game: str
    rules: int
    options: str
    players: int
    names: tuple[str, ...]
    rounds: int
    decisions: int
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]
    record: str


class DecisionRow(msgspec.Struct, frozen=True, kw_only=True):
    """One decision, with what the seat that made it knew then."""

    id: str
    step: int
    round: int
    seat: int
    view: Any
    moves: tuple[str, ...]
    move: str
    index: int


class ToldRow(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat was told of one deal or move, and what was then claimed in public."""

    id: str
    step: int
    round: int
    seat: int
    mover: int | None
    told: tuple[Any, ...]
    said: tuple[str, ...]


Row = GameRow | DecisionRow | ToldRow
TABLES: Final[dict[str, type[Row]]] = {
    "games": GameRow,
    "decisions": DecisionRow,
    "told": ToldRow,
}
# Columns whose values are JSON: objects in JSON lines, text in Parquet.
AS_JSON: Final = frozenset({"view", "told"})

COLUMNS: Final[dict[type[Row], dict[str, str]]] = {
    GameRow: {
        "id": "the number of the game in this dataset; the other tables name it",
        "game": "which game",
        "rules": "the version of its rules",
        "options": "the options in one text, such as `saboteur(players=5)`",
        "players": "how many play",
        "names": "who played, seat by seat; a bot by its kind and the letter of its seat",
        "rounds": "how many rounds were dealt",
        "decisions": "how many moves were made",
        "scores": "the score of each seat; null if the game was not finished",
        "winners": "the seats that won; none if the game was not finished",
        "record": "the whole game as text, which `sabot replay` and `sabot verify` read",
    },
    DecisionRow: {
        "id": "the game",
        "step": "the number of the move in the game, from 1",
        "round": "the round, from 1",
        "seat": "who decided, from 0",
        "view": "all that the seat could see, as the game's view",
        "moves": "the legal moves as text, in the order of the view",
        "move": "the move that was made, as text",
        "index": "its place among the legal moves",
    },
    ToldRow: {
        "id": "the game",
        "step": "the number of the move; for a deal that of the move before, 0 for the first",
        "round": "the round, from 1",
        "seat": "who was told, from 0",
        "mover": "who moved; null for a deal",
        "told": "the events, as this seat was told them",
        "said": "the claims that were made before the next move, as `B says …`",
    },
}


def game_row(number: str, record: Record, decisions: int) -> GameRow:
    """The row of a whole game."""
    game, scores = record.game, record.scores
    return GameRow(
        id=number,
        game=game.id,
        rules=game.rules_version,
        options=game.format_options(record.options),
        players=record.options.players,
        names=tuple(record.names),
        rounds=len(record.rounds),
        decisions=decisions,
        scores=scores,
        winners=(),
        record=format_record(record),
    )


def rows_of(number: str, record: Record) -> Iterator[Row]:
    """All rows of a game: its decisions, what each seat was told, and in the end the game."""
    game = record.game
    decisions = 0
    last: Step | None = None
    for step in replay(record):
        if step.turn is not None:
            decisions += 1
            yield decision_row(number, record, step)
        for seat in range(record.options.players):
            yield told_row(number, record, step, seat)
        last = step
    row = game_row(number, record, decisions)
    outcome = None if last is None else game.outcome(last.after)
    yield row if outcome is None else msgspec.structs.replace(row, winners=outcome.winners)


def decision_row(number: str, record: Record, step: Step) -> DecisionRow:
    """The row of a move: the view of its seat, from which nothing else can be read."""
    game, turn = record.game, step.turn
    if turn is None:
        raise AssertionError("a deal is no decision")
    view = game.view(step.before, turn.seat)
    return DecisionRow(
        id=number,
        step=step.number,
        round=step.round_number,
        seat=turn.seat,
        view=msgspec.to_builtins(view),
        moves=tuple(map(game.format_move, view.moves)),
        move=game.format_move(turn.move),
        index=view.moves.index(turn.move),
    )


def told_row(number: str, record: Record, step: Step, seat: int) -> ToldRow:
    """The row of what a seat was told."""
    game, turn = record.game, step.turn
    told = (
        game.told_deal(step.after, seat)
        if turn is None
        else game.told(step.before, turn.move, step.after, seat)
    )
    words = game.vocabulary
    said = () if words is None else tuple(
        f"{format_seat(each.seat)} says {words.format_claim(each.claim)}" for each in step.said
    )  # fmt: skip
    return ToldRow(
        id=number,
        step=step.number,
        round=step.round_number,
        seat=seat,
        mover=None if turn is None else turn.seat,
        told=tuple(msgspec.to_builtins(each) for each in told),
        said=said,
    )
