"""Odds and hints at the table."""

from __future__ import annotations

import random

import pytest

from hhour.i18n import language
from tests.rule import rule
from tests.server.served import Chair, Message, Person, pick

WAYS = ("advance", "move", "charge", "retreat", "stay")


def ask(chair: Chair, kind: str, seat: int = 1, **rest: object) -> Message:
    """Ask for advice on the question that stands."""
    question = {"id": kind, "seat": seat, "question_id": chair.questions[str(seat)]["id"], **rest}
    chair.send(type=kind, **question)
    return chair.read(kind, "refused")


def until(chair: Chair, question: str, seat: int = 1) -> bool:
    """Play on to this question; False if the game ends before it comes."""
    rng, own = random.Random(5), str(seat)
    while own in chair.questions and chair.questions[own]["name"] != question:
        chair.act(seat, pick(rng, chair.actions(seat)))
    return own in chair.questions


def test_full_advice_counts_every_lock_best_first(ann: Person) -> None:
    with ann.sit(ann.lay(advice="full")["id"]) as chair:
        until(chair, "lock")
        told = ask(chair, "odds", goal="soldiers")
        values = [one["value"] for one in told["choices"]]
        assert (told["goal"], told["is_chance"], len(values)) == ("soldiers", False, 15)
        assert values == sorted(values, reverse=True)
        assert {one["action"] for one in told["choices"]} <= set(chair.actions(1))
        assert all(one["label"] for one in told["choices"])
        chance = ask(chair, "odds", goal="rwb")
        assert chance["is_chance"]
        assert 0 <= chance["choices"][0]["value"] <= 1
        chair.act(1, told["choices"][0]["action"])
        assert chair.questions["1"]["name"] == "reroll"
        after = ask(chair, "odds", goal="soldiers")
        best = after["choices"][0]
        assert best["value"] == pytest.approx(values[0], abs=1e-5), "the lock was worth what its best re-roll is"
        assert best["action"] in chair.actions(1)


def test_each_choice_tells_the_chances_that_matter(ann: Person) -> None:
    with ann.sit(ann.lay("dday n-02", advice="full")["id"]) as chair:
        until(chair, "lock")
        told = ask(chair, "odds")
        keys = [aim["key"] for aim in told["aims"]]
        assert keys[:2] == ["survive", "soldiers-at-least"]
        assert {"rwb", "rwb-SKULL", "rwb-TOOL", "straight"} <= set(keys)
        assert told["goal"] in ("survive", "advance", "soldiers"), "the adviser proposes"
        for one in told["choices"]:
            by_key = dict(zip(keys, one["chances"], strict=True))
            assert all(0 <= chance <= 1 for chance in by_key.values())
            assert by_key["rwb"] >= max(chance for key, chance in by_key.items() if key.startswith("rwb-"))
        picked = ask(chair, "odds", goal="straight")
        at = keys.index("straight")
        assert [one["chances"][at] for one in picked["choices"]] == [one["value"] for one in picked["choices"]]


def test_dice_are_counted_as_they_lie(ann: Person, ben: Person) -> None:
    table = ann.lay("dday n-02", advice="off", watchable=True)
    with ann.sit(table["id"]) as chair, ben.sit(table["id"]) as watcher:
        assert ask(chair, "tally", dice=[])["error"]["key"] == "nothing-to-count", "nothing is rolled yet"
        until(chair, "lock")
        lying = chair.views["1"]["units"][0]["dice"]
        told = ask(chair, "tally", dice=[die["slot"] for die in lying])
        faces = [die["face"] for die in lying]
        assert told["soldiers"] == faces.count("SOLDIER") + 2 * faces.count("TWO_SOLDIERS")
        assert told["tools"] == faces.count("TOOL")
        assert all(one["name"] and one["text"] and one["lacks"] for one in told["near"])
        assert ask(chair, "tally", dice=[])["soldiers"] == 0
        assert ask(chair, "tally", dice=["x9"])["error"]["key"] == "no-such-dice"
        assert ask(chair, "tally", dice=["r1", "r1"])["error"]["key"] == "no-such-dice"
        watcher.send(type="tally", id="x", seat=1, question_id=0, dice=[])
        assert watcher.read("tally", "refused")["error"]["key"] == "not-your-seat"


HIS_BONUSES = {
    name: language("en").attr(f"german-rwb-{face}", "text")
    for face in ("skull", "star", "soldier", "two-soldiers", "courage", "tool")
    for name in (language("en").text(f"german-rwb-{face}"),)
}


@rule("A-RWB-01", "A-GER-12")
def test_the_dice_of_the_german_are_counted_too(ann: Person) -> None:
    with ann.sit(ann.lay("dday n-18 opts=german,german-solitaire")["id"]) as chair:
        for question in ("lock", "reroll"):
            until(chair, question, 2)
            force = next(one for one in chair.views["2"]["forces"] if one["seat"] == 2)
            slots = [die["slot"] for die in force["dice"]]
            assert {"k1", "k2"} <= set(slots), "black ones among them"
            told = ask(chair, "tally", 2, dice=slots)
            assert told["dice"] == slots
            assert told["third"] == "black"
            sets = [*told["sets"], *told["near"]]
            assert {one["name"] for one in sets} <= set(HIS_BONUSES), "his own, not those of a Unit"
            assert all(one["text"] == HIS_BONUSES[one["name"]] for one in sets)
        assert ask(chair, "tally", 2, dice=["b1"])["error"]["key"] == "no-such-dice"


@rule("W-SEA-37", "W-SEA-45")
def test_at_sea_dice_are_counted_as_what_they_cost(ann: Person) -> None:
    with ann.sit(ann.lay("dday n-19 opts=sea")["id"], language="fr") as chair:
        until(chair, "lock")
        lying = chair.views["1"]["units"][0]["dice"]
        men = {"SOLDIER": 1, "TWO_SOLDIERS": 2}
        for die in lying:
            told = ask(chair, "tally", dice=[die["slot"]])
            assert told["hurts"]
            assert told["soldiers"] == -men.get(die["face"], 0)
        told = ask(chair, "tally", dice=[die["slot"] for die in lying])
        names = {"Balle perdue", "Coup direct", "Éclats", "Un homme à la mer\xa0!", "Panique", "Panne de moteur"}
        assert {one["name"] for one in told["sets"] + told["near"]} <= names


def test_a_move_is_told_with_what_it_leads_to(ann: Person) -> None:
    question = None
    while question is None:  # dice may leave no way to go, and no soldier for a second turn
        with ann.sit(ann.lay("dday n-02")["id"], language="fr") as chair:
            question = chair.questions["1"] if until(chair, "move") else None
    ways = {one["action"] for one in question["prospects"]}
    assert ways == {one["action"] for one in question["choices"] if one["verb"] in WAYS}
    assert all(0 <= one["survival"] <= 1 for one in question["prospects"])
    bunker = next(one for one in question["closed"] if one["sector"] == "bunker")
    assert bunker["rule"] == "B-MOVE-02"
    assert "ne sont pas adjacents" in bunker["sentence"]


def test_what_cannot_be_taken_back_is_told_beforehand(ann: Person) -> None:
    with ann.sit(ann.lay("dday n-02")["id"]) as chair:
        until(chair, "roll")
        assert [one.get("final", False) for one in chair.questions["1"]["choices"] if one["verb"] == "roll"] == [True]
        until(chair, "lock")
        assert not any(one.get("final", False) for one in chair.questions["1"]["choices"])
        until(chair, "reroll")
        final = {one["verb"]: one.get("final", False) for one in chair.questions["1"]["choices"]}
        assert final["reroll"]
        before = chair.actions(1)
        chair.act(1, "stop")
        assert chair.questions["1"]["can_undo"] is not final["stop"], before


def test_hints_only_name_the_best_choice(ann: Person) -> None:
    with ann.sit(ann.lay(advice="hints")["id"]) as chair:
        until(chair, "lock")
        assert len(ask(chair, "odds")["choices"]) == 1


@pytest.mark.parametrize("language", ["en", "fr", "zh"])
def test_the_best_bot_says_what_it_would_do_and_why(ann: Person, language: str) -> None:
    with ann.sit(ann.lay()["id"], language=language) as chair:
        until(chair, "lock")
        told = ask(chair, "hint")
        assert told["bot"] == "captain"
        assert told["action"] in chair.actions(1)
        assert told["reason"]
        assert not told["reason"].startswith("bot-")
        assert chair.act(1, told["action"])["type"] == "ack"


@pytest.mark.parametrize("options", ["sea", "missions", "battle-conditions", "sea,missions,battle-conditions"])
def test_who_plays_with_cards_drawn_at_the_start_is_advised_too(ann: Person, options: str) -> None:
    """The copy that an adviser is given does not say what was drawn while the table was laid."""
    with ann.sit(ann.lay(f"dday n-02 opts={options}", advice="full")["id"]) as chair:
        assert ask(chair, "hint")["action"] in chair.actions(1)
        until(chair, "lock")
        assert ask(chair, "hint")["action"] in chair.actions(1)
        if "sea" not in options:
            assert ask(chair, "odds")["choices"][0]["action"] in chair.actions(1)


def test_what_the_adviser_would_do_otherwise_is_told_by_what_dice_show(ann: Person) -> None:
    with ann.sit(ann.lay()["id"]) as chair:
        until(chair, "lock")
        labels = [choice["label"] for choice in chair.questions["1"]["choices"]]
        told = ask(chair, "hint")["reason"]
        assert told.partition("runner-up: ")[2].rpartition(" (")[0] in labels


@pytest.mark.parametrize("setup", ["bataille", "express utah"])
def test_pocket_games_are_advised_too(ann: Person, setup: str) -> None:
    with ann.sit(ann.lay(setup, advice="full")["id"]) as chair:
        until(chair, "reroll")
        told = ask(chair, "odds")
        assert (told["goal"], told["is_chance"]) == ("match", True)
        assert told["choices"][0]["action"] in chair.actions(1)
        assert ask(chair, "hint")["action"] in chair.actions(1)


def test_advice_is_only_for_ones_own_question_and_where_it_is_on(ann: Person, ben: Person) -> None:
    off = ann.lay(advice="off", watchable=True)
    with ann.sit(off["id"]) as chair, ben.sit(off["id"]) as watcher:
        assert ask(chair, "hint")["error"]["key"] == "advice-off"
        watcher.send(type="hint", id="x", seat=1, question_id=0)
        assert watcher.read("hint", "refused")["error"]["key"] == "not-your-seat"
    with ann.sit(ann.lay(advice="full")["id"]) as chair:
        assert ask(chair, "odds")["error"]["key"] == "nothing-to-count"
        assert ask(chair, "hint", question_id=77)["error"]["key"] == "late"


def test_others_play_on_while_someone_is_being_advised(ann: Person) -> None:
    table = ann.lay("dday n-02 units=2", seats=[{"who": "me"}, {"who": "beside"}])
    with ann.sit(table["id"]) as chair:
        until(chair, "lock")
        question = chair.questions["1"]["id"]
        chair.send(type="hint", id="slow", seat=1, question_id=question)
        chair.send(type="hint", id="again", seat=1, question_id=question)
        chair.send(type="ping")
        told = {one.get("id", "pong"): one for one in (chair.read("hint", "refused", "pong") for _ in range(3))}
        assert list(told)[-1] == "slow"  # the others have waited for nothing
        assert told["slow"]["type"] == "hint"
        assert told["again"]["error"]["key"] == "still-thinking"
