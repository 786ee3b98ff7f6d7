"""Somebody who takes a lesson and does what its file says, by clicks, taps or keys."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page, expect

from sabot.server.lessons.lesson import LessonStep, lesson_of
from sabot.server.lessons.playing import LessonTable
from tests.browser.driver import Way
from tests.browser.said import said

COLOURS: Final = ("red", "yellow", "green", "blue", "violet")
MOST_TARGETS: Final = 60
CARD: Final = "[data-anchor=hand] [data-card='{}']"
CONFIRM: Final = "[data-testid=actions] button:has(kbd:text-is('↵')):not(:disabled)"


class Task(NamedTuple):
    """A step, and a legal move that it does not ask for."""

    step: LessonStep
    wrong: list[str]


def tasks(game: str) -> Iterator[Task]:
    """The steps of a lesson, with mistakes that can be made in them."""
    for scene in lesson_of(game).scenes:
        table = LessonTable(scene)
        for step in scene.steps:
            legal = [table.game.format_move(move) for move in table.legal()]
            yield Task(step, wrong_move(step, legal))
            table.step(step)


def wrong_move(step: LessonStep, legal: list[str]) -> list[str]:
    """A legal move that is not meant: one that puts a card down, if there is one."""
    if not step.moves:
        return []
    others = [move for move in legal if move not in step.moves[:1]]
    down = [each for each in others if each.startswith(("pass:", "discard:"))]
    plain = [each for each in down if "+" not in each.removeprefix("pass:").removeprefix("+")]
    return plain[:1] or [each for each in others if not each.startswith("take")][-1:]


class Learner:
    """Somebody at the page of a lesson."""

    def __init__(self, page: Page, game: str, way: Way) -> None:
        self.page = page
        self.game = game
        self.way = way

    def take_lesson(self) -> None:
        """Do all steps, with one mistake in each."""
        self.page.goto(f"/learn/{self.game}")
        for task in tasks(self.game):
            self.take(task)
        expect(self.page.get_by_role("heading", level=1)).to_contain_text(
            said("lesson-over", game=said(f"game-{self.game.replace('_', '-')}-title"))
        )

    def take(self, task: Task) -> None:
        """Do one step, after a mistake."""
        step = task.step
        panel = self.page.locator(f"[data-lesson='{step.id}']")
        expect(panel).to_be_visible()
        self.acknowledge_role()
        if task.wrong:
            self.play(task.wrong)
            expect(panel.locator("[data-mistake]")).to_be_visible()
            expect(self.page.locator(CONFIRM)).to_have_count(0)
        if step.moves:
            self.play(step.moves)
        elif step.claim:
            self.claim_goal(step)
        following = panel.get_by_role("button", name=said("lesson-next"))
        self.past_cutscene()
        self.press(following)

    def acknowledge_role(self) -> None:
        """I have seen my role."""
        seen = self.page.get_by_role("button", name=said("play-i-have-seen-it"))
        if seen.count():
            self.press(seen)

    def past_cutscene(self) -> None:
        """What is staged over the board has been seen. What lies under it is not touched."""
        seen = self.page.get_by_role("button", name=said("cutscene-seen"))
        if self.way != "keyboard" and seen.count():
            self.press(seen)
            expect(self.page.locator(".hand [aria-pressed=true]")).to_have_count(0)
        elif self.page.locator("[data-step]:not(button)").count():
            self.page.keyboard.press("Escape")

    def press(self, target: Locator) -> None:
        """Press something: with the keyboard, where the focus is or goes."""
        if self.way == "keyboard":
            target.focus()
            self.page.keyboard.press("Enter")
        elif self.way == "tap":
            target.tap()
        else:
            target.click()

    def claim_goal(self, step: LessonStep) -> None:
        """Claim something of a goal, by its menu."""
        self.press(self.page.locator(f"[data-goal='{step.place.removeprefix('goal-')}']"))
        goal, is_what = step.claim.split()
        words = said(f"claim-goal-{is_what}", goal=goal)
        self.press(self.page.get_by_role("menuitem", name=words))

    # Moves, as they are written.

    def play(self, moves: list[str]) -> None:
        """Aim at a move, and confirm it."""
        if moves == ["go-on"]:
            self.act("g")
            return
        if moves[-1] == "done":
            self.announce(moves)
        elif moves == ["end"]:
            self.act("e")
        elif moves == ["saboteur"]:
            self.aim(self.page.locator("main button[aria-pressed]").last)
        else:
            self.play_card(moves[0])
        if self.way == "keyboard":
            expect(self.page.locator(CONFIRM)).to_be_visible()
            self.page.keyboard.press("Enter")
        else:
            self.press(self.page.locator(CONFIRM))

    def announce(self, moves: list[str]) -> None:
        """Take seals, or none."""
        for move in moves[:-1]:
            colour = move.removeprefix("take:")
            if self.way == "keyboard":
                self.page.keyboard.press(str(COLOURS.index(colour) + 1))
            else:
                self.press(self.page.locator(f"[data-anchor=stock-{colour}] [data-step=more]"))
        if len(moves) == 1:
            self.act("d")

    def act(self, key: str) -> None:
        """Press a button beside the hand, or its key."""
        if self.way == "keyboard":
            self.page.keyboard.press(key)
        else:
            buttons = self.page.locator("[data-testid=actions] button")
            self.press(buttons.filter(has=self.page.locator(f"kbd:text-is('{key.upper()}')")))

    def play_card(self, move: str) -> None:
        """Lift a card, or several, and aim."""
        if down := re.match("(pass|discard):(.+)", move):
            first, *more = split_cards(down[2])
            self.lift(first)
            self.act("d")
            for card in more:
                self.lift(card)
            return
        card, sign, target = re.fullmatch(r"([^@>]+)([@>]?)(.*)", move).groups()  # type: ignore[union-attr]
        self.lift(card)
        if sign:
            self.aim(self.target(sign, target))

    def lift(self, card: str) -> None:
        """Pick a card of the hand."""
        found = self.page.locator(CARD.format(card)).first
        if self.way != "keyboard":
            self.press(found)
            return
        cards = self.page.locator("[data-anchor=hand] [data-card]")
        names = [each.get_attribute("data-card") for each in cards.all()]
        if (place := names.index(card)) < 10:
            self.page.keyboard.press(str((place + 1) % 10))
        else:
            self.press(found)

    def target(self, sign: str, target: str) -> Locator:
        """What is aimed at: a cell of the mine or of a roof, a goal or a player."""
        if self.game == "sabotage":
            return self.page.locator(f"button[data-anchor='roof-{int(sign == '>')}-{target}']")
        if sign == "@":
            return self.page.locator(f"[data-spot='{target.removesuffix('t')}']")
        seat = "ABC".index(target[0])
        return self.page.locator(f"[data-anchor=seat-{seat}] [data-target]")

    def aim(self, target: Locator) -> None:
        """Aim at something; by keys, at one thing after the other."""
        if self.way != "keyboard":
            self.press(target)
            return
        key = "ArrowRight" if self.game == "seven_seals" else "t"
        for _ in range(MOST_TARGETS):
            if target.get_attribute("aria-pressed") == "true":
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead to {target}")


def split_cards(text: str) -> list[str]:
    """The cards of `+cart+-lantern+xEW`: a plus stands before a repair card, too."""
    return re.findall(r"(?:^|(?<=\+))([+-]?[^+]+)(?:\+|$)", text)
