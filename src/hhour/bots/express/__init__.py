"""Players of Express!."""

BOTS = {"sergeant": "hhour.bots.express.sergeant:Sergeant", "captain": "hhour.bots.express.captain:Captain"}
