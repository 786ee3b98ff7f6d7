"""Events of moves and deals, in full and as each viewer is told them."""

from typing import assert_never

from sabot.core.events import GameEnded
from sabot.core.game import Viewer
from sabot.games.seven_seals import events, moves
from sabot.games.seven_seals.cards import BLACK, SEALS
from sabot.games.seven_seals.encoding import (
    colour_name,
    hand_of,
    in_order,
    plays_of,
    seal_counts,
    seals_of,
    sheet_of,
    trick,
)
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.state import GIVING
from sabot.games.seven_seals.view_builder import outcome


def told_deal(after: SevenSeals, viewer: Viewer) -> list[events.Event]:
    """The deal of a round, as this viewer is told it."""
    hands = tuple(tuple(hand_of(after, seat)) for seat in range(after.setup.players))
    return [event_for(events.RoundDealt(int(after.round_number), int(after.dealer), hands), viewer)]


def happened(before: SevenSeals, move: moves.Move, after: SevenSeals) -> list[events.Event]:
    """The whole truth of what a move did, in the order in which it came about."""
    found: list[events.Event] = [deed(before, move)]
    if isinstance(move, moves.PlayCard):
        found += trick_end(before, after)
    if len(after.sheet) > len(before.sheet):
        totals = tuple(int(after.score(seat)) for seat in range(after.setup.players))
        found.append(events.RoundScored(int(after.round_number), sheet_of(after)[-1], totals))
    result = outcome(after)
    if result is not None:
        found.append(GameEnded(result))
    return found


def deed(before: SevenSeals, move: moves.Move) -> events.Event:
    """The event of the move itself."""
    seat = int(before.to_act())
    match move:
        case moves.PlayCard(card):
            return events.CardPlayed(seat, card)
        case moves.TakeSeal(colour, source):
            return events.SealTaken(seat, colour, source)
        case moves.TakeSaboteur():
            return events.SaboteurTaken(seat)
        case moves.EndAnnouncement():
            return events.AnnouncementEnded(seat, sum(seal_counts(seals_of(before, seat))))
        case moves.GiveSeal(seal):
            return events.SealGiven(seat, seal)
        case moves.TakeBlack():
            return events.BlackTaken(seat)
        case moves.TakeNone():
            return events.NoneTaken(seat)
    assert_never(move)


def trick_end(before: SevenSeals, after: SevenSeals) -> list[events.Event]:
    """The events of the end of a trick, if this card ended it: its winner, and a seal or none."""
    players = int(before.setup.players)
    if before.trick_size() + 1 < players:
        return []
    cards = plays_of(after)[-1]
    won = trick(cards, int(before.leader), players)
    card = won.cards[won.winner] or ""
    found: list[events.Event] = [events.TrickWon(won.winner, card, colour_name(in_order(won)[0]))]
    # Where the winner has a choice, their own move will tell; the saboteur has no seals.
    if after.phase == GIVING or won.winner == after.saboteur:
        return found
    return [*found, settled(before, after, won.winner)]


def settled(before: SevenSeals, after: SevenSeals, winner: int) -> events.Event:
    """The event of settling the trick where the winner has no choice."""
    for seal in range(BLACK):
        if after.held(winner, seal) < before.held(winner, seal):
            return events.SealGiven(winner, SEALS[seal])
    if after.held(winner, BLACK) > before.held(winner, BLACK):
        return events.BlackTaken(winner)
    return events.NoneTaken(winner)


def event_for(event: events.Event, viewer: Viewer) -> events.Event:
    """The event as the viewer is told it. A new kind fails type checking until it is decided.

    All that moves do is done openly, whoever looks; only a hand is not (SEV.4.8).
    """
    match event:
        case (
            events.CardPlayed()
            | events.TrickWon()
            | events.SealGiven()
            | events.BlackTaken()
            | events.NoneTaken()
        ):
            return event
        case events.SealTaken() | events.SaboteurTaken() | events.AnnouncementEnded():
            return event
        case events.RoundDealt(round_number, dealer, hands):
            own = tuple(hand if seat == viewer else () for seat, hand in enumerate(hands))
            return events.RoundDealt(round_number, dealer, own)
        case events.RoundScored() | GameEnded():
            return event
    assert_never(event)
