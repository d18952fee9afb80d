"""What travels over a WebSocket: whole texts take the short way, everything else the library's, and nobody notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, State

from hhour.server.frames import Frames, are_whole, head, sole_text
from tests.server.served import PATIENCE, Chair, Person

MOST = 100_000
LENGTHS = (0, 1, 125, 126, 65_535, 65_536)


def spoken(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


def say(seq: int) -> str:
    return json.dumps({"type": "say", "id": f"line-{seq}", "text": f"{seq}"})


def heard(chair: Chair, lines: int) -> list[str]:
    return [chair.read("said")["line"]["text"] for _ in range(lines)]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_has_the_head_that_the_library_gives_it(length: int) -> None:
    assert head(length) + b"x" * length == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_in_one_piece_is_read(length: int) -> None:
    text = "é" * (length // 2) + "x" * (length % 2)
    assert sole_text(spoken(text), MOST) == (text if length < 65_536 else None)  # longer than anyone has to say


@pytest.mark.parametrize(
    ("data", "_what"),
    [
        (spoken("pong", Opcode.PING), "a ping"),
        (spoken("x", Opcode.BINARY), "bytes"),
        (spoken("x", fin=False), "a piece"),
        (spoken("x") + spoken("y"), "two"),
        (spoken("x" * 200)[:-1], "torn"),
        (spoken("x")[:3], "not even a head"),
        (Frame(Opcode.TEXT, b"x").serialize(mask=False), "not masked"),
        (Frame(Opcode.TEXT, b"\xff\xff").serialize(mask=True), "no UTF-8"),
        (spoken("x" * (MOST // 2 + 1)), "too long"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",  # the frames themselves are masked by chance
)
def test_anything_else_is_left_to_the_library(data: bytes, _what: str) -> None:
    assert sole_text(data, MOST // 2) is None


def test_a_new_frame_begins_only_after_whole_ones() -> None:
    assert are_whole(spoken("x") + spoken("", Opcode.PONG) + spoken("y" * 300))
    assert not are_whole(spoken("x") + spoken("y", fin=False))
    assert not are_whole(spoken("x") + spoken("y")[:-1])


def torn(text: str) -> list[bytes]:
    frame = spoken(text)
    return [frame[:40], frame[40:]]


def byte_by_byte(text: str) -> list[bytes]:
    return [bytes((byte,)) for byte in spoken(text)]


def in_pieces(text: str) -> list[bytes]:
    return [spoken(text[:9], fin=False), spoken(text[9:], Opcode.CONT)]


def after_a_pong(text: str) -> list[bytes]:
    return [spoken("", Opcode.PONG) + spoken(text)]


def one_by_one(text: str) -> list[bytes]:
    return [spoken(text)]


@pytest.mark.parametrize("packets", [one_by_one, after_a_pong, torn, byte_by_byte, in_pieces])
def test_texts_are_heard_in_order_however_they_arrive(ann: Person, packets: Callable[[str], list[bytes]]) -> None:
    with ann.sit(ann.lay()["id"]) as chair:
        line = chair.socket.socket
        for seq in range(3):
            for packet in packets(say(seq)):
                line.sendall(packet)
        line.sendall(b"".join(spoken(say(seq)) for seq in range(3, 8)))
        assert heard(chair, 8) == [str(seq) for seq in range(8)]


FLOODS = {
    "pings": spoken("", Opcode.PING),
    "pongs": spoken("", Opcode.PONG),
    "pieces without end": spoken("", Opcode.CONT, fin=False),
}


@pytest.mark.parametrize("what", FLOODS)
def test_who_sends_thousands_of_frames_that_are_no_message_is_let_go(ann: Person, what: str) -> None:
    with ann.sit(ann.lay()["id"]) as chair:
        line = chair.socket.socket
        line.sendall(spoken("{", fin=False))
        with suppress(ConnectionError):
            line.sendall(FLOODS[what] * 5_000)
        assert chair.closed() in (1008, 1006)  # where it still sends, the goodbye may be lost


@pytest.mark.parametrize(
    "data",
    [
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
        spoken("x", fin=False) + Frame(Opcode.CONT, b"\xff").serialize(mask=True),
    ],
    ids=["whole", "in pieces"],
)
def test_what_is_no_text_is_no_mistake_of_ours(caplog: pytest.LogCaptureFixture, data: bytes) -> None:
    async def written() -> list[bytes]:
        frames = opened()
        frames.data_received(data)
        assert isinstance(frames.transport, Pipe)
        return frames.transport.written

    assert (1007).to_bytes(2, "big") in b"".join(asyncio.run(written()))
    assert not caplog.records


def test_who_pings_now_and_then_is_answered(ann: Person) -> None:
    with ann.sit(ann.lay()["id"]) as chair:
        for _ in range(3):
            assert chair.socket.ping().wait(PATIENCE)


def test_of_thousands_of_frames_in_one_packet_few_are_read_at_once() -> None:
    async def read() -> tuple[int, list[str]]:
        frames = opened()
        frames.data_received(b"".join(spoken(str(seq)) for seq in range(5_000)))
        return frames.queue.qsize(), [str(dict(await frames.receive())["text"]) for _ in range(5_000)]

    waiting, heard = asyncio.run(read())
    assert waiting < 500
    assert heard == [str(seq) for seq in range(5_000)]


def test_who_reads_nothing_is_not_kept_for_ever() -> None:
    async def gone() -> bool:
        frames = opened()
        frames.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        frames.scope = cast(Any, {"extensions": {}})
        await frames.run_asgi()
        await asyncio.sleep(0.1)
        assert isinstance(frames.transport, Pipe)
        return frames.transport.is_aborted

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hhour.server.frames.LINGER_SECONDS", 0.01)
        assert asyncio.run(gone())


def test_what_the_listener_does_not_take_is_received() -> None:
    async def told() -> tuple[list[str], list[str]]:
        frames, taken = opened(), list[str]()

        def listen(text: str) -> bool:
            taken.append(text)
            return text == "mine"

        frames.listen(listen)
        for text in ("mine", "yours"):
            frames.data_received(spoken(text))
        return taken, [str(dict(await frames.receive())["text"]) for _ in range(frames.queue.qsize())]

    assert asyncio.run(told()) == (["mine", "yours"], ["yours"])


def test_nothing_is_said_to_whoever_does_not_read_or_is_going() -> None:
    async def said() -> list[bool]:
        slow, going = opened(), opened()
        before = slow.say(b"x")
        slow.pause_writing()
        going.close_sent = True
        return [before, slow.say(b"x"), going.say(b"x")]

    assert asyncio.run(said()) == [True, False, False]


def test_what_is_said_with_more_to_follow_is_written_with_it_or_soon() -> None:
    async def written() -> list[list[bytes]]:
        frames = opened()
        pipe = frames.transport
        assert isinstance(pipe, Pipe)
        frames.say(b"events", more=True)
        before = list(pipe.written)
        frames.say(b"ack")
        together = list(pipe.written)
        frames.say(b"events", more=True)
        await asyncio.sleep(0)
        return [before, together, pipe.written[1:]]

    events, ack = head(6) + b"events", head(3) + b"ack"
    assert asyncio.run(written()) == [[], [events + ack], [events]]


class Pipe(asyncio.Transport):
    """Takes everything."""

    def __init__(self) -> None:
        super().__init__()
        self.is_aborted = False
        self.written: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def abort(self) -> None:
        self.is_aborted = True

    def write(self, data: Any) -> None:
        self.written.append(data)

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


def opened() -> Frames:
    """A WebSocket after the handshake, without anybody at the other end."""

    async def nothing(_scope: Any, _receive: Any, _send: Any) -> None: ...

    frames = Frames(uvicorn.Config(nothing, log_config=None), ServerState(), {})
    frames.transport = Pipe()
    frames.handshake_complete = True
    frames.conn.state = State.OPEN
    frames.conn.parser = Protocol.parse(frames.conn)
    next(frames.conn.parser)
    return frames
