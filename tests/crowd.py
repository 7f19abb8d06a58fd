"""A crowd at servers that replace each other: who plays, looks and asks, and how long each has to wait."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from random import Random

from arena import BATTERY
from patron import House, Patron
from tally import PORTION, tally
from traveller import LOST, Keeper, Traveller, check, confirmed_by, set_out

LONGEST = 2.0 if BATTERY else 10.0
"""Seconds that a page may be without its line and a request without its answer; more beside other tests."""


class Crowd:
    """Who plays, looks and asks while servers are replaced, and how long each had to wait."""

    def __init__(self, house: House, travellers: list[Traveller], rng: Random) -> None:
        self.house, self.travellers, self.rng = house, travellers, rng
        self.gaps: list[float] = []
        """How long lines were away."""
        self.waits: list[float] = []
        """How long requests had to wait for their answers."""
        self._left = asyncio.Event()

    @contextlib.asynccontextmanager
    async def there(self) -> AsyncIterator[None]:
        works = [*map(self._play, self.travellers), *map(self._look, self.travellers), self._ask()]
        tasks = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            self._left.set()
            await asyncio.gather(*tasks)

    async def _play(self, traveller: Traveller) -> None:
        """What was not confirmed is sent again on the next line, with the same id."""
        while not self._left.is_set() and not traveller.over:
            playing = asyncio.create_task(traveller.play())
            leaving = asyncio.create_task(self._left.wait())
            await asyncio.wait((playing, leaving), return_when=asyncio.FIRST_COMPLETED)
            for task in (playing, leaving):
                task.cancel()
            await asyncio.gather(leaving, return_exceptions=True)
            with contextlib.suppress(asyncio.CancelledError):
                await playing  # what it found wrong is told

    async def _look(self, traveller: Traveller) -> None:
        """As a page does: a line that is lost is joined again half a second later."""
        lost = None
        while not self._left.is_set():
            with contextlib.suppress(*LOST):
                async with Patron(self.house, traveller.key) as patron:
                    if lost is not None:
                        self.gaps.append(time.monotonic() - lost)
                    while not self._left.is_set():
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(patron.hear(), 0.2)
            lost = time.monotonic()
            await asyncio.sleep(self.rng.uniform(0.25, 0.5))

    async def _ask(self) -> None:
        while not self._left.is_set():
            began = time.monotonic()
            async with self.house.http() as http:
                answer = await http.get("/api/content")
            assert answer.status_code == 200
            self.waits.append(time.monotonic() - began)
            await asyncio.sleep(0.02)


async def replaced_under_load(first: House, keeper: Keeper, times: int) -> None:
    """Servers replace each other while people play; nothing is lost, and nobody waits for long."""
    rng = Random(f"handover {PORTION}")
    houses = [first]
    confirmed, joined, left = 0, 0, times
    with contextlib.ExitStack() as stack:
        while left:
            crowd = Crowd(first, await set_out(first, rng), rng)
            async with crowd.there():
                while left and not all(traveller.over for traveller in crowd.travellers):
                    enough = confirmed_by(crowd.travellers) + rng.randrange(5, 20)
                    while confirmed_by(crowd.travellers) < enough and not all(
                        traveller.over for traveller in crowd.travellers
                    ):
                        await asyncio.sleep(0.002)
                    back = len(crowd.gaps)
                    successor = House(first.data, *first.words, "--take-over")
                    await asyncio.to_thread(stack.enter_context, successor)
                    assert successor.address == first.address, houses[-1].said
                    assert await asyncio.to_thread(houses[-1].ended) == 0, houses[-1].said
                    houses.append(successor)
                    left -= 1
                    while len(crowd.gaps) == back:  # somebody who lost their line has joined again
                        await asyncio.sleep(0.01)
            confirmed += confirmed_by(crowd.travellers)
            joined += len(crowd.gaps)
            assert max(crowd.gaps, default=0) < LONGEST, sorted(crowd.gaps)[-5:]
            assert max(crowd.waits) < LONGEST, sorted(crowd.waits)[-5:]
            for traveller in crowd.travellers:
                check(keeper, traveller)
        told = [house.said for house in houses if house.said]
        assert not told, told
    tally(handovers=times, confirmed_moves=confirmed, lines_joined_again=joined)
