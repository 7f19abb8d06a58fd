"""Tiny builders, so that a test about the course of a game reads as a sentence.

Seats are numbered from 0 here and from 1 in texts. Nothing is dealt at random: a test reveals the cards.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from charthouse.core.game import CHANCE, Chance, IllegalAction, Outcome, Player, Turn
from charthouse.games.cartographers import GAME
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.notation import parse_sheet, sheet_text
from charthouse.games.cartographers.state import Map, SeasonScore, State, purse

A = (
    ".........../...^.r...../.r......^r./.........../.........../.....^....."
    "/.........../.........../.r^......r./.....r.^.../..........."
)
B = (
    ".........../......r.^../..r^......./.....#...../....##r..../....###...."
    "/.r...#...../.....^..r../.........^./..^r......./..........."
)
EDICTS = ("sentinel_wood", "canal_lake", "wildholds", "borderlands")
ROWS = "ABCDEFGHIJK"


# --- sheets


def free(spaces: str, ruins: str = "", rest: str = "w") -> str:
    """A sheet full of one thing but for these free spaces and these open ruins."""
    open_, old = spaces.split(), ruins.split()
    rows = []
    for row in ROWS:
        names = [f"{row}{column}" for column in range(1, 12)]
        rows.append("".join("r" if name in old else "." if name in open_ else rest for name in names))
    return "/".join(rows)


FULL = free("")


def drawn_on(text: str, mark: str, spaces: str) -> str:
    """The sheet with one mark written on these spaces; a capital where ruins lie underneath."""
    rows = [list(row) for row in text.split("/")]
    for name in spaces.split():
        row, column = ROWS.index(name[0]), int(name[1:]) - 1
        on_ruins = rows[row][column] in "rFVAWMD"
        rows[row][column] = mark.upper() if on_ruins else mark
    return "/".join("".join(row) for row in rows)


# --- tables


def table(
    *sheets: str,
    coins: Sequence[int] | int = 0,
    crossed: int = 0,
    scores: Sequence[Sequence[tuple[int, int, int, int]]] = (),
    side: str = "A",
    edition: str = "2020",
    edicts: Sequence[str] = EDICTS,
    skills: Sequence[str] = (),
    full_map: str = "",
    **public: Any,
) -> State:
    """A table about to explore, one seat for each sheet, with anything else that a test wants otherwise."""
    given: dict[str, Any] = {"side": side, "edition": edition, "edicts": list(edicts)}
    if skills:
        given["skills"] = list(skills)
    if full_map:
        given["full_map"] = full_map
    seats = len(sheets)
    purses = [coins] * seats if isinstance(coins, int) else coins
    start = GAME.setup(GAME.expand(given, seats), players(seats))
    maps = tuple(
        Map(
            sheet=parse_sheet(text),
            coins=tuple(1 << number for number in range(purses[seat])),
            crossed=crossed,
            scores=tuple(SeasonScore(*row) for row in scores[seat]) if scores else (),
        )
        for seat, text in enumerate(sheets)
    )
    return State(replace(start.public, maps=maps, **public), start.committed)


def players(count: int) -> tuple[Player, ...]:
    return tuple(Player(f"Seat {seat + 1}") for seat in range(count))


# --- playing


def step(state: State, seat: int, answer: str) -> tuple[State, list[str]]:
    """The state after a decision, and the events that led there, as text."""
    action = answer if seat == CHANCE else GAME.read_action(answer)
    events = GAME.decide(state, seat, action)
    for event in events:
        state = GAME.evolve(state, event)
    return state, [GAME.write_event(event) for event in events]


def reveal(state: State, *cards: str) -> State:
    """These cards come up, one after the other."""
    return revealing(state, *cards)[0]


def revealing(state: State, *cards: str) -> tuple[State, list[str]]:
    events: list[str] = []
    for card in cards:
        for answer in ("ambush", card) if card in BOX.ambush else (card,):
            state, more = step(state, CHANCE, answer)
            events += more
    return state, events


def play(state: State, *actions: str) -> State:
    """The seats that owe a decision take these actions, in seat order."""
    return playing(state, *actions)[0]


def playing(state: State, *actions: str) -> tuple[State, list[str]]:
    """The same with the events of the last decision, which resolves the turn."""
    owing = asked(state)
    assert len(owing) == len(actions), f"{owing} owe a decision"
    events: list[str] = []
    for seat, action in zip(owing, actions, strict=True):
        state, events = step(state, seat, action)
    return state, events


# --- looking


def asked(state: State) -> tuple[int, ...]:
    """The seats that owe a decision now."""
    turn = GAME.waiting(state)
    return turn.seats if isinstance(turn, Turn) else ()


def question(state: State) -> str:
    """The label of what is asked now, whoever answers."""
    now = GAME.waiting(state)
    return now.label if now else "over"


def chances(state: State) -> tuple[str, ...]:
    """What chance may answer now."""
    now = GAME.waiting(state)
    return now.menu if isinstance(now, Chance) else ()


def offered(state: State, seat: int = 0) -> set[str]:
    """Everything on a seat's menu."""
    actions = [GAME.write_action(action) for action in GAME.legal(state, seat)]
    assert len(actions) == len(set(actions)), "an action is listed twice"
    return set(actions)


def may(state: State, action: str, seat: int = 0) -> bool:
    """Whether the action is on the seat's menu."""
    return GAME.read_action(action) in GAME.legal(state, seat)


def refusal(state: State, action: str, seat: int = 0) -> str:
    """The reason for which the rules refuse this action."""
    try:
        GAME.decide(state, seat, GAME.read_action(action))
    except IllegalAction as refused:
        assert not may(state, action, seat), "refused, and yet on the menu"
        return refused.reason
    return "allowed"


def sheet_of(state: State, seat: int = 0) -> str:
    return sheet_text(state.public.maps[seat].sheet)


def coins(state: State, seat: int = 0) -> int:
    """The coins that count: filled and not crossed out."""
    return purse(state.public.maps[seat])


def track(state: State, seat: int = 0) -> int:
    """The slots of the coin track that are used up."""
    return len(state.public.maps[seat].coins)


def scores(state: State, seat: int = 0) -> list[tuple[int, ...]]:
    return [tuple(row) for row in state.public.maps[seat].scores]


def outcome(state: State) -> Outcome:
    found = GAME.outcome(state)
    assert found is not None, "the game is not over"
    return found
