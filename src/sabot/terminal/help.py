"""The help that a person asks for while it is their turn: `hint` and `meter`."""

from collections.abc import Sequence
from typing import Any

from sabot.advice.hint_steps import STEPS
from sabot.core.notation import format_seat
from sabot.terminal.aids import Aids, AidText, NoAid
from sabot.terminal.presenter import Pick
from sabot.wire.calls import Suspicion


class Help:
    """Answers in lines of text. Each `hint` in the same turn tells more than the one before."""

    def __init__(self, aids: Aids, text: AidText) -> None:
        self.aids = aids
        self.text = text
        self.steps = 0

    def new_turn(self) -> None:
        """Begin again with the first step of a hint."""
        self.steps = 0

    def hint(self, view: Any, picks: Sequence[Pick]) -> list[str]:
        """A hint, a step further than the last one in this turn."""
        step = min(self.steps + 1, STEPS)
        try:
            hint = self.aids.hint(view, step)
        except NoAid as why:
            return [self.refusal(why)]
        self.steps = step
        lines = self.text.hint(hint, view, picks)
        return lines if step == STEPS else [*lines, self.text.words("hint-again")]

    def meter(self, view: Any, asked: str) -> list[str]:
        """Whom to suspect: everybody, or with a name or letter the reasons for one player."""
        try:
            found = self.aids.suspicion(view)
        except NoAid as why:
            return [self.refusal(why)]
        who = asked.removeprefix("meter").strip().lower()
        if not who:
            return [*self.text.meter(found)]
        return self.reasons(found, who)

    def reasons(self, found: Suspicion, who: str) -> list[str]:
        """The reasons for suspecting the player whom a name or letter means."""
        for each in found.suspects:
            if who in {format_seat(each.seat).lower(), self.text.names[each.seat].lower()}:
                return [*self.text.reasons(each)]
        return [self.text.words("not-understood", text=who[:40])]

    def refusal(self, why: NoAid) -> str:
        """A sentence about help that is refused."""
        words = self.text.words
        return words("refused", why=words(why.text, **why.facts))
