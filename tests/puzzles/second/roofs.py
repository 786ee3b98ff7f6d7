"""Sabotage for two: every card that the other may hold, on every cell, until one's next turn."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from tests.games.sabotage.oracle import LETTERS, Cells, allowed, value

COLOURS = ("orange", "red", "blue", "lilac")
PACK = Counter(
    {f"{face}-{colour}": 2 for face in [*LETTERS, "X", "wrench"] for colour in COLOURS}
    | {"sabotage": 8, "dismantle": 8}
)
ENDS_FROM = 5

Roofs = tuple[Cells, Cells]


def put(roofs: Roofs, card: str, roof: int, cell: str) -> Roofs:
    """The roofs after a card was played; sabotage and dismantle leave the cell empty."""
    cells = list(roofs[roof])
    cells[LETTERS.index(cell)] = card if "-" in card else None
    both = [*roofs]
    both[roof] = tuple(cells)
    return both[0], both[1]


def plays(roofs: Roofs, player: int, card: str) -> Iterator[Roofs]:
    """All that a player can do with a card: also nothing."""
    yield roofs
    for side, cell in product("@>", LETTERS):
        roof = player if side == "@" else 1 - player
        if allowed(card, side, cell, roofs[roof][LETTERS.index(cell)]):
            yield put(roofs, card, roof, cell)


def counted(worth: int) -> int:
    """Points above 5 count double (SGT.4.2)."""
    return worth + max(0, worth - 5)


def lead_if_ended(roofs: Roofs, by: int, seat: int) -> int | None:
    """The lead of a seat if this player ends the round; None if that is not allowed."""
    worth = [value(cells) for cells in roofs]
    if worth[by] < ENDS_FROM:
        return None
    points = [counted(each) - (player == by) for player, each in enumerate(worth)]
    return points[seat] - points[1 - seat]


def after(view: Any, move: str) -> Roofs:
    """The roofs after a move of the viewer."""
    roofs = tuple(roof.cells for roof in view.roofs)
    if move.startswith("discard:"):
        return roofs
    card, side, cell = move[:-2], move[-2], move[-1]
    return put(roofs, card, view.viewer if side == "@" else 1 - view.viewer, cell)


def behind(view: Any, move: str) -> int:
    """How far the viewer is behind if the other ends the round now; 0 if that is not so."""
    lead = lead_if_ended(after(view, move), 1 - view.viewer, view.viewer)
    return 0 if lead is None else max(0, -lead)


def sure_lead(view: Any, move: str) -> int:
    """The lead with which the viewer can end the round at their next turn, whatever is played."""
    seat, roofs = view.viewer, after(view, move)
    leads = [lead_if_ended(later, seat, seat) or 0 for later in answers(view, roofs)]
    ended = lead_if_ended(roofs, 1 - seat, seat)
    return min(max(0, min(leads)), *([] if ended is None else [ended]), 99)


def answers(view: Any, roofs: Roofs) -> Iterator[Roofs]:
    """All that the other may make of the roofs, with every card that the viewer has not seen."""
    unseen = PACK - Counter(view.hand) - Counter(each.card for each in view.discards)
    unseen -= Counter(card for roof in view.roofs for card in roof.cells if card)
    for card in unseen:
        yield from plays(roofs, 1 - view.viewer, card)
