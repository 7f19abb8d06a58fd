"""The temporary rules of single games: one small file each, a function that changes some of the answers.

A game's legacy names the one that holds. So far there is none: they come with the guideposts.
"""

from charthouse.games.charterstone.answers import Change

TEMPORARY: dict[str, Change] = {}
