"""`hhour maps`: every battle map, drawn in text or as SVG."""

from __future__ import annotations

from difflib import get_close_matches

from hhour import rulebook
from hhour.dday.draw import draw_text
from hhour.dday.draw.wording import wrap
from hhour.dday.rules.map.atlas import scan, scenarios
from hhour.dday.rules.map.beach import Beach, Scenario
from hhour.i18n import LANGUAGES, Language, language
from hhour.i18n.phrases import Phrases
from hhour.reference.rules import origin, rule_data


def boards() -> dict[str, Beach | Scenario]:
    """Every map, then every scenario, by id."""
    return {**scan(), **scenarios()}


def board_of(words: str) -> Beach | Scenario | None:
    """The map or scenario of this id or name: `N-04`, `n04`, `4`, `gold`, `Gold Beach`."""
    wanted = words.strip().lower().replace("_", "-")
    for slug, board in boards().items():
        short = slug.replace("-", "")
        if wanted in (slug, short, short.lstrip("n").lstrip("0"), board.rule.lower(), *_names(slug)):
            return board
    begun = [board for slug, board in boards().items() if any(name.startswith(wanted) for name in _names(slug))]
    return begun[0] if len(begun) == 1 else None


def not_found(lang: Language, words: str) -> str:
    """One sentence with the nearest right spelling."""
    known = {name: slug for slug in boards() for name in (slug, *_names(slug))}
    close = get_close_matches(words.lower(), known, 1, 0.5)
    nearest = known[close[0]] if close else "n-01"
    return lang.text("maps-not-found", words=words, nearest=nearest, name=lang.text(f"map-{nearest}"))


def board_lines(lang: Language, board: Beach | Scenario, width: int, colour: bool) -> list[str]:
    """The drawing and what is available there."""
    history = wrap(lang.attr(f"map-{board.slug}", "history"), width)
    advice = wrap(lang.attr(f"map-{board.slug}", "advice"), width)
    if isinstance(board, Scenario):
        rows = [lang.text(f"map-{board.slug}"), *history, *advice]
        for slug in board.maps:
            rows += ["", *draw_text(scan()[slug], lang, width, colour=colour).splitlines()]
        return rows
    rows = [*draw_text(board, lang, width, colour=colour).splitlines(), "", *history, *advice, ""]
    for key, slugs in (("regular", board.regular), ("unique", board.unique), ("special", board.special)):
        names = Phrases(lang).commas([lang.text(f"card-{slug}") for slug in slugs])
        rows += wrap(f"{lang.text(f'maps-{key}')} {names}", width) if slugs else []
    for level in board.levels:
        rows += wrap(
            f"level={level.slug}: {lang.text(f'level-{level.slug}')}. {lang.attr(f'level-{level.slug}', 'text')}",
            width,
        )
    rows.append(lang.text("maps-geometry", provenance=origin(lang, board.geometry)))
    rows.append(lang.text("maps-listing", provenance=origin(lang, board.listing)))
    return rows


def board_data(board: Beach | Scenario) -> dict[str, object]:
    """A map for programs."""
    slug = board.slug
    data: dict[str, object] = {
        "id": slug,
        "rule": board.rule,
        "names": {code: language(code).text(f"map-{slug}") for code in LANGUAGES},
        "texts": {
            code: {part: language(code).attr(f"map-{slug}", part) for part in ("history", "advice")}
            for code in LANGUAGES
        },
    }
    if isinstance(board, Scenario):
        data["values"] = {"players": list(board.players), "maps": list(board.maps), "items": list(board.items)}
        data["provenance"] = _notes_provenance(board.notes)
        data["notes"] = list(board.notes)
        return data
    data["values"] = {
        "players": list(board.players),
        "courage": {str(row): cost for row, cost in board.lines.items()},
        "edges": [
            {"from": edge.a, "to": edge.b, "lateral": edge.lateral, "mine": edge.mine, "barrier": edge.barrier}
            for edge in board.edges
        ],
        "regular": list(board.regular),
        "unique": list(board.unique),
        "special": list(board.special),
        "vehicles": list(board.vehicles),
        "levels": [level.slug for level in board.levels],
        "ground": list(board.ground),
    }
    data["provenance"] = {"geometry": board.geometry, "listing": board.listing, "ground": board.ground_source}
    data["sectors"] = [rule_data(sector) for sector in rulebook.sectors(slug.upper())]
    data["notes"] = list(board.notes)
    return data


def _notes_provenance(notes: tuple[str, ...]) -> dict[str, str]:
    rules = (rulebook.get(note) for note in notes)
    return {rule.id: rule.provenance for rule in rules if rule is not None}


def list_lines(lang: Language, width: int) -> list[str]:
    """One map a paragraph: id, name, how many may play, advice."""
    rows: list[str] = []
    for slug, board in boards().items():
        least, most = board.players
        about = lang.text("maps-units", least=least, most=most)
        if isinstance(board, Beach) and board.levels:
            about += "; " + lang.text("maps-levels", levels=", ".join(level.slug for level in board.levels))
        rows.append(f"{slug:<10} {lang.text(f'map-{slug}')} ({about})")
        rows += [" " * 11 + line for line in wrap(lang.attr(f"map-{slug}", "advice"), width - 11)]
    return rows


def _names(slug: str) -> list[str]:
    return [language(code).text(f"map-{slug}").lower() for code in LANGUAGES]
