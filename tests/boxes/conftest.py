"""What stands in `inside` is played with the box of everything on the shelf; `test_proof.py` starts it so."""

from __future__ import annotations

import os

collect_ignore = [] if "HHOUR_BOXES" in os.environ else ["inside"]
