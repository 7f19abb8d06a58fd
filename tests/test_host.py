"""docs/host.md as somebody follows it on an empty machine: a clean root, made in the long form alone."""

import configparser
import re
from collections.abc import Iterator
from pathlib import Path

import containerfile
import pytest
from arena import BATTERY
from clean_root import ROOT, Root, Service
from tally import tally

DEPLOY = ROOT / "deploy"
GUIDE = ROOT / "docs" / "host.md"
pytestmark = [
    pytest.mark.skipif(not BATTERY, reason="a clean root is made of Debian's packages: in the long form"),
    pytest.mark.timeout(0),
]


@pytest.fixture(scope="module")
def debian(tmp_path_factory: pytest.TempPathFactory) -> Root:
    return Root.installed(tmp_path_factory.mktemp("clean") / "debian")


def blocks(heading: str) -> list[str]:
    """The commands and files under a heading of the guide."""
    text = GUIDE.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^```\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def owned(root: Root, place: str, user: tuple[int, int]) -> Iterator[str]:
    """The names of what lies there, all of that user's own."""
    for file in (root / place).rglob("*"):
        assert (file.stat().st_uid, file.stat().st_gid) == user, file
        yield file.name


def test_the_container_file_builds_a_house_that_writes_to_its_data_alone(
    debian: Root, tmp_path: Path
) -> None:
    image = containerfile.built(DEPLOY / "Dockerfile", ROOT, debian, tmp_path)
    assert image.user[0] != 0
    assert image.ports == ["8137"]
    assert list((image.root / "data").iterdir()) == []
    assert not (image.root / "src").exists()
    words = [*image.entry, *image.command]
    with Service(image.root, words, image.env, image.user, image.volumes) as house:
        assert house.asked("/healthz").strip() == "ok"
        assert "<title>Charthouse</title>" in house.asked("/")
        healthy = house.run(*image.health)
        assert healthy.returncode == 0, healthy.stderr
        assert house.run("/usr/bin/touch", "/opt/charthouse/it").returncode != 0, "its root is read-only"
        said = house.stop()
    assert "Traceback" not in said
    assert "charthouse.db" in list(owned(image.root, "data", image.user))
    tally(houses=1)


def test_the_steps_to_a_service_lead_to_one(debian: Root, tmp_path: Path) -> None:
    steps, environment = blocks("As a service")
    root, user = debian.copied(tmp_path / "root"), (61_184, 61_184)
    containerfile.clone(ROOT, root / "clone")
    ours = [line for line in steps.splitlines() if not line.startswith("systemctl ")]
    root.run("\n".join(["set -e", "cd /clone", *ours]), {})
    (root / "etc/charthouse/environment").write_text(environment, encoding="utf-8")
    root.run("systemd-analyze verify --man=no charthouse.service charthouse.socket", {})

    # From here on we are systemd, as far as the unit asks for it.
    unit = configparser.RawConfigParser(strict=False, comment_prefixes="#")
    unit.read(root / "etc/systemd/system/charthouse.service")
    service = unit["Service"]
    said = service["Environment"].replace("%S", "/var/lib").replace("%C", "/var/cache")
    env = dict(pair.split("=", 1) for pair in [*said.split(), *environment.split()])
    writable = [f"/var/lib/{service['StateDirectory']}", f"/var/cache/{service['CacheDirectory']}"]
    for place in writable:
        root.run(f"install --directory --mode=0700 --owner={user[0]} --group={user[1]} {place}", {})
    with Service(root, service["ExecStart"].split(), env, user, writable) as house:
        assert house.asked("/healthz", env["CHARTHOUSE_NAMES"]).strip() == "ok"
        assert "<title>Charthouse</title>" in house.asked("/", env["CHARTHOUSE_NAMES"])
        assert "HTTPError" in house.asked("/", "other.example.org")
        assert "Traceback" not in house.stop()
    assert "charthouse.db" in list(owned(root, writable[0], user))
    tally(houses=1)
