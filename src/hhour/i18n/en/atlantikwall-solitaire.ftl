# Atlantikwall: solitaire as the German against a unit that nobody plays.

role-automated-unit = The automated unit
purpose-solo-mine = landmines
purpose-solo-sniper = { card-sniper }
purpose-march-start = start of the automated unit
purpose-route = route of the automated unit

## Options

option-german-solitaire = Solitaire as the German
    .text = One person plays the German; the unit is automated. It marches the longest way to the bunker, and its DEF is what the German loses. He wins if he survives the storming.
option-solo-sniper-rolls = The Sniper must hit
    .text = In the German's solitaire game the Sniper hits only on 4 or more.
option-solo-bunker-turns = Turns in the bunker
    .text = In the German's solitaire game, how many turns the storming of the bunker lasts.
    .value-1 = one turn
    .value-2 = two turns
option-solo-second-wave = Second wave
    .text = In the German's solitaire game, how many soldiers more each Combat costs after the first advance. Try 2 on N-18, 1 on N-01, N-13 and N-14.
    .value-0 = none
    .value-1 = 1 soldier more
    .value-2 = 2 soldiers more

## What is known of the march

view-atlantikwall-route = way of the automated unit
view-atlantikwall-march-turns = turns until it enters the bunker
view-atlantikwall-march-sniper = with the automated unit
view-atlantikwall-march-tokens = tokens of the { card-scharfschuetze }

## Questions

ask-toll = { $n ->
    [one] You lose { $n } more: a soldier, or a Specialist?
   *[other] You lose { $n } more: soldiers, or a Specialist?
}
ask-struck = Special damage ({ $by }): which Specialist do you lose?
ask-pool-exchange = Which of your dice for which of the trading pool ({ $by })?
ask-which-tally = Which tally do you keep ({ $by })?

## Choices: see do-choose and do-lose

## What happened

event-route = { $n ->
    [one] The automated unit will march { $places }: { $n } turn.
   *[other] The automated unit will march { $places }: { $n } turns.
}
event-automated-move = The automated unit moves to { $sector }.
event-automated-advance = The automated unit advances to { $sector }.
event-mines-cleared = Landmines: { $card } keeps the German from harm.
event-german-d6 = The German rolls a { $n } ({ $purpose }).
    .solo-mine = Landmines: the German rolls a { $n }.
    .solo-sniper = The Sniper fires: the German rolls a { $n }.
event-sniper-comes = { $card } joins the automated unit.
event-sniper-fires = { $card } of the automated unit fires.
event-sniper-gone = { $card } of the automated unit is gone for good.
event-token-laid = Token { $n } of four is laid ({ $by }).
event-german-sacrificed = The German sacrifices { $card }.
event-german-struck = Special damage: the German loses { $card }.
event-toll = { $sector } costs the German { $n }: DEF { $def }, machine guns { $mgf }; soldiers of the German: { $have }.
event-german-spare-dice = The German's trading pool shows { $faces }.
event-german-swapped-pool = The German swaps { $die } for a die of the trading pool ({ $face }).
event-tally-kept = The German keeps this tally: { $faces }.
event-german-overrun = Turn { $turn }: nobody is left of the German force. The Allies have broken through.
event-german-holds = Turn { $turn }: the German has survived the storming of { $sector }. He has won.

## Refusals

refusal-setup-solitaire-units = In solitaire the German faces one automated unit, not { $units }.
refusal-sniper-not-come = { $card }: the Sniper has not come yet.
refusal-sniper-is-gone = { $card }: the Sniper is gone already.
