"""The pages as an app: they can be installed, and open without a network."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Somebody, done
from tests.browser.said import said
from tests.server.running import Running

REGISTER = "navigator.serviceWorker.register('/service-worker.js')"
# It has kept everything, and has the page.
KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def test_it_can_be_installed(page: Page) -> None:
    page.goto("/")
    browser: Any = page.context.new_cdp_session(page)
    found = browser.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/app.webmanifest")
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test has no profile of its own, so its browser would install nothing.
    assert {each["errorId"] for each in errors} <= {"in-incognito"}


@pytest.mark.parametrize("path", ["/", "/t/some-table"])
def test_it_opens_without_a_network_and_says_so(
    somebody: Somebody, own_house: Running, path: str
) -> None:
    page = somebody(base_url=own_house.address)
    page.goto("/")
    expect(page.get_by_role("heading", name="Sabot", level=1)).to_be_visible()
    page.evaluate(REGISTER)
    page.wait_for_function(KEPT)
    done(own_house.kill())
    page.goto(path)
    if path == "/":
        expect(page.get_by_role("heading", name="Sabot", level=1)).to_be_visible()
        expect(page.get_by_text(said("unreachable")).first).to_be_visible()
    else:
        expect(page.get_by_text(said("away-unreachable-title"))).to_be_visible()
    done(own_house.start())
    page.goto("/")
    expect(page.get_by_role("button", name=said("try-again"))).to_have_count(0)
    expect(page.get_by_role("link").first).to_be_visible()


def test_nothing_of_the_api_is_kept(somebody: Somebody) -> None:
    page = somebody()
    page.goto("/")
    page.evaluate(REGISTER)
    page.wait_for_function(KEPT)
    page.reload()
    expect(page.get_by_role("heading", name="Sabot", level=1)).to_be_visible()
    kept = page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map(async (name) =>"
        " (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname))))"
    )
    paths = {path for each in kept for path in each}
    assert "/" in paths
    assert {path for path in paths if not path.startswith("/assets/")} == {"/"}
    front = {path for path in paths if "front-" in path}
    assert len(front) == 1
