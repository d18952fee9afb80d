"""Structured logs: one JSON object a line on standard error. No cookie, key, token, seed or name is ever written."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

from hhour.faults import reference_of, trace

_OURS: Final = "hhour_fields"


class JsonLines(logging.Formatter):
    """One line a record: time, level, logger, message and the fields given with it."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told.update(getattr(record, _OURS, {}))
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Send everything that is logged to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "sqlalchemy", "websockets"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel("WARNING")  # uvicorn tells every connection with its full address line, keys included


def fault(logger: logging.Logger, message: str, error: BaseException, **values: object) -> str:
    """Log a mistake of ours once, with where it happened, and give the number under which it is found."""
    reference, new = reference_of(error)
    if new:
        tell(logger, logging.ERROR, message, reference=reference, **values, error=trace(error))
    return reference


def tell(logger: logging.Logger, level: int, message: str, **values: object) -> None:
    """Log a message with fields."""
    logger.log(level, message, extra={_OURS: values})
