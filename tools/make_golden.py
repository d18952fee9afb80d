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
    "dday n-02 units=6 opts=shaef",
    "dday n-13 units=2",
    "dday n-14 units=2",
    "dday n-15 units=2",
    "dday n-16 units=2",
    "dday n-17 units=2",
    "dday n-18 units=2",
    "dday n-02 units=2 opts=battle-conditions,persistent-weather,forward-observation",
    "dday n-03 units=2 opts=badges,badge-of-honor,badge-of-courage,badge-of-assistance=all",
    "dday n-13 units=2 opts=german",
    "dday n-14 units=2 opts=german",
    "dday n-15 units=2 opts=german",
    "dday n-16 units=2 opts=german",
    "dday n-17 units=2 opts=german",
    "dday n-18 units=2 opts=german",
    "dday n-18 units=2 opts=german,german-ai",
    "dday n-03 units=2 opts=german,battle-conditions,badges",
    "dday n-18 units=1 opts=german,german-solitaire",
    "dday n-02 units=2 opts=gold=regular",
    "dday n-03 units=2 opts=gold=touch",
    "dday n-04 units=2 opts=gold=rwbg",
    "dday n-02 units=2 opts=gold=wild",
    "dday n-03 units=1 opts=gold=regular,gold-solitaire",
    "dday n-02 units=2 opts=missions",
    "dday n-02 units=1 opts=missions",
    "dday n-02 units=1 opts=missions,mission-possible",
    "dday n-05 units=1 opts=heroes,lead-the-way",
    "dday n-01 units=6 opts=shaef,sea",
    "dday n-02 units=1 opts=sea",
    "dday n-01 units=3 opts=sea",
    "dday n-01 units=5 opts=shaef,sea",
    "dday n-01 units=2 opts=sea,continuous-play",
    "dday n-03 units=2 opts=german,sea",
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
# what has to happen in a game for it to be kept: an event, or a card that comes (by how its name begins)
SHOWN = {
    ("dday n-03 units=1 opts=gold=regular,gold-solitaire", "won"): "swapped-pool",
    ("dday n-02 units=1 opts=missions", "won"): "mission-accomplished",
    ("dday n-02 units=1 opts=missions", "lost"): "mission-failed",
    ("dday n-02 units=1 opts=missions,mission-possible", "won"): "mission-accomplished",
    ("dday n-05 units=1 opts=heroes,lead-the-way", "won"): "hero-",
}
RECKLESS = ("mission-failed",)  # a sergeant plays, but takes the bunker as soon as he stands before it
OTHERS = {"allies": "recruit", "german": "sergeant"}  # by the side that is to win: who plays for the other one


def play(setup: str, seed: str, player: str, side: str, reckless: bool = False) -> Table:
    """One game of bots: this one for every seat of a side, a weaker one for the others, if there are any."""
    table = Table(setup, seed=seed)
    minds = {
        role.seat: bot(table.game.name, player if role.side == side or len(SIDES & sides(table)) < 2 else OTHERS[side])
        for role in table.roles
    }
    rng = random.Random(seed)
    while not table.outcome:
        seat = table.waiting()[0]
        decision = ask(minds[seat], table.game, table.play, seat, rng, Budget(300), explains=False)
        storms = [choice for choice in table.choices(seat) if reckless and choice.endswith(" bunker")]
        table.apply(seat, storms[0] if storms else decision.action)
    return table


SIDES = {"allies", "german"}


def sides(table: Table) -> set[str]:
    """The sides that somebody plays for."""
    return {role.side for role in table.roles if role.played}


def wanted(setup: str, outcome: str) -> Path:
    """Where the record goes: dday-n-02-units-2-won.hh."""
    name = setup.replace("=", "-").replace(" ", "-").replace(",", "-")
    return FOLDER / f"{name}-{outcome}.hh"


def main() -> int:
    for setup in sys.argv[1:] or SETUPS:
        for outcome, players in ENDS_OF.get(setup.split()[0], ENDS):
            side = "german" if outcome == "lost" and "opts=german" in setup else "allies"
            strong = players if side == "allies" else ENDS[0][1]  # a German is to win because he plays well
            if "german-solitaire" in setup and outcome == "won":
                strong = ENDS[1][1]  # and to lose because he does not
            shown = SHOWN.get((setup, outcome), "")
            tried = games(setup, ("sergeant",) if shown in RECKLESS else strong, side, shown in RECKLESS)
            found = next((t for t in tried if t.outcome == outcome and shows(t, shown)), None)
            if found is None:
                print(f"{setup}: no {outcome} game in {TRIES} tries", file=sys.stderr)
                return 1
            path = wanted(setup, outcome)
            path.write_text(f"# ends as {digest(found)}\n{found.record.text(reveal=True)}", encoding="utf-8")
            print(f"{path.name}: {len(found.record.lines)} actions, turn {found.play.state.turn}")
    return 0


def shows(table: Table, word: str) -> bool:
    """Whether it happens in a game, or a card comes whose name begins so."""
    return not word or any(word == one.kind or str(one.data.get("card", "")).startswith(word) for one in table.events)


def games(setup: str, players: tuple[str, ...], side: str, reckless: bool = False) -> Iterator[Table]:
    """Games of these players, one seed after another."""
    for player in players:
        for number in range(TRIES // len(players)):
            yield play(setup, f"golden-{number}", player, side, reckless)


def digest(table: Table) -> str:
    """What a golden game must end as: state and story."""
    told = [table.play.state.to_json(), [event.to_json() for event in table.events]]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:32]


if __name__ == "__main__":
    sys.exit(main())
