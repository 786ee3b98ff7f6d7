"""The dialect of this server: see docs/wire.md."""

import random
from collections.abc import Mapping, Sequence
from http.client import HTTPConnection
from typing import Any

import msgspec

from bench.load.dialect import NOTHING, SEATS, Client, Heard, post

GAME = f"saboteur(players={SEATS})"
SETTINGS = {"game": GAME, "bot_pause": 0, "round_pause": 0}

ENCODE = msgspec.json.Encoder().encode


class Seat(msgspec.Struct):
    """Who sits there."""

    person: int | None


class Around(msgspec.Struct):
    """What the load needs of the table's view; unset where it has not changed."""

    seats: list[Seat] | msgspec.UnsetType = msgspec.UNSET
    turn: int | msgspec.UnsetType = msgspec.UNSET
    to_act: int | msgspec.UnsetType | None = msgspec.UNSET
    phase: str | msgspec.UnsetType = msgspec.UNSET


class Game(msgspec.Struct):
    """What the load needs of the game's view."""

    moves: list[msgspec.Raw] | msgspec.UnsetType = msgspec.UNSET


class Message(msgspec.Struct):
    """What the load needs of a message."""

    type: str
    n: int = 0
    table: Around | None = None
    view: Game | None = None
    words: str = ""


DECODER = msgspec.json.Decoder(Message)


class SabotClient:
    """One seat at a table of Saboteur."""

    def __init__(self, place: Mapping[str, Any], seat: int) -> None:
        self.path = f"/api/tables/{place['table']}/socket"
        self.headers = {"Authorization": f"Bearer {place['token']}"}
        self.hello = ENCODE({"type": "hello", "protocol": 1})
        self.seat = seat
        self.chance = random.Random(f"{place['table']}/{seat}")
        self.turn = 0
        self.count = 0
        self.mine = self.seated = self.full = False
        self.phase = self.answered = ""
        self.moves: list[msgspec.Raw] = []

    def heard(self, message: bytes) -> Heard:
        """What a message comes to."""
        said = DECODER.decode(message)
        if said.type == "refused":
            raise RuntimeError(said.words)
        if said.type not in {"news", "snapshot"}:
            return NOTHING
        self.take(said)
        return Heard(said.n, self.mine, self.reply())

    def reply(self) -> bytes | None:
        """What this seat has to do before it can play: sit down, start, start again."""
        if not self.seated:
            self.seated = True
            return self.do({"do": "sit", "seat": self.seat})
        if self.seat != 0 or self.phase == self.answered:
            return None
        if self.phase == "gathering" and self.full:
            self.answered = self.phase
            return self.do({"do": "start"})
        if self.phase == "over":
            self.answered = self.phase
            return self.do({"do": "rematch"})
        return None

    def take(self, said: Message) -> None:
        """Put in what changed."""
        if said.table is not None:
            if said.table.seats is not msgspec.UNSET:
                self.full = all(seat.person is not None for seat in said.table.seats)
            if said.table.phase is not msgspec.UNSET:
                self.phase = said.table.phase
            if said.table.turn is not msgspec.UNSET:
                self.turn = said.table.turn
            if said.table.to_act is not msgspec.UNSET:
                self.mine = said.table.to_act == self.seat
        if said.view is not None and said.view.moves is not msgspec.UNSET:
            self.moves = said.view.moves

    def move(self) -> bytes:
        """One of the legal moves."""
        move = self.moves[self.chance.randrange(len(self.moves))]
        return self.do({"do": "move", "turn": self.turn, "move": move})

    def do(self, command: object) -> bytes:
        """A command under a new id."""
        self.count += 1
        return ENCODE({"type": "do", "id": str(self.count), "command": command})


def table(http: HTTPConnection) -> Sequence[Client]:
    """A table for five; they sit down and start over their sockets."""
    ask = {"credentials": "token"}
    host = msgspec.json.decode(
        post(http, "/api/tables", {"name": "A", "settings": SETTINGS, **ask})
    )
    people = f"/api/tables/{host['table']}/people"
    guests = [msgspec.json.decode(post(http, people, {"name": name, **ask})) for name in "BCDE"]
    return [SabotClient(place, seat) for seat, place in enumerate([host, *guests])]
