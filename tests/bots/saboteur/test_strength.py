"""The rules bot beats random play by far, on either side; the deals are always the same."""

from sabot.bots.policy import Policy, play_out_by
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import SABOTEUR as SABOTEUR_ROLE
from sabot.games.saboteur.cards import TREASURE
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.rules import Saboteur
from tests.bots.saboteur.games import RANDOM, RULES

DEALS = 24


def dealt(players: int, saboteurs: int) -> list[Saboteur]:
    """Rounds with so many saboteurs among the players."""
    opening = SABOTEUR.new(SABOTEUR.options(players=players, rounds=1))
    rounds: list[Saboteur] = []
    seed = 0
    while len(rounds) < DEALS:
        state = opening.copy()
        state.deal(Rng(seed))
        seed += 1
        if list(state.roles[:players]).count(SABOTEUR_ROLE) == saboteurs:
            rounds.append(state)
    return rounds


def failed(players: int, saboteurs: int, digger: Policy, saboteur: Policy) -> int:
    """In how many of the rounds the treasure was not found."""
    failures = 0
    for number, state in enumerate(dealt(players, saboteurs)):
        seats = [saboteur if role == SABOTEUR_ROLE else digger for role in state.roles[:players]]
        play_out_by(state, seats, Rng(number), 1.0)
        failures += state.maze.is_face_down(list(state.goals).index(TREASURE))
    return failures


def test_diggers_find_the_treasure_in_spite_of_random_saboteurs() -> None:
    assert failed(5, 2, RULES, RANDOM) <= DEALS // 3
    assert failed(5, 2, RANDOM, RANDOM) >= DEALS - 1


def test_diggers_alone_find_the_treasure() -> None:
    assert failed(4, 0, RULES, RULES) == 0


def test_saboteurs_stop_diggers_better_than_random_ones() -> None:
    assert failed(4, 1, RULES, RULES) > failed(4, 1, RULES, RANDOM)
