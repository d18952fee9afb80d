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
    from hhour.dday.rules.battle.book import Book
    from hhour.dday.rules.map.ground import Ground

SHOWN = 10
NUMBERS = ("strength", "courage", "stars", "points", "saves", "four-gain", "four-lose", "star-loss", "skulls-any")
CHEVRONS = 3  # the most a marker can show before UPKEEP; with a fourth the Unit must move on
MOST = {"skulls-any": 3}  # every one multiplies what is counted
CARDS = ("sharpshooter", "veteran", "chaplain", "marksman", "corporal", "jeep", "captain")
TEXTS = (("locked", "DICE"), ("virtual", "RESULTS"), ("leave-out", "COLOURS"), ("sector", "n-03:6"))
FACE_LISTS = (("penalties", "STAR:3"), ("idle", "FACES"), ("no-sets", "FACES"))
GOLD_MODES = ("regular", "touch", "rwbg", "wild")
NOT_HIS = ("sector", "gold", "leave_out", "penalties", "idle", "no_sets", "skulls_stay", "veteran", "marksman", "jeep")
FEW = 5  # dice of a Unit that rolls 4 and a Gold one: it locks one, and five results are a straight (W-GOLD-32, 34)


def odds_options(parser: Parser) -> None:
    text = parser.lang.text
    parser.add_argument("dice", nargs="?", metavar="DICE", help=text("odds-help-dice"))
    parser.add_argument("--goal", default="rwb", help=text("odds-help-goal"))
    parser.add_argument("--locks", type=int, metavar="N", help=text("odds-help-locks"))
    parser.add_argument("--rerolls", type=int, default=2, metavar="N", help=text("odds-help-rerolls"))
    for name, shown in (*TEXTS, *FACE_LISTS):
        parser.add_argument(f"--{name}", default="", metavar=shown, help=text(f"odds-help-{name}"))
    parser.add_argument("--gold", default="", metavar="MODE", help=text("odds-help-gold"))
    for name in NUMBERS:
        parser.add_argument(f"--{name}", type=int, metavar="N", help=text(f"odds-help-{name}"))
    parser.add_argument("--marker", type=int, metavar="N", help=text("odds-help-marker"))
    for name in CARDS:
        card = text(f"card-{name}")
        parser.add_argument(f"--{name}", action="store_true", help=text("odds-help-card", card=card))
    for name in ("skulls-stay", "alone", "no-awards", "grey", "german", "json"):
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
    from hhour.advice.odds import OddsError, advise, parse_dice, parse_goal, probability, write_dice
    from hhour.advice.odds.german import parse_german_dice, turned_names, write_german_dice

    around, locks = circumstances(given)
    dice = None if given.dice is None else (parse_german_dice if given.german else parse_dice)(given.dice)
    if given.gold:
        dice = golden(given, dice, around)
        if around.get("five") and given.locks is None and locks == 2:  # W-GOLD-32
            locks = 1
    goal = parse_goal(given.goal)
    for term in goal.terms:
        if term.number < 0 and not given.sector:
            raise OddsError(f"odds-nothing-to-{'survive' if term.name == 'survive' else 'pay'}")
    report: dict[str, Any] = {"goal": goal.text, "is_probability": goal.is_chance, "rerolls_left": given.rerolls}
    report["counted"] = counted(given, around, lang)
    survives = any(term.name == "survive" for term in goal.terms)
    left_out = ("dice", "cards", "combat", *(("recruits", "heroes") if survives else ()))
    report["not_counted"] = [lang.text(f"odds-out-{name}") for name in left_out]
    report["values"] = values_used(given, around, {term.name for term in goal.terms if term.number < 0})
    locked = given.locked.replace(",", " ").split()
    if given.german:
        locked = turned_names(locked)
    if dice is None:
        if locked:
            raise OddsError("odds-nothing-locked")
        value = probability(goal, None, locks, given.rerolls, leave_out=given.leave_out, **around)
        return {"dice": None, "value": value} | report
    if given.leave_out:
        raise OddsError("odds-left-out-late")
    advice = advise(dice, goal, locks, given.rerolls, locked, **around)
    wild = f" + g:{FACES[around['wild']]}" if "wild" in around else ""
    return {
        "dice": write_german_dice(advice.dice) if given.german else write_dice(advice.dice) + wild,
        "locked": _names(advice.locked, given.german),
        "value": advice.value,
        "best": _plain(advice, advice.best, given.german),
        "locks": [_plain(advice, choice, given.german) for choice in advice.locks],
        "rerolls": [_plain(advice, choice, given.german) for choice in advice.rerolls],
    } | report


def circumstances(given: Namespace) -> tuple[Circumstances, int]:
    """What was said about Unit and sector, and how many dice are locked."""
    from hhour.advice.odds.parse import OddsError, parse_faces, parse_penalties

    if given.marker is not None and not given.sector:
        raise OddsError("odds-marker-nowhere")
    if given.marker is not None and not 1 <= given.marker <= CHEVRONS:
        raise OddsError("odds-marker", most=CHEVRONS)
    around, locks = sector_of(given.sector, given.marker or 1) if given.sector else ({}, 2)
    if given.marker == CHEVRONS and "survive" in given.goal and not ground_of(given.sector)[1].stay_forever:
        raise OddsError("odds-must-move")
    told: dict[str, Any] = dict(around)
    if given.german:
        told["german"] = check_german(given)
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


def check_german(given: Namespace) -> bool:
    """The German stands in no sector and rolls his own six dice; what can only be a Unit's is refused."""
    from hhour.advice.odds import OddsError

    wrong = next((name for name in NOT_HIS if getattr(given, name)), "")
    if wrong:
        raise OddsError("odds-not-german", option=f"--{wrong.replace('_', '-')}")
    return True


def golden(given: Namespace, dice: tuple[tuple[int, ...], ...] | None, around: Circumstances) -> Any:
    """The dice of a Gold mode, and what it makes of them: the Wild Die lies beside the others (W-GOLD-70)."""
    from hhour.advice.odds import BLOCKS, NAMED, UNROLLED, OddsError

    if given.gold not in GOLD_MODES:
        raise OddsError("odds-no-gold-mode", mode=given.gold, modes=", ".join(GOLD_MODES))
    if dice is not None and len(dice) == 3:
        raise OddsError("odds-gold-missing")
    if given.gold == "wild":
        around["wild"] = UNROLLED if dice is None else dice[3][0]
        return dice if dice is None else dice[:3]
    around["gold"] = BLOCKS if given.gold == "rwbg" else NAMED
    if dice is None and given.gold != "rwbg" and not given.leave_out:
        raise OddsError("odds-gold-leave")
    count = sum(map(len, dice)) if dice else 7 - len(given.leave_out.replace(",", " ").split())
    around["five"] = given.gold == "touch" and count == FEW
    return dice


def ground_of(text: str) -> tuple[Book, Ground]:
    """The sector that `n-03:6` names, and the rules of its map."""
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
    return book, book.sectors[at]


def in_combat(ground: Ground, marker: int) -> int:
    """The chevrons that count in COMBAT: UPKEEP turns the marker before it (B-UPKEEP-07, B-UPKEEP-09, B-UPKEEP-10)."""
    return marker if ground.black or ground.stay_forever else marker + 1


def sector_of(text: str, marker: int = 1) -> tuple[Circumstances, int]:
    """`n-03:6`: what a sector does to the dice in it, and how many are locked there."""
    from hhour.advice.dday.circumstances import of_ground

    book, ground = ground_of(text)
    found = of_ground(ground)
    found["defence"] = ground.defence[min(in_combat(ground, marker), len(ground.defence)) - 1]
    found["cost"] = min((edge.cost for edge in book.edges[ground.index] if edge.advance), default=0)
    return found, 0 if ground.no_lock or ground.climb else ground.lock


def counted(given: Namespace, around: Circumstances, lang: Language) -> list[str]:
    """What the numbers take into account, in words."""
    told: dict[str, Any] = dict(around)
    names = ["dice", *(["virtual"] if told["virtual"].strip() else []), *(["sector"] if given.sector else [])]
    words = [lang.text(f"odds-in-{name}") for name in names]
    words += [lang.text(f"card-{name}") for name in CARDS if told.get(name)]
    if given.gold or "g:" in (given.dice or "").lower():
        words.append(lang.text("odds-in-gold"))
    if given.german:
        words.append(lang.text("odds-in-german"))
    if told.get("skulls_any"):
        words.append(lang.text("odds-in-skulls-any"))
    for face, number in told.get("penalties", ()):
        words.append(f"{FACES[face]} −{number}")
    if "survive" in given.goal:
        words.append(lang.text("odds-in-fire"))
    return words


def values_used(given: Namespace, around: Circumstances, asked: set[str]) -> dict[str, int]:
    """The numbers of Unit and sector that the goal goes by."""
    names: list[str] = []
    if "survive" in asked:
        names += ["chevrons", "defence", "guns", "strength", "saves"]
    if "advance" in asked:
        names += ["cost", "courage"]
    told: dict[str, Any] = {**around}
    if "survive" in asked:
        told["chevrons"] = in_combat(ground_of(given.sector)[1], given.marker or 1)
    return {name: int(told.get(name, 0)) for name in names}


def _plain(advice: Advice, choice: Choice, german: bool) -> dict[str, Any]:
    lock = {"lock": _names(choice.lock, german)} if advice.locking else {}
    return {**lock, "reroll": _names(choice.reroll, german), "value": choice.value}


def _names(dice: tuple[str, ...], german: bool) -> list[str]:
    """Dice by the names they have at the table."""
    from hhour.advice.odds.german import told_names

    return told_names(dice) if german else list(dice)


def write(report: dict[str, Any], lang: Language) -> str:
    """The report for people: the best choices, and what is counted in."""
    around = {"goal": report["goal"], "n": report["rerolls_left"]}
    ends = [
        lang.text("odds-counted", what=lang.text("odds-and").join(report["counted"])),
        lang.text("odds-left", what=lang.text("odds-and").join(report["not_counted"])),
    ]
    if report["values"]:
        told = [lang.text(f"odds-value-{name}", n=number) for name, number in report["values"].items()]
        ends.insert(0, lang.text("odds-values", what=lang.text("odds-and").join(told)))
    if report["dice"] is None:
        return "\n".join([lang.text("odds-before", value=_amount(report["value"], report, lang), **around), *ends])
    choices = report["locks"] or report["rerolls"]
    lines = [lang.text("odds-title", dice=report["dice"], **around)]
    lines += [f"  {_amount(choice['value'], report, lang):>9}  {_say(choice, lang)}" for choice in choices[:SHOWN]]
    if len(choices) > SHOWN:
        lines.append(f"  {lang.text('odds-more', n=len(choices) - SHOWN)}")
    return "\n".join([*lines, *ends])


def _say(choice: dict[str, Any], lang: Language) -> str:
    again = " ".join(choice["reroll"])
    roll = lang.text("odds-reroll", dice=again) if again else lang.text("odds-stop")
    return lang.text("odds-lock-then", lock=" ".join(choice["lock"]), then=roll) if "lock" in choice else roll


def _amount(value: float, report: dict[str, Any], lang: Language) -> str:
    return f"{lang.decimal(100 * value, 2)} %" if report["is_probability"] else lang.decimal(value, 3)
