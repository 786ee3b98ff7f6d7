"""Search for The Seven Seals: whole announcements first, then single moves."""

import time
from collections.abc import Iterable
from copy import copy
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.beliefs import Beliefs
from sabot.bots.policy import UNIT, Policy
from sabot.bots.rollouts import Rollouts
from sabot.bots.round_value import RoundValue
from sabot.bots.search import Sampler, Search, SearchSettings
from sabot.bots.searcher import SearcherBot
from sabot.bots.seven_seals.announcement_search import (
    AnnouncementRollouts,
    honest_promise,
    promise_of,
    seals_in,
    usual_promise,
)
from sabot.bots.seven_seals.equivalent_cards import choices
from sabot.bots.seven_seals.rules import Rules
from sabot.bots.seven_seals.short_rollouts import ShortRollouts
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.games.seven_seals.cards import COLOUR_COUNT
from sabot.games.seven_seals.encoding import PHASES
from sabot.games.seven_seals.move_codes import SABOTEUR_MOVE
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.state import ANNOUNCING
from sabot.games.seven_seals.view import View

# The prior for the usual announcement: this number of playouts with a result better by this, in
# thousandths of a win. Most others are worse, and a playout has a large variance.
DOUBT: Final = 500.0


class SealsSearch(Search):
    """Searches for the best card or seal; of equivalent cards it tries one."""

    def choices(self, world: Any, moves: vec[i64], scores: vec[i64]) -> Iterable[int]:
        """The indices of the moves that differ."""
        return [int(place) for place in choices(world, moves, scores)]

    def promises(self, promises: list[vec[i64]], seat: int) -> AnnouncementRollouts:
        """Rollouts of announcements, without results so far."""
        return AnnouncementRollouts(
            promises, seat, self.policy, self.round_value, self.settings.coolness
        )


class ShortSearch(SealsSearch):
    """Looks some tricks ahead, and forecasts the rest."""

    def __init__(
        self, rules: Rules, round_value: RoundValue, settings: SearchSettings, tricks: int
    ) -> None:
        super().__init__(rules, round_value, settings)
        self.rules = rules
        self.tricks = tricks

    def rollouts(self, world: State, moves: vec[i64]) -> Rollouts:
        """Rollouts of the candidates, without results so far."""
        glances = ShortRollouts(
            moves, world.to_act(), self.rules, self.round_value, self.settings.coolness
        )
        glances.tricks = self.tricks
        return glances


class SealsSearcher(SearcherBot):
    """Announces and plays what had the best results in its worlds."""

    def __init__(
        self, game: AnyGame, beliefs: Beliefs, search: Search, announcer: "Announcer", seed: int
    ) -> None:
        super().__init__(game, beliefs, search, seed)
        self.announcer = announcer
        # The rest of the announcement that it has decided on.
        self.promise: list[Any] = []

    def choose(self, view: View) -> Any:
        """One of the moves that the view offers."""
        return self.announce(view) if view.phase == PHASES[ANNOUNCING] else super().choose(view)

    def announce(self, view: View) -> Any:
        """The next move of the announcement, which is decided as a whole."""
        own = view.seats[view.viewer or 0].owed
        if not self.promise or own == 0:
            best = self.announcer.best(view, self.beliefs, self.rng)
            self.promise = [self.game.move_of(move) for move in best]
        move = self.promise.pop(0)
        return move if move in view.moves else view.moves[-1]


class Announcer:
    """Hill climbing from the policy's announcement, one seal at a time."""

    def __init__(self, search: SealsSearch, climbs: int) -> None:
        self.search = copy(search)
        self.search.settings = search.settings._replace(trust=DOUBT)
        self.climbs = climbs

    def best(self, view: View, beliefs: Beliefs, rng: Rng) -> list[int]:
        """The moves of the announcement with the best result."""
        seconds = self.search.settings.seconds
        end = None if seconds is None else time.monotonic() + seconds
        world: Any = beliefs.worlds(view, 1, rng)[0]
        sampler = Sampler(view, beliefs, rng, world)
        saboteur = vec[i64]([SABOTEUR_MOVE])
        promise, found = first_promises(world, self.search.policy, saboteur)
        tried: list[vec[i64]] = []
        for _ in range(self.climbs):
            beside = neighbours(world, self.search.policy, promise)
            found += [each for each in beside if len(each) and each not in tried]
            tried += found
            promise = self.best_of(found, world, sampler, end)
            if promise == saboteur:
                break
            found = [promise]
        return [int(move) for move in promise]

    def best_of(
        self, promises: list[vec[i64]], world: SevenSeals, sampler: Sampler, end: float | None
    ) -> vec[i64]:
        """The promise with the best result; the first one has a prior."""
        search = self.search
        rollouts = search.promises(promises, world.to_act())
        scores = [0, *(-int(UNIT) for _ in promises[1:])]
        search.halve(rollouts, scores, sampler, end)
        places = range(len(promises))
        return promises[
            max(places, key=lambda at: (rollouts.live[at], search.standing(rollouts, scores, at)))
        ]


def first_promises(
    world: SevenSeals, policy: Policy, saboteur: vec[i64]
) -> tuple[vec[i64], list[vec[i64]]]:
    """The policy's best seals; and these and the saboteur, by score."""
    honest = honest_promise(world, policy)
    if SABOTEUR_MOVE not in world.moves():
        return honest, [honest]
    if usual_promise(world, policy) == saboteur:
        return honest, [saboteur, honest]
    return honest, [honest, saboteur]


def neighbours(world: SevenSeals, policy: Policy, promise: vec[i64]) -> list[vec[i64]]:
    """The promises with one seal less or more of a colour; an impossible one is empty."""
    counts = seals_in(promise)
    found: list[vec[i64]] = []
    for colour in range(COLOUR_COUNT):
        for change in (-1, 1):
            other = counts[:]
            other[colour] += change
            if other[colour] >= 0:
                found.append(promise_of(world, policy, other))
    return found
