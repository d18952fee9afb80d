"""What people noticed who played the first table, and what is true of it now."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, expect

from hhour.kernel.table import Table
from hhour.server.crew import decide
from tests.web.browser import DESKTOP, PHONE, Person
from tests.web.scenes import bring, lay, lay_for_two, record_up_to, sit
from tests.web.test_theatre import before_fire, do, watch

New = Callable[..., Person]
GOLDEN = Path(__file__).parents[1] / "golden"


# --- the adviser ------------------------------------------------------------------------------------------------------


def before_the_last_move(name: str = "dday-n-01-level-practice-units-1-won") -> str:
    """A golden game without its last line and its last action: the bunker can be taken for sure, and needs not."""
    lines = (GOLDEN / f"{name}.hh").read_text("utf-8").splitlines()
    assert lines[-2].endswith("advance bunker")
    return "\n".join(lines[:-2]) + "\n"


def test_a_certain_win_is_taken_at_once(person: New) -> None:
    me = person()
    bring(me, before_the_last_move())
    me.page.get_by_role("button", name="Hint").click()
    hint = me.page.locator(".advice .hint")
    expect(hint.get_by_role("button")).to_contain_text("bunker")
    hint.get_by_role("button").click()
    expect(me.page.locator(".end .outcome")).to_have_text("The bunker is taken")


def before_a_gift() -> str:
    """A game in which the adviser gives so many soldiers as no button shows: the ends of the range alone are listed."""
    for number in range(20):
        table = Table("dday n-02 units=2", seed=f"amt{number}")
        for _ in range(200):
            if table.outcome:
                break
            seat = table.waiting()[0]
            choices = table.choices(seat)
            trades = any(choice.split()[0] in ("trade", "give") for choice in choices)
            action = decide(table, seat, "captain" if trades else "sergeant")
            if action not in choices and action.startswith("give soldiers"):
                return table.record.text(reveal=True)
            table.apply(seat, action)
    raise AssertionError("No game came to such a gift.")


def test_a_hint_to_give_an_amount_gives_it(person: New) -> None:
    me = person()
    bring(me, before_a_gift())
    before = me.seq
    me.page.get_by_role("button", name="Hint").click()
    gift = me.page.locator(".advice .hint button")
    expect(gift).to_contain_text(re.compile(r"Give \d+ soldiers"), timeout=120_000)
    amount = re.findall(r"\d+", gift.inner_text())[0]
    gift.click()
    me.wait_for_change(before)
    expect(me.question).to_contain_text(f"{amount} soldiers")


def test_odds_and_hint_say_why_where_they_part(person: New) -> None:
    me = person()
    sit(me, lay(me, advice="hints"))
    me.answer()
    me.page.get_by_role("button", name="Hint").click()
    hinted = me.page.locator(".advice .hint button")
    expect(hinted).to_be_visible(timeout=120_000)
    me.page.get_by_label("Goal").select_option("straight")
    best = me.page.locator("[data-odds]").first
    expect(best).to_be_visible(timeout=120_000)
    same = best.inner_text() == hinted.inner_text()
    expect(me.page.locator(".advice .soft")).to_have_count(0 if same else 1)
    assert me.page.locator("[data-die] .best").count() == 2, "only the adviser's move is marked"


# --- numbers ----------------------------------------------------------------------------------------------------------


def test_numbers_run_to_their_new_value(person: New) -> None:
    record, action = before_fire()
    me = person()
    watch(me, "instant", "never")
    bring(me, record)
    me.page.evaluate(
        """() => {
            window.numbers = []
            const at = document.querySelector('[data-number=soldiers]')
            const look = () => { const n = parseInt(at.textContent); if (numbers.at(-1) !== n) numbers.push(n) }
            new MutationObserver(look).observe(at, { subtree: true, childList: true, characterData: true })
        }"""
    )
    do(me, action)
    me.page.wait_for_function("() => window.numbers.length > 2")


def test_what_a_set_brings_stands_on_the_button_that_claims_it(person: New) -> None:
    me = person()
    bring(me, record_up_to("dday n-02", "claim"))
    claim = me.page.locator(".next .face").first
    expect(claim).to_have_text(re.compile(r"^Claim the .+ set: .+$"))
    expect(claim).to_be_in_viewport(ratio=1)


def test_two_digits_fit_their_tile(person: New) -> None:
    record, _ = before_fire()
    for size in (DESKTOP, PHONE):
        me = person(size=size)
        bring(me, record)
        assert me.number("soldiers") > 9
        cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
        assert me.page.locator(".numbers dd, .numbers div").evaluate_all(cut) == []


# --- others at the table ----------------------------------------------------------------------------------------------


def test_a_partners_dice_are_seen_on_his_row(person: New) -> None:
    host, guest = person(), person()
    lay_for_two(host, guest)
    guest.answer()
    dice = host.page.locator(".team li").nth(1).locator(".dice")
    expect(dice.locator("svg")).to_have_count(6)
    faces = [text.split(", ")[1] for text in guest.page.locator("[data-die] .hidden").all_inner_texts()]
    expect(dice).to_have_attribute("aria-label", re.compile(", ".join(f".* {face}" for face in faces)))


def test_a_spectator_reads_whose_dice_he_sees(person: New) -> None:
    host, guest, watcher = person(), person(), person()
    table = lay_for_two(host, guest, watchable=True)
    sit(watcher, table)
    host.answer()
    expect(watcher.page.locator(".felt .owner")).to_have_text(re.compile("^Dice of .+"))


def counters(me: Person) -> dict[str, str]:
    """By unit: the colour and the shape of its counter on the map."""
    told: dict[str, str] = me.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-unit]')].map((one) => {
            const [ground, shape] = [one.querySelector('rect'), one.querySelector('path')]
            return [one.dataset.unit, ground.getAttribute('fill') + shape.getAttribute('d')]
        }))"""
    )
    return told


def test_a_unit_has_one_colour_and_shape_for_everybody_and_in_the_replay(person: New) -> None:
    host, guest, watcher = person(), person(), person()
    table = lay_for_two(host, guest, watchable=True)
    sit(watcher, table)
    for one in (host, guest, watcher):
        one.page.wait_for_selector("[data-unit='2']", state="attached")
    seen = counters(host)
    assert len(set(seen.values())) == 2
    assert counters(guest) == counters(watcher) == seen
    host.answer()
    assert host.context.request.post(f"/api/tables/{table['id']}/end").status == 200
    host.open(f"/replay/{table['id']}/1")
    host.page.wait_for_selector("[data-unit='2']", state="attached")
    assert counters(host) == seen


def test_my_turn_is_heard_in_a_hidden_tab(person: New) -> None:
    host, guest = person(), person()
    host.page.add_init_script(
        "window.sounded = 0; const Real = AudioContext; window.AudioContext = class extends Real {"
        " createGain() { if (document.hidden) window.sounded += 1; return super.createGain() } }"
    )
    lay_for_two(host, guest, "bataille units=2")
    host.page.get_by_role("button", name="Sounds").click()
    asked = [one for one in (host, guest) if one.is_asked()]
    while host.is_asked():
        host.answer()
    assert asked
    host.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    while not host.is_asked():
        if guest.is_asked():
            guest.answer()
    host.page.wait_for_function("() => window.sounded > 0")


# --- the map ----------------------------------------------------------------------------------------------------------


def test_a_phones_caption_speaks_of_fingers_alone(person: New) -> None:
    me = person(size=PHONE, touch=True)
    sit(me, lay(me))
    expect(me.page.locator(".about")).to_have_text("Tap a sector to read about it.")


def test_mines_can_be_told_from_the_ground_by_day_and_night(person: New) -> None:
    for dark in (False, True):
        me = person(dark=dark)
        sit(me, lay(me))
        me.page.wait_for_selector(".mines", state="attached")
        ratio = me.page.evaluate(
            """() => {
                const light = (colour) => {
                    const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map((n) => {
                        const part = n / 255
                        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
                    })
                    return 0.2126 * r + 0.7152 * g + 0.0722 * b
                }
                const ring = getComputedStyle(document.querySelector('.mines circle'))
                const [one, two] = [light(ring.stroke), light(ring.fill)]
                return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
            }"""
        )
        assert ratio >= 3, (dark, ratio)


def test_counters_stand_beside_what_a_sector_holds(person: New) -> None:
    me = person()
    sit(me, lay(me, "dday n-02 units=4", seats=[{"who": "me"}, *[{"who": "beside"}] * 3]))
    me.page.wait_for_selector("[data-unit='4']", state="attached")
    covered = me.page.evaluate(
        """() => {
            const box = (one) => one.getBoundingClientRect()
            const meet = (a, b, from, to) => a[from] < b[to] - 1 && b[from] < a[to] - 1
            const on = (a, b) => meet(a, b, 'left', 'right') && meet(a, b, 'top', 'bottom')
            const held = [...document.querySelectorAll('.inside text, .inside .sign, .inside .gun')]
            const units = [...document.querySelectorAll('[data-unit]')].map(box)
            if (held.length < 20) return ['nothing is drawn']
            return held.filter((one) => units.some((unit) => on(box(one), unit))).map((one) => one.textContent)
        }"""
    )
    assert covered == []


def test_a_sector_names_the_specialist_it_asks_for_and_says_what_guns_do(person: New) -> None:
    me = person()
    sit(me, lay(me))
    seven = me.page.locator("[data-sector='7']")
    expect(me.page.locator(".patch:has([data-sector='7']) .wants")).to_have_text("Corporal")
    expect(seven).to_have_attribute("aria-label", re.compile("Corporal"))
    expect(seven).to_have_attribute("aria-label", re.compile("machine.gun", re.IGNORECASE))


def test_the_map_is_drawn_before_its_words_have_come(person: New) -> None:
    me = person()
    held: list[Route] = []
    me.page.route(re.compile("/api/maps"), lambda route: held.append(route))
    sit(me, lay(me))
    me.page.wait_for_selector(".patch:has([data-sector='1']) .shield")
    assert held, "the words of the map are asked for"
    for route in held:
        route.continue_()


def test_the_letter_of_a_die_leaves_its_sign_in_sight(person: New) -> None:
    for size in (DESKTOP, PHONE):
        me = person(size=size)
        sit(me, lay(me))
        me.answer()
        covered = me.page.evaluate(
            """() => [...document.querySelectorAll('.tray .front')].map((side) => {
                const [a, b] = ['.corner', '.icon'].map((name) => side.querySelector(name).getBoundingClientRect())
                const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
                const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
                return width > 0 && height > 0 ? (width * height) / (b.width * b.height) : 0
            })"""
        )
        assert len(covered) == 6
        assert max(covered) < 0.12, covered  # of the square around it, whose corner it is


def test_the_letters_of_flat_dice_leave_their_signs_in_sight_in_french(person: New) -> None:
    me = person(language="fr")
    me.open("/learn")
    me.page.wait_for_selector(".die .face")
    me.page.evaluate("document.fonts.ready")  # until then the letters are those of a wider font
    covered = me.page.locator(".die").evaluate_all(
        """all => all.map((die) => {
            const [a, b] = ['.corner', '.icon'].map((name) => die.querySelector(name).getBoundingClientRect())
            return Math.max(0, a.right - b.left)
        })"""
    )
    assert max(covered) <= 5, covered


# --- guides, end ------------------------------------------------------------------------------------------------------


def test_a_beach_without_guns_speaks_of_none_and_nothing_is_said_twice(person: New) -> None:
    me = person()
    me.play_now()
    told: list[str] = []
    while not me.is_over():
        guide = me.page.locator(".guide")
        if guide.count():
            said = guide.inner_text()
            assert "gun" not in said.lower()
            told.append(guide.get_attribute("data-guide") or "")
        if me.is_asked():
            me.answer()
    stays = [one for at, one in enumerate(told) if at and told[at - 1] == one]
    assert len(told) - len(stays) == len(set(told)), told


def long_game() -> str:
    """The golden game of the most turns."""

    def turns(path: Path) -> int:
        return path.read_text("utf-8").count(" stop")

    games = [path for path in GOLDEN.glob("dday-n-0*.hh") if "units-1" in path.name]
    return max(games, key=turns).read_text("utf-8")


def test_the_labels_of_the_end_lie_on_nothing(person: New) -> None:
    me = person()
    answer = me.context.request.post("/api/records", data={"text": long_game()})
    me.open(f"/table/{answer.json()['id']}")
    me.page.wait_for_selector(".end svg .curve", state="attached")
    texts: list[dict[str, Any]] = me.page.locator(".end svg:has(.curve) text").evaluate_all(
        """all => all.map((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            return { left, right, top, bottom, said: one.textContent }
        })"""
    )
    assert len(texts) > 6
    for at, one in enumerate(texts):
        for other in texts[at + 1 :]:
            beside = one["left"] >= other["right"] - 1 or other["left"] >= one["right"] - 1
            above = one["top"] + 2 >= other["bottom"] - 2 or other["top"] + 2 >= one["bottom"] - 2
            assert beside or above, (one["said"], other["said"])


def test_the_luck_report_opens_where_it_is_seen(person: New) -> None:
    me = person()
    answer = me.context.request.post("/api/records", data={"text": long_game()})
    me.open(f"/table/{answer.json()['id']}")
    me.page.locator(".more summary").click()
    me.page.get_by_role("link", name="Luck report").click()
    expect(me.page.locator(".report p").first).to_be_in_viewport(timeout=60_000)


# --- what designers noticed -------------------------------------------------------------------------------------------


def test_who_fell_is_counted_whatever_was_gained_besides(person: New) -> None:
    """The end once counted how many fewer there were, and told a medal and a chart of men who had not fallen."""
    me = person()
    game = Table("dday n-01 level=practice", seed="fallen")
    rng = random.Random(1)
    while not game.outcome:
        game.apply(1, rng.choice(game.choices(1)))
    bring(me, game.record.text(reveal=True), ".end")
    fell = [(event.turn, event.data["n"]) for event in game.events if event.kind == "fell"]
    stood = [n for turn, n in fell if turn < game.play.state.turn]
    expect(me.page.locator(".medals")).to_contain_text(f"Stood fast: {max(stood)} lost")
    labels = me.page.locator(".fell").all_text_contents()
    assert {label.split(" · ")[0] for label in labels} <= {f"−{n}" for _, n in fell}
    assert labels


def test_who_opens_a_table_sees_no_ring_around_the_question(person: New) -> None:
    me = person()
    sit(me, lay(me))
    me.page.wait_for_selector("[data-sector]")
    assert me.page.evaluate("document.activeElement === document.body")
    me.page.locator(".next [data-verb=roll]").press("Enter")
    expect(me.question).to_be_focused()


def test_what_was_lost_stands_beside_its_number_and_on_no_word(person: New) -> None:
    record, action = before_fire()
    me = person()
    watch(me)
    bring(me, record)
    me.page.wait_for_selector("[data-sector]")
    do(me, action)
    chip = me.page.locator("[data-number=soldiers] .change")
    chip.wait_for()
    apart = """chip => {
        const [one, name] = [chip, chip.closest('div').querySelector('dt')].map((it) => it.getBoundingClientRect())
        return one.top >= name.bottom - 6 || one.left >= name.right
    }"""
    assert chip.evaluate(apart)


def test_fire_darkens_the_map_and_not_what_lies_around_it(person: New) -> None:
    record, action = before_fire()
    me = person()
    watch(me, "slow")
    bring(me, record)
    me.page.wait_for_selector("[data-sector]")
    do(me, action)
    me.page.wait_for_selector(".edge.dark", state="attached")
    sheet, edge = me.page.locator(".frame").bounding_box(), me.page.locator(".edge").bounding_box()
    assert sheet is not None
    assert edge is not None
    assert all(abs(sheet[side] - edge[side]) < 4 for side in ("x", "y", "width", "height")), (sheet, edge)
