"""The contract is tried on every table of every game in the list of games."""

import pytest
from arena import SHARED_TABLES, TABLES, Table

from charthouse.games import GAMES


@pytest.fixture(params=GAMES)
def game_id(request: pytest.FixtureRequest) -> str:
    """Every game there is."""
    return str(request.param)


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    """Every table of the arena."""
    asked: Table = request.param
    return asked


@pytest.fixture(params=SHARED_TABLES, ids=str)
def shared_table(request: pytest.FixtureRequest) -> Table:
    """Every table of the arena where several players sit."""
    asked: Table = request.param
    return asked
