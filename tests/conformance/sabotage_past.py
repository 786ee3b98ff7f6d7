"""The past of an imagined world of Sabotage: a deal by which the moves seen lead to that world."""

from collections.abc import Iterator

from sabot.games.sabotage.deals import Deal
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.moves import Discard, LayPipe, RemovePipe
from sabot.games.sabotage.position import Position
from sabot.games.sabotage.rules import Sabotage
from sabot.table.record import Record, Round


def retell(world: Sabotage, record: Record) -> Record:
    """The record, with the current round's deal as the world has it: all moves were seen."""
    position = SABOTAGE.position(world)
    rounds = [Round(played.deal, [*played.turns]) for played in record.rounds]
    rounds[-1].deal = deal_before(rounds[-1], position)
    return Record(record.game, record.options, record.names, rounds, record.scores)


def deal_before(played: Round, position: Position) -> Deal:
    """Each player's cards in the order in which they are used: so all can be dealt in time."""
    dealt: Deal = played.deal
    players = len(position.hands)
    used: list[list[str]] = [[] for _ in range(players)]
    for turn in played.turns:
        if isinstance(turn.move, LayPipe | RemovePipe | Discard):
            used[turn.seat].append(turn.move.card)
    cards = [used[seat] + [*position.hands[seat]] for seat in range(players)]
    size = len(dealt.hands[0])
    drawn: list[Iterator[str]] = [iter(cards[seat][size:]) for seat in range(players)]
    starter = dealt.dealer + 1
    draws = len(dealt.deck) - len(position.deck)
    deck: list[str] = [next(drawn[(starter + turn) % players]) for turn in range(draws)]
    hands = tuple(tuple(own[:size]) for own in cards)
    return Deal(dealt.dealer, hands, (*deck, *position.deck))
