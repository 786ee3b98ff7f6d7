"""The Seven Seals under the suite: twins, the past of imagined worlds, and a steering hand."""

import msgspec

from sabot.core.game import Viewer
from sabot.core.rng import Rng
from sabot.games.seven_seals.deals import Deal
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.moves import EndAnnouncement, Move, TakeSaboteur, TakeSeal
from sabot.games.seven_seals.position import Position
from sabot.games.seven_seals.rules import SevenSeals
from sabot.table.record import Record, Round

SWAPS = 60


def announce_few(moves: list[Move], rng: Rng) -> Move:
    """Take few seals, and those of others first: so black ones run out and white ones go round."""
    from_others = [move for move in moves if isinstance(move, TakeSeal) and move.source is not None]
    if from_others and rng.below(2):
        return from_others[rng.below(len(from_others))]
    done = [move for move in moves if isinstance(move, EndAnnouncement | TakeSaboteur)]
    if done and rng.below(4) == 0:
        return done[-1]
    return moves[rng.below(len(moves))]


def twin(position: Position, viewer: Viewer, rng: Rng) -> Position:
    """Other hands, as the viewer can't tell: two others change cards that both may hold."""
    hands = [[*hand] for hand in position.hands]
    lacks = colours_lacked(position)
    others = [seat for seat, hand in enumerate(hands) if seat != viewer and hand]
    if len(others) < 2:
        return position
    for _ in range(SWAPS):
        one, two = (others[index] for index in rng.permutation(len(others))[:2])
        first, second = rng.below(len(hands[one])), rng.below(len(hands[two]))
        mine, theirs = hands[one][first], hands[two][second]
        if mine[0] not in lacks[two] and theirs[0] not in lacks[one]:
            hands[one][first], hands[two][second] = theirs, mine
    return msgspec.structs.replace(position, hands=tuple(tuple(hand) for hand in hands))


def colours_lacked(position: Position) -> list[set[str]]:
    """The colours, by letter, that each seat did not follow; told anew, without the rules."""
    players = len(position.hands)
    lacks: list[set[str]] = [set() for _ in range(players)]
    leader = (position.dealer + 1) % players
    for cards in position.tricks:
        led = cards[0][0]
        for place, card in enumerate(cards):
            if card[0] != led:
                lacks[(leader + place) % players].add(led)
        reds = [card for card in cards if card[0] == "r"] or [c for c in cards if c[0] == led]
        best = max(reds, key=lambda card: int(card[1:]))
        leader = (leader + cards.index(best)) % players
    return lacks


def retell(world: SevenSeals, record: Record) -> Record:
    """The record, with the current round dealt as the world has it."""
    position = SEVEN_SEALS.position(world)
    rounds = [*record.rounds]
    played = rounds[-1]
    hands = [[*hand] for hand in position.hands]
    for turn in played.turns:
        text = SEVEN_SEALS.format_move(turn.move)
        if text[1:].isdecimal():
            hands[turn.seat].append(text)
    deal = Deal(played.deal.dealer, tuple(tuple(hand) for hand in hands))
    rounds[-1] = Round(deal, played.turns)
    outcome = SEVEN_SEALS.outcome(world)
    scores = None if outcome is None else outcome.scores
    return Record(record.game, record.options, record.names, rounds, scores)
