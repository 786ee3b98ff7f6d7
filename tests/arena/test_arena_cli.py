"""`sabot arena` on the command line."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from sabot.cli import run
from tests.test_cli import sabot

QUICK = ["arena", "saboteur", "--players", "3", "--deals", "4", "--workers", "1"]
FIRST = "tests.arena.odd_bots:first"


def test_a_contest_is_held_shown_and_kept(tmp_path: Path) -> None:
    figures, picture = tmp_path / "arena.json", tmp_path / "arena.svg"
    done = sabot(
        *QUICK, "--bots", f"{FIRST},random", "--json", str(figures), "--plot", str(picture)
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "saboteur(players=3,edition=gigamic,rounds=1), sides, seed 1: 4 deals" in done.stdout
    assert "instead of" in done.stdout
    assert "\x1b" not in done.stdout
    found = json.loads(figures.read_text())
    assert (found["format"], found["version"], found["game"]) == ("sabot-arena", 1, "saboteur")
    assert (found["deals"], found["complete"], found["decision"]) == (4, True, None)
    assert {level["bot"] for level in found["levels"]} == {FIRST, "random"}
    assert ET.parse(picture).getroot().tag.endswith("svg")  # noqa: S314 (our own)


def test_a_seed_gives_the_same_figures_again(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "again", "other")]
    for file, seed, workers in zip(files, "112", "121", strict=True):
        more = ["--bots", "random", "--seed", seed, "--json", str(file), "--workers", workers]
        assert sabot(*QUICK[:-2], *more).returncode == 0
    one, again, other = (file.read_bytes() for file in files)
    assert one == again
    assert one.replace(b'"seed": "1"', b"") != other.replace(b'"seed": "2"', b"")


@pytest.mark.slow
def test_a_test_says_how_it_ended() -> None:
    asked = ["arena", "sabotage", "--options", "rounds=1", "--bots", f"random,{FIRST}"]
    done = sabot(*asked, "--until-decided", "--delta", "0.5", "--deals", "400", "--workers", "1")
    assert done.returncode == 0
    said = done.stdout.splitlines()[-1]
    assert "log-likelihood ratio" in said
    assert "undecided" not in said
    short = sabot(*asked, "--until-decided", "--deals", "3", "--workers", "1")
    assert "undecided: whether random is better by 5 points" in short.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Missing argument 'GAME'"),
        (["saboteur"], "Missing option '--bots'"),
        (["chess", "--bots", "random"], "there is no game 'chess'"),
        (["saboteur", "--bots", "clever"], "saboteur has no bot 'clever'"),
        (["saboteur", "--bots", "random,random"], "each bot is named once"),
        (["saboteur", "--bots", ""], "has no bot ''"),
        (["saboteur", "--bots", "random", "--players", "11"], "expected 3 to 10"),
        (["saboteur", "--bots", "random", "--deals", "0"], "--deals"),
        (["saboteur", "--bots", "random", "--workers", "0"], "--workers"),
        (["saboteur(players=4)", "--bots", "random", "--players", "5"], "given twice"),
        (["saboteur", "--bots", "random", "--options", "rounds=3"], "sides play rounds=1"),
        (["sabotage", "--bots", "random", "--seating", "sides"], "expected the seating mixed"),
        (["sabotage", "--bots", "random", "--saboteurs", "1"], "no saboteurs are dealt"),
        (["saboteur", "--bots", "random", "--saboteurs", "4"], "has so many saboteurs"),
        (["saboteur", "--bots", "random", "--until-decided"], "a test needs two bots"),
        (
            ["saboteur", "--bots", f"random,{FIRST}", "--until-decided", "--alpha", "0.7"],
            "between 0 and 0.5",
        ),
        (
            ["saboteur", "--bots", f"random,{FIRST}", "--until-decided", "--delta", "-1"],
            "delta above 0",
        ),
        (["saboteur", "--bots", "random", "--json", "no/such/file"], "can't write no/such/file"),
        (["saboteur", "--bots", "tests.arena.odd_bots:unmade"], "could not be made: OSError"),
        (["sabotage", "--bots", f"random,{FIRST},random@x"], "takes no '@x'"),
    ],
)
def test_bad_input_ends_in_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", *arguments]) == 2
    shown = capsys.readouterr()
    assert not shown.out
    assert said in shown.err
    assert shown.err.startswith("sabot: ")
    assert shown.err.count("\n") == 1


def test_a_bot_that_cheats_is_named_whoever_works() -> None:
    for workers in "12":
        bots = "random,tests.arena.odd_bots:cheat"
        done = sabot(*QUICK[:-2], "--bots", bots, "--workers", workers)
        assert done.returncode == 2
        assert "the bot 'tests.arena.odd_bots:cheat' on seat " in done.stderr
        assert "made the illegal move" in done.stderr
        assert done.stderr.count("\n") == 1


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


@contextmanager
def interruptible(command: list[str], mark: Path) -> Generator[subprocess.Popen[str]]:
    """A command that Ctrl-C reaches, also where the tests run in the background and it does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        running = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "SABOT_TEST_MARK": str(mark)},
            start_new_session=True,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    with running:
        try:
            yield running
        finally:
            # Whatever has failed, nothing is left that would be waited for.
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)


def by_terminal(running: subprocess.Popen[str]) -> None:
    """Ctrl-C: it goes to all processes of the command."""
    os.killpg(running.pid, signal.SIGINT)


def by_kill(running: subprocess.Popen[str]) -> None:
    """As `kill` and service managers do: only to the command itself."""
    running.terminate()


def left_of(running: subprocess.Popen[str]) -> bool:
    """Whether any process of the command is still there."""
    try:
        os.killpg(running.pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(os.name == "nt", reason="no signals there")
@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("interrupt", [by_terminal, by_kill])
def test_an_interrupt_shows_what_is_known_so_far(
    interrupt: Callable[[subprocess.Popen[str]], None], workers: str, tmp_path: Path
) -> None:
    figures = tmp_path / "arena.json"
    mark = tmp_path / "mark"
    command = [sys.executable, "-m", "sabot", *QUICK[:-4], "--bots", "tests.arena.odd_bots:marking"]
    command += ["--deals", "1000000", "--workers", workers, "--json", str(figures)]
    with interruptible(command, mark) as running:
        # Three bots a game, so the first task of eight deals is long done.
        wait_until(lambda: mark.exists() and mark.stat().st_size > 300)
        interrupt(running)
        said, complaints = running.communicate(timeout=30)
        wait_until(lambda: not left_of(running))
    assert running.returncode == 130
    assert "interrupted: what is known so far" in said
    assert "digger" in said
    assert not complaints
    found = json.loads(figures.read_text())
    assert not found["complete"]
    assert 0 < found["deals"] < 1_000_000


def test_help_names_every_option() -> None:
    done = sabot("arena", "--help", COLUMNS="120")
    assert done.returncode == 0
    for option in ("--bots", "--deals", "--until-decided", "--json", "--plot", "--ray"):
        assert option in done.stdout
