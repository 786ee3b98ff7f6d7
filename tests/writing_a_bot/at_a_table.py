"""A bot of another package at a real server: `python -m tests.writing_a_bot.at_a_table FOLDER`.

It runs in a process of its own, in which the bot is installed, and prints what it found as JSON.
"""

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any

from sabot.bots.random import RandomBot
from sabot.client import Server
from sabot.table.commands import Sit, Start
from sabot.table.settings import Settings
from tests.server.running import play_to_the_end, running

SETTINGS = Settings(game="sabotage(players=2,rounds=1)", bot_pause=0, round_pause=0)


async def played(folder: Path) -> dict[str, Any]:
    """A person and the bot play a round; what the server offered, and how often it stood in."""
    async with (
        running(folder / "tables.db", folder) as server,
        Server(server.address) as door,
        await door.create(SETTINGS, "Ann") as seat,
    ):
        offer = await door.offer()
        await seat.do(Sit(0))
        await seat.do(Start(fill="frugal"))
        await play_to_the_end(seat, RandomBot(1))
        metrics = (await door.http.get("/metrics")).text
        stood_in = re.search(r"^sabot_thoughtless_moves_total (\S+)$", metrics, re.MULTILINE)
        table = seat.picture.table or {}
        record = await door.record(seat.place.table, token=seat.place.token)
        return {
            "bots": next(game.bots for game in offer.games if game.id == "sabotage"),
            "seats": [each["bot"] for each in table["seats"]],
            "thoughtless": float(stood_in[1]) if stood_in else None,
            "moves": len(re.findall(r"^  B ", record, re.MULTILINE)),
            "finished": seat.picture.view().outcome is not None,
        }


def main() -> None:
    """Print what was found."""
    print(json.dumps(asyncio.run(played(Path(sys.argv[1])))))  # noqa: T201 (for the test)


if __name__ == "__main__":
    main()
