"""What is the same for everybody is made once, comes packed, and need not come twice."""

import gzip

import pytest
from patron import House

pytestmark = pytest.mark.anyio

SHARED = ("/locale/ru.ftl", "/locale/en/cartographers-learn.ftl", "/api/content", "/", "/icon.svg")


@pytest.mark.parametrize("path", SHARED)
async def test_who_has_it_already_is_told_so(house: House, path: str) -> None:
    async with house.http() as http:
        first = await http.get(path)
        assert (first.status_code, bool(first.content)) == (200, True)
        tag = first.headers["etag"]
        for known in (tag, f'"another", {tag}', "*"):
            again = await http.get(path, headers={"if-none-match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            assert again.headers["x-content-type-options"] == "nosniff"
        other = await http.get(path, headers={"if-none-match": '"another"'})
        assert (other.status_code, other.content) == (200, first.content)


@pytest.mark.parametrize("path", SHARED[:4])
async def test_it_comes_packed_to_whoever_can_unpack_it(house: House, path: str) -> None:
    async with house.http() as http:
        plain = await http.get(path, headers={"accept-encoding": "identity"})
        async with http.stream("GET", path, headers={"accept-encoding": "gzip"}) as packed:
            sent = b"".join([piece async for piece in packed.aiter_raw()])
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert "accept-encoding" in plain.headers["vary"].lower()
    assert gzip.decompress(sent) == plain.content
    assert len(sent) < len(plain.content)


async def test_a_head_says_what_would_come(house: House) -> None:
    async with house.http() as http:
        whole, head = await http.get("/"), await http.head("/")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["etag"] == whole.headers["etag"]
