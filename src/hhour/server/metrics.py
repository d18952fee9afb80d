"""Numbers for the host, in Prometheus' text format; nothing here names a person."""

from __future__ import annotations

import time
from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How long something took, in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        told: list[str] = []
        running = 0
        for bound, count in zip(BOUNDS, self.counts, strict=False):
            running += count
            told.append(f'{name}_bucket{{le="{bound}"}} {running}')
        running += self.counts[-1]
        return [*told, f'{name}_bucket{{le="+Inf"}} {running}', f"{name}_sum {self.sum:.6f}", f"{name}_count {running}"]


class Metrics:
    """All the counters of one server."""

    def __init__(self) -> None:
        self.requests: dict[tuple[str, int], int] = {}
        self.request_seconds = Histogram()
        self.actions = 0
        self.action_seconds = Histogram()
        self.refused: dict[str, int] = {}
        self.conflicts = 0
        self.commits = 0
        self.committed = 0
        self.connections = 0
        self.tables = 0
        self.hostile = 0
        self.followed = 0
        self.wire_good = True
        self.store_good = True
        self.node = ""
        self.release = ""

    def request(self, method: str, status: int, seconds: float) -> None:
        key = (method, status)
        self.requests[key] = self.requests.get(key, 0) + 1
        self.request_seconds.add(seconds)

    def refuse(self, key: str) -> None:
        self.refused[key] = self.refused.get(key, 0) + 1

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        rows: list[str] = []

        def tell(name: str, kind: str, help_text: str, lines: list[str]) -> None:
            rows.extend([f"# HELP {name} {help_text}", f"# TYPE {name} {kind}", *lines])

        requests = [
            f'hhour_http_requests_total{{method="{method}",status="{status}"}} {count}'
            for (method, status), count in sorted(self.requests.items())
        ]
        refused = [f'hhour_refused_total{{key="{key}"}} {count}' for key, count in sorted(self.refused.items())]
        tell("hhour_http_requests_total", "counter", "HTTP requests answered.", requests)
        name = "hhour_http_request_seconds"
        tell(name, "histogram", "Time to answer an HTTP request.", self.request_seconds.lines(name))
        tell("hhour_actions_total", "counter", "Actions made durable.", [f"hhour_actions_total {self.actions}"])
        name = "hhour_action_seconds"
        tell(name, "histogram", "Time from an action's arrival to its being durable.", self.action_seconds.lines(name))
        tell("hhour_refused_total", "counter", "Messages that changed nothing, by reason.", refused)
        tell(
            "hhour_conflicts_total",
            "counter",
            "Changes done again because another node was first.",
            [f"hhour_conflicts_total {self.conflicts}"],
        )
        tell("hhour_commits_total", "counter", "Transactions written.", [f"hhour_commits_total {self.commits}"])
        tell("hhour_writes_total", "counter", "Writes within them.", [f"hhour_writes_total {self.committed}"])
        tell("hhour_connections", "gauge", "Open WebSockets.", [f"hhour_connections {self.connections}"])
        tell("hhour_tables", "gauge", "Tables in memory.", [f"hhour_tables {self.tables}"])
        tell(
            "hhour_hostile_total",
            "counter",
            "Connections closed for bad behaviour.",
            [f"hhour_hostile_total {self.hostile}"],
        )
        name = "hhour_node_info"
        tell(name, "gauge", "Which node this is.", [f'{name}{{node="{self.node}",release="{self.release}"}} 1'])
        name = "hhour_followed_total"
        tell(name, "counter", "Actions of other nodes played on this one's copies.", [f"{name} {self.followed}"])
        name = "hhour_wire_up"
        tell(name, "gauge", "Whether the other nodes can be reached.", [f"{name} {int(self.wire_good)}"])
        name = "hhour_store_up"
        tell(name, "gauge", "Whether the database took the last sign of life.", [f"{name} {int(self.store_good)}"])
        name = "hhour_cpu_seconds_total"
        tell(name, "counter", "Processor time of the server itself.", [f"{name} {time.process_time():.3f}"])
        return "\n".join(rows) + "\n"
