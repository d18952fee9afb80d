"""Captain: weighs the match of this sector against the Specialists that later ones will need, dice exact for both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from hhour.advice.express.chances import chance_to_match, held
from hhour.bots.express.outlook import Group, Outlook, outlook_of
from hhour.bots.express.sergeant import CHANGERS, Sergeant, changed, second
from hhour.bots.pocket.dice import Worth, rate_rerolls, rolls_of
from hhour.bots.protocol import Decision, Reason, Seat, Second, percent
from hhour.express.cards import CORPORAL, ENGINEER, GENERAL, HERO, MEDIC, STRAIGHT, VETERAN
from hhour.express.shore import Shore
from hhour.express.state import Soldier
from hhour.express.steps.rally import called, may_rally
from hhour.express.steps.roll import most_dice, times
from hhour.express.steps.specialists import STEPS, refuse_use
from hhour.kernel.action import Action
from hhour.kernel.dice import ALL_DICE, bits, slots_of
from hhour.kernel.faces import SOLDIER, TOOL
from hhour.kernel.ranking import best_first, ranked
from hhour.pocket.tally import counted

TIE: Final = 1e-9


class Captain:
    """Looks over the sectors to come up to the bunker."""

    name = "captain"
    seconds = 2.0

    def __init__(self) -> None:
        self.sergeant = Sergeant()

    def decide(self, seat: Seat) -> Decision:
        choices = seat.choices()
        answer = ANSWERS.get(seat.question)
        if len(choices) == 1 or answer is None:
            return self.sergeant.decide(seat)
        return answer(seat.play, seat.seat, choices) or self.sergeant.decide(seat)


class Prospect:
    """What the running sector can come to for one player: the chance to win by whom his tally calls."""

    def __init__(self, p: Shore, soldier: Soldier) -> None:
        invasion = p.invasion
        self.p = p
        self.soldier = soldier
        self.outlook: Outlook = outlook_of(p.book, p.beach)
        self.group: Group = frozenset(invasion.group)
        self.sector = invasion.sector
        self.rallies = may_rally(p, soldier.seat) and p.effect("NO_RALLY") is None
        self.plain = self._plain()
        self.failed = self._failed()

    def _plain(self) -> float:
        """The chance to win if he holds his part and calls nobody: one of the others may."""
        alone = self.after(False)
        others = len(self.p.acting()) - 1
        if not others or not self.rallies:
            return alone
        calls = self.outlook.calls(self.sector, self.group, others)
        return calls * max(alone, self.outlook.called(self.sector, self.group)) + (1 - calls) * alone

    def after(self, rwb: bool, slug: str = "") -> float:
        """The chance to win if all hold their part here, and this Specialist is called."""
        rwb = rwb or bool(self.p.invasion.obtained)
        group = self.group
        if slug and self.rallies and slug not in group and slug not in self.p.invasion.gone:
            group = group | {slug}
        if self.p.effect("NEED_RWB") is not None and not rwb:
            return self.outlook.win(self.sector, group)  # the sector once more
        return self.outlook.cleared(self.sector, group, rwb)

    def _failed(self) -> float:
        """What is left to hope for when the dice do not match: the Hero, or all once more by the Medic."""
        p, hope = self.p, 0.0
        if p.usable(HERO):
            hope = self.outlook.cleared(self.sector, self.group - {HERO}, False)
        if p.usable(MEDIC):
            effects = self.outlook.effects(self.sector, self.group)
            again = self.outlook.holds(self.sector, self.group, effects, 0, bool(p.no_use()), bool(p.invasion.deployed))
            hope = max(
                hope, again**self.outlook.players * self.outlook.cleared(self.sector, self.group - {MEDIC}, False)
            )
        return hope

    def percent(self, worth: float) -> str:
        return percent(self.chance(worth))

    def chance(self, worth: float) -> float:
        """For people: the chance to win with that of the others to hold their part here."""
        for one in self.p.acting():
            if one.seat != self.soldier.seat and one.faces and not held(self.p, one):
                worth *= chance_to_match(self.p, one)
        return worth

    def worth(self, faces: tuple[int, ...], colours: tuple[int, ...]) -> float:
        """What a Final Tally is worth."""
        copy = self.soldier.copy()
        copy.faces, copy.colours = faces, colours
        p = self.p
        if p.lacks(copy) and not (p.usable(VETERAN) and p.has_straight(copy)):
            return self.failed
        rwb = bool(p.rwbs(copy))
        return max((self.after(rwb, slug) for slug in called(p, copy)), default=self.plain)


# --- dice -------------------------------------------------------------------------------------------------------------


def reroll(p: Shore, seat: int, choices: list[Action]) -> Decision:
    soldier = p.soldier(seat)
    rolls = rolls_of(ALL_DICE & ~soldier.left_out)
    place = rolls.place(soldier.faces)
    barred = next((ban.face for ban in p.effects("REROLL_BAN") if ban.face >= 0), -1)
    left = times(p) - soldier.rerolls
    free = sum(1 << die for die in range(6) if not soldier.left_out >> die & 1 and not _colour_barred(p, soldier, die))
    prospect = Prospect(p, soldier)
    rated = rate_rerolls(final_worth(prospect), place, left, free, most_dice(p), barred)
    best = max(rated.values())
    mask = min((one for one in rated if rated[one] > best - TIE), key=lambda one: bits(one))
    told = {"percent": prospect.percent(best)}
    other = max((one for one in rated if one != mask), key=lambda one: rated[one], default=None)
    next_best = None if other is None else Second("express", _again(other), prospect.chance(rated[other]))
    key = "bot-express-chance-dice" if mask else "bot-express-chance-stop"
    return Decision(_again(mask) if mask else choices[-1], Reason(key, told, next_best))


def _again(mask: int) -> Action:
    return Action("reroll", slots_of(mask)) if mask else Action("stop")


def _colour_barred(p: Shore, soldier: Soldier, die: int) -> bool:
    return any(ban.colour == soldier.colours[die] for ban in p.effects("REROLL_BAN"))


def final_worth(prospect: Prospect) -> Worth:
    """The chance to win for every way his dice can lie at last."""
    p, soldier = prospect.p, prospect.soldier
    rolls = rolls_of(ALL_DICE & ~soldier.left_out)
    wanted = list(counted(p.requirement()))
    for face in p.virtual(soldier):
        wanted[face] = max(0, wanted[face] - 1)
    if wanted[SOLDIER] and refuse_use(p, p.book.leader, CORPORAL) is None:
        wanted[SOLDIER] -= 1
    ban = p.effect("MATCH_BAN")
    counts = rolls.counts_without(ban.colour) if ban is not None else rolls.counts
    short = rolls.short(tuple(wanted), counts)
    spare = np.zeros(rolls.shape, np.int8)
    if refuse_use(p, soldier.seat, GENERAL) is None:
        spare += 1
    if ENGINEER in p.invasion.group and _may_build(p, soldier):
        spare += counts[TOOL] > wanted[TOOL]
    holds = short <= spare
    if p.usable(VETERAN):
        holds |= rolls.straight
    best = np.full(rolls.shape, prospect.plain)
    for symbol in range(STRAIGHT + 1):
        shown = rolls.straight if symbol == STRAIGHT else rolls.sets[symbol] > 0
        worth = prospect.after(symbol < STRAIGHT, p.book.called[symbol])
        np.maximum(best, np.where(shown, worth, 0.0), out=best)
    return np.where(holds, best, prospect.failed)


def _may_build(p: Shore, soldier: Soldier) -> bool:
    refused = refuse_use(p, soldier.seat, ENGINEER)
    return refused is None or refused.key == "express-no-tool"


# --- Specialists ------------------------------------------------------------------------------------------------------


def specialists(p: Shore, seat: int, choices: list[Action]) -> Decision | None:
    """Own dice as the whole way ahead wants them; what concerns the group as the Sergeant does it."""
    soldier = p.soldier(seat)
    if soldier.saved or not soldier.faces:
        return None
    prospect = Prospect(p, soldier)
    now = prospect.worth(soldier.faces, soldier.colours)
    offered = [action.args[0] for action in choices if action.verb == "use" and action.args[0] in CHANGERS]
    rated = {slug: _best_change(p, prospect, slug) for slug in offered}
    best = max(rated, key=lambda slug: rated[slug], default="")
    if not best or rated[best] <= now + TIE:
        return None
    told = {"card": best, "percent": prospect.percent(rated[best])}
    waits = Second("express", choices[-1], prospect.chance(now))
    return Decision(Action("use", (best,)), Reason("bot-express-chance-use", told, waits))


def _best_change(p: Shore, prospect: Prospect, slug: str) -> float:
    soldier = prospect.soldier
    options = STEPS["change"].choices(p, soldier.seat, ("change", 0, 0, slug))
    return max((prospect.worth(*changed(soldier, action)) for action in options), default=0.0)


def change(p: Shore, seat: int, choices: list[Action]) -> Decision | None:
    """The die and the change that are worth most; the Sergeant's where one alone does not decide."""
    soldier = p.soldier(seat)
    prospect = Prospect(p, soldier)
    rated = [prospect.worth(*changed(soldier, action)) for action in choices]
    best = max(rated)
    if best <= prospect.worth(soldier.faces, soldier.colours) + TIE:
        return None
    first, *rest = best_first(zip(choices, rated, strict=True))
    told = {"percent": prospect.percent(best)}
    next_best = Second("express", rest[0][0], prospect.chance(rest[0][1])) if rest else None
    return Decision(first[0], Reason("bot-express-chance-change", told, next_best))


# --- the group --------------------------------------------------------------------------------------------------------


def rally(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """Who helps most from here on; never nobody."""
    outlook, sector, group = outlook_of(p.book, p.beach), p.invasion.sector, frozenset(p.invasion.group)
    if not sector:  # the help for a player alone, before the first sector
        return _dearest(choices, "takes", lambda slug: outlook.win(1, group | {slug}))
    return _dearest(choices, "takes", lambda slug: outlook.cleared(sector, group | {slug}, True))


def lose(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """Whom the sectors to come need least."""
    outlook, sector, group = outlook_of(p.book, p.beach), p.invasion.sector, frozenset(p.invasion.group)
    return _dearest(choices, "loses", lambda slug: outlook.win(sector + 1, group - {slug}))


def keep_away(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """The Kommandant against one Specialist."""
    return _pay(p, choices, 0, True, False)


def pay_for(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """One Axis die against one Specialist."""
    return _pay(p, choices, -1, p.book.kommandant, p.book.kommandant)


def _pay(p: Shore, choices: list[Action], fewer: int, before: bool, after: bool) -> Decision:
    """Give somebody up if that wins more often; `before`, `after`: whether the Kommandant comes."""
    outlook, sector, group = outlook_of(p.book, p.beach), p.invasion.sector, frozenset(p.invasion.group)
    shift, silent = p.invasion.shift, bool(p.no_use())

    def paid(slug: str) -> float:
        return outlook.fought(sector, group - {slug}, shift + fewer, silent, after)

    best = _dearest(choices, "loses", paid)
    keeps = outlook.fought(sector, group, shift, silent, before)
    if paid(best.action.args[0]) > keeps:
        return best
    given_up = Second("express", best.action, paid(best.action.args[0]))
    return Decision(choices[-1], Reason("bot-express-chance-keeps", {"percent": percent(keeps)}, given_up))


def _dearest(choices: list[Action], does: str, worth: Callable[[str], float]) -> Decision:
    """The choice whose Specialist leaves the best chance to win."""
    rated = ranked((action for action in choices if action.args), lambda action: worth(action.args[0]))
    best, chance = rated[0]
    told = {"card": best.args[0], "percent": percent(chance)}
    return Decision(best, Reason(f"bot-express-chance-{does}", told, second(rated)))


ANSWERS: Final[dict[str, Callable[[Shore, int, list[Action]], Decision | None]]] = {
    "reroll": reroll,
    "specialists": specialists,
    "change": change,
    "rally": rally,
    "help-choose": rally,
    "lose-one": lose,
    "keep-away": keep_away,
    "pay-for": pay_for,
}
