"""Write anew what the golden games end as, after a change that altered how a state is told but no game.

    python tools/restamp_golden.py

Refuses if a record no longer replays to its outcome: then the rules have changed, and make_golden.py is the tool.
"""

from __future__ import annotations

import sys

from make_golden import FOLDER, digest

from hhour.kernel.replaying import replay


def main() -> int:
    for path in sorted(FOLDER.rglob("*.hh")):
        first, _, record = path.read_text(encoding="utf-8").partition("\n")
        table = replay(record)
        if table.outcome not in record.splitlines()[-1].split():
            print(f"{path.name} no longer ends as it did: {first}", file=sys.stderr)
            return 1
        path.write_text(f"# ends as {digest(table)}\n{record}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
