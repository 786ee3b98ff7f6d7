"""Results of deciding and of folding: what a command leads to, and what an entry changed."""

from typing import Any, NamedTuple

import msgspec

from sabot.core.state import State
from sabot.table.chat_lines import Line
from sabot.table.claims import MadeClaim
from sabot.table.entries import AnyEntry


class PlayedMove(NamedTuple):
    """A legal move, and the state that it leads to."""

    move: Any
    after: State


class Decision(NamedTuple):
    """The entries that a command leads to; none if there is nothing to do.

    `played` goes with a move, so that folding its entry need not play the move again.
    """

    entries: list[AnyEntry]
    played: PlayedMove | None = None


class Change(msgspec.Struct, frozen=True):
    """An applied entry; for a move also the move and the state before it.

    `watcher_chat` is what watchers had said among themselves, if the entry ended the game, and
    `judged` are the claims of the round, if it ended one.
    """

    entry: AnyEntry
    move: Any = None
    before: State | None = None
    watcher_chat: tuple[Line, ...] = ()
    judged: tuple[MadeClaim, ...] = ()
