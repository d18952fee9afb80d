"""Whether a Mission can be accomplished now, and if not the rule that stands in the way (W-MISS-21 to 33). Pure."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from hhour.dday.boxes.way_to_hell.heroes.pool import stars_given_up
from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.needs import BUNKER_ADJACENT, Needs, Results
from hhour.dday.boxes.way_to_hell.missions.state import missions, saved_by
from hhour.dday.rules.battle.book import APART, SAFE_DICE, TO_THE_LETTER
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.battle.verbs import SOLDIERS, STARS, resource
from hhour.dday.rules.cards.effects import ObtainRwb
from hhour.dday.rules.dice.results import drop_result, remove_die, results_of
from hhour.dday.rules.dice.tally import active_skulls, can_hold, earned_dice, standing
from hhour.dday.rules.dice.victims import victims
from hhour.dday.rules.dice.worth import yielded
from hhour.kernel.dice import bits
from hhour.kernel.faces import COLOUR_MASK, COLOUR_NAMES, FACES, SHADE, SKULL, result
from hhour.kernel.refusal import Refusal

ONCE = "mission"  # what is noted in `Force.used`
SPECIAL_FIND = "special-find"  # the question
FIND_STARS = 2


def refuse_mission(p: Field, unit: Force, slug: str) -> Refusal | None:
    """Why the Unit cannot accomplish this Mission now."""
    if slug not in REQUIREMENTS:
        return Refusal("W-MISS-21", "mission-unknown", {"word": slug})
    if slug not in unit.held:
        return Refusal("W-MISS-21", "mission-not-held", {"card": slug})
    if ONCE in unit.used:
        return Refusal("W-MISS-42", "mission-once", {})
    needs = REQUIREMENTS[slug]
    return (
        _refuse_place(p, unit, needs)
        or _refuse_cards(p, unit, needs)
        or _refuse_tally(p, unit, needs, slug)
        or (None if fits(p, unit, needs) else Refusal("W-MISS-23", "mission-cannot-pay", {"card": slug}))
    )


def is_in_place(p: Field, unit: Force, needs: Needs) -> bool:
    """Whether the Unit stands where the Mission wants it (W-MISS-50, W-MISS-51)."""
    if not needs.place:
        return True
    if needs.place == BUNKER_ADJACENT:
        return any(p.book.sectors[edge.target].bunker for edge in p.book.edges[unit.sector])
    return p.here(unit).mgf > 0


def _refuse_place(p: Field, unit: Force, needs: Needs) -> Refusal | None:
    if is_in_place(p, unit, needs):
        return None
    here: dict[str, int | str] = {"sector": p.book.place(unit.sector)}
    if needs.place == BUNKER_ADJACENT:
        return Refusal("W-MISS-50", "mission-bunker-adjacent", here)
    return Refusal("W-MISS-51", "mission-mgf", here)


def given_up(p: Field, unit: Force, needs: Needs) -> Iterator[tuple[str, ...]]:
    """The ways to name a Specialist of the Unit for every part, each another one (W-MISS-46)."""
    each = [[slug for title in either for slug in p.holders(unit, title)] for either in needs.specialists]
    return (chosen for chosen in product(*each) if len(set(chosen)) == len(chosen))


def _refuse_cards(p: Field, unit: Force, needs: Needs) -> Refusal | None:
    for item in needs.items:
        if item not in unit.items:
            return Refusal("W-MISS-25", "mission-card", {"card": item})
    for either in needs.specialists:
        if not any(p.holders(unit, title) for title in either):
            return Refusal("W-MISS-25", "mission-card", {"card": either[0]})
    return None if any(given_up(p, unit, needs)) or not needs.specialists else Refusal("W-MISS-46", "mission-share", {})


# --- dice -------------------------------------------------------------------------------------------------------------


def sets_to_claim(p: Field, unit: Force, needs: Needs) -> list[int]:
    """The faces of the RWB bonuses that must come from the tally: not from a card that was used for it (W-MISS-28)."""
    left = [face for face, _ in saved_by(p, unit)]
    asked: list[int] = []
    for face in needs.sets:
        if face in left:
            left.remove(face)
        else:
            asked.append(face)
    return asked


def with_sets(p: Field, unit: Force, faces: list[int]) -> tuple[int, ...] | None:
    """The claims with these sets given up; None if one of them is not in the tally.

    A set is given up for one part only (W-MISS-46), and SKULLs stay active (W-MISS-31).
    """
    counts = standing(unit, 0)
    claimed = list(unit.claimed)
    for face in faces:
        taken = claimed[face] + sum(1 for given in missions(p).given if given == (unit.seat, face)) + 1
        if min(counts[result(face, colour)] for colour in unit.tray.sets) < taken:
            return None
        if not p.profile(unit).may_claim(p, unit, face):
            return None
        if face != SKULL:
            claimed[face] += 1
        elif p.book.version >= APART and p.profile(unit).why_no_set(p, unit, face) is not None:
            return None  # a SKULL that blocks it cannot be cancelled (W-GOLD-57)
    return tuple(claimed)


def choices_of(p: Field, unit: Force, asked: Results) -> list[str]:
    """The results a part may have (W-MISS-29): a die for all of its colour, or a colour for one that is no die."""
    seen: set[int] = set()
    found: list[str] = []
    safe = safe_dice(p, unit)
    for die in results_of(unit):
        colour = unit.colours[die]
        if safe >> die & 1:
            continue
        if unit.faces[die] == asked.face and asked.colour in (-1, colour) and colour not in seen:
            seen.add(colour)
            found.append(unit.tray.names[die])
    for shown in sorted(set(unit.virtual)):
        if shown >> SHADE == asked.face and asked.colour in (-1, shown & COLOUR_MASK):
            found.append(COLOUR_NAMES[shown & COLOUR_MASK])
    return found


def safe_dice(p: Field, unit: Force) -> int:
    """Mask of the dice from which a bonus has been collected (W-MISS-29)."""
    return earned_dice(unit) if p.book.version >= SAFE_DICE else 0


def without_result(unit: Force, asked: Results, name: str) -> Force:
    """The Unit as it would be without this result."""
    trial = unit.copy()
    give_result(trial, asked, name)
    return trial


def give_result(unit: Force, asked: Results, name: str) -> None:
    """A result leaves the tally before anything is collected from it (W-MISS-29)."""
    if name in unit.tray.numbers:
        remove_die(unit, unit.tray.numbers[name])
    else:
        drop_result(unit, asked.face, COLOUR_NAMES.index(name))


def left_over(needs: Needs) -> list[Results]:
    """Every single result that is asked for."""
    return [part for part in needs.results for _ in range(part.number)]


def fits(p: Field, unit: Force, needs: Needs, asked: list[Results] | None = None) -> bool:
    """Whether results can be given up, sets claimed and all paid in some way (W-MISS-23, W-MISS-46)."""
    wanted = left_over(needs) if asked is None else asked
    if wanted:
        first, rest = wanted[0], wanted[1:]
        return any(fits(p, without_result(unit, first, name), needs, rest) for name in choices_of(p, unit, first))
    claimed = with_sets(p, unit, sets_to_claim(p, unit, needs))
    if claimed is None:
        return False
    return pays(p, unit, needs, claimed, active_skulls(p, unit, claimed, unit.straight), 0)


def pays(p: Field, unit: Force, needs: Needs, claimed: tuple[int, ...], active: int, cancelled: int) -> bool:
    """Whether `active` more SKULLs can be given victims so that claims hold and enough is left to pay (W-MISS-23)."""
    mask = victims(unit) & ~cancelled
    for chosen in combinations(unit.tray.places(mask), min(active, bits(mask))):
        gone = cancelled | sum(1 << die for die in chosen)
        if can_hold(p, unit, claimed, unit.straight, 0, gone) and _affords(p, unit, needs, gone):
            return True
    return False


def _affords(p: Field, unit: Force, needs: Needs, cancelled: int) -> bool:
    """Whether what is held, and what the tally then brings, pays for it (W-MISS-23)."""
    if not needs.pays and p.book.version < TO_THE_LETTER:
        return _somebody_stays(p, unit, needs, unit.soldiers)
    trial = unit.copy()
    trial.cancelled = cancelled
    given = yielded(p, trial)
    for name, amount in needs.pays:
        if resource(unit, name) + getattr(given, name) + (stars_to_come(p, unit) if name == STARS else 0) < amount:
            return False
    price = dict(needs.pays).get(SOLDIERS, 0)  # somebody must remain (W-MISS-32)
    return _somebody_stays(p, unit, needs, unit.soldiers + given.soldiers - price)


def stars_to_come(p: Field, unit: Force) -> int:
    """Stars besides those of the tally: two for each Special Find still to be chosen (B-RWB-16), less those that are
    given up for War Heroes (W-HERO-41).
    """
    if p.book.version < TO_THE_LETTER:
        return 0
    finds = sum(frame[0] == SPECIAL_FIND for frame in p.battle.lanes[unit.seat])
    return FIND_STARS * finds - stars_given_up(p, unit)


def _somebody_stays(p: Field, unit: Force, needs: Needs, soldiers: int) -> bool:
    """A soldier or a Specialist is left (W-MISS-32)."""
    return soldiers + len(unit.specialists) - len(needs.specialists) > 0


def _refuse_tally(p: Field, unit: Force, needs: Needs, slug: str) -> Refusal | None:
    """Which result or set is simply not there."""
    counts = standing(unit, 0)
    for part in needs.results:
        colours = range(COLOUR_MASK + 1) if part.colour < 0 else (part.colour,)
        if sum(counts[result(part.face, colour)] for colour in colours) < part.number:
            return Refusal("W-MISS-29", "mission-results", {"face": FACES[part.face], "n": part.number})
    for face in sets_to_claim(p, unit, needs):
        if with_sets(p, unit, [face]) is None:
            blocked = p.profile(unit).why_no_set(p, unit, face)
            return blocked or Refusal("W-MISS-26", "mission-set", {"face": FACES[face]})
    return None


def could_by_card(p: Field, unit: Force, slug: str) -> bool:
    """Whether an Item in the Unit would bring the RWB bonus that is still missing (W-MISS-28)."""
    refused = refuse_mission(p, unit, slug)
    if refused is None or refused.key not in ("mission-set", "mission-cannot-pay"):
        return False
    asked = sets_to_claim(p, unit, REQUIREMENTS[slug])
    uses = [p.book.cards[item].use for item in unit.items]
    return any(isinstance(use, ObtainRwb) and use.face in asked for use in uses)
