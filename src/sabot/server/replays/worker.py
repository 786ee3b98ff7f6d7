"""The process that tells games: it reads requests from its input and writes replies to its output.

Run as `python -m sabot.server.replays.worker`. It has no store and no network.
"""

import msgspec

from sabot.core.errors import SabotError
from sabot.server.child_process import answer_requests
from sabot.server.compression import compressed, compressed_apart
from sabot.server.errors import Rejected, refusal_of, scope_of
from sabot.server.finished_games import Past, game_in
from sabot.server.game_log import page_pieces
from sabot.server.opened_records import finished_record, replay_of
from sabot.server.replays.protocol import (
    DECODE_REQUEST,
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
from sabot.table.branch_start import Moment


def reply_to(request: AnyRequest) -> GameReply:
    """The reply to a request; whatever goes wrong, the reply says so."""
    if isinstance(request, PuzzleRequest):
        return puzzle_reply(request)
    if isinstance(request, RecordRequest):
        return record_reply(request)
    try:
        body = body_for(request)
    except SabotError as error:
        return GameReply(refusal=sent(error))
    except Exception as error:  # noqa: BLE001  # a log that can't be folded must not end the process
        return GameReply(failed=f"{type(error).__name__}: {error}")
    return GameReply(body=body)


def body_for(request: GameRequest) -> bytes:
    """The body of the answer to a request, compressed where its secrets allow."""
    question = request.question
    if question.telling == "log":
        pieces = page_pieces(request.table, request.rows, request.number, question)
        return compressed_apart(pieces)
    past = game_in(request.table, request.rows, request.number)
    if past is None:
        raise Rejected("no-game-yet")
    body = told(past, question)
    return compressed(body) if request.compressed else body


def record_reply(request: RecordRequest) -> GameReply:
    """The replay of a record that somebody has opened."""
    try:
        record, question = finished_record(request.text), request.question
        found = replay_of(record, question.viewer, opened=question.telling == "open-replay")
    except SabotError as error:
        return GameReply(refusal=sent(error))
    except Exception as error:  # noqa: BLE001  # nothing of a record is for the server's log
        return GameReply(failed=type(error).__name__)
    return GameReply(body=compressed(msgspec.json.encode(found)))


def puzzle_reply(request: PuzzleRequest) -> GameReply:
    """A puzzle of the package."""
    # Loaded when somebody asks for the first puzzle.
    from sabot.server.replays.puzzle_tasks import puzzle_task  # noqa: PLC0415

    return GameReply(
        body=compressed(msgspec.json.encode(puzzle_task(request.game, request.number)))
    )


def sent(error: SabotError) -> SentRefusal:
    """A refusal, to be sent to the server."""
    refusal = refusal_of(error)
    return SentRefusal(scope_of(refusal), refusal.reason, refusal.facts)


def told(past: Past, question: Question) -> bytes:
    """What is told of a game."""
    match question.telling:
        case "record":
            return past.record_text().encode()
        case "deals":
            return msgspec.json.encode(past.deal_check())
        case "open-replay":
            return msgspec.json.encode(past.open_replay())
        case "replay":
            return msgspec.json.encode(past.replay(question.viewer))
        case "picture":
            # The library is loaded when the first picture is made.
            from sabot.server.share.picture import result_picture  # noqa: PLC0415

            return result_picture(past, question.language, spoilers=question.spoilers)
        case "branch":
            entries = past.until(question.moment or Moment(0))
            return msgspec.json.encode(BranchPoint(past.table.settings, entries))
        case "tally":
            return msgspec.json.encode(past.tally())
        case "log":
            raise AssertionError("a page of the log is made without the game's record")


def main() -> None:
    """Answer until the server has no more requests."""
    answer_requests(lambda message: ENCODE(reply_to(DECODE_REQUEST(message))))


if __name__ == "__main__":
    main()
