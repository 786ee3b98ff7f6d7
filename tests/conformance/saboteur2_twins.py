"""Twin positions of Saboteur 2, made by hand: they differ in nothing that the viewer may know.

Whatever took part in a swap stays as it is, so that what players remember of it stays true.
"""

from collections.abc import Iterator

import msgspec

from sabot.core.game import Viewer
from sabot.core.rng import Rng
from sabot.games.saboteur.encoding import Discarded
from sabot.games.saboteur2.cards import NAMES
from sabot.games.saboteur2.encoding import CardsPutDown, HandsSwapped, RoleAway
from sabot.games.saboteur2.position import Position
from tests.conformance.saboteur_twins import mixed, permute_goals


def twin(position: Position, viewer: Viewer, rng: Rng) -> Position:
    """Other hands, deck, passed cards, roles and goals, as the viewer can't tell."""
    if position.round == 0:
        return position
    changed = permute_cards(position, viewer, rng)
    changed = permute_roles(changed, viewer, rng)
    if position.phase != "playing":
        return changed
    return permute_goals(changed, viewer, rng)


def hidden_discards(position: Position, viewer: Viewer, swapped: set[int]) -> set[int]:
    face_down = [index for index, card in enumerate(position.discards) if not card.seen]
    since = sum(step.cards for step in position.hand_story if isinstance(step, CardsPutDown))
    before_swaps = set(face_down[: len(face_down) - since])
    return {
        index
        for index in face_down
        if position.discards[index].seat != viewer
        and (index in before_swaps or position.discards[index].seat not in swapped)
    }


def permute_cards(position: Position, viewer: Viewer, rng: Rng) -> Position:
    swaps = [step for step in position.hand_story if isinstance(step, HandsSwapped)]
    swapped = {seat for step in swaps for seat in (step.seat, step.other)}
    fixed = swapped if viewer is None else swapped | {viewer}
    free = hidden_discards(position, viewer, swapped)
    pool = [card for seat, hand in enumerate(position.hands) if seat not in fixed for card in hand]
    pool += [*position.deck, *position.aside]
    pool += [position.discards[index].card or "" for index in free]
    cards: Iterator[str] = iter(mixed(pool, rng))
    discards = [
        Discarded(next(cards), card.seat, card.seen) if index in free else card
        for index, card in enumerate(position.discards)
    ]
    return msgspec.structs.replace(
        position,
        hands=tuple(
            hand if seat in fixed else tuple(next(cards) for _ in hand)
            for seat, hand in enumerate(position.hands)
        ),
        deck=tuple(next(cards) for _ in position.deck),
        aside=tuple(next(cards) for _ in position.aside),
        discards=in_order(discards, position.put_down),
    )


def in_order(discards: list[Discarded], put_down: tuple[int, ...]) -> tuple[Discarded, ...]:
    face_down = iter([index for index, card in enumerate(discards) if not card.seen])
    for number in put_down:
        together = [next(face_down) for _ in range(number)]
        cards = sorted((discards[index].card or "" for index in together), key=NAMES.index)
        for index, card in zip(together, cards, strict=True):
            discards[index] = Discarded(card, discards[index].seat, False)
    return tuple(discards)


def permute_roles(position: Position, viewer: Viewer, rng: Rng) -> Position:
    shown = position.phase != "playing"
    known = () if viewer is None else (viewer, *position.inspected[viewer])
    seats = [seat for seat in range(len(position.roles)) if not shown and seat not in known]
    away = [each for each in position.roles_away if viewer not in each.known_by]
    pool = [position.roles[seat] for seat in seats] + [each.role or "" for each in away]
    cards = iter(mixed([*pool, *position.roles_left], rng))
    return msgspec.structs.replace(
        position,
        roles=tuple(
            next(cards) if seat in seats else role for seat, role in enumerate(position.roles)
        ),
        roles_away=tuple(
            RoleAway(each.seat, next(cards), each.known_by) if each in away else each
            for each in position.roles_away
        ),
        roles_left=tuple(next(cards) for _ in position.roles_left),
    )
