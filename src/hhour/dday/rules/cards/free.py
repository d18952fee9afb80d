"""What a Unit may do beside answering its question: use cards, trade, swap dice, give up a vehicle."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import note_use
from hhour.dday.rules.battle.state import IN_PLAY, OUT, SAFE, SWAPPED, Force, Unit
from hhour.dday.rules.battle.trading import can_meet, refuse_partner
from hhour.dday.rules.battle.verbs import abandon, spend_card
from hhour.dday.rules.cards.card import DISCARD, ONCE, SACRIFICE, Card
from hhour.dday.rules.cards.finding import unknown_card
from hhour.dday.rules.cards.hooks import SWAP_DICE, fold
from hhour.dday.rules.cards.sacrifice import push_price
from hhour.dday.rules.turn.reasons import why_unit
from hhour.kernel.action import Action
from hhour.kernel.refusal import Refusal
from hhour.kernel.windows import reopen

FREE_VERBS = frozenset(("use", "trade", "swap", "abandon"))


def usable_now(p: Field, unit: Force) -> dict[str, Card]:
    """The cards whose timing fits this moment, whoever owns them; empty while a question must be answered first."""
    battle = p.battle
    if battle.stage < 0:
        return NO_CARDS
    lane = battle.lanes[unit.seat]
    return p.book.usable_at[battle.stage][lane[-1][0] if lane else ""]


NO_CARDS: dict[str, Card] = {}


def card_choices(p: Field, unit: Force) -> list[Action]:
    """The cards this Unit may use now, and the dice it may swap."""
    return NOTHING if is_bare(p, unit) else _fitting(p, unit, usable_now(p, unit))


def _fitting(p: Field, unit: Force, usable: dict[str, Card]) -> list[Action]:
    """Those of the cards whose moment it is that are the Unit's to use, and the dice it may swap."""
    found: list[Action] = []
    book = p.book
    if usable:
        if book.unhelped and not (unit.held or unit.vehicle):
            cards = unit.specialists + unit.items + unit.awards
        else:
            cards = within_reach(p, unit)
        for slug in cards:
            if slug in usable and refuse_card(p, unit, usable[slug]) is None:
                found.append(usable[slug].to_use)
    if book.swapping[p.battle.stage]:
        found.extend(swap_choices(p, unit))
    return found


def within_reach(p: Field, unit: Force) -> tuple[str, ...]:
    """The cards this Unit could use if their moment came: its own, and vehicles in its sector."""
    cards = unit.specialists + unit.items + unit.awards
    if unit.held:
        cards += unit.held
    if p.book.unhelped:
        return (*cards, unit.vehicle) if unit.vehicle else cards
    if not p.book.plain:
        cards += p.profile(unit).hidden_cards(p, unit)
    if len(p.battle.vehicles) < len(p.book.vehicles):
        cards += vehicles_here(p, unit)
    return cards


def may_use(p: Field, unit: Force, stage: int, question: str) -> bool:
    """Whether a card of the Unit fits a question that is to be asked in a stage: a quick look, before it is."""
    usable = p.book.usable_at[stage][question]
    return not usable.keys().isdisjoint(within_reach(p, unit))


def held_choices(p: Field, unit: Force) -> list[Action]:
    """The cards of other boxes' kinds that may be used now."""
    usable = usable_now(p, unit)
    return [usable[slug].to_use for slug in unit.held if slug in usable and not refuse_card(p, unit, usable[slug])]


def is_bare(p: Field, unit: Force) -> bool:
    """Nobody to help it, and nothing in front of it to act with: no card can be used, no die swapped."""
    if unit.items or unit.awards or unit.held or unit.vehicle or not p.book.unhelped:
        return False
    return not unit.specialists or p.book.acting.isdisjoint(unit.specialists)


def vehicles_here(p: Field, unit: Force) -> tuple[str, ...]:
    """Vehicles whose ability reaches this Unit: all in its sector (B-VEH-04)."""
    units = p.battle.units
    return tuple(o.vehicle for o in units if o.vehicle and o.status == IN_PLAY and o.sector == unit.sector)


def refuse_card(p: Field, unit: Force, card: Card) -> Refusal | None:
    """Why this card, whose moment it is, cannot be used by the Unit that has it."""
    if card.use is None:
        return Refusal(card.rule, "card-passive", {"card": card.slug})
    if card.spend == ONCE and card.slug in unit.used:
        return Refusal(card.rule, "card-once", {"card": card.slug})
    if p.book.vetoes:
        forbidden = p.veto("use", unit, card.slug)
        if forbidden is not None:
            return forbidden
    return card.use.refuse(p, unit, card.slug)


def swap_choices(p: Field, unit: Force) -> list[Action]:
    """Dice may be swapped after the last roll, once a turn and Unit (B-TRADE-13), with the right Specialist in play
    (B-TRADE-12), by Units alone (A-GER-21); a lone Unit swaps with its pool (B-SOLO-10).
    """
    if unit.flags & SWAPPED or not unit.faces or is_still_rolling(p, unit) or not fold(p, SWAP_DICE, unit):
        return []
    if p.book.vetoes and p.veto("swap", unit, "") is not None:
        return []
    if p.book.solo:
        return [Action("swap", ("pool",))] if p.battle.spare_dice else []
    return [
        Action("swap", (str(other.seat),))
        for other in p.others(unit)
        if not other.flags & SWAPPED and other.faces and can_be_asked(p, other) and not is_still_rolling(p, other)
    ]


def is_still_rolling(p: Field, unit: Force) -> bool:
    """Whether the Unit is at its dice, the first time or once more."""
    lane = p.battle.lanes[unit.seat]
    return bool(lane) and lane[-1][0] in p.book.at_dice


def can_be_asked(p: Field, other: Force) -> bool:
    """Whether an offer can be put to the Unit now: it is idle or at a question that lets it act freely."""
    lane = p.battle.lanes[other.seat]
    return not lane or lane[-1][0] in p.book.free_steps


def may_act(p: Field, unit: Force) -> bool:
    """Whether the Unit is at a moment between two steps (B-TURN-13)."""
    battle = p.battle
    lane = battle.lanes[unit.seat]
    question = lane[-1][0] if lane else ""
    return battle.stage >= 0 and unit.status == IN_PLAY and question in p.book.acts_at[battle.stage]


def worth_asking(p: Field, unit: Force) -> list[Action]:
    """What the Unit, which is at such a moment, may do of its own accord and a question waits for: cards, trades."""
    if not p.book.unhelped:
        return _worth_asking(p, unit)
    if unit.items or unit.awards or not is_bare(p, unit):
        return _fitting(p, unit, usable_now(p, unit))
    return NOTHING


def _worth_asking(p: Field, unit: Force) -> list[Action]:
    found = _fitting(p, unit, usable_now(p, unit))
    if not p.book.solo and p.book.trading[p.battle.stage] and isinstance(unit, Unit):
        barred = p.battle.away and p.veto("trading", unit, "") is not None  # whoever is away may be apart from all
        for other in () if barred else p.battle.units:
            if other is not unit and can_meet(p, unit, other) and can_be_asked(p, other):
                found.append(_TRADES[other.seat])
    for verb in p.book.waited_verbs:
        found += verb.choices(p, unit)
    return found


def free_choices(p: Field, unit: Force) -> list[Action]:
    """Everything the Unit may do of its own accord."""
    if p.book.unhelped:
        return own_choices(p, unit)
    if not may_act(p, unit):
        return NOTHING
    found = _worth_asking(p, unit)
    if unit.vehicle:
        found.append(ABANDON)
    for verb in p.book.other_verbs:
        found += verb.choices(p, unit)
    return found


def own_choices(p: Field, unit: Force) -> list[Action]:
    """The same of one Unit alone: nothing but its own cards."""
    battle = p.battle
    if battle.stage < 0 or unit.status != IN_PLAY:
        return NOTHING
    lane = battle.lanes[unit.seat]
    usable = p.book.acts_at[battle.stage].get(lane[-1][0] if lane else "")
    if usable is None:
        return NOTHING
    found = _fitting(p, unit, usable)
    if unit.vehicle:
        found.append(ABANDON)
    return found


NOTHING: list[Action] = []
ABANDON = Action("abandon")
_TRADES = tuple(Action("trade", (str(seat),)) for seat in range(10))


def refuse_free(p: Field, unit: Force, action: Action) -> Refusal | None:
    """Why the Unit may not do this now (B-TURN-13), or None; a box may bring verbs of its own (W-GOLD-12)."""
    if not may_act(p, unit):
        return why_not_now(p, unit, action)
    if action.verb == "use":
        return _refuse_use(p, unit, action)
    if action.verb == "abandon":
        return _refuse_abandon(unit, action)
    if action.verb == "trade":
        return _refuse_trade(p, unit, action)
    if action.verb in p.book.free_verbs:
        return p.book.free_verbs[action.verb].refuse(p, unit, action)
    return refuse_swap(p, unit, action)


def why_not_now(p: Field, unit: Force, action: Action) -> Refusal:
    """Why the Unit cannot act of its own accord at this moment: what it is asked comes first (A-COND-13)."""
    gone = why_out(unit)
    if gone is not None:
        return gone
    lacking = _why_lacking(p, unit, action)
    if lacking is not None:  # no waiting helps
        return lacking
    if action.verb == "trade" and p.phase() == "COMBAT" and not p.book.trading[p.battle.stage]:
        return Refusal("B-TRADE-06", "trade-moment", {})
    lane = p.battle.lanes[unit.seat]
    if not lane:
        return Refusal("B-TURN-03", "waits-for-others", {"action": action.text})
    asked = p.book.steps[lane[-1][0]]
    waits = asked.watches and not asked.asks(p, unit.seat, lane[-1])
    rule = asked.asked_by(p, lane[-1])
    return Refusal(rule, "waits-for-others" if waits else "answer-first", {"action": action.text})


def _why_lacking(p: Field, unit: Force, action: Action) -> Refusal | None:
    """What the Unit would need for this at any moment and does not have: the card, a vehicle, a partner."""
    if action.verb == "use":
        return _why_not_owned(p, unit, action)
    if action.verb == "abandon":
        return _refuse_abandon(unit, action)
    if action.verb == "trade" and (p.book.solo or not isinstance(unit, Unit)):
        return _refuse_trade(p, unit, action)
    if action.verb == "swap" and not fold(p, SWAP_DICE, unit):
        return Refusal("B-TRADE-12", "swap-nobody", {})
    return None


def why_out(unit: Force) -> Refusal | None:
    """Whether the Unit has left the battle, and how."""
    if unit.status == SAFE:
        return Refusal("B-END-04", "unit-safe", {"unit": unit.seat})
    return Refusal("B-END-02", "unit-lost", {"unit": unit.seat}) if unit.status == OUT else None


def refuse_swap(p: Field, unit: Force, action: Action) -> Refusal | None:
    """Why these dice cannot be swapped now, or None."""
    if not isinstance(unit, Unit):  # whoever is in play, he reaches Units alone (A-GER-21)
        return Refusal("B-TRADE-12", "trade-units-only", {"action": action.text})
    if not fold(p, SWAP_DICE, unit):
        return Refusal("B-TRADE-12", "swap-nobody", {})
    forbidden = p.veto("swap", unit, "") if p.book.vetoes else None
    if forbidden is not None:
        return forbidden
    if not p.book.window[p.battle.stage] or not unit.faces or is_still_rolling(p, unit):
        return Refusal("B-TRADE-12", "swap-moment", {})
    if unit.flags & SWAPPED:
        return Refusal("B-SOLO-10" if p.book.solo else "B-TRADE-13", "swap-once", {})
    name = action.args[0] if len(action.args) == 1 else ""
    if p.book.solo:
        if name != "pool":
            return Refusal("B-SOLO-10", "swap-pool", {})
        return None if p.battle.spare_dice else Refusal("B-SOLO-11", "swap-pool-empty", {})
    missing = why_unit(p, unit, name, "B-TRADE-12")
    if missing is not None:
        return missing
    other = p.unit(int(name))
    forbidden = p.veto("swap", unit, name) if p.book.vetoes else None
    if forbidden is not None:
        return forbidden
    if other.flags & SWAPPED:
        return Refusal("B-TRADE-13", "swap-partner-once", {"unit": other.seat})
    if not other.faces or is_still_rolling(p, other):
        return Refusal("B-TRADE-12", "swap-partner-rolls", {"unit": other.seat})
    return None if can_be_asked(p, other) else Refusal("B-TRADE-12", "trade-busy", {"unit": other.seat})


def _refuse_abandon(unit: Force, action: Action) -> Refusal | None:
    return Refusal("B-VEH-09", "no-vehicle", {}) if action.args or not unit.vehicle else None


def _refuse_trade(p: Field, unit: Force, action: Action) -> Refusal | None:
    if not isinstance(unit, Unit):
        return Refusal("B-TRADE-01", "trade-units-only", {"action": action.text})
    return refuse_partner(p, unit, action)


def _why_not_owned(p: Field, unit: Force, action: Action) -> Refusal | None:
    slug = action.args[0] if len(action.args) == 1 else ""
    card = p.book.cards.get(slug)
    if card is None:
        return unknown_card(p, " ".join(action.args))
    own = (*unit.items, *unit.awards, *unit.specialists, *unit.held)
    owned = slug in own or slug in p.profile(unit).hidden_cards(p, unit) or slug in vehicles_here(p, unit)
    return None if owned else Refusal(card.rule, "not-yours", {"card": slug})


def _refuse_use(p: Field, unit: Force, action: Action) -> Refusal | None:
    lacking = _why_not_owned(p, unit, action)
    if lacking is not None:
        return lacking
    slug = action.args[0]
    card = p.book.cards[slug]
    if slug not in usable_now(p, unit):
        return Refusal(card.rule, "wrong-moment", {"card": slug, "timing": ", ".join(card.timing)})
    return refuse_card(p, unit, card)


def do_free(p: Field, unit: Force, action: Action) -> None:
    """Carry it out: a card (B-ITEM-07), a vehicle abandoned (B-VEH-09), a trade (B-TRADE-05), a die swapped
    (B-TRADE-12), what a box brings (W-GOLD-12); whoever has passed in a window may act again (A-GEN-25).
    """
    if not p.book.plain and not (action.verb in p.book.free_verbs and p.book.free_verbs[action.verb].quiet):
        reopen(p, unit.seat)
    if action.verb == "use":
        use_card(p, unit, action.args[0])
    elif action.verb == "abandon":
        abandon(p, unit, "B-VEH-09")
    elif action.verb == "trade":
        p.push(unit.seat, "draft", int(action.args[0]))
    elif action.verb in p.book.free_verbs:
        p.book.free_verbs[action.verb].do(p, unit, action)
    elif action.args[0] == "pool":
        p.push(unit.seat, "swap-pool")
    else:
        p.push(unit.seat, "swap-give", int(action.args[0]))


def use_card(p: Field, unit: Force, slug: str) -> None:
    """Pay the card's price (turn it face down, sacrifice, or its one use of the turn) and let it act."""
    card = p.book.cards[slug]
    assert card.use is not None
    if p.sink is not None:
        p.cause = p.emit("used", unit.seat, card.rule, {"card": slug}, slug)
    if card.spend == DISCARD:
        spend_card(p, unit, slug)
    elif card.spend == ONCE:
        note_use(unit, slug)
    card.use.do(p, unit, slug)
    if card.spend == SACRIFICE:
        push_price(p, unit, slug, card.rule)
