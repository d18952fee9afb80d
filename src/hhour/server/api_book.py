"""HTTP: the rulebook, the cards, the maps and what there is to play."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Annotated, Any, cast

import msgspec
from litestar import Response, get
from litestar.params import Parameter

from hhour import rulebook
from hhour.bataille.draw import draw_bare_medal
from hhour.bataille.medals import MEDALS
from hhour.dday.draw.svg import draw_svg
from hhour.dday.draw.wording import Wording
from hhour.dday.rules.map.atlas import as_begun
from hhour.dday.rules.map.beach import Beach
from hhour.i18n import language as language_of
from hhour.pocket.draw import draw_terrain
from hhour.pocket.terrain import TERRAIN
from hhour.reference.cards import cost_words, deck_of, kind_words, title_of
from hhour.reference.maps import board_data, boards
from hhour.reference.rules import RuleRow, rule_data, rule_line
from hhour.reference.sheets import plan_named
from hhour.server.catalogue import catalogue
from hhour.server.house import AnyRequest, Guest
from hhour.server.trouble import Trouble
from hhour.server.wire_book import CardInfo, CardList, Catalogue, MapList, RuleList, SectorInfo, SectorList
from hhour.sheet import Plan, Sheet, draw_sheet

Words = Annotated[str, Parameter(description="words or the beginning of an id", max_length=100, required=False)]


@get("/api/catalogue")
async def offers(guest: Guest) -> Catalogue:
    """Games, maps, levels, options and bots."""
    return catalogue(guest.lang)


@get("/api/rules")
async def rules(guest: Guest, q: Words = "") -> RuleList:
    """The rulebook, or the rules in which all the words occur."""
    found = rulebook.find(q, guest.lang) if q.strip() else [rulebook.get(one) for one in rulebook.ids()]
    say = language_of(guest.lang)
    return RuleList(rules=[rule_line(rule, say) for rule in found if rule is not None])


@get("/api/rules/{rule_id:str}")
async def rule(guest: Guest, rule_id: str) -> RuleRow:
    """One rule with what it names and what explains it."""
    found = rulebook.get(rule_id) if len(rule_id) < 80 else None
    if found is None:
        nearest = rulebook.nearest(rule_id[:80])
        raise Trouble(404, "no-such-rule", rule=rule_id[:80], nearest=nearest[0] if nearest else "B-ROLL-01")
    return rule_data(found, language_of(guest.lang))


@get("/api/cards")
async def cards(guest: Guest) -> CardList:
    """All cards with their names and texts."""
    say = language_of(guest.lang)
    told = [
        CardInfo(
            slug=card.slug,
            name=say.text(f"card-{card.slug}"),
            text=say.attr(f"card-{card.slug}", "text"),
            deck=deck_of(card),
            type=card.type,
            kind=kind_words(say, card),
            cost=card.cost,
            price=cost_words(say, card),
            timing=list(card.timing),
            rule=card.id,
            title=title_of(card),
        )
        for card in rulebook.cards()
    ]
    return CardList(language=guest.lang, cards=told)


@get("/api/maps")
async def maps(guest: Guest) -> MapList:
    """All maps and scenarios as data."""
    return MapList(language=guest.lang, maps=[board_data(board) for board in boards().values()])


@get("/api/maps/{name:str}", media_type="image/svg+xml")
async def drawing(guest: Guest, name: str) -> Response[str]:
    """The drawing of a map: n-01.svg."""
    board = boards().get(name.removesuffix(".svg")) if name.endswith(".svg") else None
    if not isinstance(board, Beach):
        raise Trouble(404, "no-such-map", map=name[:40])
    return _picture(draw_svg(board, language_of(guest.lang)))


@get("/api/maps/{name:str}/sectors")
async def sectors(guest: Guest, name: str) -> SectorList:
    """What stands in every sector of a map; n-16@3: as games begun in version 3 of the rules have it."""
    board = as_begun(name)
    if board is None:
        raise Trouble(404, "no-such-map", map=name[:40])
    wording = Wording(board, language_of(guest.lang))
    told = [
        SectorInfo(
            sector=spec.id,
            sign=wording.name(spec),
            bunker=spec.bunker,
            sentence=wording.sentence(spec),
            need=list(spec.need),
            sacrifice=spec.sacrifice,
        )
        for spec in board.sectors
    ]
    return SectorList(language=guest.lang, name=wording.lang.text(f"map-{board.slug}"), sectors=told)


@get("/api/sheets/{name:str}")
async def ground(request: AnyRequest, guest: Guest, name: str) -> Response[Sheet]:
    """A board as ground: where its sectors stand, their outlines, the tracks, and everything to paint by kind.

    A map may be asked for as games of an earlier version of the rules have it: n-16@3.
    """
    plan = plan_named(name)
    if plan is None:
        raise Trouble(404, "no-such-map", map=name[:40])
    headers = {"cache-control": "public, max-age=86400", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(draw_sheet(plan), headers=headers)
    packed = Response(_packed(plan), media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    return cast("Response[Sheet]", packed)


@lru_cache(64)
def _packed(plan: Plan) -> bytes:
    """A third as large, and part of the first view: the same for everybody, so it gives nothing away."""
    return gzip.compress(msgspec.json.encode(draw_sheet(plan)), 9)


@get("/api/pictures/{name:str}", media_type="image/svg+xml")
async def picture(guest: Guest, name: str) -> Response[str]:
    """A drawing of the Pocket games: a Medal (bataille-silver-star.svg) or a face of the terrain die (cliffs.svg)."""
    thing = name.removesuffix(".svg")
    say = language_of(guest.lang)
    if thing in MEDALS:
        return _picture(draw_bare_medal(thing, say))
    if thing in TERRAIN:
        return _picture(draw_terrain(thing, say))
    raise Trouble(404, "no-such-picture", picture=name[:40])


def _picture(drawn: str) -> Response[str]:
    """A drawing styles itself; as a picture of its own it needs no more than that."""
    headers = {
        "cache-control": "public, max-age=3600",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    }
    return Response(drawn, media_type="image/svg+xml", headers=headers)


HANDLERS: list[Any] = [offers, rules, rule, cards, maps, drawing, sectors, ground, picture]
