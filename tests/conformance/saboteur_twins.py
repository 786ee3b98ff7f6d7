"""Twin positions of Saboteur, made by hand: they differ in nothing that the viewer may know."""

from collections.abc import Iterator
from itertools import pairwise
from typing import TypeVar

import msgspec

from sabot.core.game import Viewer
from sabot.core.rng import Rng
from sabot.games.saboteur.encoders import with_card
from sabot.games.saboteur.encoding import Discarded, Goal, GoldDrawn, GoldPaid, GoldStep, GoldTaken
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.position import Position
from sabot.games.saboteur2.position import Position as Position2

T = TypeVar("T")
P = TypeVar("P", Position, Position2)


def twin(position: Position, viewer: Viewer, rng: Rng) -> Position:
    """Other hands, deck, passed cards, roles, goals and gold, as the viewer can't tell."""
    if position.round == 0:
        return position
    ended = position.phase != "playing"
    changed = permute_cards(position, viewer, rng)
    changed = permute_gold(changed, viewer, rng)
    if ended:
        return changed
    changed = permute_goals(changed, viewer, rng)
    return permute_roles(changed, viewer, rng)


def mixed(items: list[T], rng: Rng) -> list[T]:
    return [items[index] for index in rng.permutation(len(items))]


def hidden_pass(card: Discarded, viewer: Viewer) -> bool:
    return not card.seen and card.seat != viewer


def permute_cards(position: Position, viewer: Viewer, rng: Rng) -> Position:
    others = [hand for seat, hand in enumerate(position.hands) if seat != viewer]
    pool = [card for hand in others for card in hand] + [*position.deck]
    pool += [card.card or "" for card in position.discards if hidden_pass(card, viewer)]
    cards: Iterator[str] = iter(mixed(pool, rng))
    return msgspec.structs.replace(
        position,
        hands=tuple(
            hand if seat == viewer else tuple(next(cards) for _ in hand)
            for seat, hand in enumerate(position.hands)
        ),
        deck=tuple(next(cards) for _ in position.deck),
        discards=tuple(
            Discarded(next(cards), card.seat, card.seen) if hidden_pass(card, viewer) else card
            for card in position.discards
        ),
    )


def permute_goals(position: P, viewer: Viewer, rng: Rng) -> P:
    seen = () if viewer is None else position.looked_at[viewer]
    hidden = [
        number
        for number, goal in enumerate(position.goals)
        if not goal.face_up and number not in seen
    ]
    goals = [*position.goals]
    cards = mixed([goals[number].card for number in hidden], rng)
    for number, card in zip(hidden, cards, strict=True):
        goals[number] = Goal(goals[number].col, goals[number].row, card, False, False)
    return msgspec.structs.replace(position, goals=tuple(goals))


def permute_roles(position: Position, viewer: Viewer, rng: Rng) -> Position:
    hidden = [seat for seat in range(len(position.roles)) if seat != viewer]
    roles = [*position.roles]
    cards = mixed([roles[seat] for seat in hidden], rng)
    for seat, role in zip(hidden, cards, strict=True):
        roles[seat] = role
    return msgspec.structs.replace(position, roles=tuple(roles))


# Gold: the pile is shuffled, and a card that another digger took changes places, where the rules
# of sharing allow it, with one of the pile (taken for the player) or of another digger (chosen).


def permute_gold(position: Position, viewer: Viewer, rng: Rng) -> Position:
    pile = mixed([*position.pile], rng)
    story = [*position.gold_story]
    if position.phase == "over":
        return msgspec.structs.replace(position, pile=tuple(pile))
    if SABOTEUR.parse_options(position.options).auto_gold:
        swap_with_pile(story, pile, viewer)
    else:
        swap_choices(story, position, viewer)
    return msgspec.structs.replace(position, pile=tuple(pile), gold_story=tuple(story))


def rounds_of_gold(story: list[GoldStep]) -> list[list[int]]:
    """For each drawing of gold the indices of the cards taken from it, in order."""
    rounds: list[list[int]] = []
    for index, step in enumerate(story):
        if isinstance(step, GoldDrawn):
            rounds.append([])
        elif isinstance(step, GoldTaken):
            rounds[-1].append(index)
    return rounds


def value_of(step: GoldStep) -> int:
    assert isinstance(step, GoldTaken)
    assert step.value is not None
    return step.value


def swap_with_pile(story: list[GoldStep], pile: list[int], viewer: Viewer) -> None:
    paid_last = max((i for i, step in enumerate(story) if isinstance(step, GoldPaid)), default=-1)
    for taken in rounds_of_gold(story):
        for place, index in enumerate(taken):
            step = story[index]
            assert isinstance(step, GoldTaken)
            if step.seat == viewer or index < paid_last or not pile:
                continue
            above = value_of(story[taken[place - 1]]) if place else 3
            below = value_of(story[taken[place + 1]]) if place + 1 < len(taken) else 1
            if below <= pile[0] <= above:
                story[index] = GoldTaken(step.seat, step.asked, pile[0], step.left)
                pile[0] = value_of(step)


def swap_choices(story: list[GoldStep], position: Position, viewer: Viewer) -> None:
    last_round = rounds_of_gold(story)[-1:] if story else []
    for taken in rounds_of_gold(story):
        rest = position.offer if taken in last_round and position.phase == "sharing" else (0, 0, 0)
        for first, second in pairwise(taken):
            one, two = story[first], story[second]
            assert isinstance(one, GoldTaken)
            assert isinstance(two, GoldTaken)
            if viewer in {one.seat, two.seat} or not (one.asked and two.asked):
                continue
            trial = [*story]
            trial[first] = GoldTaken(one.seat, True, two.value, None)
            trial[second] = GoldTaken(two.seat, True, one.value, None)
            if retold(trial, taken, rest):
                story[:] = trial


def retold(story: list[GoldStep], taken: list[int], rest: tuple[int, int, int]) -> bool:
    """Write down anew what each chose from; whether each who was asked had a choice."""
    left = rest
    for index in reversed(taken):
        step = story[index]
        assert isinstance(step, GoldTaken)
        left = with_card(left, value_of(step))
        if step.asked:
            if sum(1 for count in left if count) < 2:
                return False
            story[index] = GoldTaken(step.seat, True, step.value, left)
    return True
