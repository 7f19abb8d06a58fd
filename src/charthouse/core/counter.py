"""`counter-v1`: the draws of the lab. They answer the same questions as `hmac-v1`, fast and without secrecy.

A seed is a number of 64 bits; a draw depends on it and on the label of the question alone. Label and
seed are mixed by the finisher of SplitMix64, and the upper word of the product with the number of
choices is the answer.
"""

import hashlib

from charthouse.core.kernel import Bits, bits, kernel, number

ALGORITHM = "counter-v1"
WORD = Bits((1 << 64) - 1)
STEP = Bits(0x9E3779B97F4A7C15)
FIRST = Bits(0xBF58476D1CE4E5B9)
SECOND = Bits(0x94D049BB133111EB)


def label_number(label: str) -> int:
    """A question's label as a number of 64 bits."""
    return int.from_bytes(hashlib.sha256(label.encode()).digest()[:8], "big")


@kernel
def mixed(word: int) -> int:
    word = (word ^ word >> 30) * FIRST & WORD
    word = (word ^ word >> 27) * SECOND & WORD
    return word ^ word >> 31


@kernel
def key_of(seed: int) -> int:
    """What a game keeps of its seed."""
    return mixed((seed + STEP) & WORD)


@kernel
def draw(key: int, label: int, choices: int) -> int:
    """A number below `choices`."""
    return number(mixed(key ^ label) * bits(choices) >> 64)
