"""Chinese that reads as if written in it: one word for one thing, and no seam where names and numbers are put in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hhour.dday.tell import tell_event
from hhour.i18n import language
from hhour.kernel.event import Data, Event
from tests.i18n.fluent_files import file_names
from tests.i18n.said import sayings
from tests.i18n.seams import wrong

ROOT = Path(__file__).parents[2]
WRITTEN = [
    *sorted((ROOT / "src/hhour").rglob("i18n/zh/*.ftl")),
    *sorted((ROOT / "web/src/words").rglob("zh.ftl")),
    *sorted((ROOT / "docs/rules/zh").glob("*.md")),
]
# Words that have been used for a thing that has another name here.
OTHER_NAMES = {
    "猛虎": "老虎演习",
    "专家": "专业兵种",
    "区域": "阵地",
    "招募": "征召",
    "奖章": "勋章",
    "棋谱": "记录",
    "机器人": "电脑",
    "彩池": "奖池",
    "备用骰": "骰池",
    "路障": "障碍物",
    "最终统计": "最终结果",
    "训练等级": "训练级别",
    "口袋版": "袖珍版",
    "胜利点数": "胜利分数",
    "军医": "医务兵",
    "支小队": "个小队",
    "轴心骰": "轴心国骰子",
}


@pytest.mark.parametrize("file", file_names("zh"))
def test_no_sentence_has_a_seam_whatever_stands_in_it(file: str) -> None:
    found: dict[str, str] = {}
    for line, said in sayings("zh").of_file(file):
        for fault in wrong(said):
            found.setdefault(f"{line.name}: {fault}", said)
    assert found == {}


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("红色色的骰子。", "said twice: 色色"),
        ("获得 2 士兵。", "no measure word: 2 士兵"),
        ("掷骰, 然后锁定。", "half-width sign: 骰,"),
        ("第 1 小队 移动。", "space: 队 移"),
        ("移动到阵地 5。。", "signs: 。。"),
    ],
)
def test_the_rules_hear_what_is_wrong(sentence: str, fault: str) -> None:
    assert fault in list(wrong(sentence))


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_thing_has_one_name(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert {word: right for word, right in OTHER_NAMES.items() if word in text} == {}


def test_the_hero_is_called_by_the_name_of_his_card() -> None:
    """Heroes without their war are those of another box."""
    for name in ("src/hhour/i18n/zh/express.ftl", "docs/rules/zh/pocket.md", "web/src/words/zh.ftl"):
        assert re.findall(".{0,9}(?<!战争)英雄", (ROOT / name).read_text(encoding="utf-8")) == []


def test_a_gift_is_told_as_one() -> None:
    lang = language("zh")
    for key in ("event-traded", "event-trade-offered", "ask-draft", "ask-offer"):
        said = lang.text(key, unit=1, other=2, give=lang.text("nothing"), take="1 名士兵")
        assert "给出：无；" in said, said


def test_exercise_tiger_has_one_name_everywhere() -> None:
    name = language("zh").text("map-n-01")
    everywhere = [ROOT / "web/src/words/zh.ftl", ROOT / "docs/rules/zh/base.md"]
    assert all(name in file.read_text(encoding="utf-8") for file in everywhere)


def test_one_word_for_the_axis_the_pool_and_a_tally() -> None:
    entries = language("zh").entries
    assert not [key for key, text in entries.items() if "轴心" in text.replace("轴心国", "")]
    for key in ("ask-which-tally", "event-tally-kept", "event-back-in-pool"):
        assert not re.search("结算|供应区", entries[key]), key


def test_the_bunker_at_the_end_of_a_march_is_called_by_its_name() -> None:
    told: Data = {"places": ("13", "12", "bunker"), "n": 26}
    for code, said in (("zh", "12 和碉堡"), ("fr", "12 et le bunker"), ("en", "12 and the bunker")):
        march = Event(1, 1, "MOVE", "route", 2, told, "A-SOLO-17", "", 0)
        assert said in tell_event(march, language(code))
