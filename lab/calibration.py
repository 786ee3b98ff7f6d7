"""How good beliefs are: whether those whom a seat holds to be saboteurs are, as often as it says.

Bots of one kind play whole tables, and every seat watches. When so much of the deck is drawn, each
says how likely each other seat is a saboteur; in the end the truth is known.
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

# Shares of the deck that are drawn when beliefs are asked for.
MARKS: Final = (0.25, 0.5, 0.75)
BINS: Final = 10
PATIENCE: Final = 60.0
SABOTEUR: Final = "saboteur"


class Said(NamedTuple):
    """What one seat said of another, and whether it was so."""

    mark: float
    viewer_role: str
    chance: float
    truth: bool


class Bin(NamedTuple):
    """Chances that are about as high: their mean, how often it was so, and how many there are."""

    chance: float
    share: float
    size: int


class Quality(NamedTuple):
    """How good chances were. The smaller each is, the better."""

    log_loss: float
    brier: float
    calibration_error: float
    bins: list[Bin]
    size: int


class Watcher:
    """A bot with beliefs that are written down on the way; they may be the bot's own."""

    follows: bool = True

    def __init__(self, bot: Bot, beliefs: Any, *, own: bool) -> None:
        self.bot = bot
        self.beliefs = beliefs
        self.own = own
        self.full = 0
        # By mark, the chances of the other seats.
        self.said: dict[float, dict[int, float]] = {}

    def see(self, step: Seen) -> None:
        """Learn from it, and write down what is believed when a mark is reached."""
        if self.bot.follows:
            self.bot.see(step)
        if not self.own:
            self.beliefs.see(step)
        view = step.after
        if view.round != step.before.round:
            self.full = view.deck
        for mark in MARKS:
            if mark not in self.said and view.result is None and self.drawn(view) >= mark:
                # What it goes by itself, without the caution of what people are told.
                suspects = self.beliefs.suspicions(view, 1.0)
                self.said[mark] = {each.seat: each.chances[SABOTEUR] for each in suspects}

    def drawn(self, view: Any) -> float:
        """Which share of the deck is drawn."""
        return 1 - int(view.deck) / self.full

    def choose(self, view: Any) -> Any:
        """As the bot does."""
        return self.bot.choose(view)


def said_in_deals(
    game: AnyGame, options: Any, kind: str, seed: str, deals: Iterable[int]
) -> list[Said]:
    """What is said on these deals, at tables of one kind of bots. A game has one round."""
    return [said for deal in deals for said in said_in_deal(game, options, kind, seed, deal)]


def said_in_deal(game: AnyGame, options: Any, kind: str, seed: str, deal: int) -> list[Said]:
    """What is said on one deal."""
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
    """A bot that is watched: by its own beliefs, or by others beside it."""
    bot = make_bot(kind, game, options, seat, seed)
    own = getattr(bot, "beliefs", None)
    if hasattr(own, "suspicions"):
        return Watcher(bot, own, own=True)
    return Watcher(bot, factory_of(game.id).beliefs(game, options, seat, seed), own=False)


def quality(said: Sequence[Said]) -> Quality:
    """How good these chances were."""
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
    """The chances in bins of the same width, from low to high, without empty ones."""
    found: list[Bin] = []
    for number in range(BINS):
        within = [each for each in said if bin_of(each.chance) == number]
        if within:
            chance = fmean(each.chance for each in within)
            found.append(Bin(chance, fmean(each.truth for each in within), len(within)))
    return found


def bin_of(chance: float) -> int:
    """The bin into which a chance falls."""
    return min(BINS - 1, int(chance * BINS))


def by_mark(
    said: Sequence[Said], wanted: Callable[[Said], bool] = lambda _: True
) -> dict[float, Quality]:
    """How good the wanted chances were, by how much of the deck was drawn."""
    chosen = {mark: [each for each in said if each.mark == mark and wanted(each)] for mark in MARKS}
    return {mark: quality(each) for mark, each in chosen.items() if each}


def by_diggers(said: Said) -> bool:
    """True if a digger said it, who has somebody to find; a saboteur knows half of it already."""
    return said.viewer_role != SABOTEUR
