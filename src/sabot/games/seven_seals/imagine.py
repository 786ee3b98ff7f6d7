"""A whole state that agrees with a view, uniformly among those that do.

It starts from the view, so it can't cheat. Hands are all that is hidden. Of another's hand the
viewer knows its size, and that it lacks every colour that the seat once did not follow: then,
and so now, and in all of the past since. Each deal of the unseen cards that agrees with that is
as likely as any other.
"""

from functools import lru_cache

from sabot.core.counting import shuffled
from sabot.core.rng import Rng
from sabot.games.seven_seals.cards import COLOURS, NAMES, cards_in_play
from sabot.games.seven_seals.constrained_deals import Completions, Kind, Room
from sabot.games.seven_seals.encoding import Trick, colour_name, in_order, voids_of
from sabot.games.seven_seals.options import format_options, setup_of
from sabot.games.seven_seals.position import Position, build
from sabot.games.seven_seals.rules import SevenSeals, new_game
from sabot.games.seven_seals.view import View


def imagine(view: View, rng: Rng) -> SevenSeals:
    """A state in which the viewer would see just this view."""
    if view.round == 0:
        return new_game(setup_of(view.options))
    tricks = tricks_seen(view)
    data = Position(
        options=format_options(view.options),
        phase=view.phase,
        round=view.round,
        dealer=view.dealer,
        to_act=view.to_act,
        saboteur=view.saboteur,
        hands=imagine_hands(view, tricks, rng),
        tricks=tuple(tuple(in_order(trick)) for trick in tricks),
        seals=tuple(seat.seals for seat in view.seats),
        sheet=view.sheet,
    )
    return build(data, view.options)


def tricks_seen(view: View) -> list[Trick]:
    """Every trick of the round, with the one on the table."""
    return [*view.played, *([] if view.trick is None else [view.trick])]


def unseen_cards(view: View, tricks: list[Trick]) -> list[str]:
    """The cards of which the viewer does not know who holds them."""
    seen = {card for trick in tricks for card in trick.cards} | {*view.hand}
    names = (NAMES[card] for card in cards_in_play(view.options.players))
    return [card for card in names if card not in seen]


def imagine_hands(view: View, tricks: list[Trick], rng: Rng) -> tuple[tuple[str, ...], ...]:
    """The viewer's own hand, and the unseen cards dealt out to the others."""
    players = view.options.players
    hands = [view.hand if seat == view.viewer else () for seat in range(players)]
    unseen = unseen_cards(view, tricks)
    if not unseen:
        return tuple(hands)
    colours = [[card for card in unseen if colour_name(card) == colour] for colour in COLOURS]
    voids = voids_of(tricks, players)
    alike = seats_alike(view, colours, voids)
    cards = deal_out(view, colours, alike, voids, rng)
    for seats, dealt in zip(alike, cards, strict=True):
        # Those who may hold the same colours share what they got together in any way.
        pool = shuffled(dealt, rng)
        for seat in seats:
            size = view.seats[seat].cards
            hands[seat], pool = tuple(pool[:size]), pool[size:]
    return tuple(hands)


def seats_alike(view: View, colours: list[list[str]], voids: list[set[str]]) -> list[list[int]]:
    """The seats whose cards are hidden, those together that lack the same of the unseen colours."""
    left = {COLOURS[number] for number, cards in enumerate(colours) if cards}
    alike: dict[frozenset[str], list[int]] = {}
    for seat in range(view.options.players):
        if seat != view.viewer and view.seats[seat].cards:
            alike.setdefault(frozenset(voids[seat] & left), []).append(seat)
    return list(alike.values())


def deal_out(
    view: View,
    colours: list[list[str]],
    alike: list[list[int]],
    voids: list[set[str]],
    rng: Rng,
) -> list[list[str]]:
    """The unseen cards dealt to the seats, those that are alike together."""
    room = tuple(sum(view.seats[seat].cards for seat in seats) for seats in alike)
    takers = tuple(
        tuple(taker for taker, seats in enumerate(alike) if colour not in voids[seats[0]])
        for colour in COLOURS
    )
    # Colours that the same seats may hold are one kind.
    kinds = {
        who: [
            card for cards, may in zip(colours, takers, strict=True) if may == who for card in cards
        ]
        for who in takers
    }
    kinds = {who: cards for who, cards in kinds.items() if cards}
    found = completions(room, tuple(Kind(len(cards), who) for who, cards in kinds.items()))
    dealt: list[list[str]] = [[] for _ in alike]
    for cards, who in zip(kinds.values(), found.draw(rng), strict=True):
        for card, taker in zip(cards, who, strict=True):
            dealt[taker].append(card)
    return dealt


@lru_cache(maxsize=16)
def completions(room: Room, kinds: tuple[Kind, ...]) -> Completions:
    """The deals of these cards to these seats, cached: a view is imagined from many times."""
    return Completions(room, kinds)
