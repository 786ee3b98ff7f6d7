"""Words that must not break in two on the screen."""

import re

from sabot.locales import source
from tests.browser.said import CATALOGUES


def test_gold_digger_never_breaks_at_its_hyphen() -> None:
    """It has U+2011, the hyphen at which no line ends."""
    catalogues = {*CATALOGUES, "saboteur", "saboteur2", "howto-saboteur", "howto-saboteur2"}
    for catalogue in sorted(catalogues):
        assert not re.search(r"[Gg]old-digger", source("en", catalogue)), catalogue
