"""The only functions that change what the German owns: his Decorations, his pool, his men (A-DECO, A-GER-30 to -34)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german.force import DICE, German
from hhour.dday.rules.battle.book import AS_WRITTEN
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import flag, note_use
from hhour.dday.rules.battle.profile import Tally
from hhour.dday.rules.battle.state import FOUND, RECRUITED, Force
from hhour.dday.rules.battle.table import silence
from hhour.dday.rules.battle.verbs import POINTS, SOLDIERS, STARS, change, join, lose_soldiers, pay, without
from hhour.dday.rules.cards.hooks import FIND_COST, RECRUIT_COST, folded
from hhour.dday.rules.fight.losses import saves_left
from hhour.kernel.deck import Deck
from hhour.kernel.dice import tray
from hhour.kernel.event import EVERYONE
from hhour.kernel.faces import FACES, SKULL
from hhour.kernel.lanes import Frame

PRICE: Final = 5  # courage for a Decoration (A-DECO-02)
BACK: Final = "back"  # who came back to the pool in this MUSTER (A-GER-34)
RETURNING: Final = ("zwangsrekrut", "pionier", "maschinengewehr-schuetze")  # A-GER-32
BLACK: Final = ("wound-badge-black", "wound-badge-silver", "wound-badge-gold")  # A-DECO-11

# --- Decorations ------------------------------------------------------------------------------------------------------


def can_draw(german: German) -> bool:
    """Whether a Decoration is left to be drawn (A-DECO-09)."""
    return len(german.deck) > 0


def draw_decoration(p: Field, german: German, rule: str, source: str = "") -> None:
    """The top Decoration: into his hand, or carried out at once if it is a Black one (A-DECO-06, A-DECO-12)."""
    if not can_draw(german):
        return
    slug = german.deck.draw(p, german.seat, "decoration", german.eyes)
    take_decoration(p, german, slug, rule, source)


def take_decoration(p: Field, german: German, slug: str, rule: str, source: str = "") -> None:
    """A Decoration that has left the deck comes to him; the others learn no more than that (A-DECO-10)."""
    if slug in BLACK:
        p.reveal(EVERYONE)
        p.emit("wounded", german.seat, "A-DECO-12", {"card": slug}, source or slug)
        p.push(german.seat, "wound", text=slug)
        return
    german.decorations = tuple(sorted((*german.decorations, slug)))
    told = len(german.decorations)
    p.emit("decorated", german.seat, rule, {"card": slug, "n": told}, source, german.eyes, {"n": told}, rule)
    refill(german)


def discard(p: Field, german: German, slug: str) -> None:
    """A Decoration goes face up to the discard pile (A-DECO-07)."""
    if slug in german.decorations:
        german.decorations = without(german.decorations, slug)
    german.deck.discard(slug)
    refill(german)


def refill(german: German) -> None:
    """When the deck has no card left the discard pile becomes the deck (A-DECO-08)."""
    if not len(german.deck) and german.deck.discards:
        german.deck.reshuffle()


# --- his pool ---------------------------------------------------------------------------------------------------------


def lay_out(
    p: Field, german: German, specialists: tuple[str, ...], items: tuple[str, ...], decorations: tuple[str, ...]
) -> None:
    """His pool and his deck, as the game begins (A-GER-04, A-GER-05)."""
    german.hand = specialists
    german.offered = items
    german.deck = Deck(decorations)


def redeal(p: Field, german: German, seat: int) -> None:
    """In a copy for search, what a seat cannot see is dealt anew."""
    german.decorations = german.deck.redeal(p, seat, [german.decorations])[0]


def cost_of_specialist(p: Field, german: German, slug: str) -> int:
    """Stars a German Specialist costs."""
    return folded(p, RECRUIT_COST, german, p.book.cards[slug].cost)


def cost_of_item(p: Field, german: German, slug: str) -> int:
    """Item points a German Item costs; what the Zahlmeister saves stops at 1 (A-CARD-GS-11), other reductions at 0."""
    cost = p.book.cards[slug].cost
    if "zahlmeister" in german.specialists:
        cost = max(min(cost, 1), cost - 2)
    return max(0, folded(p, FIND_COST, german, cost))


def recruit(p: Field, german: German, slug: str, rule: str, cost: int, limited: bool = True) -> None:
    """A Specialist of the German pool joins his force."""
    pay(p, german, STARS, cost, rule, slug)
    if limited:
        flag(german, RECRUITED)
    join(p, german, slug, rule, "recruited", cost)


def find(p: Field, german: German, slug: str, rule: str, cost: int, limited: bool = True) -> None:
    """An Item of the German pool (A-GER-23), or a used one (A-RWB-08), comes to him."""
    pay(p, german, POINTS, cost, rule, slug)
    if limited:
        flag(german, FOUND)
    if slug in german.offered:
        german.offered = without(german.offered, slug)
    else:
        german.spent = without(german.spent, slug)
    german.items = (*german.items, slug)
    p.emit("found", german.seat, rule, {"card": slug, "cost": cost}, slug)
    p.happens("found", german)


def turn_down(german: German, slug: str) -> None:
    """An Item lies face down: used, or lost (A-GER-27)."""
    german.items = without(german.items, slug)
    german.spent = (*german.spent, slug)


# --- his men ----------------------------------------------------------------------------------------------------------


def fall(p: Field, german: German, number: int, rule: str) -> int:
    """Soldiers fall, as many as there are (A-GER-62); a Sanitäter keeps one of them in each phase (A-CARD-GS-08)."""
    fallen = lose_soldiers(p, german, number, rule)
    if fallen:
        for part in saves_left(p, german):
            note_use(german, f"saves {p.phase()} {part.source}")
            change(german, SOLDIERS, part.amount)
            p.emit("saved", german.seat, part.rule, {"n": part.amount}, part.source)
        p.happens("weakened", german)
    return fallen


def lose(p: Field, german: German, slug: str, rule: str, kind: str = "fallen") -> None:
    """A Specialist is lost: for good, or back to the pool if he is one of those who return (A-GER-32, A-GER-33)."""
    german.specialists = without(german.specialists, slug)
    returns = slug in RETURNING and (slug == "zwangsrekrut" or not p.book.is_on("strict-german-losses"))
    if returns:
        german.hand = (*german.hand, slug)
        if p.phase() == "MUSTER" and p.book.version >= AS_WRITTEN:
            note_use(german, f"{BACK} {slug}")  # from the next MUSTER on (A-GER-34)
    else:
        german.fallen = (*german.fallen, slug)
    p.emit(kind, german.seat, rule, {"card": slug}, slug)
    if returns:
        p.emit("back-in-pool", german.seat, "A-GER-32", {"card": slug}, slug)
    p.happens("weakened", german)


def suffers(p: Field, german: German, number: int, rule: str, source: str) -> None:
    """He must lose soldiers; Specialists may be given up in their place (A-GER-31)."""
    p.push(german.seat, "german-loss", number, text=f"{source} {rule}")


def suffers_at_most(p: Field, german: German, number: int, rule: str, source: str) -> None:
    """The same of what is no choice of his or anybody's: where he has nobody to give up, soldiers fall at once."""
    if german.specialists and min(number, german.soldiers) > 0 and p.book.version >= AS_WRITTEN:
        suffers(p, german, min(number, german.soldiers), rule, source)
    else:
        fall(p, german, number, rule)


def loses_one(p: Field, german: German, instead: int, rule: str, source: str) -> None:
    """He loses 1 Specialist of his choice, or so many soldiers if he has none."""
    if german.specialists:
        p.push(german.seat, "german-specialist", text=f"{source} {rule}")
    elif instead:
        fall(p, german, instead, rule)


def require(german: German, number: int) -> None:
    """So many soldiers does this COMBAT ask of him (A-GER-45); the shortfall is worked out anew (A-GER-60)."""
    german.required = number
    german.shortfall = 0


def fall_short(german: German, number: int) -> None:
    """So many of them he could not give (A-GER-52)."""
    german.shortfall = number


# --- his turn ---------------------------------------------------------------------------------------------------------


def obtain(p: Field, german: German, face: int, rule: str, source: str) -> None:
    """An RWB bonus is his, by dice or a card (A-RWB-14); what comes of it follows from that."""
    german.obtained |= 1 << face
    p.cause = p.emit("rwb", german.seat, rule, {"face": FACES[face]}, source)


def gas(german: German, sector: int) -> None:
    """The sector is gassed for this turn; -1: none is."""
    german.gassed = sector


def emplace(p: Field, german: German, sector: int) -> None:
    """A machine gun stands in the sector for the rest of the game (A-CARD-GI-07)."""
    german.emplaced = (*german.emplaced, sector)
    silence(p, sector, -1)


def rest(p: Field, german: German) -> None:
    """Next turn the Units lock no die (A-CARD-DEC-20)."""
    german.rested = p.battle.turn + 1


def note_for_good(german: German, bit: int) -> None:
    """Something is done once a game (bits of `German.lifetime`)."""
    german.lifetime |= bit


# --- dice -------------------------------------------------------------------------------------------------------------


def take_over(force: Force, tally: Tally) -> None:
    """The dice of a Unit are as if they were his; what is no die stays his own (A-CARD-DEC-07)."""
    _, faces, colours, removed, left_out, _, _ = tally
    force.faces = faces[: DICE.size]
    force.colours = tuple(DICE.reading[colour] for colour in colours[: DICE.size])
    force.removed, force.left_out = removed & DICE.all, left_out & DICE.all
    force.kinds = ()


def add_die(force: Force, kind: int, colour: int, face: int) -> None:
    """One more die lies in the tray this turn; it counts as it does there (A-GER-13), and goes home before the next."""
    before = force.tray
    force.tray = tray((*before.kinds, kind), before.sets)
    force.faces = (*force.faces, face)
    force.colours = (*force.colours, force.tray.reading[colour])
    if force.kinds:
        force.kinds = (*force.kinds, kind)
        force.homes = (*force.homes, 0)
    force.locked |= 1 << before.size  # it is not the Unit's to roll again (A-CARD-GS-06)


def hand_over_die(p: Field, german: German, other: Force, kind: int, colour: int) -> None:
    """A SKULL of his lies with a Unit this turn."""
    add_die(other, kind, colour, SKULL)
    german.handed = (p.battle.turn, other.seat)


# --- questions --------------------------------------------------------------------------------------------------------


def ask_after_booking(p: Field, german: German, frame: Frame) -> None:
    """He is asked at once, but not before this turn's resources are booked (A-RWB-09)."""
    lane = p.battle.lanes[german.seat]
    names = [one[0] for one in lane]
    at = names.index("book") if "book" in names else len(lane)
    p.battle.lanes[german.seat] = (*lane[:at], frame, *lane[at:])


def ask_no_more(p: Field, seat: int, names: tuple[str, ...]) -> None:
    """What was to be asked of a seat is no longer."""
    p.battle.lanes[seat] = tuple(one for one in p.battle.lanes[seat] if one[0] not in names)


def give_word(p: Field, window: str, turn: int) -> None:
    """In this window another side has the word (A-GEN-26, A-NOTE-09)."""
    for seat, lane in enumerate(p.battle.lanes):
        p.battle.lanes[seat] = tuple((one[0], one[1], turn, one[3]) if one[0] == window else one for one in lane)
