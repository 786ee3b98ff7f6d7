"""The HTTP calls: what they take and what they answer."""

from typing import Annotated, Any, Literal

import msgspec

from sabot.bots.suspicion import Suspect
from sabot.table.branch import Branch
from sabot.table.events import ClaimMade, ClaimsJudged
from sabot.table.figures import Figure
from sabot.table.settings import Settings
from sabot.table.table import Phase


class TableSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be created, by somebody with a name.

    `sit` is the seat to take at once. With a kind of `bots` these take all other seats and the
    game starts; one's own seat is then the first, unless `sit` says otherwise. `figure` is the
    drawing that stands for oneself, if one has chosen.
    """

    name: str
    settings: Settings
    pin: str | None = None
    credentials: Literal["cookie", "token"] = "cookie"
    sit: int | None = None
    bots: str | None = None
    figure: Figure | None = None


class BranchSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to be taken up at a new table, as it stood after a step of its replay.

    The caller sits down at `seat`, `bots` of a kind at the others. `round` is needed only where
    a round is over: it tells whether the next one has been dealt. `settings` are those of the new
    table, with the same options of the game; without them there is no clock. `figure` is the
    drawing that stands for the caller, if they have chosen.
    """

    name: str
    step: int
    seat: int
    round: int | None = None
    bots: str | None = None
    settings: Settings | None = None
    pin: str | None = None
    credentials: Literal["cookie", "token"] = "cookie"
    figure: Figure | None = None


class Entrance(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who wants to come in; with a `figure`, if they have chosen one."""

    name: str
    pin: str | None = None
    credentials: Literal["cookie", "token"] = "cookie"
    figure: Figure | None = None


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Where one is now. `token` is there if it was asked for: keep it secret."""

    table: str
    link: str
    person: int
    token: str | None = None


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game: a number, a switch, one of some words (oneof), or a seat.

    `usual` is what it is unless it is chosen; with another edition it may be another.
    """

    name: str
    kind: str
    values: tuple[str, ...]
    usual: str
    says: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here, by so many players.

    `bots` are the kinds that can play it, the weakest first; `meter` and `hints` say whether
    tables can have them, `claims` whether seats can make claims, `lesson` whether there is a first
    game to learn it by.
    """

    id: str
    title: str
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    meter: bool
    hints: bool
    claims: bool = False
    lesson: bool = False


class Offer(msgspec.Struct, frozen=True):
    """What can be played here, and with which bots."""

    protocol: int
    version: str
    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]


class Newcomer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who wants a seat at any open table; with a `figure`, if they have chosen one."""

    name: str
    credentials: Literal["cookie", "token"] = "cookie"
    figure: Figure | None = None


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a list shows it. `watchers` are connected and have no seat, once a game runs."""

    table: str
    game: str
    title: str
    options: str
    host: str
    seats: int
    free: int
    phase: Phase
    pin: bool
    watching: bool
    watchers: int = 0


class Lobby(msgspec.Struct, frozen=True):
    """A page of the tables that are listed: those where somebody is connected.

    First come those with free seats, the fullest and the newest first; then those that are full,
    and those that play. `more` asks for the next page; it is null on the last. Where only those
    that gather, or that play and may be watched, were asked for, the others are left out.
    """

    tables: tuple[TableCard, ...]
    more: str | None = None


class FinishedGame(msgspec.Struct, frozen=True):
    """How the last game at a table ended: its number; by seat names, scores, and who is a bot."""

    number: int
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Doorstep(msgspec.Struct, frozen=True):
    """What one may know of a table before coming in. `you` is one's number, if one is in.

    `finished` is there while the last game is over and the next has not been set up; at a table
    with a PIN, for those who are in.
    """

    card: TableCard
    you: int | None
    finished: FinishedGame | None = None


class PushOffer(msgspec.Struct, frozen=True):
    """The server's key for Web Push, as browsers take it; null if nothing is pushed."""

    key: str | None


class PushWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a browser is told of its person's turn; where, and the keys that it has for that."""

    wanted: bool
    endpoint: Annotated[str, msgspec.Meta(max_length=1024)]
    p256dh: Annotated[str, msgspec.Meta(max_length=128)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=64)] = ""
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class InviteCode(msgspec.Struct, frozen=True):
    """Words that lead to a table while people gather there, in any case and with any blanks."""

    words: tuple[str, ...]


class CodedTable(msgspec.Struct, frozen=True):
    """The table that a code leads to."""

    table: str


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a replay: what was told, and which fields of the view it changed.

    In the open perspective the view shows goals as they are, and `seats` has, by seat, what changed
    of its `hand`, and where the game has them of its `gold` and of the `goals` as it has seen them.
    `said` are the claims between this step and the next, as events of the table, after the verdicts
    if the step ended a round.
    """

    step: int
    round: int
    told: list[Any]
    view: Any
    seats: dict[int, dict[str, Any]] | None = None
    said: tuple[ClaimMade | ClaimsJudged, ...] = ()


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one viewer saw it, from the first deal to the last move made.

    `bots` has the kinds of bots that had a seat at the start, null for people; `figures` the
    drawings that stood for the seats then. `open`: all hands and roles are shown. `next_game` is
    the number of the game after it, if one has begun. `table` is empty for a record that somebody
    has opened.
    """

    table: str
    game_number: int
    game: str
    title: str
    options: str
    settings: Settings
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    figures: tuple[int, ...]
    seat: int | None
    open: bool
    over: bool
    next_game: int | None
    branched_from: Branch | None
    frames: list[Frame]


class LogStep(msgspec.Struct, frozen=True):
    """Events that were told at once, of the game or of the table, as one's own seat was told them.

    `step` is the place of the game's last deal or move by then among all, from 0; -1 before the
    first deal.
    """

    step: int
    told: list[Any]


class LogPage(msgspec.Struct, frozen=True):
    """The log of one round, up to the news with the number `n`; `round` 1 is the oldest page.

    `names` are those of the people in it, by their numbers: some may have left.
    """

    game_number: int
    round: int
    n: int
    names: dict[int, str]
    told: list[LogStep]


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game that is over, as somebody has it; the server does not keep it."""

    record: str


class DealtRound(msgspec.Struct, frozen=True):
    """A deal as lines of a record: as its lists lay before, and as they were dealt.

    `drawn` is how many items each list had that was shuffled, in order; docs/fairness.md.
    """

    round: int
    drawn: tuple[int, ...]
    before: tuple[str, ...]
    after: tuple[str, ...]


class DealCheck(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of a game, worked out again. `verified` is null until the seed is revealed.

    `names` and `words` are the players' names and the words that they gave, by seat.

    `dealt` are the deals, for who wants to work them out too; none until then. Of a game that was
    taken up at this table the rounds that had been dealt elsewhere are left out, as
    `branched_from` tells; where these are all, `verified` stays null.
    """

    table: str
    game_number: int
    commitment: str
    seed: str | None
    names: tuple[str, ...]
    words: tuple[str, ...] | None
    rounds: int
    branched_from: Branch | None
    dealt: tuple[DealtRound, ...]
    verified: bool | None
    words_for_people: str


class ClaimOffer(msgspec.Struct, frozen=True):
    """Everything that one's own seat may claim now at a place of the table."""

    place: str
    claims: list[Any]


class Suspicion(msgspec.Struct, frozen=True):
    """Whom one's own seat would suspect, by all that it has seen until this turn of the table."""

    turn: int
    suspects: tuple[Suspect, ...]


class Weighed(msgspec.Struct, frozen=True):
    """A move that was tried out in so many imagined worlds.

    `worth` is what the seat had of the round in the end, in the mean: 1 is a round that is won.
    """

    move: Any
    text: str
    worth: float
    worlds: int


class Notice(msgspec.Struct, frozen=True):
    """Something worth saying: its name, and what fills the sentence.

    Among the facts a `seat` is somebody to be named, a number is told as it is.
    """

    name: str
    facts: dict[str, int | str]


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """Help with a move. The first step says where to look, the second adds the kind of move.

    `sight` is what there is to see there, if that can be told. `kind` is what a move of that kind
    has as `move`. The third step adds the move itself, what speaks for it as a `reason`, and the
    best of the `others` that were tried.
    """

    turn: int
    step: int
    area: str
    sight: Notice | None = None
    kind: str | None = None
    best: Weighed | None = None
    reason: Notice | None = None
    others: tuple[Weighed, ...] = ()


class Problem(msgspec.Struct, frozen=True):
    """Why a call was refused: the reason, what fills its sentence, and the sentence in English."""

    reason: str
    facts: dict[str, str]
    words: str


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    status: str
    version: str
