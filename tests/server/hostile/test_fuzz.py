"""Thousands of wrong frames at a running game: it goes on as if there had been none."""

import contextlib
import random
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sabot.server.store.log import Row
from tests.server.hostile.mutations import last_bytes, whole_frame
from tests.server.hostile.raw import Wire, frame, greeted, wire
from tests.server.hostile.tables import (
    BOB,
    CEM,
    HOST,
    WATCHER,
    Played,
    asked,
    dealt,
    start_of,
    told_until_pong,
)
from tests.server.running import Running, running, until

pytestmark = pytest.mark.asyncio

SEATED = (HOST, BOB, CEM)
BATCH = 25
MOST_GROWTH = 24 << 20

# Valid in form. None may be done: what a mutation makes of them must be refused as well.
VALID = (
    {"type": "hello", "protocol": 1, "stream": "seat-0", "seen": 4},
    {"type": "resync", "seen": 3},
    {"type": "ping"},
    {"type": "do", "id": "f", "command": {"do": "sit", "seat": 1}},
    {"type": "do", "id": "f", "command": {"do": "stand"}},
    {"type": "do", "id": "f", "command": {"do": "add-bot", "seat": 1, "kind": "random"}},
    {"type": "do", "id": "f", "command": {"do": "replace", "seat": 1, "kind": "nonsense"}},
    {"type": "do", "id": "f", "command": {"do": "give-words", "words": "luck"}},
    {"type": "do", "id": "f", "command": {"do": "start", "fill": "random"}},
    {"type": "do", "id": "f", "command": {"do": "move", "turn": -7, "move": {"move": "pass"}}},
    {"type": "do", "id": "f", "command": {"do": "move", "turn": -7, "move": "pass: map"}},
    {"type": "do", "id": "f", "command": {"do": "ready"}},
    {"type": "do", "id": "f", "command": {"do": "say", "phrase": "nonsense"}},
    {"type": "do", "id": "f", "command": {"do": "resume"}},
    {"type": "do", "id": "f", "command": {"do": "reserve", "seat": 1, "person": 2}},
    {
        "type": "do",
        "id": "f",
        "command": {"do": "change-settings", "settings": {"game": "saboteur(players=3)"}},
    },
)
MESSAGES = [msgspec.json.encode(message) for message in VALID]


async def attack(played: Played, dice: random.Random, frames: int) -> None:
    """Send wrong frames as somebody at the table, over as many sockets as it takes."""
    left = frames
    while left:
        batch = min(left, dice.randrange(1, BATCH))
        left -= batch
        token = played.tokens[dice.choice((*SEATED, WATCHER))]
        async with greeted(played.server.port, played.table, token) as raw:
            for _ in range(batch - 1):
                await raw.send(whole_frame(dice, MESSAGES))
            await told_until_pong(raw)  # all were heard: behind a broken frame nothing is
            await raw.send(last_bytes(dice, MESSAGES))
            await heard_out(raw)


async def heard_out(raw: Wire) -> None:
    """Wait until the server has read everything: it closes, or it answers a close."""
    await raw.send(frame(b"\x03\xe8", 8))
    with contextlib.suppress(OSError):  # it may have closed meanwhile
        raw.writer.write_eof()
    await raw.rest()


async def make_a_move(played: Played) -> None:
    """A legal move, on purpose."""
    seat, turn, moves = await start_of(played)
    async with played.wire_of(seat) as raw:
        move = {"do": "move", "turn": turn, "move": moves[0]}
        assert (await asked(raw, move, f"turn {turn}"))["ack"] == f"turn {turn}"


async def refused(server: Running) -> float:
    """How many messages were refused."""
    async with httpx.AsyncClient() as http:
        figures = (await http.get(f"{server.address}/metrics")).text
    return sum(map(float, re.findall(r"^sabot_refusals_total{.*} (.*)$", figures, re.MULTILINE)))


def entries(rows: list[Row]) -> list[Any]:
    return [msgspec.json.decode(row.body)["entry"] for row in rows]


async def fuzz(server: Running, seed: int, rounds: int, frames: int) -> None:
    """Rounds of attacks with a legal move after each, on a table that must not change else."""
    played = await dealt(server)
    dice = random.Random(seed)
    await attack(played, dice, frames)  # what is made once and then kept, such as caches
    begun, before = server.memory(), await played.log()
    async with played.wire_of(WATCHER):  # somebody is always there
        for _ in range(rounds):
            await attack(played, dice, frames)
            await make_a_move(played)
    after = await played.log()
    assert after[: len(before)] == before
    assert entries(after[len(before) :]) == ["moved"] * rounds
    assert server.memory() - begun < MOST_GROWTH
    assert await refused(server) > rounds * frames / 2
    assert await server.answers()
    written = server.log.read_text("utf-8")
    assert "Traceback" not in written
    assert "ERROR" not in written


async def test_a_game_survives_ten_thousand_wrong_frames(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path) as server:
        await fuzz(server, seed=1, rounds=10, frames=1000)


@pytest.mark.long
async def test_a_game_survives_a_hundred_thousand_wrong_frames(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path, limit_s=240) as server:
        await fuzz(server, seed=2, rounds=20, frames=5000)


async def test_a_server_survives_bytes_that_are_no_http(server: Running) -> None:
    dice = random.Random(3)
    for _ in range(200):
        raw = dice.randbytes(dice.randrange(1, 400))
        line = dice.choice((b"", b"GET / HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\n"))
        async with wire(server.port) as stranger:
            await stranger.send(line + raw + b"\r\n\r\n")
    await until(server.answers)
