"""The interface says the same things in all languages, and nothing it has no words for."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web/src"


def ids(language: str) -> set[str]:
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", (WEB / f"words/{language}.ftl").read_text("utf-8"), re.MULTILINE))


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
    built = {found.split("${")[0] for found in re.findall(r"`([\w-]+-\$\{)", text)} | {"guide-", "outcome-"}
    quoted = set(re.findall(r"'([\w-]+)'", text))
    assert {id for id in ids("en") if id not in quoted and not id.startswith(tuple(built))} == set()
