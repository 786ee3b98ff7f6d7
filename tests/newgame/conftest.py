"""The example game, installed for this session only."""

from pathlib import Path

import pytest

from tests.newgame.package import install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the example game as an installed package."""
    folder = tmp_path_factory.mktemp("newgame")
    install(folder)
    return folder
