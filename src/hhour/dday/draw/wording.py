"""What a drawing says about a sector: short marks to put on it and the sentences that explain them."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from hhour.dday.rules.map.beach import Attribute, Beach, SectorSpec, Start
from hhour.dday.rules.map.words import vocabulary
from hhour.i18n import Language, language

MINE: Final = "*"
BARRIER: Final = "#"
BLACK: Final = "■"
ADVANCE: Final = "▲"


@dataclass(frozen=True)
class Mark:
    """One short mark, the sentence that explains it, the icon that goes with it; marks of one kind share a legend."""

    short: str
    sentence: str
    icon: str
    kind: str


class Wording:
    """Says everything about one map in one language (English if none is given)."""

    def __init__(self, beach: Beach, lang: Language | None) -> None:
        self.beach = beach
        self.lang = lang or language("en")
        self.code = self.lang.code

    def title(self) -> str:
        return f"{self.beach.slug.upper()}  {self.lang.text(f'map-{self.beach.slug}')}"

    def name(self, spec: SectorSpec) -> str:
        """The number of a sector, the word for a bunker; two bunkers are told apart by their ids."""
        if not spec.bunker:
            return spec.id
        word = self.lang.text("bunker")
        return word if len(self.beach.bunkers) == 1 else f"{word} {spec.id}"

    def short_name(self, id: str) -> str:
        spec = self.beach.sector(id)
        return self.lang.text("bunker") if spec.bunker and len(self.beach.bunkers) == 1 else id

    def defence(self, spec: SectorSpec) -> str:
        return self.lang.text("mark-def", values=defence(spec))

    def guns(self, spec: SectorSpec) -> str:
        times = f"×{spec.mgf}" if spec.mgf > 1 else ""
        return f"{self.lang.text('mark-mgf')}{times}" if spec.mgf else ""

    def line(self, row: int) -> str:
        """The price of entering a row, and of the bunkers in it if they have their own."""
        specs = self.beach.rows()[row]
        prices = dict.fromkeys(self.beach.courage(spec) for spec in specs if not spec.bunker)
        parts = [self.lang.text("count-courage", n=price) for price in prices]
        for price in dict.fromkeys(self.beach.courage(spec) for spec in specs if spec.bunker):
            parts.append(
                self.lang.text("mark-bunker-cost", n=price) if parts else self.lang.text("count-courage", n=price)
            )
        return ", ".join(parts)

    def marks(self, spec: SectorSpec) -> list[Mark]:
        """Everything a sector does and asks for, in the order of the map table."""
        found = [self._special(spec)] if spec.special else []
        found += [self._attribute(word) for word in spec.attributes]
        found += [self._solo(word) for word in spec.solo_attributes if word not in spec.attributes]
        found += self._requirements(spec)
        if spec.start is not None:
            what = self._start(spec.start)
            found.append(Mark(self.lang.text("mark-start", what=what), "", "flag", "start"))
        return found

    def sentence(self, spec: SectorSpec) -> str:
        """The whole sector in words, for those who hear the drawing."""
        head = self.name(spec) if spec.bunker else self.lang.text("sector-number", n=spec.number)
        called = self.called(spec)
        if called:
            head = self.lang.text("sector-named", place=head, name=called)
        parts = [self.defence(spec)]
        parts += [self.lang.text("black-shield")] if spec.black else []
        parts += [self.lang.text("sector-guns", n=spec.mgf)] if spec.mgf else []
        parts += [mark.sentence or mark.short for mark in self.marks(spec)]
        return self.lang.text("sector-told", place=head, parts=" · ".join(parts))

    def called(self, spec: SectorSpec) -> str:
        """The name of the place, where the map gives its sectors names."""
        key, name = f"map-{self.beach.slug}", f"sector-{spec.id}"
        return self.lang.attr(key, name) if self.lang.has(key, name) else ""

    def advances(self, spec: SectorSpec) -> str:
        """The sectors an advance leads to, with the landmines and barriers on the way."""
        targets = [
            self.short_name(edge.b) + edge_mark(edge.mine, edge.barrier)
            for edge in self.beach.edges
            if edge.a == spec.id and not edge.lateral
        ]
        return f"{ADVANCE} {' '.join(targets)}" if targets else ""

    def legend(self) -> list[tuple[str, str]]:
        """The marks used on this map with their sentences; of marks that differ in a name or number, the first."""
        lines: dict[str, str] = {}
        if any(spec.black for spec in self.beach.sectors):
            lines[BLACK] = self.lang.text("black-shield")
        if any(spec.mgf for spec in self.beach.sectors):
            lines[self.lang.text("mark-mgf")] = self.lang.text("draw-mgf")
        if any(edge.mine for edge in self.beach.edges):
            lines[MINE] = self.lang.text("edge-mine")
        if any(edge.barrier for edge in self.beach.edges):
            lines[BARRIER] = self.lang.text("edge-barrier")
        lines[ADVANCE] = self.lang.text("draw-advance")
        kinds: dict[str, Mark] = {}
        for spec in self.beach.sectors:
            for mark in self.marks(spec):
                kinds.setdefault(mark.kind, mark)
        lines |= {mark.short: mark.sentence for mark in kinds.values() if mark.sentence}
        return list(lines.items())

    def card(self, slug: str) -> str:
        return self.lang.text(f"card-{slug}")

    def _attribute(self, word: Attribute) -> Mark:
        key = _key(word)
        short = self.lang.text(f"mark-{key}", **self._params(word, short=True))
        sentence = self.lang.text(f"attr-{key}", **self._params(word, short=False))
        return Mark(short, sentence, _icon(word), key)

    def _solo(self, word: Attribute) -> Mark:
        mark = self._attribute(word)
        solo = self.lang.text("mark-solo", mark=mark.short)
        return Mark(solo, self.lang.text("mark-solo", mark=mark.sentence), mark.icon, f"solo-{mark.kind}")

    def _special(self, spec: SectorSpec) -> Mark:
        key = f"special-damage-{spec.special}"
        return Mark(self.lang.text(f"mark-{key}"), self.lang.text(key), "gun", key)

    def _requirements(self, spec: SectorSpec) -> list[Mark]:
        found = []
        if spec.need:
            cards = "/".join(self.card(slug) for slug in spec.need)
            sentence = (
                self.lang.text("need-one", card=cards)
                if len(spec.need) == 1
                else self.lang.text("need-any-of", cards=cards)
            )
            found.append(Mark(self.lang.text("mark-need", card=cards), sentence, "tag", "need"))
        if spec.sacrifice == "any":
            short, sentence = self.lang.text("mark-sacrifice-any"), self.lang.text("sacrifice-any")
            found.append(Mark(short, sentence, "grave", "sacrifice"))
        elif spec.sacrifice:
            card = self.card(spec.sacrifice)
            short, sentence = self.lang.text("mark-sacrifice", card=card), self.lang.text("sacrifice-one", card=card)
            found.append(Mark(short, sentence, "grave", "sacrifice"))
        return found

    def _start(self, start: Start) -> str:
        counts = {"soldiers": start.soldiers, "stars": start.stars, "courage": start.courage, "points": start.points}
        parts = [self.card(start.specialist)] if start.specialist else []
        parts += [self.lang.text(f"count-{name}", n=n) for name, n in counts.items() if n or name == "soldiers"]
        return ", ".join(parts)

    def _params(self, word: Attribute, short: bool) -> dict[str, str | int]:
        """The arguments of a word by the names that the language files use for them."""
        params: dict[str, str | int] = {}
        for place, arg in zip(_places(word), word.args, strict=True):
            if place == "face":
                key = f"face-{arg.lower().replace('_', '-')}"
                params["face"] = self.lang.attr(key, "short") if short else self.lang.text(key)
            elif place == "x":
                params["card"] = self.card(arg)
            elif place == "t":
                params["table"] = arg
            elif place in ("a", "b"):
                params[place] = arg
            elif arg.isdigit():
                params["n"] = int(arg)
        return params


def defence(spec: SectorSpec) -> str:
    return "/".join(map(str, spec.defence))


def edge_mark(mine: bool, barrier: bool) -> str:
    return MINE if mine else BARRIER if barrier else ""


def columns(text: str) -> int:
    """How many columns a text takes on the screen; Chinese characters take two."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def wrap(text: str, width: int) -> list[str]:
    """Break a text into lines of at most `width` columns: at spaces, or anywhere between wide characters."""
    lines = [""]
    for word in _pieces(text):
        if columns(lines[-1] + word.rstrip(" ")) > width and lines[-1]:
            lines[-1] = lines[-1].rstrip(" ")
            lines.append("")
        while columns(word.rstrip(" ")) > width:
            lines[-1], word = _cut(word, width)
            lines.append("")
        lines[-1] += word
    return [line.rstrip(" ") for line in lines]


def _pieces(text: str) -> list[str]:
    pieces = [""]
    for sign in text:
        wide = columns(sign) == 2
        if pieces[-1].endswith(" ") or (wide and sign not in "，。：；、"):
            pieces.append("")
        pieces[-1] += sign
    return [piece for piece in pieces if piece]


def _cut(word: str, width: int) -> tuple[str, str]:
    end = len(word)
    while columns(word[:end]) > width and end > 1:
        end -= 1
    return word[:end], word[end:]


def _places(word: Attribute) -> tuple[str, ...]:
    """The places of the form that the word fills, `face` and `n` in BONUS(face,n)."""
    forms = [form for form in vocabulary() if form.partition("(")[0] == word.word]
    for form in forms:
        places = tuple(form.rstrip(")").partition("(")[2].split(",")) if "(" in form else ()
        if len(places) == len(word.args):
            return places
    return word.args


def _key(word: Attribute) -> str:
    key = word.word.lower().replace("_", "-")
    if word.word == "VEHICLE":
        return f"{key}-{word.args[1]}"
    return f"{key}-roll" if word.word == "ENTRY_SOLDIERS" and word.args == ("1d6",) else key


_ICONS: Final = {
    "NO_LOCK": "lock",
    "LOCK": "lock",
    "DICE": "die",
    "NO_SKULL_REROLL": "skull",
    "JOIN": "soldier",
    "JOIN_FIRST": "soldier",
    "NO_FIND": "crate",
    "FREE_ITEM": "crate",
    "VEHICLE": "vehicle",
    "AWARD_FIRST": "medal",
    "ENTRY_SOLDIERS": "soldier",
    "FOUR_GAIN": "soldier",
    "FOUR_LOSE": "grave",
    "CLIMB": "cliff",
    "RETREAT": "cliff",
    "DEF_FIXED": "shield",
    "GENERAL_CANCELS": "star",
    "BATTLE_CRY_ONLY": "courage",
    "RANDOM": "die",
    "MID_BUNKER": "shield",
    "NO_RECRUIT": "soldier",
    "TOOL_LOSS": "grave",
    "ENTRY_STARS": "star",
    "NO_VEHICLE": "vehicle",
    "GUN": "gun",
}


def _icon(word: Attribute) -> str:
    if word.word in ("BONUS", "PENALTY"):
        return {"TWO_SOLDIERS": "soldier"}.get(word.args[0], word.args[0].lower())
    return _ICONS.get(word.word, "dot")
