"""Tables for the rule tests: a few words set one up, and whatever they leave out is filled in."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from sabot.core.errors import IllegalMove
from sabot.core.game import Viewer
from sabot.core.notation import format_seat, parse_seat
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import BEST_GOLD, COUNTS, GOLD, NAMES, ROLES
from sabot.games.saboteur.deals import Deal
from sabot.games.saboteur.encoding import (
    Discarded,
    Goal,
    Gold,
    GoldDrawn,
    GoldStep,
    GoldTaken,
    MazeCard,
)
from sabot.games.saboteur.events import Event
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.moves import LayTunnel
from sabot.games.saboteur.notation import parse_cell_move
from sabot.games.saboteur.position import Position
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.setup import MIN_PLAYERS, ROLE_COUNTS
from sabot.games.saboteur.view import View

T = TypeVar("T")

# What hands that nobody named hold: enough to go on for two turns.
FILLER = 2

# From the start to the east, up to the cell before the middle goal.
ROAD = "EW@1,0 EW@2,0 EW@3,0 NESW@4,0 ESW@5,0 ESW@6,0"
# One row further north, where the last card can reach two goals.
HIGH_ROAD = "ES@0,-1 ESW@1,-1 ESW@2,-1 ESW@3,-1 NESW@4,-1 NESW@5,-1 NESW@6,-1"
TREASURE_AHEAD = "stone-SW treasure stone-ES"


def table(players: int = 3, edition: str = "gigamic", **choices: Any) -> Saboteur:
    """A game in the midst of a round.

    `maze` is written as moves (`EW@1,0 ES@2,0t`), `goals` from north to south, with `:up` or
    `:turned` if face up. Hands and broken tools go by seat letter; the deck and the gold pile
    begin with the top card. Cards that are not named lie open on the discard pile; gold that is
    not named lies under the pile, or belongs to the seat `rich`. Other choices are options.
    """
    return SABOTEUR.from_position(position_of(players, edition, **choices))


def position_of(  # noqa: PLR0913 - a table is all of this
    players: int,
    edition: str,
    *,
    maze: str = "",
    goals: str = TREASURE_AHEAD,
    hands: dict[str, str] | None = None,
    deck: str = "",
    broken: dict[str, str] | None = None,
    roles: str | None = None,
    seat: str = "A",
    passes: int = 0,
    round_number: int = 1,
    pile: str = "",
    rich: str | None = None,
    **options: Any,
) -> Position:
    """The position that the words of `table` describe, unchecked."""
    left = Counter(dict(zip(NAMES, COUNTS, strict=True)))
    laid = [maze_card(text) for text in maze.split()]
    tools = by_seat(broken or {}, players)
    named = {parse_seat(letter): tuple(text.split()) for letter, text in (hands or {}).items()}
    take(left, (card.card for card in laid))
    take(left, (f"-{tool}" for seat_tools in tools for tool in seat_tools))
    take(left, (card for hand in named.values() for card in hand))
    take(left, deck.split())
    held = [named[each] if each in named else filler(left) for each in range(players)]
    gold = Counter({value + 1: count for value, count in enumerate(GOLD)})
    top = [int(value) for value in pile.split()]
    take(gold, top)
    rest = sorted(gold.elements())
    owner = None if rich is None else parse_seat(rich)
    return Position(
        options=SABOTEUR.format_options(
            SABOTEUR.options(players=players, edition=edition, **options)
        ),
        phase="playing",
        round=round_number,
        seat=parse_seat(seat),
        last_seat=parse_seat(seat),
        passes=passes,
        maze=tuple(laid),
        goals=tuple(goal(number, text) for number, text in enumerate(goals.split())),
        hands=tuple(held),
        deck=tuple(deck.split()),
        discards=tuple(Discarded(card, 0, seen=True) for card in left.elements()),
        broken=tools,
        looked_at=((),) * players,
        roles=roles_in_words(roles, players),
        pile=tuple(top if owner is not None else top + rest),
        pile_to_shuffle=False,
        offer=(0, 0, 0),
        gold_story=() if owner is None else tuple(story_of(owner, rest)),
    )


def story_of(owner: int, cards: list[int]) -> Iterator[GoldStep]:
    """How these gold cards came to a seat: round by round, all by itself."""
    for first in range(0, len(cards), 9):
        taken = cards[first : first + 9]
        yield GoldDrawn(len(taken))
        for value in taken:
            yield GoldTaken(owner, False, value, None)


def take(left: Counter[T], cards: Iterable[T]) -> None:
    """Take cards out of those that are left; there must be enough of them."""
    for card in cards:
        assert left[card] > 0, f"there is no {card} left for this table"
        left[card] -= 1


def filler(left: Counter[str]) -> tuple[str, ...]:
    """A hand for a seat that nobody named: maps, rockfalls and so on, as long as there are any."""
    cards = [card for card in reversed(NAMES) for _ in range(left[card])][:FILLER]
    take(left, cards)
    return tuple(cards)


def maze_card(text: str) -> MazeCard:
    """A card in the maze, written as the move that laid it."""
    move = parse_cell_move(text)
    assert isinstance(move, LayTunnel)
    return MazeCard(move.card, move.col, move.row, move.turned)


def goal(number: int, text: str) -> Goal:
    """A goal, written as its card and `:up` or `:turned` if it lies face up."""
    card, _, way = text.partition(":")
    return Goal(8, 2 * number - 2, card, way != "", way == "turned")


def by_seat(rows: dict[str, str], players: int) -> tuple[tuple[str, ...], ...]:
    """A row of words for each seat."""
    return tuple(tuple(rows.get(format_seat(seat), "").split()) for seat in range(players))


def roles_in_words(letters: str | None, players: int) -> tuple[str, ...]:
    """Roles written as D and S, the spare one last; if not said, the diggers come first."""
    if letters is None:
        saboteurs, diggers = ROLE_COUNTS[players - MIN_PLAYERS]
        letters = "D" * diggers + "S" * saboteurs
    return tuple(ROLES["DS".index(letter)] for letter in letters)


# Playing.


def play(state: Saboteur, *texts: str) -> Saboteur:
    """Play these moves, one after the other."""
    for text in texts:
        SABOTEUR.play(state, SABOTEUR.parse_move(text))
    return state


def told(state: Saboteur, text: str, viewer: Viewer) -> list[Event]:
    """Play a move; what the viewer is told of it."""
    before = state.copy()
    play(state, text)
    return SABOTEUR.told(before, SABOTEUR.parse_move(text), state, viewer)


def legal(state: Saboteur) -> set[str]:
    """The legal moves as text."""
    return {SABOTEUR.format_move(move) for move in SABOTEUR.legal_moves(state)}


def plays(state: Saboteur) -> set[str]:
    """The legal moves that are no pass."""
    return {text for text in legal(state) if not text.startswith("pass:")}


def refused(state: Saboteur, text: str) -> str:
    """Why the move is refused; nothing may have changed by asking."""
    before = SABOTEUR.position(state)
    try:
        play(state, text)
    except IllegalMove as refusal:
        assert SABOTEUR.position(state) == before
        return str(refusal)
    raise AssertionError(f"{text} was not refused")


# Looking.


def view(state: Saboteur, viewer: str | None = None) -> View:
    """What the seat with this letter sees, or a spectator."""
    return SABOTEUR.view(state, None if viewer is None else parse_seat(viewer))


def to_act(state: Saboteur) -> str | None:
    """The letter of the seat that must decide."""
    seat = SABOTEUR.to_act(state)
    return None if seat is None else format_seat(seat)


def hand(state: Saboteur, seat: str) -> list[str]:
    """The cards in a hand."""
    return sorted(SABOTEUR.position(state).hands[parse_seat(seat)])


def goals(state: Saboteur) -> str:
    """The goals as `table` writes them."""
    return " ".join(map(goal_text, SABOTEUR.position(state).goals))


def goal_text(each: Goal) -> str:
    """A goal as `table` writes it."""
    way = "" if not each.face_up else ":turned" if each.turned else ":up"
    return f"{each.card}{way}"


def maze(state: Saboteur) -> set[str]:
    """The cards in the maze, written as the moves that laid them."""
    cards = SABOTEUR.position(state).maze
    return {f"{card.card}@{card.col},{card.row}{'t' if card.turned else ''}" for card in cards}


def purse(state: Saboteur, seat: str) -> Gold:
    """How many gold cards of 1, 2 and 3 nuggets a seat has."""
    return SABOTEUR.view(state, parse_seat(seat)).gold


def scores(state: Saboteur) -> list[int]:
    """What each seat has so far."""
    return [int(state.score(seat)) for seat in range(state.setup.players)]


def pile(state: Saboteur) -> list[int]:
    """The gold pile, the top card first."""
    return list(SABOTEUR.position(state).pile)


def phase(state: Saboteur) -> str:
    """How far the game is: dealing, playing, sharing or over."""
    return SABOTEUR.position(state).phase


def all_cards(state: Saboteur) -> Counter[str]:
    """Every tunnel and action card, wherever it lies."""
    data = SABOTEUR.position(state)
    cards: Counter[str] = Counter(card.card for card in data.maze)
    cards.update(card for each in data.hands for card in each)
    cards.update(data.deck)
    cards.update(card.card or "" for card in data.discards)
    cards.update(f"-{tool}" for tools in data.broken for tool in tools)
    return cards


def all_gold(state: Saboteur) -> list[int]:
    """How many gold cards of each value there are, wherever they lie."""
    data = SABOTEUR.position(state)
    lying = Counter(data.pile)
    purses = [SABOTEUR.view(state, seat).gold for seat in range(state.setup.players)]
    return [
        lying[value + 1] + data.offer[value] + sum(each[value] for each in purses)
        for value in range(BEST_GOLD)
    ]


# Deals.


def dealt(seed: int = 1, **choices: Any) -> Saboteur:
    """A game whose first round is dealt."""
    state = SABOTEUR.new(SABOTEUR.options(**choices))
    return deal(state, seed)


def deal(state: Saboteur, seed: int = 1) -> Saboteur:
    """Deal the round that is awaited."""
    SABOTEUR.deal(state, SABOTEUR.draw_deal(state, Rng(seed)))
    return state


def deal_with(state: Saboteur, seed: int = 1, **changes: Any) -> Deal:
    """A deal for the round that is awaited, with some of it put differently."""
    return msgspec.structs.replace(SABOTEUR.draw_deal(state, Rng(seed)), **changes)


def to_bytes(thing: object) -> bytes:
    """What would go over the wire."""
    return msgspec.json.encode(thing)


# Endings.


def at_the_treasure(players: int = 3, edition: str = "gigamic", **choices: Any) -> Saboteur:
    """A table where the seat to act finds the treasure with FINISH."""
    seat = choices.get("seat", "A")
    hands = {seat: "ESW map", **choices.pop("hands", {})}
    return table(players, edition, maze=ROAD, hands=hands, **choices)


FINISH = "ESW@7,0"


def at_the_last_card(players: int = 3, edition: str = "gigamic", **choices: Any) -> Saboteur:
    """A table where the seat to act holds the last card, a map, and passing it ends the round."""
    seat = choices.get("seat", "A")
    hands = {format_seat(each): "" for each in range(players)} | {seat: "map"}
    return table(players, edition, hands=hands, **choices)


LAST = "pass:map"
