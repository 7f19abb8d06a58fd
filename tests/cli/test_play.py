"""`charthouse play`: a game in the terminal, talked to as a person would."""

import re
from pathlib import Path

import pytest
from oracle import cartographers as oracle
from rich.cells import cell_len
from shell import EDICTS, Talk, ask, contents, message, on_terminal, raw_ids, refusal, run

from charthouse.core import record, replay
from charthouse.core.text import LANGUAGES, speaker
from charthouse.games import game
from charthouse.games.cartographers.notation import sheet_text
from charthouse.games.cartographers.state import Public, card, held


def kept_entries(save: Path) -> int:
    return len(record.read(save.read_text()).entries)


def table_of(save: Path) -> Public:
    """The table as the kept game has it."""
    public: Public = replay.decided_again(game("cartographers"), record.read(save.read_text())).public
    return public


def small_drawing(save: Path, seat: int = 0) -> str:
    """The smallest legal drawing by the oracle: on the cards with a coin, that is the one that earns it."""
    public = table_of(save)
    sheet = sheet_text(public.maps[held(public, seat)].sheet)
    return min(
        oracle.placements(sheet, card(public), public.duty), key=lambda text: (len(text.split()), text)
    )


def hinted(heard: str) -> str:
    found = re.search(r"Try: (.+) \([+-]\d+★ now\)", heard)
    assert found, heard
    return found[1]


def records(folder: Path) -> list[Path]:
    return sorted((folder / "records").iterdir())


# --- alone


def test_a_solo_game_is_played_left_resumed_and_finished_by_its_hints(tmp_path: Path) -> None:
    save = tmp_path / "solo.txt"
    with Talk("--save", str(save), "--seed", "hints", "--edicts", EDICTS) as talk:
        assert "● A" in talk.heard
        assert "Sentinel Wood" in talk.heard
        assert "No stars yet." in talk.say("why A")
        assert "No stars yet." in talk.say("why coins")
        assert "No stars yet." in talk.say("why monsters")
        assert "Ask: why A" in talk.say("why")
        assert "Ask: why A" in talk.say("why Z")
        assert re.search(r"[1-9]\d* drawings? (is|are) allowed", talk.say("list"))
        assert "Spring" in talk.say("")
        assert "hint —" in talk.say("?")
        assert str(save) in talk.say("save")
        assert "nothing of yours to take back" in talk.say("undo")
        before = save.read_bytes()
        for wrong, says in {
            "forest A1 K11": "shape",
            "forest B4": "",
            "monster A1": "",
            "forest A12": "“A12” is not a space",
            "forest А1": "Cyrillic",
            "forest A1 A1": "A1 is named twice",
            "tree A1": "“tree” is not a terrain",
            "forest": "“forest” is not an action",
            "search forest A1 + A2": "not on the table",
            "acrobatics": "",
            "recall": "no drawing to recall",
            "nothing": "",
        }.items():
            said = talk.say(wrong)
            assert says in said
            assert not raw_ids(said)
            assert not talk.over
        assert save.read_bytes() == before
        for _ in range(5):
            talk.say(hinted(talk.say("hint")))
        log = talk.say("log")
        assert log.count("draws") == 5
        assert "It goes on when you come back" in talk.say("quit")
        assert (talk.code, talk.err) == (0, "")

    with Talk("--save", str(save)) as talk:
        assert "Your game goes on" in talk.heard
        assert log.split("\n")[:8] == talk.say("log").split("\n")[:8]
        worth = talk.say("why A")
        assert "[f]" in worth or "No stars yet" in worth
        while not talk.over:
            talk.say(hinted(talk.say("hint")))
        assert (talk.code, talk.err) == (0, "")
        ending = talk.heard
    assert "The map is finished" in ending
    assert re.search(r"Rating -?\d+: the Queen names you", ending)
    assert not save.exists()
    (file,) = records(tmp_path)
    assert file.name in ending
    outcome = run("replay", str(file), "--json").json()["outcome"]
    assert f"{outcome['standings'][0]['score']} stars" in ending
    assert f"Rating {outcome['rating']}:" in ending
    assert run("verify", str(file), "--json").json()["seed"] == "ok"


def test_a_finished_game_is_followed_by_a_new_one(tmp_path: Path) -> None:
    save = tmp_path / "solo.txt"
    with Talk("--save", str(save), "--seed", "1") as talk:
        while not talk.over:
            talk.say(small_drawing(save))
    ran = run("play", "--save", str(save), input="quit\n")
    assert "Your game goes on" not in ran.out
    assert kept_entries(save) == 1


def test_letters_stand_for_terrains_and_blanks_do_not_matter(tmp_path: Path) -> None:
    save = tmp_path / "solo.txt"
    run("play", "--save", str(save), "--seed", "blanks", input="quit\n")
    terrain, *spaces = small_drawing(save).split()
    letter = {"forest": "f", "village": "v", "farm": "a", "water": "w", "monster": "m"}[terrain]
    line = f"  {letter}   {'  '.join(space.lower() for space in spaces)} "
    assert run("play", "--save", str(save), input=f"{line}\nquit\n").code == 0
    assert record.read(save.read_text()).entries[1].action == " ".join([terrain, *spaces])


@pytest.mark.parametrize(
    "line", ["[/x]", "[bold]", "[", "forest [/b]", "\\[/x]", "why [/x]", "\x1b[2J", "😀"]
)
def test_whatever_is_typed_the_game_goes_on(line: str, tmp_path: Path) -> None:
    save = tmp_path / "solo.txt"
    ran = ask("play", "--save", str(save), "--seed", "1", input=f"{line}\nlist\nquit\n")
    assert ran.code == 0
    assert "allowed" in ran.out
    assert "\x1b[2J" not in ran.out


@pytest.mark.parametrize(
    "name", ["[/x]", "[bold]", "Ana\u2028Bo", "Ana\x85Bo", "Ana\nBo", "瑪麗", "😀", "A" * 300, ":"]
)
def test_whatever_a_player_is_called_the_game_is_kept_and_goes_on(name: str, tmp_path: Path) -> None:
    save = str(tmp_path / "solo.txt")
    assert ask("play", "--save", save, "--names", name, input="log\nquit\n").code == 0
    again = ask("play", "--save", save, input="quit\n")
    assert again.code == 0
    assert "Your game goes on" in again.out


def test_brackets_are_shown_as_they_were_typed(tmp_path: Path) -> None:
    save = tmp_path / "maps [old]" / "solo.txt"
    words = ("play", "--save", str(save), "--names", "Ana [blue]")
    ran = run(*words, input="[bold]\nsave\nquit\n", env={"COLUMNS": "300"})
    assert "“[bold]” is not a terrain" in ran.out
    assert "Ana [blue], your drawing" in ran.out
    assert str(save) in ran.out


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    save = tmp_path / "solo.txt"
    ran = run("play", "--save", str(save))
    assert ran.code == 0
    assert "It goes on when you come back" in ran.out
    assert kept_entries(save) == 1


def test_without_a_save_file_the_game_is_kept_in_the_home_of_the_user(tmp_path: Path) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path)}
    run("play", "--seed", "1", input="quit\n", env=env)
    (kept,) = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert kept_entries(kept) == 1
    assert "Your game goes on" in run("play", input="quit\n", env=env).out


def test_a_new_game_keeps_the_old_one_beside(tmp_path: Path) -> None:
    save = tmp_path / "solo.txt"
    run("play", "--save", str(save), "--seed", "1", input="quit\n")
    first = save.read_bytes()
    run("play", "--save", str(save), "--new", input="quit\n")
    second = save.read_bytes()
    run("play", "--save", str(save), "--seed", "3", input="quit\n")
    assert len({first, second, save.read_bytes()}) == 3
    assert {first, second} <= set(contents(tmp_path).values())
    (aside,) = [tmp_path / name for name, text in contents(tmp_path).items() if text == first]
    assert "Your game goes on" in run("play", "--save", str(aside), input="quit\n").out


# --- when things break


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    save = tmp_path / "solo.txt"
    talk = Talk("--save", str(save), "--seed", "kill")
    for moves in range(1, 4):
        for _ in range(3):
            talk.say(small_drawing(save))
        log = [line for line in talk.say("log").splitlines() if "draws" in line]
        talk.whisper("forest A1 A")  # half a line is no move
        talk.kill()
        assert kept_entries(save) == 1 + 3 * moves
        talk = Talk("--save", str(save))
        assert "Your game goes on" in talk.heard
        assert [line for line in talk.say("log").splitlines() if "draws" in line] == log
    talk.kill()


def test_killed_in_the_very_move_the_game_stands_before_or_after_it(tmp_path: Path) -> None:
    save = tmp_path / "solo.txt"
    for _ in range(4):
        with Talk("--save", str(save)) as talk:
            before = kept_entries(save)
            talk.whisper(small_drawing(save) + "\n")
            talk.kill()
        assert kept_entries(save) - before in (0, 1)
    assert "Your game goes on" in run("play", "--save", str(save), input="quit\n").out


def corrupted(text: str) -> dict[str, bytes]:
    lines = text.splitlines()
    hashes = [line for line in lines if line.startswith("  # ")]
    return {
        "empty": b"",
        "binary": bytes(range(256)),
        "cut": text[: len(text) // 2].encode(),
        "cut at the end": text[:-10].encode(),
        "without its secret": "\n".join(lines[:-2]).encode(),
        "other secret": "\n".join([*lines[:-1], "secret " + "00" * 32]).encode(),
        "other action": re.sub(r"1 seat 1: .*", "1 seat 1: forest A1", text).encode(),
        "other hash": text.replace(hashes[1], "  # " + "0" * 64).encode(),
        "other name": text.replace('"Cartographer"', '"Eve"').encode(),
        "other rules": text.replace("rules: 1", "rules: 9").encode(),
        "other cards": re.sub('content: ".*"', 'content: "00"', text).encode(),
        "other game": text.replace('"cartographers"', '"catan"').encode(),
        "prose": b"Dear diary,\n",
        "brackets": b"[/x]",
    }


@pytest.mark.parametrize("how", corrupted("  # 1\n  # 2\n"))
def test_a_corrupt_kept_game_is_refused_and_left_untouched(how: str, tmp_path: Path) -> None:
    save = tmp_path / "solo.txt"
    ask("play", "--save", str(save), "--seed", "1", input="quit\n")
    ask("play", "--save", str(save), input=f"{small_drawing(save)}\nquit\n")
    save.write_bytes(corrupted(save.read_text())[how])
    before = contents(tmp_path)
    said = refusal(ask("play", "--save", str(save), input="quit\n"))
    assert "can't go on" in said
    assert "--new" in said
    assert contents(tmp_path) == before


def test_a_real_process_refuses_a_corrupt_game_and_begins_another_beside_it(tmp_path: Path) -> None:
    save = tmp_path / "solo.txt"
    save.write_text("Dear diary,\n")
    refusal(run("play", "--save", str(save)))
    assert contents(tmp_path) == {"solo.txt": b"Dear diary,\n"}
    assert run("play", "--save", str(save), "--new", input="quit\n").code == 0
    assert b"Dear diary,\n" in contents(tmp_path).values()


def test_a_game_that_cannot_be_kept_is_not_begun(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    before = contents(tmp_path)
    message(ask("play", "--save", str(tmp_path / "file" / "solo.txt"), input="quit\n"))
    assert contents(tmp_path) == before


# --- around one screen


def test_two_players_pass_the_screen_take_back_and_recall(tmp_path: Path) -> None:
    save = tmp_path / "two.txt"
    with Talk("--save", str(save), "--seed", "pair", "--names", "Ana, Bo: the Bold") as talk:
        assert "the Bold" in talk.heard
        assert "Pass the screen to Ana" in talk.heard
        assert "Ana, your drawing" in talk.say("")
        first = small_drawing(save)
        spaces = first.split(" ", 1)[1]
        after = talk.say(first)
        assert "Ana is ready" in after
        assert "Pass the screen to Bo" in after
        screen = talk.say("")
        assert "Bo, your drawing" in screen
        assert spaces not in after + screen + talk.say("log")
        assert "no drawing to recall" in talk.say("recall")
        assert kept_entries(save) == 2

        assert "Pass the screen to Ana" in talk.say("undo")
        assert kept_entries(save) == 1
        talk.say("")
        assert "nothing of yours to take back" in talk.say("undo")
        talk.say(small_drawing(save))
        talk.say("")
        done = talk.say(small_drawing(save, seat=1))
        assert "Ana draws" in done
        assert "Bo draws" in done
        talk.say("")
        assert "A card was revealed since" in talk.say("undo")
        assert kept_entries(save) == 3
        assert talk.say("quit")
        assert talk.code == 0
    assert run("play", "--save", str(save)).code == 0
    assert kept_entries(save) == 3


def test_two_players_finish_a_game_that_verifies(tmp_path: Path) -> None:
    save = tmp_path / "two.txt"
    with Talk("--save", str(save), "--seed", "whole", "--names", "Ana,Bo", "--side", "B") as talk:
        ambushed = False
        while not talk.over:
            seat = 0 if "Pass the screen to Ana" in talk.heard else 1
            ambushed = ambushed or "You draw monsters on the map of" in talk.say("")
            talk.say(small_drawing(save, seat))
        assert (talk.code, talk.err) == (0, "")
        assert re.search(r"(Ana|Bo) wins with|share the victory", talk.heard)
    assert ambushed
    (file,) = records(tmp_path)
    outcome = ask("replay", str(file), "--json").json()["outcome"]
    assert [standing["name"] for standing in outcome["standings"]] == ["Ana", "Bo"]
    assert ask("verify", str(file), "--json").json()["seed"] == "ok"


# --- skills

CHOSEN = ("--skills", "acrobatics,search,knowledge")


def asked_for_acrobatics(talk: Talk) -> bool:
    return "Use Acrobatics" in talk.heard


def test_alone_acrobatics_is_asked_before_the_monsters_come(tmp_path: Path) -> None:
    save = tmp_path / "solo.txt"
    with Talk("--save", str(save), "--seed", "6", *CHOSEN) as talk:
        assert "Search (search)" in talk.heard
        while not asked_for_acrobatics(talk):
            assert not talk.over, "this seed brings no ambush to a player with two coins"
            talk.say(small_drawing(save))
        assert "acrobatics across / acrobatics down" in talk.heard
        assert "First say whether you use Acrobatics" in talk.say("forest A1")
        coins = len(table_of(save).maps[0].coins) - table_of(save).maps[0].crossed
        said = talk.say("acrobatics down")
        assert "uses Acrobatics for 2 coins" in said
        (spaces,) = re.findall(r"Monsters appear: (.+?)\s*\n", said)
        assert len(spaces.split()) == 2
        assert len(table_of(save).maps[0].coins) - table_of(save).maps[0].crossed == coins - 2
        assert "used your skill of this season" in talk.say("knowledge village A1")


def test_at_a_table_acrobatics_is_asked_or_declined(tmp_path: Path) -> None:
    save = tmp_path / "two.txt"
    with Talk("--save", str(save), "--seed", "6", "--names", "Ana,Bo", *CHOSEN) as talk:
        asked: list[int] = []
        while not talk.over and not asked:
            seat = 0 if "Pass the screen to Ana" in talk.heard else 1
            talk.say("")
            if asked_for_acrobatics(talk):
                asked.append(seat)
                assert "acrobatics or no skill" in talk.heard
                talk.say("no skill")
            else:
                talk.say(small_drawing(save, seat))
        assert asked
        assert not table_of(save).maps[asked[0]].skill_used


def test_a_skill_is_used_as_it_is_typed(tmp_path: Path) -> None:
    save = tmp_path / "solo.txt"
    with Talk("--save", str(save), "--seed", "2", *CHOSEN) as talk:
        public = table_of(save)
        sheet = sheet_text(public.maps[0].sheet)
        actions = sorted(oracle.skilled(sheet, card(public), "search", public.duty))
        assert "uses Search for free" in talk.say(actions[0])
        assert record.read(save.read_text()).entries[1].action == actions[0]
        assert "used your skill of this season" in talk.say("knowledge village A1")


# --- terminals


def screen_lines(text: str, lang: str) -> list[str]:
    """The lines a person sees, who ends each prompt with Enter."""
    say = speaker(lang)
    prompt = say("play-prompt", name=say("player"))
    assert prompt in text
    return text.replace(f"{prompt} ", f"{prompt}\n").splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_terminal_is_enough_in_every_language(lang: str, tmp_path: Path) -> None:
    env = {"COLUMNS": "60", "NO_COLOR": "1"}
    lines = "hint\nwhy A\nlist\nlog\n?\nforest A1 K11\nquit\n"
    words = ("play", "--save", str(tmp_path / "solo.txt"), "--seed", "1", "--skills", "--lang", lang)
    ran = run(*words, input=lines, env=env)
    assert (ran.code, ran.err) == (0, "")
    assert not raw_ids(ran.out)
    assert "\x1b" not in ran.out
    picture = [line for line in ran.out.splitlines() if re.match(r" [A-K] ", line)]
    assert len(picture) >= 22
    for line in screen_lines(ran.out, lang):
        assert cell_len(line) <= 60


def test_a_game_in_chinese_is_played_to_its_end(tmp_path: Path) -> None:
    save = tmp_path / "solo.txt"
    run("play", "--save", str(save), "--seed", "zh", input="quit\n")
    said = ""
    while save.exists():
        ran = ask("play", "--save", str(save), input=f"hint\n{small_drawing(save)}\n", lang="zh-Hant")
        assert ran.code == 0
        said += ran.out
    assert not raw_ids(said)
    assert "draws" not in said
    assert "The map" not in said
    assert ask("verify", str(records(tmp_path)[0]), "--json").json()["ok"] is True


def test_colours_are_there_on_a_terminal_and_gone_when_not_wanted(tmp_path: Path) -> None:
    def colours(**env: str) -> tuple[int, bool]:
        words = ("play", "--save", str(tmp_path / "solo.txt"), "--seed", "1")
        ran, shown = on_terminal(*words, input="why A\nquit\n", env=env)
        assert "your drawing" in shown
        return ran.code, bool(re.search(r"\x1b\[[\d;]*[34]8;", shown))

    assert colours(COLORTERM="truecolor") == (0, True)
    assert colours(COLORTERM="truecolor", NO_COLOR="1") == (0, False)
