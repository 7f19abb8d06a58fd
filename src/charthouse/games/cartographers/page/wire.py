"""The forms of what a page gets of Cartographers; `wire.ts` of the page is written from them (`make types`).

`docs/protocol.md` describes it. What is kept as it is sent is `Raw` and says in its `Meta` what it is.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from charthouse.core.game import Seat, Standing

CardKind = Literal["landscape", "ruins", "ambush"]
Phase = Literal["draw", "answer", "wait", "over"]


class Unit(Struct, frozen=True, gc=False):
    """Stars, and the spaces that earned them."""

    stars: int
    spaces: str


class Sum(Struct, frozen=True, gc=False):
    stars: int
    because: list[Unit]


class Turned(Struct, frozen=True, gc=False):
    """A way to turn a shape, and the anchors at which it may be put, as bits of a hexadecimal number."""

    cells: tuple[tuple[int, int], ...]
    anchors: str


class Shape(Struct, frozen=True, gc=False):
    cells: str
    coin: bool
    turns: list[Turned]


class Drawing(Struct, frozen=True, gc=False):
    """The menu of drawings."""

    terrains: tuple[str, ...]
    falls_back: bool
    shapes: list[Shape]


class ShownCard(Struct, frozen=True, gc=False):
    card: str
    kind: CardKind
    time: int


class SkillAdds(Struct, frozen=True):
    """What a skill adds to a drawing."""

    cells: str | None
    """Null for the shape of the drawing once more."""
    terrain: str | None
    """Null for the terrain of the drawing, or where one is chosen."""
    chosen: bool
    """One of the card's terrains, which the action names."""


class SkillUse(Struct, frozen=True):
    """How a drawing with a skill is put together."""

    cells: str | None
    """The shape that is drawn instead of the card's; its anchors are in no menu."""
    terrains: tuple[str, ...] | None
    """What may be drawn instead of the card's terrains."""
    over_edge: bool
    """A shape may stick out over the edge; its anchors are in no menu."""
    adds: SkillAdds | None


class Skill(Struct, frozen=True, gc=False):
    id: str
    cost: int
    cells: str
    usable: bool
    use: SkillUse | None
    """Null for a skill that goes with no drawing."""


class Edict(Struct, frozen=True, gc=False):
    letter: str
    card: str
    category: str
    stars: int
    because: list[Unit]
    now: bool
    seasons: list[int]


class MapView(Struct, frozen=True, gc=False):
    seat: Seat
    sheet: str
    coins: Annotated[Raw, Meta(extra={"is": list[str]})]
    crossed: int
    skill_used: bool
    scores: Annotated[Raw, Meta(extra={"is": list[list[int]]})]
    """One row a season: first edict, second edict, coins, and monsters (not above 0)."""
    total: int
    last: str
    since: str | None
    """The spaces drawn since a season was last scored, if that is known."""
    ready: bool


class Outcome(Struct, frozen=True, gc=False):
    standings: tuple[Standing, ...]
    solo_values: list[int]
    rating: int | UnsetType = UNSET
    """Solo only."""
    title: str | UnsetType = UNSET


class Season(Struct, frozen=True, gc=False):
    id: str
    time: int
    edicts: tuple[str, str]


class Face(Struct, frozen=True, gc=False, kw_only=True):
    """What one seat sees of a game."""

    seat: Seat
    question: str | None
    phase: Phase
    asking: str | None
    """The skill that is asked about in the phase `answer`."""
    answers: list[str]
    mine: str | None
    maps: list[MapView]
    season: int
    time: int
    seasons: list[Season]
    shown: Annotated[Raw, Meta(extra={"is": list[ShownCard]})]
    card: str | None
    kind: CardKind | None
    duty: bool
    passed: int
    dodging: tuple[Seat, ...]
    track: int
    outcome: Outcome | None
    owner: Seat
    drawing: Annotated[Raw, Meta(extra={"is": Drawing | None})]
    skills: Annotated[Raw, Meta(extra={"is": list[Skill]})]
    edicts: Annotated[Raw, Meta(extra={"is": list[Edict]})]
    monsters: Annotated[Raw, Meta(extra={"is": Sum})]
    coins: Annotated[Raw, Meta(extra={"is": Sum})]


class Preview(Struct, frozen=True):
    """What the sheet before a seat would be worth after an action."""

    edicts: list[int]
    monsters: int
    coins: int
    gain: int
    spaces: str
    """The empty spaces that monsters threaten."""


class ScoredEdict(Struct, frozen=True):
    letter: str
    card: str | None
    stars: int
    because: list[Unit]
    scores_now: bool


class Scored(Struct, frozen=True):
    """A paper map, counted."""

    sheet: str
    unfilled: int
    edicts: list[ScoredEdict]
    monsters: Sum
    coins: int
    season: int
    total: int
    rating: int | UnsetType = UNSET
    """Solo only, after the last season."""
    title: str | UnsetType = UNSET


class PrintedShape(Struct, frozen=True):
    cells: str
    coin: bool


class PrintedLandscape(Struct, frozen=True):
    id: str
    time: int
    terrains: tuple[str, ...]
    shapes: list[PrintedShape]


class PrintedAmbush(Struct, frozen=True, rename={"direction": "pass"}):
    id: str
    cells: str
    direction: str
    corner: str


class PrintedScoring(Struct, frozen=True):
    id: str
    category: str
    solo_value: int
    number: int


class PrintedMap(Struct, frozen=True):
    id: str
    side: Literal["A", "B"]
    sheet: str


class PrintedSkill(Struct, frozen=True):
    id: str
    cost: int
    cells: str
    use: SkillUse | None


class PrintedTitle(Struct, frozen=True):
    id: str
    rating: int


class Edition(Struct, frozen=True):
    fall_back: str
    full_map: str


class Contents(Struct, frozen=True):
    """Everything printed."""

    explore: list[PrintedLandscape]
    ruins: list[str]
    ambush: list[PrintedAmbush]
    scoring: list[PrintedScoring]
    seasons: list[Season]
    maps: list[PrintedMap]
    skills: list[PrintedSkill]
    titles: list[PrintedTitle]
    editions: dict[str, Edition]
    track: int
    skills_in_play: int
