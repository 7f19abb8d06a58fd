"""A container file carried out step by step in clean roots, where no container can be built.

It knows the instructions that deploy/Dockerfile needs; another one fails the test until it is learned here.
"""

import json
import os
import shlex
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

from clean_root import Root


@dataclass
class Image:
    """What a stage of the file comes to."""

    root: Root
    env: dict[str, str] = field(default_factory=dict)
    user: tuple[int, int] = (0, 0)
    volumes: list[str] = field(default_factory=list)
    ports: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)


def steps(text: str) -> Iterator[tuple[str, str]]:
    """Instructions, each with what stands behind it."""
    kept = "\n".join(line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    for line in kept.replace("\\\n", " ").splitlines():
        word, _, rest = line.partition(" ")
        yield word, rest.strip()


def built(file: Path, context: Path, base: Root, folder: Path) -> Image:
    """The last stage; every one begins with a copy of the base, which stands in for the image it names."""
    stages: dict[str, Image] = {}
    for word, rest in steps(file.read_text(encoding="utf-8")):
        if word == "FROM":
            assert rest.startswith("python:"), rest
            name = rest.partition(" AS ")[2] or "last"
            image = stages[name] = Image(base.copied(folder / name))
            continue
        match word:
            case "COPY":
                _copy(rest, image.root, context, stages)
            case "RUN":
                image.root.run(rest, image.env)
            case "ENV":
                image.env |= dict(pair.split("=", 1) for pair in shlex.split(rest))
            case "USER":
                user, group = rest.split(":")
                image.user = int(user), int(group)
            case "VOLUME":
                image.volumes.append(rest)
            case "EXPOSE":
                image.ports.append(rest)
            case "HEALTHCHECK":
                image.health = json.loads(rest.partition("CMD ")[2])
            case "ENTRYPOINT":
                image.entry = json.loads(rest)
            case "CMD":
                image.command = json.loads(rest)
            case _:
                raise AssertionError(f"{word} is not known here")
    return image


def _copy(rest: str, root: Root, context: Path, stages: dict[str, Image]) -> None:
    words = rest.split()
    options = dict(word.removeprefix("--").split("=", 1) for word in words[:-2])
    assert options.keys() <= {"from", "chown"}, rest
    source, target = words[-2:]
    if "from" in options:
        shutil.copytree(stages[options["from"]].root / source, root / target, symlinks=True)
    else:
        clone(context / source, root / target)
    if "chown" in options:
        user, group = map(int, options["chown"].split(":"))
        for path in (root / target, *(root / target).rglob("*")):
            os.chown(path, user, group, follow_symlinks=False)


def clone(context: Path, target: Path) -> None:
    """What is sent to be built: all but what .dockerignore leaves out, and no page yet, as in a new clone."""
    patterns = [*(context / ".dockerignore").read_text(encoding="utf-8").split(), "src/charthouse/page"]
    shutil.copytree(context, target, symlinks=True, ignore=_ignored(context, patterns))


def _ignored(context: Path, patterns: list[str]) -> Callable[[str, list[str]], set[str]]:
    def left_out(folder: str, names: list[str]) -> set[str]:
        inside = Path(folder).relative_to(context)
        return {
            name
            for name in names
            for pattern in patterns
            if fnmatch(name, pattern.removeprefix("**/") if pattern.startswith("**/") else "")
            or pattern == (inside / name).as_posix()
        }

    return left_out
