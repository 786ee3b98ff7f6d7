"""A process that thinks for bots: `python -m sabot.server.thinker`, started by the server.

Questions come by its standard input, answers go by its standard output. It gets views and told
events; the server's end, or the closing of its input, is its own.
"""

import faulthandler
import os
import signal
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any, BinaryIO, Final, Protocol, runtime_checkable

import msgspec

from sabot.bots.bot import Bot, Seen
from sabot.bots.roster import make_bot
from sabot.bots.suspicion import Suspect
from sabot.core.game import AnyGame
from sabot.games.registry import game_named
from sabot.server.advice.case import Case
from sabot.server.advice.game_hints import advice_of
from sabot.server.questions import ENCODE, LENGTH, QUESTION, Answer, Question, Tried, framed

# Bots that are remembered with all they have seen; the one not asked for longest goes first.
MOST_BOTS: Final = 256
# Below the server, which answers people meanwhile.
NICENESS: Final = 5
# Who thinks so long is lost, and should not outlive a server that can't end it any more.
LOST_S: Final = 30.0


@runtime_checkable
class Suspicious(Protocol):
    """Beliefs that say whom one may suspect."""

    def suspicions(self, view: Any) -> tuple[Suspect, ...]:
        """How likely each other seat has each role."""
        ...


class Mind:
    """A bot, and what it has seen of the round so far."""

    def __init__(self, question: Question) -> None:
        self.game: AnyGame = game_named(question.game)
        self.view_of = msgspec.msgpack.Decoder(self.game.view_type).decode
        event: Any = self.game.event_type
        self.told_of = msgspec.msgpack.Decoder(tuple[event, ...]).decode
        options = self.game.parse_options(question.options)
        self.bot: Bot = make_bot(question.kind, self.game, options, question.seat, question.seed)
        self.view: Any = self.view_of(question.first)
        self.steps = 0

    def see(self, question: Question) -> None:
        """See what happened since."""
        for step in question.steps:
            before, self.view = self.view, self.view_of(step.after)
            self.bot.see(Seen(before, self.told_of(step.told), self.view))
            self.steps += 1

    def answer(self, question: Question) -> Answer:
        """What the question asks for."""
        if question.what == "suspicion":
            return Answer(suspects=tuple(self.of_searcher("beliefs").suspicions(self.view)))
        if question.what == "hint":
            return self.hint()
        return Answer(move=self.game.move_code(self.bot.choose(self.view)))

    def hint(self) -> Answer:
        """The moves that a search tried, the one it would play, and what a friend says of it."""
        if len(self.view.moves) == 1:
            return self.advised(self.game.move_code(self.view.moves[0]))
        searcher: Any = self.bot
        found = self.of_searcher("search").find(self.view, searcher.beliefs, searcher.rng)
        tried = zip(found.moves, found.means, found.counts, strict=True)
        return self.advised(found.best, *[Tried(*each) for each in tried])

    def advised(self, move: int, *tried: Tried) -> Answer:
        """A move with what can be said of it."""
        beliefs = self.of_searcher("beliefs")
        suspects = beliefs.suspicions(self.view) if isinstance(beliefs, Suspicious) else ()
        chances = {suspect.seat: suspect.chances for suspect in suspects}
        advice = advice_of(Case(self.game, self.view, self.game.move_of(move), chances))
        return Answer(move=move, tried=tried, sight=advice.sight, reason=advice.reason)

    def of_searcher(self, part: str) -> Any:
        """A part that only searchers have."""
        return getattr(self.bot, part)


class Minds:
    """The bots that are thought of here."""

    def __init__(self) -> None:
        self.minds: OrderedDict[str, Mind] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """What a bot answers; whatever goes wrong is said, and the bot forgotten."""
        mind = self.minds.pop(question.key, None)
        if question.known:
            if mind is None or mind.steps != question.known:
                return Answer(forgotten=True)
        else:
            mind = None
        try:
            mind = mind or Mind(question)
            mind.see(question)
            answer = mind.answer(question)
        except Exception as error:  # noqa: BLE001  # whatever a bot does
            return Answer(failed=f"{type(error).__name__}: {error}")
        self.minds[question.key] = mind
        if len(self.minds) > MOST_BOTS:
            self.minds.popitem(last=False)
        return answer


def answer_all(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer one question after the other, until there are no more."""
    minds = Minds()
    while length := source.read(LENGTH):
        question = QUESTION(source.read(int.from_bytes(length, "big")))
        faulthandler.dump_traceback_later(LOST_S, exit=True)
        answer = minds.answer(question)
        faulthandler.cancel_dump_traceback_later()
        sink.write(framed(ENCODE(answer)))
        sink.flush()


def main() -> None:
    """Think until the server has no more questions."""
    # Ctrl-C is for the server, which then closes our input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    # What a bot prints must not get between the answers.
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError):
        answer_all(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
