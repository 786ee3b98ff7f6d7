"""Deals: all chance of a round, drawn at once, checked, and written into records."""

from collections import Counter

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.errors import BadNotation, BadRecord, SabotError
from sabot.core.game import Shuffle
from sabot.core.notation import format_seat, one_of, parse_number, parse_seat
from sabot.games.saboteur.cards import BEST_GOLD, GOALS, NAMES, ROLES
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
    refuse_untimely(state)
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
        gold=tuple(shuffled(state.pile, shuffle)) if state.pile_to_shuffle else None,
    )


def shuffled(cards: vec[i64], shuffle: Shuffle) -> list[int]:
    """The cards in a random order."""
    return [int(cards[index]) for index in shuffle.permutation(len(cards))]


def refuse_untimely(state: Saboteur) -> None:
    """Refuse a deal while a round is being played or the game is over."""
    if state.over():
        raise SabotError("the game is over; there is no round to deal")
    if not state.awaits_deal():
        raise SabotError("the round is still being played; it can't be dealt again")


def deal(state: Saboteur, dealt: Deal) -> None:
    """Deal the round that is awaited; refuses a deal that does not hold the right cards."""
    refuse_untimely(state)
    setup = state.setup
    check_starter(state, dealt.starter)
    roles = numbers(dealt.roles, ROLES, "role")
    goals = numbers(dealt.goals, GOALS, "goal")
    cards = numbers([card for hand in dealt.hands for card in hand] + [*dealt.deck], NAMES, "card")
    check_same(roles, setup.roles, ROLES, "roles")
    check_same(goals, setup.goals, GOALS, "goals")
    check_same(cards, setup.cards, NAMES, "cards")
    check_hands(state, dealt)
    if (dealt.gold is not None) != state.pile_to_shuffle:
        what = "shuffles the gold" if state.pile_to_shuffle else "leaves the gold as it lies"
        raise BadRecord(f"the deal of round {state.round_number + 1} {what}")
    if dealt.gold is not None:
        values = tuple(str(value) for value in range(BEST_GOLD + 1))
        check_same(list(dealt.gold), state.pile, values, "gold cards")
        state.pile = vec[i64](reversed(dealt.gold))
    state.open_round(dealt.starter, vec[i64](roles), vec[i64](goals), vec[i64](cards))


def check_starter(state: Saboteur, starter: int) -> None:
    """Refuse a starter whom the rules do not name (SAB.2.6, SAB.2.8)."""
    expected = int(state.next_starter())
    if expected not in {RANDOM_STARTER, starter}:
        raise BadRecord(f"{format_seat(expected)} begins this round, not {format_seat(starter)}")
    if not 0 <= starter < state.setup.players:
        raise BadRecord(f"no seat {starter} can begin; there are {state.setup.players} players")


def check_hands(state: Saboteur, dealt: Deal) -> None:
    """Refuse hands of the wrong number or size (SAB.2.4)."""
    players, size = int(state.setup.players), int(state.setup.hand_size)
    if [len(hand) for hand in dealt.hands] != [size] * players:
        raise BadRecord(f"the deal must have {players} hands of {size} cards")


def numbers(names: list[str] | tuple[str, ...], known: tuple[str, ...], what: str) -> list[int]:
    """The numbers of names."""
    return [one_of(name, known, what) for name in names]


def check_same(dealt: list[int], expected: vec[i64], names: tuple[str, ...], what: str) -> None:
    """Refuse a deal with other cards than those expected, and say which."""
    have, want = Counter(dealt), Counter(int(card) for card in expected)
    if have == want:
        return
    missing = [names[card] for card in (want - have).elements()]
    surplus = [names[card] for card in (have - want).elements()]
    differs = [f"{' '.join(missing)} missing"] if missing else []
    differs += [f"{' '.join(surplus)} too many"] if surplus else []
    raise BadRecord(f"the deal has the wrong {what}: {', '.join(differs)}")


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
    parts: dict[str, list[str]] = {}
    for line in lines:
        name, colon, rest = line.partition(":")
        if not colon or name in parts:
            raise BadNotation(f"'{line}' is no line of a deal; expected a form like roles: digger")
        parts[name] = rest.split()
    hands: list[tuple[str, ...]] = []
    while (name := f"hand {format_seat(len(hands))}") in parts:
        hands.append(tuple(parts.pop(name)))
    for name in ("starter", "roles", "goals", "deck"):
        if name not in parts:
            raise BadNotation(f"the deal has no line '{name}:'")
    starter = " ".join(parts.pop("starter"))
    gold = parts.pop("gold", None)
    dealt = Deal(
        starter=parse_seat(starter),
        roles=tuple(parts.pop("roles")),
        goals=tuple(parts.pop("goals")),
        hands=tuple(hands),
        deck=tuple(parts.pop("deck")),
        gold=None if gold is None else tuple(parse_number(value, "gold card") for value in gold),
    )
    if parts:
        raise BadNotation(f"a deal has no line '{next(iter(parts))}:'")
    return dealt
