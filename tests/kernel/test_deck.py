"""Ordered decks: a card has a place once somebody has looked, nobody knows more than he has seen, nothing gets lost."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from hhour.kernel.chance import SeededChance
from hhour.kernel.deck import BOTTOM, UNSEEN, Deck, deck_from_json
from hhour.kernel.event import EVERYONE, audience
from hhour.kernel.lanes import Play, Rules, State
from hhour.kernel.roles import Role

CARDS = ("a", "b", "b", "c", "d", "e")


def play(seed: str = "deck") -> Play:
    return Play(Rules(), State(3), SeededChance(seed), None)


def all_of(deck: Deck, *others: str) -> list[str]:
    return sorted([*deck.unplaced, *(slug for slug in deck.slots if slug), *deck.discards, *others])


def test_a_card_that_was_looked_at_stays_on_top_and_is_drawn_next() -> None:
    deck, p = Deck(CARDS), play()
    seen = deck.peek(p, 1, "look", 2, audience(1))
    assert deck.seen_by(1)[:2] == seen
    assert deck.seen_by(2) == (UNSEEN,) * 6
    assert deck.peek(p, 1, "look", 2, audience(1)) == seen
    assert (deck.draw(p, 2, "draw"), deck.draw(p, 2, "draw")) == seen
    assert len(deck) == 4


def test_whoever_looks_at_what_he_knows_learns_nothing_new() -> None:
    deck, p = Deck(CARDS), play()
    deck.peek(p, 1, "look", 2, audience(1))
    assert p.revealed == audience(1)
    p.revealed = 0
    deck.peek(p, 1, "look", 2, audience(1))
    assert p.revealed == 0
    deck.draw(p, 2, "draw", audience(2))
    assert p.revealed == audience(2)


def test_put_back_on_top_at_the_bottom_and_in_between() -> None:
    deck, p = Deck(("a", "b")), play()
    deck.put("top")
    deck.put("last", BOTTOM, audience(3))
    deck.put("second", 1)
    assert deck.slots == ("top", "second", UNSEEN, UNSEEN, "last")
    assert deck.seen_by(2) == ("top", "second", UNSEEN, UNSEEN, UNSEEN)
    drawn = [deck.draw(p, 1, "draw") for _ in range(5)]
    assert drawn[:2] == ["top", "second"]
    assert sorted(drawn[2:4]) == ["a", "b"]
    assert drawn[4] == "last"
    assert deck.draw(p, 1, "draw") == ""


def test_shuffling_forgets_every_place_and_takes_the_discards_in() -> None:
    deck, p = Deck(CARDS), play()
    deck.peek(p, 1, "look", 3, EVERYONE)
    deck.discard(deck.draw(p, 1, "draw"))
    deck.shuffle()
    assert deck.seen_by(1) == (UNSEEN,) * 5
    assert len(deck.discards) == 1
    deck.reshuffle()
    assert len(deck) == 6
    assert not deck.discards
    assert all_of(deck) == sorted(CARDS)


def test_a_named_card_can_be_taken_out_wherever_it_lies() -> None:
    deck, p = Deck(CARDS), play()
    top = deck.peek(p, 1, "look", 1, EVERYONE)[0]
    assert deck.take(top)
    assert deck.take("e") or deck.take("a")
    assert not deck.take("z")
    assert len(deck) == 4


def test_every_order_is_equally_likely() -> None:
    seen: dict[tuple[str, ...], int] = {}
    for number in range(1200):
        deck, p = Deck(("a", "b", "c")), play(f"{number}")
        order = tuple(deck.draw(p, 1, "draw") for _ in range(3))
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert min(seen.values()) > 140


def test_the_same_seed_lays_the_same_cards_whoever_copies_the_deck() -> None:
    deck, p = Deck(CARDS), play("same")
    twin = deck_from_json(json.loads(json.dumps(deck.copy().to_json())))
    drawn = [deck.draw(p, 1, "draw") for _ in range(6)]
    assert [twin.draw(play("same"), 1, "draw") for _ in range(6)] == drawn


MOVES = st.lists(
    st.tuples(st.sampled_from(("draw", "peek", "put", "discard", "shuffle", "reshuffle")), st.integers(0, 3))
)


@given(moves=MOVES, seat=st.integers(1, 3))
@settings(max_examples=200)
def test_no_card_is_ever_lost_and_a_copy_made_for_a_seat_keeps_what_it_knows(
    moves: list[tuple[str, int]], seat: int
) -> None:
    deck, p, hand = Deck(CARDS), play(), list[str]()
    for name, n in moves:
        if name == "draw" and len(deck):
            hand.append(deck.draw(p, n, "draw", audience(n)))
        elif name == "peek":
            deck.peek(p, n, "look", n, audience(n))
        elif name == "put" and hand:
            deck.put(hand.pop(), n, audience(n))
        elif name == "discard" and hand:
            deck.discard(hand.pop())
        elif name == "shuffle":
            deck.shuffle()
        elif name == "reshuffle":
            deck.reshuffle()
        assert all_of(deck, *hand) == sorted(CARDS)
        assert len(deck.slots) == len(deck.known)
        assert deck.slots.count(UNSEEN) == len(deck.unplaced)
    copy = deck.copy()
    (dealt,) = copy.redeal(play("fresh"), seat, [tuple(hand)])
    assert len(dealt) == len(hand)
    assert copy.seen_by(seat) == deck.seen_by(seat)
    assert all_of(copy, *dealt) == sorted(CARDS)


def test_cards_that_are_turned_over_or_lifted_take_along_who_knows_them() -> None:
    deck = Deck(())
    for seat, slug in enumerate(("c", "b", "a"), 1):
        deck.put(slug, audience=audience(seat))
    deck.put("last", BOTTOM, audience(3))
    deck.turn_over(3)
    assert deck.slots == ("c", "b", "a", "last")
    assert [deck.seen_by(seat) for seat in (1, 2, 3)] == [
        ("c", UNSEEN, UNSEEN, UNSEEN), (UNSEEN, "b", UNSEEN, UNSEEN), (UNSEEN, UNSEEN, "a", "last"),
    ]  # fmt: skip
    deck.lift(2, 0)
    assert deck.slots == ("a", "c", "b", "last")
    assert [deck.seen_by(seat) for seat in (1, 2, 3)] == [
        (UNSEEN, "c", UNSEEN, UNSEEN), (UNSEEN, UNSEEN, "b", UNSEEN), ("a", UNSEEN, UNSEEN, "last"),
    ]  # fmt: skip


def test_a_look_tells_those_it_is_for_and_no_spectator() -> None:
    fresh, shuffled, redealt = Deck(CARDS), Deck(CARDS), Deck(CARDS)
    for deck in (shuffled, redealt):
        deck.peek(play(), 2, "look", 6, audience(2))
    shuffled.shuffle()
    redealt.redeal(play(), 1, [])
    for deck in (fresh, shuffled, redealt):
        assert deck.known == (0,) * 6
        deck.peek(play(), 1, "look", 6, audience(1))
        assert UNSEEN not in deck.seen_by(1)
        assert deck.seen_by(0) == (UNSEEN,) * 6


def test_the_draws_for_a_copy_are_numbered_from_one() -> None:
    deck, p = Deck(CARDS), play()
    p.state.turn, p.chance.log = 2, []
    deck.redeal(p, 3, [("x", "y"), ("z",)])
    keys = [word for word in p.chance.log if word.endswith(":")]
    assert [key.rpartition(".")[0] for key in keys] == [f"2.3.conceal.{number}" for number in (1, 2, 3)]


def test_what_a_card_is_drawn_from_is_told_only_where_everybody_sees_it_and_nobody_hides_anything() -> None:
    for secret, seen_by, hidden in (
        (False, EVERYONE, False), (False, audience(1), True), (True, EVERYONE, True), (True, audience(1), True),
    ):  # fmt: skip
        p = play()
        p.rules.roles, p.chance.log = (Role(1), Role(2, secret=secret)), []
        Deck(("a", "b")).draw(p, 1, "draw", seen_by)
        assert p.chance.log[0] == ("0.1.draw.1?.a,b:" if hidden else "0.1.draw.1.a,b:")
