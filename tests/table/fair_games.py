"""Whole games dealt by the fair scheme, for tests of whoever checks them."""

from typing import Any

from sabot.core.rng import Rng
from sabot.games.registry import game_of_options
from sabot.table.fairness import Fairness, commitment, mixed_seed
from sabot.table.match import Match
from sabot.table.record import Record
from sabot.table.shuffle import FairShuffle, seed_of_text


def fair_game(options: str, *words: str, seed: bytes | None = None, chance: int = 1) -> Record:
    """A game played at random to its end; seats for which there are no words gave none."""
    game = game_of_options(options)
    match = Match(game, game.parse_options(options), [])
    seed = seed_of_text(options) if seed is None else seed
    said = words + ("",) * (match.record.options.players - len(words))
    match.record.fairness = Fairness(commitment(seed), said, seed)
    play_out(match, mixed_seed(seed, said), Rng(chance))
    return match.record


def play_out(match: Match, seed: bytes, rng: Rng) -> None:
    """Deal and play until there is an outcome."""
    game = match.game
    while game.outcome(match.state) is None:
        if game.to_act(match.state) is None:
            match.deal(FairShuffle(seed, len(match.record.rounds) + 1))
            continue
        moves: list[Any] = game.legal_moves(match.state)
        match.play(moves[int(rng.below(len(moves)))])
