"""A bad line: connections that are cut, reset and lost in mid message cost nothing and double nothing."""

import asyncio
from random import Random

import pytest
from arena import BATTERY
from patron import House, Patron
from proxy import Proxy, stormy
from tally import PORTION, tally
from traveller import check, confirmed_by, set_out

pytestmark = pytest.mark.anyio

ROUNDS = 10 if BATTERY else 1


async def test_a_bad_line_loses_and_doubles_no_confirmed_move(own_house: House) -> None:
    rng, lost, confirmed = Random(f"21 {PORTION}"), 0, 0
    for _ in range(ROUNDS):
        with Proxy(own_house.address, lambda: stormy(rng), rng.randrange(1 << 30)) as line:
            travellers = await set_out(own_house, rng, line)
            await asyncio.gather(*[traveller.play_to_the_end() for traveller in travellers])
            assert set(line.ends) == {"close", "reset", "silence"}
            lost += len(line.ends)
        assert confirmed_by(travellers) > 50
        confirmed += confirmed_by(travellers)
        for traveller in travellers:
            check(own_house, traveller)
            async with Patron(own_house, traveller.key) as patron:
                assert patron.state["seq"] == len(own_house.rows(traveller.table)) - 1
                assert patron.phase == "over"
    assert lost > 20 * ROUNDS
    assert "Traceback" not in own_house.said
    tally(lines_cut=lost, confirmed_moves=confirmed)


async def test_everybody_comes_back_when_all_connections_are_cut_at_once(own_house: House) -> None:
    rng = Random(22)
    with Proxy(own_house.address) as line:
        travellers = [one for _ in range(6) for one in await set_out(own_house, rng, line)]
        playing = asyncio.gather(*[traveller.play_to_the_end() for traveller in travellers])
        while not playing.done():
            enough = confirmed_by(travellers) + 80
            while confirmed_by(travellers) < enough and not playing.done():
                await asyncio.sleep(0.01)
            await asyncio.to_thread(line.cut)
        await playing
    for traveller in travellers:
        check(own_house, traveller)
    assert "Traceback" not in own_house.said
