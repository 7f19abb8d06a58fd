"""Refuses to build a wheel without the page: whoever installs it has no Node to build it with."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root) / "src" / "charthouse" / "page" / "index.html"
        if version != "editable" and not page.is_file():
            raise SystemExit("The page is not built: run `make page` first.")
