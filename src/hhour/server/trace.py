"""Traces of one move, from the message that asks for it to those who are told, over all servers it reaches.

Off unless HHOUR_TRACE says where they go; then nothing of OpenTelemetry is read, and a span is a shared nothing.
"""

from __future__ import annotations

import os
import time
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

from hhour.server.trouble import HostError

_NOTHING: AbstractContextManager[object] = nullcontext()
_PARENT = "traceparent"  # the W3C's name for what travels


class _Tracing:
    """What is set while traces are wanted."""

    def __init__(self, address: str, release: str, node: str) -> None:
        sdk, export = import_module("opentelemetry.sdk.trace"), import_module("opentelemetry.sdk.trace.export")
        otlp = import_module("opentelemetry.exporter.otlp.proto.http.trace_exporter")
        resources = import_module("opentelemetry.sdk.resources")
        carrying = import_module("opentelemetry.trace.propagation.tracecontext")
        here = {"service.version": release, "service.instance.id": node}
        if "OTEL_SERVICE_NAME" not in os.environ:
            here["service.name"] = "hhour"
        self.provider: Any = sdk.TracerProvider(resource=resources.Resource.create(here), shutdown_on_exit=False)
        exporter = otlp.OTLPSpanExporter(endpoint=f"{address.rstrip('/')}/v1/traces")
        self.provider.add_span_processor(export.BatchSpanProcessor(exporter))
        self.tracer: Any = self.provider.get_tracer("hhour.server", release)
        self.carrier: Any = carrying.TraceContextTextMapPropagator()


_tracing: _Tracing | None = None


def set_up(address: str, release: str, node: str) -> None:
    """Send traces to the OpenTelemetry collector at this address; '' sends none."""
    global _tracing
    if not address:
        return
    place = urlsplit(address)
    if place.scheme not in ("http", "https") or not place.hostname:
        raise HostError("no-trace-address")
    try:
        _tracing = _Tracing(address, release, node)
    except ModuleNotFoundError as missing:
        raise HostError("trace-missing") from missing


def close() -> None:
    """Send what has not been sent yet."""
    global _tracing
    if _tracing is not None:
        _tracing.provider.shutdown()
        _tracing = None


def now() -> int | None:
    """When something began that becomes a span later."""
    return None if _tracing is None else time.time_ns()


def span(
    name: str, parent: str = "", since: int | None = None, **attributes: str | int
) -> AbstractContextManager[object]:
    """A step of the work under way, or of the one that `parent` came from."""
    if _tracing is None:
        return _NOTHING
    context = _tracing.carrier.extract({_PARENT: parent}) if parent else None
    named = {f"hhour.{key}": value for key, value in attributes.items()}
    made: AbstractContextManager[object] = _tracing.tracer.start_as_current_span(
        name,
        context=context,
        start_time=since,
        attributes=named,
        record_exception=False,  # what went wrong is in the log; here it could say who wanted what
        set_status_on_exception=False,
    )
    return made


def carried() -> str:
    """The step under way, for another server to go on from."""
    if _tracing is None:
        return ""
    carrier: dict[str, str] = {}
    _tracing.carrier.inject(carrier)
    return carrier.get(_PARENT, "")
