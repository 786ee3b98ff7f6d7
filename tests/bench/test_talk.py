"""What is read off the games of companies that talk."""

from collections import Counter

from bench import talk_nuggets
from bench.deed_signs import habit_bars, second_sign_bars
from bench.talk import COMPANIES, CREDULOUS, LIARS, SILENCE, TALK, talk_bars, won


def test_figures_are_differences_on_the_same_deals() -> None:
    wins = {company: [0.0, 1.0] * 10 for company in COMPANIES}
    wins[TALK] = [1.0] * 20
    wins[CREDULOUS] = [0.0] * 20
    bars = {bar.name.partition("detectives: ")[2]: bar for bar in talk_bars(wins)}
    found = {name: bar.found.mean for name, bar in bars.items() if bar.found is not None}
    assert found["diggers win in silence"] == 0.5
    assert found["diggers with talk over silence"] == 0.5
    assert found["saboteurs who weigh their lies over honest ones"] == -0.5
    assert found["diggers over those who believe liars"] == 0.5
    assert found["diggers who believe everything beside silence, against liars"] == -0.5
    assert found["diggers beside silence, against liars"] == 0.0


def test_a_company_plays_a_deal_in_its_forms() -> None:
    assert LIARS.contest().bots == ("detective", "detective@liar")
    assert (SILENCE.contest().talk, TALK.contest().talk) == (False, True)
    assert won(CREDULOUS, 0) in {0.0, 1.0}


def test_nuggets_of_saboteur_2_are_compared_on_the_same_deals() -> None:
    gained = {company: [talk_nuggets.Nuggets(1.0, 0.0)] * 9 for company in talk_nuggets.COMPANIES}
    gained[talk_nuggets.TALK] = [talk_nuggets.Nuggets(2.0, None)] * 4
    gained[talk_nuggets.TALK] += [talk_nuggets.Nuggets(2.0, 1.0)] * 5
    found = [bar.found for bar in talk_nuggets.nugget_bars(gained)]
    assert [(each.mean, each.deals) for each in found if each is not None] == [
        (1.0, 9), (1.0, 9), (1.0, 5), (1.0, 5),
    ]  # fmt: skip
    diggers, saboteurs = talk_nuggets.gained(talk_nuggets.LIARS, 0)
    assert diggers is not None
    assert saboteurs is not None


def test_habits_are_shares_beside_their_bars() -> None:
    counts = Counter({
        "broke a suspect": 30, "broke a suspect, wrong sign": 1,
        "mended a suspect": 10, "mended a suspect, wrong sign": 1,
        "tunnels of saboteurs": 50, "tunnels of saboteurs behind the start": 3,
        "tunnels of diggers": 100, "tunnels of diggers behind the start": 2,
        "repairs of diggers": 20, "repairs of diggers for suspects": 1,
    })  # fmt: skip
    bars = [*habit_bars(counts)]
    found = [None if bar.found is None else bar.found.mean for bar in bars]
    assert found == [0.05, 0.06, 0.05, None]
    assert [bar.bar for bar in bars] == [0.05, 0.04, 0.02, 0.02]
    assert [bar.met() for bar in bars] == [True, False, False, False]


def test_signs_of_saboteur_2_are_of_what_is_done_to_suspects() -> None:
    counts = Counter({
        "broke a suspect": 50, "broke a suspect, wrong sign": 2,
        "broke a trusted seat": 9, "broke a trusted seat, wrong sign": 9,
    })  # fmt: skip
    breaks, repairs = second_sign_bars(counts)
    assert breaks.found is not None
    assert (breaks.found.mean, breaks.met(), repairs.found) == (0.04, True, None)
