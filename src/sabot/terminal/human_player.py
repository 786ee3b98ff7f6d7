"""The person at the keyboard: hears events, sees views, and decides like any other player."""

from collections.abc import Callable, Iterable
from typing import Any

from sabot.core.errors import BadNotation, IllegalClaim, IllegalMove
from sabot.core.game import AnyGame
from sabot.locales import Words
from sabot.table.claims import MadeClaim
from sabot.table.refusals import Refused
from sabot.terminal.help import Help
from sabot.terminal.layout import wrapped
from sabot.terminal.presenter import AnyPresenter, Pick
from sabot.terminal.screen import Screen, numbers_to, plain


class Left(Exception):
    """The person has left the table."""


class Person:
    """A player who is asked on the screen. Answers are numbers, a few letters, or notation."""

    def __init__(
        self, game: AnyGame, screen: Screen, presenter: AnyPresenter, words: Words
    ) -> None:
        self.game = game
        self.screen = screen
        self.presenter = presenter
        self.words = words
        self.log: list[str] = []
        self.ending: list[str] | None = None
        # Makes the claim that a text stands for; the table sets it.
        self.say: Callable[[str], None] | None = None
        # Says something in the chat of a table, where there is one.
        self.chat: Callable[[str], None] | None = None
        # What helps with moves and suspicions; the table sets it.
        self.help: Help | None = None

    # Output to the person.

    def hear(self, events: list[Any], view: Any = None) -> None:
        """Tell the person what happened; with the view since then, where the table is redrawn."""
        for event in events:
            if self.presenter.ends_round(event):
                self.ending = []
            self.tell(self.presenter.sentences(event))
        if view is not None and self.screen.redraws:
            self.show_table(view)
        self.screen.wait()

    def tell(self, said: list[str]) -> None:
        """Show sentences, and add them to the news of the round and of its end."""
        self.log += said
        if self.ending is not None:
            self.ending += said
        self.screen.show(f"· {sentence}" for sentence in said)

    def hear_claim(self, made: MadeClaim) -> None:
        """Tell the person what somebody has claimed."""
        self.tell([self.presenter.claim(self.game, made)])

    def hear_verdicts(self, judged: Iterable[MadeClaim]) -> None:
        """Tell the person which claims of the round were true."""
        self.tell(self.presenter.verdicts(self.game, judged))

    def remember(self, sentence: str) -> None:
        """Add a sentence to the news of the round."""
        self.log.append(sentence)
        self.screen.say(f"· {sentence}")

    def refused(self, why: IllegalMove | IllegalClaim | Refused) -> None:
        """Explain why a move can't be played, or a claim not be made."""
        if isinstance(why, Refused):
            reason = self.words(f"table-refusal-{why.reason}", **why.facts)
        else:
            reason = self.presenter.refusal(why)
        self.screen.say(self.words("refused", why=reason))

    def puzzled(self, text: str) -> None:
        """Say that a text is no claim."""
        self.screen.say(self.words("claims-not-understood", text=text[:40]))

    def between_rounds(self, view: Any) -> None:
        """Show how the round ended, and wait."""
        self.show_ending(view)
        self.screen.ask(self.words("prompt-go-on"))
        self.log, self.ending = [], None

    def show_ending(self, view: Any) -> None:
        """Show the table at the end of a round, and how it ended."""
        self.screen.clear()
        self.screen.show(self.presenter.table(view, [], self.screen.width))
        self.screen.show([""])
        for sentence in self.ending or []:
            self.screen.say(sentence)

    # Decisions of the person.

    def choose(self, view: Any) -> Any:
        """The move that the person wants; it is not checked by the rules yet."""
        if self.help is not None:
            self.help.new_turn()
        self.show_table(view)
        return self.choose_again(view)

    def choose_again(self, view: Any) -> Any:
        """The move that the person wants instead, with the table still in sight."""
        while True:
            move = self.answered(view, self.screen.ask(self.presenter.prompt(view)))
            if move is not None:
                return move

    def show_table(self, view: Any) -> None:
        """Show the person's view."""
        self.screen.clear()
        self.screen.show(self.presenter.table(view, self.log, self.screen.width))

    def answered(self, view: Any, answer: str) -> Any:
        """The move that an answer leads to, or None if it is not a move."""
        word = answer.lower()
        if not word:
            return None
        if word in {"?", "h", "help"}:
            chat = self.words.lines("join-help-keys") if self.chat is not None else []
            lines = [*self.words.lines("help-keys"), *chat, *self.presenter.help()]
            return self.screen.show(wrapped(lines, self.screen.text_width))
        if word == "l":
            return self.screen.show(f"· {sentence}" for sentence in self.log)
        if word == "s":
            return self.show_table(view)
        if word == "q":
            return self.leave()
        if (told := self.told_others(answer)) is not None:
            return told(answer.partition(" ")[2])
        if word == "hint" or word.split()[0] == "meter":
            return self.helped(view, word)
        numbers = word[1:].split()
        if word[0] == "d" and numbers and all(number.isdecimal() for number in numbers):
            return self.discarded(view, numbers)
        if word.isdecimal():
            pick = self.picked(view, word)
            return pick and self.used(view, int(word), pick)
        return self.noted(answer)

    def told_others(self, answer: str) -> Callable[[str], None] | None:
        """What tells the others something, if the answer is a claim or a line of the chat."""
        kind, _, text = answer.partition(" ")
        return {"say": self.say, "chat": self.chat}.get(kind.lower()) if text else None

    def helped(self, view: Any, word: str) -> None:
        """Show the help that a word asks for."""
        if self.help is None:
            return self.screen.say(self.words("not-understood", text=word))
        picks = self.presenter.picks(view)
        lines = self.help.hint(view, picks) if word == "hint" else self.help.meter(view, word)
        return self.screen.show(wrapped(lines, self.screen.text_width))

    def picked(self, view: Any, number: str) -> Pick | None:
        """The pick with the number that the person gave; None if there is no such number."""
        picks = self.presenter.picks(view)
        if not (len(number) < 4 and 1 <= int(number) <= len(picks)):
            self.screen.say(self.words("no-such-number", last=len(picks)))
            return None
        return picks[int(number) - 1]

    def discarded(self, view: Any, numbers: list[str]) -> Any:
        """The move that discards the card or cards with the numbers that the person gave."""
        picks = [self.picked(view, number) for number in numbers]
        if None in picks:
            return None
        if len(numbers) > 1:
            move = self.presenter.discard_several(view, [int(number) for number in numbers])
        else:
            move = picks[0] and picks[0].discard
        if move is None:
            self.screen.say(self.words("no-discard"))
        return move

    def used(self, view: Any, number: int, pick: Pick) -> Any:
        """The move that the person chooses among those of a pick."""
        if not pick.moves:
            return self.screen.say(self.presenter.no_use(view, number))
        if pick.at_once:
            return pick.moves[0]
        self.screen.clear()
        self.screen.show(self.presenter.choices(view, number, pick, self.screen.width))
        last = len(pick.moves)
        while True:
            answer = self.screen.ask(self.words("prompt-choice", numbers=numbers_to(last))).lower()
            if not answer:
                return self.show_table(view)
            if answer == "d" and pick.discard is not None:
                return pick.discard
            if not answer.isdecimal():
                return self.answered(view, answer)
            if len(answer) < 4 and 1 <= int(answer) <= last:
                return pick.moves[int(answer) - 1]
            self.screen.say(self.words("no-such-number", last=last))

    def noted(self, text: str) -> Any:
        """The move that the person wrote in the game's notation."""
        try:
            move = self.game.parse_move(text)
            self.game.move_code(move)  # some texts are moves that are impossible at any table
        except BadNotation:
            return self.screen.say(self.words("not-understood", text=plain(text)[:40]))
        return move

    def leave(self) -> None:
        """Ask for confirmation, and leave."""
        if self.screen.ask(self.words("prompt-leave")).lower() in self.words("yes").split():
            raise Left
