"""Captain: looks ahead to the bunker. His plan gives every position its chance to win; his dice are exact for it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from hhour.advice.odds.groups import Values
from hhour.bots.dday import fire, team
from hhour.bots.dday.cards import worth_of
from hhour.bots.dday.counsel import sparing, thrifty
from hhour.bots.dday.lookahead import TALK, Lookahead, Prospect, can_look_ahead
from hhour.bots.dday.officer import Officer
from hhour.bots.dday.outlook import Outlook
from hhour.bots.dday.plan import MOST_COURAGE, Plan
from hhour.bots.protocol import Decision, Margin, Reason, Seat, Told, Weighed, percent
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, SAFE, Unit
from hhour.dday.rules.battle.verbs import SOLDIERS
from hhour.dday.rules.box.shelf import hope, wanted_cards
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.map.moving import advance_cost, edge_to
from hhour.kernel.action import Action
from hhour.kernel.ranking import Rated

MOST_EXTRA = 12
HURRY = 2e-3  # what a further turn must be worth in chance to win: of equal chances the quicker
LONG = 12  # turns a game takes, about
LEFT_TO_OTHERS = 0.05  # a bunker somebody holds is for the strongest of us
CLEARLY = 0.004
MOST_ANSWERS = 10
STAR, POINT, ITEM, SPECIALIST, AWARD = 0.5, 0.15, 0.6, 0.5, 2.5  # soldiers
FORESEEN = frozenset(
    ("muster", "move", "before-guns", "after-guns", "sacrifice", "pay", "hold-on", "special-damage")
) | frozenset(("straight-award", "sector-award", "free-vehicle", "take-vehicle", "return-fallen", "recruit-free"))
WITH_CARD = frozenset(("recruit", "find", "use", "take", "lose", "sacrifice"))
MOST_MEN = 99
GATHERED = 0.02  # by so much a soldier betters the chance of the Unit he is gathered for
PRESSING = 0.3  # where another side grows every turn, an advance is worth so much more
TRAPPED = 0.2  # of the chance is left where the way on asks for a Specialist who may not come in time
TIE = 1e-6  # strength beyond what the plan can tell apart still counts for something


class Prospects(Outlook):
    """The chance to win, from the plan."""

    cause = 0.5

    @cached_property
    def _free(self) -> Values:
        return self._tables(self.plan.up() if self.climbing else self.plan, False)

    @cached_property
    def _stuck(self) -> Values:
        return self._tables(self.plan, True)

    @cached_property
    def _lives(self) -> Values:
        """The chance to survive this turn's COMBAT with so many men, which a plan for the lead does not know."""
        men = np.arange(MOST_MEN + 1)
        losses = self.plan.losses(*self.battlefield()) if self.plan.traits.growth else {-1: 1.0}
        return np.asarray(sum(chance * (men > loss) for loss, chance in losses.items()))

    def _tables(self, plan: Plan, stuck: bool) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        """Values by Battle Cry, further worth, strength and courage."""
        key = (self.node, self.marker, stuck)
        known = plan.tables.get(key)
        if known is None:
            posts = [plan.posts(self.node, self.marker, extra, stuck) for extra in range(MOST_EXTRA + 1)]
            known = np.stack([np.stack([walk for walk, _ in posts]), np.stack([cry for _, cry in posts])])
            plan.tables[key] = known
        return known

    def score(self, n: Any, c: Any, extra: Any, cry: Any, climbed: Any) -> Any:
        men = self.plan.men(n)
        courage = np.minimum(c, MOST_COURAGE)
        more = np.clip(extra, 0.0, MOST_EXTRA - 1e-9)
        low = np.asarray(more).astype(np.intp)
        share = more - low
        loud = np.asarray(cry).astype(np.intp)
        found = _between(self._free, loud, low, share, men, courage)
        if self.climbing:
            found = np.where(climbed, found, _between(self._stuck, loud, low, share, men, courage))
        if self.plan.traits.growth:
            found = found * self._lives[np.clip(n, 0, MOST_MEN)]
        if self.plan.traits.follows:
            found = found * (1 + GATHERED * np.minimum(n, MOST_MEN))
        return found + TIE * (np.minimum(n, 99) + np.minimum(c, 30) + extra)

    def survivors(self, n: Any, c: Any, extra: Any) -> Any:
        plan, node = self.plan, self.node
        ground = plan.grounds[node.sector]
        later = plan.won(node) if ground.final else plan.values(node)[min(self.unit.marker, 3) - 1]
        men = plan.men(n + np.minimum(extra, MOST_EXTRA).astype(np.intp))
        return np.asarray(later[men, np.minimum(c, MOST_COURAGE)]) + TIE * np.minimum(n, 99)


def _between(tables: Any, loud: Any, low: Any, share: Any, men: Any, courage: Any) -> Any:
    return (1 - share) * tables[loud, low, men, courage] + share * tables[loud, low + 1, men, courage]


def holdings(p: Field, unit: Unit) -> float:
    """What the Unit holds for later, in soldiers."""
    worth = STAR * min(unit.stars, 9) + POINT * min(unit.points, 40)
    worth += ITEM * sum(worth_of(slug) for slug in unit.items)
    worth += SPECIALIST * sum(worth_of(slug) for slug in unit.specialists)
    return worth + AWARD * len(unit.awards)


def candidates(p: Field, unit: Unit, first: Action, choices: list[Action]) -> list[Action]:
    """The answers worth a look, the first thought among them."""
    found = [action for action in choices if action.verb not in TALK and action.verb != "give-up"]
    if not p.book.plain:
        found = thrifty(p, unit, sparing(p, unit, found), wanted_cards(p, unit))
        found = [action for action in found if action.verb not in p.book.free_verbs]
    if len(found) > MOST_ANSWERS:
        found.sort(key=lambda action: -worth_of(action.args[0]) if action.args else -99.0)
        found = found[:MOST_ANSWERS]
    return list(dict.fromkeys([first, *found]))


def why(best: Prospect) -> Reason:
    """What is done, in words, where looking ahead has changed an officer's mind; the numbers follow."""
    action = best.action
    if action.verb in ("move", "advance", "charge"):
        key = "bot-charge" if action.verb == "charge" else "bot-move"
        return Reason(key, {"sector": action.args[0], "percent": percent(1 - best.lost)})
    if action.verb in WITH_CARD and action.args[0] != SOLDIERS:
        return Reason(f"bot-ahead-{action.verb}", {"card": action.args[0]})
    return Reason("bot-ahead")


class Captain(Officer):
    """Search over the turns to come with exact dice in this one."""

    name = "captain"
    seconds = 2.0
    company = 0.03  # chance to win

    def outlook(self, p: Field, unit: Unit) -> Outlook:
        return Prospects(p, unit, self.planner.plan(p, unit))

    # --- the rest of the turn -----------------------------------------------------------------------------------

    def decide(self, seat: Seat) -> Decision:
        """What an officer would do, unless the rest of the turn shows something better."""
        first = super().decide(seat)
        p = seat.play
        if seat.question not in FORESEEN or first.action.verb in TALK or not can_look_ahead(p):
            return first
        unit = p.unit(seat.seat)
        actions = candidates(p, unit, first.action, seat.choices())
        if len(actions) < 2:
            return first
        rated = self.rated(seat, actions)
        best = rated[0]
        mine = next((each for each in rated if each.action == first.action), None)
        if mine is None:
            return first
        if best.worth <= mine.worth + CLEARLY:
            best, reason = mine, first.reason
        else:
            reason = why(best)
        others = [each for each in rated if each is not best]
        weighed = self.weighed([(each.action, each.worth) for each in (best, *others)], best.lost)
        return Decision(best.action, Reason(reason.key, reason.params, weighed))

    def weighed(self, rated: Rated, lost: float = 0.0, is_chance: bool = True) -> Weighed | Margin | None:
        """The chance to win; where more is played for than that, how much better it is by his measure."""
        value = rated[0][1]
        other, second = rated[1] if len(rated) > 1 else (None, 0.0)
        if is_chance:
            return Weighed("dday", min(1.0, value), min(1.0, max(0.0, lost)), other, second)
        if other is None or second <= 0:
            return None
        return Margin("dday", value / second - 1, other, is_share=True)

    def together_told(self, key: str, now: float, then: float, told: dict[str, Told]) -> Reason:
        """Chances of two to win, multiplied."""
        return Reason(f"{key}-chance", {**told, "now": percent(now), "then": percent(then)})

    def rated(self, seat: Seat, actions: list[Action]) -> list[Prospect]:
        """These answers by the rest of the turn and the company they lead to, the best first."""
        rated = self.ahead(seat).rate(actions)
        if seat.question != "move":
            return rated
        outlook = self.see(seat)
        p: Field = seat.play
        weighed = []
        for each in rated:
            more = 0.0 if each.action.verb == "use" else self.stand(outlook, each.action)
            more -= self.hurried(p) if each.action.verb == "stay" else 0.0
            weighed.append(each._replace(worth=each.worth + more))
        return sorted(weighed, key=lambda each: -each.worth)

    def help(self, seat: Seat, choices: list[Action]) -> Decision | None:
        """A gift is offered if the turn, played out with it, is worth more to all than without."""
        decision = super().help(seat, choices)
        p: Field = seat.play
        if decision is None or not p.book.plain:
            return decision
        receiver = int(decision.action.args[0])
        gift = team.best_gift(self, p, p.unit(seat.seat), p.unit(receiver))
        if gift.name not in team.RESOURCES:
            return decision
        given: Field = seat.trial()
        team.hand_over(given.unit(seat.seat), given.unit(receiver), gift)
        ahead = self.ahead(seat)
        then, now = ahead.turn_from(given), ahead.turn_from(p)
        told: dict[str, Told] = {"unit": receiver, "gift": gift.text}
        return Decision(decision.action, self.together_told("bot-gives", now, then, told)) if then > now else None

    def ahead(self, seat: Seat) -> Lookahead:
        return Lookahead(seat, self.unforeseen, self.prospects)

    def unforeseen(self, seat: Seat) -> Action:
        """What is decided without looking ahead."""
        return super().decide(seat).action

    def prospects(self, p: Field) -> float:
        """The chance of all Units together to win, between two turns."""
        if p.battle.outcome:
            return 1.0 + HURRY if p.battle.outcome == "won" else 0.0
        total = 1.0
        for unit in p.battle.units:
            if unit.status == IN_PLAY:
                total *= self.chance(p, unit) * hope(p, unit, unit.sector, unit.marker)
            elif unit.status != SAFE:
                return 0.0
        return total

    def chance(self, p: Field, unit: Unit) -> float:
        """The chance of one Unit to win at the start of a turn."""
        plan = self.planner.plan(p, unit)
        table = plan.values(plan.node(unit.sector, unit.visited))[min(unit.marker, 3) - 1]
        men = strength(p, unit) + holdings(p, unit)
        low = int(men)
        column = table[:, min(unit.courage, MOST_COURAGE)]
        one, two = column[int(plan.men(low))], column[int(plan.men(low + 1))]
        return float(one + (men - low) * (two - one)) + TIE * (men + min(unit.courage, 30))

    def hurried(self, p: Field) -> float:
        """What a further turn must be worth; nobody gathers men for ever."""
        return HURRY * (1 + (p.battle.turn / LONG) ** 3)

    def together(self, one: Values, other: Values) -> Values:
        return one * other

    def enough(self, before: float) -> float:
        return 1.03 * before + 0.003

    def rate_start(self, seat: Seat, sector: int) -> float:
        p: Field = seat.play
        unit = p.unit(seat.seat)
        start = p.book.sectors[sector].start
        if not unit.hand:
            unit.hand = p.book.hands[p.book.sectors[sector].beach]
        plan = self.planner.plan(p, unit)
        value = plan.values(plan.node(sector, 1 << sector))[0]
        if start is None or p.book.blind_start:
            return float(value[int(plan.men(4)), 0])
        men = start.soldiers + len(getattr(start, "specialists", ())) + start.stars
        return float(value[int(plan.men(men)), start.courage])

    def rate_move(self, outlook: Outlook, action: Action) -> float:
        p, unit, plan = outlook.p, outlook.unit, outlook.plan
        men = int(plan.men(strength(p, unit)))
        courage = min(unit.courage, MOST_COURAGE)
        extra = float(outlook.extra(unit.stars, unit.points, 0))
        low = min(int(extra), MOST_EXTRA)
        if action.verb == "give-up":
            return -1.0
        if action.verb == "stay":
            hurry = -HURRY if plan.traits.follows else self.hurried(p)
            lives = self.lives(outlook, unit.sector, outlook.marker)
            return lives * float(plan.stay(outlook.node, outlook.marker, low)[men, courage]) - hurry
        target = p.book.index(action.args[0])
        edge = edge_to(p, unit, target)
        node = plan.node(target, unit.visited | 1 << target)
        soon = HURRY if plan.grounds[target].final else 0.0
        if plan.traits.follows and soon:
            return LEFT_TO_OTHERS * fire.survival(plan, target, 1, strength(p, unit))
        if edge is None:  # a retreat
            return float(plan.arrived(node, low)[men, courage])
        lives = 1.0 if plan.grounds[target].final else self.lives(outlook, target, 1)
        if edge.advance and plan.traits.growth:
            lives *= 1 + PRESSING
        if not outlook.must_move and plan.is_trap(target):
            lives *= TRAPPED
        if action.verb == "charge":
            return soon + lives * float(plan.charge(edge, node, low)[men, courage])
        return soon + lives * float(plan.walk(edge, node, low, advance_cost(p, unit, edge))[men, courage])

    def lives(self, outlook: Outlook, sector: int, marker: int) -> float:
        """The chance to survive COMBAT there, where the plan is for the lead alone."""
        plan = outlook.plan
        return fire.survival(plan, sector, marker, strength(outlook.p, outlook.unit)) if plan.traits.growth else 1.0
