"""What a release writes, kept for ever: records, a campaign and a data folder, made with the code as it is.

`make kept` freezes the release that `charthouse.__version__` names, once; what is kept is never written
anew. `test_kept.py` opens every kept release with the code of today.
"""

import asyncio
import contextlib
import json
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import patron  # noqa: E402 (tests are found from here on)
import shell  # noqa: E402
from patron import House, Opened, Patron, open_table, person, robot  # noqa: E402

import charthouse  # noqa: E402
from charthouse.bots import bot  # noqa: E402
from charthouse.bots.playout import play_out  # noqa: E402
from charthouse.core import codec, fair, match, record, replay  # noqa: E402
from charthouse.core.match import Match  # noqa: E402
from charthouse.core.record import Record  # noqa: E402
from charthouse.games import game  # noqa: E402
from charthouse.games.charterstone import campaign  # noqa: E402

GAMES: dict[str, tuple[str, str, dict[str, Any]]] = {
    # name: game, bots, options
    "solo-a": ("cartographers", "greedy", {"side": "A"}),
    "solo-b-skills": ("cartographers", "random", {"side": "B", "skills": True}),
    "solo-2019": ("cartographers", "random", {"edition": "2019"}),
    "solo-full-map": ("cartographers", "random", {"full_map": "scores_current"}),
    "two-b": ("cartographers", "greedy random", {"side": "B"}),
    "two-chosen-edicts": (
        "cartographers",
        "greedy greedy",
        {"edicts": ["sentinel_wood", "canal_lake", "wildholds", "borderlands"]},
    ),
    "two-2019-skills": ("cartographers", "random random", {"edition": "2019", "skills": True}),
    "four-skills": (
        "cartographers",
        "random greedy random random",
        {"side": "B", "skills": ["negotiate", "acrobatics", "diplomacy"]},
    ),
    "seven": ("cartographers", "random greedy random greedy random random greedy", {}),
    "village-two": ("charterstone", "greedy random", {"errata": ""}),
    "village-four": ("charterstone", "greedy greedy greedy random", {"charters": "blue,red,yellow,green"}),
    "village-six": ("charterstone", "greedy random greedy random greedy random", {}),
}


def games() -> Iterator[tuple[str, Match]]:
    """Whole games; one of them also left at its middle, and gone on from there in another way."""
    for name, (of, bots, options) in GAMES.items():
        yield name, play_out(game(of), [bot(word) for word in bots.split()], options, f"kept {name}")[0]
    for name in ("two-b", "village-two"):
        of, bots, options = GAMES[name]
        whole, _ = play_out(game(of), [bot(word) for word in bots.split()], options, f"kept {name}")
        saved, middle = match.recorded(whole), len(whole.entries) // 2
        yield f"{name}-open", cut(saved, middle, whole.secret)
        other = match.fork(game(of), saved, middle, fair.secret_of(f"kept {name} other"))
        yield f"{name}-fork", played_on(other, Random(f"kept {name}"))


def cut(saved: Record, at: int, secret: bytes) -> Match:
    return match.resume(game(saved.header.game), Record(saved.header, saved.entries[:at], ""), secret)


def played_on(current: Match, rng: Random) -> Match:
    """The match to its end, with random legal actions."""
    while current.turn is not None:
        seat = current.turn.seats[0]
        current = match.submit(current, seat, current.game.legal(current.state, seat).pick(rng))
    return current


def facts(saved: Record) -> dict[str, Any]:
    """What a record must still come to, whatever the house has learned since."""
    played = game(saved.header.game)
    state = replay.decided_again(played, saved)
    return {
        "game": saved.header.game,
        "entries": len(saved.entries),
        "chain": saved.entries[-1].chain,
        "revealed": bool(saved.secret),
        "state_hash": codec.digest(state),
        "outcome": codec.builtins(played.outcome(state)),
    }


def keep_records(folder: Path) -> dict[str, Any]:
    """Records in their text form, every second one also as JSON; a match under way has its secret beside."""
    folder.mkdir()
    found = {}
    for number, (name, current) in enumerate(games()):
        saved = match.recorded(current)
        (folder / f"{name}.txt").write_text(record.write_text(saved), encoding="utf-8", newline="\n")
        if number % 3 == 0:
            (folder / f"{name}.json").write_text(record.write_json(saved), encoding="utf-8", newline="\n")
        found[name] = facts(saved) | ({} if saved.secret else {"secret": current.secret.hex()})
    return found


def keep_campaign(file: Path) -> dict[str, Any]:
    """A campaign of as many games as this release can seal, with the name of a charter."""
    of, bots, options = GAMES["village-four"]
    whole, _ = play_out(game(of), [bot(word) for word in bots.split()], options, "kept village-four")
    saved = match.recorded(whole)
    kept = campaign.seal(campaign.begin(campaign.charters_of(saved)), saved)
    losers = [chest.charter for chest in campaign.fold(kept).chests if not chest.wins]
    kept = campaign.name_charter(kept, losers[0], "Misty Hollow")
    file.write_text(campaign.write(kept), encoding="utf-8", newline="\n")
    return {"pages": len(kept.pages), "chain": kept.pages[-1].chain, "shown": shown_campaign(file)}


def shown_campaign(file: Path) -> dict[str, Any]:
    """What the command line tells of a campaign."""
    found: dict[str, Any] = shell.ask("campaign", str(file), "--json").json()
    return found


# --- a data folder


async def keep_tables(house: House) -> dict[str, Any]:
    """Tables in the lobby, under way and finished, of both games, on a real server."""
    found: dict[str, Any] = {}
    for of in ("cartographers", "charterstone"):
        found[f"{of}-lobby"] = _kept(
            await open_table(house, "link", person("Ana"), person(""), robot("greedy"), game=of)
        )
        found[f"{of}-open"] = await _link_table(house, of)
        found[f"{of}-alone-open"] = await _alone(house, of, 9)
        found[f"{of}-over"] = await _alone(house, of, None)
    found["cartographers-skills-open"] = await _alone(
        house, "cartographers", 7, {"side": "B", "skills": True}
    )
    found["daily-open"] = await _daily(house)
    return found


def _kept(table: Opened, **more: Any) -> dict[str, Any]:
    return {"table": table.table, "key": table.key, "watch": table.watch, "seats": table.seats, **more}


async def _alone(
    house: House, of: str, moves: int | None, options: dict[str, Any] | None = None
) -> dict[str, Any]:
    """A person against a bot on one device, so far or to the end."""
    table = await open_table(house, "solo", person("Ana"), robot("random"), game=of, options=options or {})
    async with Patron(house, table.key) as ana:
        await _moves(ana, moves, Random(f"kept {of} {moves}"))
    return _kept(table)


async def _moves(ana: Patron, moves: int | None, rng: Random) -> None:
    done = 0
    while moves is None or done < moves:
        await ana.sees(lambda state: patron.owes(state) or state["table"]["phase"] == "over")
        if ana.phase == "over":
            return
        await ana.accepted(patron.choice(ana.face, rng))
        done += 1
    await ana.sees(lambda state: patron.owes(state) or state["table"]["phase"] == "over")


async def _link_table(house: House, of: str) -> dict[str, Any]:
    """Two people on two devices and a bot; where all decide at once, one has when the house closes."""
    table = await open_table(house, "link", person("Ana"), person(""), robot("random"), game=of)
    key = await patron.device(house, table.link(1))
    rng = Random(f"kept link {of}")
    async with Patron(house, table.key) as ana, Patron(house, key) as bo:
        await bo.sit(1, "Bo")
        for patrons in [(ana, bo)] * 5:
            for one in patrons:
                await one.sees(patron.owes)
                await one.accepted(patron.choice(one.face, rng))
                while of == "charterstone" and patron.owes(one.state):  # a deed asks on
                    await one.accepted(patron.choice(one.face, rng))
        await ana.sees(patron.owes)
        if of == "cartographers":
            await ana.accepted(patron.choice(ana.face, rng))
    return _kept(table, second=key)


async def _daily(house: House) -> dict[str, Any]:
    async with house.http() as http:
        answer = await http.post("/api/daily", json={"date": "2026-11-01", "name": "Ana"})
    assert answer.status_code == 200, answer.text
    table = Opened(**answer.json())
    async with Patron(house, table.key) as ana:
        await _moves(ana, 5, Random("kept daily"))
    return _kept(table)


def keep_folder(folder: Path) -> dict[str, Any]:
    """The folder of a server that was stopped, with what each of its tables has come to."""
    with House(folder, program=shell.PROGRAM) as house:
        found = asyncio.run(keep_tables(house))
        house.stop()
        with contextlib.closing(sqlite3.connect(house.database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("VACUUM")
        for kept in found.values():
            table = patron.folded(house.rows(kept["table"]))
            kept |= {"seq": table.seq, "phase": table.phase}
            if table.match is not None:
                kept |= {"entries": len(table.match.entries), "chain": match.chain(table.match)}
                kept |= {"state_hash": codec.digest(table.match.state)}
    for file in folder.iterdir():
        if file.name != "charthouse.db":
            file.unlink()
    return found


def freeze(folder: Path) -> None:
    """All of it into a new folder; half a folder is none."""
    with tempfile.TemporaryDirectory() as made:
        new = Path(made) / folder.name
        new.mkdir()
        expected = {
            "version": charthouse.__version__,
            "records": keep_records(new / "records"),
            "campaign": keep_campaign(new / "campaign.json"),
            "tables": keep_folder(new / "data"),
        }
        text = json.dumps(expected, ensure_ascii=False, indent=1) + "\n"
        (new / "expected.json").write_text(text, encoding="utf-8", newline="\n")
        shutil.copytree(new, folder)


def main() -> int:
    folder = HERE / charthouse.__version__.rpartition(".")[0]
    if folder.exists():
        sys.stderr.write(f"{folder.name} is kept already; what a release wrote is never written anew\n")
        return 2
    freeze(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
