"""Names that people give themselves: the others can read them, and tell them from each other."""

import unicodedata

_LONGEST = 60
_NEVER = frozenset({"Cc", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Controls, ends of lines, and signs that mean nothing to others."""
_TURNING = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""The kinds of signs that turn the sentence around in which a name stands."""
_UNSEEN = frozenset({"Cf", "Me", "Mn", "Zs"})
_BLANK = ("BLANK", "FILLER", "NULL NOTEHEAD")
"""Letters and symbols that show nothing say so in their names."""
_ALIKE = str.maketrans(
    "авеёікмнорстухѕјԛԝһӏαβεηικμνορτυχωıłøđ01",
    "abeeikmhopctyxsjqwhlabenikuvoptuxwilodol",
)
"""Small letters of other alphabets, and figures, that are read as Latin ones."""


_TALL = str.maketrans("IΙІ", "lll")
"""Great letters that are a stroke, as the small l is."""


def readable(name: str) -> bool:
    """One line that shows something and turns nothing around it. No name at all is readable too."""
    return (
        len(name) <= _LONGEST
        and not any(map(_misleads, name))
        and (not name.strip() or any(unicodedata.category(sign) not in _UNSEEN for sign in name))
    )


def _misleads(sign: str) -> bool:
    """Whether a sign has no place in any name: it breaks or turns the line, or shows an empty space."""
    return (
        unicodedata.category(sign) in _NEVER
        or unicodedata.bidirectional(sign) in _TURNING
        or unicodedata.name(sign, "").endswith(_BLANK)
    )


def look_alike(one: str, other: str) -> bool:
    """Whether people could take one name for the other."""
    return bool(one.strip()) and (
        _seen(one) == _seen(other) or _seen(one.translate(_TALL)) == _seen(other.translate(_TALL))
    )


def _seen(name: str) -> str:
    """A name as it is seen at a glance: no case, no spaces, one alphabet."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(sign for sign in plain if unicodedata.category(sign) not in _UNSEEN).translate(_ALIKE)
