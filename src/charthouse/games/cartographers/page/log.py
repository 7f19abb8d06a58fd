"""What happened, in the reader's language: one sentence an event, or none where there is nothing to tell."""

from collections.abc import Callable
from typing import Any

from charthouse.games.cartographers import events as happened
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.notation import spaces_text
from charthouse.games.cartographers.scoring import EDICTS
from charthouse.games.cartographers.sheet import FARM_AND_VILLAGE
from charthouse.games.cartographers.state import Public

Say = Callable[..., Any]
"""Says a message by its id: as a sentence, or as data for a page that says it itself."""
Teller = Callable[[Any, Public, Say], Any]


def tell(event: Any, before: Public, say: Say) -> Any:
    """The sentence of an event; `before` is the table it happened to."""
    teller = _TELLERS.get(type(event))
    return teller(event, before, say) if teller else None


def terrain_id(terrain: str) -> str:
    """A terrain as messages and the page name it."""
    return "farm_village" if terrain == FARM_AND_VILLAGE else terrain


def terrain_name(terrain: str, say: Say) -> Any:
    return say(f"terrain-{terrain_id(terrain)}")


def _name(seat: int, before: Public) -> str:
    return before.players[seat].name


def _drew(e: happened.Drew, before: Public, say: Say) -> Any:
    spaces = spaces_text(e.spaces)
    if e.seat != e.owner:
        owner = _name(e.owner, before)
        return say("log-drew-on", name=_name(e.seat, before), owner=owner, spaces=spaces)
    return say("log-drew", name=_name(e.seat, before), terrain=terrain_name(e.terrain, say), spaces=spaces)


def _walked(e: happened.Walked, before: Public, say: Say) -> Any:
    return say("log-walked", spaces=spaces_text(e.spaces)) if e.spaces else say("log-walked-nowhere")


def _coin(e: happened.CoinEarned, before: Public, say: Say) -> Any:
    name = _name(e.owner, before)
    if e.spaces & before.maps[e.owner].sheet.mountain:
        return say("log-coin-mountain", name=name, spaces=spaces_text(e.spaces))
    return say("log-coin-shape", name=name)


def _scored(e: happened.SeasonScored, before: Public, say: Say) -> Any:
    first, second, coins, monsters = e.score
    return say(
        "log-scored",
        name=_name(e.owner, before),
        first=first,
        second=second,
        coins=coins,
        monsters=-monsters,
        total=sum(e.score),
    )


_TELLERS: dict[type, Teller] = {
    happened.EdictDealt: lambda e, before, say: say(
        "log-edict",
        letter=say("letter", letter=EDICTS[len(before.edicts)]),
        card=say(f"scoring-{e.card}"),
    ),
    happened.SkillDealt: lambda e, before, say: say("log-skill", skill=say(f"skill-{e.skill}")),
    happened.RuinsFound: lambda e, before, say: say("log-ruins", card=say(f"card-{e.card}")),
    happened.Ambushed: lambda e, before, say: say("log-ambush", card=say(f"card-{e.card}")),
    happened.Explored: lambda e, before, say: say("log-explored", card=say(f"card-{e.card}"), time=e.time),
    happened.Committed: lambda e, before, say: say("log-committed", name=_name(e.seat, before)),
    happened.Recalled: lambda e, before, say: say("log-recalled", name=_name(e.seat, before)),
    happened.Skilled: lambda e, before, say: say(
        "log-used", name=_name(e.seat, before), skill=say(f"skill-{e.skill}"), cost=e.cost
    ),
    happened.Dodged: lambda e, before, say: say("log-dodged", name=_name(e.seat, before)),
    happened.Passed: lambda e, before, say: say("log-passed-left" if e.step > 0 else "log-passed-right"),
    happened.AmbushDone: lambda e, before, say: say("log-returned"),
    happened.Drew: _drew,
    happened.DrewNothing: lambda e, before, say: say("log-drew-nothing", name=_name(e.seat, before)),
    happened.Walked: _walked,
    happened.CoinEarned: _coin,
    happened.SeasonScored: _scored,
    happened.SeasonBegan: lambda e, before, say: say(
        "log-season", season=say(f"season-{BOX.seasons[e.season].id}")
    ),
    happened.Ended: lambda e, before, say: say("log-end"),
}
