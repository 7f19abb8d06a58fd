"""Two worlds with one past: whoever may not know in which of them they sit is sent the same bytes.

The worlds differ in what a seat has committed, or in the cards that are still to come. Everything a seat, an
onlooker and a bot can get hold of is compared until the turn resolves. `make battery PART=two-worlds` tries
ten thousand.
"""

import asyncio
import json
from collections.abc import Iterable, Sequence
from itertools import product
from random import Random
from typing import Any, NamedTuple, cast

import pytest
from arena import BATTERY
from patron import opening, person
from tally import PORTION, tally

from charthouse.core import codec, fair
from charthouse.games import GAMES, game
from charthouse.server import commands, messages, seating
from charthouse.server.bot_pool import BotPool
from charthouse.server.faces import encode, ready
from charthouse.server.handlers import hear
from charthouse.server.keys import NO_SEAT
from charthouse.server.rooms import Rooms
from charthouse.server.store import Key, Row, Store
from charthouse.server.tables import Table
from charthouse.server.viewer import Viewer

pytestmark = pytest.mark.anyio

TABLES = list(product((2, 3, 4), "AB", (False, True), (True, False)))
PAIRS = 20 if BATTERY else 4
"""For each of the 24 kinds of table."""


SECRET = bytes(range(32))
ONLOOKER = -1
"""The last of the viewers."""


class Memory:
    """A log that keeps nothing: the tables of this test are folded here and nowhere else."""

    shared = False

    async def append(self, row: Row, keys: Sequence[Key] = ()) -> bool:
        return True

    async def note_seen(self, places: Iterable[tuple[str, int]]) -> None:
        pass


class Curious(BotPool):
    """Hears what a bot is told, and answers nonsense when the seat is taken back."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self.taken = asyncio.Event()

    async def choose(self, game_id: str, name: str, view: Any, question: str, who: str = "") -> str:
        self.told.append(f"{game_id} {name} {question} {codec.write(view)}")
        await self.taken.wait()
        return "nonsense"


class World:
    """A table with a viewer at every seat and one who looks on."""

    def __init__(self, past: list[Row], secret: bytes) -> None:
        self.table = Table(past[0].table_id, secret)
        for row in past:
            self.table.fold(row)
        self.pool = Curious()
        self.rooms = Rooms(cast(Store, Memory()), self.pool)
        seats = [*range(len(self.table.chairs)), NO_SEAT]
        self.keys = [Key(f"device {seat}", self.table.id, "device", seat, 0) for seat in seats]
        self.viewers = [Viewer(key, self.table) for key in self.keys]
        for viewer in self.viewers:
            self.rooms.join(viewer)
        self.heard: list[list[str]] = [[] for _ in self.viewers]

    async def say(self, viewer: int, said: messages.Said) -> None:
        """One message of one viewer, then what everybody hears, in the order of the socket."""
        answer = await hear(self.rooms, self.viewers[viewer], said)
        if answer is not None:
            self.heard[viewer].append(encode(answer))
        await self.deliver()

    async def deliver(self) -> None:
        if self.table.settings.ready_ticks:
            self.rooms.tick(self.table)
        for viewer, heard in zip(self.viewers, self.heard, strict=True):
            if viewer.stale:
                heard.append(encode(await self.rooms.state(viewer)))
            elif viewer.ticked:
                heard.append(encode({"t": "ready", "ready": ready(self.table)}))
            viewer.stale = viewer.ticked = False

    async def act(self, seat: int, action: str, id: str) -> None:
        await self.say(seat, messages.Act(id, seat, self.table.question(seat) or "", action))
        verdict = json.loads(next(text for text in reversed(self.heard[seat]) if '"ack"' in text))
        assert verdict["verdict"] == "accepted", (action, verdict)

    async def shown(self, viewer: int) -> str:
        """The table over HTTP."""
        return encode(await self.rooms.state(Viewer(self.keys[viewer], self.table)))

    def seen(self, viewer: int) -> list[str]:
        """All that was heard, but for the commitment: a hash of the secret, which must differ with it."""
        commitment = fair.commit(self.table.secret)
        return [text.replace(commitment, "the commitment") for text in self.heard[viewer]]


class Pair(NamedTuple):
    worlds: tuple[World, World]
    hidden: int
    """The seat whose commitment differs, or may."""
    actions: tuple[str, str]


@pytest.mark.parametrize(("players", "side", "skills", "ready_ticks"), TABLES)
async def test_what_is_hidden_shows_nowhere_until_the_reveal(
    players: int, side: str, skills: bool, ready_ticks: bool
) -> None:
    differed = 0
    for number in range(PAIRS):
        rng = Random(f"{players} {side} {skills} {ready_ticks} {number} {PORTION}")
        past = _past(rng, players, {"side": side, "skills": skills}, ready_ticks)
        pair = _pair(rng, past, decks=number % 3 == 0)
        one, other = pair.worlds
        last = await _until_the_last(rng, pair)
        for world in pair.worlds:
            await _ask_for_everything(world, pair.hidden, pair.actions[0])
            await _let_a_bot_look(world, last)
        assert one.pool.told == other.pool.told
        for viewer in range(len(one.viewers)):
            if viewer != pair.hidden:
                assert one.seen(viewer) == other.seen(viewer)

        action = _choice(rng, one.table, last)
        for world in pair.worlds:
            await world.act(last, action, "last")
        differed += one.seen(ONLOOKER) != other.seen(ONLOOKER)
    assert differed > PAIRS // 2, "once all is revealed the worlds look different"
    tally(pairs=PAIRS)


@pytest.mark.parametrize(("players", "side", "skills"), list(product((2, 3, 4), "AB", (False, True))))
async def test_without_ready_ticks_nobody_can_tell_that_a_seat_has_decided(
    players: int, side: str, skills: bool
) -> None:
    for number in range(PAIRS):
        rng = Random(f"{players} {side} {skills} {number} decides {PORTION}")
        world = World(_past(rng, players, {"side": side, "skills": skills}, ready_ticks=False), SECRET)
        await world.deliver()
        seat = rng.choice(world.table.people_due())
        others = [viewer for viewer in range(len(world.viewers)) if viewer != seat]
        before = [await world.shown(viewer) for viewer in others]
        for viewer in others:
            world.heard[viewer].clear()
        await world.act(seat, _choice(rng, world.table, seat), "decides")
        assert [await world.shown(viewer) for viewer in others] == before
        assert not any(world.heard[viewer] for viewer in others)


DEALS = 10 if BATTERY else 6
"""So many pairs for each table."""
TURNS = 24
"""So long it is played on, at most, until a card is dealt."""
SHARED = [(id, players) for id in GAMES for players in game(id).seats if players in (2, 4)]


@pytest.mark.parametrize(("game_id", "players"), SHARED)
async def test_what_will_be_dealt_shows_nowhere_before_it_is_dealt(game_id: str, players: int) -> None:
    """The same commands in two worlds with other cards to come, until one of them is dealt."""
    differed = 0
    for number in range(DEALS):
        rng = Random(f"{game_id} {players} {number} {PORTION}")
        past = _past(rng, players, {}, ready_ticks=True, game_id=game_id, least_due=1)
        worlds = (World(past, SECRET), World(past, rng.randbytes(32)))
        one, other = worlds
        for turn in range(TURNS):
            due = one.table.people_due()
            if turn % 6 == 0 and due:
                guess = _choice(rng, one.table, due[0])
                for world in worlds:
                    await _ask_for_everything(world, due[0], guess)
                    await _let_a_bot_look(world, due[0])
            assert one.pool.told == other.pool.told
            for viewer in range(len(one.viewers)):
                assert one.seen(viewer) == other.seen(viewer)
                one.heard[viewer].clear()
                other.heard[viewer].clear()
            if not due or await _both_act(rng, worlds, due[0], f"{turn}"):
                break
        differed += one.seen(ONLOOKER) != other.seen(ONLOOKER)
    assert differed, "once cards are dealt the worlds look different"
    tally(pairs=DEALS)


async def _both_act(rng: Random, worlds: tuple[World, World], seat: int, id: str) -> bool:
    """The same command in both; whether chance was asked."""
    action = _choice(rng, worlds[0].table, seat)
    for world in worlds:
        await world.act(seat, action, id)
    one, other = (_dealt(world) for world in worlds)
    assert one == other, "the same question is asked in both"
    return one is not None


def _dealt(world: World) -> str | None:
    """The first question that chance has answered after the last command."""
    assert world.table.match is not None
    return next((label for label, _ in world.table.match.entries[-1].answers), None)


def _past(
    rng: Random,
    players: int,
    options: dict[str, Any],
    ready_ticks: bool,
    game_id: str = "cartographers",
    least_due: int = 2,
) -> list[Row]:
    """The log of a table that was played at random for a while."""
    table, rows = Table("t", SECRET), []

    def write(kind: str, body: dict[str, Any]) -> None:
        rows.append(Row(table.id, table.seq + 1, f"past {table.seq}", kind, json.dumps(body), 0))
        table.fold(rows[-1])

    wish = opening(
        "link",
        person("Ana"),
        *[person("")] * (players - 1),
        game=game_id,
        options=options,
        ready_ticks=ready_ticks,
    )
    write("opened", {"opening": wish, "device": "device 0"})
    for seat in range(1, players):
        write(*seating.claim(table, seat, f"device {seat}", {}))
        write(*commands.sit(table, messages.Sit("", seat, f"Player {seat}")))
    write(*commands.begin(table))
    turns = rng.randrange(16)
    while turns > 0 or len(table.people_due()) < least_due:
        turns -= 1
        for seat in table.people_due():
            write(
                *commands.move(table, seat, table.question(seat) or "", _choice(rng, table, seat), "player")
            )
    return rows


def _choice(rng: Random, table: Table, seat: int) -> str:
    """Something this seat may do now, skills and all."""
    assert table.match is not None
    view = table.game.observe(table.match.state, seat)
    return str(table.game.write_action(table.game.offer(view).pick(rng)))


def _pair(rng: Random, past: list[Row], decks: bool) -> Pair:
    """Two worlds, and what is hidden in them: other cards to come, or another commitment."""
    worlds = (World(past, SECRET), World(past, rng.randbytes(32) if decks else SECRET))
    table = worlds[0].table
    hidden = rng.choice(table.people_due())
    first = second = _choice(rng, table, hidden)
    for _ in range(0 if decks else 20):
        if second == first:
            second = _choice(rng, table, hidden)
    return Pair(worlds, hidden, (first, second))


async def _until_the_last(rng: Random, pair: Pair) -> int:
    """The hidden seat commits, takes back and commits again, the others as well, until one seat is left."""
    hidden = pair.hidden
    due = pair.worlds[0].table.people_due()
    others = rng.sample([seat for seat in due if seat != hidden], len(due) - 1)
    recalls = rng.random() < 0.5
    turns = [(hidden, "hidden"), *((seat, "open") for seat in others[1:])]
    rng.shuffle(turns)
    for seat, kind in turns:
        same = _choice(rng, pair.worlds[0].table, seat)
        for world, action in zip(pair.worlds, pair.actions, strict=True):
            await world.act(seat, action if kind == "hidden" else same, f"{seat}")
            if recalls:
                await world.act(seat, "recall", f"{seat} recalls")
                await world.act(seat, action if kind == "hidden" else same, f"{seat} again")
    return others[0] if others else hidden


async def _ask_for_everything(world: World, hidden: int, guess: str) -> None:
    """Everybody asks for whatever they can: the state again, worths, a move at the hidden seat."""
    question = world.table.question(hidden) or ""
    for viewer, heard in enumerate(world.heard):
        await world.say(viewer, messages.Preview("mine", viewer, guess))
        await world.say(viewer, messages.Preview("theirs", hidden, guess))
        await world.say(viewer, messages.Look(hidden))
        if viewer != hidden:
            await world.say(viewer, messages.Act("theirs", hidden, question, guess))
            await world.say(viewer, messages.Undo("undo", hidden))
        heard.append(await world.shown(viewer))


async def _let_a_bot_look(world: World, seat: int) -> None:
    """The seat that still owes its decision is a bot's for a moment."""
    world.pool.taken.clear()
    told = len(world.pool.told)
    await world.say(seat, messages.Hand(f"hand {told}", seat))
    while len(world.pool.told) == told:
        await asyncio.sleep(0)
    await world.say(seat, messages.Take(f"take {told}", seat))
    world.pool.taken.set()
    while world.rooms.scheduler.busy(world.table):
        await asyncio.sleep(0)
