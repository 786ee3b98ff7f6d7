"""French typography: no line on a screen begins with punctuation that belongs to a word."""

import re
from importlib.resources import files

import pytest

from sabot.locales import source

CATALOGUES = sorted(
    place.name.removesuffix(".ftl")
    for place in files("sabot.locales").joinpath("fr").iterdir()
    if place.name.endswith(".ftl")
)
# A space where a line may break, before such a sign or after an opening quotation mark.
BREAKABLE = re.compile(r"(?<=\S) [;:!?»%]|« ")


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_punctuation_stays_with_its_word(catalogue: str) -> None:
    lines = source("fr", catalogue).split("\n")
    found = [line for line in lines if not line.startswith("#") and BREAKABLE.search(line)]
    assert found == [], "write a no-break space (U+00A0) there"
