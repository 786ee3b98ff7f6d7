"""A person who is lied to by a bot accuses it, is answered, and sees the truth at the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Somebody, done
from tests.browser.driver import Player, play
from tests.browser.said import said
from tests.browser.tables import at, opened
from tests.server.running import Running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server whose rules bots lie about their own role."""
    running = Running(tmp_path / "sabot.db", tmp_path, module="tests.server.lying")
    done(running.start())
    yield running
    done(running.stop())


def test_a_lie_is_shown_accused_and_judged(server: Running, somebody: Somebody) -> None:
    page = somebody(base_url=server.address)
    at(page, opened(page, "saboteur(players=3,rounds=1)"))
    page.get_by_label(said("seat-bots")).select_option("rules")
    page.get_by_role("button", name=said("start-with-bots", count=2), exact=True).click()
    players = page.get_by_role("region", name=said("play-players"))
    expect(players).to_be_visible()
    # The bots speak at once; until the role is seen, its dialog covers the seats.
    page.get_by_role("button", name=said("play-i-have-seen-it")).click()
    person = Player(page, 5)
    # The round goes on until a bot has spoken of itself.
    lie = page.get_by_role("log").get_by_role("button", name="I am a")
    play([person], lambda _: lie.count() > 0)
    liar = lie.first.inner_text().partition(":")[0].strip()
    page.keyboard.press("Escape")  # a lifted card would be aimed
    players.get_by_role("button", name=liar).first.click()
    accusation = said("claim-seat-saboteur", case="other", target=liar)
    page.get_by_role("menuitem", name=accusation).click()
    expect(page.get_by_role("log").get_by_text(accusation).first).to_be_visible()
    # It answers at once: it denies, or stands by its word.
    answers = page.get_by_role("log").locator(".line").filter(has_text=f"{liar}:")
    expect(answers).not_to_have_count(1)

    play([person], lambda seen: seen.over)
    truth = page.get_by_test_id("round-talk")
    of_liar = truth.get_by_role("listitem").filter(has=page.locator("b", has_text=liar))
    expect(of_liar.locator("b")).to_contain_text("told")
    expect(of_liar.locator("[data-verdict='false']")).not_to_have_count(0)
    # The person's own word is judged as well.
    expect(truth.locator("b").filter(has_text="You")).to_have_count(1)
