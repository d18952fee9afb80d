"""The turn of a game as a list of stages, and what may be used in each (B-TURN-02, B-TURN-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.cards.card import Card
from hhour.dday.rules.steps import (
    assault,
    bonus,
    cards,
    casualties,
    claims,
    combat,
    d6,
    dice,
    fightback,
    garrison,
    grey,
    move,
    muster,
    roll,
    sacrifice,
    start,
    trade,
    upkeep,
    window,
)
from hhour.dday.rules.turn.pick import Ask
from hhour.kernel.lanes import Stage


class Slot:
    """A stage, the timing words that hold in it (before one's own part is done: busy, after: idle), what is open."""

    def __init__(
        self,
        stage: Stage[Field],
        busy: str = "",
        idle: str = "",
        trading: bool = True,
        window: bool = False,
        reopens: str = "",
        option: str = "",
        word: Callable[[Book], bool] | None = None,
    ) -> None:
        self.stage = stage
        self.busy = frozenset(busy.split())
        self.idle = frozenset(idle.split())
        self.trading = trading
        self.window = window
        self.reopens = reopens
        self.option = option
        self.word = word  # whether a word of the map needs this stage at all


TURN = (
    Slot(roll.RollStage(), "any roll lock", "any roll lock"),
    Slot(window.WindowStage(), "any window", "any window", window=True, reopens="ready"),
    Slot(window.CloseStage(), trading=False, word=window.has_penalties),
    Slot(window.FixStage(), trading=False),
    Slot(garrison.GarrisonRollStage(), trading=False, option="garrison-ai"),
    Slot(upkeep.UpkeepStage(), "any upkeep", "any upkeep"),
    Slot(muster.MusterStage(), "any muster", "any", reopens="muster"),
    Slot(move.MoveStage(), "any move", "any moved"),
    Slot(claims.ClaimsStage(), trading=False, word=claims.has_gifts),
    Slot(combat.BeforeGunsStage(), "any combat combat-before-mgf", "any combat combat-before-mgf", trading=False),
    Slot(combat.GunsStage(), "any combat combat-after-mgf", "any combat combat-after-mgf", reopens="after-guns"),
    Slot(grey.GreyLossStage(), trading=False, option="grey-mgf-dice"),
    Slot(combat.SpecialDamageStage(), trading=False, word=combat.has_special_damage),
    Slot(combat.CasualtiesStage(), trading=False),
    Slot(garrison.GarrisonLossStage(), trading=False, option="garrison-ai"),
    Slot(fightback.FightBackStage(), trading=False, option="fight-back"),
    Slot(combat.AftermathStage(), trading=False),
    Slot(assault.AssaultStage(), trading=False, option="assault"),
)

STEPS: dict[str, Ask] = {}
for _module in (
    assault.STEPS,
    bonus.STEPS,
    cards.STEPS,
    casualties.STEPS,
    claims.STEPS,
    combat.STEPS,
    d6.STEPS,
    dice.STEPS,
    fightback.STEPS,
    move.STEPS,
    muster.STEPS,
    roll.STEPS,
    sacrifice.STEPS,
    start.STEPS,
    trade.STEPS,
    upkeep.STEPS,
    window.STEPS,
):
    STEPS.update(_module)


def lay_stages(book: Book) -> None:
    """File the stages of this game's turn and, for each, what can be used in it."""
    slots = [
        slot
        for slot in TURN
        if (not slot.option or book.setup.options.get(slot.option) == "on") and (slot.word is None or slot.word(book))
    ]
    stages: Any = tuple(slot.stage for slot in slots)
    steps: Any = STEPS
    book.stages = stages
    book.steps = steps
    book.free_frames = {name: step.free for name, step in STEPS.items()}
    book.after_die = _usable(book, frozenset(("any", "die-rolled")))
    for place, slot in enumerate(slots):
        usable = _usable(book, slot.busy)
        book.usable.append(usable)
        book.usable_idle.append(_usable(book, slot.idle))
        book.holds.append(frozenset(slug for slug, card in usable.items() if _holds(card, slot)))
        book.open_stage.append(bool(slot.idle))
        book.trading.append(slot.trading)
        book.window.append(slot.window)
        if slot.reopens:
            book.reopened[place] = slot.reopens


def _usable(book: Book, words: frozenset[str]) -> dict[str, Card]:
    return {
        slug: card for slug, card in book.cards.items() if card.use is not None and not words.isdisjoint(card.timing)
    }


def _holds(card: Card, slot: Slot) -> bool:
    """A card that belongs to this very moment keeps `ready` open; one usable at any time only where it matters."""
    if slot.window:
        return "window" in card.timing or (card.use is not None and card.use.touches_tally)
    return "combat-before-mgf" in card.timing
