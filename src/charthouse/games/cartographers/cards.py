"""The printed components: cards, maps, seasons, skills and titles, read strictly from `content/`."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, NamedTuple

import msgspec

from charthouse.core import content
from charthouse.core.content import by_id, load, refuse
from charthouse.core.game import BadText
from charthouse.games.cartographers import scoring
from charthouse.games.cartographers.notation import SKILLS, parse_sheet
from charthouse.games.cartographers.shapes import orientations
from charthouse.games.cartographers.sheet import SIZE, TERRAINS, Sheet

CONTENT = files(__package__) / "content"
RELEASE = 1
"""The newest content release: a piece that is added says `since` the next one."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a content file. What it does not know, it refuses."""


class Shape(Strict, frozen=True):
    cells: str
    coin: bool = False


class ExploreCard(Strict, frozen=True):
    id: str
    number: int
    kind: Literal["landscape", "ruins"]
    time: int = 0
    terrains: tuple[str, ...] = ()
    shapes: tuple[Shape, ...] = ()


class AmbushCard(Strict, frozen=True, rename={"direction": "pass"}):
    id: str
    number: int
    cells: str
    direction: Literal["clockwise", "counterclockwise"]
    corner: Literal["top_left", "top_right", "bottom_left", "bottom_right"]


class Season(Strict, frozen=True):
    id: str
    number: int
    time: int
    edicts: tuple[str, str]


class MapSide(Strict, frozen=True):
    id: str
    side: Literal["A", "B"]
    sheet: str


class Skill(Strict, frozen=True):
    id: str
    code: str
    cost: int
    cells: str = ""


class Title(Strict, frozen=True):
    id: str
    rating: int


class _Explore(Strict, frozen=True):
    card: tuple[ExploreCard, ...]


class _Ambush(Strict, frozen=True):
    card: tuple[AmbushCard, ...]


class _Seasons(Strict, frozen=True):
    season: tuple[Season, ...]


class _Maps(Strict, frozen=True):
    coin_track: int
    map: tuple[MapSide, ...]


class _Skills(Strict, frozen=True):
    in_play: int
    skill: tuple[Skill, ...]


class _Titles(Strict, frozen=True):
    title: tuple[Title, ...]


class Components(NamedTuple):
    """Everything in the box."""

    explore: dict[str, ExploreCard]
    ambush: dict[str, AmbushCard]
    seasons: tuple[Season, ...]
    sheets: dict[str, Sheet]
    maps: tuple[MapSide, ...]
    coin_track: int
    skills: dict[str, Skill]
    skills_in_play: int
    titles: tuple[Title, ...]


def _load(release: int | None = None) -> Components:
    explore_file, ambush_file = CONTENT / "explore.toml", CONTENT / "ambush.toml"
    maps_file, skills_file = CONTENT / "maps.toml", CONTENT / "skills.toml"
    explore = by_id(explore_file, load(explore_file, _Explore, release).card)
    for card in explore.values():
        for terrain in card.terrains:
            if terrain not in TERRAINS:
                raise refuse(explore_file, card.id, f'"{terrain}"', f"unknown terrain {terrain!r}")
        for shape in card.shapes:
            _check_shape(explore_file, card.id, shape.cells)
    ambush = by_id(ambush_file, load(ambush_file, _Ambush, release).card)
    for card in ambush.values():
        _check_shape(ambush_file, card.id, card.cells)
    maps = load(maps_file, _Maps, release)
    skills = load(skills_file, _Skills, release)
    known = by_id(skills_file, skills.skill)
    for skill in known.values():
        if skill.id not in SKILLS:
            raise refuse(skills_file, skill.id, skill.id, f"unknown skill {skill.id!r}")
        if skill.cells:
            _check_shape(skills_file, skill.id, skill.cells)
    if skills.in_play > len(known):
        raise refuse(skills_file, "", "in_play", f"there are only {len(known)} skills")
    return Components(
        explore=explore,
        ambush=ambush,
        seasons=_seasons(release),
        sheets={map.side: _sheet(maps_file, map) for map in maps.map},
        maps=maps.map,
        coin_track=maps.coin_track,
        skills=known,
        skills_in_play=skills.in_play,
        titles=load(CONTENT / "titles.toml", _Titles, release).title,
    )


def _seasons(release: int | None) -> tuple[Season, ...]:
    file = CONTENT / "seasons.toml"
    seasons = load(file, _Seasons, release).season
    for season in seasons:
        for letter in season.edicts:
            if letter not in scoring.EDICTS:
                raise refuse(file, season.id, f'"{letter}"', f"unknown edict {letter!r}")
    return seasons


def _check_shape(file: Traversable, item: str, cells: str) -> None:
    if not re.fullmatch(r"[.#]+(/[.#]+)*", cells) or "#" not in cells:
        raise refuse(file, item, f'"{cells}"', f"{cells!r} is not a shape")


def _sheet(file: Traversable, map: MapSide) -> Sheet:
    try:
        return parse_sheet(map.sheet)
    except BadText as problem:
        raise refuse(file, map.id, "sheet", str(problem)) from None


BOX = _load()
"""Everything that was ever printed: an id means the same card for ever."""


@cache
def box(release: int) -> Components:
    """What is in the box of a content release: what a game of that release can meet."""
    return _load(release)


@cache
def scoring_ids(release: int) -> tuple[str, ...]:
    """The scoring cards in that box, sorted."""
    return tuple(sorted(c.id for c in scoring.CARDS if content.in_box(c.since, c.until, release)))


LANDSCAPES = tuple(card for card in BOX.explore.values() if card.kind == "landscape")
EXPLORE_IDS = sorted(BOX.explore)
SQUARE = "#"


@cache
def fingerprint(release: int) -> str:
    """A hash of everything printed, so that a record names the cards it was played with."""
    cards = [scoring.CARD[id] for id in scoring_ids(release)]
    return content.fingerprint(CONTENT, release, [(c.id, c.number, c.category, c.solo_value) for c in cards])


@cache
def solo_walk(shape: str, corner: str, direction: str, turned: int = 0) -> tuple[int, ...]:
    """The places a solo ambush tries, in order: round the edge from its corner, then ring by ring inwards."""
    turn = orientations(shape)[turned]
    height = 1 + max(row for row, _ in turn.cells)
    width = 1 + max(column for _, column in turn.cells)
    walk: list[int] = []
    top, left, bottom, right = 0, 0, SIZE - height, SIZE - width
    while top <= bottom and left <= right:
        ring = _ring(top, left, bottom, right)
        if direction == "counterclockwise":
            ring.reverse()
        start = (
            top if corner.startswith("top") else bottom,
            left if corner.endswith("left") else right,
        )
        first = ring.index(start)
        walk += [turn.footprint << SIZE * row + column for row, column in ring[first:] + ring[:first]]
        top, left, bottom, right = top + 1, left + 1, bottom - 1, right - 1
    return tuple(walk)


def _ring(top: int, left: int, bottom: int, right: int) -> list[tuple[int, int]]:
    """The anchors on the border of a rectangle, clockwise from its top left corner, each once."""
    ring = [(top, column) for column in range(left, right + 1)]
    ring += [(row, right) for row in range(top + 1, bottom + 1)]
    if bottom > top:
        ring += [(bottom, column) for column in range(right - 1, left - 1, -1)]
    if right > left:
        ring += [(row, left) for row in range(bottom - 1, top, -1)]
    return ring
