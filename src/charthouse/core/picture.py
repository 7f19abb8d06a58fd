"""Pictures as SVG text: the page they are drawn on, the symbols, the colours and the words all games share.

The symbols are those of the browser: `symbols.svg` of the package and the files of the games. They name their
colours as CSS variables, which are filled in here, because few programs that show an SVG know them.
"""

import re
import xml.etree.ElementTree as Xml
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from importlib.resources import files

SYMBOLS = "symbols.svg"
FONTS = "'Old Standard TT', 'Noto Serif TC', serif"
"""Those of the package come first; a reader without them sees its own."""
COLOURS = {
    "desk": "#D5DDDB",
    "desk-2": "#C7D1CF",
    "paper": "#FBF8EE",
    "raised": "#FFFDF6",
    "paper-2": "#F1ECDC",
    "ink": "#1C2836",
    "ink-2": "#4A5664",
    "ink-3": "#57616C",
    "line-2": "#858B90",
    "live": "#AD1A63",
    "brass": "#C9993A",
    "brass-2": "#F0D48C",
}
"""The day chart: the colours of the page in a light room."""

_SPACE = "{http://www.w3.org/2000/svg}"
_VARIABLE = re.compile(r"var\(--([\w-]+)(?:,\s*([^)]*))?\)")


def page(width: float, height: float, body: str, title: str = "") -> str:
    """A whole picture of that many units."""
    said = f"<title>{escape(title)}</title>" if title else ""
    box = f"0 0 {number(width)} {number(height)}"
    space = "http://www.w3.org/2000/svg"
    return element("svg", said + body, xmlns=space, width=width, height=height, viewBox=box, role="img")


def element(tag: str, body: str = "", /, **attributes: str | float) -> str:
    """One element; `stroke_width` stands for `stroke-width`."""
    written = "".join(
        f' {name.replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value, 2)}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{written}>{body}</{tag}>" if body else f"<{tag}{written}/>"


def placed(x: float, y: float, body: str, scale: float = 1) -> str:
    shrunk = f" scale({number(scale, 3)})" if scale != 1 else ""
    return element("g", body, transform=f"translate({number(x)} {number(y)}){shrunk}")


def rectangle(x: float, y: float, width: float, height: float, **style: str | float) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **style)


def words(x: float, y: float, text: str, size: float, **style: str | float) -> str:
    """A line of text; its base line is at `y`."""
    written: dict[str, str | float] = {"font_family": FONTS, "fill": COLOURS["ink"], **style}
    return element("text", escape(text), x=x, y=y, font_size=size, **written)


def use(symbol: str, x: float, y: float, size: float) -> str:
    """A symbol of the definitions in a square of that size."""
    return element("use", href=f"#{symbol}", x=x, y=y, width=size, height=size)


def number(value: float, digits: int = 1) -> str:
    """As short as it can be written."""
    return f"{round(value, digits) + 0:.{digits}f}".rstrip("0").rstrip(".")


def symbols(file: str, ids: Iterable[str], colours: Mapping[str, str]) -> str:
    """Drawings of a file of symbols in the package, their colours filled in."""
    drawn = "".join(_drawings(file)[id] for id in ids)
    return _VARIABLE.sub(lambda found: colours.get(found[1]) or found[2], drawn)


@cache
def _drawings(file: str) -> dict[str, str]:
    """Every drawing of the file by its id."""
    Xml.register_namespace("", _SPACE.strip("{}"))
    text = (files("charthouse") / file).read_text(encoding="utf-8")
    root = Xml.fromstring(text)  # noqa: S314 (a file of the package)
    found = [*root, *(part for defs in root.iter(f"{_SPACE}defs") for part in defs)]
    texts = {part.get("id", ""): Xml.tostring(part, encoding="unicode").strip() for part in found}
    return {id: text.replace(' xmlns="http://www.w3.org/2000/svg"', "") for id, text in texts.items()}
