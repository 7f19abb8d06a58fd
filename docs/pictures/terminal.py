"""Draws terminal.svg for the README: a solo game in summer, as `charthouse play` shows it.

python docs/pictures/terminal.py
"""

import re
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

from charthouse.bots import bot
from charthouse.cli import paint
from charthouse.core import crest, fair, match
from charthouse.core.game import Player
from charthouse.core.text import speaker
from charthouse.games import game

TURNS = 11


def main() -> None:
    say, played = speaker("en"), game("cartographers")
    options = {"skills": ["search", "diplomacy", "negotiate"]}
    player = Player("Ana", "", crest.default(0))
    current = match.start(played, (player,), options, fair.secret_of("a fine map"))
    for _ in range(TURNS):
        view = played.observe(current.state, 0)
        current = match.submit(current, 0, bot("greedy")(played, view, Random(7)))
    console = Console(record=True, width=112, force_terminal=True, color_system="truecolor", file=StringIO())
    console.print(paint.turn_screen(played.observe(current.state, 0), say, console.width))
    svg = console.export_svg(title="charthouse play", theme=SVG_EXPORT_THEME)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # load nothing from elsewhere
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
