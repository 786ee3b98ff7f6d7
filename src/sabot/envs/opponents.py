"""Bots for the other seats of a game. They get views and told events, never the state."""

from typing import Any

from sabot.bots.bot import Bot, Seen
from sabot.bots.roster import check_kind, make_bot
from sabot.envs.single import SingleGame


class Opponents:
    """The bots of all seats but one."""

    def __init__(self, single: SingleGame, kind: str, seat: int) -> None:
        self.single = single
        self.kind = kind
        self.seat = seat
        check_kind(kind, single.environment.game.id)
        self.bots: dict[int, Bot] = {}
        self.views: dict[int, Any] = {}

    def begin(self, seed: int) -> None:
        """Make bots for a new game, and let them see its deal."""
        env = self.single.environment
        others = [seat for seat in range(env.options.players) if seat != self.seat]
        self.bots = {
            seat: make_bot(self.kind, env.game, env.options, seat, seed ^ (seat + 1))
            for seat in others
        }
        undealt = env.opening
        self.views = {seat: env.game.view(undealt, seat) for seat in self.followers()}
        self.show({seat: env.game.told_deal(self.single.state, seat) for seat in self.views})

    def followers(self) -> list[int]:
        """The seats whose bots want to see every step."""
        return [seat for seat, bot in self.bots.items() if bot.follows]

    def play_on(self) -> float:
        """Let the bots play until the seat is to act or the game is over; the seat's rewards."""
        game, state = self.single.environment.game, self.single.state
        gained = 0.0
        while not state.over() and (acting := int(state.to_act())) != self.seat:
            move = self.bots[acting].choose(game.view(state, acting))
            gained += self.play(game.move_code(move))
        return gained

    def play(self, code: int) -> float:
        """Play a move, show it to the bots that follow, and deal; the seat's reward."""
        game, state = self.single.environment.game, self.single.state
        if not self.views:
            gained = self.single.play(code)
            self.single.deal_if_awaited()
            return gained[self.seat]
        before, move = state.copy(), game.move_of(code)
        gained = self.single.play(code)
        self.show({seat: game.told(before, move, state, seat) for seat in self.views})
        if self.single.deal_if_awaited():
            self.show({seat: game.told_deal(state, seat) for seat in self.views})
        return gained[self.seat]

    def show(self, told: dict[int, list[Any]]) -> None:
        """Show a step to the bots that follow."""
        game, state = self.single.environment.game, self.single.state
        for seat, events in told.items():
            after = game.view(state, seat)
            self.bots[seat].see(Seen(self.views[seat], tuple(events), after))
            self.views[seat] = after
