"""The order of play: set up, explore, draw, ambush, seasons. `decide` changes nothing.

The fast lane has this order on numbers, in `lane/order.py`; a test plays both.
"""

from functools import cache

from charthouse.core.game import CHANCE, Chance, IllegalAction, Menu, Player, Seat, Turn
from charthouse.games.cartographers import scoring, skills
from charthouse.games.cartographers.cards import BOX, AmbushCard, Season, box, scoring_ids, solo_walk
from charthouse.games.cartographers.drawing import Task, explore_task, monster_task
from charthouse.games.cartographers.events import (
    AmbushDone,
    Ambushed,
    AmbushStirred,
    CoinEarned,
    Committed,
    Dodged,
    Drew,
    DrewNothing,
    EdictDealt,
    Ended,
    Event,
    Explored,
    Passed,
    Recalled,
    RuinsFound,
    SeasonBegan,
    SeasonScored,
    SetupDone,
    SkillDealt,
    Skilled,
    TurnDone,
    Walked,
    evolve_public,
)
from charthouse.games.cartographers.kernels import (
    FULL_MAP,
    coins_gained,
    first_place,
    has_room,
    map_is_final,
    season_over,
    seasons_scored,
)
from charthouse.games.cartographers.menu import NO_MENU, Drawings, Words
from charthouse.games.cartographers.notation import (
    ACROBATICS,
    ACROBATICS_ACROSS,
    ACROBATICS_DOWN,
    DRAW,
    NO_SKILL,
    RECALL,
    Action,
)
from charthouse.games.cartographers.options import Options
from charthouse.games.cartographers.sheet import (
    NONE,
    Board,
    Sheet,
    closed_mountains,
    spaces_of,
)
from charthouse.games.cartographers.state import (
    AMBUSH,
    Map,
    Public,
    SeasonScore,
    State,
    card,
    deck,
    held,
    purse,
    season,
)

SEASON_IDS = [season.id for season in BOX.seasons]


# --- set-up


def setup(options: Options, players: tuple[Player, ...]) -> State:
    """The table before anything is dealt. One ambush card lies in the first explore deck."""
    printed = box(options.release)
    sheet = printed.sheets[options.side]
    public = Public(
        options=options,
        players=players,
        maps=(Map(sheet),) * len(players),
        phase="setup",
        edicts=options.edicts,
        skills=options.chosen_skills,
        season=0,
        time=0,
        shown=(),
        ambushes=tuple(sorted(printed.ambush)),
        in_deck=1,
        duty=False,
        passed=0,
        dodging=(),
    )
    if not _to_deal(public):
        public = evolve_public(public, [SetupDone()])
    return State(public, (None,) * len(players))


def _to_deal(public: Public) -> int:
    """How many scoring cards and skills chance has still to deal."""
    wanted = len(scoring.EDICTS) + (BOX.skills_in_play if public.options.skills else 0)
    return wanted - len(public.edicts) - len(public.skills)


# --- who owes an answer


def waiting(state: State) -> Turn | Chance | None:
    public = state.public
    if public.phase == "explore":
        return Chance(_next_label(public), deck(public))
    if public.phase in ("draw", "acrobatics"):
        return Turn(question(public), _owing(public, state.committed))
    if public.phase == "ambush":
        return Chance(ambush_label(_next_label(public)), public.ambushes)
    if public.phase == "setup":
        return _setup_question(public)
    return None


def _next_label(public: Public) -> str:
    return card_label(public.season, len(public.shown) + 1)


def card_label(season: int, number: int) -> str:
    return f"{SEASON_IDS[season]}/{number}"


def ambush_label(label: str) -> str:
    """Which ambush is it that came up?"""
    return f"{label}/ambush"


def edict_label(letter: str) -> str:
    return f"edict/{letter}"


def question(public: Public) -> str:
    label = card_label(public.season, len(public.shown))
    return f"{label}/acrobatics" if public.phase == "acrobatics" else label


def _setup_question(public: Public) -> Chance:
    """One scoring card a category, any category under any letter; then the skills."""
    if len(public.edicts) < len(scoring.EDICTS):
        letter = scoring.EDICTS[len(public.edicts)]
        return Chance(edict_label(letter), _other_categories(public.edicts, public.options.release))
    left = [skill for skill in sorted(box(public.options.release).skills) if skill not in public.skills]
    return Chance(f"skill/{len(public.skills) + 1}", tuple(left))


@cache
def _other_categories(edicts: tuple[str, ...], release: int) -> tuple[str, ...]:
    """The scoring cards of the categories that no edict has yet."""
    taken = {scoring.CARD[edict].category for edict in edicts}
    return tuple(card for card in scoring_ids(release) if scoring.CARD[card].category not in taken)


def asked(public: Public, seat: Seat) -> bool:
    """Does this turn ask the seat? It does if there is room to draw, or if Acrobatics can be used."""
    if public.phase == "draw":
        return has_room(public.maps[held(public, seat)].sheet.filled)
    return public.phase == "acrobatics" and skills.usable(public, public.maps[seat], "acrobatics")


def _owing(public: Public, committed: tuple[Action | None, ...]) -> tuple[Seat, ...]:
    """The seats that are asked and have not answered."""
    if None not in committed:
        return ()
    return tuple([seat for seat, action in enumerate(committed) if action is None and asked(public, seat)])


# --- what a seat may do


def legal(state: State, seat: Seat) -> Menu[Action]:
    if seat < 0 or seat >= len(state.public.maps):
        return NO_MENU
    return menu(state.public, seat, state.committed[seat] is not None)


def menu(public: Public, seat: Seat, has_committed: bool) -> Menu[Action]:
    if not asked(public, seat):
        return NO_MENU
    if has_committed:
        return Words((RECALL,))
    if public.phase == "acrobatics":
        return Words(acrobatics_answers(public))
    return Drawings(
        task_of(public, seat),
        public.maps[held(public, seat)].sheet,
        usable_skills(public, seat),
        lambda action: _checked(public, seat, public.maps[held(public, seat)].sheet, action),
    )


def acrobatics_answers(public: Public) -> tuple[Action, ...]:
    """Alone, the player also turns the shape; at a table that is left to who draws it."""
    if len(public.maps) == 1:
        return (ACROBATICS_ACROSS, ACROBATICS_DOWN, NO_SKILL)
    return (ACROBATICS, NO_SKILL)


def task_of(public: Public, seat: Seat) -> Task:
    """What this seat draws: the explore card on its own sheet, or monsters on its neighbour's."""
    current = card(public)
    if current in BOX.ambush:
        dodged = held(public, seat) in public.dodging
        return monster_task(BOX.skills["acrobatics"].cells if dodged else BOX.ambush[current].cells)
    return explore_task(current, public.duty, public.options.fall_back)


def usable_skills(public: Public, seat: Seat) -> tuple[str, ...]:
    """The skills this seat may use with its drawing."""
    if not public.skills or card(public) in BOX.ambush:
        return ()
    map = public.maps[seat]
    return tuple(
        skill for skill in public.skills if skill in skills.WITH_EXPLORE and skills.usable(public, map, skill)
    )


def _checked(public: Public, seat: Seat, sheet: Sheet, action: Action) -> skills.Drawn:
    """What the action would draw; raises `IllegalAction` with the rule that forbids it."""
    if action.verb != DRAW:
        if action.verb not in skills.WITH_EXPLORE:
            raise IllegalAction("why-draw-first")
        if card(public) in BOX.ambush:
            raise IllegalAction("why-skill-not-now", skill=action.verb)
        skills.check_usable(public, public.maps[seat], action.verb)
    return skills.resolve(task_of(public, seat), sheet, action)


# --- decisions


def decide(state: State, seat: Seat, action: Action | str) -> tuple[Event, ...]:
    if seat == CHANCE:
        return tuple(_answered(state, str(action)))
    public = state.public
    if not (isinstance(action, Action) and 0 <= seat < len(public.maps) and asked(public, seat)):
        raise IllegalAction("why-not-your-turn")
    if action == RECALL:
        if state.committed[seat] is None:
            raise IllegalAction("why-nothing-to-recall")
        return (Recalled(seat),)
    if state.committed[seat] is not None:
        raise IllegalAction("why-already-committed")
    committed = (*state.committed[:seat], action, *state.committed[seat + 1 :])
    last = not _owing(public, committed)
    if public.phase == "acrobatics":
        if action not in acrobatics_answers(public):
            raise IllegalAction("why-acrobatics-first")
        return tuple(_struck(public, committed)) if last else (Committed(seat, action),)
    if last:
        return tuple(_resolved(public, committed))
    _checked(public, seat, public.maps[held(public, seat)].sheet, action)
    return (Committed(seat, action),)


def _resolved(public: Public, committed: tuple[Action | None, ...]) -> list[Event]:
    """Everybody has committed: the drawings come about in seat order."""
    events: list[Event] = []
    full = NONE
    for seat in range(len(public.maps)):
        action = committed[seat]
        if action is None:
            events.append(DrewNothing(seat))
        else:
            full = _draw(public, seat, action, events)
    events.append(AmbushDone() if public.passed else TurnDone())
    return events + _after_drawing(public, events, full)


def _draw(public: Public, seat: Seat, action: Action, events: list[Event]) -> Board:
    """One seat's drawing with its skill and its coins; returns what is filled then."""
    owner = held(public, seat)
    map = public.maps[owner]
    done = _checked(public, seat, map.sheet, action)
    if action.verb != DRAW:
        events.append(Skilled(seat, action.verb, BOX.skills[action.verb].cost))
    mountain, filled = map.sheet.mountain, map.sheet.filled
    slots = BOX.coin_track - len(map.coins)
    for number, (terrain, spaces) in enumerate(done.pieces):
        events.append(Drew(seat, owner, terrain, spaces))
        filled |= spaces
        for_shape = number == 0 and done.shape is not None and done.shape.coin
        coins = _coins(owner, for_shape, mountain, spaces, filled, slots)
        events += coins
        slots -= len(coins)
    return filled


def _coins(
    owner: Seat, for_shape: bool, mountain: Board, spaces: Board, filled: Board, slots: int
) -> list[CoinEarned]:
    """The coins that a drawing earned the owner of the sheet, whoever drew it: the shape's first."""
    closed = closed_mountains(mountain, spaces, filled)
    gained = coins_gained(for_shape, closed, slots)
    if not gained:
        return []
    earned = [spaces] * for_shape + [1 << number for number in spaces_of(closed)]
    return [CoinEarned(owner, coin) for coin in earned[:gained]]


# --- answers of chance


def _possible(public: Public) -> tuple[str, ...]:
    """The answers that chance may give now."""
    if public.phase == "explore":
        return deck(public)
    if public.phase == "ambush":
        return public.ambushes
    return _setup_question(public).menu if public.phase == "setup" else ()


def _answered(state: State, answer: str) -> list[Event]:
    public = state.public
    if answer not in _possible(public):
        raise IllegalAction("why-not-an-answer")
    if public.phase == "setup":
        dealt = EdictDealt if len(public.edicts) < len(scoring.EDICTS) else SkillDealt
        return [dealt(answer), SetupDone()] if _to_deal(public) == 1 else [dealt(answer)]
    if public.phase == "ambush":
        return _ambushed(public, answer)
    if answer == AMBUSH:
        return [AmbushStirred()]
    explore = BOX.explore[answer]
    if explore.kind == "ruins":
        return [RuinsFound(answer)]
    return _explored(public, answer, explore.time)


def _explored(public: Public, card_id: str, time: int) -> list[Event]:
    events: list[Event] = [Explored(card_id, time)]
    for map in public.maps:
        if has_room(map.sheet.filled):
            return events
    # Nobody has room left: the card only takes its time.
    after = evolve_public(public, events)
    return events + _resolved(after, (None,) * len(after.maps))


def _ambushed(public: Public, card_id: str) -> list[Event]:
    events: list[Event] = [Ambushed(card_id)]
    after = evolve_public(public, events)
    if _owing(after, (None,) * len(after.maps)):
        return events
    return events + _struck(after, (None,) * len(after.maps))


def _struck(public: Public, answers: tuple[Action | None, ...]) -> list[Event]:
    """Acrobatics is settled: alone the ambush walks, at a table the sheets are passed."""
    ambush = BOX.ambush[card(public)]
    events: list[Event] = []
    for seat, answer in enumerate(answers):
        if answer is not None and answer != NO_SKILL:
            events.append(Skilled(seat, "acrobatics", BOX.skills["acrobatics"].cost))
            events.append(Dodged(seat))
    if len(public.maps) == 1:
        return events + _walked(evolve_public(public, events), ambush, answers[0])
    events.append(Passed(1 if ambush.direction == "clockwise" else -1))
    after = evolve_public(public, events)
    if _owing(after, (None,) * len(after.maps)):
        return events
    return events + _resolved(after, (None,) * len(after.maps))


def _walked(public: Public, ambush: AmbushCard, answer: Action | None) -> list[Event]:
    """A solo ambush takes the first place of its walk that is free, unturned; none, and it has no effect."""
    sheet = public.maps[0].sheet
    cells, turned = ambush.cells, 0
    if answer in (ACROBATICS_ACROSS, ACROBATICS_DOWN):
        cells, turned = BOX.skills["acrobatics"].cells, int(answer == ACROBATICS_DOWN)
    walk = solo_walk(cells, ambush.corner, ambush.direction, turned)
    spaces = first_place(walk, 0, len(walk), sheet.filled)
    filled = sheet.filled | spaces
    slots = BOX.coin_track - len(public.maps[0].coins)
    coins = _coins(0, False, sheet.mountain, spaces, filled, slots)
    events: list[Event] = [Walked(spaces), *coins, AmbushDone()]
    return events + _after_drawing(public, events, filled)


# --- seasons


def _after_drawing(public: Public, events: list[Event], filled: Board) -> list[Event]:
    """Is the season over? Alone, is the map full?"""
    if map_is_final(len(public.maps), filled, FULL_MAP.index(public.options.full_map)):
        return _full_map(evolve_public(public, events))
    if not season_over(public.time, season(public).time):
        return []
    after = evolve_public(public, events)
    scored = _scored(after, season(after))
    last = public.season == len(BOX.seasons) - 1
    return [*scored, Ended() if last else SeasonBegan(public.season + 1)]


def _full_map(public: Public) -> list[Event]:
    """The map is final: this season is scored at once, and the rest too unless the table says no."""
    remaining = BOX.seasons[public.season :]
    scored = seasons_scored(FULL_MAP.index(public.options.full_map), len(remaining))
    return [*(event for s in remaining[:scored] for event in _scored(public, s)), Ended()]


def _scored(public: Public, season: Season) -> list[Event]:
    return [SeasonScored(seat, season_score(public, map, season)) for seat, map in enumerate(public.maps)]


def season_score(public: Public, map: Map, season: Season) -> SeasonScore:
    """What a sheet earns in a season: its two edicts and the coins, less the monsters."""
    first, second = (
        scoring.stars(scoring.CARD[public.edicts[scoring.EDICTS.index(letter)]], map.sheet)
        for letter in season.edicts
    )
    return SeasonScore(first, second, purse(map), scoring.monsters(map.sheet))
