"""Before a request is one: how long its head may be and how long it may take, whatever parser is installed."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_BYTES = 32_768
STALLED_SECONDS = 60
PIECE = 1024  # bytes that are read before anyone looks how many requests were in them
AHEAD_BYTES = 65_536  # what may be asked on one line while the answer before is awaited; browsers ask nothing
ANSWER = b"HTTP/1.1 %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_H11_READS = {h11.IDLE: "head", h11.SEND_BODY: "body"}


def guarded(head_seconds: int, parser: str = "") -> Any:
    """The protocol of the fastest parser there is, with a limit of bytes for the head and of time for head and body."""
    base: Any = _h11() if parser == "h11" else _fastest()

    class Door(base):  # type: ignore[misc]
        """`reads` says where the parser is: waiting for or inside a head ("head"), a body ("body"), neither ("").

        `ahead` says how many bytes wait for an answer before them, and `forget` that nobody waits for answers.
        """

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self._timed, self._head = "", 0
            self._clock: asyncio.TimerHandle | None = None
            self._stalled: asyncio.TimerHandle | None = None
            self._time("head")

        def connection_lost(self, exc: Exception | None) -> None:
            self._time("")
            self._flows()
            self.forget()
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            """Who asks and does not read keeps what was written for them in memory; not for ever."""
            super().pause_writing()
            self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._flows()

        def _flows(self) -> None:
            if self._stalled is not None:
                self._stalled.cancel()
                self._stalled = None

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            now = self.reads()
            self._head = self._head + len(data) if now == "head" else 0
            if self.ahead() > AHEAD_BYTES:
                self.forget()
                self.transport.abort()
            elif self._head > HEAD_BYTES:
                self._refuse(b"431 Request Header Fields Too Large")
            else:
                self._time(now)

        def _time(self, part: str) -> None:
            """One clock for each head and each body; more of the same does not wind it up again."""
            if part == self._timed:
                return
            self._timed = part
            if self._clock is not None:
                self._clock.cancel()
                self._clock = None
            if part:
                seconds = head_seconds if part == "head" else 3 * head_seconds
                self._clock = self.loop.call_later(seconds, self._refuse, b"408 Request Timeout")

        def _refuse(self, status: bytes) -> None:
            self._time("")
            self.forget()
            if not self.transport.is_closing():
                self.transport.write(ANSWER % status)
                self.transport.close()

    return Door


def _h11() -> Any:
    class Reading(H11Protocol):
        """h11 tells by its states."""

        def reads(self) -> str:
            return _H11_READS.get(self.conn.their_state, "")

        def ahead(self) -> int:
            return len(self.conn.trailing_data[0])

        def forget(self) -> None:
            if self.cycle is not None:
                self.cycle.disconnected = True

    return Reading


def _fastest() -> Any:
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    except ImportError:
        return _h11()

    class Reading(HttpToolsProtocol):
        """httptools tells by its callbacks. Between two requests uvicorn's own clock counts.

        A packet holds thousands of small requests, and uvicorn would make all of them ready at once and read the next
        packet after each answer. So they are read a little at a time, and no more while some of them wait.
        """

        _reads = "head"
        _rest = b""  # what arrived while requests before it wait
        _answered: Any = None

        def reads(self) -> str:
            return "" if self._rest else self._reads

        def ahead(self) -> int:
            return len(self._rest)

        def forget(self) -> None:
            """Nobody is there any more to be answered; uvicorn tells it to the request that came last."""
            if self._answered is not None:
                self._answered.disconnected = True
            self.pipeline.clear()
            self._rest = b""

        def data_received(self, data: bytes) -> None:
            waits = bool(self._rest)
            self._rest += data
            if waits:
                self.flow.pause_reading()
                return
            data, self._rest = self._rest, b""
            for at in range(0, len(data), PIECE):
                if self.pipeline:
                    self._rest = data[at:]
                    return
                if self.transport.is_closing() or self.transport.get_protocol() is not self:
                    return
                super().data_received(data[at : at + PIECE])

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self._rest and not self.pipeline:
                rest, self._rest = self._rest, b""
                self.data_received(rest)

        def _start_asgi_task(self, cycle: Any, app: Any) -> None:
            self._answered = cycle
            super()._start_asgi_task(cycle, app)

        def on_message_begin(self) -> None:
            self._reads = "head"
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self._reads = "body"
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._reads = ""
            super().on_message_complete()

    return Reading


def enough_files(wanted: int) -> int:
    """Ask for as many open files as the server may want; how many it may have, -1 where nobody says."""
    if sys.platform == "win32":
        return -1
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return -1 if soft == resource.RLIM_INFINITY else soft
