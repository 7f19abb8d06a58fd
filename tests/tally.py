"""The tally of a battery: how much a test has tried, for `tools/battery.py`, and which portion this is."""

import json
import os

PORTION = os.environ.get("CHARTHOUSE_PORTION", "0")
"""Belongs into the seed of a test whose long form comes in portions: each tries something else."""


def tally(**counted: int) -> None:
    """Says how much of what was tried, where somebody counts; `full_disks=1` is one of the full disks."""
    if sheet := os.environ.get("CHARTHOUSE_TALLY"):
        with open(sheet, "a", encoding="utf-8") as lines:
            lines.write(json.dumps({what.replace("_", " "): count for what, count in counted.items()}) + "\n")
