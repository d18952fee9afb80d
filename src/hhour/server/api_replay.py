"""HTTP: a game looked back on: its steps, any moment of it, why something happened, its end, its proof, its file."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import Parameter

from hhour import rulebook
from hhour.i18n import Language
from hhour.i18n import language as language_of
from hhour.kernel.event import Event, eyes
from hhour.kernel.event import told as told_events
from hhour.kernel.lying import lying
from hhour.kernel.record import shown_draws
from hhour.kernel.refusal import HHourError
from hhour.kernel.verify import IMPORTED, PROVEN, Verdict
from hhour.reference.rules import rule_data
from hhour.server import archive, sentences, story
from hhour.server.api_tables import KeyParam, find_for
from hhour.server.audience import Audience
from hhour.server.daily import could_be_known, is_open
from hhour.server.house import AnyRequest, Guest, house_of
from hhour.server.info import table_info
from hhour.server.report import luck_of
from hhour.server.store.writer import Row
from hhour.server.trouble import Trouble, from_engine
from hhour.server.wire import WhyAnswer
from hhour.server.wire_replay import Moment, Replay, ReplayStep, Report, Verification
from hhour.server.workers import while_here

MOST_STEPS = 500
SLICE = 25
From = Annotated[int, Parameter(ge=1, le=1_000_000, required=False)]
To = Annotated[int | None, Parameter(ge=0, le=1_000_000, required=False)]
SeatParam = Annotated[int, Parameter(ge=0, le=99, required=False, description="0: as a spectator sees it")]


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(request: AnyRequest, guest: Guest, table_id: str, key: KeyParam = "") -> Response[str]:
    """The .hh file; the seed is in it once the game is over."""
    audience = await find_for(house_of(request), table_id, guest.id, key)
    _check_seen(audience)
    live = audience.live
    text = live.table.record.text(reveal=live.is_over and not is_open(live.row))
    headers = {"content-disposition": f'attachment; filename="hhour-{audience.live.id}.hh"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table_id:str}/replay")
async def steps(
    request: AnyRequest, guest: Guest, table_id: str, key: KeyParam = "", first: From = 1, last: To = None
) -> Replay:
    """The steps of a game with what each told."""
    audience = await find_for(house_of(request), table_id, guest.id, key)
    live = audience.live
    table, seq = live.table, live.seq
    _, moves = await _rows(audience)
    end = min(len(moves), first + MOST_STEPS - 1, len(moves) if last is None else last)
    turns: dict[str, int] = {}
    told: list[ReplayStep] = []
    turn, phase = 1, ""
    seats = _may_see(audience, guest)
    others = house_of(request).budget.turns
    before: list[Event] = []  # what was seen until then: it says what the dice showed
    for row in moves:
        events = story.from_text(row["events"])
        if events:
            turn, phase = events[-1].turn, events[-1].phase
        turns.setdefault(str(turn), row["n"])
        if row["n"] % SLICE == 0:  # a long game is told bit by bit, and others have their turn between
            await others.take(guest.visitor.address)
        if first <= row["n"] <= end:
            undo = row["action"] == "undo"
            line = table.record.lines[row["n"] - 1]
            action = line.action if line.seat in seats else line.told
            told.append(
                ReplayStep(
                    n=row["n"],
                    seat=row["seat"],
                    action=action,
                    results=shown_draws(line.draws, keyed=False, secrets=live.is_over),
                    turn=turn,
                    phase=phase,
                    sentence=sentences.tell_done(table, action, guest.lang, lying(before, row["seat"])),
                    events=story.told(table, events, seats, guest.lang),
                    undone_to=row["after"] if undo else None,
                )
            )
        if row["action"] == "undo":
            before = [event for event in before if event.seq <= row["after"]]
        before += told_events(events, eyes(seats))
    info = table_info(live, guest.id)
    info.seq = seq
    return Replay(table=info, seq=seq, first=first, steps=told, turns=turns)


@get("/api/tables/{table_id:str}/replay/{n:int}")
async def moment(
    request: AnyRequest, guest: Guest, table_id: str, n: int, key: KeyParam = "", seat: SeatParam = 0
) -> Moment:
    """The table as it lay after action n."""
    audience = await find_for(house_of(request), table_id, guest.id, key)
    live = audience.live
    _check_seen(audience)
    if not 0 <= n <= live.seq:
        raise Trouble(404, "no-such-moment", last=live.seq)
    if seat and seat not in _may_see(audience, guest):
        raise Trouble(403, "not-your-seat", seat=seat)
    try:
        looking, address = house_of(request).looking, guest.visitor.address
        table = await looking.back(live.past, n, live.table.record, guest.id, address)
    except Trouble:
        raise
    except HHourError as error:
        raise from_engine(error, 409) from None
    board = sentences.tell_board(table, guest.lang, "full" if live.is_over else live.row["advice"])
    return Moment(n=n, seat=seat, view=table.view(seat or None), board=board)


@get("/api/tables/{table_id:str}/why/{event:int}")
async def why(request: AnyRequest, guest: Guest, table_id: str, event: int, key: KeyParam = "") -> WhyAnswer:
    """What led to an event, cause after cause, and the rules behind it."""
    audience = await find_for(house_of(request), table_id, guest.id, key)
    table = audience.live.table
    _check_seen(audience)
    seats = _may_see(audience, guest)
    chain = table.why(event, seats)
    if not chain:
        raise Trouble(404, "no-such-event")
    named = dict.fromkeys(one.rule for one in chain if one.rule)
    rules = [rule for rule in map(rulebook.get, named) if rule is not None]
    say = language_of(guest.lang)
    return WhyAnswer(
        chain=[story.tell(table, one, guest.lang) for one in chain],
        lines=sentences.tell_why(table, event, guest.lang, seats),
        rules=[rule_data(rule, say) for rule in rules],
    )


@get("/api/tables/{table_id:str}/report")
async def report(request: AnyRequest, guest: Guest, table_id: str, key: KeyParam = "") -> Report:
    """Result, units by turn, luck."""
    audience = await find_for(house_of(request), table_id, guest.id, key)
    _check_seen(audience)
    game, moves = await _rows(audience)
    told = archive.record_of(game, moves)
    live = audience.live
    if live.table.rules.has_secrets and not live.is_over:  # luck with hidden cards would tell what they are
        lines = sentences.tell_result(live.table, guest.lang)
        return Report(result=live.table.result(), turns=[], luck=[], lines=lines, account=[])
    try:
        line = guest.visitor.address
        work = house_of(request).workers.do(guest.id, "report", told.text(reveal=True), guest.lang, line=line)
        turns, account = await while_here(request, work)
    except Trouble:
        raise
    except HHourError:  # rules have changed since: the result stands, the chart cannot be drawn
        turns, account = [], []
    return Report(
        result=audience.live.table.result(),
        turns=turns,
        luck=luck_of(told, len(audience.live.seats)),
        lines=sentences.tell_result(audience.live.table, guest.lang),
        account=account,
    )


@get("/api/tables/{table_id:str}/verify")
async def prove(request: AnyRequest, guest: Guest, table_id: str, key: KeyParam = "") -> Verification:
    """Whether the seed explains every die."""
    audience = await find_for(house_of(request), table_id, guest.id, key)
    live = audience.live
    if not live.is_over:
        raise Trouble(409, "still-running")
    if is_open(live.row):
        raise Trouble(409, "day-open")
    try:
        line = guest.visitor.address
        work = house_of(request).workers.do(guest.id, "prove", live.table.record.text(reveal=True), line=line)
        verdict: Verdict = await while_here(request, work)
    except Trouble:
        raise
    except HHourError as error:
        raise from_engine(error, 409) from None
    lang = language_of(guest.lang)
    _, moves = await _rows(audience)
    promised, seed = live.table.record.promise
    known = verdict.key == PROVEN and could_be_known(live.row, moves[-1]["at"] if moves else None)
    return Verification(
        ok=verdict.true and not known,
        sentence=lang.text("verified-known", dice=verdict.dice) if known else _told(verdict, lang),
        seed_hash=promised,
        seed=seed,
        checked=verdict.dice,
        parts=[part for part in live.parts.added().values() if part],
    )


def _told(verdict: Verdict, lang: Language) -> str:
    if verdict.key == IMPORTED:
        numbers = {"actions": verdict.actions, "events": verdict.events, "dice": verdict.dice}
        return lang.text("verify-imported", since=verdict.since, **numbers)
    name = f"verified-{verdict.key}"
    if not lang.has(name):
        name = "verified-not"
    said = lang.text(name, line=verdict.line, dice=verdict.dice, actions=verdict.actions)
    return f"{said} {lang.text('verify-parts', parts=verdict.parts)}" if verdict.parts else said


def _check_seen(audience: Audience) -> None:
    """A table that is not laid yet has nothing to show."""
    if audience.live.is_gathering:
        raise Trouble(409, "gathering")


def _may_see(audience: Audience, guest: Guest) -> tuple[int, ...]:
    """Whose secrets someone may look at: their own, and after the end everyone's."""
    live = audience.live
    return tuple(live.table.seats) if live.is_over else live.seats_of(guest.id)


async def _rows(audience: Audience) -> tuple[Row, list[Row]]:
    """The game and its actions as far as everyone has heard of them: the store may know one more."""
    seq = audience.live.seq
    found = await audience.live.store.game(audience.live.id)
    if found is None:
        raise Trouble(404, "no-such-table")
    return found[0], found[2][:seq]


HANDLERS: list[Any] = [record, steps, moment, why, report, prove]
