"""What comes between: a restart, a lost network, a reload, a second tab, the back button."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Somebody, done
from tests.browser.driver import ACTION, CHOICE, Player, play
from tests.browser.looking import comes_true
from tests.browser.said import said
from tests.browser.tables import at, comes_in, opened, start
from tests.server.running import Running


def log(page: Page) -> list[str]:
    """The lines of the log."""
    lines = page.get_by_role("log", name=said("play-log")).locator(".line").all_inner_texts()
    return [line.split("\n")[0].strip() for line in lines]


def two_at(somebody: Somebody, game: str, **browser: str) -> tuple[Player, Player]:
    """Ann, who is the host, and Ben in a game that has just begun."""
    ann, ben = somebody(**browser), somebody(**browser)
    table = opened(ann, game)
    at(ann, table)
    comes_in(ben, table, "Ben")
    start(ann)
    return Player(ann, 11), Player(ben, 12)


def test_a_restart_of_the_server_loses_nothing(own_house: Running, somebody: Somebody) -> None:
    game = "seven_seals(players=3,rounds=1)"
    ann, ben = two_at(somebody, game, base_url=own_house.address)
    play([ann, ben], lambda _: ann.moves > 3 and ben.moves > 3)
    lines = log(ann.page)

    done(own_house.restart())

    play([ann, ben], lambda seen: seen.over)
    assert log(ann.page)[: len(lines)] == lines
    assert "win" in log(ann.page)[-1]
    assert "win" in log(ben.page)[-1]


def lost(page: Page) -> Locator:
    """The banner that says that the connection is being mended."""
    return page.get_by_text(said("play-lost")).or_(page.get_by_text(said("play-late")))


def lift_and_put_down(page: Page) -> None:
    """Lift a card and aim at discarding it."""
    page.locator(CHOICE).first.click()
    page.get_by_role("button", name=said("sabotage-discard"), exact=True).click()


def test_a_click_without_a_network_is_played_once(somebody: Somebody) -> None:
    ann, ben = two_at(somebody, "sabotage(players=2,dealer=B)")
    lift_and_put_down(ann.page)
    expect(ben.page.get_by_role("log").get_by_text("Round 1 is dealt")).to_be_visible()
    before = len(log(ben.page))

    ann.page.context.set_offline(True)
    ann.page.locator(ACTION).first.click()
    expect(lost(ann.page)).to_be_visible(timeout=15_000)
    assert len(log(ben.page)) == before
    ann.page.context.set_offline(False)

    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Ben")
    expect(ben.page.locator(CHOICE).first).to_be_visible()
    expect(lost(ann.page)).to_have_count(0)
    discarded = [line for line in log(ben.page)[before:] if line.startswith("Ann")]
    assert len(discarded) == 1


def test_a_reload_shows_the_same_table(somebody: Somebody) -> None:
    ann, ben = two_at(somebody, "saboteur(players=3)")
    play([ann, ben], lambda _: ann.moves > 1 and ben.moves > 1)
    play([ann, ben], lambda _: bool(ann.look().choices))
    # A card that is only lifted is nobody's business but this page's.
    while any(each.pressed for each in ann.look().choices):
        ann.page.keyboard.press("Escape")
        ann.page.wait_for_timeout(100)
    before = ann.look()

    ann.page.reload()

    expect(ann.page.locator(CHOICE).first).to_be_visible()
    assert ann.look() == before


def test_two_tabs_of_one_seat(somebody: Somebody) -> None:
    ann, ben = two_at(somebody, "saboteur(players=3)")
    play([ann, ben], lambda _: ann.moves > 0 and ben.moves > 0)
    other = Player(ann.page.context.new_page(), 13)
    other.page.goto(ann.page.url)

    play([other, ben], lambda _: other.moves > 1)

    # The same words may stand in the log already, so it is the whole screen that tells.
    assert comes_true(ann.page, lambda: ann.look() == other.look())
    play([ann, ben], lambda _: ann.moves > 2)


def test_back_to_the_lobby_and_forward_again(somebody: Somebody) -> None:
    page = somebody()
    page.goto("/")
    table = opened(page, "seven_seals(players=3)")
    page.goto("/")
    page.get_by_label(said("code-or-link")).fill(table)
    page.get_by_role("button", name=said("join-table")).click()
    start(page)

    page.go_back()
    expect(page.get_by_role("heading", name="Sabot", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name=said("lately-at"))).to_be_visible()
    page.go_forward()

    player = Player(page, 14)
    play([player], lambda _: player.moves > 2)
