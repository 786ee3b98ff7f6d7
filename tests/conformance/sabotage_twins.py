"""Twin positions of Sabotage, made by hand: they differ in nothing that the viewer may know."""

import msgspec

from sabot.core.game import Viewer
from sabot.core.rng import Rng
from sabot.games.sabotage.position import Position


def twin(position: Position, viewer: Viewer, rng: Rng) -> Position:
    """Other hands and another deck, as the viewer can't tell.

    Half of the twins keep the top card of the deck: then who draws it is told the same of it.
    """
    kept = position.deck[: int(rng.below(2))]
    others = [hand for seat, hand in enumerate(position.hands) if seat != viewer]
    pool = [card for hand in others for card in hand] + [*position.deck[len(kept) :]]
    cards = iter([pool[index] for index in rng.permutation(len(pool))])
    return msgspec.structs.replace(
        position,
        hands=tuple(
            hand if seat == viewer else tuple(next(cards) for _ in hand)
            for seat, hand in enumerate(position.hands)
        ),
        deck=(*kept, *cards),
    )
