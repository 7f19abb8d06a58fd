"""The wheel, installed in a clean environment without Node, starts with one command and serves the page."""

import os
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import httpx

ROOT = Path(__file__).parent.parent


def built(folder: Path) -> Path:
    words = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--wheel-dir",
        str(folder),
        str(ROOT),
    ]
    subprocess.run(words, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_the_wheel_installed_alone_serves_the_page(tmp_path: Path) -> None:
    wheel = built(tmp_path / "dist")
    names = zipfile.ZipFile(wheel).namelist()
    assert "charthouse/page/index.html" in names
    assert not [name for name in names if "node_modules" in name or name.endswith(".svelte")]

    home = tmp_path / "clean"
    venv.create(home, with_pip=True)
    python = home / "bin" / "python"
    install = [
        str(python),
        "-m",
        "pip",
        "install",
        "--quiet",
        "-c",
        str(ROOT / "constraints.txt"),
        str(wheel),
    ]
    subprocess.run(install, check=True)

    bare = {"PATH": str(home / "bin"), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    command = [str(home / "bin" / "charthouse"), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, env=bare, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            page = httpx.get(address + "/", timeout=60)
            assert page.status_code == 200
            parts = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
            assert [part for part in parts if part.endswith(".js")]
            for part in (*parts, "/sw.js", "/locale/en.ftl"):
                found = httpx.get(address + part, timeout=60)
                assert found.status_code == 200, part
                assert found.text.strip(), part
            opened = httpx.post(address + "/api/tables", json={}, headers={"X-Charthouse": "1"}, timeout=60)
            assert opened.json()["table"]
        finally:
            server.terminate()
            server.wait(60)
    assert os.listdir(tmp_path / "data")
