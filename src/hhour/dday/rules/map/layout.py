"""Maps turned into the grounds and edges a book holds: training levels stripped, random faces and joints laid out."""

from __future__ import annotations

from hhour.dday.rules.battle.book import Book, Edge
from hhour.dday.rules.cards.hooks import GROUND_DEFENCE
from hhour.dday.rules.map.beach import Beach, Scenario, SectorSpec
from hhour.dday.rules.map.ground import DEFENDS_OTHERWISE, Ground, brings_of, no_ground, with_words
from hhour.dday.rules.map.words import Attribute


def lay_out(book: Book, beaches: tuple[Beach, ...], scenario: Scenario | None) -> None:
    """Fill in the book's grounds, edges, starts and bunkers."""
    book.beaches = beaches
    book.scenario = scenario
    ignores = book.level.ignores if book.level is not None else ()
    grounds: list[Ground] = []
    for number, beach in enumerate(beaches):
        for spec in beach.sectors:
            name = f"{beach.slug}:{spec.id}".lower() if scenario is not None else spec.id.lower()
            grounds.append(_ground(book, beach, spec, len(grounds), number, name, ignores))
    book.sectors = tuple(grounds)
    book.named_sectors = {ground.id: ground.index for ground in grounds}
    book.grounds = (*grounds, no_ground())
    ways: list[list[Edge]] = [[] for _ in grounds]
    for number, beach in enumerate(beaches):
        _connect(book, number, beach, ways, "mines" in ignores)
    book.bunkers = tuple(ground.index for ground in grounds if ground.final)
    book.starts = tuple(ground.index for ground in grounds if ground.start is not None)
    for bunker in book.bunkers:
        book.need_bunkers |= 1 << bunker
    if scenario is not None:
        _join(book, scenario, ways)
    for number, beach in enumerate(beaches):
        for slug, sector in beach.awards:
            book.sector_awards[place(book, number, sector)] = slug
    ways.append([])  # at -1: from no sector there are no ways
    book.edges = tuple(tuple(sorted(out, key=lambda edge: edge.target)) for out in ways)
    _mark_top(book)
    for ground in grounds if book.barred else ():
        _waive(book, ground)
    for ground in grounds:
        ground.below_cliff = any(grounds[edge.target].climb for edge in book.edges[ground.index])


def _waive(book: Book, ground: Ground) -> None:
    """Nobody is asked for a card that is out of the game."""
    for one in (ground, *ground.rolled, ground.calm, ground.lone):
        if one is not None:
            one.need = tuple(title for title in one.need if title not in book.barred)
            one.sacrifice = "" if one.sacrifice in book.barred else one.sacrifice


def place(book: Book, beach: int, sector: str) -> int:
    """The index of a sector of one of the maps."""
    return next(g.index for g in book.sectors if g.beach == beach and g.id.rpartition(":")[2] == sector.lower())


def _ground(
    book: Book, beach: Beach, spec: SectorSpec, index: int, number: int, name: str, ignores: tuple[str, ...]
) -> Ground:
    words = () if "attributes" in ignores else (spec.solo_attributes if book.solo else spec.attributes)
    bare = _bare(spec, index, number, name, ignores)
    with_words(bare, words)
    if bare.random:
        kept = tuple(word for word in words if word.word != "RANDOM")
        faces: list[Ground] = []
        for result in beach.random[bare.random]:
            face = _bare(spec, index, number, name, ignores)
            with_words(face, kept + result.attributes)
            face.random = bare.random
            face.rule = result.rule
            faces.append(face)
        bare.rolled = tuple(faces)
    bare.calm = _calm(spec, index, number, name, words, ignores)
    bare.varies = bool(bare.random) or bare.calm is not None
    if book.scenario is not None and book.scenario.solo_map == beach.slug and spec.solo_attributes != spec.attributes:
        bare.lone = _bare(spec, index, number, name, ignores)
        with_words(bare.lone, spec.solo_attributes)
    return bare


def _bare(spec: SectorSpec, index: int, number: int, name: str, ignores: tuple[str, ...]) -> Ground:
    ground = Ground(spec, index, number, name)
    if "requirements" in ignores:
        ground.need = ()
        ground.sacrifice = ""
    if "mgf" in ignores:
        ground.mgf = 0
        ground.special = ""
    return ground


def _calm(
    spec: SectorSpec, index: int, number: int, name: str, words: tuple[Attribute, ...], ignores: tuple[str, ...]
) -> Ground | None:
    names = [word.word for word in words]
    if "GENERAL_CANCELS" not in names:
        return None
    cut = names.index("GENERAL_CANCELS")
    calm = _bare(spec, index, number, name, ignores)
    with_words(calm, tuple(word for word in words[:cut] if word.word == "BONUS") + words[cut + 1 :])
    return calm


def _connect(book: Book, number: int, beach: Beach, ways: list[list[Edge]], no_mines: bool) -> None:
    """The ways of one map: up for courage, to the side for nothing (B-MOVE-08), mined unless the level has no mines
    (B-MAP-N01-P01).
    """
    for edge in beach.edges:
        mine = edge.mine and not no_mines
        ends = ((edge.a, edge.b), (edge.b, edge.a)) if edge.lateral else ((edge.a, edge.b),)
        for start, end in ends:
            if beach.sector(start).bunker and not book.solo:
                continue  # no Unit moves out of a bunker (B-END-08)
            target = beach.sector(end)
            advance = not edge.lateral or target.bunker  # entering a bunker is an advance (B-MOVE-09)
            cost = beach.courage(target) if advance else 0
            ways[place(book, number, start)].append(
                _edge(book, place(book, number, end), advance, mine, edge.barrier, cost, False)
            )


def _edge(book: Book, target: int, advance: bool, mine: bool, barrier: bool, cost: int, over: bool) -> Edge:
    return Edge(target, advance, mine, barrier, cost, over, book.sectors[target].id)


def open_ways(book: Book) -> None:
    """Mark the ways that nothing but their price can close, or what the sector asks (B-MOVE-12, B-SECTOR-06) and a
    barrier (B-MOVE-19): no cliff, no other bunker (B-DEAD-09); and what sectors say, once for all.
    """
    harder = bool(book.defences or book.passives[GROUND_DEFENCE])
    book.brings = tuple(
        brings_of(ground) | (DEFENDS_OTHERWISE if harder or ground.beach == book.raised_beach else 0)
        for ground in book.grounds
    )
    book.has_cliffs = any(one.climb for ground in book.sectors for one in (ground, *ground.rolled))
    for start, ways in zip(book.sectors, book.edges, strict=False):
        for edge in ways:
            there = book.sectors[edge.target]
            special = edge.over or there.varies or there.capacity or there.battle_cry_only
            barred = "move" in book.vetoes or book.sealed >> edge.target & 1
            edge.open = not (special or barred or start.climb or start.varies or there.climb)
            edge.asks = bool(edge.barrier or there.need or there.sacrifice or there.varies)
    book.asking = tuple(
        None if book.has_cliffs or not all(edge.open for edge in ways) else tuple(edge for edge in ways if edge.asks)
        for ways in book.edges
    )
    book.walks.clear()


def _join(book: Book, scenario: Scenario, ways: list[list[Edge]]) -> None:
    """Operation Deadstick: top rows adjacent both ways (B-DEAD-10), one bunker behind the other (B-DEAD-13), closed
    until that one is taken (B-DEAD-09), as it must be (B-DEAD-20); one map is harder until then (B-DEAD-07).
    """
    number = {beach.slug: n for n, beach in enumerate(book.beaches)}
    for one, other in scenario.joints:
        for start, end in ((one, other), (other, one)):
            beach = book.beaches[number[end[0]]]
            target = place(book, number[end[0]], end[1])
            cost = beach.courage(beach.sector(end[1]))
            ways[place(book, number[start[0]], start[1])].append(_edge(book, target, True, False, False, cost, True))
    first, second = scenario.bunker_path
    behind = place(book, number[second[0]], second[1])
    front = place(book, number[first[0]], first[1])
    beach = book.beaches[number[second[0]]]
    ways[front].append(_edge(book, behind, True, False, False, beach.courage(beach.sector(second[1])), True))
    book.passage = {front: behind}
    book.raised_beach = number[scenario.raised_map]
    book.raised_by = scenario.raised_by
    book.raised_until = place(book, number[scenario.raised_until[0]], scenario.raised_until[1])
    book.sealed_until = place(book, number[scenario.sealed_until[0]], scenario.sealed_until[1])
    for bunker in book.bunkers:
        if bunker != book.sealed_until:
            book.sealed |= 1 << bunker
    book.need_bunkers = 1 << book.sealed_until


def _mark_top(book: Book) -> None:
    """The top row of every map, and what is beside a bunker (B-OPT-H03)."""
    for number in range(len(book.beaches)):
        rows = [g.row for g in book.sectors if g.beach == number and not g.final]
        for ground in book.sectors:
            beside = any(book.sectors[edge.target].final for edge in book.edges[ground.index])
            if ground.beach == number and (beside or (ground.row == max(rows) and not ground.final)):
                book.top_rows |= 1 << ground.index
