"""Players of Bataille!."""

BOTS = {"sergeant": "hhour.bots.bataille.sergeant:Sergeant", "captain": "hhour.bots.bataille.captain:Captain"}
