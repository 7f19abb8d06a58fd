"""What lies in deploy/ for whoever hosts a house: it names settings that exist, and its programs like it.

The long form installs those programs; the short form asks the ones that are there.
"""

import configparser
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped,unused-ignore]
from arena import BATTERY

from charthouse.server.settings import options

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tools"))
import need  # noqa: E402

DEPLOY = ROOT / "deploy"
FILES = sorted(DEPLOY.iterdir())
GUIDE = ROOT / "docs" / "host.md"
VARIABLES = {option.variable for option in options()}


def program(name: str) -> str:
    """A program that reads one of the files."""
    if BATTERY:
        return need.hadolint() if name == "hadolint" else need.program(name)
    found = shutil.which(name, path=need.PLACES)
    return found or pytest.skip(f"{name} is not here; the long form installs it")


def likes(*words: str | Path) -> None:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", [*FILES, GUIDE], ids=lambda file: file.name)
def test_every_setting_that_is_named_is_one(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert set(re.findall(r"CHARTHOUSE_[A-Z_]+", text)) - VARIABLES == set()
    named = re.findall(r"^\s*(?:#.*?)?\b([a-z-]+) = (?:\[|\")", text, re.MULTILINE)
    assert {name for name in named if name != "location"} <= {option.name for option in options()}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_guide_says_what_each_file_is_for(file: Path) -> None:
    assert f"deploy/{file.name}" in GUIDE.read_text(encoding="utf-8")


def test_the_service_may_do_no_more_than_it_must() -> None:
    unit = configparser.RawConfigParser(strict=False, comment_prefixes="#")
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "charthouse.service")
    service = dict(unit["Service"])
    assert service["CapabilityBoundingSet"] == ""
    for wanted in ("DynamicUser", "NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices"):
        assert service[wanted] == "yes", wanted
    assert service["ProtectSystem"] == "strict"


def test_systemd_likes_its_units(tmp_path: Path) -> None:
    verify = program("systemd-analyze")
    service, socket = tmp_path / "charthouse.service", tmp_path / "charthouse.socket"
    text = (DEPLOY / service.name).read_text(encoding="utf-8")
    service.write_text(text.replace("/opt/charthouse/bin/charthouse", "/bin/true"), encoding="utf-8")
    shutil.copy(DEPLOY / socket.name, tmp_path)
    done = subprocess.run(
        [verify, "verify", "--man=no", service, socket], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_container_has_no_rights_and_nothing_to_build_with() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    image = text.split("\nFROM ")[-1]
    assert "RUN" not in image, "all is built before"
    assert re.search(r"^USER \d+:\d+$", image, re.MULTILINE)
    assert "HEALTHCHECK" in image
    house = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]["charthouse"]
    assert house["read_only"] is True
    assert house["cap_drop"] == ["ALL"]
    assert all(port.startswith("127.0.0.1:") for port in house["ports"]), "a proxy with TLS stands before it"


def test_hadolint_likes_the_container_file() -> None:
    likes(program("hadolint"), DEPLOY / "Dockerfile")


def test_nginx_is_told_what_the_house_needs() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for wanted in ("proxy_http_version 1.1;", "Upgrade $http_upgrade;", "X-Forwarded-For $remote_addr;"):
        assert wanted in text


def test_nginx_likes_its_file(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    plain = re.sub(r"^ *ssl_certificate.*\n", "", text, flags=re.MULTILINE).replace("443 ssl", "8443")
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid; events {{}} http {{ {plain} }}", encoding="utf-8")
    likes(program("nginx"), "-t", "-q", "-p", tmp_path, "-e", "stderr", "-c", whole)


def test_caddy_is_told_where_the_house_is() -> None:
    assert "reverse_proxy 127.0.0.1:8137" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_caddy_likes_its_file() -> None:
    likes(program("caddy"), "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


def test_caddy_likes_what_the_file_says_of_several_servers(tmp_path: Path) -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    block = re.findall(r"^#\t(reverse_proxy 127.*?^#\t\}\n)", text, re.MULTILINE | re.DOTALL)
    file = tmp_path / "Caddyfile"
    file.write_text(f"games.example.org {{\n{block[0].replace('#', '')}}}\n", encoding="utf-8")
    likes(program("caddy"), "validate", "--adapter", "caddyfile", "--config", file)
