"""Environments that the tests of PettingZoo and Gymnasium accept, and that hide what is hidden."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env

from hhour.env import EnvError, SoloEnv, hhour_v1
from hhour.env.laying import lay
from hhour.kernel.chance import SeededChance
from hhour.kernel.games import games
from hhour.kernel.playout import play_randomly
from hhour.kernel.table import Table

with warnings.catch_warnings():  # where PettingZoo's own games are installed, its tests warn of how they load them
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

IDS = ("hhour/DDay-v1", "hhour/Bataille-v1", "hhour/Express-v1")
TABLES = ("dday n-06 units=3", "bataille players=2", "express gold players=2", "dday n-18 units=2 opts=german")
ALL = [setup for game in games().values() for setup in game.sample_setups()]
SECRET = [setup for setup in ALL if Table(setup, seed="1").rules.has_secrets]
# PettingZoo knows the environments by name whose observations hold a mask; ours is not among them
MASKED = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_accepts_a_lone_player(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="rgb_array").unwrapped)


@pytest.mark.parametrize("setup", TABLES)
class TestPettingZoo:
    pytestmark = MASKED

    def test_accepts_turns(self, setup: str) -> None:
        api_test(hhour_v1.env(setup), num_cycles=100)

    def test_accepts_all_at_once(self, setup: str) -> None:
        parallel_api_test(hhour_v1.parallel_env(setup), num_cycles=100)

    def test_sees_the_same_seed_give_the_same_game(self, setup: str) -> None:
        seed_test(lambda: hhour_v1.env(setup), num_cycles=40)
        parallel_seed_test(lambda: hhour_v1.parallel_env(setup), num_cycles=40)

    def test_accepts_the_pictures(self, setup: str, capsys: pytest.CaptureFixture[str]) -> None:
        render_test(lambda render_mode: hhour_v1.env(setup, render_mode=render_mode))
        assert capsys.readouterr().out


@pytest.mark.parametrize("name", IDS)
def test_pettingzoo_makes_tables_by_their_ids(name: str) -> None:
    env = pettingzoo.make("aec", name)
    env.reset(seed=1)
    assert env.possible_agents == pettingzoo.make("parallel", name).possible_agents == ["seat_1", "seat_2"]


def positions(setup: str, games: int, actions: int) -> Any:
    """An arena at every decision of some games, played by verb first and with whoever is asked."""
    _, arena = lay(setup)
    rng = random.Random(setup)
    for game in range(games):
        arena.begin(str(game))
        while not arena.outcome and arena.decisions < actions:
            seat = rng.choice(arena.waiting)
            yield arena, seat
            choices = arena.game.choices(arena.play, seat)
            verb = rng.choice(sorted({action.verb for action in choices}))
            arena.act(seat, rng.choice([action for action in choices if action.verb == verb]))


@pytest.mark.parametrize("setup", ALL)
def test_every_choice_has_a_number_of_its_own_that_brings_it_back(setup: str) -> None:
    for arena, seat in positions(setup, 2, 120):
        choices = arena.game.choices(arena.play, seat)
        codes = arena.legal(seat)
        assert len(set(codes)) == len(choices) == len(codes)
        assert all(0 < code < arena.index.size for code in codes)
        assert [arena.action(seat, code) for code in codes] == choices
        assert len(arena.seen(seat)) == arena.size


def test_no_choice_of_the_base_box_falls_into_the_last_block() -> None:
    setups = [setup for setup in ALL if lay(setup)[1].index.tail_size == 64]
    assert len(setups) > 20
    unlisted = set()
    for setup in setups:
        for arena, seat in positions(setup, 1, 200):
            for action, code in zip(arena.game.choices(arena.play, seat), arena.legal(seat), strict=True):
                if code >= arena.index.tail:
                    unlisted.add(action.text)
                elif "die-" not in arena.index.meaning(code):
                    assert arena.index.meaning(code) == action.text
    assert not unlisted


@pytest.mark.parametrize(
    ("setup", "actions", "columns"),
    [
        ("dday n-01", "f8e896ac", "d8435bd0"),
        ("dday n-06 units=4", "bfa8fe78", "b20352b2"),
        ("bataille players=2", "cbecc560", "e44ecada"),
        ("express utah", "518e93e9", "f0f35448"),
    ],
)
def test_index_and_columns_of_version_1_are_what_they_were(setup: str, actions: str, columns: str) -> None:
    """Whoever must change these lines raises `VERSION`, or trained policies silently read the wrong columns."""
    _, arena = lay(setup)
    assert (arena.index.fingerprint(), arena.encoder.layout.fingerprint()) == (actions, columns)


def test_an_index_is_the_same_in_every_process_and_game() -> None:
    arenas = [lay("dday n-02 units=2 opts=sea,gold=wild")[1] for _ in range(2)]
    play_randomly(arenas[0].game, arenas[0].game.begin(arenas[0].rules, SeededChance("1"), None), random.Random(1))
    fresh = lay("dday n-02 units=2 opts=sea,gold=wild")[1]
    assert {arena.index.fingerprint() for arena in (*arenas, fresh)} == {fresh.index.fingerprint()}


def test_an_observation_does_not_hang_on_what_its_seat_cannot_see() -> None:
    differed = 0
    for setup in SECRET:
        for number, (arena, _) in enumerate(positions(setup, 2, 150)):
            if number % 10:
                continue
            play = arena.play
            for seat in range(1, len(arena.rules.roles) + 1):
                before = arena.seen(seat)
                other = arena.game.resume(play.rules, play.state.copy(), SeededChance(f"other{number}"), None)
                arena.game.conceal(other, seat)
                differed += other.state.to_json() != play.state.to_json()
                arena.play = other
                after = arena.seen(seat)
                arena.play = play
                assert after == before
    assert differed


def random_game(env: Any, seed: int) -> list[tuple[str, float]]:
    """Played to its end by whatever the masks allow; every agent's last reward."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    last = []
    for agent in env.agent_iter():
        seen, reward, over, cut_off, _ = env.last()
        if over or cut_off:
            last.append((agent, reward))
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return last


def test_rewards_go_by_side() -> None:
    env = hhour_v1.raw_env("dday n-18 units=2 opts=german")
    told = [dict(random_game(env, seed)) for seed in range(3)]
    for rewards in told:
        sides = {
            side: {rewards[f"seat_{seat}"] for seat in seats}
            for side, seats in env.board.table.game.sides(env.board.table.rules).items()
        }
        assert sorted(sides.values(), key=sum) == [{-1.0}, {1.0}]


def test_a_contest_has_one_winner() -> None:
    assert sorted(reward for _, reward in random_game(hhour_v1.raw_env("bataille players=2"), 4)) == [-1.0, 1.0]


def test_seeds_are_the_environments_own() -> None:
    random.seed(1)
    np.random.seed(1)
    before = random.getstate(), np.random.get_state()[1].tolist()  # type: ignore[index]
    one, two = SoloEnv(), SoloEnv()
    one.reset(seed=7)
    two.reset(seed=7)
    games = [[env.reset()[0].tobytes(), env.step(env.action_space.sample())[0].tobytes()] for env in (one, two)]
    assert games[0] == games[1]
    assert (random.getstate(), np.random.get_state()[1].tolist()) == before  # type: ignore[index]


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    env = SoloEnv(longest=3)
    env.reset(seed=1)
    told = [env.step(env.action_space.sample())[2:4] for _ in range(3)]
    assert told == [(False, False), (False, False), (False, True)]
    assert {agent for agent, _ in random_game(hhour_v1.raw_env(longest=4), 1)} == {"seat_1", "seat_2"}


def test_together_one_may_come_too_late() -> None:
    """Two answers at once, the first of which takes the second's question away: the later one is told, not punished."""
    env = hhour_v1.parallel_env("dday n-01 units=2")
    late = 0
    for seed in range(60):
        seen, infos = env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        while env.agents and not late:
            actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
            seen, _, _, _, infos = env.step(actions)
            late += sum(info["too_late"] for info in infos.values())
    assert late


def refused(call: Any) -> str:
    with pytest.raises(EnvError) as error:
        call()
    return str(error.value)


def test_wrong_input_is_one_sentence_and_changes_nothing() -> None:
    env = SoloEnv("dday n-01", strict=True)
    assert refused(lambda: env.step(np.int64(1))) == "This game is over or has not begun: call reset() first."
    assert refused(env.action_masks).startswith("This game is over")
    env.reset(seed=1)
    size = env.board.arena.index.size
    before = env.board.arena.seen(1)
    outside = next(code for code in range(size) if code not in env.board.arena.legal(1))
    assert refused(lambda: env.step(np.int64(outside))) == (
        "Action 0 (wait) is not open to seat 1 now: the action mask says which are."
    )
    many: Any
    for many in (size, -1, 2.5, "roll", None, True):
        assert refused(lambda many=many: env.step(many)).endswith(
            f"give a whole number from 0 to {size - 1} that the action mask allows."
        )
    assert env.board.arena.seen(1) == before
    assert refused(env.render).startswith("This environment was made without a picture")
    assert refused(lambda: SoloEnv(render_mode="film")).startswith("There is no render mode 'film'; there are human")
    assert refused(lambda: SoloEnv("dday n-01 units=2")).startswith(
        "'dday n-01 units=2' is not for one player but for 2"
    )
    assert refused(lambda: SoloEnv("dday n-99")).startswith("No game is laid for 'dday n-99': There is no map 'n-99'")
    for setup in (None, 5, ["dday n-01"]):
        assert refused(lambda setup=setup: SoloEnv(setup)).startswith("A setup is a text such as 'dday n-01', not ")
    for longest in (0, -1, 1.5, "x", True, None):
        assert refused(lambda longest=longest: SoloEnv(longest=longest)) == (
            f"longest is a whole number of decisions, 1 or more, not {longest!r}."
        )


def test_an_action_may_be_an_array_of_no_dimensions_as_learners_give_it() -> None:
    env = SoloEnv("dday n-01 level=practice", strict=True)
    env.reset(seed=1)
    number = np.array(env.action_space.sample())
    assert env.action_space.contains(number)
    assert "refused" not in env.step(number)[4]  # type: ignore[arg-type]
    for many in (np.array([1]), np.array(1.0), np.array("roll"), np.array(True)):
        assert "is no action" in refused(lambda many=many: env.step(many))


def test_a_finished_game_shows_no_more() -> None:
    env = hhour_v1.raw_env("bataille players=2")
    random_game(env, 3)
    assert refused(lambda: env.observe("seat_1")) == "This game is over or has not begun: call reset() first."
    assert refused(lambda: env.step(None)).startswith("This game is over")
    assert refused(lambda: env.observe("seat_9")) == "There is no agent 'seat_9' here; there are seat_1, seat_2."
    for space in (env.observation_space, env.action_space):
        assert refused(lambda space=space: space("bob")) == "There is no agent 'bob' here; there are seat_1, seat_2."
    together = hhour_v1.parallel_env("bataille players=2")
    assert refused(lambda: together.step({})).startswith("This game is over")
    together.reset(seed=1)
    assert refused(lambda: together.step({"seat_1": 0})).endswith("has no action: every agent needs one, 0 to wait.")
    assert refused(lambda: together.step({"seat_1": 0, "seat_2": 0, "bob": 0})).startswith("There is no agent 'bob'")


def test_outside_the_mask_gymnasium_is_told_in_the_info() -> None:
    env = SoloEnv("dday n-01")
    seen, _ = env.reset(seed=1)
    same, reward, over, cut_off, info = env.step(np.int64(0))
    assert info["refused"] == "Action 0 (wait) is not open to seat 1 now: the action mask says which are."
    assert (same.tobytes(), reward, over, cut_off) == (seen.tobytes(), 0.0, False, False)


@pytest.mark.parametrize("setup", ["dday n-06 units=2", "bataille players=2", "express gold", SECRET[0]])
@pytest.mark.parametrize("twin", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_table_can_be_copied_and_pickled_in_the_middle_of_a_game(setup: str, twin: Any) -> None:
    table = Table(setup, seed="copied")
    rng = random.Random(2)
    for _ in range(25):
        if not table.outcome:
            seat = rng.choice(table.waiting())
            table.apply(seat, rng.choice(table.choices(seat)))
    other = twin(table)
    assert other.play.state.to_json() == table.play.state.to_json()
    assert [event.to_json() for event in other.events] == [event.to_json() for event in table.events]
    assert other.record.text(reveal=True) == table.record.text(reveal=True)
    state = random.Random(3).getstate()
    ends = []
    for one in (table, other):
        rng.setstate(state)
        for _ in range(25):
            if not one.outcome:
                seat = rng.choice(one.waiting())
                one.apply(seat, rng.choice(one.choices(seat)))
        ends.append(one.record.text(reveal=True))
    assert ends[0] == ends[1]


def test_an_environment_can_be_copied_and_pickled_in_the_middle_of_a_game() -> None:
    env = SoloEnv("dday n-06")
    env.reset(seed=5)
    for _ in range(6):
        env.step(env.action_space.sample())
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.board.arena.seen(1) == env.board.arena.seen(1)
        assert other.board.arena.legal(1) == env.board.arena.legal(1)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--workers", "0"], "must be more than nothing"),
        (["--minutes", "-1"], "must be more than nothing"),
        (["--setup", "dday n-99"], "There is no map 'n-99'"),
        (["--setup", "express utah"], "a setup of it"),
    ],
)
def test_the_example_that_learns_refuses_nonsense_in_a_sentence(words: list[str], says: str) -> None:
    example = Path(__file__).parents[2] / "examples" / "learn.py"
    run = subprocess.run([sys.executable, example, *words], capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 2
    assert says in run.stderr
    assert "Traceback" not in run.stderr
