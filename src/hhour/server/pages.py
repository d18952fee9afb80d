"""The web app as it was built into `static/`: files with a hash in their name are kept for ever, the page is not."""

from __future__ import annotations

import mimetypes
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Response, get

from hhour.server.house import AnyRequest, house_of
from hhour.server.preview import PLACES, base_of, head, preview_of
from hhour.server.trouble import Trouble

STATIC = Path(__file__).with_name("static")
mimetypes.add_type("application/manifest+json", ".webmanifest")
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: str = "") -> Response[bytes]:
    """A file of the web app, or its page for any other address."""
    name = path.strip("/")
    if name.startswith("api/"):
        raise Trouble(404, "no-such-page")
    file = _files().get(name)
    if file is None and "." not in name.rsplit("/", 1)[-1]:
        file = _files().get("index.html")
    if file is None:
        raise Trouble(404, "no-web" if not _files() else "no-such-page")
    place, _, rest = name.partition("/")
    if place in PLACES and file.name == "index.html":
        table_id = rest.partition("/")[0]
        preview = await preview_of(house_of(request), table_id)
        if preview is not None:
            told = head(preview, table_id, name, base_of(request)).encode()
            return _page(_read(file).replace(b"</head>", told + b"</head>", 1))
    return _send(file, request.headers.get("accept-encoding", ""))


@cache
def _files() -> dict[str, Path]:
    """The files there are; whatever is asked for, nothing else can be reached."""
    if not STATIC.is_dir():
        return {}
    return {file.relative_to(STATIC).as_posix(): file for file in STATIC.rglob("*") if file.is_file()}


def _send(file: Path, accepts: str) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "application/json", "image/svg+xml"):
        kind += "; charset=utf-8"
    kept = "/assets/" in file.as_posix()
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if kept else "no-cache",
        "vary": "Accept-Encoding",
    }
    for encoding, ending in _ENCODINGS:
        packed = file.relative_to(STATIC).as_posix() + ending
        if encoding in accepts and packed in _files():
            headers["content-encoding"] = encoding
            return Response(_read(_files()[packed]), media_type=kind, headers=headers)
    return Response(_read(file), media_type=kind, headers=headers)


def _page(text: bytes) -> Response[bytes]:
    """The page with words of its own in its head, which nobody has packed before."""
    return Response(text, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


def build() -> str:
    """A mark of the web app that is served, so that a page of another one knows that it is stale."""
    page = _files().get("index.html")
    return sha256(_read(page)).hexdigest()[:8] if page else ""


@cache
def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:  # an update took it away under us; a page that wants it is of the build before
        raise Trouble(404, "no-such-page") from None


HANDLERS: list[Any] = [page]
