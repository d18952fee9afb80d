"""The state of a game: small, mutable and dumb. Ints, strings and tuples of those; no content, no closures.

Tuples are replaced, never changed, so a copy shares them. Sectors are indices into `Book.sectors`; sets of sectors
and of dice are bit masks; a result is `face * 4 + colour`.
"""

from __future__ import annotations

from typing import Any, Final

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
MINE_PROOF: Final = 1 << 12
WIRE_PROOF: Final = 1 << 13
FREE_ADVANCE: Final = 1 << 14
STAYING_ON: Final = 1 << 15
BOOKED: Final = 1 << 16
REPEATS: Final = 1 << 17

# kept from turn to turn (`Unit.lifetime`)
FIRST_ROLL_AGAIN: Final = 1 << 0
CLIMBED: Final = 1 << 1  # is up the cliff it stands on

UNIT_FIELDS: Final = (
    "seat", "status", "sector", "visited", "soldiers", "stars", "courage", "points", "marker", "must_leave",
    "faces", "colours", "locked", "left_out", "removed", "cancelled", "rolls", "virtual", "stored", "claimed",
    "straight", "bonuses", "obtained", "battle_cry", "specialists", "fallen", "hand", "items", "awards", "vehicle",
    "flags", "used", "draws", "departed", "pigeon", "lifetime", "honours", "entered", "last_sector", "noted",
    "copies", "first_map", "held",
)  # fmt: skip


class Unit:
    """One player's squad."""

    __slots__ = UNIT_FIELDS

    def __init__(self, seat: int = 0) -> None:
        self.seat: int = seat
        self.status: int = IN_PLAY
        self.sector: int = -1
        self.visited: int = 0
        self.soldiers: int = 0
        self.stars: int = 0
        self.courage: int = 0
        self.points: int = 0
        self.marker: int = 1
        self.must_leave: int = 0
        self.faces: tuple[int, ...] = ()
        self.colours: tuple[int, ...] = ()
        self.locked: int = 0
        self.left_out: int = 0
        self.removed: int = 0
        self.cancelled: int = 0
        self.rolls: int = 0
        self.virtual: tuple[int, ...] = ()
        self.stored: tuple[int, ...] = ()
        self.claimed: tuple[int, ...] = NO_SETS
        self.straight: int = 0
        self.bonuses: tuple[tuple[int, str], ...] = ()  # RWB bonuses to come in UPKEEP: face and card
        self.obtained: int = 0
        self.battle_cry: int = 0
        self.specialists: tuple[str, ...] = ()
        self.fallen: tuple[str, ...] = ()
        self.hand: tuple[str, ...] = ()
        self.items: tuple[str, ...] = ()
        self.awards: tuple[str, ...] = ()
        self.vehicle: str = ""
        self.flags: int = 0
        self.used: tuple[str, ...] = ()
        self.draws: int = 0
        self.departed: int = -1
        self.pigeon: int = 0
        self.lifetime: int = 0
        self.honours: int = 0
        self.entered: int = 0
        self.last_sector: int = 0
        self.noted: int = 0
        self.copies: int = 0
        self.first_map: int = -1
        self.held: tuple[str, ...] = ()  # cards of kinds that other boxes bring

    def copy(self) -> Unit:
        new = Unit.__new__(Unit)
        new.seat = self.seat
        new.status = self.status
        new.sector = self.sector
        new.visited = self.visited
        new.soldiers = self.soldiers
        new.stars = self.stars
        new.courage = self.courage
        new.points = self.points
        new.marker = self.marker
        new.must_leave = self.must_leave
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
        new.battle_cry = self.battle_cry
        new.specialists = self.specialists
        new.fallen = self.fallen
        new.hand = self.hand
        new.items = self.items
        new.awards = self.awards
        new.vehicle = self.vehicle
        new.flags = self.flags
        new.used = self.used
        new.draws = self.draws
        new.departed = self.departed
        new.pigeon = self.pigeon
        new.lifetime = self.lifetime
        new.honours = self.honours
        new.entered = self.entered
        new.last_sector = self.last_sector
        new.noted = self.noted
        new.copies = self.copies
        new.first_map = self.first_map
        new.held = self.held
        return new


NO_SETS: Final = (0, 0, 0, 0, 0, 0)

STATE_FIELDS: Final = (
    "turn", "stage", "outcome", "pool", "items", "used", "deck", "vehicles", "taken", "rolled", "mgf", "effects",
    "silenced", "worn", "beside", "retired", "claims", "captured", "seen", "garrison", "german",
    "spare_dice",
)  # fmt: skip


class Battle(State):
    """The whole table: the units and what lies between them."""

    def __init__(self, seats: int = 0, sectors: int = 0) -> None:
        super().__init__(seats)
        self.units: list[Unit] = [Unit(seat) for seat in range(1, seats + 1)]
        self.pool: tuple[str, ...] = ()  # unique Specialists on offer
        self.items: tuple[str, ...] = ()  # items lying face up
        self.used: tuple[str, ...] = ()  # items lying face down
        self.deck: tuple[str, ...] = ()  # awards not yet drawn; drawing is random, so they need no order
        self.vehicles: tuple[str, ...] = ()  # vehicles still in the box
        self.taken: int = 0  # sectors whose first-come gift is gone
        self.rolled: tuple[int, ...] = (0,) * sectors  # what a random sector turned out to be
        self.mgf: tuple[tuple[int, ...], ...] = ()  # (sector, die, die...) of this COMBAT
        self.effects: tuple[
            tuple[str, int, int, str], ...
        ] = ()  # (kind, sector, amount, card) this turn; "loss": a seat
        self.silenced: tuple[int, ...] = (0,) * sectors  # MGF symbols gone for good
        self.worn: tuple[int, ...] = (0,) * sectors  # DEF lost for good
        self.beside: tuple[int, ...] = (0,) * sectors  # Specialists beside a bunker
        self.retired: tuple[str, ...] = ()  # who they are
        self.claims: tuple[tuple[int, int], ...] = ()  # (sector, seat) of this MOVE's arrivals
        self.captured: int = 0  # bunkers with a safe Unit in them
        self.seen: int = 0  # sectors some Unit has moved into
        self.garrison: int = 0
        self.german: tuple[int, ...] = ()  # this turn's German MGF, DEF row, DEF and mine bonuses
        self.spare_dice: tuple[int, ...] = ()  # the solo trading pool, as results

    def copy(self) -> Battle:
        new = Battle.__new__(Battle)
        new.turn = self.turn
        new.stage = self.stage
        new.outcome = self.outcome
        new.standing = self.standing
        new.lanes = self.lanes.copy()
        new.asked = self.asked.copy()
        new.units = [unit.copy() for unit in self.units]
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
        return new

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {name: getattr(self, name) for name in STATE_FIELDS}
        if self.standing:
            data["standing"] = self.standing
        data["lanes"] = self.lanes
        data["asked"] = asked_flags(self)
        data["units"] = [_fields(unit) for unit in self.units]
        return data


LATER: Final = ("held",)  # fields that are told only where they say something, so that old games read as they did


def _fields(unit: Unit) -> dict[str, object]:
    told = {name: getattr(unit, name) for name in UNIT_FIELDS}
    return {name: value for name, value in told.items() if value or name not in LATER}


def battle_from_json(data: dict[str, Any]) -> Battle:
    """The state that `to_json` wrote; unknown fields are ignored, missing ones keep their default."""
    seats = len(data["units"])
    battle = Battle(seats, len(data["rolled"]))
    for name in STATE_FIELDS:
        if name in data:
            setattr(battle, name, _tuples(data[name]))
    battle.standing = data.get("standing", 0)
    battle.lanes = [_lane(lane) for lane in data["lanes"]]
    restore_asked(battle, data["asked"])
    for unit, fields in zip(battle.units, data["units"], strict=True):
        for name in UNIT_FIELDS:
            if name in fields:
                setattr(unit, name, _tuples(fields[name]))
    return battle


def _lane(frames: list[Any]) -> Lane:
    lane: list[Frame] = [(name, a, b, text) for name, a, b, text in frames]
    return tuple(lane)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value
