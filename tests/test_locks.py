"""Every dependency has a lower and a tested upper version, and the locks say which were tested."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from packaging.version import Version

from tools import lock, sbom

ROOT = Path(__file__).parents[1]


def test_every_dependency_has_a_lower_and_an_upper_version() -> None:
    bounds = {str(one): {spec.operator for spec in one.specifier} for one in lock.declared()}
    assert {name for name, operators in bounds.items() if operators != {">=", "<"}} == set()


def test_the_locked_versions_are_within_the_bounds() -> None:
    versions = lock.locked()
    for one in lock.declared():
        name = lock.canonical(one.name)
        if name in versions:  # those of `bench` are not for every machine
            assert one.specifier.contains(Version(versions[name])), one
    assert len(versions) > 60


def test_what_is_installed_here_is_what_is_locked() -> None:
    here = lock.installed()
    assert {name for name in here if name not in lock.locked()} == set()


def test_no_upper_bound_reaches_beyond_what_was_tested() -> None:
    """The next great version may change everything."""
    versions = lock.locked()
    for one in lock.declared():
        (upper,) = [Version(spec.version) for spec in one.specifier if spec.operator == "<"]
        if (name := lock.canonical(one.name)) in versions:
            assert upper.major <= Version(versions[name]).major + 1, one


def test_whoever_installs_gets_the_locked_versions() -> None:
    for file in ("tools/setup.sh", "Dockerfile"):
        assert "--constraint requirements.lock" in (ROOT / file).read_text(encoding="utf-8"), file


def test_the_bill_of_materials_lists_both_locks(tmp_path: Path) -> None:
    file = tmp_path / "sbom.json"
    subprocess.run([sys.executable, str(ROOT / "tools" / "sbom.py"), str(file)], check=True, capture_output=True)
    made = json.loads(file.read_text(encoding="utf-8"))
    assert (made["bomFormat"], made["specVersion"]) == ("CycloneDX", "1.5")
    listed = {part["purl"] for part in made["components"]}
    assert len(listed) == len(made["components"])
    assert {f"pkg:pypi/{name}@{version}" for name, version in lock.locked().items()} <= listed
    assert any(url.startswith("pkg:npm/svelte@") for url in listed)
    assert sbom.bill() == made
