"""What leaves the house: the wheel works by itself, without the lab's packages, and builds without Node.js."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.server.served import Person

ROOT = Path(__file__).parents[1]
LAB = ("numpy", "matplotlib", "dask", "distributed")
WITHOUT_LAB = "import sys; sys.modules.update(dict.fromkeys({lab!r})); "


def without_lab(code: str) -> list[str]:
    """A Python that has none of the lab's packages."""
    return [sys.executable, "-c", WITHOUT_LAB.format(lab=LAB) + code]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree, unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    words = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(words, check=True)
    (wheel,) = folder.glob("hhour-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def test_the_games_are_found_without_the_packages_of_the_lab() -> None:
    code = "from hhour.kernel.games import games; print(*sorted(games()))"
    done = subprocess.run(without_lab(code), capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["bataille", "dday", "express"]


def play_and_ask(ann: Person, setup: str) -> None:
    """Some moves, and odds that can be counted or cannot, but never break anything."""
    seats = [{"who": "me"}] * (2 if "units=2" in setup else 1)
    table = ann.lay(setup, seats=seats, advice="full")
    with ann.sit(table["id"]) as chair:
        for _ in range(4):
            seat = next(seat for seat in (1, 2) if chair.actions(seat))
            chair.send(type="odds", id="o", seat=seat, question_id=chair.questions[str(seat)]["id"])
            told = chair.read("odds", "refused")
            assert told["type"] == "odds" or told["error"]["key"] in ("no-numpy", "nothing-to-count")
            assert chair.act(seat, chair.actions(seat)[0])["type"] == "ack"


@pytest.mark.slow
def test_the_wheel_brings_the_whole_table(unpacked: Path, tmp_path: Path) -> None:
    code = "from hhour.cli import main; sys.exit(main(['serve', '--port', '0']))"
    env = {**os.environ, "PYTHONPATH": str(unpacked), "HHOUR_DATA_DIR": str(tmp_path), "HHOUR_LOG_LEVEL": "error"}
    with subprocess.Popen(without_lab(code), env=env, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split(" at ")[1].split()[0]
        try:
            with Person(address.rstrip("/")) as ann:
                page = ann.http.get("/").text
                script = page.split('src="')[1].split('"')[0]
                assert ann.http.get(script).headers["content-type"].startswith("text/javascript")
                for path in ("/api/rules/B-ROLL-03", "/api/maps/n-02.svg", "/api/catalogue?language=zh"):
                    assert ann.http.get(path).status_code == 200, path
                for setup in ("dday n-02", "bataille units=2", "express utah units=1"):
                    play_and_ask(ann, setup)
        finally:
            server.terminate()
        assert server.wait(120) == 0


@pytest.mark.slow
def test_where_there_is_no_node_it_comes_from_pypi(tmp_path: Path) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("bash", "dirname", "find"):
        found = shutil.which(name)
        assert found
        (tools / name).symlink_to(found)
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    env = {**os.environ, "PATH": str(tools)}
    words = [str(ROOT / "tools/web.sh"), "node", str(venv)]
    done = subprocess.run([str(tools / "bash"), *words], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "taking one from PyPI" in done.stderr
    major, minor = done.stdout.strip().lstrip("v").split(".")[:2]
    assert (int(major), int(minor)) >= (22, 12)


def copied(line: str, stages: dict[str, Path], here: Path) -> None:
    """Do what a COPY line of the Dockerfile does, from the files git knows."""
    words = line.split()[1:]
    source = ROOT
    if words[0].startswith("--from="):
        source = stages[words.pop(0).removeprefix("--from=")]
    *names, target = words
    for name in names:
        place = source / name.lstrip("/")
        goal = here / target
        if source == ROOT and place.is_dir():
            known = subprocess.run(
                ["git", "ls-files", "-z", name], cwd=ROOT, capture_output=True, text=True, check=True
            )
            for file in filter(None, known.stdout.split("\0")):
                to = goal / Path(file).relative_to(name)
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / file, to)
        elif place.is_dir():
            shutil.copytree(place, goal, dirs_exist_ok=True)
        else:
            goal.mkdir(parents=True, exist_ok=True)
            shutil.copy(place, goal)


@pytest.mark.slow
def test_the_dockerfile_can_be_followed_step_by_step(tmp_path: Path) -> None:
    stages: dict[str, Path] = {}
    here, root = tmp_path, tmp_path
    for line in (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines():
        if line.startswith("FROM"):
            root = tmp_path / f"stage{len(stages)}"
            stages[line.split()[-1]] = root
        elif line.startswith("WORKDIR"):
            here = root / line.split()[1].lstrip("/")
            here.mkdir(parents=True)
        elif line.startswith("COPY"):
            copied(line, stages, here)
        elif line == "RUN npm install --no-save":
            (here / "node_modules").symlink_to(ROOT / "web/node_modules")
        elif line == "RUN npx vite build":
            path = f"{os.environ['PATH']}:{Path(sys.executable).parent}"  # where Node.js came from PyPI
            words = ["npx", "vite", "build", "--logLevel", "error"]
            subprocess.run(words, cwd=here, env={**os.environ, "PATH": path}, check=True)
        elif "tools/build_wheel.py" in line:
            subprocess.run([sys.executable, "tools/build_wheel.py", "--plain", "dist"], cwd=here, check=True)
    (wheel,) = (here / "dist").glob("hhour-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert "hhour/server/static/index.html" in names
    assert any(name.startswith("hhour/_rules/") for name in names)


def planned(goal: str, tmp_path: Path) -> str:
    """What make would do for a goal where nothing has been set up yet."""
    words = ["make", "--dry-run", "--no-print-directory", goal, f"VENV={tmp_path / 'none'}"]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_playing_installs_no_tools_of_developers(tmp_path: Path) -> None:
    assert f"tools/setup.sh {tmp_path / 'none'} server,odds\n" in planned("play", tmp_path)
    assert "dev" not in planned("play", tmp_path)
    assert f"tools/setup.sh {tmp_path / 'none'} lab,rl,dask,server,trace,dev\n" in planned("test", tmp_path)


def test_building_the_page_needs_no_tools_that_check_it() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    checking = {"eslint", "svelte-check", "typescript", "openapi-typescript", "axe-core"}
    assert checking <= package["devDependencies"].keys()
    assert checking.isdisjoint(package["dependencies"])
