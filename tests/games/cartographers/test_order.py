"""The order of play is written with events (`rules`) and on numbers (`lane/order.py`): one year in both.

Chance takes the same numbers. `tests/lab/test_fast.py` does this with the steps of the compiled lane; here an
imagined year of the scout (`outlook/year.py`) goes beside the rules.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from charthouse.core.game import CHANCE, Player, Turn
from charthouse.games.cartographers import GAME
from charthouse.games.cartographers.cards import BOX, EXPLORE_IDS
from charthouse.games.cartographers.events import (
    AmbushDone,
    Ambushed,
    CoinEarned,
    Drew,
    Event,
    Explored,
    RuinsFound,
    SeasonBegan,
    SetupDone,
    TurnDone,
)
from charthouse.games.cartographers.kernels import FULL_MAP, map_is_final
from charthouse.games.cartographers.lane import order
from charthouse.games.cartographers.lane.printed import AMBUSH_IDS, CARD_IDS, SCORING_IDS
from charthouse.games.cartographers.outlook import year
from charthouse.games.cartographers.outlook.look import Terms, drawn_by_number
from charthouse.games.cartographers.outlook.practice import ALL_AMBUSHES, ALL_EXPLORE
from charthouse.games.cartographers.sheet import TERRAINS
from charthouse.games.cartographers.state import Public, deck, purse, total

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "alone": (1, {}),
    "alone, this season only": (1, {"full_map": "scores_current", "side": "B"}),
    "alone in 2019": (1, {"edition": "2019"}),
    "two": (2, {}),
    "three on B": (3, {"side": "B"}),
}


class Luck:
    """The same numbers, for ever."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def __getitem__(self, at: int) -> int:
        return self.numbers[at % len(self.numbers)] + at


def by_the_rules(players: int, options: dict[str, Any], luck: Luck) -> Iterator[tuple[Event, Public]]:
    """Everything that happens in a game by this luck, and how the table stands then."""
    state = GAME.setup(GAME.expand(options, players), tuple(Player("") for _ in range(players)))
    dealt = turned = 0
    while question := GAME.waiting(state):
        action: Any
        for seat in question.seats if isinstance(question, Turn) else (CHANCE,):
            if isinstance(question, Turn):
                action = GAME.legal(state, seat).pick(Random(luck[turned + seat]))
            elif question.label.startswith("edict"):
                action = question.menu[luck[dealt] % len(question.menu)]
                dealt += 1
            else:
                action = question.menu[luck[turned] % len(question.menu)]
                turned += 1
            for event in GAME.decide(state, seat, action):
                state = GAME.evolve(state, event)
                yield event, state.public


def moment(public: Public) -> order.Moment:
    return order.Moment(
        public.season,
        public.time,
        sum(1 << EXPLORE_IDS.index(card) for card in deck(public) if card in EXPLORE_IDS),
        public.in_deck,
        sum(1 << AMBUSH_IDS.index(card) for card in public.ambushes),
        int(public.duty),
    )


@pytest.mark.parametrize("table", TABLES)
@given(numbers=st.lists(st.integers(0, 2**16 - 1), min_size=8, max_size=40))
def test_an_imagined_year_goes_as_the_rules_go(table: str, numbers: list[int]) -> None:
    """The first seat's year: its cards, seasons, walks and scores."""
    players, options = TABLES[table]
    luck = Luck(numbers)
    chosen = GAME.expand(options, players)
    sheet, coins, stars, at = BOX.sheets[chosen.side], 0, 0, 0
    now, card, over, walked = order.new_year(ALL_EXPLORE, ALL_AMBUSHES), year.NO_DRAWING, False, False
    terms: Any = None
    for event, public in by_the_rules(players, options, luck):
        if isinstance(event, SetupDone):
            edicts = [SCORING_IDS.index(edict) for edict in public.edicts]
            terms = Terms(edicts, [], 0, FULL_MAP.index(chosen.full_map), players, ALL_EXPLORE)
        elif isinstance(event, Explored | RuinsFound | Ambushed):
            assert not over
            card, sheet, coins, now, at = year.step(sheet, coins, terms, now, luck, at)
            assert now == moment(public)
            drawn = not isinstance(event, RuinsFound) and (players > 1 or not isinstance(event, Ambushed))
            assert card == (CARD_IDS.index(public.shown[-1]) if drawn else year.NO_DRAWING)
            walked = not drawn
        elif isinstance(event, Drew) and event.owner == 0:
            sheet = drawn_by_number(sheet, TERRAINS.index(event.terrain), event.spaces)
        elif isinstance(event, CoinEarned) and event.owner == 0 and not walked:
            coins += 1
        elif isinstance(event, TurnDone | AmbushDone):
            assert (sheet, coins) == (public.maps[0].sheet, purse(public.maps[0]))
            now = now if walked else order.after_drawing(now, card)
            final = map_is_final(players, sheet.filled, terms.full_map)
            ended = order.seasons_ended(now, final, terms.full_map)
            stars += sum(
                year.season_stars(sheet, coins, terms.edicts, now.season + season) for season in range(ended)
            )
            over = order.year_over(now, final, ended)
            if ended and not over:
                now = order.next_season(now, terms.explore)
        elif isinstance(event, SeasonBegan):
            assert now == moment(public)
        last = public
    assert over
    assert stars == total(last.maps[0])
