"""Advice in The Seven Seals."""

from typing import Final, assert_never

from sabot.advice.case import Advice, Case, notice
from sabot.advice.game_hints import GameHints, HintUnit
from sabot.games.seven_seals.cards import COLOURS, NAMES, NUMBERS, cards_in_play
from sabot.games.seven_seals.encoding import Trick, colour_name, in_order
from sabot.games.seven_seals.moves import (
    EndAnnouncement,
    GiveSeal,
    Move,
    PlayCard,
    TakeBlack,
    TakeNone,
    TakeSaboteur,
    TakeSeal,
)
from sabot.games.seven_seals.state import beats
from sabot.wire.calls import Notice

RED = COLOURS[0]


def advise(case: Case) -> Advice:
    """Advice on a move: what matters now, and what speaks for it."""
    move: Move = case.move
    match move:
        case TakeSeal():
            return Advice(colour_seen(case, move.colour), taking(case, move))
        case TakeSaboteur():
            base = case.view.options.saboteur_base
            return Advice(notice("few-sure"), notice("sabotages", points=base))
        case EndAnnouncement():
            return Advice(notice("promised", tricks=owed(case)), notice("enough"))
        case PlayCard():
            return Advice(trick_seen(case), playing(case, move.card))
        case GiveSeal() | TakeBlack() | TakeNone():
            return Advice(notice("which-seal"), settling(move))
    assert_never(move)


# What the viewer knows.


def owed(case: Case) -> int:
    """How many tricks the viewer has yet to win."""
    return int(case.view.seats[case.view.viewer].owed)


def held(case: Case, seat: int, seal: str) -> int:
    """How many seals of a kind a seat holds."""
    return int(getattr(case.view.seats[seat].seals, seal))


def serves(case: Case, seat: int, *colours: str) -> bool:
    """True if a seat has a seal to give for a trick of one of these colours."""
    return any(held(case, seat, seal) for seal in (*colours, "white"))


def higher_out(case: Case, card: str) -> int:
    """How many cards of the same colour that others may hold beat a card."""
    tricks: list[Trick] = [*case.view.played, *([case.view.trick] if case.view.trick else [])]
    seen = {*case.view.hand, *(each for trick in tricks for each in trick.cards)}
    names = (NAMES[number] for number in cards_in_play(case.view.options.players))
    return sum(
        name not in seen and colour_name(name) == colour_name(card) and stronger(name, card)
        for name in names
    )


def stronger(card: str, other: str) -> bool:
    """True if a card beats another that is the best so far."""
    return beats(NUMBERS[card], NUMBERS[other])


# Announcing.


def colour_seen(case: Case, colour: str) -> Notice:
    """How many cards of a colour there are in the hand."""
    cards = sum(colour_name(card) == colour for card in case.view.hand)
    return notice("colour", colour=colour, cards=cards)


def taking(case: Case, move: TakeSeal) -> Notice:
    """Why to promise one trick more."""
    if move.source is not None:
        return notice("robs", seat=move.source)
    return notice("hopes", colour=move.colour, tricks=held(case, case.view.viewer, move.colour) + 1)


# Playing.


def led(case: Case) -> str:
    """The colour of the trick on the table."""
    return colour_name(in_order(case.view.trick)[0])


def serving(case: Case, card: str) -> tuple[str, ...]:
    """The colours of which a seal serves for the trick on the table, if a card wins it."""
    return (led(case), RED) if colour_name(card) == RED else (led(case),)


def wants(case: Case) -> bool:
    """True if the viewer has a seal for the trick, with some card that may be played."""
    cards = [move.card for move in case.view.moves if isinstance(move, PlayCard)]
    return any(serves(case, case.view.viewer, *serving(case, card)) for card in cards)


def trick_seen(case: Case) -> Notice:
    """The meaning of the trick on the table, or of the one to be led, for the viewer."""
    view = case.view
    if view.viewer == view.saboteur:
        return notice("spoils")
    if view.trick is None:
        return notice("leads-owing", tricks=owed(case)) if owed(case) else notice("leads-free")
    return notice("wanted" if wants(case) else "unwanted")


def playing(case: Case, card: str) -> Notice:
    """The reason for a card."""
    if case.view.trick is None:
        return leading(case, card)
    best = case.view.trick.cards[case.view.trick.winner]
    return winning(case, card, best) if stronger(card, best) else losing(case, card, best)


def leading(case: Case, card: str) -> Notice:
    """Why to lead a card."""
    view, colour, higher = case.view, colour_name(card), higher_out(case, card)
    others = [seat for seat in range(len(view.seats)) if seat != view.viewer]
    if view.viewer == view.saboteur and not all(serves(case, seat, colour) for seat in others):
        return notice("leads-unserved", colour=colour)
    if not serves(case, view.viewer, colour):
        return notice("leads-low", cards=higher) if higher else notice("leads-last")
    return notice("draws", cards=higher) if higher else notice("leads-high", colour=colour)


def winning(case: Case, card: str, best: str) -> Notice:
    """Why to play the best card so far."""
    view = case.view
    winner = view.trick.winner
    if view.viewer == view.saboteur and serves(case, winner, *serving(case, best)):
        return notice("denies", seat=winner)
    if serves(case, view.viewer, *serving(case, card)):
        return notice("wins" if trick_ends(case) else "may-win")
    if trick_ends(case):
        return notice("wins-anyway")
    return notice("may-be-beaten", cards=higher_out(case, card))


def trick_ends(case: Case) -> bool:
    """True if the viewer plays the last card of the trick."""
    return sum(card is None for card in case.view.trick.cards) == 1


def losing(case: Case, card: str, best: str) -> Notice:
    """Why to leave the trick to somebody else."""
    view = case.view
    winner = view.trick.winner
    if view.viewer == view.saboteur:
        served = serves(case, winner, *serving(case, best))
        return notice("keeps-low") if served else notice("leaves", seat=winner)
    if wants(case):
        could = any(isinstance(each, PlayCard) and stronger(each.card, best) for each in view.moves)
        return notice("saves" if could else "out-of-reach")
    if colour_name(card) == led(case):
        return notice("ducks")
    return notice("throws" if not serves(case, view.viewer, colour_name(card)) else "spares")


# Settling.


def settling(move: GiveSeal | TakeBlack | TakeNone) -> Notice:
    """Why to give this seal and no other."""
    match move:
        case GiveSeal(seal="white"):
            return notice("gives-white")
        case GiveSeal():
            return notice("gives-coloured", colour=move.seal)
        case TakeBlack():
            return notice("keeps-white")
        case TakeNone():
            return notice("no-black")
    assert_never(move)


HINTS: Final = GameHints(
    advise,
    {
        "play": "trick",
        "take": "seals",
        "saboteur": "seals",
        "done": "seals",
        "give": "seals",
        "black": "seals",
        "none": "seals",
    },
    "seven-seals",
    unit=HintUnit("penalty", -0.1, 1),
)
