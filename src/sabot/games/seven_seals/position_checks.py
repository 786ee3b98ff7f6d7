"""Checks of positions: all cards and seals there, every trick played by the rules."""

from collections.abc import Sequence
from typing import Final

from sabot.core.build_game import Positions
from sabot.core.counting import check_same
from sabot.core.errors import BadPosition, expect
from sabot.core.notation import format_seat
from sabot.core.positions import check_last_round, check_round, check_seats_exist, options_in
from sabot.games.seven_seals.cards import (
    BLACK,
    BLACK_POINTS,
    COLOURED_POINTS,
    HAND_SIZE,
    NAMES,
    NUMBERS,
    SEAL_COUNTS,
    SEALS,
    WHITE,
    WHITE_POINTS,
    cards_in_play,
)
from sabot.games.seven_seals.encoding import (
    PHASES,
    Trick,
    colour_name,
    in_order,
    seal_counts,
    tricks_of,
)
from sabot.games.seven_seals.options import OPTIONS, Options
from sabot.games.seven_seals.position import RULES_VERSION, Position, build, position
from sabot.games.seven_seals.rules import SevenSeals

NO_SEALS = (0,) * len(SEALS)
# The points of a seat that holds every seal.
MOST_POINTS = (
    COLOURED_POINTS * sum(SEAL_COUNTS[:WHITE])
    + WHITE_POINTS * SEAL_COUNTS[WHITE]
    + BLACK_POINTS * SEAL_COUNTS[BLACK]
)


def from_position(data: Position) -> SevenSeals:
    """The state that plain data describes; refuses what no game can be in."""
    options = options_in(data, OPTIONS, RULES_VERSION)
    check_words(data)
    check_seats(data, options)
    check_rounds(data, options)
    check_seals(data)
    if data.round == 0:
        check_nothing_dealt(data)
        return build(data, options)
    check_cards(data, options)
    tricks = tricks_of(data.tricks, (data.dealer + 1) % options.players, options.players)
    check_following(data, tricks)
    check_black(data, tricks)
    check_phase(data, options, tricks)
    state = build(data, options)
    check_choice(state, data)
    check_points(state, data)
    return state


def check_words(data: Position) -> None:
    """Every name is one that the game has."""
    expect(data.phase in PHASES, f"'{data.phase}' is no phase; expected {', '.join(PHASES)}")
    for row in (*data.hands, *data.tricks):
        for card in row:
            expect(card in NUMBERS, f"'{card}' is no card; expected a form like r7")


def check_seats(data: Position, options: Options) -> None:
    """There is one of everything for each seat, and every seat named exists."""
    players = options.players
    rows: tuple[tuple[str, Sequence[object]], ...] = (("hands", data.hands), ("seals", data.seals))
    for what, row in rows:
        expect(len(row) == players, f"{what} of {len(row)} seats for {players} players")
    check_seats_exist((data.dealer, data.to_act or 0, data.saboteur or 0), players)


def check_rounds(data: Position, options: Options) -> None:
    """The sheet has a row for each round that was played to its end."""
    check_round(data, options.rounds)
    ended = data.phase in {"dealing", "over"}
    expect(
        len(data.sheet) == data.round - (0 if ended else 1),
        f"{len(data.sheet)} rows of points in round {data.round}",
    )
    for row in data.sheet:
        expect(len(row) == options.players, f"a row of {len(row)} points in the sheet")
        expect(
            all(0 <= points <= MOST_POINTS for points in row),
            f"a round costs from 0 to {MOST_POINTS} points",
        )
    if ended:
        check_last_round(data, options.rounds)
    expect(ended == (data.to_act is None), "somebody is to act, unless the round is over")


def check_seals(data: Position) -> None:
    """No more seals than there are, none with the saboteur (SEV.1.2, SEV.3.4)."""
    held = [seal_counts(seals) for seals in data.seals]
    expect(min(map(min, held)) >= 0, "nobody holds fewer than 0 seals")
    for seal, there_are in enumerate(SEAL_COUNTS):
        count = sum(counts[seal] for counts in held)
        expect(count <= there_are, f"{count} {SEALS[seal]} seals are held; there are {there_are}")
    if data.saboteur is not None:
        expect(held[data.saboteur] == NO_SEALS, "the saboteur holds seals")


def check_nothing_dealt(data: Position) -> None:
    """Before the first deal the table is empty."""
    held = [seal_counts(seals) for seals in data.seals]
    empty = not any(data.hands) and not data.tricks and data.saboteur is None
    expect(empty and set(held) == {NO_SEALS}, "there are cards or seals before the first deal")
    expect(data.dealer == 0, "the dealer of round 0 is 0, until one is drawn")


def check_cards(data: Position, options: Options) -> None:
    """All cards in play are there, each once, and each hand has those that are left (SEV.2.1)."""
    players = options.players
    expect(
        all(len(cards) == players for cards in data.tricks[:-1])
        and all(0 < len(cards) <= players for cards in data.tricks),
        f"each trick but the last has {players} cards",
    )
    check_same(
        (card for row in (*data.hands, *data.tricks) for card in row),
        (NAMES[card] for card in cards_in_play(players)),
        "cards",
        BadPosition,
    )
    tricks = tricks_of(data.tricks, (data.dealer + 1) % players, players)
    for seat, hand in enumerate(data.hands):
        played = sum(trick.cards[seat] is not None for trick in tricks)
        expect(
            len(hand) == HAND_SIZE - played,
            f"{format_seat(seat)} holds {len(hand)} cards; expected {HAND_SIZE - played}",
        )


def check_following(data: Position, tricks: list[Trick]) -> None:
    """Nobody holds, or played later, a colour that they did not follow (SEV.4.2)."""
    for seat, hand in enumerate(data.hands):
        had = {colour_name(card) for card in hand}
        for trick in reversed(tricks):
            card = trick.cards[seat]
            if card is None:
                continue
            led = colour_name(in_order(trick)[0])
            followed = colour_name(card) == led or led not in had
            expect(followed, f"{format_seat(seat)} played {card} though holding {led}")
            had.add(colour_name(card))


def check_black(data: Position, tricks: list[Trick]) -> None:
    """A black seal comes with a trick (SEV.4.6)."""
    for seat, seals in enumerate(data.seals):
        won = sum(trick.winner == seat for trick in tricks)
        expect(
            seal_counts(seals)[BLACK] <= won,
            f"{format_seat(seat)} has more black seals than tricks",
        )


def check_phase(data: Position, options: Options, tricks: list[Trick]) -> None:
    """The phase and the seat to act agree with the cards on the table."""
    players = options.players
    on_table = len(data.tricks[-1]) % players if data.tricks else 0
    if data.phase == "announcing":
        check_announcing(data, players)
    elif data.phase == "playing":
        expect(any(data.hands), "a round is played but there are no cards left")
        leader = tricks[-1].winner if tricks else (data.dealer + 1) % players
        if on_table:
            leader = tricks[-1].leader
        expect(data.to_act == (leader + on_table) % players, "another seat is to act")
    else:
        expect(tricks and not on_table, "no trick has just been won")
        if data.phase == "giving":
            expect(data.to_act == tricks[-1].winner, "the winner of the trick is to act")
        else:
            expect(not any(data.hands), "the round is over but there are cards left")


def check_announcing(data: Position, players: int) -> None:
    """A seat that has yet to announce holds nothing (SEV.3.1)."""
    expect(not data.tricks, "a card was played before all have announced")
    first = (data.dealer + 1) % players
    turn = ((data.to_act or 0) - first) % players
    expect(
        all(
            seal_counts(data.seals[(first + later) % players]) == NO_SEALS
            for later in range(turn + 1, players)
        ),
        "somebody has taken seals before their turn",
    )
    if data.saboteur is not None:
        expect((data.saboteur - first) % players < turn, "the saboteur was taken before their turn")


def check_choice(state: SevenSeals, data: Position) -> None:
    """A seat that is asked which seal to give has a choice."""
    asked = data.phase == "giving"
    choice = asked and data.to_act != data.saboteur and len(state.moves()) > 1
    expect(asked == choice, "the winner of the trick has no choice of seals")


def check_points(state: SevenSeals, data: Position) -> None:
    """The last row of the sheet agrees with the seals that still lie there (SEV.5)."""
    if data.to_act is None:
        costs = tuple(int(state.points_of_round(seat)) for seat in range(len(data.hands)))
        expect(data.sheet[-1] == costs, f"the seals cost {costs}; the sheet says {data.sheet[-1]}")


POSITIONS: Final = Positions(Position, RULES_VERSION, position, from_position)
