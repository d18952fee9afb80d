"""Map sheets: the ground of a board, drawn from its rows, its ways and a fixed seed.

A board says what it is in a `Plan`; `draw_sheet` answers with a `Sheet`: where every sector stands, its outline, the
tracks between them, and the ground as shapes by kind. It names no colour: whoever paints it (the table's page, a
picture of its own) has one rule for each kind.
"""

from hhour.sheet.ground import GROUNDS
from hhour.sheet.model import Place, Plan, Road, Sheet
from hhour.sheet.sheet import draw_sheet

__all__ = ["GROUNDS", "Place", "Plan", "Road", "Sheet", "draw_sheet"]
