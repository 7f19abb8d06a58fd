"""The lab: fast batched play, environments, arena. Needs the extra `charthouse[lab]`.

Importing it makes `gymnasium.make("Charthouse/CartographersSolo-v0")` known, whichever is imported first.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType


def _register() -> None:
    from gymnasium import register

    register(
        "Charthouse/CartographersSolo-v0",
        entry_point="charthouse.lab.solo:CartographersSolo",
        vector_entry_point="charthouse.lab.solo:CartographersSoloVector",
    )


class _WhenGymnasiumComes(MetaPathFinder):
    """Registers as soon as Gymnasium is imported: who only wants the fast lane need not wait for it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != "gymnasium":
            return None
        sys.meta_path.remove(self)
        spec = find_spec(name)
        if spec and spec.loader:
            load = spec.loader.exec_module

            def load_and_register(module: ModuleType) -> None:
                load(module)
                _register()

            spec.loader.exec_module = load_and_register  # type: ignore[method-assign]
        return spec


if "gymnasium" in sys.modules:
    _register()
else:
    sys.meta_path.insert(0, _WhenGymnasiumComes())
