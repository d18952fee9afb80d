"""The words are found by scanning and read as far as they are asked for; what is said must be what Fluent says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hhour.i18n import LANGUAGES, Language, language, wordfiles
from tests.i18n.fluent_files import FORMS, lines

SOURCE = wordfiles.PACKAGE.parent
HEAVY = ("fluent.runtime", "fluent.syntax", "babel", "argparse", "json", "hhour.dday", "hhour.telling", "hhour.tui")


def whole_bundle(code: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    for file in wordfiles.files(code):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_entry_read_alone_says_what_the_whole_file_says(code: str) -> None:
    bundle, lang = whole_bundle(code), language(code)
    for line in lines(code):
        for n in (0, 1, 2, 5):
            given: dict[str, str | int] = {name: n if name == "n" else "5" for name in line.variables}
            given |= {f"{name}-{form}": "5" for name in line.variables for form in (*FORMS, "short")}
            message = bundle.get_message(line.key)
            pattern = message.value if line.attribute is None else message.attributes[line.attribute]
            assert pattern is not None
            assert lang.format(line.key, line.attribute, given)[0] == bundle.format_pattern(pattern, given)[0], line


@pytest.mark.parametrize("code", LANGUAGES)
def test_files_are_cut_where_fluent_sees_an_entry(code: str) -> None:
    for file in wordfiles.files(code):
        text = file.read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        terms = [f"-{entry.id.name}" for entry in body if isinstance(entry, ast.Term)]
        assert set(wordfiles.entries(text)) == {*names, *terms}, file
        assert [entry for entry in body if isinstance(entry, ast.Junk)] == [], file


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_reference_is_overlooked(code: str) -> None:
    class References(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
            self.found.add(f"-{node.id.name}")

    for source in wordfiles.read(code).values():
        references = References()
        references.visit(FluentResource(source))
        assert references.found <= set(wordfiles.named_in(source)), source


def test_a_box_brings_its_words_by_having_a_folder(tmp_path: Path) -> None:
    shared, box = tmp_path / "i18n" / "fr", tmp_path / "dday" / "boxes" / "wall" / "i18n" / "fr"
    for folder, text in ((shared, "card-medic = Toubib\n"), (box, "card-medic = Autre\ncard-gravedigger = Sapeur\n")):
        folder.mkdir(parents=True)
        (folder / "cards.ftl").write_text(text, encoding="utf-8")
    assert wordfiles.folders("fr", tmp_path) == [shared, box]
    french = Language("fr", wordfiles.read("fr", tmp_path))
    assert french.text("card-gravedigger") == "Sapeur"
    assert french.text("card-medic") == "Toubib"  # the shared words cannot be taken over by a box


def test_a_box_from_elsewhere_brings_its_words_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "wall" / "i18n" / "zh"
    folder.mkdir(parents=True)
    (folder / "cards.ftl").write_text("card-gravedigger = 工兵\ncard-medic = 别人\n", encoding="utf-8")
    monkeypatch.setenv("HHOUR_BOXES", str(tmp_path))
    chinese = Language("zh", wordfiles.read("zh"))
    assert chinese.text("card-gravedigger") == "工兵"
    assert chinese.text("card-medic") == language("zh").text("card-medic")


def test_changed_words_are_said_at_the_next_start(tmp_path: Path) -> None:
    folder = tmp_path / "i18n" / "en"
    folder.mkdir(parents=True)
    for word in ("Medic", "Doctor"):
        (folder / "cards.ftl").write_text(f"card-medic = {word}\n")
        assert Language("en", wordfiles.read("en", tmp_path)).text("card-medic") == word
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["cards.ftl"]


def test_a_term_is_no_text_of_its_own() -> None:
    lang = Language("en", {"-unit": "-unit = unit", "ask": "ask = Your { -unit }?"})
    assert lang.text("ask") == "Your unit?"
    assert not lang.has("-unit")


def test_the_list_of_commands_opens_no_room_it_does_not_need() -> None:
    code = (
        "import sys; from hhour.cli import main; main(['--help']); names = [*sys.modules];"
        "import json; print(json.dumps(names))"
    )
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    said = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    loaded = json.loads(said.stdout.splitlines()[-1])
    assert [name for name in HEAVY if name in loaded] == []
