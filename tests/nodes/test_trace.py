"""The steps of one move, told to a collector: one trace over both servers, and nothing where nobody wants them."""

from __future__ import annotations

import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from hhour.server import trace
from hhour.server.nodes.said import Changed, encode
from hhour.server.trouble import HostError
from tests.nodes.test_two import catch_up
from tests.server.receiver import Receiver, receiving
from tests.server.served import Person, serving

MOVES = 6
Step = tuple[str, str, str]  # which server, what, and within what


def traces(receiver: Receiver) -> list[set[Step]]:
    """What the collector was told, by trace."""
    spans = {}
    for path, _, body in receiver.came:
        assert path == "/v1/traces"
        for told in ExportTraceServiceRequest.FromString(body).resource_spans:
            resource = {one.key: one.value.string_value for one in told.resource.attributes}
            assert resource["service.name"] == "hhour"
            for scope in told.scope_spans:
                spans.update({one.span_id: (resource["service.instance.id"], one) for one in scope.spans})
    found: dict[bytes, set[Step]] = {}
    for node, one in spans.values():
        within = spans[one.parent_span_id][1].name if one.parent_span_id else ""
        found.setdefault(one.trace_id, set()).add((node, one.name, within))
    return list(found.values())


def whole_moves(receiver: Receiver) -> list[set[Step]]:
    """Moves that have come from both servers to their last step, with the spans that theirs hang on."""
    ends = {("commit", "message"), ("told", "follow")}
    try:
        return [steps for steps in traces(receiver) if ends <= {step[1:] for step in steps}]
    except KeyError:  # a span whose parent is still on its way
        return []


def test_one_move_is_one_trace_over_both_servers(tmp_path: Path, house: dict[str, str]) -> None:
    with receiving() as receiver:
        collector = receiver.url.removesuffix("/told")
        with ExitStack() as stack:
            traced = {**house, "HHOUR_TRACE": collector, "OTEL_BSP_SCHEDULE_DELAY": "100"}  # spans are sent soon
            nodes = [stack.enter_context(serving(tmp_path / one, **traced)) for one in "ab"]
            ann = stack.enter_context(Person(nodes[0].url))
            ben = stack.enter_context(Person(nodes[1].url))
            table = ann.lay("dday n-02", watchable=True)["id"]
            with ann.sit(table) as first, ben.sit(table) as second:
                # whoever has just come looks for news unasked, so the first move may reach him before its message does
                while first.seq < MOVES and not whole_moves(receiver):
                    catch_up(first, first.act(1, first.actions(1)[0])["seq"])
                    catch_up(second, first.seq)
                    deadline = time.monotonic() + 20  # then another move is tried
                    while time.monotonic() < deadline and not whole_moves(receiver):
                        time.sleep(0.1)
        move = whole_moves(receiver)[0]
    here = next(node for node, name, _ in move if name == "message")
    [there] = {node for node, _, _ in move} - {here}
    assert move == {
        (here, "message", ""),
        (here, "apply", "message"),
        (here, "commit", "message"),
        (here, "told", "message"),
        (here, "publish", "message"),
        (there, "follow", "publish"),
        (there, "told", "follow"),
    }


def test_where_nobody_wants_traces_a_step_is_nothing_and_messages_carry_none() -> None:
    assert trace.span("apply", table="x") is trace.span("commit")
    assert (trace.carried(), trace.now()) == ("", None)
    assert encode(Changed(7, trace.carried())) == b'{"type":"changed","rev":7}'


@pytest.mark.parametrize("address", ["collector:4318", "ftp://collector", "http://"])
def test_what_is_no_collector_is_refused(address: str) -> None:
    with pytest.raises(HostError) as told:
        trace.set_up(address, "0", "a")
    assert told.value.key == "no-trace-address"


def test_without_opentelemetry_the_host_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(HostError) as told:
        trace.set_up("http://127.0.0.1:4318", "0", "a")
    assert told.value.key == "trace-missing"
