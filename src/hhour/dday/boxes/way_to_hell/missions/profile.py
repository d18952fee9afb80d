"""How a Unit with a Mission goes through UPKEEP: laid over what it does without one."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.heroes.pool import stars_given_up
from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.fulfil import FIND_STARS, ONCE, SPECIAL_FIND, pays, stars_to_come
from hhour.dday.boxes.way_to_hell.missions.state import declared_by, missions, open_missions, settle_declared
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.profile import Over, Profile
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.battle.verbs import STARS, gain, pay, spend_card
from hhour.dday.rules.dice.tally import standing
from hhour.kernel.faces import result
from hhour.kernel.refusal import Refusal

BEFORE = "declare"  # the question that its own follows


class OnMission(Over):
    """Its UPKEEP asks whether a Mission is accomplished once the sets are claimed (W-MISS-23)."""

    def __init__(self, below: Profile) -> None:
        super().__init__(below)
        self.course = tuple(
            frame for one in below.course for frame in ((("mission", 0, 0, ""), one) if one[0] == BEFORE else (one,))
        )

    def grant(self, p: Field, force: Force, face: int, source: str) -> None:
        """A bonus from a card can be kept for a Mission that asks for one (W-MISS-28)."""
        if source and p.phase() in ("ROLL", "UPKEEP") and self._asks_for(force, face):
            p.push(force.seat, "save-bonus", face, text=source)
        else:
            self.below.grant(p, force, face, source)

    def _asks_for(self, force: Force, face: int) -> bool:
        return ONCE not in force.used and any(face in REQUIREMENTS[slug].sets for slug in open_missions(force))

    def may_claim(self, p: Field, force: Force, face: int) -> bool:
        """A set that was given up for a Mission gives no bonus (W-MISS-26, W-MISS-46)."""
        given = sum(1 for one in missions(p).given if one == (force.seat, face))
        if given:
            counts = standing(force, 0)
            least = min(counts[result(face, colour)] for colour in force.tray.sets)
            if least <= force.claimed[face] + given:
                return False
        return self.below.may_claim(p, force, face)

    def may_cancel(self, p: Field, force: Force, active: int, cancelled: int) -> bool:
        """What is declared must still be paid with what the SKULLs leave (W-MISS-23)."""
        slug = declared_by(p, force)
        if slug and not pays(p, force, REQUIREMENTS[slug], force.claimed, active, cancelled):
            return False
        return self.below.may_cancel(p, force, active, cancelled)

    def why_no_victim(self, p: Field, force: Force, die: str) -> Refusal | None:
        slug = declared_by(p, force)
        if not slug:
            return self.below.why_no_victim(p, force, die)
        return Refusal("W-MISS-23", "cancel-mission", {"die": die, "card": slug})

    def booked(self, p: Field, force: Force) -> None:
        """Steps (d) and (e) of W-MISS-23: resources are paid, cards given up, the reward drawn."""
        self.below.booked(p, force)
        slug = declared_by(p, force)
        if not slug:
            return
        needs = REQUIREMENTS[slug]
        settle_declared(p, force)
        _choose_stars(p, force, dict(needs.pays).get(STARS, 0))
        for name, amount in needs.pays:
            pay(p, force, name, amount, "W-MISS-21", slug)
        for item in needs.items:
            spend_card(p, force, item)
            if p.sink is not None:
                p.emit("discarded", force.seat, "W-MISS-24", {"card": item}, slug)
        p.push(force.seat, "mission-reward", text=slug)
        for either in reversed(needs.specialists):
            p.push(force.seat, "mission-sacrifice", text=f"{slug} {'/'.join(either)}")

    def keeps(self, p: Field, force: Force, slug: str) -> bool:
        """An Item that acts when found may be kept for a Mission that requires it (W-MISS-48)."""
        if any(slug in REQUIREMENTS[mission].items for mission in open_missions(force)):
            p.push(force.seat, "keep-item", text=slug)
            return True
        return self.below.keeps(p, force, slug)


def _choose_stars(p: Field, force: Force, needed: int) -> None:
    """A Special Find that is needed to pay for the Mission is taken as stars (W-MISS-23, B-RWB-16)."""
    while force.stars + stars_to_come(p, force) >= needed > force.stars - stars_given_up(p, force):
        lane = p.battle.lanes[force.seat]
        at = max(place for place, frame in enumerate(lane) if frame[0] == SPECIAL_FIND)
        p.battle.lanes[force.seat] = (*lane[:at], *lane[at + 1 :])
        gain(p, force, STARS, FIND_STARS, "B-RWB-16", lane[at][3])
