"""Moments of the turn at which the German may act: before ROLL, before SKULLs, before MOVE, and after (B-TURN-15)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.bonuses import PASS
from hhour.dday.boxes.atlantikwall.german.force import German, german, is_german
from hhour.dday.boxes.atlantikwall.german.standing import passes
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import note_use
from hhour.dday.rules.battle.state import MINES_FOUND, Force
from hhour.dday.rules.battle.table import announce_turn
from hhour.dday.rules.battle.verbs import POINTS, gain, spend_card
from hhour.dday.rules.cards.free import card_choices
from hhour.dday.rules.cards.hooks import MINE_PROOF, fold
from hhour.dday.rules.dice.d6 import roll_for
from hhour.dday.rules.dice.tally import active_skulls
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

OBSERVER: Final = "beobachter"
MOST_SEEN: Final = 3  # RWB bonuses of the Units that count in a turn: 6 item points (A-CARD-GS-07)
TRAPS: Final = "booby-traps"
SPRING: Final = Action("spring", (TRAPS,))


def has_use_in(p: Field, he: German, moment: str) -> bool:
    """Whether he can use a card of this very moment now (A-CARD-T-02, B-TURN-15)."""
    used = [action.args[0] for action in card_choices(p, he) if action.verb == "use"]
    return any(moment in p.book.cards[slug].timing for slug in used)


class MayPlay(Ask):
    """A moment at which he may use a card that belongs to it; `pass` lets it go by."""

    free = True

    def wanted(self, p: Field, he: German) -> bool:
        raise NotImplementedError

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if self.wanted(p, german(p)):
            return False
        p.pop(seat)
        return True

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        return [PASS]

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return None if action.text == "pass" else Refusal(self.rule, "ready-or-card", {"action": action.text})

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)


class TurnStart(MayPlay):
    """Before the first roll: asked only where a card for it lies open (A-CARD-GI-05)."""

    rule = "B-TURN-15"

    def wanted(self, p: Field, he: German) -> bool:
        return has_use_in(p, he, "turn-start")


class MoveStart(MayPlay):
    """Before any Unit moves: asked of any hand, so that the question tells nothing (A-CARD-DEC-06, A-DECO-10)."""

    rule = "B-TURN-15"

    def wanted(self, p: Field, he: German) -> bool:
        return bool(he.decorations) and not passes(p, he.seat)


class BeforeSkulls(MayPlay):
    """A Decoration of UPKEEP is played before the SKULLs do their work (A-CARD-DEC-17).

    Asked of any hand, so that the question tells nothing; where nobody is to be told, only if there is such a card.
    """

    rule = "A-GER-19"

    def wanted(self, p: Field, he: German) -> bool:
        has_card = bool(he.decorations) if p.battle.units else has_use_in(p, he, "upkeep")
        return has_card and not passes(p, he.seat) and bool(active_skulls(p, he, he.claimed, he.straight))


class TurnStartStage(Stage[Field]):
    """What holds for one turn is over before the next begins."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        if p.battle.stage == 0:
            announce_turn(p)
        he = german(p)
        verbs.gas(he, -1)
        p.push(he.seat, "turn-start")


class MoveStartStage(Stage[Field]):
    """The start of MOVE."""

    phase = "MOVE"

    def open(self, p: Field) -> None:
        p.push(german(p).seat, "move-start")


# --- when a Unit has moved --------------------------------------------------------------------------------------------


def arrived(p: Field, force: Force) -> bool:
    """A Unit has moved, not into a Bunker: with Booby Traps the German is asked (A-CARD-GI-02)."""
    he = german(p)
    if TRAPS in he.items and not p.here(force).bunker:
        p.push(he.seat, "booby-trap", force.seat)
    return False


def is_trap_proof(p: Field, unit: Force) -> bool:
    """Whether it has the Minesweeper, or has used a Mine Detector this turn (A-CARD-GI-02)."""
    return bool(unit.flags & MINES_FOUND or fold(p, MINE_PROOF, unit))


class BoobyTrap(ForcePick):
    """Spring the traps on Unit `a`?"""

    rule = "A-CARD-GI-02"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [SPRING, PASS] if TRAPS in unit.items else [PASS]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb != "spring":
            return
        other = p.unit(frame[1])
        p.cause = p.emit("sprung", unit.seat, self.rule, {"card": TRAPS, "unit": other.seat}, TRAPS)
        spend_card(p, unit, TRAPS)
        if not is_trap_proof(p, other):
            roll_for(p, other, "booby-trap", 0, self.rule, TRAPS)


# --- when a Unit has obtained an RWB ----------------------------------------------------------------------------------


def obtained(p: Field, force: Force) -> bool:
    """The Beobachter reports every RWB bonus of the Units, three in a turn at most (A-CARD-GS-07)."""
    he = german(p)
    if OBSERVER in he.specialists and not is_german(force) and he.used.count(f"seen {OBSERVER}") < MOST_SEEN:
        note_use(he, f"seen {OBSERVER}")
        gain(p, he, POINTS, 2, "A-CARD-GS-07", OBSERVER)
    return False


STEPS: dict[str, Ask] = {
    "turn-start": TurnStart(),
    "move-start": MoveStart(),
    "before-skulls": BeforeSkulls(),
    "booby-trap": BoobyTrap(),
}
