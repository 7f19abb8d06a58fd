"""A clean root: Debian with Python in a folder, where nobody has installed or written anything yet.

It stands in for an empty machine, and for the image of a container where no container can be built.
Needs the rights of root, and Debian's archive.
"""

import contextlib
import os
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Self

from patron import PATIENCE

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tools"))
import need  # noqa: E402

SUITE = "bookworm"
PACKAGES = ("ca-certificates", "python-is-python3", "python3-venv", "systemd", "procps")
PATH = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
HOMELESS = {"HOME": "/"}
"""What a container and systemd say to a user who has no home."""
AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt"
TRUSTED = {"PIP_CERT": AUTHORITIES, "NODE_EXTRA_CA_CERTS": AUTHORITIES}
NETWORK = ("http_proxy", "https_proxy", "no_proxy", "PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL")
IN_A_CHROOT = 'mount -t proc proc "$0/proc"; cd "$0"; exec chroot "$0" "$@"'
IN_A_BOX = """
mount --bind "$0" "$0"
for place in $1; do mount --bind "$0$place" "$0$place"; done
mount -t proc proc "$0/proc"; mount -t tmpfs tmpfs "$0/tmp"
mount -o remount,bind,ro "$0"
ip link set lo up
shift; exec chroot "$0" "$@"
"""
"""Its own network, in which there is nothing but itself, and nothing to write to but the places named."""


class Root(NamedTuple):
    """A folder that commands take for the whole machine."""

    path: Path

    @classmethod
    def installed(cls, path: Path) -> Self:
        """A new one, from Debian's archive; it reaches the network as this machine does."""
        program = need.program("debootstrap")
        words = [program, "--variant=minbase", f"--include={','.join(PACKAGES)}", SUITE, str(path)]
        env = os.environ | {"PATH": need.PLACES}
        done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        for file in ("/etc/resolv.conf", AUTHORITIES):
            if Path(file).exists():
                shutil.copy(file, f"{path}{file}")
        return cls(path)

    def copied(self, path: Path) -> "Root":
        subprocess.run(["cp", "--archive", "--reflink=auto", str(self.path), str(path)], check=True)
        return Root(path)

    def __truediv__(self, inside: str) -> Path:
        """Where something in it lies for us."""
        return self.path / inside.lstrip("/")

    def run(self, script: str, env: Mapping[str, str]) -> None:
        """A script of the shell, as its root."""
        line = {name: os.environ[name] for name in NETWORK if name in os.environ}
        words = ["unshare", "--mount", "sh", "-ec", IN_A_CHROOT, str(self.path), "/bin/sh", "-c", script]
        done = subprocess.run(
            words,
            env=PATH | TRUSTED | {"HOME": "/root"} | line | dict(env),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{script}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"


class Service:
    """A server in a clean root, as a user without rights that may write to a few places alone."""

    def __init__(
        self,
        root: Root,
        words: Sequence[str],
        env: Mapping[str, str],
        user: tuple[int, int],
        writable: Collection[str],
    ) -> None:
        rights = (f"--reuid={user[0]}", f"--regid={user[1]}", "--clear-groups")
        none = ("--bounding-set=-all", "--inh-caps=-all", "--no-new-privs")
        settings = [f"{name}={value}" for name, value in (PATH | HOMELESS | dict(env)).items()]
        self._as_user = ["/usr/bin/setpriv", *rights, *none, "/usr/bin/env", "-i", *settings]
        need.program("ip")
        box = ["unshare", "--mount", "--net", "sh", "-ec", IN_A_BOX, str(root.path), " ".join(writable)]
        self._words = [*box, *self._as_user, *words]

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            self._words,
            env=PATH,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout
        ready = select.select([self._process.stdout], [], [], PATIENCE)[0]
        said = self._process.stdout.readline() if ready else ""
        if not said.startswith("http://"):
            os.killpg(self._process.pid, signal.SIGKILL)
            said += self._process.stdout.read()
            self.__exit__()
            raise AssertionError(f"the server did not open: {said}")
        return self

    def __exit__(self, *why: object) -> None:
        with contextlib.suppress(ProcessLookupError):  # stopped, and all that it started
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)
        if self._process.stdout:
            self._process.stdout.close()

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """A command beside the server: the same root, network and user."""
        inside = ["nsenter", f"--target={self._process.pid}", "--mount", "--net", "--root", "--wd=/"]
        return subprocess.run([*inside, *self._as_user, *words], capture_output=True, text=True, check=False)

    def asked(self, path: str, host: str = "127.0.0.1") -> str:
        """What it answers to a request; nothing is installed for that but Python."""
        asks = (
            "import sys, urllib.request as web; path, host = sys.argv[1:]; "
            "wish = web.Request('http://127.0.0.1:8137' + path, headers={'Host': host}); "
            "print(web.urlopen(wish, timeout=60).read().decode())"
        )
        done = self.run("/usr/bin/python3", "-c", asks, path, host)
        return done.stdout if done.returncode == 0 else done.stderr.strip().splitlines()[-1]

    def stop(self) -> str:
        """Asks it to stop; what it has said since it opened."""
        assert self._process.stdout
        self._process.terminate()
        return self._process.stdout.read()
