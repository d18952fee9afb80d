"""Effects of cards that touch dice and the Final Tally; see effects.py for the others."""

from __future__ import annotations

from hhour.dday.rules.battle.book import AS_WRITTEN
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.cards.card import Effect
from hhour.dday.rules.cards.effects import no
from hhour.dday.rules.dice.results import add_result, results_of
from hhour.dday.rules.dice.rolling import forget_tally, rerollable, start_roll
from hhour.dday.rules.dice.tally import by_face
from hhour.kernel.faces import COLOURLESS, SKULL
from hhour.kernel.refusal import Refusal


def is_rolling(p: Field, unit: Force) -> bool:
    """Dice are on the table and the tally is not fixed: ROLL, after the first roll."""
    return bool(unit.faces) and p.phase() == "ROLL"


class ChooseRwb(Effect):
    """An RWB bonus of choice, resolved in UPKEEP with the others."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "choose-rwb", text=slug)


class AddResults(Effect):
    """Virtual results of one face, colourless, join the tally."""

    touches_tally = True

    def __init__(self, face: int, count: int = 1) -> None:
        self.face = face
        self.count = count

    def do(self, p: Field, unit: Force, slug: str) -> None:
        for _ in range(self.count):
            add_result(p, unit, self.face, COLOURLESS, p.book.cards[slug].rule, slug)


class AddSkull(Effect):
    """A SKULL of any colour joins the tally; `everyone`: each Unit's tally, of a colour of its own."""

    touches_tally = True

    def __init__(self, everyone: bool = False) -> None:
        self.everyone = everyone

    def do(self, p: Field, unit: Force, slug: str) -> None:
        for other in p.in_play() if self.everyone else [unit]:
            p.push(other.seat, "skull-colour", text=slug)


class AddChosen(Effect):
    """Results of the player's choice: colours for the own tally and colours for another Unit's (3: colourless)."""

    touches_tally = True

    def __init__(self, own: tuple[int, ...], other: tuple[int, ...]) -> None:
        self.own = own
        self.other = other

    def do(self, p: Field, unit: Force, slug: str) -> None:
        if self.other and (p.others(unit) or not self.own):
            p.push(unit.seat, "results-for", text=f"{slug} {' '.join(str(colour) for colour in self.other)}")
        for colour in reversed(self.own):
            p.push(unit.seat, "choose-result", unit.seat, colour, slug)


class SetFaces(Effect):
    """Up to `count` dice of the own tally are set to faces of choice; `colour`: only dice of that colour."""

    touches_tally = True

    def __init__(self, count: int = 1, colour: int = -1) -> None:
        self.count = count
        self.colour = colour

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if not unit.faces or (self.colour >= 0 and self.colour not in unit.colours):
            return no(p, slug, "card-no-die")
        return None

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "set-face", self.count, self.colour, slug)


class SetAnyDie(Effect):
    """One die of any kind shows a face of choice: of a Unit's roll, or a machine gun's; a d6 just rolled by `react`."""

    touches_tally = True
    changes_d6 = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if p.battle.mgf if p.phase() == "COMBAT" else any(is_rolling(p, other) for other in p.in_play()):
            return None
        return no(p, slug, "card-no-die")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "set-any", text=slug)


class SetColour(Effect):
    """One die changes colour; `anyone`: also a die of another Unit that agrees (B-ITEM-18)."""

    touches_tally = True

    def __init__(self, anyone: bool) -> None:
        self.anyone = anyone

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if unit.faces else no(p, slug, "card-no-die")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "set-colour", int(self.anyone), text=slug)


class SkullsBecome(Effect):
    """All SKULLs of the tally become one face of choice; or the dice alone that show one (A-CARD-GI-10)."""

    touches_tally = True

    def __init__(self, dice_only: bool = False) -> None:
        self.dice_only = dice_only

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        shown = [unit.faces[die] for die in results_of(unit)].count(SKULL) if self._dice(p) else by_face(unit, 0)[SKULL]
        return None if shown else no(p, slug, "card-no-skull")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "skulls-become", int(self._dice(p)), text=slug)

    def _dice(self, p: Field) -> bool:
        return self.dice_only and p.book.version >= AS_WRITTEN


class RerollOne(Effect):
    """One unlocked die of the tally is rolled again; the new face stands."""

    touches_tally = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if unit.faces and rerollable(p, unit) else no(p, slug, "card-no-die")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "reroll-one", text=slug)


class RollAgain(Effect):
    """The whole ROLL is carried out again; what was used on the old dice is lost (B-AWARD-C05)."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        forget_tally(unit)
        p.push(unit.seat, "results-again")
        start_roll(p, unit)


class CopyTally(Effect):
    """The Final Tally becomes a copy of another Unit's when the window closes (B-ITEM-16)."""

    touches_tally = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if p.others(unit) else no(p, slug, "card-no-other")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "copy-whom", text=slug)
