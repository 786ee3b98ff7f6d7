"""What a sensible person would do, and the rules bot does."""

import pytest

from sabot.bots.roster import RULES_COOLNESS
from sabot.bots.seven_seals.rules import policy
from sabot.core.errors import SabotError
from sabot.core.rng import Rng
from sabot.games.seven_seals.cards import COLOURS
from sabot.games.seven_seals.encoding import Seals
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.moves import card_number
from tests.bots.seven_seals.games import RULES, holding, liked, promised
from tests.games.seven_seals.tables import (
    B,
    C,
    announced,
    before_last_card,
    choices,
    dealt,
    play,
    with_seals,
)

# What the hands below are like.
REDS = "r4 r5 r6 r7 r8 r9 r10 r11 r12 y1 y2 g1 g2 b1 v1"
LOW = "r1 r2 r3 y1 y2 y3 g1 g2 g3 b1 b2 b3 v1 v2 v3"
MIDDLING = "r5 r6 y5 y6 y7 g5 g6 g7 b5 b6 b7 v5 v6 v7 v8"
CLEAR = "r1 r2 r12 y1 y2 y12 g1 g2 g12 b1 b2 b12 v1 v2 v12"
HIGH = "r11 r12 y10 y11 y12 g10 g11 g12 b10 b11 b12 v1 v10 v11 v12"

# Peter comes last on a trick led in yellow, and can win or duck; or can only win.
HE_MAY_DUCK = "y10 y6 y7"
HE_MUST_WIN = "y5 y6 y7"
HE_CANT_FOLLOW = "v2 v12 v7"
# What the three before him have promised: about what their hands will bring.
THEIRS = ("red blue", "red violet violet", "green blue")

# Announcing.


def test_who_holds_the_high_reds_promises_red_tricks() -> None:
    assert promised(holding(REDS)).count("take:red") >= 3


def test_who_holds_only_low_cards_promises_nothing() -> None:
    assert not any(taken.startswith("take:") for taken in promised(holding(LOW)))


def test_who_holds_high_cards_promises_more_than_who_holds_reds() -> None:
    high = promised(holding(HIGH))
    assert {"take:red", "take:yellow", "take:green", "take:blue", "take:violet"} <= set(high)
    assert len(high) > len(promised(holding(REDS)))


def test_who_holds_only_middling_cards_takes_the_saboteur() -> None:
    assert promised(holding(MIDDLING)) == ["saboteur"]


def test_who_holds_the_highest_and_the_lowest_promises_just_the_highest() -> None:
    taken = promised(holding(CLEAR))
    assert sorted(taken) == ["done", *sorted(f"take:{colour}" for colour in COLOURS)]


def test_it_promises_no_tricks_of_a_colour_of_which_it_has_only_the_lowest() -> None:
    state = dealt()
    play(state, "done")
    # Sabine has green 2, 5 and 11, and red 9 to 11.
    assert liked(state).index("take:red") < liked(state).index("take:green")


# Playing.


def test_it_wins_the_trick_that_it_has_promised() -> None:
    state = announced(*THEIRS, "yellow yellow")
    play(state, HE_MAY_DUCK)
    assert liked(state)[0] == "y12"


def test_it_ducks_the_trick_that_it_has_not_promised() -> None:
    state = announced("yellow")
    play(state, HE_MAY_DUCK)
    assert liked(state)[-1] == "y12"


def test_it_throws_its_highest_card_when_it_has_to_win_anyway() -> None:
    state = announced()
    play(state, HE_MUST_WIN)
    assert liked(state)[0] == "y12"


def test_it_wins_cheaply_when_it_needs_its_high_card_again() -> None:
    state = announced("", "", "", "yellow yellow")
    play(state, HE_MUST_WIN)
    assert liked(state)[-1] == "y12"


def test_it_ruffs_when_it_has_promised_red() -> None:
    state = announced(*THEIRS, "red red yellow")
    play(state, HE_CANT_FOLLOW)
    assert liked(state)[0] in {"r6", "r7", "r8"}


def test_it_does_not_ruff_a_trick_that_it_has_no_use_for() -> None:
    state = announced()
    play(state, HE_CANT_FOLLOW)
    assert set(liked(state)[-3:]) == {"r6", "r7", "r8"}


def test_who_ducks_discards_a_card_that_would_win_later() -> None:
    state = announced()
    play(state, HE_CANT_FOLLOW)
    assert int(liked(state)[0][1:]) >= 8
    assert liked(state).index("g10") < liked(state).index("g3")


def test_it_does_not_waste_a_winner_on_a_trick_that_is_lost() -> None:
    state = announced("", "", "", "green green")
    play(state, HE_CANT_FOLLOW)
    assert liked(state).index("b5") < liked(state).index("g10")


# The saboteur.


def test_the_saboteur_leaves_the_trick_to_who_has_no_seal_for_it() -> None:
    state = announced("blue", "", "", "saboteur")
    play(state, HE_MAY_DUCK)
    assert liked(state)[-1] == "y12"


def test_the_saboteur_leads_no_plain_card_that_wins_for_sure() -> None:
    """Red is another matter: the highest takes trumps from those who count on them."""
    state = announced("saboteur", "red red red violet green", "violet violet blue", "green yellow")
    led = {int(RULES.pick(state, Rng(seed), RULES_COOLNESS)) for seed in range(200)}
    assert not {"g12", "b12", "b11"} & {
        SEVEN_SEALS.format_move(SEVEN_SEALS.move_of(move)) for move in led
    }


# Giving seals.


def test_it_gives_a_white_seal_rather_than_take_a_black_one() -> None:
    state = announced()
    play(state, "v2 v12 v7")
    state = with_seals(state, {B: Seals(white=1)})
    play(state, "g3")
    assert liked(state) == ["give:white", "black"]


def test_in_the_last_trick_it_gives_the_seal_that_would_cost_most() -> None:
    state = before_last_card(C)
    led = COLOURS[state.led_colour()]
    state = with_seals(state, {C: Seals(**{led: 1, "white": 1})})
    play(state, choices(state)[0])
    assert liked(state)[0] == "give:white"


def test_it_keeps_the_seal_that_it_can_still_serve() -> None:
    # Sabine has won with red 3 a trick led in violet, of which she has no card left.
    state = announced()
    play(state, "v2 v12 v7 g3 y4 y2 y9 y10 v8 r3 v1")
    state = with_seals(state, {B: Seals(red=1, violet=1)})
    play(state, "g8")
    assert liked(state)[0] == "give:violet"


# Anybody.


def test_what_it_likes_least_is_hardly_ever_played() -> None:
    state = announced("yellow")
    play(state, HE_MAY_DUCK)
    least = card_number(liked(state)[-1])
    moves = [RULES.pick(state, Rng(seed), 1.0) for seed in range(60)]
    assert moves.count(least) <= 3


def test_weights_that_nobody_knows_are_refused() -> None:
    with pytest.raises(SabotError, match=r"chasing\.courage"):
        policy({"chasing.courage": 1})
