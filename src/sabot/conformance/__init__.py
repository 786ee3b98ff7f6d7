"""The conformance suite: checks that every game must pass.

`check_game` plays random games and checks at every step all that does not depend on the game's
own rules. A failed check is an AssertionError that says what was expected. The suite needs two
things that only the game's tests can give: twin positions that differ in nothing that a viewer
may know, and the record by which an imagined world would have come about.
"""

from sabot.conformance.suite import Subject, check_game

__all__ = ["Subject", "check_game"]
