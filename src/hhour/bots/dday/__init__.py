"""Players of D-Day Dice."""

BOTS = {
    "sergeant": "hhour.bots.dday.sergeant:Sergeant",
    "captain": "hhour.bots.dday.captain:Captain",
}
