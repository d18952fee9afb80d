"""With a German at the table every number is exactly what the rule says: paid, lost, told (A-GER, A-CARD)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.german.combat import required_loss
from hhour.dday.boxes.atlantikwall.german.verbs import add_die
from hhour.dday.rules.battle.state import OUT
from hhour.dday.rules.dice.rolling import rerollable
from hhour.dday.rules.dice.tally import active_skulls
from hhour.kernel.faces import BLACK, BLUE, SKULL
from tests.atlantikwall.german import Fortress
from tests.atlantikwall.german_cards import STARS, tallies
from tests.rule import rule

NOWHERE = -1


def why_not(t: Fortress, seat: int, slug: str) -> tuple[str, str]:
    """The rule and the reason that keep a card from doing anything now; ('', '') if nothing does."""
    use = t.field.book.cards[slug].use
    assert use is not None
    refused = use.refuse(t.field, t.field.force(seat), slug)
    return (refused.rule, refused.key) if refused else ("", "")


# --- COMBAT -----------------------------------------------------------------------------------------------------------


@rule("A-GER-45", "A-GER-46")
def test_each_unit_asks_of_him_the_def_its_own_chevrons_point_to(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Fortress()
    t.unit(1, sector=1)
    t.unit(2, sector=1)
    monkeypatch.setattr(t.field.book.sectors[0], "defence", (5, 8, 11))
    asked = []
    for marker in (1, 2, 3, 4):
        t.unit(1, marker=marker)
        asked.append(required_loss(t.field))
    assert asked == [5, 8, 11, 11]
    for seat in (1, 2):
        t.get(seat).sector = NOWHERE
    assert required_loss(t.field) == 0


@rule("A-GER-51", "A-GER-50")
def test_once_those_given_up_are_worth_the_required_loss_nobody_else_is_asked_for() -> None:
    t = Fortress()
    for seat in (1, 2):
        t.unit(seat, sector=1)  # DEF 2
    t.german(bare=True, soldiers=9, cards=["funker", "kradmelder", "beobachter"])
    t.start_at("COMBAT")
    assert t.refused(3, "forfeit nobody").key == "unknown-card"
    t.answer(3, "forfeit funker")
    assert t.question(3) == "german-pay"
    t.answer(3, "forfeit kradmelder")
    assert t.question(3) != "german-pay"
    assert (t.he.specialists, t.he.soldiers, t.he.shortfall) == (("beobachter",), 9, 0)


@rule("A-GER-31", "A-GER-62")
def test_a_loss_that_specialists_have_paid_in_full_is_over() -> None:
    t = Fortress()
    t.german(bare=True, soldiers=9, cards=["funker", "kradmelder"])
    t.unit(1, cards=["piat-gunner"])
    t.start_at("COMBAT")
    t.answer(1, "use piat-gunner")
    assert t.question(3) == "german-loss"
    t.answer(3, "lose funker")
    assert t.question(3) != "german-loss"
    assert (t.he.specialists, t.he.soldiers) == (("kradmelder",), 9)


@rule("A-CARD-AS-02")
@pytest.mark.parametrize(("die", "lost"), [("3", []), ("4", [2])])
def test_the_snipers_hit_costs_a_german_without_specialists_two_soldiers(die: str, lost: list[int]) -> None:
    t = Fortress()
    t.german(bare=True, soldiers=9)
    t.unit(1, cards=["sniper"])
    t.start_at("COMBAT")
    t.dice(die)
    t.answer(1, "use sniper")
    assert [event.data["n"] for event in t.events("fell", 3) if event.rule == "A-CARD-AS-02"] == lost


@rule("A-CARD-AI-02")
@pytest.mark.parametrize(("cards", "left", "men"), [([], 6, 0), (["funker", "pionier"], 9, 1)])
def test_the_sniper_scope_costs_a_specialist_of_his_choice_or_three_soldiers(
    cards: list[str], left: int, men: int
) -> None:
    t = Fortress()
    t.german(bare=True, soldiers=9, cards=cards)
    t.unit(1, cards=["sniper-scope"])
    t.start_at("MUSTER")
    t.answer(1, "use sniper-scope")
    if cards:
        t.answer(3, "lose pionier")
        assert t.he.specialists == ("funker",)
    assert (t.he.soldiers, len(t.he.specialists)) == (left, men)


@rule("A-CARD-AS-01")
def test_the_piat_gunner_is_sacrificed_before_his_own_units_comparison_only() -> None:
    t = Fortress("dday n-03 units=2 opts=german")
    t.german(bare=True, soldiers=9)
    t.unit(1, sector="bunker", soldiers=5)
    t.unit(2, sector="bunker", soldiers=6, cards=["piat-gunner", "field-radio"])  # the radio keeps the moment open
    t.storm()
    t.answer(1, "assault 1")
    refused = t.refused(2, "use piat-gunner")
    assert (refused.rule, refused.key) == ("A-CARD-AS-01", "card-not-storming")
    t.dice("flak-badge")
    t.answer(2, "ready")
    assert (t.get(1).status, t.he.soldiers) == (OUT, 9)
    t.answer(2, "use piat-gunner")
    assert t.get(2).fallen == ("piat-gunner",)
    assert t.he.soldiers == 5


# --- cards ------------------------------------------------------------------------------------------------------------


@rule("A-CARD-DEC-17")
def test_the_lanyard_quiets_his_own_skulls_and_nobody_elses() -> None:
    t = Fortress()
    t.german(bare=True, cards=["marksman-lanyard"])
    skulls = "SKULL SKULL SOLDIER SOLDIER STAR STAR"
    for seat in (1, 2):
        t.tally(seat, skulls)
    t.german_tally(skulls)
    t.start_at("UPKEEP")
    t.answer(3, "use marksman-lanyard")
    assert [active_skulls(t.field, one, one.claimed, 0) for one in t.field.battle.forces] == [2, 2, 0]


@rule("A-CARD-DEC-15")
@pytest.mark.parametrize(("slug", "refused"), [("barbed-wire", False), ("dog", False), ("gas", True)])
def test_the_driver_badge_fetches_an_item_of_cost_twelve_or_less_for_nothing(slug: str, refused: bool) -> None:
    t = Fortress()
    t.german(points=5, cards=["driver-badge"])
    t.he.offered = tuple(one for one in t.he.offered if one != "dog")
    t.he.spent = ("dog",)
    t.start_at("MUSTER")
    t.answer(3, "use driver-badge")
    if refused:
        why = t.refused(3, f"find {slug}")
        assert (why.rule, why.key, why.params) == ("A-CARD-DEC-15", "card-too-dear", {"card": slug, "n": 12})
        return
    t.answer(3, f"find {slug}")
    assert (t.he.points, t.he.items) == (5, (slug,))
    assert t.events("found", 3)[-1].data == {"card": slug, "cost": 0}
    t.answer(3, "find tracer-bullets")
    assert t.he.points == 0, "the one find of the turn is still to come"


@rule("A-CARD-GS-11")
@pytest.mark.parametrize(("cost", "paid"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (7, 5)])
def test_with_the_zahlmeister_an_item_costs_two_less_and_at_least_one(
    monkeypatch: pytest.MonkeyPatch, cost: int, paid: int
) -> None:
    t = Fortress()
    t.german(points=9, cards=["zahlmeister"])
    monkeypatch.setattr(t.field.book.cards["dog"], "cost", cost)
    t.start_at("MUSTER")
    t.answer(3, "find dog")
    assert t.he.points == 9 - paid


@rule("A-CARD-DEC-19", "A-DECO-12")
@pytest.mark.parametrize(("soldiers", "asked"), [(3, False), (4, True), (5, True)])
def test_the_black_wound_badge_may_cost_four_soldiers_of_whoever_has_four(soldiers: int, asked: bool) -> None:
    t = Fortress()
    t.german(bare=True, courage=5, soldiers=soldiers, cards=["dog"])  # nobody to give up in their place (A-GER-31)
    t.start_at("MUSTER")
    t.dice("wound-badge-black")
    t.answer(3, "decorate")
    told = t.events("wounded", 3)[0]
    assert (told.rule, told.data, told.source) == ("A-DECO-12", {"card": "wound-badge-black"}, "wound-badge-black")
    if asked:
        assert set(t.choices(3)) >= {"choose soldiers", "lose dog"}
        t.answer(3, "choose soldiers")
    assert (t.he.soldiers, t.he.items) == ((soldiers - 4, ("dog",)) if asked else (soldiers, ()))


@rule("A-DECO-12", "A-CARD-GI-11")
def test_a_black_decoration_of_the_enigma_machine_is_told_as_its_doing() -> None:
    t = Fortress()
    t.german(cards=["enigma-machine", "dog"])
    t.start_at("MUSTER")
    t.dice("wound-badge-black wound-badge-silver wound-badge-gold")
    t.answer(3, "use enigma-machine")
    blacks = [f"take wound-badge-{one}" for one in ("black", "silver", "gold")]
    assert [one for one in t.choices(3) if not one.startswith("standing")] == [*blacks, "pass"]
    t.answer(3, "take wound-badge-black")
    assert t.events("wounded", 3)[0].source == "enigma-machine"


@rule("A-CARD-GI-11")
def test_of_three_decorations_with_a_normal_one_the_enigma_machine_must_take_one() -> None:
    t = Fortress()
    t.german(cards=["enigma-machine"])
    t.start_at("MUSTER")
    t.dice("wound-badge-black iron-cross-1 wound-badge-gold")
    t.answer(3, "use enigma-machine")
    assert "pass" not in t.choices(3)
    t.answer(3, "take iron-cross-1")
    assert t.he.decorations == ("iron-cross-1",)


@rule("A-CARD-GI-11", "A-DECO-09")
def test_without_a_deck_the_enigma_machine_shows_nothing() -> None:
    t = Fortress()
    t.german(cards=["enigma-machine"])
    while len(t.he.deck):
        t.he.deck.take(t.he.deck.unplaced[0])
    t.start_at("MUSTER")
    refused = t.refused(3, "use enigma-machine")
    assert (refused.rule, refused.key) == ("A-CARD-GI-11", "card-nothing-left")


@rule("A-CARD-GI-07")
def test_an_mg42_is_put_anywhere_but_in_bunkers_and_where_guns_were_silenced_or_removed() -> None:
    t = Fortress()
    t.german(cards=["mg42"])
    t.start_at("MUSTER")
    t.answer(3, "use mg42")
    book, battle = t.field.book, t.field.battle
    everywhere = [f"target {ground.id}" for ground in book.sectors if not ground.bunker]
    assert t.choices(3) == everywhere
    battle.silenced = tuple(1 if ground.id == "9" else 0 for ground in book.sectors)
    t.german()
    assert t.choices(3) == [one for one in everywhere if one != "target 9"]
    t.answer(3, "target 3")
    t.german(cards=["maschinengewehr-schuetze"])
    t.he.spent, t.he.items = (), ("mg42",)
    t.answer(3, "use mg42")
    assert "target 3" in t.choices(3), "a second gun may stand beside the first"
    t.unit(1, sector=3, cards=["thermite-grenade"])
    t.he.items = ()
    t.field.pop(3)
    t.answer(1, "use thermite-grenade")
    t.german()
    t.he.items = ("mg42",)
    t.answer(3, "use mg42")
    assert "target 3" not in t.choices(3), "it was removed there for the rest of the game"


@rule("A-CARD-GI-03")
def test_the_periscope_needs_a_die_of_its_moment() -> None:
    t = tallies(cards=("bunker-periscope",))
    assert why_not(t, 3, "bunker-periscope") == ("", "")
    t.he.faces = ()
    assert why_not(t, 3, "bunker-periscope") == ("A-CARD-GI-03", "card-no-die")
    t.german_tally(STARS)
    t.start_at("MUSTER")
    assert why_not(t, 3, "bunker-periscope") == ("A-CARD-GI-03", "card-no-die"), "they have done their work"


@rule("A-CARD-DEC-18")
def test_the_long_service_medal_finds_nothing_to_roll_where_all_dice_are_locked() -> None:
    t = tallies(cards=("long-service-medal",))
    t.he.locked = t.he.tray.all
    assert why_not(t, 3, "long-service-medal") == ("A-CARD-DEC-18", "card-no-die")


# --- dice that change hands -------------------------------------------------------------------------------------------


@rule("A-CARD-AS-03", "A-GEN-24")
def test_the_soe_agent_gives_no_skull_and_needs_a_die_of_the_germans() -> None:
    t = tallies()
    t.unit(1, cards=["soe-agent"])
    t.tally(1, "SKULL SKULL SKULL SKULL SKULL STAR")
    t.start_stage("adjust")
    t.answer(1, "use soe-agent")
    refused = t.refused(1, "exchange r1 3:r1")
    assert (refused.rule, refused.key, refused.params) == ("A-CARD-AS-03", "exchange-skull", {"die": "r1"})
    refused = t.refused(1, "exchange b2 2:r1")
    assert (refused.key, refused.params) == ("exchange-whom", {"die": "2:r1"})
    for own, his in (("SKULL SKULL SKULL SKULL SKULL SKULL", 0), (STARS, 0b111111)):
        t = tallies()
        t.unit(1, cards=["soe-agent"])
        t.tally(1, own)
        t.he.removed = his
        assert why_not(t, 1, "soe-agent") == ("A-CARD-AS-03", "card-no-die")


@rule("A-CARD-GS-06")
def test_the_waffen_ss_need_a_skull_and_somebody_who_may_be_handed_it() -> None:
    t = tallies("SKULL STAR STAR STAR STAR STAR", cards=("waffen-ss",))
    assert why_not(t, 3, "waffen-ss") == ("", "")
    t.he.handed = (t.field.battle.turn - 1, 1)
    t.get(2).faces = ()
    assert why_not(t, 3, "waffen-ss") == ("A-CARD-GS-06", "card-no-skull")
    t = tallies(cards=("waffen-ss",))
    assert why_not(t, 3, "waffen-ss") == ("A-CARD-GS-06", "card-no-skull")


@rule("A-CARD-GS-06")
def test_a_skull_handed_over_is_not_the_units_to_roll_again() -> None:
    t = tallies("STAR STAR STAR STAR SKULL STAR", cards=("waffen-ss",))
    t.answer(3, "use waffen-ss", "hand k1 1")
    assert len(t.get(1).faces) == 7
    assert rerollable(t.field, t.get(1)) == 0b0111111


@rule("A-GER-13", "A-CARD-GS-06")
def test_a_black_die_beside_dice_that_were_exchanged_counts_as_blue_and_is_nobodys() -> None:
    t = tallies("STAR STAR STAR STAR SKULL STAR")
    unit = t.get(1)
    unit.kinds, unit.homes = unit.tray.kinds, (1,) * 6
    add_die(unit, BLACK, BLACK, SKULL)
    assert (unit.kinds[-1], unit.homes[-1], unit.colours[-1]) == (BLACK, 0, BLUE)
