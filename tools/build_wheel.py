"""Build the wheels: the plain one for every Python, and one compiled for this Python and system.

    python tools/build_wheel.py [--plain] [FOLDER]     (make wheel; FOLDER is dist where none is named)

Installers take the compiled wheel where it fits and the plain one everywhere else. Where there is no C compiler, or
with --plain, only the plain one is made. The compiled one takes as long as `make fast`.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

from packaging.tags import sys_tags

ROOT = Path(__file__).resolve().parent.parent
COMPILER = (sysconfig.get_config_var("CC") or "cc").split()[0]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def plain_wheel(folder: Path) -> Path:
    """The wheel of this tree as it is."""
    words = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(words, check=True)
    return max(folder.glob("hhour-*-none-any.whl"), key=lambda wheel: wheel.stat().st_mtime)


def with_engine(plain: Path, built: Path, folder: Path) -> Path:
    """The plain wheel with what `tools/build_fast.py` compiled in `built`, under the tag of this Python and system."""
    tag = str(next(sys_tags()))
    name, version, *_ = plain.name.split("-")
    target = folder / f"{name}-{version}-{tag}.whl"
    about = f"{name}-{version}.dist-info"
    rows: list[str] = []
    with zipfile.ZipFile(plain) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:

        def write(path: str, content: bytes) -> None:
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            rows.append(f"{path},sha256={digest},{len(content)}")
            new.writestr(path, content)

        for path in old.namelist():
            if path == f"{about}/WHEEL":
                lines = old.read(path).decode().splitlines()
                kept = [line for line in lines if not line.startswith(("Tag:", "Root-Is-Purelib:"))]
                write(path, "\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {tag}", ""]).encode())
            elif path != f"{about}/RECORD":
                write(path, old.read(path))
        for library in sorted([*built.glob(f"*{SUFFIX}"), *(built / "hhour").rglob(f"*{SUFFIX}")]):
            write(library.relative_to(built).as_posix(), library.read_bytes())
        new.writestr(f"{about}/RECORD", "\n".join([*rows, f"{about}/RECORD,,", ""]))
    return target


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    parser.add_argument("--plain", action="store_true", help="compile nothing")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    plain = plain_wheel(args.folder)
    print(plain)
    if args.plain:
        return 0
    if shutil.which(COMPILER) is None:
        print(f"There is no C compiler here ({COMPILER}), so there is no compiled wheel.", file=sys.stderr)
        return 0
    built = ROOT / "build" / "fast"
    made = subprocess.run([sys.executable, str(ROOT / "tools" / "build_fast.py"), str(built)], check=False)
    if made.returncode:
        return made.returncode
    print(with_engine(plain, built, args.folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
