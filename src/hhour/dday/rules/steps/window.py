"""The adjustment window at the end of ROLL, and how the Final Tally is fixed (B-TALLY-05 to B-TALLY-11)."""

from __future__ import annotations

from collections.abc import Sequence

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import REPEATS, Force
from hhour.dday.rules.cards.free import card_choices, is_bare, refuse_card, usable_now, within_reach
from hhour.dday.rules.cards.sacrifice import candidates, push_price
from hhour.dday.rules.dice.results import add_result, drop_result, remove_die, told_results
from hhour.dday.rules.dice.rolling import keep_tally, tally_of
from hhour.dday.rules.dice.tally import by_face
from hhour.dday.rules.map.ground import ADDS_RESULTS, PENALISES
from hhour.dday.rules.steps.upkeep import go_ahead
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.dday.rules.turn.reasons import why_die
from hhour.kernel.action import Action
from hhour.kernel.faces import COLOUR_NAMES, COLOUR_NUMBER, FACE_NAMES, SKULL, result
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

READY = Action("ready")
ONLY_READY = [READY]


class WindowStage(Stage[Field]):
    """All Units have finished rolling: sector, Specialist and vehicle results are added, cards may act.

    B-TALLY-05, B-TALLY-07. Of one Unit alone that can do nothing the tally is fixed at once, if nobody listens, and
    UPKEEP begins where it is what follows.
    """

    phase = "ROLL"

    def open(self, p: Field) -> None:
        book = p.book
        battle = p.battle
        for force in p.lone or p.taking_part():
            bare = is_bare(p, force)
            if not bare:
                p.push(force.seat, "ready")
            brings = book.brings[force.sector]
            able = brings & ADDS_RESULTS or book.adds or force.specialists or force.vehicle or force.held
            if able and not force.flags & REPEATS:
                (book.usual or book.profiles[force.name]).add_results(p, force)
            if not (bare and p.lone and p.sink is None):
                continue
            if battle.lanes[force.seat] or force.copies or brings & PENALISES:
                continue  # not done with its dice: a question is open, or something is copied or removed
            if book.tallied < 0 or force.bonuses:
                battle.stage = book.closed
            else:
                battle.stage = book.tallied
                go_ahead(p, force)


class SkullColour(ForcePick):
    """A virtual SKULL of a colour of the player's choice (B-SECTOR-42, Grappling Hook, Rope Ladder)."""

    rule = "B-TALLY-03"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("colour", (COLOUR_NAMES[colour],)) for colour in unit.tray.sets]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        add_result(p, unit, SKULL, COLOUR_NUMBER[action.args[0]], "B-TALLY-03", frame[3])


class ResultColour(ForcePick):
    """A virtual result of a colour of the player's choice (W-CARD-HERO-04). `a`: its face; text: the card."""

    rule = "B-TALLY-03"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("colour", (COLOUR_NAMES[colour],)) for colour in unit.tray.sets]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        add_result(p, unit, frame[1], COLOUR_NUMBER[action.args[0]], p.book.cards[frame[3]].rule, frame[3])


class Ready(Ask):
    """Until every Unit has declared itself ready; one with nothing that belongs to this moment is ready by itself."""

    free = True
    rule = "B-TALLY-05"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.battle.forces[seat - 1]
        holds = p.book.holds[p.battle.stage]
        if may_hold(p, unit):
            for action in card_choices(p, unit):
                if action.verb != "use" or action.args[0] in holds:
                    return False
        if unit.vehicle and unit.awards and wants_room(p, unit):
            return False
        p.pop(seat)
        return True

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        return ONLY_READY

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return None if action.text == "ready" else Refusal(self.rule, "ready-or-card", {"action": action.text})

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)


def may_hold(p: Field, unit: Force) -> bool:
    """Whether anything could keep the Unit from being ready: a quick look, before it is asked.

    B-TALLY-05, B-TRADE-12, B-MGF-09.
    """
    stage = p.battle.stage
    if p.book.window[stage] or (unit.vehicle and unit.awards):
        return True
    return not p.book.holds[stage].isdisjoint(within_reach(p, unit))


def wants_room(p: Field, unit: Force) -> bool:
    """Whether an award could be played if the Unit gave up its vehicle first (B-AWARD-C07)."""
    usable = usable_now(p, unit)
    refusals = [refuse_card(p, unit, usable[slug]) for slug in unit.awards if slug in usable]
    return any(refusal is not None and refusal.rule == "B-VEH-08" for refusal in refusals)


def has_penalties(book: Book) -> bool:
    """Whether any sector of this game removes results."""
    return any(one & PENALISES for one in book.brings)


class CloseStage(Stage[Field]):
    """The window closes: penalties remove results (B-TALLY-08), but not of a tally that is repeated (B-SPEC-18)."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        for force in p.lone or p.taking_part():
            if p.book.brings[force.sector] & PENALISES and not force.flags & REPEATS:
                ground = p.ground(force.sector)
                for face, count in reversed(ground.penalty):
                    p.push(force.seat, "penalty", face, count, ground.id)


class Penalty(ForcePick):
    """`b` results of face `a` are still to be removed; the player chooses which (B-TALLY-09)."""

    rule = "B-TALLY-09"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        if frame[2] == 0:
            return []
        face = frame[1]
        gone = unit.removed | unit.left_out
        seen: set[int] = set()
        options: list[Action] = []
        for die in range(len(unit.faces)):
            if unit.faces[die] == face and not gone >> die & 1 and unit.colours[die] not in seen:
                seen.add(unit.colours[die])
                options.append(Action("remove", (unit.tray.names[die],)))
        for colour, word in enumerate(COLOUR_NAMES):
            if result(face, colour) in unit.virtual:
                options.append(Action("remove", (word,)))
        if frame[2] >= by_face(unit, 0)[face]:  # all of them go: nothing to choose
            return options[:1]
        return options

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        """One die stands for all of its colour; any of them may be named."""
        refused = super().refuse(p, seat, frame, action)
        if refused is not None and refused.key == "remove-face":
            unit = p.battle.forces[seat - 1]
            if unit.faces[unit.tray.numbers[action.args[0]]] == frame[1]:
                return None
        return refused

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "remove" or len(action.args) != 1:
            return None
        face = FACE_NAMES[frame[1]]
        if action.args[0] in COLOUR_NUMBER:
            return Refusal("B-TALLY-08", "remove-none", {"face": face})
        return why_die(unit, action.args[0]) or Refusal(
            "B-TALLY-08", "remove-face", {"die": action.args[0], "face": face}
        )

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        name = action.args[0]
        if name in unit.tray.numbers:
            remove_die(unit, unit.tray.numbers[name])
        else:
            drop_result(unit, frame[1], COLOUR_NUMBER[name])  # B-TALLY-09
        if p.sink is not None:
            p.emit("result-removed", unit.seat, "B-TALLY-08", {"face": FACE_NAMES[frame[1]], "which": name}, frame[3])
        p.push(unit.seat, "penalty", frame[1], frame[2] - 1, frame[3])


class FixStage(Stage[Field]):
    """Declared copies are carried out, the tallies are fixed, and cards that act on a fixed tally may (B-TALLY-11)."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        units: Sequence[Force] = p.lone or p.taking_part()
        keepers = p.book.keepers
        for unit in units:
            if unit.copies:
                self._copy(p, units)
                break
        for unit in units:
            if p.sink is not None:
                p.emit("tally", unit.seat, "B-TALLY-11", {"results": told_results(unit)})
            for slug in unit.specialists:
                if slug in keepers and candidates(p, unit, slug):
                    p.push(unit.seat, "keep-tally", text=slug)

    def _copy(self, p: Field, units: Sequence[Force]) -> None:
        """Whoever copies takes what the other had before anybody copied."""
        before = {unit.seat: tally_of(unit) for unit in units}
        for unit in units:
            if unit.copies:
                p.book.profiles[unit.name].take_copy(p, unit, before[unit.copies])
                if p.sink is not None:
                    p.emit("tally-copied", unit.seat, "B-ITEM-16", {"unit": unit.copies})


class KeepTally(ForcePick):
    """A Specialist may be sacrificed to have the same Final Tally next turn (B-SPEC-18)."""

    rule = "B-SPEC-18"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("pass"), Action("repeat")]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb == "repeat":
            rule = p.book.cards[frame[3]].rule
            keep_tally(unit)
            if p.sink is not None:
                p.emit("used", unit.seat, rule, {"card": frame[3]}, frame[3])
            if p.book.moments:
                p.happens("kept", unit)
            push_price(p, unit, frame[3], rule)


STEPS: dict[str, Ask] = {
    "skull-colour": SkullColour(),
    "result-colour": ResultColour(),
    "ready": Ready(),
    "penalty": Penalty(),
    "keep-tally": KeepTally(),
}
