"""Record golden games: for each setup a won and a lost one, played by bots, written to tests/golden.

    python tools/make_golden.py [SETUP...]

Records are kept for good: tests replay them to the same end, so a change of the rules shows itself here first.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from hhour.bots.protocol import Budget, ask
from hhour.bots.registry import bot
from hhour.kernel.table import Table

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
SETUPS = (
    "dday n-01 level=practice units=1",
    "dday n-01 level=basic units=2",
    "dday n-01 units=1",
    "dday n-02 units=2",
    "dday n-03 units=2",
    "dday n-04 units=2",
    "dday n-05 units=2",
    "dday n-06 units=2",
    "dday n-07 units=2",
    "dday n-08 units=2",
    "dday deadstick units=2",
    "dday n-19 units=1",
    "dday n-20 units=1",
    "dday n-21 units=1",
    "dday n-22 units=1",
    "dday n-23 units=1",
    "dday n-05 units=1 opts=heroes",
    "dday n-19 units=6 opts=shaef",
    "dday n-13 units=2",
    "dday n-14 units=2",
    "dday n-15 units=2",
    "dday n-16 units=2",
    "dday n-17 units=2",
    "dday n-18 units=2",
    "dday n-02 units=2 opts=battle-conditions,persistent-weather,forward-observation",
    "dday n-03 units=2 opts=badges,badge-of-honor,badge-of-courage,badge-of-assistance=all",
    "dday n-02 units=2 opts=gold=regular",
    "dday n-03 units=2 opts=gold=touch",
    "dday n-04 units=2 opts=gold=rwbg",
    "dday n-02 units=2 opts=gold=wild",
    "dday n-02 units=2 opts=missions",
    "express utah units=1",
    "express gold units=2",
    "express juno units=2 leader=2 opts=one-set-of-dice",
    "express sword units=1 opts=kommandant,advanced-beaches",
    "express omaha units=1 opts=kommandant,advanced-beaches",
    "express hoc units=1 opts=advanced-beaches,left-out=random",
    "express utah units=1 opts=neptune,neptune-retries=9",
    "bataille units=1",
    "bataille units=3 opts=kommandant",
    "bataille units=2 opts=kommandant,seventh-medal=none,croix-points=matched,left-out=random",
    "bataille units=4 opts=medals-count-for-trigger",
)
TRIES = 400
# which ends are kept, and who plays for them
ENDS = (("won", ("sergeant", "captain")), ("lost", ("recruit", "sergeant")))
ENDS_OF = {"bataille": (("decided", ("sergeant",)),)}


def play(setup: str, seed: str, player: str) -> Table:
    """One game of bots all alike."""
    table = Table(setup, seed=seed)
    mind = bot(table.game.name, player)
    rng = random.Random(seed)
    while not table.outcome:
        seat = table.waiting()[0]
        decision = ask(mind, table.game, table.play, seat, rng, Budget(300), explains=False)
        table.apply(seat, decision.action)
    return table


def wanted(setup: str, outcome: str) -> Path:
    """Where the record goes: dday-n-02-units-2-won.hh."""
    name = setup.replace("=", "-").replace(" ", "-").replace(",", "-")
    return FOLDER / f"{name}-{outcome}.hh"


def main() -> int:
    for setup in sys.argv[1:] or SETUPS:
        for outcome, players in ENDS_OF.get(setup.split()[0], ENDS):
            found = next((t for t in games(setup, players) if t.outcome == outcome), None)
            if found is None:
                print(f"{setup}: no {outcome} game in {TRIES} tries", file=sys.stderr)
                return 1
            path = wanted(setup, outcome)
            path.write_text(f"# ends as {digest(found)}\n{found.record.text(reveal=True)}", encoding="utf-8")
            print(f"{path.name}: {len(found.record.lines)} actions, turn {found.play.state.turn}")
    return 0


def games(setup: str, players: tuple[str, ...]) -> Iterator[Table]:
    """Games of these players, one seed after another."""
    for player in players:
        for number in range(TRIES // len(players)):
            yield play(setup, f"golden-{number}", player)


def digest(table: Table) -> str:
    """What a golden game must end as: state and story."""
    told = [table.play.state.to_json(), [event.to_json() for event in table.events]]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:32]


if __name__ == "__main__":
    sys.exit(main())
