"""The adjustment window: which cards and swaps make the Final Tally better by more than they are worth."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from hhour.advice.dday.hand import dice_by_colour
from hhour.advice.odds.groups import Values
from hhour.advice.odds.solver import roll_chances, solve
from hhour.bots.dday.cards import lift, worth_of
from hhour.bots.dday.outlook import SKULLS_UP, Outlook
from hhour.bots.dday.scouting import rolls_of, situation_of
from hhour.bots.dday.search import UPKEEP, WINDOW, Lines, held, suppose_upkeep, unit_of
from hhour.bots.protocol import Seat
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.cards.card import ONCE
from hhour.dday.rules.cards.effects_tally import (
    AddChosen,
    AddResults,
    AddSkull,
    ChooseRwb,
    RerollOne,
    RollAgain,
    SetAnyDie,
    SetColour,
    SetFaces,
    SkullsBecome,
)
from hhour.dday.rules.cards.kinds import AWARD
from hhour.dday.rules.dice.rolling import lock_count, rerollable
from hhour.dday.rules.dice.tally import by_face
from hhour.kernel.action import Action
from hhour.kernel.faces import FACE_NUMBER, SKULL

TRIED = (AddResults, AddSkull, SetColour, ChooseRwb)
HELPFUL = (AddChosen,)


class OwnDice:
    """The own dice and what any other faces would be worth."""

    def __init__(self, p: Field, unit: Unit, outlook: Outlook) -> None:
        self.p = p
        self.unit = unit
        self.situation = situation_of(p, unit)
        self.table: Values = rolls_of(outlook, self.situation).table

    def value(self, faces: Iterable[int] | None = None) -> float:
        """What these faces (none: the dice as they lie) are worth."""
        shown = list(self.unit.faces if faces is None else faces)
        places = zip(self.situation.hand, dice_by_colour(self.unit), strict=True)
        return float(self.table[tuple(group.outcome([shown[die] for die in dice]) for group, dice in places)])

    def changed(self, die: int, face: int) -> float:
        faces = list(self.unit.faces)
        faces[die] = face
        return self.value(faces)

    def best_single_reroll(self) -> tuple[int, float]:
        """The die whose re-roll is worth most on average, and how much."""
        mask = rerollable(self.p, self.unit)
        dice = [die for die in range(len(self.unit.faces)) if mask >> die & 1]
        rated = [(sum(self.changed(die, face) for face in range(6)) / 6, -die) for die in dice]
        worth, die = max(rated)
        return -die, worth

    def new_roll(self) -> float:
        """What a whole new ROLL is worth."""
        hand = self.situation.hand
        values = solve(self.table, hand, lock_count(self.p, self.unit), 2)
        return float((values * roll_chances(hand)).sum())


def is_plain(unit: Unit) -> bool:
    """Dice in their own colours, none removed: what the tables know."""
    return bool(unit.faces) and unit.tray.plain and unit.colours == unit.tray.colours and not unit.removed


def up_the_cliff(outlook: Outlook, uses: list[Action]) -> Action | None:
    """The next of the cards that together bring a climbing Unit up; it takes all of them, and none by itself may do."""
    p, unit = outlook.p, outlook.unit
    if not outlook.climbing or not SKULLS_UP - outlook.lifts <= by_face(unit, 0)[SKULL] < SKULLS_UP:
        return None
    return next((action for action in uses if action.verb == "use" and lift(p, unit, action.args[0])), None)


def use_in_window(seat: Seat, outlook: Outlook, uses: list[Action]) -> Action | None:
    """The card (or swap) to use now, or None to be ready."""
    p: Field = seat.play
    unit = unit_of(seat)
    if not is_plain(unit) or not uses:
        return None
    dice = OwnDice(p, unit, outlook)
    now = dice.value()
    for action in uses:
        slug = action.args[0]
        if action.verb == "swap":
            # what was tried out must be compared with what is tried out
            if slug == "pool" and _tried(seat, outlook, action) > upkeep_value(seat, outlook, p) + outlook.margin(1.5):
                return action
            continue
        card = p.book.cards[slug]
        if outlook.cliff_ahead and lift(p, unit, slug):
            continue  # kept for the climb
        keep = 0.3 if card.spend == ONCE else worth_of(slug) * 0.7
        if card.kind == AWARD:
            keep = 1.5
        before = upkeep_value(seat, outlook, p) if isinstance(card.use, TRIED) else now
        if _worth(seat, outlook, dice, action) > before + outlook.margin(keep):
            return action
    return None


def _worth(seat: Seat, outlook: Outlook, dice: OwnDice, action: Action) -> float:
    """What the tally would be worth once the card is used."""
    p, unit = dice.p, dice.unit
    use = p.book.cards[action.args[0]].use
    if isinstance(use, RerollOne):
        return dice.best_single_reroll()[1]
    if isinstance(use, RollAgain):
        return dice.new_roll()
    if isinstance(use, SkullsBecome):
        if unit.faces.count(SKULL) < 2:
            return -1e9
        return max(_skulls_become(dice, face) for face in range(1, 6))
    if isinstance(use, (SetFaces, SetAnyDie)):
        colour = use.colour if isinstance(use, SetFaces) else -1
        return max(dice.changed(die, face) for die in _dice(unit, colour) for face in range(6))
    if isinstance(use, TRIED):
        return _tried(seat, outlook, action)
    return np.inf if isinstance(use, HELPFUL) else -1e9


def _dice(unit: Unit, colour: int) -> list[int]:
    return [die for die in range(len(unit.faces)) if not unit.left_out >> die & 1 and colour in (-1, unit.colours[die])]


def _skulls_become(dice: OwnDice, face: int) -> float:
    return dice.value(face if old == SKULL else old for old in dice.unit.faces)


def _tried(seat: Seat, outlook: Outlook, action: Action) -> float:
    """Use it on a copy, answer its questions greedily and play UPKEEP out in thought."""
    p = held(seat, seat.play)
    seat.game.act(p, seat.seat, action)
    return _finished(seat, outlook, p)


def best_answer(seat: Seat, outlook: Outlook, choices: list[Action]) -> Action:
    """The answer to a question of the window after which the tally is worth most."""
    best: tuple[float, Action] | None = None
    for action in choices:
        p = held(seat, seat.play)
        seat.game.act(p, seat.seat, action)
        worth = _finished(seat, outlook, p, action.args[-1] if action.args else "")
        if best is None or worth > best[0] + 1e-12:
            best = (worth, action)
        if not seat.budget.spend(20):
            break
    assert best is not None
    return best[1]


def _finished(seat: Seat, outlook: Outlook, p: Field, like: str = "") -> float:
    """What the tally is worth once the further questions of a card are answered in the same way as the first."""
    while not p.battle.outcome:
        lane = p.battle.lanes[seat.seat]
        if not lane or lane[-1][0] not in WINDOW:
            break
        options = p.rules.steps[lane[-1][0]].choices(p, seat.seat, lane[-1])
        options = [option for option in options if ":" not in "".join(option.args)] or options
        if not like:  # a card just used: try its answers one by one
            tried = []
            for option in options:
                trial: Field = seat.trial(p)
                seat.game.act(trial, seat.seat, option)
                tried.append(_finished(seat, outlook, trial, option.args[-1] if option.args else "-"))
                if not seat.budget.spend(20):
                    break
            return max(tried)
        same = next((option for option in options if option.args and option.args[-1] == like), options[-1])
        seat.game.act(p, seat.seat, same)
    return upkeep_value(seat, outlook, p)


def upkeep_value(seat: Seat, outlook: Outlook, p: Field) -> float:
    """What the tally is worth if UPKEEP began now."""
    trial = suppose_upkeep(seat, p)
    return Lines(seat, UPKEEP, outlook.value, 40).follow(trial)


def best_change(seat: Seat, outlook: Outlook, choices: list[Action]) -> Action:
    """`set r1 STAR` or `become STAR`: the best face; `enough` if nothing helps."""
    p: Field = seat.play
    unit = unit_of(seat)
    if not is_plain(unit):
        return choices[-1]
    dice = OwnDice(p, unit, outlook)
    rated: list[tuple[float, Action]] = []
    for action in choices:
        if action.verb == "become":
            rated.append((_skulls_become(dice, FACE_NUMBER[action.args[0]]), action))
        elif action.verb == "set" and action.args[0] in unit.tray.numbers:
            rated.append((dice.changed(unit.tray.numbers[action.args[0]], FACE_NUMBER[action.args[1]]), action))
        elif action.verb == "enough":
            rated.append((dice.value(), action))
    return max(rated, key=lambda pair: pair[0])[1] if rated else choices[-1]


def best_single(seat: Seat, outlook: Outlook, choices: list[Action]) -> Action:
    """Which die a card re-rolls."""
    p: Field = seat.play
    unit = unit_of(seat)
    if not is_plain(unit):
        return choices[0]
    die, _ = OwnDice(p, unit, outlook).best_single_reroll()
    return next((action for action in choices if unit.tray.numbers[action.args[0]] == die), choices[0])
