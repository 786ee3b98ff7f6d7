"""Lets bots play a game, and prints the moves that decided it."""

import sabot
from sabot.arena.workers import start_workers
from sabot.bots.random import RandomBot
from sabot.core.rng import Rng
from sabot.review.run_review import Asked, review
from sabot.table.match import Match
from sabot.table.record import format_record


def main() -> None:
    """Play, review, print."""
    text = played("sabotage", players=2, rounds=1)
    with start_workers(1, None) as workers:
        found = review(Asked(text, seats=(0, 1), playouts=2, seed="1"), workers)
    print(f"{found.options}: {len(found.decisions)} decisions, worths in {found.unit}")
    for point in found.turning_points:
        move = "the deal" if point.move is None else point.move.text
        print(f"round {point.round}, step {point.step}: {point.kind}, {move}, {point.swing:+.1f}")


def played(name: str, **choices: int) -> str:
    """The record of a game between bots that move at random."""
    game = sabot.game(name)
    options = game.options(**choices)
    names = [f"Bot {seat}" for seat in range(choices["players"])]
    match, chance = Match(game, options, names), Rng(2026)
    bots = [RandomBot(seat) for seat in range(choices["players"])]
    while game.outcome(match.state) is None:
        seat = game.to_act(match.state)
        if seat is None:
            match.deal(chance)
        else:
            match.play(bots[seat].choose(match.view(seat)))
    return format_record(match.record)


if __name__ == "__main__":
    main()
