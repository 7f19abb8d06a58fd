"""What comes late on a slow line: a press is carried out once, and never lost without a word."""

import json
import re
from collections.abc import Callable
from typing import Any

from browser import hand
from browser.villager import building, busy, opened, place, use
from browser.watch import Visit
from browser.wire import Table, connected, join, look, open_table, person
from playwright.sync_api import Page, Route, WebSocketRoute, expect


class Line:
    """The line of a page to its table: what the server says can be held back, what the page says is heard."""

    def __init__(self, page: Page, held: Callable[[dict[str, Any]], bool]) -> None:
        self.said: list[dict[str, Any]] = []
        self._held = held
        self._kept: list[str | bytes] = []
        self._last: str | bytes = ""
        page.route_web_socket("**/ws*", self._open)

    def _open(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()

        def told(message: str | bytes) -> None:
            if self._held(json.loads(message)):
                self._kept.append(message)
            else:
                page.send(message)
                if picture(json.loads(message)):
                    self._last = message

        def heard(message: str | bytes) -> None:
            self.said.append(json.loads(message))
            server.send(message)

        server.on_message(told)
        page.on_message(heard)

    def repeat(self) -> None:
        """The last state comes once more, as after a line that was lost."""
        self._page.send(self._last)

    def let_go(self) -> None:
        """Whatever was held back comes now, and nothing is held any more."""
        self._held = lambda message: False
        while self._kept:
            self._page.send(self._kept.pop(0))

    @property
    def chosen(self) -> list[str]:
        """The last word of every answer that was sent."""
        return [one["action"].split()[-1] for one in self.said if one["t"] == "act"]


def answer(message: dict[str, Any]) -> bool:
    return bool(message["t"] == "ack")


def picture(message: dict[str, Any]) -> bool:
    return bool(message["t"] == "state")


def at(visit: Visit, table: Table) -> Page:
    """A page that has the key of the table, and is not there yet."""
    return visit(knows=[table])


def has_a_worker(page: Page, name: str) -> None:
    expect(building(page, name)).to_have_accessible_name(re.compile("A worker of"))


# --- Charterstone


def test_what_is_shown_can_be_answered_before_the_last_answer_is_confirmed(visit: Visit, server: str) -> None:
    table = opened(server, "here", "Ana", "Bo")
    page = at(visit, table)
    line = Line(page, answer)
    page.goto(f"/#/table/{table.id}")
    use(page, "Grain Field")
    has_a_worker(page, "Grain Field")
    use(page, "Coal Pit")
    has_a_worker(page, "Coal Pit")
    page.keyboard.press("u")
    expect(building(page, "Coal Pit")).not_to_have_accessible_name(re.compile("A worker of"))
    use(page, "Woodlot")
    has_a_worker(page, "Woodlot")
    line.let_go()
    use(page, "Clay Bank")
    has_a_worker(page, "Clay Bank")
    assert line.chosen == ["grain_field", "coal_pit", "woodlot", "clay_bank"]


def test_a_question_is_answered_once_however_often_the_button_is_pressed(visit: Visit, server: str) -> None:
    table = opened(server, "here", "Ana", "Bo")
    page = at(visit, table)
    line = Line(page, lambda message: bool(line.chosen) and picture(message))
    page.goto(f"/#/table/{table.id}")
    building(page, "Grain Field").click()
    place(page).dblclick()
    expect(busy(page)).to_be_visible()
    place(page).click()
    building(page, "Grain Field").click()
    line.let_go()
    has_a_worker(page, "Grain Field")
    expect(busy(page)).to_have_count(0)
    assert line.chosen == ["grain_field"]
    assert look(table)["seq"] == 2


def test_nothing_is_decided_on_a_village_that_is_not_the_newest(visit: Visit, server: str) -> None:
    """A crate is shown when its words are here; until then the village of before is, which asks nothing."""
    table = opened(server, "here", "Ana", "Bo")
    page = at(visit, table)
    late: list[Route] = []
    page.route("**/words?*", lambda route: late.append(route))
    line = Line(page, lambda message: False)
    page.goto(f"/#/table/{table.id}")
    use(page, "Charterstone")
    expect(page.get_by_text("Online", exact=True)).to_be_visible()
    while not late:
        page.wait_for_timeout(50)
    expect(busy(page)).to_be_visible()
    building(page, "Grain Field").click()
    place(page).click()
    for route in late:
        route.continue_()
    page.get_by_role("button", name="Carry on").click()
    expect(busy(page)).to_have_count(0)
    assert line.chosen == ["charterstone"]
    use(page, "Coal Pit")
    has_a_worker(page, "Coal Pit")


def test_at_one_screen_whoever_is_next_is_shown_with_the_turn(visit: Visit, server: str) -> None:
    """Each picture of the table comes once: none is needed to turn the screen to the next player."""
    table = opened(server, "here", "Ana", "Bo")
    page = at(visit, table)
    shown: list[int] = []

    def again(message: dict[str, Any]) -> bool:
        if not picture(message):
            return False
        shown.append(message["seq"])
        return message["seq"] in shown[:-1]

    Line(page, again)
    page.goto(f"/#/table/{table.id}")
    for name in ("Grain Field", "Coal Pit", "Woodlot"):
        use(page, name)
        has_a_worker(page, name)
    page.keyboard.press("u")
    expect(building(page, "Woodlot")).not_to_have_accessible_name(re.compile("A worker of"))
    building(page, "Clay Bank").press("Enter")
    building(page, "Clay Bank").press("Enter")
    has_a_worker(page, "Clay Bank")


def test_a_building_that_was_chosen_while_waiting_stays_chosen(visit: Visit, server: str) -> None:
    table = opened(server, "link", "Ana", "Bo")
    bo = join(table, 1, "Bo")
    first = look(table)["game"]["current"]
    mine, other = (bo, table) if first == 0 else (table, bo)
    page = visit(f"#/table/{table.id}", knows=[mine])
    building(page, "Coal Pit").click()
    expect(building(page, "Coal Pit")).to_have_attribute("aria-current", "true")
    expect(place(page)).to_have_count(0)
    face = look(other)["game"]
    chosen = next(one["action"] for one in face["buildings"] if one["id"] == "grain_field")
    with connected(other) as say:
        say(t="act", seat=face["seat"], question=face["question"], action=chosen)
    expect(place(page)).to_be_visible()
    building(page, "Coal Pit").click()
    has_a_worker(page, "Coal Pit")


# --- Cartographers


def test_a_card_is_drawn_before_the_last_drawing_is_confirmed(visit: Visit, server: str) -> None:
    table = open_table(server, "solo", person("Ana"))
    page = at(visit, table)
    line = Line(page, answer)
    page.goto(f"/#/table/{table.id}")
    expect(hand.ink(page)).to_be_visible()
    for _ in range(2):
        before = hand.inked(page).count()
        hand.place(page)
        hand.ink(page).click()
        expect(hand.inked(page)).not_to_have_count(before)
    line.let_go()
    hand.draw(page)
    assert look(table)["seq"] == 4


def test_a_drawing_is_taken_back_before_it_is_confirmed(visit: Visit, server: str) -> None:
    table = open_table(server, "link", person("Ana"), person("Bo"))
    join(table, 1, "Bo")
    page = at(visit, table)
    line = Line(page, answer)
    page.goto(f"/#/table/{table.id}")
    hand.place(page)
    hand.ink(page).click()
    hand.waiting(page).get_by_role("button", name=re.compile("^Take it back")).click()
    hand.place(page)
    hand.ink(page).click()
    expect(hand.waiting(page)).to_be_visible()
    line.let_go()
    assert [word == "recall" for word in line.chosen] == [False, True, False]


def test_a_state_that_comes_again_does_not_let_a_drawing_go(visit: Visit, server: str) -> None:
    table = open_table(server, "solo", person("Ana"))
    page = at(visit, table)
    line = Line(page, lambda message: bool(line.chosen) and (answer(message) or picture(message)))
    page.goto(f"/#/table/{table.id}")
    hand.place(page)
    hand.ink(page).click()
    expect(page.get_by_text("Sending …").first).to_be_visible()
    line.repeat()
    page.wait_for_timeout(200)
    expect(page.get_by_text("Sending …").first).to_be_visible()
    hand.ink(page).click(force=True)
    line.let_go()
    hand.settled(page)
    assert len(line.chosen) == 1
