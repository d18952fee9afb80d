"""The phases of a turn, one file a procedure: stages open them, steps answer for their frames."""
