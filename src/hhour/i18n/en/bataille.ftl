# Bataille!: its Medals, options, events, questions, labels and refusals.

terrain-landing = Landing
terrain-barriers = Barriers
terrain-rally-point = Rally Point
terrain-ordeal = Ordeal
terrain-cliffs = Cliffs
terrain-bunker = Bunker

kind-medal = Medal of Bataille!
kind-express-specialist = Specialist of Express!

game-bataille = Bataille!
    .text = Push your luck, skirmish by skirmish, against ever more Axis dice; any number of players.
bataille-title = Bataille!, round { $round }
    .last = Bataille!, last round
    .extra = Bataille!, extra round

card-bataille-memorial-cross = Memorial Cross
    .text = In another player's turn: if he wins this skirmish, he must progress.
    .solo = Cannot be played alone; it still counts 5 points.
card-bataille-silver-star = Silver Star
    .text = In your turn: break off this attempt and begin the skirmish again with as many Axis dice.
card-bataille-purple-heart = Purple Heart
    .text = In another player's turn: his skirmish is worth no points.
    .solo = Cannot be played alone; it still counts 5 points.
card-bataille-croix-de-guerre = Croix de Guerre
    .text = In your turn: you win this skirmish whatever your dice show, and must retreat.
card-bataille-medal-of-honor = Medal of Honor
    .text = In anybody's turn: turn the battlefield die to another face, neither from nor to the bunker.
    .solo = In your own turn only.
card-bataille-legion-of-merit = Legion of Merit
    .text = In your turn: set one or two of your dice to any symbol.
card-bataille-victoria-cross = Victoria Cross
    .text = In anybody's turn: one or two Axis dice are rolled again.
    .solo = In your own turn only.
the-bataille-memorial-cross = the { card-bataille-memorial-cross }
the-bataille-silver-star = the { card-bataille-silver-star }
the-bataille-purple-heart = the { card-bataille-purple-heart }
the-bataille-croix-de-guerre = the { card-bataille-croix-de-guerre }
the-bataille-medal-of-honor = the { card-bataille-medal-of-honor }
the-bataille-legion-of-merit = the { card-bataille-legion-of-merit }
the-bataille-victoria-cross = the { card-bataille-victoria-cross }

## Options

option-bataille-kommandant = The Kommandant
    .text = The black Kommandant die can take the place of a grey Axis die.
option-bataille-left-out = Dice left out
    .text = Who picks the dice that are not rolled where a place allows fewer than six.
    .value-choice = the player
    .value-random = chance
option-bataille-medal-map = Which set gives which Medal
    .text = Another table of symbols and Medals, for instance star=memorial-cross+skull=silver-star.
option-bataille-seventh-medal = The seventh Medal
    .text = What a straight gives: the Victoria Cross, or in a game of six Medals any one of the supply.
    .value-bataille-victoria-cross = Victoria Cross
    .value-none = none
option-bataille-croix-points = Points of the Croix de Guerre
    .text = Whether a skirmish won by the Croix de Guerre pays for all Axis dice or only for those really matched.
    .value-all = all dice
    .value-matched = matched dice
option-bataille-restart-keeps-medals = Medals outlive a restart
    .text = A Purple Heart or Memorial Cross still holds after the Silver Star has broken off an attempt.
option-bataille-medals-count-for-trigger = Medals count towards 30
    .text = The 5 points of each held Medal count when it is seen who has 30 points.

## Phases

phase-opposition = Opposition
phase-medals = Medals
phase-gain = Final Tally
phase-onward = Onward

## Events

bataille-event-began = { $n ->
    [one] A game of Bataille! for one player begins.
   *[other] A game of Bataille! for { $n } players begins.
}
bataille-event-start-roll = { $n ->
    [one] Player { $player } rolls for the start: { $n } star ({ $results }).
   *[other] Player { $player } rolls for the start: { $n } stars ({ $results }).
}
bataille-event-start-tied = Players { $players } have the most stars and roll again.
bataille-event-starts = Player { $player } starts; order of play: { $players }.
bataille-event-turn-begins = Turn { $n } of player { $player } (bank { $bank }).
bataille-event-kommandant-deployed = Player { $player } sends for the Kommandant.
bataille-event-opposition = { $n } Axis dice: { $axis }; battlefield die: { $terrain }.
    .kommandant = { $n } Axis dice with the Kommandant: { $axis }; battlefield die: { $terrain }.
bataille-event-terrain = { $terrain }: nothing special.
    .barriers = { $terrain }: this skirmish pays double.
    .rally-point = { $terrain }: this skirmish pays triple.
    .ordeal = { $terrain }: whoever wins must progress.
    .cliffs = { $terrain }: whoever wins must retreat.
    .bunker = { $terrain }: only five dice are rolled.
bataille-event-left-out = Player { $player } leaves out { $die }.
bataille-event-rolled = Player { $player } rolls { $results }.
bataille-event-rerolled = Player { $player } rolls again: { $results }.
bataille-event-stopped = Player { $player } keeps the dice.
bataille-event-medal-played = Player { $player } plays { $card }.
bataille-event-die-set = Player { $player } sets { $die } to { $face }.
bataille-event-axis-rerolled = Axis dice rolled again; they now show { $axis }.
bataille-event-terrain-set = Player { $player } turns the battlefield die to { $terrain }.
bataille-event-broken-off = The attempt is broken off; { $n } Axis dice come again (pot { $pot }).
bataille-event-standing = Player { $player } wants to be asked for Medals again.
    .on = Player { $player } passes in other players' turns until further notice.
bataille-event-final-tally = Final Tally of player { $player }: { $results }.
bataille-event-medal-gained = Player { $player } gains { $card }.
    .from = Player { $player } gains { $card } from player { $from }.
bataille-event-medal-kept = Player { $player } already holds { $card }.
bataille-event-won = { $n ->
    [one] Skirmish won: { $n } point = { $sum }; pot { $pot }.
   *[other] Skirmish won: { $n } points = { $sum }; pot { $pot }.
}
    .zero = Skirmish won for no points ({ card-bataille-purple-heart }); pot { $pot }.
bataille-event-lost = Skirmish lost; the pot of { $n } is gone, the bank stays at { $bank }.
bataille-event-progressed = Player { $player } progresses against { $n } Axis dice, with { $pot } in the pot.
    .forced = Player { $player } must progress against { $n } Axis dice, with { $pot } in the pot.
bataille-event-retreated = Player { $player } retreats with { $n }; bank { $bank }.
    .forced = Player { $player } must retreat with { $n }; bank { $bank }.
bataille-event-last-round = { $n ->
    [one] Player { $player } has 30 points; { $n } more turn and the game ends.
   *[other] Player { $player } has 30 points; { $n } more turns and the game ends.
}
    .now = Player { $player } has 30 points at the end of the round; the game ends.
bataille-event-score = Player { $player }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } = bank { $bank } + { $medals ->
        [one] { $medals } Medal
       *[other] { $medals } Medals
    }.
bataille-event-extra-round = Players { $players } share the highest score and play one more turn each.
bataille-event-winner = Player { $player } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
bataille-event-finished = { $n ->
    [one] Thirty points in { $n } turn; score { $score }.
   *[other] Thirty points in { $n } turns; score { $score }.
}
bataille-sum = { $dice ->
    [one] { $dice } Axis die
   *[other] { $dice } Axis dice
}
bataille-sum-kommandant = Kommandant { $n }
bataille-sum-factor = ({ $sum }) × { $factor }

## Questions

bataille-ask-over = The game is over.
bataille-ask-wait = { $n ->
    [one] Waiting for player { $players }.
   *[other] Waiting for players { $players }.
}
bataille-ask-start-roll = Roll your six dice: most stars start.
bataille-ask-opposition = Roll the battlefield die and { $n } Axis dice.
    .kommandant = Roll the battlefield die and { $n } Axis dice; with the Kommandant?
bataille-ask-leave-out = The bunker allows five dice: which one stays out?
bataille-ask-reroll = { $left ->
    [one] Roll again? { $left } re-roll left; missing: { $missing }.
   *[other] Roll again? { $left } re-rolls left; missing: { $missing }.
}
bataille-ask-medal = Play a Medal on your skirmish?
    .other = Play a Medal on the skirmish of player { $active }?
bataille-ask-set-die = Which die do you set, and to what?
    .second = Set a second die?
bataille-ask-strike = Which one or two Axis dice are rolled again?
bataille-ask-turn-terrain = Which face shall the battlefield die show?
bataille-ask-take-medal = A straight: which Medal do you take?
bataille-ask-onward = Progress against { $n } Axis dice, or retreat with { $pot }?

## Choices

bataille-do-roll = Roll
bataille-do-deploy = Roll with the Kommandant
bataille-do-leave = Leave out { $dice }
bataille-do-reroll = Re-roll { $dice }
bataille-do-stop = Keep the dice
bataille-do-play = Play { $card }
bataille-do-pass = Pass
bataille-do-set = Set { $die } to { $face }
bataille-do-enough = That is enough
bataille-do-strike = Re-roll { $axis }
bataille-do-turn = Turn it to { $terrain }
bataille-do-take = Take { $card }
bataille-do-progress = Progress
bataille-do-retreat = Retreat
bataille-do-always-pass = Always pass in other players' turns
bataille-do-ask-me = Ask me again in other players' turns
bataille-axis-die = Axis die { $n }
bataille-kommandant = the Kommandant

## Refusals

refusal-setup-no-board = Bataille! is played without a map, so '{ $map }' has no place in its setup.
refusal-setup-medal-pair = '{ $pair }' does not say which set gives which Medal; write for instance star=memorial-cross, with one of { $givers }.
refusal-setup-medal-missing = With this table nothing gives { $card }; every Medal needs exactly one set.
pocket-not-asked = Player { $seat } is not asked anything now, so '{ $action }' has to wait for the answer of { $waiting }.
refusal-other-step = '{ $action }' belongs to another step: { $step }.
refusal-retreat-forced = There is no retreat now: you had to progress, and the next skirmish begins.
refusal-retreat-chosen = There is no retreat now: you chose to progress, and the next skirmish begins.
refusal-no-such-medal = There is no Medal '{ $word }'.
refusal-medal-not-yours = You do not hold { $card }.
refusal-medal-not-now = { $card } can be played only when the re-rolls are over and you are asked for a Medal.
refusal-medal-not-tied = Only the players who are tied play Medals in the extra round, so { $card } stays with you.
refusal-medal-others-turn = { $card } is played in another player's turn only.
refusal-medal-own-turn = { $card } is played in your own turn only.
refusal-medal-bunker = { $card } cannot turn the bunker.
refusal-nothing-to-pass = You hold no Medal for other players' turns, so there is nothing to pass.
refusal-asked-already = You are asked for your Medals already.
refusal-no-kommandant = The Kommandant is not in this game; add opts=kommandant to the setup.
refusal-axis-not-rerolled = The Axis dice are not re-rolled; only your own dice are.
refusal-which-dice = Say which dice to roll again, each once, out of { $dice }.
refusal-left-out-count = { $n ->
    [one] Name { $n } die to leave out, like 'leave r1', not '{ $action }'.
   *[other] Name { $n } dice to leave out, like 'leave r1 w2', not '{ $action }'.
}
refusal-die-left-out = { $die } was left out and takes no part in this skirmish.
refusal-kommandant-bars = The Kommandant shows { $face }, so { $die } may not be rolled again.
refusal-terrain-bunker = The battlefield die cannot be turned to the bunker.
refusal-terrain-same = The battlefield die shows { $terrain } already; choose another face.
refusal-passing-already = You already pass in other players' turns without being asked; 'ask-me' takes that back.
refusal-medal-not-in-supply = { $card } is not in the supply, and a straight takes a Medal from there only.
refusal-die-set-before = { $die } has been set already; the second die is another one.
refusal-strike-which = Name one or two of the Axis dice, each once, out of { $dice }.
refusal-terrain-none = The battlefield die has no face '{ $word }'; its faces are { $names }.

## What is at stake

bataille-stake-match = Chance to match now: { $chance } %.
bataille-stake-skirmish = This skirmish is worth { $worth }; pot { $pot }.
bataille-stake-next = { $n } Axis dice next: about { $chance } % to win. Stopping keeps { $stop }, going on is worth about { $on }.
bataille-stake-advice-on = Going on pays.
bataille-stake-advice-stop = Stopping pays.
bataille-stake-advice-wins = Stopping wins the game.
bataille-stake-advice-loses = Stopping loses the game: only going on can still win it.
bataille-hint-none = No advice now: nothing is at stake in this question.
bataille-hint-head = Chance to match, best first:

## Screen and result

bataille-column-player = Player
bataille-column-bank = Bank
bataille-column-score = Score
bataille-column-medals = Medals
bataille-pot = Pot { $pot }
bataille-axis = Axis
bataille-allied = Dice
bataille-missing = missing: { $missing }
bataille-supply = { $n ->
    [one] { $n } Medal in the supply
   *[other] { $n } Medals in the supply
}
bataille-left-out-sign = out
bataille-always-passes = passes
bataille-result-running = The game goes on, in round { $round }.
bataille-result-decided = The game is over after { $round } rounds.
bataille-result-player = { $place }. Player { $n }: { $score } points (bank { $bank }; { $cards })
bataille-result-alone = { $turns ->
    [one] Thirty points in { $turns } turn, { $score } points (bank { $bank }; { $cards })
   *[other] Thirty points in { $turns } turns, { $score } points (bank { $bank }; { $cards })
}
bataille-standing-line = Player { $n }: { $score } points (bank { $bank }; { $cards })
bataille-need-terrain = Roll the battlefield die and type its face: { $options }.
bataille-need-left-out = Draw one of the six dice at random and type it: { $options }.
bataille-purpose-start = start player
bataille-purpose-axis = Axis dice
bataille-purpose-roll = first roll
bataille-purpose-reroll = re-roll
bataille-purpose-strike = { card-bataille-victoria-cross }
bataille-the-player = player { $n }

## Bots

bot-bataille-roll = Without the Kommandant the Axis is easier to match: expected points { $more } more.
bot-bataille-roll-alone = Rolls: points expected of going on { $on }.
bot-bataille-deploy = The Kommandant brings about { $n } points more.
bot-bataille-match = This re-roll matches with { $n } %.
bot-bataille-leave = Leaves out the first dice: which of them is not weighed.
bot-bataille-sets = These dice are not needed; they may still make a set: Medals expected { $mean }.
bot-bataille-no-sets = Keeps the dice as they lie: no re-roll promises more Medals than { $mean }.
bot-bataille-play = { $card } brings more now than its 5 points at the end.
bot-bataille-keep = A Medal in hand is worth 5 points; none brings more now.
bot-bataille-set = Missing: { $face }, in all { $n }.
bot-bataille-enough = Nothing more is missing.
bot-bataille-strike = These Axis dice matter most; not matched: { $n }.
bot-bataille-turn = Turns the ground to the face that pays best for its own side.
bot-bataille-turn-ordeal = The next skirmish puts { $risk } points at risk, this ground brings { $gain }.
bot-bataille-turn-landing = This ground brings { $gain } points, the next skirmish puts only { $risk } at risk.
bot-bataille-take = { $card } is the strongest Medal left.
bot-bataille-on = Going on is worth { $on }, stopping { $stop }.
bot-bataille-stop = Stopping keeps { $stop }, going on is worth only { $on }.
bot-bataille-behind = The game is lost by { $n ->
        [one] { $n } point
       *[other] { $n } points
    } unless something is risked.
bot-bataille-ahead = Nobody can overtake any more.
bot-bataille-chance-roll = Without the Kommandant: { $n } % to win the game.
bot-bataille-chance-deploy = With the Kommandant: { $n } % to win the game.
bot-bataille-chance-dice = Match and Medals weighed: { $n } % to win the game.
bot-bataille-chance-on = Going on wins the game with { $on } %, stopping with { $stop } %.
bot-bataille-chance-stop = Stopping wins the game with { $stop } %, going on with { $on } %.
bot-bataille-chance-play = { $card } raises the chance to win the game from { $now } to { $then } %.
bot-bataille-chance-keep = No Medal helps more now than kept: { $n } % to win the game.
bot-bataille-chance-turn = This face is best: { $n } % to win the game.
