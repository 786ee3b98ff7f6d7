"""Checks of positions: all cards there, each where it may lie."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

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
from sabot.games.saboteur.cards import (
    COUNTS,
    DECK_SIZE,
    FIRST_BROKEN,
    GOAL_COUNT,
    GOALS,
    GOLD,
    NAMES,
    ROLES,
    TOOLS,
    TREASURE,
)
from sabot.games.saboteur.cells import NEIGHBOURS
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur.encoders import gold_values, with_card
from sabot.games.saboteur.encoding import (
    NO_GOLD,
    PHASES,
    Gold,
    GoldDrawn,
    GoldPaid,
    GoldStep,
    GoldTaken,
)
from sabot.games.saboteur.goals import GOAL_COLUMN, goal_row
from sabot.games.saboteur.gold import one_value_left, shares
from sabot.games.saboteur.options import OPTIONS, Options, setup_of
from sabot.games.saboteur.position import RULES_VERSION, MinePosition, Position, build, position
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.setup import GOLD_DRAWN, SABOTEUR_PAY
from sabot.games.saboteur.shapes import SIDE_COUNT, looks_same_turned

Rows = tuple[tuple[object, ...], ...]
TUNNEL_NAMES = NAMES[:FIRST_BROKEN]
# Further than all tunnel cards in one line from the start or from a goal.
FURTHEST = 64


def from_position(data: Position) -> Saboteur:
    """The state that plain data describes; refuses what no game can be in."""
    options = options_in(data, OPTIONS, RULES_VERSION)
    setup = setup_of(options)
    check_words(data, NAMES, TUNNEL_NAMES)
    check_known(data.roles, ROLES, "role")
    check_seats(data, options.players, int(setup.hand_size))
    check_named(data, options)
    check_cells(data)
    check_gold(data)
    if data.round > 0:
        check_counts(cards_on_table(data), NAMES, COUNTS)  # SAB.1.1, SAB.1.2
        check_roles(data, options)
        check_goals(data)
    state = build(data, options)
    check_fit(state, data)
    check_phase(state, data, options)
    return state


def check_words(data: MinePosition, names: Sequence[str], tunnels: Sequence[str]) -> None:
    """Every name is one that the game has."""
    check_known([data.phase], PHASES, "phase")
    check_known((card.card for card in data.maze), tunnels, "tunnel card")
    check_known((goal.card for goal in data.goals), GOALS, "goal")
    check_known((card for hand in data.hands for card in hand), names, "card")
    check_known(data.deck, names, "card")
    check_known((card.card for card in data.discards), names, "card")
    check_known((tool for tools in data.broken for tool in tools), TOOLS, "tool")
    for goals in data.looked_at:
        expect(all(0 <= goal < GOAL_COUNT for goal in goals), "goals are numbered 0, 1 and 2")


def check_seats(data: MinePosition, players: int, hand_size: int, **rows: Rows) -> None:
    """There is one of everything for each seat, and nothing stands twice but cards in a hand."""
    check_rows({"hands": data.hands}, players)
    rows = {"broken_tools": data.broken, "goals_looked_at": data.looked_at, **rows}
    for name, each in rows.items():
        what = f"rows of {name.replace('_', ' ')}"
        check_rows({what: each}, players)
        doubled = any(len(set(row)) != len(row) for row in each)
        expect(not doubled, f"something stands twice among the {what}")
    for seat, hand in enumerate(data.hands):
        expect(
            len(hand) <= hand_size,
            f"{format_seat(seat)} holds {len(hand)} cards; a hand has {hand_size} at most",
        )


def check_named(data: Position, options: Options) -> None:
    """Every seat and round named exists."""
    named = [data.seat, data.last_seat, *(card.seat for card in data.discards)]
    named += [step.seat for step in data.gold_story if not isinstance(step, GoldDrawn)]
    check_seats_exist(named, options.players)
    check_round(data, options.rounds)
    most = DECK_SIZE * options.players
    expect(0 <= data.passes <= most, f"there can't be {data.passes} passes")


def check_cells(data: MinePosition, furthest: int = FURTHEST) -> None:
    """Each card lies on a cell of its own, turned only if that makes a difference."""
    expect(len(data.goals) == GOAL_COUNT, f"{len(data.goals)} goals; expected {GOAL_COUNT}")
    for number, goal in enumerate(data.goals):
        cell = (GOAL_COLUMN, int(goal_row(number)))
        expect((goal.col, goal.row) == cell, f"goal {number} lies at {cell[0]},{cell[1]}")
        expect(goal.face_up or not goal.turned, f"goal {number} is turned but face down")
        same = goal.turned and goal.card == GOALS[TREASURE]
        expect(not same, "the treasure looks the same both ways; expected upright")
    taken = {(0, 0)} | {(goal.col, goal.row) for goal in data.goals}
    for card in data.maze:
        where = f"{card.col},{card.row}"
        expect(max(abs(card.col), abs(card.row)) <= furthest, f"the mine never reaches {where}")
        expect((card.col, card.row) not in taken, f"two cards lie at {where}")
        same = card.turned and looks_same_turned(card.card)
        expect(not same, f"{card.card} at {where} looks the same both ways; expected upright")
        taken.add((card.col, card.row))


def cards_on_table(data: MinePosition) -> Counter[str | None]:
    """The number of cards of each kind, wherever they lie."""
    have: Counter[str | None] = Counter(card.card for card in data.maze)
    have.update(card for hand in data.hands for card in hand)
    have.update(data.deck)
    have.update(card.card for card in data.discards)
    have.update(f"-{tool}" for tools in data.broken for tool in tools)
    return have


def check_roles(data: Position, options: Options) -> None:
    """The roles are those of this number of players (SAB.2.1)."""
    expected = Counter(ROLES[role] for role in setup_of(options).roles)
    expect(
        Counter(data.roles) == expected,
        "the roles must be " + " and ".join(f"{count} {role}" for role, count in expected.items()),
    )


def check_goals(data: MinePosition) -> None:
    """All goals are there."""
    cards = sorted(goal.card or "" for goal in data.goals)
    expect(cards == sorted(GOALS), f"the goals must be {', '.join(GOALS)}")


def check_gold(data: Position) -> None:
    """All 28 gold cards are there, in the pile, on offer or where the story left them."""
    gold = Counter(data.pile)
    for part in [data.offer, *(gold_in(step) for step in data.gold_story)]:
        expect(all(0 <= count <= sum(GOLD) for count in part), f"nobody can have {part} gold cards")
        gold.update(gold_values(part))
    expected = {value + 1: count for value, count in enumerate(GOLD)}
    for value, count in expected.items():
        expect(
            gold[value] == count,
            f"there are {gold[value]} gold cards of {value}; expected {count}",
        )
    expect(gold.keys() <= expected.keys(), "a gold card is worth 1, 2 or 3")
    check_story(data)


def gold_in(step: GoldStep) -> Gold:
    """The gold cards that a step of the story gave to somebody."""
    if isinstance(step, GoldDrawn):
        return NO_GOLD
    if isinstance(step, GoldPaid):
        expect(step.cards is not None, "the story of the gold must name each card paid")
        return step.cards or NO_GOLD
    expect(step.value is not None, "the story of the gold must name each card taken")
    expect(step.value in {1, 2, 3}, "a gold card is worth 1, 2 or 3")
    return with_card(NO_GOLD, step.value or 0)


def check_story(data: Position) -> None:
    """Only drawn gold is taken, only the offer is left, and nobody is paid more than owed."""
    left = 0
    for step in data.gold_story:
        if isinstance(step, GoldTaken):
            left -= 1
            expect(left >= 0, "the story of the gold has a card taken that was not drawn")
            continue
        expect(left == 0, "the story of the gold goes on before all that was drawn is taken")
        if isinstance(step, GoldDrawn):
            most = max(GOLD_DRAWN)
            expect(0 <= step.cards <= most, f"{step.cards} gold cards drawn; {most} at most are")
            left = step.cards
        else:
            paid = sum(gold_values(step.cards or NO_GOLD))
            owed = max(SABOTEUR_PAY)
            expect(0 <= step.owed <= owed, f"{step.owed} nuggets owed; {owed} at most are")
            expect(paid <= step.owed, f"{paid} nuggets paid though {step.owed} were owed")
    expect(left == sum(data.offer), "the story of the gold leaves other cards than are on offer")


def check_fit(state: DigState, data: MinePosition) -> None:
    """Open meets open and closed meets closed, but for a goal that was turned (SAB.6.3)."""
    maze = state.maze
    opens = maze.shapes.opens
    for card in data.maze:
        tile = maze.tile(card.col, card.row)
        for side in range(SIDE_COUNT):
            east, south = NEIGHBOURS[side]
            col, row = card.col + east, card.row + south
            beyond = maze.tile(col, row)
            is_goal = any((goal.col, goal.row) == (col, row) for goal in data.goals)
            if beyond == 0 or is_goal:
                continue
            meets = (opens[tile] >> side & 1) == (opens[beyond] >> (side ^ 2) & 1)
            expect(meets, f"{card.card} at {card.col},{card.row} does not fit its neighbour")
    if any(state.goals[n] == TREASURE and not maze.is_face_down(n) for n in range(GOAL_COUNT)):
        return  # the round is over, and the treasure's own paths may lead on to another goal
    for number in range(GOAL_COUNT):
        expect(maze.reached(number) == 0, f"goal {number} is reached but face down")


def check_phase(state: Saboteur, data: Position, options: Options) -> None:
    """The phase agrees with what lies on the table."""
    found = any(
        goal.face_up and state.goals[number] == TREASURE for number, goal in enumerate(data.goals)
    )
    offered = sum(data.offer)
    if data.phase == "playing":
        expect(data.round > 0, "a round is played but none was dealt")
        expect(not found, "the treasure is turned over but the round goes on")
        expect(len(data.hands[data.seat]) > 0, "the seat to act holds no card")
        expect(offered == 0, "gold is on offer while the round is played")
        by_all = options.round_end == "all_passed" and data.passes >= options.players
        expect(not by_all, "all have passed but the round goes on")
    elif data.phase == "sharing":
        expect(found, "gold is shared but the treasure was not found")
        expect(data.round > 0 and not options.auto_gold, "nobody has to choose gold here")
        expect(not one_value_left(state.offer), "the gold on offer leaves no choice")
        expect(shares(state, data.seat), "the seat to choose has no share in the gold")
    else:
        expect(offered == 0, "gold is on offer but nobody is to take it")
        check_last_round(data, options.rounds)


POSITIONS: Final = Positions(Position, RULES_VERSION, position, from_position)
