"""The PettingZoo module of version 1, as PettingZoo's own are laid out: `env`, `raw_env`, `parallel_env`."""

from hhour.env.zoo import TableEnv, TableParallelEnv, env

raw_env = TableEnv
parallel_env = TableParallelEnv

__all__ = ["env", "parallel_env", "raw_env"]
