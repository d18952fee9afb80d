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

# Cards and dice.
bot-ready = Keeps its cards: none brings more now than it is worth later.
bot-ready-unknown = Keeps its cards: none is reckoned to better these dice.
bot-ready-empty = Has nothing to use now.
bot-swap = Swaps a die: the tally is worth more with it.
bot-use = Uses { $card }: the tally is worth more with it.
bot-use-at-once = Uses { $card } at once: it brings something, asks for nothing and is never better later.
bot-use-choice = Uses { $card }: a result of one's own choice always helps.
bot-shield = Uses { $card }: staying here costs { $toll } on average, counted in soldiers.
bot-climb = Uses { $card } for the climb: skulls on the dice { $n }, by cards { $more }, needed { $needed }.
bot-adds = Adds soldiers to the tally of unit { $unit }.
bot-tally = Makes the most of the tally.
bot-reroll-one = Rolls the die again that promises most.
bot-gun = Turns a machine gun to { $n }, the lowest it can show.

# Whom, and which card.
bot-helps = Helps unit { $unit }, the weakest: strength { $n }.
bot-strongest = Names unit { $unit }, the strongest: strength { $n }.
bot-takes = Takes { $card }: worth { $worth }, counted in soldiers.
bot-takes-none = Takes none of them: none is known to be worth more.
bot-last-stand = Uses { $card }: after the assault it is of no use.

# Upkeep.
bot-claim = Claims the red-white-blue of { $face }.
bot-straight = Declares the straight.
bot-declared = Leaves it at that: nothing more helps.
bot-white = Adds a white { $face }: it brings most.
bot-cancel = Gives the skull what is missed least.
bot-cry-soldiers = Takes the soldiers rather than the charge.
bot-cry-charge = Keeps the Battle Cry for a charge.
bot-cry-other = Takes something else than soldiers: { $percent } % to survive { $sector } anyway.
bot-find-stars = Takes the stars: no used item is worth more.
bot-refind = Takes back { $card }: worth more than two stars.
bot-gain = Gains what helps most.
bot-lead-courage = Gives unit { $unit } the courage: worth more to both than a white result.
bot-brings-most = Takes what brings most.
bot-rwb = Chooses { $face }: of all bonuses the one it wants first.
bot-rwb-cry = Chooses { $face }: only a Battle Cry opens the bunker.
bot-recruit = Recruits { $card } for { $stars }: worth { $worth }, counted in soldiers.
bot-recruit-needed = Recruits { $card } for { $stars }: the way ahead asks for this Specialist.
bot-recruit-safe = Recruits { $card }: { $then } % to survive { $sector } instead of { $now } %.
bot-find = Finds { $card } for { $points }: worth { $worth } more than these, counted in soldiers.
bot-find-wanted = Finds { $card } for { $points }: the Mission asks for it.
bot-award = Buys an award: { $courage } at hand, the way ahead costs { $ahead }.
bot-ware = Buys it: { $courage } at hand, the way ahead costs { $ahead }.
bot-done = Saves { $stars } and { $points } for something better.
bot-claim-mine = Takes it: who may go first does.

# Where playing the turn out has changed a mind.
bot-ahead = Played out, the rest of the turn goes best this way.
bot-ahead-recruit = Recruits { $card }: played out, the turn goes best this way.
bot-ahead-find = Finds { $card }: played out, the turn goes best this way.
bot-ahead-use = Uses { $card }: played out, the turn goes best this way.
bot-ahead-take = Takes { $card }: played out, the turn goes best this way.
bot-ahead-lose = Gives up { $card }: played out, the turn goes best this way.
bot-ahead-sacrifice = Sacrifices { $card }: played out, the turn goes best this way.
bot-last-card = Uses { $card }: there is no way on without it.
bot-gives-up = Gives up: there is no way on.
bot-detector = Uses { $card }: there are mines on the way to { $sector }.
bot-way-opened = Uses { $card }: it opens the way.

# Under fire.
bot-guns-wait = Keeps its cards: casualties by DEF { $falling }, by machine guns at most { $most }; strength { $men }.
bot-guns-silenced = Uses { $card }: casualties by DEF { $falling }, by machine guns up to { $most }; strength only { $men }.
bot-saves = Uses { $card }: casualties { $falling }, of which up to { $saved } saved; strength { $men }.
bot-fire-borne = Bears the fire without a card: casualties { $falling }, strength left { $left }.
bot-fire-fatal = Nothing it holds can help: casualties { $falling }, strength { $men }.
bot-move = Goes to { $sector }: { $percent } % to survive there.
bot-charge = Charges into { $sector }: { $percent } % to survive there.
bot-stay = Stays in { $sector } to gather soldiers: { $percent } % to survive.
bot-soldiers-fall = Lets soldiers fall, who can be replaced: casualties { $n }, strength left { $left }.
bot-all-fall = Nobody can be saved: casualties { $n }.
bot-loses = Gives up { $card }, who is missed least: all of it costs { $toll }, counted in soldiers, strength left { $left }.
bot-pay = Casualties { $n }, of which { $bought } bought off: strength left { $left }.
bot-pay-in-vain = Casualties { $n }, of which { $bought } bought off: even that is not enough.
bot-sacrifice = Sacrifices { $card }, who is missed least: worth { $worth }, counted in soldiers.
bot-mine-turned = Turns the mine's die to 1: casualties saved { $n }.
bot-die-stands = Lets the { $n } stand: a card is kept for a mine's 5 or 6, or for one that would be the end.
bot-mine-outlived = Uses { $card }: without it the mine's { $n } would be the unit's end.
bot-mine-ends = Lets the { $n } stand: no card in hand outlives this mine.
bot-fight = Fights back: strength { $men }, at least twice the German { $defence }.
bot-no-fight = Does not fight: strength { $men }, less than twice the German { $defence }.

# Trades.
bot-gives = Offers { $gift } to unit { $unit }: together they stand better by { $gain }, counted in soldiers.
bot-gives-chance = Offers { $gift } to unit { $unit }: together { $then } % to win instead of { $now } %.
bot-gives-men = Offers { $gift } to unit { $unit }: more use there.
bot-gives-item = Offers { $gift } to unit { $unit }: both survive their bunkers with { $then } % instead of { $now } %.
bot-no-gift = Has nothing that would help unit { $unit } more.
bot-accepts = Accepts: what unit { $unit } gives is worth { $gain }, what it asks { $price }, counted in soldiers.
bot-accepts-together = Accepts: with unit { $unit } they stand better by { $gain } together, counted in soldiers.
bot-accepts-together-chance = Accepts: with unit { $unit } together { $then } % to win instead of { $now } %.
bot-accepts-for-both = Accepts: unit { $unit } and it are better off together.
bot-declines = Declines: what unit { $unit } gives is worth { $gain }, what it asks { $price }, counted in soldiers.
bot-swap-welcome = Accepts the swap: the tally does not suffer.
bot-swap-declined = Declines the swap: the tally would suffer.

# Questions that are always answered alike.
bot-rule-first-again = Rolls again: without a soldier a first roll is seldom worth keeping.
bot-rule-leave-out = Leaves out the last dice: before a roll one is as good as another.
bot-rule-keep-tally = Keeps the Specialist: no tally is worth one.
bot-rule-spare-skulls = Rolls every skull of the pool again: nobody wants them.
bot-rule-hold-on = Is safe here: a bunker in hand counts.
bot-rule-consent = Does not agree: its dice are its own.
bot-rule-aim = Silences { $sector }, the first in reach.
bot-rule-cancel-condition = Bears the Battle Condition: nothing is given up for it.
bot-rule-keep-item = Keeps it: the Mission asks for it.
bot-rule-assistance = Takes the Badge: it costs nothing.
bot-rule-order-conditions = Leaves the order as it is.
bot-rule-add-tools = Adds as many tools as it may.
bot-rule-mission-sacrifice = Gives up the one the Mission names.
bot-german-use = Uses { $card } at the first moment at which it does something.
bot-german-use-dice = Uses { $card }: the dice gain { $gain }, counted in soldiers.
bot-german-keep = Keeps { $card }: it would bring { $gain } now, counted in soldiers, and waits for more than { $kept }.
bot-german-tally = Makes the most of the tally: { $worth } this turn, counted in soldiers.
bot-german-recruit-worth = Recruits { $card }: worth { $worth }, counted in soldiers.
bot-german-find-worth = Finds { $card }: worth { $worth }, counted in soldiers.
bot-german-recruit = Recruits { $card }, next on the automated German's list.
bot-german-find = Finds { $card }, next on the automated German's list.
bot-german-take = Takes { $card }, next on the automated German's list.
bot-german-refind = Takes back { $card }, the dearest it can pay.
bot-german-kill = Picks { $card }, the dearest of them.
bot-german-lose = Gives up { $card }, who is missed least.
bot-german-lose-soldiers = Gives up soldiers rather than Specialists.
bot-german-strike = Strikes unit { $unit }, the farthest up the beach; soldiers there: { $n }.
bot-german-target = Aims at the unit farthest up the beach.
bot-german-pay = Pays what is asked, { $n }, in soldiers and gives up no Specialist for it.
bot-german-cancel = Gives the skull the result it wants least.
bot-german-done = Saves the rest: nothing it wants can be had now.
bot-german-ready = Keeps its cards: none does anything here.
bot-german-straight = Declares the straight.
bot-german-decorate = Buys a Decoration: nothing it wants more can be had now.
bot-german-black = Adds the black result that completes a set.
bot-german-worst = Rolls its worst die again, by the automated German's order of faces.
bot-german-roll = Rolls, and leaves the first word to the Allies.
bot-german-pass = Plays nothing: no card does anything here.
bot-german-top = Puts normal Decorations on top, Black ones beneath.
bot-german-exchange = Gives its worst die for the best of the other side.
bot-german-set = Turns its worst die to the face it wants most.
bot-german-rule = Does what is written down for the automated German here.

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
