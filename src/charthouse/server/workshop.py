"""The workshop: what takes as long as a stranger's text is long is done beside the event loop, one thing at a
time, within time and memory. Whoever sends much waits for their own; others have their turns between.
"""

import logging
from collections.abc import Callable
from typing import Any

from charthouse.core.game import BadText
from charthouse.server.helpers import Helpers, Unhelped
from charthouse.server.responses import Refused
from charthouse.server.settings import Settings

WAITING = 8
"""So many things of one address may wait."""
BEHIND = 5
"""Tables come first."""
log = logging.getLogger("charthouse.server")


class Workshop:
    def __init__(self, settings: Settings) -> None:
        self._seconds = float(settings.work_seconds)
        """So long one thing may take; a game of a hundred players takes four."""
        self._helpers = Helpers(1, settings.work_megabytes * 1024 * 1024, BEHIND)

    async def do(self, who: str, call: Callable[..., Any], *args: Any) -> Any:
        """What `call` makes of these, for somebody at this address."""
        if self._helpers.waiting(who) >= WAITING:
            raise Refused(429, BadText("bad-too-busy"))
        try:
            return await self._helpers.ask(who, self._seconds, call, *args)
        except Unhelped as why:
            log.warning("%s was left undone: %s", call.__name__, why)
            raise Refused(400, BadText("bad-too-much")) from None

    def close(self) -> None:
        self._helpers.close()
