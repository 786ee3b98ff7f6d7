"""Talk in the arena: whole games with claims, within the limits of a table."""

from collections import Counter
from typing import Any

import pytest

from sabot.arena.contest import Contest, ContestDeal, play_deals
from sabot.arena.game_runner import GameRunner, Player, RoundPlayed
from sabot.arena.seeds import Dealer, any_deal
from sabot.bots.bot import Bot
from sabot.bots.random import RandomBot
from sabot.bots.roster import make_bot
from sabot.bots.talk.asking import MOST_IN_TURN
from sabot.core.claims import Statement
from sabot.games.registry import game_of_options
from sabot.games.saboteur.claims import GoalIs, SeatIs
from sabot.table.claims import MOST_A_TURN

TABLES = ["saboteur(players=5,rounds=1)", "saboteur2(players=5,rounds=1)"]


class Flood(RandomBot):
    """Says the same whenever it is asked."""

    def speak(self, view: Any, said: Any) -> Any:
        del said
        return SeatIs((view.viewer + 1) % len(view.seats), "saboteur")


class Ear(RandomBot):
    """Follows, and writes down what it hears and when."""

    follows = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.heard: list[tuple[Any, Statement[Any]]] = []

    def hear(self, view: Any, statement: Statement[Any]) -> None:
        self.heard.append((view, statement))


def runner_of(options: str, bots: list[Bot]) -> GameRunner:
    game = game_of_options(options)
    players = [Player(type(bot).__name__.lower(), bot) for bot in bots]
    dealer = Dealer(game, "talk", 0, any_deal)
    return GameRunner(game, game.parse_options(options), players, dealer, 10.0)


def company(options: str, kind: str) -> list[Bot]:
    game = game_of_options(options)
    chosen = game.parse_options(options)
    return [make_bot(kind, game, chosen, seat, seat) for seat in range(int(chosen.players))]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("kind", ["random@babbler", "rules", "detective", "detective@liar"])
def test_whole_games_with_talk_need_no_refusal(options: str, kind: str) -> None:
    contest = Contest(
        game=options.partition("(")[0], options=options, bots=(kind,), seating="mixed", seed="7",
        talk=True,
    )  # fmt: skip
    played = play_deals((contest, range(4)))
    assert sum(deal.claims for deal in played) > 4
    assert sum(deal.refused for deal in played) == 0


@pytest.mark.parametrize("options", TABLES)
def test_nobody_says_much_or_anything_twice(options: str) -> None:
    for seed in range(6):
        found = runner_of(options, company(options, "detective"))
        found.dealer = Dealer(found.game, f"much-{seed}", 0, any_deal)
        found.allow_talk()
        talk = found.talk
        assert talk is not None
        found.play()
        said = Counter((each.seat, each.claim) for each in talk.claims.made)
        assert max(said.values(), default=0) <= 1
        in_turn = Counter(
            zip(talk.claims.turns, (each.seat for each in talk.claims.made), strict=True)
        )
        assert max(in_turn.values(), default=0) <= MOST_IN_TURN
        assert len(talk.claims.made) <= found.moves / 2


def test_floods_are_refused_and_counted() -> None:
    found = runner_of(TABLES[0], [Flood(seat) for seat in range(5)])
    found.allow_talk()
    found.play()
    assert found.talk is not None
    assert len(found.talk.claims.made) == 5  # each says its one sentence once
    assert found.talk.refused > 5
    assert MOST_IN_TURN < MOST_A_TURN


def test_claims_are_heard_by_all_who_follow_with_their_own_view() -> None:
    ears = [Ear(3), Ear(4)]
    bots: list[Bot] = [*company(TABLES[0], "rules")[:3], *ears]
    found = runner_of(TABLES[0], bots)
    found.allow_talk()
    found.play()
    assert found.talk is not None
    made = [Statement(each.seat, each.claim) for each in found.talk.claims.made]
    assert made
    for seat, ear in enumerate(ears, 3):
        assert [Statement(each.seat, each.claim) for _, each in ear.heard] == made
        assert {view.viewer for view, _ in ear.heard} == {seat}


def test_without_talk_nobody_is_asked() -> None:
    found = runner_of(TABLES[0], [Flood(seat) for seat in range(5)])
    found.play()
    assert found.talk is None


def test_games_without_claims_are_silent() -> None:
    found = runner_of("sabotage", company("sabotage", "rules"))
    found.allow_talk()
    found.play()
    assert found.talk is None


def test_talk_to_those_who_do_not_listen_changes_no_move() -> None:
    """Others than one listen to nothing, not even to wishes."""
    ends: list[list[RoundPlayed]] = []
    for kind in ("rules", "rules@silent"):
        bots = [company(TABLES[0], kind)[0], *company(TABLES[0], "random")[1:]]
        found = runner_of(TABLES[0], bots)
        found.allow_talk()
        ends.append(found.play())
        assert found.talk is not None
        assert bool(found.talk.claims.made) == (kind == "rules")
    assert ends[0] == ends[1]


def test_who_looked_tells_it() -> None:
    """In a company of honest rules bots every look at a goal is followed by a claim about goals."""
    contest = Contest(
        game="saboteur", options=TABLES[0], bots=("rules@honest",), seating="mixed", seed="9",
        talk=True,
    )  # fmt: skip
    deal = ContestDeal(contest, 0)
    found = deal.runner([Player("rules", deal.bot("rules@honest", seat)) for seat in range(5)])
    found.play()
    assert found.talk is not None
    claims = [each for each in found.talk.claims.made if isinstance(each.claim, GoalIs)]
    lookers = {s for s, each in enumerate(found.rounds[0].view.seats) if each.looked_at}
    assert lookers
    assert {each.seat for each in claims} <= lookers
    assert claims
