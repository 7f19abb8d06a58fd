"""The contract is tried on every table of every game in the list of games."""

import pytest
from arena import SEQUENTIAL_TABLES, SHARED_TABLES, SIMULTANEOUS_TABLES, TABLES, Table

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


@pytest.fixture(params=SIMULTANEOUS_TABLES, ids=str)
def simultaneous_table(request: pytest.FixtureRequest) -> Table:
    """Every table of the arena where several players answer one question."""
    asked: Table = request.param
    return asked


@pytest.fixture(params=SEQUENTIAL_TABLES, ids=str)
def sequential_table(request: pytest.FixtureRequest) -> Table:
    """Every table of the arena where players answer one after the other."""
    asked: Table = request.param
    return asked
