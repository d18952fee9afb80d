"""How much one address or connection may ask: token buckets that forget who has been quiet."""

from __future__ import annotations

import time


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
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

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

    def take(self, name: str, cost: float = 1.0) -> bool:
        """Take from this name's bucket."""
        bucket = self.by_name.get(name)
        if bucket is None:
            if len(self.by_name) >= self.most:
                self._forget()
            bucket = self.by_name[name] = Bucket(self.rate, self.burst)
        return bucket.take(cost)

    def _forget(self) -> None:
        self.by_name = {name: bucket for name, bucket in self.by_name.items() if not bucket.is_full}
        if len(self.by_name) >= self.most:  # a flood from everywhere: start again rather than fill the memory
            self.by_name.clear()


class Counts:
    """How many connections each address has open."""

    def __init__(self, most_each: int, most: int) -> None:
        self.most_each = most_each
        self.most = most
        self.total = 0
        self.by_name: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        """Count one more, unless it is one too many."""
        here = self.by_name.get(name, 0)
        if here >= self.most_each or self.total >= self.most:
            return False
        self.by_name[name] = here + 1
        self.total += 1
        return True

    def leave(self, name: str) -> None:
        """Count one less."""
        self.total -= 1
        left = self.by_name[name] - 1
        if left:
            self.by_name[name] = left
        else:
            del self.by_name[name]
