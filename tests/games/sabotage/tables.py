"""Tables for the rule tests: a few words set one up, and whatever they leave out is filled in."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from sabot.core.errors import IllegalMove
from sabot.core.game import Viewer
from sabot.core.notation import format_seat, parse_seat
from sabot.games.sabotage.cards import LETTERS, NAMES
from sabot.games.sabotage.encoding import Discarded, Ended, Roof
from sabot.games.sabotage.events import Event
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.position import Position
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.view import View

# Roofs by what they are worth; most of them leave cells and colours for the tests.
WORTH = {
    0: "",
    4: "A-red B-red C-red D-red G-red",
    5: "A-red B-red C-red D-red G-red H-orange I-orange",
    8: "A-red B-red C-red D-red E-red F-red G-red H-blue I-lilac",
}


def table(players: int = 2, **choices: Any) -> Sabotage:
    """A game in the midst of a round.

    `roofs` go by side, A or B, and are written as cards (`A-red X-blue@C`); `hands` go by seat
    and are filled up with other cards; `deck` names its top cards. `played` is how many turns
    the round has had. Cards that are not named lie in the deck or on the discard pile.
    """
    return SABOTAGE.from_position(position_of(players, **choices))


def position_of(  # noqa: PLR0913 - a table is all of this
    players: int = 2,
    *,
    roofs: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    deck: str = "",
    seat: str = "A",
    phase: str = "playing",
    played: int | None = None,
    round_number: int = 1,
    results: Iterable[Ended] = (),
    **options: Any,
) -> Position:
    """The position that the words of `table` describe, unchecked."""
    chosen = SABOTAGE.options(players=players, **options)
    cells = [roof_in_words((roofs or {}).get(side, "")) for side in "AB"]
    laid = [card for roof in cells for card in roof if card is not None]
    turns = len(laid) if played is None else played
    dealer = (parse_seat(seat) - 1 - turns) % players
    sizes, deck_size = cards_left(players, turns, dealer, phase, all_cards(**options).total())
    named = {parse_seat(letter): text.split() for letter, text in (hands or {}).items()}
    left = all_cards(**options)
    take(left, laid + [card for hand in named.values() for card in hand] + deck.split())
    held = [
        named.get(each, []) + filler(left, sizes[each] - len(named.get(each, [])))
        for each in range(players)
    ]
    rest = list(left.elements())
    pile = turns - len(laid)
    top = deck.split()
    assert len(top) <= deck_size, "the deck has not that many cards"
    return Position(
        options=SABOTAGE.format_options(chosen),
        phase=phase,
        round=round_number,
        dealer=dealer,
        seat=parse_seat(seat),
        roofs=tuple(cells),
        hands=tuple(map(tuple, held)),
        deck=(*top, *rest[pile:]),
        discards=tuple(Discarded(card, 0) for card in rest[:pile]),
        results=tuple(results),
    )


def all_cards(*, fewer_dismantle: bool = False, **_others: Any) -> Counter[str]:
    """All cards of the game, counted here by hand."""
    specials = {"sabotage": 8, "dismantle": 4 if fewer_dismantle else 8}
    return Counter(dict.fromkeys(NAMES, 2) | specials)


def cards_left(
    players: int, turns: int, dealer: int, phase: str, cards: int
) -> tuple[list[int], int]:
    """How many cards each holds and how many are in the deck after so many turns."""
    sizes, deck = [8] * players, cards - 8 * players
    for turn in range(turns + 1):
        seat = (dealer + 1 + turn) % players
        if turn == turns and phase != "playing":
            break
        if deck:
            deck -= 1
            sizes[seat] += 1
        if turn < turns:
            sizes[seat] -= 1
    return sizes, deck


def take(left: Counter[str], cards: Iterable[str]) -> None:
    """Take cards out of those that are left; there must be enough of them."""
    for card in cards:
        assert left[card] > 0, f"there is no {card} left for this table"
        left[card] -= 1


def filler(left: Counter[str], number: int) -> list[str]:
    """Letters that fill up a hand, from the end of the alphabet."""
    cards = [card for card in sorted(left.elements(), reverse=True) if card[0] in LETTERS]
    assert number >= 0, "too many cards for this hand"
    take(left, cards[:number])
    return cards[:number]


def roof_in_words(text: str) -> tuple[str | None, ...]:
    """The cells of a roof written as cards; behind X and wrench stands their cell."""
    cells: dict[str, str] = {}
    for word in text.split():
        card, _, cell = word.partition("@")
        cells[cell or card[0]] = card
    return tuple(cells.get(letter) for letter in LETTERS)


# Playing.


def play(state: Sabotage, *texts: str) -> Sabotage:
    """Play these moves, one after the other."""
    for text in texts:
        SABOTAGE.play(state, SABOTAGE.parse_move(text))
    return state


def told(state: Sabotage, text: str, viewer: Viewer = None) -> list[Event]:
    """Play a move; what the viewer is told of it."""
    before = state.copy()
    play(state, text)
    return SABOTAGE.told(before, SABOTAGE.parse_move(text), state, viewer)


def legal(state: Sabotage, card: str = "") -> set[str]:
    """The legal moves as text, or those with a card."""
    texts = {SABOTAGE.format_move(move) for move in SABOTAGE.legal_moves(state)}
    return {text for text in texts if card in text}


def refused(state: Sabotage, text: str) -> str:
    """Why the move is refused; nothing may have changed by asking."""
    before = SABOTAGE.position(state)
    try:
        play(state, text)
    except IllegalMove as refusal:
        assert SABOTAGE.position(state) == before
        return str(refusal)
    raise AssertionError(f"{text} was not refused")


# Looking.


def view(state: Sabotage, viewer: str | None = None) -> View:
    """What the seat with this letter sees, or a spectator."""
    return SABOTAGE.view(state, None if viewer is None else parse_seat(viewer))


def to_act(state: Sabotage) -> str | None:
    """The letter of the seat that must decide."""
    seat = SABOTAGE.to_act(state)
    return None if seat is None else format_seat(seat)


def hand(state: Sabotage, seat: str) -> list[str]:
    """The cards in a hand."""
    return list(SABOTAGE.position(state).hands[parse_seat(seat)])


def roof(state: Sabotage, side: str) -> Roof:
    """A side's roof as everybody sees it."""
    return view(state).roofs["AB".index(side)]


def lines(state: Sabotage, side: str) -> dict[str, int]:
    """What each line of a roof is worth, those worth nothing left out."""
    return {line.cells: line.value for line in roof(state, side).lines if line.value}


def on(state: Sabotage, side: str, cell: str) -> str | None:
    """The card on a cell."""
    return roof(state, side).cells[LETTERS.index(cell)]


def discards(state: Sabotage, last: int) -> list[str]:
    """The last cards on the discard pile, the oldest first."""
    return [discarded.card for discarded in view(state).discards][-last:]


def phase(state: Sabotage) -> str:
    """The phase of the game."""
    return view(state).phase
