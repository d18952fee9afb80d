"""Fight back with the combat results table (R-CRT) and its rewards (R-SCORE). Off unless switched on."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Unit
from hhour.dday.rules.battle.table import silence, wear_down
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, draw_award, gain
from hhour.dday.rules.cards.hooks import DEFENCE, strength
from hhour.dday.rules.dice.d6 import resolves, roll_for
from hhour.dday.rules.fight.defence import defence
from hhour.dday.rules.steps.casualties import suffer
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.reasons import why_unit
from hhour.kernel.action import Action
from hhour.kernel.event import Datum
from hhour.kernel.faces import STAR
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

# rows: the modified die 1 to 6; columns 1:3, 1:2, 1:1, 3:2, 2:1, 3:1, 4:1; entries (Allied, German losses, guns)
TABLE: Final = (
    ((3, 0, 0), (3, 0, 0), (2, 0, 0), (2, 0, 0), (1, 0, 0), (1, 0, 0), (0, 0, 0)),
    ((2, 0, 0), (2, 0, 0), (2, 0, 0), (1, 0, 0), (1, 0, 0), (0, 1, 0), (0, 1, 0)),
    ((2, 0, 0), (1, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 2, 0), (0, 2, 0)),
    ((1, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 2, 0), (0, 2, 1), (0, 3, 1)),
    ((1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 2, 0), (0, 2, 1), (0, 3, 1), (0, 4, 1)),
    ((1, 1, 0), (0, 1, 0), (0, 2, 0), (0, 2, 1), (0, 3, 1), (0, 4, 1), (0, 5, 1)),
)
COLUMNS: Final = ("1:3", "1:2", "1:1", "3:2", "2:1", "3:1", "4:1")


class FightBackStage(Stage[Field]):
    """After casualties, Units in a sector with machine guns may fight back, together, once a sector and turn.

    R-CRT-01, R-CRT-03.
    """

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        for sector in sorted({unit.sector for unit in p.in_play()}):
            if has_guns(p, sector):
                here = [unit for unit in p.in_play() if unit.sector == sector]
                for unit in here[1:]:
                    p.push(unit.seat, "join-fight", sector)
                p.push(here[0].seat, "fight", sector)


def has_guns(p: Field, sector: int) -> bool:
    """An MGF symbol at the start of this COMBAT, even if it was prevented or destroyed since (R-CRT-02)."""
    if p.ground(sector).mgf > p.battle.silenced[sector]:
        return True
    return any(kind == "guns-gone" and place == sector for kind, place, _, _ in p.battle.effects)


def column(allied: int, german: int) -> int:
    """The odds column, rounded in favour of the defender; -1: too weak to fight (R-CRT-06, R-CRT-07)."""
    steps = [3 * allied >= german, 2 * allied >= german, allied >= german, 2 * allied >= 3 * german]
    steps += [allied >= 2 * german, allied >= 3 * german, allied >= 4 * german]
    best = -1
    for place, reached in enumerate(steps):
        if reached:
            best = place
    return best


def masks(p: Field) -> int:
    """Who fights is a bit for each seat, packed below the sector; only a sixth seat takes more than old saves have."""
    return 1 << 7 if p.book.seats > 5 else 1 << 6


def fighters(p: Field, sector: int, mask: int) -> list[Unit]:
    return [unit for unit in p.in_play() if unit.sector == sector and mask >> unit.seat & 1]


def german_strength(p: Field, units: list[Unit]) -> int:
    """The DEF in force, without MGF; with several values the lowest that counts for a participant (R-CRT-05)."""
    return min(defence(p, unit) for unit in units)


class JoinFight(Pick):
    """Whether this Unit joins the fight of its sector (R-CRT-03). `a`: the sector."""

    rule = "R-CRT-03"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("join"), Action("pass")]

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "join":
            for seat, lane in enumerate(p.battle.lanes):
                p.battle.lanes[seat] = tuple(
                    (f[0], f[1], f[2] | 1 << unit.seat, f[3]) if f[0] == "fight" and f[1] == frame[1] else f
                    for f in lane
                )


class Fight(Pick):
    """Fight back or not, once the others have said whether they join. `a`: the sector, `b`: who joins."""

    watches = True
    rule = "R-CRT-01"

    def asks(self, p: Field, seat: int, frame: Frame) -> bool:
        return not self._undecided(p, frame[1])

    def _undecided(self, p: Field, sector: int) -> bool:
        return any(f[0] == "join-fight" and f[1] == sector for lane in p.battle.lanes for f in lane)

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        if self._undecided(p, frame[1]):
            return []
        found = [Action("pass")]
        for mask, verb in ((frame[2] | 1 << unit.seat, "fight"), (frame[2], "leave")):
            units = fighters(p, frame[1], mask)
            if units and column(sum(strength(p, one) for one in units), german_strength(p, units)) >= 0:
                found.append(Action(verb))
        return found

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        return not self._undecided(p, frame[1]) and super().run(p, seat, frame)

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.text not in ("fight", "leave"):
            return None
        if action.text == "leave" and not fighters(p, frame[1], frame[2]):
            return Refusal("R-CRT-03", "fight-nobody", {})
        return Refusal("R-CRT-06", "fight-weak", {"sector": p.book.sectors[frame[1]].id})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "pass":
            return
        mask = frame[2] | 1 << unit.seat if action.verb == "fight" else frame[2]  # R-CRT-03
        leader = fighters(p, frame[1], mask)[0]
        roll_for(p, leader, "fight-back", frame[1] * masks(p) + mask, "R-CRT-08", p.book.sectors[frame[1]].id)


def modifiers(p: Field, sector: int, units: list[Unit]) -> list[tuple[int, str]]:
    """What changes the die: leadership, equipment, a tank, a bunker (R-CRT-12 to R-CRT-15)."""
    found: list[tuple[int, str]] = []
    if any(unit.obtained >> STAR & 1 for unit in units):
        found.append((1, "R-CRT-12"))
    used = {card for kind, place, _, card in p.battle.effects if place == sector and kind in _EQUIPMENT}
    if used:
        found.append((min(2, len(used)), "R-CRT-13"))
    for unit in p.in_play():
        if unit.sector == sector and unit.vehicle in p.book.passives[DEFENCE]:
            found.append((1, "R-CRT-14"))
    if p.book.sectors[sector].bunker:
        found.append((-1, "R-CRT-15"))
    return found


_EQUIPMENT: Final = ("def", "def0", "no-mgf")


@resolves("fight-back")
def fight(p: Field, leader: Unit, number: int, argument: int) -> None:
    """Read the table and carry it out (R-CRT-08 to R-CRT-11, R-SCORE-01)."""
    sector, mask = divmod(argument, masks(p))
    units = fighters(p, sector, mask)
    changes = modifiers(p, sector, units)
    roll = max(1, min(6, number + sum(amount for amount, _ in changes)))
    allied = sum(strength(p, unit) for unit in units)
    german = german_strength(p, units)
    odds = column(allied, german)
    lost, worn, gun = TABLE[roll - 1][odds]
    name = p.book.sectors[sector].id
    if p.sink is not None:
        data: dict[str, Datum] = {
            "sector": name,
            "allied": allied,
            "german": german,
            "odds": COLUMNS[odds],
            "die": number,
            "n": roll,
        }
        rules = tuple(f"{amount:+d} {rule}" for amount, rule in changes)
        p.cause = p.emit("fight-back", leader.seat, "R-CRT-08", {**data, "parts": rules})
    gone, prize = wear(p, sector, worn, gun)
    if gone or prize:
        reward(p, units, gone, prize)
    if lost:
        if len(units) == 1:
            suffer(p, units[0], lost, "R-CRT-09", name)
        else:
            p.push(leader.seat, "split-losses", lost, argument, name)


def wear(p: Field, sector: int, worn: int, gun: int) -> tuple[int, int]:
    """DEF and guns are lost for good (R-CRT-10, R-CRT-11, R-CRT-16).

    Returns the symbols gone and the courage for an eliminated sector (R-SCORE-01 to R-SCORE-03).
    """
    battle = p.battle
    ground = p.book.sectors[sector]
    highest = ground.defence[-1]
    before = battle.worn[sector]
    now = min(before + worn, highest)
    wear_down(p, sector, now - before)
    guns_left = p.ground(sector).mgf - battle.silenced[sector]
    eliminated = before < highest <= now
    gone = guns_left if eliminated else min(gun, guns_left)
    silence(p, sector, gone)
    if p.sink is not None and (worn or gone):
        p.emit("worn", 0, "R-CRT-10", {"sector": ground.id, "n": now - before, "guns": gone})
        if eliminated:
            p.emit("eliminated", 0, "R-CRT-16", {"sector": ground.id})
    if not eliminated:
        return gone, 0
    return gone, SMALL_PRIZE if highest <= 10 else GREAT_PRIZE


# courage for eliminating a sector; the greater one comes with an award (R-SCORE-02, R-SCORE-03)
SMALL_PRIZE: Final = 2
GREAT_PRIZE: Final = 3


def reward(p: Field, units: list[Unit], gone: int, prize: int) -> None:
    """Courage and award go to one participant; the weakest is asked (R-SCORE-04)."""
    weakest = min(units, key=lambda unit: (strength(p, unit), unit.seat))
    mask = sum(1 << unit.seat for unit in units)
    p.push(weakest.seat, "reward", gone * 8 + prize, mask)


class Reward(Pick):
    """Who is rewarded; the weakest is asked and named first. `a`: 8 times the symbols gone, plus the prize;
    `b`: the participants."""

    watches = True
    rule = "R-SCORE-04"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        there = [other for other in p.battle.units if frame[2] >> other.seat & 1 and other.status == IN_PLAY]
        there.sort(key=lambda other: strength(p, other))
        return [Action("reward", (str(other.seat),)) for other in there]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "reward" or len(action.args) != 1:
            return None
        missing = why_unit(p, unit, action.args[0], self.rule)
        if missing is not None and missing.key != "unit-own":
            return missing
        return Refusal("R-SCORE-04", "fight-not-there", {"unit": int(action.args[0])})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        other = p.unit(int(action.args[0]))
        gone, prize = divmod(frame[1], 8)
        gain(p, other, COURAGE_DIAL, gone, "R-SCORE-01")
        gain(p, other, COURAGE_DIAL, prize, "R-SCORE-03" if prize == GREAT_PRIZE else "R-SCORE-02")
        if prize == GREAT_PRIZE and p.battle.deck:
            draw_award(p, other, "R-SCORE-03")


class SplitLosses(Pick):
    """Losses of a joint fight are split as the players like (R-CRT-03). `a`: still to assign, `b`: sector and units."""

    watches = True
    rule = "R-CRT-09"

    def asks(self, p: Field, seat: int, frame: Frame) -> bool:
        """One loss at a time: whoever was named first says who of his falls."""
        return not any(f[0] in ("fall", "pay") for lane in p.battle.lanes for f in lane)

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        return self.asks(p, seat, frame) and super().run(p, seat, frame)

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        if not self.asks(p, unit.seat, frame):
            return []
        sector, mask = divmod(frame[2], masks(p))
        return [Action("loss", (str(other.seat),)) for other in fighters(p, sector, mask)]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "loss" or len(action.args) != 1:
            return None
        missing = why_unit(p, unit, action.args[0], self.rule)
        if missing is not None and missing.key != "unit-own":
            return missing
        return Refusal("R-CRT-03", "fight-not-there", {"unit": int(action.args[0])})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if frame[1] > 1:
            p.push(unit.seat, "split-losses", frame[1] - 1, frame[2], frame[3])
        suffer(p, p.unit(int(action.args[0])), 1, "R-CRT-09", frame[3])


STEPS: dict[str, Ask] = {
    "join-fight": JoinFight(),
    "fight": Fight(),
    "reward": Reward(),
    "split-losses": SplitLosses(),
}
