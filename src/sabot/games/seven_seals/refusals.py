"""Why a move is refused, in a sentence that tells nothing hidden.

`legal_moves` is the judge. This only explains its verdict, from what the player may know.
"""

from functools import partial
from typing import Final, assert_never

from sabot.core.errors import OUT_OF_PLAY, IllegalMove
from sabot.core.notation import format_seat
from sabot.core.state import NOBODY
from sabot.games.seven_seals import moves
from sabot.games.seven_seals.cards import BLACK, COLOURS, SEALS, WHITE
from sabot.games.seven_seals.encoding import hand_of
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.state import ANNOUNCING, GIVING, PLAYING

# Every reason, in English. A test holds the catalogues to these names, facts and sentences.
REASONS: Final[dict[str, str]] = OUT_OF_PLAY | {
    "announce-first": "you are announcing; take seals or the saboteur, or be done",
    "announced-already": "seals are taken before the first trick only",
    "settle-first": "you have won the trick; say first which seal you give for it",
    "no-trick-to-settle": "seals are given back, and black ones taken, by whoever has just won "
    "a trick",
    "not-in-hand": "you don't hold the card {card}",
    "must-follow": "{colour} was led and you have {colour}; follow it",
    "in-stock": "the stock still has a {colour} seal; take it from there",
    "not-in-stock": "the stock has no {colour} seal; name a player who has one",
    "nobody-has": "neither the stock nor another player has a {colour} seal",
    "no-white-left": "no white seal is left to give in return, so none can be taken from a player",
    "no-such-seat": "there is no seat {seat}; the last is {last}",
    "own-seal": "that {colour} seal is your own",
    "seat-has-none": "{seat} has no {colour} seal",
    "saboteur-taken": "{seat} has taken the saboteur",
    "seals-taken": "you have taken seals, so you can't take the saboteur",
    "not-held": "you hold no {seal} seal",
    "does-not-serve": "a {seal} seal can't be given for this trick",
    "coloured-first": "you hold a coloured seal that serves, so you can't take a black one",
    "black-gone": "the black seals are gone; you take none",
    "black-left": "there are black seals left, so you can't take none",
}
refuse: Final = partial(IllegalMove, REASONS)


def refusal(state: SevenSeals, move: moves.Move) -> IllegalMove:
    """The refusal of a move that is not legal: the first reason that applies."""
    match move:
        case moves.PlayCard(card):
            return refuse_card(state, card)
        case moves.TakeSeal(colour, source):
            return refuse_take(state, colour, source)
        case moves.TakeSaboteur():
            return refuse_saboteur(state)
        case moves.EndAnnouncement():
            return refuse_announcing(state)
        case moves.GiveSeal(seal):
            return refuse_give(state, seal)
        case moves.TakeBlack() | moves.TakeNone():
            return refuse_black(state)
    assert_never(move)


def refuse_announcing(state: SevenSeals) -> IllegalMove:
    """That this is not the time to announce."""
    return refuse("settle-first" if state.phase == GIVING else "announced-already")


def refuse_card(state: SevenSeals, card: str) -> IllegalMove:
    """Why a card can't be played (SEV.4.2)."""
    if state.phase == ANNOUNCING:
        return refuse("announce-first")
    if state.phase == GIVING:
        return refuse("settle-first")
    if card not in hand_of(state, int(state.seat)):
        return refuse("not-in-hand", card=card)
    return refuse("must-follow", colour=COLOURS[state.led_colour()])


def refuse_take(state: SevenSeals, colour: str, source: int | None) -> IllegalMove:
    """Why a seal can't be taken (SEV.3.1 to SEV.3.3)."""
    if state.phase != ANNOUNCING:
        return refuse_announcing(state)
    seal, players = COLOURS.index(colour), int(state.setup.players)
    others = [seat for seat in range(players) if seat != state.seat]
    if source is not None and source >= players:
        last = format_seat(players - 1)
        return refuse("no-such-seat", seat=format_seat(source), last=last)
    if state.held(state.stock(), seal):
        return refuse("in-stock", colour=colour)
    if not any(state.held(seat, seal) for seat in others):
        return refuse("nobody-has", colour=colour)
    if not state.held(state.stock(), WHITE):
        return refuse("no-white-left")
    if source is None:
        return refuse("not-in-stock", colour=colour)
    if source == state.seat:
        return refuse("own-seal", colour=colour)
    return refuse("seat-has-none", seat=format_seat(source), colour=colour)


def refuse_saboteur(state: SevenSeals) -> IllegalMove:
    """Why the saboteur can't be taken (SEV.3.1)."""
    if state.phase != ANNOUNCING:
        return refuse_announcing(state)
    if state.saboteur != NOBODY:
        return refuse("saboteur-taken", seat=format_seat(int(state.saboteur)))
    return refuse("seals-taken")


def refuse_give(state: SevenSeals, seal: str) -> IllegalMove:
    """Why a seal can't be given back (SEV.4.4, SEV.4.5)."""
    if state.phase != GIVING:
        return refuse_settling(state)
    if not state.held(state.seat, SEALS.index(seal)):
        return refuse("not-held", seal=seal)
    return refuse("does-not-serve", seal=seal)


def refuse_settling(state: SevenSeals) -> IllegalMove:
    """That there is no trick to settle."""
    return refuse("no-trick-to-settle" if state.phase == PLAYING else "announce-first")


def refuse_black(state: SevenSeals) -> IllegalMove:
    """Why a black seal, or none, can't be taken (SEV.4.6)."""
    if state.phase != GIVING:
        return refuse_settling(state)
    if any(state.serves(state.seat, colour) for colour in range(len(COLOURS))):
        return refuse("coloured-first")
    return refuse("black-left" if state.held(state.stock(), BLACK) else "black-gone")
