"""The table of Cartographers in a terminal: the sheet, the card, the edicts, the scores."""

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from charthouse.core import crest
from charthouse.core.text import Text
from charthouse.games.cartographers import drawing, scoring
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.notation import ROWS, sheet_rows, spaces_text
from charthouse.games.cartographers.page.log import terrain_name
from charthouse.games.cartographers.rules import task_of
from charthouse.games.cartographers.sheet import SIZE, Board, Sheet
from charthouse.games.cartographers.state import (
    Map,
    Public,
    View,
    card,
    held,
    purse,
    season,
    total,
)
from charthouse.games.cartographers.worth import edict_stars

INK = "#1c2836"
COLOURS = {
    ".": f"{INK} on #fbf8ee",
    "r": f"bold {INK} on #fbf8ee",
    "^": f"{INK} on #dcd8ca",
    "#": f"{INK} on #a79f92",
    "f": "#ffffff on #3c7557",
    "v": f"{INK} on #da8c6b",
    "a": f"{INK} on #f2d477",
    "w": f"{INK} on #8dc0da",
    "m": "#ffffff on #3a2a48",
    "d": f"{INK} on #e6b071",
}
LIVE = "bold #ffffff on #ad1a63"
SIGNS = {".": "·", "r": "∩", "^": "▲", "#": "░"}
"""Printed spaces; what is drawn shows its letter of the notation, a capital on ruins."""


def sheet_picture(sheet: Sheet, lit: Board = 0) -> Line:
    """The sheet with its coordinates; lit spaces stand in brackets."""
    picture = Line()
    picture.append("   " + "".join(f"{column:^3}" for column in range(1, SIZE + 1)) + "\n", style="dim")
    for row, marks in enumerate(sheet_rows(sheet)):
        picture.append(f" {ROWS[row]} ", style="dim")
        for column, mark in enumerate(marks):
            sign = SIGNS.get(mark, mark)
            if lit >> SIZE * row + column & 1:
                picture.append(f"[{sign}]", style=LIVE)
            else:
                picture.append(f" {sign} ", style=COLOURS[mark.lower()])
        picture.append("\n")
    picture.right_crop(1)
    return picture


def shape_picture(cells: str, coin: bool) -> Line:
    rows = [row.replace("#", "██").replace(".", "  ") for row in cells.split("/")]
    return Line("\n".join(rows) + ("  ◉" if coin else ""))


def card_panel(view: View, say: Text) -> RenderableType:
    """The card with its shapes and terrains, and what makes this turn special."""
    public = view.public
    task = task_of(public, view.seat)
    shapes = Table.grid(padding=(0, 3))
    shapes.add_row(*[shape_picture(shape.cells, shape.coin) for shape in task.shapes])
    lines: list[RenderableType] = [shapes, Line("")]
    current = card(public)
    if current in BOX.ambush:
        title = f"{say('ambush')}: {say(f'card-{current}')}"
        owner = held(public, view.seat)
        whose = say("play-ambush-on", name=public.players[owner].name)
        lines.append(Line(say("play-ambush-own") if owner == view.seat else whose, style=LIVE))
    else:
        title = say(f"card-{current}")
        names = [f"{terrain_name(terrain, say)} ({terrain})" for terrain in task.terrains]
        lines.append(Line(say("play-terrains", terrains=f" {say('play-or')} ".join(names))))
        lines.append(Line(say("play-takes", time=BOX.explore[current].time), style="dim"))
        if public.duty:
            lines.append(Line(say("play-duty"), style=LIVE))
    if drawing.choices(task, public.maps[held(public, view.seat)].sheet).falls_back:
        lines.append(Line(say("play-fall-back"), style=LIVE))
    return Panel(Group(*lines), title=escape(title), title_align="left", expand=False)


def edicts_table(public: Public, sheet: Sheet, say: Text) -> RenderableType:
    """The four edicts with what they are worth now; a dot marks those of this season."""
    table = Table(box=None, padding=(0, 1), show_header=True, header_style="dim")
    table.add_column("")
    table.add_column(say("play-edicts"))
    table.add_column(say("play-now"), justify="right")
    table.add_column(say("play-scored-in"))
    for letter, edict, worth in zip(scoring.EDICTS, public.edicts, edict_stars(public, sheet), strict=True):
        now = letter in season(public).edicts
        seasons = [say(f"season-{s.id}") for s in BOX.seasons[public.season :] if letter in s.edicts]
        name = Line(say(f"scoring-{edict}"), style="bold" if now else "")
        name.append(f"\n{say(f'scoring-{edict}.rule')}", style="dim not bold")
        table.add_row(
            f"{'●' if now else ' '} {say('letter', letter=letter)}", name, f"{worth}★", ", ".join(seasons)
        )
    return table


def skills_table(public: Public, map: Map, say: Text) -> RenderableType:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column(say("play-skills"))
    for skill in public.skills:
        used = f" · {say('play-skill-used')}" if map.skill_used else ""
        name = Line(f"{say(f'skill-{skill}')} ({skill})", style="dim" if map.skill_used else "bold")
        name.append(f" · {say('play-skill-cost', cost=BOX.skills[skill].cost)}{used}", style="not bold dim")
        name.append(f"\n{say(f'skill-{skill}.rule')}", style="dim not bold")
        table.add_row(name)
    return table


def ledger(public: Public, seat: int, say: Text) -> RenderableType:
    """Coins, monsters and stars of one map."""
    map = public.maps[seat]
    lines = Line(say("play-purse", purse=purse(map), track=BOX.coin_track))
    lost = -scoring.monsters(map.sheet)
    if lost:
        lines.append("\n" + say("play-monsters", stars=say("stars", count=lost)))
    for other, player in enumerate(public.players):
        stars = say("stars", count=total(public.maps[other]))
        lines.append(
            "\n" + say("play-total", name=player.name, stars=stars), style="bold" if other == seat else ""
        )
    return lines


def turn_screen(view: View, say: Text, width: int) -> RenderableType:
    """Everything a player needs for one decision."""
    public = view.public
    heading = say(
        "play-turn",
        season=say(f"season-{season(public).id}"),
        number=len(public.shown),
        time=public.time,
        limit=season(public).time,
    )
    owner = held(public, view.seat)
    sheet = public.maps[owner].sheet
    left: list[RenderableType] = [Line(heading, style="bold"), sheet_picture(sheet)]
    right: list[RenderableType] = [edicts_table(public, sheet, say)]
    if public.phase == "draw":
        right.insert(0, card_panel(view, say))
    if public.skills:
        right += [Line(""), skills_table(public, public.maps[view.seat], say)]
    left.append(ledger(public, view.seat, say))
    if width < 90:
        return Group(*left, *right)
    both = Table.grid(padding=(0, 3))
    both.add_row(Group(*left), Group(*right))
    return both


def season_table(public: Public, say: Text) -> RenderableType:
    """The score boxes of every player so far."""
    table = Table(box=None, padding=(0, 2), header_style="dim")
    table.add_column("")
    for player in public.players:
        table.add_column(escape(player.name), justify="right")
    rows = max(len(map.scores) for map in public.maps)
    for number in range(rows):
        name = BOX.seasons[number]
        labels = [
            *(say("edict", letter=say("letter", letter=letter)) for letter in name.edicts),
            say("coins"),
            say("monsters"),
        ]
        table.add_row(Line(say(f"season-{name.id}"), style="bold"), *["" for _ in public.maps])
        for part, label in enumerate(labels):
            table.add_row(f"  {label}", *[str(map.scores[number][part]) for map in public.maps])
    table.add_row(Line(say("play-total-line"), style="bold"), *[str(total(map)) for map in public.maps])
    return table


def shields(public: Public) -> RenderableType:
    """Name and crest of every player."""
    table = Table.grid(padding=(0, 3))
    cells = []
    for player in public.players[:8]:
        title = f"\n{player.title}" if player.title else ""
        cells.append(Line("\n".join(crest.drawn(player)) + f"\n{player.name}{title}", justify="center"))
    table.add_row(*cells)
    return table


def because_lines(units: list[scoring.Unit], say: Text) -> list[str]:
    return [say("play-because", stars=unit.stars, spaces=spaces_text(unit.spaces)) for unit in units]
