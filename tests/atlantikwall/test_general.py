"""What holds for the whole box (A-GEN)."""

from __future__ import annotations

from hhour.dday.rules.box.shelf import boxes
from tests.rule import rule


@rule("A-GEN-01")
def test_the_box_stands_on_the_shelf_beside_the_base_game() -> None:
    assert [box.slug for box in boxes()][:2] == ["base", "atlantikwall"]
