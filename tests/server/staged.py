"""The program with known deals and bots that always do the same, so that a round's story is known.

Bots called `rules` dig eastwards to the goals and say of seat B that it is a saboteur; those called
`random` discard whatever they have. `python -m tests.server.staged serve …` runs it; the variable
STAGED_SEED chooses the deals.
"""

import os
from collections.abc import Sequence
from typing import Any

from sabot.bots.random import RandomBot
from sabot.core.claims import Statement
from sabot.core.game import AnyGame
from sabot.games.saboteur.claims import SeatIs
from sabot.games.saboteur.moves import LayTunnel, Pass
from sabot.games.saboteur2.moves import Pass as PassMany

SEED = "STAGED_SEED"
ACCUSED = 1
LAST = 8  # the column of the goals


class Digger(RandomBot):
    """Lays tunnels that lead east, nearest to the middle row; else discards."""

    def choose(self, view: Any) -> Any:
        lays = [move for move in view.moves if isinstance(move, LayTunnel) and leads_east(move)]
        if lays:
            return max(lays, key=lambda move: (move.col, -abs(move.row), move.card, move.turned))
        return idle_move(view)

    def speak(self, view: Any, said: Sequence[Statement[Any]]) -> Any | None:
        """An accusation, once a round."""
        accusation = SeatIs(ACCUSED, "saboteur")
        mine = [each for each in said if each.seat == view.viewer]
        return None if view.viewer == ACCUSED or mine else accusation


class Idler(RandomBot):
    """Discards."""

    def choose(self, view: Any) -> Any:
        return idle_move(view)


def leads_east(move: LayTunnel) -> bool:
    """True if the card goes through to the east, and not beyond the goals."""
    return "x" not in move.card and ("W" if move.turned else "E") in move.card and move.col < LAST


def idle_move(view: Any) -> Any:
    """A move that changes nothing: the first card is put down, or the first choice is taken."""
    passes = [move for move in view.moves if isinstance(move, Pass | PassMany)]
    return (passes or view.moves)[0]


def digger(_game: AnyGame, _options: Any, _seat: int, seed: int, _detail: str) -> Digger:
    """A bot that digs."""
    return Digger(seed)


def idler(_game: AnyGame, _options: Any, _seat: int, seed: int, _detail: str) -> Idler:
    """A bot that does nothing."""
    return Idler(seed)


def known_seed() -> bytes:
    """The seed of all deals."""
    return os.environ.get(SEED, "").encode().ljust(32, b"0")


if __name__ == "__main__":
    from sabot.table import fairness

    # Before the server is imported: it takes the seeds of its tables from there.
    fairness.new_seed = known_seed

    from sabot.bots import roster
    from sabot.cli import main
    from sabot.server import services

    services.SPEECH_PAUSES_S = (0.0, 0.01)  # type: ignore[misc]
    roster.MAKERS["rules"] = digger
    roster.MAKERS["random"] = idler
    main()
