"""Whole tables of Cartographers, played through the match driver in every odd way, against a model on paper.

The model is a naive bookkeeper: it reads the event lines of the record, writes on sheets of the oracle's
kind, and shares no code with the rules.
"""

from random import Random
from typing import Any

import pytest
from arena import BATTERY, RECALL, examples, players, refusal, same, secret, sentence
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)
from oracle import cartographers as oracle

from charthouse.core import match, record, replay
from charthouse.core.game import CHANCE, SPECTATOR, BadText, IllegalAction
from charthouse.core.match import Match
from charthouse.games.cartographers import GAME
from charthouse.games.cartographers.notation import Action, action_text, sheet_text
from charthouse.games.cartographers.sheet import Sheet
from charthouse.games.cartographers.state import Public, State

LIMITS = (8, 8, 7, 6)
EDICTS_OF_SEASON = ((0, 1), (1, 2), (2, 3), (3, 0))
COIN_TRACK = 14
AMBUSHES = 4
MARKS = {"forest": "f", "village": "v", "farm": "a", "water": "w", "monster": "m", "farm+village": "d"}
COSTS = {
    "acrobatics": 2,
    "concentrate": 3,
    "cure_wounds": 1,
    "diplomacy": 1,
    "knowledge": 0,
    "move_silently": 0,
    "negotiate": 1,
    "search": 0,
}
CATEGORIES = [list(oracle.SOLO_VALUES)[at : at + 4] for at in range(0, 16, 4)]
CELLS = {oracle.name(cell): cell for cell in oracle.EVERY_CELL}


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    """Any options a table may ask for."""
    chosen: dict[str, Any] = {"side": draw(st.sampled_from("AB"))}
    chosen["edition"] = draw(st.sampled_from(("2019", "2020")))
    if chosen["edition"] == "2020":
        chosen["full_map"] = draw(st.sampled_from(("scores_all", "scores_current")))
    if draw(st.booleans()):
        one_each = [draw(st.sampled_from(category)) for category in CATEGORIES]
        chosen["edicts"] = draw(st.permutations(one_each))
    skills = st.permutations(sorted(COSTS)).map(lambda order: order[:3])
    chosen["skills"] = draw(skills | skills | st.booleans())
    return chosen


class Paper:
    """One sheet as a person would keep it: the map, the coins, the score boxes."""

    def __init__(self, printed: str) -> None:
        self.sheet = oracle.read_sheet(printed)
        self.mountains: list[str] = []
        self.coins = 0
        self.crossed = 0
        self.skilled = False
        self.rows: list[tuple[int, ...]] = []

    @property
    def text(self) -> str:
        rows = range(oracle.SIZE)
        return "/".join("".join(self.sheet[row, column] for column in rows) for row in rows)

    def write(self, terrain: str, spaces: list[str]) -> None:
        for space in spaces:
            under = self.sheet[CELLS[space]]
            assert under in oracle.UNFILLED, f"{space} was drawn on already"
            mark = MARKS[terrain]
            self.sheet[CELLS[space]] = mark.upper() if under == oracle.OPEN_RUINS else mark

    def earn(self, spaces: list[str]) -> None:
        self.coins += 1
        assert self.coins <= COIN_TRACK
        if self.sheet[CELLS[spaces[0]]] == oracle.MOUNTAIN:
            [mountain] = spaces
            assert oracle.is_surrounded(self.sheet, CELLS[mountain])
            assert mountain not in self.mountains
            self.mountains.append(mountain)

    def pay(self, cost: int) -> None:
        assert not self.skilled, "a second skill in one season"
        assert self.coins - self.crossed >= cost
        self.skilled = True
        self.crossed += cost

    def surrounded(self) -> set[str]:
        found = oracle.spaces_of(self.sheet, "mountain")
        return {oracle.name(cell) for cell in found if oracle.is_surrounded(self.sheet, cell)}

    def is_full(self) -> bool:
        return not oracle.unfilled_spaces(self.sheet)


class Ledger:
    """What a bookkeeper knows of the whole table after reading the record line by line."""

    def __init__(self, public: Public) -> None:
        self.options = public.options
        self.papers = [Paper(sheet_text(map.sheet)) for map in public.maps]
        self.edicts = list(public.edicts)
        self.skills = list(public.skills)
        self.season = 0
        self.time = 0
        self.revealed: list[str] = []
        self.dodging: set[int] = set()
        self.over = False

    def read(self, line: str) -> None:
        if record.read_answer(line) is None:
            word, *rest = line.split()
            getattr(self, f"_{word}")(rest)

    def _edict(self, words: list[str]) -> None:
        self.edicts += words

    def _skill(self, words: list[str]) -> None:
        self.skills += words

    def _explored(self, words: list[str]) -> None:
        assert self.time < LIMITS[self.season], "a card after the season's last"
        self.time += int(words[1])

    def _ambushed(self, words: list[str]) -> None:
        assert words[0] not in self.revealed
        self.revealed += words

    def _used(self, words: list[str]) -> None:
        seat, skill, cost = words
        assert skill in self.skills
        assert int(cost) == COSTS[skill]
        self.papers[int(seat) - 1].pay(int(cost))

    def _dodged(self, words: list[str]) -> None:
        self.dodging.add(int(words[0]) - 1)

    def _drew(self, words: list[str]) -> None:
        if words[1:] == ["nothing"]:
            return
        owner, terrain = words[0], words[1]
        spaces = words[2:]
        if terrain == "on":
            owner, terrain, spaces = words[2], words[3], words[4:]
            assert terrain == "monster"
        self.papers[int(owner) - 1].write(terrain, spaces)

    def _walked(self, words: list[str]) -> None:
        [paper] = self.papers
        if not self.dodging:
            assert (words or None) == oracle.solo_ambush(paper.text, self.revealed[-1])
        paper.write("monster", words)

    def _coin(self, words: list[str]) -> None:
        self.papers[int(words[0]) - 1].earn(words[1:])

    def _scored(self, words: list[str]) -> None:
        paper, row = self.papers[int(words[0]) - 1], tuple(map(int, words[1:]))
        stars = oracle.scores(paper.text)
        first, second = (self.edicts[letter] for letter in EDICTS_OF_SEASON[len(paper.rows)])
        monsters = oracle.monsters(paper.text)
        assert row == (stars[first], stars[second], paper.coins - paper.crossed, monsters)
        paper.rows.append(row)

    def _season(self, words: list[str]) -> None:
        assert self.time >= LIMITS[self.season]
        assert all(len(paper.rows) == self.season + 1 for paper in self.papers)
        self.season += 1
        assert self.season == int(words[0]) - 1
        self.time = 0
        for paper in self.papers:
            paper.skilled = False

    def _returned(self, words: list[str]) -> None:
        self.dodging = set()

    def _end(self, words: list[str]) -> None:
        self.over = True
        closed = len(self.papers) == 1 and self.papers[0].is_full() and self.options.full_map != "goes_on"
        rows = 4
        if closed:
            rows = self.season + 1 if self.options.full_map == "scores_current" else 4
        else:
            assert (self.season, self.time >= LIMITS[3]) == (3, True)
        assert [len(paper.rows) for paper in self.papers] == [rows] * len(self.papers)

    def _ignore(self, words: list[str]) -> None:
        """Nothing to write down."""

    _ready = _ambush = _ruins = _committed = _recalled = _passed = _done = _ignore


def boards(sheet: Sheet) -> dict[str, int]:
    return sheet._asdict()


class Tables(RuleBasedStateMachine):
    """A table of one to five, whose players do all that players may do, and some things they may not."""

    match: Match
    sound = False
    """Whether everything held so far."""

    @initialize(count=st.integers(1, 5), options=options(), seed=st.integers(0, 2**32))
    def sit_down(self, count: int, options: dict[str, Any], seed: int) -> None:
        self.match = match.start(GAME, players(count), options, secret(str(seed)))
        opening: State = replay.opening(GAME, self.match.header)
        self.printed = opening.public.maps[0].sheet
        self.ledger = Ledger(opening.public)
        self.past: list[Match] = []
        for line in self.match.entries[-1].then:
            self.ledger.read(line)
        self.sound = True

    # --- what players do

    @property
    def public(self) -> Public:
        state: State = self.match.state
        return state.public

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.match.turn.seats if self.match.turn else ()

    @property
    def ready(self) -> list[int]:
        state: State = self.match.state
        return [seat for seat, action in enumerate(state.committed) if action is not None]

    def submit(self, seat: int, action: Action) -> None:
        """A command that must be accepted, and the bookkeeper reads what it led to."""
        self.sound = False
        before = self.public
        drawn = self.match.state
        self.past.append(self.match)
        self.match = match.submit(self.match, seat, action)
        self.check_oracle(drawn, seat, action)
        for line in self.match.entries[-1].then:
            self.ledger.read(line)
        for old, new in zip(before.maps, self.public.maps, strict=True):
            assert all(was & ~now == 0 for was, now in zip(old.sheet, new.sheet, strict=True))
            fresh = new.sheet.filled & ~old.sheet.filled
            for was, now in zip(old.sheet[:5], new.sheet[:5], strict=True):
                assert now & ~was & ~fresh == 0, "a filled space changed its terrain"
            assert new.coins[: len(old.coins)] == old.coins
            assert new.scores[: len(old.scores)] == old.scores
        self.check()
        self.sound = True

    def check_oracle(self, state: State, seat: int, action: Action) -> None:
        """Every plain drawing that was accepted stands in the oracle's list of drawings."""
        public = state.public
        if public.phase != "draw" or action.verb != "draw":
            return
        owner = (seat - public.passed) % len(public.maps)
        if owner in public.dodging:
            return
        text = sheet_text(public.maps[owner].sheet)
        duty = public.duty and not public.passed
        legal = oracle.placements(text, public.shown[-1], duty, public.options.edition)
        assert action_text(action) in legal

    @rule(who=st.integers(0, 4), luck=st.integers(0, 2**32))
    def draw(self, who: int, luck: int) -> None:
        if self.waiting:
            seat = self.waiting[who % len(self.waiting)]
            self.submit(seat, GAME.offer(GAME.observe(self.match.state, seat)).pick(Random(luck)))

    @rule(luck=st.integers(0, 2**32))
    def everybody_draws(self, luck: int) -> None:
        rng = Random(luck)
        label = self.match.turn and self.match.turn.label
        while self.match.turn and self.match.turn.label == label:
            seat = rng.choice(self.waiting)
            self.submit(seat, GAME.legal(self.match.state, seat).pick(rng))

    @precondition(lambda self: self.ready)
    @rule(who=st.integers(0, 4))
    def recall(self, who: int) -> None:
        seat = self.ready[who % len(self.ready)]
        before = self.match
        self.submit(seat, GAME.read_action(RECALL))
        assert self.public == before.state.public
        assert seat in self.waiting
        assert set(self.waiting) == {seat, *(before.turn.seats if before.turn else ())}

    # --- what players try

    def try_it(self, seat: int, action: Any) -> None:
        """Menu and rules must agree; what is refused changes nothing and has a reason one can read."""
        self.sound = False
        before = self.match
        listed = action in GAME.legal(before.state, seat)
        problem = refusal(GAME, before.state, seat, action)
        assert listed == (problem is None), (listed, problem)
        if problem is None:
            assert same(GAME.read_action(GAME.write_action(action)), action)
            self.submit(seat, action)
            return
        assert sentence(problem)
        held = match.chain(before), before.state
        with pytest.raises(IllegalAction, match=problem.reason):
            match.submit(before, seat, action)
        assert (match.chain(self.match), self.match.state) == held
        self.sound = True

    @rule(
        seat=st.integers(0, 4),
        verb=st.sampled_from(("draw", *COSTS, "no skill", "recall", "nothing", "acrobatics down", "dance")),
        terrain=st.sampled_from((*MARKS, "mountain", "")),
        also_terrain=st.sampled_from(("", "water", "village")),
        luck=st.integers(0, 2**32),
        size=st.integers(0, 6),
        more=st.integers(0, 3),
    )
    def try_anything(
        self, seat: int, verb: str, terrain: str, also_terrain: str, luck: int, size: int, more: int
    ) -> None:
        rng = Random(luck)
        spaces, also = (sum({1 << rng.randrange(125) for _ in range(number)}) for number in (size, more))
        self.try_it(seat, Action(verb, terrain, spaces, also_terrain, also))

    @rule(
        who=st.none() | st.integers(0, 4),
        luck=st.integers(0, 2**32),
        skill=st.none() | st.integers(0, 3),
        change=st.sampled_from(("", "spaces", "also")),
        space=st.integers(0, 125),
        also_terrain=st.none() | st.sampled_from(("", "water", "forest")),
    )
    def try_what_is_nearly_right(
        self,
        who: int | None,
        luck: int,
        skill: int | None,
        change: str,
        space: int,
        also_terrain: str | None,
    ) -> None:
        """A legal action of somebody who is asked, by anybody, with another skill or another space."""
        if not self.waiting:
            return
        rng = Random(luck)
        asked = rng.choice(self.waiting)
        near = GAME.legal(self.match.state, asked).pick(rng)
        if skill is not None:
            near = near._replace(
                verb=(*self.public.skills, "draw", "search", "negotiate", "knowledge")[skill]
            )
        if change:
            near = near._replace(**{change: getattr(near, change) ^ 1 << space})
        if also_terrain is not None:
            near = near._replace(also_terrain=also_terrain)
        self.try_it(asked if who is None else who, near)

    @rule(seat=st.integers(0, 4), number=st.integers(0, 500))
    def try_an_old_action_again(self, seat: int, number: int) -> None:
        entry = self.match.entries[number % len(self.match.entries)]
        if entry.action:
            self.try_it(seat, GAME.read_action(entry.action))

    @rule(seat=st.sampled_from((CHANCE, SPECTATOR, 5, 99)), luck=st.integers(0, 2**32))
    def try_from_no_seat_at_all(self, seat: int, luck: int) -> None:
        if self.waiting:
            rng = Random(luck)
            self.try_it(seat, GAME.legal(self.match.state, self.waiting[0]).pick(rng))

    # --- saving and taking back

    @rule(as_json=st.booleans())
    def save_and_resume(self, as_json: bool) -> None:
        write = record.write_json if as_json else record.write_text
        saved = record.read(write(match.recorded(self.match)))
        again = match.resume(GAME, saved, self.match.secret)
        assert again == self.match
        assert same(again.state, self.match.state)
        self.match = again

    @rule()
    def resume_with_the_wrong_secret(self) -> None:
        with pytest.raises(BadText, match="bad-secret"):
            match.resume(GAME, match.recorded(self.match), secret("wrong"))

    @rule(who=st.none() | st.integers(0, 4))
    def undo(self, who: int | None) -> None:
        """Taking back is for who moved last, while nobody has learned anything from it."""
        last = self.match.entries[-1]
        seat = last.seat if who is None else who
        told_nothing = all(line.split()[0] in ("committed", "recalled") for line in last.then)
        if len(self.match.entries) > 1 and last.seat == seat and told_nothing:
            again = match.undo(self.match, seat)
            assert again == self.past[-1]
            assert [map.sheet for map in again.state.public.maps] == [map.sheet for map in self.public.maps]
            self.match = self.past.pop()
        else:
            with pytest.raises(IllegalAction):
                match.undo(self.match, seat)

    # --- what always holds

    @invariant()
    def check(self) -> None:
        if not hasattr(self, "match"):
            return
        public, ledger = self.public, self.ledger
        for map, paper in zip(public.maps, ledger.papers, strict=True):
            sheet = map.sheet
            assert sheet_text(sheet) == paper.text
            assert (sheet.mountain, sheet.wasteland, sheet.ruins) == (
                self.printed.mountain,
                self.printed.wasteland,
                self.printed.ruins,
            )
            parts = [board for name, board in boards(sheet).items() if name not in ("ruins", "filled")]
            union = 0
            for board in parts:
                union |= board
            assert sheet.filled == union
            assert sheet.filled < 1 << 121
            assert map.crossed <= len(map.coins) <= COIN_TRACK
            assert (len(map.coins), map.crossed) == (paper.coins, paper.crossed)
            assert map.skill_used == paper.skilled
            assert [tuple(row) for row in map.scores] == paper.rows
            assert paper.surrounded() >= set(paper.mountains)
            assert paper.coins == COIN_TRACK or paper.surrounded() == set(paper.mountains)
        assert (public.season, public.time) == (ledger.season, ledger.time)
        assert (public.phase == "over") == ledger.over == (self.match.turn is None)
        assert [*public.edicts] == ledger.edicts
        assert [*public.skills] == ledger.skills
        assert len(public.ambushes) + len(ledger.revealed) == AMBUSHES
        assert not set(public.ambushes) & set(ledger.revealed)
        assert public.in_deck == ledger.season + 1 - len(ledger.revealed)
        assert 0 <= public.in_deck <= len(public.ambushes)
        assert public.phase in ("draw", "acrobatics", "over")
        self.check_outcome()

    def check_outcome(self) -> None:
        outcome = match.outcome(self.match)
        if not self.ledger.over:
            assert outcome is None
            return
        assert outcome is not None
        totals = [sum(map(sum, paper.rows)) for paper in self.ledger.papers]
        lost = [-sum(row[3] for row in paper.rows) for paper in self.ledger.papers]
        best_first = sorted(zip(totals, lost, strict=True), key=lambda pair: (-pair[0], pair[1]))
        for standing in outcome.standings:
            here = totals[standing.seat], lost[standing.seat]
            assert (standing.score, standing.tie_break) == here
            assert standing.rank == 1 + best_first.index(here)
        if len(totals) == 1:
            assert outcome.notes["rating"] == oracle.rating(totals[0], self.ledger.edicts)

    def teardown(self) -> None:
        """Every table is played to its end, so that every ending is looked at."""
        if self.sound:
            rng = Random(match.chain(self.match))
            while self.match.turn:
                seat = rng.choice(self.waiting)
                self.submit(seat, GAME.legal(self.match.state, seat).pick(rng))
            self.undo(None)
            saved = match.recorded(self.match)
            assert record.broken_link(saved) is None
            assert same(replay.decided_again(GAME, saved), self.match.state)
            assert replay.wrong_draw(GAME, saved) is None


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=examples(30),
    stateful_step_count=60,
    # To shrink whole games takes minutes, which only the battery has.
    phases=[phase for phase in Phase if BATTERY or phase != Phase.shrink],
)
pytestmark = pytest.mark.timeout(7200 if BATTERY else 300)
