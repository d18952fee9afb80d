"""A table with Missions, for the tests of them."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.needs import Needs
from hhour.kernel.faces import FACES
from tests.table import Situation

DRAWN = "mason-tanker foster-bren"  # two Missions that ask for nothing a map might lack
REWARD = "bronze-star fp-corporal"
CALM = "SOLDIER SOLDIER TOOL TOOL COURAGE COURAGE"


def table(
    options: str = "", units: int = 1, board: str = "n-02", draws: str = DRAWN, version: int | None = None
) -> Situation:
    """Every Unit has landed and kept the first Mission of these."""
    t = Situation(f"dday {board} units={units} opts=missions,bazooka-joe=all{options}", draws, version)
    for seat in range(1, units + 1):
        if t.question(seat) == "start":
            t.answer(seat, t.choices(seat)[0])
        if t.question(seat) == "keep-mission":
            t.answer(seat, t.choices(seat)[0])
    return t


def give(t: Situation, *missions: str, seat: int = 1) -> None:
    """The Unit holds these Missions."""
    unit = t.get(seat)
    unit.held = (*(slug for slug in unit.held if slug not in REQUIREMENTS), *missions)


def words_for(needs: Needs) -> str:
    """Six dice that hold what the Mission wants of them, and no set else."""
    dice = ["SOLDIER", "SOLDIER", "TOOL", "TOOL", "STAR", "STAR"]
    for part in needs.results:
        dice = [FACES[part.face]] * part.number + ["SOLDIER", "STAR", "TOOL", "TOOL"]
    for face in needs.sets:
        others = [word for word in ("STAR", "TOOL", "SOLDIER", "COURAGE") if word != FACES[face]]
        dice = [word for other in others[:3] for word in (FACES[face], other)]
    return " ".join(dice[:6])


def at_upkeep(t: Situation, words: str = CALM) -> Situation:
    """UPKEEP begins with this tally; sets are left alone."""
    t.tally(1, words)
    t.start_at("UPKEEP")
    if t.question(1) == "declare":
        t.answer(1, "declared")
    return t


def equipped(slug: str, without: str = "", **more: int) -> Situation:
    """A Unit with everything its Mission asks for, but for one kind of part."""
    needs = REQUIREMENTS[slug]
    t = table()
    give(t, slug)
    cards = [] if without == "specialists" else [either[0] for either in needs.specialists]
    cards += [] if without == "items" else list(needs.items)
    paid = {"soldiers": 30, "stars": 0, "courage": 0, "points": 0}
    if without != "pays":
        paid |= {name: paid.get(name, 0) + amount for name, amount in needs.pays}
    t.unit(1, sector=place_for(t, needs, without == "place"), cards=cards, **(paid | more))
    words = "SOLDIER SOLDIER STAR STAR TOOL TOOL" if without in ("sets", "results") else words_for(needs)
    if without == "pays":
        for name, _ in needs.pays:
            t.unit(1, **{name: 0})  # type: ignore[arg-type]
        t.unit(1, soldiers=1)
        words = "SKULL SKULL SKULL SKULL SKULL SKULL" if not (needs.sets or needs.results) else words
    return at_upkeep(t, words)


def place_for(t: Situation, needs: Needs, elsewhere: bool) -> str:
    book = t.field.book
    for ground in book.sectors:
        beside = any(book.sectors[edge.target].bunker for edge in book.edges[ground.index])
        fits = {"bunker-adjacent": beside, "mgf": ground.mgf > 0, "": not ground.words}[needs.place]
        if not ground.bunker and fits is not elsewhere and not (elsewhere and ground.words):
            return ground.id
    raise AssertionError("no such sector")


def accomplish(t: Situation, slug: str, reward: str = REWARD) -> None:
    """Declare it and give the first answer to everything it asks."""
    t.dice(reward)
    t.answer(1, f"accomplish {slug}")
    while t.question(1) in ("give-results", "cancel", "mission-sacrifice"):
        t.answer(1, t.choices(1)[0])
