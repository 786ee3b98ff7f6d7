"""Whole states as plain data, both ways: for tests, puzzles, bug reports and `imagine`."""

from typing import Final

from librt.vecs import append, vec
from msgspec.structs import asdict
from mypy_extensions import i64

from sabot.core.positions import PhasePosition
from sabot.games.saboteur import encoders, encoding
from sabot.games.saboteur.cards import BEST_GOLD, GOAL_COUNT, GOALS, ROLES, TOOLS
from sabot.games.saboteur.dig_state import DISCARD_OPEN, DISCARD_SEAT_SHIFT, DigState
from sabot.games.saboteur.gold import credit, log_gold, pack_paid
from sabot.games.saboteur.maze import tunnel_tile
from sabot.games.saboteur.options import OPTIONS, Options, setup_of
from sabot.games.saboteur.rules import Saboteur, new_game
from sabot.games.saboteur.shapes import FIRST_GOAL
from sabot.games.saboteur.state import STORY_ASKED, STORY_DRAWN, STORY_PAID, STORY_TAKEN

RULES_VERSION: Final = 1


class MinePosition(PhasePosition, frozen=True, kw_only=True):
    """Base class of the positions of this family's games: where the cards lie.

    `deck` begins with the top card, `discards` with the oldest; `goals` go from north to south.
    `hands`, `broken` tools and the goals `looked_at` are listed by seat.
    """

    seat: int
    last_seat: int
    maze: tuple[encoding.MazeCard, ...]
    goals: tuple[encoding.Goal, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    discards: tuple[encoding.Discarded, ...]
    broken: tuple[tuple[str, ...], ...]
    looked_at: tuple[tuple[int, ...], ...]


class Position(MinePosition, frozen=True, kw_only=True):
    """The whole truth of a game. `pile` begins with the top card.

    What each player owns follows from `gold_story`, which tells of all rounds so far.
    """

    game: str = OPTIONS.game
    rules: int = RULES_VERSION
    passes: int
    roles: tuple[str, ...]
    pile: tuple[int, ...]
    pile_to_shuffle: bool
    offer: encoding.Gold
    gold_story: tuple[encoding.GoldStep, ...]


def mine_position(state: DigState, game: str, rules: int, options: str) -> MinePosition:
    """The part of a position that this family's games share."""
    seats = range(int(state.base_setup.players))
    return MinePosition(
        game=game,
        rules=rules,
        options=options,
        phase=encoding.PHASES[state.phase],
        round=int(state.round_number),
        seat=int(state.seat),
        last_seat=int(state.last_seat),
        maze=tuple(encoders.maze_cards(state)),
        goals=tuple(encoders.goal_at(state, goal) for goal in range(GOAL_COUNT)),
        hands=tuple(tuple(encoders.hand_of(state, seat)) for seat in seats),
        deck=tuple(encoders.deck_of(state)),
        discards=tuple(encoders.discards_of(state)),
        broken=tuple(encoders.broken_tools(state, seat) for seat in seats),
        looked_at=tuple(encoders.peeks_of(state, seat) for seat in seats),
    )


def position(state: Saboteur, options: Options) -> Position:
    """The state as plain data."""
    return Position(
        **asdict(mine_position(state, OPTIONS.game, RULES_VERSION, OPTIONS.format(options))),
        passes=int(state.passes),
        roles=tuple(encoders.roles_of(state)),
        pile=tuple(int(value) for value in reversed(list(state.pile))),
        pile_to_shuffle=state.pile_to_shuffle,
        offer=encoders.offer_of(state),
        gold_story=tuple(encoders.story_of(state)),
    )


def build(data: Position, options: Options) -> Saboteur:
    """The state that a sound position describes."""
    state = new_game(setup_of(options))
    state.passes = data.passes
    state.roles = vec[i64](ROLES.index(role) for role in data.roles)
    build_table(state, data)
    build_gold(state, data)
    return state


def build_table(state: DigState, data: MinePosition) -> None:
    """Say whose turn it is, and put all that lies on the table in its place."""
    names = state.base_setup.names
    state.phase = encoding.PHASES.index(data.phase)
    state.round_number = data.round
    state.seat = data.seat
    state.last_seat = data.last_seat
    state.goals = vec[i64](GOALS.index(goal.card) for goal in data.goals if goal.card)
    state.deck = vec[i64](names.index(card) for card in data.deck)
    for seat, hand in enumerate(data.hands):
        for card in hand:
            state.gain(seat, names.index(card))
    for seat, tools in enumerate(data.broken):
        for tool in tools:
            state.toggle_tool(seat, TOOLS.index(tool))
    for seat, goals in enumerate(data.looked_at):
        for number in goals:
            state.note_peek(seat, number)
    build_maze(state, data)
    build_discards(state, data)


def build_maze(state: DigState, data: MinePosition) -> None:
    """Lay the tunnel cards and turn over the goals that are face up."""
    for laid in data.maze:
        tile = tunnel_tile(state.base_setup.names.index(laid.card), int(laid.turned))
        state.maze.lay(laid.col, laid.row, tile)
    for number, goal in enumerate(data.goals):
        if goal.face_up:
            tile = FIRST_GOAL + 2 * state.goals[number] + int(goal.turned)
            state.maze.turn_goal(number, tile)


def build_discards(state: DigState, data: MinePosition) -> None:
    """Put the discards on their pile, the oldest first."""
    for discarded in data.discards:
        seen = DISCARD_OPEN if discarded.seen else 0
        entry = (
            state.base_setup.names.index(discarded.card or "")
            | discarded.seat << DISCARD_SEAT_SHIFT
            | seen
        )
        state.discards = append(state.discards, entry)


def build_gold(state: Saboteur, data: Position) -> None:
    """Lay out the gold and retell its story, which fills the purses."""
    state.pile = vec[i64](reversed(data.pile))
    state.pile_to_shuffle = data.pile_to_shuffle
    state.offer = vec[i64](data.offer)
    for step in data.gold_story:
        if isinstance(step, encoding.GoldDrawn):
            log_gold(state, STORY_DRAWN, 0, step.cards)
        elif isinstance(step, encoding.GoldTaken):
            value = step.value or 0
            log_gold(state, STORY_TAKEN, step.seat, value | (STORY_ASKED if step.asked else 0))
            credit(state, step.seat, value, 1)
        else:
            paid = [*(step.cards or ())]
            log_gold(state, STORY_PAID, step.seat, pack_paid(step.owed, paid))
            for index in range(BEST_GOLD):
                credit(state, step.seat, index + 1, paid[index])
