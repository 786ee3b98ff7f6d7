"""Puzzles in the browser: solved by hand, by keyboard and on a phone, and what is remembered."""

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from sabot.games.registry import game_named
from sabot.puzzles.puzzle import Puzzle, shipped
from sabot.table.record import final_state, parse_record
from tests.browser.conftest import PHONE, Somebody
from tests.browser.looking import cut_words, violations
from tests.browser.said import said

GAME = "seven_seals"
# The process that tells games starts when the first puzzle is asked for.
PATIENCE_MS = 60_000


def numbered(game: str, kind: str) -> Iterator[tuple[int, Puzzle]]:
    """The puzzles of a kind, with their numbers in addresses."""
    return ((n, each) for n, each in enumerate(shipped(game), 1) if each.kind == kind)


def a_trick() -> tuple[int, int, int]:
    """A puzzle in which a card is played: its number, the place of the answer, and of another."""
    for number, puzzle in numbered(GAME, "move"):
        record = parse_record(puzzle.record)
        view = game_named(GAME).view(final_state(record), puzzle.seat)
        if view.phase == "playing" and not view.hindered:
            right = view.hand.index(puzzle.answer)
            return number, right, (right + 1) % len(view.hand)
    raise AssertionError("there is a puzzle in which every card may be played")


def play(page: Page, place: int) -> None:
    """Lift a card by its key, and confirm it."""
    page.keyboard.press(str(place + 1))
    page.keyboard.press("Enter")


def test_a_move_is_found_by_keyboard(page: Page) -> None:
    number, right, wrong = a_trick()
    page.goto("/")
    page.get_by_role("link", name=said("open-puzzles"), exact=True).click()
    expect(page.get_by_role("heading", name=said("puzzles-title"), level=1)).to_be_visible()
    assert violations(page) == []
    page.locator(f"a[href='/puzzles/{GAME}/{number}']").last.click()
    question = page.get_by_test_id("question")
    expect(question).to_contain_text(said("puzzle-ask-fewest"), timeout=PATIENCE_MS)
    page.get_by_role("button", name=said("puzzle-look-back")).click()
    expect(page.get_by_role("button", name=said("puzzle-to-question"))).to_be_visible()
    page.keyboard.press("End")
    play(page, wrong)
    expect(question).to_contain_text(said("puzzle-wrong-move"))
    play(page, right)
    expect(page.get_by_test_id("answer")).to_contain_text(said("puzzle-result-later"))
    assert violations(page) == []
    page.get_by_role("button", name=said("close"), exact=True).click()
    # It is remembered, and the answer lies on the board.
    page.goto("/puzzles")
    done = page.locator(f"a[href='/puzzles/{GAME}/{number}']").last
    expect(done).to_have_accessible_name(re.compile(said("puzzle-mark-later")))


def test_saboteurs_are_named_on_a_phone_in_german(somebody: Somebody) -> None:
    language = "de"
    number, puzzle = next(numbered("saboteur", "roles"))
    page = somebody(**PHONE, locale=language)
    page.goto(f"/puzzles/saboteur/{number}")
    expect(page.get_by_test_id("question")).to_be_visible(timeout=PATIENCE_MS)
    page.get_by_role("button", name=said("replay-next", language=language)).tap()
    expect(page.get_by_test_id("step")).to_contain_text("1")
    page.get_by_role("button", name=said("puzzle-name", language=language)).tap()
    boxes = page.get_by_role("checkbox")
    players = boxes.count() + 1
    for seat in puzzle.saboteurs:
        if seat != puzzle.seat:
            boxes.nth((seat - puzzle.seat) % players - 1).check()
    page.get_by_role("radio").nth(puzzle.treasure or 0).check()
    page.get_by_role("button", name=said("puzzle-answer", language=language), exact=True).tap()
    answer = page.get_by_test_id("answer")
    expect(answer).to_contain_text(said("puzzle-result-first", language=language))
    expect(answer.get_by_role("listitem")).to_have_count(len(puzzle.clues))
    assert violations(page) == []
    # A clue leads to its step.
    answer.get_by_role("button", name=re.compile(r"\d")).first.tap()
    expect(page.get_by_test_id("step")).to_contain_text(str(puzzle.clues[0].step))
    assert cut_words(page) == []
