"""A 128-bit unsigned integer for numba, so that `(empty >> 12) & mask` means the same compiled and plain.

`Bits` constants become this type inside compiled code. It knows what boards need: and, or, exclusive or,
shifts, sum, product, negation, equality, truth and `bit_count`; and the words of `core.kernel`.
In arrays a board is two words, the low one first.
"""

import operator
from typing import Any

import numpy as np
from llvmlite import binding, ir
from numba.core import cgutils, config, types
from numba.core.imputils import lower_constant
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import (
    intrinsic,
    lower_builtin,
    models,
    overload,
    overload_method,
    register_model,
    typeof_impl,
)

from charthouse.core import kernel as plain

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


# --- operators


def _means(symbols: tuple[Any, ...], result: Any, given: tuple[type, ...], build: Any) -> None:
    """What operators or functions do where all that is given is of these kinds."""
    for symbol in symbols:

        @infer_global(symbol)
        class _Typing(AbstractTemplate):
            key = symbol

            def generic(self, args, kws):
                if len(args) == len(given) and all(map(isinstance, args, given)):
                    return signature(result, *map(types.unliteral, args))
                return None

        @lower_builtin(symbol, *given)
        def _lower(context, builder, signature, args):
            return build(builder, *args)


_BOARD, _BOARDS, _PLACES = (U128,), (U128, U128), (U128, types.Integer)
_means((operator.and_, operator.iand), u128, _BOARDS, lambda b, x, y: b.and_(x, y))
_means((operator.or_, operator.ior), u128, _BOARDS, lambda b, x, y: b.or_(x, y))
_means((operator.xor, operator.ixor), u128, _BOARDS, lambda b, x, y: b.xor(x, y))
_means((operator.add, operator.iadd), u128, _BOARDS, lambda b, x, y: b.add(x, y))
_means((operator.mul, operator.imul), u128, _BOARDS, lambda b, x, y: b.mul(x, y))
_means((operator.eq,), types.boolean, _BOARDS, lambda b, x, y: b.icmp_unsigned("==", x, y))
_means((operator.ne,), types.boolean, _BOARDS, lambda b, x, y: b.icmp_unsigned("!=", x, y))
_means((operator.rshift, operator.irshift), u128, _PLACES, lambda b, x, y: b.lshr(x, b.zext(y, _I128)))
_means((operator.lshift, operator.ilshift), u128, _PLACES, lambda b, x, y: b.shl(x, b.zext(y, _I128)))
_means((operator.neg,), u128, _BOARD, lambda b, x: b.neg(x))
_means((operator.not_,), types.boolean, _BOARD, lambda b, x: b.icmp_unsigned("==", x, _ZERO))
_means((operator.truth, bool), types.boolean, _BOARD, lambda b, x: b.icmp_unsigned("!=", x, _ZERO))


@overload_method(U128, "bit_count")
def _bit_count(x):
    return lambda x: _count(x)


@intrinsic
def _count(context, x):
    return types.int64(u128), lambda _, b, signature, args: b.trunc(b.ctpop(args[0]), _I64)


# --- the words of `core.kernel`


def bits(number: int) -> int:
    return number


def number(board: int) -> int:
    return board


def nth(board: int, number: int) -> int:
    return plain.nth(board, number)


def board(words: Any, place: int) -> int:
    """The board at that place of an array of words."""
    return int(words[place, 0]) | int(words[place, 1]) << 64


def put(words: Any, place: int, board: int) -> None:
    words[place, 0] = board & _LOW
    words[place, 1] = board >> 64


def _joined(low: int, high: int) -> int:
    return low | high << 64


def _low_word(board: int) -> int:
    return board & _LOW


def _high_word(board: int) -> int:
    return board >> 64


def _ones(word: int) -> int:
    return word.bit_count()


_means((bits,), u128, (types.Integer,), lambda b, x: b.zext(x, _I128))
_means((number,), types.int64, _BOARD, lambda b, x: b.trunc(x, _I64))
_means((_low_word,), types.uint64, _BOARD, lambda b, x: b.trunc(x, _I64))
_means((_high_word,), types.uint64, _BOARD, lambda b, x: b.trunc(b.lshr(x, _WORD), _I64))
_means((_ones,), types.int64, (types.Integer,), lambda b, x: b.ctpop(x))
_means(
    (_joined,),
    u128,
    (types.Integer, types.Integer),
    lambda b, low, high: b.or_(b.shl(b.zext(high, _I128), _WORD), b.zext(low, _I128)),
)


@overload(board)
def _board(words, place):
    return lambda words, place: _joined(words[place, 0], words[place, 1])


@overload(put)
def _put(words, place, board):
    def stored(words, place, board):
        words[place, 0] = _low_word(board)
        words[place, 1] = _high_word(board)

    return stored


def _nth_of_word(word: int, number: int) -> int:
    return plain.nth(word, number)


@overload(nth)
def _nth(board, number):
    def found(board, number):
        low = _low_word(board)
        here = _ones(low)
        if number < here:
            return _nth_of_word(low, number)
        return 64 + _nth_of_word(_high_word(board), number - here)

    return found


def _deposits_bits() -> bool:
    """Whether the processor has the instruction that finds the n-th bit of a word, and is quick at it."""
    slow = ("znver1", "znver2")
    if getattr(config, "CPU_NAME", None) or binding.get_host_cpu_name() in slow:
        return False
    return bool(binding.get_host_cpu_features().get("bmi2"))


if _deposits_bits():

    def _build_nth(b, word, number):
        deposit = cgutils.get_or_insert_function(
            b.module, ir.FunctionType(_I64, [_I64, _I64]), "llvm.x86.bmi.pdep.64"
        )
        one = b.shl(ir.Constant(_I64, 1), number)
        return b.cttz(b.call(deposit, [one, word]), ir.Constant(ir.IntType(1), 1))

    _means((_nth_of_word,), types.int64, (types.Integer, types.Integer), _build_nth)
else:

    @overload(_nth_of_word)
    def _halved(word, number):
        def found(word, number):
            place = 0
            for width in (32, 16, 8, 4, 2, 1):
                low = word & ((np.uint64(1) << np.uint64(width)) - np.uint64(1))
                here = _ones(low)
                if number >= here:
                    number -= here
                    word >>= np.uint64(width)
                    place += width
                else:
                    word = low
            return place

        return found
