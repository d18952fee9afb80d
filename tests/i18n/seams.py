"""What a Chinese reader stumbles over where names and numbers are put into a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

HAN = "\u4e00-\u9fff"
FULL = "，。；：！？、（）“”《》"


def wrong(text: str) -> Iterator[str]:
    """Every seam a reader stumbles over."""
    for found in re.finditer(rf"[{HAN}] [{HAN}{FULL}]|[{FULL}] [{HAN}]", text):
        yield f"space: {found[0]}"
    for found in re.finditer(rf"[{HAN}{FULL}][,;:!?]|[,;!?] ?[{HAN}]", text):
        yield f"half-width sign: {found[0]}"
    for found in re.finditer(r"[，。；：、]{2}|（）|“”", text):
        yield f"signs: {found[0]}"
    for found in re.finditer(r"色色|的的|骰骰|小队小队|阵地阵地|第第", text):
        yield f"said twice: {found[0]}"
    for found in re.finditer(
        r"(?<![\dd+第和、到-])(?<![第和、到] )\d+ (?:士兵|骰子|小队|玩家|勋章|物品|卡牌|骷髅)", text
    ):
        yield f"no measure word: {found[0]}"
