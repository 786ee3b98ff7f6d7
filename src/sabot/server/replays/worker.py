"""The process that tells games: it reads requests from its input and writes replies to its output.

Run as `python -m sabot.server.replays.worker`. It has no store and no network.
"""

import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO, Final

import msgspec

from sabot.core.errors import SabotError
from sabot.server.child_process import LENGTH, framed
from sabot.server.compression import compressed
from sabot.server.errors import Rejected, refusal_of, scope_of
from sabot.server.finished_games import Past, game_in
from sabot.server.replays.protocol import (
    DECODE_REQUEST,
    ENCODE,
    BranchPoint,
    GameReply,
    GameRequest,
    Question,
    SentRefusal,
)
from sabot.table.branch_start import Moment

# Below the server, which answers people meanwhile.
NICENESS: Final = 5


def reply_to(request: GameRequest) -> GameReply:
    """The reply to a request; whatever goes wrong, the reply says so."""
    try:
        past = game_in(request.table, request.rows, request.number)
        if past is None:
            raise Rejected("no-game-yet")  # noqa: TRY301  # as whatever is called here does
        body = told(past, request.question)
    except SabotError as error:
        refusal = refusal_of(error)
        return GameReply(refusal=SentRefusal(scope_of(refusal), refusal.reason, refusal.facts))
    except Exception as error:  # noqa: BLE001  # a log that can't be folded must not end the process
        return GameReply(failed=f"{type(error).__name__}: {error}")
    return GameReply(body=compressed(body) if request.compressed else body)


def told(past: Past, question: Question) -> bytes:
    """The body of the answer to a question."""
    match question.telling:
        case "record":
            return past.record_text().encode()
        case "deals":
            return msgspec.json.encode(past.deal_check())
        case "open-replay":
            return msgspec.json.encode(past.open_replay())
        case "replay":
            return msgspec.json.encode(past.replay(question.viewer))
        case "branch":
            entries = past.until(question.moment or Moment(0))
            return msgspec.json.encode(BranchPoint(past.table.settings, entries))


def answer_all(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer one request after the other, until there are no more."""
    while length := source.read(LENGTH):
        request = DECODE_REQUEST(source.read(int.from_bytes(length, "big")))
        sink.write(framed(ENCODE(reply_to(request))))
        sink.flush()


def main() -> None:
    """Answer until the server has no more requests."""
    # Ctrl-C is for the server, which then closes our input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(BrokenPipeError):
        answer_all(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
