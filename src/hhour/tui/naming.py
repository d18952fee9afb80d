"""Answers in the words of the screen: symbols by letter or name, cards and dice by name, or the label itself."""

from __future__ import annotations

from functools import cache

from hhour.i18n import LANGUAGES, Language, language
from hhour.i18n.phrases import Phrases
from hhour.kernel.choice import is_die
from hhour.kernel.dice import SLOTS
from hhour.kernel.faces import COLOURS, FACES
from hhour.kernel.table import Table
from hhour.reference.spelling import fold, label_words
from hhour.telling import tell_action, teller
from hhour.tui.answers import Answers, Typed, resolve

LONGEST = 5  # words in a name


@cache
def names_of(code: str) -> dict[str, tuple[str, ...]]:
    """What faces, colours and dice are called, folded, and the words of actions they stand for."""
    lang = language(code)
    say = Phrases(lang)
    found: dict[str, tuple[str, ...]] = {}
    for face in FACES:
        noun = say.face(face)
        for name in (noun, noun.forms["short"], noun.forms["letter"]):
            found[fold(name)] = (*found.get(fold(name), ()), face)
    for colour in COLOURS:
        found[fold(say.colour(colour))] = (colour,)
    for slot in SLOTS:
        found[fold(say.die(slot))] = (slot,)
    return found


def _names_here(choices: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The cards and dice the choices name, by what each language calls them."""
    found: dict[str, tuple[str, ...]] = {}
    for word in {word for choice in choices for word in choice.split()[1:]}:
        if is_die(word):
            found |= {fold(Phrases(language(code)).die(word)): (word,) for code in LANGUAGES}
            continue
        for stem in ("card", "terrain"):
            for lang in map(language, LANGUAGES):
                if lang.has(f"{stem}-{word}"):
                    found[fold(lang.text(f"{stem}-{word}"))] = (word,)
    return found


def by_symbols(line: str, answers: Answers, lang: Language) -> Typed:
    """The one answer a line means whose words are all symbols or whole: `white S` is the star and no beginning."""
    names = _all_names(answers, lang)
    tokens = joined(fold(line).split(), names)
    found = [choice for choice in answers.every if _means(tokens, choice.split(), names)]
    return Typed(found[0]) if len(found) == 1 else Typed()


def _all_names(answers: Answers, lang: Language) -> dict[str, tuple[str, ...]]:
    """In every language; the own one comes first."""
    names = {name: words for code in LANGUAGES for name, words in names_of(code).items()}
    return names | names_of(lang.code) | _names_here(answers.every)


def by_words(line: str, answers: Answers, table: Table, seat: int, lang: Language) -> Typed:
    """The answer a line means in words: `set r1 K`, `relancer rouge 1`, `recruter toubib`; nothing if it means none."""
    names = _all_names(answers, lang)
    tokens = joined(fold(line).split(), names)
    found = [choice for choice in answers.every if _means(tokens, choice.split(), names)]
    if len(found) == 1:
        return Typed(found[0])
    if not found and (plain := [names[token][0] if token in names else token for token in tokens]) != line.split():
        typed = resolve(" ".join(plain), answers)  # dice in any order
        if typed.action or typed.several:
            return typed
    return Typed(several=tuple(found)) if found else _by_label(line, answers, table, seat, lang)


def joined(words: list[str], names: dict[str, tuple[str, ...]]) -> list[str]:
    """Names of several words as one."""
    told: list[str] = []
    while words:
        size = next((n for n in range(min(LONGEST, len(words)), 1, -1) if " ".join(words[:n]) in names), 1)
        told.append(" ".join(words[:size]))
        words = words[size:]
    return told


def _means(tokens: list[str], choice: list[str], names: dict[str, tuple[str, ...]]) -> bool:
    return len(tokens) == len(choice) and all(
        word.lower() == token or word in names.get(token, ()) for token, word in zip(tokens, choice, strict=True)
    )


def _by_label(line: str, answers: Answers, table: Table, seat: int, lang: Language) -> Typed:
    """Typed as the screen says it, dice by what they show or by their places; a beginning will do."""
    here = {choice: tell_action(table, seat, choice, lang) for choice in answers.every}
    told = _labelled(line, here)
    if told.action or told.several:
        return told
    plain = teller(table.game.name)
    return _labelled(line, {choice: plain.tell_action(choice, lang) for choice in answers.every})


def _labelled(line: str, told: dict[str, str]) -> Typed:
    """The choices so labelled, articles left out or not."""
    typed = label_words(line)
    labels = {choice: label_words(label) for choice, label in told.items()}
    found = [choice for choice, label in labels.items() if typed and _follows(typed, label)]
    exact = [choice for choice in found if labels[choice] == typed]
    if len(exact) == 1 or len(found) == 1:
        return Typed((exact if len(exact) == 1 else found)[0])
    return Typed(several=tuple(found))


def _follows(typed: list[str], label: list[str]) -> bool:
    """Every typed word begins a word of the label, in the same order, the first one its first; Chinese has no gaps."""
    begun = "".join(typed)
    if "".join(label).startswith(begun) and (len(begun) > 1 or not begun.isascii()):
        return True
    if not label or not label[0].startswith(typed[0]) or len(typed[0]) < 2:
        return False
    rest = iter(label[1:])
    return all(any(word.startswith(part) for word in rest) for part in typed[1:])
