"""How D-Day Dice is told: events, refusals, questions, choices and reasons as sentences of one language."""
