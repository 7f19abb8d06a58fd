"""What a page gets: everything it needs, in words that can be said, and nothing that is not open yet."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from village import asked, dealt, give, play, playing, shown, standing

from charthouse.core import codec, fair, match, replay
from charthouse.core.game import SPECTATOR, IllegalAction, Player
from charthouse.core.match import Match
from charthouse.core.text import LANGUAGES, open_messages, sealed_messages, speaker
from charthouse.games.charterstone import GAME
from charthouse.games.charterstone.box import BOX
from charthouse.games.charterstone.face import preview, wire
from charthouse.games.charterstone.guide import GUIDE
from charthouse.games.charterstone.paper import score_paper

SAY = speaker("en")


def said(message: Any) -> Any:
    """A message as a sentence; fails where a text or a variable is missing."""
    if isinstance(message, dict) and set(message) == {"id", "args"}:
        return SAY(message["id"], **{key: said(value) for key, value in message["args"].items()})
    return message


def messages(face: Any) -> Iterator[dict[str, Any]]:
    if isinstance(face, dict):
        if set(face) == {"id", "args"}:
            yield face
        else:
            for value in face.values():
                yield from messages(value)
    elif isinstance(face, list):
        for value in face:
            yield from messages(value)


def a_game(seed: str, players: int) -> Iterator[Match]:
    rng = Random(seed)
    seats = tuple(Player(f"Seat {n + 1}") for n in range(players))
    current = match.start(GAME, seats, {}, fair.secret_of(seed))
    while current.turn:
        yield current
        seat = current.turn.seats[0]
        current = match.submit(current, seat, GAME.legal(current.state, seat).pick(rng))
    yield current


def story(current: Match) -> list[Any]:
    return [GAME.read_event(line) for entry in current.entries for line in entry.events]


def face_of(current: Match, seat: int) -> dict[str, Any]:
    return shown(current.state, seat, story(current))


@pytest.mark.parametrize("players", [2, 4])
def test_every_message_of_every_face_can_be_said_and_is_json(players: int) -> None:
    for number, current in enumerate(a_game("said", players)):
        if number % 12 == 0 or not current.turn:
            for seat in (*range(players), SPECTATOR):
                face = face_of(current, seat)
                for message in messages(face):
                    assert said(message)


def whole(value: Any, form: Any) -> Any:
    """The value read as its form, also inside of what is kept as it is sent; what the form lacks is lost."""
    read = msgspec.json.decode(msgspec.json.encode(value), type=form)
    return codec.builtins(_opened(read))


def _opened(read: Any) -> Any:
    if isinstance(read, list | tuple):
        return [_opened(one) for one in read]
    if not isinstance(read, msgspec.Struct):
        return read
    hints = get_type_hints(type(read), include_extras=True)
    found = {}
    for name in read.__struct_fields__:
        value = getattr(read, name)
        if isinstance(value, msgspec.Raw):
            (meta,) = (part for part in get_args(hints[name]) if isinstance(part, msgspec.Meta))
            assert meta.extra
            value = whole(value, meta.extra["is"])
        if value is not msgspec.UNSET:
            found[name] = _opened(value)
    return found


def test_every_face_has_the_form_that_the_page_is_told() -> None:
    for number, current in enumerate(a_game("form", 3)):
        if number % 12 == 0 or not current.turn:
            for seat in (0, SPECTATOR):
                face = face_of(current, seat)
                assert whole(face, wire.Face) == face
    assert whole(GAME.contents(), wire.Contents) == codec.builtins(GAME.contents())


def test_the_face_in_the_documentation_has_that_form() -> None:
    text = (Path(__file__).parents[3] / "docs" / "charterstone-face.md").read_text(encoding="utf-8")
    face = json.loads(text.split("```json\n")[1].split("```")[0])
    assert whole(face, wire.Face) == face


def test_every_event_of_a_game_is_told_or_deliberately_not() -> None:
    quiet = {"TurnBegan", "Asked", "Kept"}
    for seed in ("told 1", "told 2"):
        *_, end = a_game(seed, 3)
        state = replay.opening(GAME, end.header)
        for event in story(end):
            assert (GAME.tell(event, state, SAY) is None) == (type(event).__name__ in quiet)
            state = GAME.evolve(state, event)


def test_the_choices_are_the_menu_and_each_building_says_why_not() -> None:
    for current in a_game("choices", 3):
        if not current.turn:
            break
        seat = current.turn.seats[0]
        face = face_of(current, seat)
        offered = [GAME.write_action(action) for action in GAME.legal(current.state, seat)]
        assert [choice["action"] for choice in face["choices"]] == offered
        assert face["question"] == f"{current.turn.label}/seat {seat + 1}"
        for building in face["buildings"]:
            assert building["usable"] == (building["action"] in offered)
            assert building["usable"] or building["why"] or face["phase"] == "answer"
        idle = face_of(current, (seat + 1) % 3)
        assert (idle["question"], idle["choices"], idle["phase"]) == (None, [], "wait")


def sealed_ids(opened: tuple[int, ...]) -> set[str]:
    """The ids of everything in crates that are still shut."""
    shut = [crate for crate in GUIDE.crates.values() if crate.number not in opened]
    ids = {GUIDE.buildings[card] for crate in shut for card in crate.buildings if card in GUIDE.buildings}
    return ids | {persona for crate in shut for persona in crate.personas}


def test_nothing_out_of_a_shut_crate_is_in_any_face_view_or_event() -> None:
    for number, current in enumerate(a_game("sealed", 4)):
        if number % 15 == 0:
            shut = sealed_ids(current.state.opened)
            for seat in (0, SPECTATOR):
                texts = json.dumps(face_of(current, seat)) + repr(GAME.observe(current.state, seat))
                words = set(texts.replace("-", '"').replace("'", '"').split('"'))
                assert not shut & words
    for line in [line for entry in current.entries for line in entry.then]:
        assert not sealed_ids(current.state.opened) & set(line.split())


def test_what_crates_hold_is_in_no_open_text_and_not_in_the_contents() -> None:
    words = set(json.dumps(codec.builtins(GAME.contents())).replace("-", '"').split('"'))
    assert not sealed_ids(()) & words
    for lang in LANGUAGES:
        text = open_messages(lang)
        for building in BOX.buildings.values():
            if building.area == "charter" and not building.basic:
                assert f"stone-building-{building.id}" not in text
        assert not any(f"stone-persona-{persona}" in text for persona in BOX.personas)


def test_a_page_gets_the_sealed_texts_of_what_is_open_and_no_others() -> None:
    state = play(dealt(), "place charterstone")
    face = shown(state)
    assert face["unsealed"] == [
        "stone-persona-gardener",
        "stone-building-seed_exchange",
        "stone-building-harvest_stage",
        "stone-rule-5-1",
        "stone-rule-18-1",
    ]
    text = sealed_messages("en", face["unsealed"])
    assert "Seed Exchange" in text
    assert "Gardener" in text
    assert "Tile Kiln" not in text
    assert shown(dealt())["unsealed"] == []


def test_a_preview_shows_what_one_would_have_and_refuses_what_is_not_allowed() -> None:
    view = GAME.observe(standing(give(dealt(), grain=2), yellow_2="bread_tables"), 0)
    shown = preview(view, GAME.read_action("place charterstone"))
    assert (shown.vp, shown.progress, shown.holding.coins) == (5, 1, 0)
    with pytest.raises(IllegalAction):
        preview(view, GAME.read_action("place zeppelin"))
    with pytest.raises(IllegalAction):
        preview(GAME.observe(dealt(), SPECTATOR), GAME.read_action("place coal_pit"))


def test_a_preview_tells_whether_the_turn_ends_and_something_is_revealed() -> None:
    state = give(dealt(), grain=2, coal=2)

    def told(at: Any, action: str) -> tuple[bool, bool]:
        shown = preview(GAME.observe(at, 0), GAME.read_action(action))
        return shown.ends, shown.reveals

    assert told(state, "place coal_pit") == (True, False)
    assert told(state, "place market") == (False, False)
    assert told(state, "place charterstone") == (True, True)
    paid = play(state, "place market", "pay coal")
    assert told(paid, "take broker") == (True, True)
    assert told(paid, "skip") == (True, False)


def test_a_preview_of_a_crate_shows_nothing_of_what_is_in_it() -> None:
    for state, action in (
        (dealt(), "place charterstone"),
        (play(give(dealt(), 0, "grain_field"), "place charterstone"), "open grain_field"),
    ):
        shown = json.dumps(codec.builtins(preview(GAME.observe(state, 0), GAME.read_action(action))))
        assert not [id for id in sealed_ids(()) if f'"{id}"' in shown]


def test_the_last_turn_is_shown() -> None:
    state, events = playing(dealt(), "place coal_pit", "place coal_pit")
    told = [GAME.read_event(line) for line in events]
    last = shown(state, 0, told)["last"]
    assert last["placed"] == {"seat": 1, "building": "coal_pit"}
    assert last["bumped"] == {"seat": 0, "building": "coal_pit"}


@pytest.mark.parametrize("players", [2, 4])
def test_the_end_says_where_every_point_came_from(players: int) -> None:
    *_, end = a_game("why", players)
    outcome = face_of(end, SPECTATOR)["outcome"]
    scored = outcome["scored"]
    assert [one["round"] for one in scored] == sorted(one["round"] for one in scored)
    for result in outcome["standings"]:
        for part, points in result["because"].items():
            mine = [one["vp"] for one in scored if (one["seat"], one["part"]) == (result["seat"], part)]
            assert sum(mine) == points


# --- taking back


def test_a_turn_is_taken_back_step_by_step_until_something_is_revealed() -> None:
    seats = (Player("a"), Player("b"))
    start = match.start(GAME, seats, {}, fair.secret_of("undo"))
    assert start.turn
    seat = start.turn.seats[0]
    placed = match.submit(start, seat, GAME.read_action("place coal_pit"))
    assert match.undo(placed, seat) == start
    opened = match.submit(start, seat, GAME.read_action("place charterstone"))
    with pytest.raises(IllegalAction, match="why-already-revealed"):
        match.undo(opened, seat)
    filling = match.submit(start, seat, GAME.read_action("place cloud_port"))
    filled = match.submit(filling, seat, GAME.read_action("fill coins-2"))
    assert asked(filled.state) != seat
    assert match.undo(match.undo(filled, seat), seat) == start


def test_paper_scores_a_real_table() -> None:
    answer = score_paper({"players": [{"vp": 24, "reputation": 2}, {"vp": 27, "reputation": 1}]})
    assert answer["players"][0] == {"vp": 24, "reputation": 10, "total": 34, "rank": 1, "glory": 3}
    assert answer["players"][1]["total"] == 34
    assert answer["players"][1]["rank"] == 1
