"""What the boxes show beside the units: hands, decks, cards on the table, the sea."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from hhour.dday.draw.wording import wrap
from hhour.i18n import Language
from hhour.i18n.phrases import Phrases
from hhour.tui.seamap import draw_sea

DRAWN: Final = ("aside",)  # dice: they lie with the others


def fact_lines(view: Mapping[str, Any], lang: Language, width: int, brief: bool = False) -> list[str]:
    """One paragraph a box; what is empty is not told. In brief the sea comes without its legend."""
    rows: list[str] = []
    for box, told_facts in view.get("boxes", {}).items():
        facts = {name: fact for name, fact in told_facts.items() if name not in DRAWN}
        if "sea" in facts:
            sea = facts.pop("sea")
            *water, legend = draw_sea(sea, lang)
            signs = () if brief else (legend, lang.text("play-sea-aid"))
            rows += [*water, *(row for text in signs for row in wrap(text, width))]
            facts["passengers"] = {seat: craft["passengers"] for seat, craft in sea["craft"].items()}
        told = [lang.text("labelled", label=label, text=text) for label, text in _told(f"view-{box}", facts, lang)]
        rows += wrap(" · ".join(told), width) if told else []
    return rows


def _told(key: str, facts: Mapping[str, Any], lang: Language) -> Iterator[tuple[str, str]]:
    """Each fact with its label; what differs from seat to seat, keyed by their numbers, is told for each of them."""
    for name, fact in facts.items():
        if not isinstance(fact, Mapping):
            if fact or fact == 0:
                yield lang.text(f"{key}-{name}"), _fact(fact, lang)
        elif all(seat.isdigit() for seat in fact):
            yield from _by_seat(lang.text(f"{key}-{name}"), fact, lang) if fact else ()
        else:
            yield from _told(f"{key}-{name}", fact, lang)


def _by_seat(label: str, fact: Mapping[str, Any], lang: Language) -> Iterator[tuple[str, str]]:
    for seat, own in fact.items():
        if own is True:
            yield label, Phrases(lang).unit(int(seat))
        elif own:
            yield lang.text("play-of-unit", label=label, n=int(seat)), _fact(own, lang)


def _fact(fact: object, lang: Language) -> str:
    if not isinstance(fact, list):
        return str(fact)
    return Phrases(lang).commas([_named(one, lang) for one in fact]) or "-"


def _named(one: object, lang: Language) -> str:
    """A card by its name; several that serve as well as each other as such."""
    if isinstance(one, list):
        return Phrases(lang).either([_named(other, lang) for other in one])
    return lang.text(f"card-{one}") if lang.has(f"card-{one}") else str(one)
