"""Makes a review: names its parts, works each of them out, and puts them together."""

from collections.abc import Callable
from typing import Final, NamedTuple

from sabot.arena.workers import Workers
from sabot.review.assembly import Assembly
from sabot.review.evaluator import evaluator_of, seed_for
from sabot.review.parts import Explain, Found, PartAsked, unexplained
from sabot.review.record_states import GameHistory, history_in
from sabot.review.seat_part import Chance, SeatPart
from sabot.review.truth_part import truth_found
from sabot.wire.review import Review, ReviewHead

# A usual game takes less than 20 s of one core: so many worlds are tried in it over all decisions,
# measured by game (docs/review.md).
BUDGETS: Final = {"saboteur": 5200, "saboteur2": 3600, "seven_seals": 5400, "sabotage": 3400}
USUAL_BUDGET: Final = 3000
# In Saboteur 2 a decision takes longer with more players than these: there are more roles to weigh.
FEW: Final = 5
CROWDED: Final = "saboteur2"
FEWEST_PLAYOUTS: Final = 6
MOST_PLAYOUTS: Final = 100


class Asked(NamedTuple):
    """The parameters of a review: a record's text, seats, number of playouts, and seed."""

    text: str
    seats: tuple[int, ...]
    playouts: int
    seed: str


def usual_playouts(history: GameHistory) -> int:
    """In how many worlds each move is tried, so that the whole takes as long as for other games."""
    decisions = sum(len(chapter.turns) for chapter in history.chapters)
    budget, players = BUDGETS.get(history.game.id, USUAL_BUDGET), len(history.seats)
    if history.game.id == CROWDED:
        budget = budget * FEW // max(FEW, players)
    return max(FEWEST_PLAYOUTS, min(MOST_PLAYOUTS, budget // max(1, decisions)))


def head_of(asked: Asked) -> ReviewHead:
    """What the review says of the game itself."""
    history = history_in(asked.text)
    game, record = history.game, history.record
    return ReviewHead(
        game=game.id,
        rules=game.rules_version,
        options=game.format_options(record.options),
        names=tuple(record.names),
        finished=record.scores is not None,
        seats=asked.seats,
        seed=asked.seed,
        playouts=asked.playouts,
        parts=len(parts_of(asked)),
    )


def parts_of(asked: Asked) -> list[PartAsked]:
    """The parts of a review: first what was true in all rounds, then seat by seat."""
    chapters = history_in(asked.text).chapters
    places = [(chapter.number, None) for chapter in chapters]
    seats = [(chapter.number, seat) for chapter in chapters for seat in asked.seats]
    return [
        PartAsked(asked.text, number, seat, asked.playouts, asked.seed)
        for number, seat in (*places, *seats)
    ]


def find(part: PartAsked, explain: Explain = unexplained) -> Found:
    """Work out one part."""
    history = history_in(part.text)
    chapter = history.chapters[part.round - 1]
    measure = evaluator_of(history.game, history.record.options)
    seed = seed_for(part.seed, part.round, part.seat)
    if part.seat is None:
        return truth_found(chapter, measure, part.playouts, seed)
    return SeatPart(chapter, part.seat, measure, Chance(part.playouts, seed), explain).found()


def review(
    asked: Asked,
    workers: Workers,
    watch: Callable[[], None] = lambda: None,
    work: Callable[[PartAsked], Found] = find,
) -> Review:
    """The whole review; `watch` is called after each part."""
    whole, parts = Assembly(head_of(asked)), parts_of(asked)
    for part, found in zip(parts, workers.results(work, parts), strict=True):
        whole.add(part.round, found)
        watch()
    return whole.review()
