"""Numbers by which saves and records know things never change; others only must not be taken for each other."""

from __future__ import annotations

from hhour.dday.rules.battle import begin, seating, state, trading
from hhour.dday.rules.cards import card, hooks, kinds
from hhour.dday.rules.cards.finding import AWARD_PRICE
from hhour.dday.rules.dice import rolling, tally
from hhour.dday.rules.dice.worth import gifts
from hhour.dday.rules.fight import garrison, grey
from hhour.dday.rules.map import ground
from hhour.dday.rules.steps import bonus, fightback, move, start
from hhour.dday.rules.turn.prices import FREE
from hhour.kernel.faces import COURAGE, FACE_NAMES, SOLDIER, STAR, TOOL, TWO_SOLDIERS
from tests.rule import rule

FLAGS = {
    "RECRUITED": 0, "FOUND": 1, "AWARDED": 2, "SWAPPED": 4, "MESSAGED": 5, "SHIELDED": 8, "COMBAT_SHIELD": 9,
    "NO_ADVANCE": 10, "FLAK": 11, "MINES_FOUND": 12, "WIRE_PROOF": 13, "FREE_ADVANCE": 14, "STAYING_ON": 15,
    "BOOKED": 16, "REPEATS": 17, "BOTH_SIDES": 18, "FREE_ENTRY": 19,
}  # fmt: skip


@rule("B-TURN-12")
def test_a_save_marks_what_a_unit_has_done_as_it_always_did() -> None:
    assert {name: getattr(state, name) for name in FLAGS} == {name: 1 << bit for name, bit in FLAGS.items()}
    assert (state.FIRST_ROLL_AGAIN, state.CLIMBED) == (1, 2)
    assert (state.IN_PLAY, state.SAFE, state.OUT) == (0, 1, 2)
    assert (rolling.ALONE, move.WALK, move.CHARGE, move.RETREAT) == (1000, 0, 1, 2)
    assert (bonus.FIRST_SIDE, bonus.SECOND_SIDE) == (1, 2)
    assert (trading.GIVE, trading.TAKE) == (0, 1)
    assert seating.COURSE == (("marker", 0, 0, ""), ("book", 0, 0, ""), ("cancel", -1, 0, ""), ("declare", 0, 0, ""))
    assert move.MOVE == (("move", 0, 0, ""),)
    assert state.NO_SETS == (0,) * 6


@rule("B-PRIO-01")
def test_abilities_of_cards_are_never_taken_for_each_other() -> None:
    asked = {name: number for name, number in vars(hooks).items() if name.isupper() and isinstance(number, int)}
    del asked["TYPE_CHECKING"], asked["IN_PLAY"]
    scopes = {name: asked.pop(name) for name in ("UNIT", "SECTOR", "TEAM")}
    tiers = {name: asked.pop(name) for name in ("ADD", "REPLACE", "AT_MOST", "AT_LEAST")}
    assert asked.pop("HOOKS") == len(asked)
    assert sorted(asked.values()) == list(range(len(asked)))
    assert list(scopes.values()) == [0, 1, 2]
    assert list(tiers.values()) == [0, 1, 2, 3]
    assert (card.DISCARD, card.SACRIFICE, card.ONCE, card.BY_ITSELF) == (0, 1, 2, 3)
    base = (kinds.AWARD, kinds.ITEM, kinds.SPECIAL, kinds.VEHICLE, kinds.REGULAR, kinds.UNIQUE)
    assert [kinds.RANKS[kind] for kind in base] == [1, 2, 2, 2, 3, 3]
    words = (ground.SKULLS_STAY, ground.ADDS_RESULTS, ground.PENALISES, ground.WATCHES_TALLY, ground.SUPPLIES)
    assert (*words, ground.SHELLS) == tuple(1 << bit for bit in range(6))


@rule("B-AWARD-02", "B-OPT-08", "B-OPT-25", "B-UPKEEP-07", "B-TALLY-22", "R-AI-01", "R-SCORE-02", "P-MGF-20")
def test_numbers_of_the_rulebook_are_its_own() -> None:
    assert (AWARD_PRICE, start.MARKER_ROLLS, state.MUST_MOVE) == (6, 4, 4)
    assert begin.DEAL == ((2, 3), (3, 3), (4, 1))
    assert tally.ITEM_POINTS == (0, 1, 3, 6, 12, 24, 48)
    assert (garrison.START, grey.INSTEAD, fightback.SMALL_PRIZE, fightback.GREAT_PRIZE) == (4, 6, 2, 3)
    assert [(cost.what, cost.n) for cost in FREE] == [("nothing", 0)]


@rule("B-TALLY-19")
def test_faces_that_no_die_of_a_set_shows_give_nothing() -> None:
    given = gifts((True,) * 6)
    assert len(given) == len(FACE_NAMES)
    assert [face for face, gift in enumerate(given) if gift] == [STAR, SOLDIER, TWO_SOLDIERS, COURAGE, TOOL]
