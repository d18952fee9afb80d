# What a choice does, as a label. `.bare` is the form without anything behind the verb.

price-nothing = free
price-mines = landmines
price-sacrifice = sacrifices a Specialist
price-sacrifice-of = sacrifices { $card }
price-vehicle-of = abandons { $card }
price-fatal = nobody outlives it
price-wasted = DEF is 0 already
price-cut-off = a bunker can no longer be reached

do-start = Land in { $sector }

## Roll

do-leave = Leave out { $dice }
    .bare = Let the others fight without you
do-roll = Roll
do-again = Roll all again
do-keep = Keep the roll
do-lock = Lock { $dice }
do-reroll = Re-roll { $dice }
do-stop = Stop rolling
do-ready = Ready
do-colour = { $colour }
do-remove = Take out { $dice }
do-pass = No, go on
do-repeat = Yes, repeat the tally
do-set = Set { $die } to { $to }
    .number = Turn the die to { $to }
    .gun = Turn { $die } to { $to }
do-enough = Enough
do-paint = Turn { $die } { $colour }
do-become = { $face }
do-for = For unit { $unit }
do-add = Add { $colour } { $face }
do-copy = Copy unit { $unit }

## Upkeep

do-claim = Claim the { $face-short } set: { $bonus }
do-straight = Declare a straight for an award
do-declared = Nothing more to claim
do-cancel = Cancel { $dice }
    .result = Cancel the result { $dice }
    .bare = Drop it
do-white = Add a white result: { $face }
do-courage = 2 courage for unit { $unit }
    .own = Gain 2 courage
do-reinforce = 4 soldiers for unit { $unit }
    .own = Gain 4 soldiers more
do-soldiers = Gain 3 soldiers
do-charge = Charge to { $sector }
    .bare = Move this turn without requirements and courage
do-stars = Gain 2 stars
do-refind = Take back { $card }
do-bonus = Obtain { $bonus }

## Muster

do-recruit = Recruit { $card }
do-find = Find { $card }
do-buy = Buy an award
do-done = Done
do-mine = Go first
do-yours = Stand back
do-take = Take { $card }
    .amount = Ask for { $what }
do-draw = Draw an award
do-return = Bring back { $card }
do-gain = Gain { $what }

## Move

do-advance = Advance to { $sector }
do-move = Move to { $sector }
do-retreat = Fall back to { $sector }
do-stay = Stay
do-give-up = Give the unit up
do-sacrifice = Sacrifice { $card }
do-change-places = Change places with unit { $unit }

## Combat

do-aim = Silence { $sector }
do-protect = Protect unit { $unit }
do-pay = Pay { $what }
    .nothing = Pay nothing
do-lose = Lose { $card }
    .soldiers = Let soldiers fall
do-join = Join the fight
do-fight = Fight back
do-reward = Reward unit { $unit }
do-loss = Unit { $unit } takes the loss
do-assault = Unit { $unit } assaults
do-honour = An award for unit { $unit }
do-safe = Stay in the bunker, safe
do-go-on = Go on to the next bunker

## Cards and trade

do-use = Use { $card }
do-abandon = Give up your vehicle
do-trade = Trade with unit { $unit }
do-swap = Swap a die with unit { $unit }
    .pool = Swap a die with the trading pool
do-contact = Trade with unit { $unit } this turn
do-give = Give { $card }
    .amount = Give { $what }
do-offer = Make the offer
do-accept = Accept
do-decline = Decline
do-withdraw = Withdraw the offer
do-exchange = Swap { $die } for { $for }
    .pool = Swap { $die } for { $for } of the pool
do-undo = Take back the last action
