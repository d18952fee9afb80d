"""Who may take which War Hero: titles, what closes them, and the counts that stay with a card (W-HERO)."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.boxes.way_to_hell.sea.state import is_lost_at_sea
from hhour.dday.rules.battle.book import TO_THE_LETTER
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import BoxPart, Force
from hhour.dday.rules.battle.verbs import widen_pool
from hhour.dday.rules.cards.kinds import UNIQUE
from hhour.kernel.action import Action
from hhour.kernel.refusal import Refusal

HERO: Final = "war-hero"
OPTION: Final = "heroes"
SELECTION: Final = "war-heroes"
LEAD: Final = "lead-the-way"
PART: Final = "heroes"

TWICE: Final = 2
TWO_USES: Final = ("hero-ernie-pyle", "hero-joe-medicine-crow", "hero-clifton-james")

# recruited on every map, also where their title is not on the list (W-HERO-08)
EVERYWHERE: Final = ("hero-john-frost", "hero-jack-mcniece", "hero-ernie-pyle")


class Heroes(BoxPart):
    """What the cards remember: heroes nobody has (Lead the Way), how often one has acted, whose tally Miller kept."""

    def __init__(self) -> None:
        self.waiting: tuple[str, ...] = ()
        self.uses: dict[str, int] = {}
        self.kept: tuple[int, ...] = ()  # seats

    def copy(self) -> Heroes:
        new = Heroes()
        new.waiting = self.waiting
        new.uses = dict(self.uses)
        new.kept = self.kept
        return new

    def to_json(self) -> dict[str, object]:
        return {"waiting": self.waiting, "uses": self.uses, "kept": self.kept}

    def read_json(self, data: dict[str, Any]) -> None:
        self.waiting = tuple(data.get("waiting", ()))
        self.uses = dict(data.get("uses", {}))
        self.kept = tuple(data.get("kept", ()))


def heroes_of(p: Field) -> Heroes:
    """The part of the table."""
    part = p.battle.parts[PART]
    assert isinstance(part, Heroes)
    return part


def lay_heroes(p: Field) -> None:
    """All War Heroes of the game lie open: in the pool, or with Lead the Way in one of their own (W-HERO-01, 40)."""
    if not p.book.is_on(OPTION):
        return
    part = Heroes()
    p.battle.parts[PART] = part
    heroes = tuple(slug for slug, card in p.book.cards.items() if card.kind == HERO)
    if p.book.is_on(LEAD):
        part.waiting = heroes
    else:
        widen_pool(p, heroes)


def count_use(p: Field, slug: str) -> int:
    """The card acts once more; how often it has (W-HERO-33)."""
    part = heroes_of(p)
    part.uses[slug] = part.uses.get(slug, 0) + 1
    return part.uses[slug]


def refuse_worn_out(p: Field, unit: Force, slug: str) -> Refusal | None:
    """Who may act twice a game has done so (W-HERO-33)."""
    if slug not in TWO_USES or p.book.version < TO_THE_LETTER or heroes_of(p).uses.get(slug, 0) < TWICE:
        return None
    return Refusal("W-HERO-33", "hero-worn-out", {"card": slug})


def refuse_title(p: Field, unit: Force, slug: str) -> Refusal | None:
    """Why a title is closed to the Unit (W-HERO-07): it has had it, or one of the pool is taken (W-HERO-21 to -32)."""
    book = p.book
    title = book.titles.get(slug, slug)
    told: dict[str, int | str] = {"card": slug}
    if p.holders(unit, title):
        return Refusal("W-HERO-21", "hero-title", told)
    for lost in unit.fallen:
        if book.titles.get(lost, lost) == title:
            return Refusal("W-HERO-31" if book.cards[lost].kind == HERO else "W-HERO-32", "hero-lost", told)
    if book.cards[title].kind == UNIQUE and any(p.has_known(other, title) for other in p.battle.units):
        return Refusal("W-HERO-26", "hero-taken", told)
    return None


def refuse_hero(p: Field, unit: Force, slug: str) -> Refusal | None:
    """The veto on recruiting, heroes and ordinary Specialists alike."""
    if not p.book.is_on(OPTION):
        return None
    closed = refuse_title(p, unit, slug)
    if closed is not None or p.book.cards[slug].kind != HERO:
        return closed
    title = p.book.titles[slug]
    lost = p.book.version >= TO_THE_LETTER and is_lost_at_sea(p, title)  # nobody was recruited (W-SEA-36)
    if not (slug in EVERYWHERE or title in unit.hand or title in p.battle.pool or lost):
        return Refusal("W-HERO-07", "hero-not-listed", {"card": slug})
    if p.book.version >= TO_THE_LETTER and not (unit.soldiers or unit.specialists):  # a Shoulder Patch took the last
        return Refusal("W-HERO-03", "hero-no-soldier", {"card": slug})
    return None


def refuse_absent(p: Field, unit: Force, slug: str) -> Refusal | None:
    """Why a War Hero does not lie in the pool: he leads the way (W-HERO-40), or somebody has or had him (W-HERO-31)."""
    if p.book.cards[slug].kind != HERO:
        return None
    if p.book.is_on(LEAD):
        return Refusal("W-HERO-40", "hero-leads", {"card": slug})
    return Refusal("W-HERO-31" if _has_fallen(p, slug) else "W-HERO-24", "hero-gone", {"card": slug})


def _has_fallen(p: Field, slug: str) -> bool:
    return any(slug in other.fallen for other in p.battle.units)


def soldier_due(p: Field, unit: Force, action: Action) -> str:
    """What a War Hero takes besides his stars, and whom he closes (W-HERO-03, W-HERO-21)."""
    if action.verb != "recruit" or len(action.args) != 1 or action.args[0] not in p.book.cards:
        return ""
    return "hero-soldier" if p.book.cards[action.args[0]].kind == HERO else ""


def stars_given_up(p: Field, unit: Force) -> int:
    """The STARs of this turn's tally that brought War Heroes and are not collected (W-HERO-41, W-HERO-44)."""
    return 3 * heroes_of(p).uses.get(f"led {unit.seat}", 0) if p.book.is_on(LEAD) else 0


def pay_soldier(p: Field, unit: Force) -> bool:
    """A recruited War Hero costs a soldier besides, or another Specialist (W-HERO-03, W-HERO-05)."""
    slug = unit.specialists[-1]
    if p.book.cards[slug].kind == HERO:
        p.push(unit.seat, "lose-one", text=slug)
    return False
