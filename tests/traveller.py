"""Players who go on through crashes and bad lines, and keep a ledger of what they were told."""

import contextlib
import itertools
from random import Random
from typing import Any, Protocol

import websockets
from patron import (
    Door,
    House,
    Message,
    Patron,
    choice,
    device,
    face_of,
    folded,
    open_table,
    owes,
    person,
    replayed,
    robot,
)

from charthouse.server.store import Row

LOST = (websockets.ConnectionClosed, websockets.InvalidHandshake, OSError, TimeoutError)


class Traveller:
    """Plays one key of a table through every crash, and keeps a ledger of what was confirmed."""

    def __init__(self, house: House, table: str, key: str, rng: Random, line: Door | None = None) -> None:
        self.house, self.table, self.key, self.rng = house, table, key, rng
        self._line = line
        self.confirmed: dict[str, int] = {}
        """The command ids of the log with their seqs, as this client was told."""
        self.seen: Message = {}
        self.over = False
        self._pending: dict[str, Any] | None = None
        self._numbers = itertools.count()

    async def play(self) -> None:
        """Goes on until the game is over or the connection is lost."""
        with contextlib.suppress(*LOST):
            async with Patron(self.house, self.key, self._line) as patron:
                try:
                    await self._play(patron)
                finally:
                    self._notice(patron.state)

    async def play_to_the_end(self) -> None:
        """Comes back after every loss; what was not confirmed is sent again with the same id."""
        while not self.over:
            await self.play()

    async def _play(self, patron: Patron) -> None:
        while not self.over:
            self._notice(patron.state)
            if self._pending is None:
                await patron.sees(lambda state: owes(state) or state["table"]["phase"] == "over")
                self.over = patron.phase == "over"
                if self.over:
                    return
                self._pending = {
                    "id": f"{self.key} {next(self._numbers)}",
                    "seat": patron.face["seat"],
                    "question": patron.face["question"],
                    "action": choice(patron.face, self.rng),
                }
            verdict = await patron.command("act", **self._pending)
            assert verdict["verdict"] == "accepted", (verdict, self._pending)
            self.confirmed[f"{self._pending['seat']}/{self._pending['id']}"] = verdict["seq"]
            self._pending = None
            await patron.sees(lambda state: bool(state["seq"] >= verdict["seq"]))  # noqa: B023 (awaited here)

    def _notice(self, state: Message) -> None:
        if state.get("game"):
            assert state["seq"] >= self.seen.get("seq", 0), "the server went back in time"
            self.seen = state


async def set_out(house: House, rng: Random, line: Door | None = None) -> list[Traveller]:
    """A link game of two, a game of three on one device, a solo game, one against a bot; and both games."""
    link = await open_table(house, "link", person("Ana"), person(""))
    guest = await device(house, link.link(1))
    async with Patron(house, guest) as bo:
        await bo.sit(1, "Bo")
    here = await open_table(house, "here", person("Cy"), person("Di"), person("Ed"))
    solo = await open_table(house, "solo", person("Fi"))
    against = await open_table(house, "here", person("Gus"), robot("random"))
    village = await open_table(
        house, "here", person("Hal"), robot("random"), person("Ida"), game="charterstone"
    )
    keys = [(link.table, link.key), (link.table, guest)]
    keys += [(table.table, table.key) for table in (here, solo, against, village)]
    return [Traveller(house, table, key, Random(rng.random()), line) for table, key in keys]


class Keeper(Protocol):
    """Where the log is: a server's file, or a database."""

    def rows(self, table_id: str) -> list[Row]: ...


def check(keeper: Keeper, traveller: Traveller) -> None:
    """What this client was told is in the log, once, and is what it saw."""
    rows = keeper.rows(traveller.table)
    assert [row.seq for row in rows] == list(range(len(rows)))
    assert len({row.command_id for row in rows}) == len(rows)
    logged = {row.command_id: row.seq for row in rows}
    assert traveller.confirmed.items() <= logged.items()
    if traveller.seen:
        assert traveller.seen["seq"] < len(rows)
        told = folded(rows, traveller.seen["seq"])
        expected = face_of(told, traveller.seen["game"]["seat"])
        assert {**traveller.seen["game"], "log": None} == {**expected, "log": None}
    whole = folded(rows)
    assert whole.match is not None
    assert replayed(whole) == whole.match.state


def confirmed_by(travellers: list[Traveller]) -> int:
    return sum(len(traveller.confirmed) for traveller in travellers)
