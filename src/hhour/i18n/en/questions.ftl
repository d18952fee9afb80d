# The question of each moment. Attributes are other forms of the same question.

ask-over = The battle is over.
    .won = The battle is won.
    .lost = The battle is lost.
ask-wait = { $n ->
    [one] Waiting for unit { $units }.
   *[other] Waiting for units { $units }.
}

ask-start = Where does your unit land?

## Roll

ask-leave-out = { $n ->
    [one] Which die stays out of this roll?
   *[other] Which { $n } dice stay out of this roll?
}
ask-roll = Roll your dice.
ask-first-again = No soldier in your first roll: roll again, once in the game?
ask-lock = { $n ->
    [one] Lock { $n } die.
   *[other] Lock { $n } dice.
}
ask-reroll = { $n ->
    [one] Re-roll any unlocked dice, or stop? This is the last roll.
   *[other] Re-roll any unlocked dice, or stop? { $n } rolls are left.
}
    .no-lock = { $n ->
        [one] No dice are locked here. Re-roll any dice, or stop? This is the last roll.
       *[other] No dice are locked here. Re-roll any dice, or stop? { $n } rolls are left.
    }
ask-ready = Use a card on your tally, or are you ready?
ask-skull-colour = In which colour does the skull come ({ $by })?
ask-result-colour = In which colour does the result join your final tally ({ $by })?
ask-penalty = { $n ->
    [one] Which { $face } is taken out of your tally? { $n } is to go.
   *[other] Which { $face } is taken out of your tally? { $n } are to go.
}
ask-keep-tally = Sacrifice { $card } to have the same tally again next turn?
ask-set-face = { $n ->
    [one] Which die shall show which face? { $n } die may change ({ $by }).
   *[other] Which die shall show which face? Up to { $n } dice may change ({ $by }).
}
ask-set-any = Which die shall show what ({ $by })?
ask-set-colour = Which die changes to which colour ({ $by })?
ask-consent = Unit { $unit } wants to change your { $die } with { $card }. Do you agree?
    .face = Unit { $unit } wants your { $die } to show { $to } ({ $by }). Do you agree?
    .colour = Unit { $unit } wants your { $die } to turn { $to } ({ $by }). Do you agree?
ask-skulls-become = What do all your skulls become ({ $by })?
ask-reroll-one = Which die is rolled again ({ $by })?
ask-results-for = Which unit gets the results ({ $by })?
ask-choose-result = Which { $colour } result goes to the tally of unit { $unit } ({ $by })?
ask-copy-whom = Whose final tally does your unit copy ({ $by })?

## Upkeep

ask-declare = What do you claim from your tally?
ask-cancel = { $n ->
    [one] Which result does your skull cancel?
   *[other] Which result does a skull cancel? { $n } skulls are still to do so.
}
ask-straight-award = A straight: which award do you take?
ask-leadership = { rwb-star }: a white result for you, or 2 courage for another unit?
    .alone = { rwb-star }: a white result, or 2 courage?
ask-reinforce = { rwb-soldier }: which unit gains 4 soldiers too?
ask-battle-cry = { rwb-courage }: 3 soldiers, or a move without requirements and courage?
ask-special-find = { rwb-tool }: 2 stars, or an item that has been used?
ask-choose-rwb = Which bonus does your unit obtain in Upkeep ({ $by })?

## Muster

ask-muster = Recruit, find or buy? You have { $stars }, { $points } and { $courage }.
ask-claim = Unit { $unit } wants { $card }, but your unit may go first: does it, or does it stand back?
ask-contest = Waiting: somebody else may take { $card } first.
ask-recruit-free = Whom do you recruit free of charge ({ $by })?
ask-lose-one = Who pays for the recruit ({ $by })?
ask-find-free = What do you find free of charge ({ $by })?
ask-take-vehicle = Which vehicle do you take ({ $by })?
ask-return-fallen = Who comes back to your unit ({ $by })?
ask-gain-one = What does your unit gain ({ $by })?

## Move

ask-move = Where to? You have { $courage }.
    .must = You must move: where to? You have { $courage }.
    .lost = You must move and no way is open: is there anything left to use?
ask-sacrifice = Whom do you sacrifice for { $card }?
    .any = Which Specialist do you sacrifice?
ask-swap-sectors = With which unit do you exchange sectors ({ $by })?
ask-free-vehicle = { $card } stands free in { $sector }: take it, or leave it?
ask-sector-award = Award of { $sector }: which do you take?

## Combat

ask-before-guns = Use a card before the machine guns fire, or are you ready?
ask-aim = Which sector's machine guns do you silence ({ $by })?
ask-after-guns = Use a card or trade before the casualties are counted, or are you ready?
ask-shield-whom = Which unit do you protect ({ $by })?
ask-special-damage = { $n ->
    [one] The machine guns hit { $n } Specialist: whom do you lose?
   *[other] The machine guns hit { $n } Specialists: whom do you lose first?
}
ask-pay = { $n ->
    [one] { $n } casualty: how much do you pay to prevent it? You have { $courage } and { $stars }.
   *[other] { $n } casualties: how much do you pay to prevent them? You have { $courage } and { $stars }.
}
ask-fall = { $n ->
    [one] { $n } casualty: who falls?
   *[other] { $n } casualties: who falls?
}
ask-d6 = Waiting: somebody may still change the die.
ask-react = Unit { $unit } has rolled a { $n } ({ $purpose }): let it stand, or change it?
ask-hold-on = Your unit holds the bunker: is it safe here, or does it go on to the next?

## Fight back and assault

ask-join-fight = Does your unit join the fight in { $sector }?
ask-fight = Fight back in { $sector }?
ask-reward = Who gets the { $n } courage of this fight?
    .award = Who gets the { $n } courage and the award of this fight?
ask-split-losses = { $n ->
    [one] { $n } loss of the fight is still to be assigned: which unit takes it?
   *[other] { $n } losses of the fight are still to be assigned: which unit takes the next?
}
ask-assault-order = Which unit assaults first?
ask-trophy = Unit { $unit } has taken its bunker: which unit draws an award?

## Trade

ask-trade-with = With which unit can you trade anywhere this turn ({ $by })?
ask-draft = Your offer to unit { $unit }: you give { $give } and get { $take }. Change it, make it or drop it?
ask-offered = Waiting for unit { $unit } to answer your offer; you can withdraw it.
ask-offer = Unit { $unit } offers a trade: you give { $give } and get { $take }. Accept?
ask-swap-give = Which of your dice for which of unit { $unit }?
ask-swap-take = Unit { $unit } wants your { $die } for its { $for }. Accept?
ask-swap-pool = Which of your dice for which of the trading pool?
ask-spare-skulls = { $n ->
    [one] The trading pool shows { $n } skull: re-roll it?
   *[other] The trading pool shows { $n } skulls: which do you re-roll?
}
