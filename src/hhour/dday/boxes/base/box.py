"""The base game with its reference manual: the turn every other box builds on, and the options of the rulebook."""

from __future__ import annotations

from hhour.dday.rules.box.box import Against, Box, LevelNeeds, Needs
from hhour.dday.rules.map.beach import Beach, Scenario
from hhour.dday.rules.map.gifts import has_gifts
from hhour.dday.rules.steps import (
    assault,
    bonus,
    cards,
    casualties,
    claims,
    combat,
    d6,
    dice,
    fightback,
    garrison,
    grey,
    move,
    muster,
    roll,
    sacrifice,
    start,
    trade,
    upkeep,
    window,
)
from hhour.dday.rules.turn.pick import Ask
from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import Option, Setup

TURN = (
    Slot("roll", roll.RollStage(), "any roll lock", "any roll lock"),
    Slot("window", window.WindowStage(), "any window", "any window", window=True, reopens="ready"),
    Slot("close", window.CloseStage(), trading=False, wanted=window.has_penalties),
    Slot("fix", window.FixStage(), trading=False),
    Slot("garrison-roll", garrison.GarrisonRollStage(), trading=False, option="garrison-ai"),
    Slot("upkeep", upkeep.UpkeepStage(), "any upkeep", "any upkeep"),
    Slot("muster", muster.MusterStage(), "any muster", "any", reopens="muster"),
    Slot("move", move.MoveStage(), "any move", "any moved"),
    Slot("claims", claims.ClaimsStage(), trading=False, wanted=has_gifts),
    Slot(
        "before-guns",
        combat.BeforeGunsStage(),
        "any combat combat-before-mgf",
        "any combat combat-before-mgf",
        trading=False,
    ),
    Slot(
        "guns", combat.GunsStage(), "any combat combat-after-mgf", "any combat combat-after-mgf", reopens="after-guns"
    ),
    Slot("grey-losses", grey.GreyLossStage(), trading=False, option="grey-mgf-dice"),
    Slot("special-damage", combat.SpecialDamageStage(), trading=False, wanted=combat.has_special_damage),
    Slot("casualties", combat.CasualtiesStage(), trading=False),
    Slot("garrison-losses", garrison.GarrisonLossStage(), trading=False, option="garrison-ai"),
    Slot("fight-back", fightback.FightBackStage(), trading=False, option="fight-back"),
    Slot("aftermath", combat.AftermathStage(), trading=False),
    Slot("assault", assault.AssaultStage(), trading=False, option="assault"),
)

STEPS: dict[str, Ask] = {}
for _module in (
    assault.STEPS,
    bonus.STEPS,
    cards.STEPS,
    casualties.STEPS,
    claims.STEPS,
    combat.STEPS,
    d6.STEPS,
    dice.STEPS,
    fightback.STEPS,
    move.STEPS,
    muster.STEPS,
    roll.STEPS,
    sacrifice.STEPS,
    start.STEPS,
    trade.STEPS,
    upkeep.STEPS,
    window.STEPS,
):
    STEPS.update(_module)


def _needs_a_cliff(setup: Setup, board: Beach | Scenario) -> None:
    words = [word.word for spec in board.sectors for word in spec.attributes] if isinstance(board, Beach) else []
    if "climb-from-below" in setup.options and "CLIMB" not in words:
        raise SetupError("setup-no-cliff", {"map": setup.board}, "B-OPT-H07")


def _needs_two_maps(setup: Setup, board: Beach | Scenario) -> None:
    if setup.options.get("deadstick") == "on" and not isinstance(board, Scenario):
        raise SetupError("setup-deadstick-map", {"map": setup.board}, "B-DEAD-01")


BOX: Box = Box(
    "base",
    "B-SETUP-02",
    first_map="n-01",
    options=(
        Option("deadstick", "off on", "B-DEAD-01"),
        Option("deadstick-items", "on off", "B-DEAD-06"),
        Option("bazooka-joe", "off items all", "B-OPT-02"),
        Option("soldier-reroll", "off on", "B-OPT-05"),
        Option("well-equipped", "off on", "B-OPT-07"),
        Option("random-specialists", "off on", "B-OPT-08"),
        Option("quartermasters-whim", "off on", "B-OPT-12"),
        Option("victory-points", "off on", "B-OPT-14"),
        Option("blind-start", "off on", "B-OPT-25"),
        Option("fresh-legs", "off on", "B-OPT-H01"),
        Option("lucky-scavenger", "off on", "B-OPT-H02"),
        Option("trade-limit", "off on", "B-OPT-H03"),
        Option("kind-skulls", "off on", "B-OPT-H04"),
        Option("pure-straight", "off on", "B-OPT-H05"),
        Option("command-post", "off on", "B-OPT-H06"),
        Option("climb-from-below", "off on", "B-OPT-H07"),
        Option("chosen-honour", "off on", "B-OPT-H08"),
        Option("fight-back", "off on", "R-CRT-01"),
        Option("assault", "off on", "R-ASSAULT-01"),
        Option("assault-failure", "by-map destroyed repulsed", "R-ASSAULT-06"),
        Option("garrison-ai", "off on", "R-AI-01"),
        Option("grey-mgf-dice", "off on", "P-MGF-02"),
        Option("mgf-roll", "per-sector per-unit", "P-OPT-16"),
    ),
    needs=(
        Needs("garrison-ai", "assault"),
        Needs("assault-failure", "assault"),
        Needs("deadstick-items", "deadstick"),
        Needs("mgf-roll", "grey-mgf-dice"),
    ),
    against=(
        Against("random-specialists", "bazooka-joe", ("all",)),
        Against("quartermasters-whim", "bazooka-joe", ("items", "all")),
    ),
    level_needs=(
        LevelNeeds("random-specialists", "specialists"),
        LevelNeeds("bazooka-joe", "items"),
        LevelNeeds("quartermasters-whim", "items"),
        LevelNeeds("well-equipped", "items"),
        LevelNeeds("lucky-scavenger", "items"),
        LevelNeeds("chosen-honour", "awards"),
        LevelNeeds("pure-straight", "awards"),
        LevelNeeds("fight-back", "mgf"),
        LevelNeeds("garrison-ai", "mgf"),
        LevelNeeds("grey-mgf-dice", "mgf"),
    ),
    checks=(_needs_two_maps, _needs_a_cliff),
    stages=TURN,
    steps=STEPS,
)
