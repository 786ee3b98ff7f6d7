"""A view as one SVG: the board, and below it the hand of the viewer."""

from html import escape
from typing import Any, Final

from sabot.core.notation import format_seat
from sabot.server.share.board import board_of
from sabot.server.share.pieces import HIGH, WIDE
from sabot.server.share.sheet import Sheet, sheet

MARGIN: Final = 30
# From one card of a hand to the next.
APART: Final = WIDE + 12
# How large units of cards are on the screen, and the widest that a drawing becomes.
SCALE: Final = 0.6
WIDEST: Final = 960


def view_svg(view: Any, drawings: Sheet | None = None) -> str | None:
    """The drawing of a view; None where the drawings have not been built."""
    drawings = drawings or sheet()
    if drawings is None:
        return None
    marks = [mark(drawings, seat) for seat in range(view.options.players)]
    board = board_of(drawings, view, marks)
    if board is None:
        return None
    _, _, wide, high = map(float, board.view_box.split())
    hand = hand_of(drawings, view)
    wide = max(wide, len(hand) * APART) + 2 * MARGIN
    below = HIGH + MARGIN if hand else 0
    place = f'x="{MARGIN}" y="{MARGIN}" width="{wide - 2 * MARGIN:g}" height="{high:g}"'
    box = f'viewBox="{board.view_box}" preserveAspectRatio="xMinYMin"'
    parts = [f"<svg {place} {box}>{board.art}</svg>"]
    parts += [
        f'<g transform="translate({MARGIN + at * APART} {high + 2 * MARGIN:g})">{art}</g>'
        for at, art in enumerate(hand)
    ]
    return framed(drawings, parts, wide, high + 2 * MARGIN + below, label_of(view))


def hand_of(drawings: Sheet, view: Any) -> list[str]:
    """The cards in the viewer's hand; none of a spectator."""
    hand: tuple[str, ...] = getattr(view, "hand", ())
    return [drawings.cards[card] for card in hand if card in drawings.cards]


def mark(drawings: Sheet, seat: int) -> str:
    """The letter of a seat, above what is its own."""
    ink = drawings.colours["ink"]
    place = f'x="60" y="40" font-size="32" text-anchor="middle" fill="{ink}"'
    return f'<text {place} font-family="serif">{format_seat(seat)}</text>'


def label_of(view: Any) -> str:
    """Who sees what, for those who read and don't look."""
    viewer = "a spectator" if view.viewer is None else f"seat {format_seat(view.viewer)}"
    return f"{view.game}, round {view.round}, as {viewer} sees it"


def framed(drawings: Sheet, parts: list[str], wide: float, high: float, label: str) -> str:
    """A whole SVG with the style of the drawings."""
    width = min(WIDEST, wide * SCALE)
    size = f'width="{width:.0f}" height="{width * high / wide:.0f}" viewBox="0 0 {wide:g} {high:g}"'
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"',
            f' aria-label="{escape(label)}">',
            f"<style>{drawings.style}</style>{drawings.defs}",
            f'<rect width="{wide:g}" height="{high:g}" fill="{drawings.colours["stage"]}"/>',
            *parts,
            "</svg>",
        ]
    )
