"""The interface says the same things in all languages, and nothing it has no words for."""

from __future__ import annotations

import re
from pathlib import Path

from tests.i18n import grammar, seams

WEB = Path(__file__).parents[2] / "web/src"


def texts(language: str) -> str:
    """What every visitor is told, and what only some pages say."""
    return "\n".join(file.read_text("utf-8") for file in sorted((WEB / "words").rglob(f"{language}.ftl")))


def ids(language: str) -> set[str]:
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", texts(language), re.MULTILINE))


def source() -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(WEB.rglob("*")) if file.suffix in (".svelte", ".ts"))


def test_all_languages_have_the_same_messages() -> None:
    assert ids("fr") == ids("en")
    assert ids("zh") == ids("en")


def test_every_message_the_page_asks_for_is_there() -> None:
    asked = set(re.findall(r"\bt\('([\w-]+)'", source()))
    assert asked - ids("en") == set()


def test_no_message_is_left_over() -> None:
    text = source()
    built = {found.split("${")[0] for found in re.findall(r"`([\w-]+-\$\{)", text)} | {
        "guide-",
        "lesson-",
        "new-",
        "outcome-",
    }
    quoted = set(re.findall(r"'([\w-]+)'", text))
    assert {id for id in ids("en") if id not in quoted and not id.startswith(tuple(built))} == set()


# The ear of the languages, which listens to the house's own words, listens to the page's too.


def written(language: str) -> list[tuple[str, str]]:
    """Every line of text of the page's words, with names and numbers left out."""
    lines = [line for line in texts(language).splitlines() if line and not line.startswith("#")]
    return [(line, re.sub(r"^[\w-]+ = |^ *\*?\[\w+\] ", "", line)) for line in lines]


def test_the_page_speaks_french_without_a_fault() -> None:
    assert {line: list(grammar.wrong(said, {})) for line, said in written("fr") if [*grammar.wrong(said, {})]} == {}
    assert [line for line, said in written("fr") if re.search(r"[^ \u00a0]? [:;!?](\s|$)", said)] == []


def test_the_page_speaks_chinese_without_a_seam() -> None:
    assert {line: list(seams.wrong(said)) for line, said in written("zh") if [*seams.wrong(said)]} == {}
