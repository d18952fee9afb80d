"""Our own mistakes leave a trace: a number to name in a report, and where it happened, as data. No values are kept."""

from __future__ import annotations

import json
import secrets
import time
import traceback
from pathlib import Path
from typing import Any

from hhour.files import state_home

_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that is read as another


def reference_of(error: BaseException) -> tuple[str, bool]:
    """The number of a fault, and whether it is new: told to several people or on the way up it stays the same."""
    known = getattr(error, "fault_reference", "")
    if known:
        return str(known), False
    new = "F-" + "".join(secrets.choice(_LETTERS) for _ in range(6))
    error.fault_reference = new  # type: ignore[attr-defined]
    return new, True


def trace(error: BaseException) -> dict[str, Any]:
    """What happened and where, the innermost place last; causes under `cause`."""
    found: dict[str, Any] = {
        "kind": type(error).__name__,
        "message": str(error)[:500],
        "places": [
            {"file": frame.filename, "line": frame.lineno, "in": frame.name}
            for frame in traceback.extract_tb(error.__traceback__)
        ],
    }
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        found["cause"] = trace(cause)
    return found


def log_place() -> Path:
    """Where the terminal writes them: beside the games."""
    return state_home() / "faults.jsonl"


def write_down(error: BaseException, **about: object) -> str:
    """Add a line to the terminal's log and give the number of the fault; a disk that refuses costs the trace only."""
    reference, new = reference_of(error)
    if new:
        now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        line = json.dumps({"time": now, "reference": reference, **about, "error": trace(error)}, ensure_ascii=False)
        place = log_place()
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            with place.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError:
            pass
    return reference
