"""The state of an Express! game: ints, strings and tuples of those. Tuples are replaced, never changed."""

from __future__ import annotations

from typing import Any, Final

from hhour.kernel.lanes import Frame, Lane, State, asked_flags, restore_asked

SOLDIER_FIELDS: Final = ("seat", "faces", "colours", "left_out", "rolls", "rerolls", "saved", "used")


class Soldier:
    """One player and his set of dice."""

    __slots__ = SOLDIER_FIELDS

    def __init__(self, seat: int = 0) -> None:
        self.seat: int = seat
        self.faces: tuple[int, ...] = ()
        self.colours: tuple[int, ...] = ()
        self.left_out: int = 0
        self.rolls: int = 0  # how often he has rolled in this attempt, restarts included
        self.rerolls: int = 0  # re-rolls spent since the last whole roll
        self.saved: int = 0  # the Hero was sacrificed for him in this attempt
        self.used: tuple[str, ...] = ()

    def copy(self) -> Soldier:
        new = Soldier.__new__(Soldier)
        new.seat = self.seat
        new.faces = self.faces
        new.colours = self.colours
        new.left_out = self.left_out
        new.rolls = self.rolls
        new.rerolls = self.rerolls
        new.saved = self.saved
        new.used = self.used
        return new


STATE_FIELDS: Final = (
    "turn", "stage", "outcome", "beach", "sector", "going", "landing", "attempt", "axis", "axis_rolls", "deployed",
    "added", "ignored", "paid", "group", "holders", "fresh", "gone", "fallen", "arrival", "present", "shift",
    "next_shift", "due", "next_due", "silenced", "next_silenced", "used_here", "used", "rallied", "rallied_now",
    "obtained", "cleared", "active", "retries", "help",
)  # fmt: skip


class Invasion(State):
    """The beach, the opposition, the group and its players."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.soldiers: list[Soldier] = [Soldier(seat) for seat in range(1, seats + 1)]
        self.beach: int = 0  # which of the beaches to be played
        self.sector: int = 0
        self.going: int = 1  # the sector the group goes to; 0: the present one is replayed
        self.landing: int = 1  # a beach begins
        self.attempt: int = 0  # within the visit
        self.axis: tuple[int, ...] = ()  # the Kommandant, when deployed, is the first die
        self.axis_rolls: int = 0
        self.deployed: int = 0
        self.added: tuple[int, ...] = ()  # virtual Axis results
        self.ignored: int = 0  # Axis dice that need no match, as a mask
        self.paid: int = 0  # a Specialist was lost on arrival for fewer Axis dice
        self.group: tuple[str, ...] = ()
        self.holders: tuple[int, ...] = ()
        self.fresh: tuple[str, ...] = ()  # rallied in this attempt
        self.gone: tuple[str, ...] = ()  # out of the game on this beach
        self.fallen: tuple[str, ...] = ()  # out for the whole operation, by option
        self.arrival: tuple[str, ...] = ()  # the group as it arrived in the sector
        self.present: tuple[str, ...] = ()  # the group as step 2 began
        self.shift: int = 0  # Axis dice more or fewer in this visit
        self.next_shift: int = 0
        self.due: int = 0  # an earlier sector sends the Kommandant to this one
        self.next_due: int = 0
        self.silenced: str = ""  # the rule by which no Specialist can be used in this visit
        self.next_silenced: str = ""
        self.used_here: int = 0  # a Specialist was used in this visit
        self.used: tuple[str, ...] = ()  # what the group has used in this attempt
        self.rallied: tuple[int, ...] = ()  # who has rallied in earlier attempts of this visit
        self.rallied_now: tuple[int, ...] = ()
        self.obtained: tuple[int, ...] = ()  # symbols of the RWBs of this attempt
        self.cleared: int = 0  # how often in this visit
        self.active: int = 0  # with one set of dice: the seat whose turn it is
        self.retries: int = 0
        self.help: tuple[int, ...] = ()  # the two dice of the solo help

    def copy(self) -> Invasion:
        new = Invasion.__new__(Invasion)
        new.lanes = self.lanes.copy()
        new.asked = self.asked.copy()
        new.soldiers = [soldier.copy() for soldier in self.soldiers]
        new.turn = self.turn
        new.stage = self.stage
        new.outcome = self.outcome
        new.standing = self.standing
        new.beach = self.beach
        new.sector = self.sector
        new.going = self.going
        new.landing = self.landing
        new.attempt = self.attempt
        new.axis = self.axis
        new.axis_rolls = self.axis_rolls
        new.deployed = self.deployed
        new.added = self.added
        new.ignored = self.ignored
        new.paid = self.paid
        new.group = self.group
        new.holders = self.holders
        new.fresh = self.fresh
        new.gone = self.gone
        new.fallen = self.fallen
        new.arrival = self.arrival
        new.present = self.present
        new.shift = self.shift
        new.next_shift = self.next_shift
        new.due = self.due
        new.next_due = self.next_due
        new.silenced = self.silenced
        new.next_silenced = self.next_silenced
        new.used_here = self.used_here
        new.used = self.used
        new.rallied = self.rallied
        new.rallied_now = self.rallied_now
        new.obtained = self.obtained
        new.cleared = self.cleared
        new.active = self.active
        new.retries = self.retries
        new.help = self.help
        return new

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {name: getattr(self, name) for name in STATE_FIELDS}
        data["lanes"] = self.lanes
        data["asked"] = asked_flags(self)
        data["soldiers"] = [{name: getattr(one, name) for name in SOLDIER_FIELDS} for one in self.soldiers]
        return data


def invasion_from_json(data: dict[str, Any]) -> Invasion:
    """The state that `to_json` wrote; unknown fields are ignored, missing ones keep their default."""
    invasion = Invasion(len(data["soldiers"]))
    for name in STATE_FIELDS:
        if name in data:
            setattr(invasion, name, _tuples(data[name]))
    invasion.lanes = [_lane(lane) for lane in data["lanes"]]
    restore_asked(invasion, data["asked"])
    for soldier, fields in zip(invasion.soldiers, data["soldiers"], strict=True):
        for name in SOLDIER_FIELDS:
            if name in fields:
                setattr(soldier, name, _tuples(fields[name]))
    return invasion


def _lane(frames: list[Any]) -> Lane:
    lane: list[Frame] = [(name, a, b, text) for name, a, b, text in frames]
    return tuple(lane)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value
