"""Calibration of beliefs: compares stated probabilities of roles with observed frequencies.

Bots of one kind play whole tables, and every seat keeps beliefs. When certain shares of the deck
are drawn, each seat gives the probability that each other seat is a saboteur; at the end the truth
is known.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from sabot.arena.game_runner import GameRunner, Player
from sabot.arena.seeds import Dealer, any_deal, bot_seed
from sabot.bots.bot import Bot, Seen
from sabot.bots.roster import factory_of, make_bot
from sabot.core.game import AnyGame

# Shares of the deck that are drawn when beliefs are recorded.
MARKS: Final = (0.25, 0.5, 0.75)
BINS: Final = 10
PATIENCE: Final = 60.0
SABOTEUR: Final = "saboteur"


class Said(NamedTuple):
    """One seat's probability about another, and the truth."""

    mark: float
    viewer_role: str
    chance: float
    truth: bool


class Bin(NamedTuple):
    """A bin of similar probabilities: their mean, the observed frequency, and their number."""

    chance: float
    share: float
    size: int


class Quality(NamedTuple):
    """Scores of probabilities. For each of them, smaller is better."""

    log_loss: float
    brier: float
    calibration_error: float
    bins: list[Bin]
    size: int


class Watcher:
    """A bot whose beliefs are recorded during the game; they may be separate from the bot's own."""

    follows: bool = True

    def __init__(self, bot: Bot, beliefs: Any, *, own: bool) -> None:
        self.bot = bot
        self.beliefs = beliefs
        self.own = own
        self.full = 0
        # By mark, the probabilities of the other seats.
        self.said: dict[float, dict[int, float]] = {}

    def see(self, step: Seen) -> None:
        """Update the beliefs, and record them when a mark is reached."""
        if self.bot.follows:
            self.bot.see(step)
        if not self.own:
            self.beliefs.see(step)
        view = step.after
        if view.round != step.before.round:
            self.full = view.deck
        for mark in MARKS:
            if mark not in self.said and view.result is None and self.drawn(view) >= mark:
                # What the bot itself uses, without the caution of what people are told.
                suspects = self.beliefs.suspicions(view, 1.0)
                self.said[mark] = {each.seat: each.chances[SABOTEUR] for each in suspects}

    def drawn(self, view: Any) -> float:
        """The share of the deck that is drawn."""
        return 1 - int(view.deck) / self.full

    def choose(self, view: Any) -> Any:
        """The bot's choice."""
        return self.bot.choose(view)


def said_in_deals(
    game: AnyGame, options: Any, kind: str, seed: str, deals: Iterable[int]
) -> list[Said]:
    """The recorded probabilities on these deals, with bots of one kind. A game has one round."""
    return [said for deal in deals for said in said_in_deal(game, options, kind, seed, deal)]


def said_in_deal(game: AnyGame, options: Any, kind: str, seed: str, deal: int) -> list[Said]:
    """The recorded probabilities on one deal."""
    dealer = Dealer(game, seed, deal, any_deal)
    roles = dealer.draw(game.new(options), 1).roles
    watchers = [
        watcher(game, options, kind, seat, bot_seed(seed, deal, seat))
        for seat in range(options.players)
    ]
    GameRunner(game, options, [Player(kind, each) for each in watchers], dealer, PATIENCE).play()
    return [
        Said(mark, roles[viewer], chance, roles[seat] == SABOTEUR)
        for viewer, each in enumerate(watchers)
        for mark, chances in each.said.items()
        for seat, chance in chances.items()
    ]


def watcher(game: AnyGame, options: Any, kind: str, seat: int, seed: int) -> Watcher:
    """A recorded bot: with its own beliefs, or with separate ones."""
    bot = make_bot(kind, game, options, seat, seed)
    own = getattr(bot, "beliefs", None)
    if hasattr(own, "suspicions"):
        return Watcher(bot, own, own=True)
    return Watcher(bot, factory_of(game.id).beliefs(game, options, seat, seed), own=False)


def quality(said: Sequence[Said]) -> Quality:
    """The scores of these probabilities."""
    bins = reliability(said)
    return Quality(
        log_loss=fmean(-math.log(each.chance if each.truth else 1 - each.chance) for each in said),
        brier=fmean((each.chance - each.truth) ** 2 for each in said),
        calibration_error=sum(each.size * abs(each.chance - each.share) for each in bins)
        / len(said),
        bins=bins,
        size=len(said),
    )


def reliability(said: Sequence[Said]) -> list[Bin]:
    """The probabilities in bins of the same width, from low to high, without empty ones."""
    found: list[Bin] = []
    for number in range(BINS):
        within = [each for each in said if bin_of(each.chance) == number]
        if within:
            chance = fmean(each.chance for each in within)
            found.append(Bin(chance, fmean(each.truth for each in within), len(within)))
    return found


def bin_of(chance: float) -> int:
    """The bin of a probability."""
    return min(BINS - 1, int(chance * BINS))


def by_mark(
    said: Sequence[Said], wanted: Callable[[Said], bool] = lambda _: True
) -> dict[float, Quality]:
    """The scores of the wanted probabilities, by the share of the deck that was drawn."""
    chosen = {mark: [each for each in said if each.mark == mark and wanted(each)] for mark in MARKS}
    return {mark: quality(each) for mark, each in chosen.items() if each}


def by_diggers(said: Said) -> bool:
    """True if a digger gave it; a saboteur already knows half of the answer."""
    return said.viewer_role != SABOTEUR
