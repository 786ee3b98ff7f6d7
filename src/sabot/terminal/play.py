"""A table with one person and bots: deals, asks the seat to act, and tells the person."""

from collections.abc import Iterable, Mapping, Sequence

from sabot.advice.seat_adviser import SeatAdviser
from sabot.bots.bot import Bot, Listener, Seen, Speaker
from sabot.bots.failure import blamed_on
from sabot.bots.talk.asking import converse, may_be_asked
from sabot.core.errors import IllegalClaim, IllegalMove
from sabot.core.state import State
from sabot.table.claims import MadeClaim
from sabot.table.match import Match
from sabot.table.refusals import Refused
from sabot.table.shuffle import FairShuffle
from sabot.terminal.human_player import Person
from sabot.terminal.screen import plain
from sabot.terminal.typed_claims import typed_claim


class TerminalTable:
    """One game with one person. The person gets views and told events of their seat only."""

    def __init__(
        self,
        match: Match,
        seed: bytes,
        seat: int,
        person: Person,
        bots: Mapping[int, Bot],
    ) -> None:
        self.match = match
        self.seed = seed
        self.seat = seat
        self.person = person
        self.bots = bots
        # The bots that follow every step, with their current views.
        self.views = {seat: match.view(seat) for seat, bot in bots.items() if bot.follows}
        # Sees and hears what the person does; who opens the table sets it.
        self.adviser: SeatAdviser | None = None
        self.seen = match.view(seat)

        person.say = self.person_says

    def play(self) -> None:
        """Play the game to its end."""
        game = self.match.game
        while game.outcome(self.match.state) is None:
            seat = game.to_act(self.match.state)
            if seat is None:
                self.deal()
            elif seat == self.seat:
                self.person_plays()
            else:
                with blamed_on(self.match.record.names[seat]):
                    move = self.bots[seat].choose(self.match.view(seat))
                self.match.play(move, self.show_events)
                self.let_bots_talk([seat])
        self.person.show_ending(self.match.view(self.seat))

    def deal(self) -> None:
        """Deal the next round, once the person has seen how the last one ended."""
        dealt = len(self.match.record.rounds)
        if dealt:
            self.person.between_rounds(self.match.view(self.seat))
        self.match.deal(FairShuffle(self.seed, dealt + 1))
        told = self.match.game.told_deal
        mine = told(self.match.state, self.seat)
        if self.adviser is not None:
            self.adviser.new_round()
        self.note(mine)
        self.person.hear(mine, self.seen)
        self.show({seat: told(self.match.state, seat) for seat in self.views})

    def person_plays(self) -> None:
        """Let the person decide until the move is legal."""
        move = self.person.choose(self.match.view(self.seat))
        while True:
            try:
                return self.match.play(move, self.show_events)
            except IllegalMove as why:
                self.person.refused(why)
            move = self.person.choose_again(self.match.view(self.seat))

    def show_events(self, before: State, move: object, after: State) -> None:
        """Tell everybody the effect of a move, as far as their seat may know."""
        told = self.match.game.told
        mine = told(before, move, after, self.seat)
        self.note(mine)
        self.person.hear(mine, self.seen)
        self.person.hear_verdicts(self.match.judged)
        self.show({seat: told(before, move, after, seat) for seat in self.views})

    def person_says(self, text: str) -> None:
        """Make the claim that the person has typed, or tell why not."""
        match, words = self.match, self.match.game.vocabulary
        if words is None:
            return self.person.refused(Refused("no-claims"))
        offer = match.game.claims(match.view(self.seat), match.claims.made)
        claim = typed_claim(words, offer, text, match.record.names, self.seat)
        if claim is None:
            return self.person.puzzled(plain(text))
        try:
            match.check_claim(self.seat, claim)
        except (IllegalClaim, Refused) as why:
            return self.person.refused(why)
        made = match.claim(self.seat, claim)
        self.tell_claim(made)
        return self.let_bots_talk(words.named_seats(claim))

    def let_bots_talk(self, asked: Iterable[int]) -> None:
        """Let these bots make claims, and others answer; not when the round is over."""
        words = self.match.game.vocabulary
        if words is not None and self.match.game.to_act(self.match.state) is not None:
            converse(words, asked, self.bot_says)

    def bot_says(self, seat: int) -> MadeClaim | None:
        """The claim that a bot makes now, which everybody hears; None if it says nothing."""
        match = self.match
        turn = len(match.record.rounds[-1].turns)
        if seat not in self.bots or not may_be_asked(match.claims, turn, seat):
            return None
        bot = self.bots[seat]
        said = match.claims.made
        claim = bot.speak(match.view(seat), said) if isinstance(bot, Speaker) else None
        if claim is None:
            return None
        try:
            match.check_claim(seat, claim)
        except (IllegalClaim, Refused):
            return None
        made = match.claim(seat, claim)
        self.tell_claim(made)
        return made

    def tell_claim(self, made: MadeClaim) -> None:
        """Tell a claim to the person, and to the bots that follow."""
        self.person.hear_claim(made)
        if self.adviser is not None:
            self.adviser.steps.append(made)
        for seat, view in self.views.items():
            bot = self.bots[seat]
            if isinstance(bot, Listener):
                bot.hear(view, made)

    def note(self, told: Sequence[object]) -> None:
        """Let the adviser know what the person has seen."""
        before, self.seen = self.seen, self.match.view(self.seat)
        if self.adviser is not None:
            self.adviser.steps.append(Seen(before, tuple(told), self.seen))

    def show(self, told: Mapping[int, list[object]]) -> None:
        """Show a step to the bots that follow."""
        for seat, events in told.items():
            before, self.views[seat] = self.views[seat], self.match.view(seat)
            with blamed_on(self.match.record.names[seat]):
                self.bots[seat].see(Seen(before, tuple(events), self.views[seat]))
