"""Saboteur 2 on the screen: whole games told and drawn in every language, without a gap."""

from typing import Any

import pytest

from sabot.core.errors import IllegalMove
from sabot.core.rng import Rng
from sabot.games.saboteur.events import TunnelLaid
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.refusals import REASONS
from sabot.locales import LANGUAGES
from sabot.terminal.presenters import game_words, presenter_of
from sabot.terminal.saboteur.cards import draw, is_tunnel, tunnel_face
from tests.conformance.saboteur2_subject import dig2
from tests.games.saboteur2.tables import table, view

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def whole(text: str) -> bool:
    """Whether a text has all its facts."""
    return "{" not in text and "$" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_a_whole_game_is_told_and_drawn(language: str, viewer: int | None) -> None:
    words = game_words("saboteur2", language)
    presenter = presenter_of("saboteur2", words, NAMES, viewer)
    state = SABOTEUR2.new(SABOTEUR2.options(players=4, rounds=2))
    rng = Rng(5)
    log: list[str] = []
    while SABOTEUR2.outcome(state) is None:
        if SABOTEUR2.to_act(state) is None:
            SABOTEUR2.deal(state, SABOTEUR2.draw_deal(state, rng))
            events = SABOTEUR2.told_deal(state, viewer)
        else:
            move = dig2(SABOTEUR2.legal_moves(state), rng)
            before = state.copy()
            SABOTEUR2.play(state, move)
            events = SABOTEUR2.told(before, move, state, viewer)
        log += [said for event in events for said in presenter.sentences(event)]
        shown = SABOTEUR2.view(state, viewer)
        lines = presenter.table(shown, log[-5:], 120)
        assert all(whole(line.plain) for line in lines)
        for number, pick in enumerate(presenter.picks(shown), 1):
            if pick.moves and not pick.at_once:
                assert all(whole(c.plain) for c in presenter.choices(shown, number, pick, 120))
    assert len(log) > 40
    assert all(map(whole, log))
    assert all(map(whole, presenter.help()))


def test_every_move_can_be_picked_by_numbers() -> None:
    state = table(3, hands={"A": "EW map thief NES NES"}, prisons="A", thieves="B")
    shown = view(state, "A")
    presenter = presenter_of("saboteur2", game_words("saboteur2", "en"), NAMES, 0)
    reached: list[Any] = []
    for pick in presenter.picks(shown):
        reached += [*pick.moves, pick.discard]
    assert set(shown.moves) <= set(reached)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    presenter = presenter_of("saboteur2", game_words("saboteur2", language), NAMES, 0)
    facts = {"seat": "B", "card": "prison", "cell": "1,0", "what": "thief", "tool": "pick"}
    facts |= {"tools": "pick", "last": "C", "value": "1"}
    for reason in REASONS:
        assert whole(presenter.refusal(IllegalMove(REASONS, reason, **facts)))


@pytest.mark.parametrize(
    ("card", "middle"),
    [
        ("NS/EW", "━━╂━━"),
        ("NW/ES", "━━\u2571━━"),
        ("NE/SW", "━━╲━━"),
        ("ladder-ES", "│ H━━"),
        ("green-EW", "━━▮━━"),
        ("blue-EW", "━━▯━━"),
        ("crystal-EWxS", "━━✦━━"),
        ("crystal-xW", "━╸✧ │"),
        ("NSxEW", "━╸┃╺━"),
    ],
)
def test_the_new_tunnel_cards_are_drawn(card: str, middle: str) -> None:
    assert is_tunnel(card)
    assert draw(tunnel_face(card))[1].plain == middle


def test_a_dead_end_is_told_as_one_whatever_else_it_shows() -> None:
    presenter = presenter_of("saboteur2", game_words("saboteur2", "en"), NAMES, 0)

    def told(card: str) -> str:
        return presenter.sentences(TunnelLaid(1, card, 1, 0, False))[0]

    assert "dead end" in told("crystal-xW")
    assert "dead end" not in told("crystal-ESW")
    assert "dead end" not in told("EWxNS")


def test_action_cards_are_no_tunnels() -> None:
    assert not any(map(is_tunnel, ("map", "hands-off", "swap-hands", "-pick", "+pick/cart")))


def test_several_cards_are_discarded_by_their_numbers() -> None:
    shown = view(table(3, hands={"A": "EW map thief NES NES"}), "A")
    presenter = presenter_of("saboteur2", game_words("saboteur2", "en"), NAMES, 0)
    hand = shown.hand
    move = presenter.discard_several(shown, [4, 1])
    assert move in shown.moves
    assert sorted(move.cards) == sorted([hand[0], hand[3]])
    assert len(presenter.discard_several(shown, [5, 2, 3]).cards) == 3
    for wrong in ([1, 1], [1, 6], [1, 2, 3, 4]):
        assert presenter.discard_several(shown, wrong) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_twelve_players_fit_on_24_rows(language: str) -> None:
    names = [f"Person {number}" for number in range(12)]
    presenter = presenter_of("saboteur2", game_words("saboteur2", language), names, 0)
    state = SABOTEUR2.new(SABOTEUR2.options(players=12))
    SABOTEUR2.deal(state, SABOTEUR2.draw_deal(state, Rng(1)))
    while SABOTEUR2.to_act(state) != 0:
        SABOTEUR2.play(state, SABOTEUR2.legal_moves(state)[-1])
    news = [f"The sentence number {number} of this round." for number in range(9)]
    lines = [line.plain for line in presenter.table(SABOTEUR2.view(state, 0), news, 80)]
    assert len(lines) + 1 <= 24  # the question stands below
    assert max(map(len, lines)) <= 80
    assert any("number 8" in line for line in lines)
