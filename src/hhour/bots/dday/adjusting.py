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
from hhour.bots.dday.search import TIE, UPKEEP, WINDOW, Lines, held, suppose_upkeep, unit_of
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
from hhour.kernel.ranking import Rated, best_first, ranked

TRIED = (AddResults, AddSkull, SetColour, ChooseRwb)
HELPFUL = (AddChosen,)
READY = Action("ready")
UNKNOWN = -1e9  # what nobody here can reckon is left alone


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

    def single_rerolls(self) -> dict[int, float]:
        """What rolling each die again is worth on average."""
        mask = rerollable(self.p, self.unit)
        dice = [die for die in range(len(self.unit.faces)) if mask >> die & 1]
        return {die: sum(self.changed(die, face) for face in range(6)) / 6 for die in dice}

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


def use_in_window(seat: Seat, outlook: Outlook, uses: list[Action]) -> Rated:
    """The card (or swap) to use now, before being ready; or being ready, before the card that comes nearest to it.

    What a card would still be worth later is taken off a card that is kept. Nothing where nothing can be weighed.
    """
    p: Field = seat.play
    unit = unit_of(seat)
    if not is_plain(unit) or not uses:
        return []
    dice = OwnDice(p, unit, outlook)
    now = dice.value()
    nearest: tuple[float, Rated] | None = None
    for action in uses:
        slug = action.args[0]
        if action.verb == "swap":
            if slug != "pool":
                continue
            # what was tried out must be compared with what is tried out
            then, before, keep = _tried(seat, outlook, action), upkeep_value(seat, outlook, p), 1.5
        else:
            card = p.book.cards[slug]
            if outlook.cliff_ahead and lift(p, unit, slug):
                continue  # kept for the climb
            keep = 0.3 if card.spend == ONCE else worth_of(slug) * 0.7
            if card.kind == AWARD:
                keep = 1.5
            before = upkeep_value(seat, outlook, p) if isinstance(card.use, TRIED) else now
            then = _worth(seat, outlook, dice, action)
        price = outlook.margin(keep)
        if then > before + price:
            return [(action, then), (READY, before)]
        if then > UNKNOWN and (nearest is None or then - price - before > nearest[0]):
            nearest = then - price - before, [(READY, before), (action, then - price)]
    return nearest[1] if nearest is not None else []


def _worth(seat: Seat, outlook: Outlook, dice: OwnDice, action: Action) -> float:
    """What the tally would be worth once the card is used."""
    p, unit = dice.p, dice.unit
    use = p.book.cards[action.args[0]].use
    if isinstance(use, RerollOne):
        return max(dice.single_rerolls().values())
    if isinstance(use, RollAgain):
        return dice.new_roll()
    if isinstance(use, SkullsBecome):
        if unit.faces.count(SKULL) < 2:
            return UNKNOWN
        return max(_skulls_become(dice, face) for face in range(1, 6))
    if isinstance(use, (SetFaces, SetAnyDie)):
        colour = use.colour if isinstance(use, SetFaces) else -1
        return max(dice.changed(die, face) for die in _dice(unit, colour) for face in range(6))
    if isinstance(use, TRIED):
        return _tried(seat, outlook, action)
    return np.inf if isinstance(use, HELPFUL) else UNKNOWN


def _dice(unit: Unit, colour: int) -> list[int]:
    return [die for die in range(len(unit.faces)) if not unit.left_out >> die & 1 and colour in (-1, unit.colours[die])]


def _skulls_become(dice: OwnDice, face: int) -> float:
    return dice.value(face if old == SKULL else old for old in dice.unit.faces)


def _tried(seat: Seat, outlook: Outlook, action: Action) -> float:
    """Use it on a copy, answer its questions greedily and play UPKEEP out in thought."""
    p = held(seat, seat.play)
    seat.game.act(p, seat.seat, action)
    return _finished(seat, outlook, p)


def best_answer(seat: Seat, outlook: Outlook, choices: list[Action]) -> Rated:
    """The answers to a question of the window by what the tally is worth after them, as far as there is time."""
    rated: Rated = []
    for action in choices:
        p = held(seat, seat.play)
        seat.game.act(p, seat.seat, action)
        rated.append((action, _finished(seat, outlook, p, action.args[-1] if action.args else "")))
        if not seat.budget.spend(20):
            break
    return best_first(rated, TIE)


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


def best_change(seat: Seat, outlook: Outlook, choices: list[Action]) -> Rated:
    """`set r1 STAR` or `become STAR`: the best face; `enough` if nothing helps. Nothing where it cannot be reckoned."""
    p: Field = seat.play
    unit = unit_of(seat)
    if not is_plain(unit):
        return []
    dice = OwnDice(p, unit, outlook)
    rated: Rated = []
    for action in choices:
        if action.verb == "become":
            rated.append((action, _skulls_become(dice, FACE_NUMBER[action.args[0]])))
        elif action.verb == "set" and action.args[0] in unit.tray.numbers:
            rated.append((action, dice.changed(unit.tray.numbers[action.args[0]], FACE_NUMBER[action.args[1]])))
        elif action.verb == "enough":
            rated.append((action, dice.value()))
    return best_first(rated) if rated else []


def best_single(seat: Seat, outlook: Outlook, choices: list[Action]) -> Rated:
    """Which die a card re-rolls. Nothing where it cannot be reckoned."""
    unit = unit_of(seat)
    if not is_plain(unit):
        return []
    worths = OwnDice(seat.play, unit, outlook).single_rerolls()
    dice = {action: unit.tray.numbers[action.args[0]] for action in choices}
    best = max(worths, key=lambda die: worths[die])
    known = sorted((action for action in choices if dice[action] in worths), key=lambda action: dice[action])
    return ranked(known, lambda action: worths[dice[action]]) if best in dice.values() else []
