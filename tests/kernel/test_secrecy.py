"""Nobody's bytes hang on what they may not see: in every game of the house, and in a small one that is full of secrets.

A hidden thing is changed by dealing anew whatever a seat cannot see, as often as the game allows; then everything that
seat (or a spectator) can get out of the table must be the same to the byte.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from hhour.bots.protocol import Budget, Reason, Seat, ask
from hhour.bots.registry import bot
from hhour.i18n import language
from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance
from hhour.kernel.event import EVERYONE, audience, eyes
from hhour.kernel.games import games
from hhour.kernel.refusal import Refused
from hhour.kernel.replaying import replay
from hhour.kernel.saving import load
from hhour.kernel.table import Table
from hhour.kernel.verify import verify
from hhour.telling import tell_action, tell_event, tell_question, tell_why
from tests.compiled import plain_only
from tests.kernel.smuggle.game import RUNNERS, Smuggle

SETUPS = [
    *(game.sample_setups()[0] for game in games().values()),
    *(setup for game in games().values() for setup in game.sample_setups() if Table(setup, seed="1").rules.has_secrets),
    "smuggle",
]
EN = language("en")


@pytest.fixture(autouse=True)
def smuggle() -> Iterator[None]:
    """The game of secrets is one of the house for as long as a test lasts."""
    games()["smuggle"] = Smuggle()
    yield
    del games()["smuggle"]


def played(setup: str, number: int, actions: int) -> Table:
    """A game in the middle, played at random."""
    table = Table(setup, seed=f"secret{number}")
    rng = random.Random(number)
    for _ in range(actions):
        if table.outcome:
            break
        seat = rng.choice(table.waiting())
        table.apply(seat, rng.choice(table.choices(seat)))
    return table


def with_other_secrets(table: Table, seat: int, number: int) -> Table:
    """The same table, as far as the seat knows: what it cannot see is dealt anew, in the state and in what was told."""
    other = table.copy(exact=True)
    other.events = list(table.events)
    other.play.chance = SeededChance(f"other{number}")
    other.game.conceal(other.play, seat)
    other.play.chance = other._chance
    return other


def everything_told(table: Table, seat: int | None) -> str:
    """All a seat (None: a spectator) can get out of a table while the game runs."""
    seats = () if seat is None else (seat,)
    story = table.story(seats)
    told: list[object] = [
        table.view(seat),
        table.waiting(),
        [event.to_json() for event in story],
        [tell_event(table, event, EN) for event in story],
        [[event.to_json() for event in table.why(event.seq, seats)] for event in table.events],
        [tell_why(table, event.seq, EN, seats) for event in table.events],
        [table.told_action(line, seats) for line in table.record.lines],
        table.record.text(reveal=False),
        str(table.winners),
        table.result(),
        [refusal_of(table, one, "stash nothing") for one in table.seats if one != seat and one not in table.waiting()],
    ]
    if seat is not None and not table.outcome:
        choices = table.choices(seat)
        told += [choices, tell_question(table, seat, EN)]
        told += [tell_action(table, seat, choice, EN) for choice in choices]
        told += [table.shows_new(seat, choice) for choice in choices[:4]]
        if seat in table.waiting():
            advised = ask(bot("dday", "recruit"), table.game, table.play, seat, budget=Budget(nodes=50))
            told += [advised.action.text, advised.reason.text("en")]
        told.append(table.known_to(seat).view(seat))
    return json.dumps(told)


def refusal_of(table: Table, seat: int, action: str) -> str:
    return repr(table.refusal(seat, action))


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("number", range(6))
def test_a_hidden_thing_changes_no_byte_of_anybody_else(setup: str, number: int) -> None:
    games = (played(setup, number, actions) for actions in range(5 + 3 * number, 0, -1))
    table = next(game for game in games if not game.outcome)  # the last moment before it was over
    for seat in table.seats:
        shown = everything_told(table, seat)
        known = table.known_to(seat).play.state.to_json()
        for other in range(5):
            changed = with_other_secrets(table, seat, other)
            assert everything_told(changed, seat) == shown
            assert changed.known_to(seat).play.state.to_json() == known or not table.rules.has_secrets


class OtherSecrets(SeededChance):
    """The same dice for everything that all may see; what is drawn in secret comes from another seed."""

    def __init__(self, seed: str, other: str) -> None:
        super().__init__(seed)
        self.other = SeededChance(other)

    def pick(self, turn: int, seat: int, purpose: str, n: int, options: tuple[str, ...], secret: bool = False) -> str:
        if not secret:
            return super().pick(turn, seat, purpose, n, options)
        self.other.log = self.log
        return self.other.pick(turn, seat, purpose, n, options, secret)

    def shuffle(
        self, turn: int, seat: int, purpose: str, n: int, cards: tuple[str, ...], secret: bool = True
    ) -> tuple[str, ...]:
        if not secret:
            return super().shuffle(turn, seat, purpose, n, cards, secret)
        self.other.log = self.log
        return self.other.shuffle(turn, seat, purpose, n, cards, secret)


def alike(table: Table, other: Table, seat: int) -> list[tuple[str, str]]:
    """What a seat may do in both worlds so that those who may not know all are told the same."""

    def told(world: Table) -> dict[str, str]:
        found: dict[str, str] = {}
        for action in world.game.choices(world.play, seat):
            veil = world.game.veil(world.play, seat, action)
            found.setdefault(action.text if veil is None else veil.text, action.text)
        return found

    mine, theirs = told(table), told(other)
    return [(mine[word], theirs[word]) for word in mine if word in theirs]


def has_somebody_to_hide_from(setup: str) -> bool:
    """Not alone, and nobody hides anything from an automaton or the other way round: it shows what it holds."""
    table = Table(setup, seed="1")
    return len(table.seats) > 1 and not table.rules.automata


SECRET = [setup for setup in SETUPS[len(games()) :] if setup == "smuggle" or has_somebody_to_hide_from(setup)]


@plain_only
@pytest.mark.parametrize("setup", SECRET)
@pytest.mark.parametrize("number", range(3))
def test_a_game_with_other_secret_draws_reads_the_same_to_whoever_may_not_see_them(setup: str, number: int) -> None:
    table, other = Table(setup, seed=f"worlds{number}"), Table(setup, seed=f"worlds{number}")
    other._chance = OtherSecrets(f"worlds{number}", "elsewhere")
    hidden = [role.seat for role in table.roles if role.secret]
    assert hidden
    rng = random.Random(number)
    for step in range(60):
        assert table.waiting() == other.waiting()
        seat = rng.choice(table.waiting())
        if seat not in hidden:
            assert table.choices(seat) == other.choices(seat)
        both = alike(table, other, seat)
        if not both:
            break  # whatever the seat does now shows what it had
        mine, theirs = rng.choice(both)
        table.apply(seat, mine)
        other.apply(seat, theirs)
        if table.play.revealed != other.play.revealed or table.outcome:
            break  # what was drawn has shown itself to all, or all is told
        for watcher in (None, *(one for one in table.seats if one not in hidden)):
            seats = () if watcher is None else (watcher,)
            assert [one.to_json() for one in table.story(seats)] == [one.to_json() for one in other.story(seats)]
            assert table.view(watcher) == other.view(watcher)
            if step % 12 == 11:
                assert everything_told(table, watcher) == everything_told(other, watcher)
    if setup == "smuggle":
        assert table.play.state.to_json() != other.play.state.to_json()


def test_the_hidden_things_of_the_game_of_secrets_are_really_changed() -> None:
    table = Table("smuggle", seed="changed")
    table.apply(1, "peek")
    table.apply(3, "draw")
    worlds = {json.dumps(with_other_secrets(table, 1, other).play.state.to_json()) for other in range(9)}
    assert len(worlds) > 3


def test_what_was_drawn_in_secret_stands_in_nothing_the_others_get() -> None:
    table = Table("smuggle", seed="drawn")
    table.apply(1, "draw")
    card = table.play.state.hands[1][0]
    for seat in (3, None):
        assert card not in everything_told(table, seat)
    assert card in everything_told(table, 1)


def test_what_was_put_away_in_secret_is_told_without_its_name() -> None:
    table = Table("smuggle", seed="stash")
    for seat in RUNNERS:
        table.apply(seat, "draw")
    card = table.play.state.hands[1][0]
    table.apply(1, f"stash {card}")
    line = table.record.lines[-1]
    assert (line.action, line.told) == (f"stash {card}", "stash")
    assert table.told_action(line, (1,)) == f"stash {card}"
    assert table.told_action(line, (3,)) == table.told_action(line, ()) == "stash"
    assert card not in table.record.text(reveal=False)
    assert card in table.record.text(reveal=True)


def test_the_veiled_form_tells_what_everybody_may_know() -> None:
    table = Table("smuggle", seed="veil")
    table.apply(1, "draw")
    drew = next(event for event in table.events if event.kind == "drew")
    seen = drew.told_to(eyes((3,)))
    assert seen is not None
    assert (seen.seq, seen.kind, dict(seen.data), seen.source) == (drew.seq, "drew", {"n": 1}, "")
    assert drew.told_to(eyes((1,))) is drew
    noted = next(event for event in table.events if event.kind == "noted")
    assert noted.told_to(eyes(())) is None
    assert noted.told_to(EVERYONE) is noted
    assert drew.audience == audience(1)


def test_why_steps_over_what_the_asker_may_not_see() -> None:
    table = Table("smuggle", seed="why")
    table.apply(1, "draw")
    noted = next(event for event in table.events if event.kind == "noted")
    held = next(event for event in table.events if event.kind == "held")
    assert [event.kind for event in table.why(noted.seq, (1,))] == ["noted", "drew"]
    assert table.why(noted.seq, (3,)) == []
    assert [dict(event.data) for event in table.why(held.seq, (3,))] == [{"n": 1}, {"n": 1}]


def test_when_the_game_is_over_the_record_tells_all_and_every_draw_is_proven() -> None:
    table = played("smuggle", 3, 500)
    assert table.outcome == "counted"
    text = table.record.text(reveal=True)
    verdict = verify(text)
    assert verdict.true
    assert verdict.dice >= 1
    assert replay(text).play.state.to_json() == table.play.state.to_json()
    assert [event.seq for event in table.story(())] == [event.seq for event in table.events]
    drawn = next(line for line in table.record.lines if line.action == "draw" and line.results)
    lie = "gold-1" if drawn.results[-1] != "gold-1" else "lead-1"
    assert not verify(text.replace(drawn.results[-1], lie, 1)).true


class Nosy:
    """A bot that tells what it sees of the other hand."""

    name = "nosy"
    seconds = 1.0

    def __init__(self) -> None:
        self.seen: set[tuple[str, ...]] = set()

    def decide(self, seat: Seat) -> object:
        from hhour.bots.protocol import Decision

        self.seen.add(seat.play.state.hands[3])
        return Decision(seat.choices()[0], Reason("bot-only-choice"))


def test_a_bot_thinks_about_hands_that_might_be_and_not_about_the_one_that_is() -> None:
    table = Table("smuggle", seed="nosy")
    table.apply(3, "draw")
    nosy = Nosy()
    for number in range(20):
        ask(nosy, table.game, table.play, 1, random.Random(number))  # type: ignore[arg-type]
    assert len(nosy.seen) > 3
    assert all(len(hand) == 1 for hand in nosy.seen)


def test_a_save_keeps_the_secrets_of_everyone() -> None:
    table = played("smuggle", 4, 9)
    again = load(table.save())
    assert again.play.state.to_json() == table.play.state.to_json()


def test_a_save_keeps_what_the_others_were_told() -> None:
    table = Table("smuggle", seed="stash")
    for seat in RUNNERS:
        table.apply(seat, "draw")
    card = table.play.state.hands[1][0]
    table.apply(1, f"stash {card}")
    table.apply(1, "pass")
    again = load(table.save())
    assert [again.told_action(line, (3,)) for line in again.record.lines] == ["draw", "draw", "stash", "pass"]
    assert card not in again.record.text(reveal=False)
    assert again.told_action(again.record.lines[2], (1,)) == f"stash {card}"
    assert again.save() == table.save()
    older = json.loads(table.save())
    del older["told"]  # saves did not keep it once
    again = load(json.dumps(older))
    assert [again.told_action(line, (3,)) for line in again.record.lines] == ["draw", "draw", "stash", "pass"]


def test_nobody_sits_where_nobody_plays() -> None:
    table = Table("smuggle", seed="guard")
    assert table.seats == (1, 3)
    assert [role.played for role in table.roles] == [True, False, True]
    assert 2 not in table.waiting()
    with pytest.raises(Refused) as caught:
        table.apply(2, "draw")
    assert caught.value.refusal.key == "seat-not-played"


def test_a_hint_is_one_of_the_choices() -> None:
    table = played("smuggle", 2, 6)
    seat = table.waiting()[0]
    found = ask(bot("dday", "recruit"), table.game, table.play, seat).action
    assert isinstance(found, Action)
    assert found.text in table.choices(seat)


def test_what_a_new_stage_begins_with_follows_from_nothing_that_was_before() -> None:
    table = played("smuggle", 5, 30)
    walked = [event for event in table.events if event.kind == "walked"]
    assert len(walked) > 1
    assert [event.cause for event in walked] == [0] * len(walked)
    assert [event.kind for event in table.why(walked[-1].seq)] == ["walked"]


def test_the_looks_into_a_deck_are_numbered_from_one_in_the_record() -> None:
    table = Table("smuggle", seed="numbered")
    table.apply(1, "draw")
    table.apply(3, "peek")
    keys = [word.partition("?")[0] for line in table.record.lines for word in line.draws if word.endswith(":")]
    assert keys == ["1.1.draw.1", "1.3.peek.2", "1.3.peek.3"]
