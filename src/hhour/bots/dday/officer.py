"""What every officer knows: how to answer each question the engine can ask. Sergeant and Captain bring the outlook."""

from __future__ import annotations

from collections.abc import Callable

from hhour.advice.odds.tally import Situation
from hhour.bots.dday import adjusting, fire
from hhour.bots.dday.answers import ANSWERS
from hhour.bots.dday.cards import best_recruit, is_used_at_once, item_worth, worth_of
from hhour.bots.dday.combat import UnderFire, best_of
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
from hhour.bots.dday.search import UPKEEP, Lines, unit_of
from hhour.bots.protocol import Decision, Reason, Seat, Weighed
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import COMBAT_SHIELD, MINES_FOUND, Unit
from hhour.dday.rules.cards.effects import SetFlag
from hhour.dday.rules.cards.finding import AWARD_PRICE
from hhour.dday.rules.cards.hooks import SAVES, strength, strength_of
from hhour.dday.rules.fight.grey import number_named
from hhour.kernel.action import Action

Answer = Callable[[Seat, list[Action]], Decision]

SAFE_ENOUGH = 0.97
IN_DANGER = 0.05  # so much of a chance to live outweighs what is needed later
WANTED = 30.0  # an item a box tells us to come by
# against somebody the same moments have windows of both sides
WITH_CARDS = frozenset(
    ("ready", "muster", "move", "before-guns", "after-guns", "adjust", "before-fire", "after-fire", "before-assault")
)


class Officer(UnderFire):
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
            return best_of(choices[0], choices)  # a card we do not know has changed the question
        return decision

    def see(self, seat: Seat) -> Outlook:
        p: Field = seat.play
        return self.outlook(p, unit_of(seat))

    # --- ROLL ---------------------------------------------------------------------------------------------------

    def start(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        best = max(choices, key=lambda action: (self.rate_start(seat, p.book.index(action.args[0])), action.text))
        return Decision(best, Reason("bot-start", {"sector": best.args[0]}))

    def lock(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        unit = unit_of(seat)
        outlook = self.see(seat)
        situation = situation_of(p, unit)
        (names, value), *rest = best_locks(p, unit, situation, *rolls_of(outlook, situation))
        others = [(Action("lock", dice), worth) for dice, worth in rest]
        return Decision(Action("lock", names), self.why(seat, outlook, situation, "bot-lock", names, 2, value, others))

    def reroll(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        unit = unit_of(seat)
        outlook = self.see(seat)
        situation = situation_of(p, unit)
        left = p.battle.lanes[seat.seat][-1][1]
        rolls = rolls_of(outlook, situation)
        (names, value), *rest = best_rerolls(unit, situation, rolls.table, left, rolls.last)
        others = [(Action("reroll", dice) if dice else Action("stop"), worth) for dice, worth in rest]
        key = "bot-reroll" if names else "bot-stop"
        reason = self.why(seat, outlook, situation, key, names, left, value, others)
        return Decision(Action("reroll", names) if names else Action("stop"), reason)

    def why(
        self,
        seat: Seat,
        outlook: Outlook,
        situation: Situation,
        key: str,
        names: tuple[str, ...],
        left: int,
        value: float,
        others: list[tuple[Action, float]],
    ) -> Reason:
        """What is kept or rolled again, and the exact chance to survive this turn's COMBAT if that is played for."""
        if not seat.explains:
            return Reason(key, {"n": len(names)})
        sector, marker = outlook.battlefield()
        locked = outlook.unit.locked if key != "bot-lock" else outlook.unit.tray.mask(names)
        table = survival_table(outlook.plan.losses(sector, marker), situation)
        lives = survival_chance(outlook.unit, situation, table, locked, left)
        place = outlook.plan.grounds[sector].id
        told: dict[str, int | str] = {"n": len(names), "percent": round(100 * lives), "sector": place}
        return Reason(key, told, self.weighed(value, 1 - lives, others))

    def weighed(self, value: float, lost: float, others: list[tuple[Action, float]]) -> Weighed | None:
        """The numbers behind a decision, where the officer's measure is the chance to win."""
        return None

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
            return Decision(shield, Reason("bot-use", {"card": shield.args[0]}))
        action = adjusting.up_the_cliff(outlook, uses) or adjusting.use_in_window(seat, outlook, uses)
        if action is None:
            return Decision(Action("ready"), Reason("bot-ready"))
        if action.verb == "swap":
            return Decision(action, Reason("bot-swap"))
        return Decision(action, Reason("bot-use", {"card": action.args[0]}))

    def use_at_once(self, p: Field, uses: list[Action]) -> Decision | None:
        for action in uses:
            if action.verb == "use" and is_used_at_once(p, action.args[0]):
                return Decision(action, Reason("bot-use", {"card": action.args[0]}))
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
        if p.battle.lanes[seat.seat][-1][1] == seat.seat:
            return self.try_window(seat, choices)
        action = next((action for action in choices if action.args[1] == "TWO_SOLDIERS"), choices[0])
        return best_of(action, choices)

    def try_window(self, seat: Seat, choices: list[Action]) -> Decision:
        # a die of another Unit needs its consent, which may not come: the own dice will do
        answers = [action for action in choices if ":" not in "".join(action.args)] or choices
        # who has begun a swap makes it: to begin and cancel could go on for ever
        answers = [action for action in answers if action.verb != "cancel"] or answers
        return best_of(adjusting.best_answer(seat, self.see(seat), answers), choices)

    def change(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        if p.phase() == "COMBAT":
            return best_of(self.gentler_gun(p, unit_of(seat), choices), choices)
        return best_of(adjusting.best_change(seat, self.see(seat), choices), choices)

    def gentler_gun(self, p: Field, unit: Unit, choices: list[Action]) -> Action:
        here = f"mgf:{p.book.place(unit.sector)}:"
        ours = [action for action in choices if action.args[0].startswith(here)]
        return min(ours or choices, key=lambda action: number_named(p, action.args[1]))

    def reroll_one(self, seat: Seat, choices: list[Action]) -> Decision:
        single = [action for action in choices if len(action.args) == 1]
        return best_of(adjusting.best_single(seat, self.see(seat), single), choices)

    # --- UPKEEP -------------------------------------------------------------------------------------------------

    def upkeep(self, seat: Seat, choices: list[Action]) -> Decision:
        outlook = self.see(seat)
        action, _ = Lines(seat, UPKEEP, outlook.value).best()
        if action.verb in ("claim", "white"):
            return Decision(action, Reason(f"bot-{action.verb}", {"face": action.args[0]}))
        if action.verb == "cancel":
            return Decision(action, Reason("bot-cancel"))
        return best_of(action, choices)

    def cry(self, seat: Seat, choices: list[Action]) -> Decision:
        """What boxes offer for a Battle Cry is for a Unit that neither needs the soldiers now nor wants to charge."""
        decision = self.upkeep(seat, choices)
        p = seat.play
        offered = [action for action in choices if action.text in p.book.cries]
        if offered and decision.action.verb == "soldiers":
            outlook = self.see(seat)
            sector, marker = outlook.battlefield()
            if fire.survival(outlook.plan, sector, marker, strength(p, outlook.unit)) > SAFE_ENOUGH:
                return best_of(offered[0], choices)
        return decision

    def weakest_seat(self, seat: Seat, choices: list[Action]) -> Decision:
        """Who is to be helped: the weakest."""
        p: Field = seat.play
        action = min(choices, key=lambda action: strength(p, p.unit(int(action.args[0]))))
        return Decision(action, Reason("bot-helps", {"unit": int(action.args[0])}))

    def last_stand(self, seat: Seat, choices: list[Action]) -> Decision:
        """Before forces are compared: whatever can be used is of no use later."""
        cards = [action for action in choices if action.verb == "use"]
        return best_of(cards[0] if cards else Action("ready"), choices)

    def strongest_seat(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        action = max(choices, key=lambda action: strength(p, p.unit(int(action.args[0]))))
        return best_of(action, choices)

    def best_card(self, seat: Seat, choices: list[Action]) -> Decision:
        """Of cards offered free, the one that is worth most."""

        def worth(action: Action) -> float:
            slug = action.args[0] if action.args else ""
            return worth_of(slug)

        action = max(choices, key=worth)
        if not action.args:
            return best_of(action, choices)
        return Decision(action, Reason("bot-takes", {"card": action.args[0]}))

    def rwb(self, seat: Seat, choices: list[Action]) -> Decision:
        outlook = self.see(seat)
        cry = outlook.near_end and any(outlook.plan.grounds[b].battle_cry_only for b in outlook.p.book.bunkers)
        wanted = "COURAGE" if cry else "TWO_SOLDIERS"
        action = next((action for action in choices if action.args[0] == wanted), choices[0])
        return Decision(action, Reason("bot-claim", {"face": action.args[0]}))

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
        if recruit:
            return Decision(Action("recruit", (recruit,)), Reason("bot-recruit", {"card": recruit}))
        found = self.pick_find(outlook, [action.args[0] for action in choices if action.verb == "find"])
        if found:
            return Decision(Action("find", (found,)), Reason("bot-find", {"card": found}))
        if Action("buy", ("award",)) in choices and unit.courage - AWARD_PRICE >= outlook.courage_ahead:
            return Decision(Action("buy", ("award",)), Reason("bot-award"))
        wares = [action for action in choices if action.text in p.book.wares]
        if wares and unit.courage > outlook.courage_ahead:
            return best_of(wares[0], choices)
        return self.help(seat, choices) or Decision(Action("done"), Reason("bot-done"))

    def pick_recruit(self, outlook: Outlook, slugs: list[str]) -> str:
        """Who is needed on the way, unless somebody else keeps the Unit alive to walk it."""
        p, unit = outlook.p, outlook.unit
        sector, marker = outlook.battlefield()

        def lives(slug: str) -> float:
            more = strength_of(p, slug) + sum(one.amount for one in p.book.cards[slug].passives if one.hook == SAVES)
            return fire.survival(outlook.plan, sector, marker, strength(p, unit) + more)

        best = best_recruit(p, unit, slugs, outlook.needed)
        safest = max(slugs, key=lambda slug: (lives(slug), worth_of(slug), slug), default="")
        if not safest:
            return best
        now = lives(best) if best else fire.survival(outlook.plan, sector, marker, strength(p, unit))
        return safest if lives(safest) > now + IN_DANGER else best

    def pick_find(self, outlook: Outlook, slugs: list[str]) -> str:
        p, unit = outlook.p, outlook.unit
        rated = [
            (item_worth(p, unit, slug, outlook.plan, outlook.node, outlook.near_end), slug)
            for slug in slugs
            if slug != "whistle"
        ]
        if "whistle" in slugs and outlook.wants_whistle(self.rate_move):
            rated.append((6.0, "whistle"))
        rated += [(WANTED, slug) for slug in outlook.wanted if slug in slugs and slug not in unit.items]
        best = max(rated, default=(0.0, ""))
        return best[1] if best[0] > 0.15 else ""

    def claim(self, seat: Seat, choices: list[Action]) -> Decision:
        return best_of(Action("mine"), choices)

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

        best = max(moves, key=lambda action: (rate(action), action.text))
        if best.verb == "give-up" and len(choices) > 1:
            rest = [action for action in choices if action.verb == "use"]
            return best_of(rest[0] if rest else best, choices)
        detector = self.detector(outlook, best, choices)
        if detector is not None:
            return Decision(detector, Reason("bot-use", {"card": detector.args[0]}))
        if best.verb == "give-up":
            return Decision(best, Reason("bot-only-choice"))
        sector = outlook.p.book.index(best.args[0]) if best.args else outlook.unit.sector
        marker = 1 if best.args else outlook.marker
        percent = round(100 * fire.survival(outlook.plan, sector, marker, strength(p, outlook.unit)))
        key = best.verb if best.verb in ("stay", "charge") else "move"
        return Decision(best, Reason(f"bot-{key}", {"sector": outlook.plan.grounds[sector].id, "percent": percent}))

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
                return Decision(action, Reason("bot-use", {"card": "dexedrine"}))
            if action.text == "use point-man" and stuck:
                return Decision(action, Reason("bot-use", {"card": "point-man"}))
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
        return best_of(choices[-1], choices)

    def first(self, seat: Seat, choices: list[Action]) -> Decision:
        return best_of(choices[0], choices)
