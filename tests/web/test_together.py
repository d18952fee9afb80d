"""Two people at two screens: they trade, propose, swap, talk, come and go, and the host keeps the table."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.browser import PHONE, Person
from tests.web.scenes import bring, join, lay, lay_for_two, open_menu, record_up_to, sit

New = Callable[..., Person]


def numbers(person: Person) -> dict[str, int]:
    return {key: person.number(key) for key in ("soldiers", "stars", "courage", "points")}


def choose(page: Page, action: str) -> None:
    """Any choice, by the plain list that is always there."""
    if page.locator(".next details:not([open]) summary").count():
        page.locator(".next details summary").click()
    page.locator(f"[data-action='{action}']").click()


# --- trades -----------------------------------------------------------------------------------------------------------


def draft(host: Person, amount: int) -> None:
    """Offer some soldiers to unit 2."""
    host.page.locator(".team .deal").first.click()
    more = host.page.get_by_role("group", name="You give").get_by_role("button", name="More: Soldiers")
    for _ in range(amount):
        more.click()
    expect(host.page.locator(".sum")).to_have_text(f"You give: soldiers {amount}. You get: nothing.")
    host.page.locator(".next [data-verb=offer]").click()


def test_a_trade_is_offered_seen_and_accepted(person: New) -> None:
    host, guest = person(), person()
    lay_for_two(host, guest)
    before = numbers(host), numbers(guest)
    draft(host, 3)
    expect(guest.question).to_contain_text("3 soldiers")
    expect(host.page.locator(".log").last).to_contain_text("3 soldiers")
    guest.page.locator(".next [data-verb=accept]").click()
    expect(guest.page.locator("[data-number=soldiers]")).to_have_text(str(before[1]["soldiers"] + 3))
    expect(host.page.locator("[data-number=soldiers]")).to_have_text(str(before[0]["soldiers"] - 3))
    expect(host.question).to_have_text("Roll your dice.")


def test_a_trade_is_declined_or_withdrawn_and_nothing_changes(person: New) -> None:
    host, guest = person(), person()
    lay_for_two(host, guest)
    before = numbers(host), numbers(guest)
    draft(host, 2)
    guest.page.locator(".next [data-verb=decline]").click()
    expect(host.page.locator(".log").last).to_contain_text("declines")
    draft(host, 1)
    expect(guest.page.locator(".next [data-verb=accept]")).to_be_visible()
    host.page.locator(".next [data-verb=withdraw]").click()
    expect(guest.question).to_have_text("Roll your dice.")
    expect(host.question).to_have_text("Roll your dice.")
    assert (numbers(host), numbers(guest)) == before


def test_a_trade_offers_no_more_than_there_is_and_nothing_that_cannot_be_traded(person: New) -> None:
    host, guest = person(), person()
    lay_for_two(host, guest)
    soldiers = numbers(host)["soldiers"]
    host.page.locator(".team .deal").first.click()
    give = host.page.locator("[data-ware='give soldiers']")
    for _ in range(soldiers):
        give.get_by_role("button", name="More").click()
    expect(give.get_by_role("button", name="More")).to_be_disabled()
    expect(host.page.locator("[data-ware='give courage']")).to_have_count(0)
    expect(host.page.locator(".next [data-verb=offer]")).to_be_enabled()
    give.get_by_role("button", name="Less").click()
    expect(give.locator("output")).to_have_text(str(soldiers - 1))


# --- proposals --------------------------------------------------------------------------------------------------------


def test_a_move_is_proposed_seen_by_all_and_accepted(person: New) -> None:
    host, guest, watcher = person(), person(), person(size=PHONE)
    table = lay_for_two(host, guest, watchable=True)
    sit(watcher, table)
    host.page.get_by_role("button", name="Propose something to Ben").click()
    host.page.get_by_label("Propose something to Ben").select_option("roll")
    host.page.get_by_role("button", name="Propose", exact=True).click()
    expect(host.page.locator(".proposals")).to_contain_text("to Ben: Roll")
    expect(guest.page.locator(".proposals")).to_contain_text("to Ben: Roll")
    guest.page.get_by_role("button", name="Do it").click()
    expect(guest.question).to_contain_text("Lock 2 dice")
    expect(host.page.locator(".proposals p")).to_have_count(0)


def test_a_proposal_is_declined_and_taken_back(person: New) -> None:
    host, guest = person(), person()
    lay_for_two(host, guest)
    host.page.get_by_role("button", name="Propose something to Ben").click()
    host.page.get_by_label("Propose something to Ben").select_option("roll")
    host.page.get_by_role("button", name="Propose", exact=True).click()
    guest.page.get_by_role("button", name="No, thanks").click()
    expect(host.page.locator(".proposals")).to_contain_text("Declined.")
    host.page.get_by_role("button", name="Take back").click()
    expect(guest.page.locator(".proposals p")).to_have_count(0)
    expect(guest.question).to_have_text("Roll your dice.")


# --- swaps and payments -----------------------------------------------------------------------------------------------


def test_dice_are_swapped(person: New) -> None:
    me = person()
    bring(me, record_up_to("dday n-02 units=2", "swap", ["recruit lieutenant"]))
    me.page.locator(".team .deal", has_text="wap").first.click()
    expect(me.page.get_by_role("group", name="First choose")).to_be_visible()
    before = me.seq
    me.page.get_by_role("group", name="Then choose").get_by_role("button").first.click()
    me.wait_for_change(before)
    me.page.locator(".next [data-verb=accept]").click()
    expect(me.page.locator(".log").last).to_contain_text("swap")


def test_losses_are_paid_for(person: New) -> None:
    me = person()
    bring(me, record_up_to("dday n-02 units=2", "pay", ["recruit hero"]))
    before = me.seq
    assert me.page.locator(".next input").count() == 0, "nothing is typed"
    more = me.page.locator(".next .stepper button", has_text="+").first
    key = "courage" if "Courage" in (more.get_attribute("aria-label") or "") else "stars"
    more.click()
    me.page.locator(".next [data-primary]").click()
    me.wait_for_change(before)
    expect(me.page.locator(".log").last).to_contain_text(re.compile(f"pays 1 {key.rstrip('s')} and has . left .Hero"))


# --- seats ------------------------------------------------------------------------------------------------------------


def test_a_seat_is_handed_over_by_its_link(person: New) -> None:
    host, guest = person(), person()
    table = lay(host)
    sit(host, table)
    open_menu(host)
    host.page.get_by_role("button", name="Hand over by link").click()
    link = host.page.get_by_label("Whoever opens this first gets the seat")
    expect(link).to_have_value(
        f"{host.page.evaluate('location.origin')}/join/{table['id']}#" + link.input_value().split("#")[1]
    )
    guest.open(link.input_value())
    guest.page.get_by_label("My name").fill("Léo")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.question).to_have_text("Roll your dice.")
    expect(host.page.locator(".connection")).to_contain_text("You are watching.")
    late = person()
    late.open(link.input_value())
    expect(late.page.get_by_role("alert")).to_contain_text("This link is wrong or has expired")


def test_a_seat_is_left_taken_by_a_bot_and_taken_back(person: New) -> None:
    host, guest = person(), person()
    lay_for_two(host, guest)
    open_menu(guest)
    guest.page.get_by_role("button", name="Give to a bot").click()
    expect(host.page.locator(".log").last).to_contain_text("Unit 2 rolls")  # the bot goes on at once
    guest.page.get_by_role("button", name="Take the seat").click()
    expect(guest.page.get_by_role("button", name="Leave the seat")).to_be_visible()
    guest.page.get_by_role("button", name="Leave the seat").click()
    open_menu(host)
    expect(host.page.locator(".menu li").nth(1)).to_contain_text("free seat")
    host.page.locator(".menu li").nth(1).get_by_role("button", name="Give to a bot").click()
    expect(host.page.locator(".menu li").nth(1)).not_to_contain_text("free seat")
    guest.page.get_by_role("button", name="Take the seat").click()
    expect(guest.page.locator(".next.mine, .next")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Leave the seat")).to_be_visible()


# --- the host ---------------------------------------------------------------------------------------------------------


def test_the_host_pauses_and_goes_on(person: New) -> None:
    host, guest = person(), person()
    lay_for_two(host, guest)
    open_menu(host)
    host.page.get_by_role("button", name="Pause").click()
    expect(guest.question).to_have_text("The host has paused this table.")
    expect(guest.page.locator(".next button:visible")).to_have_count(0)
    host.page.get_by_role("button", name="Go on").click()
    expect(guest.question).to_have_text("Roll your dice.")
    open_menu(guest)
    expect(guest.page.get_by_role("button", name="Pause")).to_have_count(0)


def test_the_host_sets_a_clock_and_a_bot_answers_for_who_is_late(person: New) -> None:
    host, guest = person(), person()
    lay_for_two(host, guest)
    open_menu(host)
    host.page.get_by_label("Seconds per decision (0: no clock)").fill("2")
    host.page.get_by_role("button", name="Set", exact=True).click()
    expect(host.page.locator(".menu [role=status]")).to_have_text("2 seconds for each decision.")
    expect(guest.page.locator(".connection")).to_contain_text("s left to decide")
    expect(guest.page.locator(".log").last).to_contain_text("rolls")
    host.page.get_by_label("Seconds per decision (0: no clock)").fill("0")
    host.page.get_by_role("button", name="Set", exact=True).click()
    expect(guest.page.locator(".connection p")).to_have_count(0)


def test_the_host_ends_the_table_and_everyone_finds_the_rematch(person: New) -> None:
    host, guest = person(), person()
    table = lay_for_two(host, guest)
    open_menu(host)
    host.page.get_by_role("button", name="End the table").click()
    host.page.get_by_role("button", name="Really end it for everyone").click()
    for one in (host, guest):
        expect(one.page.locator(".outcome")).to_have_text("The table was ended")
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Again").click()
    host.page.wait_for_url(lambda url: "/table/" in url and table["id"] not in url)
    guest.page.get_by_role("link", name="The rematch is laid: sit down").click()
    expect(guest.question).to_have_text("Roll your dice.")
    assert guest.page.url == host.page.url


# --- those who only look on -------------------------------------------------------------------------------------------


def test_a_spectator_sees_everything_and_can_do_nothing(person: New) -> None:
    host, guest, watcher = person(), person(), person()
    lay_for_two(host, guest, watchable=True)
    watcher.open("/watch")
    watcher.page.locator("a.line", has_text="Ben").first.click()
    expect(watcher.page.locator(".connection")).to_contain_text("You are watching.")
    host.answer()
    expect(watcher.page.locator(".log").last).to_contain_text("Unit 1 rolls")
    expect(watcher.page.locator(".next button:visible")).to_have_count(0)
    expect(watcher.page.locator("[data-die]")).to_have_count(0)
    watcher.page.get_by_role("button", name="Chat").click()
    watcher.page.get_by_role("textbox", name="Chat").fill("Good luck")
    watcher.page.get_by_role("button", name="Send").click()
    host.page.get_by_role("button", name="Chat (1)").click()
    expect(host.page.locator(".chat .lines")).to_contain_text("Spectator: Good luck")


def test_names_and_talk_are_only_ever_text(person: New) -> None:
    host, guest = person(), person()
    evil = "<img src=x onerror=document.title='owned'><script>document.title='owned'</script>"
    table = lay(host, "dday n-02 units=2")
    sit(host, table)
    join(guest, table, evil[:40])
    guest.page.get_by_role("button", name="Chat").click()
    guest.page.get_by_role("textbox", name="Chat").fill(evil)
    guest.page.get_by_role("button", name="Send").click()
    host.page.get_by_role("button", name="Chat (1)").click()
    expect(host.page.locator(".chat .lines")).to_contain_text(evil)
    expect(host.page.locator(".team")).to_contain_text(evil[:40])
    for one in (host, guest):
        assert one.page.locator("img[src=x]").count() == 0
        assert "owned" not in one.page.title()
