"""H-Hour for researchers: PettingZoo and Gymnasium environments of every game and setup (`pip install hhour[rl]`).

Importing this registers the ids `hhour/DDay-v1`, `hhour/Bataille-v1` and `hhour/Express-v1` with both: one player alone
for Gymnasium, two seats (or what `setup` says) for PettingZoo, `aec` and `parallel`.
See docs/guide/environment.md.
"""

import pettingzoo
from gymnasium.envs.registration import register

from hhour.env.laying import VERSION, EnvError
from hhour.env.solo import SoloEnv
from hhour.env.zoo import TableEnv, TableParallelEnv

__all__ = ["VERSION", "EnvError", "SoloEnv", "TableEnv", "TableParallelEnv"]

for _name, _setup in (("DDay", "dday n-01"), ("Bataille", "bataille"), ("Express", "express utah")):
    _id, _two = f"hhour/{_name}-v{VERSION}", {"setup": f"{_setup} units=2"}
    register(_id, entry_point="hhour.env.solo:SoloEnv", kwargs={"setup": _setup})
    pettingzoo.register("aec", _id, "hhour.env.zoo:env", kwargs=_two)
    pettingzoo.register("parallel", _id, "hhour.env.zoo:TableParallelEnv", kwargs=_two)
