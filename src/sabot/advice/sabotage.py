"""Advice in Sabotage."""

from typing import Final, assert_never, cast

from sabot.advice.case import Advice, Case, notice
from sabot.advice.game_hints import GameHints
from sabot.games.sabotage.cards import COLOURS, LETTERS
from sabot.games.sabotage.encoding import Roof, roof_of
from sabot.games.sabotage.moves import (
    OWN,
    Answer,
    AskPartner,
    Discard,
    EndRound,
    GoOn,
    LayPipe,
    Move,
    RemovePipe,
)
from sabot.games.sabotage.roofs import COST_OF_ENDING, LINES, line_value
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import SIDE
from sabot.wire.calls import Notice


def advise(case: Case) -> Advice:
    """Advice on a move: what matters now, and what speaks for it."""
    move: Move = case.move
    match move:
        case LayPipe() | RemovePipe():
            return Advice(roof_seen(case), building(case))
        case Discard():
            return Advice(notice("idle"), notice("least"))
        case EndRound() | AskPartner() | Answer(agree=True):
            points = lead(case)
            return Advice(standing(case), notice("wins", points=points) if points > 0 else None)
        case GoOn() | Answer():
            return Advice(standing(case), notice("time-left" if lead(case) > 0 else "not-yet"))
    assert_never(move)


def roof_side(case: Case) -> int:
    """Whose roof the move is about."""
    own = case.view.viewer & SIDE
    return int(own if case.move.roof == OWN else own ^ SIDE)


def roof_seen(case: Case) -> Notice:
    """The state of the roof that the move is about: what is nearly done, or what it has."""
    roof = case.view.roofs[roof_side(case)]
    own = case.move.roof == OWN
    lines = nearly_done(roof)
    if lines and isinstance(case.move, LayPipe):
        return notice("own-lines" if own else "their-lines", lines=lines)
    return notice("own-roof" if own else "their-roof", points=roof.value)


def nearly_done(roof: Roof) -> int:
    """How many lines lack just one card."""
    return sum(lacks_one(roof, line) for line in LINES)


def lacks_one(roof: Roof, line: str) -> bool:
    """True if one card more could make a line count: the two that lie there go together."""
    cards = [roof.cells[LETTERS.index(cell)] for cell in line]
    colours = [card.partition("-")[2] for card in cards if card is not None]
    if len(colours) != len(line) - 1:
        return False
    one, two = colours
    return any(line_value((one, two, third)) > 0 for third in COLOURS)


def building(case: Case) -> Notice:
    """The value of the roof after the move, or what is hoped for if that is no more."""
    side, own = roof_side(case), case.move.roof == OWN
    before: Roof = case.view.roofs[side]
    after = roof_of(cast("Sabotage", case.world_after()), side)
    if after.value != before.value:
        name = "worth" if own else "their-worth"
        return notice(name, points=after.value, before=before.value)
    if isinstance(case.move, RemovePipe):
        return notice("makes-room" if own else "takes-apart")
    if not own:
        return notice("spoils")
    lines = nearly_done(after)
    return notice("sets-up", lines=lines) if lines > nearly_done(before) else notice("prepares")


def standing(case: Case) -> Notice:
    """How the round would end now for the viewer's side."""
    points = lead(case)
    if points == 0:
        return notice("even")
    return notice("ahead" if points > 0 else "behind", points=abs(points))


def lead(case: Case) -> int:
    """By how many points the viewer's side would win by ending the round."""
    side = case.view.viewer & SIDE
    own, other = case.view.roofs[side], case.view.roofs[side ^ SIDE]
    return int(own.with_bonus - COST_OF_ENDING - other.with_bonus)


HINTS: Final = GameHints(
    advise,
    {
        "lay": "roofs",
        "remove": "roofs",
        "end": "round",
        "ask": "round",
        "go-on": "round",
        "answer": "round",
    },
    "sabotage",
)
