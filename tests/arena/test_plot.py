"""Pictures are well-formed, and everything is drawn where its value says."""

from xml.etree import ElementTree as ET

import pytest

from sabot.arena.plot import AXIS, Scale, plot, round_step, scale_of
from sabot.arena.report import Interval
from tests.arena.test_tally import ONE, OTHER, cross, reported, tally_of

SVG = "{http://www.w3.org/2000/svg}"


def test_a_picture_has_a_row_for_each_difference() -> None:
    found = reported(tally_of(cross(ONE), cross(OTHER), cross(ONE)), "a<b", "plain & simple")
    root = ET.fromstring(plot(found))  # noqa: S314 (our own)
    assert len(root.findall(f".//{SVG}circle")) == 2 * len(found.contrasts)
    words = " ".join(text.text or "" for text in root.iter(f"{SVG}text"))
    assert "a<b instead of plain & simple, digger, against a<b" in words
    assert not [each for each in root.iter() if "style" in each.attrib]


def test_a_single_bot_is_drawn_by_itself() -> None:
    found = reported(tally_of([line for line in cross(ONE) if line.bot == line.against == 0]), "a")
    assert not found.contrasts
    root = ET.fromstring(plot(found))  # noqa: S314 (our own)
    assert len(root.findall(f".//{SVG}circle")) == 2 * len(found.levels) == 4


def test_scales_hold_all_intervals_on_round_numbers() -> None:
    scale = scale_of([Interval(0.31, 0.22, 0.4, 9), Interval(0.7, None, None, 1)], 0, zero=True)
    assert [*scale.ticks] == pytest.approx([0, 0.2, 0.4, 0.6, 0.8])
    assert scale_of([Interval(3, 3, 3, 9)], 0, zero=False).ticks[0] < 3
    assert Scale(100, (0, 1, 2)).place(1) == 100 + AXIS / 2


@pytest.mark.parametrize(
    ("wish", "step"), [(0.03, 0.05), (0.05, 0.05), (1.1, 2), (70, 100), (0.0021, 0.005)]
)
def test_steps_are_round(wish: float, step: float) -> None:
    assert round_step(wish) == pytest.approx(step)
