"""The game at the keyboard: draw, ask, do, keep; until the battle ends or the player leaves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from hhour.dday.draw.wording import columns, wrap
from hhour.faults import log_place, write_down
from hhour.i18n import Language
from hhour.kernel.chance import NeedDice
from hhour.kernel.event import Event
from hhour.kernel.refusal import HHourError, Refusal, Refused
from hhour.kernel.table import Table
from hhour.reference.result import result_lines
from hhour.reference.spelling import fold, label_words, nearest
from hhour.telling import at_table, tell_error, tell_event, tell_order, tell_question, tell_refusal
from hhour.troubles import INTERRUPTED, OK, disk_sentence
from hhour.tui import crew, saves
from hhour.tui.answers import Answers, arrange, resolve
from hhour.tui.commands import COMMANDS, Leave, command_of, words_of
from hhour.tui.dice import Unclear, read_results
from hhour.tui.naming import by_symbols, by_words
from hhour.tui.screen import Screen
from hhour.tui.tabletop import screen_of
from hhour.tui.terminal import Terminal
from hhour.tui.verbs import in_verbs

MANY: Final = 8  # this many alternatives are named when a beginning fits several
LEAST_EVENTS: Final = 3


def hang(line: str, width: int) -> list[str]:
    """Break a line that is too long; what follows stands under the text after its first column, if it has columns."""
    if "\x1b" in line or columns(line) <= width:
        return [line]
    first = re.match(r" *\S+(?: \S+)*? {2,}", line)
    indent = len(first[0]) if first is not None and len(first[0]) < width // 2 else 0
    head, *rest = wrap(line[indent:], width - indent)
    return [line[:indent] + head, *(" " * indent + row for row in rest)]


def _as_typed(refusal: Refusal, action: str, typed: str) -> Refusal:
    """The same reason, in the words of who typed the action."""
    return Refusal(refusal.rule, refusal.key, {k: typed if v == action else v for k, v in refusal.params.items()})


class TakenBack(Exception):
    """The player does not want to roll after all."""


class Session:
    """One sitting at one table."""

    def __init__(
        self,
        table: Table,
        lang: Language,
        terminal: Terminal,
        place: Path | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> None:
        self.table = table
        self.bots = dict(bots or {})
        self.lang = at_table(table, lang)
        self.terminal = terminal
        self.place = place or saves.new_place(table)
        self.seat = 0
        self.refused: Refusal | None = None
        self.doing = ""  # the action that is being carried out
        self.notes: list[str] = []  # shown once, above the next question
        self.told = 0  # the number of the last event that was told
        self.turn = -1
        self.disk_trouble = ""

    def run(self) -> int:
        """Play to the end; leaving early is no failure."""
        if not self.table.outcome:
            self.keep()
        try:
            while not self.table.outcome:
                if self.bot_acted():
                    continue
                self.choose_seat()
                self.draw()
                self.take(self.terminal.read(self.prompt()))
        except (Leave, EOFError, KeyboardInterrupt) as left:
            self.terminal.say("", *self.notes, self.lang.text("play-bye"))
            return INTERRUPTED if isinstance(left, KeyboardInterrupt) else OK
        self.finish()
        return OK

    def bot_acted(self) -> bool:
        """Whether a bot was waited for; what it did is told with the next question."""
        seat = next((seat for seat in self.table.waiting() if seat in self.bots), 0)
        if seat:
            self.doing = crew.choose(self.table, seat, self.bots[seat])
            with suppress(TakenBack):  # its own dice may be somebody's at the keyboard
                self.table.apply(seat, self.doing)
                self.keep()
        return bool(seat)

    # --- what was typed -------------------------------------------------------------------------------------------

    def choose_seat(self) -> None:
        """The seat that acted last goes on if it is asked again; else the first that is waited for."""
        waiting = self.table.waiting()
        if self.seat not in waiting:
            self.seat = waiting[0]

    def take(self, line: str) -> None:
        """Do what one line says; where we fail the table is as it was, so that the game can go on another way."""
        try:
            self.understand(line)
        except (Leave, EOFError, OSError, HHourError):
            raise
        except Exception as fault:
            reference = write_down(fault, setup=str(self.table.setup), seq=self.table.play.seq, typed=line[:80])
            self.note(self.lang.text("play-fault", reference=reference, path=str(log_place())))

    def understand(self, line: str) -> None:
        """A command, an answer, an answer for another seat."""
        seat, text = self.seat_of(line.strip())
        if seat not in self.table.seats:
            self.note(self.lang.text("play-no-seat", n=seat, seats=self.seats_told(self.table.seats)))
        elif not line.strip():
            self.nothing_typed()
        elif not text and seat not in self.bots:
            self.seat = seat
        elif name := command_of(text):
            COMMANDS[name](self, text.partition(" ")[2].strip())
        elif seat in self.bots:
            self.note(self.lang.text("play-bot-sits", seat=self.screen.called(seat)))
        else:
            self.answer(seat, text)

    def nothing_typed(self) -> None:
        """Enter alone gives the only answer there is."""
        choices = self.table.choices(self.seat)
        if len(choices) == 1:
            self.act(self.seat, choices[0])
        else:
            self.note(self.lang.text("play-choose"))

    def seat_of(self, line: str) -> tuple[int, str]:
        """`2: done` acts for seat 2, `2:` turns to it; `german:` does if that is what seat 2 is called."""
        head, colon, tail = re.sub("：", ":", line, count=1).partition(":")
        word = head.strip()
        if colon and word.isascii() and word.isdigit() and len(word) < 3:
            return int(word), tail.strip()
        named = [seat for seat in self.table.seats if fold(word) in label_words(self.screen.called(seat))]
        return (named[0], tail.strip()) if colon and len(named) == 1 else (self.seat, line)

    def seats_told(self, seats: Iterable[int]) -> str:
        """`1, 2 (The German)`."""
        called = [self.screen.called(seat).partition(" ") for seat in seats]
        return ", ".join(f"{number} ({name})" if name else number for number, _, name in called)

    def answer(self, seat: int, text: str) -> None:
        """By number or action, in the words of the screen; a slip is named, all else the rules say best why not."""
        answers = arrange(self.table.choices(seat))
        typed = resolve(text, answers)
        if typed.several:
            exact = by_symbols(text, answers, self.lang)
            typed = exact if exact.action else typed
        elif not typed.action:
            typed = by_words(text, answers, self.table, seat, self.lang)
        if len(typed.several) > 1:
            told = ", ".join(typed.several[:MANY]) + (" ..." if len(typed.several) > MANY else "")
            self.note(self.lang.text("play-several", word=text, choices=told))
        elif typed.action:
            self.act(seat, typed.action)
        elif meant := in_verbs(text, self.table, self.lang):  # no answer now: the rules say why not
            self.act(seat, meant, text)
        elif not (near := nearest(text, self.table, seat, self.lang, words_of(self.lang))):
            self.act(seat, text)
        else:
            self.note(self.lang.text("play-nearest", word=text, nearest=near))

    def act(self, seat: int, action: str, typed: str = "") -> None:
        """Do it; a refusal speaks of what was typed, where that is not the action as the rules write it."""
        self.doing = action
        try:
            self.table.apply(seat, action)
        except TakenBack:
            self.note(self.lang.text("play-taken-back"))
            return
        except HHourError as error:
            if isinstance(error, Refused) and typed:
                error = Refused(_as_typed(error.refusal, action, typed))
            self.refused = error.refusal if isinstance(error, Refused) else None
            self.note(tell_error(error, self.lang, self.table.game.name))
            return
        self.refused = None
        self.seat = seat
        self.keep()

    # --- keeping --------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save; if the disk refuses, say so once for each kind of failure and play on in memory."""
        try:
            saves.keep(self.table, self.place, self.bots)
            self.disk_trouble = ""
        except OSError as error:
            trouble = disk_sentence(error, self.lang)
            if str(error.errno) != self.disk_trouble:
                self.note(self.lang.text("play-not-kept", reason=trouble))
            self.disk_trouble = str(error.errno)

    def finish(self) -> None:
        """The result, the points, the seed, and where the record lies."""
        self.terminal.say(*self.new_events(), *self.notes, "", *result_lines(self.table, self.lang))
        if self.table.seed:
            self.terminal.say(self.lang.text("play-seed", seed=self.table.seed))
        try:
            path = saves.keep_record(self.table, self.place)
        except OSError as error:
            self.terminal.say(self.lang.text("play-not-kept", reason=disk_sentence(error, self.lang)))
            self.offer_other_place()
            return
        self.terminal.say(self.lang.text("play-record", path=str(path)))

    def offer_other_place(self) -> None:
        """A finished game that found no room on the disk can still be written elsewhere."""
        while True:
            try:
                line = self.terminal.read(self.lang.text("play-save-elsewhere") + " ").strip()
            except EOFError:
                return
            path = Path(line.removeprefix("save ").strip()).expanduser()
            if not line or command_of(line) == "quit":
                return
            try:
                saves.save_as(self.table, path, self.bots)
            except OSError as error:
                self.terminal.say(self.lang.text("play-not-saved", reason=disk_sentence(error, self.lang)))
                continue
            self.terminal.say(self.lang.text("play-saved", path=str(path)))
            return

    # --- what is shown --------------------------------------------------------------------------------------------

    def note(self, *lines: str) -> None:
        self.notes += lines

    def page(self, lines: list[str]) -> None:
        """A text of its own, broken to the width of the window; what is typed at its end counts."""
        width = self.terminal.width
        typed = self.terminal.show([row for line in lines for row in hang(line, width)], self.lang.text("play-enter"))
        if typed:
            self.take(typed)

    def view(self) -> Mapping[str, Any]:
        return self.table.view(self.seat)

    @property
    def screen(self) -> Screen:
        return screen_of(self.table, self.lang, self.terminal.width, self.terminal.colour)

    def prompt(self) -> str:
        return f"{self.seat}> " if len(self.table.seats) > 1 else "> "

    def refusal_sentence(self, refusal: Refusal) -> str:
        return tell_refusal(refusal, self.lang, self.table.game.name)

    def event_line(self, event: Event) -> str:
        told = tell_event(self.table, event, self.lang)
        return f"{event.seq:>4}  {told}" if told else ""

    @property
    def sight(self) -> tuple[int, ...]:
        """Whose secrets may stand on the screen: those of the seat that is played now."""
        return (self.seat,) if self.seat else ()

    def story(self) -> list[Event]:
        """What happened, as the seat that is played now may know it."""
        return self.table.story(self.sight)

    def new_events(self) -> list[str]:
        lines = [self.event_line(event) for event in self.story() if event.seq > self.told]
        self.told = self.table.play.seq
        return [line for line in lines if line]

    def draw(self) -> None:
        if self.terminal.is_live:
            self.draw_screen()
        else:
            self.draw_flow()
        self.notes = []

    def draw_flow(self) -> None:
        """For a pipe: what is new, the table once a turn, the question."""
        view, screen, choices = self.view(), self.screen, self.table.choices(self.seat)
        self.terminal.say(*self.new_events())
        if view["turn"] != self.turn:
            self.turn = view["turn"]
            self.terminal.say("", screen.head(view), *screen.beach(view, self.seat, choices))
            self.terminal.say(*screen.units(view, self.seat), *screen.boxes(view))
        self.terminal.say(*screen.hand(view, self.seat))
        self.terminal.say(*self.notes, *self.question(screen, view, arrange(choices)))

    def draw_screen(self) -> None:
        """For a terminal: everything on one screen; the events take the room that is left."""
        view, screen, choices = self.view(), self.screen, self.table.choices(self.seat)
        beach = screen.beach(view, self.seat, choices)
        units = screen.units(view, self.seat)
        dice = screen.hand(view, self.seat)
        legend = [screen.paint(screen.dice_legend(), "2")] if dice and view["turn"] == 1 else []
        here = screen.here(view, self.seat)
        keys = [screen.paint(self.lang.text("play-keys"), "2")]
        notes = [line for note in self.notes for line in wrap(note, screen.width)]
        question = self.question(screen, view, arrange(choices))
        room = self.terminal.height - 2 - len(units) - len(question) - len(notes) - len(dice)
        boxes = screen.boxes(view)
        boxes = boxes if room - len(boxes) >= LEAST_EVENTS else screen.boxes(view, brief=True)
        top: list[list[str]] = []
        for part in (boxes, beach, keys, here, legend):  # in this order they find room
            fits = part and room - len(part) >= LEAST_EVENTS
            top.append(part if fits else [])
            room -= len(part) if fits else 0
        self.terminal.clear()
        boxes, beach, keys, here, legend = top
        self.terminal.say(screen.head(view), *beach, *units, *boxes, *dice, *legend, *here)
        self.terminal.say(
            *self.last_events(screen, room), *(screen.paint(line, "1;33") for line in notes), *question, *keys
        )

    def last_events(self, screen: Screen, room: int) -> list[str]:
        """The last events that fit, new ones plain, older ones faint; how many new ones do not fit."""
        if room <= 0:
            return []
        lines: list[str] = []
        fresh = 0
        for event in reversed(self.story()):
            is_old = event.seq <= self.told
            if len(lines) >= room and is_old:
                break
            line = self.event_line(event)
            told = hang(line, screen.width) if line else []
            fresh += 0 if is_old else len(told)
            lines = [screen.paint(line, "2") if is_old else line for line in told] + lines
        self.told = self.table.play.seq
        if fresh <= room:
            return lines[-room:]
        return [
            screen.paint(self.lang.text("play-more-events", n=fresh - room + 1), "2"),
            *lines[len(lines) - room + 1 :],
        ]

    def question(self, screen: Screen, view: Mapping[str, Any], answers: Answers) -> list[str]:
        asked = tell_question(self.table, self.seat, self.lang)
        if len(self.table.seats) > 1:
            asked = screen.asked(self.seat, asked)
        lines = [screen.paint(line, "1") for line in wrap(asked, screen.width)]
        others = [seat for seat in view["waiting"] if seat != self.seat]
        if others:
            waiting = self.lang.text("play-also-waiting", units=self.seats_told(others), example=f"{others[0]}:")
            lines += [screen.paint(line, "2") for line in wrap(waiting, screen.width)]
        return lines + screen.answers(self.seat, answers)


class OwnDice:
    """Asks for the results of real dice, at any roll of a table that is being played (not of one being read again)."""

    def __init__(self, lang: Language, terminal: Terminal, game: str = "") -> None:
        self.lang = lang
        self.terminal = terminal
        self.game = game
        self.session: Session | None = None
        self.asking = True

    def __call__(self, need: NeedDice) -> list[str]:
        if not self.asking:
            raise need
        lang = self.session.lang if self.session is not None else self.lang
        game = self.session.table.game.name if self.session is not None else self.game
        self.terminal.say(tell_error(need, lang, game))
        if self.session is not None and (order := tell_order(self.session.table, need, self.session.doing, lang)):
            self.terminal.say(order)
        while True:
            line = self.terminal.read(lang.text("play-dice-prompt", n=need.count) + " ").strip()
            word = command_of(line) if line else "help"
            if word == "quit":
                raise Leave
            if (word == "undo" or line.lower() == "cancel") and self.session is not None:
                raise TakenBack
            if word == "help":
                self.terminal.say(lang.text("play-dice-help"))
                continue
            try:
                return read_results(line, need, lang)
            except Unclear as unclear:
                self.terminal.say(str(unclear))
