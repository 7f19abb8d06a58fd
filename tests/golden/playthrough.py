"""Whole games as text that a person can check against the rulebook.

`python tests/golden/playthrough.py --write` writes every file anew; `test_golden.py` compares them, byte
for byte, with what is played now.
"""

import hashlib
import json
import sys
from collections.abc import Callable, Generator, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Any, NamedTuple

from charthouse.bots import bot
from charthouse.core import fair
from charthouse.core.game import CHANCE, AnyGame, Chance, Outcome, Player, Turn
from charthouse.games import game
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.notation import sheet_rows
from charthouse.games.cartographers.state import Map, Public, State
from charthouse.games.charterstone.box import CELLS, PLOTS
from charthouse.games.charterstone.state import State as Village

HERE = Path(__file__).resolve().parent
USAGE = """python tests/golden/playthrough.py --write [--same-rules]
--same-rules says that a bot or the way of telling has changed, and no rule: then the number stays.
"""


class Playthrough(NamedTuple):
    game: str
    name: str
    options: dict[str, Any]
    seed: str
    bots: tuple[str, ...]
    """One for each seat."""
    every_turn: bool
    """Show the sheets after every turn, or at the ends of the seasons only."""


PLAYTHROUGHS = (
    Playthrough("cartographers", "solo_a", {"side": "A"}, "solo A", ("greedy",), True),
    Playthrough("cartographers", "solo_b", {"side": "B"}, "solo B", ("random",), True),
    Playthrough("cartographers", "players_2", {"side": "A"}, "two", ("greedy", "random"), False),
    Playthrough("cartographers", "players_4", {"side": "B"}, "four", ("greedy", "random") * 2, False),
    Playthrough(
        "cartographers", "players_7", {"side": "A"}, "seven", (*("random", "greedy") * 3, "random"), False
    ),
    Playthrough("cartographers", "skills", {"side": "A", "skills": True}, "skills", ("random",) * 3, False),
    Playthrough(
        "cartographers", "edition_2019", {"side": "A", "edition": "2019"}, "2019", ("random", "greedy"), False
    ),
    Playthrough("cartographers", "edition_2020", {"side": "B", "edition": "2020"}, "2020", ("greedy",), True),
    # One person against a bot, here played by a bot of another kind.
    Playthrough("charterstone", "players_1", {}, "one", ("random", "greedy"), False),
    Playthrough("charterstone", "players_2", {"errata": ""}, "two", ("greedy", "greedy"), False),
    Playthrough(
        "charterstone", "players_4", {"charters": "blue,red,yellow,green"}, "four", ("greedy",) * 4, False
    ),
    Playthrough("charterstone", "players_6", {}, "six", ("greedy",) * 6, False),
)


def played(this: Playthrough) -> str:
    """The text of a playthrough."""
    return "\n".join(line.rstrip() for line in _played(this)) + "\n"


def _played(this: Playthrough) -> Iterator[str]:
    play, paint = game(this.game), PAINTERS[this.game]
    seats = tuple(Player(f"Seat {seat + 1}") for seat in range(len(this.bots)))
    options = play.expand(this.options, len(seats))
    yield f"{this.game}: {this.name}"
    yield f"options: {' '.join(f'{key}={value}' for key, value in this.options.items())}"
    yield f"seed: {this.seed}"
    yield f"seats: {', '.join(f'{seat + 1} {name}' for seat, name in enumerate(this.bots))}"
    state = play.setup(options, seats)
    seed = fair.seed_of(fair.secret_of(this.seed))
    chances = [Random(f"{this.seed}/{seat}") for seat in range(len(seats))]
    yield ""
    yield from paint(this, None, state)
    while (question := play.waiting(state)) is not None:
        if this.game in IN_TURN:
            state = yield from _in_turn(this, play, state, question, seed, chances)
            continue
        yield ""
        if isinstance(question, Chance):
            answer = question.menu[fair.draw(seed, question.label, len(question.menu))]
            yield f"{question.label}: {answer}"
            state = yield from _decided(this, play, state, CHANCE, answer)
        else:
            yield f"{question.label}: drawn by {', '.join(str(seat + 1) for seat in question.seats)}"
            for seat in question.seats:
                view = play.observe(state, seat)
                action = bot(this.bots[seat])(play, view, chances[seat])
                yield f"  seat {seat + 1}: {play.write_action(action)}"
                state = yield from _decided(this, play, state, seat, action)
    yield ""
    outcome = play.outcome(state)
    assert outcome is not None
    yield from _outcome(outcome, "points" if this.game in IN_TURN else "stars")


def _in_turn(
    this: Playthrough, play: AnyGame, state: Any, question: Turn | Chance, seed: bytes, chances: list[Random]
) -> Generator[str, None, Any]:
    """A question to one seat or to chance, in as few lines as it takes; returns the state after it."""
    action: Any
    if isinstance(question, Chance):
        seat, action = CHANCE, question.menu[fair.draw(seed, question.label, len(question.menu))]
        head = f"{question.label}: {action}"
    else:
        (seat,) = question.seats
        action = bot(this.bots[seat])(play, play.observe(state, seat), chances[seat])
        head = f"{question.label} {seat + 1}: {play.write_action(action)}"
    before, told = state, []
    for event in play.decide(state, seat, action):
        state = play.evolve(state, event)
        told.append(play.write_event(event))
    shown = [line for line in told if not line.startswith(("turn ", "asked ", "shown ", "objective "))]
    yield from wrap(
        f"{head} > {'; '.join(shown)}" if shown else head,
        118,
        subsequent_indent="    ",
        break_on_hyphens=False,
    )
    yield from PAINTERS[this.game](this, before, state)
    return state


def _decided(
    this: Playthrough, play: AnyGame, state: Any, seat: int, action: Any
) -> Generator[str, None, Any]:
    """One decision and what it led to; returns the state after it."""
    before, told = state, []
    for event in play.decide(state, seat, action):
        state = play.evolve(state, event)
        told.append(play.write_event(event))
    if not told[0].startswith("committed"):
        yield from wrap("; ".join(told), 106, initial_indent="    ", subsequent_indent="    ")
    yield from PAINTERS[this.game](this, before, state)
    return state


def _outcome(outcome: Outcome, unit: str) -> Iterator[str]:
    yield "outcome"
    for standing in sorted(outcome.standings, key=lambda standing: (standing.rank, standing.seat)):
        parts = ", ".join(f"{part} {stars}" for part, stars in standing.because.items())
        yield (
            f"  rank {standing.rank}: seat {standing.seat + 1}, {standing.score} {unit} ({parts}), "
            f"tie-break {standing.tie_break}"
        )
    for key, value in outcome.notes.items():
        yield f"  {key}: {value}"


# --- how Cartographers shows its table


def _cartographers(this: Playthrough, before: State | None, state: State) -> Iterator[str]:
    """The sheets where they changed, and the scores where a season ended."""
    public = state.public
    if before is None:
        yield from beside(public)
        return
    scored = len(public.maps[0].scores) > len(before.public.maps[0].scores)
    drawn = [map.sheet for map in public.maps] != [map.sheet for map in before.public.maps]
    if scored or (drawn and this.every_turn):
        yield from beside(public)
    if scored:
        yield from _table(public, len(before.public.maps[0].scores))


def beside(public: Public) -> Iterator[str]:
    """The sheets of all seats side by side, with their coins."""
    width = max(13, *(len(_head(seat, map)) + 2 for seat, map in enumerate(public.maps)))
    yield "".join(_head(seat, map).ljust(width) for seat, map in enumerate(public.maps))
    for row in zip(*(sheet_rows(map.sheet) for map in public.maps), strict=True):
        yield "".join(text.ljust(width) for text in row)


def _head(seat: int, map: Map) -> str:
    crossed = f"-{map.crossed}" if map.crossed else ""
    return f"{seat + 1} ({len(map.coins)}{crossed} coins)" if len(map.coins) else f"{seat + 1}"


def _table(public: Public, before: int) -> Iterator[str]:
    """The score rows of the seasons that ended now, one line a seat."""
    for number in range(before, len(public.maps[0].scores)):
        season = BOX.seasons[number]
        first, second = season.edicts
        edicts = {letter: public.edicts["ABCD".index(letter)] for letter in season.edicts}
        yield f"{season.id} is over: {first} {edicts[first]}, {second} {edicts[second]}"
        yield f"  seat     {first}     {second}  coins  monsters  stars  so far"
        for seat, map in enumerate(public.maps):
            one, two, coins, monsters = map.scores[number]
            so_far = sum(sum(row) for row in map.scores[: number + 1])
            stars = one + two + coins + monsters
            yield f"  {seat + 1:>4} {one:>5} {two:>5} {coins:>6} {monsters:>9} {stars:>6} {so_far:>7}"


# --- how Charterstone shows its table


def _charterstone(this: Playthrough, before: Village | None, state: Village) -> Iterator[str]:
    """Everything on the table at the start, after every tenth round, and at the end."""
    seats = len(state.holdings)
    begun = before is not None and before.turn != state.turn and state.turn % (10 * seats) == 1
    if not (before is None or begun or (before.phase != state.phase and state.phase == "over")):
        return
    yield ""
    yield f"progress {state.progress}; supply {state.coins} coins, {' '.join(map(str, state.resources))}"
    yield f"mat: {' '.join(card or '-' for card in state.mat)}; {len(state.deck)} in the deck"
    for objective, met in zip(state.objectives, state.met, strict=True):
        yield f"objective {objective}: {' '.join(str(seat + 1) for seat in met) or '-'}"
    for row in range(3):
        cells = [str(seat + 1) if seat >= 0 else "." for seat in state.quota[6 * row : 6 * row + 6]]
        yield f"quota {CELLS[6 * row][:-2]}: {' '.join(cells)}"
    yield f"reputation: {' '.join(str(seat + 1) for seat in state.reputation) or '-'}"
    for seat, holding in enumerate(state.holdings):
        plots = [building for n, building in enumerate(state.plots) if PLOTS[n].startswith(holding.charter)]
        yield (
            f"{seat + 1} {holding.charter}: {sum(holding.points)} points, {holding.coins} coins, "
            f"{' '.join(map(str, holding.resources))}, influence {holding.influence}+{holding.spent}, "
            f"out {' '.join(holding.out) or '-'}"
        )
        yield f"    cards {' '.join(holding.cards) or '-'}; chest {' '.join(holding.chest) or '-'}"
        yield f"    plots {' '.join(building or '.' for building in plots)}"
    yield ""


IN_TURN = ("charterstone",)
"""Games in which one seat is asked at a time."""

Painter = Callable[[Playthrough, Any, Any], Iterator[str]]
PAINTERS: dict[str, Painter] = {"cartographers": _cartographers, "charterstone": _charterstone}


# --- files


def texts() -> dict[Path, Callable[[], str]]:
    """Every golden file and how its text is made."""
    from golden import scenes

    found: dict[Path, Callable[[], str]] = {
        HERE / this.game / f"{this.name}.txt": partial(played, this) for this in PLAYTHROUGHS
    }
    found[HERE / "cartographers" / "special_cases.txt"] = scenes.text
    return found


LEDGER = HERE / "rules.json"
"""For each game and each number its rules had: the hash of what was played by them."""


def ledger() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(LEDGER.read_text(encoding="utf-8"))
    return found


def played_now(made: Mapping[Path, str]) -> dict[str, tuple[str, str]]:
    """The number of each game's rules, and the hash of all that is played by them."""
    found = {}
    for name in sorted({path.parent.name for path in made}):
        texts = [f"{path.name}\n{text}" for path, text in sorted(made.items()) if path.parent.name == name]
        found[name] = (str(game(name).rules), hashlib.sha256("\n".join(texts).encode()).hexdigest())
    return found


def main(words: list[str]) -> int:
    if words not in (["--write"], ["--write", "--same-rules"]):
        sys.stderr.write(USAGE)
        return 2
    made, known = {path: text() for path, text in texts().items()}, ledger()
    for name, (number, hash) in played_now(made).items():
        if known.setdefault(name, {}).setdefault(number, hash) != hash and "--same-rules" not in words:
            sys.stderr.write(
                f"{name} plays otherwise than by its rules {number}: raise `rules` in its GAME.\n{USAGE}"
            )
            return 1
        known[name][number] = hash
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    LEDGER.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent))
    sys.exit(main(sys.argv[1:]))
