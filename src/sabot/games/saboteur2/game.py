"""Saboteur 2 as one answer to each question of `sabot.core.game`."""

from typing import Any, Final, cast

from sabot.core.errors import BadOptions
from sabot.core.game import Outcome, Shuffle, Viewer
from sabot.core.options import split_text
from sabot.core.rng import Rng
from sabot.games.saboteur.view import outcome
from sabot.games.saboteur2 import deals, notation, position, telling
from sabot.games.saboteur2.cards import COUNTS, DECK_SIZE, NAMES
from sabot.games.saboteur2.deals import Deal
from sabot.games.saboteur2.events import Event
from sabot.games.saboteur2.imagine import imagine
from sabot.games.saboteur2.moves import Move, move_code, move_of
from sabot.games.saboteur2.options import (
    GAME_ID,
    OPTIONS,
    Options,
    format_options,
    make_options,
    setup_of,
)
from sabot.games.saboteur2.position import RULES_VERSION, Position
from sabot.games.saboteur2.position_checks import from_position
from sabot.games.saboteur2.refusals import refusal
from sabot.games.saboteur2.rules import Saboteur2, new_game
from sabot.games.saboteur2.setup import MAX_PLAYERS, MIN_PLAYERS
from sabot.games.saboteur2.view import View, view


class Saboteur2Game:
    """The expansion."""

    id = GAME_ID
    title = "Saboteur 2"
    rules_version = RULES_VERSION
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    option_table = OPTIONS
    move_type: Any = Move
    view_type = View
    deal_type = Deal
    position_type = Position

    def options(self, **choices: object) -> Options:
        """The options with these choices made, and the defaults elsewhere."""
        return make_options(choices)

    def parse_options(self, text: str) -> Options:
        """The options that a text such as `saboteur2(players=5)` names."""
        game, choices = split_text(text)
        if game != GAME_ID:
            raise BadOptions(f"'{text}' names the game '{game}'; expected {GAME_ID}")
        return make_options(choices)

    def format_options(self, options: Options) -> str:
        """The canonical text of the options."""
        return format_options(options)

    def options_of(self, state: Saboteur2) -> Options:
        """The options that the game is played with."""
        return cast("Options", state.setup.options)

    def longest(self, options: Options) -> int:
        """Each card is put down once at most, and each thief steals once, in every round."""
        return options.rounds * (DECK_SIZE + COUNTS[NAMES.index("thief")])

    def new(self, options: Options) -> Saboteur2:
        """A game whose first round waits to be dealt."""
        return new_game(setup_of(options))

    def draw_deal(self, state: Saboteur2, shuffle: Shuffle) -> Deal:
        """A deal for the round that is awaited."""
        return deals.draw_deal(state, shuffle)

    def deal(self, state: Saboteur2, deal: Deal) -> None:
        """Deal the round that is awaited."""
        deals.deal(state, deal)

    def to_act(self, state: Saboteur2) -> int | None:
        """The seat that must decide, or None."""
        seat = int(state.to_act())
        return None if seat < 0 else seat

    def legal_moves(self, state: Saboteur2) -> list[Move]:
        """Every legal move of the seat to act, once each, in a stable order."""
        return [move_of(int(code)) for code in state.moves()]

    def play(self, state: Saboteur2, move: Move) -> None:
        """Play the move; an illegal one is refused with a reason, and nothing changes."""
        code = move_code(move)
        if code not in state.moves():
            raise refusal(state, move)
        state.step(code)

    def outcome(self, state: Saboteur2) -> Outcome | None:
        """Scores and winners, or None while the game runs."""
        return outcome(state)

    def view(self, state: Saboteur2, viewer: Viewer) -> View:
        """What one seat, or a spectator, may know."""
        return view(state, self.options_of(state), viewer)

    def told(self, before: Saboteur2, move: Move, after: Saboteur2, viewer: Viewer) -> list[Event]:
        """What happened through a move, as this viewer is told it."""
        return telling.told(before, move, after, viewer)

    def told_deal(self, after: Saboteur2, viewer: Viewer) -> list[Event]:
        """What happened through a deal, as this viewer is told it."""
        return telling.told_deal(after, viewer)

    def imagine(self, view: View, rng: Rng) -> Saboteur2:
        """A whole state that agrees with the view, each as likely as any other."""
        return imagine(view, rng)

    def position(self, state: Saboteur2) -> Position:
        """The whole state as plain data."""
        return position.position(state, self.options_of(state))

    def from_position(self, position: Position) -> Saboteur2:
        """The state that plain data describes."""
        return from_position(position)

    def move_code(self, move: Move) -> int:
        """The move as the hot code sees it."""
        return move_code(move)

    def move_of(self, code: int) -> Move:
        """The move that a number stands for."""
        return move_of(code)

    def format_move(self, move: Move) -> str:
        """The move as short text."""
        return notation.format_move(move)

    def parse_move(self, text: str) -> Move:
        """The move that a text stands for."""
        return notation.parse_move(text)

    def format_deal(self, deal: Deal) -> list[str]:
        """The deal as lines of text for a record."""
        return deals.format_deal(deal)

    def parse_deal(self, lines: list[str]) -> Deal:
        """The deal that lines of a record describe."""
        return deals.parse_deal(lines)


SABOTEUR2: Final = Saboteur2Game()
