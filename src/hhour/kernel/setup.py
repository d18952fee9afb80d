"""Setups as one line of text: `dday n-01 units=2 boxes=base opts=victory-points,bazooka-joe=all`."""

from __future__ import annotations

from hhour.kernel.refusal import SetupError


class Setup:
    """Pure data: which game, which board, how many seats, which boxes, which options."""

    __slots__ = ("board", "boxes", "fields", "game", "options", "seats")

    def __init__(
        self,
        game: str,
        board: str = "",
        seats: int = 0,
        boxes: tuple[str, ...] = (),
        options: dict[str, str] | None = None,
        fields: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.board = board
        self.seats = seats
        self.boxes = boxes
        self.options: dict[str, str] = dict(options) if options else {}
        self.fields: dict[str, str] = dict(fields) if fields else {}

    def __str__(self) -> str:
        words = [self.game]
        if self.board:
            words.append(self.board)
        words += [f"{key}={value}" for key, value in self.fields.items()]
        if self.seats:
            words.append(f"units={self.seats}")
        if self.boxes:
            words.append("boxes=" + "+".join(self.boxes))
        if self.options:
            words.append(
                "opts=" + ",".join(key if value == "on" else f"{key}={value}" for key, value in self.options.items())
            )
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<Setup {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class Option:
    """One optional rule of a game; the first value is the default. No values: the game reads what it holds itself.

    `parts`: beside its values it may hold a selection of these, `key=one+another`. `once`: the rule by which there is
    one value of it at most, where the rules say so. `since`: by value, the version of the rules in which what it means
    was put right.
    """

    __slots__ = ("key", "once", "parts", "rule", "since", "values")

    def __init__(
        self,
        key: str,
        values: str,
        rule: str,
        parts: tuple[str, ...] = (),
        once: str = "",
        since: dict[str, int] | None = None,
    ) -> None:
        self.key = key
        self.values = tuple(values.split())
        self.rule = rule
        self.parts = parts
        self.once = once
        self.since = since or {}


def parse_setup(text: str) -> Setup:
    """Read the line of text; what the words mean is for the game to check.

    >>> str(parse_setup("dday n-04 units=2 opts=victory-points"))
    'dday n-04 units=2 opts=victory-points'
    """
    words = text.split()
    if not words:
        raise SetupError("setup-empty")
    setup = Setup(words[0].lower())
    seen: set[str] = set()
    for word in words[1:]:
        key, equals, value = word.partition("=")
        key = key.lower()
        if not equals:
            if setup.board:
                raise SetupError("setup-two-boards", {"first": setup.board, "second": word})
            setup.board = key
            continue
        if key in seen:
            raise SetupError("setup-twice", {"key": key})
        seen.add(key)
        if key in ("units", "players", "seats"):
            if not (value.isascii() and value.isdigit() and len(value) < 4 and int(value)):
                raise SetupError("setup-not-a-number", {"key": key, "value": value[:20]})
            setup.seats = int(value)
        elif key == "boxes":
            setup.boxes = tuple(value.lower().replace(",", "+").split("+"))
        elif key in ("opts", "options"):
            setup.options = _options(value, setup.game)
        else:
            setup.fields[key] = value.lower()
    return setup


def _options(text: str, game: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in filter(None, text.lower().split(",")):
        key, _, value = word.replace(":", "=").partition("=")
        if key in options:
            raise SetupError("setup-twice", {"key": key}, _once(game, key))
        options[key] = value or "on"
    return options


def _once(game: str, key: str) -> str:
    """The rule that allows one value of an option, if there is one."""
    from hhour.kernel.games import games  # they read setups themselves

    offered = games()[game].options() if game in games() else ()
    return next((option.once for option in offered if option.key == key), "")
