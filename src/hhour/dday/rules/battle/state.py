"""The state of a game: small, mutable and dumb. Ints, strings and tuples of those; no content, no closures.

Tuples are replaced, never changed, so a copy shares them. Sectors are indices into `Book.sectors`; sets of sectors
and of dice are bit masks; a result is a face in a colour (`kernel.faces.result`). Dice lie in columns: the `tray` says
which there are, `faces`, `colours` and the masks say what has become of each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from hhour.dday.rules.battle.saved import Kept, read_tally, tuples, written_tally
from hhour.kernel.dice import SIX, Tray, tray
from hhour.kernel.faces import read, written
from hhour.kernel.lanes import Frame, Lane, State, asked_flags, restore_asked

IN_PLAY: Final = 0
SAFE: Final = 1
OUT: Final = 2

MUST_MOVE: Final = 4

# once a turn, reset when ROLL begins (B-TURN-12)
RECRUITED: Final = 1 << 0
FOUND: Final = 1 << 1
AWARDED: Final = 1 << 2
SWAPPED: Final = 1 << 4
MESSAGED: Final = 1 << 5
# in force for the rest of the turn
SHIELDED: Final = 1 << 8
COMBAT_SHIELD: Final = 1 << 9
NO_ADVANCE: Final = 1 << 10
FLAK: Final = 1 << 11
MINES_FOUND: Final = 1 << 12  # mines do it no harm; a card that always sees to that has the hook MINE_PROOF
WIRE_PROOF: Final = 1 << 13
FREE_ADVANCE: Final = 1 << 14
STAYING_ON: Final = 1 << 15
BOOKED: Final = 1 << 16
REPEATS: Final = 1 << 17
BOTH_SIDES: Final = 1 << 18  # takes both sides of the next bonus that offers two
FREE_ENTRY: Final = 1 << 19  # no requirement of the sector it moves into

# kept from turn to turn (`Unit.lifetime`)
FIRST_ROLL_AGAIN: Final = 1 << 0
CLIMBED: Final = 1 << 1  # is up the cliff it stands on

# what a side's forces fight for; a box names its own
ALLIES: Final = "allies"

# as they stand in a save; what a box's force adds follows
UNIT_FIELDS: Final = (
    "seat", "status", "sector", "visited", "soldiers", "stars", "courage", "points", "marker", "must_leave",
    "faces", "colours", "locked", "left_out", "removed", "cancelled", "rolls", "virtual", "stored", "claimed",
    "straight", "bonuses", "obtained", "battle_cry", "specialists", "fallen", "hand", "items", "awards", "vehicle",
    "flags", "used", "draws", "departed", "pigeon", "lifetime", "honours", "entered", "last_sector", "noted",
    "copies", "first_map",
)  # fmt: skip
FORCE_FIELDS: Final = (
    "seat", "status", "sector", "soldiers", "stars", "courage", "points",
    "faces", "colours", "locked", "left_out", "removed", "cancelled", "rolls", "virtual", "stored", "claimed",
    "straight", "bonuses", "obtained", "specialists", "fallen", "hand", "items", "awards", "vehicle",
    "flags", "used", "draws", "copies", "held", "kinds", "homes",
)  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Force:
    """What rolls dice and owns things: a Unit, or whoever a box puts at the table. It may stand in no sector (-1).

    `tray`: the dice of this turn, by the names they are called. `kinds` and `homes` say which die lies in each place
    and whose it is, once dice have changed hands; () while all are the tray's own.
    A box's own force has a `name`, says in `side` whom it fights for, and adds its fields to `copy` and to `to_json`.
    """

    __slots__ = (
        "awards", "bonuses", "cancelled", "claimed", "colours", "copies", "courage", "draws", "faces", "fallen",
        "flags", "hand", "held", "homes", "items", "kinds", "left_out", "locked", "obtained", "points", "removed",
        "rolls", "seat", "sector", "soldiers", "specialists", "stars", "status", "stored", "straight", "tray",
        "used", "vehicle", "virtual",
    )  # fmt: skip

    name: ClassVar[str] = "force"
    side: ClassVar[str] = ALLIES
    dice_rule: ClassVar[str] = "B-SETUP-04"  # the rule that says which dice it has

    def __init__(self, seat: int = 0) -> None:
        """With nothing, and nowhere (B-SETUP-17)."""
        self.seat: int = seat
        self.status: int = IN_PLAY
        self.sector: int = -1
        self.soldiers: int = 0
        self.stars: int = 0
        self.courage: int = 0
        self.points: int = 0
        self.tray: Tray = SIX
        self.kinds: tuple[int, ...] = ()
        self.homes: tuple[int, ...] = ()
        self.faces: tuple[int, ...] = ()
        self.colours: tuple[int, ...] = ()
        self.locked: int = 0
        self.left_out: int = 0
        self.removed: int = 0
        self.cancelled: int = 0
        self.rolls: int = 0
        self.virtual: tuple[int, ...] = ()
        self.stored: Kept = ()
        self.claimed: tuple[int, ...] = NO_SETS
        self.straight: int = 0  # 1: all six faces; else twice the mask of the faces of a shorter one
        self.bonuses: tuple[tuple[int, str], ...] = ()  # RWB bonuses to come in UPKEEP: face and card
        self.obtained: int = 0
        self.copies: int = 0
        self.specialists: tuple[str, ...] = ()
        self.fallen: tuple[str, ...] = ()
        self.hand: tuple[str, ...] = ()
        self.items: tuple[str, ...] = ()
        self.awards: tuple[str, ...] = ()
        self.vehicle: str = ""
        self.flags: int = 0
        self.used: tuple[str, ...] = ()
        self.draws: int = 0
        self.held: tuple[str, ...] = ()  # cards of kinds that other boxes bring

    def fill(self, new: Force) -> None:
        """Give a new force what this one has."""
        new.seat = self.seat
        new.status = self.status
        new.sector = self.sector
        new.soldiers = self.soldiers
        new.stars = self.stars
        new.courage = self.courage
        new.points = self.points
        new.tray = self.tray
        new.kinds = self.kinds
        new.homes = self.homes
        new.faces = self.faces
        new.colours = self.colours
        new.locked = self.locked
        new.left_out = self.left_out
        new.removed = self.removed
        new.cancelled = self.cancelled
        new.rolls = self.rolls
        new.virtual = self.virtual
        new.stored = self.stored
        new.claimed = self.claimed
        new.straight = self.straight
        new.bonuses = self.bonuses
        new.obtained = self.obtained
        new.copies = self.copies
        new.specialists = self.specialists
        new.fallen = self.fallen
        new.hand = self.hand
        new.items = self.items
        new.awards = self.awards
        new.vehicle = self.vehicle
        new.held = self.held
        new.flags = self.flags
        new.used = self.used
        new.draws = self.draws

    def copy(self) -> Force:
        new = self.__class__(self.seat)
        self.fill(new)
        return new

    def to_json(self) -> dict[str, object]:
        """As a save holds it; the name tells which class reads it back."""
        told: dict[str, object] = {"force": self.name}
        for field in FORCE_FIELDS:
            told[field] = getattr(self, field)
        self.tell_dice(told)
        return told

    def tell_dice(self, told: dict[str, object]) -> None:
        """Results as saves write them, and the tray where it is not the six of a set."""
        if self.virtual:
            told["virtual"] = tuple(written(one) for one in self.virtual)
        if self.stored:
            told["stored"] = written_tally(self.stored)
        if self.tray is not SIX:
            told["tray"] = {"kinds": self.tray.kinds, "sets": self.tray.sets}

    def read_json(self, data: dict[str, Any]) -> None:
        """Take over what `to_json` wrote; what is not there keeps its default."""
        for field in FORCE_FIELDS:
            if field in data:
                setattr(self, field, tuples(data[field]))
        self.read_dice(data)

    def read_dice(self, data: dict[str, Any]) -> None:
        """The counterpart of `tell_dice`."""
        self.virtual = tuple(read(one) for one in data.get("virtual", ()))
        self.stored = read_tally(tuples(data.get("stored", ())))
        if "tray" in data:
            red, white, third = data["tray"]["sets"]
            self.tray = tray(tuples(data["tray"]["kinds"]), (red, white, third))
        if self.colours == self.tray.colours:
            self.colours = self.tray.colours  # the very tuple: whoever counts looks for it first


class Unit(Force):
    """One player's squad on the beach."""

    __slots__ = (
        "battle_cry", "departed", "entered", "first_map", "honours", "last_sector", "lifetime", "marker", "must_leave",
        "noted", "pigeon", "visited",
    )  # fmt: skip

    name = "unit"

    def __init__(self, seat: int = 0) -> None:
        """One chevron (B-SETUP-15), and nothing else (B-SETUP-17)."""
        super().__init__(seat)
        self.visited: int = 0
        self.marker: int = 1
        self.must_leave: int = 0
        self.battle_cry: int = 0
        self.departed: int = -1
        self.pigeon: int = 0
        self.lifetime: int = 0
        self.honours: int = 0
        self.entered: int = 0
        self.last_sector: int = 0
        self.noted: int = 0
        self.first_map: int = -1

    def copy(self) -> Unit:
        new = Unit.__new__(Unit)
        self.fill(new)
        new.visited = self.visited
        new.marker = self.marker
        new.must_leave = self.must_leave
        new.battle_cry = self.battle_cry
        new.departed = self.departed
        new.pigeon = self.pigeon
        new.lifetime = self.lifetime
        new.honours = self.honours
        new.entered = self.entered
        new.last_sector = self.last_sector
        new.noted = self.noted
        new.first_map = self.first_map
        return new

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = dict(zip(UNIT_FIELDS, _unit_fields(self), strict=True))
        told.update({field: value for field in LATER if (value := getattr(self, field))})
        self.tell_dice(told)
        return told

    def read_json(self, data: dict[str, Any]) -> None:
        for field in UNIT_FIELDS + LATER:
            if field in data:
                setattr(self, field, tuples(data[field]))
        self.read_dice(data)


LATER: Final = ("held", "kinds", "homes")  # told only where they say something, so that old games read as they did

NO_SETS: Final = (0, 0, 0, 0, 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxPart:
    """What a box lays on the table besides forces: decks, a sea, a card in force. Copied, saved and read like them."""

    def copy(self) -> BoxPart:
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        raise NotImplementedError

    def read_json(self, data: dict[str, Any]) -> None:
        raise NotImplementedError


# by name: how an empty one is made; boxes add theirs
FORCES: Final[dict[str, Callable[[int], Force]]] = {Unit.name: Unit}
PARTS: Final[dict[str, Callable[[], BoxPart]]] = {}


STATE_FIELDS: Final = (
    "turn", "stage", "outcome", "pool", "items", "used", "deck", "vehicles", "taken", "rolled", "mgf", "effects",
    "silenced", "worn", "beside", "retired", "claims", "captured", "seen", "garrison", "german",
    "spare_dice",
)  # fmt: skip


_unit_fields: Final[Any] = attrgetter(*UNIT_FIELDS)
_state_fields: Final[Any] = attrgetter(*STATE_FIELDS)

WHERE_SAID: Final = ("standing", "away", "before")  # saved where they are not 0, so that old games read as they did


class Battle(State):
    """The whole table: the units and what lies between them."""

    __slots__ = (
        "away", "before", "beside", "captured", "claims", "deck", "effects", "forces", "garrison", "german", "items",
        "mgf", "parts", "pool", "retired", "rolled", "seen", "silenced", "spare_dice", "taken", "units", "used",
        "vehicles", "worn",
    )  # fmt: skip

    def __init__(self, forces: Sequence[Force] = (), sectors: int = 0) -> None:
        super().__init__(len(forces))
        self.forces: list[Force] = [*forces]  # by seat, the first at seat 1
        self.units: list[Unit] = [force for force in forces if isinstance(force, Unit)]
        self.parts: dict[str, BoxPart] = {}  # by name: what boxes lay on the table
        self.pool: tuple[str, ...] = ()  # unique Specialists on offer
        self.items: tuple[str, ...] = ()  # items lying face up
        self.used: tuple[str, ...] = ()  # items lying face down
        self.deck: tuple[str, ...] = ()  # awards not yet drawn; drawing is random, so they need no order
        self.vehicles: tuple[str, ...] = ()  # vehicles still in the box
        self.taken: int = 0  # sectors whose first-come gift is gone
        none = (0,) * sectors
        self.rolled: tuple[int, ...] = none  # what a random sector turned out to be
        self.mgf: tuple[tuple[int, ...], ...] = ()  # (sector, die, die...) of this COMBAT
        self.effects: tuple[
            tuple[str, int, int, str], ...
        ] = ()  # (kind, sector, amount, card) this turn; "loss": a seat
        self.silenced: tuple[int, ...] = none  # MGF symbols gone for good
        self.worn: tuple[int, ...] = none  # DEF lost for good
        self.beside: tuple[int, ...] = none  # Specialists beside a bunker
        self.retired: tuple[str, ...] = ()  # who they are
        self.claims: tuple[tuple[int, int], ...] = ()  # (sector, seat) of this MOVE's arrivals
        self.captured: int = 0  # bunkers with a safe Unit in them
        self.seen: int = 0  # sectors some Unit has moved into
        self.garrison: int = 0
        self.german: tuple[int, ...] = ()  # this turn's German MGF, DEF row, DEF and mine bonuses
        self.spare_dice: tuple[int, ...] = ()  # the solo trading pool, as results
        self.away: int = 0  # mask of the seats whose Units are not in the battle yet: nothing of it reaches them
        self.before: int = 0  # turns that came before the first one of the battle

    def copy(self) -> Battle:
        new = self.supposed()
        new.units = [unit.copy() for unit in self.units]
        new.forces = [*new.units]
        if len(self.forces) > len(self.units):
            for place, force in enumerate(self.forces):
                if not isinstance(force, Unit):
                    new.forces.insert(place, force.copy())
        if self.parts:
            new.parts = {name: part.copy() for name, part in self.parts.items()}
        return new

    def supposed(self) -> Battle:
        """The table to suppose something of, around the very same forces and parts: they are only to be looked at."""
        new = Battle.__new__(Battle)
        new.turn = self.turn
        new.stage = self.stage
        new.outcome = self.outcome
        new.standing = self.standing
        new.lanes = self.lanes.copy()
        new.asked = self.asked.copy()
        new.units = self.units.copy()
        new.forces = self.forces.copy()
        new.parts = self.parts
        new.pool = self.pool
        new.items = self.items
        new.used = self.used
        new.deck = self.deck
        new.vehicles = self.vehicles
        new.taken = self.taken
        new.rolled = self.rolled
        new.mgf = self.mgf
        new.effects = self.effects
        new.silenced = self.silenced
        new.worn = self.worn
        new.beside = self.beside
        new.retired = self.retired
        new.claims = self.claims
        new.captured = self.captured
        new.seen = self.seen
        new.garrison = self.garrison
        new.german = self.german
        new.spare_dice = self.spare_dice
        new.away = self.away
        new.before = self.before
        return new

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = dict(zip(STATE_FIELDS, _state_fields(self), strict=True))
        data.update({name: value for name in WHERE_SAID if (value := getattr(self, name))})
        data["lanes"] = self.lanes
        data["asked"] = asked_flags(self)
        data["spare_dice"] = tuple([written(one) for one in self.spare_dice])
        data["units"] = [force.to_json() for force in self.forces]
        if self.parts:
            data["parts"] = {name: part.to_json() for name, part in self.parts.items()}
        return data

    def seat(self, force: Force) -> None:
        """Put a force in the place of the one that has its seat."""
        if isinstance(force, Unit):
            self.units[self.units.index(self.unit_at(force.seat))] = force
        self.forces[force.seat - 1] = force

    def unit_at(self, seat: int) -> Unit:
        """The Unit of a seat that has one."""
        force = self.forces[seat - 1]
        assert isinstance(force, Unit)
        return force


def battle_from_json(data: dict[str, Any]) -> Battle:
    """The state that `to_json` wrote; unknown fields are ignored, missing ones keep their default."""
    forces: list[Force] = []
    for seat, fields in enumerate(data["units"], 1):
        force = FORCES[fields.get("force", Unit.name)](seat)
        force.read_json(fields)
        forces.append(force)
    battle = Battle(forces, len(data["rolled"]))
    for name in STATE_FIELDS:
        if name in data:
            setattr(battle, name, tuples(data[name]))
    for name in WHERE_SAID:
        setattr(battle, name, data.get(name, 0))
    battle.spare_dice = tuple(read(one) for one in battle.spare_dice)
    battle.lanes = [_lane(lane) for lane in data["lanes"]]
    restore_asked(battle, data["asked"])
    for name, fields in data.get("parts", {}).items():
        part = PARTS[name]()
        part.read_json(fields)
        battle.parts[name] = part
    return battle


def _lane(frames: Iterable[Any]) -> Lane:
    lane: list[Frame] = [(name, a, b, text) for name, a, b, text in frames]
    return tuple(lane)
