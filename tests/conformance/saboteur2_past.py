"""The past of an imagined world of Saboteur 2: a deal by which the moves seen lead to that world.

Hands are followed from swap to swap. Between two swaps a hand needs certain cards; what it did
not have at the first of them it must have drawn, and the sooner it is needed the sooner.
"""

from collections import Counter
from collections.abc import Iterator

from sabot.games.saboteur2.deals import Deal
from sabot.games.saboteur2.encoding import HandsSwapped
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.moves import ChangeRole, ClearFront, Move, Pass, Rob, SwapHands
from sabot.games.saboteur2.position import Position
from sabot.games.saboteur2.refusals import cards_needed
from sabot.games.saboteur2.rules import Saboteur2
from sabot.table.record import Record, Round, Turn


def retell(world: Saboteur2, record: Record) -> Record:
    """The record, with the current round's deal as the world has it."""
    position = SABOTEUR2.position(world)
    rounds = [Round(played.deal, [*played.turns]) for played in record.rounds]
    fill_face_down(rounds[-1], position)
    rounds[-1].deal = deal_of(rounds[-1], position)
    outcome = SABOTEUR2.outcome(world)
    scores = None if outcome is None else outcome.scores
    return Record(record.game, record.options, record.names, rounds, scores)


def fill_face_down(played: Round, position: Position) -> None:
    cards = iter([card.card or "" for card in position.discards if not card.seen])
    for index, turn in enumerate(played.turns):
        if isinstance(turn.move, Pass | ClearFront):
            named = tuple(next(cards) for _ in turn.move.cards)
            move = Pass(named) if isinstance(turn.move, Pass) else ClearFront(named, turn.move.what)
            played.turns[index] = Turn(turn.seat, move)


class Hand:
    """A hand between two swaps: where its draws stand in the deck, and what left it."""

    def __init__(self, start: tuple[str, ...] | None) -> None:
        self.start = start
        self.left: list[str] = []
        self.draws: list[int] = []

    def drawn(self, end: tuple[str, ...]) -> tuple[list[str], list[str]]:
        """The cards that it began with and those that it drew, if this is what it ended with."""
        needed = [*self.left, *end]
        if self.start is None:
            size = len(needed) - len(self.draws)
            return needed[:size], needed[size:]
        have, missing = Counter(self.start), list[str]()
        for card in needed:
            if have[card]:
                have[card] -= 1
            else:
                missing.append(card)
        return [*self.start], missing


def deal_of(played: Round, position: Position) -> Deal:
    players = len(position.hands)
    dealt = sum(len(hand) for hand in played.deal.hands) + len(played.deal.deck)
    deck = [""] * (dealt - 6 * players - len(position.deck))
    hands = [Hand(None) for _ in range(players)]
    first: dict[int, list[str]] = {}
    openers = {id(hand): seat for seat, hand in enumerate(hands)}

    def close(hand: Hand, end: tuple[str, ...]) -> None:
        began, drawn = hand.drawn(end)
        if id(hand) in openers:
            first[openers[id(hand)]] = began
        for index, card in zip(hand.draws, drawn, strict=True):
            deck[index] = card

    swaps = iter([step for step in position.hand_story if isinstance(step, HandsSwapped)])
    kept = [*hands]  # so that no two hands ever have the same id
    at = 0
    for turn in played.turns:
        if isinstance(turn.move, Rob):
            continue
        hands[turn.seat].left += cards_needed(turn.move)
        drawer = turn.seat
        if isinstance(turn.move, SwapHands):
            swap, drawer = next(swaps), turn.move.seat
            close(hands[turn.seat], swap.given or ())
            close(hands[drawer], swap.taken or ())
            hands[turn.seat], hands[drawer] = Hand(swap.taken), Hand(swap.given)
            kept += [hands[turn.seat], hands[drawer]]
        draws = min(number_drawn(turn.move), len(deck) - at)
        hands[drawer].draws += range(at, at + draws)
        at += draws
    for seat, hand in enumerate(hands):
        close(hand, position.hands[seat])
    return Deal(
        played.deal.starter,
        roles_of(played, position),
        tuple(goal.card or "" for goal in position.goals),
        position.aside,
        tuple(tuple(first[seat]) for seat in range(players)),
        (*deck, *position.deck),
    )


def number_drawn(move: Move) -> int:
    return len(move.cards) if isinstance(move, Pass) else 1


def roles_of(played: Round, position: Position) -> tuple[str, ...]:
    """Each player's first role, then those drawn in their order, then those left."""
    away = [*position.roles_away]
    own: list[Iterator[str]] = [
        iter([*(a.role or "" for a in away if a.seat == seat), role])
        for seat, role in enumerate(position.roles)
    ]
    first = [next(roles) for roles in own]
    changes = [turn.move.seat for turn in played.turns if isinstance(turn.move, ChangeRole)]
    return (*first, *(next(own[seat]) for seat in changes), *position.roles_left)
