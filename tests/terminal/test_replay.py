from itertools import cycle

import pytest

from sabot.core.errors import BadRecord, SabotError
from sabot.locales import Words
from sabot.table.record import Record, parse_record
from sabot.terminal.replay import Perspective, Replay, perspective_named
from sabot.terminal.session import play
from tests.terminal.scripts import FIRST_OFFERED, Output, game, screen_of, scripted


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("records") / "game.txt"
    screen = screen_of(scripted(cycle(FIRST_OFFERED)), Output())
    play(game("saboteur(players=4,rounds=2)"), file, screen, Words("en"))
    return file.read_text("utf-8")


@pytest.fixture
def record(text: str) -> Record:
    return parse_record(text)


def browsed(record: Record, answers: list[str], perspective: Perspective = None) -> str:
    output = Output()
    screen = screen_of(scripted(iter(answers)), output)
    Replay(record, perspective, screen, Words("en")).browse()
    return output.getvalue()


def printed(record: Record, perspective: Perspective) -> str:
    output = Output()
    screen = screen_of(scripted(iter([])), output)
    Replay(record, perspective, screen, Words("en")).print()
    return output.getvalue()


def titles(text: str) -> list[str]:
    return [
        line.split(" of ")[0] for line in text.splitlines() if line.startswith(("Move", "Before"))
    ]


def test_a_replay_steps_and_jumps(record: Record) -> None:
    text = browsed(record, ["", "n", "p", "9", "x", "99999", "0", "q"])
    assert titles(text) == ["Before move 1", "Move 1", "Move 2", "Move 1", "Move 9"]
    assert text.count("There is no move") == 2


def test_a_replay_stops_at_both_ends(record: Record) -> None:
    last = sum(len(played.turns) for played in record.rounds)
    text = browsed(record, ["p", "e", "n", "q"])
    ends = ["Before move 1", "Before move 1", f"Move {last}", f"Move {last}"]
    assert titles(text) == ends


def test_a_spectator_sees_no_hand_and_no_discard(record: Record) -> None:
    text = printed(record, None)
    assert "discards a card." in text
    assert "discards tunnel" not in text
    assert " draws" not in text


def test_all_shows_hands_roles_and_discards(record: Record) -> None:
    text = printed(record, "all")
    assert "discards a card." not in text
    assert " draws a" in text
    first = browsed(record, ["q"], "all")
    assert "gold\N{NON-BREAKING HYPHEN}digger" in first
    assert "◆" in first
    assert "A: " in first


def test_a_seat_is_addressed_in_person(record: Record) -> None:
    text = printed(record, 1)
    assert "You draw" in text
    assert "Bruno draws" not in text


def test_names_in_a_record_can_not_steer_the_terminal(record: Record) -> None:
    record.names[1] = "\x1b]0;x\x07"
    assert "\x1b" not in printed(record, None)


def test_a_record_may_lack_names(record: Record) -> None:
    record.names = []
    assert "D discards a card." in printed(record, None)


def test_a_bad_record_is_refused_before_anything_is_shown(record: Record) -> None:
    del record.rounds[0].turns[0]
    with pytest.raises(BadRecord, match="line "):
        printed(record, None)


def test_perspectives_have_names(record: Record) -> None:
    assert perspective_named("spectator", record) is None
    assert perspective_named("all", record) == "all"
    assert perspective_named("d", record) == 3
    with pytest.raises(SabotError, match="expected A, B, C, D, spectator or all"):
        perspective_named("E", record)
