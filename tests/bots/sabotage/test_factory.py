"""The detective and the searcher of Sabotage: legal, steady, blind, and no fools."""

import pytest

from sabot.bots.bot import Bot
from sabot.bots.roster import make_bot
from sabot.core.rng import Rng
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.rules import Sabotage
from tests.bots.sabotage.following import follow, play_game, played_round, twin
from tests.bots.sabotage.games import OPTIONS, RANDOM, RULES
from tests.games.sabotage.tables import WORTH, table

HASTY = "searcher@playouts=24+seconds=0"
KINDS = ["detective", HASTY]
COLD = "B-blue B-lilac D-blue D-lilac F-blue F-lilac H-blue H-lilac"
BLUE = "A-blue B-blue D-blue G-blue H-blue"


def bot_of(kind: str, options: str, seat: int, seed: int = 0) -> Bot:
    """A bot for a seat."""
    return make_bot(kind, SABOTAGE, SABOTAGE.parse_options(options), seat, seed)


def bots_of(kind: str, options: str) -> list[Bot]:
    """The same kind on all seats."""
    players = SABOTAGE.parse_options(options).players
    return [bot_of(kind, options, seat, seat) for seat in range(players)]


def choice(kind: str, state: Sabotage) -> str:
    """What a bot does that comes to the table now."""
    seat = SABOTAGE.to_act(state)
    assert seat is not None
    bot = make_bot(kind, SABOTAGE, SABOTAGE.options_of(state), seat, 1)
    return SABOTAGE.format_move(bot.choose(SABOTAGE.view(state, seat)))


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("options", OPTIONS)
def test_whole_games_are_played_legally_to_their_end(kind: str, options: str) -> None:
    state, _ = play_game(options, bots_of(kind, options), 6)
    assert state.over()


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["detective", "searcher@playouts=200+seconds=0"])
def test_the_same_seed_plays_the_same(kind: str) -> None:
    options = "sabotage(players=2,rounds=1)"
    games = [play_game(options, [bot_of(kind, options, 0), bot_of("rules", options, 1)], 8)[1]]
    games += [play_game(options, [bot_of(kind, options, 0), bot_of("rules", options, 1)], 8)[1]]
    assert games[0] == games[1]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("options", [OPTIONS[0], OPTIONS[2]])
def test_twins_that_look_the_same_are_played_the_same(kind: str, options: str) -> None:
    rng = Rng(4)
    tried = 0
    for seed in range(6):
        for players in (RULES, RANDOM):
            played = played_round(options, seed, 16, players)
            other = twin(played, 0, rng)
            one, two = bot_of(kind, options, 0, seed), bot_of(kind, options, 0, seed)
            view = follow(one, played, 0)
            assert follow(two, other, 0) == view
            if view.moves:
                tried += 1
                assert one.choose(view) == two.choose(view)
    assert tried >= 6


# Good sense.


@pytest.mark.parametrize("kind", ["detective", "searcher@playouts=160+seconds=0"])
def test_it_sabotages_a_roof_that_would_end_the_round(kind: str) -> None:
    state = table(roofs={"B": WORTH[5]}, hands={"A": f"sabotage {COLD}"}, played=14)
    assert choice(kind, state).startswith("sabotage>")


@pytest.mark.parametrize("kind", ["detective", "searcher@playouts=160+seconds=0"])
def test_it_ends_a_round_that_it_wins_and_no_other(kind: str) -> None:
    ahead = table(roofs={"A": WORTH[8], "B": BLUE}, phase="offered", played=20)
    assert choice(kind, ahead) == "end"
    worth_more = WORTH[8].replace("red", "orange")
    behind = table(roofs={"A": WORTH[5], "B": worth_more}, phase="offered", played=20)
    assert choice(kind, behind) == "go-on"


@pytest.mark.parametrize("kind", ["detective", "searcher@playouts=160+seconds=0"])
def test_partners_end_a_round_that_they_win(kind: str) -> None:
    for phase, answer in (("offered", "ask"), ("asked", "agree")):
        assert choice(kind, table(4, roofs={"A": WORTH[8]}, phase=phase, played=20)) == answer
