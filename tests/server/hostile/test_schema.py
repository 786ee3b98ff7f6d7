"""The HTTP calls against their own description, by schemathesis: whatever it thinks of."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from sabot.bots.random import RandomBot
from sabot.client import Seat, Server
from sabot.server.routes import CALLS
from sabot.table.commands import Sit, Start
from sabot.table.settings import Settings
from tests.server.hostile.tables import THREE
from tests.server.running import Running, play_to_the_end

SHORT, LONG = 20, 200
# That a body fits the schema does not mean that the text of its options names a game.
LEFT_OUT = "positive_data_acceptance"


async def finished(server: Running) -> Seat:
    """Somebody at a table where a game is over."""
    async with Server(server.address) as door:
        host = await door.create(Settings(game=THREE, bot_pause=0, round_pause=0), "Ann")
    async with host:
        await host.do(Sit(0))
        await host.do(Start(fill="random"))
        await play_to_the_end(host, RandomBot(1))
    return host


def tried(server: Running, folder: Path, *flags: str, config: str = "") -> str:
    """What schemathesis has to say."""
    file = folder / "schemathesis.toml"
    file.write_text(config, "utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", "--config-file", file, "run",
         f"{server.address}/api/openapi.json", "--seed", "1", "--phases", "coverage,fuzzing",
         "--exclude-checks", LEFT_OUT, "--generation-database", "none", "--no-color", *flags],
        check=False, capture_output=True, encoding="utf-8", timeout=600, cwd=folder,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.mark.slow
@pytest.mark.parametrize("examples", [SHORT, pytest.param(LONG, marks=pytest.mark.long)])
def test_calls_of_strangers_do_what_the_description_says(
    server: Running, tmp_path: Path, examples: int
) -> None:
    said = tried(server, tmp_path, "--max-examples", str(examples))
    assert f"Tested: {len(CALLS)}\n" in said


@pytest.mark.slow
@pytest.mark.parametrize("examples", [SHORT, pytest.param(LONG, marks=pytest.mark.long)])
def test_calls_of_people_at_a_table_do_what_the_description_says(
    server: Running, tmp_path: Path, examples: int
) -> None:
    place = asyncio.run(finished(server)).place
    said = tried(
        server, tmp_path, "--max-examples", str(examples),
        "--header", f"Authorization: Bearer {place.token}", "--include-path-regex", "{table}",
        "--exclude-path-regex", "/code$",  # there is one only while people gather
        config=f'[parameters]\ntable = "{place.table}"\nnumber = 1\n',
    )  # fmt: skip
    at_a_table = [each for each in CALLS if "{table}" in each.path]
    assert f"Tested: {len(at_a_table) - 1}\n" in said
    assert "404" not in said
