"""Servers to test against. A module shares one; a test that stops or kills takes one of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from patron import House


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server that the tests of a module share."""
    with House(tmp_path_factory.mktemp("house") / "data") as running:
        yield running


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A running server that a test may stop, kill and open again."""
    with House(tmp_path / "data") as running:
        yield running
