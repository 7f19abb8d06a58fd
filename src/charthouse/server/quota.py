"""The quota: how many tables an address may open, and how big the house may grow.

Addresses are kept in memory alone, for as long as the process lives: nothing of them is written down.
"""

import time
from collections import OrderedDict

from charthouse.core.game import BadText
from charthouse.server.settings import Settings
from charthouse.server.store import Store

DAY = 24 * 60 * 60.0
LOOKED_AT = 10.0
"""Seconds for which the size of the database is believed."""
KEPT = 10_000
MEGABYTE = 1_000_000


class Quota:
    """What has been opened from where, as far as this process knows."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._opened: OrderedDict[str, dict[str, float]] = OrderedDict()
        """The tables of each address with the time of their opening."""
        self._full = False
        self._looked_at = -LOOKED_AT

    async def check(self, who: str) -> None:
        """Refuses what would be too much; `who` is an address, or nothing for this very machine."""
        if await self._is_full():
            raise BadText("bad-house-full")
        most, at_once = self._settings.tables_a_day, self._settings.tables_at_once
        own = self._opened.get(who, {}) if who else {}
        today = [at for at in own.values() if at > time.monotonic() - DAY]
        if most and len(today) >= most:
            raise BadText("bad-tables-a-day")
        if at_once and len(own) >= at_once:
            going = {head.table_id for head in await self._store.heads(list(own)) if not head.over}
            self._opened[who] = {id: at for id, at in own.items() if id in going or at in today}
            if len(going) >= at_once:
                raise BadText("bad-tables-at-once")

    def note(self, who: str, table_id: str) -> None:
        if who:
            self._opened.setdefault(who, {})[table_id] = time.monotonic()
            self._opened.move_to_end(who)
        while len(self._opened) > KEPT:
            self._opened.popitem(last=False)

    async def _is_full(self) -> bool:
        most = self._settings.most_megabytes * MEGABYTE
        if most and time.monotonic() - self._looked_at >= LOOKED_AT:
            self._full = await self._store.size() >= most
            self._looked_at = time.monotonic()
        return self._full
