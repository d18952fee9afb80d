"""The six Naval Specialists, one for each nation; what most of them do stands where it happens (W-CARD-NAV).

All effects are reconstructed.
"""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.sea.state import NAVAL, works
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force, Unit
from hhour.dday.rules.cards.card import Card, Effect, specialist
from hhour.dday.rules.dice.results import results_of, set_die
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.reasons import why_die
from hhour.kernel.action import Action
from hhour.kernel.faces import COURAGE, FACE_NAMES, SKULL, TOOL
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

NEEDS = "sea"


class BlankDie(Effect):
    """A die that shows COURAGE or TOOL is turned to SKULL (W-CARD-NAV-05)."""

    touches_tally = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if not works(p, unit, slug):
            return Refusal("W-SEA-98", "naval-off", {"card": slug})
        return None if blanks(unit) else Refusal("W-CARD-NAV-05", "card-no-die", {"card": slug})

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "sea-skull", text=slug)


def blanks(unit: Force) -> list[int]:
    """The dice that can be turned."""
    return [die for die in results_of(unit) if unit.faces[die] in (COURAGE, TOOL)]


class TurnToSkull(Pick):
    """Which die is turned (W-CARD-NAV-05)."""

    rule = "W-CARD-NAV-05"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("blank", (unit.tray.names[die],)) for die in blanks(unit)]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "blank" or len(action.args) != 1:
            return None
        return why_die(unit, action.args[0]) or Refusal(self.rule, "blank-face", {"die": action.args[0]})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        die = unit.tray.numbers[action.args[0]]
        face = FACE_NAMES[unit.faces[die]]
        set_die(unit, die, SKULL, unit.colours[die])
        if p.sink is not None:
            p.emit("blanked", unit.seat, self.rule, {"die": action.args[0], "face": face}, frame[3])


def _naval(nation: str, number: int, timing: str, use: Effect | None = None) -> Card:
    rule = f"W-CARD-NAV-{number:02d}"
    return specialist(f"naval-{nation}", NAVAL, rule, 0, timing, use=use, provenance="reconstructed")


CARDS = (
    _naval("usa", 1, "sea-move automatic"),
    _naval("uk", 2, "shelling automatic"),
    _naval("canada", 3, "mines shelling"),
    _naval("france", 4, "sea-upkeep automatic"),
    _naval("shaef", 5, "window", BlankDie()),
    _naval("poland", 6, "setup sea-upkeep automatic"),
)

CRAFTS = tuple(f"craft-{card.slug.removeprefix('naval-')}" for card in CARDS)  # the tokens (W-CARD-NAV-10)

STEPS: dict[str, Ask] = {"sea-skull": TurnToSkull()}
