"""The policy that every answer carries: nothing comes from elsewhere, and nothing goes there."""

import pytest
from patron import House

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("path", ["/", "/api/content", "/api/nothing", "/locale/en.ftl"])
async def test_nothing_is_fetched_from_or_sent_to_another_server(house: House, path: str) -> None:
    async with house.http() as http:
        policy = (await http.get(path)).headers["content-security-policy"]
    sources = {name: set(allowed) for name, *allowed in map(str.split, policy.split(";"))}
    assert sources.pop("img-src") == {"'self'", "data:", "blob:"}, "pictures that the page draws itself"
    assert set().union(*sources.values()) == {"'self'", "'none'"}
    assert {"default-src", "script-src", "style-src", "connect-src"} <= sources.keys()
    assert sources["default-src"] == sources["connect-src"] == {"'self'"}
