"""Every screen: nothing is cut off in any language, and axe finds nothing to complain of."""

import pytest

from tests.browser.conftest import Somebody
from tests.browser.looking import cut_words, violations
from tests.browser.screens import walks

WALKS = walks()
# The second mine looks much like the first, and many seats like few.
LONG = {"table saboteur2", "past saboteur2", "crowd"}


@pytest.mark.parametrize(
    "walk", [pytest.param(each, marks=pytest.mark.long if each in LONG else ()) for each in WALKS]
)
def test_screens(somebody: Somebody, walk: str) -> None:
    found: list[str] = []
    for name, page in WALKS[walk](somebody):
        found += [f"{name}: {each}" for each in [*cut_words(page), *violations(page)]]
    assert not found, "\n".join(found)
