"""The first door: who comes, from where, how often and with how much; and the headers on everything that goes out."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from hhour.server.door import HEAD_BYTES
from hhour.server.frames import FRAMES
from hhour.server.identity import Signer, cookie_of, new_player, new_session
from hhour.server.limits import Buckets, Budget, Timed, household
from hhour.server.logs import tell
from hhour.server.metrics import Metrics
from hhour.server.people import Visitor
from hhour.server.sentences import choose_language, problem
from hhour.server.sessions import Sessions
from hhour.server.settings import Settings
from hhour.server.threads import payer
from hhour.server.trouble import Trouble
from hhour.server.wire import Failure

VISITOR = "hhour_visitor"
CABLE = "hhour_cable"  # how a WebSocket comes from the web server
FRAMEWORKS = "/api/openapi/"  # Litestar's own pages there load from other hosts; the document is openapi.json
REFUSED_SECONDS = 1.0
SHARED = ("/api/catalogue", "/api/sheets/")  # worked out once and kept: whoever asks first does not pay for all
SAFE = ("GET", "HEAD", "OPTIONS")
CSP = "; ".join(
    (
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("script", "style", "font", "connect", "manifest", "worker", "media")),
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_LANGUAGE = re.compile(rb"(?:^|&)language=([a-z]{2})(?:&|$)")
log = logging.getLogger("hhour.http")


class Gate:
    """Wraps the whole application, so that nothing goes in or out unseen."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        signer: Signer,
        sessions: Sessions,
        metrics: Metrics,
        budget: Budget,
    ) -> None:
        self.app = app
        self.sessions = sessions
        self.budget = budget
        self.settings = settings
        self.signer = signer
        self.metrics = metrics
        self.requests = Buckets(settings.requests_per_second, settings.requests_burst)
        own = [settings.public_url, *settings.origins.split()]
        self.origins = {_origin(url) for url in own if url}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        headers = dict(scope["headers"])
        visitor = scope[VISITOR] = self._visitor(scope, headers)
        status = 500

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                told = list(message["headers"])
                named = dict(told)
                extra = [pair for pair in HEADERS if pair[0] not in named]
                if visitor.is_new and b"set-cookie" not in named and _meets_someone(scope["path"], named):
                    cookie = self.signer.header(visitor.player, visitor.session, visitor.secure)
                    # nobody else may be handed this cookie, so the answer is kept nowhere
                    told = [pair for pair in told if pair[0] != b"cache-control"]
                    extra += [(b"set-cookie", cookie.encode()), (b"cache-control", b"no-store")]
                elif scope["path"].startswith("/api/") and b"cache-control" not in named:
                    extra.append((b"cache-control", b"no-store"))  # what one person sees is kept for nobody else
                if visitor.secure:
                    extra.append((b"strict-transport-security", b"max-age=31536000"))
                message["headers"] = [*told, *extra]
            await send(message)

        trouble = self._refuse(scope, headers, visitor)
        if trouble is not None:
            if trouble.status == 429:  # who goes on all the same waits for every answer
                await asyncio.sleep(REFUSED_SECONDS)
            await _answer(send_with_headers, trouble, visitor)
        else:
            if scope["path"] != "/healthz":
                await self.budget.turns.take(visitor.address)
            pay = self._payer(visitor, _costs(scope["path"]))
            await Timed(self.app(scope, receive, send_with_headers), pay, self.budget.clock)  # type: ignore[arg-type]
        seconds = time.perf_counter() - started
        self.metrics.request(scope["method"], status, seconds)
        tell(
            log,
            logging.INFO if status < 500 else logging.ERROR,
            "request",
            method=scope["method"],
            path=scope["path"],  # never the query: it may hold a key
            status=status,
            ms=round(seconds * 1000, 1),
            address=visitor.address,
        )

    async def _websocket(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        visitor = scope[VISITOR] = self._visitor(scope, headers)
        spent = self.budget.is_spent(visitor.player, visitor.address)
        too_much = not self.requests.take(visitor.address) or spent
        if too_much or not self._is_own(headers):
            await receive()
            if too_much:
                await asyncio.sleep(REFUSED_SECONDS)
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        self._payer(visitor)
        scope[CABLE] = (receive, send, scope.get("extensions", {}).get(FRAMES))
        await self.app(scope, receive, send)

    def _payer(self, visitor: Visitor, costs: bool = True) -> Callable[[float], None]:
        """Who pays for this request, also for what is done for it in threads."""

        def pay(seconds: float) -> None:
            self.budget.spend(visitor.player, visitor.address, seconds if costs else 0.0)

        payer.set(pay)
        return pay

    def _visitor(self, scope: Any, headers: dict[bytes, bytes]) -> Visitor:
        player, session = self.signer.read(cookie_of(headers))
        is_new = not player or self.sessions.is_ended(session)
        client = scope.get("client")
        accepts = headers.get(b"accept-language", b"").decode("latin-1")[:200]
        asked = _LANGUAGE.search(scope["query_string"])
        asks = asked[1].decode() if asked else ""
        secure = scope["scheme"] in ("https", "wss") or self.settings.public_url.startswith("https://")
        return Visitor(
            player=new_player() if is_new else player,
            session=new_session() if is_new else session,
            is_new=is_new,
            agent=headers.get(b"user-agent", b"").decode("latin-1")[:300],
            asks=asks,
            accepts=accepts,
            address=household(client[0]) if client else "-",
            secure=secure,
        )

    def _refuse(self, scope: Any, headers: dict[bytes, bytes], visitor: Visitor) -> Trouble | None:
        if scope["path"] == "/healthz":
            return None
        if f"{scope['path']}/".startswith(FRAMEWORKS):
            return Trouble(404, "no-such-page")
        if not self.requests.take(visitor.address):
            return Trouble(429, "too-fast")
        if _costs(scope["path"]) and self.budget.is_spent(visitor.player, visitor.address):
            return Trouble(429, "too-much")
        if sum(len(name) + len(value) for name, value in scope["headers"]) > HEAD_BYTES:
            return Trouble(431, "too-large")
        if scope["method"] not in SAFE and not self._is_own(headers):
            return Trouble(403, "foreign-origin")
        if (
            scope["method"] not in SAFE and headers.get(b"content-length", b"0") != b"0"
        ) or b"transfer-encoding" in headers:
            kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
            if kind != b"application/json":
                return Trouble(415, "not-json")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.settings.max_body_bytes:
            return Trouble(413, "too-large")
        return None

    def _is_own(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a page of ours asks. A browser always says where a changing request comes from; other programs
        have nobody's cookie but their own, so they may say nothing."""
        origin = _origin(headers.get(b"origin", b"").decode("latin-1"))
        if b"origin" in headers:
            host = headers.get(b"host", b"").decode("latin-1").lower()
            return origin in self.origins or (bool(host) and origin.partition("://")[2] == host)
        return headers.get(b"sec-fetch-site", b"none") in (b"same-origin", b"none")


def _costs(path: str) -> bool:
    """Whether a request is paid for: neither a page nor its files, nor what is worked out once for everybody."""
    return path.startswith("/api/") and not path.startswith(SHARED)


def _meets_someone(path: str, answered: dict[bytes, bytes]) -> bool:
    """The page itself already says who one is: what it asks for at once, in parallel, must not make several of them."""
    return path.startswith("/api/") or answered.get(b"content-type", b"").startswith(b"text/html")


def _origin(url: str) -> str:
    try:
        parts = urlsplit(url)
    except ValueError:  # nobody's
        return ""
    return f"{parts.scheme}://{parts.netloc}".lower()


async def _answer(send: Any, trouble: Trouble, visitor: Visitor) -> None:
    lang = choose_language(visitor.asks, visitor.accepts)
    body = msgspec.json.encode(Failure(error=problem(trouble, lang)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if trouble.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
