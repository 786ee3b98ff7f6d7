"""How to talk to boardgame.io: its lobby over HTTP, then socket.io frames over a bare WebSocket.

A frame of text begins with a digit for engine.io (0 open, 2 ping, 3 pong, 4 message), for a
message a digit for socket.io (0 connect, 2 event), the namespace, and then JSON.
"""

import random
from collections.abc import Mapping, Sequence
from http.client import HTTPConnection

import msgspec

from bench.load.dialect import NOTHING, SEATS, Heard, post

OPEN, PING, PONG = b"0", b"2", b"3"
JOIN = b"40/dig,"
EVENT = b"42/dig,"
SYNC = EVENT + b'["sync"'
UPDATE = EVENT + b'["update"'


class Seen(msgspec.Struct):
    """Of what `playerView` shows, all that a random move needs."""

    hand: list[str]


class Turn(msgspec.Struct):
    """Whose turn it is, among much else."""

    player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """The state as it is sent to one player."""

    seen: Seen = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """What a player gets on joining."""

    state: State


class Sync(msgspec.Struct, array_like=True):
    """The event after joining."""

    event: str
    match: str
    synced: Synced


class Update(msgspec.Struct, array_like=True):
    """The event after each move."""

    event: str
    match: str
    state: State


sync = msgspec.json.Decoder(Sync)
update = msgspec.json.Decoder(Update)


class BoardgameClient:
    """One player of a match."""

    path = "/socket.io/?EIO=4&transport=websocket"
    headers: Mapping[str, str] = {}
    hello = b""

    def __init__(self, match: str, player: str, credentials: str) -> None:
        self.match, self.player, self.credentials = match, player, credentials
        self.number = 0
        self.cards = 0

    def heard(self, message: bytes) -> Heard:
        """The state after a move; the handshakes are answered."""
        if message.startswith(UPDATE):
            return self.told(update.decode(message[len(EVENT) :]).state)
        if message.startswith(SYNC):
            return self.told(sync.decode(message[len(EVENT) :]).synced.state)
        if message.startswith(JOIN):
            return Heard(reply=event("sync", self.match, self.player, self.credentials, SEATS))
        if message.startswith(OPEN):
            return Heard(reply=JOIN)
        if message.startswith(PING):
            return Heard(reply=PONG)
        return NOTHING

    def told(self, state: State) -> Heard:
        """What a state comes to."""
        self.number, self.cards = state.number, len(state.seen.hand)
        return Heard(state.number, mine=state.turn.player == self.player)

    def move(self) -> bytes:
        """Any card of the hand, laid anywhere."""
        arguments = (
            random.randrange(self.cards),
            random.randrange(-4, 5),
            random.randrange(-4, 5),
            random.random() < 0.5,
        )
        payload = {
            "type": "play",
            "args": arguments,
            "playerID": self.player,
            "credentials": self.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return event("update", action, self.number, self.match, self.player)


def event(*parts: object) -> bytes:
    """An event as it goes over the wire."""
    return EVENT + msgspec.json.encode(parts)


def table(http: HTTPConnection) -> Sequence[BoardgameClient]:
    """A new match with everyone in, by the lobby's own calls."""
    created = post(http, "/games/dig/create", {"numPlayers": SEATS})
    match = msgspec.json.decode(created, type=dict[str, str])["matchID"]
    return [seated(http, match, str(player)) for player in range(SEATS)]


def seated(http: HTTPConnection, match: str, player: str) -> BoardgameClient:
    """One player who has joined."""
    wish = {"playerID": player, "playerName": f"player {player}"}
    joined = post(http, f"/games/dig/{match}/join", wish)
    credentials = msgspec.json.decode(joined, type=dict[str, str])["playerCredentials"]
    return BoardgameClient(match, player, credentials)
