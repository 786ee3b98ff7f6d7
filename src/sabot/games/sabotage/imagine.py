"""A whole state that agrees with a view, uniformly among those that do.

It starts from the view, so it can't cheat. Every card that is played is seen by all, and which
card is drawn does not depend on what anybody does: so the unseen cards lie in the other hands
and in the deck in any order, each as likely as any other. That somebody was asked to end the
round, and what they answered, rules no card out.
"""

from collections import Counter

from sabot.core.counting import shuffled
from sabot.core.rng import Rng
from sabot.games.sabotage.cards import NAMES, counts
from sabot.games.sabotage.encoding import Ended
from sabot.games.sabotage.options import format_options, setup_of
from sabot.games.sabotage.position import Position, build
from sabot.games.sabotage.rules import Sabotage, new_game
from sabot.games.sabotage.view import View


def imagine(view: View, rng: Rng) -> Sabotage:
    """A state in which the viewer would see just this view."""
    if view.round == 0:
        return new_game(setup_of(view.options))
    cards = shuffled(unseen_cards(view), rng)
    data = Position(
        options=format_options(view.options),
        phase=view.phase,
        round=view.round,
        dealer=view.dealer,
        seat=view.turn,
        roofs=tuple(roof.cells for roof in view.roofs),
        hands=tuple(imagine_hand(view, seat, cards) for seat in range(view.options.players)),
        deck=tuple(cards.pop() for _ in range(view.deck)),
        discards=view.discards,
        results=tuple(Ended(result.values, result.ended_by) for result in view.results),
    )
    return build(data, view.options)


def unseen_cards(view: View) -> list[str]:
    """The cards of which the viewer does not know where they are."""
    unseen = Counter(dict(zip(NAMES, counts(view.options.fewer_dismantle), strict=True)))
    unseen.subtract(card for roof in view.roofs for card in roof.cells if card is not None)
    unseen.subtract(view.hand)
    unseen.subtract(discarded.card for discarded in view.discards)
    return list(unseen.elements())


def imagine_hand(view: View, seat: int, cards: list[str]) -> tuple[str, ...]:
    """The viewer's own hand, or as many unseen cards as the seat holds."""
    if seat == view.viewer:
        return view.hand
    return tuple(cards.pop() for _ in range(view.seats[seat].cards))
