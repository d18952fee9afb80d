"""The commands of `hhour`, one module for each group. Each has `add(parser)` and functions that return an exit code."""
