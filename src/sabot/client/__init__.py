"""An async client for tables on the network: for bots, tests and programs of one's own.

>>> from sabot.client import Server
>>> async with Server("http://127.0.0.1:8000") as server:
...     async with await server.enter("AbCdEfGhIjKl", name="Bot") as seat:
...         await seat.do(Sit(0))
"""

from sabot.client.errors import Gone, RefusedByServer
from sabot.client.seat import Seat
from sabot.client.server import Server

__all__ = ["Gone", "RefusedByServer", "Seat", "Server"]
