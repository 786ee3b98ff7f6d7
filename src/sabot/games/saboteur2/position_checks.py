"""Checks of positions: all cards there, each where it may lie."""

from collections import Counter
from typing import Final

from sabot.core.build_game import Positions
from sabot.core.counting import check_known
from sabot.core.errors import expect
from sabot.core.notation import format_seat
from sabot.core.positions import check_counts, check_last_round, check_round, check_rows, options_in
from sabot.games.saboteur.goals import beside_goal
from sabot.games.saboteur.position_checks import (
    cards_on_table,
    check_cells,
    check_fit,
    check_goals,
    check_seats,
    check_words,
)
from sabot.games.saboteur.shapes import LADDER
from sabot.games.saboteur2.cards import COUNTS, NAMES, ROLE_COUNTS, ROLES, TUNNEL_NAMES
from sabot.games.saboteur2.encoding import CardPlayed, CardsPutDown, HandsSwapped, HandStep
from sabot.games.saboteur2.legal_moves import victims
from sabot.games.saboteur2.options import OPTIONS, Options
from sabot.games.saboteur2.position import RULES_VERSION, Position, build, position
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.setup import HAND_SIZE, PUT_ASIDE

# Further than all tunnel cards in one line from the start or from a goal.
FURTHEST = 96


def from_position(data: Position) -> Saboteur2:
    """The state that plain data describes; refuses what no game can be in."""
    options = options_in(data, OPTIONS, RULES_VERSION)
    check_words(data, NAMES, TUNNEL_NAMES)
    check_more_words(data)
    check_seats(data, options.players, HAND_SIZE, roles_inspected=data.inspected)
    check_named(data, options)
    check_cells(data, FURTHEST)
    check_roles(data)
    check_goals(data)
    if data.round > 0:
        check_cards(data)
    check_story(data)
    state = build(data, options)
    check_fit(state, data)
    check_ladders(data)
    check_phase(state, data, options)
    return state


def check_more_words(data: Position) -> None:
    """Every name that the base game does not have is one of this game."""
    check_known(data.aside, NAMES, "card")
    check_known((*data.roles, *data.roles_left), ROLES, "role")
    check_known((away.role for away in data.roles_away), ROLES, "role")


def check_named(data: Position, options: Options) -> None:
    """There is one of everything for each seat, and every seat and round named exists."""
    players = options.players
    check_rows({"roles": data.roles, "rows of nuggets": data.nuggets}, players)
    for what, seats in (("prison", data.prisons), ("thief", data.thieves), ("", data.robbers)):
        expect(len(set(seats)) == len(seats), f"a seat stands twice among those with a {what}")
    expect(all(0 <= seat < players for seat in named_seats(data)), f"a seat is not below {players}")
    expect(all(nuggets >= 0 for nuggets in data.nuggets), "nobody owns less than no nugget")
    check_round(data, options.rounds)


def named_seats(data: Position) -> list[int]:
    """Every seat that a position names."""
    seats = [data.seat, data.last_seat, *(card.seat for card in data.discards)]
    seats += [*data.prisons, *data.thieves, *data.robbers]
    seats += [seat for row in data.inspected for seat in row]
    seats += [seat for away in data.roles_away for seat in (away.seat, *away.known_by)]
    seats += [seat for theft in data.thefts for seat in (theft.thief, theft.victim)]
    seats += [step.seat for step in data.hand_story]
    seats += [step.other for step in data.hand_story if isinstance(step, HandsSwapped)]
    return seats


def check_cards(data: Position) -> None:
    """All 118 cards are there, each once, ten of them aside (SB2.1.1, SB2.2.2)."""
    have = cards_on_table(data)
    have.update(data.aside)
    have.update({"prison": len(data.prisons), "thief": len(data.thieves)})
    check_counts(have, NAMES, COUNTS)
    aside = len(data.aside)
    expect(aside == PUT_ASIDE, f"{aside} cards are aside; expected {PUT_ASIDE}")


def check_roles(data: Position) -> None:
    """All 15 roles are there (SB2.1.2)."""
    have: Counter[str | None] = Counter((*data.roles, *data.roles_left))
    have.update(away.role for away in data.roles_away)
    check_counts(have, ROLES, ROLE_COUNTS, "roles")
    for away in data.roles_away:
        seat = format_seat(away.seat)
        expect(away.seat in away.known_by, f"{seat} must know the role that {seat} put away")


def check_story(data: Position) -> None:
    """The story of the hands begins with a swap and names cards that there are."""
    for number, step in enumerate(data.hand_story):
        expect(
            number > 0 or isinstance(step, HandsSwapped),
            "the story of the hands begins with a swap",
        )
        check_step(step)
    check_put_down(data)
    put_down = sum(step.cards for step in data.hand_story if isinstance(step, CardsPutDown))
    face_down = sum(not card.seen for card in data.discards)
    expect(put_down <= face_down, f"{put_down} cards were put down face down, not {face_down}")


def check_put_down(data: Position) -> None:
    """Cards put down face down at a time are one player's, one to three, in the order of kinds."""
    face_down = [card for card in data.discards if not card.seen]
    total = sum(data.put_down)
    expect(total == len(face_down), f"{total} cards were put down face down, not {len(face_down)}")
    for number in data.put_down:
        expect(1 <= number <= 3, f"{number} cards are not put down at once")
        together, face_down = face_down[:number], face_down[number:]
        expect(len({card.seat for card in together}) == 1, "two players put cards down at once")
        kinds = [NAMES.index(card.card or "") for card in together]
        expect(kinds == sorted(kinds), "cards put down at once stand in the order of their kinds")


def check_step(step: HandStep) -> None:
    """A step of the story names as many cards as it says."""
    if isinstance(step, CardPlayed):
        check_known([step.card], NAMES, "card")
    elif isinstance(step, HandsSwapped):
        expect(step.seat != step.other, "nobody swaps hands with themselves")
        for number, cards in ((step.cards_given, step.given), (step.cards_taken, step.taken)):
            expect(cards is not None, "the story of the hands must name the cards of a swap")
            check_known(cards or (), NAMES, "card")
            right = 0 <= number <= HAND_SIZE and number == len(cards or ())
            expect(right, f"a swap of {number} cards names {len(cards or ())}")
    else:
        expect(1 <= step.cards <= 3, f"{step.cards} cards are not drawn or put down at once")


def check_ladders(data: Position) -> None:
    """No ladder stands beside a goal (SB2.4.3)."""
    for card in data.maze:
        near = card.card.startswith(LADDER) and beside_goal(card.col, card.row)
        expect(not near, f"{card.card} at {card.col},{card.row} stands beside a goal")


def check_phase(state: Saboteur2, data: Position, options: Options) -> None:
    """The phase agrees with what lies on the table."""
    if data.phase == "playing":
        expect(data.round > 0, "a round is played but none was dealt")
        expect(not state.found(), "the treasure is turned over but the round goes on")
        expect(len(data.hands[data.seat]) > 0, "the seat to act holds no card")
        expect(not data.robbers, "thieves are at work while the round is played")
    elif data.phase == "sharing":
        expect(data.round > 0, "thieves are at work but no round was dealt")
        expect(data.robbers[:1] == (data.seat,), "the seat to act is not the next thief")
        at_large = all(seat in data.thieves and seat not in data.prisons for seat in data.robbers)
        expect(at_large, "only a player with a thief card who is not in prison can steal")
        expect(len(victims(state)) > 1, "the thief has no choice")
    else:
        expect(not data.robbers, "thieves are at work but nobody is to act")
        check_last_round(data, options.rounds)


POSITIONS: Final = Positions(Position, RULES_VERSION, position, from_position)
