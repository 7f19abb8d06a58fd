"""The options of a table."""

from collections.abc import Mapping
from typing import Any

from charthouse.core.codec import Growing
from charthouse.core.game import BadText
from charthouse.games.charterstone.box import CHARTERS, ERRATA, RELEASE
from charthouse.games.charterstone.legacy import Legacy, check


class Options(Growing, frozen=True, forbid_unknown_fields=True):
    """Nothing is looked up later: what a header says is what is played."""

    game: int
    """Which game of the campaign this is; so far there is game one."""
    charters: tuple[str, ...]
    """The charter of each seat."""
    errata: tuple[str, ...]
    """The corrections to the Chronicle that are in force."""
    later_crates: bool
    """Whether crates beyond those of game one may be opened; the campaign lifts this limit."""
    release: int = 1
    """The content release: which cards there are. The first one is not written."""
    legacy: Legacy | None = None
    """What the campaign has come to. Game one has none, and it is not written."""

    def __post_init__(self) -> None:
        """Also what a record's header says must make sense."""
        if self.release not in range(1, RELEASE + 1):
            raise BadText("bad-record-release", found=self.release, known=RELEASE)
        for charter in self.charters:
            _one_of("charters", charter, CHARTERS)
        if len(set(self.charters)) != len(self.charters):
            raise BadText("stone-bad-charters-twice")
        for erratum in self.errata:
            _one_of("errata", erratum, ERRATA)
        if list(self.errata) != sorted(set(self.errata)):
            raise BadText(
                "bad-option-value", option="errata", value=" ".join(self.errata), allowed=", ".join(ERRATA)
            )
        games = self.legacy.games if self.legacy else 0
        if self.game != games + 1 or self.later_crates:
            raise BadText("stone-bad-later-game")
        if self.legacy:
            check(self.legacy)


def expand(given: Mapping[str, Any], players: int) -> Options:
    """Options as people write them, checked and made complete. A campaign is no text: it gives its legacy."""
    known = ("charters", "errata")
    legacy = given.get("legacy")
    for key in given:
        if key not in known and not (key == "legacy" and isinstance(legacy, Legacy)):
            raise BadText("bad-option", option=str(key)[:40], known=", ".join(known))
    charters = _words(given.get("charters", CHARTERS[:players]))
    if len(charters) != players:
        raise BadText("stone-bad-charters", wanted=players, found=len(charters))
    errata = tuple(sorted(set(_words(given.get("errata", ERRATA)))))
    game = legacy.games + 1 if legacy else 1
    return Options(game, charters, errata, later_crates=False, release=RELEASE, legacy=legacy)


def _one_of(option: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise BadText("bad-option-value", option=option, value=value[:40], allowed=", ".join(allowed))


def _words(value: object) -> tuple[str, ...]:
    words = value.split(",") if isinstance(value, str) else value
    if not isinstance(words, list | tuple):
        raise BadText("bad-list", value=str(value)[:40])
    return tuple(word for word in (str(word).strip() for word in words) if word)
