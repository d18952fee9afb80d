"""D-Day Dice as a Game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from hhour.advice.dday.weighed import weighed
from hhour.dday.rules.battle.apart import is_alone, only_dice
from hhour.dday.rules.battle.begin import begin
from hhour.dday.rules.battle.book import SAFE_DICE, Book, read_boxes, read_cards, read_level
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.seating import is_plain, seat_forces
from hhour.dday.rules.battle.state import Battle, Unit, battle_from_json
from hhour.dday.rules.box.shelf import BASE, barred, box_of_option, boxes, cards_of, in_force, options
from hhour.dday.rules.cards.free import do_free, free_choices, own_choices, refuse_free
from hhour.dday.rules.cards.hooks import ADVANCE_COST, LOCKS, MORE_LOCKS, MOVE_COST, NO_LOCKS, RESULT, RESULT_ANY
from hhour.dday.rules.cards.offer import make_available
from hhour.dday.rules.dice.worth import gifts
from hhour.dday.rules.map.atlas import box_of, scan, scenarios
from hhour.dday.rules.map.beach import Beach, Scenario
from hhour.dday.rules.map.layout import lay_out, open_ways
from hhour.dday.rules.turn.moments import refuse_idle, sharpen
from hhour.dday.rules.turn.options import board_of, check_setup
from hhour.dday.rules.turn.stages import lay_stages
from hhour.dday.view import result, standings, view, views
from hhour.dday.viewed import DDayResult, DDayView
from hhour.kernel.action import Action
from hhour.kernel.chance import Chance
from hhour.kernel.choice import CARD, SECTOR, Choice, WordKind
from hhour.kernel.event import Event
from hhour.kernel.game import Game
from hhour.kernel.lanes import settle
from hhour.kernel.offers import BoardOffer, LevelOffer, Standing
from hhour.kernel.refusal import Refusal
from hhour.kernel.setup import Option, Setup

MOST_OFFERS = 4000  # choices of one setup that are remembered
DRAFTING = ("trade", "give", "take")  # open the draft of an offer or change it, and nothing else
QUIET = {  # by question: what rolls and draws nothing by itself, and leaves nothing of one's own to be run
    "reroll": ("stop",),
    "muster": ("recruit", "find", "done"),
    "move": ("stay",),
}


class DDay(Game[Book, Battle, Field]):
    """The base game with its eight maps, its levels, options and Operation Deadstick."""

    name = "dday"
    rank = 0
    seats_are = "unit"
    may_propose = True
    # 2, 4 and 5 brought other values on reconstructed maps (docs/decisions/0011, 0024, 0025), 3 and 7 rulings (0014,
    # 0026), 6 is of games with `gold=rwbg` alone, 8 of those against a German and with Battle Conditions (0027), with
    # `gold=rwbg` or `continuous-play` (0028), 9 of those with Missions or War Heroes (0029)
    rules_version = 9
    samples = (
        "dday n-01 level=practice",
        "dday n-01 level=basic units=3",
        "dday n-01 units=2 opts=soldier-reroll,victory-points,kind-skulls,pure-straight",
        "dday n-02 units=4",
        "dday n-03 units=2 opts=blind-start,fight-back",
        "dday n-04",
        "dday n-04 units=3 opts=chosen-honour,command-post",
        "dday n-05 opts=bazooka-joe=all,lucky-scavenger",
        "dday n-06 units=2 opts=random-specialists,quartermasters-whim",
        "dday n-07 units=2 opts=bazooka-joe=items,fresh-legs",
        "dday n-07 opts=climb-from-below",
        "dday n-08 units=2 opts=assault,garrison-ai,well-equipped",
        "dday deadstick units=3 opts=trade-limit",
        "dday n-02 units=2 opts=grey-mgf-dice",
        "dday n-05 units=3 opts=assault,garrison-ai,grey-mgf-dice,mgf-roll=per-unit",
    )

    def setup(self, asked: Setup) -> Setup:
        return check_setup(asked)

    def rules(self, setup: Setup) -> Book:
        return self.rules_as_of(setup, self.rules_version)

    def version(self, setup: Setup) -> int:
        beaches = [beach.version for beach in _beaches(board_of(setup))]
        since = [options()[key].since.get(value, 0) for key, value in setup.options.items()]
        return max(SAFE_DICE, *beaches, *since, *(card.since for card in cards_of(setup).values()))

    def rules_as_of(self, setup: Setup, version: int) -> Book:
        book = Book(setup)
        book.version = version
        board = board_of(setup)
        if isinstance(board, Beach):
            level = next((one for one in board.levels if one.slug == setup.fields.get("level")), None)
            read_level(book, level)
        scenario = None if isinstance(board, Beach) else board
        read_boxes(book, tuple(shelved.box for shelved in in_force(setup)))
        book.barred = barred(setup)
        read_cards(book, cards_of(setup))
        lay_out(book, tuple(beach.as_of(version) for beach in _beaches(board)), scenario)
        make_available(book)
        seat_forces(book)
        for box in book.boxes:
            if box.fill is not None:
                box.fill(book)
        open_ways(book)
        book.kinds, book.offers = _remembered(book.written, version)
        book.gifts = gifts(book.counts)
        book.plain = is_plain(book)
        book.usual = book.profiles[Unit.name] if book.plain else None
        alone = book.solo and book.plain and not book.command_post
        book.afar = [bool(book.sources) or (shared and not alone) for shared in book.shared]
        limited = zip(book.passives, book.afar, book.tiers, strict=True)
        book.outside = [bool(table) and (afar or tiers) for table, afar, tiers in limited]
        book.adds = not book.plain or bool(book.passives[RESULT_ANY]) or book.outside[RESULT]
        book.dear = book.tiers[ADVANCE_COST] or bool(book.passives[MOVE_COST])
        rarely = (NO_LOCKS, MORE_LOCKS)
        book.locks = not book.plain or book.has_cliffs or book.outside[LOCKS] or any(book.passives[h] for h in rarely)
        book.lone = book.solo and book.plain and book.moments.keys().isdisjoint(("wiped-out", "end"))
        book.unhelped = book.solo and book.plain and not book.free_verbs
        lay_stages(book)
        return book

    def begin(self, rules: Book, chance: Chance, sink: list[Event] | None) -> Field:
        if sink is not None:
            return self._lay(rules, chance, sink)
        if rules.laid is not None:
            return Field(rules, rules.laid.copy(), chance, None)
        listening = chance.log
        drawn = chance.log = [] if listening is None else listening
        before = len(drawn)
        try:
            p = self._lay(rules, chance, None)
        finally:
            chance.log = listening
        if len(drawn) == before:  # every game of these rules begins like this one
            rules.laid = p.battle.copy()
        return p

    def _lay(self, rules: Book, chance: Chance, sink: list[Event] | None) -> Field:
        """The table up to the first questions."""
        p = begin(rules, chance, sink)
        settle(p)
        following = self.automatic(p) if rules.automata else None
        if following is not None:
            p.cause = 0
            self.act(p, *following)
        return p

    def resume(self, rules: Book, state: Battle, chance: Chance, sink: list[Event] | None) -> Field:
        return Field(rules, state, chance, sink)

    def state_from_json(self, data: dict[str, object]) -> Battle:
        return battle_from_json(data)

    def view(self, p: Field, seat: int | None) -> DDayView:
        return view(self, p, seat)

    def views(self, p: Field, seats: list[int]) -> Mapping[int, DDayView]:
        return views(self, p, seats)

    def conceal(self, p: Field, seat: int) -> None:
        for box in p.book.boxes:
            if box.conceal is not None:
                box.conceal(p, seat)

    def leaves_alone(self, rules: Book, before: Battle, after: Battle, mover: int) -> bool:
        return only_dice(rules, before, after, mover)

    def shows_nothing(self, p: Field, seat: int, action: Action) -> bool:
        if not is_alone(p.book):
            return False
        steps, lanes = p.book.steps, p.battle.lanes
        question = lanes[seat][-1][0] if lanes[seat] else ""
        if action.verb in DRAFTING:
            if action.verb != "trade" and question != "draft":
                return False
            return not any(lane and steps[lane[-1][0]].watches for lane in lanes)
        if action.verb not in QUIET.get(question, ()) or len(lanes[seat]) > 1 or p.book.moments or p.book.automata:
            return False
        if action.verb == "find" and p.book.cards[action.args[0]].found is not None:
            return False
        return _is_held(p, seat)

    def veil(self, p: Field, seat: int, action: Action) -> Action | None:
        veils = (box.veil(p, seat, action) for box in p.book.boxes if box.veil is not None)
        return next((veil for veil in veils if veil is not None), None)

    def winning_sides(self, p: Field) -> tuple[str, ...]:
        said = (box.winners(p) for box in p.book.boxes if box.winners is not None) if p.state.outcome else ()
        return next((sides for sides in said if sides is not None), super().winning_sides(p))

    def result(self, p: Field) -> DDayResult:
        return result(p)

    def sample_setups(self) -> tuple[str, ...]:
        return (*self.samples, *(setup for box in boxes() for setup in box.samples))

    def options(self) -> tuple[Option, ...]:
        return tuple(options().values())

    def most_with(self, option: str) -> int:
        return max((box.most_units[option][0] for box in boxes() if option in box.most_units), default=0)

    def boards(self) -> tuple[BoardOffer, ...]:
        boards: list[Beach | Scenario] = [*scan().values(), *scenarios().values()]
        return tuple(_offer(board) for board in boards)

    def modules(self, setup: Setup) -> tuple[str, ...]:
        return tuple(key for key in setup.options if box_of_option(key) != BASE)

    def boxes(self) -> tuple[str, ...]:
        return tuple(box.slug for box in boxes())

    def box_of(self, option: str) -> str:
        return box_of_option(option)

    def chapters(self, setup: Setup) -> tuple[str, ...]:
        letters = {shelved.box.rule.partition("-")[0] for shelved in in_force(setup)}
        grey = ("P-MGF", "P-OPT") if setup.options.get("grey-mgf-dice") == "on" else ()
        return (*(f"{letter}-" for letter in sorted(letters | {"R"})), *grey)

    def called(self, rules: Book) -> tuple[tuple[str, str], ...]:
        return rules.called

    def standings(self, p: Field) -> list[Standing]:
        return standings(p)

    def choices(self, p: Field, seat: int) -> list[Action]:
        """As every game has them: what a step has kept or lists, and what is free; without a call for the latter."""
        book = p.book
        whose, stamp, answers, free = p.kept
        if stamp != p.stamp or whose != seat:
            lane = p.battle.lanes[seat]
            if not lane:
                return [] if p.battle.outcome else self.free_choices(p, seat)
            frame = lane[-1]
            answers = book.steps[frame[0]].choices(p, seat, frame)
            free = frame[0] in book.free_steps
        if not free:
            return answers
        unit = p.battle.forces[seat - 1]
        if not book.unhelped:
            own = free_choices(p, unit)
        else:
            crew = unit.specialists
            if not (unit.items or unit.awards or unit.held or unit.vehicle) and (
                not crew or book.acting.isdisjoint(crew)
            ):
                return answers  # as `is_bare`, without another call
            own = own_choices(p, unit)
        return answers + own if own else answers

    def free_choices(self, p: Field, seat: int) -> list[Action]:
        return free_choices(p, p.battle.forces[seat - 1])

    def kind_of(self, p: Field, word: str) -> WordKind | None:
        if word in p.book.cards:
            return CARD
        return SECTOR if p.book.index(word) >= 0 else None

    def choice(self, p: Field, seat: int, action: Action) -> Choice:
        return self.classified(p, seat, [action])[0]

    def classified(self, p: Field, seat: int, actions: list[Action]) -> list[Choice]:
        if p.weighed_at != (seat, p.stamp):
            p.weighed = weighed(p, seat)
            p.weighed_at = (seat, p.stamp)
        weights, known = p.weighed, p.book.offers
        lane = p.battle.lanes[seat]
        question = lane[-1][0] if lane else ""
        found: list[Choice] = []
        for action in actions:
            told = known.get((question, action.text)) or self._classify(p, seat, question, action)
            if action.text in weights:
                weight = weights[action.text]
                told = told._replace(costs=(*told.costs, *weight.costs), survival=weight.survival)
            found.append(told)
        return found

    def _classify(self, p: Field, seat: int, question: str, action: Action) -> Choice:
        """A choice without what it brings down; remembered where its price is not the table's."""
        told = super().choice(p, seat, action)
        verb = p.book.verbs.get(action.verb)
        if verb is None or verb.costs is None:
            if len(p.book.offers) >= MOST_OFFERS:
                p.book.offers.clear()
            p.book.offers[question, action.text] = told
        return told

    def refuse_free(self, p: Field, seat: int, action: Action) -> Refusal | None:
        return refuse_free(p, p.force(seat), action)

    def refuse_idle(self, p: Field, seat: int, action: Action) -> Refusal:
        return refuse_idle(p, p.force(seat), action)

    def refusal(self, p: Field, seat: int, action: Action) -> Refusal | None:
        refused = super().refusal(p, seat, action)
        if refused is None or p.state.outcome or not 0 < seat < len(p.state.lanes):
            return refused
        return sharpen(p, p.force(seat), action, refused)

    def do_free(self, p: Field, seat: int, action: Action) -> None:
        do_free(p, p.force(seat), action)


def _is_held(p: Field, seat: int) -> bool:
    """Whether somebody else's question, which nothing but its answer changes, keeps the table where it is."""
    lanes, asked, steps = p.battle.lanes, p.battle.asked, p.book.steps
    held = False
    for other, lane in enumerate(lanes):
        if lane and other != seat:
            if lane is not asked[other] or steps[lane[-1][0]].watches:
                return False
            held = True
    return held


@lru_cache(64)
def _remembered(setup: str, version: int) -> tuple[dict[str, tuple[WordKind, ...]], dict[tuple[str, str], Choice]]:
    """What tables of one setup find out about words and choices, which is the same at all of them."""
    return {}, {}


def _offer(board: Beach | Scenario) -> BoardOffer:
    levels = board.levels if isinstance(board, Beach) else ()
    offered = tuple(LevelOffer(level.slug, tuple(level.ignores)) for level in levels)
    least, most = board.players
    joins = () if isinstance(board, Beach) else board.maps
    return BoardOffer(board.slug, box_of(board.slug), least, most, offered, isinstance(board, Beach), joins)


def _beaches(board: Beach | Scenario) -> tuple[Beach, ...]:
    """The maps of a board: one, or those a scenario joins."""
    return (board,) if isinstance(board, Beach) else tuple(scan()[slug] for slug in board.maps)
