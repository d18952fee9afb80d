"""HTTP: the lab, as far as a browser needs it: the luck report of a record. Difficulty is in the catalogue."""

from __future__ import annotations

from typing import Any

from litestar import post

from hhour.i18n import language as language_of
from hhour.i18n.phrases import Phrases
from hhour.kernel.refusal import HHourError
from hhour.server import crew
from hhour.server.house import Guest
from hhour.server.trouble import Trouble, from_engine
from hhour.server.wire import ImportRecord, Lang
from hhour.server.wire_book import LuckReport, LuckTurn

MOST_AT_ONCE = 2  # each keeps a thread busy for seconds, and bots want to think too
_reading: set[object] = set()


@post("/api/lab/luck", status_code=200)
async def luck(guest: Guest, data: ImportRecord) -> LuckReport:
    """How lucky a game was: dice against expectation, and the decisions that cost most."""
    if len(_reading) >= MOST_AT_ONCE:
        raise Trouble(429, "busy")
    ticket = object()
    _reading.add(ticket)
    try:
        return await crew.think(lambda: _report(data.text, data.language or guest.lang))
    except ModuleNotFoundError:
        raise Trouble(409, "no-numpy") from None
    except HHourError as error:
        raise from_engine(error) from None
    finally:
        _reading.discard(ticket)


def _report(text: str, lang: Lang) -> LuckReport:
    from hhour.lab.luck import luck as read
    from hhour.lab.luck_words import costly, summary

    told = read(text)
    say = Phrases(language_of(lang))
    return LuckReport(
        setup=told["setup"],
        outcome=told["outcome"],
        measure=told["measure"],
        luck=round(told["luck"], 6),
        percentile=round(told["percentile"], 2) if "percentile" in told else None,
        given_away=round(told["given_away"], 6),
        turns=[
            LuckTurn(turn=one["turn"], seat=one["seat"], luck=round(one["luck"], 6), cost=round(one["cost"], 6))
            for one in told["turns"]
        ],
        lines=summary(told, say),
        costly=costly(told, say),
    )


HANDLERS: list[Any] = [luck]
