"""The judge of each game: from a view alone to the result that each move makes sure of."""

from typing import Any

from sabot.core.game import AnyGame
from sabot.puzzles import mine, sabotage, seven_seals
from sabot.puzzles.judged import Judged
from sabot.puzzles.sure_result import TooLarge


def judge(game: AnyGame, view: Any) -> Judged | None:
    """The sure result of each move of the viewer; None where this can't be searched to its end."""
    try:
        match game.id:
            case "seven_seals":
                return seven_seals.judge(view)
            case "sabotage":
                return sabotage.judge(view)
            case _:
                return mine.judge(game, view)
    except TooLarge:
        return None
