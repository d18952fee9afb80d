"""The battle itself: its state, what a setup makes of the rules, and the verbs that change it."""
