"""One connection: what it hears goes to its table, and in its turn it moves."""

import time

from picows import WSFrame, WSListener, WSMsgType, WSTransport

from bench.load.dialect import Client
from bench.load.table import Table, Tally, Window

IDLE = Window(1.0, 0.0, 0.0)


class Load:
    """What all seats of a driver share: the window that is measured now, and its tally."""

    def __init__(self) -> None:
        self.window, self.tally = IDLE, Tally()
        self.at_once = False
        self.cut = 0

    def begin(self, window: Window) -> None:
        """Measure anew; with no period a seat moves as soon as it is told that it is to act."""
        self.window, self.tally = window, Tally()
        self.at_once = window.period == 0


class Seat(WSListener):
    """A listener for one seat of a table."""

    transport: WSTransport

    def __init__(self, client: Client, table: Table, place: int, load: Load) -> None:
        super().__init__()
        self.client, self.table, self.place, self.load = client, table, place, load

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello, unless the server speaks first."""
        self.transport = transport
        if self.client.hello:
            self.send(self.client.hello)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 (picows)
        """Note the time first: reading the message is the driver's own work."""
        now = time.monotonic()
        if frame.msg_type != WSMsgType.TEXT:
            return
        number, mine, reply = self.client.heard(frame.get_payload_as_bytes())
        if reply is not None:
            self.send(reply)
        if number is None:
            return
        window, tally = self.load.window, self.load.tally
        if window.holds(now):
            tally.messages += 1
            tally.size += frame.payload_size
        self.table.told(self.place, number, now, window, tally)
        if mine and self.table.call(self.place) and self.load.at_once:
            self.move()

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 (picows)
        """A connection that is lost spoils the measure."""
        self.load.cut += 1

    def move(self) -> None:
        """Send a move; its clock starts when all that the driver does for it is done."""
        message = self.client.move()
        self.table.moved(time.monotonic())
        self.send(message)

    def send(self, message: bytes) -> None:
        """Send as text."""
        self.transport.send(WSMsgType.TEXT, message)
