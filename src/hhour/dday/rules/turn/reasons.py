"""Why a question does not offer an answer: what keeps a Unit, a card or a die off its list. Pure."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import OUT, SAFE, Force
from hhour.dday.rules.cards.finding import unknown_card
from hhour.dday.rules.cards.kinds import ITEM, SPECIAL
from hhour.kernel.action import Action
from hhour.kernel.faces import COLOUR_NUMBER
from hhour.kernel.refusal import Refusal


def why_unit(p: Field, unit: Force, word: str, rule: str) -> Refusal | None:
    """Why this is not another Unit in play, which is what `rule` asks for."""
    if word not in [str(one.seat) for one in p.battle.units]:
        return Refusal(rule, "unit-none", {"word": word, "n": len(p.battle.units)})
    other = p.unit(int(word))
    if other.status == SAFE:
        return Refusal("B-END-04", "unit-safe", {"unit": other.seat})
    if other.status == OUT:
        return Refusal("B-END-02", "unit-lost", {"unit": other.seat})
    return Refusal(rule, "unit-own", {}) if other is unit else None


def no_sector(p: Field, word: str, rule: str) -> Refusal:
    """No sector is called so; where the word fits several, such as one of each map, those are named."""
    fits = [one.id for one in p.book.sectors if one.id.rpartition(":")[2] == word or (one.bunker and word == "bunker")]
    if fits:
        return Refusal(rule, "sector-which", {"word": word, "options": " ".join(fits)})
    return Refusal(rule, "move-no-sector", {"sector": word})


def why_die(unit: Force, word: str) -> Refusal | None:
    """Why this is no die of the Unit's roll: a result that is none, left out or removed."""
    if word in COLOUR_NUMBER:
        return Refusal("B-TALLY-04", "die-virtual", {})
    if word not in unit.tray.numbers:
        return Refusal(unit.dice_rule, "die-none", {"word": word, "names": " ".join(unit.tray.names)})
    die = unit.tray.numbers[word]
    if unit.left_out >> die & 1:
        return Refusal("B-ROLL-16", "die-out", {"die": word})
    if unit.removed >> die & 1:
        return Refusal("B-TALLY-09", "die-removed", {"die": word})
    return None


def why_dice(unit: Force, action: Action) -> Refusal:
    """Why these are not dice of the Unit's roll, each once."""
    for word in action.args:
        reason = why_die(unit, word)
        if reason is not None:
            return reason
    return Refusal(unit.dice_rule, "no-such-dice", {"action": action.text})


def why_lost(p: Field, unit: Force, word: str, rule: str) -> Refusal | None:
    """Why this soldier or Specialist cannot be given up: he is not there."""
    if word == "soldiers":
        return None if unit.soldiers else Refusal("B-SETUP-12", "no-soldiers", {})
    if word not in p.book.cards:
        return unknown_card(p, word)
    if word in unit.fallen:
        return Refusal("B-SPEC-08", "lost-before", {"card": word})
    return None if word in unit.specialists else Refusal(rule, "not-yours", {"card": word})


def why_item(p: Field, slug: str) -> Refusal | None:
    """Why this card is no face-up item of the pool (B-ITEM-03, B-ITEM-05)."""
    card = p.book.cards.get(slug)
    if card is None:
        return unknown_card(p, slug)
    if card.kind not in (ITEM, SPECIAL):
        return Refusal("B-ITEM-01", "find-not-item", {"card": slug})
    if slug in p.battle.used:
        return Refusal("B-ITEM-05", "find-used", {"card": slug})
    return None if slug in p.battle.items else Refusal("B-ITEM-03", "find-not-here", {"card": slug})
