"""Everyone who has a table open: what each is told, encoded once for all who are told the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from hhour.kernel.event import eyes
from hhour.kernel.table import Table
from hhour.server import sentences, story
from hhour.server.connection import Connection, encode
from hhour.server.diff import Known, differences
from hhour.server.info import table_info
from hhour.server.move import Move
from hhour.server.nodes.said import Here
from hhour.server.proposals import Proposals
from hhour.server.store.writer import Row
from hhour.server.table import LiveTable
from hhour.server.talk import hears as hears_line
from hhour.server.wire import ChatLine, Json, Lang, Me, Patch, Question, Told
from hhour.server.wire_socket import Events, Greeting, ProposalsChanged, Said, SharedHello, TableChanged

LOG_LENGTH = 400
MOST_HELLOS = 12  # that are kept: each says all there is to see, and whoever asks chooses from where
PRESENCE_SECONDS = 0.5
WATCHER = (0,)  # whose view a spectator sees


class Audience:
    """The connections of one table and the views they have."""

    def __init__(self, live: LiveTable, version: str) -> None:
        self.live = live
        self.version = version
        self.views: Mapping[int, Json] = {}
        self.boards: dict[Lang, Json] = {}
        self.proposals = Proposals(live)
        self._asked: dict[tuple[int, Lang], Question | None] = {}  # of the table as it lies
        self._asked_of: Table | None = None
        self._standing: dict[tuple[int, Lang], Question | None] = {}  # asked on the table before, and still the same
        self._hellos: dict[tuple[tuple[int, ...], Lang, int, bool], bytes] = {}
        self._counting: asyncio.TimerHandle | None = None
        self.alert: Callable[[LiveTable], None] = lambda _live: None  # tells those who are away
        live.announce = self._moved
        live.changed = self.tell_table
        live.laid = self._laid
        live.said = self.tell_chat

    # --- coming and going ---------------------------------------------------------------------------------------

    def enter(self, connection: Connection, last: int | None) -> None:
        """Someone opens the table."""
        live = self.live
        connection.seats = live.seats_of(connection.player)
        live.connections.add(connection)
        live.present[connection.player] += 1
        self.greet(connection, last)
        if live.present[connection.player] == 1:
            live.tell(Here(live.wire.node, list(live.present)))
            self._presence_changed(connection, but=connection)
        live.watch.wake()
        self.alert(live)

    def leave(self, connection: Connection) -> None:
        """Someone's tab has gone."""
        live = self.live
        if connection not in live.connections:
            return  # it never got in
        live.connections.discard(connection)
        live.idle_since = time.monotonic()
        live.present[connection.player] -= 1
        if not live.present[connection.player]:
            del live.present[connection.player]
            live.tell(Here(live.wire.node, list(live.present)))
            self._presence_changed(connection)
        wanted = {seat for other in live.connections for seat in other.seats or WATCHER}
        self.views = {seat: view for seat, view in self.views.items() if seat in wanted}

    def _presence_changed(self, connection: Connection, but: Connection | None = None) -> None:
        """Who sits here is seen coming and going at once; of spectators one hears now and then how many they are."""
        if connection.seats:
            self._tell_info(but)
        elif self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._count)

    def hear_who(self, node: str, players: list[str], seconds: float) -> None:
        """Who has the table open on another server."""
        live = self.live
        before = live.here
        live.elsewhere.pop(node, None)
        if players:
            live.elsewhere[node] = (time.monotonic() + seconds, frozenset(players))
        if live.here != before:
            self._tell_info()

    def forget_who(self, now: float) -> None:
        """A server that has said nothing for long has nobody here any more."""
        for node, (until, _) in list(self.live.elsewhere.items()):
            if until < now:
                self.hear_who(node, [], 0.0)
                self.live.watch.wake()

    def _count(self) -> None:
        self._counting = None
        self._tell_info()

    def greet(self, connection: Connection, last: int | None) -> None:
        """The whole table; of the log only what is new to someone who has seen it up to action `last`."""
        me = Me(id=connection.player, name=connection.name, language=connection.lang)
        own = encode(Greeting(me=me, table=table_info(self.live, connection.player)))
        hears = self.live.talks_to(connection.player)
        shared = self._shared_hello(connection.seats, connection.lang, self._log_after(last), hears)
        connection.send_text(own[:-1] + b"," + shared[1:])  # two objects become one
        if self.proposals.lying:
            connection.send(ProposalsChanged(proposals=self.proposals.told(connection.lang)))

    def _shared_hello(self, seats: tuple[int, ...], lang: Lang, after: int, hears: bool) -> bytes:
        """What a hello tells all who have these seats; made once for all of them until something changes."""
        key = (seats, lang, after, hears)
        if key not in self._hellos:
            if len(self._hellos) >= MOST_HELLOS:
                del self._hellos[next(iter(self._hellos))]
            live = self.live
            seen = not live.is_gathering
            events = [event for event in live.table.events if event.seq > after and seen]
            self._hellos[key] = encode(
                SharedHello(
                    seats=list(seats),
                    seq=live.seq,
                    views={str(seat): self._view(seat) for seat in seats or WATCHER if seen},
                    questions=self._questions(seats, lang),
                    log_after=after,
                    log=story.told(live.table, events, seats, lang),
                    chat=[chat_line(row) for row in live.chat if hears and hears_line(live.table, row, seats)],
                    language=lang,
                    server=self.version,
                    board=self._board(lang) if seen else {},
                    deadline=self.deadline(),
                )
            )
        return self._hellos[key]

    def _log_after(self, last: int | None) -> int:
        live = self.live
        now: int = live.table.play.seq
        if last is None or last > live.seq:
            return max(0, now - LOG_LENGTH)
        return min([now, *live.afters[last:]])

    def _laid(self) -> None:
        """Everyone sits: here is the table."""
        self.views, self.boards = {}, {}
        self._hellos.clear()
        for connection in list(self.live.connections):
            self.greet(connection, None)
        self.alert(self.live)

    # --- telling --------------------------------------------------------------------------------------------------

    def _moved(self, live: LiveTable, move: Move) -> None:
        """An action is on disk: everyone hears of it."""
        self._hellos.clear()
        standing = move.standing if self._asked_of is move.before else []
        self._standing = {key: one for key, one in self._asked.items() if key[0] in standing}
        self._asked, self._asked_of = {}, live.table
        patches = self._patches({seat for one in live.connections for seat in one.seats or WATCHER})
        boards = self._board_patches({one.lang for one in live.connections})
        texts: dict[tuple[tuple[int, ...], Lang], bytes] = {}
        told: dict[tuple[int, Lang], list[Told]] = {}  # by what is seen: in an open game all see the same
        is_open = move.is_open
        for connection in live.connections:
            seats, lang = connection.seats, connection.lang
            if (seats, lang) not in texts:
                sight = 0 if is_open else eyes(seats)
                if (sight, lang) not in told:
                    told[sight, lang] = story.told(live.table, move.events, None if is_open else seats, lang)
                texts[seats, lang] = encode(self._events(move, seats, lang, patches, boards[lang], told[sight, lang]))
            connection.send_text(texts[seats, lang], more=move.seat in seats)  # who moved is answered next
        if self.proposals.forget():
            self.tell_proposals()
        if live.is_over:
            self.tell_table()
        self.alert(live)

    def _events(
        self,
        move: Move,
        seats: tuple[int, ...],
        lang: Lang,
        patches: dict[int, list[Patch]],
        board: list[Patch],
        told: list[Told],
    ) -> Events:
        live = self.live
        action = move.action if move.seat in seats else move.told
        return Events(
            seq=move.n,
            seat=move.seat,
            action=action,
            sentence=sentences.tell_done(live.table, action, lang),
            events=told,
            undone_to=move.undone_to,
            patches={str(seat): patches[seat] for seat in seats or WATCHER},
            questions=self._questions(seats, lang),
            waiting=live.table.waiting(),
            outcome=live.row["outcome"],
            winners=list(live.table.winners.seats) if live.row["outcome"] else [],
            board=board,
            deadline=self.deadline(),
        )

    def tell_table(self) -> None:
        """Seats, status or clock changed. Who has other seats now gets everything anew."""
        self._hellos.clear()
        live = self.live
        for connection in list(live.connections):
            seats = live.seats_of(connection.player)
            if seats != connection.seats:
                connection.seats = seats
                self.greet(connection, live.seq)
        self._tell_info()
        self.alert(live)

    def _tell_info(self, but: Connection | None = None) -> None:
        """The table and who is here; all who have nothing to do with it are told the same words."""
        live = self.live
        concerned = {live.row["host"], *(name for seat in live.seats for name in (seat.player, seat.lender))}
        texts: dict[str, bytes] = {}
        for connection in live.connections:
            who = connection.player if connection.player in concerned else ""
            if connection is not but:
                if who not in texts:
                    texts[who] = encode(TableChanged(table=table_info(live, who), deadline=self.deadline()))
                connection.send_text(texts[who])

    def tell_chat(self, row: Row) -> None:
        """Someone said something."""
        self._hellos.clear()
        text = encode(Said(line=chat_line(row)))
        for connection in self.live.connections:
            if hears_line(self.live.table, row, connection.seats):
                connection.send_text(text)

    def tell_proposals(self) -> None:
        """Someone proposed something, or said no, or it is out of date."""
        langs = {connection.lang for connection in self.live.connections}
        texts = {lang: encode(ProposalsChanged(proposals=self.proposals.told(lang))) for lang in langs}
        for connection in self.live.connections:
            connection.send_text(texts[connection.lang])

    def deadline(self) -> str:
        """When the clock is over, as a time of day; '' without a clock."""
        due = self.live.watch.deadline()
        if due is None:
            return ""
        return moment(int((time.time() + due - time.monotonic()) * 1000))

    # --- views ----------------------------------------------------------------------------------------------------

    def _view(self, seat: int) -> Json:
        if seat not in self.views:
            self.views = {**self.views, **self.live.table.views([seat])}
        return self.views[seat]

    def _patches(self, seats: set[int]) -> dict[int, list[Patch]]:
        """What changed in these seats' views since the last move; whoever is shown one has the view before."""
        before, self.views = self.views, self.live.table.views(sorted(seats))
        known: Known = {}
        return {
            seat: differences(before[seat], view, known) if seat in before else [Patch(at=[], value=view)]
            for seat, view in self.views.items()
        }

    def _board(self, lang: Lang) -> Json:
        if lang not in self.boards:
            self.boards[lang] = sentences.tell_board(self.live.table, lang, self.live.row["advice"])
        return self.boards[lang]

    def _board_patches(self, langs: set[Lang]) -> dict[Lang, list[Patch]]:
        """What changed on the board, in each language that somebody reads it in."""
        before, self.boards = self.boards, {}
        return {lang: differences(before[lang], self._board(lang), {}) if lang in before else [] for lang in langs}

    def _questions(self, seats: tuple[int, ...], lang: Lang) -> dict[str, Question]:
        live = self.live
        if live.is_over or live.is_gathering:
            return {}
        if self._asked_of is not live.table:
            self._asked, self._standing, self._asked_of = {}, {}, live.table
        for seat in seats:
            if (seat, lang) not in self._asked:
                self._asked[seat, lang] = self._question(seat, lang)
        return {str(seat): one for seat in seats if (one := self._asked[seat, lang]) is not None}

    def _question(self, seat: int, lang: Lang) -> Question | None:
        live, before = self.live, self._standing.get((seat, lang))
        final = live.final(seat)
        if before is not None:
            return story.again(before, live.table, seat, final, lang)
        return story.question(live.table, seat, live.question_ids[seat], final, lang, live.listed(seat))


def chat_line(row: Row) -> ChatLine:
    """One line of talk as it is sent."""
    return ChatLine(
        id=row["id"],
        player=row["player"],
        name=row["name"],
        seat=row["seat"],
        text=row["text"],
        at=moment(row["at"]),
        side=row["side"],
    )


def moment(ms: int) -> str:
    """A time as ISO 8601."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
