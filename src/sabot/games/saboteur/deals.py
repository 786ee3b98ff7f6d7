"""Deals of Saboteur (SAB.2)."""

from collections.abc import Mapping
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.counting import check_same, shuffled
from sabot.core.deals import Deals, Fields, FirstSeat, Pile
from sabot.core.errors import BadRecord
from sabot.core.game import Shuffle
from sabot.games.saboteur.cards import GOALS, NAMES, ROLES
from sabot.games.saboteur.rules import Saboteur


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


class GoldPile(Pile[Saboteur], frozen=True):
    """The gold cards that are left, which are not shuffled for every round (SAB.2.5)."""

    def fields(self) -> list[str]:
        """The field of the deal for the gold."""
        return [self.what]

    def draw(self, state: Saboteur, _players: int, shuffle: Shuffle, /) -> Fields:
        """The shuffled pile, or None."""
        # Sorted first: so a deal follows from what is left, not from how it came to lie.
        cards = sorted(self.cards(state), key=int)
        return {"gold": tuple(shuffled(cards, shuffle)) if state.pile_to_shuffle else None}

    def check(self, state: Saboteur, _players: int, dealt: msgspec.Struct, /) -> list[int]:
        """The gold cards from the top; refuses others, or gold that is not to be shuffled."""
        gold: tuple[int, ...] | None = getattr(dealt, self.what)
        if (gold is not None) != state.pile_to_shuffle:
            what = "shuffles the gold" if state.pile_to_shuffle else "leaves the gold as it lies"
            raise BadRecord(f"the deal of round {state.round_number + 1} {what}")
        if gold is None:
            return []
        check_same(gold, state.pile, "gold cards in the deal", BadRecord)
        return [*gold]


def open_round(state: Saboteur, dealt: Deal, piles: Mapping[str, vec[i64]]) -> None:
    """Hand a checked deal to the rules."""
    if dealt.gold is not None:
        state.pile = vec[i64](reversed(dealt.gold))
    state.open_round(dealt.starter, piles["role"], piles["goal"], piles["card"])


DEALS: Final = Deals[Saboteur, Deal](
    Deal,
    lambda state: state.setup.players,
    [
        # SAB.2.4
        Pile(
            "card",
            NAMES,
            lambda state: state.setup.cards,
            rest="deck",
            hand_size=lambda state: state.setup.hand_size,
        ),
        Pile("role", ROLES, lambda state: state.setup.roles, rest="roles"),
        Pile("goal", GOALS, lambda state: state.setup.goals, rest="goals"),
        GoldPile("gold", (), lambda state: state.pile),
    ],
    open_round,
    FirstSeat("starter", "begin", lambda state: state.next_starter()),  # SAB.2.6, SAB.2.8
)
