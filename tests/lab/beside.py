"""The rules beside an environment: the same deal and drawings, and what a seat sees by its view alone."""

from typing import Any

import numpy as np

from charthouse.core import counter
from charthouse.core.game import CHANCE, Chance, Player, Turn
from charthouse.games.cartographers import GAME
from charthouse.games.cartographers.cards import BOX, EXPLORE_IDS
from charthouse.games.cartographers.menu import Drawings
from charthouse.games.cartographers.scoring import CARD
from charthouse.games.cartographers.sheet import SIZE, Sheet
from charthouse.games.cartographers.state import Public, State, View, deck, held, purse, total

CARD_IDS = (*EXPLORE_IDS, *sorted(BOX.ambush))


class Beside:
    """A game by the plain rules, its chance answered by the draws of the lab."""

    def __init__(self, seed: int, players: int, **options: Any) -> None:
        self.key = counter.key_of(seed)
        self.state: State = GAME.setup(
            GAME.expand(options, players), tuple(Player(f"Seat {seat + 1}") for seat in range(players))
        )
        self._settle()

    def _settle(self) -> None:
        while isinstance(question := GAME.waiting(self.state), Chance):
            number = counter.draw(self.key, counter.label_number(question.label), len(question.menu))
            self._decide(CHANCE, question.menu[number])

    def _decide(self, seat: int, action: Any) -> None:
        for event in GAME.decide(self.state, seat, action):
            self.state = GAME.evolve(self.state, event)

    @property
    def asked(self) -> tuple[int, ...]:
        turn = GAME.waiting(self.state)
        return turn.seats if isinstance(turn, Turn) else ()

    def draw(self, texts: dict[int, str]) -> None:
        for seat in self.asked:
            self._decide(seat, GAME.read_action(texts[seat]))
        self._settle()

    def view(self, seat: int) -> View:
        return GAME.observe(self.state, seat)

    def offered(self, seat: int) -> set[str]:
        return {GAME.write_action(action) for action in GAME.offer(self.view(seat))}

    @property
    def stars(self) -> list[int]:
        return [total(map) for map in self.state.public.maps]


def plane(board: int) -> Any:
    return np.array([board >> space & 1 for space in range(SIZE * SIZE)], np.uint8).reshape(SIZE, SIZE)


def planes(sheet: Sheet) -> Any:
    names = ("forest", "village", "farm", "water", "monster", "filled", "mountain", "wasteland", "ruins")
    return np.stack([plane(getattr(sheet, name)) for name in names])


def one_hot(chosen: list[str], among: tuple[str, ...]) -> Any:
    return np.array([int(id in chosen) for id in among], np.int16)


def falls_back(view: View) -> bool:
    menu = GAME.offer(view)
    return isinstance(menu, Drawings) and menu.choices.falls_back


def seen(view: View) -> dict[str, Any]:
    """The observation of a view, written down a second time and the slow way."""
    public: Public = view.public
    players = len(public.maps)
    order = [(view.seat + step) % players for step in range(players)]
    season = BOX.seasons[public.season]
    unseen = [card for card in deck(public) if card in BOX.explore] + list(public.ambushes)
    return {
        "maps": np.stack([planes(public.maps[seat].sheet) for seat in order]),
        "card": one_hot([public.shown[-1]], CARD_IDS),
        "duty": np.array([public.duty], np.int16),
        "falls_back": np.array([falls_back(view)], np.int16),
        "edicts": np.stack([one_hot([edict], tuple(sorted(CARD))) for edict in public.edicts]),
        "season": one_hot([season.id], tuple(season.id for season in BOX.seasons)),
        "time_left": np.array([max(0, season.time - public.time)], np.int16),
        "unseen": one_hot(unseen, CARD_IDS),
        "ambushes_in_deck": np.array([public.in_deck], np.int16),
        "before": np.array([int(seat == held(public, view.seat)) for seat in order], np.int16),
        "coins": np.array([purse(public.maps[seat]) for seat in order], np.int16),
        "stars": np.array([total(public.maps[seat]) for seat in order], np.int16),
    }
