"""Express! as a Game of the kernel."""

from __future__ import annotations

from typing import Any

from hhour.express.beaches import BEACHES
from hhour.express.moments import refuse_idle, sharpen
from hhour.express.options import BOX, MOST_PLAYERS, OPTIONS, check_setup
from hhour.express.pick import Ask
from hhour.express.shore import Book, Shore
from hhour.express.state import Invasion, invasion_from_json
from hhour.express.steps import axis, beach, outcome, rally, roll, specialists
from hhour.express.view import result, view
from hhour.express.viewed import ExpressResult, ExpressView
from hhour.express.vocabulary import VERBS
from hhour.kernel.action import Action
from hhour.kernel.chance import Chance
from hhour.kernel.choice import Choice
from hhour.kernel.event import Data, Event
from hhour.kernel.game import Game
from hhour.kernel.lanes import settle
from hhour.kernel.offers import BoardOffer, Standing
from hhour.kernel.refusal import Refusal
from hhour.kernel.setup import Option, Setup

SECTORS = 6  # of each beach
STAGES = (
    beach.HelpStage(),
    beach.BeachStage(),
    axis.AxisStage(),
    roll.RollStage(),
    roll.RerollStage(),
    specialists.SpecialistStage(),
    rally.RallyStage(),
    rally.NextPlayerStage(),
    rally.AfterRallyStage(),
    outcome.CompareStage(),
)

STEPS: dict[str, Ask] = {}
for _module in (beach.STEPS, axis.STEPS, roll.STEPS, specialists.STEPS, rally.STEPS, outcome.STEPS):
    STEPS.update(_module)


class Express(Game[Book, Invasion, Shore]):
    """Six beaches, basic and advanced, with and without the Kommandant, one by one or as Operation: Neptune."""

    name = "express"
    rules_version = 1
    samples = (
        "express utah",
        "express gold players=2",
        "express juno players=3 opts=kommandant",
        "express sword players=4 leader=2 opts=one-set-of-dice",
        "express utah opts=advanced,kommandant",
        "express gold players=2 opts=advanced-beaches,gold-landing=star=tool",
        "express juno opts=advanced,engineer-scope=all,rally-limit=attempt",
        "express sword players=2 opts=advanced,kommandant,left-out=random,kommandant-bunker-dice=5",
        "express omaha opts=advanced,kommandant,veteran-scope=group",
        "express omaha players=2 leader=2 opts=advanced,one-set-of-dice,rally-limit=player,engineer-scope=any-one",
        "express hoc opts=advanced,keep-away-everywhere=off",
        "express opts=neptune,neptune-retries=2,neptune-fallen-return=off,specialist-map=star=medic+skull=general",
        "express opts=neptune,advanced,kommandant,neptune-retries=1",
    )

    def setup(self, asked: Setup) -> Setup:
        return check_setup(asked)

    def rules(self, setup: Setup) -> Book:
        book = Book(setup)
        stages: Any = STAGES
        book.take_turns(stages)
        book.take_steps(STEPS)
        book.verbs = VERBS
        return book

    def begin(self, rules: Book, chance: Chance, sink: list[Event] | None) -> Shore:
        invasion = Invasion(rules.setup.seats)
        invasion.retries = rules.retries
        p = Shore(rules, invasion, chance, sink)
        if sink is not None:
            data: Data = {
                "setup": str(rules.setup),
                "beach": p.beach.slug,
                "n": rules.setup.seats,
                "leader": rules.leader,
            }
            p.emit("began", 0, "P-NEP-01" if rules.neptune else "P-EXP-02", data)
        settle(p)
        return p

    def resume(self, rules: Book, state: Invasion, chance: Chance, sink: list[Event] | None) -> Shore:
        return Shore(rules, state, chance, sink)

    def state_from_json(self, data: dict[str, object]) -> Invasion:
        return invasion_from_json(data)

    def view(self, p: Shore, seat: int | None) -> ExpressView:
        return view(self, p, seat)

    def result(self, p: Shore) -> ExpressResult:
        return result(p)

    def choice(self, p: Shore, seat: int, action: Action) -> Choice:
        """Specialists are used from where they lie; the question itself only asks who is done."""
        told = super().choice(p, seat, action)
        return told._replace(free=True) if action.verb == "use" else told

    def refuse_idle(self, p: Shore, seat: int, action: Action) -> Refusal:
        return refuse_idle(p, super().refuse_idle(p, seat, action))

    def refusal(self, p: Shore, seat: int, action: Action) -> Refusal | None:
        refused = super().refusal(p, seat, action)
        return refused if refused is None or p.state.outcome else sharpen(p, seat, action, refused)

    def options(self) -> tuple[Option, ...]:
        return tuple(OPTIONS.values())

    def boards(self) -> tuple[BoardOffer, ...]:
        return tuple(BoardOffer(slug, BOX, 1, MOST_PLAYERS) for slug in BEACHES)

    def boxes(self) -> tuple[str, ...]:
        return (BOX,)

    def chapters(self, setup: Setup) -> tuple[str, ...]:
        return ("P-ADV", "P-DICE", "P-EXP", "P-KOM", "P-NEP", "P-OPT", "P-SPEC")

    def standings(self, p: Shore) -> list[Standing]:
        """The group stands or falls together (P-EXP-01); who has won is a beach further (P-EXP-85)."""
        told = p.invasion  # the group has one way to go
        far = SECTORS * (told.beach + (told.outcome == "won")) + told.sector
        return [Standing(0, str(told.sector), points=far)]
