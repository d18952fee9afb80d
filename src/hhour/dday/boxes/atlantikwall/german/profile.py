"""How the German goes through the steps all forces share, and what a German at the table changes for the Units."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.bonuses import give_bonus
from hhour.dday.boxes.atlantikwall.german.counter import is_claim, is_countering, is_spent, open_counter
from hhour.dday.boxes.atlantikwall.german.force import DICE, FIRST_ROLL_AGAIN, GASSED, German, german, is_german
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import note_use
from hhour.dday.rules.battle.profile import Over, Profile, Tally
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.cards.hooks import RESULT, sources
from hhour.dday.rules.dice.results import add_result
from hhour.dday.rules.dice.tally import ALL_FACES
from hhour.dday.rules.turn.pick import Ask
from hhour.kernel.dice import Tray
from hhour.kernel.faces import COLOURLESS
from hhour.kernel.lanes import Frame, Lane

STAGES: Final = frozenset(("roll", "adjust", "fix", "upkeep", "muster", "before-fire"))
COURSE: Final[Lane] = (("book", 0, 0, ""), ("cancel", -1, 0, ""), ("before-skulls", 0, 0, ""), ("declare", 0, 0, ""))


class GermanProfile(Profile):
    """The German: no sector has a say in what he does (A-GER-20)."""

    muster = "german-muster"

    def tray(self, p: Field, force: Force) -> Tray:
        return DICE

    def locks(self, p: Field, force: Force) -> int:
        """Two, or one with the Kommandant; the Allies' General is nothing to him (A-GER-17, A-GER-22, A-CARD-GS-10)."""
        return 1 if "kommandant" in force.specialists else 2

    def locks_by(self, p: Field, force: Force) -> str:
        return "A-CARD-GS-10" if "kommandant" in force.specialists else "A-GER-17"

    def may_roll_again(self, p: Field, force: Force) -> bool:
        """A Few Good Men is for him too (A-NOTE-06)."""
        return not german(p).lifetime & FIRST_ROLL_AGAIN

    def note_roll_again(self, force: Force) -> None:
        assert isinstance(force, German)
        verbs.note_for_good(force, FIRST_ROLL_AGAIN)

    def add_results(self, p: Field, force: Force) -> None:
        for part in sources(p, RESULT, force):
            add_result(p, force, part.amount, COLOURLESS, part.rule, part.source)

    def may_claim(self, p: Field, force: Force, face: int) -> bool:
        return not is_spent(force, face)

    def grant(self, p: Field, force: Force, face: int, source: str) -> None:
        """Dice that are claimed can be countered; what a card gives cannot (A-RWB-16)."""
        if source or not open_counter(p, force, face):
            give_bonus(p, german(p), face, source)

    def straight(self, p: Field, force: Force, seen: int) -> int:
        """All six faces, while there is a Decoration to take for them (A-DECO-04, A-DECO-09)."""
        return 1 if seen & ALL_FACES == ALL_FACES and verbs.can_draw(german(p)) else 0

    def reward_straight(self, p: Field, force: Force) -> None:
        p.push(force.seat, "straight-decoration")

    def take_copy(self, p: Field, force: Force, tally: Tally) -> None:
        """Close Combat Clasp: the dice of a Unit as if they were his; what is no die stays his own (A-CARD-DEC-07)."""
        verbs.take_over(force, tally)

    def hidden_cards(self, p: Field, force: Force) -> tuple[str, ...]:
        return german(p).decorations

    def spend(self, p: Field, force: Force, slug: str) -> bool:
        he = german(p)
        note_use(he, slug)
        if slug in he.decorations:
            verbs.discard(p, he, slug)
        else:
            verbs.turn_down(he, slug)
        return True


class AlliedProfile(Over):
    """A Unit that has a German against it."""

    def dice(self, p: Field, force: Force) -> int:
        """Gas: only 5 dice; who is limited to 5 already is not limited further (A-CARD-GI-05)."""
        own = self.below.dice(p, force)
        return min(own, GASSED) if german(p).gassed == force.sector else own

    def locks(self, p: Field, force: Force) -> int:
        """None in the turn after a Silver Wound Badge gave the Units rest (A-CARD-DEC-20)."""
        return 0 if german(p).rested == p.battle.turn else self.below.locks(p, force)

    def locks_by(self, p: Field, force: Force) -> str:
        return "A-CARD-DEC-20" if german(p).rested == p.battle.turn else self.below.locks_by(p, force)

    def may_claim(self, p: Field, force: Force, face: int) -> bool:
        """Not what was countered a moment ago (A-CARD-DEC-01)."""
        return not is_spent(force, face) and self.below.may_claim(p, force, face)

    def grant(self, p: Field, force: Force, face: int, source: str) -> None:
        """What is claimed waits where the German might stop it; what a card gives does not (A-CARD-DEC-01)."""
        if not is_claim(p, source) or not open_counter(p, force, face, source):
            self.below.grant(p, force, face, source)


class Claimed(Ask):
    """The bonus of face `b` waits for the other side; then it is given. Text: the Badge it was claimed by."""

    watches = True
    rule = "A-RWB-16"

    def asks(self, p: Field, seat: int, frame: Frame) -> bool:
        return False

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if is_countering(p, seat):
            return False
        p.pop(seat)
        force = p.force(seat)
        if is_german(force):
            give_bonus(p, german(p), frame[2], "")
        else:
            _below(p.profile(force)).grant(p, force, frame[2], frame[3])
        return True


def _below(profile: Profile) -> Profile:
    """What lies below the profile that let the bonus wait; other boxes may have laid theirs over it."""
    while isinstance(profile, Over):
        if isinstance(profile, AlliedProfile):
            return profile.below
        profile = profile.below
    return profile


STEPS: dict[str, Ask] = {"claimed": Claimed()}
