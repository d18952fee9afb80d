"""Rules version 8 of games with a German or Battle Conditions, beside what was before it."""

from __future__ import annotations

import pytest

BEFORE = 7  # the rules of games begun before
BOTH = pytest.mark.parametrize("version", [BEFORE, None], ids=["before", "now"])
