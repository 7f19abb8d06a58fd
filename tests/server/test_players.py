"""The processes in which bots think."""

import pytest

from charthouse.core import codec, fair, match
from charthouse.core.game import Player
from charthouse.games import game
from charthouse.server.players import BotPool

pytestmark = pytest.mark.anyio


async def test_plain_bots_play_while_the_others_get_ready_and_nobody_waits_at_the_end() -> None:
    played = game("cartographers")
    started = match.start(played, (Player("Ana", "", ""),), {}, fair.secret_of("players"))
    view = played.observe(started.state, 0)
    pool = BotPool()
    pool.warm()
    warming = pool._warming
    assert warming is not None
    action = await pool.choose(played.id, "greedy", view, "1/seat 1")
    assert played.read_action(action) in played.offer(codec.read(codec.write(view), played.view_type))
    pool.close()
    warming.join(10)
    assert not warming.is_alive()
