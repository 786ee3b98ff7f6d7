"""A review of each game with each number of players: it is whole, and time and memory are shown.

The usual tables are reviewed as on a server. At all others moves are tried in as few worlds as
possible: what is checked does not depend on their number.
"""

import resource
import time

import msgspec
import pytest

from sabot.arena.workers import InProcess
from sabot.games.registry import GAMES, game_named
from sabot.review.parts import Found, PartAsked
from sabot.review.record_states import history_in
from sabot.review.run_review import FEWEST_PLAYOUTS, Asked, review, usual_playouts
from sabot.review_report.command import find_with_reasons
from tests.review.games import record_of

TABLES = [(name, players) for name in GAMES for players in game_named(name).players]
# Those of the table in docs/review.md.
USUAL = {
    *(("saboteur", 5), ("saboteur", 10), ("saboteur2", 5), ("saboteur2", 12)),
    *(("seven_seals", 4), ("seven_seals", 5), ("sabotage", 2), ("sabotage", 4)),
}


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_is_reviewed(game: str, players: int) -> None:
    text = record_of(f"{game}(players={players})", "rules", "every")
    history = history_in(text)
    playouts = usual_playouts(history) if (game, players) in USUAL else FEWEST_PLAYOUTS
    asked = Asked(text, tuple(history.seats), playouts, "1")
    parts: list[float] = []

    def timed(part: PartAsked) -> Found:
        begun = time.process_time()
        found = find_with_reasons(part)
        parts.append(time.process_time() - begun)
        return found

    found = review(asked, InProcess(), work=timed)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    decisions = sum(len(chapter.turns) for chapter in history.chapters)
    size = len(msgspec.json.encode(found)) / 1000
    told = f"{decisions} decisions, {playouts} playouts, {sum(parts):.1f} s of the processor"
    told += f", the longest part {max(parts):.1f} s, {megabytes:.0f} MB, {size:.0f} kB of JSON"
    print(f"{game} {players}: {told}")  # noqa: T201 (-rP)
    assert (found.done, len(found.decisions)) == (found.parts, decisions)
    assert 1 <= len(found.turning_points) <= 5
    for played in found.rounds:
        moments = played.moves + 1
        curves = [side.chance for side in played.sides]
        curves += [seat.known_chance for seat in played.seats if seat.known_chance]
        curves += [seat.true_chance for seat in played.seats]
        curves += [curve.table for curve in played.suspicions]
        assert {len(curve) for curve in curves} == {moments}
        assert all(0 <= value <= 100 for curve in curves for value in curve)
        assert all(seat.account is not None for seat in played.seats)
