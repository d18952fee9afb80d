"""What the Gold dice bring to the box."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.boxes.way_to_hell.gold.dice import NAMED, REGULAR, RWBG, TOUCH, WILD, mode
from hhour.dday.boxes.way_to_hell.gold.profiles import Regular, Rwbg, Touch, Wild
from hhour.dday.boxes.way_to_hell.gold.questions import CALLING, STEPS, ColoursStage, WildStage
from hhour.dday.rules.battle.book import APART, Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force, Unit
from hhour.dday.rules.battle.verbs import widen_pool
from hhour.dday.rules.box.box import Box, Needs
from hhour.dday.rules.map.beach import Beach, Scenario
from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.dice import tray
from hhour.kernel.faces import FACE_NAMES, GOLD
from hhour.kernel.refusal import Refusal, SetupError
from hhour.kernel.setup import Option, Setup

GENERAL: Final = "general-gold"
COLONEL: Final = "general"  # what the base game's General is called beside him
CROIX: Final = "croix-militaire"
PROFILES: Final = {REGULAR: Regular, TOUCH: Touch, RWBG: Rwbg, WILD: Wild}

# cards that change the face or the colour of a die (W-GOLD-77, W-GOLD-78)
BARRED: Final = (
    "binoculars", "strategic-map", "rangefinder", "dispatch-case", "lieutenant", "captain",
    "ammo-box", "fp-captain",
)  # fmt: skip


def check_solitaire(setup: Setup, board: Beach | Scenario) -> None:
    if setup.options.get("gold-solitaire") == "on" and setup.seats > 1:
        raise SetupError("setup-gold-solitaire", {"units": setup.seats}, "W-GOLD-20")


def bars(setup: Setup) -> tuple[str, ...]:
    """What is out of a game with these options: in Wild Dice all that changes a die (W-GOLD-77, W-GOLD-78)."""
    barred = BARRED if setup.options.get("gold") == WILD else ()
    return barred if setup.options.get("way-to-hell-components") == "on" else (*barred, CROIX)  # W-GEN-23


def fill(book: Book) -> None:
    """Profiles of the mode; The General is in the pool of every map (W-GOLD-16)."""
    if mode(book):
        book.profiles[Unit.name] = PROFILES[mode(book)](book.profiles[Unit.name])
    if GENERAL in book.cards and GENERAL not in book.unique and not leaves_out_specialists(book):
        book.unique = (*book.unique, GENERAL)
    if GENERAL in book.unique and (COLONEL in book.unique or book.is_on("random-specialists")):
        book.called = (*book.called, (COLONEL, "name-colonel"))  # two Generals would be one too many (W-GEN-33)
    if book.is_on("gold-solitaire"):
        book.spare = tray((GOLD,) * 4)  # W-GOLD-20


def leaves_out_specialists(book: Book) -> bool:
    return book.level is not None and "specialists" in book.level.ignores


def lay(p: Field) -> None:
    """The General is in the pool (W-GOLD-16), also where it was drawn at random (B-OPT-10)."""
    if GENERAL in p.book.unique:
        widen_pool(p, (GENERAL,))


def refuse_paint(p: Field, unit: Force, die: str) -> Refusal | None:
    """A Gold die without a colour cannot get one from a card (W-GOLD-12, W-GOLD-59)."""
    seat, _, slot = die.partition(":")
    owner = p.force(int(seat))
    if owner.colours[owner.tray.numbers[slot]] != GOLD:
        return None
    return Refusal("W-GOLD-59" if mode(p.book) == RWBG else "W-GOLD-12", "paint-gold", {"die": slot})


def refuse_exchange(p: Field, unit: Force, pair: str) -> Refusal | None:
    """A Gold die of mode `rwbg` only goes for another one (W-GOLD-60), so never for one of a trading pool."""
    if mode(p.book) != RWBG:
        return None
    colours: list[int] = []
    for die in pair.split():
        seat, _, slot = die.partition(":")
        owner = p.force(int(seat))
        colours.append(owner.colours[owner.tray.numbers[slot]])
    return Refusal("W-GOLD-60", "exchange-gold", {}) if colours.count(GOLD) == 1 else None


def view(p: Field, seat: int | None) -> dict[str, Any]:
    """The Gold dice that lie beside a tally, by seat."""
    if not mode(p.book):
        return {}
    aside = {
        str(unit.seat): [
            {"slot": unit.tray.names[die], "colour": "gold", "face": FACE_NAMES[unit.faces[die]]}
            for die in range(len(unit.faces))
            if unit.left_out >> die & 1 and (unit.kinds or unit.tray.kinds)[die] == GOLD
        ]
        for unit in p.battle.units
    }
    return {"aside": {owner: dice for owner, dice in aside.items() if dice}}


MODULE: Box = Box(
    "way-to-hell",
    "W-GOLD-01",
    options=(
        Option("gold", "off regular touch rwbg wild", "W-GOLD-01", once="W-GOLD-02", since={RWBG: APART}),
        Option("gold-solitaire", "off on", "W-GOLD-20"),
    ),
    needs=(Needs("gold-solitaire", "gold=regular"),),
    checks=(check_solitaire,),
    bars=bars,
    stages=(  # colours are named at the latest when the window closes (W-GOLD-12)
        Slot("colours", ColoursStage(), trading=False, wanted=lambda book: mode(book) in NAMED, after="window"),
        Slot("wild", WildStage(), trading=False, option="gold=wild", after="window"),
    ),
    steps=STEPS,
    vetoes={"paint": refuse_paint, "exchange": refuse_exchange},
    free_verbs=(CALLING,),
    fill=fill,
    lay=lay,
    view=view,
    samples=(
        "dday n-02 units=2 opts=gold=regular",
        "dday n-05 opts=gold=regular,gold-solitaire",
        "dday n-03 units=3 opts=gold=touch",
        "dday n-04 units=2 opts=gold=rwbg",
        "dday n-06 opts=gold=wild",
    ),
)
