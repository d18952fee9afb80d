"""The Sniper of the automated Unit, and the two ways to be rid of him (A-SOLO-31 to A-SOLO-40)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.force import German, german, is_german
from hhour.dday.boxes.atlantikwall.solitaire.marcher import GONE, HERE, TO_COME, TOKENS, Marcher, marcher
from hhour.dday.boxes.atlantikwall.solitaire.verbs import lay_token, place_sniper
from hhour.dday.rules.battle.book import AS_WRITTEN
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.cards.card import Effect
from hhour.dday.rules.cards.effects import no
from hhour.dday.rules.dice.d6 import resolves, roll_for
from hhour.kernel.lanes import Stage
from hhour.kernel.refusal import Refusal

MARKSMAN: Final = "scharfschuetze"
CONSCRIPT: Final = "zwangsrekrut"
SNIPER: Final = "sniper"
HIT: Final = 4  # where he must roll (A-SOLO-36)
INSTEAD: Final = 2  # soldiers, of a German without Specialists (A-SOLO-34)


def sniper_comes(p: Field, it: Marcher) -> None:
    """With the first Advance, for free; four tokens that lie already are the end of him (A-SOLO-31, A-SOLO-39)."""
    place_sniper(it, HERE)
    p.emit("sniper-comes", it.seat, "A-SOLO-31", {"card": SNIPER}, SNIPER)
    duel(p, it)


def duel(p: Field, it: Marcher) -> None:
    """With four tokens the Scharfschütze, if he is in the force, falls and takes the Sniper with him (A-SOLO-38).

    The Zwangsrekrut may be lost in his place (A-CARD-GS-05).
    """
    he = german(p)
    if it.sniper == HERE and it.tokens >= TOKENS and MARKSMAN in he.specialists:
        sniper_goes(p, it, MARKSMAN, "A-SOLO-38")
        if CONSCRIPT in he.specialists and p.book.version >= AS_WRITTEN:
            p.push(he.seat, "stand-in", text=f"{MARKSMAN} A-SOLO-38")
        else:
            verbs.lose(p, he, MARKSMAN, "A-SOLO-38", "sacrificed")


def sniper_goes(p: Field, it: Marcher, slug: str, rule: str) -> None:
    """He is gone for the rest of the game."""
    place_sniper(it, GONE)
    p.emit("sniper-gone", it.seat, rule, {"card": SNIPER}, slug)


def recruited(p: Field, force: Force) -> bool:
    """A Scharfschütze who comes back finds the tokens that were laid before (A-SOLO-39, A-SOLO-40)."""
    if is_german(force):
        duel(p, marcher(p))
    return False


class ShotStage(Stage[Field]):
    """He fires in a turn without a move, from the turn after he has come; the German has acted first (A-SOLO-32)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        it = marcher(p)
        if it.sniper != HERE or it.moved == p.battle.turn:
            return
        he = german(p)
        p.cause = p.emit("sniper-fires", it.seat, "A-SOLO-32", {"card": SNIPER}, SNIPER)
        if p.book.is_on("solo-sniper-rolls"):
            roll_for(p, he, "solo-sniper", 0, "A-SOLO-36", SNIPER)
        else:
            hit(p, he)


@resolves("solo-sniper")
def shot_falls(p: Field, he: German, number: int, argument: int) -> None:
    """By option he hits on 4 or more (A-SOLO-36)."""
    if number >= HIT:
        hit(p, he)


def hit(p: Field, he: German) -> None:
    """A Specialist of the German's choice, or 2 soldiers if he has none (A-SOLO-33, A-SOLO-34)."""
    verbs.loses_one(p, he, INSTEAD, "A-SOLO-33" if he.specialists else "A-SOLO-34", SNIPER)


class LayToken(Effect):
    """The Scharfschütze in solitaire: a token each turn, also before the Sniper has come (A-SOLO-38)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        it = marcher(p)
        return no(p, slug, "card-nothing-left") if it.sniper == GONE or it.tokens >= TOKENS else None

    def do(self, p: Field, unit: Force, slug: str) -> None:
        it = marcher(p)
        lay_token(it)
        p.emit("token-laid", unit.seat, "A-SOLO-38", {"n": it.tokens}, slug)
        duel(p, it)


class SniperBadge(Effect):
    """The Sniper Badge in solitaire: not playable while he is absent (A-SOLO-37)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        sniper = marcher(p).sniper
        if sniper == HERE:
            return None
        return Refusal("A-SOLO-37", "sniper-not-come" if sniper == TO_COME else "sniper-is-gone", {"card": slug})

    def do(self, p: Field, unit: Force, slug: str) -> None:
        sniper_goes(p, marcher(p), slug, "A-SOLO-37")
