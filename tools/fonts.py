"""Makes the fonts that are cut to our own texts: `make fonts`, whenever a test misses a character.

The page and the pictures share them. Chinese comes from Noto Sans TC and Noto Serif TC (npm), of which the
characters of our texts are kept; the Old Standard TT of the pictures is put together from files of the page.
"""

import subprocess
import sys
import tarfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from page import npm_program

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "ui" / "src" / "styles" / "fonts"
FONTS = ROOT / "src" / "charthouse" / "fonts"
LOCALE = ROOT / "src" / "charthouse" / "locale"
STYLES = ("400-normal", "400-italic", "700-normal")
SCRIPTS = ("latin", "latin-ext", "cyrillic")
SERIF = "@fontsource-variable/noto-serif-tc@5.3.1"
SANS = "@fontsource-variable/noto-sans-tc@5.3.1"
CHINESE = 0x2E80
"""Where the characters begin that Old Standard TT and Commissioner do not have."""
NAME = "繁體中文"
"""What the language calls itself: every reader meets it where languages are chosen."""
BROWSER = "一二三四五六七八九十年月日週星期上下午凌晨早中晚時分鐘秒前後現在昨今明天大個季度和、或，。（）：；"
"""What browsers write themselves, in dates and lists."""
COMMON = ("116", "117", "119")
"""The parts with the commonest characters: few new texts need another font, and many names are drawn."""
NEEDLESS = ["STAT", "HVAR", "VVAR", "VORG", "vhea", "vmtx", "BASE", "GSUB", "GPOS", "GDEF", "prep", "gasp"]
"""Tables that flat lines of whole squares do without."""


def main() -> int:
    for style in STYLES:
        joined([WEB / f"old-standard-tt-{script}-{style}.woff2" for script in SCRIPTS]).save(
            FONTS / f"old-standard-tt-{style}.ttf"
        )
    texts = "".join(file.read_text(encoding="utf-8") for file in (LOCALE / "zh-Hant").iterdir())
    with TemporaryDirectory() as folder:
        sans, serif = fetched(SANS, Path(folder) / "sans"), fetched(SERIF, Path(folder) / "serif")
        common = [file for file in sans if file.stem.split("-")[3] in COMMON]
        letters = {
            *map(ord, texts + NAME + BROWSER),
            *(one for file in common for one in TTFont(file).getBestCmap()),
        }
        wanted = {letter for letter in letters if letter >= CHINESE}
        web(cut(sans, wanted, (400, 700)), "noto-sans-tc-subset-wght-normal")
        web(cut(sans, set(map(ord, NAME)), 400), "noto-sans-tc-name-400-normal")
        drawn = cut(serif, wanted, 400)
        for record in drawn["name"].names:  # it calls itself after its lightest weight
            if record.nameID in (1, 4, 16):
                record.string = "Noto Serif TC"
        web(drawn, "noto-serif-tc-subset-400-normal")
        drawn.flavor = None
        drawn.save(FONTS / "noto-serif-tc-subset.ttf")
    return 0


def fetched(package: str, folder: Path) -> list[Path]:
    """The parts of a font, as npm has them."""
    folder.mkdir()
    subprocess.run([*npm_program(), "pack", "--silent", package], cwd=folder, check=True)
    (packed,) = folder.glob("*.tgz")
    with tarfile.open(packed) as files:
        files.extractall(folder, filter="data")
    return sorted((folder / "package" / "files").glob("*-wght-normal.woff2"))


def web(font: TTFont, name: str) -> None:
    font.flavor = "woff2"
    font.save(WEB / f"{name}.woff2")


def cut(files: Iterable[Path], wanted: set[int], weight: int | tuple[int, int]) -> TTFont:
    """One font with these characters, of this weight or range, out of parts that differ in glyphs alone."""
    first, *others = parts(files, wanted)
    for number, part in enumerate(others):
        names = {name: f"{name}.{number}" for name in part.getGlyphOrder() if name != ".notdef"}
        first.setGlyphOrder([*first.getGlyphOrder(), *names.values()])
        for old, new in names.items():
            glyph = part["glyf"][old]
            for component in getattr(glyph, "components", ()):
                component.glyphName = names[component.glyphName]
            first["glyf"].glyphs[new] = glyph
            first["hmtx"][new] = part["hmtx"][old]
            first["gvar"].variations[new] = part["gvar"].variations[old]
        for table in first["cmap"].tables:
            table.cmap.update({letter: names[name] for letter, name in part.getBestCmap().items()})
    return instancer.instantiateVariableFont(first, {"wght": weight})


def parts(files: Iterable[Path], wanted: set[int]) -> Iterator[TTFont]:
    """What each file has of these characters; of each character the first that has it."""
    missing = set(wanted)
    for file in files:
        font = TTFont(file, recalcTimestamp=False)
        kept = missing & set(font.getBestCmap())
        missing -= kept
        if kept:
            cutter = subset.Subsetter(subset.Options(hinting=False, layout_features=[], drop_tables=NEEDLESS))
            cutter.populate(unicodes=kept)
            cutter.subset(font)
            yield font
    if missing:
        sys.exit(f"No font has these characters: {' '.join(map(chr, sorted(missing)))}")


def joined(files: list[Path]) -> TTFont:
    """One font out of these files; of each character the first that has it."""
    with TemporaryDirectory() as folder:
        ready, seen = [], set[int]()
        for number, file in enumerate(files):
            font = TTFont(file, recalcTimestamp=False)
            kept = set(font.getBestCmap()) - seen
            seen |= kept
            options = subset.Options(
                layout_features=["kern", "liga", "mark"], hinting=False, name_IDs=["*"], drop_tables=["STAT"]
            )
            cutter = subset.Subsetter(options)
            cutter.populate(unicodes=kept)
            cutter.subset(font)
            font.flavor = None
            part = Path(folder) / f"{number}.ttf"
            font.save(part)
            ready.append(str(part))
        options = merge.Options(drop_tables=["vhea", "vmtx", "GSUB", "GPOS", "GDEF", "DSIG"])
        whole = merge.Merger(options).merge(ready)
    head = TTFont(files[0])["head"]
    whole["head"].created, whole["head"].modified, whole.recalcTimestamp = head.created, head.modified, False
    return whole


if __name__ == "__main__":
    sys.exit(main())
