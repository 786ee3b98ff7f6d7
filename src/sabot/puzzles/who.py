"""Puzzles "Who is the saboteur?": whether the evidence is enough, not plain, and what it is."""

from collections.abc import Sequence
from math import log
from typing import Any, Final, NamedTuple

from sabot.games.saboteur import cards
from sabot.games.saboteur2 import cards as cards2
from sabot.games.saboteur2.rules import Saboteur2
from sabot.puzzles.deduction import Known, World, known_to, likelihood, posterior
from sabot.puzzles.observations import FARTHER, NEARER, Observed
from sabot.puzzles.puzzle import Clue

# The answer has at least this probability,
ENOUGH: Final = 0.95
# and stays the likeliest, by this much, if any one clue had not been seen.
ENOUGH_WITHOUT_ONE: Final = 0.6
# No single clue is enough: with it alone the answer has less than this probability.
PLAIN: Final = 0.7
FEWEST_CLUES: Final = 3
# So many clues are told with the answer.
MOST_CLUES: Final = 9
# A deed is a clue if it is so much likelier for one side than for the other.
TELLING: Final = 1.4

DIG_DEEDS: Final = {NEARER: "nearer", 0: "no-nearer", FARTHER: "farther"}


class Deduced(NamedTuple):
    """The likeliest world, its probability, that of the next one, and the clues."""

    world: World
    chance: float
    next_chance: float
    clues: tuple[Clue, ...]


def deduced(view: Any, seen: Sequence[Observed]) -> Deduced | None:
    """What a seat can be sure of by its view and by what it saw; None if that is too little."""
    known = known_to(view)
    if known.roles.count(None) < len(known.roles) - 1:
        return None  # a role was shown
    chances = posterior(known, seen)
    (world, chance), *others = chances.items()
    if chance < ENOUGH or not others or not world.saboteurs - {view.viewer}:
        return None
    clues = clues_for(world, seen, known)
    if len(clues) < FEWEST_CLUES or not holds_without_one(known, seen, world, clues):
        return None
    if is_plain(known, seen, world, clues):
        return None
    shown = sorted(strongest(clues), key=lambda clue: clue.step)
    return Deduced(world, chance, others[0][1], (*shown, treasure_clue(view, world)))


def strongest(clues: Sequence[Clue]) -> list[Clue]:
    """The clues that say most."""
    return sorted(clues, key=lambda clue: -abs(log(clue.factor)))[:MOST_CLUES]


def clues_for(world: World, seen: Sequence[Observed], known: Known) -> list[Clue]:
    """The deeds that are telling, in their order."""
    found: list[Clue] = []
    for each in seen:
        if known.roles[each.seat] is not None:
            continue
        innocent = World(world.saboteurs - {each.seat}, world.treasure)
        guilty = World(world.saboteurs | {each.seat}, world.treasure)
        factor = likelihood(guilty, each) / likelihood(innocent, each)
        if factor >= TELLING or factor <= 1 / TELLING:
            deed = each.deed if each.change is None else DIG_DEEDS[each.change_to(world.treasure)]
            clue = Clue(
                step=each.step,
                seat=each.seat,
                deed=deed,
                factor=round(factor, 2),
                target=each.target,
            )
            found.append(clue)
    return found


def treasure_clue(view: Any, world: World) -> Clue:
    """How the viewer knows the treasure: by a map, by the stones, or by what others did."""
    cards = [goal.card for goal in view.goals]
    deed = "treasure-inferred"
    if cards[world.treasure] is not None:
        deed = "treasure-seen"
    elif cards.count(None) == 1:
        deed = "treasure-left"
    return Clue(step=0, seat=view.viewer, deed=deed, factor=1.0, target=world.treasure)


def holds_without_one(
    known: Known, seen: Sequence[Observed], world: World, clues: Sequence[Clue]
) -> bool:
    """True if the answer does not hang on any single clue."""
    return all(
        posterior(known, [each for each in seen if each.step != clue.step]).get(world, 0.0)
        >= ENOUGH_WITHOUT_ONE
        for clue in clues
    )


def is_plain(known: Known, seen: Sequence[Observed], world: World, clues: Sequence[Clue]) -> bool:
    """True if one clue alone is as good as enough."""
    return any(
        posterior(known, [each for each in seen if each.step == clue.step])[world] >= PLAIN
        for clue in clues
    )


def truth_of(state: Any, players: int) -> World:
    """Who the saboteurs really are, and where the treasure really lies."""
    # Not isinstance: compiled states share the cache of their abstract base, which mixes them up.
    code = cards2.SABOTEUR if type(state) is Saboteur2 else cards.SABOTEUR
    saboteurs = frozenset(seat for seat in range(players) if state.roles[seat] == code)
    return World(saboteurs, [*state.goals].index(cards.TREASURE))


def difficulty(found: Deduced, steps: int, players: int) -> int:
    """More players, more moves and more misleading deeds are harder."""
    misleading = sum(
        (clue.seat in found.world.saboteurs) != (clue.factor > 1) for clue in found.clues[:-1]
    )
    return max(1, min(100, 6 * players + steps // 2 + 8 * misleading))
