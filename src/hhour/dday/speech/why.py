"""Reasons: the walk up the causes of an event, and what COMBAT in the present sector would cost."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Unit
from hhour.dday.rules.cards.hooks import Part
from hhour.dday.rules.fight.defence import defence, guns
from hhour.dday.rules.fight.losses import combat_losses, is_shielded, saves_left
from hhour.dday.rules.map.moving import marker_in_move
from hhour.dday.speech.parts import tell_folded, tell_parts
from hhour.i18n.phrases import Phrases
from hhour.kernel.event import Event

_SUMS: Final = {"casualties": "losses", "fight-back": "die"}


def sum_line(event: Event, say: Phrases) -> str:
    """'losses 4 = DEF 6, Tank -2', or '' if the number has one part only."""
    parts = event.data.get("parts")
    if not isinstance(parts, tuple) or not parts:
        return ""
    told = [str(part) for part in parts]
    if event.kind == "fight-back":
        told.insert(0, f"die {event.data['die']} R-CRT-08")
    if event.kind == "advances":
        told.insert(0, f"base {_number(event, 'cost') - sum(int(part.split(' ')[1]) for part in told)} {event.rule}")
    n = _number(event, "cost" if event.kind == "advances" else "n")
    return say.text(f"sum-{_SUMS.get(event.kind, 'cost')}", n=n, parts=tell_parts(told, say))


def _number(event: Event, key: str) -> int:
    value = event.data.get(key, 0)
    return value if isinstance(value, int) else 0


def preview(p: Field, unit: Unit, say: Phrases) -> list[str]:
    """DEF in force with its parts, the machine-gun dice to come, what is saved; nothing if the Unit does not fight."""
    if unit.status != IN_PLAY or unit.sector < 0 or p.battle.outcome:
        return []
    if is_shielded(p, unit):
        return [say.text("preview-shielded")]
    unit.marker = marker_in_move(p, unit)
    parts: list[Part] = []
    rolled = any(roll[0] == unit.sector for roll in p.battle.mgf)
    number = combat_losses(p, unit, parts) if rolled else defence(p, unit, parts)
    told = [say.text("preview", n=number, parts=tell_folded(parts, say))]
    symbols = guns(p, unit.sector)
    if symbols and not rolled:
        told.append(say.text("preview-guns", n=symbols))
    ground = p.ground(unit.sector)
    if ground.combat_loss and ground.combat_loss_unless not in unit.specialists and p.phase() != "COMBAT":
        told.append(say.text("preview-shelling"))
    told += [say.text("preview-saved", n=part.amount, card=say.card(part.source)) for part in saves_left(p, unit)]
    return told
