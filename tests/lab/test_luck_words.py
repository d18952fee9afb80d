"""What a luck report says of decisions: dice by what they showed, for whoever reads it has none before them."""

from __future__ import annotations

import json
import random
import re

import pytest

from hhour.i18n import language
from hhour.i18n.phrases import Phrases
from hhour.kernel.table import Table
from hhour.lab.luck import luck
from hhour.lab.luck_words import costly

BY_PLACE = re.compile(r"(red|white|blue) [1-6]\b(?! m[ae]n)")


@pytest.mark.parametrize("setup", ["dday n-01 level=practice", "bataille units=2", "express utah units=2"])
def test_a_costly_decision_is_told_by_what_its_dice_showed(setup: str) -> None:
    found: list[str] = []
    for number in range(4):
        table, rng = Table(setup, seed=f"words{number}"), random.Random(number)
        for _ in range(60):
            if not table.outcome:
                seat = table.waiting()[0]
                table.apply(seat, rng.choice(table.choices(seat)))
        data = json.loads(json.dumps(luck(table.record.text(reveal=True))))  # as it comes from another process
        found += costly(data, Phrases(language("en")))
    named = [line for line in found if re.search(r"red|white|blue", line)]
    assert named, found
    assert [line for line in found if BY_PLACE.search(line)] == []
