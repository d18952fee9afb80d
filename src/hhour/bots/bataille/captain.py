"""Captain: plays for the win, not for points. Every final roll of the dice has its chance to win the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from hhour.bataille.effects import playable
from hhour.bataille.fray import Fray
from hhour.bataille.medals import CROIX_DE_GUERRE, LEGION_OF_MERIT, MEDALS, SILVER_STAR
from hhour.bataille.skirmish import barred, points, requirement
from hhour.bataille.state import GONE, MOST_AXIS, put
from hhour.bots.bataille.sergeant import Sergeant
from hhour.bots.bataille.supposed import rate_medal, rate_strikes, rate_terrain
from hhour.bots.bataille.turn import Turn
from hhour.bots.pocket.dice import Rolls, Worth, rate_rerolls, rolls_of
from hhour.bots.protocol import Decision, Reason, Seat, Second, percent
from hhour.kernel.action import Action
from hhour.kernel.dice import bits, slots_of
from hhour.kernel.ranking import Rated, best_first

TIE: Final = 1e-9  # less than this is no difference


class Captain:
    """Looks from the dice in hand over the rest of the turn and the race to its end."""

    name = "captain"
    seconds = 2.0

    def __init__(self) -> None:
        self.sergeant = Sergeant()

    def decide(self, seat: Seat) -> Decision:
        p: Fray = seat.play
        choices = seat.choices()
        answer = ANSWERS.get(seat.question)
        if len(choices) == 1 or answer is None or p.book.seats == 1:  # alone there is nobody to beat, only points
            return self.sergeant.decide(seat)
        decision = answer(p, seat.seat)
        return decision if decision.action in choices else self.sergeant.decide(seat)


def _most_likely(key: str, rated: Rated) -> Decision:
    """What wins the game most often, how often, and who came next."""
    action, chance = rated[0]
    other = Second("bataille", *rated[1]) if len(rated) > 1 else None
    return Decision(action, Reason(key, {"n": percent(chance)}, other))


def _opposition(p: Fray, seat: int) -> Decision:
    turn = Turn(p, seat)
    alone, with_him = (turn.on(p.contest.pot, p.contest.axis_dice, him)[1] for him in (False, True))
    rated = best_first([(Action("roll"), alone), (Action("deploy"), with_him)])
    return _most_likely(f"bot-bataille-chance-{rated[0][0].verb}", rated)


def _onward(p: Fray, seat: int) -> Decision:
    contest = p.contest
    turn = Turn(p, seat)
    stop = turn.bring(contest.pot)[1]
    on = turn.on(contest.pot, min(MOST_AXIS, contest.axis_dice + 1))[1]
    told: dict[str, int | str] = {"stop": percent(stop), "on": percent(on)}
    if on > stop:
        return Decision(Action("progress"), Reason("bot-bataille-chance-on", told))
    return Decision(Action("retreat"), Reason("bot-bataille-chance-stop", told))


# --- dice -------------------------------------------------------------------------------------------------------------


def _reroll(p: Fray, seat: int) -> Decision:
    contest = p.contest
    rolls = rolls_of(contest.in_play)
    place = rolls.place(contest.faces)
    held = contest.axis[0] if contest.kommandant else -1
    left = contest.lanes[seat][-1][1]
    rated = rate_rerolls(_final_worth(p, seat, rolls), place, left, contest.in_play & ~barred(p), barred=held)
    most = max(rated.values())
    best = min((mask for mask in rated if rated[mask] > most - TIE), key=bits)
    others = sorted((mask for mask in rated if mask != best), key=lambda mask: -rated[mask])
    return _most_likely("bot-bataille-chance-dice", [(_again(mask), rated[mask]) for mask in (best, *others[:1])])


def _again(mask: int) -> Action:
    return Action("reroll", slots_of(mask)) if mask else Action("stop")


def _final_worth(p: Fray, seat: int, rolls: Rolls) -> Worth:
    """The chance to win the game for every way the dice can lie at last: match, and Medals gained by RWBs."""
    short = rolls.short(requirement(p))
    holders = p.contest.holders
    plain = _ends(p, seat, holders)
    worth = np.take(plain, np.minimum(short, 3))
    for symbol in range(7):
        medal = p.book.medal_map[symbol] if symbol < 6 else p.book.straight_medal
        if medal is None or holders[medal] in (GONE, seat):
            continue
        gain = _ends(p, seat, put(holders, medal, seat)) - plain
        shown = rolls.straight if symbol == 6 else rolls.sets[symbol] > 0
        worth += np.where(shown, np.take(gain, np.minimum(short, 3)), 0.0)
    return worth


def _ends(p: Fray, seat: int, holders: tuple[int, ...]) -> Worth:
    """The chance to win by how much stays unmatched (3: or more), when own Medals may still save the pot."""
    contest = p.contest
    won = contest.pot + points(p)
    ends = [Turn(p, seat, holders).bring(0)[1]] * 4
    if contest.holders[CROIX_DE_GUERRE] == seat:
        saved = Turn(p, seat, put(holders, CROIX_DE_GUERRE, 0)).bring(won)[1]
        ends = [max(end, saved) for end in ends]
    if contest.holders[SILVER_STAR] == seat:  # nothing is gained in a skirmish that is broken off
        again = Turn(p, seat, put(contest.holders, SILVER_STAR, 0)).on(contest.pot, contest.axis_dice)[1]
        ends = [max(end, again) for end in ends]
    if contest.holders[LEGION_OF_MERIT] == seat:
        filled = Turn(p, seat, put(holders, LEGION_OF_MERIT, 0)).won(won, contest.axis_dice, contest.terrain)[1]
        ends[1:3] = [max(end, filled) for end in ends[1:3]]
    ends[0] = Turn(p, seat, holders).won(won, contest.axis_dice, contest.terrain)[1]
    return np.array(ends)


# --- Medals -----------------------------------------------------------------------------------------------------------


def _medal(p: Fray, seat: int) -> Decision:
    now = Turn(p, seat).after(p)
    rated = {medal: rate_medal(p, seat, medal) for medal in playable(p, seat)}
    best = max(rated, key=lambda medal: rated[medal])
    if rated[best] <= now + TIE:
        played = Second("bataille", Action("play", (MEDALS[best],)), rated[best])
        return Decision(Action("pass"), Reason("bot-bataille-chance-keep", {"n": percent(now)}, played))
    told: dict[str, int | str] = {"card": MEDALS[best], "now": percent(now), "then": percent(rated[best])}
    return Decision(Action("play", (MEDALS[best],)), Reason("bot-bataille-chance-play", told))


def _strike(p: Fray, seat: int) -> Decision:
    rated = rate_strikes(p, Turn(p, seat))
    strikes = ((Action("strike", dice), chance) for dice, chance in rated.items())
    return _most_likely("bot-bataille-chance-dice", best_first(strikes))


def _turn_terrain(p: Fray, seat: int) -> Decision:
    rated = rate_terrain(p, Turn(p, seat))
    turns = ((Action("turn", (face,)), chance) for face, chance in rated.items())
    return _most_likely("bot-bataille-chance-turn", best_first(turns))


ANSWERS: Final[dict[str, Callable[[Fray, int], Decision]]] = {
    "opposition": _opposition,
    "reroll": _reroll,
    "medal": _medal,
    "strike": _strike,
    "turn-terrain": _turn_terrain,
    "onward": _onward,
}
