"""Step 6: RWBs and straights call Specialists to the group (P-EXP-60, P-SPEC-10 to P-SPEC-19)."""

from __future__ import annotations

from hhour.express.cards import STRAIGHT
from hhour.express.pick import Ask, Pick, no_such_specialist
from hhour.express.shore import Shore
from hhour.express.state import Soldier
from hhour.express.steps.axis import which_axis_die
from hhour.express.verbs import join
from hhour.kernel.action import Action
from hhour.kernel.faces import FACES
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

PASS = Action("pass")


class RallyStage(Stage[Shore]):
    """What the Final Tallies hold is obtained at once; rallying is a choice (P-DICE-27, P-SPEC-12)."""

    phase = "RALLY"

    def open(self, p: Shore) -> None:
        invasion = p.invasion
        for soldier in p.acting():
            obtained = p.rwbs(soldier)
            invasion.obtained = (*invasion.obtained, *obtained)
            if p.sink is not None and obtained:
                p.emit("rwb", soldier.seat, "P-DICE-20", {"faces": tuple(FACES[face] for face in obtained)})
            if p.sink is not None and p.has_straight(soldier):
                p.emit("straight", soldier.seat, "P-DICE-30", {})
        ban = p.effect("NO_RALLY")  # P-EXP-ORD-UTAH-01
        if ban is None:
            p.push(p.book.leader, "rally")
        elif p.sink is not None and any(called(p, soldier) for soldier in p.acting()):
            p.emit("no-rally", 0, ban.rule, {}, p.beach.slug)


def called(p: Shore, soldier: Soldier) -> list[str]:
    """Whom a player's Final Tally calls, each once, whether he can come or not (P-SPEC-15)."""
    symbols = list(dict.fromkeys(p.rwbs(soldier)))
    if p.has_straight(soldier):
        symbols.append(STRAIGHT)
    return [p.book.called[symbol] for symbol in symbols]


def may_rally(p: Shore, seat: int) -> bool:
    """One Specialist per visit and group; alone, two RWBs of one tally call two (P-SPEC-13, P-SPEC-14, P-OPT-10)."""
    invasion = p.invasion
    limit = p.book.rally_limit
    if limit == "player":
        return seat not in invasion.rallied and (p.book.solo or seat not in invasion.rallied_now)
    if limit == "visit" and invasion.rallied:
        return False
    return p.book.solo or not invasion.rallied_now


class Rally(Pick):
    """Whom the group takes and who holds the card; the leader settles it (P-SPEC-16, P-SPEC-25, P-EXP-05)."""

    rule = "P-SPEC-10"

    def options(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        invasion = p.invasion
        found = [
            Action("rally", (slug, str(soldier.seat)))
            for soldier in p.acting()
            if may_rally(p, soldier.seat)
            for slug in called(p, soldier)
            if slug not in invasion.group and slug not in invasion.gone
        ]
        return [*found, PASS] if found else []

    def why_not(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal:
        """Who is here or cannot come any more, who has rallied, whom no tally calls.

        P-SPEC-11, P-SPEC-17, P-OPT-10, P-SPEC-10.
        """
        if action.verb != "rally" or len(action.args) != 2:
            return super().why_not(p, seat, frame, action)
        slug, player = action.args
        if slug in p.invasion.group:
            return Refusal("P-SPEC-11", "express-in-group", {"card": slug})
        if slug in p.invasion.gone:
            return Refusal("P-SPEC-17", "express-gone", {"card": slug})
        if any(slug in called(p, soldier) for soldier in p.acting() if str(soldier.seat) == player):
            return Refusal("P-OPT-10", "express-rallied-once", {"player": player})
        uncalled = Refusal(self.rule, "express-not-called", {"card": slug, "player": player})
        return no_such_specialist(slug) or uncalled

    def chosen(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        if action.verb == "pass":
            return
        slug, holder = action.args[0], int(action.args[1])
        invasion = p.invasion
        invasion.fresh = (*invasion.fresh, slug)
        invasion.rallied_now = (*invasion.rallied_now, holder)
        straight = slug == p.book.called[STRAIGHT]
        join(p, slug, holder, "P-EXP-61" if straight else "P-EXP-60")
        p.push(seat, "rally", frame[1] + 1)


class NextPlayerStage(Stage[Shore]):
    """With one set of dice the next player does steps 3 to 6 (P-EXP-08)."""

    phase = "RALLY"

    def open(self, p: Shore) -> None:
        invasion = p.invasion
        if not p.book.one_set or invasion.active == p.last_seat():
            return
        invasion.active = invasion.active % len(invasion.soldiers) + 1
        first = next(place for place, stage in enumerate(p.rules.stages) if stage.phase == "ROLL")
        invasion.stage = first - 1


class AfterRallyStage(Stage[Shore]):
    """What step 6 brings about for this comparison and for the next sector.

    P-EXP-ORD-JUNO-01, P-ADV-UTAH-03, P-ADV-OMAHA-01, P-ADV-HOC-16.
    """

    phase = "RALLY"

    def open(self, p: Shore) -> None:
        invasion = p.invasion
        more = p.effect("AXIS_NEXT")
        if more is not None and invasion.obtained:
            invasion.next_shift = more.n
            if p.sink is not None:
                p.emit("next-dice", 0, more.rule, {"n": more.n}, p.beach.slug)
        sends = p.effect("KOMMANDANT_NEXT")
        if sends is not None:
            invasion.next_due = 0 if sends.card in invasion.group else 1
            if p.sink is not None and invasion.next_due:
                p.emit("kommandant-next", 0, sends.rule, {"card": sends.card}, p.beach.slug)
        if invasion.obtained and p.effect("AXIS_DROP_IF_RWB") is not None:
            p.push(p.book.leader, "drop")


class Drop(Pick):
    """One Axis die that nobody has to match; equal grey results are one option (P-ADV-HOC-16)."""

    rule = "P-ADV-HOC-16"

    def options(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        invasion = p.invasion
        grey = invasion.axis[invasion.deployed :]
        kommandant = [Action("drop", ("1",))] if invasion.deployed else []
        return kommandant + [
            Action("drop", (str(place + 1 + invasion.deployed),))
            for place, face in enumerate(grey)
            if face not in grey[:place]
        ]

    def why_not(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal:
        if action.verb != "drop":
            return super().why_not(p, seat, frame, action)
        return which_axis_die(self.rule, self.options(p, seat, frame))

    def chosen(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        place = int(action.args[0]) - 1
        p.invasion.ignored |= 1 << place
        if p.sink is not None:
            kommandant = 1 if place == 0 and p.invasion.deployed else 0
            data = {"face": FACES[p.invasion.axis[place]], "kommandant": kommandant}
            p.emit("axis-dropped", 0, self.rule, data, p.beach.slug)


STEPS: dict[str, Ask] = {"rally": Rally(), "drop": Drop()}
