"""What a sensible person would do, and the rules bot does."""

from sabot.core.rng import Rng
from sabot.games.sabotage.encoding import Ended
from sabot.games.sabotage.rules import Sabotage
from tests.bots.sabotage.games import RULES, best, scored, worst
from tests.games.sabotage.tables import WORTH, table

# Nine letters that do nothing for a red roof; the tests put a card of theirs first.
COLD = "B-blue B-lilac D-blue D-lilac F-blue F-lilac H-blue H-lilac"
# A roof in red on which only E and the right column are open.
RED = "A-red B-red D-red G-red H-red"
BLUE = "A-blue B-blue D-blue G-blue H-blue"
# One's own roof may end the round, but the other is worth more.
TRAILING = {"A": WORTH[5], "B": WORTH[8].replace("red", "orange")}


def last_round(roofs: dict[str, str], before: Ended) -> Sabotage:
    """The end of a game whose other rounds all went this way."""
    return table(roofs=roofs, phase="offered", played=20, round_number=4, results=[before] * 3)


# One's own roof.


def test_it_lays_the_card_that_completes_lines_of_its_roof() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"E-red {COLD}"}, played=10)
    assert best(state) == ["E-red@E"]


def test_it_does_not_lay_the_wrong_colour_on_its_own_roof() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"E-blue {COLD}"}, played=10)
    assert worst(state) == ["E-blue@E"]


def test_it_prefers_the_same_colour_to_a_kindred_one() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"E-red E-orange {COLD[7:]}"}, played=10)
    assert best(state) == ["E-red@E"]
    assert scored(state)["E-orange@E"] > scored(state)["discard:E-orange"]


def test_it_begins_in_the_middle_of_an_empty_roof() -> None:
    state = table(hands={"A": "B-red C-lilac E-orange F-blue H-lilac I-blue"})
    assert best(state) == ["E-orange@E"]


def test_it_lays_an_x_where_it_completes_the_most() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"X-red {COLD}"}, played=10)
    assert best(state, "X-red") == ["X-red@E"]


def test_it_lays_the_letter_and_keeps_the_x() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"E-red X-red wrench-red {COLD[14:]}"}, played=10)
    assert best(state) == ["E-red@E"]


def test_it_refits_the_wrong_card_in_the_midst_of_its_roof() -> None:
    spoilt = f"{RED} E-blue"
    state = table(roofs={"A": spoilt}, hands={"A": f"wrench-red {COLD}"}, played=10)
    assert best(state) == ["wrench-red@E"]


def test_it_takes_the_wrong_card_off_its_roof() -> None:
    state = table(
        roofs={"A": f"{RED} E-blue C-red F-orange"},
        hands={"A": f"dismantle E-red {COLD[7:]}"},
        played=12,
    )
    assert best(state, "dismantle") == ["dismantle@E"]
    assert scored(state)["dismantle@E"] > scored(state)["discard:dismantle"]


def test_it_takes_no_right_card_off_its_own_roof() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"dismantle {COLD}"}, played=10)
    assert scored(state)["discard:dismantle"] > scored(state)["dismantle@A"]


# The other roof.


def test_it_seals_off_the_cell_that_the_other_needs() -> None:
    state = table(
        roofs={"B": f"{BLUE} I-blue"},
        hands={"A": "E-red B-red B-orange D-red D-orange H-red H-orange A-red A-orange"},
        played=12,
    )
    assert scored(state)["E-red>E"] > scored(state)["discard:E-red"]
    assert best(state) == ["E-red>E"]


def test_it_does_not_complete_lines_of_the_other() -> None:
    state = table(roofs={"B": BLUE}, hands={"A": f"E-blue {COLD}"}, played=10)
    assert worst(state) == ["E-blue>E"]


def test_it_hinders_with_what_its_own_roof_does_not_need() -> None:
    state = table(
        roofs={"A": RED, "B": BLUE}, hands={"A": f"E-red E-orange {COLD[14:]}"}, played=16
    )
    assert scored(state)["E-orange>E"] > scored(state)["E-red>E"]


def test_it_sabotages_before_the_other_can_end_the_round() -> None:
    state = table(roofs={"B": WORTH[5]}, hands={"A": f"sabotage {COLD}"}, played=14)
    # The corner in which two lines of one colour meet.
    assert best(state) == ["sabotage>A"]


def test_it_sabotages_the_other_rather_than_itself() -> None:
    state = table(roofs={"A": RED, "B": BLUE}, hands={"A": f"sabotage {COLD[7:]}"}, played=16)
    assert best(state, "sabotage")[0].startswith("sabotage>")
    assert worst(state, "sabotage")[0].startswith("sabotage@")


def test_it_saves_sabotage_while_the_other_has_hardly_begun() -> None:
    state = table(roofs={"B": "A-blue"}, hands={"A": f"sabotage {COLD}"}, played=4)
    assert max(scored(state)["sabotage>A"], scored(state)["discard:sabotage"]) < max(
        score for text, score in scored(state).items() if "sabotage" not in text
    )


# Discards.


def test_it_discards_what_fits_nowhere() -> None:
    state = table(
        roofs={
            "A": "A-red B-red C-red D-orange E-red F-orange G-red H-orange",
            "B": "A-blue B-blue C-lilac D-blue E-lilac F-lilac G-lilac H-blue",
        },
        hands={"A": "H-red I-red I-blue wrench-red X-red sabotage sabotage X-orange wrench-orange"},
        played=20,
    )
    assert best(state, "discard") == ["discard:H-red"]


def test_it_keeps_wrench_and_sabotage_longest() -> None:
    state = table(hands={"A": f"wrench-red sabotage {COLD[14:]} G-blue"}, played=10)
    discards = [text for text in scored(state) if text.startswith("discard")]
    discards.sort(key=lambda text: scored(state)[text])
    assert set(discards[:2]) == {"discard:wrench-red", "discard:sabotage"}


def test_it_keeps_the_x_of_its_own_colours_and_discards_the_other() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"X-red X-blue {COLD[7:]}"}, played=10)
    assert scored(state)["discard:X-blue"] > scored(state)["discard:X-red"]


# Ending the round.


def test_it_ends_the_round_when_it_leads() -> None:
    state = table(roofs={"A": WORTH[8]}, phase="offered", played=20)
    assert best(state) == ["end"]


def test_it_does_not_end_a_round_that_it_would_lose() -> None:
    assert best(table(roofs=TRAILING, phase="offered", played=20)) == ["go-on"]


def test_it_asks_its_partner_and_the_partner_agrees_when_they_lead() -> None:
    for phase, answer in (("offered", "ask"), ("asked", "agree")):
        assert best(table(4, roofs={"A": WORTH[8]}, phase=phase, played=20)) == [answer]


def test_a_partner_does_not_agree_to_lose() -> None:
    assert best(table(4, roofs=TRAILING, phase="asked", played=20)) == ["decline"]


def test_it_does_not_end_the_last_round_if_the_game_is_lost_by_it() -> None:
    state = last_round({"A": WORTH[5], "B": "A-blue"}, Ended((0, 10), 1))
    assert best(state) == ["go-on"]


def test_it_ends_the_last_round_if_the_game_is_won_by_it_even_from_behind() -> None:
    assert best(last_round(TRAILING, Ended((10, 0), 0))) == ["end"]


def test_the_best_liked_move_is_mostly_played() -> None:
    state = table(roofs={"A": RED}, hands={"A": f"E-red {COLD}"}, played=10)
    moves = [RULES.pick(state, Rng(seed), 1.0) for seed in range(40)]
    most = max(set(moves), key=moves.count)
    assert moves.count(most) >= 30
