"""What the browser's board says beside the view: the sectors in words, what Specialists could do, and the chances."""

from __future__ import annotations

from math import prod
from typing import Final

from hhour.advice.express.chances import chance_to_match, held, help_at_hand
from hhour.express.screen import result, title
from hhour.express.shore import Shore
from hhour.express.speech import effect_sentence
from hhour.express.state import Soldier
from hhour.express.viewed import ExpressBoard, ExpressChances, ExpressHelp
from hhour.i18n import Language
from hhour.i18n.phrases import Phrases
from hhour.kernel.table import Table
from hhour.pocket.board import phases
from hhour.pocket.terrain import TERRAIN

__all__ = ("board", "result")

PHASES: Final = ("BEACH", "AXIS", "ROLL", "REROLL", "SPECIALISTS", "RALLY", "COMPARE")


def board(table: Table, lang: Language, advice: str) -> ExpressBoard:
    """Title, phases, what each sector does and what each Specialist could do; with advice the chances to match."""
    p: Shore = table.play
    say = Phrases(lang)
    over = bool(p.invasion.outcome)
    return {
        "title": title(table, lang),
        "phases": phases(PHASES, lang),
        "beaches": [lang.text(f"map-{beach.slug}") for beach in p.book.beaches],
        "sectors": [
            {
                "name": lang.text(f"terrain-{TERRAIN[number - 1]}"),
                "notes": [effect_sentence(effect, p, say) for effect in p.book.effects(p.beach, number)],
            }
            for number in range(1, len(TERRAIN) + 1)
        ],
        "help": [] if over else _help(p, say),
        "chances": chances(p) if advice != "off" and not over else {},
    }


def _help(p: Shore, say: Phrases) -> list[ExpressHelp]:
    """What each Specialist could do now about what is missing, and for whom."""
    told: list[ExpressHelp] = []
    for key, params in help_at_hand(p, 0):
        card = str(params["name"])
        told.append({"card": card, "sentence": say.sentence(key, "", {**params, "name": say.card(card)})})
    return told


def chances(p: Shore) -> ExpressChances:
    """The chance of every player to match with the best re-rolls, and that all do."""
    if p.phase() not in ("REROLL", "SPECIALISTS") or not all(one.faces for one in p.invasion.soldiers):
        return {}
    each = [_chance(p, soldier) for soldier in p.invasion.soldiers]
    return {"each": [round(one, 4) for one in each], "all": round(prod(each), 4)}


def _chance(p: Shore, soldier: Soldier) -> float:
    lane = p.invasion.lanes[soldier.seat]
    rolls_on = bool(lane) and lane[-1][0] == "reroll"
    if held(p, soldier):
        return 1.0
    return chance_to_match(p, soldier) if rolls_on else 0.0
