"""The process that works reviews out: `python -m sabot.server.reviews.worker`.

It reads requests from its input and writes replies to its output, and has no store and no network.
It gets whole records, which only games that are over have; one that was opened is checked.
"""

from typing import Final

from sabot.advice.move_reasons import reason_for
from sabot.review.parts import TruthFound
from sabot.review.record_states import history_in
from sabot.review.run_review import Asked, find, head_of, parts_of, usual_playouts
from sabot.server.child_process import answer_requests
from sabot.server.errors import Rejected
from sabot.server.opened_records import finished_record
from sabot.server.replays.protocol import SentRefusal
from sabot.server.reviews.protocol import (
    DECODE_REQUEST,
    ENCODE,
    HeadRequest,
    PartPlace,
    ReviewReply,
    ReviewRequest,
)

# The seed of all reviews on a server: the same game has the same review everywhere.
SEED: Final = "1"


def reply_to(request: ReviewRequest) -> ReviewReply:
    """The reply to a request; whatever goes wrong, the reply says so."""
    try:
        if isinstance(request, HeadRequest):
            return head_reply(request)
        found = find(request.part, reason_for)
    except Rejected as error:
        return ReviewReply(refusal=SentRefusal("server", error.reason, error.facts))
    except Exception as error:  # noqa: BLE001  # one record must not end the process
        return ReviewReply(failed=f"{type(error).__name__}: {error}")
    if isinstance(found, TruthFound):
        return ReviewReply(truth=found)
    return ReviewReply(seat=found)


def head_reply(request: HeadRequest) -> ReviewReply:
    """What the review of a record consists of."""
    if request.opened:
        finished_record(request.text)
    history = history_in(request.text)
    playouts = request.playouts or usual_playouts(history)
    asked = Asked(request.text, tuple(history.seats), playouts, SEED)
    places = tuple(PartPlace(part.round, part.seat) for part in parts_of(asked))
    return ReviewReply(head=head_of(asked), parts=places)


def main() -> None:
    """Answer until the server has no more requests."""
    answer_requests(lambda message: ENCODE(reply_to(DECODE_REQUEST(message))))


if __name__ == "__main__":
    main()
