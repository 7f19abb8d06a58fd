"""What the pages about the lab show works as shown."""

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest

from charthouse.cli import main

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("lab.md", "environments.md", "arena.md")


def blocks(page: str, kind: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize(
    ("page", "number"), [(page, number) for page in PAGES for number in range(len(blocks(page, "python")))]
)
def test_every_example_in_python_runs(page: str, number: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(compile(blocks(page, "python")[number], page, "exec"), {})
    assert said.getvalue().strip()


@pytest.mark.parametrize("command", [line for text in blocks("arena.md", "") for line in text.splitlines()])
def test_every_tournament_runs(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    # Few games, and without the scout, which would have to be compiled with every index checked.
    shorter = re.sub(r"--games \d+", "--games 2", command.replace("scout:200n,", ""))
    program, *words = shlex.split(shorter)
    assert program == "charthouse"
    assert main(words) == 0
    assert capsys.readouterr().out
    for written in re.findall(r"\w+\.(?:jsonl|svg)", command):
        assert (tmp_path / written).stat().st_size


@pytest.mark.parametrize("page", PAGES)
def test_links_and_pictures_exist(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert (DOCS / link).exists()
