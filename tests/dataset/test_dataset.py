"""Games as data: reloadable to the same games, and seat by seat with what that seat saw."""

import json
from pathlib import Path
from typing import Any

import pytest

from sabot.arena.command import Asked, contest_of
from sabot.arena.contest import ContestDeal
from sabot.cli import run
from sabot.core.errors import SabotError
from sabot.core.rng import Rng
from sabot.dataset.card import card
from sabot.dataset.load import records, rows
from sabot.dataset.rows import COLUMNS, TABLES, DecisionRow, ToldRow, rows_of
from sabot.dataset.write import write_dataset
from sabot.games.registry import GAMES
from sabot.table.record import Record, format_record, parse_record, replay, verify

OPTIONS = [
    "saboteur(players=3,rounds=2)",
    "saboteur2(players=4,rounds=1)",
    "seven_seals(players=3,rounds=2)",
    "sabotage(players=4,rounds=1)",
]


def played(options: str, *, talk: bool = False, seed: str = "1") -> Record:
    """The record of a game in the arena."""
    name, _, rest = options.rstrip(")").partition("(")
    bots = ("rules@babbler",) if talk else ("random",)
    asked = Asked(name, bots, None, rest, "mixed", None, seed, 10.0, talk, records=True)
    (text,) = ContestDeal(contest_of(asked), 0).play().records
    return parse_record(text)


@pytest.mark.parametrize("options", OPTIONS)
def test_the_arena_keeps_whole_records(options: str) -> None:
    record = played(options)
    assert verify(record) > 0
    assert record.scores is not None
    assert record.names[1] == "random B"


def test_records_keep_what_was_said() -> None:
    record = played("saboteur(players=4,rounds=1)", talk=True)
    assert verify(record) > 0
    assert record.rounds[0].claims
    found = [row for row in rows_of("1", record) if isinstance(row, ToldRow)]
    said = {text for row in found for text in row.said}
    assert len(said) > 0
    assert all(" says " in text for text in said)


@pytest.mark.parametrize("form", ["jsonl", "parquet"])
def test_a_dataset_is_reloaded_to_the_same_games(form: str, tmp_path: Path) -> None:
    if form == "parquet":
        pytest.importorskip("pyarrow")
    games = [played(options) for options in OPTIONS]
    summary = write_dataset(games, tmp_path / "data", [form])
    again = [*records(tmp_path / "data")]
    assert [*map(format_record, again)] == [*map(format_record, games)]
    written = {name: [*rows(tmp_path / "data", name)] for name in TABLES}
    assert {name: summary.rows[kind] for name, kind in TABLES.items()} == {
        name: len(each) for name, each in written.items()
    }
    expected = [
        row for number, each in enumerate(games, 1) for row in rows_of(f"{number:06}", each)
    ]
    for name, kind in TABLES.items():
        mine = [row for row in expected if isinstance(row, kind)]
        assert as_json(written[name]) == as_json(mine)


def as_json(found: Any) -> Any:
    """Rows as plain data, in which tuples are lists."""
    import msgspec  # noqa: PLC0415 (only here)

    return json.loads(msgspec.json.encode(found))


@pytest.mark.parametrize("options", OPTIONS)
def test_a_seat_has_only_what_it_saw(options: str) -> None:
    """In another world with the same view, the rows of the seat are the same."""
    record = played(options)
    game, rng = record.game, Rng(3)
    decisions = [row for row in rows_of("1", record) if isinstance(row, DecisionRow)]
    turns = [step for step in replay(record) if step.turn is not None]
    for row, step in list(zip(decisions, turns, strict=True))[:: max(1, len(turns) // 10)]:
        world = game.imagine(game.view(step.before, row.seat), rng)
        other = as_json(game.view(world, row.seat))
        assert as_json(row.view) == other
        assert row.moves[row.index] == row.move


@pytest.mark.parametrize("options", OPTIONS)
def test_other_seats_are_told_as_spectators_or_more(options: str) -> None:
    """What a row tells is what the game tells that seat, event by event."""
    record = played(options)
    game = record.game
    rows_told: list[ToldRow] = []
    rows_told += [row for row in rows_of("1", record) if isinstance(row, ToldRow)]
    players: int = record.options.players
    assert len(rows_told) % players == 0
    for at, step in enumerate(replay(record)):
        for seat in range(players):
            row: ToldRow = rows_told[at * players + seat]
            told = (
                game.told_deal(step.after, seat)
                if step.turn is None
                else [
                    game.event_for(each, seat)
                    for each in game.happened(step.before, step.turn.move, step.after)
                ]
            )
            assert (row.seat, row.step) == (seat, step.number)
            assert as_json(row.told) == as_json(told)


def test_the_card_explains_every_column(tmp_path: Path) -> None:
    summary = write_dataset([played(OPTIONS[0])], tmp_path / "data", ["jsonl"])
    text = (tmp_path / "data" / "README.md").read_text("utf-8")
    assert text == card(summary, [".jsonl"])
    for name, kind in TABLES.items():
        assert set(COLUMNS[kind]) == set(kind.__struct_fields__)
        assert f"## {name}: {summary.rows[kind]} rows" in text
    assert "| `saboteur(players=3,edition=gigamic,rounds=2)` | 1 |" in text
    assert "| `random` | 3 |" in text
    (code,) = [part.split("```")[0] for part in text.split("```python\n")[1:]]
    exec(code.replace('Path(".")', f"Path({str(tmp_path / 'data')!r})"), {})  # noqa: S102


def test_names_of_people_are_not_on_the_card(tmp_path: Path) -> None:
    record = played(OPTIONS[3])
    record.names[0] = "Ann Bee"
    write_dataset([record], tmp_path / "data", ["jsonl"])
    text = (tmp_path / "data" / "README.md").read_text("utf-8")
    assert "Ann" not in text
    assert "| `a person` | 1 |" in text


def test_the_command_line_makes_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, out = tmp_path / "kept", tmp_path / "data"
    asked = ["arena", "sabotage", "--options", "rounds=1", "--bots", "random", "--deals", "3"]
    assert run([*asked, "--workers", "1", "--quiet", "--records", str(kept)]) == 0
    names = [f"deal-00000{deal}-game-01.record" for deal in (1, 2, 3)]
    assert sorted(path.name for path in kept.iterdir()) == names
    assert run(["dataset", str(kept), "--out", str(out)]) == 0
    assert "3 games" in capsys.readouterr().out
    assert run(["verify", str(kept / names[0])]) == 0
    assert run([*asked, "--records", str(kept)]) == 2
    assert run(["dataset", str(kept), "--out", str(out)]) == 2
    assert run(["dataset", str(tmp_path), "--out", str(tmp_path / "x")]) == 2
    assert "exists already" in capsys.readouterr().err


def test_other_tables_and_forms_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SabotError, match="there is no format 'xml'"):
        write_dataset([], tmp_path / "x", ["xml"])
    with pytest.raises(SabotError, match="there is no table 'moves'"):
        rows(tmp_path, "moves")
    with pytest.raises(SabotError, match="there is no table 'games' in"):
        rows(tmp_path, "games")
    assert set(GAMES) == {options.partition("(")[0] for options in OPTIONS}
