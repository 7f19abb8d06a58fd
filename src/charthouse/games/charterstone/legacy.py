"""What a campaign has come to: the fold of the lasting events of its sealed games."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from charthouse.games.charterstone import events as happened
from charthouse.games.charterstone.box import BOX, PLOTS
from charthouse.games.charterstone.events import Goods
from charthouse.games.charterstone.rulebook import Pasted
from charthouse.games.charterstone.state import GAP

LASTING = (
    happened.Built,
    happened.CrateOpened,
    happened.PersonaGained,
    happened.CardArchived,
    happened.Named,
    happened.RuleEntered,
    happened.Glorified,
    happened.Won,
    happened.Kept,
)
"""The events that outlast their game."""


class Chest(msgspec.Struct, frozen=True):
    """What belongs to one charter from game to game."""

    charter: str
    name: str = ""
    persona: str = ""
    """The name of its first persona."""
    personas: tuple[str, ...] = ()
    glory: int = 0
    wins: tuple[int, ...] = ()
    """The games it won."""
    goods: Goods = ()
    cards: tuple[str, ...] = ()


class Legacy(msgspec.Struct, frozen=True):
    """The village between two games."""

    games: int
    """How many are sealed."""
    chests: tuple[Chest, ...]
    plots: tuple[str, ...]
    opened: tuple[int, ...] = ()
    archive: tuple[str, ...] = ()
    rules: tuple[Pasted, ...] = ()
    assistants: tuple[tuple[str, str], ...] = ()
    """The names given to assistants, sorted."""


def founded(charters: Iterable[str]) -> Legacy:
    """A campaign before its first game: six basic buildings, and an empty chest for each player."""
    plots = dict.fromkeys(PLOTS, GAP)
    for land in BOX.charters.values():
        plots[f"{land.id}-{land.home}"] = land.basic
    return Legacy(0, tuple(Chest(charter) for charter in charters), tuple(plots.values()))


def after_game(legacy: Legacy, charters: tuple[str, ...], events: Iterable[Any]) -> Legacy:
    """The campaign after one more game, whose seats had these charters."""
    order = [next(n for n, c in enumerate(legacy.chests) if c.charter == charter) for charter in charters]
    for event in events:
        legacy = _CHANGES[type(event)](legacy, event, order)
    return replace(legacy, games=legacy.games + 1)


def titled(legacy: Legacy, charter: str, name: str) -> Legacy:
    """The campaign with a name for a charter."""
    number = [chest.charter for chest in legacy.chests].index(charter)
    return _chest(legacy, number, name=name)


def may_title(legacy: Legacy, charter: str) -> bool:
    """Rule 26: after a game, whoever did not win it may name their charter, once and for good."""
    found = [chest for chest in legacy.chests if chest.charter == charter]
    return bool(found) and legacy.games > 0 and legacy.games not in found[0].wins and not found[0].name


def _chest(legacy: Legacy, number: int, **changes: Any) -> Legacy:
    chests = list(legacy.chests)
    chests[number] = replace(chests[number], **changes)
    return replace(legacy, chests=tuple(chests))


def _built(legacy: Legacy, event: happened.Built, order: list[int]) -> Legacy:
    plots = list(legacy.plots)
    plots[PLOTS.index(event.plot)] = event.building
    return replace(legacy, plots=tuple(plots))


def _opened(legacy: Legacy, event: happened.CrateOpened, order: list[int]) -> Legacy:
    return replace(legacy, opened=(*legacy.opened, event.crate))


def _persona(legacy: Legacy, event: happened.PersonaGained, order: list[int]) -> Legacy:
    number = order[event.seat]
    return _chest(legacy, number, personas=(*legacy.chests[number].personas, event.persona))


def _archived(legacy: Legacy, event: happened.CardArchived, order: list[int]) -> Legacy:
    return replace(legacy, archive=tuple(sorted((*legacy.archive, event.card))))


def _named(legacy: Legacy, event: happened.Named, order: list[int]) -> Legacy:
    if event.what == "persona":
        return _chest(legacy, order[event.seat], persona=event.name)
    return replace(legacy, assistants=tuple(sorted((*legacy.assistants, (event.what, event.name)))))


def _rule(legacy: Legacy, event: happened.RuleEntered, order: list[int]) -> Legacy:
    return replace(legacy, rules=(*legacy.rules, (event.slot, event.version)))


def _glory(legacy: Legacy, event: happened.Glorified, order: list[int]) -> Legacy:
    number = order[event.seat]
    return _chest(legacy, number, glory=legacy.chests[number].glory + event.glory)


def _won(legacy: Legacy, event: happened.Won, order: list[int]) -> Legacy:
    number = order[event.seat]
    return _chest(legacy, number, wins=(*legacy.chests[number].wins, legacy.games + 1))


def _kept(legacy: Legacy, event: happened.Kept, order: list[int]) -> Legacy:
    return _chest(legacy, order[event.seat], goods=event.goods, cards=event.cards)


_CHANGES: dict[type, Callable[[Legacy, Any, list[int]], Legacy]] = {
    happened.Built: _built,
    happened.CrateOpened: _opened,
    happened.PersonaGained: _persona,
    happened.CardArchived: _archived,
    happened.Named: _named,
    happened.RuleEntered: _rule,
    happened.Glorified: _glory,
    happened.Won: _won,
    happened.Kept: _kept,
}
