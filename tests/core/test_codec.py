"""States grow from release to release, and what an old one was written as stays as it was."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from charthouse.core import codec
from charthouse.core.codec import Growing, always
from charthouse.games import GAMES, game


class Coin(NamedTuple):
    value: int


class Before(Growing, frozen=True):
    """A purse of the first release."""

    owner: str
    coins: tuple[Coin, ...] = always(())


class Purse(Growing, frozen=True):
    """The same, later: it may be sealed, and hold a note."""

    owner: str
    coins: tuple[Coin, ...] = always(())
    sealed: bool = False
    note: str = ""
    tokens: tuple[int, ...] = ()


def test_a_later_field_is_not_written_while_it_holds_its_default() -> None:
    for coins in ((), (Coin(3),)):
        assert codec.write(Purse("Ana", coins)) == codec.write(Before("Ana", coins))
        assert codec.digest(Purse("Ana", coins)) == codec.digest(Before("Ana", coins))


def test_what_was_there_from_the_beginning_is_always_written() -> None:
    assert codec.write(Purse("Ana")) == '{"coins":[],"owner":"Ana"}'


@pytest.mark.parametrize(
    "purse", [Purse("Ana", sealed=True), Purse("Ana", note="x"), Purse("Ana", tokens=(0,))]
)
def test_a_later_field_that_holds_something_changes_the_hash_and_reads_back(purse: Purse) -> None:
    assert codec.digest(purse) != codec.digest(Purse("Ana"))
    assert codec.read(codec.write(purse), Purse) == purse


def test_a_default_that_was_worked_out_is_left_out_too() -> None:
    worked_out = Purse("Ana", (), bool(0), "".join([]), tuple(list[int]()))
    assert codec.write(worked_out) == codec.write(Purse("Ana"))


def test_what_an_earlier_release_wrote_reads_back() -> None:
    assert codec.read('{"coins":[[3]],"owner":"Ana"}', Purse) == Purse("Ana", (Coin(3),))


def structs(kind: Any, seen: set[Any]) -> Iterator[type[msgspec.Struct]]:
    """Every struct that a type is made of."""
    if kind in seen:
        return
    seen.add(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for field in msgspec.structs.fields(kind):
            yield from structs(field.type, seen)
    for part in getattr(kind, "__args__", ()):
        yield from structs(part, seen)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_part_of_a_state_can_grow(game_id: str) -> None:
    played = game(game_id)
    found = [part for kind in (played.state_type, played.view_type) for part in structs(kind, set())]
    assert {played.state_type, played.view_type, played.options_type} <= set(found)
    for part in found:
        assert issubclass(part, Growing), part
        for field in msgspec.structs.fields(part):
            plain = field.default is msgspec.NODEFAULT or field.default in codec.PLAIN
            assert plain, f"{part.__name__}.{field.name}: a default that msgspec may write all the same"
