"""Every screen, one after the other: walks that stop wherever there is something else to see.

A walk yields the name of what is shown, and the page that shows it.
"""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.driver import Player, Seen
from tests.browser.said import said
from tests.browser.tables import GAMES, SHORT, at, opened, played_through, start

Stop = tuple[str, Page]
Make = Callable[..., Page]
# Enough for a round of every game.
LONGEST_WALK = 600


def front(make: Make) -> Iterator[Stop]:
    """Before any table: lobby, settings, the form for a new table."""
    page = make()
    page.goto("/")
    expect(
        page.get_by_text(said("no-open-tables")).or_(page.get_by_role("listitem")).first
    ).to_be_visible()
    yield "lobby", page
    page.get_by_role("button", name=said("settings")).click()
    yield "settings", page
    page.goto("/new/chess")
    expect(page.get_by_role("heading", name=said("away-nowhere-title"))).to_be_visible()
    yield "nowhere", page
    for game in GAMES:
        page.goto(f"/new/{game}")
        page.get_by_text(said("setup-more-options")).click()
        yield f"new {game}", page
    page.get_by_label(said("clock-bank")).check()
    yield "new with a clock", page


def rules(make: Make) -> Iterator[Stop]:
    """How to play, each game."""
    page = make()
    for game in GAMES:
        page.goto(f"/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        yield f"rules {game}", page


def gathering(make: Make) -> Iterator[Stop]:
    """At the door, and until the game starts."""
    ann, ben = make(), make()
    table = opened(ann, "saboteur2(players=7)", pin="4711", listed=True)
    at(ben, table)
    expect(ben.get_by_label(said("pin"), exact=True)).to_be_visible()
    yield "door", ben
    ben.get_by_label(said("pin"), exact=True).fill("1234")
    ben.get_by_role("button", name=said("door-sit")).click()
    expect(ben.get_by_role("alert")).to_be_visible()
    yield "door with a wrong PIN", ben
    ben.get_by_label(said("your-name"), exact=True).fill("Bartholomäus der Lange")
    ben.get_by_label(said("pin"), exact=True).fill("4711")
    ben.get_by_role("button", name=said("door-just-watch")).click()
    expect(ben.get_by_role("button", name=said("leave-table"))).to_be_visible()
    at(ann, table)
    expect(ann.get_by_text("Bartholomäus").first).to_be_visible()
    ann.get_by_role("button", name=said("add-bot")).first.click()
    ann.get_by_text(said("luck"), exact=True).click()
    yield "gathering as the host", ann
    yield "gathering as a guest", ben
    ann.get_by_role("button", name=re.compile(f"^{said('seat-more')}")).first.click()
    yield "gathering, a seat", ann
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name=said("change-table")).click()
    yield "gathering, another setup", ann
    ann.keyboard.press("Escape")
    ann.goto("/")
    expect(ann.get_by_role("heading", name=said("lately-at"))).to_be_visible()
    yield "lobby with tables", ann


def table(make: Make, game: str) -> Iterator[Stop]:
    """A game with all its phases, from the roles to the standing."""
    page = make()
    # Partners may talk here: the windows of a table have its chat among them.
    options = SHORT[game].replace("players=4,rounds=1", "players=4,rounds=1,silent_partners=off")
    at(page, opened(page, options.replace("rounds=1", "rounds=2")))
    start(page)
    if game.startswith("saboteur"):
        expect(page.get_by_role("dialog")).to_be_visible()
        yield "role", page
    player = Player(page, 21)
    yield from moments(player, lambda seen: seen.rests)
    yield "round over", page
    player.ready = True
    yield from windows(player)
    play_on(player, lambda seen: seen.over)
    yield "standing", page
    page.get_by_role("button", name=said("play-see-board")).click()
    yield "standing, folded", page


def moments(player: Player, until: Callable[[Seen], bool]) -> Iterator[Stop]:
    """Plays, and stops whenever the screen asks for something else than before."""
    player.ready = False
    known: set[Any] = set()
    for _ in range(LONGEST_WALK):
        seen = player.look()
        if until(seen):
            return
        kind = moment(player.page, seen)
        if seen.dialog is None and seen.offers and kind not in known:
            known.add(kind)
            yield f"playing {len(known)}", player.page
        if not player.step():
            player.page.wait_for_timeout(20)
    raise AssertionError("the round does not end")


def moment(page: Page, seen: Seen) -> Any:
    """What kind of decision is to be made."""
    lifted = any(each.pressed and each.held for each in seen.choices)
    aims = any(not each.held for each in seen.choices)
    headings = page.locator("main h2:not(.visually-hidden *)").all_inner_texts()
    words = tuple(each.split()[0] for each in headings if each.strip())
    return lifted, aims, seen.confirm is not None, words


def play_on(player: Player, until: Callable[[Seen], bool]) -> None:
    """Plays without looking at anything."""
    for _ in moments_without_stops(player, until):
        pass


def moments_without_stops(player: Player, until: Callable[[Seen], bool]) -> Iterator[None]:
    """One step after the other."""
    player.ready = True
    for _ in range(LONGEST_WALK):
        if until(player.look()):
            return
        if not player.step():
            player.page.wait_for_timeout(20)
        yield
    raise AssertionError("the game does not end")


def windows(player: Player) -> Iterator[Stop]:
    """The windows over a table: menu, help, a seat, settings; the chat, and the board in words."""
    page = player.page
    play_on(player, lambda seen: bool(seen.choices) and seen.dialog is None)
    page.keyboard.press("Escape")  # as in `talk`
    page.get_by_role("button", name=said("play-menu")).click()
    yield "menu", page
    page.get_by_role("button", name=said("play-help")).last.click()
    yield "help", page
    page.keyboard.press("Escape")
    open_seat(page)
    yield "a seat", page
    page.get_by_label(said("play-mark-suspected")).check()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name=said("play-chat")).click()
    page.get_by_text(said("play-chat-phrases")).click()
    page.get_by_label(said("play-chat-write")).fill("Donaudampfschifffahrt")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").get_by_text("Donaudampfschifffahrt")).to_be_visible()
    yield "chat", page
    page.get_by_role("button", name=said("play-menu")).click()
    page.get_by_role("button", name=said("play-text-board-show")).click()
    yield "in words", page
    page.get_by_role("button", name=said("play-text-board-hide")).first.click()


def talk(make: Make) -> Iterator[Stop]:
    """What is said: menus, tokens and bubbles, and at the end of the round the truth."""
    page = make()
    at(page, opened(page, "saboteur2(players=3,rounds=1)"))
    start(page)
    player = Player(page, 23)
    play_on(player, lambda seen: bool(seen.choices) and seen.dialog is None)
    page.keyboard.press("Escape")  # the turn may have come just before a step, which lifts a card
    for number, card in ((1, "stone"), (1, "treasure"), (2, "stone")):
        claim_goal(page, number, card)
    page.locator("[data-goal='0']").click()
    expect(page.get_by_role("menuitem").first).to_be_visible()
    yield "a goal", page
    page.keyboard.press("Escape")
    page.get_by_role("region", name=said("play-players")).get_by_role("button").nth(1).click()
    expect(page.get_by_role("menuitem").first).to_be_visible()
    yield "a player", page
    page.get_by_role("menuitem", name=said("talk-ask-others")).click()
    yield "a player, what to ask about others", page
    page.get_by_role("menuitem", name=said("talk-ask-inspect")).click()
    yield "a player, about another", page
    page.get_by_role("menuitem").last.click()
    page.get_by_role("switch", name=said("play-log-talk")).click()
    yield "the log", page
    play_on(player, lambda seen: seen.over)
    expect(page.get_by_test_id("round-talk")).to_be_visible()
    yield "the truth", page


def open_seat(page: Page) -> None:
    """Open the window of the second player: where one may claim something, from the menu."""
    page.get_by_role("region", name=said("play-players")).get_by_role("button").nth(1).click()
    details = page.get_by_role("menuitem", name=said("talk-details"))
    window = page.get_by_role("dialog")
    expect(details.or_(window)).to_be_visible()
    if details.count():
        details.click()
    expect(window).to_be_visible()


def claim_goal(page: Page, number: int, card: str) -> None:
    """Claim what a goal is, by two clicks."""
    page.locator(f"[data-goal='{number}']").click()
    goal = ("I", "II", "III")[number]
    item = page.get_by_role("menuitem", name=said(f"claim-goal-{card}", goal=goal), exact=True)
    item.click()
    expect(page.get_by_role("menu")).to_have_count(0)


def crowd(make: Make) -> Iterator[Stop]:
    """The largest tables."""
    for game in ("saboteur(players=10)", "saboteur2(players=12)", "seven_seals(players=5)"):
        page = make()
        at(page, opened(page, game))
        start(page)
        play_until_my_second_turn(Player(page, 22))
        yield game, page


def play_until_my_second_turn(player: Player) -> None:
    """Something lies on the board, and there is something to do."""
    play_on(player, lambda seen: player.moves > 0 and bool(seen.choices))


def past(make: Make, game: str) -> Iterator[Stop]:
    """A game that was played: as a replay, and its deals."""
    page = make()
    name = played_through(page, SHORT[game])
    yield "standing for a watcher", page
    page.goto(f"/t/{name}/replay/1?step=9")
    expect(page.get_by_role("slider")).to_be_visible()
    yield "replay", page
    page.goto(f"/t/{name}/replay/1?step=14&seat=all&spoilers=yes")
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator("summary").filter(has_text=said("replay-branch")).click()
    yield "replay of everything", page
    page.goto(f"/t/{name}/deals/1")
    expect(page.get_by_test_id("verdict")).to_be_visible()
    page.get_by_text(said("deals-show", round=1)).click()
    yield "deals", page


def walks() -> dict[str, Callable[[Make], Iterator[Stop]]]:
    """All walks by their names."""
    found: dict[str, Callable[[Make], Iterator[Stop]]] = {
        "front": front,
        "rules": rules,
        "gathering": gathering,
        "crowd": crowd,
        "talk": talk,
    }
    for game in GAMES:
        found[f"table {game}"] = partial(table, game=game)
        found[f"past {game}"] = partial(past, game=game)
    return found
