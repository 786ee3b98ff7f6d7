"""The review of a game that is over: what a browser draws and `sabot review` writes.

Nothing here is a sentence: moves are the game's own, reasons are named as in hints and on the
meter, and whoever shows a review words it. Chances are percentages from 0 to 100. Worths are in
the `unit` of the game, and more is better. Lists by moment have an item for the deal of the round
and one after each of its moves: item `i` belongs to the step `first - 1 + i` of the replay.
"""

from typing import Any, Final, Literal

import msgspec

from sabot.bots.suspicion import Reason
from sabot.wire.calls import Notice

FORMAT: Final = "sabot-review"
VERSION: Final = 4

# What a turning point was.
# `mistake`: another move was surely better, by what the seat could know.
# `good-deed`: it helped the side of whoever did it.
# `luck`: it went against the side of whoever did it, and nobody could know; or it was the deal.
# `unjudged`: it went against that side, and the decision has not been judged.
# `could-have-known`: from here on others could know what the seat was.
# `lie`: a lie was believed, and paid.
TurningKind = Literal["mistake", "good-deed", "luck", "unjudged", "could-have-known", "lie"]

# What a decision was, as far as its seat could know.
# `only`: there was no choice. `best`: nothing that was tried looked better.
# `unsure`: another move looked better, but that may be chance. `mistake`: it surely was better.
Judged = Literal["only", "best", "unsure", "mistake"]


# What a lie brought to the side of whoever told it, by what those who believed it did next.
# `paid`, `backfired`: surely. `nothing`: they did what they would have done anyway. `unsure`: else.
LieWorth = Literal["paid", "backfired", "nothing", "unsure"]


class Span(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class MoveMade(msgspec.Struct, frozen=True):
    """A move as the game has it, and as a line of a record has it."""

    move: Any
    text: str


class SideCurve(msgspec.Struct, frozen=True):
    """How likely a side was to win the round, in truth, by moment.

    `side` is a role (`digger`, `saboteur`, `green` …), or `side-0`, `side-1` in Sabotage, or
    `seat-0` … in The Seven Seals, where everybody plays alone and wins by keeping the promise.
    `seats` belonged to it when the round ended; `won`: it has won the round, null if that never
    ended.
    """

    side: str
    seats: tuple[int, ...]
    chance: list[float]
    won: bool | None


class Account(msgspec.Struct, frozen=True):
    """The sources of a round's outcome; they add up, except for rounding.

    `expected` is the worth before the deal; then come the change by the `deal`, by the moves of
    `others`, by one's own `skill` as far as one could know, and the rest of one's own moves,
    `unseen`. Luck is all but the skill.
    """

    expected: Span
    deal: Span
    others: Span
    skill: Span
    unseen: Span
    outcome: float


class SeatCurves(msgspec.Struct, frozen=True, kw_only=True):
    """One seat in one round: how it stood by moment, in truth and by what it could know.

    What it could know is worked out before each of its own moves, and stays until the next one.
    `role` is the one it had in the end, in games that have roles; `side` one of the round's sides.
    `account` is null until the seat's part of the review is done, and the known curves are empty.
    """

    seat: int
    side: str
    role: str | None
    true_chance: list[float]
    true_worth: list[float]
    known_chance: list[float]
    known_worth: list[float]
    account: Account | None


class SuspicionCurve(msgspec.Struct, frozen=True, kw_only=True):
    """How likely a seat seemed to be a saboteur, by moment.

    `to` has what each other seat could think of it, by viewer; `table` is the mean of these. A
    viewer whose part of the review is not done is missing. `truth` is 100 while it was one, else 0.
    """

    seat: int
    to: dict[int, list[float]]
    table: list[float]
    truth: list[float]


class BrokenPromise(msgspec.Struct, frozen=True):
    """A trick that broke a promise: `step` is the one that ended it.

    `extra`: the seat won it without a seal for it. `missed`: it lost a trick that it owed, by which
    the promise became much less likely. `by` is the seat that won it, `card` its card, and `swing`
    by how much less likely the promise became.
    """

    step: int
    kind: Literal["extra", "missed"]
    colour: str
    by: int
    card: str
    swing: float


class Promise(msgspec.Struct, frozen=True, kw_only=True):
    """The Seven Seals: what a seat announced against what its hand was worth.

    By colour (and `white`): `announced` seals, the tricks that the hand was `worth` in the mean of
    many rounds with these cards, and the tricks that it `won`. `black` are the black seals it took,
    `left` the seals it could not give. `broken` are the tricks that cost it something.
    """

    seat: int
    saboteur: bool
    announced: dict[str, int]
    worth: dict[str, float]
    won: dict[str, int]
    black: int
    left: int
    penalty: int
    broken: tuple[BrokenPromise, ...]


class RoofCurve(msgspec.Struct, frozen=True):
    """Sabotage: a side's roof by moment.

    `value` is what it was worth with the bonus; `potential` what it came to in the mean when the
    round was played out from there.
    """

    side: str
    value: list[float]
    potential: list[float]


class EndMoment(msgspec.Struct, frozen=True):
    """Sabotage: a moment at which a seat ended the round, or could have ended it.

    `step` is that of the decision. `lead` is by how many points its side would win by ending then,
    below 0 if it would lose. `chance` is how likely it was to win by going on.
    """

    step: int
    seat: int
    lead: int
    chance: float


class Ending(msgspec.Struct, frozen=True):
    """Sabotage: how the round ended against when it could have been ended best.

    `ended` is the moment at which somebody ended it; null if the cards did. `missed` are moments at
    which ending would have won a round that was lost, or that became less likely to be won: the
    first of each side. `verdict` tells of `ended` whether going on would have been better.
    """

    ended: EndMoment | None
    missed: tuple[EndMoment, ...]
    verdict: Literal["right", "too-early", "too-late", "cards"]


class RoundReview(msgspec.Struct, frozen=True, kw_only=True):
    """A round: the number of its first move, its number of moves, and whether it ended.

    `suspicions` are there in games with saboteurs, `promises` in The Seven Seals, `roofs` and
    `ending` in Sabotage.
    """

    round: int
    first: int
    moves: int
    over: bool
    sides: tuple[SideCurve, ...]
    seats: tuple[SeatCurves, ...]
    suspicions: tuple[SuspicionCurve, ...] = ()
    promises: tuple[Promise, ...] = ()
    roofs: tuple[RoofCurve, ...] = ()
    ending: Ending | None = None


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """One of the moments that decided the game.

    `step` is that of the move, so the board before it is the one of the step before. For the deal
    of a round, `seat` and `move` are null. `side` is the side that gained most by it, in truth, and
    `against` the one that lost most; `gain` is how much likelier the first was to win afterwards,
    `loss` how much less likely the other. `swing` is the greater of both.
    `better` is the better move, for a mistake, and `reason` what speaks for it, as in a hint.

    `could-have-known`: `seat` gave itself away by the `deed`, to the seats in `viewers`; `swing` is
    by how much they suspected it more. `lie`: `claim` is what was said, right after the step, and
    `viewers` are those who believed it.
    """

    kind: TurningKind
    round: int
    step: int
    seat: int | None
    side: str
    against: str | None
    swing: float
    gain: float = 0.0
    loss: float = 0.0
    move: MoveMade | None = None
    better: MoveMade | None = None
    reason: Notice | None = None
    deed: Reason | None = None
    viewers: tuple[int, ...] = ()
    claim: Any = None


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of a seat, by what it could know.

    `moves` is how many were legal. `before` is the worth of what the bot `rules` would do, `after`
    that of the move made, `gained` their difference. `best` is what the strongest bot would have
    played, and `reason` what speaks for it, as in a hint; null where the move made is that.
    `lost` is by how much `best` was better, measured anew; null if nothing looked better.
    `swing` is how much more likely the seat's side was to win after the move, in truth.
    """

    round: int
    step: int
    seat: int
    moves: int
    made: MoveMade
    best: MoveMade | None
    reason: Notice | None
    before: float
    after: float
    gained: Span
    lost: Span | None
    judged: Judged
    swing: float


class Lie(msgspec.Struct, frozen=True, kw_only=True):
    """A claim that was a lie: it was made right after the `step` of the replay.

    `believed` are the seats that were led by it: they trusted it to the end of the round, or
    changed their minds by it. `doubted` are those who said that they doubt it. `worth` is how much
    more likely the side of the liar was to win, in truth, by the next moves of those who believed
    it, than if the bot `rules`, which hears no claims, had made them; `judged` says whether that is
    sure. The `moves` are steps of the replay.
    """

    round: int
    step: int
    seat: int
    claim: Any
    text: str
    believed: tuple[int, ...]
    doubted: tuple[int, ...]
    worth: Span
    judged: LieWorth
    moves: tuple[int, ...]


class ReviewHead(msgspec.Struct, frozen=True, kw_only=True):
    """What a review says of the game itself, before any of its `parts` is done.

    `seats` are those whose decisions are judged, each in `playouts` worlds that follow from the
    `seed`. `finished` is false for a record that breaks off.
    """

    game: str
    rules: int
    options: str
    names: tuple[str, ...]
    finished: bool
    seats: tuple[int, ...]
    seed: str
    playouts: int
    parts: int


class Review(ReviewHead, frozen=True, kw_only=True):
    """A game and its review, as far as it is done: `done` of all `parts`.

    Rounds, decisions, lies and turning points are there as far as they are known; turning points
    are chosen anew with each part, and stay when all parts are done. They are in the order in which
    they happened. `unit` of worths is `percent` (hundredths of a win), `nuggets`, `penalty` or
    `points`.
    """

    format: str = FORMAT
    version: int = VERSION
    done: int
    sabot: str
    unit: str
    turning_points: tuple[TurningPoint, ...]
    rounds: tuple[RoundReview, ...]
    decisions: tuple[Decision, ...]
    lies: tuple[Lie, ...]
