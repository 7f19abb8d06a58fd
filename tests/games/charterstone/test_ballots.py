"""Ballots: seats answer in secret and at once; a choice may stay hidden beyond the game."""

from itertools import product
from random import Random

import pytest
import temporary_rules
from msgspec.structs import replace
from temporary_rules import GIFTS, WINDS, sealed_gift

from charthouse.bots import bot
from charthouse.core import codec, fair, match, record, replay
from charthouse.core.game import AUTOMA, CHANCE, SPECTATOR, Chance, IllegalAction, Player, Turn
from charthouse.core.match import Match
from charthouse.games.charterstone import GAME
from charthouse.games.charterstone.ballot import UNKNOWN
from charthouse.games.charterstone.events import LASTING, Chose
from charthouse.games.charterstone.face.wire import Face
from charthouse.games.charterstone.legacy import Legacy, after_game, founded
from charthouse.games.charterstone.state import State

CHARTERS = ("purple", "black", "green")
SEATS = tuple(Player(name) for name in ("Ana", "Bo", "Cy"))
temporary_rules.learn()


def begun(temporary: str, seed: str = "a ballot", **legacy: object) -> Match:
    village = replace(founded(CHARTERS), games=1, temporary=temporary, **legacy)
    return match.start(GAME, SEATS, {"charters": CHARTERS, "legacy": village}, fair.secret_of(seed))


def said(current: Match, *answers: tuple[int, str]) -> Match:
    for seat, answer in answers:
        current = match.submit(current, seat, GAME.read_action(answer))
    return current


def refused(current: Match, seat: int, answer: str) -> str:
    with pytest.raises(IllegalAction) as why:
        match.submit(current, seat, GAME.read_action(answer))
    return why.value.reason


def last(current: Match) -> tuple[str, ...]:
    return current.entries[-1].then


# --- a choice in secret


def test_all_are_asked_at_once_and_in_any_order() -> None:
    start = begun("votes")
    assert start.turn == Turn("ballot/vote-0", (0, 1, 2))
    one = said(start, (2, "choose east"))
    assert one.turn == Turn("ballot/vote-0", (0, 1))
    assert (
        said(one, (0, "choose north"), (1, "choose west")).state
        == said(start, (1, "choose west"), (2, "choose east"), (0, "choose north")).state
    )


def test_the_answers_are_turned_together_and_the_rule_says_what_follows() -> None:
    end = said(begun("votes"), (0, "choose north"), (1, "choose east"), (2, "choose north"))
    assert last(end)[:4] == (
        "chose 3 north",
        "turned vote-0 north east north",
        "vp 1 1 objectives grandstand",
        "vp 3 1 objectives grandstand",
    )
    assert GAME.observe(end.state, 1).table.ballots[0].choices == ("north", "east", "north")


def test_an_answer_may_be_taken_back_until_the_last_one_is_there() -> None:
    start = begun("votes")
    once = said(start, (1, "choose west"))
    assert list(GAME.legal(once.state, 1)) == [GAME.read_action("recall")]
    assert refused(once, 1, "choose east") == "stone-why-not-your-turn"
    assert said(once, (1, "recall")).state == start.state
    assert refused(start, 1, "recall") == "stone-why-nothing-to-recall"


@pytest.mark.parametrize("answer", ["choose south", "seal east", "skip", "take back", "name persona Ida"])
def test_nothing_else_is_an_answer(answer: str) -> None:
    assert refused(begun("votes"), 0, answer) == "stone-why-not-offered"


def test_one_seat_alone_may_be_asked_and_its_answer_stays_hidden_to_the_end() -> None:
    voted = said(begun("votes"), *((seat, "choose north") for seat in range(3)))
    assert isinstance(voted.turn, Turn)
    (first,) = voted.turn.seats
    assert voted.turn.label == "ballot/whisper-0"
    others = [seat for seat in (0, 1, 2, SPECTATOR) if seat != first]
    end = said(voted, (first, "choose west"))
    rng = Random("to the end")
    while end.turn:
        seat = rng.choice(end.turn.seats)
        end = match.submit(end, seat, GAME.legal(end.state, seat).pick(rng))
        assert GAME.observe(end.state, first).table.ballots[1].choices[first] == "west"
        for other in others:
            assert GAME.observe(end.state, other).table.ballots[1].choices[first] == UNKNOWN
    assert match.outcome(end) is not None


def test_two_worlds_that_differ_in_a_secret_look_the_same_to_all_others() -> None:
    """View, picture of it in a text, events, face, menu, what is imagined, and what each bot does."""
    start = said(begun("votes"), (0, "choose east"))
    for mine, (one, other) in product((1, 2), product(WINDS, repeat=2)):
        worlds = [said(start, (3 - mine, f"choose {wind}")) for wind in (one, other)]
        for seat in (mine, SPECTATOR):
            views = [GAME.observe(world.state, seat) for world in worlds]
            assert codec.write(views[0]) == codec.write(views[1])
            assert GAME.face(views[0], ()) == GAME.face(views[1], ())
            assert GAME.imagine(views[0], Random(5)) == GAME.imagine(views[1], Random(5))
            told = [GAME.redact(GAME.read_event(last(world)[0]), seat) for world in worlds]
            assert told == [Chose(3 - mine, UNKNOWN)] * 2
        for name in ("random", "greedy", "scout", "scout:4n"):
            chosen = [bot(name)(GAME, GAME.observe(world.state, mine), Random(3)) for world in worlds]
            assert chosen[0] == chosen[1]


def test_a_page_is_told_the_question_and_its_answers() -> None:
    voting = begun("votes")
    shown = GAME.face(GAME.observe(voting.state, 1), ())
    assert isinstance(shown, Face)
    assert (shown.phase, shown.question) == ("answer", "ballot/vote-0/seat 2")
    assert [choice.action for choice in shown.choices] == [f"choose {wind}" for wind in WINDS]
    assert not any(building.usable for building in shown.buildings)


def test_every_choice_that_is_legal_is_imagined_and_no_other() -> None:
    view = GAME.observe(said(begun("votes"), (0, "choose east")).state, 1)
    found = {GAME.imagine(view, Random(number)).ballots[0].choices for number in range(60)}
    assert found == {(wind, "", "") for wind in WINDS}


def test_who_has_answered_is_known_unless_the_table_hushes_it() -> None:
    assert GAME.ready
    assert GAME.hush
    view = GAME.observe(said(begun("votes"), (0, "choose east"), (2, "choose east")).state, 2)
    assert GAME.ready(view) == (True, False, True)
    assert GAME.ready(GAME.hush(view, [2])) == (False, False, True)


def test_a_record_with_ballots_replays_and_verifies() -> None:
    current, rng = begun("votes"), Random("record")
    while current.turn:
        seat = rng.choice(current.turn.seats)
        current = match.submit(current, seat, GAME.legal(current.state, seat).pick(rng))
    saved = record.read(record.write_text(match.recorded(current)))
    assert replay.decided_again(GAME, saved) == current.state
    assert replay.wrong_draw(GAME, saved) is None


def test_an_automa_is_never_asked_and_a_ballot_without_people_counts_itself() -> None:
    seated = (Player("Ana"), Player("Iron", kind=AUTOMA), Player("Stone", kind=AUTOMA))
    village = replace(founded(CHARTERS), games=1, temporary="votes")
    asked, alone = set(), 0
    for seed in range(4):
        current = match.start(
            GAME, seated, {"charters": CHARTERS, "legacy": village}, fair.secret_of(f"automa {seed}")
        )
        while current.turn:
            asked.add(current.turn.seats)
            current = match.submit(
                current, 0, GAME.legal(current.state, 0).pick(Random(len(current.entries)))
            )
        alone += sum(not any(ballot.menus) for ballot in current.state.ballots)
    assert asked == {(0,)}
    assert alone, "somewhere an Automa began the game and had nobody to whisper to"


# --- a choice that stays hidden beyond the game


def legacy_of(current: Match) -> Legacy:
    """What the campaign has come to after the events so far."""
    lines = [line for entry in current.entries for line in entry.then if record.read_answer(line) is None]
    events = [GAME.read_event(line) for line in lines]
    village: Legacy = current.state.options.legacy
    return after_game(village, CHARTERS, [event for event in events if isinstance(event, LASTING)])


def test_a_sealed_choice_enters_the_campaign_as_a_commitment_and_is_nowhere_else() -> None:
    seals = [sealed_gift(charter, "ring", f"nonce{seat}") for seat, charter in enumerate(CHARTERS)]
    end = said(begun("seals"), *((seat, f"seal {seals[seat][2]}") for seat in range(3)))
    assert legacy_of(end).sealed == tuple(seals)
    assert end.state.ballots[0].choices == tuple(commitment for _, _, commitment in seals)
    assert not any("ring" in text for entry in end.entries[1:] for text in (entry.action, *entry.then))


def test_what_is_no_seal_is_refused() -> None:
    for answer in ("seal ring", "choose ring", "seal " + "g" * 64, "seal " + "a" * 63, "seal", "skip"):
        assert refused(begun("seals"), 0, answer) == "stone-why-not-offered"


def test_the_same_choice_of_two_charters_or_to_two_questions_has_two_seals() -> None:
    one = fair.seal("gift-0 purple", "ring", "n")
    assert len({one, fair.seal("gift-0 black", "ring", "n"), fair.seal("gift-1 purple", "ring", "n")}) == 3
    assert one != fair.seal("gift-0 purple", "cup", "n") != fair.seal("gift-0 purple", "cup", "m")


def test_a_seal_is_opened_in_a_later_game_and_nothing_else_opens_it() -> None:
    sealed = (
        sealed_gift("purple", "ring", "n0"),
        sealed_gift("black", "cup"),
        sealed_gift("green", "cup", "n2"),
    )
    start = begun("openings", sealed=sealed)
    assert start.turn == Turn("ballot/gift-0", (0, 1, 2))
    for wrong in ("unseal cup n0", "unseal ring n1", "unseal ring", "unseal sword n0", "choose ring"):
        assert refused(start, 0, wrong) == "stone-why-not-offered"
    assert refused(start, 2, "unseal ring n0") == "stone-why-not-offered"
    bots = {GAME.write_action(action) for action in GAME.legal(start.state, 1)}
    assert bots == {"skip", "unseal cup 0"}
    end = said(start, (0, "unseal ring n0"), (1, "unseal cup 0"), (2, "skip"))
    assert "turned gift-0 ring cup -" in last(end)


def test_before_all_are_opened_nobody_sees_what_another_opened() -> None:
    sealed = tuple(sealed_gift(charter, "ring", "n") for charter in CHARTERS)
    opened = said(begun("openings", sealed=sealed), (0, "unseal ring n"))
    assert GAME.observe(opened.state, 0).table.ballots[0].choices == ("ring", "", "")
    assert GAME.observe(opened.state, 1).table.ballots[0].choices == (UNKNOWN, "", "")
    view = GAME.observe(opened.state, 1)
    assert GAME.imagine(view, Random(1)).ballots[0].choices[0] in GIFTS


def test_a_campaign_of_bots_seals_and_opens() -> None:
    current, rng = begun("seals"), Random("bots")
    while current.turn:
        seat = current.turn.seats[0]
        view = GAME.observe(current.state, seat)
        current = match.submit(current, seat, bot("random")(GAME, view, rng))
    village = legacy_of(current)
    assert len({label for label, _, _ in village.sealed}) > 5
    village = replace(village, temporary="openings")
    following = match.start(GAME, SEATS, {"charters": CHARTERS, "legacy": village}, fair.secret_of("on"))
    for seat in range(3):
        opened = next(a for a in GAME.legal(following.state, seat) if a.verb == "unseal")
        following = match.submit(following, seat, opened)
    (line,) = [line for line in last(following) if line.startswith("turned")]
    assert set(line.split()[2:]) <= set(GIFTS)


# --- game one


def test_game_one_asks_nothing_in_secret() -> None:
    state: State = match.start(GAME, SEATS, {}, fair.secret_of("plain")).state
    assert "ballots" not in codec.write(state)
    assert not isinstance(GAME.waiting(state), Chance)
    with pytest.raises(IllegalAction):
        GAME.decide(state, CHANCE, "east")
