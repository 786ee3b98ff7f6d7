"""Fingers on a screen, as Chromium takes them: one that stays, one that drags, two that pinch."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Locator, Page

Point = tuple[float, float]
STEPS = 8


def middle(target: Locator) -> Point:
    """The middle of something that can be seen."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def touch(page: Page) -> Generator[CDPSession]:
    """A session to send touches through."""
    session = page.context.new_cdp_session(page)
    yield session
    session.detach()


def send(session: CDPSession, kind: str, points: Sequence[Point]) -> None:
    """One touch event; `points` are the fingers that are on the screen."""
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    session.send(  # pyright: ignore[reportUnknownMemberType]
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers}
    )


def drag(page: Page, *ways: tuple[Point, Point]) -> None:
    """Fingers go down, each along its way, and up again."""
    with touch(page) as session:
        send(session, "touchStart", [begin for begin, _ in ways])
        for step in range(1, STEPS + 1):
            send(session, "touchMove", [between(way, step / STEPS) for way in ways])
        send(session, "touchEnd", [])


def between(way: tuple[Point, Point], share: float) -> Point:
    """A point on the way."""
    (x, y), (to_x, to_y) = way
    return x + (to_x - x) * share, y + (to_y - y) * share
