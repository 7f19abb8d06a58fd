"""`charthouse campaign`: finished games of Charterstone sealed into one file, and what they have come to."""

from pathlib import Path
from typing import Any

from charthouse.cli.arguments import JSON, Argument, read
from charthouse.cli.output import put, put_json
from charthouse.core import codec, record
from charthouse.core.text import Text
from charthouse.files import read_text, write_text
from charthouse.games.charterstone import GAME, campaign
from charthouse.games.charterstone.box import PLOTS
from charthouse.games.charterstone.campaign import Campaign
from charthouse.games.charterstone.legacy import Chest, Legacy
from charthouse.games.charterstone.rulebook import in_force

ARGUMENTS = (
    Argument("file", "help-campaign-file", required=True),
    Argument("--seal", "help-campaign-seal"),
    Argument("--name", "help-campaign-name"),
    JSON,
)


def run(words: list[str], say: Text) -> int:
    found = read("campaign", ARGUMENTS, words, say)
    path = Path(found.file)
    kept = sealed(path, found.seal) if found.seal else campaign.read(read_text(found.file))
    if found.name:
        charter, _, name = found.name.partition(" ")
        kept = campaign.name_charter(kept, charter, name)
    if found.seal or found.name:
        write_text(path, campaign.write(kept))
    legacy = campaign.fold(kept)
    if found.json:
        put_json(plain(legacy))
        return 0
    put(say("result-games", count=legacy.games))
    for chest in legacy.chests:
        put(_line(chest, say))
    return 0


def sealed(path: Path, file: str) -> Campaign:
    """The campaign with the game of a record; where there is no file, it begins with that game."""
    saved = record.read(read_text(file))
    if path.exists():
        return campaign.seal(campaign.read(read_text(str(path))), saved)
    return campaign.seal(campaign.begin(campaign.charters_of(saved)), saved)


def plain(legacy: Legacy) -> dict[str, Any]:
    """What a campaign has come to, as data."""
    return {
        "game": GAME.id,
        "games": legacy.games,
        "chests": codec.builtins(list(legacy.chests)),
        "village": {plot: building for plot, building in zip(PLOTS, legacy.plots, strict=True) if building},
        "opened": list(legacy.opened),
        "archive": list(legacy.archive),
        "rules": {str(slot): version for slot, version in in_force(legacy.rules).items()},
        "assistants": dict(legacy.assistants),
    }


def _line(chest: Chest, say: Text) -> str:
    charter = say(f"stone-charter-{chest.charter}")
    if chest.name:
        charter = say("result-campaign-named", charter=charter, name=chest.name)
    counts = {"glory": chest.glory, "wins": len(chest.wins), "personas": len(chest.personas)}
    return say("result-campaign-chest", charter=charter, **counts)
