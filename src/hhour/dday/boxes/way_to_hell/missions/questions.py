"""The questions of the Missions: which is kept, what makes room for it, whether it is accomplished now."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.fulfil import (
    ONCE,
    choices_of,
    could_by_card,
    fits,
    give_result,
    left_over,
    refuse_mission,
    safe_dice,
    sets_to_claim,
    with_sets,
    without_result,
)
from hhour.dday.boxes.way_to_hell.missions.needs import Results
from hhour.dday.boxes.way_to_hell.missions.state import (
    declare,
    declared_by,
    give_gift,
    is_possible,
    missions,
    note_done,
    open_missions,
    save_bonus,
    take_saved,
)
from hhour.dday.boxes.way_to_hell.missions.supply import (
    contested,
    draw_two,
    keep,
    lacking,
    make_available,
    missing,
    take_out,
    takes_out,
    why_not_out,
)
from hhour.dday.rules.battle.book import TO_THE_LETTER
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import note_use
from hhour.dday.rules.battle.state import Force, Unit
from hhour.dday.rules.battle.verbs import draw_award, hold, let_go, lose_specialist, spend_card
from hhour.dday.rules.cards.card import Effect
from hhour.dday.rules.cards.kinds import REGULAR
from hhour.dday.rules.cards.sacrifice import stand_ins, stays
from hhour.dday.rules.dice.results import claim_set
from hhour.dday.rules.dice.rwb import give_bonus
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.kernel.action import Action
from hhour.kernel.faces import FACE_NAMES, FACES, SKULL
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

PASS: Final = Action("pass")
SUPPLY: Final = "mission-supply"
CHOOSING: Final = ("start", "keep-mission", "make-room", "replace-mission", "serve-mission")


# --- drawn and kept ---------------------------------------------------------------------------------------------------


class KeepMission(Pick):
    """Which of the Missions drawn is kept; the other is discarded (W-MISS-02)."""

    rule = "W-MISS-02"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("take", (slug,)) for slug in frame[3].split()]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "take" or len(action.args) != 1:
            return None
        return Refusal("W-MISS-02", "mission-not-drawn", {"word": action.args[0]})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        keep(p, unit, action.args[0])


def deal(p: Field, unit: Unit) -> None:
    """Two Missions are drawn; one is kept (W-MISS-02), or both in Mission: Possible (W-MISS-70)."""
    drawn = draw_two(p, unit)
    if is_possible(p) and not open_missions(unit):
        for slug in drawn:
            keep(p, unit, slug)
    elif drawn:
        p.push(unit.seat, "keep-mission", text=" ".join(drawn))


class Supply(Ask):
    """On the table's lane: once all have chosen, what their Missions lack is added, seat by seat (W-MISS-20)."""

    watches = True
    rule = "W-MISS-20"

    def asks(self, p: Field, seat: int, frame: Frame) -> bool:
        return False

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if any(one[0] in CHOOSING for lane in p.battle.lanes for one in lane):
            return False
        for unit in p.in_play():
            if contested(p, unit):
                p.push(unit.seat, "serve-mission")
                return True
            slug = missing(p, unit)
            if slug:
                supply(p, unit, slug)
                return True
        p.pop(seat)
        return True


def supply(p: Field, unit: Unit, slug: str) -> None:
    """The card is put on offer, and another makes room for it."""
    make_available(p, unit, slug)
    p.push(unit.seat, "make-room", text=slug)


class ServeMission(Pick):
    """Which of two Missions gets its Item where there is not enough to exchange for both (W-MISS-76)."""

    rule = "W-MISS-76"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("serve", (slug,)) for slug in contested(p, unit)]

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        slug = lacking(p, unit, action.args[0])
        if slug:
            supply(p, unit, slug)


class MakeRoom(Pick):
    """What is taken out for a card that was added (W-MISS-11 to 13, W-MISS-43, W-MISS-44)."""

    rule = "W-MISS-11"
    by_card = False

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("take-out", (slug,)) for slug in takes_out(p, unit, frame[3])]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "take-out" or len(action.args) != 1:
            return None
        return why_not_out(p, unit, frame[3], action.args[0])

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        slug = frame[3]
        own = "W-MISS-43" if p.book.cards[slug].kind == REGULAR else "W-MISS-44"
        take_out(p, unit, action.args[0], "W-MISS-11" if slug in p.battle.items else own)


# --- accomplished -----------------------------------------------------------------------------------------------------


class Accomplish(Pick):
    """Whether a Mission is accomplished now; asked where it can be (W-MISS-21, W-MISS-22)."""

    free = True
    rule = "W-MISS-21"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        ready = [slug for slug in open_missions(unit) if refuse_mission(p, unit, slug) is None]
        return [PASS, *(Action("accomplish", (slug,)) for slug in ready)]

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.unit(seat)
        if any(refuse_mission(p, unit, slug) is None or could_by_card(p, unit, slug) for slug in open_missions(unit)):
            return False
        p.pop(seat)
        obtain_saved(p, unit)
        return True

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return refuse_mission(p, unit, action.args[0]) if action.verb == "accomplish" and action.args else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "pass":
            obtain_saved(p, unit)
            return
        slug = action.args[0]
        if p.sink is not None:
            p.cause = p.emit("mission-declared", unit.seat, "W-MISS-23", {"card": slug}, slug)
        note_use(unit, ONCE)
        declare(p, unit, slug)
        if left_over(REQUIREMENTS[slug]):
            p.push(unit.seat, "give-results", text=slug)
        else:
            give_sets(p, unit, slug)


def obtain_saved(p: Field, unit: Unit, used: list[int] | None = None) -> None:
    """Bonuses that were kept for a Mission and not used for one are obtained after all."""
    left = list(used or ())
    for face, slug in take_saved(p, unit):
        if face in left:
            left.remove(face)
        else:
            give_bonus(p, unit, face, slug)


def give_sets(p: Field, unit: Unit, slug: str) -> None:
    """The RWB bonuses are given up: the results of their dice are collected, their effect is not (W-MISS-26)."""
    used = list(REQUIREMENTS[slug].sets)
    faces = sets_to_claim(p, unit, REQUIREMENTS[slug])
    claimed = with_sets(p, unit, faces)
    assert claimed is not None
    claim_set(unit, claimed)
    for face in faces:
        used.remove(face)
        if face == SKULL:
            give_gift(p, unit, face)
        if p.sink is not None:
            p.emit("bonus-given-up", unit.seat, "W-MISS-31" if face == SKULL else "W-MISS-26", {"face": FACES[face]})
    obtain_saved(p, unit, used)


class GiveResults(Pick):
    """Which result is given up next (W-MISS-29). `a`: how many are already."""

    rule = "W-MISS-29"

    def asked(self, frame: Frame) -> list[Results]:
        return left_over(REQUIREMENTS[frame[3]])[frame[1] :]

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        first, *rest = self.asked(frame)
        needs = REQUIREMENTS[frame[3]]
        return [
            Action("forgo", (name,))
            for name in choices_of(p, unit, first)
            if fits(p, without_result(unit, first, name), needs, rest)
        ]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "forgo" or len(action.args) != 1:
            return None
        if safe_dice(p, unit) >> unit.tray.numbers.get(action.args[0], unit.tray.size) & 1:
            return Refusal("W-MISS-29", "forgo-earned", {"die": action.args[0]})
        face = FACE_NAMES[self.asked(frame)[0].face]
        return Refusal("W-MISS-46", "forgo-not", {"face": face, "word": action.args[0]})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        asked = self.asked(frame)
        give_result(unit, asked[0], action.args[0])
        if p.sink is not None:
            rule = "W-MISS-30" if asked[0].face == SKULL else "W-MISS-29"
            told = {"face": FACE_NAMES[asked[0].face], "which": action.args[0]}
            p.emit("result-removed", unit.seat, rule, {**told}, frame[3])
        if len(asked) > 1:
            p.push(unit.seat, "give-results", frame[1] + 1, text=frame[3])
        else:
            give_sets(p, unit, frame[3])


class MissionSacrifice(Pick):
    """Which Specialist goes for a part of the Mission; a Decoy may in his place (W-MISS-24, W-MISS-37)."""

    rule = "W-MISS-24"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        slugs = dict.fromkeys(self.named(p, unit, frame) + stand_ins(p, unit))
        return [Action("sacrifice", (slug,)) for slug in slugs]

    def named(self, p: Field, unit: Unit, frame: Frame) -> list[str]:
        """The Unit's Specialists whom this part names."""
        return [slug for title in frame[3].split()[1].split("/") for slug in p.holders(unit, title)]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "sacrifice" or len(action.args) != 1:
            return None
        return Refusal("W-MISS-24", "sacrifice-named", {"card": frame[3].split()[1].split("/")[0]})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        slug = action.args[0]
        stands_in = slug not in self.named(p, unit, frame) and p.book.version >= TO_THE_LETTER
        if not (stands_in and stays(p, unit, slug, True)):
            lose_specialist(p, unit, slug, "W-MISS-24", "sacrificed")


class MissionReward(Ask):
    """The Mission is discarded, an Award and a Field Promotion are drawn (W-MISS-38, W-MISS-72)."""

    rule = "W-MISS-38"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        p.pop(seat)
        unit = p.unit(seat)
        slug = frame[3]
        note_done(p, unit, slug)
        possible = is_possible(p)
        if p.sink is not None:
            p.cause = p.emit("mission-accomplished", seat, "W-MISS-41", {"card": slug}, slug)
        if not possible and p.book.has_awards and p.battle.deck:  # beyond the one of the turn (W-MISS-39)
            draw_award(p, unit, "W-MISS-38", slug)
        draw_promotion(p, unit, "W-MISS-72" if possible else "W-MISS-38", slug)
        return True


def draw_promotion(p: Field, unit: Unit, rule: str, source: str) -> None:
    """A Field Promotion at random (W-MISS-38), if one is left (W-MISS-40)."""
    part = missions(p)
    if not part.promotions:
        return
    slug = p.pick(unit, "promotion", part.promotions)
    part.promotions = tuple(card for card in part.promotions if card != slug)
    hold(unit, slug)
    if p.sink is not None:
        p.emit("promoted", unit.seat, rule, {"card": slug}, source)


# --- bonuses and Items kept for a Mission -----------------------------------------------------------------------------


class SaveBonus(Pick):
    """An RWB bonus from a card: obtained, or kept for the Mission (W-MISS-28). `a`: its face."""

    rule = "W-MISS-28"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("obtain"), Action("save")]

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "obtain":
            give_bonus(p, unit, frame[1], frame[3])
            return
        save_bonus(p, unit, frame[1], frame[3])
        if p.sink is not None:
            p.emit("bonus-saved", unit.seat, "W-MISS-28", {"face": FACES[frame[1]]}, frame[3])


class KeepItem(Pick):
    """An Item that acts when it is found: used now, or kept for the Mission (W-MISS-48)."""

    rule = "W-MISS-48"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("keep-item"), Action("use-item")]

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "use-item":
            card = p.book.cards[frame[3]]
            spend_card(p, unit, frame[3])
            assert card.found is not None
            card.found.do(p, unit, frame[3])


# --- New Orders -------------------------------------------------------------------------------------------------------


class NewOrders(Effect):
    """A Mission is discarded for a new one (W-CARD-GEN-05)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if not open_missions(unit) or declared_by(p, unit):
            return Refusal("W-CARD-GEN-05", "mission-none", {})
        return None if missions(p).deck else Refusal("W-CARD-GEN-05", "mission-deck-empty", {})

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "replace-mission", text=slug)


class ReplaceMission(Pick):
    """Which Mission is discarded."""

    rule = "W-CARD-GEN-05"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("discard", (slug,)) for slug in open_missions(unit)]

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        let_go(unit, action.args[0])
        if p.sink is not None:
            p.emit("mission-discarded", unit.seat, "W-CARD-GEN-05", {"card": action.args[0]}, frame[3])
        drawn = draw_two(p, unit)
        if drawn:
            p.push(unit.seat, "keep-mission", text=" ".join(drawn))
        p.push(0, SUPPLY)


STEPS: Final[dict[str, Ask]] = {
    "keep-mission": KeepMission(),
    SUPPLY: Supply(),
    "make-room": MakeRoom(),
    "serve-mission": ServeMission(),
    "mission": Accomplish(),
    "give-results": GiveResults(),
    "mission-sacrifice": MissionSacrifice(),
    "mission-reward": MissionReward(),
    "save-bonus": SaveBonus(),
    "keep-item": KeepItem(),
    "replace-mission": ReplaceMission(),
}
