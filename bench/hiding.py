"""Saboteurs who do not hide, to see what it costs to hide; and how many strike at once.

`sabot arena saboteur --bots detective,bench.hiding:frank_detective --players 5 --saboteurs 2`
`python -m bench.beliefs --bot bench.hiding:frank_detective`
`python -m bench.hiding`
"""

import argparse
from typing import Any

from sabot.bots.bot import Bot, Seen
from sabot.bots.roster import make_bot
from sabot.bots.saboteur import mind
from sabot.bots.saboteur.beliefs import Discretion, Minds, SaboteurBeliefs
from sabot.bots.saboteur.detective import DetectiveBot
from sabot.bots.saboteur.foresight import Foreseeing
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import SABOTEUR as SABOTEUR_ROLE
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.rules import Saboteur

KINDS = ("detective", "searcher")
PLAYERS = 5
TURNS = 2
# Broken tools, dead ends and rockfalls, as moves are written.
STRIKES = ("-", "x", "rockfall")


def frank_beliefs(game: AnyGame, seat: int, seed: int) -> SaboteurBeliefs:
    """What a seat believes who does not mind what others believe."""
    minds = Minds(mind.tastes(), Foreseeing(*mind.own_tables()), Discretion(0.0, 0.0))
    return SaboteurBeliefs(game, seat, minds, seed)


def frank_detective(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R2."""
    del options
    return DetectiveBot(game, frank_beliefs(game, seat, seed), seed)


def frank_searcher(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R3."""
    del options
    return mind.searcher(game, frank_beliefs(game, seat, seed), mind.MANNER, seed)


def begun(kind: str, seed: int) -> list[bool]:
    """For each move of a saboteur in the first turns of a round: whether it was a strike."""
    options = SABOTEUR.options(players=PLAYERS, rounds=1)
    state = SABOTEUR.new(options)
    state.deal(Rng(seed))
    bots = [make_bot(kind, SABOTEUR, options, seat, seed + seat) for seat in range(PLAYERS)]
    struck: list[bool] = []
    for _ in range(TURNS * PLAYERS):
        seat = int(state.to_act())
        move = bots[seat].choose(SABOTEUR.view(state, seat))
        if state.roles[seat] == SABOTEUR_ROLE:
            struck.append(SABOTEUR.format_move(move).startswith(STRIKES))
        step(state, move, bots)
    return struck


def step(state: Saboteur, move: Any, bots: list[Bot]) -> None:
    """Make a move, and let everybody see it."""
    before = state.copy()
    SABOTEUR.play(state, move)
    happened = list(SABOTEUR.happened(before, move, state))
    for seat, bot in enumerate(bots):
        told = tuple(SABOTEUR.tell(each, seat) for each in happened)
        bot.see(Seen(SABOTEUR.view(before, seat), told, SABOTEUR.view(state, seat)))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=40)
    deals = range(parser.parse_args().deals)
    for kind in (*KINDS, *(f"bench.hiding:frank_{kind}" for kind in KINDS)):
        struck = [each for seed in deals for each in begun(kind, seed)]
        print(f"{kind}: {sum(struck)} of {len(struck)} first moves of saboteurs are strikes")


if __name__ == "__main__":
    main()
