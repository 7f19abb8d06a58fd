"""What whoever runs a server sees of it: whether it is well, its figures, its log; never a secret."""

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from patron import House, Patron, device, exchanged, open_table, person, robot, seated

from charthouse.server import health
from charthouse.server.health import Health
from charthouse.server.store import Store, StoreBroken

pytestmark = pytest.mark.anyio

LINE = re.compile(
    r'\d{4}-\d\d-\d\dT[\d:.]{12}Z (info|warning|error) [a-z.-]+( [a-z_]+=("(\\.|[^"\\])*"|\S+))*'
)


async def got(house: House, path: str, **headers: str) -> tuple[int, str]:
    async with house.http(**headers) as http:
        answer = await http.get(path)
    return answer.status_code, answer.text


# --- health


async def test_a_server_that_is_well_says_so(house: House) -> None:
    assert await got(house, "/healthz") == (200, "ok\n")
    assert await got(house, "/readyz") == (200, "ok\n")


class Slow:
    """A store that never answers, or that is broken."""

    def __init__(self, broken: bool = False) -> None:
        self.beats = 0
        self._broken = broken

    async def beat(self) -> None:
        self.beats += 1
        if self._broken:
            raise StoreBroken("gone")
        await asyncio.Event().wait()


@pytest.mark.parametrize("broken", [False, True])
async def test_a_store_that_does_not_write_is_told_in_time_and_asked_once(
    monkeypatch: pytest.MonkeyPatch, broken: bool
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    store = Slow(broken)
    asked = Health(cast(Store, store))
    assert await asyncio.gather(*(asked.writes() for _ in range(100))) == [False] * 100
    assert await asked.writes() is False
    assert store.beats == 1


# --- figures


async def test_figures_are_for_those_of_the_settings_alone(house: House, tmp_path: Path) -> None:
    assert (await got(house, "/metrics"))[0] == 404
    with House(tmp_path / "data", "--data", str(tmp_path / "data"), "--metrics", "127.0.0.0/8") as own:
        assert (await got(own, "/metrics"))[0] == 200
        assert (await got(own, "/metrics", X_Forwarded_For="127.0.0.1"))[0] == 200  # no such header
        assert (await got(own, "/metrics", **{"X-Forwarded-For": "127.0.0.1"}))[0] == 404


async def test_figures_count_what_happens_and_name_nobody(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    with House(tmp_path / "data", "--data", data, "--metrics", "127.0.0.0/8") as house:
        async with seated(house, person("Ana"), robot("random")) as (ana, _):
            await ana.play(Random(1))
            await ana.act("nonsense", question="gone")
            figures = (await got(house, "/metrics"))[1]
            table = ana.state["table"]
        await got(house, "/api/tables/x")
        after = (await got(house, "/metrics"))[1]
    moves = len([row for row in house.rows(table["id"]) if row.kind in ("moved", "ended")])
    by = dict(re.findall(r'^charthouse_moves_total\{by="(\w+)"\} (\d+)$', figures, re.MULTILINE))
    assert sum(map(int, by.values())) == moves
    assert 'charthouse_tables_total{event="ended"} 1' in figures
    assert "charthouse_sockets 2\n" in figures
    assert "charthouse_tables_live 1\n" in figures
    mine = int(by["player"])
    assert f"charthouse_acknowledgement_seconds_count {mine + 1}\n" in figures
    assert 'charthouse_refusals_total{reason="bad-key"} 1' in after
    assert re.search(r"charthouse_memory_bytes \d", figures)
    assert not re.search(rf"{table['id'][:6]}|Ana|127\.", figures)


# --- the log


@pytest.mark.parametrize(("game", "form"), [("cartographers", "plain"), ("charterstone", "json")])
async def test_the_log_tells_of_whole_games_and_no_secret(tmp_path: Path, game: str, form: str) -> None:
    env = {"CHARTHOUSE_LOG_LEVEL": "info", "CHARTHOUSE_LOG_FORMAT": form}
    with House(tmp_path / "data", env=env) as house:
        table = await open_table(house, "link", person("Anastasia"), person(""), game=game)
        keys = [table.key, await device(house, table.link(1))]
        keys.append((await exchanged(house, recovery=table.recovery(0)))["key"])
        async with Patron(house, keys[0]) as ana, Patron(house, keys[1]) as bo:
            await bo.sit(1, "Bartholomew")
            await asyncio.gather(ana.play(Random(1)), bo.play(Random(2)))
            await ana.act("a wrong action of somebody", question="gone")
        wrong = "not-a-key-of-anybody-1"
        async with house.socket() as line:
            await line.send(json.dumps({"t": "hello", "key": wrong}))
            await line.wait_closed()
        async with house.http(wrong) as http:
            assert (await http.get(f"/api/tables/{table.table}")).status_code == 403
            assert (await http.post("/api/keys", json={"link": wrong})).status_code == 403
            assert (await http.get("/", headers={"Host": "evil.example"})).status_code == 421
            for _ in range(90):
                await http.post("/api/qr", json={"text": f"/#/join/{table.watch}"})
        house.stop()
        said = house.said
        secrets = [str(row[0]) for row in house.query("SELECT hash FROM keys")]
        secrets += [bytes(row[0]).hex() for row in house.query("SELECT secret FROM tables")]
        rows = house.rows(table.table)
    bodies = [json.loads(row.body) for row in rows]
    secrets += [body["action"] for body in bodies if len(body.get("action", "")) > 8]
    secrets += [row.command_id for row in rows if len(row.command_id) > 20]
    given = (seat.get(name) for seat in table.seats for name in ("link", "recovery"))
    secrets += [*keys, wrong, table.watch, table.table, *filter(None, given)]
    secrets += ["Anastasia", "Bartholomew", "evil.example", "a wrong action", "#/join"]
    assert [secret for secret in secrets if secret in said] == []
    assert [
        found
        for found in re.findall(r"127\.[\d.]+", said)
        if found not in house.address and found[-2:] != ".0"
    ] == []
    events = _events(said, form)
    happened = [event["event"] for event in events]
    assert happened[0] == "started"
    assert events[0]["database"] == "sqlite"
    assert [what for what in happened if what.startswith("table-")] == [
        "table-opened",
        "table-began",
        "table-ended",
    ]
    assert {event["table"] for event in events if event["event"].startswith("table-")} == {table.table[:8]}
    refused = [event["what"] for event in events if event["event"] == "refused-too-often"]
    assert refused.count("qr") == 1, "not thirty times"
    assert len(refused) == len(set(refused)), "of each kind once"
    assert happened[-1] == "stopped"


def _events(said: str, form: str) -> list[dict[str, Any]]:
    """The lines of a log, each of which is one happening."""
    lines = said.splitlines()
    if form == "json":
        return [json.loads(line) for line in lines]
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    found = []
    for line in lines:
        time, level, event, *others = line.split(" ")
        found.append({"time": time, "level": level, "event": event} | dict(o.split("=", 1) for o in others))
    return found


async def test_an_error_is_one_line_too_and_quotes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    import logging

    from charthouse.server import log
    from charthouse.server.settings import Settings

    hidden = " ".join(["forest", "C4", "C5"])
    before = logging.root.handlers, logging.root.level
    try:
        log.begin(Settings())
        try:
            raise ValueError(hidden)
        except ValueError as error:
            log.failed("task-failed", error)
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    finally:
        logging.root.handlers, level = before[0], before[1]
        logging.root.setLevel(level)
        logging.captureWarnings(False)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert all(LINE.fullmatch(line) for line in lines)
    assert all("ValueError" in line and hidden not in line for line in lines)
