import os
import subprocess
import sys
from pathlib import Path

import pytest

# Play needs input that never runs dry; each line is an answer that may or may not fit.
ANSWERS = "1\n1\nd 1\n\n" * 400


def sabot(
    *arguments: str, answers: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    settings = {**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8", **environment}
    return subprocess.run(  # our own program
        [sys.executable, "-m", "sabot", *arguments],
        input=answers, capture_output=True, encoding="utf-8", env=settings, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.txt"
    options = "saboteur(players=4,edition=zman)"
    done = sabot("play", options, "--seed", "cli", "--record", str(file), answers=ANSWERS)
    assert done.returncode == 0, done.stderr
    return file


def test_a_game_played_to_its_end_verifies(record: Path) -> None:
    done = sabot("verify", str(record))
    assert done.returncode == 0
    assert done.stdout.startswith("ok: saboteur(players=4,edition=zman), 3 rounds, ")
    assert not done.stderr


def line_of(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(f"{name}: "))


def test_verify_works_out_the_deals_again(record: Path) -> None:
    said = sabot("verify", str(record)).stdout.splitlines()
    assert said[1] == "deals verified: each follows from the seed, and the seed fits the commitment"
    commitment = line_of(record.read_text("utf-8"), "commitment").split()[1]
    assert said[2] == f"compare the commitment that you were shown: {commitment}"


@pytest.mark.parametrize("dropped", [["seed"], ["seed", "commitment"]])
def test_verify_says_that_it_takes_a_seed(record: Path, tmp_path: Path, dropped: list[str]) -> None:
    text = record.read_text("utf-8")
    for name in dropped:
        text = text.replace(line_of(text, name) + "\n", "")
    file = tmp_path / "game.txt"
    file.write_text(text, "utf-8")
    done = sabot("verify", str(file))
    assert done.returncode == 0
    assert done.stdout.splitlines()[1:] == ["deals not verified: no seed is in the record"]


def test_a_deal_that_was_tampered_with_is_refused(record: Path, tmp_path: Path) -> None:
    text = record.read_text("utf-8")
    gold = line_of(text, "gold")
    cards = gold.split()[1:]
    file = tmp_path / "game.txt"
    file.write_text(text.replace(gold, f"gold: {' '.join(sorted(cards))}", 1), "utf-8")
    # Cut short, so that the rules alone find nothing wrong.
    cut = file.read_text("utf-8").split("moves:")[0]
    file.write_text(f"{cut}moves:\nresult: unfinished\n", "utf-8")
    done = sabot("verify", str(file))
    assert done.returncode == 2
    assert not done.stdout
    assert "the deal of round 1 is not the one that the seed" in done.stderr


def test_games_have_seeds_of_their_own(tmp_path: Path) -> None:
    seeds: set[str] = set()
    for name in ("one", "two"):
        assert sabot("play", "--record", str(tmp_path / name)).returncode == 0
        seeds.add(line_of((tmp_path / name).read_text("utf-8"), "seed"))
    assert len(seeds) == 2


def test_a_bad_record_is_refused_with_its_line(record: Path, tmp_path: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    first = lines.index("moves:") + 1
    lines[first] = lines[first][:3] + " pass:xNESW"
    bad = tmp_path / "bad.txt"
    bad.write_text("\n".join(lines), "utf-8")
    done = sabot("verify", str(bad))
    assert done.returncode == 2
    assert not done.stdout
    assert done.stderr.startswith(f"sabot: line {first + 1}: ")
    assert done.stderr.count("\n") == 1


def test_a_record_is_printed_for_pipes(record: Path) -> None:
    done = sabot("replay", str(record), "--print", "--as", "all", "--lang", "fr")
    assert done.returncode == 0
    assert "Coup 1 sur" in done.stdout
    assert "\x1b" not in done.stdout


def test_a_replay_ends_quietly_with_the_input(record: Path) -> None:
    done = sabot("replay", str(record), answers="n\n")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_game_ends_quietly_with_the_input() -> None:
    done = sabot("play", LC_ALL="de_DE.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Du hast das Spiel verlassen." in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "saboteur(players=2)"], "expected 3 to 10"),
        (["play", "saboteur(players=3)", "--seat", "D"], "expected a letter from A to C"),
        (["play", "--lang", "xx"], "'en', 'fr', 'it', 'de'"),
        (["play", "--bots", "clever"], "expected one of random"),
        (["play", "--record", "no/such/folder/game.txt"], "can't write"),
        (["replay", "no-such-file"], "can't read no-such-file"),
        (["verify", "."], "can't read ."),
        (["verify", os.devnull], "line 1: expected 'sabot-record: …'"),
        (["verify"], "FILE"),
        (["options", "chess"], "there is no game 'chess'"),
        (["dance"], "No such command"),
        (["--dance"], "No such option"),
    ],
)
def test_bad_input_ends_in_one_sentence(arguments: list[str], said: str) -> None:
    done = sabot(*arguments)
    assert done.returncode == 2
    assert not done.stdout
    assert said in done.stderr
    assert done.stderr.startswith("sabot: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("data", "said"), [(b"\xff\xfe", "not UTF-8"), (b"#" * 1_000_001, "too large")]
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, data: bytes, said: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)
    done = sabot("verify", str(file))
    assert done.returncode == 2
    assert said in done.stderr


def test_options_are_listed_with_their_defaults() -> None:
    done = sabot("options", "saboteur")
    assert done.returncode == 0
    assert "players=3 to 10" in done.stdout
    assert (
        "Default: hands_empty in gigamic, hands_empty in amigo, all_passed in zman." in done.stdout
    )
    assert done.stdout.strip() in sabot("options").stdout


def test_help_and_version() -> None:
    assert sabot("--version").stdout.startswith("sabot 0.")
    for arguments in ([], ["play"], ["replay"]):
        done = sabot(*arguments, "--help")
        assert done.returncode == 0
        assert "Usage: sabot" in done.stdout


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [
        ({}, False),
        ({"FORCE_COLOR": "1"}, True),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
    ],
)
def test_a_pipe_has_colours_only_if_they_are_forced(
    record: Path, environment: dict[str, str], *, coloured: bool
) -> None:
    settings = {"FORCE_COLOR": "", "NO_COLOR": "", "TERM": "xterm", **environment}
    done = sabot("replay", str(record), "--print", **settings)
    assert done.returncode == 0, done.stderr
    assert ("\x1b[" in done.stdout) == coloured


def test_shells_can_complete_commands() -> None:
    done = sabot(_SABOT_COMPLETE="complete_bash", COMP_WORDS="sabot do", COMP_CWORD="1")
    assert "doctor" in done.stdout
