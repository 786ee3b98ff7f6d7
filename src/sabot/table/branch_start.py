"""A game taken up at a new table, where it stood after some step of its record."""

from collections.abc import Iterator

import msgspec

from sabot.core.game import AnyGame
from sabot.table.branch import Branch
from sabot.table.context import TableContext
from sabot.table.entries import AnyEntry, BotSat, Claimed, Dealt, Moved, Started
from sabot.table.record import Record, Round, Spoken, claim_text, in_order
from sabot.table.refusals import Refused
from sabot.table.seating_commands import canonical, check_kind, sit
from sabot.table.settings import Clock, Settings
from sabot.table.table import Table


class Moment(msgspec.Struct, frozen=True):
    """A point in a record that is whole: after so many moves, in a round.

    After the last move of a round the next one may have been dealt, or not yet: the number of the
    round tells. Without it the round has been dealt.
    """

    step: int
    round: int | None = None


def rounds_until(record: Record, moment: Moment) -> list[Round]:
    """The rounds dealt and played by a moment; refused if there is no such moment."""
    moves = sum(len(played.turns) for played in record.rounds)
    if moment.step == moves and moment.round in {None, len(record.rounds)}:
        raise Refused("nothing-to-play")
    reached: list[Round] = []
    begun = 0
    for number, played in enumerate(record.rounds, 1):
        within = 0 <= moment.step - begun <= len(played.turns)
        if within and moment.round in {None, number}:
            turns = played.turns[: moment.step - begun]
            claims = [each for each in played.claims if each.turns <= len(turns)]
            reached = [*record.rounds[: number - 1], Round(played.deal, turns, 0, claims)]
        begun += len(played.turns)
    if not reached:
        raise Refused("no-step")
    return reached


def settings_like(own: Settings, wished: Settings | None) -> Settings:
    """The settings of the new table: as wished, but the options of the game stay what they were."""
    if wished is None:
        return msgspec.structs.replace(own, clock=Clock(), listed=False)
    if canonical(wished).game != own.game:
        raise Refused("other-game")
    return wished


def taken_up(
    table: Table, context: TableContext, seat: int, kind: str | None, entries: list[AnyEntry]
) -> list[AnyEntry]:
    """The host of a new table sits down, bots take the other seats, and what was played follows."""
    kind = context.stand_in if kind is None else kind
    check_kind(context, kind)
    seated = sit(table, table.host, seat)
    bots = [BotSat(other, kind) for other in range(table.players()) if other != seat]
    return [*seated, *bots, *entries]


def past_entries(record: Record, origin: Branch, rounds: list[Round]) -> list[AnyEntry]:
    """The start of a game that was dealt and played elsewhere so far."""
    game = record.game
    entries: list[AnyEntry] = [Started(origin)]
    for played in rounds:
        entries.append(Dealt(game.format_deal(played.deal)))
        entries += round_entries(game, played)
    return entries


def round_entries(game: AnyGame, played: Round) -> Iterator[AnyEntry]:
    """The moves of a round that was played elsewhere, with the claims where they were made."""
    for each in in_order(played):
        if isinstance(each, Spoken):
            yield Claimed(each.seat, claim_text(game, each.claim), "elsewhere")
        else:
            yield Moved(each.seat, game.format_move(each.move), "elsewhere")
