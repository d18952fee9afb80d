"""A name that knows how it stands in a sentence: its gender, and its forms after small words.

French says *du Toubib*, *à l'Éclaireur*, *une étoile blanche*. The forms are attributes of the noun's own
message, so that each language has those it needs and none that it does not:

    the-medic = le Toubib
        .of = du Toubib
        .gender = masculine

A sentence that is given `$card` may then also say `{ $card-of }`, and choose by `{ $card-gender -> ... }`.
"""

from __future__ import annotations

from collections.abc import Mapping

Said = str | int


class Noun(str):
    """A word with its forms; everywhere else a plain text."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str]) -> Noun:
        noun = super().__new__(cls, text)
        noun.forms = forms
        return noun

    def __reduce__(self) -> tuple[type[Noun], tuple[str, dict[str, str]]]:
        return Noun, (str(self), dict(self.forms))


def spread(params: Mapping[str, Said]) -> dict[str, Said]:
    """What a sentence can use: every parameter, and `<name>-<form>` for each form of a noun.

    >>> spread({"card": Noun("le Toubib", {"of": "du Toubib"}), "n": 2})
    {'card': 'le Toubib', 'card-of': 'du Toubib', 'n': 2}
    """
    told: dict[str, Said] = {}
    for name, value in params.items():
        told[name] = str(value) if isinstance(value, Noun) else value
        if isinstance(value, Noun):
            told |= {f"{name}-{form}": text for form, text in value.forms.items()}
    return told
