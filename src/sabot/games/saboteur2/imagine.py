"""A whole state that agrees with a view, uniformly among those that do.

It starts from the view, so it can't cheat. Every way in which the cards, taken as different
things, may lie is as likely as any other, if it could have come about: cards that the viewer
handed over in a swap went through the hands that `swapped_hands` follows. The cards that two
others handed each other, which only they remember, are drawn last, from those that are possible.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import factorial, perm, prod

import msgspec

from sabot.core.counting import shuffled, weighted
from sabot.core.rng import Rng
from sabot.games.saboteur.encoding import Discarded
from sabot.games.saboteur.imagine import imagine_discard, imagine_goals
from sabot.games.saboteur2.cards import COUNTS, NAMES, ROLE_COUNTS, ROLES
from sabot.games.saboteur2.encoding import (
    CardPlayed,
    CardsPutDown,
    HandsSwapped,
    HandStep,
    RoleAway,
)
from sabot.games.saboteur2.options import format_options, setup_of
from sabot.games.saboteur2.position import Position, build
from sabot.games.saboteur2.rules import Saboteur2, new_game
from sabot.games.saboteur2.swapped_hands import HandHistory, Passage, Sorting, Spot, follow
from sabot.games.saboteur2.view import View


def imagine(view: View, rng: Rng) -> Saboteur2:
    """A state in which the viewer would see just this view."""
    if view.round == 0:
        return new_game(setup_of(view.options))
    roles, left, away = imagine_roles(view, rng)
    cards = imagine_cards(view, rng)
    data = Position(
        options=format_options(view.options),
        phase=view.phase,
        round=view.round,
        seat=view.last_seat if view.to_act is None else view.to_act,
        last_seat=view.last_seat,
        maze=view.maze,
        goals=imagine_goals(view.goals, rng),
        hands=cards.hands,
        deck=cards.deck,
        aside=cards.aside,
        discards=cards.discards,
        put_down=view.put_down,
        broken=tuple(seat.broken for seat in view.seats),
        prisons=tuple(seat for seat, each in enumerate(view.seats) if each.imprisoned),
        thieves=view.thieves,
        robbers=view.robbers,
        looked_at=tuple(seat.looked_at for seat in view.seats),
        inspected=tuple(seat.inspected for seat in view.seats),
        roles=roles,
        roles_left=left,
        roles_away=away,
        hand_story=cards.hand_story,
        nuggets=tuple(seat.nuggets for seat in view.seats),
        thefts=view.thefts,
    )
    return build(data, view.options)


def imagine_roles(
    view: View, rng: Rng
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[RoleAway, ...]]:
    """The roles that the viewer knows, the others in a random order."""
    unseen = Counter(dict(zip(ROLES, ROLE_COUNTS, strict=True)))
    unseen.subtract(seat.role for seat in view.seats if seat.role is not None)
    unseen.subtract(away.role for away in view.roles_away if away.role is not None)
    rest = shuffled(unseen.elements(), rng)
    roles = tuple(seat.role or rest.pop() for seat in view.seats)
    away = tuple(
        RoleAway(each.seat, each.role or rest.pop(), each.known_by) for each in view.roles_away
    )
    return roles, tuple(rest), away


class Cards(msgspec.Struct, frozen=True):
    """Where all cards are that the viewer does not see, or see only in part."""

    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    aside: tuple[str, ...]
    discards: tuple[Discarded, ...]
    hand_story: tuple[HandStep, ...]


class Given(msgspec.Struct, frozen=True):
    """A hand that the viewer gave away: its cards, and all that went through it since."""

    cards: Counter[str]
    passages: list[Passage]


def imagine_cards(view: View, rng: Rng) -> Cards:
    """Put the unseen cards where they may be."""
    history = hand_history(view)
    unseen = unseen_cards(view)
    placed = place_given(view, history, unseen, rng)
    unseen.subtract(card for spot, card in placed.items() if spot[0] in {"held", "discarded"})
    rest = shuffled(unseen.elements(), rng)
    hands = tuple(
        view.hand
        if seat == view.viewer
        else tuple(placed.get(("held", seat, index)) or rest.pop() for index in range(each.cards))
        for seat, each in enumerate(view.seats)
    )
    discards = tuple(
        Discarded(placed["discarded", index, 0], each.seat, each.seen)
        if ("discarded", index, 0) in placed
        else imagine_discard(each, rest)
        for index, each in enumerate(view.discards)
    )
    deck = tuple(rest.pop() for _ in range(view.deck))
    swaps = imagine_swaps(view, history, hands, discards, placed, rng)
    return Cards(hands, deck, tuple(rest), in_order(discards, view.put_down), swaps)


def in_order(discards: tuple[Discarded, ...], put_down: tuple[int, ...]) -> tuple[Discarded, ...]:
    """The discards, with cards that were put down face down at a time in the order of kinds."""
    face_down = [index for index, card in enumerate(discards) if not card.seen]
    ordered = list(discards)
    for number in put_down:
        together, face_down = face_down[:number], face_down[number:]
        cards = sorted((discards[index] for index in together), key=order_of)
        for index, card in zip(together, cards, strict=True):
            ordered[index] = card
    return tuple(ordered)


def order_of(discarded: Discarded) -> int:
    """The number of a discard's kind."""
    return NAMES.index(discarded.card or "")


def hand_history(view: View) -> HandHistory:
    """The viewer's knowledge of how hands changed."""
    number = sum(step.cards for step in view.hand_story if isinstance(step, CardsPutDown))
    face_down = [index for index, card in enumerate(view.discards) if not card.seen]
    return HandHistory(
        view.viewer,
        view.hand_story,
        tuple(face_down[len(face_down) - number :]),
        tuple(seat.cards for seat in view.seats),
    )


def unseen_cards(view: View) -> Counter[str]:
    """The cards of which the viewer does not see where they are."""
    unseen = Counter(dict(zip(NAMES, COUNTS, strict=True)))
    unseen.subtract(card.card for card in view.maze)
    unseen.subtract(view.hand)
    unseen.subtract(card.card for card in view.discards if card.card is not None)
    unseen.subtract(f"-{tool}" for seat in view.seats for tool in seat.broken)
    unseen.subtract({"prison": sum(seat.imprisoned for seat in view.seats)})
    unseen.subtract({"thief": len(view.thieves)})
    return unseen


# What the viewer gave away.


def place_given(
    view: View, history: HandHistory, unseen: Counter[str], rng: Rng
) -> dict[Spot, str]:
    """Where the cards are, of those that the viewer gave away, that were not seen since.

    The spots of cards seen are there as well, for swaps that follow the same hands.
    """
    given = hands_given(view, history)
    if not given:
        return {}
    choices = [list(seen_again(hand)) for hand in given]
    combined = list(product(*choices))
    weights = [weight(given, chosen, unseen) for chosen in combined]
    chosen = combined[weighted(weights, rng)]
    placed: dict[Spot, str] = {}
    for hand, seen in zip(given, chosen, strict=True):
        placed |= place_hand(hand, seen, rng)
    return placed


def hands_given(view: View, history: HandHistory) -> list[Given]:
    """The hands that the viewer gave away in this round."""
    given: list[Given] = []
    for number, step in enumerate(view.hand_story):
        if not isinstance(step, HandsSwapped) or view.viewer not in {step.seat, step.other}:
            continue
        mine = view.viewer == step.seat
        cards, holder = (step.given, step.other) if mine else (step.taken, step.seat)
        given.append(Given(Counter(cards or ()), follow(history, number, holder)))
    return given


def seen_again(hand: Given) -> Iterator[Counter[str]]:
    """The possible counts by kind, among the cards seen since, of those that were given."""
    seen = Counter(passage.card for passage in hand.passages if passage.card is not None)
    kinds = [kind for kind in hand.cards if seen[kind]]
    ranges = [range(min(hand.cards[kind], seen[kind]) + 1) for kind in kinds]
    for numbers in product(*ranges):
        yield Counter(dict(zip(kinds, numbers, strict=True)))


def sorting(hand: Given, seen: Counter[str]) -> Sorting:
    """The ways to sort the cards of a hand, if these of the given ones were seen again."""
    return Sorting(hand.passages, hand.cards.total() - seen.total(), seen)


def weight(given: list[Given], chosen: tuple[Counter[str], ...], unseen: Counter[str]) -> int:
    """In how many ways all cards, taken as different things, may lie.

    For each kind: which of the cards given are those seen again, and which of all others are
    the other cards seen; then the order of the cards given but not seen again among their spots,
    and that of all the rest.
    """
    ways = prod(
        sorting(hand, seen).total() * factorial(hand.cards.total() - seen.total())
        for hand, seen in zip(given, chosen, strict=True)
    )
    hidden = sum(
        hand.cards.total() - seen.total() for hand, seen in zip(given, chosen, strict=True)
    )
    ways *= factorial(max(unseen.total() - hidden, 0))
    for kind in {kind for hand in given for kind in hand.cards}:
        ways *= prod(
            perm(hand.cards[kind], seen[kind]) for hand, seen in zip(given, chosen, strict=True)
        )
        others = COUNTS[NAMES.index(kind)] - sum(hand.cards[kind] for hand in given)
        shown = COUNTS[NAMES.index(kind)] - unseen[kind]
        ways *= perm(others, shown - sum(seen[kind] for seen in chosen))
    return ways


def place_hand(hand: Given, seen: Counter[str], rng: Rng) -> dict[Spot, str]:
    """The spots of the cards of a hand given away, in one of the ways."""
    cards = shuffled((hand.cards - seen).elements(), rng)
    shown = {passage.spot: passage.card for passage in hand.passages}
    return {spot: shown[spot] or cards.pop() for spot in sorting(hand, seen).draw(rng)}


# What two others handed each other.


def imagine_swaps(
    view: View,
    history: HandHistory,
    hands: tuple[tuple[str, ...], ...],
    discards: tuple[Discarded, ...],
    placed: dict[Spot, str],
    rng: Rng,
) -> tuple[HandStep, ...]:
    """The steps, with what others handed each other as it can have been."""
    steps = list(view.hand_story)
    old = set(placed)
    for number, step in enumerate(view.hand_story):
        if not isinstance(step, HandsSwapped) or step.given is not None:
            continue
        both: list[tuple[str, ...]] = []
        for holder, size in ((step.other, step.cards_given), (step.seat, step.cards_taken)):
            passages = [
                Passage(each.spot, each.drawn, None, each.spot in old)
                for each in follow(history, number, holder)
            ]
            spots = Sorting(passages, size, Counter()).draw(rng)
            old |= set(spots)
            cards = [card_at(view, spot, hands, discards) for spot in spots]
            both.append(tuple(sorted(cards, key=NAMES.index)))
        steps[number] = HandsSwapped(
            step.seat, step.other, step.cards_given, step.cards_taken, *both
        )
    return tuple(steps)


def card_at(
    view: View,
    spot: Spot,
    hands: tuple[tuple[str, ...], ...],
    discards: tuple[Discarded, ...],
) -> str:
    """The card at a spot, as imagined."""
    how, where, index = spot
    if how == "held":
        return hands[where][index]
    if how == "discarded":
        return discards[where].card or ""
    step = view.hand_story[where]
    if isinstance(step, CardPlayed):
        return step.card
    if not isinstance(step, HandsSwapped):
        raise TypeError(f"no card was seen at step {where}")
    mine = view.viewer == step.seat
    seen = step.taken if mine else step.given
    return (seen or ())[index]
