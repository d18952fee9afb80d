#!/usr/bin/env python3
"""Write a bill of materials (CycloneDX 1.5, JSON) from the lock files: what is in a server and in its page.

python tools/sbom.py [build/sbom.json]
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def python_parts() -> list[dict[str, Any]]:
    rows = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    pinned = [row.partition("==") for row in rows if "==" in row]
    return [_part(name, version, "pypi") for name, _, version in pinned]


def web_parts() -> list[dict[str, Any]]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    parts = {}
    for place, one in lock["packages"].items():
        if place:
            name = place.rpartition("node_modules/")[2]
            part = _part(name, one["version"], "npm")
            if one.get("dev"):
                part["scope"] = "excluded"  # it builds and tests, and goes nowhere
            parts[part["bom-ref"]] = part
    return list(parts.values())


def _part(name: str, version: str, kind: str) -> dict[str, Any]:
    url = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {"type": "library", "bom-ref": url, "name": name, "version": version, "purl": url}


def bill() -> dict[str, Any]:
    """The whole bill."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "hhour",
                "name": project["name"],
                "version": project["version"],
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": sorted([*python_parts(), *web_parts()], key=lambda part: part["bom-ref"]),
    }


def main() -> int:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "sbom.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    made = bill()
    file.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    print(f"{file}: {len(made['components'])} components")
    return 0


if __name__ == "__main__":
    sys.exit(main())
