"""The index guide as data: what comes out of each crate, and which building card carries which crate."""

from functools import cache
from typing import Literal, NamedTuple

from charthouse.core.content import by_id, load, refuse
from charthouse.games.charterstone import box
from charthouse.games.charterstone.box import BOX, RELEASE, Charter, Strict


class Crate(Strict, frozen=True):
    number: int
    charter: Charter
    buildings: tuple[int, ...]
    personas: tuple[str, ...] = ()
    rules: tuple[int, ...] = ()
    deck: tuple[int, int] | None = None
    quota_row: Literal["minions", "perils"] | None = None
    minion: str = ""
    objectives: tuple[str, ...] = ()


class Lettered(Strict, frozen=True):
    letter: str
    king: int
    rules: tuple[int, ...] = ()
    guidepost: int = 0


class Chain(Strict, frozen=True):
    """The buildings of one chain by card number, and the crate that each carries."""

    charter: Charter
    chain: Literal["a", "b"]
    cards: tuple[int, ...]
    crates: tuple[int, ...]
    last: tuple[int, ...]


class _Guide(Strict, frozen=True):
    opens: int
    crate: tuple[Crate, ...]
    lettered: tuple[Lettered, ...]
    chain: tuple[Chain, ...]


class Guide(NamedTuple):
    opens: int
    """The last crate that game one may open."""
    crates: dict[int, Crate]
    lettered: dict[str, Lettered]
    carried: dict[int, int]
    """The crate on each building card, by card numbers."""
    buildings: dict[int, str]
    """The ids of the building cards that have content, by card number."""


def _load(release: int = RELEASE) -> Guide:
    file = box.CONTENT / "crates.toml"
    found = load(file, _Guide, release)
    printed = box.box(release)
    buildings = {b.number: b.id for b in printed.buildings.values() if b.number}
    carried = {b.number: b.crate for b in printed.buildings.values() if b.basic}
    for chain in found.chain:
        carried |= dict(zip(chain.cards, chain.crates, strict=True))
    for building in printed.buildings.values():
        if building.number and carried.get(building.number, 0) != building.crate:
            message = f"the guide says crate {carried.get(building.number, 0)}"
            raise refuse(box.CONTENT / "buildings.toml", building.id, "crate", message)
    crates: dict[int, Crate] = by_id(file, found.crate, "number")
    for number in range(1, found.opens + 1):
        for card in crates[number].buildings:
            if card not in buildings:
                raise refuse(file, number, "buildings", f"card {card} has no content", "number")
        for persona in crates[number].personas:
            if persona not in printed.personas:
                raise refuse(file, number, "personas", f"persona {persona!r} has no content", "number")
    return Guide(found.opens, crates, by_id(file, found.lettered, "letter"), carried, buildings)


@cache
def guide(release: int) -> Guide:
    """The guide of a content release."""
    return _load(release)


GUIDE = guide(RELEASE)


def openable(card: str, later_crates: bool) -> bool:
    """Whether the crate on this building card may be opened in this game."""
    crate = BOX.buildings[card].crate
    return 0 < crate <= GUIDE.opens or (later_crates and crate > 0)
