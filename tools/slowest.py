"""Print the slowest tests of several runs of pytest: `python tools/slowest.py build/times`.

Each run leaves a JUnit file (`--junitxml`) in the folder; its name is shown beside the test.
"""

import sys
from pathlib import Path
from typing import Final, NamedTuple
from xml.parsers.expat import ParserCreate

SHOWN: Final = 10


class Timed(NamedTuple):
    """One test of one run, and how many seconds it took with its fixtures."""

    seconds: float
    run: str
    test: str


def times_in(report: Path) -> list[Timed]:
    """The tests of one run."""
    found: list[Timed] = []

    def element(tag: str, attributes: dict[str, str]) -> None:
        if tag == "testcase":
            test = f"{attributes['classname']}::{attributes['name']}"
            found.append(Timed(float(attributes["time"]), report.stem, test))

    parser = ParserCreate()
    parser.StartElementHandler = element
    parser.Parse(report.read_bytes(), True)  # noqa: FBT003 (the parser takes no keywords)
    return found


def main() -> None:
    """Print the slowest tests, and how many there were."""
    reports = sorted(Path(sys.argv[1]).glob("*.xml"))
    times = sorted((each for report in reports for each in times_in(report)), reverse=True)
    print(f"The {SHOWN} slowest of {len(times)} tests:")
    for timed in times[:SHOWN]:
        print(f"{timed.seconds:7.1f} s  {timed.run:12}  {timed.test}")


if __name__ == "__main__":
    main()
