"""How bots come by War Heroes where they lead the way."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.heroes.deck import WORTH
from hhour.dday.boxes.way_to_hell.heroes.effects import TAKE_HERO, takeable
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.box.advised import Advised
from hhour.kernel.action import Action

THREE_STARS: Final = 4.0  # what they buy otherwise, in soldiers


def lead_the_way(p: Field, unit: Unit, choices: list[Action]) -> Advised | None:
    """A hero who is worth more than the Specialist three stars would bring comes at once."""
    hero = Action(TAKE_HERO)
    worth = max(WORTH.get(slug, 0.0) for slug in takeable(p, unit)) if hero in choices else 0.0
    return Advised(hero, told={"worth": worth, "price": THREE_STARS}) if worth > THREE_STARS else None


COUNSEL = {"leadership": lead_the_way, TAKE_HERO: "best_card"}
