"""The example at a real server, over sockets: `python -m tests.newgame.at_a_table FOLDER`.

It runs in a process of its own, in which the example is installed, and prints what it found as
JSON.
"""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import httpx

from sabot.bots.random import RandomBot
from sabot.client import Server
from sabot.table.commands import Sit, Start
from sabot.table.settings import Settings
from tests.server.running import play_to_the_end, running

SETTINGS = Settings(game="goofspiel(players=3,rounds=2)", bot_pause=0, round_pause=0)

# The first bytes of every PNG.
PNG = b"\x89PNG\r\n\x1a\n"


async def played(folder: Path) -> dict[str, Any]:
    """A person and two bots play to the end; what the server offered, showed and recorded."""
    async with (
        running(folder / "tables.db", folder) as server,
        Server(server.address) as door,
        await door.create(SETTINGS, "Ann") as seat,
    ):
        offer = await door.offer()
        await seat.do(Sit(0))
        await seat.do(Start(fill="rules"))
        await seat.until(seat.picture.my_turn)
        first = seat.picture.view()
        await play_to_the_end(seat, RandomBot(1))
        table = seat.place.table
        info = next(game for game in offer.games if game.id == "goofspiel")
        return {
            "games": [game.id for game in offer.games],
            "title": info.title,
            "players": info.players,
            "options": [[option.name, option.says, option.usual] for option in info.options],
            "bots": info.bots,
            "helps": [info.hints, info.meter],
            "moves": [move.card for move in first.moves],
            "outcome": seat.picture.view().outcome.scores,
            "record": await door.record(table, token=seat.place.token),
            "pictures": [
                await picture_of(server.address, table, spoilers) for spoilers in ("yes", "no")
            ],
        }


async def picture_of(address: str, table: str, spoilers: str) -> str:
    """What a picture of the result is, by the server's answer and by its first bytes."""
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
        asked = f"/api/tables/{table}/games/1/picture?spoilers={spoilers}"
        answer = await http.get(asked)
    kind = answer.headers["content-type"]
    return kind if answer.content.startswith(PNG) else f"{kind}: {answer.text}"


def main() -> None:
    """Print what was found."""
    print(json.dumps(asyncio.run(played(Path(sys.argv[1])))))  # noqa: T201 (for the test)


if __name__ == "__main__":
    main()
