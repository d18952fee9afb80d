"""An officer under fire and at trade: COMBAT, sacrifices, fighting back, gifts and offers."""

from __future__ import annotations

from hhour.advice.odds.groups import Values
from hhour.bots.dday import adjusting, fire, team
from hhour.bots.dday.cards import worth_of
from hhour.bots.dday.outlook import Outlook
from hhour.bots.dday.scouting import is_overwhelming
from hhour.bots.dday.search import held, unit_of
from hhour.bots.protocol import Decision, Margin, Reason, Seat, Told, Weighed, in_soldiers, percent
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Unit
from hhour.dday.rules.battle.trading import GIVE, TAKE, Terms
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.fight.defence import defence
from hhour.kernel.action import Action
from hhour.kernel.ranking import Rated, best_first, ranked

TO_THE_END = 9  # questions a card may ask before the die takes its toll
WORTHS = {"soldiers": 1.0, "courage": 1.5, "stars": 1.0, "points": 0.3}


class UnderFire:
    """The part of an officer that needs no plan."""

    company = 0.0  # what a neighbour is worth, in the measure of `rate_move`

    def see(self, seat: Seat) -> Outlook:
        raise NotImplementedError

    def outlook(self, p: Field, unit: Unit) -> Outlook:
        """How this officer sees a Unit's position."""
        raise NotImplementedError

    def together(self, one: Values, other: Values) -> Values:
        """The prospects of two Units as one number."""
        raise NotImplementedError

    def enough(self, before: float) -> float:
        """How good the prospects must be at least for a gift to be worth the words."""
        raise NotImplementedError

    # --- why ----------------------------------------------------------------------------------------------------

    def weighed(self, rated: Rated, lost: float = 0.0, is_chance: bool = True) -> Weighed | Margin | None:
        """The numbers behind the first of these answers, in this officer's measure: soldiers, if he says nothing else.

        `lost`: the chance that it is the end this turn, if known; `is_chance`: whether these are chances to win for one
        who counts in chances.
        """
        return in_soldiers(rated)

    def together_told(self, key: str, now: float, then: float, told: dict[str, Told]) -> Reason:
        """How much better off two Units are together, in this officer's measure."""
        return Reason(key, {**told, "gain": then - now})

    # --- COMBAT -------------------------------------------------------------------------------------------------

    def before_guns(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        unit = unit_of(seat)
        found = fire.before_guns(p, unit, [action for action in choices if action.verb == "use"])
        told: dict[str, Told] = {"men": found.men, "falling": found.falling, "most": fire.MOST * found.guns}
        if found.use is None:
            return Decision(Action("ready"), Reason("bot-guns-wait", told))
        return Decision(found.use, Reason("bot-guns-silenced", {**told, "card": found.use.args[0]}))

    def after_guns(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        unit = unit_of(seat)
        uses = [action for action in choices if action.verb == "use"]
        found = fire.after_guns(p, unit, uses)
        told: dict[str, Told] = {"men": found.men, "falling": found.falling}
        if found.use is not None:
            return Decision(found.use, Reason("bot-saves", {**told, "card": found.use.args[0], "saved": found.saved}))
        key = "bot-fire-borne" if found.falling < found.men else "bot-fire-fatal"
        return self.help(seat, choices) or Decision(
            Action("ready"), Reason(key, {**told, "left": found.men - found.falling})
        )

    def help(self, seat: Seat, choices: list[Action]) -> Decision | None:
        """Offer a neighbour what the two can use better there."""
        p: Field = seat.play
        unit = unit_of(seat)
        trades = [action for action in choices if action.verb == "trade"]
        mine = team.Standing(self, p, unit) if trades else None
        for trade in trades:
            gift = team.best_gift(self, p, unit, p.unit(int(trade.args[0])), mine)
            # now and then only: a neighbour who declined is not asked for ever
            if gift.amount and seat.rng.random() < 0.7:
                return Decision(trade, self.gives(int(trade.args[0]), gift))
        return None

    def gives(self, receiver: int, gift: team.Gift) -> Reason:
        """Why somebody is given something."""
        told: dict[str, Told] = {"unit": receiver, "gift": gift.text}
        if gift.before == gift.after:
            return Reason("bot-gives-men", told)
        if gift.name in team.RESOURCES:
            return self.together_told("bot-gives", gift.before, gift.after, told)
        return Reason("bot-gives-item", {**told, "now": percent(gift.before), "then": percent(gift.after)})

    def fall(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        unit = unit_of(seat)
        frame = p.battle.lanes[seat.seat][-1]
        left = frame[1] if frame[0] == "fall" else 1
        toll = fire.who_falls(p, unit, left, choices)
        told: dict[str, Told] = {"n": left, "left": toll.standing}
        if not toll.standing:
            return Decision(toll.action, Reason("bot-all-fall", told))
        if toll.action.args[0] == "soldiers":
            return Decision(toll.action, Reason("bot-soldiers-fall", told))
        return Decision(toll.action, Reason("bot-loses", {**told, "card": toll.action.args[0], "toll": toll.cost}))

    def pay(self, seat: Seat, choices: list[Action]) -> Decision:
        """Buy off what would be the end, and otherwise only with stars nobody waits for."""
        p: Field = seat.play
        unit = unit_of(seat)
        falling = p.battle.lanes[seat.seat][-1][1]
        outlook = self.see(seat)
        men = strength(p, unit)

        def rate(action: Action) -> float:
            courage, stars = int(action.args[0]), int(action.args[1])
            left = men - (falling - courage - stars)
            if left <= 0:
                return -1e6 + left
            cheap = 0.4 if not outlook.needed else 1.2
            dear = 0.5 if unit.courage - courage >= outlook.courage_ahead else 1.6
            return left - cheap * stars - dear * courage

        rated = ranked(choices, rate)
        best = rated[0][0]
        paid = int(best.args[0]) + int(best.args[1])
        told: dict[str, Told] = {"n": falling, "bought": paid, "left": max(0, men - falling + paid)}
        key = "bot-pay" if told["left"] else "bot-pay-in-vain"
        return Decision(best, Reason(key, told, in_soldiers(rated) if told["left"] else None))

    def sacrifice(self, seat: Seat, choices: list[Action]) -> Decision:
        rated = fire.least_specialists(choices)
        action, worth = rated[0]
        return Decision(action, Reason("bot-sacrifice", {"card": action.args[0], "worth": -worth}, in_soldiers(rated)))

    def react(self, seat: Seat, choices: list[Action]) -> Decision:
        """A bad mine die is turned to 1, and what saves the Unit from a mine that ends it is used; others stand."""
        p: Field = seat.play
        owner, number, purpose = p.battle.lanes[seat.seat][-1][1:]
        stands = Decision(Action("pass"), Reason("bot-die-stands", {"n": number}))
        if purpose != "mine" or owner != seat.seat:
            return stands
        gentler = Action("set", ("1",))
        if number >= 5 and gentler in choices:
            return Decision(gentler, Reason("bot-mine-turned", {"n": number - 1}))
        if _outlives(seat, stands.action):
            return stands
        # whatever a card was kept for, nobody is left to do it
        means = (action for action in seat.choices() if action.verb in ("set", "use"))
        saved = next((action for action in means if _outlives(seat, action)), stands.action)
        if saved.verb == "set":
            return Decision(saved, Reason("bot-mine-turned", {"n": number - int(saved.args[0])}))
        if saved.verb == "use":
            return Decision(saved, Reason("bot-mine-outlived", {"card": saved.args[0], "n": number}))
        return Decision(saved, Reason("bot-mine-ends", {"n": number}))

    def fight(self, seat: Seat, choices: list[Action]) -> Decision:
        """Fight back when twice as strong as the defence."""
        p: Field = seat.play
        unit = unit_of(seat)
        german = defence(p, unit)
        men = strength(p, unit)
        wanted = ("fight", "join") if men >= 2 * german else ("pass",)
        action = next((action for action in choices if action.verb in wanted), choices[0])
        key = "bot-no-fight" if action.verb == "pass" else "bot-fight"
        return Decision(action, Reason(key, {"men": men, "defence": german}))

    # --- trading ------------------------------------------------------------------------------------------------

    def stand(self, outlook: Outlook, action: Action) -> float:
        """What other Units make of a move: who stands together can trade; narrow sectors are left to the nearest."""
        p, unit = outlook.p, outlook.unit
        if p.book.solo or action.verb == "give-up":
            return 0.0
        sector = p.book.index(action.args[0]) if action.args else unit.sector
        if outlook.plan.traits.closed >> sector & 1:
            return -10 * self.company
        traits = outlook.plan.traits
        if traits.growth and is_overwhelming(p, unit):
            return 0.0
        if traits.follows and outlook.plan.is_last(sector):
            return 0.0  # nobody trades there (A-TRADE-02)
        return self.company * sum(other.sector == sector and not team.is_leaving(p, other) for other in p.others(unit))

    def draft(self, seat: Seat, choices: list[Action]) -> Decision:
        """Only gifts that help the team are offered."""
        p: Field = seat.play
        unit = unit_of(seat)
        frame = p.battle.lanes[seat.seat][-1]
        gift = team.best_gift(self, p, unit, p.unit(frame[1]))
        if not gift.amount:
            return Decision(Action("cancel"), Reason("bot-no-gift", {"unit": frame[1]}))
        action = Action("offer") if gift.lies_in(Terms(frame[3])) else gift.action
        return Decision(action, self.gives(frame[1], gift))

    def offer(self, seat: Seat, choices: list[Action]) -> Decision:
        """A fair offer is accepted, and one by which the team is better off."""
        p: Field = seat.play
        unit = unit_of(seat)
        frame = p.battle.lanes[seat.seat][-1]
        terms = Terms(frame[3])
        gain = sum(WORTHS[name] * amount for name, amount in terms.amounts[TAKE].items())
        gain += sum(worth_of(slug) for slug in terms.cards[TAKE])
        price = sum(WORTHS[name] * amount for name, amount in terms.amounts[GIVE].items())
        price += sum(worth_of(slug) for slug in terms.cards[GIVE])
        told: dict[str, Told] = {"unit": frame[1], "gain": gain, "price": price}
        reason = Reason("bot-accepts", told)
        is_fair = gain >= price
        if not is_fair and not terms.cards[GIVE]:
            now, then = team.with_offer(self, p, unit, p.unit(frame[1]), terms)
            is_fair = then > self.enough(now)
            told_too: dict[str, Told] = {"unit": frame[1]}
            reason = Reason("bot-accepts-for-both", told_too)
            if is_fair and seat.explains and self.see(seat).is_chance:
                reason = self.together_told("bot-accepts-together", now, then, told_too)
        wanted = "accept" if is_fair else "decline"
        action = next((action for action in choices if action.verb == wanted), choices[-1])
        return Decision(action, reason if is_fair else Reason("bot-declines", told))

    def swap_take(self, seat: Seat, choices: list[Action]) -> Decision:
        """A swap is accepted when the own tally does not suffer by it."""
        outlook = self.see(seat)
        p: Field = seat.play
        before = adjusting.upkeep_value(seat, outlook, p)
        trial = held(seat, p)
        seat.game.act(trial, seat.seat, Action("accept"))
        after = adjusting.upkeep_value(seat, outlook, trial)
        rated = best_first([(Action("accept"), after), (Action("decline"), before)])
        key = "bot-swap-welcome" if after >= before else "bot-swap-declined"
        return Decision(rated[0][0], Reason(key, {}, self.weighed(rated)))


def _outlives(seat: Seat, action: Action) -> bool:
    """Whether the Unit is still there when this was done and the die that lies there has taken its toll."""
    p = held(seat, seat.play)
    answer = action
    for _ in range(TO_THE_END):
        seat.game.act(p, seat.seat, answer)
        lane = p.battle.lanes[seat.seat]
        if all(frame[0] != "d6" for frame in lane):
            return unit_of(seat, p).status == IN_PLAY
        asked = p.rules.steps[lane[-1][0]].choices(p, seat.seat, lane[-1])
        if not asked:
            return True  # somebody else may still change it
        answer = Action("pass") if lane[-1][0] == "react" else asked[0]
    return False
