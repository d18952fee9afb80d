"""Express! in sentences; `hhour.telling` finds this module by the game's name.

>>> from hhour.i18n import language
>>> from hhour.kernel.table import Table
>>> table = Table("express utah", seed="example")
>>> tell_question(table, 1, language("en"))
'Roll 1 Axis die.'
>>> tell_action("reroll r1 b2", language("fr"))
'Relancer rouge 1 et bleu 2'
"""

from __future__ import annotations

from typing import Final

from hhour.advice.express.chances import help_at_hand
from hhour.express.cards import HERO, SPECIALISTS
from hhour.express.shore import Shore
from hhour.express.speech import effect_sentence, named, shorts
from hhour.express.steps.roll import times
from hhour.i18n import Language
from hhour.i18n.phrases import Params, Phrases
from hhour.kernel.action import Action, parse_action
from hhour.kernel.chance import NeedDice
from hhour.kernel.choice import Cost
from hhour.kernel.dice import SLOTS
from hhour.kernel.event import Event
from hhour.kernel.faces import FACES
from hhour.kernel.lanes import Frame
from hhour.kernel.lying import NOTHING_LIES, Lying
from hhour.kernel.refusal import Refusal
from hhour.kernel.table import Table
from hhour.pocket.tell import reasons, refusal_key, set_lies, with_rule

NOISE: Final[frozenset[str]] = frozenset()
SILENT: Final = frozenset(("opposition", "outcome"))  # these frames settle themselves


def tell_event(event: Event, lang: Language, role: str = "", lying: Lying = NOTHING_LIES) -> str:
    """What happened, in one sentence. `lying`: what the dice it names showed before."""
    say = Phrases(lang, lying)
    params = named(event.data, say)
    params["unit"] = event.seat
    return say.sentence(f"express-event-{event.kind}", _event_form(event), params)


def _event_form(event: Event) -> str:
    data = event.data
    if event.kind == "began":
        return "neptune" if event.rule == "P-NEP-01" else ""
    if event.kind in ("axis-rolled", "axis-dropped"):
        return "kommandant" if data["kommandant"] else ""
    if event.kind == "next-dice":
        return "fewer" if data["n"] == -1 else ""
    return str(data.get("how", data.get("reason", "")))


def tell_refusal(refusal: Refusal, lang: Language) -> str:
    """What is wrong, ending with the rule id in brackets if there is one."""
    say = Phrases(lang)
    form = str(refusal.params.get("outcome", "")) if refusal.key == "game-over" else ""
    params = named(refusal.params, say)
    if "beach" in refusal.params:  # as it was typed
        params["beach"] = refusal.params["beach"]
    sentence = say.sentence(refusal_key(refusal), form, params)
    return with_rule(refusal, sentence, say)


def tell_question(table: Table, seat: int, lang: Language) -> str:
    """What the seat is asked now; whom it waits for, or how the invasion ended, if it is asked nothing."""
    p: Shore = table.play
    say = Phrases(lang)
    if p.invasion.outcome:
        return say.sentence("express-ask-over", p.invasion.outcome, {})
    lane = p.invasion.lanes[seat]
    if not lane:
        busy = [str(other) for other in table.waiting()]
        return say.sentence("express-ask-wait", "", {"units": say.listing(busy), "n": len(busy)})
    frame = lane[-1]
    matched = frame[0] in ("reroll", "specialists") and not p.lacks(p.soldier(seat))
    return say.sentence(f"express-ask-{frame[0]}", "matched" if matched else "", _asked(p, seat, frame, say))


def _asked(p: Shore, seat: int, frame: Frame, say: Phrases) -> Params:
    soldier = p.soldier(seat)
    numbers = {
        "axis": p.axis_count(),
        "reroll": times(p) - soldier.rerolls,
        "retry": p.invasion.retries,
    }
    said: Params = {
        "n": numbers.get(frame[0], frame[1]),
        "faces": shorts((FACES[face] for face in p.invasion.axis), say),
        "wanted": shorts((FACES[face] for face in p.requirement()), say),
        "lacks": shorts((FACES[face] for face in p.lacks(soldier)), say),
    }
    if frame[3] in SPECIALISTS:
        said["name"] = say.card(frame[3])
    return said


def tell_action(
    action: str | Action,
    lang: Language,
    table: Table | None = None,
    seat: int | None = None,
    costs: tuple[Cost, ...] | None = None,
    lying: Lying = NOTHING_LIES,
) -> str:
    """A label for a choice; with the table dice are named by what they show."""
    act = parse_action(action) if isinstance(action, str) else action
    p: Shore | None = table.play if table is not None else None
    soldier = p.soldier(seat) if p is not None and seat else None
    say = Phrases(lang, set_lies(soldier.faces, soldier.colours) if soldier is not None else lying)
    form, params = _label(act, p, say)
    return say.sentence(f"express-do-{act.verb}", form, params)


def _label(action: Action, p: Shore | None, say: Phrases) -> tuple[str, Params]:
    verb, args = action.verb, action.args
    if not args:
        return "bare", {"dice": "", "card": "", "die": "", "n": 0}
    if verb in ("reroll", "leave"):
        return "", {"dice": say.dice(args)}
    if verb in ("hold", "drop"):
        return _axis_label(args[0], verb, p, say)
    if verb in ("paint", "set"):
        return _change_label(args, say)
    params: Params = {"card": say.the(args[0]), "n": args[1] if len(args) > 1 else 0}
    if verb == "rally":
        return ("held" if len(args) > 1 and (p is None or not p.book.solo) else ""), params
    if verb == "use" and args[0] in SPECIALISTS and SPECIALISTS[args[0]].sacrificed:
        return ("for" if args[0] == HERO and len(args) > 1 else "sacrifice"), params
    return "", params


def _axis_label(number: str, verb: str, p: Shore | None, say: Phrases) -> tuple[str, Params]:
    at = int(number) - 1 if number.isascii() and number.isdigit() else -1
    if p is None or not 0 <= at < len(p.invasion.axis):
        return "", {"n": number}
    params: Params = {"n": number, "face": say.short(FACES[p.invasion.axis[at]])}
    return ("kommandant" if verb == "drop" and at == 0 and p.invasion.deployed else "known"), params


def _change_label(args: tuple[str, ...], say: Phrases) -> tuple[str, Params]:
    params: Params = {"die": say.die(args[0]), "face": "", "colour": ""}
    for word in args[1:]:
        if word in FACES:
            params["face"] = say.short(word)
        else:
            params["colour"] = say.colour(word)
    return ("colour" if len(args) > 2 else ""), params


def tell_why(table: Table, seq: int, lang: Language, seats: tuple[int, ...] | None = None) -> list[str]:
    """The event and what led to it, cause after cause, each with its rule; [] without such an event."""
    return reasons(table, seq, lang, tell_event, seats)


def tell_preview(table: Table, seat: int, lang: Language) -> list[str]:
    """What the sector does, and what dice and Specialists could still do about the opposition."""
    p: Shore = table.play
    say = Phrases(lang)
    if p.invasion.outcome or not p.invasion.sector:
        return []
    told = [effect_sentence(effect, p, say) for effect in p.book.effects(p.beach, p.invasion.sector)]
    return told + [say.sentence(key, "", _at_hand(params, say)) for key, params in help_at_hand(p, seat)]


def _at_hand(params: Params, say: Phrases) -> Params:
    return {key: say.card(str(value)) if key == "name" else value for key, value in params.items()}


def tell_need(need: NeedDice, lang: Language) -> str:
    """Which physical dice are wanted next."""
    say = Phrases(lang)
    who = say.text("express-player", n=need.seat) if need.seat else say.text("need-table")
    purpose = say.text(f"express-purpose-{need.purpose}")
    return say.text(f"need-{need.kind}", n=need.count, who=who, purpose=purpose, options=", ".join(need.options))


def tell_order(table: Table, need: NeedDice, action: str, lang: Language) -> str:
    """Whose die comes first: the player's by colour, of the Axis the Kommandant's."""
    say, p = Phrases(lang), table.play
    if need.kind != "faces" or need.purpose == "help":
        return ""
    if need.purpose == "axis":
        return say.text("need-kommandant-first") if p.invasion.deployed else ""
    out = p.soldier(need.seat).left_out
    slots = tuple(slot for die, slot in enumerate(SLOTS) if not out >> die & 1)
    return say.order(slots, action.split()[1:], need.count)
