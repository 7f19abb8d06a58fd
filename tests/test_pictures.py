"""Pictures: what is drawn is what lies there, in one look with the page, as SVG and as PNG."""

import re
import struct
import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest
from shell import SHEET_A, ask

import charthouse
from charthouse.core import picture
from charthouse.core.game import NOBODY
from charthouse.core.text import LANGUAGES, LOCALES, speaker
from charthouse.games.cartographers.picture import ink
from charthouse.games.cartographers.picture.outline import clusters, outline
from charthouse.games.charterstone.legacy import founded
from charthouse.games.charterstone.picture.ground import CHARTERS, LAND, SEA, WAVE
from charthouse.games.charterstone.pieces import GAP
from charthouse.games.charterstone.state import on_board, stands_on
from charthouse.raster import FONTS, png

UI = Path(__file__).parents[1] / "ui" / "src"
SVG = "{http://www.w3.org/2000/svg}"
MIXED = SHEET_A.replace("...........", "fvawmFVAWMd", 1)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHARTHOUSE_LANG", "en")


def drawn(svg: str) -> dict[str, int]:
    """How often each symbol is used."""
    uses = [use.get("href", "")[1:] for use in Xml.fromstring(svg).iter(f"{SVG}use")]
    return {name: uses.count(name) for name in set(uses)}


def size_of(image: bytes) -> tuple[int, int]:
    assert image[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", image[16:24])
    return width, height


# --- a sheet


def test_every_space_of_a_sheet_is_drawn_with_the_symbols_of_its_terrain() -> None:
    uses = drawn(charthouse.sheet(MIXED).svg())
    assert uses["p-peak"] == SHEET_A.count("^")
    assert uses["p-ruin"] == SHEET_A.count("r")
    assert uses["coin"] == SHEET_A.count("^")
    for terrain in ("forest", "village", "farm", "water", "monster"):
        assert sum(uses.get(f"p-{name}", 0) for name in ink.PARTS[terrain]) >= 2, terrain


def test_nothing_is_used_that_is_not_defined_and_no_colour_is_left_open() -> None:
    for svg in (charthouse.sheet(MIXED).svg(), *(begun(game).svg() for game in charthouse.games())):
        ids = [element.get("id") for element in Xml.fromstring(svg).iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg)) <= {
            *((id, "") for id in ids),
            *(("", id) for id in ids),
        }
        assert "var(" not in svg
        assert "None" not in svg


def test_two_sheets_in_one_notebook_share_no_clip() -> None:
    one, other = charthouse.sheet(SHEET_A).svg(), charthouse.sheet(MIXED).svg()
    clips = [set(re.findall(r'clipPath id="([^"]+)"', svg)) for svg in (one, other)]
    assert clips[1]
    assert not clips[0] & clips[1]
    assert charthouse.sheet(SHEET_A)._repr_svg_() == one


def test_diagonal_cells_stay_apart_and_a_hole_is_cut_out() -> None:
    assert clusters([(0, 0), (1, 1)]) == [[(0, 0)], [(1, 1)]]
    ring = [(row, column) for row in range(3) for column in range(3) if (row, column) != (1, 1)]
    assert clusters(ring) == [ring]
    assert outline(ring).count("Z") == 2
    assert outline([(0, 0), (1, 1)]).count("Z") == 2


def test_the_colours_are_those_of_the_page() -> None:
    files = (UI / "styles" / "tokens.css", UI / "games" / "cartographers" / "look" / "colours.css")
    day = "".join(file.read_text(encoding="utf-8").split("}")[0] for file in files)
    page = {name: colour.upper() for name, colour in re.findall(r"--([\w-]+):\s*(#\w{6})", day)}
    for name, colour in {**picture.COLOURS, **ink.INKS}.items():
        assert page[name] == colour.upper(), name


# --- a match


def begun(game_id: str) -> charthouse.Match:
    return charthouse.start(game_id, players=["Ana", "Bo & <Co>"], seed="seven")


@pytest.mark.parametrize("game_id", charthouse.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_drawn_in_every_language_at_every_stage(
    game_id: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHARTHOUSE_LANG", lang)
    over = begun(game_id).play_out("random")
    pictures = [over.at(step).svg() for step in (0, len(over) // 2, -1)]
    assert len(set(pictures)) == 3
    for svg in pictures:
        said = " ".join(text.text or "" for text in Xml.fromstring(svg).iter(f"{SVG}text"))
        assert "Bo & <Co>" in said
    assert over._repr_svg_() == over.svg()


def test_a_seat_sees_the_sheet_before_it() -> None:
    match = begun("cartographers").play_out("greedy").at(9)
    assert drawn(match.svg("Ana"))["star"] == 1
    assert drawn(match.svg())["star"] == 2


def test_a_village_shows_who_stands_where_and_who_has_built() -> None:
    over = begun("charterstone").play_out("greedy")
    state = over.at(len(over) // 2).state
    uses = drawn(state.svg())
    standing = [name for name in uses if name.startswith("cs-i-worker-")]
    assert sum(uses[name] for name in standing) == sum(
        stands_on(state, building) != NOBODY for building in on_board(state)
    )
    empty = state.svg().count('stroke-dasharray="3 4"')
    assert empty == state.plots.count(GAP)
    kept = founded(holding.charter for holding in state.holdings)
    assert kept._repr_svg_().count('stroke-dasharray="3 4"') == kept.plots.count(GAP)


def test_a_village_shows_the_quota_the_objectives_and_the_tracks() -> None:
    over = begun("charterstone").play_out("greedy")
    for step in (0, len(over) // 2, -1):
        state = over.at(step).state
        svg = state.svg()
        uses = drawn(svg)
        tokens = [*filter(lambda seat: seat != NOBODY, state.quota), *state.reputation, *sum(state.met, ())]
        for seat, holding in enumerate(state.holdings):
            assert uses.get(f"cs-i-seal-{holding.charter}", 0) == tokens.count(seat)
        assert uses["cs-i-progress"] == 1
        said = " ".join(text.text or "" for text in Xml.fromstring(svg).iter(f"{SVG}text"))
        say = speaker("en")
        assert all(say(f"stone-objective-{id}.about") in said for id in state.objectives)


def test_the_colours_of_the_charters_are_those_of_the_page() -> None:
    css = (UI / "games" / "charterstone" / "parts" / "stone.css").read_text(encoding="utf-8").split("}")[0]
    page = dict(re.findall(r"--([\w-]+):\s*(#\w{6})", css))
    assert {charter: page[f"c-{charter}"] for charter in CHARTERS} == CHARTERS
    assert (page["sea"], page["land"], page["wave"]) == (SEA, LAND, WAVE)


# --- PNG


def test_a_png_is_as_wide_as_asked_and_says_its_words_in_the_fonts_of_the_package() -> None:
    svg = begun("cartographers").svg()
    assert size_of(png(svg, 500))[0] == 500
    blank = re.sub(r"<text.*?</text>", "", svg)
    assert png(svg, 500) != png(blank, 500)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_fonts_have_every_letter_of_our_texts(lang: str) -> None:
    from fontTools.ttLib import TTFont

    with_cyrillic = TTFont(str(FONTS / "old-standard-tt-400-normal.ttf")).getBestCmap()
    chinese = TTFont(str(FONTS / "noto-serif-tc-subset.ttf")).getBestCmap()
    texts = "".join(
        line.partition("=")[2]
        for file in (LOCALES / lang).iterdir()
        for line in file.read_text(encoding="utf-8").splitlines()
    )
    missing = {
        letter for letter in texts if letter.isalnum() and ord(letter) not in {*with_cyrillic, *chinese}
    }
    assert missing == set(), "for Chinese: `make fonts`"


# --- `charthouse draw`


def test_draw_writes_a_sheet_as_svg_and_as_png(tmp_path: Path) -> None:
    for name in ("map.svg", "map.png"):
        assert ask("draw", "--sheet", SHEET_A, "--out", str(tmp_path / name)).code == 0
    assert (tmp_path / "map.svg").read_text(encoding="utf-8") == charthouse.sheet(SHEET_A).svg()
    assert (tmp_path / "map.png").read_bytes() == png(charthouse.sheet(SHEET_A).svg())
    assert ask("draw", "--sheet", "-", "--out", str(tmp_path / "same.svg"), input=SHEET_A).code == 0
    assert (tmp_path / "same.svg").read_bytes() == (tmp_path / "map.svg").read_bytes()


def test_draw_shows_a_record_at_a_step_and_from_a_seat(tmp_path: Path) -> None:
    file, out = tmp_path / "game.txt", tmp_path / "table.svg"
    over = begun("cartographers").play_out("greedy")
    over.save(file)
    for words, svg in (
        ([], over.svg()),
        (["--step", "7"], over.at(7).svg()),
        (["--step", "7", "--seat", "2"], over.at(7).svg(1)),
    ):
        assert ask("draw", "--record", str(file), *words, "--out", str(out), "--force").code == 0
        assert out.read_text(encoding="utf-8") == svg


def test_draw_leaves_a_file_alone_unless_forced(tmp_path: Path) -> None:
    out = tmp_path / "map.svg"
    out.write_text("mine")
    refused = ask("draw", "--sheet", SHEET_A, "--out", str(out))
    assert refused.code == 2
    assert "--force" in refused.err
    assert out.read_text() == "mine"
    assert ask("draw", "--sheet", SHEET_A, "--out", str(out), "--force").code == 0


@pytest.mark.parametrize(
    "words",
    [
        ["--out", "map.svg"],
        ["--sheet", SHEET_A],
        ["--sheet", SHEET_A, "--record", "game.txt", "--out", "map.svg"],
        ["--sheet", SHEET_A, "--out", "map.gif"],
        ["--sheet", SHEET_A, "--step", "3", "--out", "map.svg"],
        ["--sheet", "...", "--out", "map.svg"],
        ["--record", "nowhere.txt", "--out", "map.svg"],
        ["--record", "game.txt", "--step", "9999", "--out", "map.svg"],
        ["--record", "game.txt", "--seat", "3", "--out", "map.svg"],
    ],
)
def test_draw_refuses_in_one_sentence_and_writes_nothing(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    begun("cartographers").save("game.txt")
    refused = ask("draw", *words)
    assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)
    assert not Path("map.svg").exists()


def test_without_the_extra_a_png_is_refused_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    refused = ask("draw", "--sheet", SHEET_A, "--out", str(tmp_path / "map.png"))
    assert refused.code == 2
    assert "charthouse[pictures]" in refused.err
    assert ask("draw", "--sheet", SHEET_A, "--out", str(tmp_path / "map.svg")).code == 0
