"""The chance to win the beach from a sector on, by whom the group has: worked backwards from the bunker.

The dice of each sector are exact for its Axis dice; what Specialists and sector texts do is counted as dice fewer,
re-rolls fewer, results that can be set, and attempts that can be made again.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from hhour.express.beaches import BUNKER, Beach, Effect
from hhour.express.cards import CAPTAIN, CORPORAL, ENGINEER, GENERAL, HERO, MEDIC, SPECIALISTS, VETERAN
from hhour.express.shore import Book
from hhour.pocket.chances import chance, rolls

Group = frozenset[str]

# how many results a Specialist can be counted on to set in an attempt
HELP: Final = {GENERAL: 0.95, ENGINEER: 0.4, CORPORAL: 0.2, VETERAN: 0.05}
# how often a tally calls somebody, by the number of Axis dice that it has to match as well
RALLIES: Final = (0.5, 0.5, 0.5, 0.4, 0.25, 0.12, 0.1)
HANDY: Final = {GENERAL: 0.1, CAPTAIN: 0.1, ENGINEER: 0.05}  # who helps to call others


@cache
def matched(axis: int, added: int, dice: int, again: int, changes: int, alike: bool) -> float:
    """The chance to match so many Axis dice still to be rolled, and so many results of one face beside them."""
    if alike:
        return chance((axis + added, 0, 0, 0, 0, 0), dice, again, changes=changes)
    total = 0.0
    for wanted, weight in rolls(axis):
        total += weight * chance((wanted[0] + added, *wanted[1:]), dice, again, changes=changes)
    return total


class Outlook:
    """What a group can hope for on one beach."""

    def __init__(self, book: Book, beach: Beach) -> None:
        self.book = book
        self.beach = beach
        self.players = book.setup.seats
        self._known: dict[tuple[int, Group, int, bool], float] = {}

    def win(self, sector: int, group: Group, shift: int = 0, silent: bool = False) -> float:
        """The chance to win of a group that arrives in a sector; `shift`: Axis dice more; `silent`: nobody is used."""
        if sector > BUNKER:
            return 1.0
        key = (sector, group, shift, silent)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._from(sector, group, shift, silent)
        return found

    def effects(self, sector: int, group: Group) -> dict[str, Effect]:
        """The effects of a sector for a group that arrives like this."""
        return {one.code: one for one in self.book.effects(self.beach, sector) if _holds(one, group)}

    def _from(self, sector: int, group: Group, shift: int, silent: bool) -> float:
        effects = self.effects(sector, group)
        commander = "KOMMANDANT" in effects or (self.book.kommandant and sector == BUNKER)
        best = self.fought(sector, group, shift, silent, commander)
        if commander:
            for slug in group:
                best = max(best, self.fought(sector, group - {slug}, shift, silent, False))
        if "PAY_FOR" in effects:
            for slug in group:
                best = max(best, self.fought(sector, group - {slug}, shift - 1, silent, commander))
        return best

    def fought(self, sector: int, group: Group, shift: int, silent: bool, commander: bool) -> float:
        """The same once it is settled whether the Kommandant comes and who has been given up."""
        effects = self.effects(sector, group)
        silent = silent or "NO_USE" in effects
        one = self.holds(sector, group, effects, shift, silent, commander)
        if "TWICE_UNLESS" in effects:
            one *= one
        p = one**self.players
        calls = self.calls(sector, group, self.players)
        called, plain = self.called(sector, group), self.cleared(sector, group, False)
        on = calls * called + (1 - calls) * plain
        if "NEED_RWB" in effects:
            return p * calls * called / (1 - p * (1 - calls))
        best = p * on
        if silent:
            return best
        only_one = self.players * one ** (self.players - 1) * (1 - one)
        if HERO in group:
            best = max(best, p * on + only_one * self.cleared(sector, group - {HERO}, False))
        if MEDIC in group:
            best = max(best, p * on + (1 - p) * p * self.cleared(sector, group - {MEDIC}, False))
        return best

    def holds(
        self, sector: int, group: Group, effects: dict[str, Effect], shift: int, silent: bool, commander: bool
    ) -> float:
        """The chance of one player to match in a sector, with what the group has to help him."""
        named = effects.get("AXIS_DICE")
        axis = min(6, max(1, (named.n if named is not None else sector) + shift))
        added = ("AXIS_ADD" in effects) + 2 * commander
        fewer = effects.get("ALLIED_FEWER")
        dice = 6 - (fewer.n or 1 if fewer is not None else 0) - 2 * ("MATCH_BAN" in effects)
        again = 1 if "REROLL_TIMES" in effects or "REROLL_BAN" in effects else 2
        helped = 0.0 if silent else sum(HELP.get(slug, 0.0) for slug in group)
        if ENGINEER in group and not silent:  # he serves his holder alone
            helped -= HELP[ENGINEER] * (1 - 1 / self.players)
        low = int(helped)
        low_chance, high_chance = (
            matched(axis - commander, added, dice, again, changes, "AXIS_SET" in effects) for changes in (low, low + 1)
        )
        return low_chance + (helped - low) * (high_chance - low_chance)

    def calls(self, sector: int, group: Group, players: int) -> float:
        """How likely one of so many players calls somebody in a sector."""
        handy = sum(HANDY.get(slug, 0.0) for slug in group)
        one = min(0.9, RALLIES[sector] + handy)
        return float(1 - (1 - one) ** players)

    def called(self, sector: int, group: Group) -> float:
        """The chance to win after a sector that was cleared with an RWB, whoever it calls."""
        if "NO_RALLY" in self.effects(sector, group):
            return self.cleared(sector, group, True)
        others = [slug for slug in SPECIALISTS if slug not in group and slug != VETERAN]
        after = [self.cleared(sector, group | {slug}, True) for slug in others]
        return sum(after) / len(after) if after else self.cleared(sector, group, True)

    def cleared(self, sector: int, group: Group, rwb: bool) -> float:
        """The chance to win once a sector is cleared by a group, with an RWB or without one."""
        effects = self.effects(sector, group)
        need = effects.get("NEED_COUNT")
        if need is not None and len(group) < need.n:
            return 0.0
        if "LOSE_ONE" in effects:
            left = [group - {slug} for slug in group]
            return max((self.win(sector + 1, each) for each in left), default=0.0)
        more = effects.get("AXIS_NEXT")
        shift = more.n if more is not None and rwb else 0
        quiet = effects.get("NO_USE_NEXT")
        silent = quiet is not None and quiet.when == "no-rwb" and not rwb
        if "JUMP_UNLESS_RWB" in effects and not rwb:
            return 0.5 * self.win(sector + 1, group)  # the die goes back more often than on
        return self.win(sector + 1, group, shift, silent)


def _holds(effect: Effect, group: Group) -> bool:
    if effect.when in ("with", "present"):
        return effect.card in group
    return effect.when not in ("without", "absent") or effect.card not in group


@lru_cache(maxsize=64)
def outlook_of(book: Book, beach: Beach) -> Outlook:
    """The outlook of a beach under these rules, kept while the rules are."""
    return Outlook(book, beach)
