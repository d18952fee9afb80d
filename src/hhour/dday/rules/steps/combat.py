"""COMBAT: cards before the guns, the guns, cards and trades, special damage, casualties, who is safe (B-COMBAT-02)."""

from __future__ import annotations

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Unit
from hhour.dday.rules.battle.table import capture, lay_effect, lay_guns
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, check_end, leave_safe, lose_specialist, pay, resource
from hhour.dday.rules.cards.free import is_bare, may_use, worth_asking
from hhour.dday.rules.cards.hooks import Part
from hhour.dday.rules.dice.d6 import resolves, roll_for
from hhour.dday.rules.fight.defence import guns
from hhour.dday.rules.fight.losses import combat_losses, expected_special
from hhour.dday.rules.map.ground import FIRES, SHELLS
from hhour.dday.rules.map.placing import note_bunker
from hhour.dday.rules.steps.casualties import suffer
from hhour.dday.rules.steps.grey import roll_grey
from hhour.dday.rules.steps.window import Ready, may_hold
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.reasons import why_lost
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal


class BeforeGunsStage(Stage[Field]):
    """Step 1: what must be used before the first MGF die (B-MGF-09).

    Where no gun fires on one Unit alone that can do nothing about it, what follows are the casualties.
    """

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        book = p.book
        for unit in p.lone:
            bare = is_bare(p, unit)
            if not bare and may_hold(p, unit):
                p.push(unit.seat, "before-guns")
                return
            if book.brings[unit.sector] & (FIRES | SHELLS) or book.guns or p.battle.mgf:
                return
            if bare or (book.unhelped and book.lost >= 0 and not may_use(p, unit, book.fired, "after-guns")):
                pass_guns(p, unit)
            return
        for force in p.taking_part():
            if not is_bare(p, force) and may_hold(p, force):
                p.push(force.seat, "before-guns")


def pass_guns(p: Field, unit: Unit) -> None:
    """No gun fires on one Unit alone; if nobody listens, it takes its casualties, and if nothing is asked, goes on."""
    book = p.book
    if p.sink is not None or book.lost < 0:
        p.battle.stage = book.fired
        return
    battle = p.battle
    battle.stage = book.lost
    suffer(p, unit, combat_losses(p, unit, None), "B-COMBAT-02", "", None, True)
    if not (battle.lanes[unit.seat] or battle.outcome or book.grounds[unit.sector].final):
        battle.stage = book.outlived


class BeforeGuns(Ready):
    """Anything to use before the machine guns fire?"""

    rule = "B-MGF-09"


class GunsStage(Stage[Field]):
    """Step 2: one roll for each sector with machine guns in which somebody stands (B-MGF-01, B-MGF-02)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        rolls: list[tuple[int, ...]] = []
        units = p.lone or p.units_taking_part()
        book = p.book
        for sector in [units[0].sector] if len(units) == 1 else sorted({unit.sector for unit in units}):
            if not (book.brings[sector] & FIRES or book.guns):
                continue
            symbols = guns(p, sector)
            if symbols and p.has_grey_guns():
                rolls.append((sector, *roll_grey(p, sector, symbols)))
            elif symbols:
                dice = p.chance.d6(p.battle.turn, 0, "mgf", sector, symbols)
                rolls.append((sector, *dice))
                if p.sink is not None:
                    p.emit("mgf", 0, "B-MGF-01", {"sector": p.book.sectors[sector].id, "dice": tuple(dice)})
        if rolls or p.battle.mgf:
            lay_guns(p, rolls)
        self.ask(p)
        for unit in units:
            if not book.brings[unit.sector] & SHELLS:
                continue
            ground = p.ground(unit.sector)
            if ground.combat_loss and not (ground.combat_loss_unless and p.holders(unit, ground.combat_loss_unless)):
                roll_for(p, unit, "combat-loss", 0, "B-SECTOR-41", ground.id)

    def ask(self, p: Field) -> None:
        """Step 3: whoever can do something about it is asked (B-MGF-03, B-TRADE-06)."""
        for unit in p.lone or p.units_taking_part():
            if not is_bare(p, unit) and (not p.book.unhelped or may_use(p, unit, p.battle.stage, "after-guns")):
                p.push(unit.seat, "after-guns")


class AfterGuns(Ready):
    """Step 3: trading and other items; the last moment before casualties (B-TRADE-06)."""

    rule = "B-TRADE-06"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.unit(seat)
        if worth_asking(p, unit):
            return False
        p.pop(seat)
        return True


@resolves("combat-loss")
def shells_fall(p: Field, unit: Unit, number: int, argument: int) -> None:
    """COMBAT_LOSS: kept for step 5 as an effect on this Unit (B-SECTOR-41)."""
    lay_effect(p, "loss", unit.seat, number, "")


class SpecialDamageStage(Stage[Field]):
    """Step 4: special damage, once for each 6, before any casualty is assigned (B-MGF-04, B-MGF-08)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        for unit in p.lone or p.units_taking_part():
            strikes = expected_special(p, unit)
            if strikes:
                p.push(unit.seat, "special-damage", 0, strikes)


def has_special_damage(book: Book) -> bool:
    """Whether any sector of this game has special damage."""
    return any(ground.special for ground in book.sectors)


class CasualtiesStage(Stage[Field]):
    """Steps 5 to 7. All numbers are known before the first man falls, so that his abilities count (B-COMBAT-06)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        for unit in p.lone or p.units_taking_part():
            if p.sink is None:
                suffer(p, unit, combat_losses(p, unit, None), "B-COMBAT-02", "", None, True)
                continue
            parts: list[Part] = []
            number = combat_losses(p, unit, parts)
            p.cause = 0
            suffer(p, unit, number, "B-COMBAT-02", p.book.place(unit.sector), parts, True)


class SpecialDamage(Pick):
    """Special damage still to be dealt: `b` times (B-MGF-04)."""

    rule = "B-MGF-06"
    tells = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        if frame[2] and p.ground(unit.sector).special == "specialist":
            return [Action("lose", (slug,)) for slug in unit.specialists]
        return []

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.unit(seat)
        if p.ground(unit.sector).special != "courage":
            return super().run(p, seat, frame)
        p.pop(seat)
        pay(p, unit, COURAGE_DIAL, min(frame[2], resource(unit, COURAGE_DIAL)), "B-MGF-07", p.book.place(unit.sector))
        return True

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "lose" or len(action.args) != 1:
            return None
        if action.text == "lose soldiers":
            return Refusal(self.rule, "specialist-only", {})
        return why_lost(p, unit, action.args[0], self.rule)

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        lose_specialist(p, unit, action.args[0], "B-MGF-06", "struck")
        p.push(unit.seat, "special-damage", 0, frame[2] - 1)  # B-MGF-04


class AftermathStage(Stage[Field]):
    """Step 8 and the end of the turn: who survived in a bunker is safe (B-END-04, B-TURN-11)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        """Who stands in a bunker is safe, and the game may be over (B-END-01, B-END-04)."""
        if p.book.assault:
            return  # the ASSAULT phase decides (R-ASSAULT-01)
        for unit in p.lone:
            if unit.status == IN_PLAY and not p.here(unit).final:
                return  # it goes on, and with it the game
        for unit in p.in_play():
            if p.here(unit).final:
                survive_bunker(p, unit)
        check_end(p)


def survive_bunker(p: Field, unit: Unit) -> None:
    """The Unit has survived COMBAT in a bunker: safe, or it goes on (B-MAP-N04-06, B-DEAD-13)."""
    sector = unit.sector
    battle = p.battle
    note_bunker(p, unit)
    if p.book.solo and len(p.book.bunkers) > 1:
        capture(p, sector)
        if battle.captured & p.book.need_bunkers != p.book.need_bunkers:
            if p.sink is not None:
                p.emit("bunker-taken", unit.seat, "B-MAP-N04-06", {"sector": p.book.sectors[sector].id})
            return
    elif sector in p.book.passage:
        capture(p, sector)
        p.push(unit.seat, "hold-on")
        return
    leave_safe(p, unit)


class HoldOn(Pick):
    """Operation Deadstick: be safe in this bunker, or stay in play and go for the one behind it (B-DEAD-13)."""

    rule = "B-DEAD-13"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("safe"), Action("go-on")]

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "safe":
            leave_safe(p, unit)
            check_end(p)
        elif p.sink is not None:
            p.emit("goes-on", unit.seat, "B-DEAD-14", {"sector": p.book.place(unit.sector)})


STEPS: dict[str, Ask] = {
    "before-guns": BeforeGuns(),
    "after-guns": AfterGuns(),
    "special-damage": SpecialDamage(),
    "hold-on": HoldOn(),
}
