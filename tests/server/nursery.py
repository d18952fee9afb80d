"""Starts servers quickly: a process that has read all the code once and forks itself for each.

Lines of JSON come in and go out: `{"env": {...}, "log": "...", "port": 0}` starts a server and answers with its pid and
port, `{"wait": pid}` waits until one has ended and answers with its exit code.
"""

from __future__ import annotations

import json
import os
import socket
import sys
import traceback
from typing import Any

from hhour.i18n import LANGUAGES, language
from hhour.kernel.games import games
from hhour.kernel.table import Table
from hhour.server import logs, workers
from hhour.server.app import openapi_schema
from hhour.server.catalogue import catalogue
from hhour.server.commands import run
from hhour.server.sentences import tell_question
from hhour.server.settings import read_settings
from tests.kernel.smuggle.game import Smuggle


def main() -> None:
    for code in LANGUAGES:
        language(code)
        catalogue(code)
    openapi_schema()
    table = Table("dday n-02")
    tell_question(table, 1, "en")
    for line in sys.stdin:
        asked = json.loads(line)
        answer = _wait(asked["wait"]) if "wait" in asked else _start(asked)
        print(json.dumps(answer), flush=True)


def _wait(pid: int) -> dict[str, Any]:
    _, status = os.waitpid(pid, 0)
    return {"code": os.waitstatus_to_exitcode(status)}


def _start(asked: dict[str, Any]) -> dict[str, Any]:
    listening = socket.create_server(("127.0.0.1", asked["port"]), backlog=512)
    port = listening.getsockname()[1]
    pid = os.fork()
    if pid == 0:
        _be_a_server(asked, listening)
    listening.close()
    return {"pid": pid, "port": port}


def _be_a_server(asked: dict[str, Any], listening: socket.socket) -> None:
    code = 1
    try:
        log = os.open(asked["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(nothing, 1)
        os.dup2(log, 2)
        if "TESTED_SECRETS" in asked["env"]:
            games()["smuggle"] = Smuggle()
            workers.WORKER = "tests.server.worker_of_secrets"
        settings = read_settings(asked["env"])
        logs.set_up(settings.log_level)
        run(settings, listening, language("en"))
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()
