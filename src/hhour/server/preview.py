"""What a messenger shows of a link: a title, a sentence and a picture, drawn by the server itself.

Whoever asks has only the address, never the key behind its `#`. So of a private table that still runs it is told which
game and beach it is, and nobody's name.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from html import escape
from typing import Any

from litestar import MediaType, Response, get

from hhour.i18n import language
from hhour.kernel.setup import parse_setup
from hhour.reference.sheets import plans
from hhour.server.catalogue import catalogue
from hhour.server.house import AnyRequest, House, house_of
from hhour.server.logs import tell
from hhour.server.store.people import table_row
from hhour.server.store.writer import Row
from hhour.server.trouble import Trouble
from hhour.server.wire import Lang

PLACES = ("join", "table", "replay")
log = logging.getLogger("hhour.preview")
MOST_KEPT = 60


@dataclass(frozen=True)
class Preview:
    """The words about one table."""

    title: str
    sentence: str
    map: str
    stamp: str
    won: bool


_painted: dict[Preview, bytes] = {}
_told: set[str] = set()  # why something could not be drawn is said once


async def preview_of(house: House, table_id: str) -> Preview | None:
    """What may be told about a table to someone who knows no more than its address."""
    if not (table_id.isalnum() and table_id.isascii() and len(table_id) <= 32):
        return None
    found = await house.store.read(lambda db: table_row(db, table_id))
    return _told_of(*found) if found is not None else None


def _told_of(row: Row, seats: list[Row]) -> Preview:
    lang: Lang = row["language"]
    say = language(lang)
    setup = parse_setup(row["setup"])
    game = next((one for one in catalogue(lang).games if one.id == row["game"]), None)
    board = next((one for one in game.boards if one.id == setup.board), None) if game else None
    names = [game.name if game else row["game"].capitalize(), board.name if board else ""]
    title = " · ".join(name for name in names if name)
    maps = [setup.board, *(board.joins if board else []), f"express-{setup.board}"]
    over = row["status"] == "ended"
    free = sum(seat["kind"] == "open" for seat in seats)
    stamp = ""
    if over:
        ending = row["outcome"] if say.has(f"preview-{row['outcome']}") else "over"
        stamp = say.text(f"preview-{ending}")
        sentence = say.text("preview-ended", turns=row["turn"])
    elif free:
        sentence = say.text("preview-invites", free=free)
    else:
        sentence = say.text("preview-runs", turn=row["turn"])
    return Preview(title, sentence, _drawn(maps), stamp, row["outcome"] == "won")


def _drawn(names: list[str]) -> str:
    """The first of these that has a sheet; a game without a map is played on some field."""
    return next(
        (name for name in names if name in plans()), next(name for name in plans() if name.startswith("field-"))
    )


def head(preview: Preview, table_id: str, path: str, base: str) -> str:
    """The tags that a messenger reads, for the head of the page."""
    title = f"{preview.stamp} · {preview.title}" if preview.stamp else preview.title
    tags = {
        "og:type": "website",
        "og:site_name": "H-Hour",
        "og:title": title,
        "og:description": preview.sentence,
        "og:url": f"{base}/{path}",
        "og:image": f"{base}/api/tables/{table_id}/picture.png",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": preview.title,
    }
    told = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    return "".join([*told, '<meta name="twitter:card" content="summary_large_image" />'])


def base_of(request: AnyRequest) -> str:
    """How this server is called by whoever asks."""
    known = house_of(request).settings.public_url.rstrip("/")
    return known or str(request.base_url).rstrip("/")


@get("/api/tables/{table_id:str}/picture.png", media_type="image/png", include_in_schema=False)
async def picture(request: AnyRequest, table_id: str) -> Response[bytes]:
    """The postcard of a table; if it cannot be drawn, the house's own sign."""
    preview = await preview_of(house_of(request), table_id)
    if preview is None:
        raise Trouble(404, "no-such-table")
    return await postcard(house_of(request), preview)


async def postcard(house: House, preview: Preview) -> Response[bytes]:
    """A preview as a picture, painted beside the tables."""
    try:
        if preview not in _painted:
            told = (preview.title, preview.sentence, preview.map, preview.stamp, preview.won)
            _painted[preview] = await house.workers.do("pictures", "postcard", *told)
            if len(_painted) > MOST_KEPT:
                del _painted[next(iter(_painted))]
    except Trouble as trouble:  # whatever a drawing stumbles over, nobody's game does
        if trouble.key not in _told:
            _told.add(trouble.key)
            tell(log, logging.WARNING, "picture not drawn", reason=trouble.key)
        return Response(b"", status_code=302, headers={"location": "/icon-512.png"}, media_type=MediaType.TEXT)
    return Response(_painted[preview], media_type="image/png", headers={"cache-control": "public, max-age=300"})


HANDLERS: list[Any] = [picture]
