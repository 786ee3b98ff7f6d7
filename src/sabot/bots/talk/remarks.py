"""Remarks: claims that come to mind, and how much each is worth saying."""

from typing import Final, NamedTuple

from sabot.games.saboteur.claims import Claim

# What is worth so much is said at once, whatever was said before.
AT_ONCE: Final = 1.0


class Remark(NamedTuple):
    """A claim with the chance that it is said. `prompted`: it answers somebody."""

    claim: Claim
    worth: float
    prompted: bool = False
