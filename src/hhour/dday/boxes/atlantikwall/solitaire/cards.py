"""Cards that change in solitaire, and those that are taken out (A-SOLO-07, A-SOLO-41 to A-SOLO-46)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german.force import german
from hhour.dday.boxes.atlantikwall.german.moments import OBSERVER
from hhour.dday.boxes.atlantikwall.solitaire import sniper
from hhour.dday.boxes.atlantikwall.solitaire.pool import TRADERS, PoolExchange
from hhour.dday.boxes.atlantikwall.solitaire.verbs import clear_aside, put_aside, swap_aside
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.battle.verbs import POINTS, gain
from hhour.dday.rules.cards.card import Card, Effect
from hhour.dday.rules.cards.hooks import ADD, QUIET_SKULLS, UNIT, Passive
from hhour.dday.rules.cards.kinds import RANKS
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.kernel.action import Action
from hhour.kernel.faces import FACE_NAMES
from hhour.kernel.lanes import Frame

OUT: Final = (
    "flak-badge", "german-cross", "gestapo-disk", "wound-badge-gold", "rad-badge", "war-merit-cross", "west-wall-medal",
    "booby-traps", "gas", "goliath-mine", "mg42", "molotov-cocktail", "tracer-bullets",
)  # fmt: skip
SS: Final = "waffen-ss"
CLASP: Final = "close-combat-clasp"
FIRST: Final = Action("choose", ("first-tally",))
SECOND: Final = Action("choose", ("second-tally",))


def change_cards(book: Book) -> None:
    """What these cards do in place of what they do against Units."""
    changed: dict[str, Effect | None] = {
        SS: None,
        CLASP: SecondTally(),
        "sniper-badge": sniper.SniperBadge(),
        sniper.MARKSMAN: sniper.LayToken(),
        **{slug: PoolExchange(count) for slug, count in TRADERS.items()},
    }
    for slug, use in changed.items():
        book.cards[slug] = _with_use(book.cards[slug], use)
    quiet = Passive(QUIET_SKULLS, 1, UNIT, ADD, RANKS[book.cards[SS].kind], "A-SOLO-41", SS)
    book.passives[QUIET_SKULLS][SS] = quiet


def _with_use(card: Card, use: Effect | None) -> Card:
    timing = card.timing if use is not None else ("automatic",)
    return Card(
        card.slug, card.kind, card.rule, card.cost, timing, card.passives, use, card.spend, card.found, card.solo,
        card.provenance, card.title, card.since,
    )  # fmt: skip


def obtained(p: Field, force: Force) -> bool:
    """The Beobachter reports the German's own bonuses, however many (A-SOLO-42)."""
    if OBSERVER in force.specialists:
        gain(p, force, POINTS, 2, "A-SOLO-42", OBSERVER)
    return False


class SecondTally(Effect):
    """Close Combat Clasp: a complete second roll with spare dice, of which one is kept (A-SOLO-43)."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        put_aside(p, german(p))
        p.push(unit.seat, "which-tally", text=slug)
        p.push(unit.seat, "roll")


class WhichTally(ForcePick):
    """The original or the second one: he must keep either."""

    rule = "A-SOLO-43"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [FIRST, SECOND]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.text == FIRST.text:
            swap_aside(p, german(p))
        clear_aside(p)
        faces = tuple(FACE_NAMES[face] for face in unit.faces)
        p.emit("tally-kept", unit.seat, self.rule, {"faces": faces}, frame[3])


STEPS: dict[str, Ask] = {"which-tally": WhichTally()}
