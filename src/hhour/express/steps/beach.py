"""Step 1: the beach die, what arriving brings, and the help for a player alone (P-EXP-10, P-ADVSOLO)."""

from __future__ import annotations

from hhour.express.cards import STRAIGHT
from hhour.express.pick import Ask, Loss, Pick, no_such_specialist
from hhour.express.shore import Shore
from hhour.express.verbs import fresh_dice, join, lose
from hhour.kernel.action import Action
from hhour.kernel.event import Data
from hhour.kernel.faces import FACES
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal
from hhour.pocket.terrain import TERRAIN

ROLL = Action("roll")
KEEP = Action("keep")


class HelpStage(Stage[Shore]):
    """Before sector 1 of an advanced beach a player alone rolls for a Specialist (P-ADVSOLO-01)."""

    phase = "BEACH"

    def open(self, p: Shore) -> None:
        p.invasion.help = ()
        if p.invasion.landing and p.book.advanced and p.book.solo:
            p.push(p.book.leader, "help-roll")


class BeachStage(Stage[Shore]):
    """The die is turned to the sector the group goes to; a replay leaves it as it is (P-EXP-11, P-EXP-13).

    On arrival a sector may ask for a price (P-ADV-SWORD-06).
    """

    phase = "BEACH"

    def open(self, p: Shore) -> None:
        invasion = p.invasion
        begin_attempt(p)
        if not invasion.going:
            invasion.attempt += 1
            invasion.rallied = (*invasion.rallied, *invasion.rallied_now)
            invasion.rallied_now = ()
            return
        arrive(p, invasion.going)
        pay = p.effect("PAY_FOR")
        if pay is not None and invasion.group:
            p.push(p.book.leader, "pay-for", pay.n, text=pay.rule)


def begin_attempt(p: Shore) -> None:
    """Everything that holds for one attempt only begins anew (P-EXP-13); all act, or one (P-EXP-07, P-EXP-08)."""
    invasion = p.invasion
    for soldier in invasion.soldiers:
        fresh_dice(soldier)
        soldier.rolls = 0
        soldier.saved = 0  # P-SPEC-HER-01
    invasion.axis = invasion.added = invasion.obtained = ()
    invasion.axis_rolls = invasion.deployed = invasion.ignored = 0
    invasion.fresh = invasion.used = ()
    invasion.active = p.book.leader if p.book.one_set else 0


def arrive(p: Shore, sector: int) -> None:
    """A new visit: what was pending for it comes into force, conditions on arrival are judged (P-EXP-14)."""
    invasion = p.invasion
    invasion.sector = sector
    invasion.going = 0
    invasion.landing = 0  # P-ADVSOLO-01
    invasion.attempt = 1
    invasion.arrival = invasion.group
    invasion.shift, invasion.next_shift = invasion.next_shift, 0
    invasion.due, invasion.next_due = invasion.next_due, 0
    invasion.silenced, invasion.next_silenced = invasion.next_silenced, ""
    invasion.used_here = invasion.cleared = invasion.paid = 0
    invasion.rallied = invasion.rallied_now = ()
    if p.sink is not None:
        rule = "P-EXP-10" if sector == 1 else "P-EXP-11"
        data: Data = {"beach": p.beach.slug, "sector": sector, "terrain": TERRAIN[sector - 1]}
        p.emit("arrived", 0, rule, data, p.beach.slug)


class HelpRoll(Ask):
    """Two allied dice, colours aside, no re-roll (P-ADVSOLO-04)."""

    rule = "P-ADVSOLO-01"

    def choices(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        return [ROLL]

    def refuse(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return None if action.text == "roll" else Refusal(self.rule, "express-roll-first", {"action": action.text})

    def answer(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        rolled = p.chance.faces(p.invasion.turn, seat, "help", 0, 2)
        p.invasion.help = tuple(rolled)
        if p.sink is not None:
            p.emit("help-rolled", seat, self.rule, {"faces": tuple(FACES[face] for face in rolled)})
        p.replace(seat, "help-choose")


class HelpChoose(Pick):
    """Which of the two joins; a double calls his own Specialist or the one of the straight (P-ADVSOLO-02, -03)."""

    rule = "P-ADVSOLO-01"

    def options(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        first, second = p.invasion.help
        called = p.book.called
        slugs = (called[first], called[STRAIGHT if first == second else second])
        return [Action("rally", (slug,)) for slug in slugs if slug not in p.invasion.gone]

    def why_not(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal:
        if action.verb != "rally" or len(action.args) != 1:
            return super().why_not(p, seat, frame, action)
        first, second = p.invasion.help
        rule = "P-ADVSOLO-03" if first == second else "P-ADVSOLO-02"
        slug = action.args[0]
        return no_such_specialist(slug) or Refusal(rule, "express-help-not-called", {"card": slug})

    def chosen(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        join(p, action.args[0], seat, "P-ADVSOLO-02")


class PayFor(Loss):
    """On arrival a Specialist may be given for fewer Axis dice (P-ADV-SWORD-06)."""

    rule = "P-ADV-SWORD-06"

    def options(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        return [*(Action("lose", (slug,)) for slug in p.invasion.group), KEEP]

    def chosen(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        if action.verb == "lose":
            lose(p, action.args[0], self.rule)
            p.invasion.paid = 1


STEPS: dict[str, Ask] = {"help-roll": HelpRoll(), "help-choose": HelpChoose(), "pay-for": PayFor()}
