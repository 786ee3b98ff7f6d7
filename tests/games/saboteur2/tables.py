"""Tables for the rule tests: a few words set one up, and whatever they leave out is filled in."""

from collections import Counter
from typing import Any

import msgspec

from sabot.core.errors import IllegalMove
from sabot.core.game import Viewer
from sabot.core.notation import format_seat, parse_seat
from sabot.core.rng import Rng
from sabot.games.saboteur.encoding import Discarded, MazeCard
from sabot.games.saboteur.moves import LayTunnel
from sabot.games.saboteur.notation import parse_cell_move
from sabot.games.saboteur2.cards import COUNTS, NAMES, ROLE_COUNTS, ROLES, TUNNEL_NAMES
from sabot.games.saboteur2.events import Event
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.position import Position
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.view import View
from tests.games.saboteur.tables import ROAD, TREASURE_AHEAD, by_seat, goal, take

__all__ = ["ROAD"]

FINISH = "ESW@7,0"


def table(players: int = 3, **choices: Any) -> Saboteur2:
    """A game in the midst of a round.

    `maze` is written as moves, `goals` from north to south, `roles` as words. Hands and broken
    tools go by seat letter; `prisons` and `thieves` are letters, the last thief first. Cards that
    are not named lie open on the discard pile, but ten that are aside.
    """
    return SABOTEUR2.from_position(position_of(players, **choices))


def position_of(  # noqa: PLR0913 - a table is all of this
    players: int,
    *,
    maze: str = "",
    goals: str = TREASURE_AHEAD,
    hands: dict[str, str] | None = None,
    deck: str = "",
    broken: dict[str, str] | None = None,
    prisons: str = "",
    thieves: str = "",
    roles: str = "",
    seat: str = "A",
    round_number: int = 1,
    nuggets: tuple[int, ...] = (),
    **options: Any,
) -> Position:
    """The position that the words of `table` describe, unchecked."""
    left = Counter(dict(zip(NAMES, COUNTS, strict=True)))
    laid = [maze_card(text) for text in maze.split()]
    tools = by_seat(broken or {}, players)
    named = {parse_seat(letter): tuple(text.split()) for letter, text in (hands or {}).items()}
    take(left, (card.card for card in laid))
    take(left, (f"-{tool}" for seat_tools in tools for tool in seat_tools))
    take(left, ["prison"] * len(prisons) + ["thief"] * len(thieves))
    take(left, (card for hand in named.values() for card in hand))
    take(left, deck.split())
    held = [named[each] if each in named else spare(left, 2) for each in range(players)]
    aside = spare(left, 10)
    left_roles = Counter(dict(zip(ROLES, ROLE_COUNTS, strict=True)))
    dealt = roles.split()
    take(left_roles, dealt)
    rest = list(left_roles.elements())
    while len(dealt) < players:
        dealt.append(rest.pop())
    return Position(
        options=SABOTEUR2.format_options(SABOTEUR2.options(players=players, **options)),
        phase="playing",
        round=round_number,
        seat=parse_seat(seat),
        last_seat=parse_seat(seat),
        maze=tuple(laid),
        goals=tuple(goal(number, text) for number, text in enumerate(goals.split())),
        hands=tuple(held),
        deck=tuple(deck.split()),
        aside=aside,
        discards=tuple(Discarded(card, 0, seen=True) for card in left.elements()),
        put_down=(),
        broken=tools,
        prisons=tuple(sorted(map(parse_seat, prisons))),
        thieves=tuple(map(parse_seat, thieves)),
        robbers=(),
        looked_at=((),) * players,
        inspected=((),) * players,
        roles=tuple(dealt),
        roles_left=tuple(rest),
        roles_away=(),
        hand_story=(),
        nuggets=nuggets or (0,) * players,
        thefts=(),
    )


def maze_card(text: str) -> MazeCard:
    """A card in the maze, written as the move that laid it."""
    move = parse_cell_move(text, TUNNEL_NAMES)
    assert isinstance(move, LayTunnel)
    return MazeCard(move.card, move.col, move.row, move.turned)


def spare(left: Counter[str], number: int) -> tuple[str, ...]:
    """Cards that nobody named: dead ends, broken tools and so on."""
    order = ("map", "+pick", "+cart", "+lantern", *NAMES)
    cards: list[str] = []
    for card in order:
        while left[card] > 0 and len(cards) < number:
            cards.append(card)
            left[card] -= 1
    return tuple(cards)


def at_the_treasure(players: int, road: str = ROAD, **choices: Any) -> Saboteur2:
    """A table where the seat to act finds the treasure with FINISH."""
    seat = choices.get("seat", "A")
    return table(players, maze=road, hands={seat: "ESW map", **choices.pop("hands", {})}, **choices)


def at_the_last_card(players: int, **choices: Any) -> Saboteur2:
    """A table where the seat to act holds the last card, a map, and passing it ends the round."""
    seat = choices.get("seat", "A")
    hands = {format_seat(each): "" for each in range(players)} | {seat: "map"}
    return table(players, hands=hands, **choices)


# Playing and looking.


def play(state: Saboteur2, *texts: str) -> Saboteur2:
    """Play these moves, one after the other."""
    for text in texts:
        SABOTEUR2.play(state, SABOTEUR2.parse_move(text))
    return state


def told(state: Saboteur2, text: str, viewer: Viewer) -> list[Event]:
    """Play a move; what the viewer is told of it."""
    before = state.copy()
    play(state, text)
    return SABOTEUR2.told(before, SABOTEUR2.parse_move(text), state, viewer)


def legal(state: Saboteur2) -> list[str]:
    """The legal moves as text."""
    return [SABOTEUR2.format_move(move) for move in SABOTEUR2.legal_moves(state)]


def plays(state: Saboteur2) -> set[str]:
    """The legal moves that discard nothing face down."""
    return {text for text in legal(state) if not text.startswith(("pass:", "clear:"))}


def refused(state: Saboteur2, text: str) -> str:
    """Why the move is refused; nothing may have changed by asking."""
    before = SABOTEUR2.position(state)
    try:
        play(state, text)
    except IllegalMove as refusal:
        assert SABOTEUR2.position(state) == before
        return str(refusal)
    raise AssertionError(f"{text} was not refused")


def view(state: Saboteur2, viewer: str | None = None) -> View:
    """What the seat with this letter sees, or a spectator."""
    return SABOTEUR2.view(state, None if viewer is None else parse_seat(viewer))


def to_act(state: Saboteur2) -> str | None:
    """The letter of the seat that must decide."""
    seat = SABOTEUR2.to_act(state)
    return None if seat is None else format_seat(seat)


def hand(state: Saboteur2, seat: str) -> list[str]:
    """The cards in a hand."""
    return sorted(SABOTEUR2.position(state).hands[parse_seat(seat)])


def position(state: Saboteur2) -> Position:
    """The whole truth."""
    return SABOTEUR2.position(state)


def scores(state: Saboteur2) -> list[int]:
    """What each seat has so far."""
    return [int(state.score(seat)) for seat in range(state.setup.players)]


def dealt(seed: int = 1, **choices: Any) -> Saboteur2:
    """A game whose first round is dealt."""
    return deal(SABOTEUR2.new(SABOTEUR2.options(**choices)), seed)


def deal(state: Saboteur2, seed: int = 1) -> Saboteur2:
    """Deal the round that is awaited."""
    SABOTEUR2.deal(state, SABOTEUR2.draw_deal(state, Rng(seed)))
    return state


def changed(data: Position, **changes: Any) -> Position:
    """The position with some of it put differently."""
    return msgspec.structs.replace(data, **changes)
