# What the lab calls its commands.

cli-about-sim = play many games with bots and count
cli-about-solve = the exact optimum of the Practice Run
cli-about-lab = difficulty, comparisons and luck reports

## The luck report

luck-title = { $setup }: { $outcome }
luck-outcome-won = won
luck-outcome-lost = lost
luck-outcome-decided = decided
luck-outcome-running = running
luck-dice-points = Dice: { $n } points against expectation.
luck-dice-matches = Dice: { $n } matches against expectation.
luck-dice-chance = Dice: { $n } points of the chance to win, better than { $percent } % of dice.
luck-cost-points = Decisions: { $n } points given away.
luck-cost-matches = Decisions: { $n } matches given away in re-rolls.
luck-cost-chance = Decisions: { $n } points given away in locks and re-rolls.
luck-guns = { $dice ->
    [one] Machine guns: { $sum } with { $dice } die, { $expected } expected.
   *[other] Machine guns: { $sum } with { $dice } dice, { $expected } expected.
}
luck-mines = { $dice ->
    [one] Landmines: { $sum } with { $dice } die, { $expected } expected.
   *[other] Landmines: { $sum } with { $dice } dice, { $expected } expected.
}
luck-grey = { $dice ->
    [one] Grey dice: skulls { $sum } with { $dice } die, { $expected } expected.
   *[other] Grey dice: skulls { $sum } with { $dice } dice, { $expected } expected.
}
luck-turn-points = Turn { $turn }, player { $seat }: luck { $luck }, given away { $cost }
luck-turn-matches = Attempt { $turn }, player { $seat }: luck { $luck } %, given away { $cost } %
luck-turn-chance = Turn { $turn }, unit { $seat }: luck { $luck }, given away { $cost }
luck-costly = What cost most:
luck-mistake-points = Action { $number } (turn { $turn }, player { $seat }): { $chosen } instead of { $better }, { $cost } points
luck-mistake-matches = Action { $number } (attempt { $turn }, player { $seat }): { $chosen } instead of { $better }, { $cost } %
luck-mistake-chance = Action { $number } (turn { $turn }, unit { $seat }): { $chosen } instead of { $better }, { $cost } points
