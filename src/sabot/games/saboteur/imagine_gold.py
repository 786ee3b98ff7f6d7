"""The hidden part of the gold's story, put back uniformly among all that agree with a view.

Each step of the story moves gold cards between the pile, the offer and the purses. Nobody can
tell equal cards apart, so what lies where is a count of ones, twos and threes, and there are few
such counts: the chances of all of them are followed from step to step, with those struck out
that disagree with what the viewer saw, and then one way through is drawn, from the end back.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import comb, prod

import msgspec

from sabot.core.rng import Rng
from sabot.games.saboteur.cards import GOLD
from sabot.games.saboteur.encoders import gold_values, with_card
from sabot.games.saboteur.encoding import NO_GOLD, Gold, GoldDrawn, GoldPaid, GoldStep, GoldTaken
from sabot.games.saboteur.gold import change
from sabot.games.saboteur.setup import GOLD_DRAWN, MIN_PLAYERS
from sabot.games.saboteur.view import View


class GoldAt(msgspec.Struct, frozen=True):
    """Where the gold lies that is in nobody's purse."""

    pile: Gold
    offer: Gold


class Way(msgspec.Struct, frozen=True):
    """How a step may have gone: from where, with which cards, and how likely that is."""

    before: GoldAt
    step: GoldStep
    chance: float


class ImaginedGold(msgspec.Struct, frozen=True):
    """Pile and offer as they may be, and the story with every card named."""

    pile: list[int]
    offer: Gold
    story: tuple[GoldStep, ...]


Layer = dict[GoldAt, list[Way]]


def imagine_gold(view: View, rng: Rng) -> ImaginedGold:
    """The gold as it may lie, given all that the viewer knows of it."""
    layers = ways_through(view.gold_story, view.options.auto_gold, view.options.players)
    final = [at for at in layers[-1] if may_be_offered(at.offer, view)]
    weights = [sum(way.chance for way in layers[-1][at]) for at in final]
    end = at = final[draw(weights, rng)]
    story: list[GoldStep] = []
    for layer in reversed(layers[1:]):
        ways = layer[at]
        way = ways[draw([each.chance for each in ways], rng)]
        story.append(way.step)
        at = way.before
    return ImaginedGold(gold_values(end.pile), end.offer, tuple(reversed(story)))


def may_be_offered(offer: Gold, view: View) -> bool:
    """True if this may be on offer: the chooser sees it; the others see that there is a choice."""
    if view.offer is not None:
        return offer == view.offer
    return view.phase != "sharing" or different_values(offer) > 1


def different_values(gold: Gold) -> int:
    """How many different values there are among the cards."""
    return sum(1 for count in gold if count)


def draw(weights: list[float], rng: Rng) -> int:
    """An index, as likely as its weight says."""
    mark = sum(weights) * (int(rng.word()) + 0.5) / 2**32
    for index, weight in enumerate(weights):
        mark -= weight
        if mark <= 0:
            return index
    return len(weights) - 1


@lru_cache(maxsize=256)
def ways_through(story: tuple[GoldStep, ...], auto_gold: bool, players: int) -> list[Layer]:
    """For each step, where the gold may lie after it and how it may have come there."""
    start = GoldAt(GOLD, NO_GOLD)
    layers: list[Layer] = [{start: [Way(start, GoldDrawn(0), 1.0)]}]
    for step in story:
        layer: Layer = {}
        for before, ways in layers[-1].items():
            chance = sum(way.chance for way in ways)
            for after, told, odds in outcomes(before, step, auto_gold, players):
                layer.setdefault(after, []).append(Way(before, told, chance * odds))
        layers.append(layer)
    return layers


Outcomes = Iterator[tuple[GoldAt, GoldStep, float]]


def outcomes(before: GoldAt, step: GoldStep, auto_gold: bool, players: int) -> Outcomes:
    """How a step may have gone from here: the gold after it, the cards named, the odds."""
    match step:
        case GoldDrawn():
            return draws(before, step, players)
        case GoldTaken():
            return takes(before, step, auto_gold)
        case GoldPaid():
            return payments(before, step)


def draws(before: GoldAt, step: GoldDrawn, players: int) -> Outcomes:
    """The cards that may have been drawn for the diggers, each set as likely as any other."""
    size = sum(before.pile)
    if step.cards != min(GOLD_DRAWN[players - MIN_PLAYERS], size):
        return
    for threes, twos in product(range(before.pile[2] + 1), range(before.pile[1] + 1)):
        offer = (step.cards - twos - threes, twos, threes)
        if 0 <= offer[0] <= before.pile[0]:
            sets = prod(comb(have, drawn) for have, drawn in zip(before.pile, offer, strict=True))
            after = GoldAt(minus(before.pile, offer), offer)
            yield after, step, sets / comb(size, step.cards)


def takes(before: GoldAt, step: GoldTaken, auto_gold: bool) -> Outcomes:
    """The cards that a digger may have taken: the best, the only ones, or any they liked."""
    if step.left is not None and step.left != before.offer:
        return
    values = [index + 1 for index, count in enumerate(before.offer) if count]
    if auto_gold:
        values = values[-1:]
    elif step.asked != (len(values) > 1):
        return
    for value in values:
        if step.value not in {None, value}:
            continue
        # Of what another digger chose nothing is known, so each card may as well be the one.
        free = step.asked and step.value is None
        odds = before.offer[value - 1] / sum(before.offer) if free else 1.0
        left = before.offer if step.asked else None
        after = GoldAt(before.pile, with_card(before.offer, value, -1))
        yield after, GoldTaken(step.seat, step.asked, value, left), odds


def payments(before: GoldAt, step: GoldPaid) -> Outcomes:
    """The cards in which a saboteur was paid: the pile decides."""
    ones, twos, threes = change([*before.pile], step.owed)
    cards = (ones, twos, threes)
    if step.cards in {None, cards}:
        after = GoldAt(minus(before.pile, cards), before.offer)
        yield after, GoldPaid(step.seat, step.owed, cards), 1.0


def minus(gold: Gold, other: Gold) -> Gold:
    """The gold without some of its cards."""
    return gold[0] - other[0], gold[1] - other[1], gold[2] - other[2]
