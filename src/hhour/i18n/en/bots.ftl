### What bots are called and why they do what they do: one sentence a decision.

bot-recruit-name = Recruit
    .text = Legal and quick: picks at random, but knows when to stop.
bot-sergeant-name = Sergeant
    .text = Sound rules of thumb with exact dice; plans the route.
bot-captain-name = Captain
    .text = Looks ahead to the bunker, with exact dice inside.

bot-seer-name = Seer
    .text = A Captain who knows the dice of the running turn: a mark for the lab, not a player.

bot-weighed = { $why }; { $expected }; runner-up: { $other } ({ $second } %).
bot-weighed-alone = { $why }; { $expected }.
bot-second = { $why }; runner-up: { $other } ({ $second } %).
bot-margin = { $why }; ahead by { $gain } in soldiers; runner-up: { $other }.
    .even = { $why }; as good: { $other }.
    .share = { $why }; { $gain } % better by this mind's measure; runner-up: { $other }.
    .fatal = { $why }; the runner-up would be the end: { $other }.
bot-decimal = { $whole }.{ $tenth }

# Where there is nothing to weigh.
bot-unweighed = Takes the plainest answer: nothing is weighed here.
bot-unreckoned = Takes the plainest answer: with dice that were changed nothing is reckoned.
bot-first-things = Does this first: cards and trades are weighed at their own moments.
bot-seen = Has seen how these dice will fall.
bot-expected = { $win } % to win this way, { $lost } % that it ends this turn
    .safe = { $win } % to win this way
bot-only-choice = There is nothing else to do.
bot-at-random = Picks one of { $n } possibilities at random.
bot-best-of = Takes the best of { $n } possibilities.
bot-start = Starts in { $sector }: the best way up the beach begins there.
bot-lock =
    { $n ->
        [one] Locks one die: { $percent } % to survive { $sector }.
       *[other] Locks { $n } dice: { $percent } % to survive { $sector }.
    }
bot-reroll =
    { $n ->
        [one] Rolls one die again: { $percent } % to survive { $sector }.
       *[other] Rolls { $n } dice again: { $percent } % to survive { $sector }.
    }
bot-stop = Keeps the dice as they lie: { $percent } % to survive { $sector }.
bot-ready = Has nothing that would help more now than later.
bot-swap = Swaps a die: the tally is worth more with it.
bot-use = Uses { $card }: this is the moment for it.
bot-helps = Helps Unit { $unit }, which needs it more.
bot-takes = Takes { $card }: worth most of what is offered.
bot-claim = Claims the red-white-blue of { $face }.
bot-white = Adds a white { $face }: it brings most.
bot-cancel = Gives the skull what is missed least.
bot-recruit = Recruits { $card }: worth more than the stars.
bot-find = Finds { $card }: worth more than the points.
bot-award = Buys an award: the courage is not needed for the way ahead.
bot-done = Saves the rest for something better.
bot-move = Goes to { $sector }: { $percent } % to survive there.
bot-charge = Charges into { $sector }: { $percent } % to survive there.
bot-stay = Stays in { $sector } to gather soldiers: { $percent } % to survive.
bot-soldiers-fall = Keeps the Specialists; soldiers can be replaced.
bot-loses = Gives up { $card }, who is missed least.
bot-sacrifice = Sacrifices { $card }, who is missed least.
bot-trade = Weighs what Unit { $unit } offers against what it asks.

# The German counts what his dice bring in soldiers.
bot-german-lock =
    { $n ->
        [one] Locks one die: about { $worth } soldiers' worth this turn.
       *[other] Locks { $n } dice: about { $worth } soldiers' worth this turn.
    }
bot-german-reroll =
    { $n ->
        [one] Rolls one die again: about { $worth } soldiers' worth this turn.
       *[other] Rolls { $n } dice again: about { $worth } soldiers' worth this turn.
    }
bot-german-stop = Keeps the dice as they lie: { $worth } soldiers' worth this turn.
bot-german-claim = Claims the red-white-black of { $face }.

# What boxes advise, in the words of their questions: on the water, and towards a Mission.
bot-counsel-sea-start = Starts in { $sector }: the column that costs least on the way.
bot-counsel-lock = Locks what costs least: at sea every face but the skull takes something.
bot-counsel-reroll = Rolls again what costs more than a new roll is expected to.
bot-counsel-reroll-stop = Keeps the dice as they lie: new ones are expected to cost more.
bot-counsel-sea-move = Goes to { $sector }: { $percent } % to come through what waits there.
bot-counsel-sea-move-stay = Stays: { $percent } % to come through, and every other way costs more.
bot-counsel-sea-move-land = Lands in { $sector }: nothing more can happen at sea.
bot-counsel-sea-leave = Wades on by { $sector }: { $percent } % to come through, and the rest of the way costs no courage.
bot-counsel-sea-leave-stay = Stays aboard: { $percent } % to come through.
bot-counsel-sea-stars = Gives up who is missed least.
bot-counsel-stray-bullet = Gives up who is missed least.
bot-counsel-naval-exchange = Takes what the beach will ask for first.
bot-counsel-sea-skull = Gives the skull the die that would cost most.
bot-counsel-make-room = Takes out what is missed least.
bot-counsel-keep-mission = Keeps the Mission that lacks least.
bot-counsel-replace-mission = Gives back the Mission that is hardest to accomplish.
bot-counsel-mission-accomplish = Accomplishes the Mission: nothing is lacking any more.
