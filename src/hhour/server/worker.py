"""A process beside the server for what takes its time: reads a job, does it, answers; ends when nobody asks any more.

`python -m hhour.server.worker` speaks over standard input and output: four bytes of length, then a pickle, each way.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import sys
import traceback
from collections.abc import Callable
from typing import IO, Any

from hhour.kernel.refusal import HHourError, Refusal
from hhour.server.trouble import Trouble

LENGTH = 4


def luck(text: str, lang: Any) -> Any:
    """How lucky a game was."""
    from hhour.server.api_lab import read_luck

    return read_luck(text, lang)


def take_in(text: str) -> Any:
    """A record played again: its table, how it was laid, its actions; and whether its dice come from a seed."""
    from hhour.kernel.record import parse_record
    from hhour.server import archive

    record = parse_record(text)
    if len(record.lines) > archive.MOST_LINES:
        raise TooLong
    return *archive.steps(record), record.is_seeded


def report(text: str, lang: Any) -> Any:
    """The end screen's turns, and what luck and decisions did."""
    from hhour.kernel.record import parse_record
    from hhour.server.report import account_of, turns_of

    record = parse_record(text)
    return turns_of(record), account_of(record, lang)


def prove(text: str) -> Any:
    """Whether the seed explains every die."""
    from hhour.kernel.verify import verify

    return verify(text)


def postcard(title: str, sentence: str, drawn: str, stamp: str, won: bool) -> bytes:
    """The picture of a table, as a PNG file."""
    from hhour.server.picture.postcard import Postcard, can_say, paint

    if not all(map(can_say, (title, sentence, stamp))):  # no face for these signs here; the words stand beside it
        return paint(Postcard("D-Day Dice", (), drawn))
    return paint(Postcard(title, (sentence,), drawn, stamp, won))


def hint(table: Any, said: Any, lang: Any) -> Any:
    """What the best bot would do."""
    from hhour.server.advice import find_hint

    return find_hint(table, said, lang)


def odds(table: Any, said: Any, shown: int, lang: Any) -> Any:
    """What the best answers are worth."""
    from hhour.server.advice import count_odds

    return count_odds(table, said, shown, lang)


def decide(table: Any, seat: int, level: str) -> Any:
    """A bot's move."""
    from hhour.server.crew import decide

    return decide(table, seat, level)


def wake(game: Any, moves: Any) -> Any:
    """The table of a stored game."""
    from hhour.server.archive import restore

    return restore(game, moves)


def wait(seconds: float) -> float:
    """Nothing, for this long: what tests of queue, time limit and cancellation ask for."""
    import time

    time.sleep(seconds)
    return seconds


JOBS: dict[str, Callable[..., Any]] = {
    job.__name__: job for job in (luck, take_in, report, prove, postcard, hint, odds, decide, wake, wait)
}


class TooLong(Exception):
    """A record of more actions than any game has."""


class Failed(HHourError):
    """What the engine refused over there, as it is told here."""

    def __init__(self, refusal: Refusal, because: Refusal | None) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
        self.because = because


def answer(message: bytes) -> tuple[str, Any]:
    """What came of a job: ("done", result), or what went wrong in a form that can travel."""
    try:
        name, args = pickle.loads(message)
        return "done", JOBS[name](*args)
    except Trouble as trouble:
        return "trouble", (trouble.status, trouble.key)
    except HHourError as error:
        refusal = getattr(error, "refusal", None)
        if isinstance(refusal, Refusal):
            return "refused", (refusal, getattr(error, "because", None))
        return "mistake", traceback.format_exc()
    except TooLong:
        return "too-long", None
    except ModuleNotFoundError:
        return "missing", None
    except (ValueError, IndexError, KeyError, TypeError, OverflowError, RecursionError):
        return "unreadable", traceback.format_exc()
    except Exception:
        return "mistake", traceback.format_exc()


def packed(message: object) -> bytes:
    """A message with its length before it."""
    data = pickle.dumps(message)
    return len(data).to_bytes(LENGTH, "big") + data


def main() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(3)  # whoever plays comes first
    asked: IO[bytes] = sys.stdin.buffer
    said = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a package prints must not get between the answers
    while len(head := asked.read(LENGTH)) == LENGTH:
        said.write(packed(answer(asked.read(int.from_bytes(head, "big")))))
        said.flush()


if __name__ == "__main__":
    main()
