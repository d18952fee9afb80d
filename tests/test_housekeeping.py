"""Small promises of the house: files stay short, every dependency has a reason."""

from __future__ import annotations

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
