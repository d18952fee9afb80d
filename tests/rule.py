"""`@rule("B-ROLL-03")` names the rules a test would catch if they were broken."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rule ids it stands for; tests/test_rule_coverage.py counts them."""
    return pytest.mark.rule(*ids)
