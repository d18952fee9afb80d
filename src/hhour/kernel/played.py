"""What is played on a table: the type of the game's own `Play`, which is any where nobody says which.

On its own because it is written twice, for the type checker and for Python, and what is compiled is read once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hhour.kernel.lanes import Play

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # for its default; at runtime the standard one will do

    P = TypeVar("P", bound=Play, default=Any)
else:
    from typing import TypeVar

    P = TypeVar("P", bound=Play)
