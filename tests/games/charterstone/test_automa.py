"""Automas: seats whose turns are answers of chance. Nobody is ever asked there."""

from pathlib import Path
from random import Random

import pytest
from arena import players
from shell import ask

from charthouse.bots import bot
from charthouse.core import fair, match, record, replay
from charthouse.core.game import AUTOMA, BadText, Chance, Player
from charthouse.core.match import Match
from charthouse.games import game
from charthouse.games.charterstone import GAME
from charthouse.games.charterstone.automa import BACK, LEVEL
from charthouse.games.charterstone.box import BOX
from charthouse.games.charterstone.state import on_board, vp


def begun(people: int, automas: int, seed: str = "automa") -> Match:
    return match.start(GAME, players(people + automas, automas), {}, fair.secret_of(seed))


def played(people: int, automas: int, name: str = "greedy") -> Match:
    current, rng = begun(people, automas), Random("automa")
    while current.turn:
        assert all(seat < people for seat in current.turn.seats)
        seat = current.turn.seats[0]
        current = match.submit(current, seat, bot(name)(GAME, GAME.observe(current.state, seat), rng))
    return current


@pytest.mark.parametrize(("people", "automas"), [(1, 1), (1, 2), (1, 5), (2, 2), (5, 1)])
@pytest.mark.parametrize("name", ["random", "greedy", "scout"])
def test_whole_games_are_played_beside_automas(people: int, automas: int, name: str) -> None:
    end = played(people, automas, name)
    outcome = match.outcome(end)
    assert outcome is not None
    assert all(outcome.standings[seat].score > 0 for seat in range(people, people + automas))
    turns = [
        sum(f"turn {n} seat {s + 1}" in e.then for e in end.entries for n in range(1, end.state.turn + 1))
        for s in range(people + automas)
    ]
    assert len(set(turns)) == 1, "all have equally many turns"


def test_the_record_carries_them_replays_and_its_draws_are_checked() -> None:
    saved = record.read(record.write_text(match.recorded(played(1, 2))))
    assert [player.kind for player in saved.header.players] == ["", AUTOMA, AUTOMA]
    assert replay.decided_again(GAME, saved).phase == "over"
    assert replay.wrong_draw(GAME, saved) is None
    seq, number = next(
        (seq, number)
        for seq, entry in enumerate(saved.entries)
        for number, line in enumerate(entry.then)
        if line.startswith("? automa/") and not line.endswith(BACK)
    )
    entry = saved.entries[seq]
    label, _ = record.read_answer(entry.then[number])  # type: ignore[misc]
    lied = next(b for b in sorted(BOX.buildings) if record.answer_line(label, b) != entry.then[number])
    then = (*entry.then[:number], record.answer_line(label, lied), *entry.then[number + 1 :])
    forged = saved._replace(
        entries=(*saved.entries[:seq], entry._replace(then=then), *saved.entries[seq + 1 :])
    )
    assert replay.wrong_draw(GAME, forged) == label


def test_the_command_line_replays_and_verifies_such_a_game(tmp_path: Path) -> None:
    file = tmp_path / "automa.txt"
    file.write_text(record.write_text(match.recorded(played(1, 2))), encoding="utf-8")
    assert ask("replay", str(file), "--json").json()["ok"] is True
    verified = ask("verify", str(file), "--json").json()
    assert (verified["ok"], verified["seed"]) == (True, "ok")


def test_a_header_without_automas_says_nothing_of_them() -> None:
    assert "kind" not in record.write_text(match.recorded(begun(2, 0))).split("\n\n")[0]


def test_its_turn_is_a_question_whose_menu_is_every_building_or_the_way_home() -> None:
    state = replay.opening(GAME, begun(1, 1).header)
    seen = set()
    for line in (line for entry in played(1, 1).entries for line in entry.then):
        answer = record.read_answer(line)
        if answer and answer[0].startswith("automa/"):
            question = GAME.waiting(state)
            assert isinstance(question, Chance)
            assert question.label == answer[0] == f"automa/{state.turn}"
            home = len(state.holdings[1].out) < BOX.start.workers
            assert question.menu == (tuple(sorted(on_board(state))) if home else (BACK,))
            seen.add(home)
        elif not answer:
            state = GAME.evolve(state, GAME.read_event(line))
    assert seen == {True, False}


def test_it_has_no_goods_and_scores_its_level_for_each_worker() -> None:
    end = played(1, 1)
    automa = end.state.holdings[1]
    assert (automa.coins, sum(automa.resources), automa.cards) == (0, 0, ())
    lines = [line for entry in end.entries for line in entry.then]
    placed = sum(line.startswith("placed 2 ") for line in lines)
    reputation = sum(
        int(line.split()[2]) for line in lines if line.startswith("vp 2 ") and "reputation" in line
    )
    assert vp(automa) == LEVEL * placed + reputation
    assert not any(line.startswith("kept 2 ") for line in lines)


def test_the_card_of_its_basic_building_lies_in_the_deck() -> None:
    state = replay.opening(GAME, begun(1, 1).header)
    assert BOX.charters[state.options.charters[1]].basic in state.deck
    assert BOX.charters[state.options.charters[0]].basic not in state.deck


@pytest.mark.parametrize(
    ("game_id", "seated"),
    [
        ("charterstone", (Player("A", kind=AUTOMA), Player("B", kind=AUTOMA))),
        ("charterstone", (Player("A"), Player("B", kind="oracle"))),
        ("cartographers", (Player("A"), Player("B", kind=AUTOMA))),
    ],
)
def test_automas_among_themselves_or_where_the_game_has_none_are_refused(
    game_id: str, seated: tuple[Player, ...]
) -> None:
    with pytest.raises(BadText) as why:
        match.start(game(game_id), seated, {}, fair.secret_of("x"))
    assert why.value.reason == "bad-seat-kind"
