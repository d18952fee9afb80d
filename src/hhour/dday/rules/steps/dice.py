"""The questions of cards that touch dice and results: which die, which face, which colour."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Force, Unit
from hhour.dday.rules.battle.table import set_gun_die
from hhour.dday.rules.battle.verbs import take_back
from hhour.dday.rules.dice.results import add_result, faces_of_die, results_of, set_die, skulls_become
from hhour.dday.rules.dice.rolling import rerollable, roll_dice
from hhour.dday.rules.fight.grey import face_name, number_named
from hhour.dday.rules.steps.trade import ACCEPT, DECLINE, reopen
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.dday.rules.turn.reasons import why_die, why_unit
from hhour.kernel.action import Action
from hhour.kernel.event import Datum
from hhour.kernel.faces import COLOUR_NAMES, COLOUR_NUMBER, FACE_NAMES, FACE_NUMBER, FACES
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

ENOUGH = Action("enough")


def told_change(p: Field, unit: Force, die: int, slug: str) -> None:
    """Say what a changed die shows now."""
    if p.sink is not None:
        data: dict[str, Datum] = {
            "die": unit.tray.names[die],
            "face": FACE_NAMES[unit.faces[die]],
            "colour": COLOUR_NAMES[unit.colours[die]],
        }
        p.emit("die-set", unit.seat, p.book.cards[slug].rule, data, slug)


def why_other_die(p: Field, unit: Force, name: str) -> Refusal | None:
    """Why this is no die on the table, one's own (`r1`) or another Unit's (`2:r1`)."""
    seat, colon, slot = name.rpartition(":")
    if not colon:
        return why_die(unit, slot)
    missing = why_unit(p, unit, seat, "B-ITEM-18")
    if missing is not None:
        return missing
    return why_die(p.force(int(seat)), slot)


class SetFace(ForcePick):
    """A die of the own tally and its new face. `a`: how many more, `b`: of this colour only (-1: any).

    Army Good Conduct Medal, Rangefinder (B-AWARD-C01, B-ITEM-C23).
    """

    rule = "B-ROLL-05"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        if not frame[1]:
            return []
        found = [
            Action("set", (unit.tray.names[die], FACE_NAMES[face]))
            for die in results_of(unit)
            if frame[2] < 0 or unit.colours[die] == unit.tray.reading[frame[2]]
            for face in sorted(set(faces_of_die(unit, die)))
            if face != unit.faces[die]
        ]
        return [*found, ENOUGH]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "set" or len(action.args) != 2 or action.args[1] not in FACE_NUMBER:
            return None
        missing = why_die(unit, action.args[0])
        if missing is not None:
            return missing
        rule = self.asked_by(p, frame)
        if frame[2] >= 0 and unit.colours[unit.tray.numbers[action.args[0]]] != unit.tray.reading[frame[2]]:
            return Refusal(
                rule, "die-colour", {"die": action.args[0], "card": frame[3], "colour": COLOUR_NAMES[frame[2]]}
            )
        return Refusal(rule, "die-same", {"die": action.args[0]})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb == "enough":
            return
        die = unit.tray.numbers[action.args[0]]
        set_die(unit, die, FACE_NUMBER[action.args[1]], unit.colours[die])
        told_change(p, unit, die, frame[3])
        p.push(unit.seat, "set-face", frame[1] - 1, frame[2], frame[3])


class SetAny(ForcePick):
    """Any one die: `set r1 STAR`, `set 2:w1 STAR` (Unit 2 must agree), `set mgf:5:1 3` (B-ITEM-C03)."""

    rule = "B-ITEM-C03"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        if p.phase() == "COMBAT":
            name = face_name if p.has_grey_guns() else str
            return [
                Action("set", (f"mgf:{p.book.sectors[roll[0]].id}:{place}", name(number)))
                for roll in p.battle.mgf
                for place, die in enumerate(roll[1:], 1)
                for number in range(1, 7)
                if number != die
            ]
        found: list[Action] = []
        for other in p.battle.units:
            if other.status != IN_PLAY or not other.faces:
                continue
            prefix = "" if other is unit else f"{other.seat}:"
            if prefix and self._forbidden(p, unit, other) is not None:
                continue
            for die in results_of(other):
                for face in sorted(set(faces_of_die(other, die))):
                    if face != other.faces[die]:
                        found.append(Action("set", (prefix + other.tray.names[die], FACE_NAMES[face])))
        return found

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "set" or len(action.args) != 2 or p.phase() == "COMBAT":
            return None
        missing = why_other_die(p, unit, action.args[0])
        seat, colon, slot = action.args[0].rpartition(":")
        if missing is None and colon:
            missing = self._forbidden(p, unit, p.force(int(seat)))
        return missing or Refusal(self.rule, "die-same", {"die": slot})

    def _forbidden(self, p: Field, unit: Force, other: Force) -> Refusal | None:
        """What a box has against another face for a die of this Unit."""
        return p.veto("set", unit, str(other.seat)) if p.book.vetoes else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        name, to = action.args
        if name.startswith("mgf:"):
            number = number_named(p, to)
            self._gun(p, unit, name, number, frame[3])
        elif ":" in name:
            seat, slot = name.split(":")
            p.push(int(seat), "consent", unit.seat, p.force(int(seat)).tray.numbers[slot], f"{frame[3]} face {to}")
        else:
            die = unit.tray.numbers[name]
            set_die(unit, die, FACE_NUMBER[to], unit.colours[die])
            told_change(p, unit, die, frame[3])

    def _gun(self, p: Field, unit: Force, name: str, to: int, slug: str) -> None:
        """An MGF die; the changed roll holds for all Units there (B-MGF-03, P-MGF-37)."""
        sector_name, _, place = name[4:].rpartition(":")
        before = set_gun_die(p, p.book.index(sector_name), int(place), to)
        if p.sink is not None and p.has_grey_guns():
            faces: dict[str, Datum] = {"card": slug, "face": face_name(to)}
            p.emit("grey-changed", unit.seat, "P-MGF-37", faces, slug)
        elif p.sink is not None:
            data: dict[str, Datum] = {"card": slug, "purpose": "mgf", "from": before, "n": to}
            p.emit("die-changed", unit.seat, p.book.cards[slug].rule, data, slug)


def _is_unit(force: Force) -> bool:
    return isinstance(force, Unit)


class SetColourOf(ForcePick):
    """Which die changes to which colour. `a`: also dice of other Units that agree (B-ITEM-18)."""

    rule = "B-ITEM-18"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        found: list[Action] = []
        for other in p.battle.forces:
            if other.status != IN_PLAY or not other.faces or (other is not unit and not (frame[1] and _is_unit(other))):
                continue
            prefix = "" if other is unit else f"{other.seat}:"
            for die in results_of(other):
                if self._forbidden(p, unit, other, other.tray.names[die]) is not None:
                    continue
                for colour in other.tray.sets:
                    if colour != other.colours[die]:
                        found.append(Action("paint", (prefix + other.tray.names[die], COLOUR_NAMES[colour])))
        return found

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "paint" or len(action.args) != 2 or action.args[1] not in COLOUR_NUMBER:
            return None
        missing = why_other_die(p, unit, action.args[0])
        if missing is not None:
            return missing
        seat, colon, slot = action.args[0].rpartition(":")
        if colon and not frame[1]:
            return Refusal(self.asked_by(p, frame), "die-own", {"card": frame[3]})
        forbidden = self._forbidden(p, unit, p.force(int(seat)) if colon else unit, slot)
        if forbidden is not None:
            return forbidden
        return Refusal(self.asked_by(p, frame), "die-same", {"die": action.args[0].rpartition(":")[2]})

    def _forbidden(self, p: Field, unit: Force, other: Force, slot: str) -> Refusal | None:
        """What a box has against another colour for this die."""
        return p.veto("paint", unit, f"{other.seat}:{slot}") if p.book.vetoes else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        name, to = action.args
        if ":" in name:
            seat, slot = name.split(":")
            p.push(int(seat), "consent", unit.seat, p.force(int(seat)).tray.numbers[slot], f"{frame[3]} colour {to}")
        else:
            die = unit.tray.numbers[name]
            set_die(unit, die, unit.faces[die], COLOUR_NUMBER[to])
            told_change(p, unit, die, frame[3])


class Consent(ForcePick):
    """Another Unit (`a`) wants to change our die `b`. Text: the card, 'face' or 'colour', and to what."""

    rule = "B-ITEM-18"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [ACCEPT, DECLINE]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        slug, what, to = frame[3].split(" ")
        die = frame[2]
        if action.verb == "decline":  # nobody's card is wasted on a no
            owner = p.force(frame[1])
            take_back(p, owner, slug)
            reopen(p, owner)
            if p.sink is not None:
                p.emit("consent-refused", unit.seat, "B-ITEM-18", {"unit": owner.seat, "card": slug}, slug)
            return
        if what == "face":
            set_die(unit, die, FACE_NUMBER[to], unit.colours[die])
        else:
            set_die(unit, die, unit.faces[die], COLOUR_NUMBER[to])
        told_change(p, unit, die, slug)


class SkullsBecomeFace(ForcePick):
    """The one face all SKULLs become (Ammo Box)."""

    rule = "B-ITEM-C11"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("become", (face,)) for face in FACES[1:]]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        face = FACE_NUMBER[action.args[0]]
        skulls_become(unit, face, dice_only=bool(frame[1]))
        if p.sink is not None:
            p.emit("skulls-become", unit.seat, p.book.cards[frame[3]].rule, {"face": action.args[0]}, frame[3])


class RerollOneDie(ForcePick):
    """Which unlocked die is rolled again (Corporal, Jeep)."""

    rule = "B-ROLL-09"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return unit.tray.subsets("reroll", rerollable(p, unit), 1)

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        """One die that is neither locked nor bound to stay is rolled again (B-ROLL-09)."""
        if action.verb != "reroll" or len(action.args) != 1:
            return None
        missing = why_die(unit, action.args[0])
        if missing is not None:
            return missing
        rule, key = (
            ("B-ROLL-05", "locked")
            if unit.locked >> unit.tray.numbers[action.args[0]] & 1
            else ("B-ROLL-17", "skull-stays")
        )
        return Refusal(rule, key, {"dice": action.args[0]})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        roll_dice(p, unit, 1 << unit.tray.numbers[action.args[0]], p.book.cards[frame[3]].rule)


class ResultsFor(ForcePick):
    """Which other Unit gets the results. Text: the card and their colours."""

    rule = "B-AWARD-15"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        others = [other.seat for other in p.others(unit)] or [unit.seat]
        return [Action("for", (str(seat),)) for seat in others]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        return why_unit(p, unit, action.args[0], self.rule) if action.verb == "for" and len(action.args) == 1 else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        slug, *colours = frame[3].split(" ")
        for colour in reversed(colours):
            p.push(unit.seat, "choose-result", int(action.args[0]), int(colour), slug)


class ChooseResult(ForcePick):
    """The face of a result to be added (B-AWARD-C02, B-AWARD-C03). `a`: to whose tally, `b`: its colour."""

    rule = "B-AWARD-16"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("add", (COLOUR_NAMES[p.force(frame[1]).tray.reading[frame[2]]], face)) for face in FACES]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        rule = p.book.cards[frame[3]].rule
        add_result(p, p.force(frame[1]), FACE_NUMBER[action.args[1]], frame[2], rule, frame[3])


class ResultsAgain(Ask):
    """After a whole new ROLL the results of sector, Specialists and vehicles are added again."""

    rule = "B-TALLY-07"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        p.pop(seat)
        force = p.force(seat)
        p.profile(force).add_results(p, force)
        return True


STEPS: dict[str, Ask] = {
    "set-face": SetFace(),
    "set-any": SetAny(),
    "set-colour": SetColourOf(),
    "consent": Consent(),
    "skulls-become": SkullsBecomeFace(),
    "reroll-one": RerollOneDie(),
    "results-for": ResultsFor(),
    "choose-result": ChooseResult(),
    "results-again": ResultsAgain(),
}
