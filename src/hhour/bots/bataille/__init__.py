"""Players of Bataille!."""

BOTS = {"sergeant": "hhour.bots.bataille.sergeant:Sergeant"}
