"""An officer under fire and at trade: COMBAT, sacrifices, fighting back, gifts and offers."""

from __future__ import annotations

from hhour.advice.odds.groups import Values
from hhour.bots.dday import adjusting, fire, team
from hhour.bots.dday.cards import worth_of
from hhour.bots.dday.outlook import Outlook
from hhour.bots.dday.scouting import is_overwhelming
from hhour.bots.dday.search import held, unit_of
from hhour.bots.protocol import Decision, Reason, Seat
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.battle.trading import GIVE, TAKE, Terms
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.fight.defence import defence
from hhour.kernel.action import Action

WORTHS = {"soldiers": 1.0, "courage": 1.5, "stars": 1.0, "points": 0.3}


def best_of(action: Action, choices: list[Action]) -> Decision:
    """A plain decision among so many."""
    return Decision(action, Reason("bot-best-of", {"n": len(choices)}))


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

    # --- COMBAT -------------------------------------------------------------------------------------------------

    def before_guns(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        unit = unit_of(seat)
        action = fire.before_guns(p, unit, [action for action in choices if action.verb == "use"])
        if action is None:
            return Decision(Action("ready"), Reason("bot-ready"))
        return Decision(action, Reason("bot-use", {"card": action.args[0]}))

    def after_guns(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        unit = unit_of(seat)
        uses = [action for action in choices if action.verb == "use"]
        action = fire.after_guns(p, unit, uses)
        if action is not None:
            return Decision(action, Reason("bot-use", {"card": action.args[0]}))
        return self.help(seat, choices) or Decision(Action("ready"), Reason("bot-ready"))

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
                return Decision(trade, Reason("bot-helps", {"unit": int(trade.args[0])}))
        return None

    def fall(self, seat: Seat, choices: list[Action]) -> Decision:
        p: Field = seat.play
        unit = unit_of(seat)
        frame = p.battle.lanes[seat.seat][-1]
        left = frame[1] if frame[0] == "fall" else 1
        action = fire.who_falls(p, unit, left, choices)
        if action.args[0] == "soldiers":
            return Decision(action, Reason("bot-soldiers-fall"))
        return Decision(action, Reason("bot-loses", {"card": action.args[0]}))

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

        return best_of(max(choices, key=rate), choices)

    def sacrifice(self, seat: Seat, choices: list[Action]) -> Decision:
        action = fire.least_specialist(choices)
        return Decision(action, Reason("bot-sacrifice", {"card": action.args[0]}))

    def react(self, seat: Seat, choices: list[Action]) -> Decision:
        """A bad mine die is turned to 1; others stand."""
        p: Field = seat.play
        frame = p.battle.lanes[seat.seat][-1]
        gentler = Action("set", ("1",))
        if frame[3] == "mine" and frame[2] >= 5 and frame[1] == seat.seat and gentler in choices:
            return best_of(gentler, choices)
        return best_of(Action("pass"), choices)

    def fight(self, seat: Seat, choices: list[Action]) -> Decision:
        """Fight back when twice as strong as the defence."""
        p: Field = seat.play
        unit = unit_of(seat)
        german = defence(p, unit)
        wanted = ("fight", "join") if strength(p, unit) >= 2 * german else ("pass",)
        action = next((action for action in choices if action.verb in wanted), choices[0])
        return best_of(action, choices)

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
            return best_of(Action("cancel"), choices)
        action = Action("offer") if gift.lies_in(Terms(frame[3])) else gift.action
        return Decision(action, Reason("bot-helps", {"unit": frame[1]}))

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
        is_fair = gain >= price or (not terms.cards[GIVE] and team.is_welcome(self, p, unit, p.unit(frame[1]), terms))
        wanted = "accept" if is_fair else "decline"
        action = next((action for action in choices if action.verb == wanted), choices[-1])
        return Decision(action, Reason("bot-trade", {"unit": frame[1]}))

    def swap_take(self, seat: Seat, choices: list[Action]) -> Decision:
        """A swap is accepted when the own tally does not suffer by it."""
        outlook = self.see(seat)
        p: Field = seat.play
        before = adjusting.upkeep_value(seat, outlook, p)
        trial = held(seat, p)
        seat.game.act(trial, seat.seat, Action("accept"))
        accept = adjusting.upkeep_value(seat, outlook, trial) >= before
        return best_of(Action("accept" if accept else "decline"), choices)
