"""Signs of the evidence, and the habits that talk rests on, at tables of bots.

`python -m bench.deed_signs --deals 60`, also with `--game saboteur2`, where rivals break trusted
seats as well, so that only what is done to suspects has a right sign

- Wrong signs, as each digger sees them: a break of a suspect should clear whoever does it, and a
  repair for a suspect should count against them; for a trusted seat it is the other way round.
- Repairs of diggers for seats that they take for saboteurs.
- Tunnels beside or behind the start, which lead nowhere, laid by saboteurs and by diggers.
- First maps of diggers for a goal that a seat they do not doubt has looked at, while another goal
  would have been new.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from bench.bars import SHARE, Bar
from bench.reliability import deals
from lab.calibration import PATIENCE, watcher
from sabot.arena.game_runner import GameRunner, Player
from sabot.arena.intervals import estimate
from sabot.arena.seeds import Dealer, any_deal, bot_seed
from sabot.arena.workers import Workers, start_workers
from sabot.bots.bot import Seen
from sabot.bots.saboteur.observed_moves import BROKE, MENDED, ObservedMove
from sabot.games.registry import game_named
from sabot.games.saboteur.events import GoalLookedAt, ToolRepaired, TunnelLaid

SUSPECT: Final = 0.8
TRUSTED: Final = 0.2
SABOTEUR: Final = "saboteur"
DIGGERS: Final = ("digger", "green", "blue", "boss")
# Above the average: as `informed_policy` doubts.
DOUBT: Final = 0.15
# How the name of a count ends that is a part of another.
PARTS: Final = (
    " for suspects",
    " behind the start",
    ", wrong sign",
    " where a trusted seat had looked",
)
# What is to happen almost never.
SELDOM: Final = 0.02
SEED: Final = "signs"
# The number of deals that a worker gets at once.
LOT: Final = 4

Task = tuple[str, int, str, str, range]


class DeedCounter:
    """The bot of a seat, which counts what its beliefs make of deeds, and what it does itself."""

    follows = True

    def __init__(self, seat: int, bot: Any, beliefs: Any, *, own: bool) -> None:
        self.seat, self.bot, self.beliefs = seat, bot, beliefs
        # A bot with beliefs of its own updates them itself.
        self.watching = [each for each, sees in ((bot, bot.follows), (beliefs, not own)) if sees]
        self.role = ""
        self.chances: dict[int, float] = {}
        self.counts: Counter[str] = Counter()
        self.add_reason, beliefs.add_reason = beliefs.add_reason, self.counted

    def see(self, step: Seen) -> None:
        """Count the seat's own deeds, and update the beliefs."""
        if step.before.phase == "playing":
            self.role = step.before.seats[self.seat].role
            found = self.beliefs.suspicions(step.before, 1.0)
            self.chances = {each.seat: each.chances[SABOTEUR] for each in found}
        for event in step.told:
            if getattr(event, "seat", None) == self.seat:
                self.count_habit(step.before, event)
        for each in self.watching:
            each.see(step)

    def count_habit(self, view: Any, event: object) -> None:
        """Count a repair for others, a tunnel or a first map, by the side that makes it."""
        if self.role not in (SABOTEUR, *DIGGERS):
            return
        side = "saboteurs" if self.role == SABOTEUR else "diggers"
        match event:
            case ToolRepaired(_, target) if target != self.seat:
                self.counts[f"repairs of {side}"] += 1
                self.counts[f"repairs of {side} for suspects"] += self.chances[target] >= SUSPECT
            case TunnelLaid(_, _, col):
                self.counts[f"tunnels of {side}"] += 1
                self.counts[f"tunnels of {side} behind the start"] += col <= 0
            case GoalLookedAt(_, goal) if not view.seats[self.seat].looked_at:
                self.count_first_map(view, side, goal)
            case _:
                pass

    def count_first_map(self, view: Any, side: str, goal: int) -> None:
        """Count a first map if it had a choice between goals known to trusted seats and others."""
        usual = sum(self.chances.values()) / len(self.chances)
        seen = {
            each
            for seat, chance in self.chances.items()
            if chance < usual + DOUBT
            for each in view.seats[seat].looked_at
        }
        if seen and any(not each.face_up and at not in seen for at, each in enumerate(view.goals)):
            self.counts[f"first maps of {side}"] += 1
            self.counts[f"first maps of {side} where a trusted seat had looked"] += goal in seen

    def counted(self, deed: ObservedMove, factor: float) -> None:
        """Count the sign of a break or repair that this digger has seen; then go on."""
        self.add_reason(deed, factor)
        if self.role not in DIGGERS or deed.name not in (BROKE, MENDED):
            return
        chance = self.chances.get(-1 if deed.target is None else deed.target, 0.5)
        if TRUSTED < chance < SUSPECT:
            return
        suspect = chance >= SUSPECT
        kind = f"{deed.name} {'a suspect' if suspect else 'a trusted seat'}"
        self.counts[kind] += 1
        self.counts[f"{kind}, wrong sign"] += (factor > 1) != ((deed.name == MENDED) == suspect)

    def choose(self, view: Any) -> Any:
        """The bot's choice."""
        return self.bot.choose(view)


def counted_in(task: Task) -> Counter[str]:
    """The counts of some deals."""
    game_id, players, kind, seed, numbers = task
    game = game_named(game_id)
    options = game.options(players=players, rounds=1)
    counts: Counter[str] = Counter()
    for deal in numbers:
        seats = [
            watcher(game, options, kind, seat, bot_seed(seed, deal, seat))
            for seat in range(players)
        ]
        counters = [
            DeedCounter(seat, each.bot, each.beliefs, own=each.own)
            for seat, each in enumerate(seats)
        ]
        dealer = Dealer(game, seed, deal, any_deal)
        GameRunner(
            game, options, [Player(kind, each) for each in counters], dealer, PATIENCE
        ).play()
        for each in counters:
            counts.update(each.counts)
    return counts


def habit_bars(counts: Counter[str]) -> Iterator[Bar]:
    """The signs and habits beside their bars."""
    where = "Saboteur, 5 detectives"
    signs = [name for name in counts if name.endswith(", wrong sign")]
    wrong = sum(counts[name] for name in signs)
    seen = sum(counts[name.removesuffix(", wrong sign")] for name in signs)
    yield share_bar(f"{where}: breaks and repairs read the wrong way round", wrong, seen, 0.05)
    behind = {side: f"tunnels of {side} behind the start" for side in ("saboteurs", "diggers")}
    by_diggers = counts[behind["diggers"]] / max(1, counts["tunnels of diggers"])
    name = f"{where}: {behind['saboteurs']}, beside twice the diggers' share"
    laid = counts["tunnels of saboteurs"]
    yield share_bar(name, counts[behind["saboteurs"]], laid, 2 * by_diggers)
    for name in (
        "repairs of diggers for suspects",
        "first maps of diggers where a trusted seat had looked",
    ):
        whole = counts[next(name.removesuffix(part) for part in PARTS if name.endswith(part))]
        yield share_bar(f"{where}: {name}", counts[name], whole, SELDOM)


def share_bar(name: str, part: int, whole: int, bar: float) -> Bar:
    """A share that is to be at most so high; each deed counts as one value."""
    found = estimate([1.0] * part + [0.0] * (whole - part), share=True) if whole else None
    return Bar(name, found, SHARE, bar, most=True, counted="deeds")


def habit_lines(workers: Workers, seconds: float) -> Iterator[Bar]:
    """The same, after so many seconds of games."""
    yield from habit_bars(counted_for(workers, seconds, "saboteur", "detective"))


def second_sign_bars(counts: Counter[str]) -> Iterator[Bar]:
    """The signs of what is done to suspects at Saboteur 2, beside their bar."""
    for deed, what in ((BROKE, "breaks"), (MENDED, "repairs")):
        kind = f"{deed} a suspect"
        name = f"Saboteur 2, 5 rules bots: {what} of suspects read the wrong way round"
        yield share_bar(name, counts[f"{kind}, wrong sign"], counts[kind], 0.05)


def second_sign_lines(workers: Workers, seconds: float) -> Iterator[Bar]:
    """The same, after so many seconds of games. Detectives never mend a suspect, rules bots do."""
    yield from second_sign_bars(counted_for(workers, seconds, "saboteur2", "rules"))


def counted_for(workers: Workers, seconds: float, game: str, bot: str) -> Counter[str]:
    """The counts in games of five bots, as many as fit into so many seconds."""
    tasks = ((game, 5, bot, SEED, range(deal, deal + 1)) for deal in deals(seconds))
    counts: Counter[str] = Counter()
    for found in workers.results(counted_in, tasks):
        counts.update(found)
    return counts


def lines(counts: Counter[str]) -> Iterator[str]:
    """The shares: each count that another one is a part of."""
    for name, part in sorted(counts.items()):
        for whole in PARTS:
            if name.endswith(whole):
                yield f"{name}: {part} of {counts[name.removesuffix(whole)]}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("saboteur", "saboteur2"), default="saboteur")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bot", default="detective")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    tasks = [
        (asked.game, asked.players, asked.bot, asked.seed, range(at, min(at + LOT, asked.deals)))
        for at in range(0, asked.deals, LOT)
    ]
    counts: Counter[str] = Counter()
    with start_workers(asked.workers, None) as workers:
        for found in workers.results(counted_in, tasks):
            counts.update(found)
    print(f"{asked.game}, {asked.players} x {asked.bot}, {asked.deals} deals")
    print("\n".join(lines(counts)))


if __name__ == "__main__":
    main()
