"""The version of the program."""

from importlib.metadata import version
from typing import Final

VERSION: Final = version("sabot")
