"""Steps 7 and 8: comparing, and what comes of it (P-EXP-70 to P-EXP-89)."""

from __future__ import annotations

from hhour.express.beaches import BUNKER
from hhour.express.cards import VETERAN
from hhour.express.pick import Ask, Loss, Pick
from hhour.express.shore import Shore
from hhour.express.state import Soldier
from hhour.express.steps.beach import ROLL
from hhour.express.verbs import begin_beach, defeat, lose, mark_used, victory
from hhour.kernel.action import Action
from hhour.kernel.faces import FACES
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal
from hhour.pocket.terrain import TERRAIN

AGAIN = Action("again")
GIVE_UP = Action("give-up")


class CompareStage(Stage[Shore]):
    """Every player must hold his part (P-EXP-70, P-EXP-71)."""

    phase = "COMPARE"

    def open(self, p: Shore) -> None:
        invasion = p.invasion
        holding = [holds(p, soldier) for soldier in invasion.soldiers]
        if not all(holding):
            defeat(p, "P-EXP-73", "not-matched")
            return
        invasion.cleared += 1  # P-ADV-OMAHA-05
        if p.sink is not None:
            p.emit("cleared", 0, "P-EXP-71", {"sector": invasion.sector, "n": invasion.cleared})
        p.push(p.book.leader, "outcome")
        losing = p.effect("LOSE_ONE")
        if losing is not None:
            p.push(p.book.leader, "lose-one", text=losing.rule)


def holds(p: Shore, soldier: Soldier) -> bool:
    """Whether the player matches, or Hero or Veteran clear the sector for him; told in one event."""
    lacking = p.lacks(soldier)
    if not lacking:
        rule, how = "P-EXP-70", "matched"
    elif soldier.saved:
        rule, how = "P-SPEC-HER-01", "hero"
    elif p.usable(VETERAN) and veteran_helps(p, soldier):
        rule, how = "P-SPEC-VET-01", "veteran"
        mark_used(p)
    else:
        rule, how = "P-EXP-72", "fails"
    if p.sink is not None:
        lacks = tuple(FACES[face] for face in lacking)
        p.emit("fails" if how == "fails" else "holds", soldier.seat, rule, {"how": how, "lacks": lacks})
    return how != "fails"


def veteran_helps(p: Shore, soldier: Soldier) -> bool:
    """A straight of his own; by option one of anybody (P-SPEC-VET-01, P-OPT-09)."""
    if p.book.veteran_scope == "group":
        return any(p.has_straight(one) for one in p.invasion.soldiers)
    return p.has_straight(soldier)


class LoseOne(Loss):
    """One Specialist of the group's choice; with none the game is lost.

    P-EXP-ORD-SWORD-01, P-EXP-ORD-SWORD-02, P-ADV-SWORD-04.
    """

    rule = "P-EXP-ORD-SWORD-01"

    def options(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        return [Action("lose", (slug,)) for slug in p.invasion.group]

    def asked_by(self, p: Shore, frame: Frame) -> str:
        return frame[3]

    def run(self, p: Shore, seat: int, frame: Frame) -> bool:
        if not p.invasion.group:
            p.pop(seat)
            p.pop(seat)  # the outcome of a lost game
            rule = "P-EXP-ORD-SWORD-02" if frame[3] == self.rule else frame[3]  # P-ADV-SWORD-04
            defeat(p, rule, "nothing-to-lose")
            return True
        return super().run(p, seat, frame)

    def chosen(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        lose(p, action.args[0], frame[3])


class Outcome(Ask):
    """Replay, defeat after clearing, jump, next sector or victory, in this order.

    P-EXP-81, P-EXP-82, P-ADV-OMAHA-04, P-EXP-83, P-EXP-84.
    """

    rule = "P-EXP-83"

    def run(self, p: Shore, seat: int, frame: Frame) -> bool:
        invasion = p.invasion
        p.pop(seat)
        again = replay_rule(p)
        if again:
            invasion.going = 0
            if p.sink is not None:
                p.emit("replayed", 0, again, {"sector": invasion.sector}, p.beach.slug)
            return True
        need = p.effect("NEED_COUNT")
        if need is not None and len(invasion.group) < need.n:
            defeat(p, need.rule, "too-few")
            return True
        silence_next(p)
        jump = p.effect("JUMP_UNLESS_RWB")
        if jump is not None and not invasion.obtained:
            p.push(seat, "jump", text=jump.rule)
        elif invasion.sector == BUNKER:
            victory(p)
        else:
            invasion.going = invasion.sector + 1
        return True


def replay_rule(p: Shore) -> str:
    """The rule by which the cleared sector is played once more, or '' (P-EXP-81, P-EXP-83, P-ADV-OMAHA-05)."""
    need = p.effect("NEED_RWB")
    if need is not None and not p.invasion.obtained:
        return need.rule
    twice = p.effect("TWICE_UNLESS")
    return twice.rule if twice is not None and p.invasion.cleared == 1 else ""


def silence_next(p: Shore) -> None:
    """Whether Specialists are of no use in the next sector (P-ADV-GOLD-03, P-ADV-SWORD-03)."""
    invasion = p.invasion
    ban = p.effect("NO_USE_NEXT")
    if ban is None:
        return
    if (ban.when == "used" and invasion.used_here) or (ban.when == "no-rwb" and not invasion.obtained):
        invasion.next_silenced = ban.rule
        if p.sink is not None:
            p.emit("next-silenced", 0, ban.rule, {}, p.beach.slug)


class Jump(Ask):
    """The beach die is rolled and the group goes on where it says (P-ADV-OMAHA-04, P-ADV-OMAHA-14)."""

    rule = "P-ADV-OMAHA-04"

    def choices(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        return [ROLL]

    def refuse(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return None if action.text == "roll" else Refusal(self.rule, "express-roll-first", {"action": action.text})

    def answer(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)
        sector = p.chance.d6(p.invasion.turn, 0, "beach-die", 0, 1)[0]
        p.invasion.going = sector
        if p.sink is not None:
            p.emit("beach-die", 0, self.rule, {"sector": sector, "terrain": TERRAIN[sector - 1]}, p.beach.slug)


class Retry(Pick):
    """A lost beach may be begun again with all it began with (P-OPT-14)."""

    rule = "P-OPT-14"

    def options(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        return [AGAIN, GIVE_UP]

    def chosen(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        if action.verb == "give-up":
            p.over("lost")
            return
        p.invasion.retries -= 1
        begin_beach(p)


STEPS: dict[str, Ask] = {"lose-one": LoseOne(), "outcome": Outcome(), "jump": Jump(), "retry": Retry()}
