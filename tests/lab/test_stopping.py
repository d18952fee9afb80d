"""A run that is ended early: what there is by then is told, and kept games are not played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from hhour.commands import lab
from hhour.lab.executors import Here
from hhour.lab.simulate import Run, Stopped, simulate

RUN = Run("dday n-01 level=practice", ("recruit",), "stop")


def stop_at(number: int):  # type: ignore[no-untyped-def]
    def tell(done: int, _games: int) -> None:
        if done >= number:
            raise KeyboardInterrupt

    return tell


def test_what_was_finished_is_handed_over_and_the_rest_is_played_later(tmp_path: Path) -> None:
    kept = tmp_path / "run.jsonl"
    with pytest.raises(Stopped) as stopped:
        simulate(RUN.checked(), 40, Here(), kept, stop_at(1))
    done = stopped.value.results
    assert 0 < len(done) < 40
    again: list[int] = []
    results = simulate(RUN.checked(), 40, Here(), kept, lambda count, _games: again.append(count))
    assert again[0] == len(done)
    assert results[: len(done)] == done
    assert results == simulate(RUN.checked(), 40, Here())


def test_the_command_tells_the_figures_of_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "_bar", lambda _title, _quiet: stop_at(1))
    code = lab.sim(["dday n-01 level=practice", "--bot", "recruit", "--games", "40", "--json"])
    told = capsys.readouterr()
    assert code == 1
    assert '"games": ' in told.out
    assert "of 40 games" in told.err
