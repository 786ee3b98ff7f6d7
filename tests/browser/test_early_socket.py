"""The socket of a table opens at once, while the code of the table is still on its way."""

import time

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.browser.conftest import Somebody
from tests.browser.driver import PATIENCE_S
from tests.browser.frames import listen
from tests.browser.said import said
from tests.browser.tables import SHORT, at, comes_in, opened, start


def running_table(page: Page) -> str:
    """A table at which somebody plays."""
    table = opened(page, SHORT["saboteur"])
    start(at(page, table))
    return table


def test_the_table_is_told_before_its_code_is_there(somebody: Somebody) -> None:
    first = somebody()
    table = running_table(first)
    page = somebody(storage_state=first.context.storage_state())
    heard = listen(page)
    held: list[Route] = []
    sockets: list[WebSocket] = []
    asked: list[str] = []
    page.route("**/assets/Table-*.js", lambda route: held.append(route))  # noqa: PLW0108
    page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108
    page.on("request", lambda request: asked.append(request.url))

    page.goto(f"/t/{table}", wait_until="commit")
    ends = time.monotonic() + PATIENCE_S
    while not any(each["type"] == "snapshot" for each in heard):
        assert time.monotonic() < ends, "nothing was told"
        page.wait_for_timeout(20)

    expect(page.get_by_role("region", name=said("play-players"))).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.get_by_role("region", name=said("play-players"))).to_be_visible()
    assert len(sockets) == 1
    assert not any(each.endswith(f"/api/tables/{table}") for each in asked)


def test_who_is_not_at_the_table_opens_no_socket(somebody: Somebody) -> None:
    table = running_table(somebody())
    page = somebody()
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108
    at(page, table)
    expect(page.get_by_label(said("your-name"), exact=True)).to_be_visible()
    assert sockets == []


def test_who_comes_back_after_a_reload_is_told_of_what_happens(somebody: Somebody) -> None:
    ann, ben = somebody(), somebody()
    table = opened(ann, SHORT["saboteur"])
    at(ann, table)
    ann.reload()
    comes_in(ben, table, "Ben")
    expect(ann.get_by_text("Ben").first).to_be_visible()
