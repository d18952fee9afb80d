"""The Final Tally and what it is worth: counting, sets, straights, SKULLs. Pure; nothing here changes a state.

Counting is by face and colour, not by die: two red SOLDIERs are as good as each other. A set of claims is valid when
every claimed result is still there after the SKULLs have done their work (B-UPKEEP-02). Which three colours make a set
is asked of the tray; a die that comes from elsewhere counts as one of them or as none.
"""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.cards.hooks import QUIET_SKULLS, fold
from hhour.dday.rules.dice.victims import MOST_FACES, victims
from hhour.kernel.dice import SET_COLOURS, bits
from hhour.kernel.faces import (
    COLOUR_MASK,
    COLOURLESS,
    FACE_NAMES,
    FACES,
    SHADE,
    SKULL,
)

ALL_FACES: Final = 0b111111
ITEM_POINTS: Final = (0, 1, 3, 6, 12, 24, 48)

# by what the two dice of a colour show: the mask of these faces
_SHOWN: Final = tuple(tuple(1 << one | 1 << other for other in range(MOST_FACES)) for one in range(MOST_FACES))


def item_points(tools: int) -> int:
    """1, 3, 6, 12, 24, 48, and 24 more for each TOOL beyond six (B-TALLY-22)."""
    return ITEM_POINTS[tools] if tools <= 6 else 48 + 24 * (tools - 6)


def standing(force: Force, cancelled: int) -> list[int]:
    """How many results there are of each kind, virtual ones too (B-TALLY-01), by the number of the result."""
    counts = dice_standing(force, cancelled)
    for result in force.virtual:
        counts[result] += 1
    return counts


def dice_standing(force: Force, cancelled: int) -> list[int]:
    """As `standing`, for dice alone; what is removed counts for nothing (B-TALLY-09, B-TALLY-12)."""
    gone = force.removed | force.left_out | cancelled
    counts = [0] * (len(FACE_NAMES) << SHADE)
    faces = force.faces
    colours = force.colours
    if not gone:
        for face, colour in zip(faces, colours, strict=False):  # no faces before the first roll
            counts[face << SHADE | colour] += 1
        return counts
    for die in range(len(faces)):
        if not gone >> die & 1:
            counts[faces[die] << SHADE | colours[die]] += 1
    return counts


def by_face(force: Force, cancelled: int = -1) -> list[int]:
    """How many results there are of each face; `cancelled` 0: before SKULLs cancel any (B-UPKEEP-05)."""
    counts = _sums(force, force.cancelled if cancelled < 0 else cancelled)
    for result in force.virtual:
        counts[result >> SHADE] += 1
    return counts


def all_skulls(force: Force) -> int:
    """How many SKULLs there are, virtual ones too (B-TALLY-15); no SKULL is ever cancelled (B-TALLY-13)."""
    skulls = _dice_skulls(force) if force.removed | force.left_out else force.faces.count(SKULL)
    for result in force.virtual:
        skulls += result >> SHADE == SKULL
    return skulls


def _dice_skulls(force: Force) -> int:
    """Those on dice that have not been removed or left out (B-TALLY-09, B-ROLL-16)."""
    gone = force.removed | force.left_out
    skulls = force.faces.count(SKULL)
    if gone and skulls:
        for die in force.tray.places(gone):
            skulls -= force.faces[die] == SKULL
    return skulls


def straight_faces(straight: int) -> int:
    """The faces a declared straight is made of: six (B-TALLY-24) or, with a card, five (A-CARD-BDG-12)."""
    return ALL_FACES if straight == 1 else straight >> 1


def active_skulls(p: Field, force: Force, claimed: tuple[int, ...], straight: int) -> int:
    """SKULLs that cancel a die: not those of a Dead Man's Gift (B-RWB-07), of a straight or ignored (B-TALLY-14)."""
    if not p.book.skulls_bite:  # B-MAP-N01-P03
        return 0
    skulls = all_skulls(force) if force.virtual or force.removed | force.left_out else force.faces.count(SKULL)
    if not skulls:
        return 0
    skulls -= 3 * claimed[SKULL]
    if p.book.short_sets:  # A-BADGE-13
        skulls -= 2 * sum(face == SKULL for face, _ in short_sets(force))
    if straight:
        skulls -= straight_faces(straight) >> SKULL & 1
    if skulls <= 0:
        return 0
    if force.specialists or force.vehicle or force.held or p.book.outside[QUIET_SKULLS]:
        skulls -= fold(p, QUIET_SKULLS, force)
    return skulls if skulls > 0 else 0


def skulls_to_act(p: Field, force: Force) -> int:
    """The `active_skulls` of a tally that nothing has been claimed of, or -1 if something may be: see `may_claim`."""
    faces = force.faces
    if force.colours is not SET_COLOURS or not faces or force.removed or force.left_out or force.virtual:
        return -1 if may_claim(force) else active_skulls(p, force, force.claimed, force.straight)
    r1, r2, w1, w2, b1, b2 = faces  # most tallies are such, and seen at one look
    red, white, blue = _SHOWN[r1][r2], _SHOWN[w1][w2], _SHOWN[b1][b2]
    if red & white & blue or red | white | blue == ALL_FACES:
        return -1
    skulls = faces.count(SKULL) if p.book.skulls_bite else 0
    if skulls and (force.specialists or force.vehicle or force.held or p.book.outside[QUIET_SKULLS]):
        skulls -= fold(p, QUIET_SKULLS, force)
    return skulls if skulls > 0 else 0


NO_SHORT: Final[list[tuple[int, int]]] = []


def short_sets(force: Force) -> list[tuple[int, int]]:
    """Sets of two claimed by a card this turn (A-BADGE-13): the face, and the colour that is not among them."""
    words = [word.split(" ") for word in force.used if word.startswith("short ")]
    return [(int(face), int(missing)) for _, face, missing in words]


def short_set(face: int, missing: int) -> str:
    """Such a set (A-BADGE-13) as it is noted among what the force has done this turn."""
    return f"short {face} {missing}"


def can_hold(p: Field, force: Force, claimed: tuple[int, ...], straight: int, active: int, cancelled: int = 0) -> bool:
    """Whether the claims survive `active` more SKULLs once these dice are cancelled (B-UPKEEP-02).

    Per face: `spare` results are not needed by any claim, no result by two (B-TALLY-25, A-BADGE-12); of these, `loose`
    dice can be given to the SKULLs: all but those bound because there are not enough others of their colour, or that
    have earned a bonus (B-UPKEEP-13). Results that are no dice go to a SKULL only where it is kind (B-OPT-H04).
    """
    earned = earned_dice(force) if force.used else 0
    if not p.book.plain:  # a set may hold only without some dice (W-GOLD-54)
        doomed = p.book.profiles[force.name].doomed(p, force, claimed) & ~cancelled
        if doomed & ~victims(force) or bits(doomed) > active:
            return False
        cancelled |= doomed
        active -= bits(doomed)
    elif not (straight or earned or claimed != p.book.no_sets or (force.used and p.book.short_sets)):
        return True  # nothing that could break
    elif not (straight or earned or p.book.short_sets) and not (force.virtual and _matters(p, force.virtual)):
        return _sets_hold(force, claimed, active, cancelled)
    if earned & cancelled:
        return False
    dice = dice_standing(force, cancelled)
    all_dice = _sums(force, cancelled)
    results, all_results = dice, all_dice
    if force.virtual:
        results, all_results = dice.copy(), all_dice.copy()
        for result in force.virtual:
            results[result] += 1
            all_results[result >> SHADE] += 1
    kind = p.book.kind_skulls
    sets = len(claimed)
    r, w, b = force.tray.sets
    straight_mask = straight_faces(straight)
    short = short_sets(force) if p.book.short_sets else NO_SHORT
    loose_dice = 0
    loose_results = 0
    left = 0
    for face in range(len(all_dice)):
        at = face << SHADE
        need = claimed[face] if face < sets else 0
        in_straight = straight_mask >> face & 1
        if not (need or in_straight or short or earned):  # nobody needs it: all its dice are loose
            if face != SKULL:
                left += all_dice[face]
                loose_dice += all_dice[face]
                loose_results += all_results[face] if kind else all_dice[face]
            continue
        red = results[at + r] - need
        white = results[at + w] - need
        blue = results[at + b] - need
        pairs = 0
        if short:  # A-BADGE-13
            for of, missing in short:
                if of == face:
                    pairs += 1
                    red -= missing != r
                    white -= missing != w
                    blue -= missing != b
        if red < 0 or white < 0 or blue < 0:
            return False
        free = all_results[face] - 3 * need - 2 * pairs
        spare = free - in_straight
        if spare < 0:
            return False
        red_dice, white_dice, blue_dice = dice[at + r], dice[at + w], dice[at + b]
        if in_straight and p.book.pure_straight:  # B-OPT-H05
            lent = max(0, need - (results[at + r] - red_dice)) + max(0, need - (results[at + w] - white_dice))
            lent += max(0, need - (results[at + b] - blue_dice))
            spare = min(spare, all_dice[face] - lent - 1)
            if spare < 0:
                return False
        if face != SKULL:
            left += all_dice[face]
            kept_white, kept_blue = white_dice - white, blue_dice - blue
            if earned:
                kept_white = max(kept_white, _shown(force, earned, face, w))
                kept_blue = max(kept_blue, _shown(force, earned, face, b))
            loose = all_dice[face]
            if red_dice > red:
                loose -= red_dice - red
            if kept_white > 0:
                loose -= kept_white
            if kept_blue > 0:
                loose -= kept_blue
            if loose > spare:
                loose = spare
            loose_dice += loose
            loose_results += min(spare, free) if kind else loose
    return loose_results >= active or loose_dice == left


def _matters(p: Field, virtual: tuple[int, ...]) -> bool:
    """Whether results that are no dice can be part of a set (B-TALLY-02), or go to a SKULL (B-OPT-H04)."""
    matters = p.book.kind_skulls
    for result in virtual:
        matters = matters or result & COLOUR_MASK != COLOURLESS
    return matters


def _sets_hold(force: Force, claimed: tuple[int, ...], active: int, cancelled: int) -> bool:
    """As `can_hold` (B-UPKEEP-02) where sets of dice are all that is claimed: they bind three each (B-RWB-03)."""
    bound = 3 * (sum(claimed) - claimed[SKULL])
    gone = force.removed | force.left_out | cancelled
    if bound and len(force.faces) - gone.bit_count() - _dice_skulls(force) - bound < active:
        return False
    for face, need in enumerate(claimed):
        if need:
            sets = _sets_of(force, face, gone)
            if sets < need:
                return False
    return True


def _sets_of(force: Force, face: int, gone: int) -> int:
    """How many sets of a face the dice make that are not gone (B-RWB-01)."""
    colours = force.colours
    if colours is SET_COLOURS and not gone:
        r1, r2, w1, w2, b1, b2 = force.faces
        return min((r1 == face) + (r2 == face), (w1 == face) + (w2 == face), (b1 == face) + (b2 == face))
    shown = [0] * (COLOUR_MASK + 1)
    for die, other in enumerate(force.faces):
        if other == face and not gone >> die & 1:
            shown[colours[die]] += 1
    r, w, b = force.tray.sets
    return min(shown[r], shown[w], shown[b])


EARNED: Final = "earned "  # a use of this turn: the die has earned a bonus, no SKULL cancels it


def earned_dice(force: Force) -> int:
    """Mask of the dice that earned a bonus before another result came to stand beside them (B-UPKEEP-13)."""
    mask = 0
    for use in force.used:
        if use.startswith(EARNED):
            mask |= 1 << force.tray.numbers[use[len(EARNED) :]]
    return mask


def earning(force: Force, face: int, colour: int, pairs: bool) -> list[str]:
    """The dice of one face and colour that sets claimed so far are made of (B-UPKEEP-13); `pairs`: of two as well."""
    shown = face << SHADE | colour
    need = force.claimed[face] - force.virtual.count(shown)
    if pairs:
        need += sum(of == face and missing != colour for of, missing in short_sets(force))
    gone = force.removed | force.left_out | force.cancelled
    dice = [die for die in range(len(force.faces)) if not gone >> die & 1]
    same = [die for die in dice if force.faces[die] << SHADE | force.colours[die] == shown]
    return [force.tray.names[die] for die in same[: max(0, need)]]


def _shown(force: Force, dice: int, face: int, colour: int) -> int:
    """How many of these dice, which have earned a bonus (B-UPKEEP-13), show the face in the colour."""
    there = zip(force.faces, force.colours, strict=True)
    return sum(1 for die, shown in enumerate(there) if dice >> die & 1 and shown == (face, colour))


def _sums(force: Force, cancelled: int) -> list[int]:
    """How many dice there are of each face; none that are left out or removed (B-ROLL-16, B-TALLY-09, B-TALLY-12)."""
    gone = force.removed | force.left_out | cancelled
    faces = force.faces
    counts = [0] * len(FACE_NAMES)
    for face in faces:
        counts[face] += 1
    if gone and faces:
        for die in force.tray.places(gone):
            counts[faces[die]] -= 1
    return counts


def can_claim(p: Field, force: Force, claimed: tuple[int, ...], straight: int) -> bool:
    """Whether these claims survive: some choice of victims for the SKULLs leaves them whole."""
    if p.book.plain and not (straight or force.used) and claimed == p.book.no_sets:
        return True  # nothing that could break
    return can_hold(p, force, claimed, straight, active_skulls(p, force, claimed, straight))


def in_all_colours(force: Force) -> int:
    """Mask of the faces that occur in all three colours of a set (B-RWB-01, B-TALLY-03): a quick look."""
    gone = force.removed | force.left_out
    faces = force.faces
    colours = force.colours
    if colours is SET_COLOURS and faces and not gone:
        r1, r2, w1, w2, b1, b2 = faces
        red, white, blue = _SHOWN[r1][r2], _SHOWN[w1][w2], _SHOWN[b1][b2]
        if not force.virtual:
            return red & white & blue
        r, w, b = force.tray.sets
    else:
        red = white = blue = 0
        r, w, b = force.tray.sets
        for die in range(len(faces)):
            if not gone >> die & 1:
                colour = colours[die]
                if colour == r:
                    red |= 1 << faces[die]
                elif colour == w:
                    white |= 1 << faces[die]
                elif colour == b:
                    blue |= 1 << faces[die]
    for result in force.virtual:
        colour = result & COLOUR_MASK
        if colour == COLOURLESS:
            continue
        if colour == r:
            red |= 1 << (result >> SHADE)
        elif colour == w:
            white |= 1 << (result >> SHADE)
        elif colour == b:
            blue |= 1 << (result >> SHADE)
    return red & white & blue


def may_claim(force: Force) -> bool:
    """Whether it could have a set (B-RWB-01) or a straight (B-TALLY-24): a quick look while nothing is claimed."""
    if force.colours is SET_COLOURS and force.faces and not (force.removed or force.left_out or force.virtual):
        r1, r2, w1, w2, b1, b2 = force.faces  # most tallies are such
        red, white, blue = _SHOWN[r1][r2], _SHOWN[w1][w2], _SHOWN[b1][b2]
        return red & white & blue > 0 or red | white | blue == ALL_FACES
    return len(set(force.faces)) + len(force.virtual) >= len(FACES) or in_all_colours(force) > 0


def claimable(p: Field, force: Force) -> list[int]:
    """The faces of which one more set can be claimed now (B-RWB-01, B-RWB-03)."""
    found: list[int] = []
    seen = in_all_colours(force)
    if not seen:
        return found
    sets = p.book.sets
    claimed = force.claimed
    for face in range(len(claimed)):
        if (
            seen >> face & 1
            and sets[face]
            and can_claim(p, force, one_more(claimed, face), force.straight)
            and p.book.profiles[force.name].may_claim(p, force, face)
        ):
            found.append(face)
    return found


def straight_of(p: Field, force: Force) -> int:
    """The straight that can be declared (B-AWARD-01, B-TALLY-24), as `Force.straight` holds it; 0 if there is none."""
    if force.straight:
        return 0
    if p.book.plain and len(set(force.faces)) + len(force.virtual) < len(FACES):
        return 0  # a Unit's straight shows every face
    seen = 0
    for face in force.faces:
        seen |= 1 << face
    for result in force.virtual:
        seen |= 1 << (result >> SHADE)
    straight = p.book.profiles[force.name].straight(p, force, seen)
    return straight if straight and can_claim(p, force, force.claimed, straight) else 0


def can_straight(p: Field, force: Force) -> bool:
    """Whether a straight can be declared (B-AWARD-01)."""
    return straight_of(p, force) > 0


def one_more(claimed: tuple[int, ...], face: int) -> tuple[int, ...]:
    """The claims with one more set of a face (B-RWB-03)."""
    return (*claimed[:face], claimed[face] + 1, *claimed[face + 1 :])
