"""All line-ups get the same deals, in every round, whoever plays and however it went before."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from sabot.arena.contest import Contest, ContestDeal
from sabot.arena.game_runner import GameRunner, Player
from sabot.arena.seeds import Dealer, any_deal, bot_seed
from sabot.bots.random import RandomBot
from sabot.games.registry import game_of_options

TABLES = ["saboteur(players=4)", "saboteur2(players=4)", "seven_seals(players=3)", "sabotage"]
# What the rounds before decide: who begins, and which gold is left.
BY_PLAY = {"starter", "dealer", "gold"}


class NotingDealer(Dealer):
    """Writes down what it deals."""

    def draw(self, state: Any, round_number: int) -> Any:
        drawn = super().draw(state, round_number)
        self.noted = [*getattr(self, "noted", []), drawn]
        return drawn


def dealt(options: str, deal: int, luck: int) -> list[dict[str, Any]]:
    """The deals of a game among random bots with some luck."""
    game = game_of_options(options)
    chosen = game.parse_options(options)
    dealer = NotingDealer(game, "seed", deal, any_deal)
    bots = [Player("random", RandomBot(100 * luck + seat)) for seat in range(chosen.players)]
    GameRunner(game, chosen, bots, dealer, 10.0).play()
    return [msgspec.structs.asdict(each) for each in dealer.noted]


@pytest.mark.parametrize("options", TABLES)
def test_line_ups_get_the_same_deals_in_every_round(options: str) -> None:
    first, second = dealt(options, 7, luck=1), dealt(options, 7, luck=2)
    assert len(first) == len(second) > 1
    assert first[0] == second[0]
    for one, other in zip(first, second, strict=True):
        assert {name: one[name] for name in one.keys() - BY_PLAY} == {
            name: other[name] for name in other.keys() - BY_PLAY
        }


@pytest.mark.parametrize("options", TABLES)
def test_rounds_deals_and_seeds_differ(options: str) -> None:
    deals = [*dealt(options, 7, luck=1), *dealt(options, 8, luck=1)]
    hands = [str(each["hands"]) for each in deals]
    assert len(set(hands)) == len(hands)


def test_each_seat_of_each_deal_has_its_own_luck() -> None:
    seeds = [bot_seed(seed, deal, seat) for seed in "ab" for deal in range(50) for seat in range(5)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 < seed < 2**62 for seed in seeds)


def contest(**more: Any) -> Contest:
    asked: dict[str, Any] = {
        "game": "saboteur",
        "options": "saboteur(players=5,rounds=1)",
        "bots": ("random", "tests.arena.odd_bots:first"),
        "seating": "sides",
        "seed": "1",
    }
    return Contest(**{**asked, **more})


def test_a_side_is_the_same_seats_for_every_bot() -> None:
    played = ContestDeal(contest(), 3).play()
    roles = Counter((line.bot, line.against, line.role) for line in played.lines)
    assert len(roles) == 8
    assert len(set(roles.values())) == len({roles[0, 0, "digger"], roles[0, 0, "saboteur"]})
    assert played.games == 4


def test_the_same_seating_is_played_once() -> None:
    """Without a saboteur it makes no difference who would have been one."""
    asked = contest(options="saboteur(players=4,rounds=1)", saboteurs=0)
    played = ContestDeal(asked, 0).play()
    assert played.games == 2
    assert {(line.bot, line.against) for line in played.lines} == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.parametrize("saboteurs", [1, 2])
def test_only_deals_with_the_wanted_saboteurs_are_played(saboteurs: int) -> None:
    asked = contest(bots=("random",), saboteurs=saboteurs)
    for deal in range(6):
        roles = [line.role for line in ContestDeal(asked, deal).play().lines]
        assert roles.count("saboteur") == saboteurs
