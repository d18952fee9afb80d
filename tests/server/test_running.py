"""Running a server: settings, health, numbers, a graceful stop, and the files for those who use containers."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml  # type: ignore[import-untyped]

from hhour.i18n import language
from hhour.server.limits import Bucket, Buckets, Counts
from hhour.server.settings import Settings, SettingsError, read_settings
from tests.server.served import Person, Server, environment, fetch, serving

ROOT = Path(__file__).parents[2]


def test_every_setting_is_explained_to_hosts_with_its_default() -> None:
    guide = (ROOT / "docs" / "guide" / "hosting.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `HHOUR_([A-Z_]+)` \| ([^|]*?) ?\|", guide, re.MULTILINE))
    assert set(told) == {item.name.upper() for item in fields(Settings)}
    for item in fields(Settings):
        if isinstance(item.default, int):
            assert told[item.name.upper()] == str(int(item.default)), item.name


def test_settings_come_from_the_environment_and_wrong_ones_are_a_sentence() -> None:
    given = read_settings({"HHOUR_PORT": "9", "HHOUR_METRICS": "0", "HHOUR_DATABASE_URL": "postgres://h/d"}, host="::1")
    assert (given.port, given.metrics, given.host) == (9, False, "::1")
    assert given.database == "postgresql+psycopg://h/d"
    for name, value in (("PORT", "x"), ("METRICS", "maybe"), ("LOG_LEVEL", "loud"), ("SQLITE_SYNCHRONOUS", "OFF")):
        with pytest.raises(SettingsError, match=f"HHOUR_{name}"):
            read_settings({f"HHOUR_{name}": value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "9" * 5000),
        ("MAX_CONNECTIONS", "0"),
        ("REQUESTS_BURST", "0"),
        ("MAX_BODY_BYTES", "99999999999"),
        ("PUBLIC_URL", "nonsense"),
        ("PUBLIC_URL", "http://[x"),
        ("TRUSTED_PROXIES", "proxy"),
        ("TRUSTED_PROXIES", "127.0.0.1, 172.16.0.1/12"),
    ],
)
def test_a_setting_with_which_nobody_could_play_is_refused(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=f"HHOUR_{name}") as refused:
        read_settings({f"HHOUR_{name}": value})
    assert refused.value.code == 2


def test_what_a_proxy_and_a_public_address_can_be() -> None:
    given = {"HHOUR_PUBLIC_URL": "https://table.example:8443/x", "HHOUR_TRUSTED_PROXIES": "10.0.0.1, fd00::/8,*"}
    assert read_settings(given).public_url == "https://table.example:8443/x"


def test_the_server_tells_that_it_lives_and_what_it_does(ann: Person) -> None:
    table = ann.lay()
    with ann.sit(table["id"]) as chair:
        chair.act(1, "roll")
        numbers = ann.http.get("/metrics").text
    assert ann.get("/healthz")["ok"]
    assert ann.get("/readyz")["ok"]
    values = dict(re.findall(r"^(hhour_\w+) (\S+)$", numbers, re.MULTILINE))
    assert int(values["hhour_actions_total"]) >= 1
    assert int(values["hhour_connections"]) >= 1
    assert int(values["hhour_commits_total"]) >= 2
    assert 'hhour_http_requests_total{method="POST",status="201"}' in numbers
    for line in numbers.splitlines():
        assert line.startswith("#") or re.fullmatch(r"[a-z_]+(\{[^}]*\})? [0-9.e+-]+", line), line


def test_sigterm_tells_the_browsers_and_keeps_what_was_accepted(tmp_path: Path) -> None:
    with serving(tmp_path, HHOUR_DRAIN_SECONDS="600") as server, Person(server.url) as person:
        table = person.lay("dday n-02")
        with person.sit(table["id"]) as chair:
            chair.send(type="act", id="last", seat=1, question_id=chair.questions["1"]["id"], action="roll")
            chair.send(type="ping")
            chair.read("pong")
            began = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - began < 300  # as soon as all is said, not when the time is up
            assert chair.closed() == 1001
            told = [json.loads(text)["type"] for text in chair.received]
            assert told[-1] == "goodbye"
            assert "ack" in told
        again = Server(tmp_path, port=server.port)
        assert person.get(f"/api/tables/{table['id']}")["seq"] == 1
        assert again.stop() == 0


def test_hhour_serve_runs_from_the_command_line(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "hhour.server.commands", "serve", "--port", "0"]
    with subprocess.Popen(
        words, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split("H-Hour is open at ")[1].split()[0]
        assert fetch(f"{address}healthz").json()["ok"]
        port = address.rstrip("/").rsplit(":", 1)[1]
        taken = subprocess.run(
            [*words[:-1], port], env=environment(tmp_path), capture_output=True, text=True, check=False
        )
        assert taken.returncode == 1
        assert taken.stderr.strip() == language("en").text("host-port-taken", address=f"127.0.0.1:{port}")
        server.send_signal(signal.SIGTERM)
        assert server.wait(120) == 0
    assert oct((tmp_path / "secret").stat().st_mode & 0o777) == "0o600"


def test_a_port_in_use_is_no_obstacle_for_whoever_takes_any(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        words = [sys.executable, "-m", "hhour.server.commands", "serve", "--or-any", "--port", port]
        with subprocess.Popen(
            words, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split("H-Hour is open at ")[1].split()[0]
            assert not address.endswith(f":{port}/")
            assert fetch(f"{address}healthz").json()["ok"]
            server.send_signal(signal.SIGTERM)
            assert server.wait(120) == 0


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=0.001, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    bucket.at -= 1000
    assert bucket.take()


def test_buckets_forget_who_has_been_quiet() -> None:
    buckets = Buckets(rate=1000, burst=1, most=10)
    for number in range(100):
        buckets.take(str(number))
    assert len(buckets.by_name) <= 10


def test_connections_are_counted_by_address_and_altogether() -> None:
    counts = Counts(most_each=2, most=3)
    assert [counts.enter("a"), counts.enter("a"), counts.enter("a"), counts.enter("b"), counts.enter("c")] == [
        True,
        True,
        False,
        True,
        False,
    ]
    counts.leave("a")
    assert counts.enter("c")


# --- containers -----------------------------------------------------------------------------------------------------


# The keys of the Compose specification that make sense here; a misspelt one is silently useless to whoever deploys.
COMPOSE = {
    "": {"services", "volumes", "networks", "name"},
    "service": {
        "build", "image", "ports", "environment", "volumes", "depends_on", "stop_grace_period", "restart", "read_only",
        "tmpfs", "command", "cap_drop", "security_opt", "healthcheck", "networks", "user", "init",
    },
    "healthcheck": {"test", "interval", "timeout", "retries", "start_period", "disable"},
}  # fmt: skip
CONDITIONS = ("service_started", "service_healthy", "service_completed_successfully")


def test_the_compose_file_is_one() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    compose = yaml.safe_load(text)
    assert set(compose) <= COMPOSE[""]
    for name, service in compose["services"].items():
        assert set(service) <= COMPOSE["service"], name
        assert ("image" in service) != ("build" in service), name
        assert set(service.get("healthcheck", {})) <= COMPOSE["healthcheck"], name
        assert service["restart"] in ("no", "always", "on-failure", "unless-stopped"), name
        for other, how in service.get("depends_on", {}).items():
            assert other in compose["services"]
            assert how["condition"] in CONDITIONS
        assert all(re.fullmatch(r"(\S+:)?\d+:\d+", str(port)) for port in service.get("ports", [])), name
    for value in re.findall(r"\$\{([^}]*)\}", text):
        assert re.fullmatch(r"[A-Z_]+(:[-?].*)?", value), value
    keys = re.findall(r"^( *)([\w.]+):", text, re.MULTILINE)
    assert "latest" not in text
    assert all(len(indent) % 2 == 0 for indent, _ in keys)


def test_the_compose_file_says_what_the_server_understands() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    table = compose["services"]["table"]
    known = {f"HHOUR_{item.name.upper()}" for item in fields(Settings)}
    assert set(table["environment"]) <= known
    assert table["depends_on"]["database"]["condition"] == "service_healthy"
    assert table["depends_on"]["wire"]["condition"] == "service_healthy"
    assert "ports" not in table  # or it could not be scaled
    mounted = [volume for service in compose["services"].values() for volume in service.get("volumes", [])]
    named = {volume.split(":")[0] for volume in mounted if not volume.startswith("./")}
    assert named == set(compose["volumes"])
    assert all((ROOT / volume.split(":")[0]).is_file() for volume in mounted if volume.startswith("./"))


def test_the_compose_file_passes_its_linter() -> None:
    """The Compose specification's own schema."""
    tool = Path(sys.executable).with_name("check-jsonschema")
    words = [str(tool), "--builtin-schema", "vendor.compose-spec", str(ROOT / "compose.yaml")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_proxy_of_the_compose_file_asks_for_a_page_that_is_there() -> None:
    text = (ROOT / "deploy" / "haproxy.cfg").read_text(encoding="utf-8")
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    assert "option httpchk GET /readyz" in text
    assert "server-template table 20 table:8044" in text
    assert compose["services"]["proxy"]["ports"] == ["8044:8044"]
    if shutil.which("haproxy"):
        words = ["haproxy", "-c", "-f", str(ROOT / "deploy" / "haproxy.cfg")]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_commands_of_the_compose_file_do_what_they_are_there_for(postgres: str, tmp_path: Path) -> None:
    """Without containers: the same words, of the programs that are here, at a free port."""
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    server, *words = services["wire"]["command"]
    cli, *check = services["wire"]["healthcheck"]["test"][1:]
    wire = subprocess.Popen([_here(server), *words, "--port", port], cwd=tmp_path, stdout=subprocess.DEVNULL)
    try:
        _until(lambda: subprocess.run([_here(cli), "-p", port, *check], capture_output=True).stdout == b"PONG\n")
    finally:
        wire.terminate()
        wire.wait()
    assert not list(tmp_path.iterdir()), "nothing on the wire is kept"
    ready, *check = services["database"]["healthcheck"]["test"][1:]
    at = urlsplit(postgres)
    done = subprocess.run([ready, "-h", str(at.hostname), "-p", str(at.port), *check], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def _here(program: str) -> str:
    """The program of this name, or the one it descends from."""
    return shutil.which(program) or str(shutil.which(program.replace("valkey", "redis")))


def _until(met: Callable[[], bool]) -> None:
    for _ in range(600):
        if met():
            return
        time.sleep(0.05)
    raise AssertionError("it never is")


def test_the_dockerfile_passes_its_linter() -> None:
    tool = Path(sys.executable).with_name("hadolint")
    done = subprocess.run([str(tool), str(ROOT / "Dockerfile")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_dockerfile_sets_what_the_server_understands() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    known = {f"HHOUR_{item.name.upper()}" for item in fields(Settings)}
    assert set(re.findall(r"HHOUR_\w+", text)) <= known
    for source in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE):
        for name in source.split():
            assert os.path.exists(ROOT / name), name


def test_the_dockerfile_listens_and_checks_at_the_same_port() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert set(re.findall(r"(?:PORT=|EXPOSE |127\.0\.0\.1:)(\d+)", text)) == {str(Settings().port)}
    assert re.search(r"^USER \d+$", text, re.MULTILINE)  # never as root
