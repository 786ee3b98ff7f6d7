"""What stands behind `searcher@` is read as people write it, and refused with a reason."""

import pytest

from sabot.bots.search import SearchSettings
from sabot.bots.search_settings import settings_of
from sabot.core.errors import SabotError

USUAL = SearchSettings(playouts=300, seconds=0.1, candidates=9)


def test_nothing_behind_the_name_is_the_usual_manner() -> None:
    assert settings_of("", USUAL) == (USUAL, False)


def test_settings_replace_the_usual_ones() -> None:
    settings, unbiased = settings_of("playouts=2000 + seconds=1.5+candidates=4", USUAL)
    assert settings == USUAL._replace(playouts=2000, seconds=1.5, candidates=4)
    assert isinstance(settings.playouts, int)
    assert not unbiased


def test_no_seconds_is_no_limit_of_time() -> None:
    assert settings_of("seconds=0", USUAL)[0].seconds is None


def test_a_search_may_learn_nothing() -> None:
    assert settings_of("unbiased+playouts=5", USUAL) == (USUAL._replace(playouts=5), True)


@pytest.mark.parametrize(
    ("detail", "said"),
    [
        ("depth=3", "a search has no 'depth'; expected some of playouts, seconds, candidates"),
        ("playouts=many", "'many' is no number for playouts"),
        ("playouts", "'' is no number for playouts"),
        ("seconds=-1", "seconds can't be -1"),
        ("seconds=inf", "seconds can't be inf"),
        ("seconds=nan", "seconds can't be nan"),
    ],
)
def test_what_makes_no_sense_is_refused(detail: str, said: str) -> None:
    with pytest.raises(SabotError, match=said.replace("'", ".")):
        settings_of(detail, USUAL)
