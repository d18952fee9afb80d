"""Bataille! in sentences; `hhour.telling` finds this module by the game's name.

>>> from hhour.i18n import language
>>> tell_action("progress", language("fr"))
'Progresser'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hhour.advice.bataille.chances import going_on, match_chance, next_win, verdict
from hhour.bataille.fray import Fray
from hhour.bataille.skirmish import points, requirement, tally
from hhour.bataille.state import MOST_AXIS
from hhour.i18n import Language
from hhour.i18n.phrases import Params, Phrases
from hhour.kernel.action import Action, parse_action
from hhour.kernel.chance import NeedDice
from hhour.kernel.choice import Cost
from hhour.kernel.dice import ALL_DICE, SLOTS
from hhour.kernel.event import Datum, Event
from hhour.kernel.faces import FACES
from hhour.kernel.lanes import Frame
from hhour.kernel.lying import NOTHING_LIES, Lying
from hhour.kernel.refusal import Refusal
from hhour.kernel.table import Table
from hhour.pocket.tally import lacking
from hhour.pocket.tell import reasons, refusal_key, set_lies, texts, with_rule

NOISE: Final[frozenset[str]] = frozenset()
# These frames settle themselves; nobody ever stops at one.
SILENT: Final = frozenset(("start-player", "played"))


# --- events -----------------------------------------------------------------------------------------------------------


def tell_event(event: Event, lang: Language, role: str = "", lying: Lying = NOTHING_LIES) -> str:
    """What happened, in one sentence. `lying`: what the dice it names showed before."""
    say = Phrases(lang, lying)
    params = _words(event.data, say)
    params["player"] = event.seat
    if event.kind == "won":
        params["sum"] = _sum(event, say)
    variant = _VARIANTS.get(event.kind)
    return say.sentence(f"bataille-event-{event.kind}", variant(event) if variant else "", params)


def _words(data: Mapping[str, Datum], say: Phrases) -> Params:
    """Every datum a sentence can use; cards, dice and faces named, numbers left alone."""
    said: Params = {}
    for key, value in data.items():
        if isinstance(value, int):
            said[key] = value
        elif key == "card":
            said[key] = say.the(str(value))
        elif key == "die":
            said[key] = say.die(str(value))
        elif key == "face":
            said[key] = say.face(str(value))
        elif key == "terrain":
            said[key] = say.text(f"terrain-{value}")
        elif key == "step":
            said[key] = say.text(f"phase-{str(value).lower()}")
        elif key == "units" and isinstance(value, tuple):
            said["players"] = say.listing(str(seat) for seat in value)
        elif key == "faces" and isinstance(value, tuple):
            said["axis"] = say.commas([say.short(str(face)) for face in value])
        elif isinstance(value, str):
            said[key] = value
    if "dice" in data and "faces" in data:
        said["results"] = say.rolled(texts(data["dice"]), texts(data["faces"]))
    return said


def _sum(event: Event, say: Phrases) -> str:
    """'(2 Axis dice + Kommandant 2) × 3': grey dice count one each, his two."""
    grey = _int(event, "dice") - _int(event, "kommandant")
    told = [say.text("bataille-sum", dice=grey)] if grey or not _int(event, "kommandant") else []
    if _int(event, "kommandant"):
        told.append(say.text("bataille-sum-kommandant", n=2))
    joined = " + ".join(told)
    factor = _int(event, "factor")
    return joined if factor == 1 else say.text("bataille-sum-factor", sum=joined, factor=factor)


def _int(event: Event, key: str) -> int:
    value = event.data.get(key, 0)
    return value if isinstance(value, int) else 0


def _forced(event: Event) -> str:
    return "" if event.rule in ("P-BAT-71", "P-BAT-72") else "forced"


_VARIANTS: Final[dict[str, Callable[[Event], str]]] = {
    "last-round": lambda event: "" if event.data["n"] else "now",
    "medal-gained": lambda event: "from" if event.data["from"] else "",
    "opposition": lambda event: "kommandant" if event.data["kommandant"] else "",
    "progressed": _forced,
    "retreated": _forced,
    "standing": lambda event: "on" if event.data["passes"] else "",
    "terrain": lambda event: str(event.data["terrain"]),
    "won": lambda event: "zero" if event.data["zero"] else "",
}


# --- refusals ---------------------------------------------------------------------------------------------------------


def tell_refusal(refusal: Refusal, lang: Language) -> str:
    """What is wrong and what would be right, ending with the rule id in brackets if there is one."""
    say = Phrases(lang)
    params = _words(refusal.params, say)
    sentence = say.sentence(refusal_key(refusal), "", params)
    return with_rule(refusal, sentence, say)


# --- questions --------------------------------------------------------------------------------------------------------


def tell_question(table: Table, seat: int, lang: Language) -> str:
    """What the seat is asked now; whom it waits for, or that the game is over, if it is asked nothing."""
    p: Fray = table.play
    say = Phrases(lang)
    contest = p.contest
    if contest.outcome:
        return say.sentence("bataille-ask-over", "", {})
    lane = contest.lanes[seat]
    if not lane:
        waiting = table.waiting()
        others = say.listing(str(other) for other in waiting)
        return say.sentence("bataille-ask-wait", "", {"players": others, "n": len(waiting)})
    frame = lane[-1]
    following = min(MOST_AXIS, contest.axis_dice + 1)
    params: Params = {
        "n": following if frame[0] == "onward" else contest.axis_dice,
        "left": frame[1],
        "pot": contest.pot,
        "active": contest.active,
        "missing": missing(p, say),
    }
    return say.sentence(f"bataille-ask-{frame[0]}", _question_variant(p, seat, frame), params)


def _question_variant(p: Fray, seat: int, frame: Frame) -> str:
    if frame[0] == "opposition":
        return "kommandant" if p.book.with_kommandant else ""
    if frame[0] == "medal":
        return "" if seat == p.contest.active else "other"
    return "second" if frame[0] == "set-die" and frame[1] else ""


def missing(p: Fray, say: Phrases) -> str:
    """What is not matched yet: 'star, tool'; 'nothing' if all is."""
    if not p.contest.faces:
        return say.text("nothing")
    left = lacking(tally(p), requirement(p))
    faces = [say.short(FACES[face]) for face, number in enumerate(left) for _ in range(number)]
    return say.commas(faces) if faces else say.text("nothing")


# --- choices ----------------------------------------------------------------------------------------------------------


def tell_action(
    action: str | Action,
    lang: Language,
    table: Table | None = None,
    seat: int | None = None,
    costs: tuple[Cost, ...] | None = None,
    lying: Lying = NOTHING_LIES,
) -> str:
    """A label for a choice."""
    act = parse_action(action) if isinstance(action, str) else action
    say = Phrases(lang, set_lies(table.play.contest.faces) if table is not None else lying)
    key = f"bataille-do-{act.verb}"
    if not lang.has(key) or (act.verb in _WITH_WORDS and not act.args):
        return say.text("quoted", word=act.text)
    return say.sentence(key, "", _label(act, say))


_WITH_WORDS: Final = frozenset(("leave", "reroll", "play", "set", "strike", "turn", "take"))


def _label(action: Action, say: Phrases) -> Params:
    args = action.args
    if action.verb in ("leave", "reroll"):
        return {"dice": say.dice(args)}
    if action.verb in ("play", "take"):
        return {"card": say.the(args[0])}
    if action.verb == "set":
        return {"die": say.die(args[0]), "face": say.face(args[-1]) if len(args) > 1 else ""}
    if action.verb == "strike":
        return {"axis": say.listing(_axis_die(slot, say) for slot in args)}
    if action.verb == "turn":
        return {"terrain": say.text(f"terrain-{args[0]}")}
    return {}


def _axis_die(slot: str, say: Phrases) -> str:
    return say.text("bataille-kommandant") if slot == "k" else say.text("bataille-axis-die", n=slot[1:])


# --- reasons ----------------------------------------------------------------------------------------------------------


def tell_why(table: Table, seq: int, lang: Language, seats: tuple[int, ...] | None = None) -> list[str]:
    """The event and what led to it, cause after cause: sentence and rule; [] without such an event."""
    return reasons(table, seq, lang, tell_event, seats)


def tell_preview(table: Table, seat: int, lang: Language) -> list[str]:
    """What is at stake: the chance to match, what the skirmish pays, going on against stopping."""
    p: Fray = table.play
    say = Phrases(lang)
    contest = p.contest
    if contest.outcome or not contest.active:
        return []
    lane = contest.lanes[contest.active]
    asked = lane[-1] if lane else ("", 0, 0, "")
    if asked[0] == "onward":
        following = min(MOST_AXIS, contest.axis_dice + 1)
        stop, on = contest.pot, going_on(contest.pot, following)
        chance = round(100 * next_win(following))
        told = say.text("bataille-stake-next", n=following, chance=chance, stop=stop, on=say.lang.decimal(on))
        return [say.sentences([told, say.text(f"bataille-stake-advice-{verdict(p)}")])]
    if not contest.faces:
        return []
    left = asked[1] if asked[0] == "reroll" else 0
    chance = round(100 * (1.0 if contest.auto_win else match_chance(p, left)))
    worth = say.text("bataille-stake-skirmish", worth=points(p), pot=contest.pot)
    return [say.sentences([say.text("bataille-stake-match", chance=chance), worth])]


def tell_need(need: NeedDice, lang: Language) -> str:
    """Which physical dice are wanted next."""
    say = Phrases(lang)
    if need.kind == "pick":
        return say.text(f"bataille-need-{need.purpose}", options=", ".join(need.options))
    purpose = say.text(f"bataille-purpose-{need.purpose}")
    who = say.text("bataille-the-player", n=need.seat)
    return say.text(f"need-{need.kind}", n=need.count, who=who, purpose=purpose, options="")


def tell_order(table: Table, need: NeedDice, action: str, lang: Language) -> str:
    """Whose die comes first: the player's by colour, of the Axis the Kommandant's."""
    say, contest = Phrases(lang), table.play.contest
    if need.kind != "faces":
        return ""
    if need.purpose in ("axis", "strike"):
        return say.text("need-kommandant-first") if contest.kommandant and need.purpose == "axis" else ""
    out = contest.in_play if need.purpose != "start" and contest.in_play else ALL_DICE
    slots = tuple(slot for die, slot in enumerate(SLOTS) if out >> die & 1)
    return say.order(slots, action.split()[1:], need.count)
