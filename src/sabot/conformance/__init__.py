"""The conformance suite: checks that every game must pass.

`check_game` plays random games and checks at every step everything that does not depend on the
game's own rules. A failed check is an AssertionError that says what was expected. The suite needs
two things that only the game's tests can give: twin positions that differ only in what a viewer may
not know, and the record that leads to an imagined world. `check_bot` checks a bot instead.
"""

from sabot.conformance.bots import check_bot
from sabot.conformance.suite import Subject, check_game

__all__ = ["Subject", "check_bot", "check_game"]
