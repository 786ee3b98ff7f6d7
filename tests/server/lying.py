"""The program with rules bots that lie about their own role; else they are as they always are.

`python -m tests.server.lying serve …` runs it.
"""

from collections.abc import Sequence
from typing import Any

from sabot.bots import roster
from sabot.bots.bot import Bot
from sabot.bots.rules import RulesBot
from sabot.cli import main
from sabot.core.claims import Statement
from sabot.core.game import AnyGame
from sabot.games.saboteur.claims import SeatIs
from sabot.server import services

OTHER_SIDE = {"digger": "saboteur", "saboteur": "digger"}
honest_bot = roster.MAKERS["rules"]


class Liar(RulesBot):
    """Says first that it is on the other side."""

    def speak(self, view: Any, said: Sequence[Statement[Any]]) -> Any | None:
        seat = view.viewer
        lie = SeatIs(seat, OTHER_SIDE[view.seats[seat].role])
        if any(each.seat == seat and each.claim == lie for each in said):
            return super().speak(view, said)
        return lie


def liar(game: AnyGame, options: Any, seat: int, seed: int, detail: str) -> Bot:
    """A rules bot that lies."""
    honest = honest_bot(game, options, seat, seed, detail)
    honest.__class__ = Liar
    return honest


if __name__ == "__main__":
    services.SPEECH_PAUSES_S = (0.0, 0.01)  # type: ignore[misc]
    roster.MAKERS["rules"] = liar
    main()
