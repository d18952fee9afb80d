"""Some tests look into functions, or put a class of theirs in place of one: not with a compiled engine."""

from __future__ import annotations

import pytest

from hhour.kernel import lanes

plain_only = pytest.mark.skipif(
    not str(lanes.__file__).endswith(".py"), reason="the engine is compiled: its functions cannot be looked into"
)
