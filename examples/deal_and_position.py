"""Deals a round by hand, then changes the position and plays on from there."""

import msgspec

import sabot
from sabot.core.rng import Rng


def main() -> None:
    """A deal as text, and a position as plain data."""
    game = sabot.game("sabotage")
    state = game.new(game.options(players=2))

    # A deal is text in records: put the cards that you want into the first hand.
    lines = game.format_deal(game.draw_deal(state, Rng(1)))
    dealt = with_hand(
        lines, ["A-red", "B-red", "C-red", "D-red", "E-red", "F-red", "G-red", "H-red"]
    )
    game.deal(state, game.parse_deal(dealt))
    print(*[line for line in dealt if line.startswith("hand")], sep="\n")

    # A position is the whole state as plain data. Here the deck is turned over.
    position = game.position(state)
    state = game.from_position(msgspec.structs.replace(position, deck=position.deck[::-1]))
    seat = game.to_act(state)
    moves = [game.format_move(move) for move in game.legal_moves(state)]
    print(f"seat {seat} has {len(moves)} moves, such as {moves[0]}")

    game.play(state, game.parse_move(moves[0]))
    text = msgspec.json.encode(game.position(state))
    again = game.from_position(msgspec.json.decode(text, type=game.position_type))
    print("the same position again:", game.position(again) == game.position(state))


def with_hand(lines: list[str], wanted: list[str]) -> list[str]:
    """The deal with these cards in the hand of A, exchanged for those that were there."""
    places = [line.split(" ") for line in lines]
    hand = next(words for words in places if words[:2] == ["hand", "A:"])
    for at, card in enumerate(wanted, start=2):
        other, where = next(
            (words, n)
            for words in places
            for n, word in enumerate(words)
            if word == card and not (words is hand and 2 <= n < at)
        )
        hand[at], other[where] = other[where], hand[at]
    return [" ".join(words) for words in places]


if __name__ == "__main__":
    main()
