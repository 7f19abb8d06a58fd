"""The page, built before it is packed: whoever installs from a clone needs no Node of their own.

An archive (sdist) carries the built page, so nothing is built from it.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).parent / "tools"))


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node, where the page has to be built and the machine has none."""
        import page

        return [] if page.is_built() or page.has_node() else [page.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        import page

        if version != "editable" and not page.is_built():
            page.build()
