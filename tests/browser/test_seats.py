"""A seat and its devices: a link is taken once, other devices are let in and put out, bots stand in."""

import re

import pytest
from browser import hand
from browser.watch import Visit, Watch
from browser.wire import Table, join, look, open_table, person
from patron import House
from playwright.sync_api import Locator, Page, expect

MINUTE = 60_000


@pytest.fixture
def link_and_guest(visit: Visit, server: str) -> tuple[Table, str, Page]:
    """Ana's table, Bo's link, and Bo's page once he has sat down."""
    ana = open_table(server, "link", person("Ana"), person(""))
    link = f"#/join/{ana.seats[1]['link']}"
    guest = hand.sit_down(visit(link))
    guest.get_by_label("Your name at the table").fill("Bo")
    guest.get_by_role("button", name="Take this seat").click()
    expect(hand.ink(guest)).to_be_visible()
    return ana, link, guest


def menu_of(page: Page) -> Locator:
    page.get_by_role("button", name="Table menu").click()
    return page.get_by_role("dialog", name="This table")


def test_a_link_that_is_taken_opens_nothing_and_says_what_to_do(
    visit: Visit, link_and_guest: tuple[Table, str, Page], watch: Watch
) -> None:
    watch.expected = ["status of 403"]
    _, link, guest = link_and_guest
    other = visit(link)
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("alert").filter(has_text="This seat is taken.")).to_be_visible()
    expect(other.get_by_label("Recovery code")).to_be_visible()
    guest.goto("/#/")
    guest.goto(f"/{link}")  # the device that has the seat comes back by its link
    guest.wait_for_url(re.compile("#/table/"))
    expect(hand.ink(guest)).to_be_visible()


def test_a_second_device_is_let_in_by_a_yes_on_the_first(
    visit: Visit, link_and_guest: tuple[Table, str, Page], watch: Watch
) -> None:
    watch.expected = ["status of 403"]
    _, link, guest = link_and_guest
    phone = visit(link, viewport={"width": 390, "height": 844})
    phone.get_by_role("button", name="Sit down").click()
    phone.get_by_role("button", name="Ask my other device").click()
    number = phone.get_by_text(re.compile(r"^\d{4}$")).inner_text()
    asked = guest.get_by_role("alert").filter(has_text=number)
    asked.get_by_role("button", name="Yes, it is mine").click()
    phone.wait_for_url(re.compile("#/table/"))
    expect(hand.ink(phone)).to_be_visible()
    expect(asked).to_have_count(0)
    hand.place(phone)
    hand.ink(phone).click()
    expect(hand.waiting(guest)).to_contain_text("Ana")


def test_a_no_keeps_the_other_device_out(
    visit: Visit, link_and_guest: tuple[Table, str, Page], watch: Watch
) -> None:
    watch.expected = ["status of 403"]
    _, link, guest = link_and_guest
    other = visit(link)
    other.get_by_role("button", name="Sit down").click()
    other.get_by_role("button", name="Ask my other device").click()
    guest.get_by_role("alert").get_by_role("button", name="No", exact=True).click()
    expect(other.get_by_text("There was no yes in time.")).to_be_visible()
    expect(other.get_by_role("button", name="Ask my other device")).to_be_visible()


def test_a_second_device_comes_by_a_link_of_the_first_and_is_put_out_again(
    visit: Visit, server: str, watch: Watch
) -> None:
    ana = open_table(server, "link", person("Ana"), person("Bo"))
    bo = join(ana, 1, "Bo")
    guest = visit(f"#/table/{bo.id}", knows=[bo], permissions=["clipboard-read", "clipboard-write"])
    menu = menu_of(guest)
    menu.get_by_role("button", name="Show as QR code").click()
    expect(menu.get_by_role("img", name="QR code of the link")).to_be_visible()
    menu.get_by_role("button", name="Copy this link").click()
    expect(guest.get_by_text("The link for your other device is copied.")).to_be_visible()
    link = guest.evaluate("navigator.clipboard.readText()")
    phone = hand.sit_down(visit(link[link.index("#") :]))
    expect(hand.ink(phone)).to_be_visible()
    expect(menu.get_by_text("2 devices hold your seat.")).to_be_visible()
    devices = menu.get_by_role("list", name="Devices at this seat").get_by_role("listitem")
    expect(devices.filter(has_text="This device")).to_have_count(1)
    expect(devices.filter(has_text="This device").get_by_role("button")).to_have_count(0)
    devices.get_by_role("button", name=re.compile("^Put out")).click()
    expect(phone.get_by_text("This device does not hold its seat any more")).to_be_visible()
    expect(menu.get_by_text("1 device holds your seat.")).to_be_visible()
    phone.reload()
    expect(phone.get_by_text("This device has no seat at this table.")).to_be_visible()


def test_the_host_hands_over_the_seat_of_somebody_who_stays_away(own_house: House, visit: Visit) -> None:
    ana = open_table(own_house.address, "link", person("Ana"), person("Bo"))
    bo = join(ana, 1, "Bo")
    host = visit(f"#/table/{ana.id}", knows=[ana], at=own_house.address)
    menu = menu_of(host)
    expect(menu.get_by_text("Waiting time: 5 minutes.")).to_be_visible()
    over = menu.get_by_role("button", name="Hand over the seat of Bo")
    over.click()
    sure = menu.get_by_role("alertdialog")
    sure.get_by_role("button", name="No").click()
    assert not look(ana)["table"]["seats"][1]["bot"], "it is asked first"
    over.click()
    sure.get_by_role("button", name="Yes").click()
    expect(host.get_by_text(re.compile("^Bo was here not long ago"))).to_be_visible()
    host.close()
    own_house.stop()
    for what in ("log", "seen"):
        own_house.query(f"UPDATE {what} SET at = at - ?", 6 * MINUTE)
    own_house.open()
    ana, bo = (device._replace(address=own_house.address) for device in (ana, bo))
    host = visit(f"#/table/{ana.id}", knows=[ana], at=own_house.address)
    menu = menu_of(host)
    menu.get_by_role("button", name="Hand over the seat of Bo").click()
    menu.get_by_role("alertdialog").get_by_role("button", name="Yes").click()
    expect(menu.get_by_role("button", name="Hand over the seat of Bo")).to_have_count(0)
    host.keyboard.press("Escape")
    expect(hand.notes(host).get_by_text("Bo has been away for long")).to_be_visible()
    guest = visit(f"#/table/{bo.id}", knows=[bo], at=own_house.address)
    guest.get_by_role("status").get_by_role("button", name="Take it back").click()
    expect(hand.notes(host).get_by_text("Bo plays again.")).to_be_visible()


def test_the_host_passes_the_table_on(visit: Visit, server: str) -> None:
    ana = open_table(server, "link", person("Ana"), person("Bo"), person(""))
    bo = join(ana, 1, "Bo")
    guest = visit(f"#/table/{bo.id}", knows=[bo])
    expect(guest.get_by_role("button", name="Begin now")).to_have_count(0)
    host = visit(f"#/table/{ana.id}", knows=[ana])
    menu = menu_of(host)
    menu.get_by_role("button", name="Make host: Bo").click()
    menu.get_by_role("alertdialog").get_by_role("button", name="Yes").click()
    guest.get_by_role("button", name="Begin now").click()
    expect(hand.ink(guest)).to_be_visible()
    expect(hand.notes(guest).get_by_text("Bo is the host now.")).to_be_visible()
