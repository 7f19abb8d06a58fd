"""What a map is worth: its edicts now, and what it would earn if it stayed as it is until the end."""

from charthouse.games.cartographers import scoring, skills
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.notation import DRAW, Action
from charthouse.games.cartographers.rules import task_of
from charthouse.games.cartographers.sheet import Sheet, closed_mountains, drawn
from charthouse.games.cartographers.state import Map, Public, View, card, held, purse


def edict_stars(public: Public, sheet: Sheet) -> list[int]:
    """What each edict, A to D, would score on the sheet now."""
    return [scoring.stars(scoring.CARD[edict], sheet) for edict in public.edicts]


def times_to_come(public: Public) -> list[int]:
    """How often each edict, A to D, is still to be scored."""
    rest = BOX.seasons[public.season :]
    return [sum(letter in season.edicts for season in rest) for letter in scoring.EDICTS]


def prospect(public: Public, sheet: Sheet, coins: int) -> int:
    """The stars still to come if nothing more were drawn: the edicts, the coins, less the monsters."""
    seasons = len(BOX.seasons) - public.season
    stars = (coins + scoring.monsters(sheet)) * seasons
    for edict, times in zip(public.edicts, times_to_come(public), strict=True):
        if times:
            stars += times * scoring.stars(scoring.CARD[edict], sheet)
    return stars


def gain(view: View, action: Action) -> int:
    """How much an action is worth at once to who takes it; monsters are worth what they cost their victim."""
    public = view.public
    if action.verb != DRAW and action.verb not in skills.WITH_EXPLORE:
        cost = BOX.skills["acrobatics"].cost if action.verb.startswith("acrobatics") else 0
        return -cost * (len(BOX.seasons) - public.season)
    map = public.maps[held(public, view.seat)]
    before = prospect(public, map.sheet, purse(map))
    after = prospect(public, *after_action(public, view.seat, map, action))
    return before - after if card(public) in BOX.ambush else after - before


def after_action(public: Public, seat: int, map: Map, action: Action) -> tuple[Sheet, int]:
    """The sheet and its coins after the action."""
    sheet, coins = map.sheet, len(map.coins)
    done = skills.resolve(task_of(public, seat), sheet, action)
    if done.shape is not None and done.shape.coin:
        coins += 1
    for terrain, spaces in done.pieces:
        sheet = drawn(sheet, terrain, spaces)
        coins += closed_mountains(sheet.mountain, spaces, sheet.filled).bit_count()
    crossed = map.crossed + (BOX.skills[action.verb].cost if action.verb != DRAW else 0)
    return sheet, min(coins, BOX.coin_track) - crossed
