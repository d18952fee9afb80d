"""One folder a box. Folders that HHOUR_BOXES names are looked into as if they lay here."""

from hhour.folders import foreign

__path__ = [*__path__, *(str(place) for place in foreign())]
