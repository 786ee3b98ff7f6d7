"""What a game that is over came to for each seat, round by round, by its record alone."""

from sabot.bots.roster import factory_of
from sabot.core.game import AnyGame
from sabot.core.state import State
from sabot.games.saboteur.claims import SeatIs
from sabot.review.claims_made import lies_in
from sabot.review.evaluator import unit_of
from sabot.review.record_states import RoundHistory, history_of
from sabot.review.sides import side_of, wins
from sabot.table.record import Record
from sabot.wire.person import RoundTally

SABOTEUR = "saboteur"
# In place of a role, in games that have none.
TEAM, ALONE = "team", "alone"


def tallies(record: Record) -> tuple[tuple[RoundTally, ...], ...]:
    """For each round that has ended what it came to for each seat."""
    history = history_of(record)
    return tuple(
        tuple(tally(record.game, chapter, seat) for seat in history.seats)
        for chapter in history.chapters
    )


def tally(game: AnyGame, chapter: RoundHistory, seat: int) -> RoundTally:
    """What a round came to for a seat."""
    worth = int(factory_of(game.id).round_value().worth(chapter.opening, chapter.last, seat))
    role, won = role_in(game, chapter.last, seat), wins(worth, unit_of(game.id))
    secret = game.secret_roles and game.vocabulary is not None
    own = [lie for lie in lies_in(game, chapter) if lie.seat == seat]
    return RoundTally(
        role=role,
        won=won,
        promise=won if role == ALONE and promises(game, chapter.last, seat) else None,
        found_out=accused(chapter, seat) if secret and SABOTEUR in role else None,
        lies=len(own),
        believed=sum(bool(lie.trusted) for lie in own),
    )


def role_in(game: AnyGame, state: State, seat: int) -> str:
    """The role of a seat at the end of a round."""
    view = game.view(state, seat)
    side = side_of(view, seat)
    if side.startswith("side-"):
        return TEAM
    if not side.startswith("seat-"):
        return side
    return SABOTEUR if getattr(view, "saboteur", None) == seat else ALONE


def promises(game: AnyGame, state: State, seat: int) -> bool:
    """True in a game where a seat promises tricks and owes them."""
    seats = getattr(game.view(state, seat), "seats", None)
    return seats is not None and hasattr(seats[seat], "owed")


def accused(chapter: RoundHistory, seat: int) -> bool:
    """True if another seat said that this one was a saboteur, which the end of the round proved."""
    return any(
        isinstance(each.claim, SeatIs)
        and each.claim.seat == seat
        and each.seat != seat
        and SABOTEUR in each.claim.role
        and each.verdict == "true"
        for step in chapter.turns
        for each in step.judged
    )
