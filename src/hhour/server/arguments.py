"""The arguments of `hhour serve`, `hhour backup` and `hhour restore`; nothing here needs the server's packages."""

from __future__ import annotations

from argparse import ArgumentParser

from hhour.i18n import Language


def serve_options(parser: ArgumentParser, lang: Language) -> None:
    """Where to listen, and what else to do."""
    parser.add_argument("--host", metavar="HOST", help=lang.text("cli-help-serve-host"))
    parser.add_argument("--port", metavar="PORT", type=int, help=lang.text("cli-help-serve-port"))
    parser.add_argument("--or-any", action="store_true", help=lang.text("cli-help-serve-or-any"))
    parser.add_argument("--open", action="store_true", dest="open_page", help=lang.text("cli-help-serve-open"))
    parser.add_argument("--schema", metavar="DIR", help=lang.text("cli-help-serve-schema"))


def backup_options(parser: ArgumentParser, lang: Language) -> None:
    """Where the backup goes."""
    parser.add_argument("file", metavar="FILE", help=lang.text("cli-help-backup-file"))


def restore_options(parser: ArgumentParser, lang: Language) -> None:
    """Where the backup is."""
    parser.add_argument("file", metavar="FILE", help=lang.text("cli-help-restore-file"))
