# What the lab calls its commands.

cli-about-sim = play many games with bots and count
cli-about-solve = the exact optimum of the Practice Run
cli-about-lab = difficulty, comparisons and luck reports
