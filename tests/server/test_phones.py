"""Phones in the same room: `charthouse serve --lan`."""

import io
from pathlib import Path

import pytest
import segno
from patron import House, fetched

pytestmark = pytest.mark.anyio


async def test_the_address_in_the_room_is_printed_with_its_qr_code(tmp_path: Path) -> None:
    with House(tmp_path / "data", "--data", str(tmp_path / "data"), "--lan") as house:
        assert (await fetched(house, "", "/api/content")).status_code == 200
        picture = io.StringIO()
        segno.make(house.address).terminal(out=picture, compact=True)
        house.stop()
        assert house.said.strip("\n") == picture.getvalue().strip("\n")
