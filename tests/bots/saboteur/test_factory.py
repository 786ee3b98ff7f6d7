"""The detective and the searcher of Saboteur: legal, the same for a seed, and blind."""

from typing import Any

import pytest

from sabot.bots.bot import Seen
from sabot.bots.roster import make_bot
from sabot.bots.saboteur import factory
from sabot.core.rng import Rng
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.move_codes import DISCARD, verb_of
from sabot.games.saboteur.rules import Saboteur
from tests.bots.saboteur.following import follow, move_seen, play_round
from tests.bots.saboteur.games import RULES, early
from tests.bots.toys import COMPILED
from tests.conformance.saboteur_twins import twin
from tests.games.saboteur.tables import ROAD

# Interpreted rules are slow, so there one seat thinks, and little.
SEARCHER = f"searcher@playouts={24 if COMPILED else 3}+candidates={6 if COMPILED else 2}+seconds=0"
KINDS = ("detective", SEARCHER)
EDITIONS = ("gigamic", "amigo", "zman,auto_gold=off")
TABLES = [
    f"saboteur(players={players},edition={EDITIONS[players % 3]},rounds={1 + (players == 3)})"
    for players in (range(3, 11) if COMPILED else (3, 10))
] + ["saboteur(players=6,edition=zman,placement=beside,broken_tools_forfeit=on,rounds=1)"]


@pytest.mark.parametrize("kind", KINDS, ids=["detective", "searcher"])
@pytest.mark.parametrize("table", TABLES)
def test_whole_games_are_played_with_legal_moves(table: str, kind: str) -> None:
    options = SABOTEUR.parse_options(table)
    others = kind if COMPILED else "random"
    assert play_round(options, [kind] + [others] * (options.players - 1), 3)


@pytest.mark.parametrize("kind", KINDS, ids=["detective", "searcher"])
def test_the_same_seed_gives_the_same_game(kind: str) -> None:
    options = SABOTEUR.options(players=4, rounds=1)
    kinds = [kind] + [kind if COMPILED else "random"] * 3
    assert play_round(options, kinds, 8) == play_round(options, kinds, 8)


def test_who_comes_late_plays_on_what_lies_open() -> None:
    """A bot that takes a seat over has seen nothing of the round so far."""
    state = follow("saboteur(players=5,rounds=1)", 0, 4, overlook, moves=7)
    seat = int(state.to_act())
    view = SABOTEUR.view(state, seat)
    for kind in KINDS:
        bot = make_bot(kind, SABOTEUR, view.options, seat, 1)
        assert bot.choose(view) in view.moves


def overlook(state: Saboteur, step: Seen) -> None:
    """See nothing."""
    del state, step


@pytest.mark.parametrize("kind", KINDS, ids=["detective", "searcher"])
def test_games_that_look_the_same_are_played_the_same(kind: str) -> None:
    """Two bots follow a game and its twins, with other hidden cards, roles and goals."""
    options = SABOTEUR.options(players=4, rounds=1)
    seat, rng, seen = 2, Rng(6), 0
    bots: list[Any] = [make_bot(kind, SABOTEUR, options, seat, 5) for _ in range(2)]

    def see(ours: Seen, theirs: Seen) -> None:
        for bot, step in zip(bots, (ours, theirs), strict=True):
            bot.see(step)
        here, there = (bot.beliefs for bot in bots)
        assert list(here.posterior.joint) == list(there.posterior.joint)
        assert here.suspicions(ours.after) == there.suspicions(theirs.after)

    state = SABOTEUR.new(options)
    state.deal(rng)
    while state.to_act() >= 0 and seen < (60 if COMPILED else 10):
        code = int(RULES.pick(state, rng, 1.0))
        other, same = twin_of(state, seat, code, rng)
        if state.to_act() == seat:
            views = [SABOTEUR.view(each, seat) for each in (state, other)]
            here, there = (bot.choose(view) for bot, view in zip(bots, views, strict=True))
            assert here == there
            same = None
        twin_step = None if same is None else move_seen(other, seat, same)
        step = move_seen(state, seat, code)
        # A card that turns a goal over tells twins apart.
        alike = twin_step is not None and step == twin_step
        see(step, twin_step if alike and twin_step else step)
        seen += alike
    assert seen >= 10


def twin_of(state: Saboteur, seat: int, code: int, rng: Rng) -> tuple[Saboteur, int | None]:
    """Another state that the seat can't tell from this one, and a move that looks the same.

    The card must be in the other hand too, so it takes a few attempts.
    """
    position = SABOTEUR.position(state)
    others = [SABOTEUR.from_position(twin(position, seat, rng)) for _ in range(12)]
    pairs = [(other, looks_the_same(other, code)) for other in others]
    return next((pair for pair in pairs if pair[1] is not None), pairs[0])


def looks_the_same(state: Saboteur, code: int) -> int | None:
    """A move in this state that others can't tell from the given one, if there is one."""
    moves = [int(move) for move in state.moves()]
    if verb_of(code) == DISCARD:
        return next((move for move in moves if verb_of(move) == DISCARD), None)
    return code if code in moves else None


def test_who_believes_nothing_begins_with_the_blind_rules_of_thumb() -> None:
    """Playouts may know the roles of their world; what is tried there must not depend on them."""
    options = SABOTEUR.options(rounds=1)
    bot: Any = make_bot("searcher@unbiased", SABOTEUR, options, 0, 1)
    assert bot.search.first is factory.rules_policy()
    assert bot.search.policy is factory.playing()


def test_the_searcher_judges_rounds_before_they_are_over() -> None:
    """It looks less far ahead than a round lasts, and sees that the tunnel can be finished."""
    assert 0 < factory.SEARCH.horizon < 20
    hands = {"A": "NESW map rockfall", "B": "map", "C": "map", "D": "map", "E": "map"}
    state = early(maze=ROAD, hands=hands, roles="DDDSSD")
    view = SABOTEUR.view(state, 0)
    bot = make_bot("searcher@playouts=24+horizon=1+trust=0+seconds=0", SABOTEUR, view.options, 0, 1)
    assert SABOTEUR.format_move(bot.choose(view)) == "NESW@7,0"


def test_the_detective_breaks_the_tool_of_whom_it_suspects() -> None:
    state = early(hands={"A": "-pick xW"}, roles="DDDSSD")
    beliefs = factory.beliefs(SABOTEUR, None, 0, 1)
    view = SABOTEUR.view(state, 0)
    beliefs.attend(view)
    for _ in range(3):
        beliefs.posterior.learn(3, [0.1, 0.9] * 3)
        beliefs.posterior.solve()
    moves = state.moves()
    scores = list(beliefs.own_policy(view).scores(state, moves))
    best = SABOTEUR.move_of(int(moves[scores.index(max(scores))]))
    assert SABOTEUR.format_move(best) == "-pick>D"


def test_saboteurs_who_know_each_other_mend_each_others_tools() -> None:
    state = early(
        hands={"A": "+pick xW NS"},
        maze=ROAD,
        roles="SDDDSD",
        broken={"B": "pick", "E": "pick"},
    )
    beliefs = factory.beliefs(SABOTEUR, None, 0, 1)
    view = SABOTEUR.view(state, 0)
    beliefs.attend(view)
    for _ in range(3):
        beliefs.posterior.learn(4, [0.1, 0.9] * 3)
        beliefs.posterior.solve()
    moves = state.moves()
    scores = beliefs.own_policy(view).scores(state, moves)
    by_move = {
        SABOTEUR.format_move(SABOTEUR.move_of(int(move))): score
        for move, score in zip(moves, scores, strict=True)
    }
    assert by_move["+pick>E"] > by_move["pass:+pick"] > by_move["+pick>B"]
