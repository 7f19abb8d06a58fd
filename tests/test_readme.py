"""What the README shows works as shown."""

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest

from charthouse.cli import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", README, flags=re.DOTALL | re.MULTILINE)


def test_the_python_example_plays_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (example,) = blocks("python")
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(example, "README.md", "exec"), {})
    assert "Outcome(standings=" in said.getvalue()
    assert main(["verify", "game.txt"]) == 0


def code_of(words: list[str]) -> int:
    try:
        return main(words)
    except SystemExit as done:  # --help ends at once
        return int(done.code or 0)


def commands() -> list[str]:
    lines = [line.split("  #")[0] for block in blocks("") for line in block.splitlines()]
    return [line for line in lines if line.startswith("charthouse ")]


def test_the_commands_run_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    blank = "/".join(["..........."] * 11)
    main(["simulate", "cartographers", "--games", "1", "--seed", "readme", "--records", "."])
    (tmp_path / "cartographers-readme-0.txt").rename(tmp_path / "game.txt")
    for command in commands():
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        words = shlex.split(command.replace("$(cat sheet.txt)", blank))[1:]
        assert code_of(words) == 0, command
        assert capsys.readouterr().out, command
    assert len(commands()) == 12


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#]+)\)", README))))
def test_its_links_and_pictures_exist(link: str) -> None:
    assert (ROOT / link).exists()
