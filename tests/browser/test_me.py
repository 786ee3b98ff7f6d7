"""My games: a browser that is known, a phone that is linked and shut out, what is deleted."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Somebody, done
from tests.browser.looking import cut_words, violations
from tests.browser.said import said
from tests.browser.tables import SHORT, called, origin, quick
from tests.server.cookie_seat import play_through


def known(page: Page, language: str = "en") -> None:
    """The screen of somebody who is known is there."""
    heading = page.get_by_role("heading", name=said("me-devices", language=language), exact=True)
    expect(heading).to_be_visible()


def pressed(page: Page, name: str, language: str = "en") -> None:
    """A button, by the keyboard."""
    page.get_by_role("button", name=said(name, language=language), exact=True).press("Enter")


def played(page: Page, game: str = "sabotage") -> str:
    """A table where the browser's person has played a game against bots to its end."""
    setup = {"name": "Ann", "settings": quick(SHORT[game]), "sit": 0, "bots": "random"}
    table = str(called(page, "/api/tables", setup)["table"])
    held = page.context.cookies()
    cookies = "; ".join(f"{each.get('name')}={each.get('value')}" for each in held)
    done(play_through(urlsplit(origin(page)).port or 0, table, cookies))
    return table


def test_a_person_comes_back_on_two_devices_and_goes(somebody: Somebody) -> None:
    laptop = somebody()
    laptop.goto("/")
    laptop.get_by_role("link", name=said("open-me")).click()
    expect(laptop.get_by_role("heading", name=said("me-title"), level=1)).to_be_visible()
    assert violations(laptop) == []
    assert laptop.request.get("/me").ok
    laptop.get_by_label(said("your-name")).fill("Ann")
    pressed(laptop, "me-start")
    known(laptop)
    expect(laptop.get_by_text(said("me-no-tables"))).to_be_visible()
    table = played(laptop)
    laptop.goto("/me")
    expect(laptop.get_by_role("heading", name=said("me-standing-ended"))).to_be_visible()
    expect(laptop.get_by_role("heading", name=said("me-results"))).to_be_visible()
    replay = laptop.get_by_role("link", name=re.compile(f"^{said('play-replay')}"))
    expect(replay).to_have_attribute("href", f"/t/{table}/replay/1")
    pressed(laptop, "me-code")
    expect(laptop.get_by_role("img", name=said("me-code-qr"))).to_be_visible()
    words = laptop.get_by_label(said("me-code-words")).inner_text()
    assert violations(laptop) == []
    # The phone comes by the address in the picture. The words stay in no address.
    phone = somebody(**PHONE, locale="de")
    phone.goto(f"/me#{words.replace(' ', '-')}")
    field = phone.get_by_label(said("me-link-words", language="de"))
    expect(field).to_have_value(words)
    assert phone.url.endswith("/me")
    pressed(phone, "me-link", "de")
    known(phone, "de")
    expect(phone.locator(f"a[href='/t/{table}']")).to_be_visible()
    expect(phone.locator(f"a[href='/t/{table}/replay/1']")).to_be_visible()
    assert phone.evaluate("document.scrollingElement.scrollWidth") <= 390
    assert cut_words(phone) == []  # in all languages
    phone.goto(f"/t/{table}")
    expect(phone.get_by_role("heading", level=1).first).to_be_attached()
    # Shut out by the laptop, it is nobody's any more.
    laptop.reload()
    shut_out = laptop.get_by_role("button", name=re.compile(f"^{said('me-device-remove')}"))
    shut_out.press("Enter")
    expect(shut_out).to_have_count(0)
    phone.goto("/me")
    expect(phone.locator("main form")).to_have_count(2)  # to be known, and to be linked
    # All that is kept can be taken along, and deleted.
    with laptop.expect_download() as waiting:
        laptop.get_by_role("link", name=said("me-export")).press("Enter")
    assert table in waiting.value.path().read_text("utf-8")
    pressed(laptop, "me-delete")
    dialog = laptop.get_by_role("dialog")
    expect(dialog.get_by_text(said("me-delete-says"))).to_be_visible()
    dialog.get_by_role("button", name=said("me-delete-yes")).press("Enter")
    expect(laptop.get_by_text(said("me-intro"))).to_be_visible()
