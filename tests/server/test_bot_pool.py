"""The processes in which bots think."""

import asyncio
import multiprocessing
import time
from typing import Any

import pytest

from charthouse.bots.workers import WORKERS
from charthouse.core import codec, fair, match
from charthouse.core.game import Player
from charthouse.games import game
from charthouse.server.bot_pool import BotPool

pytestmark = pytest.mark.anyio


def first_view(played: Any) -> Any:
    started = match.start(played, (Player("Ana", "", ""),), {}, fair.secret_of("players"))
    return played.observe(started.state, 0)


async def test_plain_bots_play_while_the_others_get_ready_and_nobody_waits_at_the_end() -> None:
    played = game("cartographers")
    view = first_view(played)
    pool = BotPool()
    pool.warm()
    warming = pool._warming
    assert warming is not None
    action = await pool.choose(played.id, "greedy", view, "1/seat 1")
    assert played.read_action(action) in played.offer(codec.read(codec.write(view), played.view_type))
    pool.close()
    warming.join(60)
    assert not warming.is_alive()


async def test_a_bot_whose_compiler_is_not_done_plays_all_the_same() -> None:
    played = game("cartographers")
    view = first_view(played)
    pool = BotPool()
    compiler = WORKERS.Process(target=time.sleep, args=(600,), daemon=True)
    compiler.start()
    pool._warming = compiler
    try:
        thought = pool.choose(played.id, "scout:500ms", view, "1/seat 1")
        action = await asyncio.wait_for(thought, 60)
        assert played.read_action(action) in played.offer(codec.read(codec.write(view), played.view_type))
        assert compiler.is_alive(), "nobody waited for it"
    finally:
        compiler.kill()
        pool.close()


async def test_the_house_closes_on_a_bot_that_is_still_thinking() -> None:
    played = game("cartographers")
    pool = BotPool()
    view = first_view(played)
    await pool.choose(played.id, "random", view, "1/seat 1")  # its process is up
    thought = asyncio.create_task(pool.choose(played.id, "scout:60000ms", view, "1/seat 1"))
    await asyncio.sleep(0.2)
    pool.close()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(thought, 60)
    assert multiprocessing.active_children() == []
