"""What a sensible person would do, and the rules bot does."""

from sabot.core.rng import Rng
from sabot.games.sabotage.pieces import Ended
from tests.bots.sabotage.games import RULES, liked
from tests.games.sabotage.tables import WORTH, table

# Nine letters that do nothing for a red roof; the tests put a card of theirs first.
COLD = "B-blue B-lilac D-blue D-lilac F-blue F-lilac H-blue H-lilac"
# A roof in red on which only E and the right column are open.
RED = "A-red B-red D-red G-red H-red"
BLUE = "A-blue B-blue D-blue G-blue H-blue"


# One's own roof.


def test_it_lays_the_card_that_completes_lines_of_its_roof() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"E-red {COLD}"}, played=10)
    assert liked(state)[0] == "E-red@E"


def test_it_does_not_lay_the_wrong_colour_on_its_own_roof() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"E-blue {COLD}"}, played=10)
    assert liked(state)[-1] == "E-blue@E"


def test_it_prefers_the_same_colour_to_a_kindred_one() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"E-red E-orange {COLD[7:]}"}, played=10)
    assert liked(state).index("E-red@E") < liked(state).index("E-orange@E")


def test_it_lays_an_x_where_it_completes_the_most() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"X-red {COLD}"}, played=10)
    places = [text for text in liked(state) if text.startswith("X-red@")]
    assert places[0] == "X-red@E"


def test_it_refits_the_wrong_card_in_the_midst_of_its_roof() -> None:
    spoilt = f"{RED} E-blue"
    state = table(roofs={"A": spoilt}, hands={"A": f"wrench-red {COLD}"}, played=10)
    assert liked(state)[0] == "wrench-red@E"


def test_it_takes_the_wrong_card_off_its_roof_to_lay_the_right_one() -> None:
    state = table(
        roofs={"A": f"{RED} E-blue C-red F-orange"},
        hands={"A": f"dismantle E-red {COLD[7:]}"},
        played=12,
    )
    removals = [text for text in liked(state) if text.startswith("dismantle@")]
    assert removals[0] == "dismantle@E"


def test_it_takes_no_right_card_off_its_own_roof() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"dismantle {COLD}"}, played=10)
    texts = liked(state)
    assert texts.index("discard:dismantle") < texts.index("dismantle@A")


# The other roof.


def test_it_seals_off_the_cell_that_the_other_needs() -> None:
    state = table(
        roofs={"B": f"{BLUE} I-blue"},
        hands={"A": "E-red B-red B-orange D-red D-orange H-red H-orange A-red A-orange"},
        played=12,
    )
    assert liked(state).index("E-red>E") < liked(state).index("discard:E-red")


def test_it_does_not_complete_lines_of_the_other() -> None:
    state = table(roofs={"B": BLUE}, hands={"A": f"E-blue {COLD}"}, played=10)
    assert liked(state)[-1] == "E-blue>E"


def test_it_sabotages_before_the_other_can_end_the_round() -> None:
    state = table(roofs={"B": WORTH[5]}, hands={"A": f"sabotage {COLD}"}, played=14)
    # The corner in which two lines of one colour meet.
    assert liked(state)[0] == "sabotage>A"


def test_it_sabotages_the_other_rather_than_itself() -> None:
    state = table(roofs={"A": RED, "B": BLUE}, hands={"A": f"sabotage {COLD[7:]}"}, played=16)
    texts = [text for text in liked(state) if text.startswith("sabotage")]
    assert texts[0].startswith("sabotage>")
    assert texts[-1].startswith("sabotage@")


# Discards.


def test_it_discards_what_fits_nowhere() -> None:
    full = "A-red B-red C-red D-orange E-red F-orange G-red H-orange"
    state = table(
        roofs={"A": full, "B": "A-blue B-blue C-lilac D-blue E-lilac F-lilac G-lilac H-blue"},
        hands={
            "A": "A-blue I-red I-blue wrench-red X-red sabotage sabotage X-orange wrench-orange"
        },
        played=20,
    )
    discards = [text for text in liked(state) if text.startswith("discard:")]
    assert discards[0] == "discard:A-blue"


def test_it_keeps_wrench_and_sabotage_longest() -> None:
    state = table(hands={"A": f"wrench-red sabotage {COLD[7:]}"}, played=10)
    discards = [text for text in liked(state) if text.startswith("discard:")]
    assert set(discards[-2:]) == {"discard:wrench-red", "discard:sabotage"}


# Ending the round.


def test_it_ends_the_round_when_it_leads() -> None:
    state = table(roofs={"A": WORTH[8]}, phase="offered", played=20)
    assert liked(state) == ["end", "go-on"]


def test_it_does_not_end_a_round_that_it_would_lose() -> None:
    state = table(
        roofs={"A": WORTH[5], "B": WORTH[8].replace("red", "orange")}, phase="offered", played=20
    )
    assert liked(state) == ["go-on", "end"]


def test_it_asks_its_partner_and_the_partner_agrees_when_they_lead() -> None:
    for phase, answer in (("offered", "ask"), ("asked", "agree")):
        state = table(4, roofs={"A": WORTH[8]}, phase=phase, played=20)
        assert liked(state)[0] == answer


def test_a_partner_does_not_agree_to_lose() -> None:
    roofs = {"A": WORTH[5], "B": WORTH[8].replace("red", "orange")}
    assert liked(table(4, roofs=roofs, phase="asked", played=20))[0] == "decline"


def test_it_does_not_end_the_last_round_if_the_game_is_lost_by_it() -> None:
    behind = [Ended((0, 10), 1)] * 3
    state = table(
        roofs={"A": WORTH[5], "B": "A-blue"},
        phase="offered",
        played=20,
        round_number=4,
        results=behind,
    )
    assert liked(state)[0] == "go-on"


def test_the_best_liked_move_is_mostly_played() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"E-red {COLD}"}, played=10)
    moves = [RULES.pick(state, Rng(seed), 1.0) for seed in range(40)]
    best = max(set(moves), key=moves.count)
    assert moves.count(best) >= 30
