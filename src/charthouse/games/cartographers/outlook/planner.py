"""What a view asks of the scout: actions to compare, and imagined years to compare them in."""

from collections.abc import Callable, Container, Sequence
from random import Random
from typing import Any, NamedTuple

from charthouse.games.cartographers import drawing
from charthouse.games.cartographers.cards import BOX, box
from charthouse.games.cartographers.events import evolve
from charthouse.games.cartographers.kernels import FULL_MAP, season_over
from charthouse.games.cartographers.lane.printed import AMBUSH, CARD_IDS, EXPLORE, MOST_TURNS, SCORING_IDS
from charthouse.games.cartographers.notation import ALONE, DRAW, NO_SKILL, Action
from charthouse.games.cartographers.outlook.ideas import CARDS, KEPT, NEW, UNKNOWN
from charthouse.games.cartographers.outlook.value import FEATURES, NAMES, NODE, SLOTS
from charthouse.games.cartographers.outlook.year import STEPS
from charthouse.games.cartographers.rules import acrobatics_answers, decide, task_of, usable_skills
from charthouse.games.cartographers.sheet import TERRAINS, Sheet, closed_mountains, drawn
from charthouse.games.cartographers.skills import actions, more, plain
from charthouse.games.cartographers.state import Public, State, View, card, deck, held, purse, season, total
from charthouse.games.cartographers.worth import after_action

SHAPE = (SLOTS, FEATURES)
"""The shape of the weights of an item."""
ITEMS = NAMES
"""The items in the order in which the kernels count them."""
KERNELS = "charthouse.games.cartographers.outlook.year"
ADDED = 3
"""A skill that adds to a drawing is tried with so many of the best drawings."""
PATIENCE = 2.0
"""The stars a skill must promise at the start of a season: one a season may be used, and better may come."""


class Option(NamedTuple):
    """An action, the sheet it leaves, and the stars promised to the owner of that sheet."""

    action: Action
    sheet: Sheet
    coins: int
    stars: float


def weights_for(public: Public) -> str:
    """The set of weights for this side of the sheet, alone or at a table."""
    return f"{public.options.side}/{'alone' if len(public.maps) == 1 else 'table'}"


def _bits(explore: Container[str]) -> int:
    return sum(1 << number for number, card in enumerate(EXPLORE) if card.id in explore)


class Planner:
    """One decision of one seat. An ambush drawn on a neighbour's sheet is to leave it as little as it can."""

    trust = tuple(3.0 + 2.0 * step for step in range(STEPS))

    def __init__(self, view: View, machine: Any, weights: Callable[[str], Any]) -> None:
        public = self.public = view.public
        self.seat = view.seat
        self.machine = machine
        self.kernels = k = machine.module(KERNELS)
        self.map = public.maps[held(public, view.seat)]
        self.ambushed = card(public) in BOX.ambush
        self.sign = -1 if self.ambushed and public.phase == "draw" else 1
        self.terms = k.Terms(
            machine.integers([SCORING_IDS.index(edict) for edict in public.edicts]),
            weights(weights_for(public)),
            int(public.options.fall_back == "any"),
            FULL_MAP.index(public.options.full_map),
            len(public.maps),
            _bits(box(public.options.release).explore),
        )
        self.moment = k.Moment(
            public.season,
            public.time,
            _bits(deck(public)),
            public.in_deck,
            sum(1 << number for number, ambush in enumerate(AMBUSH) if ambush.id in public.ambushes),
            int(public.duty),
        )
        self.desk = k.Desk(
            machine.floats([0.0] * SLOTS),
            machine.floats([0.0] * NODE),
            machine.floats([0.0] * FEATURES),
            machine.boards([0] * MOST_TURNS),
            machine.integers([0] * len(AMBUSH)),
        )
        self.options: list[Option] = []
        self.sheets: Any = None
        self.coins: Any = None
        self.ideas = self._ideas(0)
        self.cards = max(1, self.moment.deck.bit_count() + self.moment.in_deck)
        if season_over(public.time, season(public).time):
            self.cards = self.terms.explore.bit_count() + self.moment.in_deck + 1
        self.next_cards: list[int] = []

    # --- one look ahead

    def look(self, keep: int) -> list[tuple[Action, float]]:
        if self.public.phase == "acrobatics":
            found = self._acrobatics()
        elif self.sign < 0 and held(self.public, self.seat) in self.public.dodging:
            found = self._tried(list(plain(task_of(self.public, self.seat), self.map.sheet)))
        else:
            found = self._drawings(keep)
            for skill in usable_skills(self.public, self.seat):
                found += self._with_skill(skill, [option.action for option in found[:ADDED]])
        found.sort(key=lambda option: -self.sign * option.stars)
        self.options = found[:keep]
        self.sheets = self.machine.boards([board for option in self.options for board in option.sheet])
        self.coins = self.machine.integers([option.coins for option in self.options])
        return [(option.action, option.stars) for option in self.options]

    def _drawings(self, keep: int) -> list[Option]:
        """The best drawings of the card, without any skill."""
        best = self._best(keep)
        found = self._plan(
            self.kernels.LOOK,
            self.machine.boards(self.map.sheet),
            self.machine.integers([purse(self.map)]),
            best,
            self.machine.floats([]),
        )
        stars = total(self.map)
        options = []
        for place in range(found):
            action = Action(DRAW, TERRAINS[int(best.terrains[place])], self._board(best.spaces, place))
            sheet = drawn(self.map.sheet, action.terrain, action.spaces)
            worth = stars + self.sign * float(best.values[place])
            options.append(Option(action, sheet, int(best.coins[place]), worth))
        return options

    def _with_skill(self, skill: str, drafts: list[Action]) -> list[Option]:
        """The skill by itself, or added to the best drawings; it must promise more than patience does."""
        task, sheet = task_of(self.public, self.seat), self.map.sheet
        if skill in ALONE:
            tried = list(actions(task, sheet, skill))
        else:
            tried = [
                action for draft in drafts if draft.verb == DRAW for action in more(task, sheet, skill, draft)
            ]
        now = season(self.public)
        price = PATIENCE * max(0, now.time - self.public.time) / now.time
        return [option._replace(stars=option.stars - price) for option in self._tried(tried)]

    def _tried(self, tried: list[Action]) -> list[Option]:
        """What these actions leave, through the rules."""
        after = [after_action(self.public, self.seat, self.map, action) for action in tried]
        return [
            Option(action, sheet, coins, stars)
            for action, (sheet, coins), stars in zip(tried, after, self._assessed(after), strict=True)
        ]

    def _acrobatics(self) -> list[Option]:
        """Alone the walk is known; at a table the neighbour is taken to draw where it hurts most."""
        cost = BOX.skills["acrobatics"].cost
        options = []
        for action in acrobatics_answers(self.public):
            coins = purse(self.map) - (0 if action == NO_SKILL else cost)
            if len(self.public.maps) == 1:
                walked = State(self.public, (None,))
                for event in decide(walked, self.seat, action):
                    walked = evolve(walked, event)
                after = [(walked.public.maps[0].sheet, purse(walked.public.maps[0]))]
            else:
                skill, ambush = BOX.skills["acrobatics"], BOX.ambush[card(self.public)]
                cells = ambush.cells if action == NO_SKILL else skill.cells
                struck = drawing.choices(drawing.monster_task(cells), self.map.sheet)
                after = []
                for spaces in drawing.drawings(struck):
                    sheet = drawn(self.map.sheet, "monster", spaces)
                    closed = closed_mountains(sheet.mountain, spaces, sheet.filled).bit_count()
                    after.append((sheet, min(coins + closed, BOX.coin_track)))
            worst, stars = min(
                zip(after, self._assessed(after), strict=True), key=lambda one: one[1], default=(None, 0.0)
            )
            if worst is not None:
                options.append(Option(action, *worst, stars))
        return options

    def _assessed(self, after: list[tuple[Sheet, int]]) -> list[float]:
        """The stars promised in the end by sheets with their coins."""
        told = self.machine.floats([0.0] * len(after))
        sheets = self.machine.boards([board for sheet, _ in after for board in sheet])
        coins = self.machine.integers([coins for _, coins in after])
        if after:
            self._plan(self.kernels.ASSESS, sheets, coins, self._best(1), told)
        return [total(self.map) + float(stars) for stars in told]

    # --- imagined years

    def imagine(self, chosen: Sequence[int], rng: Random, games: int) -> list[list[float]]:
        """Played to the end of this season and a few drawings far, where the value stands for the rest.

        Every card is the next one equally often, so that a few games tell more.
        """
        if not len(self.ideas.noted):
            self.ideas = self._ideas(len(self.options))
        told = self.machine.floats([0.0] * STEPS * len(self.options))
        luck = self.machine.luck(rng.randbytes(2 * games * self.kernels.LUCK))
        for game in range(games):
            if not self.next_cards:
                self.next_cards = rng.sample(range(self.cards), self.cards)
            luck[game * self.kernels.LUCK] = self.next_cards.pop()
        self._plan(self.kernels.IMAGINE, self.sheets, self.coins, self._best(NEW), told, chosen, luck, games)
        now = games * total(self.map)
        return [[now + float(told[STEPS * number + step]) for step in range(STEPS)] for number in chosen]

    # --- the kernels

    def _plan(
        self,
        request: int,
        sheets: Any,
        coins: Any,
        best: Any,
        told: Any,
        chosen: Sequence[int] = (),
        luck: Any = None,
        games: int = 0,
    ) -> int:
        # A ruins card asks something of the drawing looked at; one that was made has answered it.
        done = request != self.kernels.LOOK and not self.ambushed
        found: int = self.kernels.plan(
            request,
            sheets,
            coins,
            self.terms,
            self.moment._replace(duty=0) if done else self.moment,
            CARD_IDS.index(card(self.public)),
            float(self.sign),
            self.machine.integers(chosen),
            luck if luck is not None else self.machine.luck(b""),
            0,
            games,
            self.desk,
            best,
            self.ideas,
            told,
        )
        return found

    def _ideas(self, choices: int) -> Any:
        """Room to remember ideas for so many choices; with none nothing is remembered."""
        m, cards = self.machine, CARDS if choices else 0
        return self.kernels.Ideas(
            m.integers([0] * cards),
            m.integers([0] * cards * KEPT),
            m.boards([0] * max(1, cards * KEPT)),
            m.integers([0] * cards * KEPT),
            self._best(max(1, cards * choices), UNKNOWN),
        )

    def _best(self, keep: int, worth: float = 0.0) -> Any:
        m = self.machine
        return self.kernels.Best(
            m.floats([worth] * keep), m.integers([0] * keep), m.boards([0] * keep), m.integers([0] * keep)
        )

    def _board(self, boards: Any, place: int) -> int:
        found = boards[place]
        return found if isinstance(found, int) else int(found[0]) | int(found[1]) << 64
