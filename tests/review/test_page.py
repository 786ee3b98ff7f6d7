"""A review as text and as a page, in all languages."""

import re
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from sabot.locales import LANGUAGES, Words
from sabot.review.record_states import history_in
from sabot.review.seat_part import stairs as known_stairs
from sabot.review_report.curves import stairs, ticks_of
from sabot.review_report.figures import Figures
from sabot.review_report.page import Page
from sabot.review_report.text import Printer, bars, thinned
from sabot.review_report.wording import RecordWording
from sabot.server.share.sheet import sheet
from sabot.wire.review import RoundReview, SideCurve, TurningPoint
from tests.review.findings import choice, small_review, span
from tests.review.games import record_of
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
    wrong = tuple(choice(step, 0, step, mistake=True) for step in range(1, 13))
    many = replace(few, turning_points=(), lies=(), decisions=wrong)
    page = Page(many, Words("en")).written()
    shown, _, rest = page.partition("<summary>2 more</summary>")
    assert shown.count("<li>") == 10
    assert '<ol class="mistakes" start="11">' in rest
    assert rest.count("<li>") == 2
    assert " more</summary>" not in Page(few, Words("en")).written()


def test_players_are_called_by_the_roles_that_they_had_in_a_round() -> None:
    page, text = Page(small_review(), Words("en")).written(), printed()
    for said in (
        "Round 1, move 3, Ada (saboteur)",
        "Ada (saboteur), round 1",
        "Ada (gold\u2011digger), round 2",
    ):
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


def test_turning_points_and_lies_are_told() -> None:
    page, text = Page(small_review(), Words("en")).written(), printed()
    for said in (
        "Round 1, move 3, Ada",
        "A mistake, worth 18 points to: gold\u2011digger",
        "Deal of round 2: luck, worth 31 points to: gold\u2011digger",
        "Round 1, after move 2: Ada says “II stone”.",
    ):
        assert said in page
        assert said in " ".join(text.split())


def test_what_could_be_known_stays_until_the_next_own_move() -> None:
    # Before a seat's first move it is as it will be then; at the end it is what came out.
    assert known_stairs({1: 45.0, 3: 40.0}, 4, 50.0) == [45, 45, 45, 40, 50]
    assert known_stairs({1: 45.0}, 4, None)[-1] == 45


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


@pytest.mark.parametrize("game", ["saboteur", "seven_seals"])
def test_the_boards_of_turning_points_are_drawn_by_the_art_of_the_browser(game: str) -> None:
    history = history_in(record_of(f"{game}(players=3,rounds=1)", "rules", "boards"))
    names = ["Ada", "Bo <b>", "Cleopatra the Seventh"]
    words = Words("en")
    points = tuple(
        TurningPoint(kind="luck", round=1, step=step, seat=0, side="side-0", against=None, swing=9)
        for step in (1, 12, len(history.chapters[0].turns))
    )
    side = SideCurve("side-0", (0,), [], won=True)
    played = RoundReview(round=1, first=1, moves=1, over=True, sides=(side,), seats=())
    found = replace(
        small_review(),
        game=history.game.id,
        names=tuple(names),
        turning_points=points,
        rounds=(played,),
        decisions=(),
        lies=(),
        seats=(),
    )
    page = Page(found, words, RecordWording(history, names, words)).written()
    boards = re.findall(r'<div class="board">(<svg.*?</svg>)</div>', page)
    assert len(boards) == len(points)
    assert [re.findall('aria-label="([^"]*)"', each) for each in boards] == [
        [f"The board in round 1, before move {each.step}"] for each in points
    ]
    # Every piece that a board shows is defined once, and comes from the browser's drawings.
    shown = {number for each in boards for number in re.findall(r'href="#piece-(\d+)"', each)}
    defined = re.findall(r'<g id="piece-(\d+)">', page)
    assert sorted(defined) == sorted(shown)
    drawings = sheet()
    assert drawings is not None
    assert drawings.cards["back" if game == "seven_seals" else "start"] in page
    assert page.count("<pre") == len(points)
    # The page needs nothing else: what it refers to is in it.
    assert not re.search(r"<script|https?:(?!//www.w3.org)|<link|@import|url\((?!#)|<img", page)
    assert "Bo <b>" not in page
