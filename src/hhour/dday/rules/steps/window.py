"""The adjustment window at the end of ROLL, and how the Final Tally is fixed (B-TALLY-05 to B-TALLY-11)."""

from __future__ import annotations

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, REPEATS, Unit
from hhour.dday.rules.cards.free import card_choices, is_bare, refuse_card, usable_now
from hhour.dday.rules.cards.sacrifice import candidates, push_price
from hhour.dday.rules.dice.results import add_own_results, add_result, told_results
from hhour.dday.rules.dice.tally import by_face
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.reasons import why_die
from hhour.kernel.action import Action
from hhour.kernel.dice import SLOT_NUMBER, SLOTS
from hhour.kernel.faces import COLOUR_NUMBER, COLOURS, FACES, SKULL
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

READY = Action("ready")


class WindowStage(Stage[Field]):
    """All Units have finished rolling: sector, Specialist and vehicle results are added, cards may act (B-TALLY-07)."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        for unit in p.battle.units:
            if unit.status == IN_PLAY:
                if not is_bare(p, unit):
                    p.push(unit.seat, "ready")
                if not unit.flags & REPEATS:
                    add_own_results(p, unit)


class SkullColour(Pick):
    """A virtual SKULL of a colour of the player's choice (B-SECTOR-42, Grappling Hook, Rope Ladder)."""

    rule = "B-TALLY-03"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("colour", (name,)) for name in COLOURS[:3]]

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        add_result(p, unit, SKULL, COLOUR_NUMBER[action.args[0]], "B-TALLY-03", frame[3])


class Ready(Ask):
    """Until every Unit has declared itself ready; one with nothing that belongs to this moment is ready by itself."""

    free = True
    rule = "B-TALLY-05"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        holds = p.book.holds[p.battle.stage]
        unit = p.unit(seat)
        for action in card_choices(p, unit):
            if action.verb != "use" or action.args[0] in holds:
                return False
        if unit.vehicle and unit.awards and wants_room(p, unit):
            return False
        p.pop(seat)
        return True

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        return [READY]

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return None if action.text == "ready" else Refusal(self.rule, "ready-or-card", {"action": action.text})

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)


def wants_room(p: Field, unit: Unit) -> bool:
    """Whether an award could be played if the Unit gave up its vehicle first (B-AWARD-C07)."""
    usable = usable_now(p, unit)
    refusals = [refuse_card(p, unit, usable[slug]) for slug in unit.awards if slug in usable]
    return any(refusal is not None and refusal.rule == "B-VEH-08" for refusal in refusals)


def has_penalties(book: Book) -> bool:
    """Whether any sector of this game removes results."""
    return any(face.penalty for ground in book.sectors for face in (ground, *ground.rolled))


class CloseStage(Stage[Field]):
    """The window closes: penalties remove results (B-TALLY-08)."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        for unit in p.battle.units:
            if unit.status == IN_PLAY and not unit.flags & REPEATS:
                ground = p.ground(unit.sector)
                for face, count in reversed(ground.penalty):
                    p.push(unit.seat, "penalty", face, count, ground.id)


class Penalty(Pick):
    """`b` results of face `a` are still to be removed; the player chooses which (B-TALLY-09)."""

    rule = "B-TALLY-09"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        if frame[2] == 0:
            return []
        face = frame[1]
        gone = unit.removed | unit.left_out
        seen: set[int] = set()
        options: list[Action] = []
        for die in range(len(unit.faces)):
            if unit.faces[die] == face and not gone >> die & 1 and unit.colours[die] not in seen:
                seen.add(unit.colours[die])
                options.append(Action("remove", (SLOTS[die],)))
        for colour in range(4):
            if face * 4 + colour in unit.virtual:
                options.append(Action("remove", (COLOURS[colour],)))
        if frame[2] >= by_face(unit, 0)[face]:  # all of them go: nothing to choose
            return options[:1]
        return options

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        """One die stands for all of its colour; any of them may be named."""
        refused = super().refuse(p, seat, frame, action)
        if refused is not None and refused.key == "remove-face":
            unit = p.battle.units[seat - 1]
            if unit.faces[SLOT_NUMBER[action.args[0]]] == frame[1]:
                return None
        return refused

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "remove" or len(action.args) != 1:
            return None
        face = FACES[frame[1]]
        if action.args[0] in COLOURS:
            return Refusal("B-TALLY-08", "remove-none", {"face": face})
        return why_die(unit, action.args[0]) or Refusal(
            "B-TALLY-08", "remove-face", {"die": action.args[0], "face": face}
        )

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        name = action.args[0]
        if name in SLOT_NUMBER:
            unit.removed |= 1 << SLOT_NUMBER[name]
        else:
            at = unit.virtual.index(frame[1] * 4 + COLOUR_NUMBER[name])
            unit.virtual = unit.virtual[:at] + unit.virtual[at + 1 :]
        if p.sink is not None:
            p.emit("result-removed", unit.seat, "B-TALLY-08", {"face": FACES[frame[1]], "which": name}, frame[3])
        p.push(unit.seat, "penalty", frame[1], frame[2] - 1, frame[3])


class FixStage(Stage[Field]):
    """Declared copies are carried out, the tallies are fixed, and cards that act on a fixed tally may (B-TALLY-11)."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        units = [unit for unit in p.battle.units if unit.status == IN_PLAY]
        before = {unit.seat: (unit.faces, unit.colours, unit.removed, unit.left_out, unit.virtual) for unit in units}
        for unit in units:
            if unit.copies:
                unit.faces, unit.colours, unit.removed, unit.left_out, unit.virtual = before[unit.copies]
                if p.sink is not None:
                    p.emit("tally-copied", unit.seat, "B-ITEM-16", {"unit": unit.copies})
        for unit in units:
            if p.sink is not None:
                p.emit("tally", unit.seat, "B-TALLY-11", {"results": told_results(unit)})
            for slug in unit.specialists:
                if "window-close" in p.book.cards[slug].timing and candidates(p, unit, slug):
                    p.push(unit.seat, "keep-tally", 0, 0, slug)


class KeepTally(Pick):
    """A Specialist may be sacrificed to have the same Final Tally next turn (B-SPEC-18)."""

    rule = "B-SPEC-18"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("pass"), Action("repeat")]

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "repeat":
            rule = p.book.cards[frame[3]].rule
            unit.stored = (*unit.faces, *unit.colours, unit.removed, unit.left_out, *unit.virtual)
            if p.sink is not None:
                p.emit("used", unit.seat, rule, {"card": frame[3]}, frame[3])
            push_price(p, unit, frame[3], rule)


STEPS: dict[str, Ask] = {
    "skull-colour": SkullColour(),
    "ready": Ready(),
    "penalty": Penalty(),
    "keep-tally": KeepTally(),
}
