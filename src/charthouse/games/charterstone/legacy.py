"""What a campaign has come to: the fold of the lasting events of its sealed games."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from charthouse.core.codec import Growing, always
from charthouse.core.game import NOBODY, BadText
from charthouse.core.text import language, speaker
from charthouse.games.charterstone.box import BOX, CHARTERS, PLOTS, RESOURCES
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
    sealed: tuple[tuple[str, str, str], ...] = ()
    """What stays hidden until a later game: the question, the charter, and the commitment to its choice."""

    def svg(self) -> str:
        """The village as a picture, its words in the language of the environment."""
        from charthouse.games.charterstone.picture import plots_svg

        names = {chest.charter: chest.name for chest in self.chests}
        return plots_svg(self.plots, names, speaker(language()))

    def _repr_svg_(self) -> str:
        return self.svg()


def founded(charters: Iterable[str]) -> Legacy:
    """A campaign before its first game: six basic buildings, and a chest for each charter with what game one
    begins with (rule 4)."""
    charters = tuple(charters)
    plots = dict.fromkeys(PLOTS, GAP)
    chests: dict[str, Chest] = {}
    for land in BOX.charters.values():
        plots[f"{land.id}-{land.home}"] = land.basic
        chests[land.id] = Chest(land.id, goods=(("coin", BOX.start.coins),), cards=(land.basic,))
    idle = tuple(chest for charter, chest in chests.items() if charter not in charters)
    return Legacy(0, tuple(chests[charter] for charter in charters), tuple(plots.values()), idle=idle)


def check(legacy: Legacy) -> None:
    """Refuses what no campaign can have come to."""
    chests = (*legacy.chests, *legacy.idle)
    if sorted(chest.charter for chest in chests) != sorted(CHARTERS) or len(legacy.plots) != len(PLOTS):
        raise BadText("stone-bad-campaign", line="charters")
    cards = [card for held in (legacy.archive, *(chest.cards for chest in chests)) for card in held]
    for card in (*filter(None, legacy.plots), *cards):
        if card not in BOX.buildings and card not in BOX.assistants:
            raise BadText("stone-bad-campaign", line=card[:40])
    for what, n in (goods for chest in chests for goods in chest.goods):
        if what not in ("coin", *RESOURCES) or n < 0:
            raise BadText("stone-bad-campaign", line=what[:40])


def chest_of(legacy: Legacy, charter: str) -> Chest:
    return next(chest for chest in (*legacy.chests, *legacy.idle) if chest.charter == charter)


def after_game(legacy: Legacy, charters: tuple[str, ...], events: Iterable[Any]) -> Legacy:
    """The campaign after one more game, whose seats had these charters."""
    order = [next(n for n, c in enumerate(legacy.chests) if c.charter == charter) for charter in charters]
    for event in events:
        seat = getattr(event, "seat", NOBODY)
        legacy = event.lasts(legacy, NOBODY if seat == NOBODY else order[seat])
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
