"""A plug-in of pytest that puts the third game on trial: the contract is tried on its tables too."""

import third.registered  # noqa: F401, I001 (before anything reads the list)
import arena

_TABLES = (
    *(arena.Table("stones", players, {}) for players in (2, 3, 4)),
    arena.Table("stones", 2, {"rounds": 12}),
)
arena.ARENAS["stones"] = arena.Arena(tables=_TABLES, dealt_alike=_TABLES[:3], most_decisions=2 * 24)
arena.TABLES += _TABLES
arena.SHARED_TABLES += _TABLES
