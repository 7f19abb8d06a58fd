"""Results on standard output: one JSON object, or lines for a person."""

import sys
from collections.abc import Mapping
from typing import Any

import msgspec


def put(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def put_json(value: Mapping[str, Any]) -> None:
    put(msgspec.json.encode(value).decode())
