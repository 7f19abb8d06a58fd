"""The printed components: cards, maps, seasons, skills and titles, read strictly from `content/`."""

from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

import msgspec

from charthouse.core import codec
from charthouse.core.content import load, refuse
from charthouse.games.cartographers import scoring
from charthouse.games.cartographers.notation import parse_sheet
from charthouse.games.cartographers.shapes import orientations
from charthouse.games.cartographers.sheet import SIZE, TERRAINS, Sheet

CONTENT = files(__package__) / "content"


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


class Map(Strict, frozen=True):
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
    map: tuple[Map, ...]


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
    maps: tuple[Map, ...]
    coin_track: int
    skills: dict[str, Skill]
    skills_in_play: int
    titles: tuple[Title, ...]


def _load() -> Components:
    explore = load(CONTENT / "explore.toml", _Explore).card
    for card in explore:
        for terrain in card.terrains:
            if terrain not in TERRAINS:
                raise refuse(CONTENT / "explore.toml", terrain, f"unknown terrain {terrain!r}")
        for shape in card.shapes:
            orientations(shape.cells)
    seasons = load(CONTENT / "seasons.toml", _Seasons).season
    for season in seasons:
        for letter in season.edicts:
            if letter not in scoring.EDICTS:
                raise refuse(CONTENT / "seasons.toml", letter, f"unknown edict {letter!r}")
    maps = load(CONTENT / "maps.toml", _Maps)
    skills = load(CONTENT / "skills.toml", _Skills)
    return Components(
        explore={card.id: card for card in explore},
        ambush={card.id: card for card in load(CONTENT / "ambush.toml", _Ambush).card},
        seasons=seasons,
        sheets={map.side: parse_sheet(map.sheet) for map in maps.map},
        maps=maps.map,
        coin_track=maps.coin_track,
        skills={skill.id: skill for skill in skills.skill},
        skills_in_play=skills.in_play,
        titles=load(CONTENT / "titles.toml", _Titles).title,
    )


BOX = _load()
LANDSCAPES = tuple(card for card in BOX.explore.values() if card.kind == "landscape")
EXPLORE_IDS = tuple(sorted(BOX.explore))
SQUARE = "#"


@cache
def fingerprint() -> str:
    """A hash of everything printed, so that a record names the cards it was played with."""
    printed = [BOX, [(c.id, c.number, c.category, c.solo_value) for c in scoring.CARDS]]
    return codec.digest(printed)


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
