"""`sabot review` on the command line."""

import json
from pathlib import Path

import pytest

from tests.review.games import record_of
from tests.test_cli import sabot

QUICK = ["--playouts", "3", "--quiet"]


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.txt"
    file.write_text(record_of("saboteur(players=3)", "rules", "cli", 12), "utf-8")
    return file


@pytest.mark.slow
def test_a_game_is_reviewed_shown_and_kept(unfinished: Path, tmp_path: Path) -> None:
    page, data = tmp_path / "review.html", tmp_path / "review.json"
    done = sabot("review", str(unfinished), *QUICK, "--html", str(page), "--json", str(data))
    assert (done.returncode, done.stderr) == (0, "")
    assert "unfinished" in done.stdout
    assert "\x1b" not in done.stdout
    found = json.loads(data.read_text("utf-8"))
    assert (found["format"], found["version"], found["game"]) == ("sabot-review", 4, "saboteur")
    assert (found["finished"], found["seats"], found["playouts"]) == (False, [0, 1, 2], 3)
    assert len(found["decisions"]) == 12
    assert [len(seat["true_worth"]) for seat in found["rounds"][0]["seats"]] == [13] * 3
    assert {seat["role"] for seat in found["rounds"][0]["seats"]} <= {"digger", "saboteur"}
    for seat in found["rounds"][0]["seats"]:
        parts = ("expected", "deal", "others", "skill", "unseen")
        total = sum(seat["account"][part]["mean"] for part in parts)
        assert total == pytest.approx(seat["account"]["outcome"], abs=0.01)
    assert page.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.slow
def test_the_same_seed_gives_the_same_review_whoever_works(
    unfinished: Path, tmp_path: Path
) -> None:
    files = [tmp_path / name for name in ("one", "again", "other")]
    for file, workers, seed in zip(files, "121", "112", strict=True):
        more = ["--json", str(file), "--workers", workers, "--seed", seed, "--seat", "b"]
        done = sabot("review", str(unfinished), *QUICK, *more, "--lang", "de")
        assert done.returncode == 0, done.stderr
        assert "Rückblick" in done.stdout
    one, again, other = (file.read_bytes() for file in files)
    assert one == again
    assert one != other.replace(b'"seed": "2"', b'"seed": "1"')
    assert json.loads(one)["seats"] == [1]


def test_what_cant_be_reviewed_is_refused_in_a_sentence(unfinished: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text(unfinished.read_text("utf-8").replace("result: unfinished", "result: 1 2 3"))
    for arguments, said in (
        (["nowhere.txt"], "can't read nowhere.txt"),
        ([str(broken)], "the moves lead to the result: unfinished"),
        ([str(unfinished), "--seat", "Q"], "'Q' is no seat here; expected one of A, B, C"),
        ([str(unfinished), "--html", str(tmp_path / "no" / "x.html")], "can't write"),
    ):
        done = sabot("review", *arguments, *QUICK)
        assert done.returncode == 2
        assert said in done.stderr
        assert done.stderr.startswith("sabot: ")
        assert "Traceback" not in done.stderr


def test_a_record_without_a_deal_says_that_there_is_nothing(tmp_path: Path) -> None:
    empty = tmp_path / "empty.txt"
    empty.write_text("sabot-record: 1\ngame: saboteur(players=3)\nrules: 1\nresult: unfinished\n")
    done = sabot("review", str(empty), "--workers", "1", *QUICK)
    assert done.returncode == 0, done.stderr
    assert "nothing to review" in done.stdout
