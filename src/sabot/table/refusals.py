"""Why a table refuses what somebody asks. Nothing here depends on what is hidden."""

from typing import Final

from sabot.core.errors import Refusal

# Every reason there is, in English; the catalogues of other languages have the same names.
REASONS: Final[dict[str, str]] = {
    "bad-name": "a name has 1 to {longest} characters and no invisible ones",
    "bad-words": "words have at most {longest} characters on one line",
    "bad-text": "a message has 1 to {longest} characters",
    "bad-phrase": "there is no such phrase",
    "bad-claim": "that is no claim of this game",
    "bad-move": "that is no move of this game",
    "bot-pause": "the pause of bots is at most {high} ms",
    "chat-off": "this table is played without chat; claims and phrases are allowed",
    "claim-repeated": "you have just said that",
    "claims-closed": "claims are made while a round is played",
    "claims-many": "at most {most} claims in one turn; wait for the next move",
    "clock-seconds": "a clock has {low} to {high} seconds",
    "round-pause": "the pause between rounds is at most {high} seconds",
    "full": "there is no room for more people at this table",
    "game-runs": "that can't be done while a game is being played",
    "hints-off": "there are no hints at this table",
    "holiday-days": "a player has {most} days of holiday in one game, and you have {left} left",
    "late": "that was for an earlier turn",
    "locked": "the host lets nobody new in",
    "log-full": "this table has no room for more of that; open a new table",
    "meter-off": "there is no suspicion meter at this table",
    "muted": "the host has silenced you",
    "no-bot": "there is no bot of that kind",
    "no-bot-there": "no bot sits there",
    "no-claims": "there are no claims in this game",
    "no-entry": "the host has asked you to leave this table",
    "no-game": "no game is being played",
    "no-holidays": "there are holidays only in games that are played over days",
    "no-pause-left": "everybody may stop a game for {minutes} minutes, and you have",
    "no-person": "there is nobody with that number at this table",
    "no-seat": "there is no such seat",
    "no-step": "there is no such step in that game",
    "no-watching": "this table is played without watchers",
    "not-host": "only the host may do that",
    "not-over": "the game is not over yet",
    "not-paused": "the game is not paused",
    "not-seated": "only players with a seat may do that",
    "not-your-turn": "it is not your turn",
    "nothing-to-await": "no round is about to be dealt",
    "nothing-to-play": "the game was over there; choose an earlier step",
    "other-game": "a game is taken up with the options that it had",
    "partners-silent": "partners may not talk while a round is played; phrases are allowed",
    "paused": "the game is paused",
    "reserved": "the host keeps this seat for somebody",
    "seat-taken": "somebody sits there already",
    "seats-empty": "some seats are empty; add people or bots",
    "talk-off": "this table is played without talk",
    "time-up": "your time for this turn is up; a bot plays it, and then you can come back",
    "words-late": "words can be given only before the game starts",
}


class Refused(Refusal):
    """A command that a table refuses."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(REASONS, reason, **facts)
