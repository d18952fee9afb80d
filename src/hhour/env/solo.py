"""Gymnasium: one player alone, any setup with one seat to play."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from hhour.env.board import LONGEST, MODES, Board, Mask, Numbers, Picture
from hhour.env.laying import EnvError


class SoloEnv(gymnasium.Env[Numbers, np.int64]):
    """Alone on a beach. `info["action_mask"]` says what may be done; it is also what `action_masks()` returns.

    A number outside the mask changes nothing and costs a step: `info["refused"]` says why. With `strict` it raises.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self, setup: str = "dday n-01", render_mode: str | None = None, longest: int = LONGEST, strict: bool = False
    ) -> None:
        self.strict = strict
        self.board = Board(setup, render_mode, longest)
        if len(self.board.seats) != 1:
            raise EnvError("env-not-solo", setup=setup, seats=len(self.board.seats))
        self.seat = self.board.seats[0]
        self.render_mode = render_mode
        self.observation_space = self.board.numbers_space()
        self.action_space = self.board.actions_space(self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self.board.begin(None, self.np_random)
        return self.board.numbers(self.seat), {"action_mask": self.board.mask(self.seat)}

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        board = self.board
        board.check_running()
        info: dict[str, Any] = {}
        try:
            chosen = board.check(self.seat, action)
        except EnvError as refused:
            if self.strict:
                raise
            info["refused"] = str(refused)
            board.refused += 1
        else:
            if chosen is not None:
                board.arena.act(self.seat, chosen)
        over, cut_off = bool(board.arena.outcome), board.cut_off
        reward = board.arena.rewards()[self.seat] if over else 0.0
        told = board.numbers(self.seat), reward, over, cut_off
        info["action_mask"] = board.mask(self.seat)
        board.running = not (over or cut_off)
        return (*told, info)

    def action_masks(self) -> Mask:
        """What may be done now, as MaskablePPO asks for it."""
        self.board.check_running()
        return self.board.mask(self.seat)

    def render(self) -> str | Picture | None:
        return self.board.render(self.seat)
