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
bot-counsel-sea-start = Starts in { $sector }: the column costs { $toll } on the way, counted in soldiers.
bot-counsel-lock = Locks what costs least at sea: { $toll }, counted in soldiers.
bot-counsel-reroll = Rolls again what costs { $toll }, counted in soldiers: new dice are expected to cost { $hope }.
bot-counsel-reroll-stop = Keeps the dice as they lie: none costs more than the { $hope }, counted in soldiers, that is expected of a new one.
bot-counsel-first-again = Keeps it: at sea a roll without soldiers costs no soldiers.
bot-counsel-ready-use = Uses { $card }: the tally costs { $toll }, counted in soldiers.
bot-counsel-ready-ready = Keeps its cards: the tally costs only { $toll }, counted in soldiers.
bot-counsel-set-face = Turns the dearest die to skull: it would cost { $toll }, counted in soldiers.
bot-counsel-set-face-enough = Leaves the dice alone: every one shows a skull.
bot-counsel-annul = Cancels the result whose going saves most: { $saved }, counted in soldiers.
bot-counsel-annul-enough = Cancels nothing more: no result costs anything.
bot-counsel-omit-tools = Leaves out the tool whose going saves most: { $saved }, counted in soldiers.
bot-counsel-omit-tools-enough = Leaves out no further tool: none costs anything.
bot-counsel-annul-whom = Helps unit { $unit }, whose tally costs most: { $toll }, counted in soldiers.
bot-counsel-sea-move = Goes to { $sector }: { $percent } % to come through what waits there.
bot-counsel-sea-move-stay = Stays: { $percent } % to come through.
bot-counsel-sea-move-land = Lands in { $sector }: nothing more can happen at sea.
bot-counsel-sea-leave = Wades on by { $sector }: { $percent } % to come through, and the rest of the way costs no courage.
bot-counsel-sea-leave-stay = Stays aboard: { $percent } % to come through.
bot-counsel-sea-disembark = Leaves the craft by { $sector }: { $percent } % to come through.
bot-counsel-sea-disembark-stay = Stays aboard: { $percent } % to come through.
bot-counsel-sea-stars = Gives up { $card }, the cheapest aboard: { $stars }.
bot-counsel-stray-bullet = Gives up { $card }, the cheapest aboard: { $stars }.
bot-counsel-sea-shell = Dodges: nothing the shells may do is better.
bot-counsel-naval-exchange = Takes what the beach will ask for first: { $courage } and a strength of { $men } at hand.
bot-counsel-courage-or-hull = Takes what it is shorter of: { $courage }, { $points } for the craft.
bot-counsel-shield-at-sea = Shields unit { $unit }, the weakest; soldiers: { $n }.
bot-counsel-sea-skull = Gives the skull the die that would cost most: { $toll }, counted in soldiers.
bot-counsel-make-room = Takes out the cheapest, which is missed least: cost { $cost }.
bot-counsel-keep-mission = Keeps { $card }, which lacks least: work to do { $work }, with the other { $more }.
bot-counsel-serve-mission = Serves { $card }, which lacks least: work to do { $work }, with the other { $more }.
bot-counsel-replace-mission = Gives back { $card }, the hardest: work to do { $work }, with the other { $more }.
bot-counsel-mission-accomplish = Accomplishes the Mission: nothing is lacking any more.
bot-counsel-mission-use = Uses { $card }: it brings the bonus the Mission still lacks.
bot-counsel-mission-pass = Goes on: the Mission still lacks something.
bot-counsel-declare = Claims nothing: the Mission asks for this set.
bot-counsel-save-bonus-save = Keeps the bonus: the Mission lacks nothing else.
bot-counsel-save-bonus-obtain = Obtains the bonus: the Mission lacks more than that.
bot-counsel-before-combat-use = Uses { $card } at once: a Field Promotion is never better later.
bot-counsel-before-combat = Has nothing to use before the combat.
bot-counsel-muster = Uses { $card }: what the Mission needs is not to be had any more.
bot-counsel-gold-way-six = Rolls all six: two dice for one Gold die are too many.
bot-counsel-gold-way-leave = Takes the Gold die for one die: it counts in any colour.
bot-counsel-leadership = Takes a hero: the best is worth { $worth }, three stars { $price }, counted in soldiers.
