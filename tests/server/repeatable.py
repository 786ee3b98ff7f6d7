"""The program with the same deals and the same bots at every run, and quick reviews.

A test that fails on some deals only would fail now and then; here it fails always, or never.
`python -m tests.server.repeatable serve …` runs it.
"""

import secrets
from random import Random

from sabot.table import fairness
from sabot.table.shuffle import SEED_BYTES


def known_seed() -> bytes:
    """The seed of all deals: in Saboteur at three, seat A gets cards of many kinds."""
    return b"repeatable-51".ljust(SEED_BYTES, b"0")


def known_bits(k: int) -> int:
    """The seed of all bots. It does not depend on how many were asked before, by other tests."""
    return Random(7).getrandbits(k)


if __name__ == "__main__":
    # Before the server is imported: it takes the seeds of its tables from there.
    fairness.new_seed = known_seed
    secrets.randbits = known_bits

    from sabot.cli import main
    from tests.server.reviewing import hurry_reviews

    hurry_reviews()
    main()
