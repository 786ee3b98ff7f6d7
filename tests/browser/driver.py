"""Somebody who plays by what is on the screen, by clicks, taps or keys, and knows nothing else.

What can be chosen is pressable on the page: cards, places, players, seals. Somebody lifts a card,
aims at something that has become pressable, and confirms; what can't be used is put down. They
choose at random, from a seed, so that a game can be played again.
"""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Error, Page, expect

from tests.browser.said import said
from tests.browser.scripts import script

Way = Literal["click", "tap", "keyboard"]

PICTURES: Final = Path("build/browser")
# Long enough for a busy machine; nothing waits longer for anything.
PATIENCE_S: Final = 20.0
CHOICE: Final = (
    "[aria-pressed]:not([aria-disabled=true]):not(:disabled):not(dialog *), "
    "[data-step=more]:not(:disabled)"
)
ACTION: Final = "[data-testid=actions] button"

LOOK: Final = script("look")
PRINTED: Final = {"↵": "Enter", "Esc": "Escape"}


@dataclass
class Choice:
    """Something that can be chosen: a card of the hand, or something to aim at."""

    place: int
    name: str
    pressed: bool
    held: bool


@dataclass
class Action:
    """A button beside the hand, with the key that presses it too."""

    place: int
    name: str
    key: str
    off: bool


@dataclass
class Seen:
    """What somebody sees of the table now. `looks`: at a goal, until they put it back."""

    dialog: str | None
    looks: bool
    status: str
    ending: str | None
    choices: list[Choice]
    actions: list[Action]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.ending == said("play-game-over")

    @property
    def rests(self) -> bool:
        """Whether a round is over, and another will follow."""
        return self.ending == said("play-round-over")

    @property
    def confirm(self) -> Action | None:
        """The button that plays what is aimed."""
        return next((each for each in self.actions if each.key == "↵" and not each.off), None)

    @property
    def offers(self) -> bool:
        """Whether there is anything to do; while a move is on its way there is not."""
        if any(each.key == "↵" and each.off for each in self.actions):
            return False
        return bool(self.choices) or any(not each.off for each in self.actions)


class Player:
    """Somebody at a page. `ready`: whether they go on after a round."""

    def __init__(self, page: Page, seed: int, way: Way = "click", *, ready: bool = True) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.way = way
        self.ready = ready
        self.moves = 0

    def look(self) -> Seen:
        """What is on the screen."""
        found: dict[str, Any] = self.page.evaluate(LOOK, [CHOICE, ACTION])
        choices = [Choice(**each) for each in found.pop("choices")]
        actions = [Action(**each) for each in found.pop("actions")]
        return Seen(choices=choices, actions=actions, **found)

    def step(self) -> bool:
        """Do one thing, if there is something to do."""
        seen = self.look()
        if seen.dialog == said("play-your-role-title"):
            return self.acknowledge()
        if seen.looks:
            return self.put_back()
        if seen.rests and self.ready:
            return self.go_on()
        if seen.ending or not seen.offers:
            return False
        return self.decide(seen)

    def acknowledge(self) -> bool:
        """I have seen my role."""
        if self.way == "keyboard":
            self.page.keyboard.press("Enter")
        else:
            self.press("dialog[open] .reveal button.primary")
        return True

    def put_back(self) -> bool:
        """I have seen the goal."""
        if self.way == "keyboard":
            self.page.keyboard.press("Enter")
        else:
            # The scene is gone with the first touch, before Playwright could see where it met.
            box = self.page.locator(".cutscene button.primary").bounding_box()
            if box is None:  # it is gone already
                return False
            pressed = self.page.touchscreen.tap if self.way == "tap" else self.page.mouse.click
            pressed(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        return True

    def go_on(self) -> bool:
        """On to the next round, unless that was said already."""
        button = self.page.get_by_role("button", name=said("play-ready"), exact=True)
        if not button.count():
            return False
        if self.way == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            self.press(f"button:has-text('{said('play-ready')}')")
        expect(button).to_have_count(0, timeout=PATIENCE_S * 1000)
        return True

    def decide(self, seen: Seen) -> bool:
        """Confirm what is aimed; else aim; else lift a card."""
        lifted = [each for each in seen.choices if each.pressed and each.held]
        targets = [each for each in seen.choices if not each.held and not each.pressed]
        if seen.confirm:
            return self.confirm(seen, seen.confirm, lifted)
        if lifted and targets:
            return self.choose(seen, self.random.choice(targets))
        if lifted:
            return self.act(self.random.choice([each for each in seen.actions if not each.off]))
        wide: list[Choice | Action] = [*targets, *(each for each in seen.choices if each.held)]
        wide += [each for each in seen.actions if not each.off]
        chosen = self.random.choice(wide)
        return self.act(chosen) if isinstance(chosen, Action) else self.choose(seen, chosen)

    def confirm(self, seen: Seen, confirm: Action, lifted: Sequence[Choice]) -> bool:
        """Play what is aimed; sometimes think again: turn it, or pick another card as well."""
        if self.random.random() < 0.15:
            second = [each for each in seen.actions if each.key == "R" and not each.off]
            if second:
                return self.act(second[0])
            others = [each for each in seen.choices if each.held and each not in lifted]
            if others:
                return self.choose(seen, self.random.choice(others))
        self.moves += 1
        return self.act(confirm)

    def choose(self, seen: Seen, choice: Choice) -> bool:
        """Press a card, a place, a player or a seal."""
        if self.way != "keyboard":
            return self.press(CHOICE, choice.place)
        cards = [each for each in seen.choices if each.held]
        if choice.held and choice in cards:
            key = str((cards.index(choice) + 1) % 10)
        else:
            key = self.random.choice(("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "t"))
        self.page.keyboard.press(key)
        return True

    def act(self, action: Action) -> bool:
        """Press a button beside the hand."""
        if self.way == "keyboard":
            self.page.keyboard.press(PRINTED.get(action.key, action.key.lower()))
            return True
        return self.press(ACTION, action.place)

    def press(self, selector: str, place: int = 0) -> bool:
        """Click or tap, where a click arrives: what is hidden or covered can't be pressed."""
        target = self.page.locator(selector).nth(place)
        pressed = target.tap if self.way == "tap" else target.click
        try:
            pressed(timeout=PATIENCE_S * 1000)
        except Error as error:
            raise stuck([self], f"can't press {selector} {place}: {error.message}") from error
        return True


def stuck(players: Sequence[Player], why: str) -> AssertionError:
    """What was on the screens when nothing went on any more."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    lines = [why]
    for number, player in enumerate(players):
        picture = PICTURES / f"stuck-{time.time_ns()}-{number}.png"
        player.page.screenshot(path=picture)
        seen = player.look()
        lines.append(f"{picture}: after {player.moves} moves, “{seen.status}”, {seen}")
    return AssertionError("\n".join(lines))


def play(
    players: Sequence[Player], until: Callable[[Seen], bool], *, limit_s: float = 120.0
) -> None:
    """Let them play until each of them sees what is waited for."""
    ends = time.monotonic() + limit_s
    calm = time.monotonic() + PATIENCE_S
    while not all(until(player.look()) for player in players):
        now = time.monotonic()
        acted = [player.step() for player in players]
        if any(acted):
            calm = now + PATIENCE_S
        else:
            players[0].page.wait_for_timeout(20)
        if now > min(ends, calm):
            raise stuck(players, "nothing goes on" if now > calm else "it takes too long")
