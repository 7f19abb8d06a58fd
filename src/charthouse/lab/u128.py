"""A 128-bit unsigned integer for numba, so that `(empty >> 12) & mask` means the same compiled and plain.

`Bits` constants become this type inside compiled code. It knows what boards need: and, or, exclusive or,
shifts, negation, equality, truth and `bit_count`. In arrays a board is two words, the low one first.
"""

import operator
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.imputils import lower_constant
from numba.extending import (
    intrinsic,
    lower_builtin,
    models,
    overload,
    overload_method,
    register_model,
    typeof_impl,
)

_I128 = ir.IntType(128)
_I64 = ir.IntType(64)
_ZERO = ir.Constant(_I128, 0)
_WORD = ir.Constant(_I128, 64)
_LOW = (1 << 64) - 1


class Bits(int):
    """An integer that compiled code takes for a board."""

    __slots__ = ()


class U128(types.Type):
    def __init__(self) -> None:
        super().__init__(name="u128")


u128 = U128()


@typeof_impl.register(Bits)
def _type_of_bits(value: Bits, context: Any) -> U128:
    return u128


@register_model(U128)
class _Model(models.PrimitiveModel):
    def __init__(self, manager: Any, type_: Any) -> None:
        super().__init__(manager, type_, _I128)


@lower_constant(U128)
def _constant(context: Any, builder: Any, type_: Any, value: int) -> Any:
    return ir.Constant(_I128, int(value))


def _of_one(result: Any, build: Any) -> Any:
    @intrinsic
    def instruction(context, x):
        return result(u128), lambda _, builder, signature, args: build(builder, args[0])

    return instruction


def _of_two(result: Any, build: Any) -> Any:
    @intrinsic
    def instruction(context, x, y):
        return result(u128, y), lambda _, builder, signature, args: build(builder, args[0], args[1])

    return instruction


def _between_boards(symbols: tuple[Any, ...], build: Any, result: Any = u128) -> None:
    instruction = _of_two(result, build)
    for symbol in symbols:

        @overload(symbol)
        def meaning(x, y):
            return (lambda x, y: instruction(x, y)) if x is u128 and y is u128 else None


def _shift(symbols: tuple[Any, ...], build: Any) -> None:
    instruction = _of_two(u128, lambda b, x, places: build(b, x, b.zext(places, _I128)))
    for symbol in symbols:

        @overload(symbol)
        def meaning(x, y):
            return (lambda x, y: instruction(x, y)) if x is u128 and isinstance(y, types.Integer) else None


_between_boards((operator.and_, operator.iand), lambda b, x, y: b.and_(x, y))
_between_boards((operator.or_, operator.ior), lambda b, x, y: b.or_(x, y))
_between_boards((operator.xor, operator.ixor), lambda b, x, y: b.xor(x, y))
_between_boards((operator.eq,), lambda b, x, y: b.icmp_unsigned("==", x, y), types.boolean)
_between_boards((operator.ne,), lambda b, x, y: b.icmp_unsigned("!=", x, y), types.boolean)
_shift((operator.rshift, operator.irshift), lambda b, x, places: b.lshr(x, places))
_shift((operator.lshift, operator.ilshift), lambda b, x, places: b.shl(x, places))

_negative = _of_one(u128, lambda b, x: b.neg(x))
_some = _of_one(types.boolean, lambda b, x: b.icmp_unsigned("!=", x, _ZERO))
_count = _of_one(types.int64, lambda b, x: b.trunc(b.ctpop(x), _I64))
low_word = _of_one(types.uint64, lambda b, x: b.trunc(x, _I64))
high_word = _of_one(types.uint64, lambda b, x: b.trunc(b.lshr(x, _WORD), _I64))


@intrinsic
def _joined(context, low, high):
    def build(_: Any, b: Any, signature: Any, args: Any) -> Any:
        return b.or_(b.shl(b.zext(args[1], _I128), _WORD), b.zext(args[0], _I128))

    return u128(types.uint64, types.uint64), build


@overload(operator.neg)
def _neg(x):
    return (lambda x: _negative(x)) if x is u128 else None


@overload(operator.not_)
def _not(x):
    return (lambda x: not _some(x)) if x is u128 else None


@overload(operator.truth)
def _truth(x):
    return (lambda x: _some(x)) if x is u128 else None


@lower_builtin(bool, u128)
def _bool(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return builder.icmp_unsigned("!=", args[0], _ZERO)


@overload_method(U128, "bit_count")
def _bit_count(x):
    return lambda x: _count(x)


def board(words: Any, place: int) -> int:
    """The board at that place of an array of words."""
    return int(words[place, 0]) | int(words[place, 1]) << 64


def put(words: Any, place: int, board: int) -> None:
    words[place, 0] = board & _LOW
    words[place, 1] = board >> 64


@overload(board, inline="always")
def _board(words, place):
    return lambda words, place: _joined(words[place, 0], words[place, 1])


@overload(put, inline="always")
def _put(words, place, board):
    def stored(words, place, board):
        words[place, 0] = low_word(board)
        words[place, 1] = high_word(board)

    return stored
