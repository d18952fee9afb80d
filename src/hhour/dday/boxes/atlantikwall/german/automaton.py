"""The automated German: what he does is written down, question by question (A-OPT-21 to A-OPT-36).

Where a card asks something of him he answers so that it has its effect, and the best he can see (A-OPT-33).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.combat import GUNNER, PIONIER
from hhour.dday.boxes.atlantikwall.german.force import German, german
from hhour.dday.boxes.atlantikwall.german.moments import is_trap_proof
from hhour.dday.boxes.atlantikwall.german.wishes import (
    FIRST_TWO,
    WORST,
    face_order,
    need,
    painting,
    rank,
    target,
    unlocked,
    wants,
    worst_die,
)
from hhour.dday.rules.battle.book import AS_WRITTEN, SAFE_DICE
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.cards.free import free_choices
from hhour.dday.rules.dice.results import results_of
from hhour.dday.rules.dice.tally import ALL_FACES, standing
from hhour.kernel.action import Action
from hhour.kernel.faces import (
    FACE_NUMBER,
    SKULL,
    result,
)
from hhour.kernel.lanes import Frame

RECRUITS: Final = (
    GUNNER, PIONIER, "zwangsrekrut", "scharfschuetze", "kommandant", "hauptmann", "sanitaeter", "funker", "waffen-ss",
    "fallschirmjaeger", "kradmelder", "zahlmeister", "beobachter",
)  # fmt: skip
ITEMS: Final = (
    "goliath-mine", "mg42", "booby-traps", "gas", "molotov-cocktail", "flare-pistol", "schnapps", "enigma-machine",
    "dog", "barbed-wire", "bunker-periscope", "officers-cap", "ammunition-crate", "tracer-bullets", "pervitin",
    "field-telephone",
)  # fmt: skip
GIVEN_UP: Final = (
    "zwangsrekrut", "beobachter", "zahlmeister", "kradmelder", "waffen-ss", "funker", "sanitaeter", "fallschirmjaeger",
    "hauptmann", "kommandant", "scharfschuetze", "unteroffizier", PIONIER, GUNNER,
)  # fmt: skip
ENDS: Final = ("ready", "pass", "done", "declared", "stop", "pay", "enough")


def choices(p: Field, seat: int) -> list[Action]:
    """Everything he may do now; the first word he leaves to the Allies (A-OPT-36)."""
    frame = p.battle.lanes[seat][-1]
    step = p.book.steps[frame[0]]
    free = free_choices(p, p.force(seat)) if step.free else []
    return [*step.choices(p, seat, frame), *(action for action in free if action.verb != "first")]


def decide(p: Field, seat: int) -> Action:
    """What the rules say he does, cards first (A-OPT-33); else he ends what he is asked, as where he saves (A-OPT-30).

    So that the game always goes on by itself (A-OPT-21).
    """
    he = german(p)
    options = choices(p, seat)
    frame = p.battle.lanes[seat][-1]
    for action in options:
        if action.verb == "use" and wants(p, he, action.args[0]):
            return action
    answer = ANSWERS.get(frame[0])
    chosen = answer(p, he, frame, options) if answer is not None else None
    if chosen is not None:
        return chosen
    return next((one for word in ENDS for one in options if one.text == word), options[0])


# --- answers ----------------------------------------------------------------------------------------------------------

Answer = Callable[[Field, German, Frame, list[Action]], Action | None]


def _lock(p: Field, he: German, frame: Frame, options: list[Action]) -> Action:
    """The dice that stand earliest in the face order, as they lie (A-OPT-25)."""
    dice = sorted(range(len(he.faces)), key=lambda die: (rank(p, he, die), die))[: frame[1]]
    return Action("lock", tuple(he.tray.names[die] for die in sorted(dice)))


def _reroll(p: Field, he: German, frame: Frame, options: list[Action]) -> Action:
    """All but the first two faces; three SKULLs of three colours and a Straight are kept (A-OPT-26)."""
    keep = he.locked
    if sum(1 << face for face in set(he.faces)) == ALL_FACES:
        return Action("stop")
    skulls = [die for die, face in enumerate(he.faces) if face == SKULL]
    if len({he.colours[die] for die in skulls}) == 3:
        for colour in he.tray.sets:
            keep |= 1 << next(die for die in skulls if he.colours[die] == colour)
    again = [die for die in range(len(he.faces)) if not keep >> die & 1 and rank(p, he, die) > 1]
    return Action("reroll", tuple(he.tray.names[die] for die in again)) if again else Action("stop")


def _reroll_one(p: Field, he: German, frame: Frame, options: list[Action]) -> Action:
    return Action("reroll", (he.tray.names[worst_die(p, he, unlocked(he))],))


def _reroll_some(p: Field, he: German, frame: Frame, options: list[Action]) -> Action:
    poor = [die for die in unlocked(he) if rank(p, he, die) > 1]
    return Action("reroll", tuple(he.tray.names[die] for die in poor))


def _declare(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """All that he can claim, one after the other (A-OPT-29)."""
    return next((one for one in options if one.verb in ("claim", "straight")), None)


def _cancel(p: Field, he: German, frame: Frame, options: list[Action]) -> Action:
    """The result that stands last in the face order, a die before another (A-OPT-28)."""
    order = face_order(p, he)
    dice = [one for one in options if len(one.args) == 1]
    results = dice if dice and p.book.version < SAFE_DICE else options  # until then any die before any other result
    return max(results, key=lambda one: order.index(_cancelled(he, one)))


def _cancelled(he: German, cancel: Action) -> int:
    """The face of the die, or of the result that is none: `cancel black STAR` (A-OPT-28)."""
    name, *face = cancel.args
    return FACE_NUMBER[face[0]] if face else he.faces[he.tray.numbers[name]]


def _discipline(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """A black result that completes another set, the best of them, else courage (A-OPT-29)."""
    red, white, black = he.tray.sets
    counts = standing(he, 0)
    order = face_order(p, he)
    blacks = [one for one in options if one.verb == "black"]
    for action in sorted(blacks, key=lambda one: order.index(FACE_NUMBER[one.args[0]])):
        face = FACE_NUMBER[action.args[0]]
        if min(counts[result(face, red)], counts[result(face, white)]) > counts[result(face, black)]:
            return action
    return _choose(options, "choose courage")


def _fanaticism(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """2 stars if a Specialist becomes affordable by them, else every Unit loses a soldier (A-OPT-29)."""
    wanted = _next_recruit(he)
    costs = [verbs.cost_of_specialist(p, he, slug) for slug in wanted]
    gains = any(he.stars < cost <= he.stars + 2 for cost in costs)
    return _choose(options, "choose stars" if gains else "choose casualties")


def _next_recruit(he: German) -> list[str]:
    """Whom he wants next: the first missing of the first two, for whom he saves, else anybody in order (A-OPT-30)."""
    saved_for: list[str] = [slug for slug in FIRST_TWO if slug in he.hand]
    wanted: list[str] = [slug for slug in RECRUITS if slug in he.hand]
    return saved_for[:1] or wanted


def _ingenuity(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """The dearest used Item he can pay, else a look at the top (A-OPT-29)."""
    back = [one for one in options if one.verb == "refind"]
    if back:
        return max(back, key=lambda one: p.book.cards[one.args[0]].cost)
    return _choose(options, "choose look")


def _put_back(p: Field, he: German, frame: Frame, options: list[Action]) -> Action:
    """Black ones last (A-OPT-29)."""
    return min(options, key=lambda one: one.args[0] in verbs.BLACK)


def _muster(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """Recruits, Items and Decorations in the order of A-OPT-30 to A-OPT-32."""
    texts = {one.text: one for one in options}
    for slug in _next_recruit(he):
        if f"recruit {slug}" in texts:
            return texts[f"recruit {slug}"]
    short = he.soldiers < need(p)
    for slug in ("field-telephone", *ITEMS) if short else ITEMS:
        if f"find {slug}" in texts:
            return texts[f"find {slug}"]
    return texts.get("decorate")


def _take(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """Eastern Front Medal if short, then the Iron Crosses, then any normal one (A-OPT-32)."""
    liked = ["eastern-front-medal"] if he.soldiers < need(p) else []
    liked += ["iron-cross-1", "iron-cross-2"]
    takes = [one for one in options if one.verb == "take"]
    normal = [one for one in takes if one.args[0] not in verbs.BLACK]
    for slug in liked:
        for one in normal:
            if one.args[0] == slug:
                return one
    return normal[0] if normal else _choose(options, "pass")


def _give_up(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """Soldiers where soldiers are lost; Specialists in the order of A-OPT-35."""
    soldiers = _choose(options, "lose soldiers")
    if soldiers is not None:
        return soldiers
    lost = [one for one in options if one.verb == "lose"]
    cards = sorted(lost, key=lambda one: GIVEN_UP.index(one.args[0]) if one.args[0] in GIVEN_UP else -1)
    return cards[0] if cards else None


def _strike(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """The target Unit (A-OPT-34)."""
    seat = str(target(p).seat)
    return next((one for one in options if one.args[-1:] == (seat,)), None)


def _sector(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """The sector that Unit is in (A-OPT-34)."""
    return _choose(options, f"target {p.book.place(target(p).sector)}")


def _kill(p: Field, he: German, frame: Frame, options: list[Action]) -> Action:
    return max(options, key=lambda one: p.book.cards[one.args[0]].cost)


def _first_of(order: tuple[str, ...]) -> Answer:
    def answer(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
        known = [one for one in options if one.args and one.args[0] in order]
        return min(known, key=lambda one: order.index(one.args[0]), default=None)

    return answer


def _exchange(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """His worst die for the best of the target's (A-OPT-33, A-OPT-34)."""
    unit = target(p)
    order = face_order(p, he)
    mine = he.tray.names[worst_die(p, he, results_of(he))]
    prefix = f"{unit.seat}:"
    swaps = [one for one in options if one.args[:1] == (mine,) and one.args[-1].startswith(prefix)]
    best = min(swaps, key=lambda one: order.index(unit.faces[unit.tray.numbers[one.args[1][2:]]]), default=None)
    return best or next((one for one in options if one.verb == "exchange"), None)


def _set_face(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """His worst die shows the best face."""
    worst = worst_die(p, he, results_of(he))
    if rank(p, he, worst) <= 1:
        return _choose(options, "enough")
    name = he.tray.names[worst]
    best = [one for one in options if one.verb == "set" and one.args[0] == name]
    order = face_order(p, he)
    return min(best, key=lambda one: order.index(FACE_NUMBER[one.args[1]]), default=None)


def _become(p: Field, he: German, frame: Frame, options: list[Action]) -> Action:
    order = face_order(p, he)
    return min(options, key=lambda one: order.index(FACE_NUMBER[one.args[0]]))


def _paint(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    found = painting(p, he)
    if found is None:
        return None
    name = he.tray.names[found[0]]
    colours = {"red": 0, "white": 1, "black": 4}
    return next((one for one in options if one.args[0] == name and colours.get(one.args[1]) == found[1]), None)


def _refire(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """All dice of 3 or less of the first sector that has any."""
    for roll in p.battle.mgf:
        low = tuple(str(place) for place, die in enumerate(roll[1:], 1) if die <= 3)
        if low:
            return Action("refire", (p.book.sectors[roll[0]].id, *low))
    return None


def _highest(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """The die that can be raised most shows the worst; none that shows it already (A-OPT-33)."""
    sets = [one for one in options if one.verb == "set"]
    if not sets or p.book.version < AS_WRITTEN:
        return sets[-1] if sets else None
    if frame[0] == "react":
        return sets[-1] if frame[2] < WORST else None
    dice = [(die, f"mgf:{p.book.place(roll[0])}:{at}") for roll in p.battle.mgf for at, die in enumerate(roll[1:], 1)]
    least = min(dice, default=(0, ""))[1]
    return next((one for one in reversed(sets) if one.args[0] == least), sets[-1])


def _trap(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    """Not on a Unit that loses nobody by it (A-OPT-33, A-CARD-GI-02)."""
    if p.book.version >= AS_WRITTEN and is_trap_proof(p, p.unit(frame[1])):
        return None
    return _counter(p, he, frame, options)


def _counter(p: Field, he: German, frame: Frame, options: list[Action]) -> Action | None:
    return next((one for one in options if one.verb in ("counter", "spring")), None)


def _choose(options: list[Action], text: str) -> Action | None:
    return next((one for one in options if one.text == text), None)


ANSWERS: Final[dict[str, Answer]] = {
    "lock": _lock,
    "reroll": _reroll,
    "reroll-one": _reroll_one,
    "reroll-some": _reroll_some,
    "first-again": lambda p, he, frame, options: _choose(options, "again"),
    "declare": _declare,
    "cancel": _cancel,
    "dispatch": lambda p, he, frame, options: _choose(options, "choose decoration"),
    "discipline": _discipline,
    "fanaticism": _fanaticism,
    "ingenuity": _ingenuity,
    "put-back": _put_back,
    "straight-decoration": _take,
    "enigma": _take,
    "german-muster": _muster,
    "german-loss": _give_up,
    "german-specialist": _give_up,
    "stand-in": _give_up,
    "wound": _give_up,
    "shoot": _strike,
    "throw": _strike,
    "arrest": _strike,
    "snipe": _strike,
    "copy-unit": _strike,
    "hand-over": _strike,
    "pick-specialist": _kill,
    "gas": _sector,
    "goliath": _sector,
    "labour": _sector,
    "emplace": _sector,
    "honour": _first_of(RECRUITS),
    "recall": _first_of(tuple(reversed(GIVEN_UP))),
    "fetch": _first_of(ITEMS),
    "exchange-dice": _exchange,
    "set-face": _set_face,
    "skulls-become": _become,
    "set-colour": _paint,
    "refire": _refire,
    "react": _highest,
    "set-any": _highest,
    "counter-rwb": _counter,
    "counter-award": _counter,
    "booby-trap": _trap,
}
