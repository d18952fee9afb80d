# Way to Hell, module 2: Gold dice.

option-gold = Gold dice
    .text = How Gold dice are used: with the cards that bring them, as a way to roll, or beside the six dice.
    .value-regular = with The General and other cards
    .value-touch = A Touch of Gold: six dice, or four and a Gold one
    .value-rwbg = RWB & G: a seventh die without a colour
    .value-wild = Wild Dice: a seventh die to swap in
option-gold-solitaire = Gold solitaire trading
    .text = Alone, the trading pool is made of four Gold dice; needs Gold dice with The General.

purpose-gold = Gold dice

## Cards

# What the General of the base game is called beside The General (W-GEN-33).
name-colonel = Colonel
card-general-gold = The General
    .text = In each Roll every unit may leave out one of its six dice and roll a Gold die in its place. In A Touch of Gold the Gold way has five dice and a Gold one.
the-general-gold = { card-general-gold }
card-supply-bag = Supply Bag
    .text = Roll 2 Gold dice once and add either, both or none of them to your final tally, each in a colour of your choice.
the-supply-bag = the { card-supply-bag }
card-croix-militaire = Croix Militaire
    .text = Roll 4 Gold dice once and add up to 3 of them to your final tally, each in a colour of your choice.
the-croix-militaire = the { card-croix-militaire }

## Questions

ask-gold-way = Roll all six dice, or a Gold die in the place of some? Choose those you leave out.
ask-call-colour = Which colour is your Gold die this turn?
ask-gold-dice = Which of the Gold dice join your tally ({ $by })?
ask-wild = Does a die make way for the Wild Die, which takes its colour?

## Choices

do-six = Roll the six dice
do-call = Call { $die } { $colour }
do-count = Count { $dice }
do-wild = Swap the Wild Die in for { $dice }

## Events

event-gold-way = Unit { $unit } leaves out { $dice } and rolls a Gold die.
event-gold-called = Unit { $unit } calls { $die } { $colour }.
event-gold-rolled = Unit { $unit } rolls Gold dice: { $results } ({ $by }).
event-gold-counted = Unit { $unit } adds { $dice } to its tally ({ $by }).
event-wild-swapped = Unit { $unit } swaps { $die } for the Wild Die: { $colour } { $face }.

## Refusals

refusal-setup-gold-solitaire = The Gold trading pool is for one unit alone; { $units } are set to play.
refusal-gold-blocks = The Gold die shows { $face }, so there is no RWB bonus of that face unless a skull cancels the Gold die.
refusal-call-what = Name a Gold die and a colour, as in 'call g1 red'.
refusal-call-not-gold = { $die } is no Gold die; it keeps its colour.
refusal-call-once = { $die } is already { $colour } this turn; a Gold die is named once.
refusal-call-never = { $die } is a Gold die that has no colour in this game; none is named.
refusal-call-moment = A Gold die is given its colour after the last roll, before the tallies are fixed.
refusal-call-colour = A Gold die can be red, white or blue, not { $colour }.
refusal-call-now = Name the colour of your Gold die first; '{ $action }' has to wait.
refusal-gold-not-these = Only the Gold dice just rolled can join the tally: { $dice }.
refusal-gold-too-many = At most { $n } of the Gold dice join the tally; { $given } were named.
refusal-wild-skull = { $die } shows a skull and cannot make way for the Wild Die.
refusal-wild-same = Another die that shows the same in the same colour stands for { $die }.
refusal-paint-gold = { $die } is a Gold die without a colour; no card can give it one.
refusal-exchange-gold = A Gold die is only swapped for the Gold die of another unit.

view-way-to-hell-aside = Gold dice beside the tally
