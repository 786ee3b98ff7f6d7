"""Deals: all chance of a round, drawn at once, checked, and written into records."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.counting import check_same, numbers, shuffled
from sabot.core.errors import BadRecord
from sabot.core.game import Shuffle, check_deal_awaited
from sabot.core.notation import (
    format_seat,
    parse_number,
    parse_seat,
    refuse_rest,
    split_lines,
    take_line,
    take_seat_lines,
)
from sabot.games.saboteur.cards import GOALS, NAMES, ROLES
from sabot.games.saboteur.dig_state import Dig
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.setup import RANDOM_STARTER


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chance of one round. `roles` ends with the spare one; `goals` go from north to south.

    `gold` is the pile from the top, if it is shuffled for this round, else None (SAB.2.5).
    """

    starter: int
    roles: tuple[str, ...]
    goals: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    gold: tuple[int, ...] | None


def draw_deal(state: Saboteur, shuffle: Shuffle) -> Deal:
    """A deal for the round that is awaited (SAB.2)."""
    check_deal_awaited(state)
    setup = state.setup
    starter = int(state.next_starter())
    if starter == RANDOM_STARTER:
        starter = shuffle.permutation(int(setup.players))[0]
    cards = [NAMES[card] for card in shuffled(setup.cards, shuffle)]
    dealt = int(setup.players * setup.hand_size)
    return Deal(
        starter=starter,
        roles=tuple(ROLES[role] for role in shuffled(setup.roles, shuffle)),
        goals=tuple(GOALS[goal] for goal in shuffled(setup.goals, shuffle)),
        hands=tuple(
            tuple(cards[first : first + setup.hand_size])
            for first in range(0, dealt, int(setup.hand_size))
        ),
        deck=tuple(cards[dealt:]),
        # Sorted first: so a deal follows from what is left, not from how it came to lie.
        gold=tuple(shuffled(sorted(state.pile), shuffle)) if state.pile_to_shuffle else None,
    )


def deal(state: Saboteur, dealt: Deal) -> None:
    """Deal the round that is awaited; refuses a deal that does not hold the right cards."""
    check_deal_awaited(state)
    setup = state.setup
    check_starter(state, dealt.starter)
    roles = numbers(dealt.roles, ROLES, "role")
    goals = numbers(dealt.goals, GOALS, "goal")
    cards = numbers([card for hand in dealt.hands for card in hand] + [*dealt.deck], NAMES, "card")
    check_same(roles, setup.roles, "roles in the deal", BadRecord, ROLES)
    check_same(goals, setup.goals, "goals in the deal", BadRecord, GOALS)
    check_same(cards, setup.cards, "cards in the deal", BadRecord, NAMES)
    check_hands(state, dealt.hands)
    if (dealt.gold is not None) != state.pile_to_shuffle:
        what = "shuffles the gold" if state.pile_to_shuffle else "leaves the gold as it lies"
        raise BadRecord(f"the deal of round {state.round_number + 1} {what}")
    if dealt.gold is not None:
        check_same(dealt.gold, state.pile, "gold cards in the deal", BadRecord)
        state.pile = vec[i64](reversed(dealt.gold))
    state.open_round(dealt.starter, vec[i64](roles), vec[i64](goals), vec[i64](cards))


def check_starter(state: Dig, starter: int) -> None:
    """Refuse a starter whom the rules do not name (SAB.2.6, SAB.2.8)."""
    expected = int(state.next_starter())
    if not 0 <= starter < state.pack.players:
        raise BadRecord(f"no seat {starter} can begin; there are {state.pack.players} players")
    if expected not in {RANDOM_STARTER, starter}:
        raise BadRecord(f"{format_seat(expected)} begins this round, not {format_seat(starter)}")


def check_hands(state: Dig, hands: tuple[tuple[str, ...], ...]) -> None:
    """Refuse hands of the wrong number or size (SAB.2.4)."""
    players, size = int(state.pack.players), int(state.pack.hand_size)
    if [len(hand) for hand in hands] != [size] * players:
        raise BadRecord(f"the deal must have {players} hands of {size} cards")


# Lines of a record.


def format_deal(dealt: Deal) -> list[str]:
    """The deal as lines of a record."""
    hands = [f"hand {format_seat(seat)}: {' '.join(hand)}" for seat, hand in enumerate(dealt.hands)]
    lines = [
        f"starter: {format_seat(dealt.starter)}",
        f"roles: {' '.join(dealt.roles)}",
        f"goals: {' '.join(dealt.goals)}",
        *hands,
        f"deck: {' '.join(dealt.deck)}",
    ]
    if dealt.gold is not None:
        lines.append(f"gold: {' '.join(map(str, dealt.gold))}")
    return lines


def parse_deal(lines: list[str]) -> Deal:
    """The deal that lines of a record describe."""
    parts = split_lines(lines)
    gold = parts.pop("gold", None)
    dealt = Deal(
        starter=parse_seat(" ".join(take_line(parts, "starter"))),
        roles=tuple(take_line(parts, "roles")),
        goals=tuple(take_line(parts, "goals")),
        hands=tuple(take_seat_lines(parts, "hand")),
        deck=tuple(take_line(parts, "deck")),
        gold=None if gold is None else tuple(parse_number(value, "gold card") for value in gold),
    )
    refuse_rest(parts)
    return dealt
