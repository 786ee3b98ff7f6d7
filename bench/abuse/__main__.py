"""Attacks on a real server, each beside honest people: `make bench-abuse`.

The attacker has one address, 127.0.0.2, and honest people have another. Each attack has a server
of its own with default limits. It lasts twenty seconds at most, all of them five minutes. A ratio
is an honest figure under the attack to the same figure before it. Figures are for the record only;
the exit code tells only whether everything could be measured.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

from bench.abuse.trials import TRIALS
from bench.abuse.verdicts import Verdict
from bench.load.process import allow_many_files
from bench.measure import report


def main() -> None:
    """Run the attacks that were asked for, and print how many bars are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(TRIALS))
    asked = parser.parse_args().attacks or list(TRIALS)
    if unknown := sorted(set(asked) - set(TRIALS)):
        parser.error(f"there is no attack {unknown[0]}; choose from {', '.join(TRIALS)}")
    allow_many_files()
    verdicts: list[Verdict] = []
    for name in asked:
        with tempfile.TemporaryDirectory(prefix="sabot-bench-") as folder:
            found = asyncio.run(TRIALS[name](Path(folder)))
        print(*found, sep="\n", flush=True)
        verdicts += found
    print(report(verdicts))


if __name__ == "__main__":
    main()
