"""Files that are either the old ones or the new ones, never half of either."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from hhour.kernel.record import FORMAT
from hhour.kernel.refusal import RecordError


def read_text(path: Path) -> str:
    """The text of a file, or one sentence if it holds something else."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("record-not-one", {"found": "?", "format": FORMAT}) from error


def write_whole(path: Path, text: str) -> None:
    """Write the file beside its place, make sure it is on the disk, then put it there in one step."""
    try:
        if path.exists() and not path.is_file():  # a device or a pipe cannot be replaced, only written to
            with path.open("w", encoding="utf-8") as device:
                device.write(text)
        else:
            _replace(path, text)
    except OSError as error:
        # the user knows this name, not that of the file beside it
        error.filename = str(path if path.parent.exists() else path.parent)
        error.filename2 = None
        raise


def _replace(path: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(OSError):  # the new file is as open or closed as the old one, or as others are
            os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _sync_folder(place: Path) -> None:
    """A rename is only safe once the folder itself is on the disk; not every system lets one ask for that."""
    with contextlib.suppress(OSError):
        folder = os.open(place, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def state_home() -> Path:
    """The folder of games and traces: HHOUR_HOME if it is set, else where the system keeps such things."""
    override = os.environ.get("HHOUR_HOME")
    if override:
        return Path(override)
    from platformdirs import user_state_path  # only those who write there need it

    return user_state_path("hhour", appauthor=False)
