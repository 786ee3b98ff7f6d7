"""The board of a view as a drawing: cards placed as they lie, by the art of the browser client."""

from collections.abc import Callable, Sequence
from typing import Any

from sabot.server.share.game_part import pictured_game
from sabot.server.share.sheet import Drawing, Sheet


def as_it_is(art: str) -> str:
    """A drawing in full."""
    return art


def board_of(
    sheet: Sheet, view: Any, marks: Sequence[str] = (), put: Callable[[str], str] = as_it_is
) -> Drawing | None:
    """The board of a view; the picture of the game where there is none to be drawn.

    `marks` are drawings of 120 × 48 by seat, which stand at what belongs to a seat. `put` may put a
    reference in the place of a drawing.
    """
    placed = [each for each in pictured_game(view.game).pieces(sheet, view, marks) if each.art]
    if not placed:
        return sheet.pictures.get(view.game)
    left, top = min(each.x for each in placed), min(each.y for each in placed)
    right = max(each.x + each.wide for each in placed)
    bottom = max(each.y + each.high for each in placed)
    art = "".join(
        f'<g transform="translate({x:g} {y:g})">{put(art)}</g>' for x, y, art, *_ in placed
    )
    return Drawing(f"{left:g} {top:g} {right - left:g} {bottom - top:g}", art)
