"""Express! in a terminal: the line of sectors, the Axis, every player's dice against it, and the group."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hhour.express.shore import Shore
from hhour.express.speech import beach, place
from hhour.i18n import Language
from hhour.i18n.phrases import Params, Phrases
from hhour.kernel.table import Table
from hhour.pocket.screen import GREY, KOMMANDANT, PAINT, aligned, letter, paint
from hhour.pocket.terrain import TERRAIN


def title(table: Table, lang: Language) -> str:
    """Beach and sector; in Operation: Neptune also how many beaches are conquered."""
    p: Shore = table.play
    sector = max(1, p.invasion.sector)
    said: Params = {
        "beach": lang.text(f"map-{p.beach.slug}"),
        "n": sector,
        "terrain": lang.text(f"terrain-{TERRAIN[sector - 1]}"),
        "won": p.invasion.beach,
    }
    return lang.attr("express-title", "neptune", **said) if p.book.neptune else lang.text("express-title", **said)


def draw(table: Table, seat: int, lang: Language, colour: bool) -> str:
    """The way to the bunker, the Axis dice and what they require, all players' dice, the Specialists."""
    view: Mapping[str, Any] = table.view(seat)
    say = Phrases(lang)
    lines = [_way(view, lang, colour)]
    if view["axis"]:
        dice = " ".join(_axis_die(die, lang, colour) for die in view["axis"])
        added = "".join(f" {paint('+' + letter(face, lang), GREY, colour)}" for face in view["added"])
        needed = say.text("express-needed", faces=_letters(view["requirement"], lang))
        lines.append(f"{lang.text('phase-axis')}  {dice}{added}  {needed}")
    lines += _players(view, seat, say, colour)
    lines.append(_group(view, say))
    if view["next"]["kommandant"]:
        lines.append(say.text("express-next-kommandant"))
    return "\n".join(lines)


def _way(view: Mapping[str, Any], lang: Language, colour: bool) -> str:
    """The six sectors in a line, the present one in brackets; a star where a sector has an effect."""
    told = []
    for sector in view["sectors"]:
        here = sector["number"] == view["sector"]
        named = here or sector["terrain"] == TERRAIN[-1]  # so that the line fits in every language
        name = f"{sector['number']} {lang.text('terrain-' + sector['terrain'])}" if named else str(sector["number"])
        name += "*" if sector["rules"] else ""
        told.append(paint(f"[{name}]", "1;33", colour) if here else paint(name, "2", colour))
    return " > ".join(told)


def _players(view: Mapping[str, Any], seat: int, say: Phrases, colour: bool) -> list[str]:
    rows = [[say.text(f"express-column-{name}") for name in ("player", "match", "dice")]]
    for unit in view["units"]:
        sign = ">" if unit["seat"] == seat else "*" if unit["seat"] in view["waiting"] else " "
        leads = unit["leader"] and len(view["units"]) > 1
        name = say.noted(f"{sign} {unit['seat']}", [say.text("express-leader-sign")] if leads else [])
        rows.append([name, _standing(unit, say), _dice(unit, say, colour)])
    told = aligned(rows)
    return [paint(told[0].rstrip(), "2", colour), *(line.rstrip() for line in told[1:])]


def _standing(unit: Mapping[str, Any], say: Phrases) -> str:
    if unit["saved"]:
        return say.card("express-hero")
    if not unit["dice"]:
        return say.text("express-not-rolled")
    if unit["matched"]:
        return say.text("express-matches")
    return say.text("express-lacks", faces=_letters(unit["lacks"], say.lang))


def _dice(unit: Mapping[str, Any], say: Phrases, colour: bool) -> str:
    told = [_die(die, say.lang, colour) for die in unit["dice"]]
    told += [paint(f"+{letter(face, say.lang)}", "7", colour) for face in unit["virtual"]]
    return " ".join(told)


def _die(die: Mapping[str, Any], lang: Language, colour: bool) -> str:
    """`[r1 K]` a die, `(r1)` one that was left out; a die of another colour says which."""
    if die["out"]:
        return paint(f"({die['slot']})", "2", colour)
    turned = "" if die["colour"][0] == die["slot"][0] else f">{die['colour'][0]}"
    return paint(f"[{die['slot']}{turned} {letter(die['face'], lang)}]", PAINT[die["colour"]], colour)


def _axis_die(die: Mapping[str, Any], lang: Language, colour: bool) -> str:
    left, right = "()" if die["ignored"] else "<>" if die["kommandant"] else "[]"
    style = "2;9" if die["ignored"] else KOMMANDANT if die["kommandant"] else GREY
    return paint(f"{left}{letter(die['face'], lang)}{right}", style, colour)


def _group(view: Mapping[str, Any], say: Phrases) -> str:
    if not view["specialists"]:
        return say.text("express-group-none")
    alone = len(view["units"]) == 1
    names = [
        say.card(card["card"]) if alone else say.text("express-held", name=say.card(card["card"]), n=card["holder"])
        for card in view["specialists"]
    ]
    return say.text("express-group", cards=say.commas(names))


def _letters(faces: list[str], lang: Language) -> str:
    return " ".join(letter(face, lang) for face in faces) or lang.text("nothing")


def result(table: Table, lang: Language) -> list[str]:
    """Victory or defeat with beach and last sector (P-EXP-87)."""
    p: Shore = table.play
    say = Phrases(lang)
    invasion = p.invasion
    said: Params = {
        "beach": beach(p.beach.slug, say),
        "sector": place(max(1, invasion.sector), say),
        "n": invasion.beach,
    }
    form = "neptune" if p.book.neptune else ""
    told = [say.sentence(f"express-result-{invasion.outcome or 'running'}", form, said)]
    if invasion.group:
        told.append(say.text("express-group", cards=say.commas([say.card(slug) for slug in invasion.group])))
    return told


def cards(table: Table) -> list[str]:
    """The Specialists of the group, then those of the supply."""
    p: Shore = table.play
    invasion = p.invasion
    return [*invasion.group, *(slug for slug in p.book.called if slug not in (*invasion.group, *invasion.gone))]
