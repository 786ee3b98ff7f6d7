"""Answers about games as they were played: made once, by another process, and kept compressed.

Who may ask what is decided before, by the calls; a key here always has the viewer in it.
"""

import asyncio
import gzip
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from sabot.core.errors import Refusal
from sabot.server.child_process import ChildProcess
from sabot.server.errors import Rejected
from sabot.server.replays.protocol import (
    DECODE_REPLY,
    ENCODE,
    AnyRequest,
    BranchPoint,
    GameReply,
    GameRequest,
    PuzzleRequest,
    Question,
    RecordRequest,
    SentRefusal,
)
from sabot.server.store.log import Log, Row
from sabot.server.store.row_counts import RowCount, is_line
from sabot.server.table_loading import lines_only, pieces
from sabot.table.branch_start import Moment
from sabot.table.refusals import Refused
from sabot.table.settings import Settings
from sabot.table.table import Table

MODULE: Final = "sabot.server.replays.worker"
# How many bytes of answers are kept; the one not asked for longest goes first.
MOST_BYTES: Final = 32 * 1024 * 1024
# More than any game has.
MOST_STEPS: Final = 2**31
# Answers that may be waiting to be made. More are refused, for they would come too late.
MOST_WAITING: Final = 64
# Records of which a replay may be waiting to be made.
MOST_RECORDS: Final = 16
# A process that takes so long is killed, and another takes its place.
LOST_S: Final = 30.0
# How often a request is sent whose process ends over it.
TRIES: Final = 2
# How long the process has to end when the server does.
FAREWELL_S: Final = 1.0
# Below the server, which answers people meanwhile.
NICENESS: Final = 5


class History(NamedTuple):
    """What the answers about a game depend on, beside the question.

    A secret seed is drawn before each game and its table never has it again, so it stands for all
    that came before. Within the last game the moves and the time of the last one tell the rest: a
    log that was put back from a backup and went another way has other ones.
    """

    table: str
    number: int
    followed: bool
    seed: bytes
    rounds: int = 0
    turn: int = 0
    moved_at: int = 0
    settings: Settings | None = None


def is_over(table: Table, number: int) -> bool | None:
    """Whether a game of a table is over; None if it has not begun."""
    if 0 < number < table.game_number:
        return True
    begun = number == table.game_number and table.match is not None
    return table.phase == "over" if begun else None


def history_of(table: Table, number: int) -> History:
    """The history of a game that has begun."""
    followed = bool(is_over(table, number)) and is_over(table, number + 1) is not None
    if number < table.game_number or table.match is None:
        return History(table.id, number, followed, table.seed)
    rounds = len(table.match.record.rounds)
    moved_at, settings = table.rests_since, table.settings
    return History(table.id, number, followed, table.seed, rounds, table.turn, moved_at, settings)


class Replays:
    """All answers about games that are kept or being made."""

    def __init__(self, log: Log, logger: logging.Logger, most_bytes: int = MOST_BYTES) -> None:
        self.log = log
        self.logger = logger
        self.most_bytes = most_bytes
        self.kept: OrderedDict[tuple[History, Question], bytes] = OrderedDict()
        self.size = 0
        self.making: dict[tuple[History, Question], asyncio.Task[bytes]] = {}
        self.child = ChildProcess(MODULE, NICENESS)
        self.lock = asyncio.Lock()
        self.records = 0  # how many wait for their replays
        self.puzzles: dict[tuple[str, int], bytes] = {}  # as many as the package has

    async def answer(
        self, table: Table, number: int, question: Question, pay: Callable[[], None]
    ) -> bytes:
        """The body of the answer, compressed if the game is over; `pay` if it has to be made.

        A page of the log is compressed always: it keeps apart what is secret.
        """
        key = history_of(table, number), question
        body = self.kept.get(key)
        if body is not None:
            self.kept.move_to_end(key)
            return body
        task = self.making.get(key)
        if task is None:
            if len(self.making) >= MOST_WAITING:
                raise Rejected("no-answer")
            pay()
            # How long a compressed answer is tells of secrets in it, to whoever can put text beside
            # them (BREACH). A game that is over has none. A running one has hands beside names.
            over = bool(is_over(table, number))
            request = GameRequest(table.id, number, question, over, [])
            task = asyncio.create_task(self.make(key, request, table.number))
            self.making[key] = task
        return await asyncio.shield(task)

    async def branch(self, table: Table, number: int, moment: Moment) -> BranchPoint:
        """What a new table needs to take a game that is over up from a moment."""
        wished = Moment(bounded(moment.step), moment.round and bounded(moment.round))
        question = Question("branch", moment=wished)
        body = await self.answer(table, number, question, lambda: None)
        return msgspec.json.decode(gzip.decompress(body), type=BranchPoint)

    async def of_record(self, text: str, question: Question) -> bytes:
        """The replay of a record that somebody has opened, compressed; it is not kept."""
        if self.records >= MOST_RECORDS:
            raise Rejected("no-answer")
        self.records += 1
        try:
            async with self.lock:
                reply = await self.asked(RecordRequest(text, question))
        finally:
            self.records -= 1
        if reply.refusal is not None:
            raise refusal_in(reply.refusal)
        if reply.failed:
            self.logger.warning("a record that was opened can't be told: %s", reply.failed)
            raise Rejected("no-record")
        return reply.body

    async def of_puzzle(self, game: str, number: int, pay: Callable[[], None]) -> bytes:
        """A puzzle of the package, compressed; `pay` if it has to be made."""
        if (game, number) in self.puzzles:
            return self.puzzles[game, number]
        if self.records >= MOST_RECORDS:
            raise Rejected("no-answer")
        pay()
        self.records += 1
        try:
            async with self.lock:
                reply = await self.asked(PuzzleRequest(game, number))
        finally:
            self.records -= 1
        self.puzzles[game, number] = reply.body
        return reply.body

    async def make(self, key: tuple[History, Question], request: GameRequest, last: int) -> bytes:
        """Have an answer made from the rows up to the last, and keep it if the game is over."""
        try:
            async with self.lock:
                rows = await game_rows(self.log, request.table, last)
                reply = await self.asked(msgspec.structs.replace(request, rows=rows))
        finally:
            del self.making[key]
        if reply.refusal is not None:
            raise refusal_in(reply.refusal)
        if reply.failed:
            raise RuntimeError(f"a game can't be told: {reply.failed}")
        if request.compressed:
            self.keep(key, reply.body)
        return reply.body

    async def asked(self, request: AnyRequest) -> GameReply:
        """The reply of the process; if it ends over the request, that of another one."""
        message = ENCODE(request)
        for _ in range(TRIES):
            try:
                return DECODE_REPLY(await self.child.exchange(message, LOST_S))
            except (OSError, EOFError, TimeoutError) as reason:
                self.logger.warning("the process that tells games has ended: %r", reason)
                await self.child.end(patience=0)
            except asyncio.CancelledError:
                await self.child.end(patience=0)  # its reply would be taken for another's
                raise
        raise Rejected("no-answer")

    def keep(self, key: tuple[History, Question], body: bytes) -> None:
        """Keep an answer, and no more bytes than may be kept."""
        self.kept[key] = body
        self.size += len(body)
        while self.size > self.most_bytes:
            self.size -= len(self.kept.popitem(last=False)[1])

    async def close(self) -> None:
        """Stop making answers, and end the process."""
        tasks = [*self.making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.child.end(FAREWELL_S)


def bounded(number: int) -> int:
    """A number that a message to the process can hold; beyond the bounds no game has a step."""
    return max(-1, min(number, MOST_STEPS))


async def game_rows(log: Log, table_id: str, last: int) -> list[Row]:
    """The log of a table up to its last row, without lines of the chat."""
    found: list[Row] = []
    async for piece in pieces(log, table_id, lines_only):
        if not isinstance(piece, RowCount):
            found += [row for row in piece if row.number <= last and not is_line(row.body)]
    return found


def refusal_in(sent: SentRefusal) -> Refusal:
    """A refusal that has come from the process."""
    kind = Refused if sent.scope == "table" else Rejected
    return kind(sent.reason, **sent.facts)
