"""The columns of an observation: named, counted, each a number from 0 to 255."""

from __future__ import annotations

from typing import Final
from zlib import crc32

MOST: Final = 255


class Column:
    """Some columns of one name: where they begin, how many, and the size their numbers usually have (1: yes or no)."""

    def __init__(self, name: str, first: int, count: int, scale: int) -> None:
        self.name = name
        self.first = first
        self.count = count
        self.scale = scale


class Layout:
    """Which column holds what."""

    def __init__(self) -> None:
        self.columns: list[Column] = []
        self.size = 0

    def add(self, name: str, count: int = 1, scale: int = 1) -> int:
        """Room for so many numbers under a name; returns where they begin."""
        first = self.size
        self.columns.append(Column(name, first, count, scale))
        self.size += count
        return first

    def scales(self) -> list[int]:
        """What to divide each number by to bring it near 0 to 1."""
        return [column.scale for column in self.columns for _ in range(column.count)]

    def fingerprint(self) -> str:
        """A checksum of names and sizes: a policy learned with another layout does not fit."""
        return f"{crc32(repr([(one.name, one.count) for one in self.columns]).encode()):08x}"


def clipped(number: int) -> int:
    """As a column can hold it."""
    return 0 if number < 0 else number if number < MOST else MOST


def scatter(seen: bytearray, first: int, count: int, word: str, number: int) -> None:
    """Add to the column that a word's checksum names: for what has no column of its own."""
    at = first + crc32(word.encode()) % count
    seen[at] = clipped(seen[at] + number)
