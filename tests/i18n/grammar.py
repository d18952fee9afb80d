"""What a French ear hears at once: elision, contraction, number and gender, as rules that find the wrong word."""

from __future__ import annotations

import re
from collections.abc import Iterator

VOWEL = "aàâeéèêëiîïoôuùûyœæh"
# A mute h is elided like a vowel, an aspirated one is not; nor are numbers read out, nor words of other tongues.
NOT_ELIDED = (
    "héros",
    "haut",
    "hauts",
    "hauteur",
    "hasard",
    "hors",
    "huit",
    "half-track",
    "hhour",
    "h-hour",
    "onze",
    "oui",
)
ELIDED = "de|le|la|ne|se|que|je|me|te|ce|jusque|lorsque|puisque|presque"

MASCULINE = (
    "crâne|soldat|homme|courage|outil|dé|secteur|bunker|joueur|résultat|compte|point|tour|jet|bonus|marqueur|chevron|"
    "objet|véhicule|jeu|lieu|bot|essai|symbole|nombre|niveau|meneur|enregistrement|réglage|fichier"
)
FEMININE = (
    "étoile|unité|médaille|carte|ressource|perte|escarmouche|plage|partie|relance|suite|réserve|pioche|offre|face|"
    "couleur|bataille|garnison|mitrailleuse|mine|option|table|place|manche|règle|ligne|graine|action|sauvegarde|question"
)
FOR_MASCULINE = "un|le|du|au|ce|cet|quel|aucun|tout|premier|dernier|seul"
FOR_FEMININE = "une|la|cette|quelle|aucune|toute|première|dernière|seule"
COUNTED = (
    "crâne|soldat|homme|outil|dé|secteur|joueur|résultat|point|tour|jet|objet|essai|étoile|unité|médaille|carte|perte|"
    "plage|partie|relance|manche|mitrailleuse|ligne|action|place|Médaille|Spécialiste|possibilité|chevron|règle|personne|message|événement"
)


def wrong(text: str, cards: dict[str, str]) -> Iterator[str]:
    """Every place where the sentence breaks a rule; `cards` are the names with their gender."""
    spoken = re.sub(r"«[^»]*»|\[[^\]]*\]|`[^`]*`", "«»", text)  # what is quoted stands as it was typed
    yield from _elision(spoken)
    for found in re.finditer(
        r"\b(de|à) (le|les)\b(?! (faire|laisser|relancer|prendre|garder|signaler))",
        spoken,
        re.IGNORECASE,
    ):
        yield f"contraction: {found[0]}"
    for found in re.finditer(
        r"(?<![\w'])(votre|vos|sa|ses|son|une?|cette|ce|dé) (le|la|les|l'\w+) (?!plus|moins)\w*", spoken
    ):
        yield f"two articles: {found[0]}"
    yield from _number(spoken)
    yield from _gender(spoken, cards)


def _elision(text: str) -> Iterator[str]:
    for found in re.finditer(rf"(?<![\w'’-])({ELIDED}) ([{VOWEL}][\w-]*)", text, re.IGNORECASE):
        if found[2].lower() not in NOT_ELIDED:
            yield f"elision: {found[0]}"
    for found in re.finditer(r"(?<!\w)([dlnsqj]|qu)'(?![aàâeéèêëiîïoôuùûyœæh«A-ZÀÂÉÈÊŒ1])(\w+)", text):
        yield f"needless elision: {found[0]}"
    for found in re.finditer(rf"(?<!\w)[dl]'({'|'.join(NOT_ELIDED)})\b", text, re.IGNORECASE):
        yield f"elision before an aspirated h: {found[0]}"
    yield from (f"elision: {found[0]}" for found in re.finditer(r"\bsi ils?\b", text, re.IGNORECASE))


def _number(text: str) -> Iterator[str]:
    for found in re.finditer(rf"(?<![\d,.:/+-])\b(?<!joueur )(?<!unité )([01]) ({COUNTED})s\b", text):
        yield f"number: {found[0]}"
    for found in re.finditer(
        rf"(?<![\d,./-])\b(?<!joueur )(?<!unité )(?<!Tour )([2-9]|[1-9]\d+) ({COUNTED})\b(?!s)", text
    ):
        yield f"number: {found[0]}"


def _gender(text: str, cards: dict[str, str]) -> Iterator[str]:
    hard = rf"(?![{VOWEL}])"  # mon unité, ma médaille
    pairs = [
        (FOR_MASCULINE, f"(?:{FEMININE})"),
        ("mon|ton|son", f"{hard}(?:{FEMININE})"),
        (f"{FOR_FEMININE}|ma|ta|sa", f"(?:{MASCULINE})"),
    ]
    for words, nouns in pairs:
        for found in re.finditer(rf"(?<![\w'])({words}) {nouns}\b", text, re.IGNORECASE):
            yield f"gender: {found[0]}"
    after = [
        (FEMININE, "blanc|bleu|pris|perdu|sacrifié|utilisé|rallié|relancé|gagné|conquis|verrouillé"),
        (MASCULINE, "blanche|bleue|prise|perdue|sacrifiée|utilisée|ralliée|relancée|gagnée|conquise|verrouillée"),
    ]
    for nouns, words in after:
        for found in re.finditer(rf"(?<![\w-])({nouns}) (?:est |a été )?({words})\b", text, re.IGNORECASE):
            yield f"agreement: {found[0]}"
    for name, gender in cards.items():
        if name not in text or any(other.startswith(f"{name} ") and other in text for other in cards):
            continue  # the beginning of a longer name says nothing about it
        feminine = gender.startswith("feminine")
        for found in re.finditer(
            rf"(?<![\w'])({FOR_MASCULINE if feminine else FOR_FEMININE}) {re.escape(name)}(?![\w-])",
            text,
            re.IGNORECASE,
        ):
            yield f"gender of a card: {found[0]}"
        for found in re.finditer(
            rf"{re.escape(name)} (?:est|a été|a déjà été|vient d'être|peut être|ne peut être) "
            r"(sacrifié|utilisé|rallié|perdu|pris|joué)(e?)(s?)\b(?! [àa] nouveau)",
            text,
        ):
            if (found[2] == "e") != feminine or (found[3] == "s") != gender.endswith("plural"):
                yield f"agreement with a card: {found[0]}"
