"""Plays a game at a server by JSON alone, and prints the outcome.

python wire_bot.py http://127.0.0.1:8000

It imports nothing of Sabot, so it can be written in any language with HTTP and WebSockets. A bot
that must survive cut connections sends unanswered commands again; `sabot.client` does so.
"""

import asyncio
import json
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

TABLE = {
    "name": "Dice",
    "settings": {"game": "sabotage(players=2,rounds=1)", "bot_pause": 0, "round_pause": 0},
    "credentials": "token",
    "sit": 0,
    "bots": "random",
}


async def main(address: str) -> None:
    """Open a table against a bot and play to the end."""
    async with httpx.AsyncClient(base_url=address) as http:
        place = (await http.post("/api/tables", json=TABLE)).raise_for_status().json()
    socket = f"{address.replace('http', 'ws', 1)}/api/tables/{place['table']}/socket"
    headers = {"Authorization": f"Bearer {place['token']}"}
    async with connect(socket, additional_headers=headers) as connection:
        print(await play(connection))


async def play(connection: ClientConnection) -> Any:
    """The outcome of the game."""
    await send(connection, {"type": "hello", "protocol": 1})
    table: dict[str, Any] = {}
    view: dict[str, Any] = {}
    asked = -1
    async for text in connection:
        message = json.loads(text)
        if message["type"] not in {"snapshot", "news"}:
            continue
        table |= message.get("table") or {}
        # News hold the fields that changed; a snapshot, or a fresh game, holds all of them.
        view = (message.get("view") or {}) if is_whole(message) else view | news_of(message)
        if view.get("outcome"):
            return view["outcome"]
        if view.get("moves") and table["turn"] != asked:
            asked = table["turn"]
            move = {"do": "move", "turn": asked, "move": random.choice(view["moves"])}
            await send(connection, {"type": "do", "id": f"turn-{asked}", "command": move})
    raise SystemExit("the server has closed the connection")


def is_whole(message: dict[str, Any]) -> bool:
    """Whether the view in a message replaces the one before."""
    return message["type"] == "snapshot" or bool(message.get("fresh"))


def news_of(message: dict[str, Any]) -> dict[str, Any]:
    """The fields of the view that changed."""
    return message.get("view") or {}


async def send(connection: ClientConnection, message: dict[str, Any]) -> None:
    """Send one message."""
    await connection.send(json.dumps(message))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
