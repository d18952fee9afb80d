"""The only functions that change the automated Unit and what lies on the table of solitaire (A-SOLO)."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.boxes.atlantikwall.solitaire.marcher import Marcher, marcher
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.dice.rolling import lay_dice
from hhour.kernel.dice import tray
from hhour.kernel.faces import FACE_NAMES, result


def clear_offers(p: Field) -> None:
    """What Units could take lies in the box (A-SOLO-03)."""
    battle = p.battle
    battle.pool = battle.items = battle.deck = battle.vehicles = ()


# --- the automated Unit -----------------------------------------------------------------------------------------------


def set_out(p: Field, it: Marcher, route: tuple[int, ...]) -> None:
    """It stands in the first sector of its route."""
    it.route = route
    _come_to(p, it, route[0])


def march_on(p: Field, it: Marcher) -> None:
    """It stands in the next sector of its route and has fought no COMBAT there."""
    it.step += 1
    it.fought = 0
    it.moved = p.battle.turn
    _come_to(p, it, it.route[it.step])


def _come_to(p: Field, it: Marcher, sector: int) -> None:
    it.sector = sector
    p.battle.seen |= 1 << sector


def note_advance(p: Field, it: Marcher) -> None:
    """Its first Advance was in this turn."""
    it.advanced = p.battle.turn


def outlast(it: Marcher) -> None:
    """It has gone through one more COMBAT where it stands."""
    it.fought += 1


def place_sniper(it: Marcher, where: int) -> None:
    """The Sniper comes, or is gone for the rest of the game."""
    it.sniper = where


def lay_token(it: Marcher) -> None:
    """The Scharfschütze was used on the Sniper once more."""
    it.tokens += 1


# --- dice -------------------------------------------------------------------------------------------------------------


def roll_pool(p: Field, he: German, rule: str, source: str) -> None:
    """Two red, two white and two black dice, rolled once."""
    colours = p.book.spare.colours
    faces = p.chance.faces(p.battle.turn, he.seat, "spare", p.draw_number(he), len(colours))
    p.battle.spare_dice = tuple(result(face, colour) for face, colour in zip(faces, colours, strict=True))
    p.emit("spare-dice", he.seat, rule, {"faces": tuple(FACE_NAMES[face] for face in faces)}, source)


def put_aside(p: Field, he: German) -> None:
    """His dice lie aside as they are; results that are no dice stay with whichever tally he keeps."""
    kinds = he.kinds or he.tray.kinds
    marcher(p).aside = (he.faces, he.colours, (he.locked, he.removed, he.left_out), kinds, he.homes)
    virtual = he.virtual
    lay_dice(p, he, p.profile(he).tray(p, he))
    he.virtual = virtual


def swap_aside(p: Field, he: German) -> None:
    """The dice that lay aside are his Final Tally again."""
    faces, colours, gone, kinds, homes = marcher(p).aside
    he.tray = tray(kinds, he.tray.sets)
    he.faces, he.colours = faces, colours
    he.locked, he.removed, he.left_out = gone
    he.kinds, he.homes = (kinds, homes) if homes else ((), ())


def clear_aside(p: Field) -> None:
    """Nothing lies aside any more: he has kept one of the two."""
    marcher(p).aside = ()
