"""The printed components, read strictly from `content/`: an unknown word, key or id stops the load."""

from collections import Counter
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple

import msgspec

from charthouse.core import content
from charthouse.core.content import by_id, load, refuse
from charthouse.games.charterstone.effect import Effect, Price

CONTENT = files(__package__) / "content"
RELEASE = 1
"""The newest content release: a piece that is added says `since` the next one."""
Kind = Literal["pumpkin", "coal", "wood", "clay", "iron", "grain"]
RESOURCES: tuple[Kind, ...] = ("pumpkin", "coal", "wood", "clay", "iron", "grain")
KINDS = ("assistant", "building", "constructed")
"""The kinds of advancement cards in game one."""
PARTS = (
    "construction",
    "crates",
    "objectives",
    "quota",
    "buildings",
    "assistants",
    "reputation",
)
"""The parts of a score."""

Charter = Literal["purple", "black", "green", "red", "blue", "yellow"]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a content file. What it does not know, it refuses."""


class Cost(Strict, frozen=True):
    """One word of what is paid."""

    coin: int = 0
    influence: int = 0
    resource: Literal["", "any", "pumpkin", "coal", "wood", "clay", "iron", "grain"] = ""
    n: int = 1

    def __post_init__(self) -> None:
        one_word(self, "n")


class Gain(Strict, frozen=True):
    """One word of what is gained; `n` goes with `resource` and `card`."""

    vp: int = 0
    coin: int = 0
    resource: Literal["", "any", "different", "pumpkin", "coal", "wood", "clay", "iron", "grain"] = ""
    card: Literal["", "any", "any_or_top", "assistant", "building", "constructed"] = ""
    reputation: int = 0
    influence: int = 0
    progress: int = 0
    construct: int = 0
    crate: int = 0
    objective: int = 0
    quota: int = 0
    choose: "dict[str, tuple[Gain, ...]]" = {}
    n: int = 1

    def __post_init__(self) -> None:
        one_word(self, "n")


def one_word(words: Cost | Gain, *but: str) -> str:
    """The word of this table, which must be alone in it."""
    found = [name for name in words.__struct_fields__ if name not in but and getattr(words, name)]
    if len(found) != 1:
        raise ValueError(f"one effect word is wanted here, not {len(found)}")
    return found[0]


class When(Strict, frozen=True):
    """When a card acts: its holder uses a building, pays a resource for a building, or a moment comes."""

    use: str = ""
    cost: Literal["", "pumpkin", "coal", "wood", "clay", "iron", "grain"] = ""
    moment: Literal["", "progress", "reputation"] = ""


class Building(Strict, frozen=True):
    id: str
    area: Literal["commons", "cloud", "charter"]
    pay: tuple[Cost, ...]
    gain: tuple[Gain, ...]
    charter: Charter | None = None
    number: int = 0
    basic: bool = False
    crate: int = 0
    value: int = 0
    cost: tuple[Kind, ...] = ()
    part: str = "buildings"
    original: bool = False


class Assistant(Strict, frozen=True):
    id: str
    number: int
    on: When
    gain: tuple[Gain, ...]


class Persona(Strict, frozen=True):
    id: str
    number: int
    on: When
    gain: tuple[Gain, ...]


class FirstPersona(Strict, frozen=True):
    charter: Charter
    number: int


class Objective(Strict, frozen=True):
    id: str
    number: int
    count: Literal["quota_tokens", "coins", "assistants", "resource_kinds", "reputation_tokens"]
    least: int
    original: bool = False


class Land(Strict, frozen=True):
    """A charter: six plots, one resource, one basic building."""

    id: Charter
    resource: Kind
    basic: str
    at: str
    rows: tuple[int, ...]
    home: int


class Supply(Strict, frozen=True):
    coins: int
    each_resource: int


class Start(Strict, frozen=True):
    coins: int
    workers: int
    influence: int
    mat: int
    objectives: int


class Progress(Strict, frozen=True):
    last: int
    start: dict[str, int]
    reputation: tuple[int, ...]
    income: tuple[int, ...]
    original: bool = False


class Reputation(Strict, frozen=True):
    last: int
    start: dict[str, int]
    points: tuple[int, ...]
    original: bool = False


class Quota(Strict, frozen=True):
    amounts: tuple[int, ...]
    rows: tuple[Literal["resources", "coins", "cards"], ...]
    bonus: tuple[Literal["none", "vp", "reputation"], ...]
    bonus_original: bool = False


class Erratum(Strict, frozen=True):
    id: str
    rule: int
    building: str
    source: str
    printed: tuple[Gain, ...]


class _Board(Strict, frozen=True):
    supply: Supply
    start: Start
    charter: tuple[Land, ...]
    progress: Progress
    reputation: Reputation
    quota: Quota
    erratum: tuple[Erratum, ...]


class _Buildings(Strict, frozen=True):
    building: tuple[Building, ...]


class _Assistants(Strict, frozen=True):
    assistant: tuple[Assistant, ...]


class _Objectives(Strict, frozen=True):
    objective: tuple[Objective, ...]


class _Personas(Strict, frozen=True):
    first: tuple[FirstPersona, ...]
    persona: tuple[Persona, ...]


class Components(NamedTuple):
    """Everything on the table of game one, and what may come out of its crates."""

    supply: Supply
    start: Start
    charters: dict[str, Land]
    progress: Progress
    reputation: Reputation
    quota: Quota
    errata: dict[str, Erratum]
    buildings: dict[str, Building]
    assistants: dict[str, Assistant]
    objectives: dict[str, Objective]
    personas: dict[str, Persona]


def _load(release: int | None = None) -> Components:
    board = load(CONTENT / "board.toml", _Board, release)
    buildings_file, assistants_file = CONTENT / "buildings.toml", CONTENT / "assistants.toml"
    buildings: dict[str, Building] = by_id(buildings_file, load(buildings_file, _Buildings, release).building)
    helping = load(assistants_file, _Assistants, release).assistant
    assistants: dict[str, Assistant] = by_id(assistants_file, helping)
    objectives_file, personas_file = CONTENT / "objectives.toml", CONTENT / "personas.toml"
    for building in buildings.values():
        if building.part not in PARTS:
            raise refuse(buildings_file, building.id, building.part, f"unknown part {building.part!r}")
        deeds = [
            gain for gain in building.gain if gain.construct or gain.crate or gain.objective or gain.quota
        ]
        if len(deeds) > 1:
            raise refuse(buildings_file, building.id, "gain", "a building has one deed at most")
        if deeds and any(cost.resource for cost in building.pay):
            raise refuse(buildings_file, building.id, "pay", "a deed has no price of resources of its own")
    for assistant in assistants.values():
        if assistant.on.use and assistant.on.use not in buildings:
            raise refuse(assistants_file, assistant.id, "use", f"unknown building {assistant.on.use!r}")
    for land in board.charter:
        if land.basic not in buildings:
            raise refuse(CONTENT / "board.toml", land.id, land.basic, f"unknown building {land.basic!r}")
    for erratum in board.erratum:
        if erratum.building not in buildings:
            raise refuse(
                CONTENT / "board.toml", erratum.id, "building", f"unknown building {erratum.building!r}"
            )
    return Components(
        supply=board.supply,
        start=board.start,
        charters=by_id(CONTENT / "board.toml", board.charter),
        progress=board.progress,
        reputation=board.reputation,
        quota=board.quota,
        errata=by_id(CONTENT / "board.toml", board.erratum),
        buildings=buildings,
        assistants=assistants,
        objectives=by_id(objectives_file, load(objectives_file, _Objectives, release).objective),
        personas=by_id(personas_file, load(personas_file, _Personas, release).persona),
    )


BOX = _load()
"""Everything that was ever printed: an id means the same card for ever."""


@cache
def box(release: int) -> Components:
    """What is in the box of a content release: what a game of that release can meet."""
    return _load(release)


CHARTERS = tuple(BOX.charters)
PLOTS = tuple(
    f"{charter}-{n}" for charter, land in BOX.charters.items() for n in range(1, sum(land.rows) + 1)
)
CELLS = tuple(f"{row}-{n}" for row in BOX.quota.rows for n in range(1, len(BOX.quota.amounts) + 1))
ERRATA = tuple(sorted(BOX.errata))


# --- what the words of the content mean to the rules


class Use(NamedTuple):
    """A building as the rules use it."""

    price: Price
    gains: tuple[Effect, ...]


def effects_of(words: tuple[Gain, ...], source: str) -> tuple[Effect, ...]:
    """The words of a benefit."""
    found = []
    for gain in words:
        word = one_word(gain, "n")
        value: Any = getattr(gain, word)
        if isinstance(value, str):
            found.append(Effect(word, value, gain.n, source))
        else:
            found.append(Effect(word, "", 1 if word == "choose" else value, source))
    return tuple(found)


def _price(words: tuple[Cost, ...]) -> Price:
    totals: Counter[str] = Counter()
    for cost in words:
        word = one_word(cost, "n")
        totals[cost.resource or word] += cost.n if cost.resource else getattr(cost, word)
    kinds = tuple((number, totals[kind]) for number, kind in enumerate(RESOURCES) if totals[kind])
    total = totals["any"] + sum(n for _, n in kinds)
    return Price(totals["coin"], totals["influence"], kinds, totals["any"], total)


@lru_cache(maxsize=16)
def uses(errata: tuple[str, ...]) -> dict[str, Use]:
    """Every building with its price and its benefit, as corrected by these errata."""
    printed = {e.building: e.printed for e in BOX.errata.values() if e.id not in errata}
    return {
        id: Use(_price(building.pay), effects_of(printed.get(id, building.gain), id))
        for id, building in BOX.buildings.items()
    }


@cache
def deed_price(deed: str) -> Price:
    """What the building of the commons takes at which this deed is done."""
    return next(
        _price(building.pay)
        for building in BOX.buildings.values()
        if building.area != "charter" and any(getattr(gain, deed) for gain in building.gain)
    )


@cache
def alternatives(source: str) -> dict[str, tuple[Effect, ...]]:
    """The benefits of which this building gives one."""
    gain = next(gain for gain in BOX.buildings[source].gain if gain.choose)
    return {name: effects_of(words, source) for name, words in gain.choose.items()}


@cache
def helpers(moment: str) -> tuple[str, ...]:
    """The assistants that act at this moment, or when this building is used."""
    return tuple(a.id for a in BOX.assistants.values() if moment in (a.on.use, a.on.moment))


@cache
def help_of(assistant: str) -> tuple[Effect, ...]:
    return effects_of(BOX.assistants[assistant].gain, assistant)


@cache
def fingerprint(release: int) -> str:
    """A hash of everything printed, so that a record names the cards it was played with."""
    return content.fingerprint(CONTENT, release)
