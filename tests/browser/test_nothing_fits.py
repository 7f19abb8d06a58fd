"""Where no shape of the card may be drawn: one single space, and everybody is told why."""

from typing import Any

import msgspec
import pytest
from browser.past import GAME, moment, table_at
from browser.watch import Visit
from playwright.sync_api import expect

from charthouse.core.match import Match

SIZES = {"desk": (1440, 900), "phone": (360, 740)}


def face(match: Match) -> dict[str, Any]:
    """What the only seat sees."""
    seen: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(GAME.face(GAME.observe(match.state, 0), []))
    )
    return seen


def falls_back(match: Match, duty: bool) -> bool:
    now = face(match)
    return bool(now["phase"] == "draw" and now["duty"] == duty and now["drawing"]["falls_back"])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("duty", "why", "what"),
    [
        (False, "No shape of this card fits.", "Draw one single space."),
        (True, "No shape reaches the ruins", "Draw one space, any terrain."),
    ],
    ids=["nowhere", "not on ruins"],
)
def test_it_is_seen_and_told_that_one_space_is_drawn(
    visit: Visit, server: str, size: str, duty: bool, why: str, what: str
) -> None:
    table = table_at(server, moment(lambda match: falls_back(match, duty), players=1))
    width, height = SIZES[size]
    page = visit(f"#/table/{table.id}", knows=[table], viewport={"width": width, "height": height})
    card, told = page.get_by_role("region", name="Explore card"), page.locator("[aria-live=assertive]").first
    for words in (why, what):
        expect(card.get_by_text(words)).to_be_in_viewport(ratio=1)
        expect(told).to_contain_text(words)
