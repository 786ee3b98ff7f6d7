"""Tables to play at, made by a call, and the ways in by clicks."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.said import said

GAMES = ("saboteur", "saboteur2", "seven_seals", "sabotage")

# A small table with the fewest rounds: two people, and bots on the other seats.
SHORT = {
    "saboteur": "saboteur(players=3,rounds=1,auto_gold=off)",
    "saboteur2": "saboteur2(players=3,rounds=1)",
    "seven_seals": "seven_seals(players=3,rounds=1)",
    "sabotage": "sabotage(players=4,rounds=1)",
}


def quick(game: str, **settings: Any) -> dict[str, Any]:
    """The settings of a table where bots do not pause."""
    return {"game": game, "bot_pause": 0, "round_pause": 300, **settings}


def opened(
    page: Page, game: str, *, sit: int | None = 0, pin: str | None = None, **settings: Any
) -> str:
    """A table that somebody opens, and sits at; they are not on its screen yet."""
    setup = {"name": "Ann", "settings": quick(game, **settings), "sit": sit, "pin": pin}
    return str(called(page, "/api/tables", setup)["table"])


def called(page: Page, path: str, body: dict[str, Any]) -> Any:
    """The answer to a call by the browser of this page."""
    answer = page.request.post(path, data=body, headers={"origin": origin(page)})
    assert answer.ok, answer.text()
    return answer.json()


def origin(page: Page) -> str:
    """Where the pages come from: the base address of the browser's context."""
    return page.request.get("/healthz").url.removesuffix("/healthz")


def at(page: Page, table: str) -> Page:
    """The page on the screen of a table."""
    page.goto(f"/t/{table}")
    return page


def comes_in(page: Page, table: str, name: str, *, to_play: bool = True) -> None:
    """Somebody follows the link, says a name and sits down, or watches."""
    at(page, table)
    page.get_by_label(said("your-name"), exact=True).fill(name)
    way = "door-sit" if to_play else "door-just-watch"
    page.get_by_role("button", name=said(way), exact=True).click()
    # Only who is connected hears what happens next; others are shown it in a snapshot.
    expect(page.get_by_role("button", name=said("leave-table"))).to_be_visible()
    expect(page.get_by_role("button", name=said("stand-up"))).to_have_count(1 if to_play else 0)


def start(page: Page) -> None:
    """The host starts the game, with bots on the seats that are free."""
    free = page.get_by_role("button", name=said("sit-here")).or_(
        page.get_by_role("button", name=said("move-here"))
    )
    expect(page.get_by_role("button", name=said("leave-table"))).to_be_visible()
    count = free.count()
    if count:
        # Those who play at random do not end a round before it has been seen.
        page.get_by_label(said("seat-bots")).select_option("random")
    name = said("start-with-bots", count=count) if count else said("start-game")
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("region", name=said("play-players"))).to_be_visible()


def played_through(page: Page, game: str) -> str:
    """A table where bots alone have played a game to its end, and somebody has watched."""
    table = opened(page, game, sit=None)
    start(at(page, table))
    expect(page.get_by_role("region", name=said("play-game-over"))).to_be_visible(timeout=60_000)
    return table
