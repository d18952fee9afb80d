"""English with the right article and number, whatever stands in the sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.i18n.fluent_files import file_names
from tests.i18n.said import sayings

COUNTED = (
    "soldier|star|skull|die|dice|point|unit|turn|player|result|award|card|medal|casualt(?:y|ies)|gun|game|"
    "re-roll|seat|action|event|rule|line|sector|specialist|attempt|beach|chance"
)
PLURAL = re.compile(r"s$|^dice$")


def wrong(text: str) -> Iterator[str]:
    """Every article and number that does not fit its noun."""
    spoken = re.sub(r"'[^']*'|`[^`]*`", "''", text)
    for found in re.finditer(r"\b(an) ([^aeiouAEIOU\W]\w*)|\b(a) ([aeiouAEIOU]\w+)", spoken):
        word = (found[2] or found[4]).lower()
        if not word.startswith(("hour", "mgf", "rwb", "uni", "use", "one", "8")):
            yield f"article: {found[0]}"
    for found in re.finditer(r"\b(the the|the a|a the|of of|to to|, ,|\. \.)\b", spoken, re.IGNORECASE):
        yield f"said twice: {found[0]}"
    for found in re.finditer(
        rf"(?<![\d.,/+:=−-])(?<![Uu]nit )(?<!Player )(?<!player )(?<!Turn )(?<![Ss]ector )\b(\d+) ({COUNTED})(s?)\b",
        spoken,
    ):
        many = found[2] in ("dice", "casualties") or found[3] == "s"
        if (found[1] == "1") == many:
            yield f"number: {found[0]}"


@pytest.mark.parametrize("file", file_names("en"))
def test_every_sentence_agrees_whatever_stands_in_it(file: str) -> None:
    found: dict[str, str] = {}
    for line, said in sayings("en").of_file(file):
        for fault in wrong(said):
            found.setdefault(f"{line.name}: {fault}", said)
    assert found == {}


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("Unit 1 gains 1 stars.", "number: 1 stars"),
        ("Re-roll 2 die.", "number: 2 die"),
        ("Take a item.", "article: a item"),
        ("Use the the Medic.", "said twice: the the"),
    ],
)
def test_the_rules_hear_what_is_wrong(sentence: str, fault: str) -> None:
    assert fault in list(wrong(sentence))
