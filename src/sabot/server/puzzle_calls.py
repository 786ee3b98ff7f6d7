"""Calls about puzzles. They are the same for everybody, so browsers may keep the answers."""

from typing import Final

from starlette.requests import Request

from sabot.puzzles.puzzle import FIRST_DAY, GAMES, shipped
from sabot.server.errors import Rejected
from sabot.server.limits import Cost
from sabot.server.responses import JSON, Answer, EncodedBody
from sabot.server.running_server import RunningServer, address_of
from sabot.wire.puzzles import PuzzleCard, PuzzleList, PuzzleShelf

# Puzzles change only when the package does.
FRESH_S: Final = 600
LONGEST_NUMBER: Final = 6


async def puzzle_list(serving: RunningServer, request: Request) -> Answer:
    """All puzzles, without what they show."""
    del serving, request
    shelves = tuple(PuzzleShelf(game, cards_of(game)) for game in GAMES)
    return Answer(PuzzleList(FIRST_DAY.isoformat(), shelves), fresh_s=FRESH_S)


def cards_of(game: str) -> tuple[PuzzleCard, ...]:
    """The puzzles of a game as the list has them."""
    return tuple(PuzzleCard(each.kind, each.goal, each.difficulty) for each in shipped(game))


async def puzzle(serving: RunningServer, request: Request) -> Answer:
    """One puzzle with its answer, as its seat saw the game. Who has it made pays for it."""
    game, number = request.path_params["game"], request.path_params["number"]
    if not number.isdecimal() or len(number) > LONGEST_NUMBER:
        raise Rejected("no-page")
    if int(number) >= len(shipped(game)):
        raise Rejected("no-page")

    def pay() -> None:
        serving.charge(address_of(request), Cost.REPLAY)

    body = await serving.replays.of_puzzle(game, int(number), pay)
    return Answer(EncodedBody(body, JSON, gzipped=True), fresh_s=FRESH_S)
