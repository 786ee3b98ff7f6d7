"""A process that decides for bots: `python -m sabot.server.bot_workers.worker`.

The server starts it. Requests come by standard input, replies go by standard output. It receives
views, told events and claims only, and ends when its input is closed or the server ends.
"""

import faulthandler
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Generator
from contextlib import contextmanager, nullcontext, suppress
from typing import Any, BinaryIO, Final

import msgspec

from sabot.advice.adviser import Adviser, advised_move, suspects_of
from sabot.bots.bot import Bot, Listener, Seen, Speaker
from sabot.bots.roster import make_bot
from sabot.bots.search import Search
from sabot.core.claims import Statement
from sabot.core.game import AnyGame
from sabot.games.registry import game_named
from sabot.server.bot_workers.protocol import (
    DECODE_REQUEST,
    ENCODE,
    BotReply,
    BotRequest,
    SentClaim,
)
from sabot.server.child_process import LENGTH, framed

# Bots that are kept with all they have seen; the one not asked for longest is dropped first.
MOST_BOTS: Final = 256
# Which part of its time a bot in a hurry searches for: one in so many.
HURRY: Final = 3
# A request that takes so long ends the process, should there be no server to end it any more.
LOST_S: Final = 30.0


class BotSession:
    """A bot, and what it has seen of the round so far."""

    def __init__(self, request: BotRequest) -> None:
        self.game: AnyGame = game_named(request.game)
        self.decode_view = msgspec.msgpack.Decoder(self.game.view_type).decode
        event: Any = self.game.event_type
        self.decode_events = msgspec.msgpack.Decoder(tuple[event, ...]).decode
        options = self.game.parse_options(request.options)
        self.bot: Bot = make_bot(request.kind, self.game, options, request.seat, request.seed)
        self.view: Any = self.decode_view(request.first)
        self.said: list[Statement[Any]] = []
        self.steps = 0

    def see(self, request: BotRequest) -> None:
        """Show the bot the steps that are new to it, and let it hear the new claims."""
        for step in request.steps:
            if isinstance(step, SentClaim):
                self.hear(step)
            else:
                before, self.view = self.view, self.decode_view(step.after)
                self.bot.see(Seen(before, self.decode_events(step.told), self.view))
            self.steps += 1

    def hear(self, sent: SentClaim) -> None:
        """Let the bot hear a claim."""
        words = self.game.vocabulary
        if words is None:
            raise AssertionError("claims are sent only in games that have some")
        statement = Statement(sent.seat, words.parse_claim(sent.claim))
        self.said.append(statement)
        if isinstance(self.bot, Listener):
            self.bot.hear(self.view, statement)

    def claim(self) -> str:
        """The claim that the bot makes now, as text; empty if it has nothing to say."""
        words = self.game.vocabulary
        if words is None or not isinstance(self.bot, Speaker):
            return ""
        claim = self.bot.speak(self.view, self.said)
        return "" if claim is None else words.format_claim(claim)

    def reply(self, request: BotRequest) -> BotReply:
        """The reply to a request."""
        if request.what == "move":
            with in_a_hurry(self.bot) if request.hurried else nullcontext():
                return BotReply(move=self.game.move_code(self.bot.choose(self.view)))
        if request.what == "talk":
            return BotReply(claim=self.claim())
        if not isinstance(self.bot, Adviser):
            return BotReply(failed=f"a {request.kind} bot gives no advice")
        if request.what == "suspicion":
            return BotReply(suspects=suspects_of(self.bot, self.view))
        return BotReply(advised=advised_move(self.bot, self.game, self.view))


@contextmanager
def in_a_hurry(bot: Bot) -> Generator[None]:
    """Let a bot search for a part of its usual time."""
    search = getattr(bot, "search", None)
    if not isinstance(search, Search):
        yield
        return
    usual = search.settings
    seconds = None if usual.seconds is None else usual.seconds / HURRY
    search.settings = usual._replace(playouts=usual.playouts // HURRY, seconds=seconds)
    try:
        yield
    finally:
        search.settings = usual


class BotSessions:
    """The bots of this process, by their keys."""

    def __init__(self) -> None:
        self.sessions: OrderedDict[str, BotSession] = OrderedDict()

    def reply(self, request: BotRequest) -> BotReply:
        """The reply of a bot. If anything goes wrong, the reply says so, and the bot is dropped."""
        session = self.sessions.pop(request.key, None)
        if request.known:
            if session is None or session.steps != request.known:
                return BotReply(forgotten=True)
        else:
            session = None
        try:
            session = session or BotSession(request)
            session.see(request)
            reply = session.reply(request)
        except Exception as error:  # noqa: BLE001  # whatever a bot does
            return BotReply(failed=f"{type(error).__name__}: {error}")
        self.sessions[request.key] = session
        if len(self.sessions) > MOST_BOTS:
            self.sessions.popitem(last=False)
        return reply


def answer_all(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer one request after the other, until there are no more."""
    sessions = BotSessions()
    while length := source.read(LENGTH):
        message = source.read(int.from_bytes(length, "big"))
        faulthandler.dump_traceback_later(LOST_S, exit=True)
        # Nothing is answered with nothing: the server asks whether we have started.
        reply = ENCODE(sessions.reply(DECODE_REQUEST(message))) if message else b""
        faulthandler.cancel_dump_traceback_later()
        sink.write(framed(reply))
        sink.flush()


def main() -> None:
    """Answer until the server has no more requests."""
    # Ctrl-C is for the server, which then closes our input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints must not get between the replies.
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError):
        answer_all(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
