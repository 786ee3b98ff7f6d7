"""The Seven Seals: can a seat keep to so many points, whatever the others hold and play?

The record is played again by the second reading of the rules. Then one asks yes or no, for one
number of points at a time: at the seat's turns one move must do for all deals that it can't tell
apart, at the others' turns every move of every deal must be survived.
"""

import re
from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from typing import NamedTuple

from tests.games.seven_seals.oracle import COLOURS, Oracle

HIGHEST = {3: 9, 4: 12, 5: 15}

Hand = frozenset[str]
Deals = frozenset[tuple[Hand, ...]]


class Seen(NamedTuple):
    """A round as far as it was played, and the colours that seats are known not to have."""

    round: Oracle
    without: list[set[str]]


def replayed(text: str) -> Seen:
    """The round of a record, played by the second reading of the rules."""
    dealer = "ABCDE".index(re.findall(r"^dealer: (\w)", text, re.MULTILINE)[0])
    hands = [found.split() for found in re.findall(r"^hand \w: (.*)", text, re.MULTILINE)]
    oracle = Oracle(dealer, hands, 4)
    without: list[set[str]] = [set() for _ in hands]
    for seat, move in re.findall(r"^  (\w) (\S+)", text, re.MULTILINE):
        assert oracle.turn == "ABCDE".index(seat)
        assert move in oracle.legal()
        playing = not oracle.yet_to_announce and not oracle.asked
        if playing and oracle.trick and move[0] != oracle.trick[0][1][0]:
            without[oracle.turn].add(oracle.trick[0][1][0])
        oracle.play(move)
    return Seen(oracle, without)


def deals(seen: Seen, seat: int, text: str) -> Deals:
    """Every way in which the cards that the seat has not seen can be held."""
    count = seen.round.players
    pack = {f"{colour[0]}{number}" for colour in COLOURS for number in range(1, HIGHEST[count] + 1)}
    played = set(re.findall(r"^  \w ([rygbv]\d+)$", text, re.MULTILINE))
    unseen = frozenset(pack - played - {*seen.round.hands[seat]})

    def held(at: int, cards: Hand) -> Iterator[tuple[Hand, ...]]:
        if at == count:
            yield ()
        elif at == seat:
            yield from ((frozenset(seen.round.hands[seat]), *rest) for rest in held(at + 1, cards))
        else:
            may = [card for card in cards if card[0] not in seen.without[at]]
            for hand in map(frozenset, combinations(may, len(seen.round.hands[at]))):
                yield from ((hand, *rest) for rest in held(at + 1, cards - hand))

    return frozenset(held(0, unseen))


class Bound:
    """Whether a seat can keep to `most` points in this round."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most
        self.known: dict[tuple[object, ...], bool] = {}

    def keeps(self, oracle: Oracle, worlds: Deals) -> bool:
        """Whether it can from here on."""
        if oracle.over():
            return oracle.points()[self.seat] <= self.most
        place = (
            oracle.turn,
            oracle.asked,
            *oracle.trick,
            *(tuple(sorted((+held).items())) for held in oracle.seals),
            worlds,
        )
        if place not in self.known:
            self.known[place] = self.decided(oracle, worlds)
        return self.known[place]

    def decided(self, oracle: Oracle, worlds: Deals) -> bool:
        mine = oracle.turn == self.seat
        ask = any if mine else all
        return ask(self.after(oracle, worlds, move) for move in sorted(moves(oracle, worlds)))

    def after(self, oracle: Oracle, worlds: Deals, move: str) -> bool:
        """Whether it can after a move."""
        seat, asked = oracle.turn, oracle.asked
        left = worlds if asked else frozenset(without(worlds, oracle, seat, move))
        played = deepcopy(oracle)
        if not asked:
            played.hands[seat] = [move, *played.hands[seat][1:]]  # only the number counts
            played.hands[seat].sort(key=lambda card: card != move)
        played.play(move)
        return self.keeps(played, left)


def moves(oracle: Oracle, worlds: Deals) -> set[str]:
    """The moves of whose turn it is, in any of the deals."""
    if oracle.asked:
        return oracle.ways_to_settle()
    return {card for world in worlds for card in playable(world[oracle.turn], oracle)}


def playable(hand: Hand, oracle: Oracle) -> set[str]:
    """The cards of a hand that may be played (SEV.4.2)."""
    following = {card for card in hand if oracle.trick and card[0] == oracle.trick[0][1][0]}
    return following or set(hand)


def without(worlds: Deals, oracle: Oracle, seat: int, card: str) -> Iterator[tuple[Hand, ...]]:
    """The deals in which the card may be played, after it was."""
    for world in worlds:
        if card in playable(world[seat], oracle):
            yield (*world[:seat], world[seat] - {card}, *world[seat + 1 :])


def keeps(text: str, seat: int, move: str, most: int) -> bool:
    """Whether the seat can keep to so many points after a move at the end of a record."""
    seen = replayed(text)
    return Bound(seat, most).after(seen.round, deals(seen, seat, text), move)
