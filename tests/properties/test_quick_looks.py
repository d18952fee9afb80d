"""A quick look at a tally or a sector says what a long one does."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import FREE_ENTRY, NO_ADVANCE, WIRE_PROOF, Unit
from hhour.dday.rules.cards import free
from hhour.dday.rules.cards.hooks import QUIET_SKULLS, Part, fold, reaching, sources, touches
from hhour.dday.rules.cards.kinds import REGULAR, UNIQUE
from hhour.dday.rules.dice import tally
from hhour.dday.rules.dice.rolling import lock_count
from hhour.dday.rules.dice.victims import unlike, victims, victims_apart
from hhour.dday.rules.dice.worth import yielded
from hhour.dday.rules.fight.defence import faced
from hhour.dday.rules.map import ground as grounds
from hhour.dday.rules.map.atlas import scan
from hhour.dday.rules.map.gifts import has_gift
from hhour.dday.rules.map.moving import moves, refuse_move
from hhour.kernel import chance as chances
from hhour.kernel.action import parse_action
from hhour.kernel.chance import SeededChance
from hhour.kernel.dice import SET_COLOURS, SIX, Tray
from hhour.kernel.faces import COLOURLESS, COURAGE, SHADE, SOLDIER, STAR, TOOL, TWO_SOLDIERS
from hhour.kernel.games import game_of
from hhour.kernel.setup import parse_setup
from tests.table import Situation


def some_tally(rng: Random) -> Unit:
    unit = Unit(1)
    unit.faces = tuple(rng.randrange(6) for _ in range(6))
    unit.colours = SET_COLOURS
    unit.removed = rng.choice((0, 0, rng.randrange(64)))
    unit.cancelled = rng.choice((0, rng.randrange(64)))
    unit.virtual = tuple(rng.randrange(6) << SHADE | COLOURLESS for _ in range(rng.randrange(3)))
    return unit


def test_dice_whose_purpose_is_written_already_fall_as_any_others() -> None:
    rng = Random(11)
    for _ in range(3000):
        chance = SeededChance(str(rng.randrange(50)))
        what = (rng.choice((0, 1, 9, 63, 64, 200)), rng.choice((0, 1, 9, 10)), rng.choice(("roll", "mgf", "a.b")))
        n, count = rng.choice((0, 1, 31, 32, 500)), rng.randrange(9)
        assert chance.faces(*what, n, count) == tuple(chance.numbers(*what, n, 6, count))


def test_no_more_purposes_are_written_than_are_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    written: dict[str, tuple[tuple[bytes, ...], ...]] = {}
    monkeypatch.setattr(chances, "_ROLLS", written)
    chance = SeededChance("written")
    for n in range(chances.MOST_PURPOSES + 5):
        assert chance.faces(1, 1, str(n), 1, 3) == chance.faces(1, 1, str(n), 1, 3)
    assert list(written) == [str(n) for n in range(chances.MOST_PURPOSES)]


def test_an_action_that_was_offered_names_the_dice_it_says() -> None:
    tray = Tray(SIX.kinds, SIX.sets)
    for mask in range(1, 64):
        for action in (*tray.subsets("lock", mask, 2), *tray.any_subsets("reroll", mask)):
            assert tray.named[action.text] == sum(1 << tray.names.index(name) for name in action.args)
    assert "lock w1 r1" not in tray.named, "in another order it is read word by word"


def test_dice_named_in_another_order_than_they_are_offered_are_the_same() -> None:
    game, ends = game_of("dday"), []
    rules = game.rules(game.setup(parse_setup("dday n-01")))
    for lock, reroll in (("lock r1 w2", "reroll r2 b2"), ("lock w2 r1", "reroll b2 r2")):
        p = game.begin(rules, SeededChance("order"), None)
        for text in ("roll", lock, reroll):
            assert game.refusal(p, 1, parse_action(text)) is None
            game.act(p, 1, parse_action(text))
        ends.append(p.state.to_json())
    assert ends[0] == ends[1]
    assert (ends[0]["units"][0]["locked"], ends[0]["units"][0]["rolls"]) == (0b001001, 2)


def test_what_a_tally_gives_is_what_its_results_give_each() -> None:
    field, rng = Situation().field, Random(1)
    for _ in range(2000):
        unit = some_tally(rng)
        faces = tally.by_face(unit)
        assert yielded(field, unit) == (
            faces[SOLDIER] + 2 * faces[TWO_SOLDIERS],
            faces[STAR],
            faces[COURAGE],
            tally.item_points(faces[TOOL]),
        )


def test_only_faces_that_count_give_anything() -> None:
    situation = Situation("dday n-01 level=practice")
    field, rng = situation.field, Random(2)
    assert not field.book.counts[STAR]
    for _ in range(200):
        assert yielded(field, some_tally(rng)).stars == 0


def test_a_tally_of_six_dice_is_looked_through_for_claims_like_any_other() -> None:
    for faces in product(range(6), repeat=6):
        quick, slow = Unit(1), Unit(1)
        quick.faces = slow.faces = faces
        quick.colours, slow.colours = SET_COLOURS, (*SET_COLOURS,)
        assert tally.may_claim(quick) == tally.may_claim(slow)


def test_which_dice_skulls_can_cancel_is_seen_at_one_look() -> None:
    for faces in product(range(6), repeat=6):
        quick, slow = Unit(1), Unit(1)
        quick.faces = slow.faces = faces
        quick.colours, slow.colours = SET_COLOURS, (*SET_COLOURS,)
        mask = victims(slow)
        assert victims_apart(quick) == victims_apart(slow) == (mask, unlike(slow, mask))


def test_skulls_to_act_are_those_that_are_active_where_nothing_can_be_claimed() -> None:
    t, rng = Situation("dday n-01"), Random(7)
    p, seen = t.field, set()
    for _ in range(4000):
        unit = some_tally(rng)
        unit.specialists = rng.choice(((), ("chaplain",), tuple(p.book.passives[QUIET_SKULLS])))
        if rng.random() < 0.5:
            unit.removed, unit.virtual = 0, ()
        active = tally.active_skulls(p, unit, unit.claimed, unit.straight)
        found = tally.skulls_to_act(p, unit)
        assert found == (-1 if tally.may_claim(unit) else active)
        seen.add((found, bool(unit.removed or unit.virtual)))
    assert {(found, long) for found in (-1, 0, 1, 2) for long in (False, True)} <= seen


def test_sets_of_six_dice_are_counted_like_any_others() -> None:
    rng = Random(8)
    for _ in range(3000):
        quick, slow = Unit(1), Unit(1)
        quick.faces = slow.faces = tuple(rng.choice((0, 2, 5)) for _ in range(6))
        quick.colours, slow.colours = SET_COLOURS, (*SET_COLOURS,)
        for face in range(6):
            assert tally._sets_of(quick, face, 0) == tally._sets_of(slow, face, 0)


def test_results_without_a_colour_change_nothing_for_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    field, rng = Situation().field, Random(3)
    asked = []
    for _ in range(3000):
        unit = some_tally(rng)
        face = rng.randrange(6)
        claimed = tally.one_more(field.book.no_sets, face)
        if rng.random() < 0.3:
            claimed = tally.one_more(claimed, rng.randrange(6))
        asked.append((unit, claimed, rng.randrange(4)))
    quick = [tally.can_hold(field, unit, claimed, 0, active, unit.cancelled) for unit, claimed, active in asked]
    monkeypatch.setattr(tally, "_matters", lambda p, virtual: True)
    slow = [tally.can_hold(field, unit, claimed, 0, active, unit.cancelled) for unit, claimed, active in asked]
    assert quick == slow
    assert any(quick)


@pytest.mark.parametrize("board", sorted(scan()))
def test_what_a_sector_may_say_is_noted(board: str) -> None:
    game = game_of("dday")
    book = game.rules(game.setup(parse_setup(f"dday {board}")))
    for ground, brings in zip(book.grounds, book.brings, strict=True):
        for face in (ground, *ground.rolled):
            for one in (face, *([face.calm] if face.calm is not None else [])):
                assert brings & grounds.SKULLS_STAY or not one.no_skull_reroll
                assert brings & grounds.ADDS_RESULTS or not (one.bonus or one.skull_any)
                assert brings & grounds.PENALISES or not one.penalty
                assert brings & grounds.WATCHES_TALLY or not (one.four_gain or one.four_lose or one.star_loss)
                assert brings & grounds.SUPPLIES or not (one.no_find or one.vehicle)
                assert brings & grounds.SHELLS or not one.combat_loss
                assert brings & grounds.LOCKS_OTHERWISE or (one.lock == grounds.USUAL_LOCKS and not one.no_lock)
                assert brings & grounds.FEWER_DICE or one.dice >= SIX.size
                assert brings & grounds.FIRES or not one.mgf
                assert brings & grounds.STAYS or not one.stay_forever
                assert brings & grounds.GIVES or not (has_gift(one, 0) or one.vehicle_free)
                assert brings & grounds.DRIVES_ON or not one.black
                assert brings & grounds.WELCOMES or not (one.join or one.random)
                assert brings & grounds.DEFENDS_OTHERWISE or not (one.varies or one.def_fixed or one.bunker)


def on_every_board() -> Iterator[tuple[str, Field, Unit, list[str]]]:
    """A Unit on each map, and the Specialists there."""
    for board in sorted(scan()):
        t = Situation(f"dday {board}")
        book = t.field.book
        yield board, t.field, t.get(1), [slug for slug, card in book.cards.items() if card.kind in (REGULAR, UNIQUE)]


def test_a_way_is_offered_where_nothing_is_said_against_it() -> None:
    rng, ways = Random(4), set()
    for board, p, unit, cards in on_every_board():
        vehicles = ["", *p.book.vehicles]
        for start in p.book.sectors:
            for _ in range(8):
                unit.sector, unit.visited = start.index, 1 << start.index
                unit.courage, unit.flags = rng.randrange(8), rng.choice((0, 0, WIRE_PROOF, FREE_ENTRY, NO_ADVANCE))
                unit.specialists, unit.vehicle = tuple(rng.sample(cards, rng.randrange(6))), rng.choice(vehicles)
                offered = moves(p, unit)
                for edge in p.book.edges[start.index]:
                    refused = refuse_move(p, unit, edge, False)
                    assert (edge.walk in offered) == (refused is None), (board, start.id, edge.walk, unit.specialists)
                    ways.add((edge.open, edge.asks, refused is None))
    assert {(True, True, True), (True, True, False), (True, False, True)} <= ways


def test_def_is_what_a_long_look_makes_of_it() -> None:
    rng, seen = Random(9), set()
    for _, p, unit, cards in on_every_board():
        brings = p.book.brings
        for ground in p.book.sectors:
            for _ in range(6):
                unit.sector, unit.marker = ground.index, rng.randrange(1, 5)
                unit.specialists = tuple(rng.sample(cards, rng.randrange(3)))
                unit.vehicle = rng.choice(("", *p.book.vehicles))
                p.battle.worn = tuple(rng.choice((0, 0, 1)) for _ in p.book.sectors)
                p.battle.effects = rng.choice(((), (("def", ground.index, 1, cards[0]),)))
                quick = faced(p, unit)
                told: list[Part] = []
                p.book.brings = tuple(one | grounds.DEFENDS_OTHERWISE for one in brings)
                assert quick == faced(p, unit, told) == max(0, sum(part.amount for part in told))
                p.book.brings = brings
                seen.add((bool(brings[ground.index] & grounds.DEFENDS_OTHERWISE), bool(p.battle.effects)))
    assert len(seen) == 4


def test_where_nothing_is_said_of_it_no_result_is_added_and_two_dice_are_locked() -> None:
    rng, seen = Random(10), set()
    for board in sorted(scan()):
        t = Situation(f"dday {board}")
        p, unit, book = t.field, t.get(1), t.field.book
        cards = [slug for slug, card in book.cards.items() if card.kind in (REGULAR, UNIQUE)]
        for ground in book.sectors:
            unit.sector, unit.virtual = ground.index, ()
            unit.specialists = tuple(rng.sample(cards, rng.randrange(2)))
            p.battle.lanes[1] = ()
            book.profiles["unit"].add_results(p, unit)
            added = bool(unit.virtual or p.battle.lanes[1])
            assert not added or book.adds or unit.specialists or book.brings[ground.index] & grounds.ADDS_RESULTS
            usual = lock_count(p, unit) == grounds.USUAL_LOCKS
            assert usual or book.locks or unit.specialists or book.brings[ground.index] & grounds.LOCKS_OTHERWISE
            seen.add((added, usual))
    assert len(seen) == 4


def test_what_cards_add_is_what_all_that_reach_a_unit_add() -> None:
    t, rng = Situation("dday n-06 units=2"), Random(5)
    p, unit = t.field, t.get(1)
    cards = [slug for slug, card in p.book.cards.items() if card.kind in (REGULAR, UNIQUE)]
    seen = set()
    for _ in range(300):
        for one in p.battle.units:
            one.specialists = tuple(rng.sample(cards, rng.randrange(8)))
        unit.vehicle = rng.choice(("", *p.book.vehicles))
        for hook in range(len(p.book.passives)):
            if not p.book.tiers[hook]:
                amounts = [passive.amount for passive in reaching(p, hook, unit)]
                assert touches(p, hook, unit) or not amounts
                assert fold(p, hook, unit) == sum(amounts)
                assert [part.amount for part in sources(p, hook, unit)] == amounts
                seen.add((p.book.outside[hook], bool(unit.vehicle), bool(amounts)))
    assert len(seen) == 8


def test_a_unit_alone_whose_people_cannot_act_is_asked_for_nothing_of_its_own_accord() -> None:
    t, rng = Situation("dday n-01"), Random(6)
    p, unit = t.field, t.get(1)
    cards = [slug for slug, card in p.book.cards.items() if card.kind in (REGULAR, UNIQUE)]
    seen = set()
    for _ in range(300):
        unit.specialists = tuple(rng.sample(cards, rng.randrange(5)))
        unit.faces = tuple(rng.randrange(6) for _ in range(6))
        p.battle.spare_dice = (SOLDIER << SHADE,)
        acts = []
        for stage, usable in enumerate(p.book.usable_at):
            p.battle.stage = stage
            for question, fitting in usable.items():
                p.battle.lanes[1] = ((question, 0, 0, ""),) if question else ()
                acts += free._fitting(p, unit, fitting)
        bare = free.is_bare(p, unit)
        assert not (bare and acts), (unit.specialists, acts)
        seen.add((bool(unit.specialists), bare, bool(acts)))
    assert {(True, True, False), (True, False, True)} <= seen
