"""What stands on the screen: map, units, dice, the last events, the one question and its answers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, cast

from hhour.advice import adviser_of
from hhour.bots.protocol import ask
from hhour.bots.registry import best_bot
from hhour.dday.draw import draw_text
from hhour.dday.draw.wording import Wording, columns, wrap
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.map.beach import Beach
from hhour.dday.view import phases as phases_of
from hhour.i18n import Language
from hhour.i18n.phrases import Phrases
from hhour.kernel.table import Table
from hhour.reference.result import UNITS
from hhour.telling import tell_action, tell_preview
from hhour.tui.answers import Answers
from hhour.tui.beachmap import beach_lines
from hhour.tui.facts import fact_lines
from hhour.tui.seamap import sea_names

_PAINT: Final = {
    "red": "1;37;41", "white": "1;30;47", "blue": "1;37;44", "colourless": "7", "black": "1;37;40", "gold": "1;30;43",
    "pink": "1;30;45", "grey": "1;30;100",
}  # fmt: skip
_OTHER_PAINT: Final = "1;37;45"  # dice of a box's own colour
_GOING: Final = frozenset(("start", "advance", "move", "charge", "retreat"))
ONE_BY_ONE: Final = 12  # answers that stand one under the other
CARDS_TOLD: Final = 4  # of so many cards to choose from each tells what it does
NOT_COUNTED: Final = ("hint-not-now", "bataille-hint-none", "express-hint-none")  # what says that there are no odds
DICE_PHASES: Final = ("ROLL", "UPKEEP")
_LYING: Final = {"locked": False, "removed": False, "cancelled": False}  # how a die beside the tally lies
_COLUMNS: Final = ("soldiers", "stars", "courage", "points")


class Screen:
    """Draws one table in one language; holds no state of the game."""

    def __init__(self, table: Table, lang: Language, width: int, colour: bool) -> None:
        self.table = table
        self.lang = lang
        self.width = max(60, width)
        self.colour = colour

    def paint(self, text: str, style: str) -> str:
        return f"\x1b[{style}m{text}\x1b[0m" if self.colour and text else text

    # --- head -----------------------------------------------------------------------------------------------------

    def head(self, view: Mapping[str, Any]) -> str:
        """Map, level, turn and the phases with the present one in brackets; as much of it as fits on a line."""
        phases = list(dict.fromkeys(phases_of(self.table.play)))
        here = [phase for phase in phases if phase == view["phase"]]
        for title, bar in ((self._title(view), phases), (self._name(), phases), (self._name(), here)):
            words = [f"[{self._phase(phase)}]" if phase in here else self._phase(phase) for phase in bar]
            turn = self.lang.text("play-turn", n=max(1, int(view["turn"])))
            if columns("  ".join((title, turn, " ".join(words)))) <= self.width:
                break
        painted = [self.paint(word, "1;33" if word.startswith("[") else "2") for word in words]
        return f"{self.paint(title, '1')}  {turn}  {' '.join(painted)}".rstrip()

    def _name(self) -> str:
        return self.lang.text(f"map-{self.table.setup.board}")

    def _title(self, view: Mapping[str, Any]) -> str:
        level = self.table.setup.fields.get("level")
        beach = self._beach_of(view, int(view["seat"]))
        joined = beach.slug != self.table.setup.board  # one map of a scenario
        more = self.lang.text(f"level-{level}") if level else self.lang.text(f"map-{beach.slug}") if joined else ""
        return f"{self._name()}, {more}" if more else self._name()

    def _phase(self, phase: str) -> str:
        return self.lang.text(f"phase-{phase.lower()}")

    # --- map ------------------------------------------------------------------------------------------------------

    def beach(self, view: Mapping[str, Any], seat: int, choices: list[str]) -> list[str]:
        """The map the seat stands on, small; sectors it may enter now are lit."""
        beach = self._beach_of(view, seat)
        mine = [sector for sector in view["sectors"] if sector["map"] == beach.slug]
        goals = {choice.split()[1] for choice in choices if choice.split()[0] in _GOING and " " in choice}
        return beach_lines(
            beach,
            self.lang,
            min(self.width, 100),
            self._places(view, beach),
            {_local(sector["id"]): sector for sector in mine},
            {_local(goal) for goal in goals if ":" not in goal or goal.startswith(beach.slug)},
            self.colour,
            "mines" not in self.ignored(beach),
        )

    def whole_map(self, view: Mapping[str, Any], choices: list[str]) -> list[str]:
        """The drawing of `hhour maps` with the units on it, for one map or for both of a scenario."""
        rows: list[str] = []
        goals = {choice.split()[1] for choice in choices if choice.split()[0] in _GOING and " " in choice}
        for slug in dict.fromkeys(str(sector["map"]) for sector in view["sectors"]):
            beach = self._map(slug)
            places = self._places(view, beach)
            units = {spec.id: [str(seat) for seat in places.get(spec.id.lower(), ())] for spec in beach.sectors}
            lit = [spec.id for spec in beach.sectors if spec.id.lower() in {_local(goal) for goal in goals}]
            told = {id: names for id, names in units.items() if names}
            rows += draw_text(beach, self.lang, self.width, told, lit, self.colour).splitlines()
        return rows

    def ignored(self, beach: Beach) -> tuple[str, ...]:
        """What the training level leaves out: mines, attributes, ..."""
        slug = self.table.setup.fields.get("level")
        return next((level.ignores for level in beach.levels if level.slug == slug), ())

    def _beach_of(self, view: Mapping[str, Any], seat: int) -> Beach:
        where = {sector["id"]: str(sector["map"]) for sector in view["sectors"]}
        standing = str(_force(view, seat)["sector"]) if seat else ""
        return self._map(where.get(standing) or next(iter(where.values())))

    def _map(self, slug: str) -> Beach:
        """The map as this game has it: an old game keeps the values it was begun with."""
        return next(beach for beach in cast(Book, self.table.rules).beaches if beach.slug == slug)

    def _places(self, view: Mapping[str, Any], beach: Beach) -> dict[str, list[int]]:
        where = {sector["id"]: sector["map"] for sector in view["sectors"]}
        places: dict[str, list[int]] = {}
        for unit in (*view["units"], *view["forces"]):
            if where.get(unit["sector"]) == beach.slug and unit["status"] != "out":
                places.setdefault(_local(unit["sector"]), []).append(unit["seat"])
        return places

    def here(self, view: Mapping[str, Any], seat: int) -> list[str]:
        """What the sector does in which the seat stands, and what Combat there will cost."""
        standing = str(_force(view, seat)["sector"])
        rows: list[str] = []
        if any(sector["id"] == standing for sector in view["sectors"]):
            beach = self._beach_of(view, seat)
            spec = next(spec for spec in beach.sectors if spec.id.lower() == _local(standing))
            marks = [mark.short for mark in Wording(beach, self.lang).marks(spec) if mark.kind != "start"]
            if marks and "attributes" not in self.ignored(beach):
                rows += wrap(f"{spec.id}: " + " · ".join(marks), self.width)
        return rows + [line for told in tell_preview(self.table, seat, self.lang) for line in wrap(told, self.width)]

    # --- units ----------------------------------------------------------------------------------------------------

    def units(self, view: Mapping[str, Any], seat: int) -> list[str]:
        """All units in a table: where, since when, resources, cards."""
        titles = [self.lang.text(f"play-column-{name}") for name in ("unit", "sector", *_COLUMNS, "def", "cards")]
        rows = [titles]
        at_sea = sea_names(view)
        for unit in (*view["units"], *view["forces"]):
            sign = ">" if unit["seat"] == seat else "*" if unit["seat"] in view["waiting"] else " "
            rows.append(self._unit_row(unit, sign, at_sea))
        widths = [max(columns(row[place]) for row in rows) for place in range(len(titles) - 1)]
        told = []
        for row in rows:
            cells = [cell + " " * (size - columns(cell)) for cell, size in zip(row, widths, strict=False)]
            told.append(_cut("  ".join([*cells, row[-1]]).rstrip(), self.width))
        told[0] = self.paint(told[0], "2")
        return told

    def boxes(self, view: Mapping[str, Any], brief: bool = False) -> list[str]:
        """What the boxes show the seat besides: hands, decks, cards on the table."""
        return fact_lines(view, self.lang, self.width, brief)

    def _unit_row(self, unit: Mapping[str, Any], sign: str, at_sea: Mapping[str, str]) -> list[str]:
        slugs = [*unit["specialists"], *unit["items"], *unit["awards"], *unit["held"]]
        slugs += [unit["vehicle"]] if unit["vehicle"] else []
        cards = Phrases(self.lang).commas([self.lang.text(f"card-{slug}") for slug in slugs])
        if unit["status"] != "in-play":
            cards = f"({self.lang.text('status-' + unit['status'])}) {cards}"
        is_unit = "marker" in unit
        chevrons = "!" if is_unit and unit["must_move"] else "^" * min(3, unit["marker"]) if is_unit else ""
        place = at_sea.get(unit["sector"]) or self._where(unit["sector"])
        where = f"{place} {chevrons if unit['sector'] else ''}".rstrip()
        die = " MGF" if "grey-mgf-dice" in self.table.setup.options else "d6"
        guns = f"+{unit['guns']}{die}" if is_unit and unit["guns"] else ""
        counts = is_unit or unit["side"] != UNITS  # an automated unit has nothing to count
        amounts = [str(unit[name]) if counts else "-" for name in _COLUMNS]
        return [
            f"{sign} {self.called(unit['seat'])}",
            where,
            *amounts,
            f"{unit['defence']}{guns}" if is_unit else "",
            cards,
        ]

    def called(self, seat: int) -> str:
        """A seat as it is typed and what it is called: `2`, `2 The German`; what nobody plays by its name alone."""
        typed = str(seat) if seat in self.table.seats else ""
        return f"{typed} {self._role(seat)}".strip() or str(seat)

    def _role(self, seat: int) -> str:
        """What a seat with a role of its own is called, '' for the others."""
        role = self.table.roles[seat - 1].name
        return self.lang.text(f"role-{role}") if role else ""

    def _where(self, place: str) -> str:
        """A sector by its number, a place of a box by its name."""
        return self.lang.text(f"place-{place}") if self.lang.has(f"place-{place}") else _local(place) or "-"

    # --- dice -----------------------------------------------------------------------------------------------------

    def dice(self, unit: Mapping[str, Any]) -> str:
        """`[r1 K]` a die, `|r1 K|` a locked one, `(r1 K)` one that no longer counts; added results after a plus."""
        told = [self._die(die) for die in unit["dice"]]
        told += [self.paint(f"+{_letter(result.split()[1], self.lang)}", "7") for result in unit["virtual"]]
        return " ".join(told)

    def _die(self, die: Mapping[str, Any]) -> str:
        gone = die["removed"] or die["cancelled"]
        left, right = "()" if gone else "||" if die["locked"] else "[]"
        text = f"{left}{die['slot']} {_letter(die['face'], self.lang)}{right}"
        return self.paint(
            text, "2;9" if gone else _PAINT.get(die["colour"], _OTHER_PAINT) + (";4" if die["locked"] else "")
        )

    def hand(self, view: Mapping[str, Any], seat: int) -> list[str]:
        """The dice of the unit that is asked, while they matter."""
        unit = _force(view, seat)
        if not unit["dice"] or view["phase"] not in DICE_PHASES:
            return []
        boxes = view.get("boxes", {}).values()
        aside = [die | _LYING for box in boxes for die in box.get("aside", {}).get(str(seat), ())]
        beside = [self.lang.text("play-aside", dice=" ".join(map(self._die, aside)))] if aside else []
        return [" · ".join([self.dice(unit), *beside])]

    def dice_legend(self) -> str:
        """What the letters and signs mean, for those who see them the first time."""
        return self.letters() + "; " + self.lang.text("play-locked-sign")

    def letters(self) -> str:
        faces = ("skull", "star", "soldier", "two-soldiers", "courage", "tool")
        told = [
            f"{self.lang.attr(f'face-{face}', 'letter')}={self.lang.attr(f'face-{face}', 'short')}" for face in faces
        ]
        return Phrases(self.lang).commas(told)

    # --- words ----------------------------------------------------------------------------------------------------

    def asked(self, seat: int, question: str) -> str:
        """Whose question it is, where several play."""
        role = self._role(seat)
        return self.lang.text("play-role-asked" if role else "play-unit-asked", n=seat, who=role, question=question)

    def cards(self, view: Mapping[str, Any]) -> list[str]:
        """The cards of the units on the table."""
        units = [*view["units"], *view["forces"]]
        held = [
            slug for unit in units for kind in ("specialists", "items", "awards", "held", "hand") for slug in unit[kind]
        ]
        return list(dict.fromkeys([*held, *(str(unit["vehicle"]) for unit in units if unit["vehicle"])]))

    def advise(self, seat: int) -> list[str]:
        """What the best mind here would do and why, then the odds behind it."""
        odds = adviser_of(self.table.game).lines(self.table, seat, self.lang)
        choices = self.table.choices(seat)
        nothing = odds in [[self.lang.text(key)] for key in NOT_COUNTED]
        if len(choices) < 2:
            return [self.lang.text("hint-only")] if nothing and choices else odds
        mind = best_bot(self.table.game.name)
        decision = ask(mind, self.table.game, self.table.play, seat)
        what = tell_action(self.table, seat, decision.action, self.lang)
        key = f"bot-{mind.name}-name"
        name = self.lang.text(key) if self.lang.has(key) else mind.name
        told = self.lang.text(
            "hint-mind", mind=name, what=what, why=decision.reason.text(self.lang.code, self.table, seat)
        )
        return [told] if nothing else [told, *odds]

    # --- answers --------------------------------------------------------------------------------------------------

    def answers(self, seat: int, answers: Answers) -> list[str]:
        """Numbered answers, each with the words to type; many stand in columns."""
        labels = [tell_action(self.table, seat, choice, self.lang) for choice in answers.shown]
        pairs = enumerate(zip(labels, answers.shown, strict=True), 1)
        texts = self._texts(answers)
        rows = [
            row
            for number, (label, choice) in pairs
            for row in (*self._answer(number, label, choice), *self._beneath(texts.get(choice, "")))
        ]
        if len(labels) > ONE_BY_ONE:
            short = (f"{number:>3}  {_bare_price(label)}" for number, label in enumerate(labels, 1))
            rows = _in_columns(list(short), self.width)
        return rows + [f"     {line}" for hint in answers.hints for line in wrap(self._hint(hint), self.width - 5)]

    def _texts(self, answers: Answers) -> dict[str, str]:
        """What the cards say, where a card is to be chosen out of a few: nobody knows them all."""
        keys = {choice: f"card-{choice.split()[-1]}" for choice in answers.every}
        if len(keys) > CARDS_TOLD or not all(self.lang.has(key, "text") for key in keys.values()):
            return {}
        return {choice: self.lang.attr(key, "text") for choice, key in keys.items()}

    def _beneath(self, text: str) -> list[str]:
        return [f"     {self.paint(line, '2')}" for line in wrap(text, self.width - 5)] if text else []

    def _answer(self, number: int, label: str, choice: str) -> list[str]:
        if columns(f"{label}  {choice}") + 5 <= self.width:
            return [f"{number:>3}  {label}  {self.paint(choice, '2')}"]
        head, *rest = wrap(f"{label}  {choice}", self.width - 5)
        return [f"{number:>3}  {head}", *(f"     {line}" for line in rest)]

    def _hint(self, form: str) -> str:
        verb, _, dice = form.partition(" ")
        if "|" in form or ".." in form:
            return self.lang.text("play-hint-form", form=form)
        return self.lang.text("play-hint-reroll" if verb == "reroll" else "play-hint-dice", dice=dice)


def _bare_price(label: str) -> str:
    """`Recruit the Medic (4 stars)` as `Recruit the Medic (4)`, to save room."""
    return re.sub(r"([（(]\d+)[^()（）]*([)）])$", r"\1\2", label)


def _letter(face: str, lang: Language) -> str:
    return lang.attr(f"face-{face.lower().replace('_', '-')}", "letter")


def _force(view: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """The Unit or other force of a seat."""
    found: dict[str, Any] = next(one for one in (*view["units"], *view["forces"]) if one["seat"] == seat)
    return found


def _local(sector: str) -> str:
    return sector.rpartition(":")[2].lower()


def _cut(text: str, width: int) -> str:
    if columns(text) <= width:
        return text
    while columns(text) > width - 1:
        text = text[:-1]
    return text + "…"


def _in_columns(rows: list[str], width: int) -> list[str]:
    size = max(columns(row) for row in rows) + 2
    count = max(1, (width + 2) // size)
    height = -(-len(rows) // count)
    lines = []
    for y in range(height):
        cells = rows[y::height]
        lines.append("".join(cell + " " * (size - columns(cell)) for cell in cells).rstrip())
    return lines
