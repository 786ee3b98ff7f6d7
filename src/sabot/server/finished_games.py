"""Games as they were played at a table, folded from its log: records, replays, deals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from sabot.core.errors import BadRecord
from sabot.core.game import SPECTATOR, Viewer
from sabot.review.tally import tallies
from sabot.server.errors import Rejected
from sabot.server.store.log import Row
from sabot.server.subscribers import changed_fields
from sabot.server.tables import DECODE
from sabot.table.branch import Branch
from sabot.table.branch_start import Moment, past_entries, rounds_until
from sabot.table.deals import check_deals, shuffles_of
from sabot.table.entries import AnyEntry, Opened, Rematched, Started
from sabot.table.events import ClaimMade, ClaimsJudged
from sabot.table.fairness import Fairness, commitment
from sabot.table.fold import fold, open_table
from sabot.table.record import Record, Step, final_state, format_record, replay
from sabot.table.refusals import Refused
from sabot.table.table import Table
from sabot.wire.calls import DealCheck, DealtRound, Frame, Replay
from sabot.wire.person import GameTally

# What a seat has and knows that the open perspective shows beside the public view, where a game
# has it. Of the rest of a seat's view all is either public or too much for every seat and step.
OPENED: Final = ("hand", "gold", "goals")
# What nobody may know that the open perspective shows in the view, where a game has it.
UNCOVERED: Final = ("goals",)


@dataclass
class Past:
    """One game of a table, as far as it was played.

    `bots` and `people` had a seat at its start, by seat, and `figures` stood for the seats;
    `followed`: another game has begun after it.
    """

    table: Table
    record: Record
    over: bool
    bots: tuple[str | None, ...]
    people: tuple[int | None, ...]
    figures: tuple[int, ...]
    followed: bool

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return self.record.names

    def record_text(self) -> str:
        """The record as text."""
        return format_record(self.record)

    def replay(self, viewer: Viewer) -> Replay:
        """Every step as a viewer was told it; of each view what had changed."""
        if viewer is not None and viewer >= len(self.names):
            raise Refused("no-seat")
        return self.shown(list(frames_for(self.record, viewer)), viewer, opened=False)

    def open_replay(self) -> Replay:
        """Every step with all hands and roles open, for a game that is over."""
        return self.shown(list(open_frames(self.record)), SPECTATOR, opened=True)

    def shown(self, frames: list[Frame], viewer: Viewer, *, opened: bool) -> Replay:
        """The frames, with what is to be known of the game around them."""
        table = self.table
        return Replay(
            table=table.id,
            game_number=table.game_number,
            game=table.game.id,
            title=table.game.title,
            options=table.settings.game,
            settings=table.settings,
            names=tuple(self.names),
            bots=self.bots,
            figures=self.figures,
            seat=viewer,
            open=opened,
            over=self.over,
            next_game=table.game_number + 1 if self.followed else None,
            branched_from=table.branched_from,
            frames=frames,
        )

    def until(self, moment: Moment) -> list[AnyEntry]:
        """The entries of a new table on which this game goes on from a moment."""
        rounds = rounds_until(self.record, moment)
        origin = Branch(self.table.id, self.table.game_number, moment.step, len(rounds))
        return past_entries(self.record, origin, rounds)

    def tally(self) -> GameTally:
        """What the game came to for each seat, if it is over."""
        outcome = None
        if self.over:
            outcome = self.record.game.outcome(final_state(self.record))
        if outcome is None:
            raise Rejected("not-revealed")
        return GameTally(
            game=self.table.game.id,
            names=tuple(self.names),
            people=self.people,
            scores=outcome.scores,
            winners=outcome.winners,
            rounds=tallies(self.record),
        )

    def deal_check(self) -> DealCheck:
        """The deals, worked out again if the seed may be known."""
        fairness = self.record.fairness
        if fairness is None:
            raise AssertionError("a game at a table has its commitment")
        verified, words = verdict(self.record)
        return DealCheck(
            table=self.table.id,
            game_number=self.table.game_number,
            commitment=fairness.commitment,
            seed=None if fairness.seed is None else fairness.seed.hex(),
            names=tuple(self.names),
            words=fairness.words,
            rounds=len(self.record.rounds),
            branched_from=self.record.branched_from,
            dealt=() if fairness.seed is None else tuple(dealt_rounds(self.record)),
            verified=verified,
            words_for_people=words,
        )


def frames_for(record: Record, viewer: Viewer) -> Iterator[Frame]:
    """Each step as a viewer was told it."""
    seen: Any = None
    for step in replay(record):
        view = record.game.view(step.after, viewer)
        told = told_of(record, step, viewer)
        changes = view if seen is None else changed_fields(seen, view)
        yield Frame(step.number, step.round_number, told, changes, said=talk_of(step))
        seen = view


def open_frames(record: Record) -> Iterator[Frame]:
    """Each step as it was in truth: the public view, with what each seat had and knew besides."""
    players = range(record.options.players)
    seen: Any = None
    known: list[dict[str, Any]] = [{} for _ in players]
    for step in replay(record):
        views = record.game.views(step.after, [*players, SPECTATOR])
        view = views.pop()
        # Every seat as it sees itself: that is how its role is known.
        view = msgspec.structs.replace(view, seats=tuple(views[n].seats[n] for n in players))
        view = uncovered(view, record.game.position(step.after))
        has = [{name: getattr(own, name) for name in OPENED if hasattr(own, name)} for own in views]
        changes = view if seen is None else changed_fields(seen, view)
        changed = {n: new for n in players if (new := changed_items(known[n], has[n]))}
        told, said = truth_of(record, step), talk_of(step)
        yield Frame(step.number, step.round_number, told, changes, changed, said)
        seen, known = view, has


def uncovered(view: Any, position: Any) -> Any:
    """A view with the pieces that lie face down as they are in truth."""
    shown = {name: getattr(position, name) for name in UNCOVERED if hasattr(position, name)}
    return msgspec.structs.replace(view, **shown) if shown else view


def talk_of(step: Step) -> tuple[ClaimMade | ClaimsJudged, ...]:
    """The claims that were judged and made at a step, as everybody was told them."""
    judged = (ClaimsJudged(step.judged),) if step.judged else ()
    return (*judged, *(ClaimMade(claim) for claim in step.said))


def changed_items(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The items that are new or have changed."""
    return {name: now for name, now in new.items() if name not in old or now != old[name]}


def truth_of(record: Record, step: Step) -> list[object]:
    """The events of a step, with everything hidden."""
    if step.turn is None:
        return list(record.game.told_deal(step.after, SPECTATOR))
    return list(record.game.happened(step.before, step.turn.move, step.after))


def dealt_rounds(record: Record) -> Iterator[DealtRound]:
    """The deals, each beside its lists before they were shuffled."""
    for deal in shuffles_of(record):
        yield DealtRound(deal.round_number, deal.sizes, tuple(deal.before), tuple(deal.after))


def told_of(record: Record, step: Step, viewer: Viewer) -> list[object]:
    """The events of a step as a viewer was told them."""
    if step.turn is None:
        return list(record.game.told_deal(step.after, viewer))
    return list(record.game.told(step.before, step.turn.move, step.after, viewer))


def verdict(record: Record) -> tuple[bool | None, str]:
    """True if the deals are those of the seed, None if that is unknown; and a sentence about it."""
    elsewhere = record.rounds_elsewhere()
    before = f"the first {elsewhere} were dealt at another table; " if elsewhere else ""
    try:
        if check_deals(record):
            return True, f"{before}every deal is the one that the seed and the players' words give"
    except BadRecord as reason:
        return False, str(reason)
    if record.scores is not None and elsewhere:
        return None, "every round was dealt at another table, where the game had begun"
    return None, "the seed is revealed when the game is over"


def game_in(table_id: str, rows: Sequence[Row], number: int) -> Past | None:
    """A game that is among the rows of a table's log, by its number."""
    table: Table | None = None
    bots: tuple[str | None, ...] = ()
    people: tuple[int | None, ...] = ()
    figures: tuple[int, ...] = ()
    left = iter(rows)
    for row in left:
        entry = DECODE(row.body)
        if table is None:
            if not isinstance(entry, Opened):
                raise TypeError("a log begins with an opening")
            table = open_table(table_id, entry, row.at)
            continue
        if isinstance(entry, Rematched) and table.game_number == number:
            break
        if isinstance(entry, Started):
            bots = tuple(seat.bot for seat in table.seats)
            people = tuple(seat.person for seat in table.seats)
            figures = tuple(seat.figure or 0 for seat in table.seats)
        fold(table, entry, row.at)
    if table is None or table.game_number != number or table.match is None:
        return None
    followed = any(isinstance(DECODE(row.body), Started) for row in left)
    record = with_fairness(table, table.match.record)
    return Past(table, record, table.phase == "over", bots, people, figures, followed)


def with_fairness(table: Table, record: Record) -> Record:
    """The record with what was committed, and after the game with what is revealed."""
    seed = table.seed if table.phase == "over" else None
    return msgspec.structs.replace(
        record,
        fairness=Fairness(commitment(table.seed), table.words, seed),
        branched_from=table.branched_from,
    )
