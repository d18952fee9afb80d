"""A game of Express! in motion: its rules (Book), the kernel's Play under its own names (Shore), effects in force."""

from __future__ import annotations

from hhour.express.beaches import BEACHES, BUNKER, ORDEAL, Beach, Effect
from hhour.express.cards import CALLED, CORPORAL
from hhour.express.options import read_landing, read_map
from hhour.express.state import Invasion, Soldier
from hhour.kernel.chance import Chance
from hhour.kernel.dice import ALL_DICE
from hhour.kernel.event import Event
from hhour.kernel.faces import SOLDIER
from hhour.kernel.lanes import Play, Rules
from hhour.kernel.roles import together
from hhour.kernel.setup import Setup
from hhour.pocket.tally import counted, is_straight, lacking, sets


class Book(Rules):
    """Everything a setup decides, looked up once."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        options = setup.options
        self.setup = setup
        self.roles = together(setup.seats)
        self.leader = int(setup.fields.get("leader", "1"))
        self.advanced = "advanced-beaches" in options  # P-ADV-01
        self.kommandant = "kommandant" in options  # P-KOM-20
        self.neptune = "neptune" in options  # P-NEP-01
        self.one_set = "one-set-of-dice" in options  # P-OPT-07
        self.random_out = options.get("left-out") == "random"  # P-OPT-06
        self.engineer_scope = options.get("engineer-scope", "holder")
        self.veteran_scope = options.get("veteran-scope", "player")
        self.rally_limit = options.get("rally-limit", "visit")
        self.bunker_dice = int(options.get("kommandant-bunker-dice", "6"))  # P-OPT-11
        self.keep_everywhere = "keep-away-everywhere" not in options  # P-OPT-12
        self.fallen_return = "neptune-fallen-return" not in options  # P-OPT-13
        self.retries = int(options.get("neptune-retries", "0"))
        self.called = read_map(options["specialist-map"]) if "specialist-map" in options else CALLED
        self.landing = read_landing(options["gold-landing"]) if "gold-landing" in options else None
        slugs = tuple(BEACHES) if self.neptune else (setup.board,)
        self.beaches: tuple[Beach, ...] = tuple(BEACHES[slug] for slug in slugs)
        self.solo = setup.seats == 1  # P-SPEC-14, P-ADVSOLO-01

    def effects(self, beach: Beach, sector: int) -> tuple[Effect, ...]:
        """What the sector of a beach does: by its card, or the ordeal alone in the basic game.

        P-ADV-01, P-ADV-02, P-EXP-90.
        """
        if self.advanced:
            return beach.sectors[sector - 1]
        return (beach.ordeal,) if sector == ORDEAL else ()


class Shore(Play):
    """What steps work on."""

    def __init__(self, book: Book, invasion: Invasion, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(book, invasion, chance, sink)
        self.book = book
        self.invasion = invasion

    # --- who and where --------------------------------------------------------------------------------------------

    def soldier(self, seat: int) -> Soldier:
        return self.invasion.soldiers[seat - 1]

    @property
    def beach(self) -> Beach:
        return self.book.beaches[self.invasion.beach]

    def acting(self) -> list[Soldier]:
        """Who does steps 3 to 6 now: all together, or one after the other with one set of dice.

        P-EXP-07, P-EXP-08.
        """
        soldiers = self.invasion.soldiers
        return [soldiers[self.invasion.active - 1]] if self.book.one_set else soldiers

    def last_seat(self) -> int:
        """With one set of dice, who comes last: clockwise from the leader."""
        return self.book.leader - 1 or len(self.invasion.soldiers)

    # --- effects of the sector ------------------------------------------------------------------------------------

    def effects(self, code: str) -> list[Effect]:
        """The effects of this code in force in this visit (P-ADV-04)."""
        invasion = self.invasion
        if not invasion.sector:
            return []
        sector = self.book.effects(self.beach, invasion.sector)
        return [effect for effect in sector if effect.code == code and self._holds(effect)]

    def effect(self, code: str) -> Effect | None:
        found = self.effects(code)
        return found[0] if found else None

    def _holds(self, effect: Effect) -> bool:
        """Whether the Specialist it asks for was there on arrival, or when step 2 began (P-EXP-14, P-ADV-06)."""
        invasion = self.invasion
        if effect.when == "with":
            return effect.card in invasion.arrival
        if effect.when == "without":
            return effect.card not in invasion.arrival
        if effect.when == "present":
            return effect.card in invasion.present
        if effect.when == "absent":
            return effect.card not in invasion.present
        return True

    def no_use(self) -> str:
        """The rule by which no Specialist can be used in this visit, '' if they can (P-ADV-08)."""
        effect = self.effect("NO_USE")
        return effect.rule if effect is not None else self.invasion.silenced

    def usable(self, slug: str) -> bool:
        """In the group, not rallied in this attempt, and not forbidden by the sector (P-SPEC-08, P-ADV-08)."""
        return slug in self.invasion.group and slug not in self.invasion.fresh and not self.no_use()

    # --- the opposition ---------------------------------------------------------------------------------------------

    def axis_count(self) -> int:
        """How many Axis dice are rolled: sector or its text, pending dice, then 1 to 6 (P-EXP-20, P-EXP-22).

        By option fewer in the bunker with the Kommandant (P-OPT-11).
        """
        invasion = self.invasion
        number = invasion.sector
        named = self.effect("AXIS_DICE")
        paid = self.effect("PAY_FOR") if invasion.paid else None
        if paid is not None or named is not None:
            number = (paid or named).n  # type: ignore[union-attr]
        number = min(6, max(1, number + invasion.shift))
        if invasion.deployed and invasion.sector == BUNKER:
            number = min(number, self.book.bunker_dice)
        return number

    def requirement(self) -> tuple[int, ...]:
        """The symbols that each player must match; the Kommandant counts twice (P-EXP-24, P-KOM-24).

        What is ignored falls away, his two elements as well (P-KOM-28).
        """
        invasion = self.invasion
        wanted = list(invasion.added)
        for place, face in enumerate(invasion.axis):
            if not invasion.ignored >> place & 1:
                wanted += [face, face] if place == 0 and invasion.deployed else [face]
        swap = self.effect("MATCH_SWAP")
        if swap is not None:  # P-ADV-GOLD-01, P-OPT-15
            axis, allied = self.book.landing or (swap.face, swap.to)
            wanted = [allied if face == axis else face for face in wanted]
        return tuple(sorted(wanted))

    # --- tallies ----------------------------------------------------------------------------------------------------

    def rwbs(self, soldier: Soldier) -> tuple[int, ...]:
        """The symbols of the player's RWBs, lowest first; twice if there are two of one (P-DICE-22)."""
        if not soldier.faces:
            return ()
        found = sets(soldier.faces, ALL_DICE & ~soldier.left_out, soldier.colours)
        return tuple(face for face, number in enumerate(found) for _ in range(number))

    def has_straight(self, soldier: Soldier) -> bool:
        """Six dice, six symbols; what the Corporal adds is no die (P-DICE-32)."""
        return is_straight(soldier.faces, ALL_DICE & ~soldier.left_out)

    def virtual(self, soldier: Soldier) -> tuple[int, ...]:
        """Results without a die and a colour: the SOLDIER of the Corporal (P-SPEC-COR-02)."""
        return (SOLDIER,) if soldier.faces and CORPORAL in self.invasion.used else ()

    def matching(self, soldier: Soldier) -> list[int]:
        """The results that count for matching; dice of a banned colour do not (P-DICE-45, P-ADV-OMAHA-02).

        Nor do dice that were left out (P-EXP-31).
        """
        ban = self.effect("MATCH_BAN")
        dice = [
            face
            for die, face in enumerate(soldier.faces)
            if not soldier.left_out >> die & 1 and (ban is None or soldier.colours[die] != ban.colour)
        ]
        return [*dice, *self.virtual(soldier)]

    def lacks(self, soldier: Soldier) -> tuple[int, ...]:
        """What the player still lacks against the requirement, one for one (P-DICE-40)."""
        short = lacking(counted(self.matching(soldier)), counted(self.requirement()))
        return tuple(face for face, number in enumerate(short) for _ in range(number))
