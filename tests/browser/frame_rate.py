"""How many frames of a table come late, at full speed and with a CPU four times as slow:
`python -m tests.browser.frame_rate`; words such as `phone` or `4` choose among sizes and speeds.

Two things are measured: the longest scene, which is the end of a round with the treasure, and
panning a mine with many cards. A page that only moves a square is measured in the same run, since
a machine without a graphics card draws in software, and others may use it: only the difference to
that page is ours. A frame is late if it comes more than 20 ms after the one before, which is the
limit for 50 a second; a median hides those.
"""

import sys
import tempfile
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import CHROMIUM_FLAGS, chromium, done
from tests.browser.looking import SIZES
from tests.browser.scripts import script
from tests.browser.staging import TEN, discard_until_staged, seated, skip, stage

SLOW: Final = 4
SCENE_MS: Final = 5500
PAN_MS: Final = 3000
PANS: Final = 60
COUNT: Final = script("count_frames")
EMPTY: Final = """<style>@keyframes go { to { transform: translateX(600px) } }
div { width: 90px; height: 90px; background: #b47a12; animation: go 1s infinite alternate }
</style><div></div>"""


LATE_MS: Final = 20.5  # the clock of frames is not finer


class Rate(NamedTuple):
    """Frames a second: all in all, and what nineteen of twenty are faster than; and the share of
    frames that come late."""

    whole: float
    fifth: float
    late: float


def rate_of(page: Page, ms: int, meanwhile: Callable[[], None] | None = None) -> Rate:
    """The frames that come within a time."""
    page.evaluate(COUNT)
    if meanwhile:
        meanwhile()
    else:
        page.wait_for_timeout(ms)
    gaps: list[float] = page.evaluate("globalThis.frameGaps.stop()")
    rates = sorted(1000 / gap for gap in gaps if gap > 0)
    late = sum(gap > LATE_MS for gap in gaps) / len(gaps)
    return Rate(1000 * len(gaps) / sum(gaps), rates[len(rates) // 20], late)


def throttle(page: Page, times: int) -> None:
    """A CPU so many times as slow."""
    session: Any = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})


def pan(page: Page) -> None:
    """Drag the mine to and fro."""
    box = page.locator("main.board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for number in range(PANS):
        away = 120 * (1 if number % 2 else -1)
        page.mouse.move(x + away, y + away / 2, steps=6)
    page.mouse.up()


def before_the_treasure(page: Page) -> None:
    """Play until the end of the round is staged; nothing of it is skipped."""
    seated(page, TEN.options(), "rules", TEN.players - 1)
    discard_until_staged(page)
    expect(stage(page)).to_be_visible()


def measure(browser: Browser, address: str, size: str, times: int) -> dict[str, Rate]:
    """All rates in a window of this size, with a CPU so many times as slow."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address, locale="en", viewport={"width": width, "height": height}
    )
    context.set_default_timeout(60_000)
    empty = context.new_page()
    empty.set_content(EMPTY)
    throttle(empty, times)
    found = {"a square that moves": rate_of(empty, PAN_MS)}
    empty.close()
    page = context.new_page()
    before_the_treasure(page)
    skip(page)
    throttle(page, times)
    found["panning the mine"] = rate_of(page, PAN_MS, lambda: pan(page))
    throttle(page, 1)
    discard_until_staged(page)
    throttle(page, times)
    found["the treasure"] = rate_of(page, SCENE_MS)
    context.close()
    return found


def main() -> None:
    """Print a line for each rate."""
    expect.set_options(timeout=60_000)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TEN.server(Path(folder))
        done(server.start())
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        try:
            for size in chosen(SIZES):
                for times in map(int, chosen(("1", str(SLOW)))):
                    report(size, times, measure(browser, server.address, size, times))
        finally:
            server.remove()


def chosen(names: Collection[str]) -> list[str]:
    """Those of the names that stand on the command line; all if none does."""
    return [name for name in names if name in sys.argv[1:]] or list(names)


def report(size: str, times: int, found: dict[str, Rate]) -> None:
    """A line for each rate."""
    reference = found["a square that moves"]
    for name, rate in found.items():
        ratio = rate.whole / reference.whole
        sys.stdout.write(
            f"{size}, CPU / {times}, {name}: {rate.whole:.0f} frames a second, {ratio:.2f} of the"
            f" square; 5th percentile {rate.fifth:.0f}; {rate.late:.0%} late\n"
        )
    sys.stdout.flush()


if __name__ == "__main__":
    main()
