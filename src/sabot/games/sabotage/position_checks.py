"""Checks of positions: all cards there, each where it may lie, hands of the right sizes."""

from collections import Counter
from typing import Final

import msgspec

from sabot.core.build_game import Positions
from sabot.core.counting import check_known
from sabot.core.errors import expect
from sabot.core.notation import format_seat
from sabot.core.positions import (
    check_counts,
    check_last_round,
    check_round,
    check_rows,
    check_seats_exist,
    options_in,
)
from sabot.games.sabotage.cards import LETTERS, NAMES, PIPES, counts
from sabot.games.sabotage.encoding import PHASES, SIDES, Ended, side_of
from sabot.games.sabotage.options import OPTIONS, Options, setup_of
from sabot.games.sabotage.position import RULES_VERSION, Position, build, position
from sabot.games.sabotage.roofs import BONUS, CELL_COUNT, ENOUGH_TO_END
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.setup import FOUR_PLAYERS, HAND_SIZE


def from_position(data: Position) -> Sabotage:
    """The state that plain data describes; refuses what no game can be in."""
    options = options_in(data, OPTIONS, RULES_VERSION)
    check_words(data)
    check_seats(data, options)
    check_cells(data)
    check_results(data, options)
    if data.round > 0:
        check_cards(data, options)
        check_turns(data, options)
    else:
        check_untouched(data)
    state = build(data, options)
    check_phase(state, data, options)
    return state


def check_words(data: Position) -> None:
    """Every name is one that the game has."""
    check_known([data.phase], PHASES, "phase")
    on_roofs = (card for cells in data.roofs for card in cells if card is not None)
    check_known(on_roofs, PIPES, "pipe card")
    check_known((card for hand in data.hands for card in hand), NAMES, "card")
    check_known(data.deck, NAMES, "card")
    check_known((discarded.card for discarded in data.discards), NAMES, "card")


def check_seats(data: Position, options: Options) -> None:
    """There is a hand for each seat, and every seat and round named exists."""
    players = options.players
    check_rows({"hands": data.hands}, players)
    named = [data.dealer, data.seat, *(discarded.seat for discarded in data.discards)]
    named += [ended.ended_by for ended in data.results if ended.ended_by is not None]
    check_seats_exist(named, players)
    check_round(data, options.rounds)


def check_cells(data: Position) -> None:
    """Two roofs of nine cells, and each letter on its own cell (SGT.1.4, SGT.3.3)."""
    expect(len(data.roofs) == len(SIDES), f"{len(data.roofs)} roofs; expected {len(SIDES)}")
    for cells in data.roofs:
        expect(len(cells) == CELL_COUNT, f"a roof of {len(cells)} cells; expected {CELL_COUNT}")
        for cell, card in zip(LETTERS, cells, strict=True):
            if card is not None and card[0] in LETTERS:
                expect(card[0] == cell, f"{card} lies on cell {cell}; expected {card[0]}")


def check_results(data: Position, options: Options) -> None:
    """There is one result for each round; a seat ended one only with enough (SGT.3.1)."""
    played = data.round if data.phase in {"dealing", "over"} else data.round - 1
    expect(len(data.results) == played, f"{len(data.results)} results; {played} rounds were played")
    if data.phase in {"dealing", "over"}:
        check_last_round(data, options.rounds)
    for ended in data.results:
        expect(
            all(0 <= value < len(BONUS) for value in ended.values),
            f"a roof is worth 0 to {len(BONUS) - 1}",
        )
        if ended.ended_by is not None:
            expect(
                ended.values[side_of(ended.ended_by)] >= ENOUGH_TO_END,
                f"{format_seat(ended.ended_by)} ended a round with less than {ENOUGH_TO_END}",
            )


def check_untouched(data: Position) -> None:
    """Before the first deal nothing lies anywhere."""
    expect(data.phase == "dealing", "a round is played but none was dealt")
    lies = [*data.deck, *data.discards, *(card for hand in data.hands for card in hand)]
    lies += [card for cells in data.roofs for card in cells if card is not None]
    expect(not lies, "cards lie about before the first deal")


def check_cards(data: Position, options: Options) -> None:
    """All cards are there, each as often as there is one (SGT.1.1, SGT.6.1)."""
    have = Counter(card for hand in data.hands for card in hand)
    have.update(data.deck)
    have.update(discarded.card for discarded in data.discards)
    have.update(card for cells in data.roofs for card in cells if card is not None)
    check_counts(have, NAMES, counts(options.fewer_dismantle))


class Turns(msgspec.Struct, frozen=True):
    """The progress of a round: every turn, one card leaves the hands and the deck for good."""

    starter: int
    players: int
    deck_size: int
    played: int
    drawn: int

    def whose(self) -> int:
        """The seat whose turn it is."""
        return (self.starter + self.played) % self.players

    def hand_size(self, seat: int) -> int:
        """The number of cards that the seat holds after its draws and plays."""
        place = (seat - self.starter) % self.players
        gained = len(range(place, self.drawn, self.players))
        lost = len(range(place, self.played, self.players))
        return HAND_SIZE + gained - lost


def turns_of(data: Position, options: Options) -> Turns:
    """The progress of the round, from the number of cards that are left."""
    setup = setup_of(options)
    left = len(data.deck) + sum(len(hand) for hand in data.hands)
    played = len(setup.cards) - left
    drawn = played + (data.phase == "playing")
    starter = (data.dealer + 1) % options.players
    deck_size = int(setup.deck_size)
    return Turns(starter, options.players, deck_size, played, min(drawn, deck_size))


def check_turns(data: Position, options: Options) -> None:
    """The turn, the deck and the hands agree with the number of turns played (SGT.3.2)."""
    turns = turns_of(data, options)
    expect(
        data.seat == turns.whose(),
        f"after {turns.played} turns it is {format_seat(turns.whose())}'s turn",
    )
    deck = turns.deck_size - turns.drawn
    expect(len(data.deck) == deck, f"{len(data.deck)} cards in the deck; expected {deck}")
    for seat, hand in enumerate(data.hands):
        size = turns.hand_size(seat)
        expect(len(hand) == size, f"{format_seat(seat)} holds {len(hand)} cards; expected {size}")


def check_phase(state: Sabotage, data: Position, options: Options) -> None:
    """The phase agrees with what lies on the table."""
    if data.phase in {"dealing", "over"}:
        if data.results:
            check_end(state, data, data.results[-1])
        return
    expect(len(data.hands[data.seat]) > 0, "the last card was played but the round goes on")
    if data.phase == "playing":
        return
    expect(state.worth_ending(), f"nobody can end the round with less than {ENOUGH_TO_END}")
    asked = data.phase == "asked"
    expect(not asked or options.players == FOUR_PLAYERS, "there is no partner to ask")


def check_end(state: Sabotage, data: Position, ended: Ended) -> None:
    """The last result is that of the roofs as they lie; the cards ran out or it was ended."""
    values = (int(state.value(0)), int(state.value(1)))
    expect(ended.values == values, f"the roofs are worth {values[0]} and {values[1]}")
    if ended.ended_by is None:
        expect(not data.hands[data.seat], "nobody ended the round but there are cards to play")
    else:
        expect(data.hands[data.seat], "the round was ended but the last card was played")
        expect(ended.ended_by == data.seat, "a round is ended by whose turn it is")


POSITIONS: Final = Positions(Position, RULES_VERSION, position, from_position)
