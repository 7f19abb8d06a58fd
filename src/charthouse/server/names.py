"""Names that people give themselves: the others have to be able to read them."""

import unicodedata

_LONGEST = 60
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""They turn the sentence around in which a name stands."""
_UNSEEN = {"Cf", "Mn", "Zs", "Zl", "Zp"}


def readable(name: str) -> bool:
    """One line that shows something and turns nothing around it. No name at all is readable too."""
    kinds = {unicodedata.category(sign) for sign in name}
    plain = "Cc" not in kinds and _TURNING.isdisjoint(name)
    return len(name) <= _LONGEST and plain and (not name.strip() or not kinds <= _UNSEEN)
