"""A campaign is a chain of pages: sealed games, and names given between them. It can always be checked.

A running game never changes its campaign. A finished one is sealed: its record becomes a page, with the
events that last. What the campaign has come to is the fold of these; a file of it holds every page, so that
whoever imports it decides each game again before believing it.
"""

import hashlib
from typing import Literal

import msgspec

from charthouse.core import record, replay
from charthouse.core.game import BadText
from charthouse.core.record import Record
from charthouse.games.charterstone import GAME
from charthouse.games.charterstone.box import CHARTERS
from charthouse.games.charterstone.events import LASTING, parse_event
from charthouse.games.charterstone.legacy import Legacy, after_game, founded, may_title, titled
from charthouse.games.charterstone.notation import checked_name
from charthouse.games.charterstone.state import State

FORMAT = "charthouse-campaign/1"


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a campaign: a sealed game, or the name of a charter."""

    kind: Literal["game", "name"]
    text: str
    """The whole record of the game; or the charter and its name."""
    lasting: tuple[str, ...]
    """The events of the game that last, as text."""
    chain: str
    """A hash that covers this page and every page before it."""


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    charters: tuple[str, ...]
    """The charters of the players who began it."""
    pages: tuple[Page, ...] = ()


def begin(charters: tuple[str, ...]) -> Campaign:
    if (
        len(charters) not in GAME.seats
        or len(set(charters)) != len(charters)
        or set(charters) - set(CHARTERS)
    ):
        raise BadText("stone-bad-campaign-charters")
    return Campaign(FORMAT, charters)


def charters_of(saved: Record) -> tuple[str, ...]:
    """The charters of a game, which may begin a campaign; raises `BadText`."""
    state: State = replay.opening(GAME, saved.header)
    replay.same_cards(GAME, saved.header)
    return state.options.charters


def seal(campaign: Campaign, saved: Record) -> Campaign:
    """The campaign with one more game, which is decided again first; raises `BadText`."""
    text = record.write_text(saved)
    return _turned(campaign, "game", text, _lasting(fold(campaign), saved))


def name_charter(campaign: Campaign, charter: str, name: str) -> Campaign:
    """Rule 26: between two games, a player who did not win names the charter."""
    checked_name(name)
    if not may_title(fold(campaign), charter):
        raise BadText("stone-bad-campaign-name")
    return _turned(campaign, "name", f"{charter} {name}", ())


def fold(campaign: Campaign) -> Legacy:
    """What the campaign has come to, from its pages alone."""
    legacy = founded(campaign.charters)
    for page in campaign.pages:
        legacy = _folded(legacy, page)
    return legacy


def write(campaign: Campaign) -> str:
    """The campaign as one file."""
    return msgspec.json.format(msgspec.json.encode(campaign), indent=1).decode() + "\n"


def read(text: str) -> Campaign:
    """A campaign from its file, checked: the chain, every game decided again, every name allowed."""
    try:
        found = msgspec.json.decode(text, type=Campaign)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadText("stone-bad-campaign", line=str(error)[:80]) from None
    if found.format != FORMAT:
        raise BadText("stone-bad-campaign", line=found.format[:40])
    campaign = begin(found.charters)
    for number, page in enumerate(found.pages, 1):
        if page.chain != _link(campaign, page.kind, page.text, page.lasting):
            raise BadText("stone-bad-campaign-changed", page=number)
        if _again(campaign, page) != page:
            raise BadText("stone-bad-campaign-page", page=number)
        campaign = msgspec.structs.replace(campaign, pages=(*campaign.pages, page))
    return campaign


def _again(campaign: Campaign, page: Page) -> Page:
    """The page as it would be written now, from its game or its name."""
    if page.kind == "game":
        return seal(campaign, record.read(page.text)).pages[-1]
    charter, _, name = page.text.partition(" ")
    return name_charter(campaign, charter, name).pages[-1]


def _lasting(legacy: Legacy, saved: Record) -> tuple[str, ...]:
    """The lasting events of a finished game, if it is the next one of this campaign."""
    charters = charters_of(saved)
    if record.broken_link(saved) is not None:
        why = BadText("bad-record-chain", entry=record.broken_link(saved) or 0)
        raise BadText("stone-bad-campaign-record", why=why)
    try:
        state = replay.decided_again(GAME, saved)
    except BadText as why:
        raise BadText("stone-bad-campaign-record", why=why) from None
    if state.phase != "over":
        raise BadText("stone-bad-campaign-open")
    if sorted(charters) != sorted(chest.charter for chest in legacy.chests):
        raise BadText("stone-bad-campaign-charters")
    if state.options.game != legacy.games + 1:
        raise BadText("stone-bad-campaign-game", wanted=legacy.games + 1, found=state.options.game)
    lines = [line for entry in saved.entries for line in entry.events]
    return tuple(line for line in lines if isinstance(parse_event(line), LASTING))


def _folded(legacy: Legacy, page: Page) -> Legacy:
    if page.kind == "name":
        charter, _, name = page.text.partition(" ")
        return titled(legacy, charter, name)
    charters = tuple(record.read_header(page.text).options["charters"])
    return after_game(legacy, charters, [parse_event(line) for line in page.lasting])


def _turned(
    campaign: Campaign, kind: Literal["game", "name"], text: str, lasting: tuple[str, ...]
) -> Campaign:
    page = Page(kind, text, lasting, _link(campaign, kind, text, lasting))
    return msgspec.structs.replace(campaign, pages=(*campaign.pages, page))


def _link(campaign: Campaign, kind: str, text: str, lasting: tuple[str, ...]) -> str:
    before = campaign.pages[-1].chain if campaign.pages else " ".join((FORMAT, *campaign.charters))
    return hashlib.sha256("\n".join((before, kind, text, *lasting)).encode()).hexdigest()
