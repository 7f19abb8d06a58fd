"""The quick tour: every recipe runs as shown, one by one."""

import contextlib
import io
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
TOUR = (DOCS / "tour.md").read_text(encoding="utf-8")
RECIPES = re.findall(r"^## \d+ (.*?)$.*?^```python\n(.*?)^```", TOUR, flags=re.DOTALL | re.MULTILINE)


def test_there_are_ten() -> None:
    assert len(RECIPES) == TOUR.count("```python") == 10


@pytest.mark.parametrize(("title", "recipe"), RECIPES, ids=[title for title, _ in RECIPES])
def test_a_recipe_runs_alone_and_says_something(
    title: str, recipe: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(compile(recipe, title, "exec"), {})
    assert said.getvalue().strip()


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#]+)\)", TOUR))))
def test_its_links_and_pictures_exist(link: str) -> None:
    assert (DOCS / link).exists()
