"""Wrong answers: whatever a seat is asked in a test, what is not among its choices is refused there in a sentence."""

from __future__ import annotations

from collections.abc import Iterator

from hhour.dday.boxes.way_to_hell.sea.charts import chart_for
from hhour.dday.rules.battle.field import Field
from hhour.kernel.dice import SIX
from hhour.kernel.faces import COLOUR_NAMES, FACES
from hhour.kernel.table import Table
from tests.refused import unlisted

NOBODY = "nobody"
NOTHING_ASKED = [(NOBODY,) * number for number in range(5)]  # a word that is no answer is refused alike, however told
KINDS = (SIX.names, FACES, tuple(COLOUR_NAMES))  # of words that are easily confused
LAID_BACK = ("give", "take")  # of an offer 0 may be given: that takes it back
SHAPES = 12  # of one question that are tried
# questions, and the verbs that answer them, that say what is wrong with a word; one word more is no answer to them
REASONED = frozenset((
    "aim.aim", "assault-order.assault", "bless.bless", "cancel-condition.lose", "copy-unit.copy", "defuse.defuse",
    "emplace.target", "exchange-dice.exchange", "fall.lose", "find-cheap.find", "free-vehicle.take", "gas.target",
    "german-loss.lose", "german-pay.forfeit", "german-specialist.lose", "give-results.forgo", "hand-over.hand",
    "hero-reroll.reroll", "ingenuity.refind", "keep-mission.take", "leadership.courage", "lose-specialist.lose",
    "make-room.take-out", "medal.play", "mission-sacrifice.sacrifice", "mission.accomplish", "move.advance",
    "move.charge", "move.move", "move.retreat", "penalty.remove", "pick-german.kill", "pick-specialist.kill",
    "pool-exchange.exchange", "recruit-cheap.recruit", "reinforce.reinforce", "reroll-one.reroll", "results-for.for",
    "return-fallen.return", "reward.reward", "sacrifice.sacrifice", "sea-move.disembark", "sea-move.land",
    "sea-move.sail", "sea-move.wade", "sea-skull.blank", "sea-stars.part", "sea-start.embark", "sector-award.take",
    "shield-whom.protect", "shoot.strike", "signal.signal", "special-damage.lose", "special-find.refind",
    "split-losses.loss", "start.start", "storm-order.assault", "straight-award.take", "stray-bullet.part",
    "struck.lose", "take-vehicle.take", "toll.lose", "trade-with.contact", "trophy.honour", "wild.wild",
))  # fmt: skip


def check_wrong(table: Table, seat: int) -> None:
    """Every kind of answer the seat may give, with one of its words wrong, without any, or with one too many."""
    with unlisted():
        _give_wrong_answers(table, seat)


def _give_wrong_answers(table: Table, seat: int) -> None:
    meant = [table.refusal(seat, " ".join(("salute", *words))) for words in NOTHING_ASKED]
    keys = {refused.key if refused is not None else "" for refused in meant}
    assert len(keys) == 1, meant
    choices = {meaning(text) for text in table.choices(seat)}
    shapes = {(words[0], len(words)): words for words in map(str.split, table.choices(seat)) if len(words) > 1}
    for words in list(shapes.values())[:SHAPES]:
        reasoned = f"{table.question(seat)}.{words[0]}" in REASONED
        for place in range(1, len(words)):
            before, after = words[:place], words[place + 1 :]
            wrong = " ".join((*before, NOBODY, *after))
            refused = table.refusal(seat, wrong)
            assert refused is not None, wrong
            assert not reasoned or refused.key not in keys, f"{wrong}: {refused}"
            _name_the_first_sector(table, seat, before, words[place], after)
            for word in near(words[place]):
                other = " ".join((*before, word, *after))
                assert meaning(other) in choices or table.refusal(seat, other) is not None, other
            if words[place].isdigit():
                listed = [int(one[place]) for one in map(str.split, table.choices(seat)) if is_like(one, words, place)]
                beyond = [max(listed) + 1, min(listed) - 1]
                for number in beyond[: 1 if words[0] in LAID_BACK else 2]:
                    other = " ".join((*before, str(number), *after))
                    assert table.refusal(seat, other) is not None, other
        assert table.refusal(seat, f"{words[0]} {NOBODY} {' '.join(words[1:])}") is not None, words
        refused = table.refusal(seat, f"{' '.join(words)} {NOBODY}")
        assert refused is not None, words
        assert not reasoned or refused.key in keys, f"{words} and one more: {refused}"
        refused = table.refusal(seat, " ".join(("salute", *words[1:])))
        assert refused is not None, words
        assert refused.key in keys, words
        for rest in NOTHING_ASKED:
            assert table.refusal(seat, " ".join((words[0], *rest))) is not None or not rest, words
        table.refusal(seat, f"{words[0]} {seat}")  # of oneself: may be right, and never breaks


def _name_the_first_sector(table: Table, seat: int, before: list[str], word: str, after: list[str]) -> None:
    """Where a sector is asked for, the first of the map may be the wrong one, but it is one."""
    play = table.play
    if isinstance(play, Field):
        sea = [chart_for(seats).id(0) for seats in range(1, 7) if word in map(chart_for(seats).id, range(9))]
        for first in (*sea[:1], *([play.book.sectors[0].id] if word in play.book.named_sectors else [])):
            refused = table.refusal(seat, " ".join((*before, first, *after)))
            assert refused is None or not refused.key.endswith("no-sector"), refused


def near(word: str) -> Iterator[str]:
    """Words of the same kind: another die, face or colour."""
    for kind in KINDS:
        if word in kind:
            yield from (other for other in kind if other != word)


def is_like(one: list[str], words: list[str], place: int) -> bool:
    """Whether an answer is the same but for its number at one place."""
    same = one[:place] + one[place + 1 :] == words[:place] + words[place + 1 :]
    return len(one) == len(words) and same and one[place].isdigit()


def meaning(text: str) -> tuple[str, ...]:
    """Dice are named in any order, and of two of a colour that show the same only one is listed."""
    verb, *words = text.split()
    return (verb, *sorted(word[0] if word in SIX.names else word for word in words))
