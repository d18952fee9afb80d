"""The 12 awards of the base game. Their number and nine names come from the sources; all effects are reconstructed."""

from __future__ import annotations

from hhour.dday.rules.battle.state import COMBAT_SHIELD, NO_ADVANCE
from hhour.dday.rules.cards.card import award
from hhour.dday.rules.cards.effects import (
    Both,
    FindFree,
    Gain,
    RecruitFree,
    ReturnFallen,
    SetFlag,
    ShieldAnother,
    TakeVehicle,
)
from hhour.dday.rules.cards.effects_tally import AddChosen, ChooseRwb, RollAgain, SetFaces
from hhour.kernel.faces import BLUE, COLOURLESS, RED, WHITE

CARDS = (
    award("army-good-conduct-medal", "B-AWARD-C01", SetFaces(2)),
    award("conspicuous-gallantry-medal", "B-AWARD-C02", AddChosen((COLOURLESS, COLOURLESS), (COLOURLESS,))),
    award("medal-of-honor", "B-AWARD-C03", AddChosen((), (RED, WHITE, BLUE))),
    award("memorial-cross", "B-AWARD-C04", Gain("points", 20, others=10)),
    award("silver-star", "B-AWARD-C05", RollAgain()),
    award("victoria-cross", "B-AWARD-C06", ShieldAnother(), solo=False),
    award("legion-of-merit", "B-AWARD-C07", TakeVehicle()),
    award("purple-heart", "B-AWARD-C08", ReturnFallen()),
    award("croix-de-guerre", "B-AWARD-C09", Both(SetFlag(COMBAT_SHIELD), SetFlag(NO_ADVANCE))),
    award("distinguished-service-cross", "B-AWARD-C10", ChooseRwb()),
    award("distinguished-conduct-medal", "B-AWARD-C11", RecruitFree()),
    award("bronze-star", "B-AWARD-C12", FindFree()),
)

# in which order a bot would have them
WORTH = {
    "army-good-conduct-medal": 16.0, "conspicuous-gallantry-medal": 17.0, "medal-of-honor": 19.0,
    "memorial-cross": 18.0, "silver-star": 11.0, "victoria-cross": 10.0, "legion-of-merit": 14.0, "purple-heart": 9.0,
    "croix-de-guerre": 15.0, "distinguished-service-cross": 20.0, "distinguished-conduct-medal": 12.0,
    "bronze-star": 13.0,
}  # fmt: skip
