"""Everything that can go wrong, as one plain sentence and an exit code."""

from __future__ import annotations

import errno
from typing import Final

from hhour.i18n import Language, UnknownLanguage
from hhour.kernel.refusal import HHourError, SetupError

OK: Final = 0
NO: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130

_DISK: Final = {
    errno.ENOENT: "trouble-no-file",
    errno.EISDIR: "trouble-directory",
    errno.EEXIST: "trouble-file",  # where a folder should be made
    errno.ENOTDIR: "trouble-no-file",
    errno.EACCES: "trouble-permission",
    errno.EPERM: "trouble-permission",
    errno.EROFS: "trouble-read-only",
    errno.ENOSPC: "trouble-disk-full",
    errno.EDQUOT: "trouble-disk-full",
    errno.ENAMETOOLONG: "trouble-long-name",
}


class UsageError(HHourError):
    """The command line itself makes no sense; the message is one plain sentence."""


class NotFound(HHourError):
    """What was asked for does not exist; the message is one plain sentence."""


def exit_code(error: BaseException) -> int:
    """2 where the question was wrong, 1 where the answer is no."""
    if isinstance(error, UsageError | UnknownLanguage | SetupError):
        return USAGE
    return INTERRUPTED if isinstance(error, KeyboardInterrupt) else NO


def sentence(error: BaseException, lang: Language) -> str:
    """What to tell the user."""
    from hhour.dday.rules.map.words import BeachError  # these rooms take their time to open
    from hhour.rulebook import RulebookError
    from hhour.telling import tell_error

    if isinstance(error, UnknownLanguage):
        return lang.text("trouble-language", code=error.code)
    if isinstance(error, HHourError):
        return tell_error(error, lang)
    if isinstance(error, RulebookError | BeachError):
        return str(error)
    if isinstance(error, OSError):
        return disk_sentence(error, lang)
    if isinstance(error, KeyboardInterrupt | EOFError):
        return lang.text("trouble-interrupted")
    return lang.text("trouble-inside", what=f"{type(error).__name__}: {error}".replace("\n", " "))


def disk_sentence(error: OSError, lang: Language) -> str:
    """What the system says about a file or a disk."""
    place = str(error.filename2 or error.filename or "stdout")
    key = _DISK.get(error.errno or 0)
    if key is None:
        return lang.text("trouble-system", path=place, reason=error.strerror or type(error).__name__)
    return lang.text(key, path=place)
