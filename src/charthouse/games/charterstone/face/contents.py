"""The contents of the box that lie open before game one. What crates hold is not here."""

from charthouse.core import codec
from charthouse.games.charterstone.box import BOX, PARTS, RESOURCES, Building
from charthouse.games.charterstone.face.wire import (
    Contents,
    PrintedAssistant,
    PrintedBuilding,
    PrintedCharter,
    PrintedErratum,
    Rule,
)
from charthouse.games.charterstone.face.words import use_face
from charthouse.games.charterstone.rulebook import standing


def contents() -> Contents:
    return Contents(
        charters=[
            PrintedCharter(c.id, c.resource, c.basic, c.at, c.rows, c.home) for c in BOX.charters.values()
        ],
        resources=RESOURCES,
        buildings=[_building(b) for b in BOX.buildings.values() if b.basic or b.area != "charter"],
        assistants=[PrintedAssistant(a.id, a.number) for a in BOX.assistants.values()],
        objectives=codec.builtins(list(BOX.objectives.values())),
        progress=codec.builtins(BOX.progress),
        reputation=codec.builtins(BOX.reputation),
        quota=codec.builtins(BOX.quota),
        start=codec.builtins(BOX.start),
        supply=codec.builtins(BOX.supply),
        errata=[PrintedErratum(e.id, e.rule) for e in BOX.errata.values()],
        parts=PARTS,
        rules=[Rule(slot, version) for slot, version in standing()],
    )


def _building(printed: Building) -> PrintedBuilding:
    """As it is with every correction."""
    use = use_face(printed.id, tuple(BOX.errata))
    return PrintedBuilding(printed.id, printed.area, printed.charter, printed.crate, use.pay, use.gain)
