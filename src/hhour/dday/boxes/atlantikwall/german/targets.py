"""The questions the German's cards ask: which Unit, which sector, which card, which die."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.bonuses import PASS, show_top
from hhour.dday.boxes.atlantikwall.german.combat import has_guns
from hhour.dday.boxes.atlantikwall.german.force import GASSED, german
from hhour.dday.boxes.atlantikwall.german.muster import refuse_return
from hhour.dday.rules.battle.book import AS_WRITTEN
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import copy_whom
from hhour.dday.rules.battle.state import Force, Unit
from hhour.dday.rules.battle.table import silence
from hhour.dday.rules.battle.verbs import come_back, is_dead, lose_specialist, wipe_out
from hhour.dday.rules.cards.effects import add_effect
from hhour.dday.rules.dice.d6 import roll_for
from hhour.dday.rules.steps.cards import is_one
from hhour.dday.rules.steps.casualties import suffer
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.dday.rules.turn.reasons import no_sector, why_lost
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

FETCHED: Final = 12  # what an Item of the Driver Proficiency Badge costs at most (A-CARD-DEC-15)


def can_ask(p: Field, force: Force, question: str, slug: str) -> bool:
    """Whether a question would have an answer."""
    return bool(ASKED[question].options(p, force, (question, 0, 0, slug)))


class WhichUnit(ForcePick):
    """One of the Units; a subclass says which can be meant and what happens to it."""

    rule = "A-NOTE-08"
    by_card = True

    def targets(self, p: Field) -> list[Unit]:
        return p.in_play()

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("strike", (str(one.seat),)) for one in self.targets(p)]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if len(action.args) != 1 or action.verb not in ("strike", "copy"):
            return None
        return Refusal(self.asked_by(p, frame), "target-none", {"word": action.args[0], "card": frame[3]})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        self.hit(p, p.unit(int(action.args[0])), frame[3])

    def hit(self, p: Field, unit: Unit, slug: str) -> None:
        raise NotImplementedError


class Shoot(WhichUnit):
    """It loses 1 soldier, wherever it stands (A-CARD-GS-04)."""

    def hit(self, p: Field, unit: Unit, slug: str) -> None:
        suffer(p, unit, 1, p.book.cards[slug].rule, slug)


class Throw(WhichUnit):
    """It is in a Bunker or one line away from it, and loses 4 soldiers (A-CARD-GI-08)."""

    def targets(self, p: Field) -> list[Unit]:
        near = _at_bunkers(p)
        return [one for one in p.in_play() if one.sector in near]

    def hit(self, p: Field, unit: Unit, slug: str) -> None:
        suffer(p, unit, 4, p.book.cards[slug].rule, slug)


def _at_bunkers(p: Field) -> set[int]:
    """Bunkers and what is one line away from them; a middle Bunker has lines to the sectors beyond it too."""
    edges = p.book.edges
    bunkers = {ground.index for ground in p.book.sectors if ground.bunker}
    before = {ground.index for ground in p.book.sectors if any(edge.target in bunkers for edge in edges[ground.index])}
    return bunkers | before | {edge.target for bunker in bunkers for edge in edges[bunker]}


class Arrest(WhichUnit):
    """It is in no Bunker and loses a Specialist picked by the German (A-CARD-DEC-03)."""

    def targets(self, p: Field) -> list[Unit]:
        return [one for one in p.in_play() if one.specialists and not p.here(one).bunker]

    def hit(self, p: Field, unit: Unit, slug: str) -> None:
        p.push(german(p).seat, "pick-specialist", unit.seat, text=slug)


class PickSpecialist(ForcePick):
    """Which Specialist Unit `a` loses; it is no sacrifice, so no Decoy helps (A-NOTE-04)."""

    rule = "A-NOTE-04"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("kill", (slug,)) for slug in p.unit(frame[1]).specialists]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        return why_lost(p, p.unit(frame[1]), action.args[0], self.rule) if is_one(action, "kill") else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        kill(p, p.unit(frame[1]), action.args[0], p.book.cards[frame[3]].rule)


def kill(p: Field, unit: Unit, slug: str, rule: str) -> None:
    """A Unit's Specialist is dead like any casualty (A-NOTE-07)."""
    lose_specialist(p, unit, slug, rule, "fallen")
    if is_dead(p, unit):
        wipe_out(p, unit, "B-COMBAT-08")


class Snipe(WhichUnit):
    """The Sniper of whichever Unit has him; else a Unit loses a Specialist of its choice (A-CARD-DEC-08)."""

    def targets(self, p: Field) -> list[Unit]:
        snipers = [one for one in p.in_play() if p.holders(one, "sniper")]
        return snipers or [one for one in p.in_play() if one.specialists]

    def hit(self, p: Field, unit: Unit, slug: str) -> None:
        snipers = p.holders(unit, "sniper")
        if snipers:
            kill(p, unit, snipers[0], p.book.cards[slug].rule)
        else:
            p.push(unit.seat, "lose-specialist", text=slug)


class LoseSpecialist(ForcePick):
    """The German makes the Unit lose 1 Specialist: its player picks (A-NOTE-04)."""

    rule = "A-NOTE-04"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("lose", (slug,)) for slug in unit.specialists]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.text == "lose soldiers":
            return Refusal(self.rule, "specialist-only", {})
        return why_lost(p, unit, action.args[0], self.rule) if is_one(action, "lose") else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        kill(p, p.unit(unit.seat), action.args[0], p.book.cards[frame[3]].rule)


class CopyUnit(WhichUnit):
    """Whose dice his own are a copy of (A-CARD-DEC-07)."""

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("copy", (str(one.seat),)) for one in self.targets(p)]

    def targets(self, p: Field) -> list[Unit]:
        return [one for one in p.in_play() if one.faces]

    def hit(self, p: Field, unit: Unit, slug: str) -> None:
        copy_whom(german(p), unit.seat)


# --- sectors ----------------------------------------------------------------------------------------------------------


class WhichSector(ForcePick):
    """One of the sectors in which a Unit stands, no Bunker; a subclass says what happens there."""

    rule = "A-NOTE-08"
    by_card = True

    def targets(self, p: Field) -> list[int]:
        return sorted({one.sector for one in p.in_play() if one.sector >= 0 and not p.here(one).bunker})

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("target", (p.book.sectors[place].id,)) for place in self.targets(p)]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        """No such sector, a Bunker (A-CARD-DEC-04, A-CARD-GI-05, A-CARD-GI-07), or nobody there."""
        if not is_one(action, "target"):
            return None
        rule = self.asked_by(p, frame)
        place = p.book.index(action.args[0])
        if place < 0:
            return no_sector(p, action.args[0], rule)
        if p.book.sectors[place].bunker:
            return Refusal(rule, "card-not-bunker", {"card": frame[3]})
        return Refusal(rule, "target-sector", {"sector": action.args[0], "card": frame[3]})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        self.hit(p, p.book.index(action.args[0]), frame[3])

    def hit(self, p: Field, sector: int, slug: str) -> None:
        raise NotImplementedError


class Gas(WhichSector):
    """Each Unit in it rolls only 5 dice this turn; it does nothing to those who roll no more (A-CARD-GI-05)."""

    def targets(self, p: Field) -> list[int]:
        if p.book.version < AS_WRITTEN:
            return super().targets(p)
        more = {one.sector for one in p.in_play() if p.profile(one).dice(p, one) > GASSED}
        return [place for place in super().targets(p) if place in more]

    def hit(self, p: Field, sector: int, slug: str) -> None:
        he = german(p)
        verbs.gas(he, sector)
        p.emit("gassed", he.seat, p.book.cards[slug].rule, {"sector": p.book.place(sector)}, slug)


class Goliath(WhichSector):
    """A die for the sector (A-CARD-GI-06); it lies with the first Unit there, which may react."""

    def hit(self, p: Field, sector: int, slug: str) -> None:
        first = next(one for one in p.in_play() if one.sector == sector)
        roll_for(p, first, "goliath", sector, p.book.cards[slug].rule, slug)


class Labour(WhichSector):
    """Its DEF is 4 higher for the Units this turn (A-CARD-DEC-04)."""

    def hit(self, p: Field, sector: int, slug: str) -> None:
        add_effect(p, "def", sector, -4, slug)


class Emplace(WhichSector):
    """A machine gun more for the rest of the game, not where guns were silenced or removed (A-CARD-GI-07)."""

    def targets(self, p: Field) -> list[int]:
        he = german(p)
        gone = p.battle.silenced
        return [
            ground.index
            for ground in p.book.sectors
            if not ground.bunker
            and gone[ground.index] <= 0
            and not (ground.index in he.emplaced and p.ground(ground.index).mgf <= gone[ground.index])
        ]

    def hit(self, p: Field, sector: int, slug: str) -> None:
        he = german(p)
        verbs.emplace(p, he, sector)
        p.emit("emplaced", he.seat, p.book.cards[slug].rule, {"sector": p.book.place(sector)}, slug)


# --- cards ------------------------------------------------------------------------------------------------------------


class Enigma(ForcePick):
    """One of the top 3 Decorations; none only if all of them are Black (A-CARD-GI-11)."""

    rule = "A-CARD-GI-11"
    by_card = True

    def shown(self, p: Field) -> tuple[str, ...]:
        he = german(p)
        return he.deck.slots[: min(3, len(he.deck))]

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        shown = self.shown(p)
        if not shown or not all(shown):
            return [PASS] if shown else []
        none = [PASS] if all(slug in verbs.BLACK for slug in shown) else []
        return [*(Action("take", (slug,)) for slug in shown), *none]

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        he = german(p)
        if not all(self.shown(p)):
            show_top(p, he, 3, self.rule)
        return False

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        he = german(p)
        left = len(self.shown(p))
        if action.verb == "take":
            he.deck.take(action.args[0])
            left -= 1
        p.push(he.seat, "put-back", left)
        if action.verb == "take":
            verbs.take_decoration(p, he, action.args[0], self.rule, frame[3])


class Honour(ForcePick):
    """A Specialist of the pool for free, outside the limit (A-CARD-DEC-11)."""

    rule = "A-GER-26"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        he = german(p)
        return [
            Action("recruit", (slug,))
            for slug in he.hand
            if (refuse_return(he, slug) or p.veto("recruit", he, slug)) is None
        ]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        return refuse_return(german(p), action.args[0]) if is_one(action, "recruit") else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        verbs.recruit(p, german(p), action.args[0], p.book.cards[frame[3]].rule, 0, limited=False)


class Recall(ForcePick):
    """A lost Specialist comes back for free (A-CARD-DEC-12)."""

    rule = "A-GER-26"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("return", (slug,)) for slug in unit.fallen]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        come_back(p, unit, action.args[0], p.book.cards[frame[3]].rule)
        p.happens("recruited", unit)


class Fetch(ForcePick):
    """An Item of cost 12 or less, used or unused, for free (A-CARD-DEC-15)."""

    rule = "A-GER-26"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        he = german(p)
        return [Action("find", (slug,)) for slug in (*he.offered, *he.spent) if p.book.cards[slug].cost <= FETCHED]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        he = german(p)
        if is_one(action, "find") and action.args[0] in he.offered + he.spent:
            return Refusal(self.asked_by(p, frame), "card-too-dear", {"card": action.args[0], "n": FETCHED})
        return None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        verbs.find(p, german(p), action.args[0], p.book.cards[frame[3]].rule, 0, limited=False)


class PickGerman(ForcePick):
    """Which Specialist the German loses: the Unit picks; the Zwangsrekrut may go in his place (A-CARD-AI-02)."""

    rule = "A-CARD-AI-02"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("kill", (slug,)) for slug in german(p).specialists]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        return why_lost(p, german(p), action.args[0], self.rule) if is_one(action, "kill") else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        p.push(german(p).seat, "stand-in", text=f"{action.args[0]} {p.book.cards[frame[3]].rule}")


class StandIn(ForcePick):
    """The Zwangsrekrut may be lost in another's place (A-CARD-GS-05). Text: who is to be lost, by which rule."""

    rule = "A-CARD-GS-05"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        named = frame[3].split(" ")[0]
        both = dict.fromkeys(slug for slug in (named, "zwangsrekrut") if slug in unit.specialists)
        return [Action("lose", (slug,)) for slug in both]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        verbs.lose(p, german(p), action.args[0], frame[3].split(" ")[1])


class BurnOut(ForcePick):
    """Thermite: an unused Item of the German, or the guns of the own sector (A-CARD-AI-03)."""

    rule = "A-CARD-AI-03"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        guns = [Action("choose", ("guns",))] if has_guns(p, unit.sector) else []
        return [*(Action("destroy", (slug,)) for slug in german(p).items), *guns]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        rule = p.book.cards[frame[3]].rule
        if action.verb == "destroy":
            verbs.turn_down(german(p), action.args[0])
            p.emit("item-destroyed", german(p).seat, rule, {"card": action.args[0]}, frame[3])
            return
        silence(p, unit.sector, p.ground(unit.sector).mgf - p.battle.silenced[unit.sector])
        add_effect(p, "guns-gone", unit.sector, 0, frame[3])


ASKED: dict[str, ForcePick] = {
    "shoot": Shoot(),
    "throw": Throw(),
    "arrest": Arrest(),
    "pick-specialist": PickSpecialist(),
    "snipe": Snipe(),
    "lose-specialist": LoseSpecialist(),
    "copy-unit": CopyUnit(),
    "gas": Gas(),
    "goliath": Goliath(),
    "labour": Labour(),
    "emplace": Emplace(),
    "enigma": Enigma(),
    "honour": Honour(),
    "recall": Recall(),
    "fetch": Fetch(),
    "pick-german": PickGerman(),
    "stand-in": StandIn(),
    "thermite": BurnOut(),
}
STEPS: dict[str, Ask] = {**ASKED}
