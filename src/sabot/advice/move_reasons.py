"""What speaks for a move, in the words of hints: also for games that are looked back on."""

from collections.abc import Mapping
from typing import Any

from sabot.advice.case import Case
from sabot.advice.game_hints import advice_of
from sabot.core.game import AnyGame
from sabot.wire.calls import Notice


def reason_for(
    game: AnyGame, view: Any, move: Any, chances: Mapping[int, Mapping[str, float]]
) -> Notice | None:
    """What speaks for a move with this view, if there is something to say."""
    return advice_of(Case(game, view, move, chances)).reason
