"""Awards during the crossing: those that have an effect at sea; all others wait for the land (W-SEA-135 to -163)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.sea.state import is_aboard, seaborne
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import flag
from hhour.dday.rules.battle.state import IN_PLAY, SHIELDED, Force, Unit
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, POINTS, SOLDIERS, gain
from hhour.dday.rules.cards.card import Card, Effect
from hhour.dday.rules.cards.effects import no
from hhour.dday.rules.cards.effects_tally import RollAgain, SetFaces
from hhour.dday.rules.cards.free import is_still_rolling
from hhour.dday.rules.cards.kinds import AWARD
from hhour.dday.rules.dice.results import remove_die, results_of
from hhour.dday.rules.steps.window import READY
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.kernel.action import Action
from hhour.kernel.faces import BLUE, COLOUR_NAMES, COLOURLESS, FACE_NAMES, RED, TOOL, WHITE, result
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

ENOUGH: Final = Action("enough")
MOST_TOOLS: Final = 3  # W-SEA-149
ANY: Final = COLOURLESS


class SeaWindowStage(Stage[Field]):
    """The end of ROLL at sea: Awards that can be played there are played now (W-SEA-26)."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        for unit in seaborne(p):
            p.push(unit.seat, READY.verb)


class OnWater(Effect):
    """A card that does one thing ashore and another at sea, or waits there (W-SEA-136, W-SEA-138)."""

    def __init__(self, ashore: Effect, afloat: Effect | None) -> None:
        self.ashore = ashore
        self.afloat = afloat
        self.changes_d6 = ashore.changes_d6
        self.changes_only = ashore.changes_only

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if not p.is_away(unit):
            return self.ashore.refuse(p, unit, slug)
        if self.afloat is None:
            return Refusal("W-SEA-136", "award-waits", {"card": slug})
        return self.afloat.refuse(p, unit, slug)

    def do(self, p: Field, unit: Force, slug: str) -> None:
        """Only at sea is the land effect replaced (W-SEA-138)."""
        if p.is_away(unit) and self.afloat is not None:
            self.afloat.do(p, unit, slug)
        else:
            self.ashore.do(p, unit, slug)
            _reach_the_sea(p, unit, slug)


def _reach_the_sea(p: Field, unit: Force, slug: str) -> None:
    """An Award played ashore reaches seaborne Units with its sea effect only (W-SEA-156)."""
    if slug == "memorial-cross":
        _lift_hulls(p, slug, 10, None)
    elif slug == "medaille-de-la-resistance":
        for one in seaborne(p):
            gain(p, one, COURAGE_DIAL, 3, "W-SEA-143", slug)
    elif slug == "war-service-medal":
        for one in seaborne(p):
            p.push(one.seat, "omit-tools", MOST_TOOLS, text=slug)


def _lift_hulls(p: Field, slug: str, points: int, but: Force | None) -> None:
    for other in seaborne(p):
        if other is not but and is_aboard(p, other):
            gain(p, other, POINTS, points, "W-SEA-145", slug)


def targets(p: Field, unit: Force) -> list[Unit]:
    """Other seaborne Units whose dice lie still; the own one where no other is seaborne (W-SEA-137)."""
    others = [other for other in seaborne(p) if other is not unit]
    if not others:
        return [one for one in p.battle.units if one is unit]
    return [other for other in others if other.faces and not is_still_rolling(p, other)]


class Strike(Effect):
    """Results are cancelled: of the own tally in any colour, of another's in these (W-SEA-141, W-SEA-144)."""

    touches_tally = True

    def __init__(self, own: int, other: tuple[int, ...]) -> None:
        self.own = own
        self.other = other

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if self.own or targets(p, unit) else no(p, slug, "card-no-other")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        alone = all(other is unit for other in targets(p, unit))
        if not (self.own and alone):  # of two parts a lone Unit has the first
            p.push(unit.seat, "annul-whom", text=f"{slug} {' '.join(str(colour) for colour in self.other)}")
        for _ in range(self.own):
            p.push(unit.seat, "annul", unit.seat, ANY, slug)


class StrikeWhom(Pick):
    """In whose tally (W-SEA-137). Text: the card and the colours."""

    rule = "W-SEA-137"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("for", (str(other.seat),)) for other in targets(p, unit)]

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        slug, *colours = frame[3].split(" ")
        for colour in reversed(colours):
            p.push(unit.seat, "annul", int(action.args[0]), int(colour), slug)


class StrikeResult(Pick):
    """Which result counts for nothing. `a`: whose tally; `b`: its colour, COLOURLESS for any (W-SEA-55)."""

    rule = "W-SEA-55"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        other = p.unit(frame[1])
        prefix = "" if other is unit else f"{other.seat}:"
        dice = [die for die in results_of(other) if frame[2] in (ANY, other.colours[die])]
        return [ENOUGH, *(Action("annul", (f"{prefix}{other.tray.names[die]}",)) for die in distinct(other, dice))]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "annul":
            return None
        return Refusal(self.asked_by(p, frame), "annul-not", {"colour": COLOUR_NAMES[frame[2]]})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "annul":
            strike(p, p.unit(frame[1]), action.args[0].rpartition(":")[2], frame[3])


def distinct(unit: Force, dice: list[int]) -> list[int]:
    """One die for each face and colour."""
    seen: dict[int, int] = {}
    for die in dice:
        seen.setdefault(result(unit.faces[die], unit.colours[die]), die)
    return list(seen.values())


def strike(p: Field, unit: Unit, name: str, slug: str) -> None:
    """The die counts neither for losses nor for sets nor for a Straight (W-SEA-55)."""
    die = unit.tray.numbers[name]
    remove_die(unit, die)
    if p.sink is not None:
        told = {"which": name, "face": FACE_NAMES[unit.faces[die]]}
        p.emit("result-removed", unit.seat, p.book.cards[slug].rule, told, slug)


class OmitTools(Pick):
    """Up to three TOOL results are left out (W-SEA-149). `a`: how many still may be."""

    rule = "W-SEA-149"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        dice = [die for die in results_of(unit) if unit.faces[die] == TOOL] if frame[1] else []
        if not dice:
            return []
        return [ENOUGH, *(Action("annul", (unit.tray.names[die],)) for die in distinct(unit, dice))]

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if is_still_rolling(p, p.unit(seat)):
            return False
        return super().run(p, seat, frame)

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return Refusal(self.rule, "annul-tools", {}) if action.verb == "annul" else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "annul":
            strike(p, unit, action.args[0], frame[3])
            p.push(unit.seat, "omit-tools", frame[1] - 1, text=frame[3])


class OfferOmission(Effect):
    """Every seaborne Unit may leave TOOL results out (W-SEA-149)."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        for other in seaborne(p):
            p.push(other.seat, "omit-tools", MOST_TOOLS, text=slug)


class LiftHull(Effect):
    """Item points for the own craft and for those of all others (W-SEA-145)."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        if is_aboard(p, unit):
            gain(p, unit, POINTS, 20, "W-SEA-145", slug)
        _lift_hulls(p, slug, 10, unit)


class Soldiers(Effect):
    """Ten soldiers (W-SEA-142, A-GEN-16)."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        gain(p, unit, SOLDIERS, 10, "W-SEA-142", slug)


class Courage(Effect):
    """Three courage for every Unit (W-SEA-143, A-GEN-16)."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        for one in p.battle.units:
            if one.status == IN_PLAY:
                gain(p, one, COURAGE_DIAL, 3, "W-SEA-143", slug)


class CourageOrHull(Effect):
    """Four courage, or fifteen item points for a craft (W-SEA-148)."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "courage-or-hull", text=slug)


class CourageOrHullPick(Pick):
    """Which of them; a wading Unit has no hull."""

    rule = "W-SEA-148"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        hull = [Action("gain", (POINTS, "15"))] if is_aboard(p, unit) else []
        return [Action("gain", (COURAGE_DIAL, "4")), *hull]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return Refusal(self.rule, "no-hull", {}) if action.verb == "gain" else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        gain(p, unit, action.args[0], int(action.args[1]), self.rule, frame[3])


class Shield(Effect):
    """Another Unit suffers no casualties this turn (W-SEA-162, W-SEA-163)."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "shield-at-sea", text=slug)


class ShieldAtSea(Pick):
    """Whom the Victoria Cross protects."""

    rule = "W-SEA-162"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        others = [other for other in seaborne(p) if other is not unit] or [unit]
        return [Action("protect", (str(other.seat),)) for other in others]

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        other = p.unit(int(action.args[0]))
        flag(other, SHIELDED)
        if p.sink is not None:
            p.emit("protected", other.seat, self.rule, {"unit": unit.seat}, frame[3])


# what each Award does at sea; one that is not here waits (W-SEA-136)
AFLOAT: Final[dict[str, Effect]] = {
    "army-good-conduct-medal": SetFaces(2),
    "conspicuous-gallantry-medal": Strike(2, (ANY,)),
    "cross-of-grunwald": Soldiers(),
    "medaille-de-la-resistance": Courage(),
    "medal-of-honor": Strike(0, (RED, WHITE, BLUE)),
    "memorial-cross": LiftHull(),
    "silver-star": RollAgain(),
    "victoria-cross": Shield(),
    "voluntary-service-medal": CourageOrHull(),
    "war-service-medal": OfferOmission(),
}


def float_awards(book: Book) -> None:
    """Every Award knows whether it is played ashore or at sea."""
    for slug in book.named((AWARD,)):
        card = book.cards[slug]
        if card.use is not None:
            book.cards[slug] = _on_water(card, AFLOAT.get(slug))


def _on_water(card: Card, afloat: Effect | None) -> Card:
    assert card.use is not None
    return Card(
        card.slug, card.kind, card.rule, card.cost, card.timing, card.passives, OnWater(card.use, afloat), card.spend,
        card.found, card.solo, card.provenance, card.title, card.since,
    )  # fmt: skip


STEPS: dict[str, Ask] = {
    "annul-whom": StrikeWhom(),
    "annul": StrikeResult(),
    "omit-tools": OmitTools(),
    "courage-or-hull": CourageOrHullPick(),
    "shield-at-sea": ShieldAtSea(),
}
