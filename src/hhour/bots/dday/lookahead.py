"""The rest of the turn, played out by the engine: every answer is followed to the end of COMBAT and rated there.

Where few dice are still to fall they are all counted, each as often as it falls; where there are many, the same drawn
dice are given to every answer, so that luck cancels out between them. The Units' other decisions on the way are those
an officer makes without looking ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hhour.bots.protocol import Budget, Seat
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import ALLIES
from hhour.kernel.action import Action
from hhour.kernel.chance import Chance, SeededChance
from hhour.kernel.lanes import Frame, State

MOST_EXACT: Final = 36  # ways the dice can fall that are all followed, of one Unit
MOST_TOGETHER: Final = 6  # and of several, which take longer to follow
ROUNDS: Final = (4, 8, 16)  # drawn turns an answer is given before the worse ones are left behind
CLOSE: Final = 0.06  # within so much of the best an answer stays in the running
LONGEST: Final = 200  # decisions in the rest of one turn
TALK: Final = frozenset(("trade", "swap", "abandon"))

Policy = Callable[[Seat], Action]
Value = Callable[[Field], float]


class Prospect(NamedTuple):
    """What an answer leads to: the chance to win after this turn, and the chance that it is the end."""

    action: Action
    worth: float
    lost: float


class Shadow(Seat):
    """A seat of a trial: it is its own copy already, and nobody reads its reasons."""

    def __init__(self, seat: Seat, play: Field, number: int) -> None:
        self.game = seat.game
        self.explains = False
        self.repeats = True
        self.seat = number
        self.rng = seat.rng
        self.budget = Budget(200)
        self.play = play

    def choices(self) -> list[Action]:
        """Without trades: what an offer comes to is not known here."""
        found = super().choices()
        return [action for action in found if action.verb not in TALK] or found


class _Moment(NamedTuple):
    """A trial after so many actions (none: the answer itself comes next): what lies before dice is played once only."""

    state: State
    acts: int = 0
    told: tuple[int, ...] = ()  # dice of its next action that have been thrown


class _Unrolled(Exception):
    """A die is wanted that has not been thrown yet: it can fall in so many ways."""

    moment: _Moment  # before the action that wants it

    def __init__(self, ways: int) -> None:
        super().__init__(ways)
        self.ways = ways


class _Fallen(Chance):
    """Dice that fall as they are told to."""

    def __init__(self, told: tuple[int, ...]) -> None:
        super().__init__()
        self.told = told
        self.used = 0

    def numbers(self, turn: int, seat: int, purpose: str, n: int, sides: int, count: int) -> list[int]:
        if self.used == len(self.told):
            raise _Unrolled(sides**count)
        number = self.told[self.used]
        self.used += 1
        rolled: list[int] = []
        for _ in range(count):
            number, face = divmod(number, sides)
            rolled.append(face)
        return rolled


class Lookahead:
    """Rates the answers of one seat to its question by the rest of the turn."""

    def __init__(self, seat: Seat, policy: Policy, value: Value, known: Chance | None = None) -> None:
        """`known`: the very dice that will fall, for one who may know them (`hhour.lab.seer`)."""
        self.seat = seat
        self.known = known
        self.policy = policy
        self.value = value
        self.turn = seat.play.battle.turn
        self.most = MOST_EXACT if len(seat.play.battle.units) == 1 else MOST_TOGETHER
        self._decided: dict[object, Action] = {}
        self._worths: dict[object, float] = {}
        self._seeds = [seat.rng.getrandbits(64) for _ in range(ROUNDS[-1])]

    def rate(self, actions: list[Action]) -> list[Prospect]:
        """Answers with their prospects, the best first; those left behind early are rated by fewer dice.

        Where thinking must end, the last of them are not rated at all.
        """
        start: Field = self.seat.play
        if self.known is not None:
            sure = [(self._follow(_Moment(start.state), action, self.known), action) for action in actions]
            return sorted((Prospect(action, w, float(w <= 0)) for w, action in sure), key=lambda each: -each.worth)
        found: dict[Action, Prospect] = {}
        drawn: dict[Action, tuple[_Moment, list[float]]] = {}
        for action in actions:
            if found and not self.seat.budget.spend(0):
                break
            exact = self._exact(start, action)
            if isinstance(exact, _Moment):
                drawn[action] = exact, []
            else:
                found[action] = exact
        for most in ROUNDS if drawn else ():
            for action, (moment, worths) in drawn.items():
                best = max((each.worth for each in found.values()), default=-1.0)
                if worths and found[action].worth < best - CLOSE:
                    continue
                if found and not self.seat.budget.spend(0):
                    break
                for seed in self._seeds[len(worths) : most]:
                    worths.append(self._follow(moment, action, SeededChance(f"ahead {seed}")))
                found[action] = Prospect(action, sum(worths) / len(worths), sum(w <= 0 for w in worths) / len(worths))
        return sorted(found.values(), key=lambda each: -each.worth)

    def turn_from(self, start: Field) -> float:
        """What the turn is worth from a table as it is, or as it would be after a trade: played out by the policy."""
        action = self.policy(Shadow(self.seat, start, self.seat.seat))
        exact = self._exact(start, action)
        if isinstance(exact, Prospect):
            return exact.worth
        worths = [self._follow(exact, action, SeededChance(f"ahead {seed}")) for seed in self._seeds]
        return sum(worths) / len(worths)

    def _exact(self, start: Field, action: Action) -> Prospect | _Moment:
        """Counted over every way the dice can fall; the moment before the first of them if there are too many."""
        worth = lost = 0.0
        ways = 1
        first: _Moment | None = None
        waiting: list[tuple[_Moment, float]] = [(_Moment(start.state), 1.0)]
        while waiting:
            moment, weight = waiting.pop()
            try:
                found = self._follow(moment, action, _Fallen(moment.told))
            except _Unrolled as unrolled:
                state, acts, told = unrolled.moment
                first = first or unrolled.moment
                ways += unrolled.ways - 1
                if ways > self.most:
                    return first
                share = weight / unrolled.ways
                waiting += [(_Moment(state, acts, (*told, number)), share) for number in range(unrolled.ways)]
                continue
            worth += weight * found
            lost += weight * (found <= 0)
        return Prospect(action, worth, lost)

    def _follow(self, moment: _Moment, action: Action, dice: Chance) -> float:
        """Play the turn out with these dice, and rate where it ends."""
        seat = self.seat
        game = seat.game
        p: Field = game.resume(seat.play.rules, moment.state.copy(), dice, None)
        acts = moment.acts
        while not acts or (not p.battle.outcome and p.battle.turn == self.turn and acts < LONGEST):
            number = game.waiting(p)[0] if acts else seat.seat
            answer = self._decide(p, number) if acts else action
            if isinstance(dice, _Fallen):
                self._act(p, number, answer, dice, acts)
            else:
                game.act(p, number, answer)
            acts += 1
        seat.budget.spend(acts)
        if p.battle.outcome:
            return self.value(p)
        key = tuple(standing(p))
        known = self._worths.get(key)
        if known is None:
            known = self.value(p)
            self._worths[key] = known
        return known

    def _act(self, p: Field, number: int, answer: Action, dice: _Fallen, acts: int) -> None:
        """Act, and if a die is missing say where to go on once it is thrown."""
        before, used = p.state.copy(), dice.used
        try:
            self.seat.game.act(p, number, answer)
        except _Unrolled as unrolled:
            unrolled.moment = _Moment(before, acts, dice.told[used:])
            raise

    def _decide(self, p: Field, number: int) -> Action:
        frame: Frame = p.battle.lanes[number][-1]
        key = (number, frame, p.battle.stage, p.battle.mgf, p.battle.effects, *standing(p))
        known = self._decided.get(key)
        if known is None:
            known = self.policy(Shadow(self.seat, p, number))
            self._decided[key] = known
        return known


def standing(p: Field) -> list[object]:
    """What of the Units and of the boxes' parts a decision of this turn, or the worth of its end, can hang on."""
    found: list[object] = [p.battle.items, p.battle.worn, p.battle.silenced]
    found += (str(part.to_json()) for part in p.battle.parts.values())
    for unit in p.battle.units:
        found += (
            unit.status, unit.sector, unit.soldiers, unit.courage, unit.stars, unit.points, unit.specialists,
            unit.items, unit.awards, unit.held, unit.vehicle, unit.marker, unit.battle_cry, unit.flags, unit.departed,
            unit.used, unit.faces, unit.virtual, unit.claimed, unit.cancelled, unit.removed,
        )  # fmt: skip
    return found


def can_look_ahead(p: Field) -> bool:
    """Whether everybody at the table fights together and ashore: what they decide and are worth can be foreseen."""
    return not p.battle.away and all(force.side == ALLIES for force in p.battle.forces)
