"""PettingZoo: every seat an agent, one after the other (AEC) or all at once (Parallel)."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from hhour.env.board import LONGEST, MODES, Board, LegalActions, Picture
from hhour.env.laying import VERSION, EnvError

Seen = dict[str, Any]


def env(setup: str = "dday n-01 units=2", render_mode: str | None = None, longest: int = LONGEST) -> Any:
    """The AEC environment in the wrapper that PettingZoo's own games wear."""
    return wrappers.OrderEnforcingWrapper(TableEnv(setup, render_mode, longest))


class _Seats:
    """Seats as agents: `seat_1` is seat 1. What both protocols share."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "name": f"hhour_v{VERSION}", "render_fps": 2}

    def _sit_down(self, setup: str, render_mode: str | None, longest: int) -> None:
        self.board = Board(setup, render_mode, longest)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in self.board.seats]
        self.agents: list[str] = []
        self._seat = dict(zip(self.possible_agents, self.board.seats, strict=True))
        numbers, mask = self.board.numbers_space(), self.board.mask_space()
        self._observations = {
            agent: spaces.Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self._actions = {agent: self.board.actions_space(seat) for agent, seat in self._seat.items()}

    def observation_space(self, agent: str) -> spaces.Dict:
        self.seat_of(agent)
        return self._observations[agent]

    def action_space(self, agent: str) -> LegalActions:
        self.seat_of(agent)
        return self._actions[agent]

    def seat_of(self, agent: str) -> int:
        if agent not in self._seat:
            raise EnvError("env-no-agent", agent=str(agent), known=", ".join(self.possible_agents))
        return self._seat[agent]

    def _seen(self, seat: int) -> Seen:
        return {"observation": self.board.numbers(seat), "action_mask": self.board.mask(seat)}


class TableEnv(_Seats, AECEnv[str, Seen, int]):
    """One agent acts at a time: the first of the seats that are asked."""

    def __init__(
        self, setup: str = "dday n-01 units=2", render_mode: str | None = None, longest: int = LONGEST
    ) -> None:
        AECEnv.__init__(self)
        self._sit_down(setup, render_mode, longest)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.board.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        """Who acts next."""
        waiting = self.board.arena.waiting
        return f"seat_{waiting[0]}" if waiting else self.agents[0]

    def observe(self, agent: str) -> Seen:
        seat = self.seat_of(agent)
        if agent not in self.agents:
            raise EnvError("env-not-running")
        return self._seen(seat)

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise EnvError("env-not-running")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            self.board.running = bool(self.agents)
            return
        board = self.board
        seat = self._seat[agent]
        chosen = board.check(seat, action)
        self._cumulative_rewards[agent] = 0.0
        if chosen is not None:
            board.arena.act(seat, chosen)
        self._clear_rewards()
        if board.over:
            told = board.arena.rewards()
            for other in self.agents:
                self.rewards[other] = told[self._seat[other]]
                self.terminations[other] = not board.cut_off
                self.truncations[other] = board.cut_off
        self._accumulate_rewards()
        self.agent_selection = self._asked()
        if board.over:
            self._deads_step_first()

    def render(self) -> str | Picture | None:
        return self.board.render(self.board.shown_to())


class TableParallelEnv(_Seats, ParallelEnv[str, Seen, int]):
    """All agents act at once: those who are asked answer, the others wait or play what they may meanwhile.

    Answers are carried out in the order of the seats. One that the rules forbid after what others did is dropped:
    `infos[agent]["too_late"]` is True, and the agent is asked again.
    """

    def __init__(
        self, setup: str = "dday n-01 units=2", render_mode: str | None = None, longest: int = LONGEST
    ) -> None:
        self._sit_down(setup, render_mode, longest)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.board.begin(seed)
        self.agents = list(self.possible_agents)
        return self._all_seen(), {agent: {"too_late": False} for agent in self.agents}

    def _all_seen(self) -> dict[str, Seen]:
        return {agent: self._seen(self._seat[agent]) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        board = self.board
        board.check_running()
        for agent in actions:
            self.seat_of(agent)
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise EnvError("env-missing", agent=missing[0])
        chosen = {agent: board.check(self.seat_of(agent), actions[agent]) for agent in self.agents}
        infos: dict[str, dict[str, Any]] = {}
        for agent, action in chosen.items():
            seat = self._seat[agent]
            late = action is not None and (board.over or not board.arena.still(seat, action))
            infos[agent] = {"too_late": late}
            if action is not None and not late:
                board.arena.act(seat, action)
        seen = self._all_seen()
        told = board.arena.rewards()
        rewards = {agent: told[self._seat[agent]] for agent in self.agents}
        over = dict.fromkeys(self.agents, bool(board.arena.outcome))
        cut_off = dict.fromkeys(self.agents, board.cut_off)
        if board.over:
            self.agents = []
            board.running = False
        return seen, rewards, over, cut_off, infos

    def render(self) -> str | Picture | None:
        return self.board.render(self.board.shown_to())


__all__ = ["TableEnv", "TableParallelEnv", "env"]
