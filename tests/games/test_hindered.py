"""Of every card that can't be played the view says why, and of no other."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.core.game import SPECTATOR
from sabot.games.registry import GAMES, game_of_options
from sabot.games.sabotage import hindrances as sabotage
from sabot.games.saboteur import hindrances as saboteur
from sabot.games.saboteur2 import hindrances as saboteur2
from sabot.games.seven_seals import hindrances as seven_seals
from tests.conformance.subjects import OPTIONS
from tests.games.screens import card_played, states

HINDRANCES = {
    "saboteur": saboteur.HINDRANCES,
    "saboteur2": saboteur2.HINDRANCES,
    "sabotage": sabotage.HINDRANCES,
    "seven_seals": seven_seals.HINDRANCES,
}
COLOURS = ("red", "yellow", "green", "blue", "violet")


def test_every_game_says_what_hinders() -> None:
    assert HINDRANCES.keys() == GAMES.keys()


def hindered_expected(view: Any, moves: list[str]) -> list[str]:
    """The cards and choices that the legal moves leave out, by their notation alone."""
    if view.phase == "playing":
        played = set(map(card_played, moves))
        return [*{*view.hand} - played, *choices_left_out(view, moves)]
    if view.phase == "announcing":
        colours = [colour for colour in COLOURS if not any(f"take:{colour}" in m for m in moves)]
        return colours + ["saboteur"] * ("saboteur" not in moves)
    if view.phase == "giving":
        held = view.seats[view.viewer].seals
        seals = [seal for seal in (*COLOURS, "white") if getattr(held, seal)]
        missing = [seal for seal in seals if f"give:{seal}" not in moves]
        return missing + ["black"] * ("black" not in moves)
    return []


def choices_left_out(view: Any, moves: list[str]) -> list[str]:
    """What can't be chosen in place of playing a card."""
    if view.game == "sabotage":
        return ["end" if len(view.seats) == 2 else "ask"]
    if view.game == "saboteur2":
        own = view.seats[view.viewer]
        in_front = own.broken or own.imprisoned or own.thief
        if in_front and not any(move.startswith("clear:") for move in moves):
            return ["clear"]
    return []


@pytest.mark.slow
@pytest.mark.clause("SAB.5.6")
@settings(max_examples=40, deadline=None, derandomize=True)
@given(options=st.sampled_from(OPTIONS), seed=st.integers(0, 2**40))
def test_what_the_moves_leave_out_is_hindered_once_and_nothing_else(
    options: str, seed: int
) -> None:
    game = game_of_options(options)
    for state in states(options, seed):
        seat = game.to_act(state)
        for viewer, view in zip(
            [SPECTATOR, *range(len(game.view(state, SPECTATOR).seats))],
            game.views(state, [SPECTATOR, *range(state.setup.players)]),
            strict=True,
        ):
            if viewer != seat:
                assert view.hindered == ()
                continue
            moves = [game.format_move(move) for move in view.moves]
            found = sorted(each.card for each in view.hindered)
            assert found == sorted(hindered_expected(view, moves))
            for each in view.hindered:
                assert tuple(each.facts) == HINDRANCES[game.id][each.reason]
