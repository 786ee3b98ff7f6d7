"""Table talk on the screen: claims by pointer, finger and keyboard, and the truth at the end."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Somebody
from tests.browser.driver import PATIENCE_S, Player, play
from tests.browser.said import said
from tests.browser.screens import claim_goal
from tests.browser.tables import at, comes_in, opened, start

GAME = "saboteur(players=3,rounds=1)"
LEAST_PX = 44


def two_at_a_table(
    somebody: Somebody, game: str = GAME, *, phone: bool = False, **settings: Any
) -> tuple[Page, Page, str]:
    """Ann, who is the host, and Ben; a bot on the third seat. Both have seen their roles."""
    ann, ben = somebody(**PHONE) if phone else somebody(), somebody()
    table = opened(ann, game, **settings)
    at(ann, table)
    comes_in(ben, table, "Ben")
    start(ann)
    for page in (ann, ben):
        page.get_by_role("button", name=said("play-i-have-seen-it")).click()
    return ann, ben, table


def goal(page: Page, number: int) -> Locator:
    return page.locator(f"[data-goal='{number}']")


def seat(page: Page, name: str) -> Locator:
    players = page.get_by_role("region", name=said("play-players"))
    return players.get_by_role("button", name=name)


def bubbles(page: Page) -> Locator:
    return page.get_by_test_id("bubble")


def press_until(page: Page, key: str, wanted: Locator, most: int) -> None:
    """Press a key until something has the focus."""
    for _ in range(most):
        if wanted.evaluate("(each) => each === document.activeElement"):
            return
        page.keyboard.press(key)
    expect(wanted).to_be_focused()


def test_a_claim_by_pointer_is_doubted_by_keyboard_and_judged(somebody: Somebody) -> None:
    ann, ben, table = two_at_a_table(somebody)
    board = ben.locator("main").bounding_box()
    claim_goal(ann, 1, "stone")
    token = goal(ben, 1).locator("[data-claim='1']")
    expect(token).to_be_visible()
    expect(bubbles(ben)).to_have_text(said("claim-goal-stone", goal="II"))
    assert ben.locator("main").bounding_box() == board

    press_until(ben, "Tab", goal(ben, 1), 60)
    ben.keyboard.press("Enter")
    words = said("claim-line", name="Ann", claim=said("claim-goal-stone", goal="II"))
    doubt = ben.get_by_role("menuitem", name=said("talk-doubt", said=words))
    expect(ben.get_by_role("menuitem").first).to_be_focused()
    press_until(ben, "ArrowDown", doubt, 8)
    ben.keyboard.press("Enter")
    expect(ben.get_by_role("menu")).to_have_count(0)
    expect(goal(ben, 1)).to_be_focused()
    quoted = said("claim-doubt", target="Ann", claim=said("claim-goal-stone", goal="II"))
    expect(ann.get_by_role("log").get_by_text(quoted)).to_be_visible()
    expect(goal(ann, 1).locator(".reply.bad")).to_be_visible()

    players = [Player(ann, 31), Player(ben, 32)]
    play(players, lambda seen: seen.over)
    for page, ben_is in ((ann, "no"), (ben, "yes")):
        truth = page.get_by_test_id("round-talk")
        ann_is = "no" if ben_is == "yes" else "yes"
        # One of the two was right.
        right = truth.get_by_text(said("talk-true", you=ann_is, name="Ann")).or_(
            truth.get_by_text(said("talk-true", you=ben_is, name="Ben"))
        )
        expect(right).to_have_count(1)
        expect(truth.locator("[data-verdict='true']")).to_have_count(1)
        wrong = truth.locator("[data-verdict='mistaken'], [data-verdict='false']")
        expect(wrong).to_have_count(1)
    ann.goto(f"/t/{table}/replay/1?step=999")
    expect(ann.get_by_test_id("round-talk")).to_be_visible()


def test_what_is_replaced_is_crossed_out(somebody: Somebody) -> None:
    ann, ben, _ = two_at_a_table(somebody)
    claim_goal(ann, 2, "treasure")
    claim_goal(ann, 2, "stone")
    expect(goal(ben, 2).locator(".replaced")).to_have_attribute("data-claim", "1")
    expect(goal(ben, 2).locator(".disc:not(.replaced)")).to_have_attribute("data-claim", "2")


def test_a_wish_by_finger_reaches_whom_it_is_addressed_to(somebody: Somebody) -> None:
    ann, ben, _ = two_at_a_table(somebody, phone=True)
    before = ann.locator("main").bounding_box()
    seat(ann, "Ben").tap()
    look = ann.get_by_role("menuitem", name="Look at III")
    expect(look).to_be_visible()
    for item in ann.get_by_role("menuitem").all():
        box = item.bounding_box()
        assert box is not None
        assert box["height"] >= LEAST_PX
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    look.tap()
    wish = said("talk-to", to=said("play-you"), claim=said("claim-wish-look", goal="III"))
    expect(bubbles(ben)).to_have_text(wish)
    # The bubble stays among the seats, and the board where it was.
    bubble = bubbles(ann).bounding_box()
    assert bubble is not None
    assert before is not None
    assert bubble["y"] + bubble["height"] <= before["y"] + 1
    assert ann.locator("main").bounding_box() == before


@pytest.mark.parametrize("way", ["pointer", "finger", "keyboard"])
def test_a_suspicion_may_have_a_reason_and_needs_none(somebody: Somebody, way: str) -> None:
    ann, ben, _ = two_at_a_table(somebody, phone=way == "finger")
    plain = said("claim-seat-saboteur", case="other", target="Ben")
    full = said("claim-because", claim=plain, reason=said("claim-because-dead-end"))
    role = said("role-saboteur").capitalize()
    more = ann.get_by_role("menuitem", name=said("talk-with-reason", claim=role))
    reason = ann.get_by_role("menuitem", name=full, exact=True)
    if way == "keyboard":
        press_until(ann, "Tab", seat(ann, "Ben"), 60)
        ann.keyboard.press("Enter")
        expect(ann.get_by_role("menuitem").first).to_be_focused()
        press_until(ann, "ArrowDown", more, 12)
        ann.keyboard.press("Enter")
        # Escape goes one step back, and the way leads there again.
        expect(reason).to_be_visible()
        ann.keyboard.press("Escape")
        expect(reason).to_have_count(0)
        press_until(ann, "ArrowDown", more, 12)
        ann.keyboard.press("Enter")
        press_until(ann, "ArrowDown", reason, 12)
        ann.keyboard.press("Enter")
    else:
        for each in (seat(ann, "Ben"), more, reason):
            each.tap() if way == "finger" else each.click()
    log = ben.get_by_role("log", name=said("play-log"))
    expect(log.get_by_text(full)).to_be_visible()
    # Without a reason two presses are enough, and the later claim takes the place of the earlier.
    seat(ann, "Ben").click()
    ann.get_by_role("menuitem", name=plain, exact=True).click()
    expect(log.get_by_text(plain, exact=False)).to_have_count(2)


def test_a_claim_about_a_player_is_answered_from_the_log(somebody: Somebody) -> None:
    ann, ben, _ = two_at_a_table(somebody)
    seat(ann, "Ben").click()
    ann.get_by_role(
        "menuitem", name=said("claim-seat-saboteur", case="other", target="Ben")
    ).click()
    own = ben.get_by_role("region", name=said("play-players")).get_by_role("listitem").first
    expect(own.locator("[data-claim='1']")).to_be_visible()
    ben.get_by_role("log").get_by_role("button", name="Ann: Ben is a saboteur").click()
    ben.get_by_role("menuitem", name=f"{said('talk-trust-short')}.").click()
    expect(ann.get_by_role("log").get_by_text("I believe Ann")).to_be_visible()
    # Only what was said, on demand.
    lines = ben.get_by_role("log").locator(".line")
    whole = lines.count()
    ben.get_by_role("switch", name=said("play-log-talk")).click()
    expect(lines).to_have_count(2)
    assert whole > 2


def test_while_a_card_is_lifted_a_tap_aims(somebody: Somebody) -> None:
    ann, ben, _ = two_at_a_table(somebody)
    players = [Player(ann, 7), Player(ben, 8)]
    play(players, lambda _: any(player.look().choices for player in players))
    mine = next(player for player in players if player.look().choices).page
    mine.keyboard.press("Escape")  # the turn may have come just before a step, which lifts a card
    expect(goal(mine, 0)).to_be_visible()
    mine.keyboard.press("1")
    expect(goal(mine, 0)).to_have_count(0)
    box = mine.locator("[data-anchor='goal-0']").bounding_box()
    assert box is not None
    mine.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(mine.get_by_role("menu")).to_have_count(0)
    mine.keyboard.press("Escape")
    expect(goal(mine, 0)).to_be_visible()


def test_phrases_and_chat_are_bubbles_too(somebody: Somebody) -> None:
    ann, ben, _ = two_at_a_table(somebody)
    ann.get_by_role("tab", name=said("play-chat")).click()
    ann.get_by_text(said("play-chat-phrases")).click()
    ann.get_by_role("button", name=said("phrase-trust-me")).click()
    expect(bubbles(ben)).to_have_text(said("phrase-trust-me"))
    ann.get_by_label(said("play-chat-write")).fill("it was the bot")
    ann.keyboard.press("Enter")
    expect(bubbles(ben)).to_have_text("it was the bot")
    expect(bubbles(ben)).to_have_count(0, timeout=PATIENCE_S * 1000)


@pytest.mark.parametrize(("talk", "closed"), [("claims", "chat-off"), ("off", "talk-off")])
def test_a_table_without_chat_says_so(somebody: Somebody, talk: str, closed: str) -> None:
    ann, _, _ = two_at_a_table(somebody, talk=talk)
    ann.get_by_role("tab", name=said("play-chat")).click()
    expect(ann.get_by_test_id("chat-closed")).to_have_text(said(f"play-chat-{closed}"))
    expect(ann.get_by_label(said("play-chat-write"))).to_have_count(0)
    expect(ann.get_by_text(said("play-chat-phrases"))).to_have_count(1 if talk == "claims" else 0)
    seat(ann, "Ben").click()
    opens = ann.get_by_role("menu") if talk == "claims" else ann.get_by_role("dialog")
    expect(opens).to_be_visible()


def test_partners_of_sabotage_are_told_why_they_are_silent(somebody: Somebody) -> None:
    page = somebody()
    page.goto("/new/sabotage")
    expect(page.get_by_text(said("setup-talk-partners"))).to_be_visible()
    at(page, opened(page, "sabotage(players=4,rounds=1)"))
    start(page)
    page.get_by_role("tab", name=said("play-chat")).click()
    why = page.get_by_test_id("chat-closed")
    expect(why).to_have_text(said("play-chat-partners-silent"))
    play([Player(page, 5)], lambda seen: seen.over)
    expect(page.get_by_label(said("play-chat-write"))).to_be_visible()
    expect(why).to_have_count(0)


def test_the_host_decides_what_may_be_said(somebody: Somebody) -> None:
    page = somebody()
    page.goto("/new/saboteur")
    talk = page.get_by_label(said("setup-talk-what"))
    for choice in ("free", "claims", "off"):
        talk.select_option(choice)
        expect(page.get_by_text(said(f"setup-talk-{choice}-says", claims="yes"))).to_be_visible()
    page.get_by_label(said("your-name"), exact=True).fill("Ann")
    page.get_by_role("button", name=said("create-table")).click()
    expect(page.get_by_text(said("agreed-talk-off"), exact=True)).to_be_visible()
