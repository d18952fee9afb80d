"""Bataille! in a terminal: banks, pot, Axis against dice, and what is at stake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hhour.bataille.medals import MEDALS
from hhour.bataille.tell import missing
from hhour.i18n import Language
from hhour.i18n.phrases import Phrases
from hhour.kernel.table import Table
from hhour.pocket.screen import GREY, KOMMANDANT, PAINT, aligned, columns, letter, paint


def title(table: Table, lang: Language) -> str:
    """The game and its round."""
    contest = table.play.contest
    key = "bataille-title"
    if contest.extra:
        return lang.attr(key, "extra")
    return lang.attr(key, "last") if contest.last_round else lang.text(key, round=max(1, contest.round))


def draw(table: Table, seat: int, lang: Language, colour: bool) -> str:
    """Who has what, the pot, the Axis dice and the dice against them."""
    view: Mapping[str, Any] = table.view(seat)
    lines = _players(view, seat, lang, colour)
    supply = lang.text("bataille-supply", n=len(view["supply"]))
    lines.append(f"{lang.text('bataille-pot', pot=view['pot'])}   {supply}")
    attempt = view["attempt"]
    if attempt["axis"]:
        dice = " ".join(_axis_die(die, lang, colour) for die in attempt["axis"])
        terrain = paint(lang.text(f"terrain-{attempt['terrain']}"), "1;33", colour)
        lines.append(f"{_label('axis', lang)} {dice}  {terrain}")
    if attempt["dice"]:
        dice = " ".join(_die(die, lang, colour) for die in attempt["dice"])
        short = lang.text("bataille-missing", missing=missing(table.play, Phrases(lang)))
        lines.append(f"{_label('allied', lang)} {dice}  {short}")
    return "\n".join(lines)


def _players(view: Mapping[str, Any], seat: int, lang: Language, colour: bool) -> list[str]:
    titles = [lang.text(f"bataille-column-{name}") for name in ("player", "bank", "score", "medals")]
    rows = [titles]
    for player in view["players"]:
        sign = ">" if player["seat"] == view["active"] else "*" if player["seat"] in view["waiting"] else " "
        medals = _names(player["medals"], lang) if player["medals"] else "-"
        if player["always_passes"]:
            medals += f" ({lang.text('bataille-always-passes')})"
        rows.append([f"{sign} {player['seat']}", str(player["bank"]), str(player["score"]), medals])
    told = aligned(rows)
    return [paint(told[0], "2", colour), *told[1:]]


def _label(name: str, lang: Language) -> str:
    texts = {key: lang.text(f"bataille-{key}") for key in ("axis", "allied")}
    size = max(columns(text) for text in texts.values())
    return texts[name] + " " * (size - columns(texts[name]))


def _names(slugs: list[str], lang: Language) -> str:
    return ", ".join(lang.text(f"card-{slug}") for slug in slugs) or "-"


def _axis_die(die: Mapping[str, Any], lang: Language, colour: bool) -> str:
    style = KOMMANDANT if die["kommandant"] else GREY
    left, right = "<>" if die["kommandant"] else "[]"
    return paint(f"{left}{die['slot']} {letter(die['face'], lang)}{right}", style, colour)


def _die(die: Mapping[str, Any], lang: Language, colour: bool) -> str:
    """`[r1 K]` a die, `|r1 K|` one that may not be rolled again, `(r1)` one that was left out."""
    if die["left_out"]:
        return paint(f"({die['slot']} {lang.text('bataille-left-out-sign')})", "2", colour)
    left, right = "||" if die["barred"] else "[]"
    return paint(f"{left}{die['slot']} {letter(die['face'], lang)}{right}", PAINT[die["colour"]], colour)


def result(table: Table, lang: Language) -> list[str]:
    """How the game stands or ended, best place first."""
    told: Mapping[str, Any] = table.result()
    lines = [lang.text(f"bataille-result-{told['outcome']}", round=told["round"])]
    players = sorted(told["players"], key=lambda player: (player["place"], player["seat"]))
    for player in players:
        cards = _names(player["medals"], lang)
        numbers = {"score": player["score"], "bank": player["bank"]}
        if told["outcome"] == "running":
            lines.append(lang.text("bataille-standing-line", n=player["seat"], cards=cards, **numbers))
        elif len(players) == 1:
            lines.append(lang.text("bataille-result-alone", turns=player["turns"], cards=cards, **numbers))
        else:
            place = player["place"]
            lines.append(lang.text("bataille-result-player", place=place, n=player["seat"], cards=cards, **numbers))
    return lines


def cards(table: Table) -> list[str]:
    """The Medals that somebody holds, then those of the supply."""
    contest = table.play.contest
    held = [medal for seat in range(1, len(contest.lanes)) for medal in contest.held(seat)]
    return [MEDALS[medal] for medal in (*held, *contest.held(0))]
