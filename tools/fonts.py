"""Makes the fonts of the pictures out of web fonts: `python tools/fonts.py FOLDER`.

It needs `fonttools` and `brotli`. Old Standard TT comes from the page's own files; FOLDER holds those of Noto
Serif TC (npm package `@fontsource/noto-serif-tc`), of which the characters of our own texts are kept. Run it
when there are new ones; a test tells.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import merge, subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "ui" / "src" / "styles" / "fonts"
FONTS = ROOT / "src" / "charthouse" / "fonts"
LOCALE = ROOT / "src" / "charthouse" / "locale"
STYLES = ("400-normal", "400-italic", "700-normal")
SCRIPTS = ("latin", "latin-ext", "cyrillic")
CHINESE = 0x2E80
"""Where the characters begin that Old Standard TT does not have."""


def main() -> int:
    FONTS.mkdir(exist_ok=True)
    for style in STYLES:
        files = [WEB / f"old-standard-tt-{script}-{style}.woff2" for script in SCRIPTS]
        joined(files, None).save(FONTS / f"old-standard-tt-{style}.ttf")
    texts = "".join(file.read_text(encoding="utf-8") for file in (LOCALE / "zh-Hant").iterdir())
    wanted = {ord(letter) for letter in texts if ord(letter) >= CHINESE}
    files = sorted(Path(sys.argv[1]).glob("noto-serif-tc-*-400-normal.woff2"))
    chinese = joined(files, wanted)
    for record in chinese["name"].names:  # its parts call themselves after the lightest weight
        if record.nameID in (1, 4):
            record.string = "Noto Serif TC"
    chinese.save(FONTS / "noto-serif-tc-subset.ttf")
    return 0


def joined(files: list[Path], wanted: set[int] | None) -> TTFont:
    """One font out of the parts in these files; of each character the first part that has it."""
    with TemporaryDirectory() as folder:
        parts, seen = [], set[int]()
        for number, file in enumerate(files):
            font = TTFont(file)
            has = set(font.getBestCmap()) - seen
            kept = has if wanted is None else has & wanted
            if not kept:
                continue
            seen |= kept
            options = subset.Options(
                layout_features=["kern", "liga", "mark"], hinting=False, name_IDs=["*"], drop_tables=["STAT"]
            )
            cut = subset.Subsetter(options)
            cut.populate(unicodes=kept)
            cut.subset(font)
            font.flavor = None
            part = Path(folder) / f"{number}.ttf"
            font.save(part)
            parts.append(str(part))
        options = merge.Options(drop_tables=["vhea", "vmtx", "GSUB", "GPOS", "GDEF", "DSIG"])
        return merge.Merger(options).merge(parts)


if __name__ == "__main__":
    sys.exit(main())
