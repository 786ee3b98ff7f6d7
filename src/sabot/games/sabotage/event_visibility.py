"""Events of moves and deals, in full and as each viewer is told them."""

from typing import assert_never

from sabot.core.game import Viewer
from sabot.games.sabotage.cards import NAMES
from sabot.games.sabotage.encoding import card_at, hand_of, results_of, side_of, totals_of
from sabot.games.sabotage.events import (
    CardDiscarded,
    CardDrawn,
    Event,
    GameEnded,
    PartnerAnswered,
    PartnerAsked,
    PipeLaid,
    PipeRemoved,
    RoundDealt,
    RoundEnded,
    WentOn,
)
from sabot.games.sabotage.moves import (
    OWN,
    Answer,
    AskPartner,
    Discard,
    EndRound,
    GoOn,
    LayPipe,
    Move,
    RemovePipe,
)
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.view_builder import outcome


def told_deal(after: Sabotage, viewer: Viewer) -> list[Event]:
    """The deal of a round and the first draw, as this viewer is told it."""
    starter = int(after.seat)
    hand = [] if viewer is None else hand_of(after, viewer)
    drawn = CardDrawn(starter, NAMES[after.deck[0]])
    if viewer == starter:
        hand.remove(NAMES[after.deck[0]])
    dealt = RoundDealt(int(after.round_number), int(after.dealer), starter, tuple(hand))
    return [dealt, tell(drawn, viewer)]


def happened(before: Sabotage, move: Move, after: Sabotage) -> list[Event]:
    """The whole truth of what a move did, in the order in which it came about."""
    events = [*deeds(before, move, after), *draws(before, after)]
    if len(after.results) > len(before.results):
        events.append(RoundEnded(int(after.round_number), results_of(after)[-1], totals_of(after)))
    result = outcome(after)
    if result is not None:
        events.append(GameEnded(result))
    return events


def deeds(before: Sabotage, move: Move, after: Sabotage) -> list[Event]:
    """The events of the move itself. The end of a round is an event of its own."""
    seat = int(before.to_act())
    match move:
        case LayPipe(card, roof, cell):
            side = side_of(seat) if roof == OWN else 1 - side_of(seat)
            replaced = card_at(before, side, cell)
            return [PipeLaid(seat, card, side, cell, replaced, int(after.value(side)))]
        case RemovePipe(card, roof, cell):
            side = side_of(seat) if roof == OWN else 1 - side_of(seat)
            taken = card_at(before, side, cell) or ""
            return [PipeRemoved(seat, card, side, cell, taken, int(after.value(side)))]
        case Discard(card):
            return [CardDiscarded(seat, card)]
        case EndRound():
            return []
        case AskPartner():
            return [PartnerAsked(seat, int(after.to_act()))]
        case Answer(agree):
            return [PartnerAnswered(seat, int(before.seat), agree)]
        case GoOn():
            return [WentOn(seat)]
    assert_never(move)


def draws(before: Sabotage, after: Sabotage) -> list[Event]:
    """The card that the player whose turn it now is drew, if any."""
    if after.drawn == before.drawn:
        return []
    return [CardDrawn(int(after.seat), NAMES[before.deck[before.drawn]])]


def tell(event: Event, viewer: Viewer) -> Event:
    """The event as the viewer is told it. A new kind fails type checking until it is decided."""
    match event:
        case CardDrawn():
            return event if event.seat == viewer else CardDrawn(event.seat, None)
        case PipeLaid() | PipeRemoved() | CardDiscarded():
            return event
        case PartnerAsked() | PartnerAnswered() | WentOn() | RoundEnded() | GameEnded():
            return event
        case RoundDealt(number, dealer, starter):
            return RoundDealt(number, dealer, starter, ())
    assert_never(event)
