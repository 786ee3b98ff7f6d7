"""Figures: chosen in the browser, and the same for everybody at a table."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Somebody
from tests.browser.said import said
from tests.browser.tables import at, comes_in, start

FOX, OWL = "4", "5"


def test_a_figure_is_chosen_and_kept(somebody: Somebody) -> None:
    page = somebody()
    page.goto("/")
    choose_in_settings(page, "figure-owl")
    page.reload()
    page.get_by_role("button", name=said("settings")).click()
    expect(page.get_by_role("button", name=said("figure-owl"))).to_have_attribute(
        "aria-pressed", "true"
    )
    # Pressed again, any will do.
    page.get_by_role("button", name=said("figure-owl")).click()
    expect(page.get_by_text(said("your-figure-any"))).to_be_visible()


def test_everybody_at_a_table_sees_the_same_figures(somebody: Somebody) -> None:
    ann, ben = somebody(), somebody()
    ann.goto("/new/saboteur")
    ann.get_by_role("button", name=said("figure-fox")).click()
    ann.get_by_role("button", name=said("create-table"), exact=True).click()
    expect(ann.get_by_role("button", name=said("stand-up"))).to_be_visible()
    table = ann.url.rpartition("/")[2]
    # Ben wants the same one, and gets the next.
    at(ben, table)
    ben.get_by_role("button", name=said("figure-fox")).click()
    comes_in(ben, table, "Ben")
    for page in (ann, ben):
        assert figure_at(page, 0) == FOX
        assert figure_at(page, 1) == OWL
    start(ann)
    players = ben.get_by_role("region", name=said("play-players"))
    expect(players).to_be_visible()
    seats = range(ann.locator("li.seat").count())
    shown = [[figure_at(page, seat) for seat in seats] for page in (ann, ben)]
    assert shown[0] == shown[1]
    assert shown[0][:2] == [FOX, OWL]
    assert len(set(shown[0])) == len(seats)


def choose_in_settings(page: Page, figure: str) -> None:
    """The settings are opened, and a figure is pressed."""
    page.get_by_role("button", name=said("settings")).click()
    page.get_by_role("button", name=said(figure)).click()
    expect(page.get_by_text(said("your-figure-says"))).to_be_visible()


def figure_at(page: Page, seat: int) -> str | None:
    """The number of the figure that a seat has on a screen."""
    return page.locator(f"[data-anchor='seat-{seat}'] .face").first.get_attribute("data-speaker")
