"""Events of moves and deals, in full and as each viewer is told them."""

from typing import assert_never

from sabot.core.events import GameEnded
from sabot.core.game import Viewer
from sabot.games.sabotage import events, moves
from sabot.games.sabotage.cards import NAMES
from sabot.games.sabotage.encoding import card_at, hand_of, results_of, side_of, totals_of
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.view_builder import outcome


def told_deal(after: Sabotage, viewer: Viewer) -> list[events.Event]:
    """The deal of a round and the first draw, as this viewer is told it."""
    starter = int(after.seat)
    hand = [] if viewer is None else hand_of(after, viewer)
    drawn = events.CardDrawn(starter, NAMES[after.deck[0]])
    if viewer == starter:
        hand.remove(NAMES[after.deck[0]])
    dealt = events.RoundDealt(int(after.round_number), int(after.dealer), starter, tuple(hand))
    return [dealt, event_for(drawn, viewer)]


def happened(before: Sabotage, move: moves.Move, after: Sabotage) -> list[events.Event]:
    """The whole truth of what a move did, in the order in which it came about."""
    found = [*deeds(before, move, after), *draws(before, after)]
    if len(after.results) > len(before.results):
        found.append(
            events.RoundEnded(int(after.round_number), results_of(after)[-1], totals_of(after))
        )
    result = outcome(after)
    if result is not None:
        found.append(GameEnded(result))
    return found


def deeds(before: Sabotage, move: moves.Move, after: Sabotage) -> list[events.Event]:
    """The events of the move itself. The end of a round is an event of its own."""
    seat = int(before.to_act())
    match move:
        case moves.LayPipe(card, roof, cell):
            side = side_of(seat) if roof == moves.OWN else 1 - side_of(seat)
            replaced = card_at(before, side, cell)
            return [events.PipeLaid(seat, card, side, cell, replaced, int(after.value(side)))]
        case moves.RemovePipe(card, roof, cell):
            side = side_of(seat) if roof == moves.OWN else 1 - side_of(seat)
            taken = card_at(before, side, cell) or ""
            return [events.PipeRemoved(seat, card, side, cell, taken, int(after.value(side)))]
        case moves.Discard(card):
            return [events.CardDiscarded(seat, card)]
        case moves.EndRound():
            return []
        case moves.AskPartner():
            return [events.PartnerAsked(seat, int(after.to_act()))]
        case moves.Answer(agree):
            return [events.PartnerAnswered(seat, int(before.seat), agree)]
        case moves.GoOn():
            return [events.WentOn(seat)]
    assert_never(move)


def draws(before: Sabotage, after: Sabotage) -> list[events.Event]:
    """The card that the player whose turn it now is drew, if any."""
    if after.drawn == before.drawn:
        return []
    return [events.CardDrawn(int(after.seat), NAMES[before.deck[before.drawn]])]


def event_for(event: events.Event, viewer: Viewer) -> events.Event:
    """The event as the viewer is told it. A new kind fails type checking until it is decided."""
    match event:
        case events.CardDrawn():
            return event if event.seat == viewer else events.CardDrawn(event.seat, None)
        case events.PipeLaid() | events.PipeRemoved() | events.CardDiscarded():
            return event
        case (
            events.PartnerAsked()
            | events.PartnerAnswered()
            | events.WentOn()
            | events.RoundEnded()
            | GameEnded()
        ):
            return event
        case events.RoundDealt(number, dealer, starter):
            return events.RoundDealt(number, dealer, starter, ())
    assert_never(event)
