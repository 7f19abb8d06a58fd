"""The options of a table, and the editions of the rules written out in full."""

from collections.abc import Mapping
from typing import Any, Literal

from charthouse.core.codec import Growing
from charthouse.core.game import BadText
from charthouse.games.cartographers.cards import BOX, RELEASE, box, scoring_ids
from charthouse.games.cartographers.notation import refuse_cyrillic
from charthouse.games.cartographers.scoring import CARD, CATEGORIES, EDICTS

SETTINGS = {"side": False, "edition": False, "edicts": False, "skills": True, "full_map": False}
"""What people choose; skills may be chosen without naming any."""
FallBack = Literal["any", "card"]
FullMap = Literal["scores_all", "scores_current", "goes_on"]

EDITIONS: dict[str, dict[str, str]] = {
    # The printings of 2019 take the terrain of a fall-back square from the card.
    "2019": {"fall_back": "card", "full_map": "goes_on"},
    # Later ones allow any but mountain, and end a solo game when the map is full.
    "2020": {"fall_back": "any", "full_map": "scores_all"},
}


def one_of(option: str, value: object, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        refuse_cyrillic(str(value))
        raise BadText("bad-option-value", option=option, value=str(value)[:40], allowed=", ".join(allowed))
    return value


class Options(Growing, frozen=True, forbid_unknown_fields=True):
    """Nothing is looked up later: what a header says is what is played."""

    side: Literal["A", "B"]
    edition: str
    fall_back: FallBack
    """Terrain of the fall-back square: any, or one of the card's. Under ruins duty it is always any."""
    full_map: FullMap
    """What a full solo map does."""
    edicts: tuple[str, ...]
    """Chosen scoring cards under A to D; none means that chance deals them."""
    skills: bool
    chosen_skills: tuple[str, ...]
    """Chosen skills; none means that chance deals them."""
    release: int = 1
    """The content release: which cards there are. The first one is not written."""

    def __post_init__(self) -> None:
        """Also what a record's header says must make sense."""
        if self.release not in range(1, RELEASE + 1):
            raise BadText("bad-record-release", found=self.release, known=RELEASE)
        for card in self.edicts:
            one_of("edicts", card, scoring_ids(self.release))
        if self.edicts and sorted(CARD[card].category for card in self.edicts) != sorted(CATEGORIES):
            raise BadText("bad-edicts", wanted=len(EDICTS))
        for skill in self.chosen_skills:
            one_of("skills", skill, tuple(box(self.release).skills))
        different = len(set(self.chosen_skills)) if self.skills else 0
        if self.chosen_skills and (different, len(self.chosen_skills)) != (BOX.skills_in_play,) * 2:
            raise BadText("bad-skills", wanted=BOX.skills_in_play)


def expand(given: Mapping[str, Any], players: int) -> Options:
    """Options as people write them, checked and made complete."""
    for key in given:
        if key not in SETTINGS:
            raise BadText("bad-option", option=str(key)[:40], known=", ".join(sorted(SETTINGS)))
    side = one_of("side", given.get("side", "A"), tuple(BOX.sheets))
    edition = one_of("edition", str(given.get("edition", "2020")), tuple(EDITIONS))
    rules = EDITIONS[edition]
    full_map = rules["full_map"]
    if "full_map" in given:
        if full_map == "goes_on":
            raise BadText("bad-full-map", edition=edition)
        full_map = one_of("full_map", given["full_map"], ("scores_all", "scores_current"))
    skills = given.get("skills", False)
    chosen = () if isinstance(skills, bool) else _words(skills)
    return Options(
        side=side,  # type: ignore[arg-type]  # one of the two, checked above
        edition=edition,
        fall_back=rules["fall_back"],  # type: ignore[arg-type]
        full_map=full_map,  # type: ignore[arg-type]
        edicts=_words(given["edicts"]) if "edicts" in given else (),
        skills=bool(skills),
        chosen_skills=chosen,
        release=RELEASE,
    )


def _words(value: object) -> tuple[str, ...]:
    words = value.split(",") if isinstance(value, str) else value
    if not isinstance(words, list | tuple):
        raise BadText("bad-list", value=str(value)[:40])
    return tuple(str(word).strip() for word in words)
