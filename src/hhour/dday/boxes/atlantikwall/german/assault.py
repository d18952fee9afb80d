"""ASSAULT against a German: one Unit after the other compares its force with his (A-ASSAULT, A-END)."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.badges.pile import discard_used
from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.counter import BADGE
from hhour.dday.boxes.atlantikwall.german.force import german
from hhour.dday.boxes.atlantikwall.german.windows import BEFORE_ASSAULT, everybody
from hhour.dday.rules.battle.book import AS_WRITTEN
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Force, Unit
from hhour.dday.rules.battle.verbs import destroy, strip
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.reasons import why_unit
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal


def stormers(p: Field) -> list[Unit]:
    """The Units in a final Bunker, in the order of their seats (A-ASSAULT-01, A-NOTE-10, A-NOTE-12)."""
    return [unit for unit in p.in_play() if unit.sector in p.book.bunkers]


class StormStage(Stage[Field]):
    """The last phase of a turn in which a Unit has entered a final Bunker."""

    phase = "ASSAULT"

    def open(self, p: Field) -> None:
        verbs.fall_short(german(p), 0)  # A-GER-60
        if stormers(p):
            p.push(german(p).seat, "storms")


class Storms(Ask):
    """Until nobody who has entered is left: the Allies name the next one, each time anew (A-ASSAULT-11, -13)."""

    watches = True
    rule = "A-ASSAULT-11"

    def asks(self, p: Field, seat: int, frame: Frame) -> bool:
        return False

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if any(one[0] == "storm-order" for lane in p.battle.lanes for one in lane):
            return False
        left = stormers(p)
        if left:
            p.push(left[0].seat, "storm-order")
        else:
            p.pop(seat)
        return True


class StormOrder(Pick):
    """Which Unit confronts the German next."""

    rule = "A-ASSAULT-11"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("assault", (str(other.seat),)) for other in stormers(p)]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        """The order is chosen among those who have entered (A-ASSAULT-11)."""
        if action.verb != "assault" or len(action.args) != 1:
            return None
        missing = why_unit(p, unit, action.args[0], self.rule)
        if missing is not None and missing.key != "unit-own":
            return missing
        return Refusal("A-ASSAULT-01", "assault-nowhere", {"unit": int(action.args[0])})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        p.push(german(p).seat, "storm", int(action.args[0]))
        BEFORE_ASSAULT.open(p, everybody(p))


class Storm(Ask):
    """Unit `a` compares its force with the German's, unless it fell before."""

    rule = "A-ASSAULT-04"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        p.pop(seat)
        unit = p.unit(frame[1])
        if unit.status == IN_PLAY:
            compare(p, unit)
        return True


def beats(p: Field, unit: Unit) -> bool:
    """Whether a Unit would win its comparison: by force, at a tie by Specialist cards (A-ASSAULT-06, A-ASSAULT-08)."""
    he = german(p)
    return (strength(p, unit), len(unit.specialists)) > (strength(p, he), len(he.specialists))


def compare(p: Field, unit: Unit) -> None:
    """The larger force wins; at a tie more Specialist cards, then the German (A-ASSAULT-04 to -09)."""
    he = german(p)
    allied, defending = strength(p, unit), strength(p, he)
    wins = beats(p, unit)
    rule = "A-ASSAULT-04" if allied != defending else "A-ASSAULT-08"
    if allied == defending and len(unit.specialists) == len(he.specialists):
        rule = "A-ASSAULT-09"
    place = p.book.place(unit.sector)
    p.cause = p.emit("stormed", unit.seat, rule, {"sector": place, "allied": allied, "german": defending})
    if wins:
        p.emit("won", 0, "A-END-04", {"turn": p.battle.turn})
        p.over("won")
    else:
        destroy(p, unit)
        fallen_in_assault(p, unit)


def fallen_in_assault(p: Field, unit: Unit) -> None:
    """The Unit is gone with all it had; the game goes on if another is in play, and the German takes a trophy."""
    for slug in unit.held if p.book.version >= AS_WRITTEN else ():
        if p.book.cards[slug].kind == BADGE:
            discard_used(p, slug)  # its Badges are discarded (A-ASSAULT-17)
    strip(p, unit)
    p.emit("destroyed", unit.seat, "A-ASSAULT-07", {"sector": p.book.place(unit.sector)})
    if not p.in_play():
        p.emit("lost", 0, "A-END-03", {"unit": unit.seat})
        p.over("lost")
        return
    verbs.draw_decoration(p, german(p), "A-ASSAULT-10")


def wiped_out(p: Field, force: Force) -> bool:
    """In ASSAULT a Unit that loses its last man in a final Bunker is destroyed like one that was beaten (A-END-02)."""
    if p.phase() != "ASSAULT" or not isinstance(force, Unit) or force.sector not in p.book.bunkers:
        return False
    fallen_in_assault(p, force)
    return True


STEPS: dict[str, Ask] = {"storms": Storms(), "storm-order": StormOrder(), "storm": Storm()}
