"""The program with prepared deals, and bots that play prepared moves: what happens is known.

`python -m tests.server.scripted serve …` runs it. The variable SCRIPTS has the scripts as JSON, by
the options of their table. Bots called `rules` play the first of their moves that is legal; without
one they put down a card that no script needs.
"""

import os
import re
from collections.abc import Iterable
from typing import Any

import msgspec

from sabot.bots import roster
from sabot.bots.random import RandomBot
from sabot.core.deals import Deals
from sabot.core.game import AnyGame
from sabot.games.registry import game_named
from sabot.server.lessons.prepared_deals import WishedDeal, prepared
from sabot.table import fairness
from sabot.table.shuffle import SEED_BYTES

SCRIPTS = "SCRIPTS"
PUT_DOWN = ("pass:", "discard:")


class Script(WishedDeal, frozen=True):
    """Cards that are dealt as wished, and the moves of bots, by seat."""

    moves: dict[int, list[str]] = msgspec.field(default_factory=dict[int, list[str]])


def scripts() -> dict[str, Script]:
    """All scripts, by the options of their table."""
    return msgspec.json.decode(os.environ[SCRIPTS], type=dict[str, Script])


class Actor(RandomBot):
    """Plays the moves of its script."""

    def __init__(self, game: AnyGame, script: Script, seat: int, seed: int) -> None:
        super().__init__(seed)
        self.game = game
        self.wished = script.moves.get(seat, [])
        self.needed = {needed_card(move) for moves in script.moves.values() for move in moves}

    def choose(self, view: Any) -> Any:
        """The first legal move of the script, or one that changes nothing."""
        legal = {self.game.format_move(move): move for move in view.moves}
        found = next((legal[move] for move in self.wished if move in legal), None)
        return found or legal[self.idle(legal)]

    def idle(self, legal: Iterable[str]) -> str:
        """A move that puts down one card that is not needed, or the last that there is."""
        names = list(legal)
        put_down = [move for move in names if move.startswith(PUT_DOWN)]
        spare = [move for move in put_down if not self.needs(move)]
        return (spare or put_down or names[-1:])[0]

    def needs(self, move: str) -> bool:
        """True if the move puts down a card of the script."""
        return not self.needed.isdisjoint(move.partition(":")[2].split("+"))


def needed_card(move: str) -> str:
    """The card that a move plays."""
    return re.split("[@>]", move, maxsplit=1)[0]


def scripted_bot(game: AnyGame, options: Any, seat: int, seed: int, _detail: str) -> RandomBot:
    """A bot for a seat of a scripted table."""
    script = scripts().get(game.format_options(options), Script())
    return Actor(game, script, seat, seed)


def prepare() -> None:
    """Replace deals and bots, before games are made."""
    fairness.new_seed = lambda: bytes(SEED_BYTES)
    roster.MAKERS["rules"] = scripted_bot
    replaced: Any = Deals
    drawn: Any = replaced.draw_deal

    def draw_deal(deals: Deals[Any, Any], state: Any, shuffle: Any) -> Any:
        deal: Any = drawn(deals, state, shuffle)
        game = game_named(deals.deal_type.__module__.split(".")[-2])
        script = scripts().get(game.format_options(game.options_of(state)))
        return prepared(deal, script) if script and state.round_number == 0 else deal

    replaced.draw_deal = draw_deal


if __name__ == "__main__":
    # Before the server is imported: it takes the seeds of its tables from there.
    prepare()

    from sabot.cli import main

    main()
