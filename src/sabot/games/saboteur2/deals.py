"""Deals of Saboteur 2 (SB2.2)."""

from typing import Final

import msgspec

from sabot.core.deals import Deals, FirstSeat, Pile
from sabot.games.saboteur.cards import GOALS
from sabot.games.saboteur2.cards import NAMES, ROLES
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.setup import HAND_SIZE, PUT_ASIDE


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


DEALS: Final = Deals[Saboteur2, Deal](
    Deal,
    lambda state: state.setup.players,
    [
        Pile(
            "card",
            NAMES,
            lambda state: state.setup.cards,
            rest="deck",
            hand_size=lambda _: HAND_SIZE,
            aside=("aside", PUT_ASIDE),
        ),
        Pile("role", ROLES, lambda state: state.setup.roles, rest="roles"),
        Pile("goal", GOALS, lambda state: state.setup.goals, rest="goals"),
    ],
    lambda state, dealt, piles: state.open_round(
        dealt.starter, piles["role"], piles["goal"], piles["card"]
    ),
    FirstSeat("starter", "begin", lambda state: state.next_starter()),
)
