"""Whose matter an event is, and what an action costs: held in every situation of a test."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from hhour.bataille.state import Contest
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import OUT
from hhour.dday.rules.battle.verbs import RESOURCES
from hhour.kernel.choice import Choice
from hhour.kernel.event import Event
from hhour.kernel.faces import COLOUR_NAMES, FACES
from hhour.kernel.refusal import Refusal

OF_THE_TABLE = {
    "bataille": frozenset(("began", "extra-round", "start-tied")),
    "dday": frozenset((
        "battle-begins", "began", "condition", "eliminated", "garrison-losses", "garrison-tally", "gun-silenced",
        "lost", "mgf", "shelling", "supplies", "turn", "warning", "weather-lies", "won", "worn",
    )),
    "express": frozenset((
        "arrived", "axis-added", "axis-dropped", "axis-ignored", "axis-rolled", "axis-set", "back-to-supply",
        "beach-begins", "beach-die", "beach-lost", "beach-won", "began", "cleared", "kommandant", "kommandant-next",
        "next-dice", "next-silenced", "no-rally", "replayed", "requirement", "soldier-added",
    )),
}  # fmt: skip


# what the words of an event look like, so that no two of them are mixed up
WORDS = {
    "sector": re.compile(r"none|(?:(?:n-\d\d|sea-[abc]):)?(?:\d\d?|b[a-z]*)"),
    "card": re.compile(r"[a-z][a-z0-9-]{2,}"),
    "face": re.compile("|".join(("none", *FACES))),
    "die": re.compile(r"none|[rwbgk]\d|gun:.*|[1-6]"),
    "colour": re.compile("|".join(("none", "colourless", *COLOUR_NAMES))),
}


def check_whose(game: str, told: Iterable[Event]) -> None:
    """No seat is named by what concerns them all."""
    named = [(event.kind, event.seat) for event in told if event.seat and event.kind in OF_THE_TABLE[game]]
    assert not named, f"the matter of the whole table, told of a seat: {named}"
    for event in told:
        for key, form in WORDS.items() if game == "dday" else ():
            assert form.fullmatch(str(event.data.get(key, "")) or "none"), f"no {key}: {event}"
        assert event.kind == "lost" or event.data.get("unit", 1), f"no seat of the table: {event}"
        assert event.kind != "award" or event.source, f"an award comes from somewhere: {event}"
        if event.kind == "contested":
            assert len(tuple(event.data["units"])) > 1, f"nobody else wanted it: {event}"  # type: ignore[arg-type]


SET_ASIDE = ("advances", "charges", "moves")  # courage for a move is not paid but set aside (B-MOVE-15)


def check_costs(choice: Choice, told: Iterable[Event], seat: int) -> None:
    """What a choice said it costs is paid, unless somebody is asked first; what follows may cost more besides."""
    paid = Counter[str]()
    for event in told:
        if event.kind == "paid" and event.seat == seat:
            paid[str(event.data["resource"])] += int(str(event.data["n"]))
        elif event.kind in SET_ASIDE and event.seat == seat:
            paid["courage"] += int(str(event.data["cost"]))
    said = {cost.what: cost.n for cost in choice.costs if cost.what in RESOURCES and cost.n}
    short = {what: n for what, n in said.items() if paid and paid[what] < n}
    assert not short, f"{choice.action} said {said} and took {dict(paid)}"


TERRAINS = ("landing", "barriers", "rally-point", "ordeal", "cliffs", "bunker")
DIALS = {"gained": "", "paid": "", "sea-toll": "", "fell": "soldiers"}


def check_dials(play: Field, told: Iterable[Event]) -> None:
    """Where a dial is said to stand after all that happened, it stands; grey dice are told of where there are some."""
    told = list(told)
    assert play.has_grey_guns() or not [event for event in told if event.kind.startswith("grey-")], told
    said = {
        (event.seat, DIALS[event.kind] or str(event.data["resource"])): event.data["now"]
        for event in told
        if event.kind in DIALS
    }
    saved = {event.seat for event in told if event.kind == "saved"}  # told after they had fallen
    gone = {force.seat for force in play.battle.forces if force.status == OUT}
    crews = {(event.seat, "stars") for event in told if event.kind == "crew-lost"}  # STARs of a crew are not kept
    said = {dial: now for dial, now in said.items() if dial[0] not in saved | gone and dial not in crews}
    stands = {(seat, name): getattr(play.battle.forces[seat - 1], name) for seat, name in said}
    assert stands == said, f"{told}: {stands}"


# questions that lie on a lane with a number, and with a second one; records of all others have none there
NUMBERED = frozenset((
    "adjust", "after-fire", "annul", "arrive", "assault-order", "battle-cry", "before-assault", "before-fire",
    "booby-trap", "call-colour", "cancel", "choose-result", "claim", "consent", "contest", "counter-award",
    "counter-rwb", "d6", "draft", "enter", "exchange-dice", "fall", "fight",
    "free-vehicle", "german-loss", "german-pay", "give-results", "gold-dice", "hero-reroll", "join-fight",
    "leadership", "lock", "offer", "offered", "omit-tools", "pair", "pay", "penalty", "pick-specialist",
    "pool-exchange", "put-back", "react", "recruit-free", "reroll", "reroll-two", "result-colour", "reward",
    "save-bonus", "sea-check", "sea-fire", "sector-award", "set-colour", "set-face", "skulls-become", "special-find",
    "split-losses", "storm", "struck", "swap-give", "swap-take", "toll", "trophy", "truce",
))  # fmt: skip
TWICE_NUMBERED = frozenset((
    "adjust", "after-fire", "annul", "arrive", "before-assault", "before-fire", "choose-result", "claimed", "d6",
    "enter", "exchange-dice", "fight", "free-vehicle", "german-pay", "gold-dice", "hero-paint", "hero-reroll",
    "penalty", "pool-exchange", "put-back", "react", "reward", "set-face", "special-damage", "split-losses",
    "swap-take", "truce",
))  # fmt: skip


def check_lanes(play: Field) -> None:
    """No question, and nothing that lasts until the end of the turn, carries a number that nobody reads."""
    for name, first, second, _ in (frame for lane in play.battle.lanes for frame in lane):
        assert not first or name in NUMBERED, (name, first)
        assert not second or name in TWICE_NUMBERED, (name, second)
    for kind, place, amount, card in play.battle.effects:
        assert kind not in ("def0", "guns-gone", "halved", "in-force", "no-mgf") or not amount, (kind, amount, card)
        assert kind != "halved" or not place, (kind, place, card)


def check_reason(play: Field, action: str, refused: Refusal) -> None:
    """What a refusal names is there: a seat of the table, a die the answer speaks of, a card of the game."""
    named, spoken = refused.params, action.replace(":", " ").split()
    assert named.get("unit", 1) in {force.seat for force in play.battle.forces}, refused
    assert str(named.get("die", "")) in ("", *spoken, *action.split()), refused
    assert str(named.get("card", "")) in ("", "any", *spoken) or named["card"] in play.book.cards, refused


def check_terrain(told: Iterable[Event]) -> None:
    """The six sectors of every beach of Express! in their order (P-EXP-10, P-EXP-11)."""
    for event in told:
        if event.kind in ("arrived", "beach-die"):
            sector = int(str(event.data["sector"]))
            assert event.data["terrain"] == TERRAINS[sector - 1], event
            assert event.kind != "arrived" or (event.rule == "P-EXP-10") == (sector == 1), event


def check_turns(contest: Contest, told: Iterable[Event]) -> None:
    """A turn of Bataille! is told with how many the player has had and what is in the bank; a victory adds up."""
    for event in told:
        seat, data = event.seat, event.data
        if event.kind == "turn-begins":
            assert (data["n"], data["bank"]) == (contest.turns[seat - 1], contest.banks[seat - 1]), event
        elif event.kind == "won":
            n, dice, commander, factor = (int(str(data[word])) for word in ("n", "dice", "kommandant", "factor"))
            assert n == (0 if data["zero"] else (dice + commander) * factor), event
        elif event.kind == "lost":
            assert data["bank"] == contest.banks[seat - 1], event
        elif event.kind == "score":
            assert data["bank"] == contest.banks[seat - 1], event
            assert data["n"] == int(str(data["bank"])) + 5 * int(str(data["medals"])), event


def check_flags(state: object, *names: str) -> None:
    """What says yes or no is 1 or 0: observations and saved games are read so."""
    wrong = {name: getattr(state, name) for name in names if getattr(state, name) not in (0, 1)}
    assert not wrong, wrong
