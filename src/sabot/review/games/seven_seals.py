"""The Seven Seals: announcements against what the hands were worth, and what broke them."""

from collections.abc import Iterator
from statistics import fmean
from typing import Final, Literal, NamedTuple, cast

from sabot.core.state import State
from sabot.games.seven_seals.cards import COLOUR_COUNT, COLOUR_SHIFT, COLOURS
from sabot.games.seven_seals.encoding import seals_of
from sabot.games.seven_seals.events import BlackTaken, CardPlayed, TrickWon
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.state import ANNOUNCING, beats
from sabot.review.parts import GameParts
from sabot.review.record_states import move_of
from sabot.review.truth_part import RoundTruth
from sabot.wire.review import BrokenPromise, Promise

WHITE: Final = "white"
KINDS: Final = (*COLOURS, WHITE)
# A promise that becomes less likely by so many points in one trick is broken by it.
BROKEN: Final = 20.0


class TrickEnd(NamedTuple):
    """A trick: its first and last move of the round, its winner, and whether that cost a seal."""

    start: int
    end: int
    winner: int
    card: str
    led: str
    black: bool = False


class ReviewedSeals:
    """Adds the promises."""

    def measured(self, state: State) -> tuple[int, ...]:
        """By seat and colour, how many tricks of the colour it won."""
        game = cast("SevenSeals", state)
        players = int(game.setup.players)
        counts = [0] * (players * COLOUR_COUNT)
        played = [int(card) for card in game.played]
        leader = (int(game.dealer) + 1) % players
        for start in range(0, len(played), players):
            best = start
            for at in range(start + 1, start + players):
                if beats(played[at], played[best]):
                    best = at
            led = played[start] >> COLOUR_SHIFT
            leader = (leader + best - start) % players
            counts[leader * COLOUR_COUNT + led] += 1
        return tuple(counts)

    def parts(self, found: RoundTruth) -> GameParts:
        """The promises of all seats."""
        tricks = tricks_of(found)
        promises = [promise(found, seat, tricks) for seat in range(found.players)]
        return GameParts(promises=tuple(promises))


def tricks_of(found: RoundTruth) -> list[TrickEnd]:
    """The tricks of the round that have ended."""
    tricks: list[TrickEnd] = []
    start: int | None = None
    for at, step in enumerate(found.chapter.turns):
        events = found.game.happened(step.before, move_of(step), step.after)
        for each in events:
            if isinstance(each, CardPlayed) and start is None:
                start = at
            elif isinstance(each, TrickWon):
                tricks.append(TrickEnd(start or 0, at, each.seat, each.card, each.led))
                start = None
            elif isinstance(each, BlackTaken):  # with the last card, or by choice after it
                tricks[-1] = tricks[-1]._replace(black=True)
    return tricks


def announced(found: RoundTruth, seat: int) -> dict[str, int]:
    """The seals of a seat when all had announced."""
    states: list[State] = [found.chapter.opening, *(step.after for step in found.chapter.turns)]
    after = (each for each in states if cast("SevenSeals", each).phase != ANNOUNCING)
    state = cast("SevenSeals", next(after, states[-1]))
    seals = seals_of(state, seat)
    return {kind: getattr(seals, kind) for kind in KINDS if getattr(seals, kind)}


def promise(found: RoundTruth, seat: int, tricks: list[TrickEnd]) -> Promise:
    """What a seat announced against what it won."""
    last = cast("SevenSeals", found.chapter.last)
    first = found.players + seat * COLOUR_COUNT
    worth = {
        colour: round(fmean(playout[first + number] for playout in found.truth.states[0]), 2)
        for number, colour in enumerate(COLOURS)
    }
    won = {
        colour: sum(each.winner == seat and each.led == colour for each in tricks)
        for colour in COLOURS
    }
    rows = len(last.sheet) // found.players
    dealt = len(cast("SevenSeals", found.chapter.opening).sheet) // found.players
    scored = int(last.sheet[(rows - 1) * found.players + seat]) if rows > dealt else 0
    seals = seals_of(last, seat)
    return Promise(
        seat=seat,
        saboteur=bool(last.saboteur == seat),
        announced=announced(found, seat),
        worth=worth,
        won=won,
        black=seals.black,
        left=sum(getattr(seals, kind) for kind in KINDS),
        penalty=scored,
        broken=tuple(broken(found, seat, tricks)),
    )


def broken(found: RoundTruth, seat: int, tricks: list[TrickEnd]) -> Iterator[BrokenPromise]:
    """The tricks that cost a seat something."""
    if cast("SevenSeals", found.chapter.last).saboteur == seat:
        return
    chances = next(each.chance for each in found.sides if seat in each.seats)
    for trick in tricks:
        fall = round(chances[trick.start] - chances[trick.end + 1], 1)
        extra = trick.black and trick.winner == seat
        if extra or (trick.winner != seat and fall >= BROKEN):
            step = found.chapter.turns[trick.end].number
            kind: Literal["extra", "missed"] = "extra" if extra else "missed"
            yield BrokenPromise(step, kind, trick.led, trick.winner, trick.card, fall)
