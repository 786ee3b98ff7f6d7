"""Moves in the mine that win at once, or that stop the next player: every card on every place."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any, Final, NamedTuple

from tests.puzzles.second.mine import GOAL_CELLS, GOAL_SHAPES, Mine, tunnel

BASE: Final = (
    "NS 4, EW 3, NES 5, ESW 5, NESW 5, ES 4, SW 5, xNESW 1, xNES 1, xESW 1, xNS 1, xEW 1, xES 1,"
    " xSW 1, xS 1, xW 1"
)
EXPANSION: Final = (
    "NS/EW 2, NW/ES 1, NE/SW 1, ladder-S 1, ladder-W 1, ladder-ES 1, ladder-NE 1, green-ES 1,"
    " green-EW 1, green-NSxE 1, blue-NS 1, blue-EW 1, blue-SW 1, crystal-xW 1, crystal-xS 1,"
    " crystal-ESW 3, crystal-NES 1, crystal-NESW 1, crystal-ESWxN 1, crystal-NSWxE 1,"
    " crystal-EWxS 1, NExS 1, NSxEW 1, EWxNS 1, NSxE 1, ESxN 2"
)


class Table(NamedTuple):
    """What a seat sees, and whether it could lay a tunnel card."""

    view: Any
    seat: int
    after: int  # the seat that plays next


def counted(text: str) -> Counter[str]:
    """Cards by their names, from a list such as `NS 4, EW 3`."""
    return Counter(
        {name: int(count) for name, count in (each.split() for each in text.split(", "))}
    )


ALL: Final = counted(BASE) + counted(EXPANSION)


def table_of(view: Any) -> Table:
    """The table as its viewer sees it. Play goes round clockwise, past seats without cards."""
    seat, count = view.viewer, len(view.seats)
    others = [(seat + turn) % count for turn in range(1, count)]
    return Table(view, seat, next(each for each in others if view.seats[each].cards or view.deck))


def mines(view: Any) -> Iterator[Mine]:
    """The mine with every order of the goals that agrees with what is known of them."""
    for goals in permutations(("treasure", "stone-SW", "stone-ES")):
        known = [goal.card for goal in view.goals]
        if any(was not in {None, goal} for was, goal in zip(known, goals, strict=True)):
            continue
        mine = Mine(goals)
        for place, goal in zip(GOAL_CELLS, view.goals, strict=True):
            if goal.face_up:
                mine.cards[place] = tunnel(GOAL_SHAPES[mine.hidden.pop(place)], turned=goal.turned)
        for card in view.maze:
            mine.cards[card.col, card.row] = tunnel(card.card, turned=card.turned)
        yield mine


LAID: Final = re.compile(r"(.+)@(-?\d+),(-?\d+)(t?)")


def laid(mine: Mine, move: str) -> Mine:
    """The mine after a move."""
    after = mine.copy()
    if found := LAID.fullmatch(move):
        card, col, row, turned = found.groups()
        cell = int(col), int(row)
        if card == "rockfall":
            del after.cards[cell]
        elif card != "map":
            assert after.may_lie(tunnel(card, turned=bool(turned)), cell, after.walked())
            after.lay(card, cell, turned=bool(turned))
    return after


def wins(view: Any, move: str) -> bool:
    """Whether a move reaches the treasure and its player is a winner, wherever it lies."""
    return all(is_winner(view, mine, laid(mine, move)) for mine in mines(view))


def is_winner(view: Any, before: Mine, after: Mine) -> bool:
    """Whether who reaches the treasure is among the winners, whatever roles others have."""
    if not after.found:
        return False
    role = view.seats[view.viewer].role
    if view.game == "saboteur":
        return bool(role == "digger")
    treasure = next(cell for cell, name in before.hidden.items() if name == "treasure")
    if role in {"green", "blue"}:
        return after.open_to(role, treasure)  # SB2.6.3
    if role == "boss":
        return True  # SB2.6.5 and SB2.6.7: with either team, or alone
    # The profiteer wins with anybody, but not beside a boss who wins alone.
    return role == "profiteer" and any(after.open_to(team, treasure) for team in ("green", "blue"))


def stops(view: Any, moves: list[str]) -> list[str]:
    """The moves after which neither this seat nor the next player can reach the treasure."""
    table = table_of(view)
    known: dict[tuple[str, bool, bool], bool] = {}
    found: list[str] = []
    for move in moves:
        changes = move if LAID.fullmatch(move) and not move.startswith("map") else ""
        alike = changes, may_dig(table, move), move.startswith("swap-hands>")
        if alike not in known:
            known[alike] = is_stopped(view, move, may_dig=may_dig(table, move))
        if known[alike]:
            found.append(move)
    return found


def is_stopped(view: Any, move: str, *, may_dig: bool) -> bool:
    """Whether the treasure is safe after a move: from this seat too, and from the next."""
    later = [laid(mine, move) for mine in mines(view)]
    if any(mine.found for mine in later):
        return False
    cards = unseen(view)
    if move.startswith("swap-hands>"):
        cards += [card for card in view.hand if card in ALL]  # SB2.5.3: the other gets them
    return not may_dig or not any(reached_by_any(cards, mine) for mine in later)


def may_dig(table: Table, move: str) -> bool:
    """Whether the next player can lay a tunnel card after a move (SAB.4.6, SB2.3.6)."""
    next_seat = table.view.seats[table.after]
    broken = set(next_seat.broken)
    in_prison = getattr(next_seat, "imprisoned", False)
    deed, _, target = move.partition(">")
    if target and "ABCDEFGHIJKL".index(target[0]) == table.after:
        if deed.startswith("-"):
            broken.add(deed[1:])
        elif deed.startswith("+"):
            broken.discard(move.partition("=")[2] or deed[1:])
        else:
            in_prison = {"prison": True, "free": False}.get(deed, in_prison)
    return not broken and not in_prison


def reached_by_any(cards: list[str], mine: Mine) -> bool:
    """Whether one of the cards reaches the treasure from some place."""
    for card in cards:
        for cell, turned in mine.places(card):
            trial = mine.copy()
            trial.lay(card, cell, turned=turned)
            if trial.found:
                return True
    return False


def unseen(view: Any) -> list[str]:
    """The tunnel cards of which the viewer has not seen all."""
    cards = ALL.copy() if view.game == "saboteur2" else counted(BASE)
    cards.subtract(card.card for card in view.maze)
    cards.subtract(card for card in view.hand if card in cards)
    cards.subtract(each.card for each in view.discards if each.card in cards)
    assert min(cards.values()) >= 0
    return [card for card, left in cards.items() if left]
