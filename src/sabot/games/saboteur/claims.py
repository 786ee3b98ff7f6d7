"""Claims of Saboteur as structs and as short text; `claim_sense` says which make sense.

- `II stone`, `II treasure`: a goal is the treasure or a stone
- `C saboteur`, `C saboteur dead-end`: a seat has a role or is on a side, perhaps with a reason
- `trust D II stone`, `doubt D II stone`: what D has claimed is believed, or not
- `ask D mend A lantern`, `ask D look III`, `ask D break E`, `ask D spare E`: a wish, to D

Saboteur 2 has the same forms with more roles and deeds.
"""

from collections.abc import Hashable
from typing import Final, assert_never

import msgspec

from sabot.core.errors import BadNotation
from sabot.core.notation import format_seat, one_of, parse_seat
from sabot.games.saboteur.cards import TOOLS

GOAL_NAMES: Final = ("I", "II", "III")
GOAL_CARDS: Final = ("treasure", "stone")
# What somebody is suspected for: deeds that everybody has seen, and a lie.
GROUNDS: Final = ("dead-end", "led-astray", "broke", "mended", "cut", "passed", "lie")


class GoalIs(msgspec.Struct, frozen=True, tag_field="claim", tag="goal"):
    """A goal is the `treasure` or a `stone`; goals are numbered from north to south."""

    goal: int
    card: str


class SeatIs(msgspec.Struct, frozen=True, tag_field="claim", tag="seat"):
    """A seat, perhaps one's own, has a role or is on a side; `because` names one of GROUNDS."""

    seat: int
    role: str
    because: str = ""


Fact = GoalIs | SeatIs


class Trust(msgspec.Struct, frozen=True, tag_field="claim", tag="trust"):
    """The speaker believes what another seat has claimed."""

    seat: int
    about: Fact


class Doubt(msgspec.Struct, frozen=True, tag_field="claim", tag="doubt"):
    """The speaker does not believe what another seat has claimed."""

    seat: int
    about: Fact


class WishMend(msgspec.Struct, frozen=True, tag_field="claim", tag="wish-mend"):
    """A wish to a seat: mend a tool of this seat."""

    to: int
    seat: int
    tool: str


class WishLook(msgspec.Struct, frozen=True, tag_field="claim", tag="wish-look"):
    """A wish to a seat: look at a goal."""

    to: int
    goal: int


class WishDeed(msgspec.Struct, frozen=True, tag_field="claim", tag="wish-deed"):
    """A wish to a seat: do something to this seat, or leave it alone."""

    to: int
    deed: str
    seat: int


Wish = WishMend | WishLook | WishDeed
Claim = Fact | Trust | Doubt | Wish

# Deeds that are opposites have one subject: the later wish takes the place of the earlier.
OPPOSITES: Final[dict[str, str]] = {"spare": "break", "not-rob": "rob"}


def without_reason(claim: Claim) -> Claim:
    """The claim alone: two that differ in their reasons say the same."""
    return SeatIs(claim.seat, claim.role) if isinstance(claim, SeatIs) else claim


def subject(claim: Claim) -> Hashable:
    """What a claim is about: a goal, a seat's side, somebody's claim, or a deed of somebody."""
    match claim:
        case GoalIs(goal):
            return ("goal", goal)
        case SeatIs(seat):
            return ("seat", seat)
        case Trust(seat, about) | Doubt(seat, about):
            return ("claim", seat, subject(about))
        case WishMend(to, seat, tool):
            return ("mend", to, seat, tool)
        case WishLook(to):
            return ("look", to)
        case WishDeed(to, deed, seat):
            return (OPPOSITES.get(deed, deed), to, seat)
    assert_never(claim)


def named_seats(claim: Claim) -> tuple[int, ...]:
    """The seats that a claim is about or addressed to, each once."""
    match claim:
        case GoalIs():
            return ()
        case SeatIs(seat):
            return (seat,)
        case Trust(seat, about) | Doubt(seat, about):
            return (*dict.fromkeys((seat, *named_seats(about))),)
        case WishMend(to, seat) | WishDeed(to, _, seat):
            return (*dict.fromkeys((to, seat)),)
        case WishLook(to):
            return (to,)
    assert_never(claim)


def place(claim: Claim) -> str:
    """Where on the table a claim is made: at a goal, or at a seat."""
    match claim:
        case GoalIs(goal):
            return f"goal-{goal}"
        case SeatIs(seat):
            return f"seat-{seat}"
        case Trust(_, about) | Doubt(_, about):
            return place(about)
        case WishMend(to) | WishLook(to) | WishDeed(to):
            return f"seat-{to}"
    assert_never(claim)


def format_claim(claim: Claim) -> str:
    """The claim as short text."""
    match claim:
        case GoalIs(goal, card):
            return f"{GOAL_NAMES[goal]} {card}"
        case SeatIs(seat, role, because):
            return f"{format_seat(seat)} {role} {because}".rstrip()
        case Trust(seat, about):
            return f"trust {format_seat(seat)} {format_claim(about)}"
        case Doubt(seat, about):
            return f"doubt {format_seat(seat)} {format_claim(about)}"
        case WishMend(to, seat, tool):
            return f"ask {format_seat(to)} mend {format_seat(seat)} {tool}"
        case WishLook(to, goal):
            return f"ask {format_seat(to)} look {GOAL_NAMES[goal]}"
        case WishDeed(to, deed, seat):
            return f"ask {format_seat(to)} {deed} {format_seat(seat)}"
    assert_never(claim)


def parse_claim(text: str, roles: tuple[str, ...], deeds: tuple[str, ...]) -> Claim:
    """The claim that a text stands for, in a game with these roles and deeds."""
    match text.split():
        case ["trust", seat, subject_text, word]:
            return Trust(parse_seat(seat), parse_fact(subject_text, word, roles))
        case ["doubt", seat, subject_text, word]:
            return Doubt(parse_seat(seat), parse_fact(subject_text, word, roles))
        case ["ask", to, "mend", seat, tool]:
            return WishMend(parse_seat(to), parse_seat(seat), TOOLS[one_of(tool, TOOLS, "tool")])
        case ["ask", to, "look", goal]:
            return WishLook(parse_seat(to), one_of(goal, GOAL_NAMES, "goal"))
        case ["ask", to, deed, seat]:
            return WishDeed(parse_seat(to), deeds[one_of(deed, deeds, "deed")], parse_seat(seat))
        case [subject_text, word]:
            return parse_fact(subject_text, word, roles)
        case [seat, role, because]:
            ground = GROUNDS[one_of(because, GROUNDS, "reason")]
            return SeatIs(parse_seat(seat), roles[one_of(role, roles, "role")], ground)
        case _:
            raise BadNotation(f"'{text}' is no claim; expected a form like II stone")


def parse_fact(subject_text: str, word: str, roles: tuple[str, ...]) -> Fact:
    """The claim that a goal is a card, or that a seat has a role: `I` may name either."""
    if word in GOAL_CARDS or subject_text in GOAL_NAMES[1:]:
        card = GOAL_CARDS[one_of(word, GOAL_CARDS, "goal card")]
        return GoalIs(one_of(subject_text, GOAL_NAMES, "goal"), card)
    return SeatIs(parse_seat(subject_text), roles[one_of(word, roles, "role")])
