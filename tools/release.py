"""Builds a release into dist/ and tries it: `python tools/release.py`.

Archive (sdist) and wheel are checked, installed each into a clean environment without Node under every
Python from 3.11 on that the machine has, and each game is played there.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
OLDEST = (3, 11)


def main() -> int:
    shutil.rmtree(DIST, ignore_errors=True)
    run([sys.executable, "-m", "build", "--outdir", str(DIST), str(ROOT)])
    built = sorted(DIST.iterdir())
    run([sys.executable, "-m", "twine", "check", "--strict", *map(str, built)])
    for path in built:
        look_into(path)
    found = pythons()
    for python in found.values():
        for path in built:
            try_out(python, path)
    said = ", ".join(".".join(map(str, version)) for version in found)
    print(f"Good under Python {said}: {', '.join(path.name for path in built)}")
    return 0


def look_into(path: Path) -> None:
    """Both carry the page, the version of the package, and nothing of the workshop."""
    if path.suffix == ".whl":
        names = zipfile.ZipFile(path).namelist()
    else:
        with tarfile.open(path) as packed:
            names = packed.getnames()
    if not any(name.endswith("charthouse/page/index.html") for name in names):
        sys.exit(f"{path.name} carries no page.")
    if odd := [name for name in names if re.search(r"node_modules|\.venv|__pycache__|\.node/", name)]:
        sys.exit(f"{path.name} carries {odd[0]}.")
    if version() not in path.name:
        sys.exit(f"{path.name} is not version {version()}.")


def version() -> str:
    text = (ROOT / "src" / "charthouse" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, flags=re.MULTILINE)
    return found[1] if found else sys.exit("src/charthouse/__init__.py names no version.")


def pythons() -> dict[tuple[int, int], str]:
    """One Python of every version that is new enough, of this process, the path and pyenv."""
    found: dict[tuple[int, int], str] = {}
    for python in candidates():
        ask = [python, "-c", "import sys, venv, ensurepip; print(*sys.version_info[:2])"]
        said = subprocess.run(ask, capture_output=True, text=True, check=False)
        if said.returncode == 0:
            major, minor = map(int, said.stdout.split())
            if (major, minor) >= OLDEST:
                found.setdefault((major, minor), python)
    return dict(sorted(found.items()))


def candidates() -> Iterator[str]:
    yield sys.executable
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        yield from map(str, sorted(Path(folder).glob("python3.[0-9]*[0-9]")))
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from map(str, sorted(pyenv.glob("versions/3.*/bin/python3")))


def try_out(python: str, path: Path) -> None:
    """Installs it as a user does, where there is no Node, and plays each game."""
    with tempfile.TemporaryDirectory() as home:
        run([python, "-m", "venv", home])
        bare = {**os.environ, "PATH": str(Path(home) / "bin"), "PYTHONPATH": ""}
        run([f"{home}/bin/python", "-m", "pip", "install", "--quiet", str(path)], bare, home)
        run([f"{home}/bin/charthouse", "--version"], bare, home)
        ask = [f"{home}/bin/python", "-c", "import charthouse; print(*charthouse.games())"]
        known = subprocess.run(ask, env=bare, cwd=home, capture_output=True, text=True, check=True).stdout
        table = ["--players", "2", "--games", "1", "--bot", "greedy,random", "--seed", "7"]
        for game in known.split():
            run([f"{home}/bin/charthouse", "simulate", game, *table], bare, home)


def run(words: list[str], env: dict[str, str] | None = None, cwd: str | None = None) -> None:
    print("$", " ".join(words), flush=True)
    if subprocess.run(words, env=env, cwd=cwd, check=False).returncode:
        sys.exit(f"No release: `{' '.join(words)}` failed.")


if __name__ == "__main__":
    sys.exit(main())
