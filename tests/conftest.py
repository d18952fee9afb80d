"""One Hypothesis profile for everybody; `--hypothesis-profile=search` looks further, with fresh examples each time."""

from __future__ import annotations

from hypothesis import settings

# No deadline: a busy machine is no bug. Derandomized: the same tree always gets the same verdict.
settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("house")
