"""Missions are drawn, and what a kept one requires is put on offer for something else (W-MISS-01 to 20)."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.needs import Needs
from hhour.dday.boxes.way_to_hell.missions.state import missions, note_added, open_missions
from hhour.dday.rules.battle.book import TO_THE_LETTER
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.battle.table import offer_items
from hhour.dday.rules.battle.verbs import deal, hold, narrow_pool, widen_pool, without
from hhour.dday.rules.cards.kinds import REGULAR
from hhour.dday.rules.cards.offer import placed_items
from hhour.kernel.event import Datum
from hhour.kernel.refusal import Refusal


def is_playable(p: Field, needs: Needs) -> bool:
    """Whether every part of it names a card of this game (W-MISS-19)."""
    cards = p.book.cards
    return all(any(title in cards for title in either) for either in needs.specialists) and all(
        slug in cards for slug in needs.items
    )


def draw_mission(p: Field, unit: Unit) -> str:
    """A Mission at random; one that this game cannot offer is discarded and drawn again. '' if none is left."""
    part = missions(p)
    while part.deck:
        slug = p.pick(unit, "mission", part.deck)
        part.deck = tuple(card for card in part.deck if card != slug)
        if is_playable(p, REQUIREMENTS[slug]):
            return slug
        if p.sink is not None:
            p.emit("mission-redrawn", unit.seat, "W-MISS-19", {"card": slug}, slug)
    return ""


def draw_two(p: Field, unit: Unit) -> list[str]:
    """Two Missions to choose from, fewer where no more can be played (W-MISS-02, W-MISS-19)."""
    drawn = [slug for slug in (draw_mission(p, unit), draw_mission(p, unit)) if slug]
    if p.sink is not None and drawn:
        p.emit("missions-drawn", unit.seat, "W-MISS-02", {"cards": tuple(drawn)})
    return drawn


def keep(p: Field, unit: Unit, slug: str) -> None:
    """The Mission lies open before the Unit."""
    hold(unit, slug)
    if p.sink is not None:
        p.emit("mission-kept", unit.seat, "W-MISS-02", {"card": slug}, slug)


# --- what is there and what is missing --------------------------------------------------------------------------------


def item_offered(p: Field, slug: str) -> bool:
    """In the pool, used, in a Unit or in a sector of the map: nothing is to be added (W-MISS-10, W-MISS-15)."""
    battle = p.battle
    return (
        slug in battle.items
        or slug in battle.used
        or slug in placed_items(p.book)
        or any(slug in unit.items for unit in battle.units)
    )


def specialist_offered(p: Field, unit: Unit, title: str) -> bool:
    """Whether this game lets the Unit come by the Specialist at all (W-MISS-16)."""
    own = (*unit.hand, *unit.specialists, *unit.fallen)
    others = [slug for other in p.battle.units for slug in (*other.specialists, *other.fallen)]
    if title in own or title in p.battle.pool:
        return True
    if p.book.cards[title].kind != REGULAR and title in others:
        return True
    return any(title in ground.join or title == ground.join_first for ground in p.book.sectors)


def missing(p: Field, unit: Unit) -> str:
    """The next card the Unit's Missions require and the game does not offer; '' if there is none."""
    return next((lacks for slug in open_missions(unit) if (lacks := lacking(p, unit, slug))), "")


def missing_items(p: Field, slug: str) -> list[str]:
    """The Items the Mission requires and the game does not offer (W-MISS-10)."""
    return [item for item in REQUIREMENTS[slug].items if not item_offered(p, item)]


def contested(p: Field, unit: Unit) -> list[str]:
    """The Unit's Missions that want Items added, where not all of those can be exchanged for others (W-MISS-76)."""
    wanting = [slug for slug in open_missions(unit) if missing_items(p, slug)]
    wanted = {item for slug in wanting for item in missing_items(p, slug)}
    return wanting if len(wanting) > 1 and len(wanted) > len(exchangeable(p)) > 0 else []


def exchangeable(p: Field) -> list[str]:
    """The Items that may be taken out for others (W-MISS-12)."""
    kept = required(p) | set(missions(p).added)
    return [card for card in p.battle.items if card not in kept]


def lacking(p: Field, unit: Unit, slug: str) -> str:
    """The next card this Mission requires and the game does not offer; an Item only while another can go for it.

    Of Specialists the first named, and only where none of them is on offer (W-MISS-16).
    """
    needs = REQUIREMENTS[slug]
    if exchangeable(p):
        for item in missing_items(p, slug):
            return item
    for either in needs.specialists:
        known = [title for title in either if title in p.book.cards]
        if not any(specialist_offered(p, unit, title) for title in known):
            return known[0]
    return ""


def required(p: Field) -> set[str]:
    """Every card that a Mission on the table names (W-MISS-12, W-MISS-17)."""
    found: set[str] = set()
    for unit in p.battle.units:
        for slug in open_missions(unit):
            needs = REQUIREMENTS[slug]
            found |= {*needs.items, *(title for either in needs.specialists for title in either)}
    return found


def demanded(p: Field) -> set[str]:
    """The Specialists that sectors of the map ask for."""
    grounds = [face for ground in p.book.sectors for face in (ground, *ground.rolled)]
    return {title for ground in grounds for title in (*ground.need, ground.sacrifice)}


def takes_out(p: Field, unit: Unit, slug: str) -> list[str]:
    """What may be taken out for the card: of the same or a higher cost (W-MISS-11), else the dearest (W-MISS-13).

    But nothing that a kept Mission requires, or that was added for one (W-MISS-12); for one of the own deck it goes
    out of the own hand (W-MISS-43).
    """
    pile, kept = _pile(p, unit, slug), _kept(p, slug)
    free = [card for card in pile if card != slug and card not in kept and title_of(p, card) not in kept]
    costs = p.book.costs
    dear = [card for card in free if costs[card] >= costs[slug]]
    if dear or not free:
        return dear
    most = max(costs[card] for card in free)
    return [card for card in free if costs[card] == most]


def _pile(p: Field, unit: Unit, slug: str) -> tuple[str, ...]:
    """Where it is taken out: of the Items, the own hand or the pool Specialists."""
    if slug in p.battle.items:
        return p.battle.items
    return unit.hand if p.book.cards[slug].kind == REGULAR else pool_specialists(p)


def _kept(p: Field, slug: str) -> set[str]:
    """What stays: the map may demand a Specialist (W-MISS-17)."""
    kept = required(p) | set(missions(p).added)
    return kept if slug in p.battle.items else kept | demanded(p)


def why_not_out(p: Field, unit: Unit, slug: str, word: str) -> Refusal:
    """Why this card does not make room: it must stay, is not there, or costs less than another that can go."""
    items = slug in p.battle.items
    if word == slug or word in _kept(p, slug) or title_of(p, word) in _kept(p, slug):
        return Refusal("W-MISS-12" if items else "W-MISS-17", "take-out-kept", {"word": word})
    own = "W-MISS-43" if p.book.cards[slug].kind == REGULAR else "W-MISS-44"
    if word not in _pile(p, unit, slug):
        return Refusal("W-MISS-11" if items else own, "take-out-not", {"word": word})
    return Refusal("W-MISS-11" if items else own, "take-out-cheap", {"card": word, "n": p.book.costs[slug]})


def title_of(p: Field, slug: str) -> str:
    """Whom a War Hero is where a Specialist is named (W-MISS-36)."""
    return p.book.titles.get(slug, slug) if p.book.version >= TO_THE_LETTER else slug


def pool_specialists(p: Field) -> tuple[str, ...]:
    """Ranking and Unique ones; War Heroes with titles of the own deck lie there too, and are none (W-MISS-44)."""
    return tuple(slug for slug in p.battle.pool if p.book.cards[title_of(p, slug)].kind != REGULAR)


def make_available(p: Field, unit: Unit, slug: str) -> None:
    """On offer: an Item (W-MISS-10) and a pool Specialist for all, one of the own deck for the holder (W-MISS-43)."""
    kind = p.book.cards[slug].kind
    if kind == REGULAR:
        deal(unit, (*unit.hand, slug))
    elif slug in {item for mission in open_missions(unit) for item in REQUIREMENTS[mission].items}:
        offer_items(p, (*p.battle.items, slug))
    else:
        widen_pool(p, (slug,))
    note_added(p, slug)
    if p.sink is not None:
        p.emit("made-available", unit.seat, _rule(p, slug), {"card": slug}, slug)


def take_out(p: Field, unit: Unit, slug: str, rule: str) -> None:
    """A card leaves the game to make room (W-MISS-11, W-MISS-43, W-MISS-44)."""
    battle = p.battle
    if slug in battle.items:
        offer_items(p, without(battle.items, slug))
    elif slug in unit.hand:
        deal(unit, without(unit.hand, slug))
    else:
        narrow_pool(p, slug)
    if p.sink is not None:
        data: dict[str, Datum] = {"card": slug}
        p.emit("taken-out", unit.seat, rule, data, slug)


def _rule(p: Field, slug: str) -> str:
    return "W-MISS-10" if slug in p.battle.items else "W-MISS-16"
