"""The rules told a second time, slowly and in another way: by lists of words, from CLAUSES.md.

It shares nothing with the rules but the notation of moves, so a mistake must be made twice.
"""

from collections import Counter

COLOURS = ["red", "yellow", "green", "blue", "violet"]
ALL_SEALS = ["red"] * 5 + ["white"] * 4 + ["black"] * 6 + COLOURS[1:] * 3
LETTERS = "ABCDE"


class Oracle:
    """One round."""

    def __init__(self, dealer: int, hands: list[list[str]], base: int) -> None:
        self.players = len(hands)
        self.dealer = dealer
        self.base = base
        self.hands = [list(hand) for hand in hands]
        self.stock = Counter(ALL_SEALS)
        self.seals: list[Counter[str]] = [Counter() for _ in hands]
        self.saboteur: int | None = None
        self.order = [(dealer + 1 + turn) % self.players for turn in range(self.players)]
        self.yet_to_announce = list(self.order)
        self.trick: list[tuple[int, str]] = []
        self.turn = self.order[0]
        self.asked = False
        self.tricks_won = 0

    def legal(self) -> set[str]:
        """The legal moves."""
        if self.yet_to_announce:
            return self.announcements()
        if self.asked:
            return self.ways_to_settle()
        hand = self.hands[self.turn]
        if self.trick:
            return {card for card in hand if card[0] == self.trick[0][1][0]} or set(hand)
        return set(hand)

    def announcements(self) -> set[str]:
        moves = {"done"}
        for colour in COLOURS:
            others = [seat for seat in range(self.players) if seat != self.turn]
            owners = [seat for seat in others if self.seals[seat][colour]]
            if self.stock[colour]:
                moves.add(f"take:{colour}")
            elif self.stock["white"]:
                moves |= {f"take:{colour}<{LETTERS[seat]}" for seat in owners}
        if self.saboteur is None and not self.seals[self.turn].total():
            moves.add("saboteur")
        return moves

    def winning(self) -> tuple[int, str]:
        reds = [play for play in self.trick if play[1][0] == "r"]
        followed = [play for play in self.trick if play[1][0] == self.trick[0][1][0]]
        return max(reds or followed, key=lambda play: int(play[1][1:]))

    def ways_to_settle(self) -> set[str]:
        winner, card = self.winning()
        held = self.seals[winner]
        serving = {self.trick[0][1][0], card[0]}
        coloured = {f"give:{colour}" for colour in COLOURS if colour[0] in serving and held[colour]}
        white = {"give:white"} if held["white"] else set[str]()
        if coloured:
            return coloured | white
        return white | {"black" if self.stock["black"] else "none"}

    def play(self, move: str) -> None:
        """Play a legal move."""
        if self.yet_to_announce:
            self.announce(move)
        elif self.asked:
            self.settle(move)
        else:
            self.hands[self.turn].remove(move)
            self.trick.append((self.turn, move))
            self.turn = (self.turn + 1) % self.players
            if len(self.trick) == self.players:
                self.end_trick()

    def announce(self, move: str) -> None:
        if move.startswith("take:"):
            colour, _, source = move.removeprefix("take:").partition("<")
            self.seals[self.turn][colour] += 1
            giver = self.seals[LETTERS.index(source)] if source else self.stock
            giver[colour] -= 1
            if source:
                giver["white"] += 1
                self.stock["white"] -= 1
            return
        if move == "saboteur":
            self.saboteur = self.turn
        self.yet_to_announce.pop(0)
        self.turn = [*self.yet_to_announce, self.order[0]][0]

    def end_trick(self) -> None:
        self.turn = self.winning()[0]
        ways = self.ways_to_settle()
        if self.turn == self.saboteur:
            self.settle("none")
        elif len(ways) == 1:
            self.settle(ways.pop())
        else:
            self.asked = True

    def settle(self, move: str) -> None:
        if move == "black":
            self.seals[self.turn]["black"] += 1
            self.stock["black"] -= 1
        elif move != "none":
            seal = move.removeprefix("give:")
            self.seals[self.turn][seal] -= 1
            self.stock[seal] += 1
        self.asked = False
        self.trick = []
        self.tricks_won += 1

    def over(self) -> bool:
        """Whether fifteen tricks have been won."""
        return self.tricks_won == 15

    def points(self) -> list[int]:
        """What the round costs each."""
        costs = {"black": 3, "white": 4} | dict.fromkeys(COLOURS, 2)
        points = [sum(costs[seal] * held[seal] for seal in costs) for held in self.seals]
        if self.saboteur is not None:
            black = sum(held["black"] for held in self.seals)
            points[self.saboteur] = max(0, self.base - black)
        return points
