"""W-GEN: the box as a whole."""

from __future__ import annotations

from tests.rule import rule
from tests.table import Situation


@rule("W-GEN-05")
def test_a_game_with_the_box_but_none_of_its_parts_is_the_base_game() -> None:
    plain = Situation("dday n-05 units=2").field
    boxed = Situation("dday n-05 units=2 boxes=base,way-to-hell").field
    assert [box.slug for box in boxed.book.boxes] == ["base", "way-to-hell"]
    assert boxed.book.slots == plain.book.slots
    for name in ("hands", "unique", "face_up", "awards", "vehicles"):
        assert getattr(boxed.book, name) == getattr(plain.book, name)
