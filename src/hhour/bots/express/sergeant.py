"""Sergeant: keeps the dice that fit, re-rolls the rest, and lets Specialists close the gap that is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hhour.advice.express.chances import chance_to_match, held, spare_dice
from hhour.bots.protocol import Decision, Reason, Seat, Second, percent
from hhour.express.beaches import BUNKER
from hhour.express.cards import CAPTAIN, CORPORAL, ENGINEER, GENERAL, HERO, MEDIC, VETERAN
from hhour.express.shore import Shore
from hhour.express.state import Soldier
from hhour.express.steps.rally import called, may_rally
from hhour.express.steps.roll import most_dice, rerollable
from hhour.express.steps.specialists import STEPS, uses
from hhour.kernel.action import Action
from hhour.kernel.dice import SET_COLOURS, SLOT_NUMBER, SLOTS
from hhour.kernel.faces import COLOUR_NUMBER, FACE_NUMBER, SOLDIER
from hhour.kernel.ranking import Rated, ranked
from hhour.pocket.chances import chance
from hhour.pocket.tally import counted

# whom the group would miss most, first
WORTH: Final = (GENERAL, HERO, MEDIC, CORPORAL, CAPTAIN, ENGINEER, VETERAN)
CHANGERS: tuple[str, ...] = (CAPTAIN, GENERAL, ENGINEER)


class Sergeant:
    """Plays every question of Express! by the chance to match."""

    name = "sergeant"
    seconds = 0.5

    def decide(self, seat: Seat) -> Decision:
        choices = seat.choices()
        if len(choices) == 1:
            return Decision(choices[0], Reason("bot-only-choice"))
        answer = ANSWERS.get(seat.question)
        if answer is None:
            return Decision(choices[0], Reason("bot-unweighed"))
        return answer(seat.play, seat.seat, choices)


# --- dice -------------------------------------------------------------------------------------------------------------


def leave_out(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """Dice of colours that stay evenly spread, so that an RWB is still possible."""

    def spread(action: Action) -> int:
        left = [0, 0, 0]
        for die, name in enumerate(SLOTS):
            left[SET_COLOURS[die]] += name not in action.args
        return min(left)

    best = max(choices, key=spread)
    return Decision(best, Reason("bot-express-leave", {"n": spread(best)}))


def reroll(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """What the match does not need is rolled again; once all match, only for an RWB that calls somebody."""
    soldier = p.soldier(seat)
    matches = percent(chance_to_match(p, soldier))
    stop = Decision(choices[-1], Reason("bot-express-stop", {"n": len(p.lacks(soldier))}))
    free = rerollable(p, soldier)
    spare = [die for die, counts in spare_dice(p, soldier) if free >> die & 1]
    if not p.lacks(soldier):
        if p.rwbs(soldier) or not may_rally(p, seat) or p.effect("NO_RALLY") is not None:
            return stop
        spare = [die for die in spare if not _in_pair(soldier, die)]
    spare = spare[: most_dice(p)]
    if not spare:
        return stop
    action = Action("reroll", tuple(SLOTS[die] for die in spare))
    return Decision(action, Reason("bot-express-reroll", {"n": len(spare), "percent": matches}))


def _in_pair(soldier: Soldier, die: int) -> bool:
    """Whether another die of another colour shows the same symbol: two thirds of an RWB."""
    return any(
        soldier.faces[other] == soldier.faces[die] and soldier.colours[other] != soldier.colours[die]
        for other in range(len(soldier.faces))
        if other != die and not soldier.left_out >> other & 1
    )


# --- Specialists ------------------------------------------------------------------------------------------------------


def specialists(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """The use that brings most: own dice first, then the Corporal, the Hero, at last the Medic."""
    soldier = p.soldier(seat)
    offered = {action.args[0] for action in choices if action.verb == "use"}
    now = _worth(p, soldier, soldier.faces, soldier.colours)
    gains = {slug: _worth_of_best(p, soldier, slug) - now for slug in CHANGERS if slug in offered and not soldier.saved}
    best = max(gains, key=lambda slug: gains[slug], default="")
    if best and gains[best] > 0:
        return _use(p, Action("use", (best,)), soldier)
    if seat == p.book.leader:
        group = _group_use(p, offered)
        if group is not None:
            return group
    return Decision(choices[-1], Reason("bot-express-done", {"n": len(p.lacks(soldier))}))


def _use(p: Shore, action: Action, helped: Soldier) -> Decision:
    return Decision(action, Reason("bot-express-use", {"card": action.args[0], "n": len(p.lacks(helped))}))


def _group_use(p: Shore, offered: set[str]) -> Decision | None:
    """Corporal where a SOLDIER is missing; Hero for the one in need; Medic if that is not enough."""
    needy = [one for one in p.acting() if one.faces and not held(p, one)]
    short = [one for one in needy if SOLDIER in p.lacks(one)]
    if CORPORAL in offered and short:
        return _use(p, Action("use", (CORPORAL,)), short[0])
    hopeless = [one for one in needy if not _can_help_himself(p, one)]
    if not hopeless:
        return None
    if HERO in offered and (len(hopeless) == 1 or MEDIC not in offered):
        worst = max(hopeless, key=lambda one: len(p.lacks(one)))
        return _use(p, Action("use", (HERO, str(worst.seat))), worst)
    return _use(p, Action("use", (MEDIC,)), hopeless[0]) if MEDIC in offered else None


def _can_help_himself(p: Shore, soldier: Soldier) -> bool:
    """Whether a player who is still asked can close his gap with the Specialists he may use."""
    own = [action.args[0] for action in uses(p, soldier.seat) if action.args[0] in CHANGERS]
    reachable = sum(1 for slug in own if slug != CAPTAIN)
    return len(p.lacks(soldier)) <= reachable


def change(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """The die and the change that are worth most."""
    soldier = p.soldier(seat)
    best = max(choices, key=lambda action: _worth(p, soldier, *changed(soldier, action)))
    then = soldier.copy()
    then.faces, then.colours = changed(soldier, best)
    return Decision(best, Reason("bot-express-change", {"n": len(p.lacks(then))}))


def _worth_of_best(p: Shore, soldier: Soldier, slug: str) -> float:
    options = STEPS["change"].choices(p, soldier.seat, ("change", 0, 0, slug))
    worths = [_worth(p, soldier, *changed(soldier, action)) for action in options]
    # where using somebody costs the next sector, only a match is worth it
    return max(worths, default=0.0) - (1.5 if p.effect("NO_USE_NEXT") is not None else 0.0)


def changed(soldier: Soldier, action: Action) -> tuple[tuple[int, ...], tuple[int, ...]]:
    die = SLOT_NUMBER[action.args[0]]
    faces, colours = list(soldier.faces), list(soldier.colours)
    for word in action.args[1:]:
        faces[die] = FACE_NUMBER.get(word, faces[die])
        colours[die] = COLOUR_NUMBER.get(word, colours[die])
    return tuple(faces), tuple(colours)


def _worth(p: Shore, soldier: Soldier, faces: tuple[int, ...], colours: tuple[int, ...]) -> float:
    """Missing symbols weigh most; then Specialists that the tally would call to the group."""
    copy = soldier.copy()
    copy.faces, copy.colours = faces, colours
    invasion = p.invasion
    calls = [slug for slug in called(p, copy) if slug not in invasion.group and slug not in invasion.gone]
    rallies = bool(calls) and may_rally(p, soldier.seat) and p.effect("NO_RALLY") is None
    lacks = len(p.lacks(copy))
    return -2.0 * lacks + (1.0 if rallies and not lacks else 0.0)


# --- the group --------------------------------------------------------------------------------------------------------


def rally(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """The Specialist who is worth most; never nobody."""
    best = min((action for action in choices if action.args), key=lambda action: WORTH.index(action.args[0]))
    return Decision(best, Reason("bot-express-takes", {"card": best.args[0]}))


def lose(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """Whoever is missed least."""
    best = max((action for action in choices if action.args), key=lambda action: WORTH.index(action.args[0]))
    return Decision(best, Reason("bot-express-loses", {"card": best.args[0]}))


def keep_away(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """In the bunker seven results beat six dice; elsewhere a Specialist is worth more than one result."""
    if p.invasion.sector == BUNKER or len(p.invasion.group) > 2:
        return lose(p, seat, choices)
    return Decision(choices[-1], Reason("bot-express-keeps"))


def pay_for(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """One Axis die fewer is worth the least of two."""
    return lose(p, seat, choices) if len(p.invasion.group) > 1 else Decision(choices[-1], Reason("bot-express-keeps"))


def hold(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """The die that leaves the best chance to match."""
    setting = p.effect("AXIS_SET")
    face = setting.face if setting is not None else 0

    def hope(action: Action) -> float:
        kept = p.invasion.axis[int(action.args[0]) - 1]
        return chance(counted([face] * (len(p.invasion.axis) - 1) + [kept]), len(SLOTS), 2)

    rated = ranked(choices, hope)
    return Decision(rated[0][0], Reason("bot-express-hold", {"percent": percent(rated[0][1])}, second(rated)))


def second(rated: Rated) -> Second | None:
    """Who came next, by chance."""
    return Second("express", *rated[1]) if len(rated) > 1 else None


def drop(p: Shore, seat: int, choices: list[Action]) -> Decision:
    """The die without which most players match, and least is missing."""

    def lacking(action: Action) -> int:
        trial = Shore(p.book, p.invasion.copy(), p.chance, None)
        trial.invasion.ignored |= 1 << int(action.args[0]) - 1
        return sum(len(trial.lacks(one)) for one in trial.invasion.soldiers)

    best = min(choices, key=lacking)
    return Decision(best, Reason("bot-express-drop", {"n": lacking(best)}))


ANSWERS: Final[dict[str, Callable[[Shore, int, list[Action]], Decision]]] = {
    "leave-out": leave_out,
    "reroll": reroll,
    "specialists": specialists,
    "change": change,
    "rally": rally,
    "help-choose": rally,
    "lose-one": lose,
    "keep-away": keep_away,
    "pay-for": pay_for,
    "hold": hold,
    "drop": drop,
}
