"""Goofspiel: its rules, and the conformance suite of Sabot with what it can't know of the game."""

from typing import Any, Final

import pytest
from msgspec.structs import asdict, replace

import sabot
from goofspiel.game import GOOFSPIEL
from goofspiel.moves import Bid
from goofspiel.records import Deal
from goofspiel.rules import SUIT, Goofspiel, Position
from sabot.conformance import Subject, check_game
from sabot.core.counting import shuffled
from sabot.core.errors import BadPosition, IllegalMove, SabotError
from sabot.core.game import Viewer
from sabot.core.rng import Rng
from sabot.table.record import Record, Round, Turn


def twin(position: Position, viewer: Viewer, rng: Rng) -> Position:
    """Other prizes to come, and other bids face down: all that a viewer can't see."""
    players = len(position.scores)
    shown = len(position.bids) // players * players
    turned = shown // players + 1
    prizes = (*position.prizes[:turned], *shuffled(position.prizes[turned:], rng))
    bids = list(position.bids)
    for at in range(shown, len(bids)):
        seat = at % players
        if seat != viewer:
            hand = GOOFSPIEL.from_position(replace(position, bids=tuple(bids[:at]))).hand(seat)
            bids[at] = hand[rng.below(len(hand))]
    return replace(position, prizes=prizes, bids=tuple(bids))


def retell(world: Goofspiel, record: Record) -> Record:
    """The record with the prizes and the bids of an imagined world in its last round."""
    if not world.at.prizes:
        return record
    turns = [Turn(at % world.options.players, Bid(card)) for at, card in enumerate(world.at.bids)]
    rounds = [*record.rounds[:-1], Round(Deal(world.at.prizes), turns)]
    return Record(record.game, record.options, record.names, rounds)


def bid_high(moves: list[Bid], rng: Rng) -> Bid:
    """The highest card or any: so there are ties."""
    return moves[-1] if rng.below(2) else moves[rng.below(len(moves))]


SUBJECT: Final = Subject(GOOFSPIEL, twin, retell, bid_high)


def after(*bids: str, players: int = 2) -> Goofspiel:
    """A game after some bids; the prizes are A, 2, 3 and so on."""
    state = GOOFSPIEL.new(GOOFSPIEL.options(players=players))
    GOOFSPIEL.deal(state, Deal(SUIT))
    for card in bids:
        GOOFSPIEL.play(state, GOOFSPIEL.parse_move(f"bid:{card}"))
    return state


@pytest.mark.parametrize("players", GOOFSPIEL.players)
@pytest.mark.parametrize("seed", range(2))
def test_the_game_conforms(players: int, seed: int) -> None:
    options = GOOFSPIEL.options(players=players, rounds=2)
    assert check_game(SUBJECT, options, seed, every=5) == players * 2 * len(SUIT)


def test_the_highest_bid_takes_the_prize() -> None:
    assert after("3", "2").at.scores == (1, 0)
    assert after("3", "2", "4", "K").at.scores == (1, 2)


def test_equal_highest_bids_take_nothing() -> None:
    assert after("K", "K", "4", players=3).at.scores == (0, 0, 0)


def test_a_bid_is_hidden_until_all_have_bid() -> None:
    state = after("Q")
    assert GOOFSPIEL.view(state, 0).bid == "Q"
    assert GOOFSPIEL.view(state, 1).bid is None
    assert GOOFSPIEL.view(state, 1).bids == ()
    assert GOOFSPIEL.view(after("Q", "2"), 1).bids == ("Q", "2")


def test_a_card_is_bid_once() -> None:
    with pytest.raises(IllegalMove, match="you have bid the card Q already"):
        after("Q", "2", "Q")


def test_a_position_that_cannot_be_is_refused() -> None:
    position = GOOFSPIEL.position(after("Q", "2", "K"))
    changes: list[dict[str, Any]] = [
        {"bids": ("Q", "2", "Q")},
        {"bids": ("Q", "2", "K") * 9},
        {"prizes": SUIT[1:]},
        {"prizes": ()},
        {"round": 2},
        {"scores": (1,)},
    ]
    for wrong in changes:
        with pytest.raises(BadPosition):
            GOOFSPIEL.from_position(Position(**{**asdict(position), **wrong}))


def test_the_game_is_found_by_its_entry_point() -> None:
    assert "goofspiel" in sabot.game_ids()
    assert sabot.game("goofspiel") is GOOFSPIEL


def test_what_is_no_move_is_refused() -> None:
    with pytest.raises(SabotError, match="'bid:1' is no move; expected a form like bid:A"):
        GOOFSPIEL.parse_move("bid:1")
