"""Small promises of the house: files stay short, every dependency has a reason."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
LONGEST_FILE = 450


def test_no_file_of_the_package_is_too_long() -> None:
    files = sorted((ROOT / "src" / "hhour").rglob("*.py"))
    assert files
    lengths = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    too_long = {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE}
    assert not too_long, f"these files want to be two: {too_long}"


def declared_dependencies() -> set[str]:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = pyproject["project"]
    requirements = [*project["dependencies"], *pyproject["build-system"]["requires"]]
    for extra in project["optional-dependencies"].values():
        requirements.extend(extra)
    names = [re.match(r"[A-Za-z0-9._-]+", requirement) for requirement in requirements]
    return {name.group() for name in names if name}


def test_every_dependency_is_named_with_its_reason() -> None:
    note = (ROOT / "docs" / "decisions" / "0002-dependencies.md").read_text(encoding="utf-8")
    explained = set(re.findall(r"^\| `([^`]+)` \|", note, re.MULTILINE))
    assert explained == declared_dependencies()


# --- who may change what ----------------------------------------------------------------------------------------------

RULES = ROOT / "src" / "hhour" / "dday" / "rules"
BOXES = ROOT / "src" / "hhour" / "dday" / "boxes"
# the rooms of verbs: of the battle, of places, of dice; and where a game is laid or a tally taken over
VERBS = ("battle/verbs", "battle/marks", "battle/table", "battle/begin", "battle/profile", "battle/field",
         "map/placing", "dice/rolling", "dice/results")  # fmt: skip
WHOSE = ("unit", "other", "force", "forces", "one", "he", "it", "german", "marcher", "battle")


def state_fields() -> set[str]:
    """What a force, a Unit and the battle have."""
    tree = ast.parse((RULES / "battle" / "state.py").read_text(encoding="utf-8"))
    classes = [
        node for node in tree.body if isinstance(node, ast.ClassDef) and node.name in ("Force", "Unit", "Battle")
    ]
    own = [node for one in classes for node in ast.walk(one) if isinstance(node, ast.Attribute)]
    return {node.attr for node in own if isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"}


def changes(file: Path, fields: set[str]) -> list[str]:
    """Where a file writes into a field of a force or of the battle."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr in fields:
            owner = ast.unparse(node.value)
            if re.split(r"[\[(]", owner.removesuffix("(p)").rpartition(".")[2])[0] in WHOSE:
                found.append(f"{file.relative_to(RULES.parent)}:{node.lineno} {ast.unparse(node)}")
    return found


def test_only_verbs_change_forces_and_battle() -> None:
    fields = state_fields()
    assert {"soldiers", "marker", "pool"} <= fields
    rooms = {file: str(file.relative_to(RULES).with_suffix("")) for file in RULES.rglob("*.py")}
    assert changes(RULES / "battle" / "verbs.py", fields), "the verbs themselves do"
    others = [file for file, room in rooms.items() if room not in (*VERBS, "battle/state")]
    assert [place for file in sorted(others) for place in changes(file, fields)] == []


def test_in_a_box_only_its_own_verbs_do() -> None:
    wall = BOXES / "atlantikwall"
    fields = state_fields() | {
        node.attr
        for file in (wall / "german" / "force.py", wall / "solitaire" / "marcher.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    assert {"shortfall", "tokens"} <= fields
    assert changes(BOXES / "atlantikwall" / "german" / "verbs.py", fields), "the verbs themselves do"
    others = [file for file in BOXES.rglob("*.py") if file.name not in ("verbs.py", "force.py", "marcher.py")]
    assert [place for file in sorted(others) for place in changes(file, fields)] == []


# --- what a game can do is asked of it -------------------------------------------------------------------------------


def test_nobody_decides_by_the_name_of_a_game_or_a_box() -> None:
    names = {"dday", "bataille", "express", "atlantikwall", "way-to-hell"}
    files = sorted((ROOT / "src" / "hhour").rglob("*.py"))
    assert files
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare)
        if any(isinstance(part, ast.Constant) and part.value in names for part in ast.walk(node))
    ]
    assert not found, f"ask the game or the shelf instead: {found}"


# --- the table of rooms -----------------------------------------------------------------------------------------------


def test_contributing_names_every_room() -> None:
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## The rooms")[2].partition("\n## ")[0]
    named = set(re.findall(r"`(?:src/hhour/)?([\w/.*]+?)/?`", table))
    package = ROOT / "src" / "hhour"
    rooms = {file.name for file in package.iterdir() if not file.name.startswith("_") and file.suffix in ("", ".py")}
    rooms |= {f"dday/{folder.name}" for folder in (package / "dday").iterdir() if (folder / "__init__.py").exists()}
    rooms |= {f"dday/rules/{folder.name}" for folder in RULES.iterdir() if (folder / "__init__.py").exists()}
    assert "kernel" in rooms
    unnamed = {room for room in rooms if room not in named and not any(one.startswith(f"{room}/") for one in named)}
    assert not unnamed, f"the table of rooms says nothing of {sorted(unnamed)}"


# --- what mypyc cannot compile ----------------------------------------------------------------------------------------


def test_no_starred_row_is_searched_in_the_rooms_that_are_compiled() -> None:
    rooms = [ROOT / "src" / "hhour" / room for room in ("kernel", "dday/rules", "dday/boxes")]
    files = [file for room in rooms for file in room.rglob("*.py")]
    assert files
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare) and any(isinstance(op, ast.In | ast.NotIn) for op in node.ops)
        for row in node.comparators
        if isinstance(row, ast.Tuple | ast.List | ast.Set) and any(isinstance(one, ast.Starred) for one in row.elts)
    ]
    assert not found, f"mypyc cannot compile `x in (*row, ...)`: {found}"
