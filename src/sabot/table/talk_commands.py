"""Decides what may be said at a table: chat, phrases and claims."""

from functools import cache
from typing import Any

import msgspec

from sabot.core.claims import AnyVocabulary
from sabot.core.errors import BadNotation
from sabot.core.game import AnyGame
from sabot.table.commands import MakeClaim, Say
from sabot.table.entries import Claimed, Said
from sabot.table.match import Match
from sabot.table.refusals import Refused
from sabot.table.table import Table
from sabot.table.text_checks import PHRASES, message


def say(table: Table, person: int, command: Say) -> Said:
    """Something is said: by a watcher of a running game to other watchers only."""
    check_talk(table, person)
    seat = table.seat_of(person)
    aside = table.phase == "playing" and seat is None
    if command.phrase:
        if command.phrase not in PHRASES:
            raise Refused("bad-phrase")
        return Said(person, phrase=command.phrase, aside=aside)
    closed = chat_closed(table)
    # Partners' silence does not bind those who watch.
    if closed is not None and not (seat is None and closed == "partners-silent"):
        raise Refused(closed)
    return Said(person, text=message(command.text), aside=aside)


def claim(table: Table, person: int, seat: int, command: MakeClaim) -> Claimed:
    """The person on a seat claims something: in any turn of a running round, also in a pause."""
    match, words = claiming(table, person)
    made = read_claim(table.game, words, command.claim)
    match.check_claim(seat, made)
    return Claimed(seat, words.format_claim(made))


def claims_at(table: Table, person: int, place: str) -> list[Any]:
    """What a person with a seat may claim at a place of the table, such as `goal-1`.

    It is worked out from what everybody sees, so that the answer tells nothing hidden.
    """
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    match, _ = claiming(table, person)
    return match.claims_at(seat, place)


def claiming(table: Table, person: int) -> tuple[Match, AnyVocabulary]:
    """The running game and its vocabulary; refused where somebody can't claim anything now."""
    check_talk(table, person)
    words = table.game.vocabulary
    if words is None:
        raise Refused("no-claims")
    if table.match is None or not table.round_runs():
        raise Refused("claims-closed")
    return table.match, words


def chat_closed(table: Table) -> str | None:
    """The refusal of what seats write now; None while they may chat."""
    if table.settings.talk != "free":
        return "talk-off" if table.settings.talk == "off" else "chat-off"
    silent = table.round_runs() and table.game.silent(table.options)
    return "partners-silent" if silent else None


def check_talk(table: Table, person: int) -> None:
    """Refuse a word of somebody whom the host has silenced, or where nobody talks."""
    if table.people[person].muted:
        raise Refused("muted")
    if table.settings.talk == "off":
        raise Refused("talk-off")


def read_claim(game: AnyGame, words: AnyVocabulary, raw: msgspec.Raw) -> Any:
    """The claim that a message holds: as a struct, or as text."""
    try:
        if bytes(raw).startswith(b'"'):
            return words.parse_claim(msgspec.json.decode(raw, type=str))
        return claim_decoder(game).decode(raw)
    except (msgspec.MsgspecError, UnicodeError, BadNotation, RecursionError):
        raise Refused("bad-claim") from None


@cache
def claim_decoder(game: AnyGame) -> msgspec.json.Decoder[Any]:
    """The decoder of a game's claims: made once, since that takes longer than decoding."""
    words = game.vocabulary
    return msgspec.json.Decoder(None if words is None else words.claim_type)
