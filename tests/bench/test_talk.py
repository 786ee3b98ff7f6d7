"""What is read off the games of companies that talk."""

from bench.talk import COMPANIES, CREDULOUS, LIARS, SILENCE, TALK, deals_for, talk_bars, won


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
    assert len([*deals_for(0.0)]) == 8
