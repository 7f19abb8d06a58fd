"""The accessibility checks of axe-core, injected into a page."""

import json
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page, *rules: str) -> list[str]:
    """One line for every rule that is broken, with the places; all rules, unless some are named."""
    page.evaluate(f"{_source()}; undefined")
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = page.evaluate("options => axe.run(document, options).then((r) => r.violations)", options)
    return [f"{one['id']}: {one['help']} {json.dumps([n['target'] for n in one['nodes']])}" for one in found]
