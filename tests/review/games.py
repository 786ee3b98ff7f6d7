"""Records of games that bots have played, to be reviewed."""

from sabot.bots.roster import make_bot
from sabot.games.registry import game_of_options
from sabot.table.match import Match
from sabot.table.record import format_record
from sabot.table.shuffle import FairShuffle, seed_of_text


def record_of(options: str, bots: str, seed: str, most: int = 10_000) -> str:
    """A game of this kind with a bot for each seat in turn, or as many moves of it."""
    game = game_of_options(options)
    chosen = game.parse_options(options)
    kinds = bots.split(",")
    match = Match(game, chosen, [f"Player {seat}" for seat in range(chosen.players)])
    players = [
        make_bot(kinds[seat % len(kinds)], game, chosen, seat, seat + 1)
        for seat in range(chosen.players)
    ]
    moves = 0
    while not match.state.over() and moves < most:
        seat = game.to_act(match.state)
        if seat is None:
            match.deal(FairShuffle(seed_of_text(seed), len(match.record.rounds) + 1))
        else:
            match.play(players[seat].choose(match.view(seat)))
            moves += 1
    return format_record(match.record)
