"""Something on this machine that takes messages, as a webhook or a browser's push service would."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

from tests.server.served import PATIENCE

Message = tuple[str, dict[str, str], bytes]


class Receiver:
    """What has come so far; `wait` until there is more. `status` is what it answers."""

    def __init__(self) -> None:
        self.status = 201
        self.came: list[Message] = []
        self._more = threading.Condition()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                with outer._more:  # whoever has the answer finds the message here
                    outer.came.append((self.path, {key.lower(): text for key, text in self.headers.items()}, body))
                    outer._more.notify_all()
                self.send_response(outer.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/told"

    def wait(self, count: int) -> list[Message]:
        with self._more:
            assert self._more.wait_for(lambda: len(self.came) >= count, PATIENCE), self.came
            return list(self.came)


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver for as long as it is needed."""
    one = Receiver()
    thread = threading.Thread(target=one.server.serve_forever, daemon=True)
    thread.start()
    yield one
    one.server.shutdown()
    one.server.server_close()
    thread.join()
