"""Writes the golden playthroughs: `python -m tests.playthroughs.write`.

Do it when a rule or the form of a record or event changes on purpose, and read the difference.
"""

from pathlib import Path
from typing import Any

import msgspec

from sabot.core.game import SPECTATOR
from sabot.core.rng import Rng
from sabot.games.registry import game_of_options
from sabot.table.match import Match
from sabot.table.record import Record, format_record, parse_record, replay
from sabot.table.shuffle import FairShuffle, seed_of_text
from tests.conformance.subjects import GOLDEN, SUBJECTS

FOLDER = Path(__file__).parent


def play(name: str, options: str) -> Record:
    """A game of that name, steered to where random games hardly ever get."""
    game = game_of_options(options)
    chosen = game.parse_options(options)
    match = Match(game, chosen, [])
    rng = Rng(sum(name.encode()))
    rounds = 0
    while game.outcome(match.state) is None:
        if game.to_act(match.state) is None:
            rounds += 1
            match.deal(FairShuffle(seed_of_text(name), rounds))
            continue
        moves: list[Any] = game.legal_moves(match.state)
        match.play(SUBJECTS[game.id].steer(moves, rng))
    return match.record


def told(record: Record) -> str:
    """What spectators are told at each step, with the number of legal moves there was."""
    game = record.game
    lines: list[str] = []
    for step in replay(record):
        if step.turn is None:
            events = game.told_deal(step.after, SPECTATOR)
        else:
            events = game.told(step.before, step.turn.move, step.after, SPECTATOR)
        choices = len(game.legal_moves(step.before))
        lines.append(f"{step.number} {choices} {msgspec.json.encode(events).decode()}")
    return "\n".join([*lines, ""])


def main() -> None:
    """Write all records and what is told of them."""
    for name, options in GOLDEN.items():
        text = format_record(play(name, options))
        (FOLDER / f"{name}.record").write_text(text, encoding="utf-8")
        (FOLDER / f"{name}.told").write_text(told(parse_record(text)), encoding="utf-8")


if __name__ == "__main__":
    main()
