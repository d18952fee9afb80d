"""Trading: an offer is drafted, put to the other Unit, accepted, refused or withdrawn; dice are swapped (B-TRADE)."""

from __future__ import annotations

from hhour.dday.rules.battle.book import APART
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import flag, note_use
from hhour.dday.rules.battle.state import SWAPPED, Force, Unit
from hhour.dday.rules.battle.trading import GIVE, TAKE, Terms, goods, read_terms, refuse_terms, why_no_goods
from hhour.dday.rules.battle.verbs import RESOURCES, change, hand_over, reroll_spare_dice, resource
from hhour.dday.rules.cards.hooks import MORE_SWAPS, fold
from hhour.dday.rules.dice.results import exchange_dice, results_of, take_spare_die
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.reasons import why_die
from hhour.kernel.action import Action
from hhour.kernel.choice import SPARE_DIE
from hhour.kernel.faces import COLOUR_NUMBER, FACE_NUMBER, SKULL, face_of, result_name
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

OFFER = Action("offer")
CANCEL = Action("cancel")
ACCEPT = Action("accept")
DECLINE = Action("decline")
WITHDRAW = Action("withdraw")
STOP = Action("stop")
_SIDES = {"give": GIVE, "take": TAKE}


class Draft(Ask):
    """Putting an offer together: `give soldiers 3`, `take bazooka`, then `offer` or `cancel`. `a`: the partner.

    The choices name one and all of each resource; any other amount is accepted too.
    """

    rule = "B-TRADE-01"

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        unit = p.unit(seat)
        other = p.unit(frame[1])
        terms = read_terms(frame[3])
        found: list[Action] = []
        for verb, side in _SIDES.items():
            owner = unit if side == GIVE else other
            for name in RESOURCES:
                most = resource(owner, name)
                if most and name not in terms.amounts[side]:
                    found += _amounts(verb, name, most)
            for slug in goods(p, owner):
                if slug not in terms.cards[side]:
                    found.append(Action(verb, (slug,)))
        if not terms.is_empty() and refuse_terms(p, unit, other, terms) is None:
            found.append(OFFER)
        found.append(CANCEL)
        return found

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        unit = p.unit(seat)
        other = p.unit(frame[1])
        if action.text == "cancel":
            return None
        if action.text == "offer":
            return refuse_terms(p, unit, other, read_terms(frame[3]))
        if action.verb not in _SIDES or not 0 < len(action.args) < 3:
            return Refusal("B-TRADE-01", "trade-words", {"action": action.text})
        owner = unit if action.verb == "give" else other
        if action.args[0] in RESOURCES:
            amount = action.args[1] if len(action.args) == 2 else ""
            if not (amount.isascii() and amount.isdigit() and len(amount) < 10):
                return Refusal("B-TRADE-01", "trade-words", {"action": action.text})
            if int(amount) > resource(owner, action.args[0]):
                params: dict[str, int | str] = {"unit": owner.seat, "resource": action.args[0], "n": int(amount)}
                return Refusal("B-TRADE-01", "trade-too-much", params)
            return None
        if len(action.args) != 1 or action.args[0] not in goods(p, owner):
            return why_no_goods(p, owner, action.args[0])
        return None

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        if action.verb == "cancel":
            p.pop(seat)
        elif action.verb == "offer":
            p.replace(seat, "offered", frame[1], 0, frame[3])
            p.push(frame[1], "offer", seat, text=str(Terms(frame[3]).turned()))
            if p.sink is not None:
                terms = Terms(frame[3])
                p.emit("trade-offered", seat, "B-TRADE-07", {"unit": frame[1], **_told(terms)})
        else:
            terms = Terms(frame[3])
            side = _SIDES[action.verb]
            if action.args[0] in RESOURCES:
                terms.amounts[side][action.args[0]] = int(action.args[1])
            elif action.args[0] not in terms.cards[side]:  # B-TRADE-01
                terms.cards[side].append(action.args[0])
            p.replace(seat, "draft", frame[1], 0, str(terms))


def _amounts(verb: str, name: str, most: int) -> list[Action]:
    """`give soldiers 1` and `give soldiers 7`, shared."""
    key = (verb, name, most)
    found = _AMOUNTS.get(key)
    if found is None:
        found = _AMOUNTS[key] = [Action(verb, (name, str(amount))) for amount in sorted({1, most})]
    return found


_AMOUNTS: dict[tuple[str, str, int], list[Action]] = {}


def _told(terms: Terms) -> dict[str, str]:
    return {"give": terms.side(GIVE), "take": terms.side(TAKE)}


class Offered(Ask):
    """The offer lies with the other Unit; it can be withdrawn until it is answered."""

    watches = True
    rule = "B-TRADE-07"

    def asks(self, p: Field, seat: int, frame: Frame) -> bool:
        return False

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        return [WITHDRAW]

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return None if action.text == "withdraw" else Refusal("B-TRADE-07", "trade-waits", {"unit": frame[1]})

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)
        drop_frame(p, frame[1], ("offer", "swap-take"), seat)
        if p.sink is not None:
            p.emit("trade-withdrawn", seat, "B-TRADE-07", {"unit": frame[1]})


def drop_frame(p: Field, seat: int, names: tuple[str, ...], partner: int) -> None:
    """Take the frame that names the partner out of a lane, wherever it lies."""
    lane = p.battle.lanes[seat]
    p.battle.lanes[seat] = tuple(f for f in lane if not (f[0] in names and f[1] == partner))


class Offer(Ask):
    """Another Unit's offer: accept or decline (B-TRADE-07). `a`: who offers; the text is seen from this side."""

    watches = True
    rule = "B-TRADE-07"

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        found = [DECLINE]
        if refuse_terms(p, p.unit(seat), p.unit(frame[1]), read_terms(frame[3])) is None:
            found.insert(0, ACCEPT)
        return found

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if len(self.choices(p, seat, frame)) > 1:
            return False
        self.answer(p, seat, frame, DECLINE)  # it can no longer be carried out
        return True

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        """Nobody is bound by an offer (B-TRADE-07), and it may not be possible any more (B-TRADE-08)."""
        if action.text == "accept":
            return refuse_terms(p, p.unit(seat), p.unit(frame[1]), read_terms(frame[3]))
        return None if action.text == "decline" else Refusal(self.rule, "trade-answer", {"unit": frame[1]})

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)
        drop_frame(p, frame[1], ("offered",), seat)
        if action.verb == "accept":
            carry_out(p, p.unit(seat), p.unit(frame[1]), Terms(frame[3]))
        elif p.sink is not None:
            p.emit("trade-declined", seat, "B-TRADE-07", {"unit": frame[1]})


def carry_out(p: Field, unit: Unit, other: Unit, terms: Terms) -> None:
    """Exchange what was agreed."""
    if p.sink is not None:
        p.emit("traded", unit.seat, "B-TRADE-01", {"unit": other.seat, **_told(terms)})
    vehicles = (unit.vehicle, other.vehicle)
    for giver, taker, side in ((unit, other, GIVE), (other, unit, TAKE)):
        for name, amount in terms.amounts[side].items():
            change(giver, name, -amount)
            change(taker, name, amount)
        for slug in terms.cards[side]:
            hand_over(p, giver, taker, slug, vehicles[side])
    for one in (unit, other):
        reopen(p, one)
        if p.book.moments:
            p.happens("traded", one)


def reopen(p: Field, unit: Force) -> None:
    """A Unit that was done with this stage may use what it was given."""
    name = p.book.reopened.get(p.battle.stage, "")
    if name and not any(frame[0] == name for frame in p.battle.lanes[unit.seat]):
        p.battle.lanes[unit.seat] = ((name, 0, 0, ""), *p.battle.lanes[unit.seat])


BEYOND = "beyond"


def note_swap(p: Field, unit: Unit) -> None:
    """The swap of the turn is done (B-TRADE-13); a card may allow more (W-CARD-HERO-18)."""
    if p.book.passives[MORE_SWAPS] and fold(p, MORE_SWAPS, unit) > unit.used.count("swap"):
        note_use(unit, "swap")
    else:
        flag(unit, SWAPPED)


class SwapGive(Pick):
    """Which own die is offered for a swap. `a`: the partner (B-TRADE-14)."""

    rule = "B-TRADE-14"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        other = p.unit(frame[1])
        if other.flags & SWAPPED:  # it has swapped with somebody else meanwhile (B-TRADE-13)
            return [CANCEL]
        # a box may forbid a pair (W-GOLD-60)
        return [
            Action("exchange", (unit.tray.names[mine], other.tray.names[theirs]))
            for mine in results_of(unit)
            for theirs in results_of(other)
            if refuse_pair(p, unit, mine, other, theirs) is None
        ] + [CANCEL]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "exchange":
            return None
        other = p.unit(frame[1])
        if other.flags & SWAPPED:
            return Refusal("B-TRADE-13", "swap-partner-once", {"unit": other.seat})
        if any(word in COLOUR_NUMBER for word in action.args):
            return Refusal("B-TRADE-15", "swap-virtual", {})
        if len(action.args) != 2:
            return Refusal("B-TRADE-14", "swap-one", {})
        missing = why_die(unit, action.args[0]) or why_die(other, action.args[1])
        if missing is not None:
            return missing
        mine, theirs = unit.tray.numbers[action.args[0]], other.tray.numbers[action.args[1]]
        return refuse_pair(p, unit, mine, other, theirs)

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "cancel":
            return
        mine, theirs = action.args
        other = p.unit(frame[1])
        p.push(unit.seat, "offered", other.seat)
        p.push(other.seat, "swap-take", unit.seat, other.tray.numbers[theirs], mine)
        if p.sink is not None:
            p.emit("swap-offered", unit.seat, "B-TRADE-12", {"unit": other.seat, "die": mine, "for": theirs})


def refuse_pair(p: Field, unit: Force, mine: int, other: Force, theirs: int) -> Refusal | None:
    """Why a box lets these two dice not change hands (W-GOLD-60); it is asked about `1:r1 2:w2`."""
    if not p.book.vetoes:
        return None
    return p.veto("exchange", unit, f"{unit.seat}:{unit.tray.names[mine]} {other.seat}:{other.tray.names[theirs]}")


class SwapTake(Pick):
    """Another Unit wants to swap a die: accept or decline. `a`: who; `b`: our die; text: theirs.

    With BEYOND behind it the swap is not the one of the turn: a card of the other Unit allows it.
    """

    rule = "B-TRADE-12"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [ACCEPT, DECLINE]

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        other = p.unit(frame[1])
        drop_frame(p, other.seat, ("offered",), unit.seat)
        if action.verb == "decline":
            if p.sink is not None:
                p.emit("trade-declined", unit.seat, "B-TRADE-07", {"unit": other.seat})
            return
        name, _, beyond = frame[3].partition(" ")
        mine, theirs = frame[2], other.tray.numbers[name]
        exchange_dice(p, unit, mine, other, theirs)
        if not beyond:  # B-TRADE-13
            note_swap(p, unit)
            note_swap(p, other)
        if p.sink is not None:
            p.emit("swapped", unit.seat, "B-TRADE-14", {"unit": other.seat, "die": unit.tray.names[mine], "for": name})


class SwapPool(Pick):
    """Solo: one die of the tally for one of the trading pool (B-SOLO-10)."""

    rule = "B-SOLO-10"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        pool = sorted(set(p.battle.spare_dice))
        found = [
            Action("exchange", (unit.tray.names[die], *result_name(spare).split(" ")))
            for die in results_of(unit)
            if self._kept(p, unit, unit.tray.names[die]) is None
            for spare in pool
        ]
        return [*found, CANCEL]

    def _kept(self, p: Field, unit: Unit, name: str) -> Refusal | None:
        """Why a box keeps this die with its Unit (W-GOLD-60)."""
        return p.veto("exchange", unit, f"{unit.seat}:{name}") if p.book.version >= APART else None

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "exchange" or not action.args:
            return None
        if action.args[0] in COLOUR_NUMBER:
            return Refusal("B-TRADE-15", "swap-virtual", {})
        if len(action.args) != 3 or action.args[1] not in COLOUR_NUMBER or action.args[2] not in FACE_NUMBER:
            return Refusal("B-SOLO-10", "swap-one-spare", {})
        missing = why_die(unit, action.args[0]) or self._kept(p, unit, action.args[0])
        return missing or Refusal("B-SOLO-11", "swap-not-there", {"colour": action.args[1], "face": action.args[2]})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "cancel":
            return
        take_spare_die(p, unit, unit.tray.numbers[action.args[0]], action.args[1], action.args[2])
        note_swap(p, unit)
        if p.sink is not None:
            p.emit("swapped-pool", unit.seat, "B-SOLO-10", {"die": action.args[0], "face": action.args[2]})


class SpareSkulls(Pick):
    """Solo: any SKULLs of the new trading pool may be re-rolled once; slots name its dice (B-SOLO-09)."""

    rule = "B-SOLO-09"
    dice = SPARE_DIE

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        mask = sum(1 << die for die, spare in enumerate(p.battle.spare_dice) if face_of(spare) == SKULL)
        return [STOP, *p.book.spare.any_subsets("reroll", mask)]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "reroll" or not action.args:
            return None
        known = all(word in p.book.spare.numbers for word in action.args)
        return Refusal(self.rule, "spare-skulls-only", {}) if known else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "stop":
            return
        reroll_spare_dice(p, unit, p.book.spare.mask(action.args), frame[3])


STEPS: dict[str, Ask] = {
    "draft": Draft(),
    "offered": Offered(),
    "offer": Offer(),
    "swap-give": SwapGive(),
    "swap-take": SwapTake(),
    "swap-pool": SwapPool(),
    "spare-skulls": SpareSkulls(),
}
