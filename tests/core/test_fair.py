"""Draws that anybody can check: recomputed here with SHA-256 alone, HMAC written out by hand."""

import hashlib
import math
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from charthouse.core import fair

SPAN = 1 << 256


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def hmac_by_hand(key: bytes, message: bytes) -> bytes:
    """RFC 2104 with SHA-256, whose blocks have 64 bytes."""
    key = (sha256(key) if len(key) > 64 else key).ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in key) + message)
    return sha256(bytes(byte ^ 0x5C for byte in key) + inner)


def draw_by_hand(seed: bytes, label: str, choices: int) -> tuple[int, int]:
    """The answer to a question, and how often a value beyond the last full round was thrown away."""
    attempt = 0
    while True:
        text = label if attempt == 0 else f"{label}#{attempt}"
        value = int.from_bytes(hmac_by_hand(seed, text.encode()), "big")
        if value < SPAN // choices * choices:
            return value % choices, attempt
        attempt += 1


def test_hmac_by_hand_gives_the_published_vectors() -> None:
    """RFC 4231, test cases 1, 2 and 6."""
    assert hmac_by_hand(b"\x0b" * 20, b"Hi There").hex() == (
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    )
    assert hmac_by_hand(b"Jefe", b"what do ya want for nothing?").hex() == (
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
    assert (
        hmac_by_hand(b"\xaa" * 131, b"Test Using Larger Than Block-Size Key - Hash Key First").hex()
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    )


# --- fixed vectors: a change of any of these would make old records unverifiable


def test_the_algorithm_keeps_its_name() -> None:
    assert fair.ALGORITHM == "hmac-v1"


def test_a_phrase_stands_for_the_same_secret_for_ever() -> None:
    assert fair.secret_of("42") == sha256(b"charthouse phrase 1\x00" + b"42")
    assert fair.secret_of("42").hex() == PHRASE_42
    assert fair.secret_of("žluťoučký 地圖") == sha256(b"charthouse phrase 1\x00" + "žluťoučký 地圖".encode())


def test_a_commitment_is_the_same_for_ever() -> None:
    secret = bytes(range(32))
    assert fair.commit(secret) == sha256(b"charthouse commitment 1\x00" + secret).hex()
    assert fair.commit(secret) == COMMITMENT


def test_a_draw_is_the_same_for_ever() -> None:
    seed = bytes(range(32))
    drawn = {label: fair.draw(seed, label, choices) for label, choices in VECTORS}
    assert drawn == {label: draw_by_hand(seed, label, choices)[0] for label, choices in VECTORS}
    assert list(drawn.values()) == ANSWERS


VECTORS = (
    ("edict/A", 16),
    ("edict/B", 12),
    ("edict/C", 8),
    ("edict/D", 4),
    ("skill/1", 8),
    ("spring/1", 14),
    ("spring/2", 13),
    ("spring/3/ambush", 4),
    ("winter/7", 10),
)
PHRASE_42 = "d013fc509d8e2ffbf3f7f2467076a1a540fc3dd4bbe8928b60a061fc70f3321a"
COMMITMENT = "fa620b4b689de9b102c874e695c67b4e081366e5552774465a9bc86b30deb5c8"
ANSWERS = [9, 10, 0, 1, 7, 13, 4, 0, 4]


# --- properties


@given(st.binary(min_size=1, max_size=100), st.text(max_size=30), st.integers(1, 1000))
def test_a_draw_is_what_anybody_computes_from_seed_and_label(seed: bytes, label: str, choices: int) -> None:
    assert fair.draw(seed, label, choices) == draw_by_hand(seed, label, choices)[0]
    assert 0 <= fair.draw(seed, label, choices) < choices


@given(st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=20), max_size=5))
def test_the_seed_is_what_anybody_computes_from_the_secret_and_the_contributions(
    secret: bytes, entropy: list[str]
) -> None:
    message = b"charthouse seed 1"
    for part in entropy:
        message += len(part.encode()).to_bytes(4, "big") + part.encode()
    expected = hmac_by_hand(secret, message) if entropy else secret
    assert fair.seed_of(secret, entropy) == expected


def test_the_order_and_the_borders_of_contributions_matter() -> None:
    secret = fair.secret_of("table")
    contributions = [
        *permutations(("ana", "bo", "ćira")),
        ("ab", "c"),
        ("a", "bc"),
        ("abc",),
        ("abc", ""),
        ("", "abc"),
        ("",),
        (),
    ]
    seeds = {fair.seed_of(secret, entropy) for entropy in contributions}
    assert len(seeds) == len(contributions)


def test_a_draw_does_not_depend_on_the_draws_before_it() -> None:
    seed = fair.secret_of("order")
    labels = [f"spring/{number}" for number in range(50)]
    forwards = {label: fair.draw(seed, label, 13) for label in labels}
    backwards = {label: fair.draw(seed, label, 13) for label in reversed(labels)}
    assert forwards == backwards


def chi_square(counts: Counter[int], choices: int) -> float:
    expected = counts.total() / choices
    return sum((counts[answer] - expected) ** 2 / expected for answer in range(choices))


@pytest.mark.parametrize("choices", [2, 3, 7, 13, 16, 17])
def test_all_answers_are_equally_likely(choices: int) -> None:
    """Chi-square over 20 000 labels; a fair draw passes this bound all but once in 100 000 seeds."""
    seed = fair.secret_of("uniform")
    counts = Counter(fair.draw(seed, f"question/{number}", choices) for number in range(20_000))
    degrees = choices - 1
    # Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal.
    spread = 2 / (9 * degrees)
    bound = degrees * (1 - spread + 4.27 * math.sqrt(spread)) ** 3
    assert chi_square(counts, choices) < bound


def test_a_loaded_draw_would_be_noticed() -> None:
    """The bound above is no formality: thirteen answers out of sixteen values fail it."""
    seed = fair.secret_of("uniform")
    counts = Counter(fair.draw(seed, f"question/{number}", 16) % 13 for number in range(20_000))
    assert chi_square(counts, 13) > 1000


def test_where_choices_do_not_divide_the_span_no_answer_is_favoured() -> None:
    """With three quarters of the span as choices, a plain remainder would favour the first third 2 to 1."""
    choices = 3 * (SPAN >> 2)
    seed = fair.secret_of("bias")
    drawn = [fair.draw(seed, f"question/{number}", choices) for number in range(3000)]
    by_hand = [draw_by_hand(seed, f"question/{number}", choices) for number in range(3000)]
    assert drawn == [answer for answer, _ in by_hand]
    assert 600 < sum(again > 0 for _, again in by_hand) < 900
    thirds = Counter(answer // (SPAN >> 2) for answer in drawn)
    assert set(thirds) == {0, 1, 2}
    assert chi_square(thirds, 3) < 23


def test_a_question_with_one_answer_gets_it() -> None:
    assert fair.draw(fair.secret_of("one"), "spring/1", 1) == 0


def test_secrets_are_long_and_never_the_same() -> None:
    drawn = {fair.new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(secret) for secret in drawn} == {32}


def test_a_commitment_gives_nothing_away_that_a_seed_or_a_phrase_would() -> None:
    secret = fair.secret_of("42")
    assert fair.commit(secret) not in (secret.hex(), sha256(secret).hex(), fair.secret_of(secret.hex()).hex())
