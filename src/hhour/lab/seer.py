"""What luck leaves: a Captain who knows how the dice of the running turn will fall, and is otherwise as he is.

He locks as an honest player does, but rolls again what will come out best, and moves, buys and fights knowing where the
fire falls. No player can know that, so what he wins is a mark nobody is expected to pass: what he loses too was lost
to the dice of other turns. It is measured, not proven; of the Practice Run `optimum` is the exact bound.
"""

from __future__ import annotations

from hhour.bots.dday.adjusting import OwnDice
from hhour.bots.dday.captain import Captain
from hhour.bots.dday.lookahead import Lookahead
from hhour.bots.dday.search import HOLD, unit_of
from hhour.bots.protocol import Decision, Reason, Seat
from hhour.dday.rules.battle.field import Field
from hhour.kernel.action import Action
from hhour.kernel.chance import Chance
from hhour.kernel.lanes import TABLE
from hhour.lab.regret import optimum
from hhour.lab.simulate import SEER
from hhour.lab.solve import solution
from hhour.lab.states import LabError, Start


class Seer(Captain):
    """For the lab alone: he has to be told the dice of the table."""

    name = SEER

    def __init__(self, dice: Chance) -> None:
        super().__init__()
        self.dice = dice

    def ahead(self, seat: Seat) -> Lookahead:
        return Lookahead(seat, self.unforeseen, self.prospects, self.dice)

    def reroll(self, seat: Seat, choices: list[Action]) -> Decision:
        """The dice to roll again whose results, and those of the roll after them, are best."""
        p: Field = seat.play
        dice = OwnDice(p, unit_of(seat), self.see(seat))

        def after(play: Field, action: Action, left: int) -> float:
            trial: Field = seat.game.resume(play.rules, play.state.copy(), self.dice, None)
            trial.battle.lanes[TABLE] = (HOLD, *trial.battle.lanes[TABLE])  # UPKEEP must not begin before dice are seen
            seat.game.act(trial, seat.seat, action)
            lane = trial.battle.lanes[seat.seat]
            worth = dice.value(trial.unit(seat.seat).faces)
            if action.verb == "stop" or not left or not lane or lane[-1][0] != "reroll":
                return worth
            again = [option for option in seat.game.choices(trial, seat.seat) if option.verb == "reroll"]
            return max([worth, *(after(trial, option, left - 1) for option in again)])

        answers = [action for action in choices if action.verb in ("reroll", "stop")]
        best = max(answers, key=lambda action: (after(p, action, 1), -len(action.args)))
        return Decision(best, Reason("bot-seen"))


def solved(setup: str) -> float | None:
    """The chance to win that no player can pass, where it is known exactly."""
    try:
        book, exact = solution(setup)
    except LabError:
        return None
    ground = book.sectors[book.starts[0]]
    assert ground.start is not None
    return optimum(exact, book, Start(ground.id, (), 1, ground.start.soldiers, ground.start.courage))
