"""The manifest by which a browser installs the pages as an app."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from sabot.locales import Words

# The colour of the window before the page is there: that of the page in the dark theme.
BACKGROUND: Final = "#17120f"
TEXTS: Final = "sabot.locales:front"
ICONS: Final = (
    ("/icons/192.png", 192, "any"),
    ("/icons/512.png", 512, "any"),
    ("/icons/maskable-512.png", 512, "maskable"),
)


@lru_cache(8)
def manifest(language: str) -> bytes:
    """The manifest with the texts of a language."""
    found: dict[str, Any] = {
        "id": "/",
        "name": "Sabot",
        "short_name": "Sabot",
        "description": Words(language, (TEXTS,))("lobby-line"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": BACKGROUND,
        "theme_color": BACKGROUND,
        "categories": ["games"],
        "icons": [
            {"src": place, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for place, size, purpose in ICONS
        ],
    }
    return msgspec.json.encode(found)
