### What `hhour odds` says.

## What cannot be read

odds-face-either = The face '{ $face }' could be one of { $faces }.
odds-face-near = There is no face '{ $face }'; did you mean { $near }?
odds-no-face = There is no face '{ $face }'; the faces are { $faces }.
odds-no-colour = There is no colour '{ $colour }'; the colours are { $colours }.
odds-dice-colourless = The dice '{ $dice }' have no colour; write them like r:SKULL,TOOL.
odds-dice-twice = The dice of colour { $colour } are given twice.
odds-two-dice = There are two dice of colour { $colour }, not { $n }.
odds-one-gold = There is one Gold die, not { $n }.
odds-no-dice = There are no dice; write them like r:SKULL,TOOL w:STAR,COURAGE b:SOLDIER,TOOL.
odds-many-virtual = At most { $most } virtual results can be reckoned with, not { $n }.
odds-penalty = The penalty '{ $text }' cannot be read; write a face and how many, like STAR:3.
odds-no-die = There is no die '{ $die }'; the dice are { $dice }.
odds-no-goal = The goal '{ $goal }' cannot be read; goals are { $goals }, or a sum of them like soldiers+2*courage.
odds-no-quantity = There is nothing called '{ $name }' to count; it can be { $names }.
odds-no-distribution = How likely each amount is cannot be told with a Corporal, Captain, Jeep, Marksman, Wild Die or a SKULL of any colour.
odds-locks = The number of locks must be from 0 to { $most }, not { $n }.
odds-rerolls = The number of re-rolls must be from 0 to { $most }, not { $n }.
odds-leave-out = There is no such die to leave out as '{ $die }'; name a colour, r, w or b, for each die.
odds-nothing-locked = Without dice nothing can be locked; name the dice that lie on the table.
odds-left-out-late = Dice are left out before the first roll; with dice on the table just do not name them.
odds-negative = { $option } must be a number from 0 to { $most }.
odds-no-sector = There is no sector '{ $sector }'; name map and sector like n-03:6, on this map one of { $sectors }.
odds-no-map = There is no map '{ $map }'; name map and sector like n-03:6, the map one of { $maps }.
odds-nothing-to-survive = The goal survive needs a number, like survive:6+2d6, or a --sector.
odds-nothing-to-pay = The goal advance needs a number, like advance:3, or a --sector.
odds-no-gold-mode = There is no Gold mode '{ $mode }'; it is one of { $modes }.
odds-gold-missing = With --gold the Gold die is named too, like g:STAR.
odds-no-german-colour = There is no German die '{ $colour }'; his dice are r (red), w (white) and k (black).
odds-not-german = --german has no { $option }: he stands in no sector and rolls two red, two white and two black dice of his own.
odds-gold-leave = In this Gold mode a Gold die is rolled in the place of others; name those with --leave-out, like --leave-out b.

## What it answers

odds-before = Before the first roll, goal { $goal }, re-rolls left { $n }: { $value }
odds-title = { $dice }: goal { $goal }, re-rolls left { $n }; exact, best first
odds-lock-then = lock { $lock }, then { $then }
odds-reroll = re-roll { $dice }
odds-stop = stop
odds-more = and { $n } more with --json
odds-counted = Counted in: { $what }.
odds-left = Not counted in: { $what }.
odds-and = { ", " }
odds-in-dice = locks, re-rolls, RWB sets, the straight, SKULLs
odds-in-virtual = virtual results
odds-in-sector = the sector
odds-in-skulls-any = a SKULL of any colour
odds-in-gold = the Gold die
odds-in-german = black dice and the German's bonuses
odds-in-fire = COMBAT in the sector
odds-out-dice = dice traded with other Units
odds-out-cards = items and awards
odds-out-combat = cards and trades in COMBAT
odds-marker = --marker must be a number from 1 to { $most }: what the marker shows before UPKEEP turns it.
odds-marker-nowhere = --marker goes with a --sector.
odds-must-move = With three chevrons the Unit must move on this turn: there is no COMBAT for it in that sector.
odds-values = Values used: { $what }.
odds-value-chevrons = chevrons in COMBAT { $n }
odds-value-defence = DEF { $n }
odds-value-guns = machine-gun dice { $n }
odds-value-strength = strength { $n }
odds-value-saves = spared { $n }
odds-value-cost = price of the advance { $n }
odds-value-courage = courage { $n }
odds-out-recruits = soldiers and Specialists who join after the dice
odds-out-heroes = casualties a Hero pays for

## Help

odds-goals = Goals: rwb, rwb:FACE, straight, soldiers (stars, courage, tools, points, skulls) or soldiers>=6, survive:6+2d6 (grey dice: 6+2grey), advance:3; sums like soldiers+2*courage. With --sector survive and advance need no number.
odds-help-dice = "r:SKULL,TOOL w:STAR,2 b:2,C"; none: before the first roll
odds-help-goal = what to aim at (rwb)
odds-help-locks = dice to lock (2, or what the sector says)
odds-help-rerolls = re-rolls left (2)
odds-help-locked = dice already locked: "w2 b1"
odds-help-virtual = results that are no dice: "TOOL w:SKULL"
odds-help-leave-out = dice left out before the first roll: b
odds-help-gold = how the Gold die g:STAR counts: regular, touch, rwbg or wild
odds-help-sector = map and sector: bonus, penalties, locks, what survive and advance ask
odds-help-marker = chevrons on the marker before UPKEEP turns it, 1 to 3; 1 if not said
odds-help-penalties = results the sector removes: STAR:3
odds-help-idle = faces that give nothing: SKULL,STAR
odds-help-no-sets = faces that form no RWB set
odds-help-skulls-any = virtual SKULLs of a colour of choice
odds-help-four-gain = soldiers for a face that is there four times
odds-help-four-lose = casualties for a face that is there four times
odds-help-star-loss = casualties for each STAR
odds-help-saves = casualties saved in each phase (Medic, Ambulance)
odds-help-strength = the Unit's strength before its dice, for survive
odds-help-courage = the courage it has, for advance
odds-help-stars = the stars it has, for grey dice
odds-help-points = the item points it has, for grey dice
odds-help-grey = the sector's machine guns roll grey dice
odds-help-skulls-stay = SKULLs may not be re-rolled
odds-help-card = { $card } is with the Unit
odds-help-alone = no other Unit is in play
odds-help-german = the German's dice (r, w, k) and bonuses; --corporal is his Unteroffizier, --captain his Hauptmann, --chaplain his Funker, --locks 1 his Kommandant
odds-help-no-awards = no award can be taken for a straight
odds-help-json = every lock and re-roll, for programs
