"""A game of another package is played through every layer, with no line about it in Sabot."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.newgame.package import EXAMPLE, environment

MOST_LINES = 400


def sabot(
    folder: Path, *arguments: str, typed: str | None = None
) -> subprocess.CompletedProcess[str]:
    """The command line, where the packages in a folder are installed."""
    return subprocess.run(
        [sys.executable, "-m", "sabot", *arguments],
        env=environment(folder),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )


def test_the_package_is_small() -> None:
    code = [
        line
        for path in (EXAMPLE / "src").rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if line.strip()
    ]
    assert len(code) <= MOST_LINES


def test_it_passes_its_own_tests_which_run_the_conformance_suite(installed: Path) -> None:
    asked = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    found = subprocess.run(
        asked, env=environment(installed), capture_output=True, text=True, check=False, cwd=EXAMPLE
    )
    assert found.returncode == 0, found.stdout + found.stderr
    assert "17 passed" in found.stdout


def test_it_is_listed_with_its_players_bots_and_options(installed: Path) -> None:
    listed = sabot(installed, "games")
    assert listed.stdout.splitlines()[-1].split() == [
        *(
            "goofspiel",
            "Goofspiel",
            "2",
            "to",
            "6",
            "players",
            "random,",
            "rules,",
            "detective,",
            "searcher",
        )
    ]
    assert listed.stderr == ""
    assert "How many rounds a game has." in sabot(installed, "options", "goofspiel").stdout


@pytest.fixture(scope="session")
def record(installed: Path) -> Path:
    """The record of a game in the terminal, in which the first card is always bid."""
    file = installed / "game.record"
    asked = ["play", "goofspiel(players=3,rounds=2)", "--seed", "x", "--fast", "--lang", "fr"]
    played = sabot(installed, *asked, "--record", str(file), typed="9\n99\nbid:K\n" + "1\n" * 60)
    assert played.returncode == 0, played.stderr
    (installed / "played.txt").write_text(played.stdout, "utf-8")
    return file


def test_it_is_played_in_the_terminal_without_a_presenter(installed: Path, record: Path) -> None:
    assert record.exists()
    shown = (installed / "played.txt").read_text("utf-8")
    assert "Goofspiel: goofspiel(players=3,rounds=2)" in shown
    assert "scores You 0, Bruno 0, Carla 0".replace("You", "Toi") in shown
    assert "hand A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K" in shown
    assert " 13  bid K" in shown
    assert "· You bid 9." in shown  # of its own words, which are English only
    assert "· Bruno bids, face down." in shown
    assert "round ended (round 2; scores" in shown


def test_its_refusals_are_explained(installed: Path) -> None:
    asked = ["play", "goofspiel", "--fast", "--seed", "x", "--lang", "en"]
    said = sabot(installed, *asked, typed="bid:K\nbid:K\n").stdout
    assert "That won't do: you have bid the card K already." in said


def test_its_record_is_replayed_and_verified(installed: Path, record: Path) -> None:
    checked = sabot(installed, "verify", str(record)).stdout
    assert "ok: goofspiel(players=3,rounds=2), 2 rounds, 78 moves" in checked
    assert "deals verified" in checked
    everything = sabot(installed, "replay", str(record), "--as", "all", "--print").stdout
    assert "Player bids 9." in everything
    seen = sabot(installed, "replay", str(record), "--print").stdout
    assert "Player bids, face down." in seen
    assert "Player bids 9." not in seen
    assert everything.count("round ended") == 2
    as_seat = sabot(installed, "replay", str(record), "--as", "A", "--print").stdout
    assert "You bid 9." in as_seat


def test_its_rules_bot_beats_the_random_one_in_the_arena(installed: Path) -> None:
    out = installed / "arena.json"
    asked = ["arena", "goofspiel", "--bots", "rules,random", "--deals", "20", "--workers", "1"]
    held = sabot(installed, *asked, "--json", str(out), "--quiet")
    assert held.returncode == 0, held.stderr
    found: dict[str, Any] = json.loads(out.read_text("utf-8"))
    assert found["game"] == "goofspiel"
    assert "rounds with the highest gain, shared" in held.stdout


def test_it_is_searched_and_reviewed_by_its_rules_alone(installed: Path, record: Path) -> None:
    out = installed / "review.json"
    asked = ["review", str(record), "--seat", "A", "--playouts", "4", "--workers", "1", "--quiet"]
    found = sabot(installed, *asked, "--json", str(out), "--lang", "en")
    assert found.returncode == 0, found.stderr
    assert "What a round is worth is told in points." in found.stdout
    review: dict[str, Any] = json.loads(out.read_text("utf-8"))
    assert (review["game"], review["unit"], len(review["rounds"])) == ("goofspiel", "points", 2)
    assert len(review["decisions"]) == 26
    assert review["decisions"][0]["made"]["text"] == "bid:9"


def test_it_is_played_at_a_real_server(
    installed: Path, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.newgame.at_a_table", str(tmp_path)],
        env=environment(installed),
        capture_output=True,
        text=True,
        check=False,
        cwd=pytestconfig.rootpath,
    )
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    assert found["games"] == ["saboteur", "saboteur2", "seven_seals", "sabotage", "goofspiel"]
    assert found["title"] == "Goofspiel"
    assert found["players"] == [2, 3, 4, 5, 6]
    assert found["options"] == [
        ["players", "How many play.", "2"],
        ["rounds", "How many rounds a game has.", "1"],
    ]
    assert found["bots"] == ["random", "rules", "detective", "searcher"]
    assert found["helps"] == [False, False]
    assert len(found["moves"]) == 13
    assert found["pictures"] == ["image/png", "image/png"]
    file = tmp_path / "server.record"
    file.write_text(found["record"], "utf-8")
    checked = sabot(installed, "verify", str(file)).stdout
    scores = " ".join(map(str, found["outcome"]))
    assert f"goofspiel(players=3,rounds=2), 2 rounds, 78 moves, result {scores}" in checked
    assert "deals verified" in checked
