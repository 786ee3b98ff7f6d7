"""A review as text and as a page, in all languages."""

import re
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from sabot.locales import LANGUAGES, Words
from sabot.review.curves import stairs, ticks_of
from sabot.review.figures import Figures
from sabot.review.page import Page
from sabot.review.text import Printer, bars, known_at_all, thinned
from tests.review.findings import choice, small_review, span
from tests.terminal.scripts import Output, screen_of, scripted

SVG = "{http://www.w3.org/2000/svg}"


def pictures(page: str) -> list[ET.Element]:
    found = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    return [ET.fromstring(each) for each in found]  # noqa: S314 (our own)


def printed(language: str = "en", *, finished: bool = True) -> str:
    output = Output()
    screen = screen_of(scripted(iter([])), output, 100)
    Printer(small_review(finished=finished), screen, Words(language)).show()
    return output.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_a_picture_of_each_seat_and_round_that_says_what_it_shows(language: str) -> None:
    page = Page(small_review(), Words(language)).written()
    assert f'<html lang="{language}">' in page
    drawn = pictures(page)
    assert len(drawn) == 4
    for each in drawn:
        titled = [child.get("id") for child in each if child.tag in {"title", "desc"}]
        assert len(titled) == 2
        assert each.get("aria-labelledby") == " ".join(str(name) for name in titled)
        assert len([child for child in each if child.tag == "path"]) == 2
    # All that a picture shows is in a table as well, and so are the accounts and the decisions.
    assert page.count("<table>") == 4 + 2


def test_a_page_needs_nothing_else_and_trusts_no_name() -> None:
    page = Page(small_review(), Words("en")).written()
    assert not re.search(r"<script|https?:|<link|@import|url\(|<img|style=", page)
    assert "Bo &lt;b&gt;" in page
    assert "<better" not in page
    assert "prefers-color-scheme: dark" in page


def test_mistakes_are_marked_on_the_curves_of_who_made_them() -> None:
    page = Page(small_review(), Words("en")).written()
    marks = [len(each.findall("circle")) for each in pictures(page)]
    assert '<span class="key mistake"></span>mistake' in page
    # Both of Ada's and one of Bo's are in the first round.
    assert marks == [2, 0, 1, 0]


def test_most_mistakes_are_folded_away_and_none_is_lost() -> None:
    few = small_review()
    many = replace(few, choices=[choice(move, 0, move, mistake=True) for move in range(1, 13)])
    page = Page(many, Words("en")).written()
    shown, _, rest = page.partition("<summary>2 more</summary>")
    assert shown.count("<li>") == 10
    assert '<ol class="mistakes" start="11">' in rest
    assert rest.count("<li>") == 2
    assert " more</summary>" not in Page(few, Words("en")).written()


def test_players_are_called_by_the_roles_that_they_had_in_a_round() -> None:
    page, text = Page(small_review(), Words("en")).written(), printed()
    for said in ("Round 1, move 3, Ada (saboteur)", "Ada (saboteur), round 1", "Ada, round 2"):
        assert said in page
        assert said in text


def test_every_picture_of_wins_has_nothing_and_a_whole_win_on_its_scale() -> None:
    for each in pictures(Page(small_review(), Words("en")).written()):
        numbers = [text.text for text in each.findall("text")]
        assert {"0", "100", "hundredths of a win", "move"} <= set(numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_printed_in_every_language(language: str) -> None:
    words, text = Words(language), printed(language)
    for name in ("review-mistakes", "review-accounts", "review-curves"):
        assert words(name) in text
    assert "{" not in text
    assert "$" not in text


def test_the_worst_mistake_is_printed_first_with_what_was_better_and_its_cost() -> None:
    text = printed()
    assert text.index("made 3") < text.index("made 5") < text.index("made 1")
    assert "1. Round 1, move 3, Ada" in text
    assert "Better: <better 3>" in text
    assert "It cost 12.5 (95%: 11.5 to 13.5)." in text
    assert "In 4 of 5 decisions" in text
    assert "\x1b" not in text


def test_an_unfinished_game_is_said_to_be_one() -> None:
    assert "unfinished" in printed(finished=False)
    assert "unfinished" not in printed()


def test_what_could_be_known_stays_until_the_next_own_move() -> None:
    found = small_review(finished=False)
    first, second = found.rounds
    # Before a seat's first move it is as it will be then; at the end it is what came out.
    assert known_at_all(first, first.seats[1]) == [45, 45, 45, 40, 50]
    early = second.seats[1].known
    assert [point.move for point in early] == [2, 4]
    assert known_at_all(second, second.seats[1])[-1] == 45


def test_curves_are_drawn_as_bars_and_stairs() -> None:
    assert bars([0, 50, 100], 0, 100) == "▁▅█"
    assert bars([7, 7], 7, 7) == "▁▁"
    assert len(thinned(range(200))) <= 61
    assert thinned(range(200))[-1] == 199
    assert stairs([1, 1, 2, 2]) == [(0, 1), (2, 1), (2, 2), (3, 2)]
    assert ticks_of([0, 100]) == (0, 20, 40, 60, 80, 100)
    low, *_, high = ticks_of([3, 3])
    assert low < 3 < high


def test_figures_are_written_as_the_language_does() -> None:
    english, german = Figures("saboteur2", "en"), Figures("saboteur2", "de")
    assert (english.worth(1.5), german.worth(1.5)) == ("1.50", "1,50")
    assert english.cost(-0.251) == "−0.25"
    assert english.around(span(0.001, 0.5)) == "0.00 ±0.50"
    assert Figures("saboteur", "fr").around(span(12.34)) == "+12 ±1"
    assert Figures("saboteur", "fr").cost(12.34) == "12,3"
    assert Figures("saboteur", "en").worth(-0.2) == "0"
