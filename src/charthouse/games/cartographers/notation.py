"""Sheets, spaces and actions as short texts that parse back. `docs/notation.md` describes them."""

import re
import unicodedata
from functools import lru_cache, reduce
from operator import and_
from typing import NamedTuple

from charthouse.core.game import BadText
from charthouse.games.cartographers.sheet import (
    NONE,
    SIZE,
    TERRAINS,
    Board,
    Sheet,
    spaces_of,
)

ROWS = "ABCDEFGHIJK"
_DRAWN: dict[str, tuple[str, ...]] = {
    "f": ("forest",),
    "v": ("village",),
    "a": ("farm",),
    "w": ("water",),
    "m": ("monster",),
    "d": ("farm", "village"),
}
_MARKS = ".r^#" + "".join(_DRAWN) + "".join(_DRAWN).upper()


# --- sheets


def parse_sheet(text: str) -> Sheet:
    """A sheet of eleven rows, joined by `/` or by newlines."""
    rows = re.split(r"[/\n]", text.strip().replace("\r\n", "\n"))
    rows = [row.strip() for row in rows]
    if len(rows) != SIZE:
        raise BadText("bad-sheet-rows", found=len(rows))
    boards = dict.fromkeys(Sheet._fields, NONE)
    for number, row in enumerate(rows):
        if len(row) != SIZE:
            raise BadText("bad-sheet-row", row=ROWS[number], found=len(row))
        for column, mark in enumerate(row):
            if mark not in _MARKS:
                refuse_cyrillic(mark)
                raise BadText("bad-sheet-mark", mark=mark, space=f"{ROWS[number]}{column + 1}")
            _print_mark(boards, mark, 1 << SIZE * number + column)
    return Sheet(**boards)


def _print_mark(boards: dict[str, Board], mark: str, space: Board) -> None:
    if mark == "r" or mark.isupper():
        boards["ruins"] |= space
    if mark not in ".r":
        boards["filled"] |= space
    if mark == "^":
        boards["mountain"] |= space
    elif mark == "#":
        boards["wasteland"] |= space
    for terrain in _DRAWN.get(mark.lower(), ()):
        boards[terrain] |= space


def sheet_rows(sheet: Sheet) -> list[str]:
    return sheet_text(sheet).split("/")


@lru_cache(maxsize=1 << 10)
def sheet_text(sheet: Sheet) -> str:
    boards = {"r": sheet.ruins, "^": sheet.mountain, "#": sheet.wasteland}
    for mark, terrains in _DRAWN.items():  # farm and village at once comes last, over either
        boards[mark] = reduce(and_, [getattr(sheet, terrain) for terrain in terrains])
    marks = ["."] * SIZE * SIZE
    for mark, board in boards.items():
        for number in spaces_of(board):
            marks[number] = mark
    for number in spaces_of(sheet.ruins & sheet.filled):
        marks[number] = marks[number].upper()
    return "/".join("".join(marks[SIZE * row : SIZE * (row + 1)]) for row in range(SIZE))


# --- spaces

SPACE_NAMES = tuple(f"{row}{column}" for row in ROWS for column in range(1, SIZE + 1))
_SPACES = {name: 1 << number for number, name in enumerate(SPACE_NAMES)}


@lru_cache(maxsize=1 << 15)
def spaces_text(board: Board) -> str:
    """The names of the spaces in reading order: `C4 C5 D5`."""
    return " ".join([SPACE_NAMES[number] for number in spaces_of(board)])


def parse_spaces(words: list[str]) -> Board:
    board = NONE
    for word in words:
        space = _SPACES.get(word.upper())
        if space is None:
            refuse_cyrillic(word)
            raise BadText("bad-space", space=word[:20])
        if board & space:
            raise BadText("bad-space-twice", space=word)
        board |= space
    return board


def refuse_cyrillic(text: str) -> None:
    """Cyrillic letters look like Latin ones; row letters, ids and marks are Latin in every language."""
    for letter in text:
        if "CYRILLIC" in unicodedata.name(letter, ""):
            raise BadText("bad-cyrillic", letter=letter)


# --- actions


class Action(NamedTuple):
    """What a seat does. A drawing is its terrain and its spaces; a skill may add a second drawing."""

    verb: str
    terrain: str = ""
    spaces: Board = NONE
    also_terrain: str = ""
    also: Board = NONE


DRAW = "draw"
RECALL = Action("recall")
NOTHING = Action("nothing")
NO_SKILL = Action("no skill")
ACROBATICS = Action("acrobatics")
ACROBATICS_ACROSS = Action("acrobatics across")
ACROBATICS_DOWN = Action("acrobatics down")
_WORDS = {
    action.verb: action
    for action in (RECALL, NOTHING, NO_SKILL, ACROBATICS, ACROBATICS_ACROSS, ACROBATICS_DOWN)
}
ALONE = ("knowledge", "negotiate", "move_silently")
"""Skills that change the one drawing."""
WITH_MORE = ("search", "concentrate", "diplomacy")
"""Skills that add spaces whose terrain is understood."""
CURE = "cure_wounds"
"""The skill that adds a drawing of a terrain of its own."""
SKILLS = (*ALONE, *WITH_MORE, CURE, ACROBATICS.verb)


def action_text(action: Action) -> str:
    verb, terrain, spaces, also_terrain, also = action
    if verb in _WORDS:
        return verb
    text = f"{terrain} {spaces_text(spaces)}"
    if verb != DRAW:
        text = f"{verb} {text}"
    if also:
        text += f" + {also_terrain} {spaces_text(also)}" if also_terrain else f" + {spaces_text(also)}"
    return text


def parse_action(text: str) -> Action:
    words = text.split()
    plain = " ".join(words)
    if plain in _WORDS:
        return _WORDS[plain]
    if not words:
        raise BadText("bad-action", text="")
    verb = DRAW
    if words[0] in (*ALONE, *WITH_MORE, CURE):
        verb = words.pop(0)
    main, plus, more = words, False, []
    if "+" in words:
        plus = True
        main, more = words[: words.index("+")], words[words.index("+") + 1 :]
    terrain = _terrain(main, text)
    spaces = parse_spaces(main[1:])
    also_terrain = ""
    if verb == CURE and plus:
        also_terrain = _terrain(more, text)
        more = more[1:]
    also = parse_spaces(more)
    if not spaces or plus != (verb in (*WITH_MORE, CURE)) or plus != bool(also):
        raise BadText("bad-action", text=plain[:60])
    return Action(verb, terrain, spaces, also_terrain, also)


def _terrain(words: list[str], text: str) -> str:
    if not words or words[0] not in TERRAINS:
        if words:
            refuse_cyrillic(words[0])
        raise BadText("bad-terrain" if words else "bad-action", text=(words or [text])[0][:60])
    return words[0]
