"""What the three environments share: spaces, masks, seeds, refusals of wrong input, and pictures."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray

from hhour.env.core.index import WAIT
from hhour.env.laying import EnvError, lay
from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]
Picture = NDArray[np.uint8]
MODES = ["human", "ansi", "rgb_array"]
MASKS = 4096  # that are kept
LONGEST = 20_000  # decisions, after which a game is cut off


class LegalActions(spaces.Discrete):
    """The numbers of a setup's actions. Without a mask `sample` draws from what the seat may do now."""

    def __init__(self, board: Board, seat: int) -> None:
        super().__init__(board.arena.index.size)
        self._board = board
        self._seat = seat

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self._board.running:
            legal = self._board.arena.legal(self._seat)
            return np.int64(legal[int(self.np_random.integers(len(legal)))])
        return super().sample(mask, probability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalActions) and self.n == other.n

    __hash__ = None  # type: ignore[assignment]


class Board:
    """A table by numbers with everything an environment needs besides its own protocol."""

    render_modes: ClassVar[list[str]] = MODES

    def __init__(self, setup: str, render_mode: str | None, longest: int) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise EnvError("env-render-mode", mode=str(render_mode), known=", ".join(MODES))
        if isinstance(longest, bool) or not isinstance(longest, int | np.integer) or longest < 1:
            raise EnvError("env-longest", given=repr(longest)[:40])
        self.table, self.arena = lay(setup)
        self.render_mode = render_mode
        self.longest = longest
        self.running = False
        self.refused = 0  # steps of this game that were not allowed
        self.seats: tuple[int, ...] = self.table.seats
        self.scale: NDArray[np.float32] = np.array(self.arena.encoder.layout.scales(), np.float32)
        self._rng: np.random.Generator | None = None
        self._masks: dict[tuple[int, ...], Mask] = {}  # most questions come again and again

    # --- copying --------------------------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        """What a copy or a pickle holds: the position, and where the dice come from."""
        arena = self.arena
        play = arena.play
        return {
            "made": (str(self.table.setup), self.render_mode, self.longest),
            "rng": self._rng,
            "counts": (self.running, self.refused, arena.decisions),
            "game": None if play is None else (json.dumps(play.state.to_json()), play.chance.seed),
        }

    def __setstate__(self, held: dict[str, Any]) -> None:
        Board.__init__(self, *held["made"])
        self._rng = held["rng"]
        self.running, self.refused, decisions = held["counts"]
        if held["game"] is not None:
            state, seed = held["game"]
            game = self.arena.game
            restored = game.state_from_json(json.loads(state))
            self.arena.resume(game.resume(self.arena.rules, restored, SeededChance(seed), None), decisions)

    # --- spaces ---------------------------------------------------------------------------------------------------

    def numbers_space(self) -> spaces.Box[Any]:
        return spaces.Box(0, 255, (self.arena.size,), np.uint8)

    def mask_space(self) -> spaces.Box[Any]:
        return spaces.Box(0, 1, (self.arena.index.size,), np.int8)

    def actions_space(self, seat: int) -> LegalActions:
        return LegalActions(self, seat)

    # --- playing --------------------------------------------------------------------------------------------------

    def begin(self, seed: int | None, rng: np.random.Generator | None = None) -> None:
        """A new game; its dice come from the environment's own generator."""
        if rng is not None:
            self._rng = rng
        elif seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        assert self._rng is not None
        self.arena.begin(f"env-{int(self._rng.integers(1 << 62))}")
        self.refused = 0
        self.running = True

    def numbers(self, seat: int) -> Numbers:
        """What a seat sees."""
        return np.frombuffer(self.arena.seen(seat), np.uint8)

    def mask(self, seat: int) -> Mask:
        """What a seat may do: 1 for yes. When the game is over only `wait` is left."""
        legal = (WAIT,) if self.over else tuple(self.arena.legal(seat))
        mask = self._masks.get(legal)
        if mask is None:
            mask = np.zeros(self.arena.index.size, np.int8)
            mask[list(legal)] = 1
            if len(self._masks) < MASKS:
                self._masks[legal] = mask
        return mask.copy()

    @property
    def over(self) -> bool:
        """Whether the game has ended or was cut off."""
        return self.arena.decisions + self.refused >= self.longest or bool(self.arena.outcome)

    @property
    def cut_off(self) -> bool:
        return self.arena.decisions + self.refused >= self.longest and not self.arena.outcome

    def check_running(self) -> None:
        if not self.running:
            raise EnvError("env-not-running")

    def check(self, seat: int, code: Any) -> Action | None:
        """The action a number stands for, None for `wait`; one sentence for what is no number or not in the mask."""
        self.check_running()
        if isinstance(code, np.ndarray) and code.shape == ():  # as learners' `predict` gives it
            code = code.item()
        if isinstance(code, bool) or not isinstance(code, int | np.integer):
            raise EnvError("env-no-number", given=repr(code)[:40], most=str(self.arena.index.size - 1))
        number = int(code)
        if number not in self.arena.legal(seat):
            if not 0 <= number < self.arena.index.size:
                raise EnvError("env-no-number", given=str(number), most=str(self.arena.index.size - 1))
            meaning = self.arena.index.meaning(number)
            raise EnvError("env-outside-mask", number=str(number), meaning=meaning, seat=seat)
        return self.arena.action(seat, number)

    # --- looking --------------------------------------------------------------------------------------------------

    def shown_to(self) -> int:
        """Whose table `render` shows: that of the first who is asked."""
        return self.arena.waiting[0] if self.arena.waiting else self.seats[0]

    def render(self, seat: int) -> str | Picture | None:
        """The table as the seat sees it, as text or picture; `human` prints the text."""
        if self.arena.play is None:
            raise EnvError("env-not-running")
        if self.render_mode is None:
            raise EnvError("env-no-render", known=", ".join(MODES))
        from hhour.env.picture import painted, written

        self.table.play = self.arena.play
        if self.render_mode == "rgb_array":
            return painted(self.table, seat)
        text = written(self.table, seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None
