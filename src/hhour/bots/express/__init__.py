"""Players of Express!."""

BOTS = {"sergeant": "hhour.bots.express.sergeant:Sergeant"}
