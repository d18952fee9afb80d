"""The questions of Bataille! and what their answers do."""

from __future__ import annotations

from typing import Final

from hhour.bataille.effects import no_such_medal, play_medal, playable, refuse_medal
from hhour.bataille.fray import Fray, axis_slots, names
from hhour.bataille.medals import MEDAL_NUMBER, MEDALS
from hhour.bataille.skirmish import barred, gain, lead_on, leave_out, oppose, reroll, retreat
from hhour.bataille.state import SUPPLY, put
from hhour.kernel.action import Action
from hhour.kernel.dice import SLOT_NUMBER, SLOTS, any_subsets, mask_of, slots_of
from hhour.kernel.faces import FACE_NUMBER, FACES, STAR
from hhour.kernel.lanes import TABLE, Frame, Step
from hhour.kernel.refusal import Refusal
from hhour.pocket.terrain import BUNKER, TERRAIN, TERRAIN_NUMBER

ROLL: Final = Action("roll")
DEPLOY: Final = Action("deploy")
STOP: Final = Action("stop")
PASS: Final = Action("pass")
ENOUGH: Final = Action("enough")
PROGRESS: Final = Action("progress")
RETREAT: Final = Action("retreat")


class Ask(Step[Fray]):
    """A question whose answers can be listed. `rule`: where it comes from."""

    rule = ""

    def options(self, p: Fray, seat: int, frame: Frame) -> list[Action]:
        raise NotImplementedError

    def choices(self, p: Fray, seat: int, frame: Frame) -> list[Action]:
        return self.options(p, seat, frame)

    def refuse(self, p: Fray, seat: int, frame: Frame, action: Action) -> Refusal | None:
        if any(option.text == action.text for option in self.options(p, seat, frame)):
            return None
        return self.why_not(p, seat, frame, action)

    def why_not(self, p: Fray, seat: int, frame: Frame, action: Action) -> Refusal:
        """The sentence for an answer that is not offered."""
        return Refusal(self.rule, "not-offered", {"action": action.text})


# --- the start player -------------------------------------------------------------------------------------------------


class StartRoll(Ask):
    """All six dice once, for the STARs; `a` is how often this has been done (P-BAT-05, P-BAT-06)."""

    rule = "P-BAT-05"

    def options(self, p: Fray, seat: int, frame: Frame) -> list[Action]:
        return [ROLL]

    def answer(self, p: Fray, seat: int, frame: Frame, action: Action) -> None:
        contest = p.contest
        faces = p.chance.faces(0, seat, "start", frame[1], 6)
        contest.starts = put(contest.starts, seat - 1, faces.count(STAR))
        p.pop(seat)
        p.emit("start-roll", seat, self.rule, {"dice": SLOTS, "faces": names(faces), "n": faces.count(STAR)})


class StartPlayer(Ask):
    """Lies on the table until all have rolled; `b` is the mask of those who did."""

    rule = "P-BAT-06"
    watches = True

    def run(self, p: Fray, seat: int, frame: Frame) -> bool:
        contest = p.contest
        if any(contest.lanes[1:]):
            return False
        rolled = {one: stars for one, stars in enumerate(contest.starts, 1) if frame[2] >> one & 1}
        most = max(rolled.values())
        best = tuple(one for one, stars in rolled.items() if stars == most)
        if len(best) > 1:  # P-BAT-06
            p.cause = p.emit("start-tied", 0, self.rule, {"units": best, "n": most})
            ask_start_rolls(p, best, frame[1] + 1)
            return True
        first = best[0]
        seats = p.book.seats
        contest.order = tuple((first - 1 + step) % seats + 1 for step in range(seats))
        p.emit("starts", first, "P-BAT-05", {"units": contest.order, "n": most})
        p.pop(TABLE)
        return True


def ask_start_rolls(p: Fray, seats: tuple[int, ...], attempt: int) -> None:
    """These seats roll for the start."""
    p.contest.lanes[TABLE] = ()
    p.push(TABLE, "start-player", attempt, sum(1 << seat for seat in seats))
    for seat in seats:
        p.push(seat, "start-roll", attempt)


# --- steps 1 to 3 -----------------------------------------------------------------------------------------------------


class Opposition(Ask):
    """Throw the battlefield die and the Axis dice, with the Kommandant or without him (P-BAT-13, P-KOM-10)."""

    rule = "P-BAT-13"
    free = True

    def options(self, p: Fray, seat: int, frame: Frame) -> list[Action]:
        return [ROLL, DEPLOY] if p.book.with_kommandant else [ROLL]

    def answer(self, p: Fray, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)
        oppose(p, action == DEPLOY)


class LeaveOut(Ask):
    """Which die stays out under BUNKER (P-BAT-31)."""

    rule = "P-BAT-31"

    def options(self, p: Fray, seat: int, frame: Frame) -> list[Action]:
        return [Action("leave", (slot,)) for slot in SLOTS]

    def why_not(self, p: Fray, seat: int, frame: Frame, action: Action) -> Refusal:
        if action.verb == "leave":
            return Refusal(self.rule, "left-out-count", {"n": 1, "action": action.text})
        return super().why_not(p, seat, frame, action)

    def answer(self, p: Fray, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)
        leave_out(p, action.args[0])


class Reroll(Ask):
    """Any dice again, `a` times more at most (P-BAT-33, P-BAT-34, P-BAT-35, P-BAT-39)."""

    rule = "P-BAT-33"

    def run(self, p: Fray, seat: int, frame: Frame) -> bool:
        if frame[1] and p.contest.in_play & ~barred(p):
            return False
        p.pop(seat)
        return True

    def options(self, p: Fray, seat: int, frame: Frame) -> list[Action]:
        return [STOP, *any_subsets("reroll", p.contest.in_play & ~barred(p))]

    def refuse(self, p: Fray, seat: int, frame: Frame, action: Action) -> Refusal | None:
        """Dice may be named in any order, one of them at least (P-BAT-33)."""
        contest = p.contest
        if action.verb != "reroll":
            return super().refuse(p, seat, frame, action)
        if any(name in axis_slots(contest) for name in action.args):
            return Refusal("P-BAT-19", "axis-not-rerolled")
        mask = mask_of(action.args)
        if mask <= 0:
            return Refusal(self.rule, "which-dice", {"dice": " ".join(SLOTS)})
        if mask & ~contest.in_play:
            return Refusal("P-BAT-32", "die-left-out", {"die": _first(mask & ~contest.in_play)})
        if mask & barred(p):
            face = FACES[contest.axis[0]]
            return Refusal("P-KOM-14", "kommandant-bars", {"die": _first(mask & barred(p)), "face": face})
        return None

    def answer(self, p: Fray, seat: int, frame: Frame, action: Action) -> None:
        if action == STOP:
            p.pop(seat)
            p.emit("stopped", seat, "P-BAT-39", {"n": frame[1]})
            return
        p.replace(seat, "reroll", frame[1] - 1)  # P-BAT-34, P-BAT-35
        reroll(p, mask_of(action.args), frame[1])


def _first(mask: int) -> str:
    return next(slot for slot in SLOTS if mask >> SLOT_NUMBER[slot] & 1)


# --- step 4 -----------------------------------------------------------------------------------------------------------


class MedalWindow(Ask):
    """One Medal or a pass; `a` counts the passes in a row (P-BAT-42, P-BAT-44, P-BAT-45, P-BAT-46)."""

    rule = "P-BAT-42"
    free = True

    def run(self, p: Fray, seat: int, frame: Frame) -> bool:
        around = p.clockwise()
        if frame[1] >= len(around):
            p.pop(seat)
            return True
        if playable(p, seat) and not (seat != p.contest.active and p.contest.standing >> seat & 1):
            return False
        hand_on(p, seat, frame[1] + 1)
        return True

    def options(self, p: Fray, seat: int, frame: Frame) -> list[Action]:
        return [*(Action("play", (MEDALS[medal],)) for medal in playable(p, seat)), PASS]

    def why_not(self, p: Fray, seat: int, frame: Frame, action: Action) -> Refusal:
        if action.verb == "play" and len(action.args) == 1:
            why = refuse_medal(p, seat, action.args[0])
            if why is not None:
                return why
        return super().why_not(p, seat, frame, action)

    def answer(self, p: Fray, seat: int, frame: Frame, action: Action) -> None:
        if action == PASS:
            hand_on(p, seat, frame[1] + 1)
            return
        p.replace(seat, "played")
        play_medal(p, seat, MEDAL_NUMBER[action.args[0]])


class Played(Ask):
    """Lies under a Medal's own questions; when they are answered the next player has his chance (P-BAT-43)."""

    rule = "P-BAT-43"

    def run(self, p: Fray, seat: int, frame: Frame) -> bool:
        hand_on(p, seat, 0)  # P-BAT-45
        return True


def hand_on(p: Fray, seat: int, passes: int) -> None:
    """The next player clockwise has his chance."""
    around = p.clockwise()
    p.pop(seat)
    p.push(around[(around.index(seat) + 1) % len(around)], "medal", passes)


class SetDie(Ask):
    """Legion of Merit: one or two own dice to any symbol; `a` is the mask of those already set (P-MEDAL-LOM-01)."""

    rule = "P-MEDAL-LOM-01"

    def options(self, p: Fray, seat: int, frame: Frame) -> list[Action]:
        contest = p.contest
        free = [
            Action("set", (slot, face))
            for slot in slots_of(contest.in_play & ~frame[1])
            for number, face in enumerate(FACES)
            if number != contest.faces[SLOT_NUMBER[slot]]
        ]
        return [ENOUGH, *free] if frame[1] else free

    def why_not(self, p: Fray, seat: int, frame: Frame, action: Action) -> Refusal:
        """Which die it cannot be, or why not this symbol (P-BAT-32, P-MEDAL-LOM-01, P-MEDAL-12)."""
        if action.verb != "set" or len(action.args) != 2:
            return super().why_not(p, seat, frame, action)
        slot, face = action.args
        if slot not in SLOT_NUMBER:
            return Refusal(self.rule, "die-none", {"word": slot, "names": " ".join(SLOTS)})
        die = 1 << SLOT_NUMBER[slot]
        if die & ~p.contest.in_play:
            return Refusal("P-BAT-32", "die-left-out", {"die": slot})
        if die & frame[1]:
            return Refusal(self.rule, "die-set-before", {"die": slot})
        if face not in FACE_NUMBER:
            return Refusal("P-DICE-02", "dice-not-a-face", {"word": face, "faces": " ".join(FACES)})
        return Refusal("P-MEDAL-12", "die-same", {"die": slot})

    def answer(self, p: Fray, seat: int, frame: Frame, action: Action) -> None:
        contest = p.contest
        if action == ENOUGH:
            p.pop(seat)
            return
        slot, face = action.args
        die = SLOT_NUMBER[slot]
        contest.faces = put(contest.faces, die, FACE_NUMBER[face])
        p.emit("die-set", seat, self.rule, {"die": slot, "face": face}, "bataille-legion-of-merit")
        if frame[1]:
            p.pop(seat)
        else:
            p.replace(seat, "set-die", 1 << die)


class Strike(Ask):
    """Victoria Cross: one or two Axis dice again, together (P-MEDAL-VIC-01)."""

    rule = "P-MEDAL-VIC-01"

    def options(self, p: Fray, seat: int, frame: Frame) -> list[Action]:
        slots = axis_slots(p.contest)
        pairs = [(one, other) for place, one in enumerate(slots) for other in slots[place + 1 :]]
        return [Action("strike", chosen) for chosen in (*((slot,) for slot in slots), *pairs)]

    def refuse(self, p: Fray, seat: int, frame: Frame, action: Action) -> Refusal | None:
        """Dice may be named in any order, each once."""
        if action.verb != "strike":
            return super().refuse(p, seat, frame, action)
        slots = axis_slots(p.contest)
        struck = {name for name in action.args if name in slots}
        if len(struck) == len(action.args) and len(struck) in (1, 2):
            return None
        return Refusal(self.rule, "strike-which", {"dice": " ".join(slots)})

    def answer(self, p: Fray, seat: int, frame: Frame, action: Action) -> None:
        contest = p.contest
        slots = axis_slots(contest)
        p.pop(seat)
        for slot, face in zip(action.args, p.roll("strike", len(action.args)), strict=True):
            contest.axis = put(contest.axis, slots.index(slot), face)
        data = {"slots": action.args, "faces": names(contest.axis)}
        p.emit("axis-rerolled", seat, self.rule, data, "bataille-victoria-cross")


class TurnTerrain(Ask):
    """Medal of Honor: another face of the battlefield die, not BUNKER (P-MEDAL-MOH-01 to P-MEDAL-MOH-04)."""

    rule = "P-MEDAL-MOH-01"

    def options(self, p: Fray, seat: int, frame: Frame) -> list[Action]:
        here = p.contest.terrain
        return [Action("turn", (name,)) for face, name in enumerate(TERRAIN) if face not in (here, BUNKER)]

    def why_not(self, p: Fray, seat: int, frame: Frame, action: Action) -> Refusal:
        if action.verb != "turn" or len(action.args) != 1:
            return super().why_not(p, seat, frame, action)
        word = action.args[0]
        if word not in TERRAIN_NUMBER:
            return Refusal("P-DICE-05", "terrain-none", {"word": word, "names": ", ".join(TERRAIN)})
        if word == TERRAIN[BUNKER]:
            return Refusal("P-MEDAL-MOH-03", "terrain-bunker")
        return Refusal("P-MEDAL-MOH-04", "terrain-same", {"terrain": word})

    def answer(self, p: Fray, seat: int, frame: Frame, action: Action) -> None:
        p.contest.terrain = TERRAIN_NUMBER[action.args[0]]
        p.pop(seat)
        p.emit("terrain-set", seat, self.rule, {"terrain": action.args[0]}, "bataille-medal-of-honor")


# --- steps 5 and 7 ----------------------------------------------------------------------------------------------------


class TakeMedal(Ask):
    """A straight in a game of six Medals: any one of the supply (P-OPT-02)."""

    rule = "P-OPT-02"

    def options(self, p: Fray, seat: int, frame: Frame) -> list[Action]:
        return [Action("take", (MEDALS[medal],)) for medal in p.contest.held(SUPPLY)]

    def why_not(self, p: Fray, seat: int, frame: Frame, action: Action) -> Refusal:
        if action.verb != "take" or len(action.args) != 1:
            return super().why_not(p, seat, frame, action)
        slug = action.args[0]
        return (
            Refusal(self.rule, "medal-not-in-supply", {"card": slug}) if slug in MEDAL_NUMBER else no_such_medal(slug)
        )

    def answer(self, p: Fray, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)
        gain(p, MEDAL_NUMBER[action.args[0]], self.rule)


class Onward(Ask):
    """Progress or retreat, after the points are in the pot (P-BAT-70)."""

    rule = "P-BAT-70"
    free = True

    def options(self, p: Fray, seat: int, frame: Frame) -> list[Action]:
        return [PROGRESS, RETREAT]

    def answer(self, p: Fray, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)
        if action == PROGRESS:
            lead_on(p, "P-BAT-71")
        else:
            retreat(p, "P-BAT-72")


STEPS: Final[dict[str, Ask]] = {
    "start-roll": StartRoll(),
    "start-player": StartPlayer(),
    "opposition": Opposition(),
    "leave-out": LeaveOut(),
    "reroll": Reroll(),
    "medal": MedalWindow(),
    "played": Played(),
    "set-die": SetDie(),
    "strike": Strike(),
    "turn-terrain": TurnTerrain(),
    "take-medal": TakeMedal(),
    "onward": Onward(),
}
