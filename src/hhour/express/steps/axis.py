"""Step 2: the Kommandant, the Axis dice and what the sector makes of them (P-EXP-20 to P-EXP-24, P-KOM-20)."""

from __future__ import annotations

from hhour.express.beaches import BUNKER
from hhour.express.pick import Ask, Loss, Pick
from hhour.express.shore import Shore
from hhour.express.steps.beach import KEEP, ROLL
from hhour.express.verbs import lose
from hhour.kernel.action import Action
from hhour.kernel.faces import FACES
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

DEPLOY = Action("deploy")
REROLL = Action("reroll")


class AxisStage(Stage[Shore]):
    """The leader rolls for the group; before that the Kommandant may be kept away (P-EXP-21, P-KOM-22).

    He is deployed in the bunker, and where a sector says so (P-KOM-20, P-KOM-21); by option he can be kept away
    in the bunker only (P-OPT-12).
    """

    phase = "AXIS"

    def open(self, p: Shore) -> None:
        invasion = p.invasion
        invasion.present = invasion.group
        rule = kommandant_rule(p)
        p.push(p.book.leader, "axis")
        if not rule:
            return
        invasion.deployed = 1
        may = invasion.sector == BUNKER or p.book.keep_everywhere
        if may and invasion.group:
            p.push(p.book.leader, "keep-away", text=rule)
        elif p.sink is not None:
            p.emit("kommandant", 0, rule, {})


def kommandant_rule(p: Shore) -> str:
    """The rule that deploys the Kommandant in this attempt, '' if he stays away (P-KOM-20, P-KOM-21)."""
    here = p.effect("KOMMANDANT")
    if here is not None:
        return here.rule
    if p.invasion.due:
        return "P-ADV-OMAHA-01"
    return "P-KOM-20" if p.book.kommandant and p.invasion.sector == BUNKER else ""


class KeepAway(Loss):
    """One Specialist of the group for his absence in this roll (P-KOM-22, P-KOM-23)."""

    rule = "P-KOM-22"

    def options(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        return [*(Action("lose", (slug,)) for slug in p.invasion.group), DEPLOY]

    def chosen(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        if action.verb == "lose":
            lose(p, action.args[0], self.rule)
            p.invasion.deployed = 0
        elif p.sink is not None:
            p.emit("kommandant", 0, frame[3], {})


class AxisRoll(Ask):
    """As many dice as the sector says, the Kommandant's among them and first (P-EXP-20, P-KOM-02, P-KOM-03)."""

    rule = "P-EXP-20"

    def choices(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        return [ROLL]

    def refuse(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return None if action.text == "roll" else Refusal(self.rule, "express-roll-first", {"action": action.text})

    def answer(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        p.replace(seat, "opposition")
        roll_axis(p, p.axis_count(), self.rule)
        if p.effect("AXIS_REROLL") is not None:
            p.push(seat, "axis-again")


def roll_axis(p: Shore, count: int, rule: str) -> None:
    """Dice of the group, not of a player (P-EXP-21); the second roll has a number of its own (P-ADV-UTAH-01)."""
    invasion = p.invasion
    invasion.axis = tuple(p.chance.faces(invasion.turn, 0, "axis", invasion.axis_rolls, count))
    invasion.axis_rolls += 1
    if p.sink is not None:
        faces = tuple(FACES[face] for face in invasion.axis)
        p.emit("axis-rolled", 0, rule, {"faces": faces, "n": count, "kommandant": invasion.deployed})


class AxisAgain(Pick):
    """The leader may roll once more; the second result stands (P-ADV-UTAH-01)."""

    rule = "P-ADV-UTAH-01"

    def options(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        return [KEEP, REROLL]

    def chosen(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        if action.verb == "reroll":
            roll_axis(p, len(p.invasion.axis), self.rule)


class Opposition(Ask):
    """Set, then add, then ignore: what each player has to match (P-EXP-23). `a`: setting is done."""

    rule = "P-EXP-23"

    def run(self, p: Shore, seat: int, frame: Frame) -> bool:
        """Texts that change or ignore results touch the Kommandant's die too (P-EXP-23, P-KOM-28).

        Adding: P-ADV-GOLD-15; ignoring: P-ADV-UTAH-06.
        """
        invasion = p.invasion
        setting = p.effect("AXIS_SET")
        if setting is not None and not frame[1]:
            p.replace(seat, "opposition", 1)
            if setting.n:
                p.push(seat, "hold", text=setting.rule)
            else:
                set_axis(p, setting.face, None, setting.rule)
            return True
        for add in p.effects("AXIS_ADD"):
            invasion.added = (*invasion.added, add.face)
            if p.sink is not None:
                p.emit("axis-added", 0, add.rule, {"face": FACES[add.face]}, p.beach.slug)
        for ignore in p.effects("AXIS_IGNORE"):
            places = [place for place, face in enumerate(invasion.axis) if face == ignore.face]
            invasion.ignored |= sum(1 << place for place in places)
            if p.sink is not None and places:
                data = {"face": FACES[ignore.face], "n": len(places), "card": ignore.card}
                p.emit("axis-ignored", 0, ignore.rule, data, p.beach.slug)
        p.pop(seat)
        if p.sink is not None:
            p.emit("requirement", 0, "P-EXP-24", {"faces": tuple(FACES[face] for face in p.requirement())})
        return True


def set_axis(p: Shore, face: int, kept: int | None, rule: str) -> None:
    """All Axis dice show one face, or all but one (P-ADV-OMAHA-06, P-ADV-HOC-05)."""
    invasion = p.invasion
    invasion.axis = tuple(old if place == kept else face for place, old in enumerate(invasion.axis))
    if p.sink is not None:
        faces = tuple(FACES[one] for one in invasion.axis)
        p.emit("axis-set", 0, rule, {"face": FACES[face], "faces": faces}, p.beach.slug)


def which_axis_die(rule: str, options: list[Action]) -> Refusal:
    """Axis dice are named by their numbers, of equal grey ones the first."""
    return Refusal(rule, "express-axis-which", {"numbers": " ".join(option.args[0] for option in options)})


class Hold(Pick):
    """One Axis die keeps its result, the others become SKULLs (P-ADV-HOC-05); equal results are one option."""

    rule = "P-ADV-HOC-05"

    def options(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        axis = p.invasion.axis
        return [Action("hold", (str(place + 1),)) for place, face in enumerate(axis) if face not in axis[:place]]

    def why_not(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal:
        if action.verb != "hold":
            return super().why_not(p, seat, frame, action)
        return which_axis_die(self.rule, self.options(p, seat, frame))

    def chosen(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        setting = p.effect("AXIS_SET")
        if setting is not None:
            set_axis(p, setting.face, int(action.args[0]) - 1, self.rule)


STEPS: dict[str, Ask] = {
    "keep-away": KeepAway(),
    "axis": AxisRoll(),
    "axis-again": AxisAgain(),
    "opposition": Opposition(),
    "hold": Hold(),
}
