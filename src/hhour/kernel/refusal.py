"""Why something cannot be done: a rule id, a message key and the numbers behind it."""

from __future__ import annotations

Value = int | str
Params = dict[str, Value]


class Refusal:
    """`rule` says which rule forbids it, `key` which sentence tells it (`refusal-<key>`), `params` the numbers."""

    __slots__ = ("key", "params", "rule")

    def __init__(self, rule: str, key: str, params: Params | None = None) -> None:
        self.rule = rule
        self.key = key
        self.params: Params = params if params is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.params!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.key, self.params) == (
            other.rule,
            other.key,
            other.params,
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, Params]]:
        return Refusal, (self.rule, self.key, self.params)  # compiled, it cannot be made without them


class HHourError(Exception):
    """Anything a user can set right; `str()` is one plain sentence."""


class Refused(HHourError):
    """An action the rules do not allow; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key} {refusal.params or ''}".rstrip())
        self.refusal = refusal


class SetupError(HHourError):
    """A setup that makes no sense, told with the key of its sentence and the rule behind it."""

    def __init__(self, key: str, params: Params | None = None, rule: str = "") -> None:
        self.refusal = Refusal(rule, key, params)
        super().__init__(f"{key} {self.refusal.params or ''}".rstrip())


class RecordError(HHourError):
    """A record or save that cannot be read or does not fit the rules."""

    def __init__(self, key: str, params: Params | None = None, because: Refusal | None = None) -> None:
        self.refusal = Refusal("", key, params)
        self.because = because
        super().__init__(f"{key} {self.refusal.params or ''} {because or ''}".rstrip())
