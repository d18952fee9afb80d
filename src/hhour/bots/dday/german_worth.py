"""What the German's dice and cards are worth to him, counted in soldiers: what his exact dice are rolled for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from hhour.advice.dday.hand import dice_by_colour
from hhour.advice.odds.groups import Values
from hhour.advice.odds.tally import POINTS, Situation, Tallies
from hhour.dday.boxes.atlantikwall.german.combat import GUNNER, PIONIER
from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.cards.hooks import QUIET_SKULLS, RESULT, RWB_COURAGE, fold, sources
from hhour.dday.rules.map.ground import Ground
from hhour.kernel.faces import COLOURLESS, COURAGE, FACES, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS, face_of

DECORATION: Final = 5.0  # one drawn blind; chosen for a straight it is worth more
CHOSEN: Final = 7.0
LOOK: Final = 1.5  # Ingenuity
DISPATCH_POINTS: Final = 15
DIE: Final = 3.5

# soldiers each is worth besides the one he counts as, on any map; the two who wake the defences are reckoned by map
SPECIALISTS: Final = {
    "fallschirmjaeger": 3.0,
    "scharfschuetze": 4.0,
    "kommandant": 4.0,
    "hauptmann": 4.0,
    "unteroffizier": 3.0,
    "funker": 2.5,
    "sanitaeter": 3.0,
    "kradmelder": 3.0,
    "waffen-ss": 2.5,
    "zahlmeister": 1.5,
    "beobachter": 1.0,
    "zwangsrekrut": 0.5,
}
ITEMS: Final = {
    "flare-pistol": 6.0,
    "field-telephone": 5.0,
    "enigma-machine": 6.0,
    "goliath-mine": 3.5,
    "molotov-cocktail": 4.0,
    "booby-traps": 3.5,
    "ammunition-crate": 3.0,
    "barbed-wire": 4.0,
    "dog": 2.5,
    "bunker-periscope": 2.5,
    "officers-cap": 2.5,
    "schnapps": 3.0,
    "pervitin": 2.0,
    "gas": 2.0,
    "mg42": 3.0,
    "tracer-bullets": 1.0,
}


@dataclass(frozen=True)
class Stakes:
    """What counts now: each resource in soldiers, what the Units may make him pay, and what paying short costs."""

    need: int = 0
    short: float = 0.0
    star: float = 1.0
    courage: float = 1.0
    point: float = 0.35
    hurt: float = 1.0  # what a soldier of every Unit is worth: Fanaticism
    most_stars: int = 9
    most_points: int = 30

    def worth(self, men: Any, courage: Any, stars: Any, points: Any) -> Any:
        """What so much of everything is worth; numbers or arrays."""
        total = men + self.short * np.minimum(men - self.need, 0) + self.courage * courage
        return (
            total + self.star * np.minimum(stars, self.most_stars) + self.point * np.minimum(points, self.most_points)
        )


def ahead(p: Field, unit: Unit) -> list[Ground]:
    """The sectors a Unit may still come to, its own among them."""
    here = p.here(unit)
    return [ground for ground in p.book.sectors if ground.beach == here.beach and ground.row >= here.row]


def gunner_worth(p: Field) -> float:
    """The casualties his guns would bring: the symbols on the way of each Unit, a turn and a half in every row."""
    return sum(
        1.5 * DIE * _a_row(ahead(p, unit), lambda ground: max(0, ground.mgf - p.battle.silenced[ground.index]))
        for unit in p.in_play()
    )


def pionier_worth(p: Field) -> float:
    """The casualties his mines would bring, one crossing for every row in which all or some of the ways are mined."""
    total = 0.0
    for unit in p.in_play():
        rows: dict[int, list[bool]] = {}
        for ground in ahead(p, unit):
            for edge in p.book.edges[ground.index]:
                rows.setdefault(ground.row, []).append(edge.mine)
        total += sum(DIE * sum(mined) / len(mined) for mined in rows.values())
    return total


def _a_row(grounds: list[Ground], number: Any) -> float:
    """The mean of every row, added up."""
    rows: dict[int, list[int]] = {}
    for ground in grounds:
        rows.setdefault(ground.row, []).append(number(ground))
    return sum(sum(row) / len(row) for row in rows.values())


def worth_of(p: Field, slug: str) -> float:
    """What a card of his pool is worth to him now."""
    if slug in ITEMS:
        return ITEMS[slug]
    if slug == GUNNER:
        return 1.0 + gunner_worth(p)
    if slug == PIONIER:
        return 1.0 + pionier_worth(p)
    return 1.0 + SPECIALISTS.get(slug, 0.0)


class Hand:
    """His dice, and what any faces of them are worth."""

    def __init__(self, p: Field, he: German, stakes: Stakes) -> None:
        self.he = he
        self.places = dice_by_colour(he)
        red, white, black = (len(dice) for dice in self.places)
        # black stands where a Unit's white does: that is the colour a set may bring (A-RWB-03)
        turned = _situation(p, he, (red, black, white))
        self.situation = replace(turned, dice=(red, white, black))
        tallies = turned.tallies()
        self.base = float(stakes.worth(he.soldiers, 0, he.stars, he.points))  # what he has before his dice
        self.table: Values = tallies.best(worth(tallies, he, stakes)).transpose(0, 2, 1)

    def value(self, faces: Sequence[int]) -> float:
        groups = zip(self.situation.hand, self.places, strict=True)
        return float(self.table[tuple(group.outcome([faces[die] for die in dice]) for group, dice in groups)])

    def changed(self, dice: Iterable[int], face: int) -> float:
        """What the hand is worth with this face on these dice."""
        faces = list(self.he.faces)
        for die in dice:
            faces[die] = face
        return self.value(faces)

    def rolled(self, die: int) -> float:
        """What it is worth to roll one die again."""
        return sum(self.changed((die,), face) for face in range(len(FACES))) / len(FACES)

    def skulls(self) -> list[int]:
        return [die for die, face in enumerate(self.he.faces) if face == SKULL]

    def now(self) -> float:
        return self.value(self.he.faces)


def _situation(p: Field, he: German, dice: tuple[int, int, int]) -> Situation:
    """His dice as the odds know them."""
    faces = [face_of(shown) for shown in he.virtual] or [part.amount for part in sources(p, RESULT, he)]
    return Situation(
        dice=dice,
        virtual=tuple(sorted((COLOURLESS, face) for face in faces)),
        sharpshooter=fold(p, QUIET_SKULLS, he) > 0,
        chaplain=fold(p, RWB_COURAGE, he) > 0,
        alone=True,
    )


def is_plain(he: German) -> bool:
    """Whether all his dice lie there in their own colours: what the tables know."""
    return len(he.faces) == he.tray.size and he.colours == he.tray.colours and not he.removed | he.left_out


def worth(tallies: Tallies, he: German, stakes: Stakes) -> Values:
    """What every settlement is worth (A-RWB-01 to A-RWB-08, A-DECO-04)."""
    soldiers = tallies.results(SOLDIER) + 2 * tallies.results(TWO_SOLDIERS)
    soldiers = soldiers + 6 * tallies.sets(SOLDIER) + 6 * tallies.sets(TWO_SOLDIERS)
    courage = tallies.results(COURAGE) + tallies.sets(SOLDIER) + 2 * tallies.courage_gifts
    if tallies.situation.chaplain:
        courage = courage + tallies.all_sets
    stars = he.stars + tallies.results(STAR)
    points = he.points + POINTS[tallies.results(TOOL)]
    total = stakes.worth(he.soldiers + soldiers, courage, stars, points)
    total = total + max(DECORATION, stakes.point * DISPATCH_POINTS) * tallies.sets(SKULL)
    total = total + max(2 * stakes.star, stakes.hurt) * tallies.sets(COURAGE)
    return np.asarray(total + LOOK * tallies.sets(TOOL) + CHOSEN * tallies.straight, dtype=np.float64)
