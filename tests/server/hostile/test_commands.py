"""Commands that should not have been sent: refused with the right reason, without effect."""

from typing import Any

import pytest

from tests.server.hostile.tables import (
    BOB,
    CEM,
    HOST,
    WATCHER,
    Played,
    answer,
    asked,
    start_of,
    told_until_pong,
)

pytestmark = pytest.mark.asyncio

SAY = {"do": "say", "phrase": "hello"}
SETTINGS = {"game": "saboteur(players=3)"}
LONG_AGO = 300


async def refusal(played: Played, person: int, command: dict[str, Any]) -> str:
    """The reason for which a command is refused; nobody else hears of it."""
    async with played.unmoved(), played.wire_of(person) as raw:
        refused = await asked(raw, command)
        assert refused["type"] == "refused", refused
        assert refused["id"] == "a"
        assert refused["words"]
        assert await told_until_pong(raw) == []
        return str(refused["reason"])


async def test_a_command_that_is_sent_again_is_done_once_and_answered(played: Played) -> None:
    before = len(await played.log())
    async with played.wire_of(HOST) as raw, played.wire_of(HOST) as other:
        assert (await asked(raw, SAY))["ack"] == "a"
        assert (await asked(raw, SAY))["type"] == "done"
        assert (await answer(other))["type"] == "news"
        assert (await asked(other, SAY))["type"] == "done"
    assert len(await played.log()) == before + 1


async def test_the_id_of_a_command_is_one_persons_own(played: Played) -> None:
    before = len(await played.log())
    for person in (HOST, BOB):
        async with played.wire_of(person) as raw:
            assert (await asked(raw, SAY))["ack"] == "a"
    assert len(await played.log()) == before + 2


async def test_what_was_done_long_ago_is_not_done_again(played: Played) -> None:
    async with played.wire_of(HOST) as raw:
        for n in range(LONG_AGO):
            await raw.say({"type": "do", "id": f"c{n}", "command": SAY})
        assert len(await told_until_pong(raw)) == LONG_AGO
    async with played.unmoved(), played.wire_of(HOST) as raw:
        assert (await asked(raw, SAY, "c0"))["type"] == "done"


async def test_a_refused_command_may_be_tried_again_under_its_id(gathering: Played) -> None:
    async with gathering.wire_of(WATCHER) as raw:
        assert (await asked(raw, {"do": "sit", "seat": 0}))["reason"] == "seat-taken"
        async with gathering.wire_of(HOST) as host:
            assert (await asked(host, {"do": "stand"}))["ack"] == "a"
        assert (await answer(raw))["type"] == "news"
        assert (await asked(raw, {"do": "sit", "seat": 0}))["ack"] == "a"


async def test_moves_for_another_turn_are_late(played: Played) -> None:
    seat, turn, moves = await start_of(played)
    for other in (turn - 1, turn + 1, 2**63, 10**30, -(10**30)):
        move = {"do": "move", "turn": other, "move": moves[0]}
        assert await refusal(played, seat, move) == "late"


async def test_of_moves_in_the_wrong_order_only_the_fitting_one_is_made(played: Played) -> None:
    seat, turn, moves = await start_of(played)
    before = len(await played.log())
    async with played.wire_of(seat) as raw:
        later = await asked(raw, {"do": "move", "turn": turn + 1, "move": moves[0]}, "second")
        assert later["reason"] == "late"
        assert (await asked(raw, {"do": "move", "turn": turn, "move": moves[0]}))["ack"] == "a"
        again = await asked(raw, {"do": "move", "turn": turn, "move": moves[0]}, "first again")
        assert again["reason"] == "late"
    assert len(await played.log()) == before + 1


async def test_nobody_moves_for_another_seat(played: Played) -> None:
    seat, turn, moves = await start_of(played)
    move = {"do": "move", "turn": turn, "move": moves[0]}
    for other in {HOST, BOB, CEM} - {seat}:
        assert await refusal(played, other, move) == "not-your-turn"
    assert await refusal(played, WATCHER, move) == "not-seated"


@pytest.mark.parametrize(
    "move",
    [
        "nonsense",
        "",
        "\0",
        "x" * 15_000,
        {"move": "pass"},
        {"move": "nonsense"},
        {"move": "lay", "card": "nonsense", "col": 1, "row": 0},
        {"move": "rockfall", "col": 2**63, "row": -(2**63)},
        {"move": "rockfall", "col": 10**30, "row": 0},
        {"move": "break", "tool": "lantern", "seat": -1},
        {"move": "map", "goal": 2**64},
        None,
        7,
        [],
        {},
    ],
)
async def test_what_is_no_move_is_refused(played: Played, move: Any) -> None:
    seat, turn, _ = await start_of(played)
    command = {"do": "move", "turn": turn, "move": move}
    assert await refusal(played, seat, command) in {"bad-move", "not-in-hand"}


@pytest.mark.parametrize(
    "command",
    [
        {"do": "add-bot", "seat": 0, "kind": "random"},
        {"do": "remove-bot", "seat": 0},
        {"do": "replace", "seat": 0, "kind": "random"},
        {"do": "change-settings", "settings": SETTINGS},
        {"do": "start"},
        {"do": "start", "fill": "random"},
        {"do": "rematch"},
        {"do": "hand-over", "person": BOB},
        {"do": "remove", "person": HOST},
    ],
)
async def test_what_the_host_may_do_nobody_else_may(gathering: Played, command: Any) -> None:
    assert await refusal(gathering, BOB, command) == "not-host"
    assert await refusal(gathering, WATCHER, command) == "not-host"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ({"do": "sit", "seat": 3}, "no-seat"),
        ({"do": "sit", "seat": -1}, "no-seat"),
        ({"do": "sit", "seat": 10**30}, "no-seat"),
        ({"do": "sit", "seat": BOB}, "seat-taken"),
        ({"do": "add-bot", "seat": BOB, "kind": "random"}, "seat-taken"),
        ({"do": "add-bot", "seat": BOB, "kind": "nonsense"}, "no-bot"),
        ({"do": "remove-bot", "seat": BOB}, "no-bot-there"),
        ({"do": "replace", "seat": 3, "kind": "random"}, "no-seat"),
        ({"do": "start", "fill": "nonsense"}, "no-bot"),
        ({"do": "hand-over", "person": 4}, "no-person"),
        ({"do": "hand-over", "person": -1}, "no-person"),
        ({"do": "remove", "person": 2**64}, "no-person"),
        ({"do": "remove", "person": HOST}, "no-person"),
        ({"do": "give-words", "words": "x" * 1000}, "bad-words"),
        ({"do": "move", "turn": 0, "move": {"move": "map", "goal": 0}}, "no-game"),
        ({"do": "ready"}, "nothing-to-await"),
        ({"do": "pause"}, "no-game"),
        ({"do": "resume"}, "not-paused"),
        ({"do": "rematch"}, "not-over"),
        ({"do": "change-settings", "settings": {"game": "chess"}}, "bad-options"),
        ({"do": "change-settings", "settings": {"game": "saboteur(players=99)"}}, "bad-options"),
        (
            {"do": "change-settings", "settings": {**SETTINGS, "clock": {"seconds": 10**400}}},
            "clock-seconds",
        ),
        (
            {"do": "change-settings", "settings": {**SETTINGS, "clock": {"increment": -1}}},
            "clock-seconds",
        ),
        ({"do": "change-settings", "settings": {**SETTINGS, "bot_pause": -1}}, "bot-pause"),
        ({"do": "change-settings", "settings": {**SETTINGS, "round_pause": 10**9}}, "round-pause"),
    ],
)
async def test_what_makes_no_sense_is_refused_even_to_the_host(
    gathering: Played, command: Any, reason: str
) -> None:
    assert await refusal(gathering, HOST, command) == reason


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ({"do": "sit", "seat": 0}, "game-runs"),
        ({"do": "stand"}, "game-runs"),
        ({"do": "start"}, "game-runs"),
        ({"do": "change-settings", "settings": SETTINGS}, "game-runs"),
        ({"do": "give-words", "words": "luck"}, "words-late"),
        ({"do": "rematch"}, "not-over"),
    ],
)
async def test_what_belongs_before_the_start_is_refused_in_a_game(
    played: Played, command: Any, reason: str
) -> None:
    assert await refusal(played, HOST, command) == reason
