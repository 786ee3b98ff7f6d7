"""Gives a bot the speech of its kind, in the form that is asked for."""

from collections.abc import Callable
from typing import cast

from sabot.bots.bot import Bot
from sabot.bots.talk.credulous import CredulousBot
from sabot.bots.talk.manners import Manner
from sabot.bots.talk.opinions import Opinions, RoleBeliefs, opinions_of
from sabot.bots.talk.speaking import SpeakingBot, Speech
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.games.descriptor import load
from sabot.games.registry import descriptor_of

# Makes the speech of a seat.
SpeechMaker = Callable[[AnyGame, int, Manner, Opinions, int], Speech]


def give_speech(bot: Bot, game: AnyGame, seat: int, manner: Manner | None, seed: int) -> None:
    """Let a bot talk in this manner; it stays silent where the game has no speech."""
    place = descriptor_of(game.id).speech
    if place is not None and manner is not None and isinstance(bot, SpeakingBot):
        make = cast("SpeechMaker", load(place))
        bot.speech = make(game, seat, manner, opinions_of(bot), seed)


def credulous(bot: Bot, seat: int) -> CredulousBot:
    """The bot as one that believes everything; refuses one without beliefs about roles."""
    beliefs = getattr(bot, "beliefs", None)
    if not isinstance(beliefs, RoleBeliefs):
        raise SabotError("only a bot with beliefs about roles can be credulous")
    return CredulousBot(bot, beliefs, seat)
