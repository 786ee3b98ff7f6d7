"""Deals: all chance of a round, drawn at once, checked, and written into records."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.counting import check_same, numbers, shuffled
from sabot.core.errors import BadRecord
from sabot.core.game import Shuffle, check_deal_awaited
from sabot.core.notation import (
    format_seat,
    parse_seat,
    refuse_rest,
    split_lines,
    take_line,
    take_seat_lines,
)
from sabot.games.saboteur.cards import GOALS
from sabot.games.saboteur.deals import check_hands, check_starter
from sabot.games.saboteur.setup import RANDOM_STARTER
from sabot.games.saboteur2.cards import NAMES, ROLES
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.setup import PUT_ASIDE


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chance of one round. `roles` are all fifteen: the players', then the pile from its top.

    `goals` go from north to south; `aside` are the ten cards put aside unseen.
    """

    starter: int
    roles: tuple[str, ...]
    goals: tuple[str, ...]
    aside: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]


def draw_deal(state: Saboteur2, shuffle: Shuffle) -> Deal:
    """A deal for the round that is awaited (SB2.2)."""
    check_deal_awaited(state)
    setup = state.setup
    starter = int(state.next_starter())
    if starter == RANDOM_STARTER:
        starter = shuffle.permutation(int(setup.players))[0]
    cards = [NAMES[card] for card in shuffled(setup.cards, shuffle)]
    size = int(setup.hand_size)
    end = PUT_ASIDE + int(setup.players) * size
    return Deal(
        starter=starter,
        roles=tuple(ROLES[role] for role in shuffled(setup.roles, shuffle)),
        goals=tuple(GOALS[goal] for goal in shuffled(setup.goals, shuffle)),
        aside=tuple(cards[:PUT_ASIDE]),
        hands=tuple(tuple(cards[first : first + size]) for first in range(PUT_ASIDE, end, size)),
        deck=tuple(cards[end:]),
    )


def deal(state: Saboteur2, dealt: Deal) -> None:
    """Deal the round that is awaited; refuses a deal that does not hold the right cards."""
    check_deal_awaited(state)
    setup = state.setup
    check_starter(state, dealt.starter)
    roles = numbers(dealt.roles, ROLES, "role")
    goals = numbers(dealt.goals, GOALS, "goal")
    held = [card for hand in dealt.hands for card in hand]
    cards = numbers([*dealt.aside, *held, *dealt.deck], NAMES, "card")
    check_same(roles, setup.roles, "roles in the deal", BadRecord, ROLES)
    check_same(goals, setup.goals, "goals in the deal", BadRecord, GOALS)
    check_same(cards, setup.cards, "cards in the deal", BadRecord, NAMES)
    check_hands(state, dealt.hands)
    if len(dealt.aside) != PUT_ASIDE:
        raise BadRecord(f"the deal must have {PUT_ASIDE} cards aside, not {len(dealt.aside)}")
    state.open_round(dealt.starter, vec[i64](roles), vec[i64](goals), vec[i64](cards))


# Lines of a record.


def format_deal(dealt: Deal) -> list[str]:
    """The deal as lines of a record."""
    return [
        f"starter: {format_seat(dealt.starter)}",
        f"roles: {' '.join(dealt.roles)}",
        f"goals: {' '.join(dealt.goals)}",
        f"aside: {' '.join(dealt.aside)}",
        *(f"hand {format_seat(seat)}: {' '.join(hand)}" for seat, hand in enumerate(dealt.hands)),
        f"deck: {' '.join(dealt.deck)}",
    ]


def parse_deal(lines: list[str]) -> Deal:
    """The deal that lines of a record describe."""
    parts = split_lines(lines)
    dealt = Deal(
        starter=parse_seat(" ".join(take_line(parts, "starter"))),
        roles=tuple(take_line(parts, "roles")),
        goals=tuple(take_line(parts, "goals")),
        aside=tuple(take_line(parts, "aside")),
        hands=tuple(take_seat_lines(parts, "hand")),
        deck=tuple(take_line(parts, "deck")),
    )
    refuse_rest(parts)
    return dealt
