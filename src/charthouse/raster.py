"""The rasteriser: an SVG picture to PNG, with the fonts of the package. The one place that names it.

It needs the extra `pictures` (resvg, one wheel without system libraries).
"""

import re
from importlib.resources import as_file, files

from charthouse.core.game import BadText

FONTS = files("charthouse") / "fonts"
_OTHERS = re.compile(r"[^\u0000-\u052F\u2000-\u22FF]")
"""Letters of scripts of which the package has some at most: a name in them may need a font of the machine."""


def png(svg: str, width: int | None = None) -> bytes:
    """The picture as a PNG file, that many pixels wide or as wide as it says."""
    try:
        import resvg_py
    except ImportError:
        raise BadText("bad-rasteriser") from None
    with as_file(FONTS) as folder:
        return resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            font_dirs=[str(folder)],
            skip_system_fonts=not _OTHERS.search(svg),
            serif_family="Old Standard TT",
        )
