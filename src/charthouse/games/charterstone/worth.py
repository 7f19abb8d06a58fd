"""What an action is worth at once: a rough price for everything a player can hold."""

from charthouse.games.charterstone.notation import Action
from charthouse.games.charterstone.state import View


def gain(view: View, action: Action) -> int:
    return 0
