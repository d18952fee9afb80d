"""`hhour cards`: every card, in three languages, with where its values come from."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from functools import cache
from itertools import groupby

from hhour import rulebook
from hhour.dday.draw.wording import columns, wrap
from hhour.dday.rules.box.shelf import shelf
from hhour.dday.rules.cards.kinds import ITEM, REGULAR, SPECIAL, UNIQUE
from hhour.i18n import LANGUAGES, Language, language
from hhour.reference.rules import origin

# the decks whose cards are of several kinds
DECKS = {REGULAR: "specialist", UNIQUE: "specialist", ITEM: "item", SPECIAL: "item"}


PRICE = 54  # columns that name, price and gaps take, so that the price stands whole on its line


def card_lines(lang: Language, words: str, width: int, chapters: tuple[str, ...] = ()) -> list[str]:
    """One card in full, or several in a line or two each; empty if none fits.

    With `chapters` (the beginnings of ids) those of the game that is played; others only if it has none of that name.
    """
    one = card_of(words, chapters) if words else None
    if one is not None:
        return _whole(lang, one, width)
    rows: list[str] = []
    everywhere = find_cards(words)
    found = [card for card in everywhere if card.id.startswith(chapters or "")] or everywhere
    for deck, cards in groupby(found, key=deck_of):
        rows.append(("" if not rows else "\n") + lang.text(f"kind-{deck}"))
        for card in cards:
            rows += _brief(lang, card, width)
    return rows


def card_of(words: str, chapters: tuple[str, ...] = ()) -> rulebook.Card | None:
    """The card of this slug, id or name in any language; of several, the one of these chapters, else the first."""
    wanted = _fold(words)
    found = [
        card
        for card in rulebook.cards()
        if wanted in (_fold(card.slug), _fold(card.id), *(_fold(name) for name in card.names.values()))
    ]
    return next((card for card in found if card.id.startswith(chapters or "")), found[0] if found else None)


def find_cards(words: str) -> list[rulebook.Card]:
    """The cards in whose names or texts, in any language, all the words occur."""
    wanted = [_fold(word) for word in words.split()]
    return [card for card in rulebook.cards() if all(word in _all_words(card) for word in wanted)]


def not_found(lang: Language, words: str, chapters: tuple[str, ...] = ()) -> str:
    """One sentence with the nearest right spelling, of the cards of these chapters only."""
    names: dict[str, tuple[str, str]] = {}  # a spelling: how it is written, and whose it is
    for card in rulebook.cards():
        for name in (card.slug, *card.names.values()) if card.id.startswith(chapters or "") else ():
            names.setdefault(_fold(name), (name, card.slug))
    close = get_close_matches(_fold(words), names, 3, 0.6)
    if close:
        written = {slug: name for name, slug in reversed([names[spelling] for spelling in close])}  # the nearest
        near = ", ".join(reversed(written.values()))
        return lang.text("cards-not-found-near", words=words, nearest=near)
    return lang.text("cards-not-found", words=words)


def card_data(card: rulebook.Card) -> dict[str, object]:
    """A card for programs."""
    texts = {code: language(code).attr(f"card-{card.slug}", "text") for code in LANGUAGES}
    solo = {
        code: language(code).attr(f"card-{card.slug}", "solo")
        for code in LANGUAGES
        if language(code).has(f"card-{card.slug}", "solo")
    }
    return {
        "id": card.id,
        "slug": card.slug,
        "names": dict(card.names),
        "texts": texts,
        "solo_texts": solo,
        "values": {"deck": deck_of(card), "type": card.type, "cost": card.cost, "timing": list(card.timing)},
        "provenance": card.provenance,
        "source": card.source,
        "effect": card.effect,
        "solo": card.solo,
        "box": card.box,
    }


def brief_lines(lang: Language, slug: str, width: int) -> list[str]:
    """A card in a line or two; nothing if there is no such card."""
    card = rulebook.card(slug)
    return _brief(lang, card, width) if card is not None else []


def _brief(lang: Language, card: rulebook.Card, width: int) -> list[str]:
    name = lang.text(f"card-{card.slug}")
    mark = "" if card.provenance == "printed" else f" ({origin(lang, card.provenance)})"
    head, *rest = wrap(f"{lang.attr(f'card-{card.slug}', 'text')}{mark}", width - 6)
    cost = cost_words(lang, card)
    title = f"  {name}" + " " * max(2, 34 - columns(name)) + f"{card.slug:<{min(34, width - PRICE)}}  {cost}"
    return [title.rstrip(), f"      {head}", *(f"      {line}" for line in rest)]


def _whole(lang: Language, card: rulebook.Card, width: int) -> list[str]:
    key = f"card-{card.slug}"
    names = [language(code).text(key) for code in LANGUAGES]
    rows = [f"{lang.text(key)}  ({card.slug}, {card.id})", " / ".join(names), ""]
    rows += wrap(lang.attr(key, "text"), width)
    if lang.has(key, "solo"):
        rows += wrap(f"{lang.text('cards-solo')} {lang.attr(key, 'solo')}", width)
    rows += ["", f"{lang.text('cards-kind')} {kind_words(lang, card)}"]
    if cost := cost_words(lang, card):
        rows.append(f"{lang.text('cards-cost')} {cost}")
    rows.append(f"{lang.text('cards-timing')} {', '.join(_moment(lang, word) for word in card.timing)}")
    source = f", {card.source}" if card.source else ""
    rows.append(f"{lang.text('rules-provenance')} {origin(lang, card.provenance)}{source}")
    return rows


def kind_words(lang: Language, card: rulebook.Card) -> str:
    """'Regular Specialist', 'Special item'; the name of the deck where a card has no type of its own."""
    kind = _kinds().get(card.slug, card.type)
    deck = deck_of(card)
    keys = (f"kind-{card.type}-{deck}", f"kind-{kind}-{deck}", f"kind-{kind}", f"kind-{deck}")
    return lang.text(next((key for key in keys if lang.has(key)), f"kind-{kind}"))


def deck_of(card: rulebook.Card) -> str:
    """specialist, item, vehicle, award, or what its box calls a deck of its own."""
    kind = _kinds().get(card.slug, "")
    return DECKS.get(kind, kind) or card.deck


@cache
def _kinds() -> dict[str, str]:
    """The kinds of all cards of D-Day Dice, as the boxes have them."""
    return {slug: card.kind for shelved in shelf().values() for slug, card in shelved.cards.items()}


def title_of(card: rulebook.Card) -> str:
    """The slug of the Specialist whose title it bears; '' where the title is its own."""
    return _titles().get(card.slug, "")


@cache
def _titles() -> dict[str, str]:
    cards = [card for shelved in shelf().values() for card in shelved.cards.values()]
    return {card.slug: card.title for card in cards if card.title != card.slug}


def _moment(lang: Language, word: str) -> str:
    return lang.text(f"timing-{word}") if lang.has(f"timing-{word}") else word


def cost_words(lang: Language, card: rulebook.Card) -> str:
    """'6 stars', '10 item points'; what else it takes where the price is no number."""
    if not isinstance(card.cost, int):
        key = f"cost-{card.cost.lower().replace(' ', '-').replace('_', '-')}"
        return lang.text(key) if lang.has(key) else card.cost
    recruited = "specialist" in deck_of(card) or deck_of(card) == "hero"
    return lang.text("count-stars" if recruited else "count-points", n=card.cost)


def _all_words(card: rulebook.Card) -> str:
    texts = (language(code).attr(f"card-{card.slug}", "text") for code in LANGUAGES)
    return _fold(" ".join((card.slug, *card.names.values(), deck_of(card), card.type, *texts)))


def _fold(words: str) -> str:
    bare = unicodedata.normalize("NFKD", words)
    return "".join(sign for sign in bare if not unicodedata.combining(sign)).casefold().replace("-", " ").strip()
