"""One line of text for each event, that parses back. Seats count from 1."""

from collections.abc import Callable
from typing import Any

from charthouse.core.game import BadText
from charthouse.games.charterstone import events as happened
from charthouse.games.charterstone.events import Event, Goods
from charthouse.games.charterstone.frame import Frame

_WRITE: dict[type, Callable[[Any], str]] = {
    happened.FirstPlayer: lambda e: f"first {e.seat + 1}",
    happened.ObjectiveShown: lambda e: f"objective {e.objective}",
    happened.CardShown: lambda e: f"shown {e.card}",
    happened.CardDrawn: lambda e: f"drawn {e.seat + 1} {e.card}",
    happened.TurnBegan: lambda e: f"turn {e.turn} seat {e.seat + 1}",
    happened.Forced: lambda e: f"forced {e.seat + 1}",
    happened.Placed: lambda e: f"placed {e.seat + 1} {e.building}",
    happened.Bumped: lambda e: f"bumped {e.seat + 1} {e.building}",
    happened.CameHome: lambda e: f"home {e.seat + 1}",
    happened.Asked: lambda e: "asked " + " ".join([f"{w}:{a}:{n}:{s}" for w, a, n, s in e.frames]),
    happened.Paid: lambda e: f"paid {e.seat + 1} {_goods_text(e.goods)}",
    happened.Gained: lambda e: f"gained {e.seat + 1} {_goods_text(e.goods)}",
    happened.Scored: lambda e: f"vp {e.seat + 1} {e.vp} {e.part} {e.source}",
    happened.CardTaken: lambda e: f"took {e.seat + 1} {e.card}",
    happened.CardsDiscarded: lambda e: f"discarded {e.seat + 1} {' '.join(e.cards)}",
    happened.CardGiven: lambda e: f"given {e.seat + 1} {e.card}",
    happened.CardArchived: lambda e: f"archived {e.seat + 1} {e.card}",
    happened.Reshuffled: lambda e: "reshuffled",
    happened.Built: lambda e: f"built {e.seat + 1} {e.building} {e.plot}",
    happened.CrateOpened: lambda e: f"opened {e.seat + 1} {e.crate}",
    happened.PersonaGained: lambda e: f"persona {e.seat + 1} {e.persona}",
    happened.RuleEntered: lambda e: f"rule {e.slot} {e.version}",
    happened.ObjectiveMet: lambda e: f"scored {e.seat + 1} {e.objective}",
    happened.CellFilled: lambda e: f"filled {e.seat + 1} {e.cell}",
    happened.Reputed: lambda e: f"reputed {e.seat + 1}",
    happened.Progressed: lambda e: f"progress {e.seat + 1} {e.space}",
    happened.Named: lambda e: f"named {e.seat + 1} {e.what} {e.name}",
    happened.Glorified: lambda e: f"glory {e.seat + 1} {e.glory}",
    happened.Won: lambda e: f"won {e.seat + 1}",
    happened.Kept: lambda e: " ".join(
        filter(None, [f"kept {e.seat + 1}", _goods_text(e.goods), " ".join(("cards", *e.cards))])
    ),
    happened.Ended: lambda e: "end",
}


def _goods_text(goods: Goods) -> str:
    return " ".join([f"{what} {n}" for what, n in goods])


def event_text(event: Any) -> str:
    return _WRITE[type(event)](event)


def parse_event(text: str) -> Event:
    word, *rest = text.split() or [""]
    try:
        event: Event = _READ[word](rest)
    except (KeyError, ValueError, IndexError, TypeError):
        raise BadText("bad-event", text=text[:60]) from None
    if event_text(event) != text:
        raise BadText("bad-event", text=text[:60])
    return event


def _seat(word: str) -> int:
    return int(word) - 1


def _goods(words: list[str]) -> Goods:
    return tuple((what, int(n)) for what, n in zip(words[::2], words[1::2], strict=True))


def _frame(word: str) -> Frame:
    name, arg, n, source = word.split(":")
    return Frame(name, arg, int(n), source)


def _kept(words: list[str]) -> Event:
    at = words.index("cards")
    return happened.Kept(_seat(words[0]), _goods(words[1:at]), tuple(words[at + 1 :]))


_READ: dict[str, Callable[[list[str]], Any]] = {
    "first": lambda w: happened.FirstPlayer(_seat(w[0])),
    "objective": lambda w: happened.ObjectiveShown(w[0]),
    "shown": lambda w: happened.CardShown(w[0]),
    "drawn": lambda w: happened.CardDrawn(_seat(w[0]), w[1]),
    "turn": lambda w: happened.TurnBegan(int(w[0]), _seat(w[2])),
    "forced": lambda w: happened.Forced(_seat(w[0])),
    "placed": lambda w: happened.Placed(_seat(w[0]), w[1]),
    "bumped": lambda w: happened.Bumped(_seat(w[0]), w[1]),
    "home": lambda w: happened.CameHome(_seat(w[0])),
    "asked": lambda w: happened.Asked(tuple(_frame(word) for word in w)),
    "paid": lambda w: happened.Paid(_seat(w[0]), _goods(w[1:])),
    "gained": lambda w: happened.Gained(_seat(w[0]), _goods(w[1:])),
    "vp": lambda w: happened.Scored(_seat(w[0]), int(w[1]), w[2], w[3]),
    "took": lambda w: happened.CardTaken(_seat(w[0]), w[1]),
    "discarded": lambda w: happened.CardsDiscarded(_seat(w[0]), tuple(w[1:])),
    "given": lambda w: happened.CardGiven(_seat(w[0]), w[1]),
    "archived": lambda w: happened.CardArchived(_seat(w[0]), w[1]),
    "reshuffled": lambda w: happened.Reshuffled(),
    "built": lambda w: happened.Built(_seat(w[0]), w[1], w[2]),
    "opened": lambda w: happened.CrateOpened(_seat(w[0]), int(w[1])),
    "persona": lambda w: happened.PersonaGained(_seat(w[0]), w[1]),
    "rule": lambda w: happened.RuleEntered(int(w[0]), int(w[1])),
    "scored": lambda w: happened.ObjectiveMet(_seat(w[0]), w[1]),
    "filled": lambda w: happened.CellFilled(_seat(w[0]), w[1]),
    "reputed": lambda w: happened.Reputed(_seat(w[0])),
    "progress": lambda w: happened.Progressed(_seat(w[0]), int(w[1])),
    "named": lambda w: happened.Named(_seat(w[0]), w[1], " ".join(w[2:])),
    "glory": lambda w: happened.Glorified(_seat(w[0]), int(w[1])),
    "won": lambda w: happened.Won(_seat(w[0])),
    "kept": _kept,
    "end": lambda w: happened.Ended(),
}
