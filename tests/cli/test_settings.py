"""The settings of the server as they are said: on the command line, in the environment, in a file."""

import runpy
import sys
from pathlib import Path

import pytest
from shell import Ran, message, refusal, run

from charthouse.core.text import LANGUAGES
from charthouse.server import configured
from charthouse.server.settings import options

ROOT = Path(__file__).parents[2]


def checked(file: Path | None, *words: str, **env: str) -> Ran:
    config = () if file is None else ("--config", str(file))
    return run("serve", "--check", *config, *words, env=env)


HOMELESS = """
import os, pwd, runpy
for name in ("HOME", "XDG_DATA_HOME"):
    del os.environ[name]
pwd.getpwuid = {}.__getitem__
runpy.run_module("charthouse", run_name="__main__")
"""
"""The command as a user of whom the machine knows no more than a number, as in a container."""


def write(folder: Path, text: str) -> Path:
    file = folder / "serve.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_command_line_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = write(tmp_path, "# mine\nport = 1003\ndata = 'there'\nlazy = true\n")
    ran = checked(file, "--port", "1001", CHARTHOUSE_PORT="1002", CHARTHOUSE_DATA="here")
    assert ran.code == 0, ran
    assert "port = 1001  (--port)" in ran.out
    assert 'data = "here"  (CHARTHOUSE_DATA)' in ran.out
    assert f"lazy = true  ({file}:4: lazy)" in ran.out
    assert "open = false  (as it comes)" in ran.out
    assert "Address: http://127.0.0.1:1001" in ran.out


def test_a_nought_is_a_value(tmp_path: Path) -> None:
    assert "port = 0  (--port)" in checked(write(tmp_path, "port = 1003\n"), "--port", "0").out


def test_a_user_without_a_home_names_the_places(tmp_path: Path) -> None:
    homeless = (sys.executable, "-c", HOMELESS)
    assert refusal(run("serve", program=homeless)).startswith("This user has no home folder.")
    told = run("serve", "--check", "--data", str(tmp_path / "tables"), program=homeless)
    assert told.code == 0, told


def test_the_environment_says_yes_and_no(tmp_path: Path) -> None:
    file = write(tmp_path, "lazy = true\n")
    assert "lazy = false  (CHARTHOUSE_LAZY)" in checked(file, CHARTHOUSE_LAZY="no").out
    assert "open = true  (CHARTHOUSE_OPEN)" in checked(file, CHARTHOUSE_OPEN="YES").out
    assert "lazy = true" in checked(file, CHARTHOUSE_LAZY="").out


def test_the_environment_names_the_file_and_there_is_a_usual_one(tmp_path: Path) -> None:
    file = write(tmp_path, "port = 1003\n")
    assert "port = 1003" in checked(None, CHARTHOUSE_CONFIG=str(file)).out
    usual = tmp_path / "charthouse"
    usual.mkdir()
    write(usual, "port = 1004\n")
    assert "port = 1004" in checked(None, XDG_CONFIG_HOME=str(tmp_path)).out


@pytest.mark.parametrize(
    ("text", "line", "about"),
    [
        ("port = 1\nprot = 2\n", 2, "“prot”"),
        ("\n[limits]\nx = 1\n", 2, "“limits”"),
        ("port = '8137'\n", 1, "port"),
        ("lan = 1\n", 1, "lan"),
        ("lan = true\n\nport = 70000", 3, "70000"),
        ("port = true", 1, "port"),
        ("data = 7", 1, "data"),
        ("lan = true\nport = = 3\n", 2, "TOML"),
        ("lan = true\nport = \n", 2, "TOML"),
    ],
)
def test_what_is_wrong_in_the_file_is_refused_with_its_line(
    tmp_path: Path, text: str, line: int, about: str
) -> None:
    file = write(tmp_path, text)
    said = message(checked(file))
    assert f"{file}:{line}" in said
    assert about in said
    assert refusal(run("serve", "--config", str(file))) == said


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    ran = checked(write(tmp_path, "prot = 1\nport = 'x'\n"), CHARTHOUSE_LAN="perhaps")
    assert ran.code == 2
    assert ran.err.count("charthouse: ") == 3


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert "no such file" in refusal(run("serve", "--config", str(tmp_path / "none.toml")))


def test_a_password_is_not_shown() -> None:
    for address in ("postgresql://me:hush@host/x", "postgresql://host/x?user=me&password=hush&port=1"):
        ran = checked(None, CHARTHOUSE_DATABASE=address)
        assert "host/x" in ran.out
        assert "hush" not in ran.out + ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_check_speaks_every_language(tmp_path: Path, lang: str) -> None:
    ran = checked(write(tmp_path, "prot = 1\n"), "--lang", lang)
    assert ran.code == 2
    assert "prot" in ran.err


def test_every_setting_can_be_said_everywhere() -> None:
    said = {option.name: option.default for option in options()}
    assert len({option.variable for option in options()}) == len(said)
    for option in options():
        assert option.limits is None or option.limits[0] <= option.default <= option.limits[1]
        assert not option.words or option.default in option.words
        assert configured.shown(option, option.default)


def test_the_table_of_the_documentation_is_that_of_the_settings() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "settings_page.py"))
    page = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
    assert tool["written"](page) == page, "run `make settings`"
