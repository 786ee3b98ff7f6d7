"""How a seat that looks into worlds decides: whole announcements first, then single moves."""

import time
from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.beliefs import Beliefs
from sabot.bots.bot import Seen
from sabot.bots.policy import UNIT, Policy
from sabot.bots.search import Manner, Sampler, Search
from sabot.bots.seven_seals.alike import choices
from sabot.bots.seven_seals.glances import Glances
from sabot.bots.seven_seals.promises import (
    Promises,
    honest_promise,
    promise_of,
    seals_in,
    usual_promise,
)
from sabot.bots.seven_seals.rules import Rules
from sabot.bots.stakes import Stakes
from sabot.bots.trials import Trials
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.games.seven_seals.cards import COLOUR_COUNT
from sabot.games.seven_seals.codes import SABOTEUR_MOVE
from sabot.games.seven_seals.pieces import PHASES
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.state import ANNOUNCING
from sabot.games.seven_seals.view import View

# How much must speak for another announcement than the usual one: as so many playouts that ended
# that much better, in thousandths of a win. Most others are about a point worse, and a playout
# tells little.
DOUBT: Final = 1400.0


class SealsSearch(Search):
    """Looks for the best card or seal; of cards that come to the same it tries one."""

    def choices(self, world: Any, moves: vec[i64], scores: vec[i64]) -> Iterable[int]:
        """The places of the moves that differ."""
        return [int(place) for place in choices(world, moves, scores)]


class Glancing(SealsSearch):
    """Looks some tricks ahead, and forecasts the rest."""

    def __init__(self, rules: Rules, stakes: Stakes, manner: Manner, tricks: int) -> None:
        super().__init__(rules, stakes, manner)
        self.rules = rules
        self.tricks = tricks

    def trials(self, world: State, moves: vec[i64]) -> Trials:
        """The candidates, none of them tried yet."""
        glances = Glances(moves, world.to_act(), self.rules, self.stakes, self.manner.coolness)
        glances.tricks = self.tricks
        return glances


class SealsSearcher:
    """Promises what fared best in its worlds, and plays so."""

    follows: bool = True

    def __init__(self, game: AnyGame, beliefs: Beliefs, search: Search, seed: int) -> None:
        self.game = game
        self.beliefs = beliefs
        self.search = search
        self.rng = Rng(seed)
        # What is left to take of what it has decided to announce.
        self.promise: list[Any] = []

    def see(self, step: Seen) -> None:
        """Learn from it."""
        self.beliefs.see(step)

    def choose(self, view: View) -> Any:
        """One of the moves that the view offers."""
        if view.phase == PHASES[ANNOUNCING]:
            return self.announce(view)
        if len(view.moves) == 1:
            return view.moves[0]
        return self.game.move_of(self.search.best(view, self.beliefs, self.rng))

    def announce(self, view: View) -> Any:
        """The next move of the announcement, which is decided on as a whole."""
        own = view.seats[view.viewer or 0].owed
        if not self.promise or own == 0:
            best = Announcer(self.search, self.beliefs, view, self.rng).best()
            self.promise = [self.game.move_of(move) for move in best]
        move = self.promise.pop(0)
        return move if move in view.moves else view.moves[-1]


class Announcer:
    """Tries the announcement that the policy likes, those beside it, and the saboteur."""

    def __init__(self, search: Search, beliefs: Beliefs, view: View, rng: Rng) -> None:
        self.search = Search(search.policy, search.stakes, search.manner._replace(trust=DOUBT))
        self.beliefs = beliefs
        self.view = view
        self.rng = rng

    def best(self) -> list[int]:
        """The moves of the announcement that fared best."""
        seconds = self.search.manner.seconds
        end = None if seconds is None else time.monotonic() + seconds
        world: Any = self.beliefs.worlds(self.view, 1, self.rng)[0]
        promises = candidates(world, self.search.policy)
        trials = self.trials(promises, world)
        scores = [0, *(-int(UNIT) for _ in promises[1:])]
        self.search.halve(trials, scores, Sampler(self.view, self.beliefs, self.rng, world), end)
        best = max(
            range(len(promises)),
            key=lambda place: (
                trials.live[place],
                self.search.standing(trials, scores, place),
            ),
        )
        return [int(move) for move in promises[best]]

    def trials(self, promises: list[vec[i64]], world: SevenSeals) -> Promises:
        """The promises, none of them tried yet."""
        search = self.search
        return Promises(
            promises, world.to_act(), search.policy, search.stakes, search.manner.coolness
        )


def candidates(world: SevenSeals, policy: Policy) -> list[vec[i64]]:
    """What may be announced: first what the policy likes best, each once."""
    usual = usual_promise(world, policy)
    honest = honest_promise(world, policy)
    saboteur = vec[i64]([SABOTEUR_MOVE])
    found = [saboteur, honest] if usual == saboteur else [honest]
    if found[0] != saboteur and SABOTEUR_MOVE in world.moves():
        found.append(saboteur)
    return found + [each for each in neighbours(world, policy, honest) if len(each)]


def neighbours(world: SevenSeals, policy: Policy, promise: vec[i64]) -> list[vec[i64]]:
    """The promises that take one seal less or more of some colour; empty ones can't be made."""
    counts = seals_in(promise)
    found: list[vec[i64]] = []
    for colour in range(COLOUR_COUNT):
        for change in (-1, 1):
            other = counts[:]
            other[colour] += change
            if other[colour] >= 0:
                found.append(promise_of(world, policy, other))
    return found
