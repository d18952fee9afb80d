"""`hhour odds`: the exact value of every lock and re-roll, and what is counted in it."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from hhour.commands.shell import Shell
from hhour.commands.usage import Parser
from hhour.dday.rules.map.atlas import scan
from hhour.i18n import Language
from hhour.kernel.faces import FACES
from hhour.troubles import NO, OK, UsageError

if TYPE_CHECKING:
    from hhour.advice.odds import Advice, Choice, Circumstances

SHOWN = 10
NUMBERS = ("strength", "courage", "stars", "points", "saves", "four-gain", "four-lose", "star-loss", "skulls-any")
MOST = {"skulls-any": 3}  # every one multiplies what is counted
CARDS = ("sharpshooter", "veteran", "chaplain", "marksman", "corporal", "jeep", "captain")
TEXTS = (("locked", "DICE"), ("virtual", "RESULTS"), ("leave-out", "COLOURS"), ("sector", "n-03:6"))
FACE_LISTS = (("penalties", "STAR:3"), ("idle", "FACES"), ("no-sets", "FACES"))


def odds_options(parser: Parser) -> None:
    text = parser.lang.text
    parser.add_argument("dice", nargs="?", metavar="DICE", help=text("odds-help-dice"))
    parser.add_argument("--goal", default="rwb", help=text("odds-help-goal"))
    parser.add_argument("--locks", type=int, metavar="N", help=text("odds-help-locks"))
    parser.add_argument("--rerolls", type=int, default=2, metavar="N", help=text("odds-help-rerolls"))
    for name, shown in (*TEXTS, *FACE_LISTS):
        parser.add_argument(f"--{name}", default="", metavar=shown, help=text(f"odds-help-{name}"))
    for name in NUMBERS:
        parser.add_argument(f"--{name}", type=int, metavar="N", help=text(f"odds-help-{name}"))
    for name in CARDS:
        card = text(f"card-{name}")
        parser.add_argument(f"--{name}", action="store_true", help=text("odds-help-card", card=card))
    for name in ("skulls-stay", "alone", "no-awards", "grey", "json"):
        parser.add_argument(f"--{name}", action="store_true", help=text(f"odds-help-{name}"))
    parser.epilog = text("odds-goals")


def tell_odds(shell: Shell, given: Namespace) -> int:
    """The exact odds, if numpy is there to count them."""
    try:
        from hhour.advice.odds import OddsError
    except ImportError:
        shell.talk(shell.text("odds-need-numpy"))
        return NO
    try:
        report = make_report(given, shell.lang)
    except OddsError as error:
        raise UsageError(error.text(shell.lang)) from error
    if given.json:
        shell.data(report)
    else:
        shell.say(write(report, shell.lang))
    return OK


def make_report(given: Namespace, lang: Language) -> dict[str, Any]:
    """Every choice with its value, best first, as plain data."""
    from hhour.advice.odds import OddsError, advise, parse_goal, probability, write_dice

    around, locks = circumstances(given)
    goal = parse_goal(given.goal)
    for term in goal.terms:
        if term.number < 0 and not given.sector:
            raise OddsError(f"odds-nothing-to-{'survive' if term.name == 'survive' else 'pay'}")
    report: dict[str, Any] = {"goal": goal.text, "is_probability": goal.is_chance, "rerolls_left": given.rerolls}
    report["counted"] = counted(given, around, lang)
    report["not_counted"] = [lang.text(f"odds-out-{name}") for name in ("dice", "cards", "combat")]
    locked = given.locked.replace(",", " ").split()
    if given.dice is None:
        if locked:
            raise OddsError("odds-nothing-locked")
        value = probability(goal, None, locks, given.rerolls, leave_out=given.leave_out, **around)
        return {"dice": None, "value": value} | report
    if given.leave_out:
        raise OddsError("odds-left-out-late")
    advice = advise(given.dice, goal, locks, given.rerolls, locked, **around)
    return {
        "dice": write_dice(advice.dice),
        "locked": list(advice.locked),
        "value": advice.value,
        "best": _plain(advice, advice.best),
        "locks": [_plain(advice, choice) for choice in advice.locks],
        "rerolls": [_plain(advice, choice) for choice in advice.rerolls],
    } | report


def circumstances(given: Namespace) -> tuple[Circumstances, int]:
    """What was said about Unit and sector, and how many dice are locked."""
    from hhour.advice.odds.parse import OddsError, parse_faces, parse_penalties

    around, locks = sector_of(given.sector) if given.sector else ({}, 2)
    told: dict[str, Any] = dict(around)
    told["virtual"] = " ".join((*told.get("virtual", ()), given.virtual))
    if given.penalties:
        told["penalties"] = parse_penalties(given.penalties)
    if given.idle:
        told["idle"] = parse_faces(given.idle)
    if given.no_sets:
        told["no_sets"] = parse_faces(given.no_sets)
    for name in NUMBERS:
        number = getattr(given, name.replace("-", "_"))
        if number is not None:
            if not 0 <= number <= MOST.get(name, 999):
                raise OddsError("odds-negative", option=f"--{name}", most=MOST.get(name, 999))
            told[name.replace("-", "_")] = number
    for name in (*CARDS, "skulls-stay", "alone", "grey"):
        key = name.replace("-", "_")
        told[key] = bool(told.get(key)) or getattr(given, key)
    told["awards"] = not given.no_awards
    found: Circumstances = told  # type: ignore[assignment]
    return found, locks if given.locks is None else given.locks


def sector_of(text: str) -> tuple[Circumstances, int]:
    """`n-03:6`: what a sector does to the dice in it, and how many are locked there."""
    from hhour.advice.dday.circumstances import of_ground
    from hhour.advice.odds import OddsError
    from hhour.dday.game import DDay
    from hhour.dday.rules.battle.book import Book
    from hhour.kernel.setup import parse_setup

    board, _, sector = text.strip().lower().partition(":")
    if board not in scan():
        raise OddsError("odds-no-map", map=board, maps=", ".join(scan()))
    game = DDay()
    book = game.rules(game.setup(parse_setup(f"dday {board}")))
    assert isinstance(book, Book)
    at = book.index(sector)
    if at < 0:
        raise OddsError("odds-no-sector", sector=sector, sectors=", ".join(ground.id for ground in book.sectors))
    ground = book.sectors[at]
    found = of_ground(ground)
    found["cost"] = min((edge.cost for edge in book.edges[at] if edge.advance), default=0)
    return found, 0 if ground.no_lock or ground.climb else ground.lock


def counted(given: Namespace, around: Circumstances, lang: Language) -> list[str]:
    """What the numbers take into account, in words."""
    told: dict[str, Any] = dict(around)
    names = ["dice", *(["virtual"] if told["virtual"].strip() else []), *(["sector"] if given.sector else [])]
    words = [lang.text(f"odds-in-{name}") for name in names]
    words += [lang.text(f"card-{name}") for name in CARDS if told.get(name)]
    if told.get("skulls_any"):
        words.append(lang.text("odds-in-skulls-any"))
    for face, number in told.get("penalties", ()):
        words.append(f"{FACES[face]} −{number}")
    if "survive" in given.goal:
        words.append(lang.text("odds-in-fire"))
    return words


def _plain(advice: Advice, choice: Choice) -> dict[str, Any]:
    lock = {"lock": list(choice.lock)} if advice.locking else {}
    return {**lock, "reroll": list(choice.reroll), "value": choice.value}


def write(report: dict[str, Any], lang: Language) -> str:
    """The report for people: the best choices, and what is counted in."""
    around = {"goal": report["goal"], "n": report["rerolls_left"]}
    ends = [
        lang.text("odds-counted", what=lang.text("odds-and").join(report["counted"])),
        lang.text("odds-left", what=lang.text("odds-and").join(report["not_counted"])),
    ]
    if report["dice"] is None:
        return "\n".join([lang.text("odds-before", value=_amount(report["value"], report), **around), *ends])
    choices = report["locks"] or report["rerolls"]
    lines = [lang.text("odds-title", dice=report["dice"], **around)]
    lines += [f"  {_amount(choice['value'], report):>9}  {_say(choice, lang)}" for choice in choices[:SHOWN]]
    if len(choices) > SHOWN:
        lines.append(f"  {lang.text('odds-more', n=len(choices) - SHOWN)}")
    return "\n".join([*lines, *ends])


def _say(choice: dict[str, Any], lang: Language) -> str:
    again = " ".join(choice["reroll"])
    roll = lang.text("odds-reroll", dice=again) if again else lang.text("odds-stop")
    return lang.text("odds-lock-then", lock=" ".join(choice["lock"]), then=roll) if "lock" in choice else roll


def _amount(value: float, report: dict[str, Any]) -> str:
    return f"{100 * value:.2f} %" if report["is_probability"] else f"{value:.3f}"
