"""A small game of secrets for the tests of the kernel: two runners with hidden hands, and a guard nobody plays.

Cards come from an ordered deck. In each of four rounds every runner draws (`draw`) or looks at the top cards (`peek`),
then there is a window: a runner may lay a card face up (`show`), put one away face down (`stash`), or pass. Who has the
most points face up wins; the guard wins if nobody has any.
"""

from __future__ import annotations

from typing import Any

from hhour.kernel.action import Action
from hhour.kernel.chance import Chance
from hhour.kernel.deck import Deck, deck_from_json, without
from hhour.kernel.event import Event, audience
from hhour.kernel.game import Game
from hhour.kernel.lanes import Frame, Lane, Play, Rules, Stage, State, Step, asked_flags, restore_asked, settle
from hhour.kernel.refusal import Refusal
from hhour.kernel.roles import Role
from hhour.kernel.setup import Setup
from hhour.kernel.windows import Window

WORTH = {"gold": 5, "silver": 3, "lead": 1, "papers": 0}
CARDS = tuple(f"{name}-{number}" for name in WORTH for number in (1, 2, 3))
RUNNERS = (1, 3)
GUARD = 2
ROUNDS = 4
RULE = "B-SETUP-28"  # any rule of the book will do


class Deal(State):
    """Hands by seat, what lies face up, what was put away, and the deck."""

    def __init__(self) -> None:
        super().__init__(3)
        self.hands: tuple[tuple[str, ...], ...] = ((),) * 4
        self.shown: tuple[tuple[str, ...], ...] = ((),) * 4
        self.stashed: tuple[tuple[str, ...], ...] = ((),) * 4
        self.deck = Deck(CARDS)

    def copy(self) -> Deal:
        new = Deal.__new__(Deal)
        for name in FIELDS:
            setattr(new, name, getattr(self, name))
        new.lanes = self.lanes.copy()
        new.asked = self.asked.copy()
        new.deck = self.deck.copy()
        return new

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {name: getattr(self, name) for name in FIELDS}
        return {**data, "lanes": self.lanes, "asked": asked_flags(self), "deck": self.deck.to_json()}


FIELDS = ("turn", "stage", "outcome", "standing", "hands", "shown", "stashed")


class Night(Rules):
    def __init__(self) -> None:
        super().__init__()
        self.roles = (
            Role(1, "runner-1", secret=True),
            Role(GUARD, "guard", "the-guard", played=False),
            Role(3, "runner-3", secret=True),
        )
        stages: Any = (DrawStage(), WindowStage())
        self.take_turns(stages)
        self.take_steps({"draw": Draw(), "guard": Guard(), "deal": WINDOW})
        self.freely = frozenset(("always-pass", "ask-me"))


class Run(Play):
    def __init__(self, rules: Night, state: Deal, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(rules, state, chance, sink)
        self.deal = state


class DrawStage(Stage[Run]):
    phase = "DRAW"

    def open(self, p: Run) -> None:
        if p.deal.turn > ROUNDS:
            p.emit("counted", 0, RULE, {"n": max(points(p.deal, seat) for seat in RUNNERS)})
            p.over("counted")
            return
        for seat in RUNNERS:
            p.push(seat, "draw")
        p.push(GUARD, "guard")


class Guard(Step[Run]):
    """Walks his round and is never asked."""

    def run(self, p: Run, seat: int, frame: Frame) -> bool:
        p.pop(seat)
        p.emit("walked", seat, RULE, {"n": p.deal.turn})
        return True


class Draw(Step[Run]):
    def choices(self, p: Run, seat: int, frame: Frame) -> list[Action]:
        return [Action("draw"), Action("peek")]

    def refuse(self, p: Run, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return None if action in self.choices(p, seat, frame) else Refusal(RULE, "not-offered", {"action": action.text})

    def answer(self, p: Run, seat: int, frame: Frame, action: Action) -> None:
        deal, mine = p.deal, audience(seat)
        p.pop(seat)
        if action.verb == "draw":
            card = deal.deck.draw(p, seat, "draw", mine)
            deal.hands = put(deal.hands, seat, (*deal.hands[seat], card))
            p.cause = p.emit("drew", seat, RULE, {"card": card, "n": 1}, card, mine, {"n": 1})
            p.emit("noted", seat, RULE, {"worth": worth(card)}, card, mine)
            p.emit("held", seat, RULE, {"n": len(deal.hands[seat])})
        else:
            seen = deal.deck.peek(p, seat, "peek", 2, mine)
            p.emit("peeked", seat, RULE, {"cards": seen}, "", mine, {"n": len(seen)})


class WindowStage(Stage[Run]):
    phase = "DEAL"

    def participants(self, p: Run) -> tuple[int, ...]:
        return RUNNERS

    def open(self, p: Run) -> None:
        WINDOW.open(p, self.participants(p))


class Deals(Window[Run]):
    """Lay open or put away, until both have passed in a row."""

    name = "deal"
    rule = RULE
    order = ("runner-1", "runner-3")

    def options(self, p: Run, seat: int, frame: Frame) -> list[Action]:
        return [Action(verb, (card,)) for verb in ("show", "stash") for card in p.deal.hands[seat]]

    def chosen(self, p: Run, seat: int, frame: Frame, action: Action) -> None:
        deal, card = p.deal, action.args[0]
        deal.hands = put(deal.hands, seat, without(deal.hands[seat], card))
        if action.verb == "show":
            deal.shown = put(deal.shown, seat, (*deal.shown[seat], card))
            p.emit("shown", seat, RULE, {"card": card}, card)
            p.reveal()
        else:
            deal.stashed = put(deal.stashed, seat, (*deal.stashed[seat], card))
            p.emit("stashed", seat, RULE, {"card": card}, card, audience(seat), {"n": 1})


WINDOW = Deals()


class Smuggle(Game[Night, Deal, Run]):
    name = "smuggle"
    samples = ("smuggle",)

    def setup(self, asked: Setup) -> Setup:
        return Setup("smuggle", seats=2)

    def rules(self, setup: Setup) -> Night:
        return Night()

    def begin(self, rules: Night, chance: Chance, sink: list[Event] | None) -> Run:
        p = Run(rules, Deal(), chance, sink)
        settle(p)
        return p

    def resume(self, rules: Night, state: Deal, chance: Chance, sink: list[Event] | None) -> Run:
        return Run(rules, state, chance, sink)

    def state_from_json(self, data: dict[str, Any]) -> Deal:
        deal = Deal()
        for name in FIELDS:
            setattr(deal, name, _tuples(data[name]))
        deal.deck = deck_from_json(data["deck"])
        deal.lanes = [_lane(lane) for lane in data["lanes"]]
        restore_asked(deal, data["asked"])
        return deal

    def view(self, p: Run, seat: int | None) -> dict[str, object]:
        deal = p.deal
        return {
            "turn": deal.turn,
            "outcome": deal.outcome,
            "waiting": self.waiting(p),
            "hand": list(deal.hands[seat]) if seat else [],
            "hands": [len(hand) for hand in deal.hands],
            "shown": [list(cards) for cards in deal.shown],
            "stashed": [len(cards) for cards in deal.stashed],
            "deck": list(deal.deck.seen_by(seat or 0)),
        }

    def result(self, p: Run) -> dict[str, object]:
        return {"outcome": p.deal.outcome or "running", "points": [points(p.deal, seat) for seat in RUNNERS]}

    def conceal(self, p: Run, seat: int) -> None:
        deal = p.deal
        other = next(one for one in RUNNERS if one != seat)
        hand, stash = deal.deck.redeal(p, seat, [deal.hands[other], deal.stashed[other]])
        deal.hands = put(deal.hands, other, hand)
        deal.stashed = put(deal.stashed, other, stash)

    def veil(self, p: Run, seat: int, action: Action) -> Action | None:
        return Action("stash") if action.verb == "stash" else None

    def refuse_free(self, p: Run, seat: int, action: Action) -> Refusal | None:
        return None

    def do_free(self, p: Run, seat: int, action: Action) -> None:
        p.deal.standing ^= 1 << seat

    def winning_sides(self, p: Run) -> tuple[str, ...]:
        if not p.deal.outcome:
            return ()
        most = max(points(p.deal, seat) for seat in RUNNERS)
        best = tuple(f"runner-{seat}" for seat in RUNNERS if points(p.deal, seat) == most)
        return best if most else ("guard",)


def worth(card: str) -> int:
    return WORTH[card.partition("-")[0]]


def points(deal: Deal, seat: int) -> int:
    return sum(worth(card) for card in deal.shown[seat])


def put(rows: tuple[tuple[str, ...], ...], at: int, row: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*rows[:at], row, *rows[at + 1 :])


def _lane(frames: list[Any]) -> Lane:
    return tuple((name, a, b, text) for name, a, b, text in frames)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value
