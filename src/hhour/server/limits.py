"""How much one address or connection may ask: token buckets that forget who has been quiet."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Generator
from ipaddress import IPv6Address, IPv6Network
from typing import Any, Generic, TypeVar

from hhour.server.turns import Turns

Result = TypeVar("Result")


def household(address: str) -> str:
    """Who counts as one: an address, and with IPv6 the 64 bits that one line is given at least."""
    if ":" not in address:
        return address
    try:
        known = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(known.ipv4_mapped or IPv6Network((int(known) >> 64 << 64, 64)))


class Bucket:
    """Holds `burst` tokens and gains `rate` of them a second; a request costs one."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there was enough; if so it is gone."""
        self._gain()
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def spend(self, cost: float) -> None:
        """Pay for what is done already; debts are no larger than the burst."""
        self._gain()
        self.tokens = max(-self.burst, self.tokens - cost)

    @property
    def owes(self) -> bool:
        if self.tokens < 0:  # else time can only add to them
            self._gain()
        return self.tokens < 0

    def _gain(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now

    @property
    def is_full(self) -> bool:
        return self.tokens + (time.monotonic() - self.at) * self.rate >= self.burst


class Buckets:
    """A bucket for each address. Full ones are dropped now and then, so that memory does not grow with visitors."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.by_name: dict[str, Bucket] = {}
        self._spent: dict[str, float] | None = None  # since the other servers were last told; None: there are none

    def take(self, name: str, cost: float = 1.0) -> bool:
        """Take from this name's bucket."""
        taken = self._of(name).take(cost)
        if taken and self._spent is not None:
            self._spent[name] = self._spent.get(name, 0.0) + cost
        return taken

    def spend(self, name: str, cost: float) -> None:
        """Pay from this name's bucket for what is done already."""
        self._of(name).spend(cost)
        if self._spent is not None:
            self._spent[name] = self._spent.get(name, 0.0) + cost

    # --- with other servers: one limit for the house, a second late ------------------------------------------------

    def share(self) -> None:
        """Keep count of what is spent, for the others."""
        self._spent = {}

    def collect(self) -> dict[str, float]:
        """What was spent here since this was last asked, by those who spend enough to matter."""
        spent, self._spent = self._spent or {}, {}
        return {name: cost for name, cost in spent.items() if cost >= self.burst / 100}

    def hear(self, spent: dict[str, float]) -> None:
        """What was spent on another server."""
        for name, cost in spent.items():
            self._of(name).spend(cost)

    def owes(self, name: str) -> bool:
        """Whether this name has spent more than it had."""
        bucket = self.by_name.get(name)
        return bucket is not None and bucket.owes

    def _of(self, name: str) -> Bucket:
        bucket = self.by_name.get(name)
        if bucket is None:
            if len(self.by_name) >= self.most:
                self._forget()
            bucket = self.by_name[name] = Bucket(self.rate, self.burst)
        return bucket

    def _forget(self) -> None:
        self.by_name = {name: bucket for name, bucket in self.by_name.items() if not bucket.is_full}
        if len(self.by_name) >= self.most:  # a flood from everywhere: start again rather than fill the memory
            self.by_name.clear()


BURST_SECONDS = 8  # of its share one may spend at once


class Budget:
    """The processor's time, by person and by address: a few costly requests weigh as much as many cheap ones."""

    def __init__(self, percent_each_person: int, percent_each_address: int) -> None:
        persons, addresses = percent_each_person / 100, percent_each_address / 100
        self.persons = Buckets(persons, persons * BURST_SECONDS)
        self.addresses = Buckets(addresses, addresses * BURST_SECONDS)
        self.turns = Turns()
        self.clock = Processor()

    def is_spent(self, person: str, address: str) -> bool:
        """Whether they have had more than their share."""
        return self.persons.owes(person) or self.addresses.owes(address)

    def spend(self, person: str, address: str, seconds: float) -> None:
        """Note what was done for them."""
        self.persons.spend(person, seconds)
        self.addresses.spend(address, seconds)
        self.turns.spend(address, seconds)


GRAIN = 0.002  # seconds: what takes less is taken for the processor's time


class Processor:
    """How much of the processor a thread has had for a piece of work, about.

    Asking the system is where it looks whether others wait, and lets them. So short pieces are timed by the clock on
    the wall, and what is long is compared with what the thread had since the system was last asked.
    """

    def __init__(self) -> None:
        self._asked = float("-inf")
        self._had = 0.0

    def begin(self) -> float:
        """When a piece begins."""
        now = time.perf_counter()
        if now - self._asked >= GRAIN:
            self._ask(now)
        return now

    def since(self, began: float) -> float:
        """What it took since then; of a long piece, not what the thread waited for others."""
        now = time.perf_counter()
        took = now - began
        if took < GRAIN:
            return took
        before = self._had
        self._ask(now)
        return min(took, self._had - before)

    def _ask(self, now: float) -> None:
        self._asked, self._had = now, time.thread_time()


PIECE = 0.001  # seconds of the processor that are told at once; less waits for the end of the work


class Timed(Generic[Result]):
    """Awaits some work and tells how much of the processor it took, not what it waited for."""

    def __init__(self, work: Coroutine[Any, Any, Result], tell: Callable[[float], None], clock: Processor) -> None:
        self.work = work
        self.tell = tell
        self.clock = clock

    def __await__(self) -> Generator[Any, Any, Result]:
        thrown: BaseException | None = None
        spent = 0.0
        try:
            while True:
                began = self.clock.begin()
                try:
                    wanted = self.work.send(None) if thrown is None else self.work.throw(thrown)
                except StopIteration as end:
                    return end.value  # type: ignore[no-any-return]
                finally:
                    spent += self.clock.since(began)
                if spent >= PIECE:
                    self.tell(spent)
                    spent = 0.0
                thrown = None
                try:
                    yield wanted
                except BaseException as error:
                    thrown = error
        finally:
            self.tell(spent)


BELIEVED_SECONDS = 5.0


class Counts:
    """How many connections each address has open."""

    def __init__(self, most_each: int, most: int) -> None:
        self.most_each = most_each
        self.most = most
        self.total = 0
        self.by_name: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[float, dict[str, int]]] = {}  # by server, until when it is believed

    def enter(self, name: str) -> bool:
        """Count one more, unless it is one too many."""
        here = self.by_name.get(name, 0)
        if here + self._others(name) >= self.most_each or self.total >= self.most:
            return False
        self.by_name[name] = here + 1
        self.total += 1
        return True

    def hear(self, node: str, counts: dict[str, int]) -> None:
        """How many some addresses have on another server."""
        self._elsewhere[node] = (time.monotonic() + BELIEVED_SECONDS, counts)

    def _others(self, name: str) -> int:
        if not self._elsewhere:
            return 0
        now = time.monotonic()
        self._elsewhere = {node: told for node, told in self._elsewhere.items() if told[0] > now}
        return sum(counts.get(name, 0) for _, counts in self._elsewhere.values())

    def leave(self, name: str) -> None:
        """Count one less."""
        self.total -= 1
        left = self.by_name[name] - 1
        if left:
            self.by_name[name] = left
        else:
            del self.by_name[name]
