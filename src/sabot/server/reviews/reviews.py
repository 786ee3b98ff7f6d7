"""Reviews that are made or kept: each is made once, part by part, and kept with its table.

Who may ask is decided before, by the call: only games that are over are reviewed. The review of a
record that somebody has opened is kept in memory only, for some minutes.
"""

import asyncio
import gzip
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from sabot.core.errors import Refusal
from sabot.review.assembly import Assembly
from sabot.review.parts import PartAsked
from sabot.server.child_process import ChildProcess
from sabot.server.compression import compressed
from sabot.server.errors import Rejected
from sabot.server.replays.replays import refusal_in
from sabot.server.reviews.protocol import (
    DECODE_REPLY,
    ENCODE,
    HeadRequest,
    PartRequest,
    ReviewReply,
    ReviewRequest,
)
from sabot.server.store.log import KeptReview, Log, StoreDown
from sabot.server.version import VERSION as PROGRAM
from sabot.wire.review import VERSION

MODULE: Final = "sabot.server.reviews.worker"
# How many finished reviews are kept in memory; the one not asked for longest goes first.
MOST_KEPT: Final = 64
# Reviews that may be in the making. More are refused, for they would come too late.
MOST_MAKING: Final = 16
# Of these, how many may be of records that somebody has opened; and how long one is kept.
MOST_OPENED: Final = 4
OPENED_KEPT_S: Final = 600.0
# A part that takes so long ends its process. It has only what others leave of the processor.
LOST_S: Final = 300.0
# The same for a record that somebody has opened: it may be made up in order to take long.
OPENED_LOST_S: Final = 60.0
# How often a part is asked for whose process ends over it.
TRIES: Final = 2
FAREWELL_S: Final = 1.0
# The system gives it what the server and the bots of running games leave over.
NICENESS: Final = 19


class Key(NamedTuple):
    """What a review is of: a game of a table, or a record that somebody has opened, without one."""

    table: str | None
    number: int
    digest: str


class Making:
    """A review in the making: what is there so far, if its head is known."""

    def __init__(self, key: Key, text: str) -> None:
        self.key = key
        self.text = text
        self.so_far: Assembly | None = None
        self.task: asyncio.Task[None] | None = None
        self.begun = asyncio.Event()
        self.failed: Refusal | None = None

    def body(self) -> bytes:
        """What is there so far, compressed."""
        if self.so_far is None:
            raise Rejected("no-answer")
        return compressed(msgspec.json.encode(self.so_far.review()))


class Reviews:
    """All reviews of a process, and the one process that works them out."""

    def __init__(self, log: Log, logger: logging.Logger, playouts: int = 0) -> None:
        self.log = log
        self.logger = logger
        self.playouts = playouts  # in how many worlds moves are tried; 0 for as many as usual
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.making: dict[Key, Making] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.child = ChildProcess(MODULE, NICENESS)
        self.lock = asyncio.Lock()  # who waits longest is next, so reviews take turns by parts

    async def answer(self, table: str, number: int, text: str, pay: Callable[[], None]) -> bytes:
        """The review of a record as far as it is made, compressed; `pay` if it must be begun."""
        return await self.so_far(Key(table, number, digest_of(text)), text, pay)

    async def of_record(self, text: str, pay: Callable[[], None]) -> bytes:
        """The same for a record that somebody has opened; it is not stored."""
        key = Key(None, 0, digest_of(text))
        opened = sum(each.table is None for each in self.making)
        if opened >= MOST_OPENED and key not in self.making and key not in self.kept:
            raise Rejected("no-answer")
        return await self.so_far(key, text, pay)

    async def so_far(self, key: Key, text: str, pay: Callable[[], None]) -> bytes:
        """A review as far as it is made."""
        body = self.kept.get(key) or await self.stored(key)
        if body is not None:
            self.remember(key, body)
            return body
        making = self.making.get(key)
        if making is None:
            if len(self.making) >= MOST_MAKING:
                raise Rejected("no-answer")
            pay()
            making = self.making[key] = Making(key, text)
            making.task = asyncio.create_task(self.make(making))
            self.tasks.add(making.task)
            making.task.add_done_callback(self.tasks.discard)
        await making.begun.wait()
        if making.failed is not None:
            raise making.failed
        return self.kept.get(key) or making.body()

    async def stored(self, key: Key) -> bytes | None:
        """A review from the store, unless it is of another record or of another program."""
        if key in self.making or key.table is None:
            return None
        found = await self.log.kept_review(key.table, key.number)
        return found.body if found is not None and found.digest == key.digest else None

    def remember(self, key: Key, body: bytes) -> None:
        """Keep a review in memory."""
        self.kept[key] = body
        self.kept.move_to_end(key)
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    # Making.

    async def make(self, making: Making) -> None:
        """Work a review out part by part, and keep it."""
        key = making.key
        try:
            await self.work_out(making)
            self.remember(key, making.body())
            await self.keep(key)
        except StoreDown as reason:  # it is in memory, and can be made again
            self.logger.warning("a review could not be kept: %s", reason)
        except Refusal as reason:
            making.failed = reason
        except Exception as reason:  # noqa: BLE001  # whoever asks next is told, and may try again
            # What went wrong may quote a record, and one that was opened is not for the log.
            told = type(reason).__name__ if key.table is None else repr(reason)
            self.logger.warning("a review could not be made: %s", told)
            making.failed = Rejected("no-answer")
        finally:
            making.begun.set()
            self.making.pop(key, None)
            if not self.making and not self.lock.locked():
                await self.child.end(FAREWELL_S)  # its memory is of no use until the next one

    async def work_out(self, making: Making) -> None:
        """Ask for the head, and then for each part."""
        opened = making.key.table is None
        patience = OPENED_LOST_S if opened else LOST_S
        first = await self.asked(HeadRequest(making.text, self.playouts, opened), patience)
        if first.refusal is not None:
            raise refusal_in(first.refusal)
        if first.head is None:
            raise RuntimeError(first.failed)
        head = first.head
        making.so_far = Assembly(head)
        making.begun.set()
        for place in first.parts:
            part = PartAsked(making.text, place.round, place.seat, head.playouts, head.seed)
            reply = await self.asked(PartRequest(part), patience)
            found = reply.truth or reply.seat
            if found is None:
                raise RuntimeError(reply.failed)
            making.so_far.add(place.round, found)

    async def asked(self, request: ReviewRequest, patience: float) -> ReviewReply:
        """The reply of the process; if it ends over the request, that of another one."""
        message = ENCODE(request)
        for _ in range(TRIES):
            async with self.lock:
                try:
                    return DECODE_REPLY(await self.child.exchange(message, patience))
                except (OSError, EOFError, TimeoutError) as reason:
                    self.logger.warning("the process that makes reviews has ended: %r", reason)
                    await self.child.end(patience=0)
                except asyncio.CancelledError:
                    await self.child.end(patience=0)  # its reply would be taken for another's
                    raise
        raise RuntimeError("its processes ended")

    async def keep(self, key: Key) -> None:
        """Keep a finished review in the store; that of a record that was opened, for a while."""
        if key.table is None:
            asyncio.get_running_loop().call_later(OPENED_KEPT_S, self.kept.pop, key, None)
            return
        review = KeptReview(key.digest, self.kept[key])
        await self.log.keep_review(key.table, key.number, review)

    async def close(self) -> None:
        """Stop making reviews, and end the process. What is not done is begun anew another time."""
        for making in self.making.values():
            if making.task is not None:
                making.task.cancel()
        # Also those that are done and just end the process.
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.child.end(FAREWELL_S)


def digest_of(text: str) -> str:
    """What a review depends on: its record, its format, and the program that makes it."""
    return hashlib.sha256(f"{PROGRAM} {VERSION}\n{text}".encode()).hexdigest()


def record_in(body: bytes) -> str:
    """The text of a record that is compressed."""
    return gzip.decompress(body).decode()
