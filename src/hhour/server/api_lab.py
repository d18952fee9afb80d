"""HTTP: the lab, as far as a browser needs it: the luck report of a record. Difficulty is in the catalogue."""

from __future__ import annotations

from typing import Any

from litestar import post

from hhour.i18n import language as language_of
from hhour.i18n.phrases import Phrases
from hhour.kernel.refusal import HHourError
from hhour.server.house import AnyRequest, Guest, house_of
from hhour.server.trouble import Trouble, from_engine
from hhour.server.wire import Lang
from hhour.server.wire_book import LuckReport, LuckTurn
from hhour.server.wire_replay import ImportRecord
from hhour.server.workers import while_here


@post("/api/lab/luck", status_code=200)
async def luck(request: AnyRequest, guest: Guest, data: ImportRecord) -> LuckReport:
    """How lucky a game was: dice against expectation, and the decisions that cost most."""
    workers = house_of(request).workers
    try:
        work = workers.do(guest.id, "luck", data.text, data.language or guest.lang, line=guest.visitor.address)
        told: LuckReport = await while_here(request, work)
        return told
    except HHourError as error:
        raise error if isinstance(error, Trouble) else from_engine(error) from None


def read_luck(text: str, lang: Lang) -> LuckReport:
    """The report itself, as a worker makes it."""
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
