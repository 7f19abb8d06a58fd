"""Events of cards: turned up, drawn, taken, given, discarded, archived."""

from typing import Any

from msgspec.structs import replace

from charthouse.core.game import Seat
from charthouse.games.charterstone.events.event import Event, added, held, put, seat_of, without
from charthouse.games.charterstone.legacy import Legacy
from charthouse.games.charterstone.names import Say, card_name, joined
from charthouse.games.charterstone.pieces import GAP
from charthouse.games.charterstone.state import State


class ObjectiveShown(Event, frozen=True, gc=False):
    word = "objective"
    objective: str

    def change(self, state: State) -> State:
        return replace(state, objectives=(*state.objectives, self.objective), met=(*state.met, ()))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-objective", objective=say(f"stone-objective-{self.objective}"))


class CardShown(Event, frozen=True, gc=False):
    """A card came up on the first free place of the mat."""

    word = "shown"
    card: str

    def change(self, state: State) -> State:
        return replace(
            state,
            mat=put(state.mat, state.mat.index(GAP), self.card),
            deck=without(state.deck, self.card),
            dealt=state.dealt + 1,
        )

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-shown", card=card_name(self.card, say))


class CardDrawn(Event, frozen=True, gc=False):
    """A seat drew the top card of the deck."""

    word = "drawn"
    seat: Seat
    card: str

    def change(self, state: State) -> State:
        return replace(
            state,
            deck=without(state.deck, self.card),
            dealt=state.dealt + 1,
            holdings=held(state, self.seat, cards=added(state.holdings[self.seat].cards, self.card)),
        )

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-drawn", name=name, card=card_name(self.card, say))


class CardTaken(Event, frozen=True, gc=False):
    """A seat took a card from the mat."""

    word = "took"
    seat: Seat
    card: str

    def change(self, state: State) -> State:
        return replace(
            state,
            mat=put(state.mat, state.mat.index(self.card), GAP),
            holdings=held(state, self.seat, cards=added(state.holdings[self.seat].cards, self.card)),
        )

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-took", name=name, card=card_name(self.card, say))


class CardsDiscarded(Event, frozen=True, gc=False):
    word = "discarded"
    seat: Seat
    cards: tuple[str, ...]

    def change(self, state: State) -> State:
        cards = without(state.holdings[self.seat].cards, *self.cards)
        return replace(
            state, discard=added(state.discard, *self.cards), holdings=held(state, self.seat, cards=cards)
        )

    def line(self) -> str:
        return f"discarded {self.seat + 1} {' '.join(self.cards)}"

    @classmethod
    def read(cls, words: list[str]) -> "CardsDiscarded":
        return cls(seat_of(words[0]), tuple(words[1:]))

    def sentence(self, name: str, say: Say) -> Any:
        cards = joined("stone-and", (card_name(card, say) for card in self.cards), say)
        return say("stone-log-discarded", name=name, cards=cards)


class CardGiven(Event, frozen=True, gc=False):
    """A building card came out of a crate."""

    word = "given"
    seat: Seat
    card: str

    def change(self, state: State) -> State:
        cards = added(state.holdings[self.seat].cards, self.card)
        return replace(state, holdings=held(state, self.seat, cards=cards))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-given", name=name, card=card_name(self.card, say))


class CardArchived(Event, frozen=True, gc=False):
    word = "archived"
    seat: Seat
    card: str

    def change(self, state: State) -> State:
        cards = without(state.holdings[self.seat].cards, self.card)
        return replace(
            state, archive=added(state.archive, self.card), holdings=held(state, self.seat, cards=cards)
        )

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-archived", card=card_name(self.card, say))

    def lasts(self, legacy: Legacy, chest: int) -> Legacy:
        return replace(legacy, archive=added(legacy.archive, self.card))


class Reshuffled(Event, frozen=True, gc=False):
    """The discarded cards became the deck."""

    word = "reshuffled"

    def change(self, state: State) -> State:
        return replace(state, deck=added(state.deck, *state.discard), discard=())

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-reshuffled")
