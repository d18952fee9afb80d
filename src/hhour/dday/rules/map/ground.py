"""A sector as the engine reads it: every word of the map table turned into a field, once, when the rules are built."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hhour.dday.rules.map.beach import Attribute, SectorSpec, Start
from hhour.kernel.dice import SIX
from hhour.kernel.faces import FACE_NUMBER
from hhour.kernel.refusal import HHourError

USUAL_LOCKS: Final = 2  # dice that are locked after the first roll (B-ROLL-03)


class Ground:
    """One sector, what its words say in a field each (B-SECTOR).

    `rolled` holds its six faces if it is random, `calm` what the General makes of it.
    """

    __slots__ = (
        "award_first", "battle_cry_only", "beach", "below_cliff", "black", "bonus", "bunker", "calm", "capacity",
        "climb", "column", "combat_loss", "combat_loss_unless", "def_fixed", "defence", "dice", "entry_soldiers",
        "final", "four_gain", "four_lose", "free_item", "id", "index", "join", "join_first", "lock", "lone", "mgf",
        "need", "no_battle_cry", "no_find", "no_lock", "no_skull_reroll", "no_vehicle", "number", "own", "penalty",
        "random", "retreat", "rolled", "row", "rule", "rwb_soldier", "sacrifice", "skull_any", "special", "star_loss",
        "start", "stay_forever", "varies", "vehicle", "vehicle_free", "words",
    )  # fmt: skip

    def __init__(self, spec: SectorSpec, index: int, beach: int, name: str) -> None:
        self.index = index
        self.beach = beach
        self.id = name
        self.number = spec.number
        self.row = spec.row
        self.column = spec.column
        self.rule = spec.rule
        self.defence: tuple[int, ...] = spec.defence
        self.black = spec.black
        self.mgf = spec.mgf
        self.special = spec.special
        self.bunker = spec.bunker  # what cards say of bunkers holds here
        self.final = spec.bunker  # and taking it ends the way: not so a bunker inside the map
        self.need: tuple[str, ...] = spec.need
        self.sacrifice = spec.sacrifice
        self.start: Start | None = spec.start
        self.words: tuple[Attribute, ...] = ()
        self.bonus: tuple[int, ...] = ()
        self.penalty: tuple[tuple[int, int], ...] = ()
        self.no_lock = False
        self.lock = USUAL_LOCKS
        self.dice = SIX.size
        self.no_skull_reroll = False
        self.join: tuple[str, ...] = ()
        self.join_first = ""
        self.no_find = False
        self.free_item = ""
        self.vehicle = ""
        self.vehicle_free = False
        self.award_first = False
        self.entry_soldiers = 0  # -1: as many as a die says
        self.four_gain = 0
        self.four_lose = 0
        self.capacity = 0
        self.stay_forever = False
        self.climb = False
        self.no_vehicle = ""  # the rule that keeps vehicles out
        self.below_cliff = False
        self.retreat: tuple[str, ...] = ()
        self.def_fixed = False
        self.battle_cry_only = False
        self.random = ""
        self.varies = False  # it is random, or the General calms it
        self.combat_loss = False
        self.combat_loss_unless = ""
        self.skull_any = 0
        self.no_battle_cry = False
        self.star_loss = 0
        self.rwb_soldier = 0
        self.own: dict[str, int | str] = {}  # what words of other boxes say
        self.rolled: tuple[Ground, ...] = ()
        self.calm: Ground | None = None
        self.lone: Ground | None = None  # what it is if one Unit alone started on this map, see `Field.gift_ground`


def no_ground() -> Ground:
    """Where a force stands that is in no sector: no DEF, no attributes."""
    return Ground(SectorSpec("", 0, 0, 0, (0,)), -1, -1, "")


def with_words(ground: Ground, words: tuple[Attribute, ...]) -> None:
    """Read the attributes into the fields of a ground."""
    ground.words = words
    for word in words:
        reader = READERS.get(word.word)
        if reader is None:
            raise HHourError(f"sector {ground.id}: no rule reads the word {word.word}")
        reader(ground, word.args)


def _bonus(g: Ground, args: tuple[str, ...]) -> None:
    g.bonus = g.bonus + (FACE_NUMBER[args[0]],) * int(args[1])


def _penalty(g: Ground, args: tuple[str, ...]) -> None:
    g.penalty = (*g.penalty, (FACE_NUMBER[args[0]], int(args[1])))


def _no_lock(g: Ground, args: tuple[str, ...]) -> None:
    g.no_lock = True


def _lock(g: Ground, args: tuple[str, ...]) -> None:
    g.lock = int(args[0])


def _dice(g: Ground, args: tuple[str, ...]) -> None:
    g.dice = int(args[0])


def _no_skull_reroll(g: Ground, args: tuple[str, ...]) -> None:
    g.no_skull_reroll = True


def _join(g: Ground, args: tuple[str, ...]) -> None:
    g.join = (*g.join, args[0])


def _join_first(g: Ground, args: tuple[str, ...]) -> None:
    g.join_first = args[0]


def _no_find(g: Ground, args: tuple[str, ...]) -> None:
    g.no_find = True


def _free_item(g: Ground, args: tuple[str, ...]) -> None:
    g.free_item = args[0]


def _vehicle(g: Ground, args: tuple[str, ...]) -> None:
    g.vehicle = args[0]
    g.vehicle_free = args[1] == "free"


def _award_first(g: Ground, args: tuple[str, ...]) -> None:
    g.award_first = True


def _entry_soldiers(g: Ground, args: tuple[str, ...]) -> None:
    g.entry_soldiers = -1 if args[0] == "1d6" else int(args[0])


def _four_gain(g: Ground, args: tuple[str, ...]) -> None:
    g.four_gain = int(args[0])


def _four_lose(g: Ground, args: tuple[str, ...]) -> None:
    g.four_lose = int(args[0])


def _capacity(g: Ground, args: tuple[str, ...]) -> None:
    g.capacity = int(args[0])


def _stay_forever(g: Ground, args: tuple[str, ...]) -> None:
    g.stay_forever = True


def _climb(g: Ground, args: tuple[str, ...]) -> None:
    g.climb = True


def _retreat(g: Ground, args: tuple[str, ...]) -> None:
    g.retreat = args


def _def_fixed(g: Ground, args: tuple[str, ...]) -> None:
    g.def_fixed = True


def _battle_cry_only(g: Ground, args: tuple[str, ...]) -> None:
    g.battle_cry_only = True


def _random(g: Ground, args: tuple[str, ...]) -> None:
    g.random = args[0]


def _combat_loss(g: Ground, args: tuple[str, ...]) -> None:
    g.combat_loss = True


def _combat_loss_unless(g: Ground, args: tuple[str, ...]) -> None:
    g.combat_loss = True
    g.combat_loss_unless = args[0]


def _skull_any(g: Ground, args: tuple[str, ...]) -> None:
    g.skull_any = int(args[0])


def _no_battle_cry(g: Ground, args: tuple[str, ...]) -> None:
    g.no_battle_cry = True


def _star_loss(g: Ground, args: tuple[str, ...]) -> None:
    g.star_loss = int(args[0])


def _rwb_soldier(g: Ground, args: tuple[str, ...]) -> None:
    g.rwb_soldier = int(args[0])


def _cant_stay(g: Ground, args: tuple[str, ...]) -> None:
    g.black = True


def _nothing(g: Ground, args: tuple[str, ...]) -> None:
    """GENERAL_CANCELS is read by `layout`, which builds the calm ground."""


# what a sector may bring, so that whoever asks need not look at it (`Book.brings`)
SKULLS_STAY: Final = 1 << 0
ADDS_RESULTS: Final = 1 << 1
PENALISES: Final = 1 << 2
WATCHES_TALLY: Final = 1 << 3
SUPPLIES: Final = 1 << 4
SHELLS: Final = 1 << 5
LOCKS_OTHERWISE: Final = 1 << 6
FEWER_DICE: Final = 1 << 7
FIRES: Final = 1 << 8
STAYS: Final = 1 << 9
GIVES: Final = 1 << 10
DRIVES_ON: Final = 1 << 11
WELCOMES: Final = 1 << 12
DEFENDS_OTHERWISE: Final = 1 << 13


def brings_of(ground: Ground) -> int:
    """These of a sector, whatever it may turn out to be."""
    found = 0
    for face in (ground, *ground.rolled):
        found |= SKULLS_STAY if face.no_skull_reroll else 0
        found |= ADDS_RESULTS if face.bonus or face.skull_any else 0
        found |= PENALISES if face.penalty else 0
        found |= WATCHES_TALLY if face.four_gain or face.four_lose or face.star_loss else 0
        found |= SUPPLIES if face.no_find or face.vehicle else 0
        found |= SHELLS if face.combat_loss else 0
        found |= LOCKS_OTHERWISE if face.no_lock or face.lock != USUAL_LOCKS else 0
        found |= FEWER_DICE if face.dice < SIX.size else 0
        found |= FIRES if face.mgf else 0
        found |= STAYS if face.stay_forever else 0
        found |= GIVES if face.award_first or face.free_item or face.join_first or face.vehicle_free else 0
        found |= GIVES | WELCOMES if face.random else 0
        found |= DRIVES_ON if face.black else 0
        found |= WELCOMES if face.join else 0
        found |= DEFENDS_OTHERWISE if face.varies or face.def_fixed or face.bunker else 0
    return found


READERS: dict[str, Callable[[Ground, tuple[str, ...]], None]] = {
    "BONUS": _bonus,
    "PENALTY": _penalty,
    "NO_LOCK": _no_lock,
    "LOCK": _lock,
    "DICE": _dice,
    "NO_SKULL_REROLL": _no_skull_reroll,
    "JOIN": _join,
    "JOIN_FIRST": _join_first,
    "NO_FIND": _no_find,
    "FREE_ITEM": _free_item,
    "VEHICLE": _vehicle,
    "AWARD_FIRST": _award_first,
    "ENTRY_SOLDIERS": _entry_soldiers,
    "FOUR_GAIN": _four_gain,
    "FOUR_LOSE": _four_lose,
    "CAPACITY": _capacity,
    "STAY_FOREVER": _stay_forever,
    "CLIMB": _climb,
    "RETREAT": _retreat,
    "DEF_FIXED": _def_fixed,
    "GENERAL_CANCELS": _nothing,
    "BATTLE_CRY_ONLY": _battle_cry_only,
    "RANDOM": _random,
    "COMBAT_LOSS": _combat_loss,
    "COMBAT_LOSS_UNLESS": _combat_loss_unless,
    "SKULL_ANY": _skull_any,
    "NO_BATTLE_CRY": _no_battle_cry,
    "STAR_LOSS": _star_loss,
    "RWB_SOLDIER": _rwb_soldier,
    "CANT_STAY": _cant_stay,
}


def add_reader(form: str, read: Callable[[Ground, tuple[str, ...]], None]) -> None:
    """A box brings a word of its own; what it means is written into the fields, or into `Ground.own`."""
    READERS[form.partition("(")[0]] = read
