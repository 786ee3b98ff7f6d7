"""Builds the public view of a table, field by field."""

# Compiled by mypyc.

from typing import Any

from sabot.table.chat_lines import Line
from sabot.table.claims import MadeClaim
from sabot.table.context import BotNames, no_names
from sabot.table.fairness import commitment
from sabot.table.help_rights import allowed
from sabot.table.table import Table
from sabot.table.talk_commands import chat_closed
from sabot.table.text_checks import namesakes
from sabot.table.view import FairnessView, PersonView, SeatView, TableView


def view_table(table: Table, bot_names: BotNames = no_names) -> TableView:
    """The view of the table, the same for everybody there, who see bots by these names."""
    settings = table.settings
    return TableView(
        table=table.id,
        game=table.game.id,
        title=table.game.title,
        game_number=table.game_number,
        phase=table.phase,
        paused=table.paused,
        host=table.host,
        people=tuple(
            PersonView(
                person.number,
                person.name,
                table.seat_of(person.number),
                person.muted,
                table.pauses.left(person.number),
            )
            for person in table.present()
        ),
        seats=tuple(view_seat(table, seat) for seat in range(table.players())),
        settings=settings,
        pin=table.pin is not None,
        turn=table.turn,
        to_act=table.to_act(),
        deadline=table.timing.deadline(),
        deal_at=deal_at(table),
        fairness=FairnessView(
            commitment(table.seed), table.seed.hex() if table.phase == "over" else None
        ),
        branched_from=table.branched_from,
        meter=allowed(table, settings.meter),
        hints=allowed(table, settings.hints),
        namesakes=namesakes(table, bot_names),
        locked=table.locked,
        pause_ends=table.pause_ends(),
        chat_closed=chat_closed(table),
        role_wait=table.role_wait == "on",
    )


def turn_changes(table: Table, last: TableView) -> dict[str, Any]:
    """The fields of the table's view that a move or a deal has changed."""
    now = {
        "seats": tuple([view_seat(table, seat) for seat in range(table.players())]),
        "turn": table.turn,
        "to_act": table.to_act(),
        "deadline": table.timing.deadline(),
        "deal_at": deal_at(table),
        "chat_closed": chat_closed(table),
        "role_wait": table.role_wait == "on",
    }
    return {name: value for name, value in now.items() if value != getattr(last, name)}


def view_seat(table: Table, number: int) -> SeatView:
    """One seat."""
    seat = table.seats[number]
    bank = table.timing.banks[number] if table.timing.clock.kind == "bank" else None
    return SeatView(
        person=seat.person,
        bot=seat.bot,
        away=seat.away,
        ready=seat.ready,
        bank=bank,
        gave_words=bool(table.words[number] if table.words else seat.words),
        words=table.words[number] if table.words else None,
        reserved=seat.reserved,
        figure=seat.figure,
        holiday_until=seat.holiday.until or None,
        holiday_days_left=seat.holiday.days_left if table.settings.clock.over_days() else 0,
    )


def deal_at(table: Table) -> int | None:
    """When the next round is dealt at the latest; None where one person plays alone."""
    if not table.awaits_deal() or table.paused or table.one_person_plays():
        return None
    return table.rests_since + table.settings.round_pause * 1000


def chat_of(table: Table, *, watching: bool) -> tuple[Line, ...]:
    """The chat as a seat or a watcher may know it: watchers also see their own chat."""
    if not watching:
        return tuple(table.chat)
    return tuple(sorted([*table.chat, *table.watcher_chat], key=lambda line: line.at))


def claims_of(table: Table) -> tuple[MadeClaim, ...]:
    """The claims of the round that was dealt last, as everybody knows them."""
    return () if table.match is None else tuple(table.match.claims.made)
