"""The front page."""

from playwright.sync_api import Page


def test_the_front_page_is_there(page: Page) -> None:
    page.goto("/")
    page.wait_for_timeout(300)
