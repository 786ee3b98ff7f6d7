"""The settings of a table: the game and its options, the clock, who may watch."""

from typing import Final, Literal

import msgspec

from sabot.core.game import AnyGame
from sabot.games.registry import game_of_options
from sabot.table.refusals import Refused

HOUR_S: Final = 3600
# The longest time for a turn of a game that is played over days.
LONGEST_TURN_S: Final = 14 * 24 * HOUR_S
LONGEST_BOT_PAUSE_MS: Final = 10_000
LONGEST_ROUND_PAUSE_S: Final = 300

ClockKind = Literal["none", "turn", "bank", "days"]
# Whether players are helped: never, while one person plays against bots, or always.
Aid = Literal["off", "alone", "on"]
# What may be said: everything; claims and phrases, but no words of one's own; or nothing.
Talk = Literal["free", "claims", "off"]


# The fewest and the most seconds that each clock can have.
CLOCK_SECONDS: Final[dict[ClockKind, tuple[int, int]]] = {
    "none": (0, HOUR_S),
    "turn": (1, HOUR_S),
    "bank": (1, HOUR_S),
    "days": (HOUR_S, LONGEST_TURN_S),
}


class Clock(msgspec.Struct, frozen=True):
    """The time to think: for each turn, or from a bank that grows with each turn.

    `days` is a time for each turn too, of hours or days: the game goes on while nobody is there.
    """

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0

    def over_days(self) -> bool:
        """True if the game goes on while nobody is connected."""
        return self.kind == "days"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a table, which the host decides.

    `game` is the text of the options, canonical once the table has them.
    `bot_pause` is how long a bot usually waits before it moves, in ms, now a little less and now
    more; with 0 it plays as soon as the server lets it. `round_pause` is how long the table rests
    between rounds unless everybody is ready before, in seconds; one person against bots takes their
    time, if their client says when they are ready. `meter` and `hints` say who may ask
    whom to suspect, and what to play: where several people play, all of them or none. `talk` says
    what may be said. `takeover`: a bot plays for somebody whose time is up, or who went away where
    there is no clock; otherwise the game waits for them.
    """

    game: str
    clock: Clock = Clock()
    watching: bool = True
    listed: bool = False
    bot_pause: int = 700
    round_pause: int = 20
    meter: Aid = "alone"
    hints: Aid = "alone"
    talk: Talk = "free"
    takeover: bool = True


def check_settings(settings: Settings) -> None:
    """Refuse settings that no table can have. Unknown options raise BadOptions on their own."""
    game_and_options(settings)
    clock = settings.clock
    low, high = CLOCK_SECONDS[clock.kind]
    if not low <= clock.seconds <= high:
        raise Refused("clock-seconds", low=low, high=high)
    if not 0 <= clock.increment <= HOUR_S:
        raise Refused("clock-seconds", low=0, high=HOUR_S)
    if not 0 <= settings.bot_pause <= LONGEST_BOT_PAUSE_MS:
        raise Refused("bot-pause", high=LONGEST_BOT_PAUSE_MS)
    if not 0 <= settings.round_pause <= LONGEST_ROUND_PAUSE_S:
        raise Refused("round-pause", high=LONGEST_ROUND_PAUSE_S)


def game_and_options(settings: Settings) -> tuple[AnyGame, object]:
    """The game that is played at a table, and its options."""
    game = game_of_options(settings.game)
    return game, game.parse_options(settings.game)
