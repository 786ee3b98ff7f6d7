"""A table of a server as the person at the keyboard sees it: with the words of the local one."""

import contextlib
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from sabot.client import Gone, RefusedByServer
from sabot.core.notation import format_seat
from sabot.games.registry import game_named
from sabot.join.line import Line, Story
from sabot.locales import Words
from sabot.table import events as table_events
from sabot.table.claims import MadeClaim
from sabot.table.commands import Back, Ready, Say, Sit
from sabot.table.view import TableView
from sabot.terminal.aids import AidText, NoAid
from sabot.terminal.help import Help
from sabot.terminal.human_player import Left, Person
from sabot.terminal.presenters import presenter_of
from sabot.terminal.screen import Screen, plain
from sabot.terminal.typed_claims import typed_claim
from sabot.wire.calls import Hint, Suspicion

TABLE_EVENTS: Final = frozenset(
    kind.__struct_config__.tag for kind in table_events.AnyEvent.__args__
)


class MovedOn(Exception):  # it is no error
    """What was asked is answered by what happened at the table."""


class NetworkTable:
    """Shows one's place at a table, and does what the person wants there."""

    def __init__(self, line: Line, words: Words, screen: Screen) -> None:
        self.line = line
        self.screen = screen
        self.words = words.including(("sabot.locales:play",))
        self.names: list[str] = []
        self.person: Person | None = None
        self.asked_at: object = None

    # The course of the evening.

    def play(self) -> None:
        """Sit down, wait for the start, and play one game to its end."""
        self.sit()
        while self.line.picture.table_view().phase == "gathering":
            with contextlib.suppress(MovedOn):
                self.wait()
        person = self.person = self.meet()
        self.drain()
        self.redraw()
        while not self.line.picture.over():
            try:
                self.step(person)
            except MovedOn:
                self.redraw()
            self.drain()
        person.show_ending(self.line.picture.view())

    def sit(self) -> None:
        """Take the first free seat, if there is one."""
        table, known = self.line.picture.table_view(), self.line.picture
        free = [
            seat
            for seat, each in enumerate(table.seats)
            if each.person is None and each.bot is None and each.reserved in {None, known.you}
        ]
        if known.seat is None and table.phase == "gathering" and free:
            self.line.do(Sit(free[0]))
        taken = next(
            each.seat for each in self.line.picture.table_view().people if each.person == known.you
        )
        known.seat = taken
        says = "join-watching" if taken is None else "join-gathering"
        seat = "" if taken is None else format_seat(taken)
        self.screen.say(self.words(says, seat=seat))

    def meet(self) -> Person:
        """The person, with the presenter of the game that has begun."""
        known = self.line.picture
        table = known.table_view()
        self.names[:] = names_at(table, self.words)
        game, seat = game_named(table.game), known.seat
        presenter = presenter_of(game.id, self.words, self.names, seat)
        person = Person(game, self.screen, presenter, self.words)
        person.say, person.chat = self.claim, self.chat
        if seat is not None:
            person.help = Help(self, AidText(game, self.words, self.names, seat))
        return person

    def step(self, person: Person) -> None:
        """Let the person decide what there is to decide, or wait."""
        known = self.line.picture
        table, view = known.table_view(), known.view()
        own = None if known.seat is None else table.seats[known.seat]
        self.asked_at = self.moment()
        try:
            if own is not None and own.away:
                self.line.do(Back())
            elif own is not None and known.my_turn() and not table.paused:
                self.decide(person, view)
            elif own is not None and table.to_act is None and not own.ready:
                person.between_rounds(view)
                self.line.do(Ready())
            else:
                self.wait()
        except RefusedByServer as why:
            self.screen.say(self.words("refused", why=self.reason(why)))

    def decide(self, person: Person, view: Any) -> None:
        """Ask for a move until the server takes it."""
        move = person.choose(view)
        while True:
            try:
                return self.line.play(move)
            except RefusedByServer as why:
                self.screen.say(self.words("refused", why=self.reason(why)))
            self.drain()
            if self.moment() != self.asked_at:
                raise MovedOn
            move = person.choose_again(view)

    def wait(self) -> None:
        """Wait until something happens; on the whole screen one can talk and leave meanwhile."""
        if not self.screen.redraws:
            return self.hear(self.line.stories.get())
        self.asked_at = self.moment()
        answer = self.screen.ask(self.words("join-wait"))
        if self.person is None:
            if answer.lower() == "q":
                raise Left
        else:
            move = self.person.answered(self.line.picture.view(), answer)
            if move is not None:
                self.screen.say(self.words("table-refusal-not-your-turn"))
        return None

    # What happens.

    def moment(self) -> object:
        """What a question depends on: once it has changed, the question is no longer open."""
        known = self.line.picture
        table = known.table_view()
        own = None if known.seat is None else table.seats[known.seat].away
        return table.phase, table.turn, table.to_act, table.paused, own

    def stirred(self) -> None:
        """Something has come while a question was open."""
        self.drain()
        if self.moment() != self.asked_at:
            raise MovedOn

    def drain(self) -> None:
        """Tell all that has come."""
        while not self.line.stories.empty():
            self.hear(self.line.stories.get())

    def hear(self, story: Story | None) -> None:
        """Tell what has come; the end of the connection ends the game."""
        if story is None:
            gone = self.line.at_table()[1].gone
            raise gone or Gone("closed")
        self.names[:] = names_at(self.line.picture.table_view(), self.words)
        for event in story:
            self.tell(event)

    def redraw(self) -> None:
        """Show the table as it is now, where it is redrawn."""
        view = self.line.picture.view()
        if self.person is not None and view is not None and self.screen.redraws:
            self.person.show_table(view)

    def tell(self, event: dict[str, Any]) -> None:
        """Tell an event of the table or of the game."""
        kind = event["event"]
        person = self.person
        if kind == "said":
            self.screen.say(self.chat_line(event["line"]))
        elif kind in TABLE_EVENTS and person is not None and kind.startswith("claim"):
            self.tell_claims(person, event)
        elif kind in TABLE_EVENTS:
            self.tell_table(kind, event)
        elif person is not None:
            person.hear([msgspec.convert(event, person.game.event_type)])

    def tell_claims(self, person: Person, event: dict[str, Any]) -> None:
        """Tell a claim, or which claims were true."""
        words = person.game.vocabulary
        if words is None:
            return
        several = event["claims"] if event["event"] == "claims-judged" else [event["claim"]]
        made = [
            replace(each, claim=msgspec.convert(each.claim, words.claim_type))
            for each in msgspec.convert(several, list[MadeClaim])
        ]
        if event["event"] == "claims-judged":
            person.hear_verdicts(made)
        else:
            person.hear_claim(made[0])

    def tell_table(self, kind: str, event: dict[str, Any]) -> None:
        """Tell what happened around the game, if it is worth a sentence."""
        name = "play-told-pause-over" if event.get("by_itself") else f"play-told-{kind}"
        if name not in self.words:
            return
        known = self.line.picture
        who, seat = event.get("person"), event.get("seat")
        people: dict[Any, str] = {each.person: each.name for each in known.table_view().people}
        you = who == known.you if who is not None else seat == known.seat
        called = event.get("name") or people.get(who, "")
        if who is None and isinstance(seat, int):
            called = self.names[seat]
        facts: dict[str, str | int] = {
            fact: "yes" if event.get(fact) else "no" for fact in ("muted", "locked")
        }
        facts["days"] = event.get("days", 0)
        sentence = self.words(name, you="yes" if you else "no", name=plain(called), **facts)
        self.screen.say(f"· {sentence}")

    def chat_line(self, line: dict[str, str]) -> str:
        """A line of the chat."""
        said = line["text"] or self.words(f"phrase-{line['phrase']}")
        return f"{plain(line['name'])}: {plain(said)}"

    # What the person says, and the help that they ask for.

    def chat(self, text: str) -> None:
        """Say something to everybody."""
        self.attempt(lambda: self.line.do(Say(text=text)))

    def claim(self, text: str) -> None:
        """Make the claim that a text stands for."""
        known, person = self.line.picture, self.person
        words = None if person is None else person.game.vocabulary
        if person is None or words is None or known.seat is None:
            return self.screen.say(self.words("refused", why=self.words("table-refusal-no-claims")))
        claim = typed_claim(words, known.claims_on_offer(), text, self.names, known.seat)
        if claim is None:
            return person.puzzled(plain(text))
        return self.attempt(lambda: self.line.claim(claim))

    def attempt(self, act: Any) -> None:
        """Do something, or tell why it is refused."""
        try:
            act()
        except RefusedByServer as why:
            self.screen.say(self.words("refused", why=self.reason(why)))

    def hint(self, view: Any, step: int) -> Hint:
        """A hint of the server."""
        del view
        try:
            return self.line.hint(step)
        except RefusedByServer as why:
            raise NoAid(self.reason_name(why), **why.facts) from None

    def suspicion(self, view: Any) -> Suspicion:
        """Whom one's seat would suspect, as the server finds."""
        del view
        try:
            return self.line.suspicion()
        except RefusedByServer as why:
            raise NoAid(self.reason_name(why), **why.facts) from None

    def reason_name(self, why: RefusedByServer) -> str:
        """The name of the sentence about a refusal of the table or the server."""
        name = f"table-refusal-{why.reason}"
        return name if name in self.words else f"server-refusal-{why.reason}"

    def reason(self, why: RefusedByServer) -> str:
        """The sentence about a refusal; that of the server, if it is the game's."""
        name = self.reason_name(why)
        return self.words(name, **why.facts) if name in self.words else str(why)


def names_at(table: TableView, words: Words) -> list[str]:
    """What the seats are called: people by their names, bots as in the browser."""
    people = {each.person: each.name for each in table.people}
    return [called(table, seat, people, words) for seat in range(len(table.seats))]


def called(table: TableView, seat: int, people: dict[int, str], words: Words) -> str:
    """What one seat is called."""
    sits = table.seats[seat]
    if sits.person is not None and sits.person in people:
        return plain(people[sits.person])
    if sits.bot is None:
        return format_seat(seat)
    name = words(f"play-bot-name-{seat}")
    return words("play-bot-namesake", name=name) if seat in table.namesakes else name
