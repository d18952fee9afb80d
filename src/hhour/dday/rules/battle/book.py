"""The rules of one game, built once from its setup and never changed: grounds, edges, cards, hooks, options, stages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hhour.dday.rules.battle.profile import Profile
from hhour.dday.rules.battle.state import NO_SETS, Battle, Force, Unit
from hhour.dday.rules.cards.card import Card
from hhour.dday.rules.cards.hooks import ADD, UNIT, Part, Passive, hook_count
from hhour.dday.rules.cards.kinds import AWARD, ITEM, RANKS, SPECIAL, VEHICLE
from hhour.dday.rules.map.beach import Beach, Level, Scenario
from hhour.dday.rules.map.ground import Ground
from hhour.kernel.action import Action
from hhour.kernel.choice import Choice
from hhour.kernel.dice import SIX, Tray
from hhour.kernel.faces import FACES
from hhour.kernel.lanes import Rules
from hhour.kernel.refusal import Refusal
from hhour.kernel.roles import together
from hhour.kernel.setup import Setup

if TYPE_CHECKING:
    from hhour.dday.rules.battle.field import Field
    from hhour.dday.rules.battle.state import Unit
    from hhour.dday.rules.box.box import Box, FreeVerb, Ware
    from hhour.kernel.action import Action


class Edge:
    """A way out of a sector. `cost` is the courage of the row (or bunker) entered; 0 for lateral moves."""

    __slots__ = ("advance", "asks", "barrier", "charge", "cost", "mine", "open", "over", "target", "walk")

    def __init__(
        self, target: int, advance: bool, mine: bool, barrier: bool, cost: int, over: bool, name: str = ""
    ) -> None:
        self.target = target
        self.advance = advance
        self.mine = mine
        self.barrier = barrier
        self.cost = cost
        self.over = over
        self.walk = Action("advance" if advance else "move", (name,))
        self.charge = Action("charge", (name,))
        # nothing but its price, an order not to advance and what `asks` can ever keep a Unit from it
        self.open = False
        self.asks = True  # a barrier, a NEED or a SACRIFICE may


class Relief:
    """What lowers DEF for all Units alike, below 0 if it comes to that; `by` says by how much now."""

    __slots__ = ("by", "rule", "source")

    def __init__(self, by: Callable[[Field], int], rule: str, source: str) -> None:
        self.by = by
        self.rule = rule
        self.source = source


# the version of the rules since which a forced move is asked, the last man may be sacrificed on the way in, unknown
# ground shows itself to the first to arrive, and a die that has earned a bonus is safe (docs/decisions/0014)
RULINGS: Final = 3
# and since which such a die never stands for its twin, and is safe too in a set of two, a German's tally and a Mission
# (docs/decisions/0026)
SAFE_DICE: Final = 7
# and since which a turn begins before the first card of it can be used, and some cards do all that they say, also where
# two of them meet (docs/decisions/0027)
AS_WRITTEN: Final = 8
# and since which nothing of the battle reaches who is still away from it, and the Gold die of `gold=rwbg` stays with
# its Unit, gets no colour from any card and blocks every way to a bonus of its face (docs/decisions/0028)
APART: Final = 8
# and since which Missions and War Heroes do to the letter what their rules say (docs/decisions/0029)
TO_THE_LETTER: Final = 9


def is_on(setup: Setup, words: str) -> bool:
    """Whether an option was chosen before the game (B-OPT): it is 'on' (`key`) or has a value (`key=value`)."""
    key, _, value = words.partition("=")
    return setup.options.get(key, "") == (value or "on")


def limits_trade(setup: Setup) -> bool:
    """Whether there is no trade in the top row (B-OPT-H03); against the automated garrison there never is (R-AI-11)."""
    return is_on(setup, "trade-limit") or is_on(setup, "garrison-ai")


class Book(Rules):
    """Everything a game looks up while it is played."""

    __slots__ = (
        "acting", "acts_at", "adds", "afar", "after_calm_die", "after_die", "alone", "asking", "assault", "at_dice",
        "awards", "barred", "beaches", "belongs", "blind_start", "boards", "boxes", "brings", "bunkers", "called",
        "cards", "cautions", "changers", "changes_only", "chosen_honour", "claimed", "climb_from_below", "closed",
        "command_post", "costs", "counts", "cries", "dealt_for", "dear", "defences", "edges", "face_up", "fired",
        "free_verbs", "fresh_legs", "garrison_ai", "gifts", "grey_mgf", "grey_refused", "grounds", "gun_die", "guns",
        "hands", "has_awards", "has_cliffs", "has_items", "holds", "keepers", "keeps_fallen", "kind_skulls", "laid",
        "leads", "least_find", "least_recruit", "level", "locks", "lone", "lost", "lucky_scavenger", "marching",
        "mines", "moments", "named_sectors", "need_bunkers", "no_sets", "offers", "other_verbs", "outlived", "outside",
        "own_mgf", "paints", "passage", "passes", "passives", "plain", "points", "prelude", "priced", "profiles",
        "pure_straight", "quartermasters_whim", "raised_beach", "raised_by", "raised_until", "random_specialists",
        "relief", "reopened", "repulsed", "rests", "roll_stage", "scenario", "sealed", "sealed_until", "seating",
        "seats", "sector_awards", "sector_views", "sectors", "sets", "setup", "shared", "short_sets", "skulls_bite",
        "slots", "soldier_reroll", "solo", "sources", "spare", "spared", "spares", "starts", "swapping", "tallied",
        "tiers", "titles", "top_rows", "tradable", "trade_limit", "trading", "unhelped", "unique", "usable",
        "usable_at", "usable_idle", "usual", "vehicles", "version", "vetoes", "victory_points", "waited_verbs",
        "walks", "wares", "weighs", "well_equipped", "window", "written",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.written = str(setup)
        self.version = 1  # of the rules the game was begun with
        self.seats = setup.seats
        self.dealt_for = setup.seats  # for how many Units the table is laid, where that is counted
        self.roles = together(setup.seats)
        self.seating: list[Callable[[int], Force]] = [Unit] * setup.seats  # by seat: who sits there
        self.profiles: dict[str, Profile] = {}  # by name of the force
        self.usual: Profile | None = None  # a Unit's, where nobody else sits at the table and all is plain
        self.no_sets: tuple[int, ...] = NO_SETS  # by face: no set claimed
        self.laid: Battle | None = None  # how every game begins, where nothing is drawn before the first question
        self.plain = True  # only Units sit at the table, and they play as the base game says
        self.spare: Tray = SIX  # the dice of the solo trading pool
        self.solo = setup.seats == 1
        self.sector_views: dict[object, list[Any]] = {}  # by all that they hang on: what everyone sees of the sectors
        self.boards: dict[object, Any] = {}  # and what the board says beside them, in words
        self.offers: dict[tuple[str, str], Choice] = {}  # by question and answer: what is the same at every table
        self.lone = False  # one Unit of the base game, and the game is over when it is out of play
        self.unhelped = False  # one Unit, and nothing to be done beside its questions without a card of its own
        self.acting: frozenset[str] = frozenset()  # cards by which something can be done of one's own accord
        self.level: Level | None = None
        self.scenario: Scenario | None = None
        self.beaches: tuple[Beach, ...] = ()
        self.sectors: tuple[Ground, ...] = ()
        self.named_sectors: dict[str, int] = {}
        self.grounds: tuple[Ground, ...] = ()  # the same, and at -1 where a force stands that is in no sector
        self.edges: tuple[tuple[Edge, ...], ...] = ()
        self.asking: tuple[tuple[Edge, ...] | None, ...] = ()  # by sector: the ways that ask, where all are open
        self.walks: dict[tuple[int, int, int], list[Action]] = {}  # see `map.moving.walks`
        self.bunkers: tuple[int, ...] = ()
        self.starts: tuple[int, ...] = ()
        self.has_cliffs = False  # some sector has to be climbed
        self.brings: tuple[int, ...] = ()  # as `grounds`: what there may be to look for, see `map.ground.brings_of`
        self.top_rows: int = 0  # mask: sectors of the top row and those beside a bunker
        self.boxes: tuple[Box, ...] = ()
        self.barred: frozenset[str] = frozenset()  # titles that are out of this game
        self.cards: dict[str, Card] = {}
        self.costs: dict[str, int] = {}
        self.priced: dict[
            tuple[str, tuple[str, ...], int, tuple[str, ...]], list[Action]
        ] = {}  # see `cards.finding.affordable`
        self.keepers: frozenset[str] = frozenset()  # cards that act on a fixed tally
        self.least_recruit = 1  # no Specialist costs less, no item does; what costs nothing needs no price
        self.least_find = 1
        self.passives: list[dict[str, Passive]] = [{} for _ in range(hook_count())]
        self.shared: list[bool] = [False] * hook_count()  # by hook: some ability reaches other Units
        self.afar: list[bool] = []  # by hook: the Unit may have an ability from elsewhere than its own cards
        self.outside: list[bool] = []  # by hook: some ability touches it even where the Unit has no card
        self.dear = False  # what a way costs is more than its price and what cards take off it
        self.adds = True  # some results may join a tally though neither its sector nor cards of its own add any
        self.locks = True  # and dice may be locked otherwise than usual
        self.tiers: list[bool] = [False] * hook_count()  # by hook: some ability replaces or limits the number
        self.titles: dict[str, str] = {}  # cards that stand in for another one's title
        self.sources: tuple[Callable[[Field, Force], tuple[str, ...]], ...] = ()
        self.moments: dict[str, tuple[Callable[[Field, Force], bool], ...]] = {}
        self.vetoes: dict[str, tuple[Callable[[Field, Force, str], Refusal | None], ...]] = {}
        self.belongs: dict[str, tuple[str, str]] = {}  # by verb: the phase it belongs to, and the rule that says so
        self.paints: dict[int, dict[int, str]] = {}  # by seat: colours its dice are painted in, for the eye only
        self.cautions: tuple[Callable[[Field, Force, Action], str], ...] = ()
        self.guns: tuple[Callable[[Field, int, int], int], ...] = ()
        self.gun_die: tuple[Callable[[Field, int], int], ...] = ()
        self.grey_refused: Callable[[Field], bool] | None = None  # somebody may decide against the grey dice
        self.relief: tuple[Relief, ...] = ()
        self.mines: tuple[Callable[[Field, Edge, bool], bool], ...] = ()
        self.cries: dict[str, Ware] = {}  # by their text: what a Battle Cry may be taken as besides
        self.leads: dict[str, Ware] = {}  # the same of a Leadership formed in the Final Tally
        self.spares: dict[str, Callable[[Field, Force], bool]] = {}  # by card: whether it stays though it was given up
        self.spared: tuple[Callable[[Field, Unit], bool], ...] = ()  # whether a Unit that must move may stay this turn
        self.called: tuple[tuple[str, str], ...] = ()  # cards that bear another's name here
        self.wares: dict[str, Ware] = {}  # what else can be bought in MUSTER
        self.points: tuple[Callable[[Field, Unit], tuple[tuple[str, int], ...]], ...] = ()
        self.short_sets = False  # some card lets two results of different colours be a set
        self.keeps_fallen = False  # somebody asks how many soldiers fell this turn
        self.tradable: frozenset[str] = frozenset()  # cards among `Force.held` that can change hands
        self.defences: tuple[Callable[[Field, Unit], list[Part]], ...] = ()
        self.free_verbs: dict[str, FreeVerb] = {}
        self.waited_verbs: tuple[FreeVerb, ...] = ()  # those a question waits for
        self.other_verbs: tuple[FreeVerb, ...] = ()
        self.slots: tuple[str, ...] = ()  # the names of the stages, in order
        self.weighs: dict[str, Callable[[Field, Unit, Action], float]] = {}  # by question: the chance to outlive it
        self.prelude = False  # something is played before the battle: what begins with it waits (`Box.opens`)
        self.rests: tuple[Callable[[Field, str], bool], ...] = ()  # says of a stage whether it has nothing to do now
        self.passes: tuple[Callable[[Field, str], bool], ...] = ()  # says of a stage whether it is passed over now
        self.usable: list[dict[str, Card]] = []  # by stage: what may be used before one's part of it is done
        self.usable_idle: list[dict[str, Card]] = []  # and after
        self.usable_at: list[dict[str, dict[str, Card]]] = []  # by stage and by the question that is asked, '' if none
        self.acts_at: list[dict[str, dict[str, Card]]] = []  # the same, but only the questions at which it may act
        self.after_die: dict[str, Card] = {}  # what may be used right after a d6 was rolled
        self.after_calm_die: dict[str, Card] = {}  # and outside COMBAT
        self.holds: list[frozenset[str]] = []  # by stage: cards that keep `ready` open until it is said
        self.trading: list[bool] = []  # by stage: resources may be traded
        self.roll_stage = 0  # where ROLL begins; a box may put a stage before it
        self.window: list[bool] = []  # by stage: dice may be swapped
        self.swapping: list[bool] = []  # and there is somebody who sees to it
        self.closed = -1  # the stage in which the window is closed for good, where none but its own come between
        self.tallied = -1  # UPKEEP, if it follows at once
        self.marching = -1  # MOVE, if it follows MUSTER at once
        self.claimed = -1  # what those get who entered a sector, if that follows at once
        self.fired = -1  # the same of the guns
        self.lost = -1  # the stage of the casualties, where none comes between them and the guns
        self.outlived = -1  # and the last one that has nothing to do for a Unit that outlives them and goes on
        self.reopened: dict[int, str] = {}  # by stage: the question a trade opens again
        self.at_dice: frozenset[str] = frozenset()  # questions of a ROLL that is not over
        self.changers: frozenset[str] = frozenset()  # cards that can change a d6 just rolled
        self.changes_only: dict[str, tuple[str, ...]] = {}  # those that change only dice rolled for these purposes
        self.hands: tuple[tuple[str, ...], ...] = ()  # regular Specialists on offer, by beach
        self.unique: tuple[str, ...] = ()
        self.face_up: tuple[str, ...] = ()
        self.awards: tuple[str, ...] = ()
        self.vehicles: tuple[str, ...] = ()
        self.sector_awards: dict[int, str] = {}  # awards that may be taken instead of drawn
        self.soldier_reroll = is_on(setup, "soldier-reroll")
        self.well_equipped = is_on(setup, "well-equipped")
        self.random_specialists = is_on(setup, "random-specialists")
        self.quartermasters_whim = is_on(setup, "quartermasters-whim")
        self.victory_points = is_on(setup, "victory-points")
        self.blind_start = is_on(setup, "blind-start")
        self.fresh_legs = is_on(setup, "fresh-legs")
        self.lucky_scavenger = is_on(setup, "lucky-scavenger")
        self.assault = is_on(setup, "assault")
        self.garrison_ai = is_on(setup, "garrison-ai")
        self.grey_mgf = is_on(setup, "grey-mgf-dice")
        self.own_mgf = is_on(setup, "mgf-roll=per-unit")
        self.trade_limit = limits_trade(setup)
        self.kind_skulls = is_on(setup, "kind-skulls")
        self.pure_straight = is_on(setup, "pure-straight")
        self.command_post = is_on(setup, "command-post")
        self.climb_from_below = is_on(setup, "climb-from-below")
        self.chosen_honour = is_on(setup, "chosen-honour")
        self.repulsed = False
        self.has_items = True
        self.has_awards = True
        self.alone = False  # a wiped-out Unit does not lose the game for the others
        self.counts: tuple[bool, ...] = (True,) * 6  # which faces give anything
        self.gifts: tuple[int, ...] = ()  # and what: see `dice.worth.gifts`
        self.sets: tuple[bool, ...] = (True,) * 6  # which faces form RWB sets
        self.skulls_bite = True
        self.need_bunkers: int = 0  # mask: bunkers that must be taken
        self.raised_beach = -1  # its DEF is higher by `raised_by` until a Unit has been in `raised_until`
        self.raised_by = 0
        self.raised_until = -1
        self.sealed: int = 0  # mask: bunkers closed until `sealed_until` is taken
        self.sealed_until = -1
        self.passage: dict[int, int] = {}  # bunker -> the bunker behind it

    def take_turns(self, stages: tuple[Any, ...]) -> None:
        """As other rules do; which of these stages can be passed over is for whoever knows them all to say."""
        super().take_turns(stages)
        self.tallied = self.marching = self.claimed = self.lost = self.outlived = -1

    def is_on(self, words: str) -> bool:
        """Whether an option is 'on' (`key`) or has a value (`key=value`)."""
        return is_on(self.setup, words)

    def index(self, name: str) -> int:
        """The sector of this name (`5`, `bunker`, `n-06:14`), or -1."""
        return self.named_sectors.get(name, -1)

    def place(self, index: int) -> str:
        """The name of a sector, '' for none."""
        return self.sectors[index].id if index >= 0 else ""

    def named(self, kinds: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(slug for slug, card in self.cards.items() if card.kind in kinds)


def read_cards(book: Book, cards: dict[str, Card]) -> None:
    """Take the cards of the boxes in and file their passive abilities under their hooks."""
    known = {slug: card for slug, card in cards.items() if card.since <= book.version}
    book.cards = {slug: card for slug, card in known.items() if card.solo or not book.solo}
    book.titles = {slug: card.title for slug, card in book.cards.items() if card.title != slug}
    book.costs = {slug: card.cost for slug, card in book.cards.items()}
    finds = [card.cost for card in book.cards.values() if card.kind in (ITEM, SPECIAL)]
    others = [card.cost for card in book.cards.values() if card.kind not in (ITEM, SPECIAL, VEHICLE, AWARD)]
    book.least_find = max(1, min(finds, default=1))
    book.least_recruit = max(1, min(others, default=1))
    book.keepers = frozenset(slug for slug, card in book.cards.items() if "window-close" in card.timing)
    for slug, card in book.cards.items():
        for ability in card.passives:
            rank = RANKS[card.kind]
            passive = Passive(ability.hook, ability.amount, ability.scope, ability.tier, rank, card.rule, slug)
            book.passives[ability.hook][slug] = passive
            book.shared[ability.hook] |= ability.scope != UNIT
            book.tiers[ability.hook] |= ability.tier != ADD
    book.changers = frozenset(slug for slug, card in book.cards.items() if card.use is not None and card.use.changes_d6)
    for slug in book.changers:
        use = book.cards[slug].use
        if use is not None and use.changes_only:
            book.changes_only[slug] = use.changes_only


def read_level(book: Book, level: Level | None) -> None:
    """Leave out what a training level leaves out (B-MAP-N01-P01 to -T06): faces that give nothing (B-MAP-N01-P03), sets
    (B-MAP-N01-P04), awards (B-MAP-N01-T05); SKULLs that bite bring all sets back (B-MAP-N01-T04).
    """
    book.level = level
    if level is None:
        return
    book.has_items = "items" not in level.ignores
    book.has_awards = "awards" not in level.ignores
    book.alone = level.alone
    if level.faces:
        book.counts = tuple(face in level.faces for face in FACES)
        book.skulls_bite = "SKULL" in level.faces
        if not book.skulls_bite:
            book.sets = book.counts


def read_boxes(book: Book, boxes: tuple[Box, ...]) -> None:
    """Take in what the boxes of this game add to the rules: sources, moments, vetoes and verbs of their own."""
    book.boxes = boxes
    book.sources = tuple(source for box in boxes for source in box.sources)
    book.belongs = {verb: moment for box in boxes for verb, moment in box.belongs.items()}
    book.cautions = tuple(warns for box in boxes for warns in box.cautions)
    book.guns = tuple(box.guns for box in boxes if box.guns is not None)
    book.points = tuple(box.points for box in boxes if box.points is not None)
    book.gun_die = tuple(box.gun_die for box in boxes if box.gun_die is not None)
    book.defences = tuple(changed for box in boxes for changed in box.defences)
    for box in boxes:
        for name, happens in box.moments.items():
            book.moments[name] = (*book.moments.get(name, ()), happens)
        for name, forbids in box.vetoes.items():
            book.vetoes[name] = (*book.vetoes.get(name, ()), forbids)
        for verb in box.free_verbs:
            if (not verb.option or book.is_on(verb.option)) and verb.board in ("", book.setup.board):
                book.free_verbs[verb.verb] = verb
        for known, brought in ((book.cries, box.cries), (book.leads, box.leads), (book.wares, box.wares)):
            known.update((ware.text, ware) for ware in brought if not ware.option or book.is_on(ware.option))
