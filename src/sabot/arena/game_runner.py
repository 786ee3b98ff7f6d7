"""Plays one game with bots, which get only views and told events."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from sabot.arena.seeds import Dealer
from sabot.arena.table_talk import TableTalk
from sabot.arena.time_limit import AnswerT, TimeLimit, TooLong
from sabot.bots.bot import Bot, Listener, Seen, Speaker
from sabot.bots.failure import BotFailed
from sabot.core.claims import Statement
from sabot.core.game import SPECTATOR, AnyGame
from sabot.core.notation import format_seat
from sabot.core.options import GameOptions
from sabot.table.record import Record, Round, Spoken, Turn


class Player(NamedTuple):
    """A bot, and its name for error messages."""

    name: str
    bot: Bot


class RoundPlayed(NamedTuple):
    """The end of a round: the spectator's view, and each seat's gain in score."""

    view: Any
    gains: tuple[int, ...]


class GameRunner:
    """A game from its first deal to its end."""

    def __init__(
        self,
        game: AnyGame,
        options: GameOptions,
        players: Sequence[Player],
        dealer: Dealer,
        patience: float,
    ) -> None:
        self.game = game
        self.state = game.new(options)
        self.players = players
        self.dealer = dealer
        self.patience = TimeLimit(patience)
        self.rounds: list[RoundPlayed] = []
        self.scores = self.scores_now()
        self.moves = 0
        # The seats whose bots follow every step, with their current views.
        self.followers = [seat for seat, player in enumerate(players) if player.bot.follows]
        self.views = self.views_now()
        self.talk: TableTalk | None = None
        self.record: Record | None = None

    def play(self) -> list[RoundPlayed]:
        """Play the game; return the end of each round."""
        with self.patience:
            while not self.state.over():
                seat = self.game.to_act(self.state)
                if seat is None:
                    self.deal()
                else:
                    self.move(seat)
                    if self.game.to_act(self.state) is None:
                        self.close_round()
                    else:
                        self.let_talk(seat)
        if self.record is not None:
            self.record.scores = tuple(self.scores)
        return self.rounds

    def keep_record(self) -> None:
        """Write a record of this game; a bot goes by its kind and the letter of its seat."""
        names = [f"{player.name} {format_seat(seat)}" for seat, player in enumerate(self.players)]
        self.record = Record(self.game, self.game.options_of(self.state), names, [])

    def close_round(self) -> None:
        """Record the end of the round."""
        before, self.scores = self.scores, self.scores_now()
        gains = tuple(now - then for now, then in zip(self.scores, before, strict=True))
        self.rounds.append(RoundPlayed(self.game.view(self.state, SPECTATOR), gains))

    def scores_now(self) -> list[int]:
        """The current score of each seat."""
        return [int(self.state.score(seat)) for seat in range(len(self.players))]

    def deal(self) -> None:
        """Deal the next round."""
        deal = self.dealer.draw(self.state, len(self.rounds) + 1)
        self.game.deal(self.state, deal)
        if self.record is not None:
            self.record.rounds.append(Round(deal, []))
        if self.followers:
            self.show_events([self.game.told_deal(self.state, seat) for seat in self.followers])
        if self.talk is not None:
            self.talk.begin_round()

    def move(self, seat: int) -> None:
        """Let the seat decide, and tell the bots that follow."""
        code = self.chosen(seat)
        self.moves += 1
        if self.record is not None:
            self.record.rounds[-1].turns.append(Turn(seat, self.game.move_of(code)))
        if not self.followers:
            self.state.step(code)
            return
        before, move = self.state.copy(), self.game.move_of(code)
        self.state.step(code)
        happened = self.game.happened(before, move, self.state)
        self.show_events(
            [[self.game.event_for(each, who) for each in happened] for who in self.followers]
        )

    def chosen(self, seat: int) -> int:
        """The code of the legal move that the seat's bot has chosen."""
        bot = self.players[seat].bot
        move = self.asked(seat, partial(bot.choose, self.view(seat)))
        try:
            code = self.game.move_code(move)
        except Exception:  # noqa: BLE001 (whatever a bot returns)
            raise self.failed(seat, f"offered {move!r}, which is no move") from None
        if code not in self.state.moves():
            raise self.failed(seat, f"made the illegal move '{self.game.format_move(move)}'")
        return code

    def asked(self, seat: int, question: Callable[[], AnswerT]) -> AnswerT:
        """The bot's answer, within the time limit."""
        try:
            return self.patience.ask(question)
        except TooLong:
            raise self.failed(seat, f"took longer than {self.patience.seconds:g} s") from None
        except Exception as error:
            what = f"failed with {type(error).__name__}: {error}"
            raise self.failed(seat, what).because(error) from error

    def failed(self, seat: int, what: str) -> BotFailed:
        """The error for a failure of the seat's bot."""
        name, letter, where = self.players[seat].name, format_seat(seat), self.dealer.text
        return BotFailed(f"the bot '{name}' on seat {letter} {what} (move {self.moves}, {where})")

    # Talk.

    def allow_talk(self) -> None:
        """Let bots make claims in this game, if it has any. Without this they are silent."""
        if self.game.vocabulary is not None:
            self.talk = TableTalk(self.game)

    def let_talk(self, mover: int) -> None:
        """Let bots talk after a move."""
        if self.talk is not None:
            self.talk.after_move(self.state, mover, self.claim_of, self.tell)

    def claim_of(self, seat: int) -> Any:
        """The claim that the seat's bot makes now; None of a silent one."""
        bot = self.players[seat].bot
        if self.talk is None or not isinstance(bot, Speaker):
            return None
        return self.asked(seat, partial(bot.speak, self.view(seat), self.talk.claims.made))

    def tell(self, made: Statement[Any]) -> None:
        """Tell a claim to the bots that follow, and write it down."""
        if self.record is not None:
            played = self.record.rounds[-1]
            played.claims.append(Spoken(len(played.turns), made.seat, made.claim))
        for seat in self.followers:
            bot = self.players[seat].bot
            if isinstance(bot, Listener):
                self.asked(seat, partial(bot.hear, self.views[seat], made))

    # Views and events.

    def view(self, seat: int) -> Any:
        """The view of a seat."""
        return self.views[seat] if seat in self.views else self.game.view(self.state, seat)

    def views_now(self) -> dict[int, Any]:
        """The current views of the bots that follow."""
        if not self.followers:
            return {}
        views = self.game.views(self.state, self.followers)
        return dict(zip(self.followers, views, strict=True))

    def show_events(self, told: list[list[Any]]) -> None:
        """Show a step to the bots that follow."""
        before, self.views = self.views, self.views_now()
        for seat, events in zip(self.followers, told, strict=True):
            step = Seen(before[seat], tuple(events), self.views[seat])
            bot = self.players[seat].bot
            self.asked(seat, partial(bot.see, step))
