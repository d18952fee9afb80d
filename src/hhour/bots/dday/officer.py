"""What every officer knows: how to answer each question the engine can ask. Sergeant and Captain bring the outlook."""

from __future__ import annotations

from collections.abc import Callable

from hhour.advice.odds.tally import Situation
from hhour.bots.dday import fire
from hhour.bots.dday.answers import ANSWERS
from hhour.bots.dday.cards import best_recruit, item_worth, recruit_worth, worth_of
from hhour.bots.dday.counsel import FREE, by_counsel, sparing, thrifty, time_for, way_to_answer
from hhour.bots.dday.minds import mind_of
from hhour.bots.dday.outlook import Outlook
from hhour.bots.dday.scouting import (
    Planner,
    best_locks,
    best_rerolls,
    rolls_of,
    situation_of,
    survival_chance,
    survival_table,
)
from hhour.bots.dday.search import unit_of
from hhour.bots.dday.window import AtTheDice
from hhour.bots.protocol import Decision, Reason, Seat, Told, in_soldiers, percent
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import MINES_FOUND, Unit
from hhour.dday.rules.cards.effects import SetFlag
from hhour.dday.rules.cards.finding import AWARD_PRICE, find_cost, recruit_cost
from hhour.dday.rules.cards.hooks import SAVES, strength, strength_of
from hhour.i18n import language
from hhour.kernel.action import Action
from hhour.kernel.ranking import Rated, ranked

Answer = Callable[[Seat, list[Action]], Decision]

IN_DANGER = 0.05  # so much of a chance to live outweighs what is needed later
WANTED = 30.0  # an item a box tells us to come by
# against somebody the same moments have windows of both sides
WITH_CARDS = frozenset(
    ("ready", "muster", "move", "before-guns", "after-guns", "adjust", "before-fire", "after-fire", "before-assault")
)
# what says nothing, or nothing true, of an answer that only cards and trades stand beside
WORDLESS = frozenset(("bot-unweighed", "bot-only-choice", "bot-ready-empty"))


class Officer(AtTheDice):
    """A bot for D-Day Dice. Subclasses say how they see a position and where they go."""

    name = ""
    seconds = 1.0

    def __init__(self) -> None:
        self.planner = Planner()

    def rate_move(self, outlook: Outlook, action: Action) -> float:
        """How good a move is; `stay` too."""
        raise NotImplementedError

    def rate_start(self, seat: Seat, sector: int) -> float:
        raise NotImplementedError

    # --- the door -----------------------------------------------------------------------------------------------

    def decide(self, seat: Seat) -> Decision:
        choices = seat.choices()
        if len(choices) == 1:
            return Decision(choices[0], Reason("bot-only-choice"))
        p = seat.play
        force = p.force(seat.seat)
        if not isinstance(force, Unit):
            return mind_of(force.name).decide(seat, self.name)
        counselled = by_counsel(seat, force, choices)
        if counselled is not None:
            return counselled
        if not p.book.plain:
            choices = sparing(p, force, choices)
        if p.book.free_verbs:  # what boxes let a Unit do besides is left alone
            choices = [action for action in choices if action.verb not in p.book.free_verbs] or choices
        if seat.question not in WITH_CARDS:  # cards and trades are thought of at their own moments only
            choices = [action for action in choices if action.verb not in FREE] or choices
        answer: Answer = getattr(self, ANSWERS.get(seat.question) or way_to_answer(seat.question))
        decision = answer(seat, choices)
        if decision.action not in choices and seat.game.refusal(seat.play, seat.seat, decision.action) is not None:
            return self.first(seat, choices)  # a card we do not know has changed the question
        if choices == [decision.action] and decision.reason.key in WORDLESS:
            return Decision(decision.action, Reason("bot-first-things"))
        return decision

    def see(self, seat: Seat) -> Outlook:
        p: Field = seat.play
        return self.outlook(p, unit_of(seat))

    # --- ROLL ---------------------------------------------------------------------------------------------------

    def start(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        rates = {action: self.rate_start(seat, p.book.index(action.args[0])) for action in choices}
        rated = ranked(_last_first(choices), lambda action: rates[action])
        best = rated[0][0]
        return Decision(best, Reason("bot-start", {"sector": best.args[0]}, self.weighed(rated)))

    def lock(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        unit = unit_of(seat)
        outlook = self.see(seat)
        situation = situation_of(p, unit)
        found = best_locks(p, unit, situation, *rolls_of(outlook, situation))
        rated = [(Action("lock", dice), worth) for dice, worth in found]
        return Decision(rated[0][0], self.why(seat, outlook, situation, "bot-lock", 2, rated))

    def reroll(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        unit = unit_of(seat)
        outlook = self.see(seat)
        situation = situation_of(p, unit)
        left = p.battle.lanes[seat.seat][-1][1]
        rolls = rolls_of(outlook, situation)
        found = best_rerolls(unit, situation, rolls.table, left, rolls.last)
        rated = [(Action("reroll", dice) if dice else Action("stop"), worth) for dice, worth in found]
        action = rated[0][0]
        return Decision(action, self.why(seat, outlook, situation, f"bot-{action.verb}", left, rated))

    def why(self, seat: Seat, outlook: Outlook, situation: Situation, key: str, left: int, rated: Rated) -> Reason:
        """What is kept or rolled again, and the exact chance to survive this turn's COMBAT if that is played for."""
        names = rated[0][0].args
        if not seat.explains:
            return Reason(key, {"n": len(names)})
        sector, marker = outlook.battlefield()
        locked = outlook.unit.locked if key != "bot-lock" else outlook.unit.tray.mask(names)
        table = survival_table(outlook.plan.losses(sector, marker), situation)
        lives = survival_chance(outlook.unit, situation, table, locked, left)
        place = outlook.plan.grounds[sector].id
        told: dict[str, Told] = {"n": len(names), "percent": percent(lives), "sector": place}
        return Reason(key, told, self.weighed(rated, 1 - lives, outlook.is_chance))

    # --- whom and what ------------------------------------------------------------------------------------------

    def weakest_seat(self, seat: Seat, choices: list[Action]) -> Decision:
        """Who is to be helped: the weakest."""
        p: Field = seat.play
        action, men = ranked(choices, lambda action: -strength(p, p.unit(int(action.args[0]))))[0]
        return Decision(action, Reason("bot-helps", {"unit": int(action.args[0]), "n": -int(men)}))

    def last_stand(self, seat: Seat, choices: list[Action]) -> Decision:
        """Before forces are compared: whatever can be used is of no use later."""
        cards = [action for action in choices if action.verb == "use"]
        if not cards:
            return Decision(Action("ready"), Reason("bot-ready-empty"))
        return Decision(cards[0], Reason("bot-last-stand", {"card": cards[0].args[0]}))

    def strongest_seat(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        action, men = ranked(choices, lambda action: strength(p, p.unit(int(action.args[0]))))[0]
        return Decision(action, Reason("bot-strongest", {"unit": int(action.args[0]), "n": int(men)}))

    def best_card(self, seat: Seat, choices: list[Action]) -> Decision:
        """Of cards offered free, the one that is worth most."""

        def worth(action: Action) -> float:
            slug = action.args[0] if action.args else ""
            return worth_of(slug)

        rated = ranked(choices, worth)
        action, most = rated[0]
        if not action.args:
            return Decision(action, Reason("bot-takes-none", {}, in_soldiers(rated)))
        return Decision(action, Reason("bot-takes", {"card": action.args[0], "worth": most}, in_soldiers(rated)))

    # --- MUSTER -------------------------------------------------------------------------------------------------

    def muster(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        unit = unit_of(seat)
        at_once = self.use_at_once(p, choices)
        if at_once is not None:
            return at_once
        outlook = self.see(seat)
        choices = thrifty(p, unit, choices, outlook.needed | outlook.wanted)
        slugs = [action.args[0] for action in choices if action.verb == "recruit"]
        recruit = self.pick_recruit(outlook, slugs)
        if recruit is not None:
            return recruit
        found = self.pick_find(outlook, [action.args[0] for action in choices if action.verb == "find"])
        if found is not None:
            return found
        told: dict[str, Told] = {"courage": unit.courage, "ahead": outlook.courage_ahead}
        if Action("buy", ("award",)) in choices and unit.courage - AWARD_PRICE >= outlook.courage_ahead:
            return Decision(Action("buy", ("award",)), Reason("bot-award", told))
        wares = [action for action in choices if action.text in p.book.wares]
        if wares and unit.courage > outlook.courage_ahead:
            return Decision(wares[0], Reason("bot-ware", told))
        kept: dict[str, Told] = {"stars": unit.stars, "points": unit.points}
        return self.help(seat, choices) or Decision(Action("done"), Reason("bot-done", kept))

    def pick_recruit(self, outlook: Outlook, slugs: list[str]) -> Decision | None:
        """Who is needed on the way, unless somebody else keeps the Unit alive to walk it."""
        p, unit = outlook.p, outlook.unit
        sector, marker = outlook.battlefield()

        def lives(slug: str) -> float:
            more = strength_of(p, slug) + sum(one.amount for one in p.book.cards[slug].passives if one.hook == SAVES)
            return fire.survival(outlook.plan, sector, marker, strength(p, unit) + more)

        best = best_recruit(p, unit, slugs, outlook.needed)
        safest = max(slugs, key=lambda slug: (lives(slug), worth_of(slug), slug), default="")
        if safest:
            now = lives(best) if best else fire.survival(outlook.plan, sector, marker, strength(p, unit))
            then = lives(safest)
            if then > now + IN_DANGER:
                saved: dict[str, Told] = {"card": safest, "now": percent(now), "then": percent(then)}
                saved["sector"] = outlook.plan.grounds[sector].id
                return Decision(Action("recruit", (safest,)), Reason("bot-recruit-safe", saved))
        if not best:
            return None
        told: dict[str, Told] = {"card": best, "stars": recruit_cost(p, unit, best)}
        if best in outlook.needed:
            return Decision(Action("recruit", (best,)), Reason("bot-recruit-needed", told))
        told["worth"] = recruit_worth(p, unit, best, outlook.needed)
        return Decision(Action("recruit", (best,)), Reason("bot-recruit", told))

    def pick_find(self, outlook: Outlook, slugs: list[str]) -> Decision | None:
        p, unit = outlook.p, outlook.unit
        rated = [
            (item_worth(p, unit, slug, outlook.plan, outlook.node, outlook.near_end), slug)
            for slug in slugs
            if slug != "whistle"
        ]
        if "whistle" in slugs and outlook.wants_whistle(self.rate_move):
            rated.append((6.0, "whistle"))
        rated += [(WANTED, slug) for slug in outlook.wanted if slug in slugs and slug not in unit.items]
        worth, best = max(rated, default=(0.0, ""))
        if worth <= 0.15:
            return None
        told: dict[str, Told] = {"card": best, "points": find_cost(p, unit, best)}
        key = "bot-find-wanted" if worth == WANTED else "bot-find"
        return Decision(Action("find", (best,)), Reason(key, told if worth == WANTED else {**told, "worth": worth}))

    def claim(self, seat: Seat, choices: list[Action]) -> Decision:
        return Decision(Action("mine"), Reason("bot-claim-mine"))

    # --- MOVE ---------------------------------------------------------------------------------------------------

    def move(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        at_once = self.use_at_once(p, choices)
        if at_once is not None:
            return at_once
        outlook = self.see(seat)
        help = self.help(seat, choices)
        if help is not None:
            return help
        moves = [action for action in choices if action.verb not in FREE]
        cry = self.cry_by_card(outlook, moves, choices)
        if cry is not None:
            return cry

        def rate(action: Action) -> float:
            return self.rate_move(outlook, action) + self.stand(outlook, action) + time_for(outlook, action)

        rated = ranked(_last_first(moves), rate)
        best = rated[0][0]
        if best.verb == "give-up":
            rest = [action for action in choices if action.verb == "use"]
            if rest:
                return Decision(rest[0], Reason("bot-last-card", {"card": rest[0].args[0]}))
            return Decision(best, Reason("bot-gives-up"))
        detector = self.detector(outlook, best, choices)
        if detector is not None:
            told: dict[str, Told] = {"card": detector.args[0], "sector": best.args[0]}
            return Decision(detector, Reason("bot-detector", told))
        sector = outlook.p.book.index(best.args[0]) if best.args else outlook.unit.sector
        marker = 1 if best.args else outlook.marker
        lives = percent(fire.survival(outlook.plan, sector, marker, strength(p, outlook.unit)))
        key = best.verb if best.verb in ("stay", "charge") else "move"
        told = {"sector": outlook.plan.grounds[sector].id, "percent": lives}
        return Decision(best, Reason(f"bot-{key}", told, self.weighed(rated, is_chance=False)))

    def cry_by_card(self, outlook: Outlook, moves: list[Action], choices: list[Action]) -> Decision | None:
        """A card that gives a Battle Cry is used where it opens the way in, or where there is no other."""
        unit = outlook.unit
        bunker = any(
            outlook.plan.grounds[edge.target].battle_cry_only and not unit.battle_cry
            for edge in outlook.p.book.edges[unit.sector]
        )
        stuck = outlook.must_move and not any(action.verb in ("advance", "move", "charge") for action in moves)
        for action in choices:
            if action.text == "use dexedrine" and (stuck or (bunker and outlook.is_ready_for_bunker())):
                return Decision(action, Reason("bot-way-opened", {"card": "dexedrine"}))
            if action.text == "use point-man" and stuck:
                return Decision(action, Reason("bot-way-opened", {"card": "point-man"}))
        return None

    def detector(self, outlook: Outlook, best: Action, choices: list[Action]) -> Action | None:
        """Mines ahead and a card against them."""
        p = outlook.p
        if not best.args or outlook.plan.traits.mine_proof or outlook.unit.flags & MINES_FOUND:
            return None
        target = p.book.index(best.args[0])
        if not any(edge.target == target and edge.mine for edge in p.book.edges[outlook.unit.sector]):
            return None
        for action in choices:
            use = p.book.cards[action.args[0]].use if action.verb == "use" else None
            if isinstance(use, SetFlag) and use.flag == MINES_FOUND:
                return action
        return None

    def last(self, seat: Seat, choices: list[Action]) -> Decision:
        return Decision(choices[-1], by_rule(seat, choices[-1]))

    def first(self, seat: Seat, choices: list[Action]) -> Decision:
        return Decision(choices[0], by_rule(seat, choices[0]))


def _last_first(actions: list[Action]) -> list[Action]:
    """Of equally good places the one with the highest number."""
    return sorted(actions, key=lambda action: action.text, reverse=True)


def by_rule(seat: Seat, action: Action) -> Reason:
    """Why a question is always answered the same way, if there are words for it; nothing is weighed there."""
    key = f"bot-rule-{seat.question}"
    if not seat.explains or not language("en").has(key):
        return Reason("bot-unweighed")
    return Reason(key, {"sector": action.args[0]} if seat.question == "aim" else {})
