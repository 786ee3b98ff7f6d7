"""Tests marked `interpreted` run on the interpreted sources only."""

import pytest

from sabot.bots import policy

COMPILED = not str(policy.__file__).endswith(".py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if COMPILED:
        for item in items:
            if item.get_closest_marker("interpreted") is not None:
                item.add_marker(pytest.mark.skip("compiled classes have no interpreted subclasses"))
