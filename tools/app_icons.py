"""Draws the icons of the app from the mark in the browser's tab: `python -m tools.app_icons`.

A test tells whether they are up to date.
"""

import re
from pathlib import Path
from typing import Final

import resvg_py

PUBLIC: Final = Path(__file__).parent.parent / "web" / "public"
STAGE: Final = "#1c1612"
GOLD: Final = "#f5b14a"
# Systems cut a maskable icon to a circle of 80 % of its width: the mark keeps within it.
ICONS: Final = {
    "192.png": (192, 0.72, True),
    "512.png": (512, 0.72, True),
    "maskable-512.png": (512, 0.56, False),
    "apple-180.png": (180, 0.62, False),
}


def mark() -> str:
    """The outline of the mark, in a square of 48."""
    found = re.search(r' d="([^"]+)"', (PUBLIC / "favicon.svg").read_text("utf-8"))
    if found is None:
        raise ValueError("favicon.svg has no outline")
    return found[1]


def icon(size: int, share: float, *, rounded: bool) -> bytes:
    """The mark on the dark stage, as wide as a share of the whole, as PNG."""
    edge = (1 - share) / 2 * 48
    corner = 10 if rounded else 0
    box = f'width="{size}" height="{size}" viewBox="0 0 48 48"'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
        f'<rect width="48" height="48" rx="{corner}" fill="{STAGE}"/>'
        f'<g transform="translate({edge} {edge}) scale({share})">'
        f'<path fill="{GOLD}" fill-rule="evenodd" d="{mark()}"/></g></svg>'
    )
    return bytes(resvg_py.svg_to_bytes(svg_string=svg))


def icons() -> dict[str, bytes]:
    """All icons by their names."""
    return {
        name: icon(size, share, rounded=rounded) for name, (size, share, rounded) in ICONS.items()
    }


def main() -> None:
    """Write them."""
    folder = PUBLIC / "icons"
    folder.mkdir(exist_ok=True)
    for name, data in icons().items():
        (folder / name).write_bytes(data)


if __name__ == "__main__":
    main()
