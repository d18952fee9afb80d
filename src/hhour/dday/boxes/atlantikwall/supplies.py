"""Optional rules for any game: Playing with Fire and Supply SNAFU (A-OPT-01 to A-OPT-19)."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.boxes.atlantikwall.explosives import ICONS
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import BoxPart, Force
from hhour.dday.rules.battle.table import offer_items
from hhour.dday.rules.box.box import Box, LevelNeeds
from hhour.dday.rules.cards.kinds import ITEM, SPECIAL
from hhour.dday.rules.steps.casualties import suffer
from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.deck import Deck, deck_from_json
from hhour.kernel.lanes import Stage
from hhour.kernel.setup import Option

FIRE: Final = "playing-with-fire"
SNAFU: Final = "supply-snafu"
SAFE_ICONS: Final = 2


def icons(unit: Force) -> int:
    """Explosive icons on the unused Items a Unit holds (A-OPT-04, A-OPT-06)."""
    return sum(ICONS.get(slug, 0) for slug in unit.items)


class FireStage(Stage[Field]):
    """At the start of MOVE every icon beyond the safe limit costs a soldier (A-OPT-02, A-OPT-03)."""

    phase = "MOVE"

    def open(self, p: Field) -> None:
        for unit in p.units_taking_part():
            over = icons(unit) - SAFE_ICONS
            if over > 0:
                suffer(p, unit, over, "A-OPT-02", FIRE)


class Supplies(BoxPart):
    """Two decks of which only the tops can be found. Nobody knows what lies below, so one pile serves for both.

    `tops`: what lies on each ('': the deck is empty); `left`: how many lie under it.
    """

    def __init__(self, slugs: tuple[str, ...] = ()) -> None:
        self.deck = Deck(slugs)
        self.tops: tuple[str, str] = ("", "")
        self.left: tuple[int, int] = ((len(slugs) + 1) // 2, len(slugs) // 2)  # the first gets an odd one (A-OPT-12)

    def copy(self) -> Supplies:
        new = Supplies.__new__(Supplies)
        new.deck = self.deck.copy()
        new.tops = self.tops
        new.left = self.left
        return new

    def to_json(self) -> dict[str, object]:
        return {"deck": self.deck.to_json(), "tops": self.tops, "left": self.left}

    def read_json(self, data: dict[str, Any]) -> None:
        self.deck = deck_from_json(data["deck"])
        first, second = data["tops"]
        self.tops = (first, second)
        one, other = data["left"]
        self.left = (one, other)


def supplies(p: Field) -> Supplies | None:
    """The two decks, where the option is on."""
    part = p.battle.parts.get(SNAFU)
    return part if isinstance(part, Supplies) else None


def _shuffle(p: Field) -> None:
    """All Regular and Special Items on offer are split (A-OPT-11)."""
    if not p.book.is_on(SNAFU):
        return
    mixed = [slug for slug in p.battle.items if p.book.cards[slug].kind in (ITEM, SPECIAL)]
    part = Supplies(tuple(mixed))
    p.battle.parts[SNAFU] = part
    offer_items(p, tuple(slug for slug in p.battle.items if slug not in mixed))
    _uncover(p, part)


def _uncover(p: Field, part: Supplies) -> None:
    """Where a top is missing the card below becomes available, at once (A-OPT-13)."""
    for place in (0, 1):
        if part.tops[place] or not part.left[place]:
            continue
        slug = part.deck.draw(p, 0, "supplies")
        tops, left = list(part.tops), list(part.left)
        tops[place] = slug
        left[place] -= 1
        part.tops, part.left = (tops[0], tops[1]), (left[0], left[1])
        offer_items(p, (*p.battle.items, slug))
        if p.sink is not None:
            p.emit("supplies", 0, "A-OPT-13", {"card": slug}, slug)


def _found(p: Field, force: Force) -> bool:
    """A top that is no longer on offer was found, by whatever way (A-OPT-13)."""
    part = supplies(p)
    if part is not None:
        first, second = (top if top in p.battle.items else "" for top in part.tops)
        if (first, second) != part.tops:
            part.tops = (first, second)
            _uncover(p, part)
    return False


def _view(p: Field, seat: int | None) -> dict[str, Any]:
    part = supplies(p)
    return {"supplies-left": sum(part.left)} if part is not None else {}


MODULE: Box = Box(
    "atlantikwall",
    "A-OPT-01",
    options=(Option(FIRE, "off on", "A-OPT-01"), Option(SNAFU, "off on", "A-OPT-11")),
    level_needs=(LevelNeeds(FIRE, "items"), LevelNeeds(SNAFU, "items")),
    parts={SNAFU: Supplies},
    stages=(Slot("explosives", FireStage(), trading=False, option=FIRE, before="move"),),
    moments={"found": _found},
    lay=_shuffle,
    view=_view,
    samples=("dday n-02 units=2 opts=playing-with-fire,supply-snafu",),
)
