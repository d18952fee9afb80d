"""Step 5: Specialists change dice or the course of the game (P-EXP-50 to P-EXP-52, section 6)."""

from __future__ import annotations

from hhour.express.cards import CAPTAIN, CORPORAL, ENGINEER, GENERAL, HERO, MEDIC, SPECIALISTS
from hhour.express.pick import Ask, Pick, no_such_specialist
from hhour.express.shore import Shore
from hhour.express.state import Soldier
from hhour.express.verbs import change_die, fresh_dice, holder, in_play, leave, mark_used, sacrifice
from hhour.kernel.action import Action
from hhour.kernel.dice import RWB, SLOT_NUMBER, SLOTS
from hhour.kernel.faces import COLOUR_NUMBER, COLOURS, FACE_NUMBER, FACES, TOOL
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

DONE = Action("done")
SET_NAMES = tuple(COLOURS[colour] for colour in RWB)


class SpecialistStage(Stage[Shore]):
    """Everybody whose step it is may use what the group has; the leader uses what concerns all."""

    phase = "SPECIALISTS"

    def open(self, p: Shore) -> None:
        ask_again(p, 0)


def ask_again(p: Shore, by: int) -> None:
    """Nobody is done while another may still change the situation: whoever can use something is asked (P-EXP-52)."""
    seats = {soldier.seat for soldier in p.acting()} | {p.book.leader}
    for seat in sorted(seats - {by}):
        if not p.invasion.lanes[seat] and uses(p, seat):
            p.push(seat, "specialists")


def uses(p: Shore, seat: int) -> list[Action]:
    """What the seat may use now, in the order of the cards in the group; the Hero for one player (P-SPEC-HER-01)."""
    found: list[Action] = []
    for slug in p.invasion.group:
        if refuse_use(p, seat, slug) is not None:
            continue
        if slug == HERO:
            found += [Action("use", (HERO, str(one.seat))) for one in p.acting() if not one.saved]
        else:
            found.append(Action("use", (slug,)))
    return found


def refuse_use(p: Shore, seat: int, slug: str) -> Refusal | None:
    """Why the seat cannot use this Specialist now, or None (P-SPEC-06 to P-SPEC-09)."""
    invasion = p.invasion
    if slug not in SPECIALISTS:
        return no_such_specialist(slug)
    if slug not in invasion.group:
        return Refusal("P-SPEC-03", "express-not-in-group", {"card": slug})
    if slug in invasion.fresh:
        return Refusal("P-SPEC-08", "express-just-rallied", {"card": slug})
    silent = p.no_use()
    if silent:
        return Refusal(silent, "express-no-use", {"card": slug})
    card = SPECIALISTS[slug]
    if card.group:
        return _refuse_group(p, seat, slug)
    soldier = p.soldier(seat)
    if soldier not in p.acting():
        return Refusal("P-OPT-07", "express-not-your-step", {"card": slug})
    if slug in soldier.used:
        return Refusal("P-SPEC-07", "express-used-already", {"card": slug})
    if slug in (CAPTAIN, GENERAL):
        return None
    return (
        _refuse_engineer(p, soldier) if slug == ENGINEER else Refusal("P-SPEC-09", "express-acts-alone", {"card": slug})
    )


def _refuse_group(p: Shore, seat: int, slug: str) -> Refusal | None:
    if seat != p.book.leader:
        return Refusal("P-EXP-05", "express-leader-decides", {"card": slug, "leader": p.book.leader})
    if slug in p.invasion.used:
        return Refusal("P-SPEC-COR-04", "express-used-already", {"card": slug})
    if slug == HERO and all(soldier.saved for soldier in p.acting()):
        return Refusal("P-SPEC-HER-01", "express-nobody-to-save", {"card": slug})
    return None


def _refuse_engineer(p: Shore, soldier: Soldier) -> Refusal | None:
    scope = p.book.engineer_scope
    if scope == "holder" and holder(p, ENGINEER) != soldier.seat:
        return Refusal("P-SPEC-04", "express-not-holder", {"card": ENGINEER, "holder": holder(p, ENGINEER)})
    if scope == "any-one" and ENGINEER in p.invasion.used:
        return Refusal("P-OPT-08", "express-used-already", {"card": ENGINEER})
    if not _tools(soldier):
        return Refusal("P-SPEC-ENG-03", "express-no-tool", {"card": ENGINEER})
    return None


def _tools(soldier: Soldier) -> list[int]:
    """The dice that the Engineer can change (P-SPEC-ENG-01, P-SPEC-ENG-03)."""
    return [die for die in in_play(soldier) if soldier.faces[die] == TOOL]


class Specialists(Ask):
    """`use express-general`, `use express-hero 2` or `done`; nothing to use: done by itself."""

    rule = "P-EXP-50"
    watches = True  # what another uses may leave nothing to use

    def run(self, p: Shore, seat: int, frame: Frame) -> bool:
        if uses(p, seat):
            return False
        p.pop(seat)
        return True

    def choices(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        return [*uses(p, seat), DONE]

    def refuse(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal | None:
        if action.text == "done":
            return None
        if action.verb != "use" or not action.args:
            return Refusal(self.rule, "express-use-now", {"action": action.text})
        refused = refuse_use(p, seat, action.args[0])
        if refused is not None:
            return refused
        if action not in uses(p, seat):
            if action.args[0] == HERO:
                players = " ".join(str(one.seat) for one in p.acting() if not one.saved)
                return Refusal("P-SPEC-HER-01", "express-save-whom", {"card": HERO, "players": players})
            return Refusal(SPECIALISTS[action.args[0]].rule, "not-offered", {"action": action.text})
        return None

    def answer(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        """Medic, Corporal and Hero act at once, the others ask which die they change.

        P-EXP-50, P-SPEC-MED-01, P-SPEC-COR-01, P-SPEC-HER-01.
        """
        if action.verb == "done":
            p.pop(seat)
            return
        slug = action.args[0]
        p.replace(seat, "specialists", frame[1] + 1)
        if slug == MEDIC:
            restart(p)
        elif slug == CORPORAL:
            _corporal(p)
        elif slug == HERO:
            _hero(p, int(action.args[1]))
        else:
            p.push(seat, "change", text=slug)


def restart(p: Shore) -> None:
    """All drop their dice and the sector begins again at step 3; the opposition stays (P-SPEC-MED-01 to -07)."""
    invasion = p.invasion
    sacrifice(p, MEDIC)
    for slug in invasion.fresh:  # with one set of dice: the tally that rallied him is ignored
        leave(p, slug)
        if p.sink is not None:
            p.emit("back-to-supply", 0, "P-SPEC-MED-07", {"card": slug}, slug)
    for soldier in invasion.soldiers:
        fresh_dice(soldier)
    invasion.rallied_now = invasion.obtained = invasion.used = ()
    if p.book.one_set:
        invasion.active = p.book.leader
    for seat in range(len(invasion.lanes)):
        invasion.lanes[seat] = ()
    first = next(place for place, stage in enumerate(p.rules.stages) if stage.phase == "ROLL")
    invasion.stage = first - 1


def _corporal(p: Shore) -> None:
    p.invasion.used = (*p.invasion.used, CORPORAL)
    mark_used(p)
    if p.sink is not None:
        p.emit("soldier-added", 0, "P-SPEC-COR-01", {"card": CORPORAL}, CORPORAL)
    ask_again(p, p.book.leader)


def _hero(p: Shore, seat: int) -> None:
    sacrifice(p, HERO)
    p.soldier(seat).saved = 1
    if p.sink is not None:
        p.emit("saved", seat, "P-SPEC-HER-01", {"card": HERO}, HERO)
    ask_again(p, p.book.leader)


class Change(Pick):
    """Which die, and what it becomes. Text: who changes it (Captain, General, Engineer).

    It is noted who has used him (P-SPEC-07), for the Engineer that anybody has (P-OPT-08).
    """

    rule = "P-EXP-51"

    def options(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        soldier = p.soldier(seat)
        return _CHANGES[frame[3]](soldier)

    def asked_by(self, p: Shore, frame: Frame) -> str:
        return SPECIALISTS[frame[3]].rule

    def why_not(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal:
        """What he leaves as it is, which die it cannot be, or what it cannot become."""
        slug = frame[3]
        if slug == CAPTAIN and action.verb == "set":
            return Refusal("P-SPEC-CAP-02", "express-result-stays", {"card": slug})
        if slug == GENERAL and (action.verb == "paint" or (action.verb == "set" and len(action.args) == 3)):
            return Refusal("P-SPEC-GEN-02", "express-colour-stays", {"card": slug})
        words = 3 if slug == ENGINEER else 2
        if action.verb not in ("paint", "set") or len(action.args) != words:
            return super().why_not(p, seat, frame, action)
        return self._refuse_change(p.soldier(seat), slug, *action.args)

    def _refuse_change(self, soldier: Soldier, slug: str, slot: str, *become: str) -> Refusal:
        rule = SPECIALISTS[slug].rule
        if slot not in SLOT_NUMBER:
            return Refusal(rule, "die-none", {"word": slot, "names": " ".join(SLOTS)})
        die = SLOT_NUMBER[slot]
        if die not in in_play(soldier):
            return Refusal("P-EXP-31", "die-out", {"die": slot})
        if slug == ENGINEER and soldier.faces[die] != TOOL:
            return Refusal(rule, "express-not-tool", {"card": slug, "die": slot})
        if slug != GENERAL and become[0] not in SET_NAMES:
            return Refusal("P-DICE-01", "express-no-colour", {"word": become[0]})
        if slug != CAPTAIN and become[-1] not in FACE_NUMBER:
            return Refusal("P-DICE-02", "dice-not-a-face", {"word": become[-1], "faces": " ".join(FACES)})
        return Refusal(_CHANGED_BY[slug], "die-same", {"die": slot})

    def chosen(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        soldier = p.soldier(seat)
        die = SLOT_NUMBER[action.args[0]]
        face, colour = soldier.faces[die], soldier.colours[die]
        for word in action.args[1:]:
            face = FACE_NUMBER.get(word, face)
            colour = COLOUR_NUMBER.get(word, colour)
        soldier.used = (*soldier.used, frame[3])
        if frame[3] == ENGINEER:
            p.invasion.used = (*p.invasion.used, ENGINEER)
        change_die(p, soldier, die, face, colour, frame[3])
        ask_again(p, seat)


def _paints(soldier: Soldier) -> list[Action]:
    """Another colour; the result stays (P-SPEC-CAP-01, P-SPEC-CAP-02)."""
    return [
        Action("paint", (SLOTS[die], COLOURS[colour]))
        for die in in_play(soldier)
        for colour in RWB
        if colour != soldier.colours[die]
    ]


def _sets(soldier: Soldier) -> list[Action]:
    """Another result; the colour stays (P-SPEC-GEN-01, P-SPEC-GEN-02)."""
    return [
        Action("set", (SLOTS[die], face))
        for die in in_play(soldier)
        for number, face in enumerate(FACES)
        if number != soldier.faces[die]
    ]


def _rebuilds(soldier: Soldier) -> list[Action]:
    """A TOOL becomes any result of any colour (P-SPEC-ENG-01, P-SPEC-ENG-02)."""
    return [
        Action("set", (SLOTS[die], COLOURS[colour], face))
        for die in _tools(soldier)
        for colour in RWB
        for number, face in enumerate(FACES)
        if (number, colour) != (TOOL, soldier.colours[die])
    ]


_CHANGES = {CAPTAIN: _paints, GENERAL: _sets, ENGINEER: _rebuilds}
_CHANGED_BY = {
    CAPTAIN: "P-SPEC-CAP-01",
    GENERAL: "P-SPEC-C07",
    ENGINEER: "P-SPEC-ENG-02",
}  # the die is another after it


STEPS: dict[str, Ask] = {"specialists": Specialists(), "change": Change()}
