"""Sergeant: goes on or stops by expected value, re-rolls by the chance to match, and spends Medals where they pay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hhour.advice.bataille.chances import best_rerolls, going_on, next_win
from hhour.bataille.fray import Fray, axis_slots
from hhour.bataille.medals import MEDALS, WORTH
from hhour.bataille.scoring import GOAL, score
from hhour.bataille.skirmish import is_won, points, requirement, tally
from hhour.bataille.state import MOST_AXIS
from hhour.bots.bataille.sets import best_for_sets
from hhour.bots.protocol import Decision, Reason, Seat, Second, Told, percent
from hhour.kernel.action import Action
from hhour.kernel.dice import SLOTS, bits
from hhour.kernel.faces import FACES
from hhour.pocket.tally import lacking

# A Medal in hand is worth its five points; it is played where it brings more.
WINNERS: Final = ("bataille-legion-of-merit", "bataille-croix-de-guerre", "bataille-silver-star")
BEST_MEDALS: Final = (*WINNERS, *MEDALS)


class Sergeant:
    """Sound play with exact dice; he counts on nobody's mercy."""

    name = "sergeant"
    seconds = 0.2

    def decide(self, seat: Seat) -> Decision:
        choices = seat.choices()
        if len(choices) == 1:
            return Decision(choices[0], Reason("bot-only-choice"))
        p: Fray = seat.play
        if seat.question == "leave-out":
            return Decision(choices[0], Reason("bot-bataille-leave"))
        answer = ANSWERS.get(seat.question)
        decision = answer(p, seat.seat) if answer is not None else None
        if decision is None or decision.action not in choices:
            return Decision(choices[0], Reason("bot-unweighed"))
        return decision


def _opposition(p: Fray, seat: int) -> Decision:
    contest = p.contest
    alone, with_him = (going_on(contest.pot, contest.axis_dice, him) for him in (False, True))
    if p.book.with_kommandant and with_him > alone:
        return Decision(Action("deploy"), Reason("bot-bataille-deploy", {"n": with_him - alone}))
    if not p.book.with_kommandant:
        return Decision(Action("roll"), Reason("bot-bataille-roll-alone", {"on": alone}))
    return Decision(Action("roll"), Reason("bot-bataille-roll", {"more": alone - with_him}))


def _reroll(p: Fray, seat: int) -> Decision:
    left = p.contest.lanes[seat][-1][1]
    if is_won(p):  # what is not needed can be rolled for a set without any risk
        return _for_sets(p)
    (value, action), *rest = best_rerolls(p, left, 2)
    if not value:
        return _for_sets(p)
    other = [Second("bataille", Action(*_split(text)), chance) for chance, text in rest]
    return Decision(
        Action(*_split(action)), Reason("bot-bataille-match", {"n": percent(value)}, other[0] if other else None)
    )


def _for_sets(p: Fray) -> Decision:
    value, action = best_for_sets(p)
    key = "bot-bataille-no-sets" if action == "stop" else "bot-bataille-sets"
    return Decision(Action(*_split(action)), Reason(key, {"mean": value}))


def _split(text: str) -> tuple[str, tuple[str, ...]]:
    verb, *args = text.split()
    return verb, tuple(args)


# --- Medals -----------------------------------------------------------------------------------------------------------


def _medal(p: Fray, seat: int) -> Decision:
    slug = _own_medal(p, seat) if seat == p.contest.active else _medal_against(p, seat)
    if slug and p.contest.holders[MEDALS.index(slug)] == seat:
        return Decision(Action("play", (slug,)), Reason("bot-bataille-play", {"card": slug}))
    return Decision(Action("pass"), Reason("bot-bataille-keep"))


def _own_medal(p: Fray, seat: int) -> str:
    """What saves a pot worth more than the Medal; or a better face for a skirmish that is won."""
    contest = p.contest
    held = {MEDALS[medal] for medal in contest.held(seat)}
    if is_won(p):
        factor_gain = 3 * points_of_face(p) - points(p)
        return "bataille-medal-of-honor" if factor_gain > WORTH and "bataille-medal-of-honor" in held else ""
    at_stake = contest.pot + points(p)
    if at_stake <= WORTH and not is_last_hope(p, seat):
        return ""
    short = sum(lacking(tally(p), requirement(p)))
    if short <= 2 and "bataille-legion-of-merit" in held and bits(contest.in_play) >= len(contest.axis):
        return "bataille-legion-of-merit"
    return next((slug for slug in WINNERS[1:] if slug in held), "")


def points_of_face(p: Fray) -> int:
    """What the skirmish pays on plain ground."""
    return 0 if p.contest.zero_points else len(p.contest.axis) + p.contest.kommandant


def is_last_hope(p: Fray, seat: int) -> bool:
    """In the last round, behind the best of the others: then nothing is kept for later."""
    others = [score(p, other) for other in range(1, p.book.seats + 1) if other != seat]
    return bool(p.contest.last_round) and score(p, seat) <= max(others, default=0)


def _medal_against(p: Fray, seat: int) -> str:
    """What costs the active player more than five points."""
    contest = p.contest
    if not is_won(p):
        return ""
    held = {MEDALS[medal] for medal in contest.held(seat)}
    won = points(p)
    following = min(MOST_AXIS, contest.axis_dice + 1)
    risk = (contest.pot + won) * (1 - next_win(following))
    costs = {
        "bataille-purple-heart": float(won),
        "bataille-memorial-cross": risk,
        "bataille-victoria-cross": 0.6 * (contest.pot + won),
        "bataille-medal-of-honor": max(won - points_of_face(p), risk),
    }
    if contest.banks[contest.active - 1] + contest.pot + won >= GOAL:
        costs = {slug: 1.5 * cost for slug, cost in costs.items()}
    usable = [slug for slug in costs if slug in held and costs[slug] > WORTH and not _is_spent(p, slug)]
    return max(usable, key=lambda slug: costs[slug], default="")


def _is_spent(p: Fray, slug: str) -> bool:
    """Whether the Medal would do nothing more, or may not be played."""
    contest = p.contest
    if slug == "bataille-purple-heart":
        return bool(contest.zero_points)
    if slug == "bataille-memorial-cross":
        return bool(contest.memorial)
    return slug == "bataille-victoria-cross" and bool(contest.auto_win)


def _set_die(p: Fray, seat: int) -> Decision:
    """A die that is not needed becomes what is missing."""
    contest = p.contest
    done = contest.lanes[seat][-1][1]
    wanted = [face for face, number in enumerate(lacking(tally(p), requirement(p))) for _ in range(number)]
    if not wanted:
        return Decision(Action("enough"), Reason("bot-bataille-enough"))
    surplus = [tally(p)[face] - requirement(p)[face] for face in range(6)]
    free = [die for die in range(6) if contest.in_play & ~done & 1 << die and surplus[contest.faces[die]] > 0]
    if not free:
        return Decision(Action("enough"), Reason("bot-bataille-enough"))
    face = FACES[wanted[0]]
    told: dict[str, Told] = {"face": face, "n": len(wanted)}
    return Decision(Action("set", (SLOTS[free[0]], face)), Reason("bot-bataille-set", told))


def _strike(p: Fray, seat: int) -> Decision:
    """Against another player: two dice that he matches; for oneself: one that is not matched."""
    contest = p.contest
    short = lacking(tally(p), requirement(p))
    slots = axis_slots(contest)
    mine = seat == contest.active
    chosen = [slot for slot, face in zip(slots, contest.axis, strict=True) if bool(short[face]) == mine]
    return Decision(
        Action("strike", tuple((chosen or list(slots))[:2])), Reason("bot-bataille-strike", {"n": sum(short)})
    )


def _turn_terrain(p: Fray, seat: int) -> Decision:
    contest = p.contest
    following = min(MOST_AXIS, contest.axis_dice + 1)
    risk = (contest.pot + points_of_face(p)) * (1 - next_win(following))
    gain = points(p) - points_of_face(p)
    if seat == contest.active:
        return Decision(Action("turn", ("rally-point",)), Reason("bot-bataille-turn"))
    told: dict[str, Told] = {"risk": risk, "gain": float(gain)}
    face = "ordeal" if risk > gain else "landing"
    return Decision(Action("turn", (face,)), Reason(f"bot-bataille-turn-{face}", told))


def _take_medal(p: Fray, seat: int) -> Decision:
    free = {MEDALS[medal] for medal in p.contest.held(0)}
    best = next(slug for slug in BEST_MEDALS if slug in free)
    return Decision(Action("take", (best,)), Reason("bot-bataille-take", {"card": best}))


# --- going on ---------------------------------------------------------------------------------------------------------


def _onward(p: Fray, seat: int) -> Decision:
    contest = p.contest
    on = going_on(contest.pot, min(MOST_AXIS, contest.axis_dice + 1))
    params: dict[str, Told] = {"stop": contest.pot, "on": on}
    others = max((score(p, other) for other in range(1, p.book.seats + 1) if other != seat), default=0)
    mine = score(p, seat) + contest.pot
    is_last = contest.place == len(contest.order) - 1
    if contest.last_round and mine <= others:
        return Decision(Action("progress"), Reason("bot-bataille-behind", {"n": others - mine}))
    if contest.last_round and is_last and mine > others:
        return Decision(Action("retreat"), Reason("bot-bataille-ahead"))
    if on > contest.pot:
        return Decision(Action("progress"), Reason("bot-bataille-on", params))
    return Decision(Action("retreat"), Reason("bot-bataille-stop", params))


ANSWERS: Final[dict[str, Callable[[Fray, int], Decision]]] = {
    "opposition": _opposition,
    "reroll": _reroll,
    "medal": _medal,
    "set-die": _set_die,
    "strike": _strike,
    "turn-terrain": _turn_terrain,
    "take-medal": _take_medal,
    "onward": _onward,
}
