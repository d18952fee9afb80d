"""An officer at his dice: cards of the adjustment window, the questions they ask, and the bonuses of UPKEEP."""

from __future__ import annotations

from math import isinf
from typing import Final

from hhour.bots.dday import adjusting, fire
from hhour.bots.dday.cards import is_used_at_once
from hhour.bots.dday.combat import UnderFire
from hhour.bots.dday.outlook import SKULLS_UP, Outlook
from hhour.bots.dday.search import UPKEEP, Lines, unit_of
from hhour.bots.protocol import Decision, Reason, Seat, Told, percent
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import COMBAT_SHIELD, Unit
from hhour.dday.rules.cards.effects import SetFlag
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.dice.tally import by_face
from hhour.dday.rules.fight.grey import number_named
from hhour.kernel.action import Action
from hhour.kernel.faces import SKULL
from hhour.kernel.ranking import Rated

SAFE_ENOUGH: Final = 0.97
# by verb of UPKEEP: why this bonus or that
BONUSES: Final = {
    "cancel": "bot-cancel",
    "straight": "bot-straight",
    "declared": "bot-declared",
    "pass": "bot-declared",
    "soldiers": "bot-cry-soldiers",
    "charge": "bot-cry-charge",
    "stars": "bot-find-stars",
    "gain": "bot-gain",
}


class AtTheDice(UnderFire):
    """The part of an officer that makes the most of a tally."""

    # --- the window ---------------------------------------------------------------------------------------------

    def ready(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        uses = [action for action in choices if action.verb in ("use", "swap")]
        at_once = self.use_at_once(p, uses)
        if at_once is not None:
            return at_once
        outlook = self.see(seat)
        shield = self.shield(outlook, uses)
        if shield is not None:
            return Decision(shield, Reason("bot-shield", {"card": shield.args[0], "toll": outlook.toll_of_staying}))
        climb = adjusting.up_the_cliff(outlook, uses)
        if climb is not None:
            skulls = by_face(outlook.unit, 0)[SKULL]
            told: dict[str, Told] = {"card": climb.args[0], "n": skulls, "more": outlook.lifts, "needed": SKULLS_UP}
            return Decision(climb, Reason("bot-climb", told))
        rated = adjusting.use_in_window(seat, outlook, uses)
        if not rated:
            return Decision(adjusting.READY, Reason("bot-ready-unknown" if uses else "bot-ready-empty"))
        action, worth = rated[0]
        if isinf(worth):  # a result of one's own choice, which is not weighed before it is chosen
            return Decision(action, Reason("bot-use-choice", {"card": action.args[0]}))
        weighed = self.weighed(rated, is_chance=outlook.is_chance)
        if action.verb in ("ready", "swap"):
            return Decision(action, Reason(f"bot-{action.verb}", {}, weighed))
        return Decision(action, Reason("bot-use", {"card": action.args[0]}, weighed))

    def use_at_once(self, p: Field, uses: list[Action]) -> Decision | None:
        for action in uses:
            if action.verb == "use" and is_used_at_once(p, action.args[0]):
                return Decision(action, Reason("bot-use-at-once", {"card": action.args[0]}))
        return None

    def shield(self, outlook: Outlook, uses: list[Action]) -> Action | None:
        """An award against all casualties is for a turn that stays under heavy fire anyway."""
        if outlook.must_move or not outlook.is_costly_to_stay:
            return None
        for action in uses:
            use = outlook.p.book.cards[action.args[0]].use if action.verb == "use" else None
            first = getattr(use, "first", None)
            if isinstance(first, SetFlag) and first.flag == COMBAT_SHIELD:
                return action
        return None

    def add_result(self, seat: Seat, choices: list[Action]) -> Decision:
        """A result of choice: tried out for the own tally, soldiers for somebody else's."""
        p: Field = seat.play
        helped = p.battle.lanes[seat.seat][-1][1]
        if helped == seat.seat:
            return self.try_window(seat, choices)
        action = next((action for action in choices if action.args[1] == "TWO_SOLDIERS"), choices[0])
        return Decision(action, Reason("bot-adds", {"unit": helped}))

    def try_window(self, seat: Seat, choices: list[Action]) -> Decision:
        # a die of another Unit needs its consent, which may not come: the own dice will do
        answers = [action for action in choices if ":" not in "".join(action.args)] or choices
        # who has begun a swap makes it: to begin and cancel could go on for ever
        answers = [action for action in answers if action.verb != "cancel"] or answers
        outlook = self.see(seat)
        return self.tallied(outlook, adjusting.best_answer(seat, outlook, answers), choices)

    def change(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        if p.phase() == "COMBAT":
            gun = self.gentler_gun(p, unit_of(seat), choices)
            return Decision(gun, Reason("bot-gun", {"n": number_named(p, gun.args[1])}))
        outlook = self.see(seat)
        return self.tallied(outlook, adjusting.best_change(seat, outlook, choices), choices[-1:])

    def gentler_gun(self, p: Field, unit: Unit, choices: list[Action]) -> Action:
        here = f"mgf:{p.book.place(unit.sector)}:"
        ours = [action for action in choices if action.args[0].startswith(here)]
        return min(ours or choices, key=lambda action: number_named(p, action.args[1]))

    def reroll_one(self, seat: Seat, choices: list[Action]) -> Decision:
        single = [action for action in choices if len(action.args) == 1]
        outlook = self.see(seat)
        return self.tallied(outlook, adjusting.best_single(seat, outlook, single), single, "bot-reroll-one")

    def tallied(self, outlook: Outlook, rated: Rated, otherwise: list[Action], key: str = "bot-tally") -> Decision:
        """The first of what was rated by the tally; with dice that no table knows, the plainest answer."""
        if not rated:
            return Decision(otherwise[0], Reason("bot-unreckoned"))
        return Decision(rated[0][0], Reason(key, {}, self.weighed(rated, is_chance=outlook.is_chance)))

    # --- UPKEEP -------------------------------------------------------------------------------------------------

    def upkeep(self, seat: Seat, choices: list[Action]) -> Decision:
        outlook = self.see(seat)
        rated = Lines(seat, UPKEEP, outlook.value).rated()
        action = rated[0][0]
        verb, args = action.verb, action.args
        weighed = self.weighed(rated, is_chance=outlook.is_chance)
        if verb in ("claim", "white"):
            return Decision(action, Reason(f"bot-{verb}", {"face": args[0]}, weighed))
        if verb == "refind":
            return Decision(action, Reason("bot-refind", {"card": args[0]}, weighed))
        if verb == "courage":
            return Decision(action, Reason("bot-lead-courage", {"unit": int(args[0])}, weighed))
        return Decision(action, Reason(BONUSES.get(verb, "bot-brings-most"), {}, weighed))

    def cry(self, seat: Seat, choices: list[Action]) -> Decision:
        """What boxes offer for a Battle Cry is for a Unit that neither needs the soldiers now nor wants to charge."""
        decision = self.upkeep(seat, choices)
        p = seat.play
        offered = [action for action in choices if action.text in p.book.cries]
        if offered and decision.action.verb == "soldiers":
            outlook = self.see(seat)
            sector, marker = outlook.battlefield()
            lives = fire.survival(outlook.plan, sector, marker, strength(p, outlook.unit))
            if lives > SAFE_ENOUGH:
                told: dict[str, Told] = {"percent": percent(lives), "sector": outlook.plan.grounds[sector].id}
                return Decision(offered[0], Reason("bot-cry-other", told))
        return decision

    def rwb(self, seat: Seat, choices: list[Action]) -> Decision:
        outlook = self.see(seat)
        cry = outlook.near_end and any(outlook.plan.grounds[b].battle_cry_only for b in outlook.p.book.bunkers)
        wanted = "COURAGE" if cry else "TWO_SOLDIERS"
        action = next((action for action in choices if action.args[0] == wanted), choices[0])
        key = "bot-rwb-cry" if cry and action.args[0] == wanted else "bot-rwb"
        return Decision(action, Reason(key, {"face": action.args[0]}))
