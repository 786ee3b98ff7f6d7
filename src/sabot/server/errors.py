"""Why the server refuses, and how each refusal is put on the wire."""

from math import ceil
from typing import Final

from sabot.core.errors import (
    BadNotation,
    BadOptions,
    IllegalClaim,
    IllegalMove,
    Refusal,
    SabotError,
)
from sabot.server.store.log import StoreDown
from sabot.table.refusals import Refused
from sabot.wire.calls import Problem
from sabot.wire.messages import RefusedMessage

# Every reason there is, in English; the catalogues of other languages have the same names.
REASONS: Final[dict[str, str]] = {
    "bad-call": "the call can't be understood: {detail}",
    "bad-host": "this server is not called by that name; its operator can allow it "
    "with --allowed-hosts",
    "bad-options": "{detail}",
    "bad-origin": "calls from other sites are not accepted",
    "bad-pin": "that is not the PIN of this table",
    "bad-record": "this record is damaged or against the rules at line {line}; nothing was opened",
    "broken": "something went wrong here; it has been noted",
    "crowded": "at most {most} people of one network can be at a table",
    "draining": "the server is about to end; try again in a little while",
    "hello-first": "say hello first",
    "no-answer": "nobody could think of an answer; try again",
    "bad-link": "this code links no device now; ask for a new one on the device that showed it",
    "last-device": "this is your last device; delete what is kept of you instead",
    "no-device": "there is no such device of yours",
    "no-person": "this browser is not known here",
    "is-person": "this browser is known here already; sign out first",
    "no-code": "no table can be found by that code now; ask for it again, or for the link",
    "no-game-yet": "no game with that number has begun at this table",
    "no-hints": "there are no hints for this game",
    "no-meter": "there is no suspicion meter for this game",
    "no-open-table": "no table that is open to all has a free seat now; open one yourself",
    "no-page": "there is nothing here",
    "no-record": "this is not a record of Sabot; one begins with “sabot-record: 1”",
    "no-table": "there is no such table",
    "not-in": "come in first",
    "not-revealed": "that is shown when the game is over",
    "not-saved": "that could not be saved, so nothing has changed; please try again",
    "not-understood": "the message can't be understood",
    "pin-length": "a PIN has {low} to {high} characters",
    "protocol": "this server speaks another version of the protocol",
    "record-unfinished": "only games that are over can be opened, and this one is not",
    "too-fast": "too much at once; wait {seconds} s",
    "too-large": "that is too large; at most {most} bytes are taken",
    "too-many": "too many connections; try again later",
    "unreadable": "the log of this table is damaged; whoever runs the server can help",
}

# The HTTP status that goes with a reason; 409 with any other.
STATUS: Final[dict[str, int]] = {
    "bad-call": 400,
    "bad-options": 400,
    "bad-name": 400,
    "clock-seconds": 400,
    "bot-pause": 400,
    "round-pause": 400,
    "pin-length": 400,
    "bad-record": 400,
    "no-record": 400,
    "record-unfinished": 400,
    "not-in": 401,
    "no-person": 401,
    "bad-link": 404,
    "no-device": 404,
    "bad-origin": 403,
    "bad-pin": 403,
    "no-entry": 403,
    "locked": 403,
    "no-watching": 403,
    "not-revealed": 403,
    "no-table": 404,
    "no-code": 404,
    "no-open-table": 404,
    "no-game-yet": 404,
    "no-step": 404,
    "no-page": 404,
    "too-large": 413,
    "bad-host": 421,
    "too-fast": 429,
    "too-many": 503,
    "not-saved": 503,
    "no-answer": 503,
    "draining": 503,
    "unreadable": 503,
}


class Rejected(Refusal):
    """A call or command that the server refuses."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(REASONS, reason, **facts)


class TooFast(Rejected):
    """Somebody asks for more than they may have now; after `wait` seconds they can ask again."""

    def __init__(self, wait: float) -> None:
        super().__init__("too-fast", seconds=max(1, ceil(wait)))


def refusal_of(error: SabotError) -> Refusal:
    """The refusal to send for an error: of a store that fails only that nothing was saved."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, BadOptions | BadNotation):
        return Rejected("bad-options", detail=error)
    if isinstance(error, StoreDown):
        return Rejected("not-saved")
    return Rejected("bad-call", detail=error)


def scope_of(refusal: Refusal) -> str:
    """Whose catalogue has the sentence."""
    if isinstance(refusal, IllegalMove | IllegalClaim):
        return "game"
    return "table" if isinstance(refusal, Refused) else "server"


def refusal_message(command_id: str | None, error: SabotError) -> RefusedMessage:
    """A refusal for a socket."""
    refusal = refusal_of(error)
    scope = scope_of(refusal)
    return RefusedMessage(command_id, scope, refusal.reason, refusal.facts, str(refusal))


def problem(error: SabotError) -> tuple[int, Problem]:
    """A refusal for an HTTP call, with its status."""
    refusal = refusal_of(error)
    status = STATUS.get(refusal.reason, 409)
    return status, Problem(refusal.reason, refusal.facts, str(refusal))
