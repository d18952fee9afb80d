"""Windows of a game with a German: the Allies act, then he, until all have passed in a row (A-GEN-25, A-GEN-26)."""

from __future__ import annotations

from typing import ClassVar, Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.effects import WINDOW
from hhour.dday.boxes.atlantikwall.german.force import SIDE, german, is_german
from hhour.dday.boxes.atlantikwall.german.standing import passes, wants_asking
from hhour.dday.rules.battle.book import AS_WRITTEN
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import note_use
from hhour.dday.rules.battle.state import ALLIES, REPEATS, Force
from hhour.dday.rules.box.box import FreeVerb
from hhour.dday.rules.cards.free import card_choices, worth_asking
from hhour.dday.rules.steps.combat import GunsStage
from hhour.dday.rules.steps.window import READY
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Stage, Step
from hhour.kernel.refusal import Refusal
from hhour.kernel.windows import Window

FIRST: Final = Action("first")
COSTING: Final = frozenset(("tnt", "sniper-scope", "field-telephone", "flare-pistol"))  # men, before he pays with them


class Watch(Window[Field]):
    """A window of both sides. A Unit that can do nothing here passes by itself; so does a German with an empty hand.

    With cards in hand he is always asked, as long as there is somebody to hide them from: how many they are is open,
    what they are is not (A-DECO-10). Whoever wants it otherwise gives a standing order.
    """

    free = True
    order = (ALLIES, SIDE)
    done = READY
    seen: ClassVar[frozenset[str]] = frozenset()  # moments whose open cards are waited for; none: those `holds` names

    def able(self, p: Field, seat: int, frame: Frame) -> bool:
        """Whoever has a card for this window (A-GEN-25, A-GER-44)."""
        holds = p.book.holds[p.battle.stage]
        for action in card_choices(p, p.force(seat)):
            slug = action.args[0] if action.verb == "use" else ""
            if not slug or (slug in holds if not self.seen else self.seen.intersection(p.book.cards[slug].timing)):
                return True
        return False

    def _passes_by_itself(self, p: Field, seat: int, frame: Frame) -> bool:
        if passes(p, seat):
            return True
        if wants_asking(p, seat):
            return False
        if is_german(p.force(seat)) and german(p).decorations and p.battle.units:
            return False
        return not self.able(p, seat, frame)


class Adjust(Watch):
    """The adjustment window."""

    name = "adjust"
    rule = "A-GEN-25"


class BeforeFire(Watch):
    """Step 1 of COMBAT: what must be used before the first MGF die (A-GER-44)."""

    name = "before-fire"
    rule = "A-GER-44"

    def able(self, p: Field, seat: int, frame: Frame) -> bool:
        """A card that costs or brings the German men is waited for too: now they count (A-GER-44, A-CARD-T-02)."""
        if super().able(p, seat, frame):
            return True
        used = [action.args[0] for action in card_choices(p, p.force(seat)) if action.verb == "use"]
        return not COSTING.isdisjoint(used)


class AfterFire(Watch):
    """Step 3 of COMBAT: cards on what the guns have shown, trades (A-GER-44)."""

    name = "after-fire"
    rule = "A-GER-44"
    seen = frozenset(("combat-after-mgf", "die-rolled"))

    def able(self, p: Field, seat: int, frame: Frame) -> bool:
        force = p.force(seat)
        return super().able(p, seat, frame) if is_german(force) else bool(worth_asking(p, force))


class BeforeAssault(Watch):
    """Before each comparison both sides may use cards (A-ASSAULT-14)."""

    name = "before-assault"
    rule = "A-ASSAULT-14"
    seen = frozenset(("assault", "any"))


ADJUST: Final = Adjust()
BEFORE_FIRE: Final = BeforeFire()
AFTER_FIRE: Final = AfterFire()
BEFORE_ASSAULT: Final = BeforeAssault()
WINDOWS: Final[dict[str, Watch]] = {one.name: one for one in (ADJUST, BEFORE_FIRE, AFTER_FIRE, BEFORE_ASSAULT)}


def everybody(p: Field) -> tuple[int, ...]:
    """The seats of both sides that are in play."""
    return (*(unit.seat for unit in p.in_play()), german(p).seat)


class AdjustStage(Stage[Field]):
    """All have finished rolling: results are added (A-CARD-GS-13), both sides may act on the tallies (A-GEN-25)."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        if p.book.version >= AS_WRITTEN:
            note_use(german(p), WINDOW)
        ADJUST.open(p, everybody(p))
        for force in p.taking_part():
            if not force.flags & REPEATS:
                p.profile(force).add_results(p, force)


class BeforeFireStage(Stage[Field]):
    """Cards before the guns fire and before the German pays."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        BEFORE_FIRE.open(p, everybody(p))


class FireStage(GunsStage):
    """The guns fire; the German has a say where he has a card for it that lies open (A-GER-44)."""

    def ask(self, p: Field) -> None:
        he = german(p)
        open_cards = any(
            not AFTER_FIRE.seen.isdisjoint(p.book.cards[slug].timing) for slug in (*he.items, *he.specialists)
        )
        seats = everybody(p) if open_cards and p.battle.mgf else everybody(p)[:-1]
        AFTER_FIRE.open(p, seats)


# --- the first word ---------------------------------------------------------------------------------------------------


def waits_in(p: Field, force: Force) -> Watch | None:
    """The window in which a force waits for its turn, if it does."""
    lane = p.battle.lanes[force.seat]
    window = WINDOWS.get(lane[-1][0]) if lane else None
    return window if window is not None and not window.asks(p, force.seat, lane[-1]) else None


def out_of_turn(p: Field, force: Force, slug: str) -> Refusal | None:
    """Why a card cannot be used: it is the other side's turn in the window."""
    window = waits_in(p, force)
    if window is None:
        return None
    lane = p.battle.lanes[force.seat]
    key = "window-passed" if lane[-1][1] else "window-turn"
    return Refusal("A-GEN-26", key, {"action": f"use {slug}", "side": window.order[lane[-1][2]]})


def _may_claim_word(p: Field, force: Force) -> bool:
    """The German, in a window in which the Allies have the word and he has not passed."""
    window = waits_in(p, force) if is_german(force) else None
    return window is not None and not p.battle.lanes[force.seat][-1][1]


def _word(p: Field, force: Force) -> list[Action]:
    return [FIRST] if _may_claim_word(p, force) else []


def _refuse_word(p: Field, force: Force, action: Action) -> Refusal | None:
    if not is_german(force):
        return Refusal("A-NOTE-09", "first-german", {})
    return None if _may_claim_word(p, force) and not action.args else Refusal("A-NOTE-09", "first-nothing", {})


def _claim_word(p: Field, force: Force, action: Action) -> None:
    """He rules on the order: the word is his until he passes (A-NOTE-09)."""
    name = p.battle.lanes[force.seat][-1][0]
    turn = WINDOWS[name].order.index(SIDE)
    verbs.give_word(p, name, turn)
    p.emit("first-word", force.seat, "A-NOTE-09", {})


FIRST_WORD: Final = FreeVerb("first", _word, _refuse_word, _claim_word)

STEPS: dict[str, Step[Field]] = {**WINDOWS}
