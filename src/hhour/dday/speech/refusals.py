"""One sentence for each refusal: what is wrong, what would be right, and the rule behind it."""

from __future__ import annotations

from hhour.dday.speech.params import named
from hhour.i18n import Language
from hhour.i18n.phrases import Params, Phrases
from hhour.kernel.refusal import Refusal


def tell_refusal(refusal: Refusal, lang: Language) -> str:
    """Why not, with its numbers and the rule id in brackets if there is one."""
    say = Phrases(lang)
    key = f"refusal-{refusal.key}"
    params = named(refusal.params, say, key)
    params |= _typed(refusal, say)
    sentence = say.sentence(key, _variant(refusal), params)
    return say.text("with-rule", sentence=sentence, rule=refusal.rule) if refusal.rule else sentence


def _typed(refusal: Refusal, say: Phrases) -> Params:
    """What refusals carry as typed words: dice, moments, maps."""
    said: Params = {}
    for key, value in refusal.params.items():
        if key == "dice":
            said[key] = say.dice(str(value).split())
        elif key == "options":
            said[key] = say.commas(str(value).split())
        elif key == "timing":
            said[key] = say.commas([say.text(f"timing-{word}") for word in str(value).split(", ")])
        elif key == "phase":
            said[key] = say.text(f"phase-{str(value).lower()}")
        elif key == "map" and say.lang.has(f"map-{value}"):
            said[key] = say.text(f"map-{value}")
    return said


def _variant(refusal: Refusal) -> str:
    if refusal.key == "game-over":
        return str(refusal.params.get("outcome", ""))
    if refusal.key == "trade-apart":  # no pigeon carries a vehicle
        return "vehicle" if refusal.rule == "B-TRADE-11" else ""
    return "any" if refusal.params.get("card") == "any" else ""
