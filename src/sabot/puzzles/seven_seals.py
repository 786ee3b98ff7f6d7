"""The judge of The Seven Seals: the last tricks of a round, in every deal that is possible."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from sabot.core.state import State
from sabot.games.seven_seals.encoding import colour_name, in_order, voids_of
from sabot.games.seven_seals.imagine import tricks_seen, unseen_cards
from sabot.games.seven_seals.options import format_options
from sabot.games.seven_seals.position import Position, build
from sabot.games.seven_seals.view import View
from sabot.puzzles.judged import Judged
from sabot.puzzles.sure_result import SureResult

# Bounds that keep the search exhaustive and quick.
MOST_CARDS: Final = 4
MOST_UNSEEN: Final = 9
MOST_STATES: Final = 100_000

Hands = tuple[tuple[str, ...], ...]


def judge(view: View) -> Judged | None:
    """The penalty points of this round that each move makes sure of, as a loss; None if too far."""
    tricks = tricks_seen(view)
    unseen = unseen_cards(view, tricks)
    seat = view.viewer
    if seat is None or view.to_act != seat or view.phase not in {"playing", "giving"}:
        return None
    if not 1 < len(view.hand) + (view.phase == "giving") <= MOST_CARDS:
        return None
    if not 0 < len(unseen) <= MOST_UNSEEN:
        return None
    worlds = [*worlds_of(view)]
    before = view.seats[seat].points

    def lost(world: State) -> int:
        return before - int(world.score(seat))

    # Every card and every seal is played openly, so a move tells all that is told.
    search = SureResult(seat, lost, lambda _, move, __: move, MOST_STATES)
    results = search.of_moves(worlds)
    return Judged("fewest", results, difficulty(results, len(worlds), len(view.hand)))


def difficulty(results: dict[int, int], worlds: int, cards: int) -> int:
    """More tricks, more possible deals, more cards to choose from and less to lose are harder."""
    ordered = sorted(results.values())
    gap = ordered[-1] - ordered[-2] if len(ordered) > 1 else 9
    measure = 12 * cards + 8 * len(results) + 3 * worlds.bit_length() - 4 * min(gap, 5)
    return max(1, min(100, measure))


def worlds_of(view: View) -> Iterator[State]:
    """Every state that agrees with the view."""
    tricks = tricks_seen(view)
    for hands in hands_of(view):
        data = Position(
            options=format_options(view.options),
            phase=view.phase,
            round=view.round,
            dealer=view.dealer,
            to_act=view.to_act,
            saboteur=view.saboteur,
            hands=hands,
            tricks=tuple(tuple(in_order(trick)) for trick in tricks),
            seals=tuple(seat.seals for seat in view.seats),
            sheet=view.sheet,
        )
        yield build(data, view.options)


def hands_of(view: View) -> Iterator[Hands]:
    """Every deal of the unseen cards: a seat that did not follow a colour has none of it."""
    tricks = tricks_seen(view)
    voids = voids_of(tricks, view.options.players)
    return dealt(view, (), unseen_cards(view, tricks), voids)


def dealt(view: View, hands: Hands, cards: list[str], voids: list[set[str]]) -> Iterator[Hands]:
    """Every way to deal these cards to the seats that have no hand yet."""
    seat = len(hands)
    if seat == view.options.players:
        yield hands
    elif seat == view.viewer:
        yield from dealt(view, (*hands, view.hand), cards, voids)
    else:
        may = [card for card in cards if colour_name(card) not in voids[seat]]
        for hand in combinations(may, view.seats[seat].cards):
            rest = [card for card in cards if card not in hand]
            yield from dealt(view, (*hands, hand), rest, voids)
