"""What a campaign has come to: the fold of the lasting events of its sealed games."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from charthouse.core.codec import Growing, always
from charthouse.core.text import language, speaker
from charthouse.games.charterstone.box import BOX, PLOTS
from charthouse.games.charterstone.pieces import GAP, Goods
from charthouse.games.charterstone.rulebook import Pasted


class Chest(Growing, frozen=True, forbid_unknown_fields=True):
    """What belongs to one charter from game to game."""

    charter: str
    name: str = always("")
    persona: str = always("")
    """The name of its first persona."""
    personas: tuple[str, ...] = always(())
    glory: int = always(0)
    wins: tuple[int, ...] = always(())
    """The games it won."""
    goods: Goods = always(())
    cards: tuple[str, ...] = always(())


class Legacy(Growing, frozen=True, forbid_unknown_fields=True):
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
    idle: tuple[Chest, ...] = ()
    """The chests of the charters that nobody plays: all six charters have one."""
    temporary: str = ""
    """The rule that holds for the next game alone."""

    def svg(self) -> str:
        """The village as a picture, its words in the language of the environment."""
        from charthouse.games.charterstone.picture import plots_svg

        names = {chest.charter: chest.name for chest in self.chests}
        return plots_svg(self.plots, names, speaker(language()))

    def _repr_svg_(self) -> str:
        return self.svg()


def founded(charters: Iterable[str]) -> Legacy:
    """A campaign before its first game: six basic buildings, and an empty chest for each charter."""
    charters = tuple(charters)
    plots = dict.fromkeys(PLOTS, GAP)
    for land in BOX.charters.values():
        plots[f"{land.id}-{land.home}"] = land.basic
    idle = tuple(Chest(charter) for charter in BOX.charters if charter not in charters)
    return Legacy(0, tuple(Chest(charter) for charter in charters), tuple(plots.values()), idle=idle)


def chest_of(legacy: Legacy, charter: str) -> Chest:
    return next(chest for chest in (*legacy.chests, *legacy.idle) if chest.charter == charter)


def after_game(legacy: Legacy, charters: tuple[str, ...], events: Iterable[Any]) -> Legacy:
    """The campaign after one more game, whose seats had these charters."""
    order = [next(n for n, c in enumerate(legacy.chests) if c.charter == charter) for charter in charters]
    for event in events:
        seat = getattr(event, "seat", None)
        legacy = event.lasts(legacy, -1 if seat is None else order[seat])
    return replace(legacy, games=legacy.games + 1)


def titled(legacy: Legacy, charter: str, name: str) -> Legacy:
    """The campaign with a name for a charter."""
    number = [chest.charter for chest in legacy.chests].index(charter)
    return chest_with(legacy, number, name=name)


def may_title(legacy: Legacy, charter: str) -> bool:
    """Rule 26: after a game, whoever did not win it may name their charter, once and for good."""
    found = [chest for chest in legacy.chests if chest.charter == charter]
    return bool(found) and legacy.games > 0 and legacy.games not in found[0].wins and not found[0].name


def chest_with(legacy: Legacy, number: int, **changes: Any) -> Legacy:
    """The campaign with one chest changed."""
    chests = list(legacy.chests)
    chests[number] = replace(chests[number], **changes)
    return replace(legacy, chests=tuple(chests))
