"""A box from elsewhere is read with its words, and refused, with file and line, when it leaves something unsaid."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hhour.i18n import wordfiles

BOX = """from hhour.dday.rules.box.box import Box
from hhour.kernel.setup import Option

BOX = Box("dunkirk", "X-BOX-01", options=(Option("low-tide", "off far near", "X-OPT-01"),))
"""
CARDS = """from hhour.dday.rules.cards.card import Effect, specialist
from hhour.dday.rules.cards.kinds import REGULAR


class Signal(Effect):
    def do(self, p, unit, slug):
        p.emit("lamp-lit", unit.seat, "X-SPEC-C01", {})


CARDS = (specialist("signaller", REGULAR, "X-SPEC-C01", 2, "window", use=Signal()),)
"""
MAP = """from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "x-01",
    "X-MAP-01",
    (sector(0, 1, "3", start="4 soldiers"), sector(1, 2, "4"), bunker(2, "5")),
    lines="1:1 bunker:2",
    lateral="",
    advance="1-2 2-bunker",
    regular="signaller medic",
    unique="",
    special="",
    listed="",
)
"""
# All that the box says of its card, its option, its event and its map stands in one file a language.
ENGLISH = """card-signaller = Signaller
    .text = Lights the lamp.
the-signaller = the Signaller
event-lamp-lit = Unit { $unit } lights the lamp.
option-low-tide = Low tide
    .text = The sea is far out.
    .value-far = far
    .value-near = near
map-x-01 = Dunkirk
    .history = Ten days in May.
"""
FRENCH = """card-signaller = Transmetteur
    .text = Allume la lampe.
the-signaller = le Transmetteur
    .gender = masculine
event-lamp-lit = L'unité { $unit } allume la lampe.
option-low-tide = Marée basse
    .text = La mer est loin.
    .value-far = loin
    .value-near = près
map-x-01 = Dunkerque
    .history = Dix jours en mai.
"""


@pytest.fixture
def box(tmp_path: Path) -> Path:
    folder = tmp_path / "boxes" / "dunkirk"
    files = {
        "__init__.py": "",
        "box.py": BOX,
        "specialists.py": CARDS,
        "maps/__init__.py": "",
        "maps/x_01.py": MAP,
        "i18n/en/dunkirk.ftl": ENGLISH,
        "i18n/fr/dunkirk.ftl": FRENCH,
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def hhour(box: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"HHOUR_BOXES": str(box.parent), "PYTHONPATH": str(wordfiles.PACKAGE.parent)}
    command = [sys.executable, "-m", "hhour", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def without(file: Path, begun: str) -> None:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    left = [line for line in lines if not line.startswith(begun)]
    assert len(left) == len(lines) - 1
    file.write_text("".join(left), encoding="utf-8")


def test_a_foreign_box_speaks_the_languages_it_brings(box: Path) -> None:
    assert "Dunkirk" in hhour(box, "maps", "x-01").stdout
    assert "Dunkerque" in hhour(box, "maps", "x-01", "--lang", "fr").stdout
    assert "Transmetteur" in hhour(box, "maps", "x-01", "--lang", "fr").stdout


def test_a_language_the_box_does_not_bring_is_english_there(box: Path) -> None:
    told = hhour(box, "maps", "x-01", "--lang", "zh")
    assert "Dunkirk" in told.stdout, told.stderr


UNSAID = (
    ("en", "the-signaller =", "specialists.py:10", "the card 'signaller' has no text 'the-signaller'"),
    ("en", "    .text = Lights", "specialists.py:10", "the card 'signaller' has no text 'card-signaller.text'"),
    ("fr", "    .value-near =", "box.py:4", "the option 'low-tide' has no text 'option-low-tide.value-near'"),
    ("fr", "event-lamp-lit =", "specialists.py:7", "'lamp-lit' has no text 'event-lamp-lit'"),
    ("en", "    .history =", "maps/x_01.py:4", "the map 'x-01' has no text 'map-x-01.history'"),
)


@pytest.mark.parametrize(("language", "line", "place", "what"), UNSAID)
def test_a_missing_text_is_refused_with_file_and_line(
    box: Path, language: str, line: str, place: str, what: str
) -> None:
    without(box / "i18n" / language / "dunkirk.ftl", line)
    told = hhour(box, "maps", "x-01")
    assert told.returncode == 1
    assert told.stderr.strip().removeprefix("hhour: ") == f"{box / place}: {what} in {box / 'i18n' / language}."
    assert told.stdout == ""


def test_of_many_missing_texts_the_first_is_named_and_the_others_are_counted(box: Path) -> None:
    (box / "i18n" / "fr" / "dunkirk.ftl").write_text("card-signaller = Transmetteur\n", encoding="utf-8")
    told = hhour(box, "maps", "x-01").stderr
    assert told.strip().endswith(f"no text 'card-signaller.text' in {box / 'i18n' / 'fr'}, and 6 more are missing.")


RULES = """# Dunkirk

- **X-BOX-01** A beach in May. _(reconstructed)_
- **X-OPT-01** The sea is far out. _(reconstructed)_
- **X-SPEC-C01** The lamp is lit. _(reconstructed)_
"""

# what is changed in which file, and what is said of it
HALF = (
    ("box.py", '"X-BOX-01"', '""', "box.py:4: the box 'dunkirk' names no rule of its own."),
    ("box.py", '"X-OPT-01"', '""', "box.py:4: the option 'low-tide' names no rule."),
    ("specialists.py", '"X-SPEC-C01", 2', '"", 2', "specialists.py:10: the card 'signaller' names no rule."),
    ("specialists.py", '"X-SPEC-C01", 2', '"X-SPEC-C09", 2', "specialists.py:10: there is no rule 'X-SPEC-C09' in "),
    ("specialists.py", "REGULAR,", "REGULAAR,", "specialists.py:10: the box 'dunkirk' cannot be read (name 'REGULAAR"),
    ("specialists.py", "class Signal(", "class Signal((", "specialists.py:5: the box 'dunkirk' cannot be read ("),
    ("box.py", "options=(", "phases=('EBB',), stages=(Slot('ebb', Ebb(), trading=False, after='roll'),), options=(",
     "box.py:9: the stage 'ebb' names the phase 'FLOOD'; there are ROLL, "),
)  # fmt: skip
STAGE = """from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.lanes import Stage
class Ebb(Stage):
    phase = 'FLOOD'
    def open(self, p): pass
"""


@pytest.mark.parametrize(("name", "line", "instead", "told"), HALF)
def test_a_box_that_is_half_there_is_refused_with_file_and_line(
    box: Path, name: str, line: str, instead: str, told: str
) -> None:
    (box / "rules").mkdir()
    (box / "rules" / "dunkirk.md").write_text(RULES, encoding="utf-8")
    file = box / name
    text = file.read_text(encoding="utf-8")
    assert line in text
    changed = text.replace(line, instead)
    file.write_text(STAGE + changed if "Ebb" in changed else changed, encoding="utf-8")
    answer = hhour(box, "maps", "x-01")
    assert answer.returncode == 1
    assert answer.stdout == ""
    said = answer.stderr.strip().removeprefix("hhour: ")
    assert said.startswith(f"{box}/{told}")
    assert "\n" not in said
