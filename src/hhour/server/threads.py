"""Work in threads: it takes the processor from the same tables, so whoever it is done for pays for it, too."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import TypeVar

Result = TypeVar("Result")


def _nobody(_seconds: float) -> None:
    """What the server does for itself."""


payer: ContextVar[Callable[[float], None]] = ContextVar("payer", default=_nobody)


async def in_thread(work: Callable[[], Result]) -> Result:
    """Do it in a thread, and tell the payer of this task how much of the processor it took."""
    spent = 0.0

    def timed() -> Result:
        nonlocal spent
        started = time.thread_time()
        try:
            return work()
        finally:
            spent = time.thread_time() - started

    try:
        return await asyncio.to_thread(timed)
    finally:
        payer.get()(spent)
