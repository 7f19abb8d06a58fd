"""Dependencies with known faults: nothing locked, and nothing a release may be installed with, is so old."""

import json
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
KNOWN = tomllib.loads((ROOT / "tests" / "advisories.toml").read_text(encoding="utf-8"))


class Locked(NamedTuple):
    name: str
    version: str


def locked_python() -> list[Locked]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [Locked(*line.split("==")) for line in lines if "==" in line]


def locked_node() -> list[Locked]:
    lock = json.loads((ROOT / "ui" / "package-lock.json").read_text(encoding="utf-8"))
    found = [(place.rpartition("node_modules/")[2], one) for place, one in lock["packages"].items()]
    return [Locked(name, one["version"]) for name, one in found if name]


@pytest.mark.parametrize(("kind", "locked"), [("python", locked_python()), ("node", locked_node())])
def test_nothing_locked_has_a_known_fault(kind: str, locked: list[Locked]) -> None:
    old = [
        (one, floor, fault)
        for name, (floor, fault) in KNOWN[kind].items()
        for one in locked
        if canonicalize_name(one.name) == canonicalize_name(name) and Version(one.version) < Version(floor)
    ]
    assert not old


@pytest.mark.parametrize(("kind", "locked"), [("python", locked_python()), ("node", locked_node())])
def test_what_is_listed_is_in_use(kind: str, locked: list[Locked]) -> None:
    names = {canonicalize_name(one.name) for one in locked}
    assert {name for name in KNOWN[kind] if canonicalize_name(name) not in names} == set()


def test_a_release_asks_for_no_version_with_a_known_fault() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for wish in map(Requirement, project["dependencies"]):
        floor = {canonicalize_name(name): floor for name, (floor, _) in KNOWN["python"].items()}.get(
            canonicalize_name(wish.name), "0"
        )
        least = [Version(bound.version) for bound in wish.specifier if bound.operator == ">="]
        assert least
        assert least[0] >= Version(floor), wish
