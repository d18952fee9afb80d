# Express!, the cooperative game of the Pocket box.

game-express = Express!
    .text = Storm a beach together: six sectors, and every player must match the Axis dice in each.

## Beaches

map-utah = Utah Beach
    .history = The American 4th Division drifted two kilometres off its target and met weak defences before flooded fields.
    .advice = The gentlest beach; begin here.
map-gold = Gold Beach
    .history = The British 50th Division landed here; Sergeant-Major Hollis earned the only Victoria Cross given for the day.
    .advice = RWBs decide about ordeal and bunker.
map-juno = Juno Beach
    .history = The Canadian 3rd Division crossed mined shallows in rough sea and took the small ports behind them.
    .advice = The bunker of the advanced card asks for three Specialists: rally early.
map-sword = Sword Beach
    .history = British infantry and commandos, French among them, met the only armoured counter-attack of the day.
    .advice = Bring a Specialist you can spare to the ordeal.
map-omaha = Omaha Beach
    .history = The American 1st and 29th Divisions met unbroken defences under the bluffs and lost more men than anywhere else.
    .advice = Veteran and General spare you much on the advanced card.
map-hoc = Pointe du Hoc
    .history = American Rangers climbed the cliff on ropes under fire and found that the guns had been moved inland.
    .advice = Skulls stick to you here; the General turns one.
express-neptune = Operation: Neptune

## Terrain

express-place = sector { $n } ({ $terrain })

## Specialists

card-express-captain = Captain
    .text = Every player may change the colour of one of his dice in each attempt; its result stays.
card-express-engineer = Engineer
    .text = His holder may turn one die that shows a tool into any result of any colour, once in each attempt.
card-express-medic = Medic
    .text = Sacrifice him: all players drop their dice and roll the sector again against the same Axis dice.
card-express-corporal = Corporal
    .text = Adds one colourless soldier to every player's final tally.
card-express-veteran = Veteran
    .text = A player whose dice make a straight clears the sector for himself.
card-express-hero = Hero
    .text = Sacrifice him: one player clears the sector whatever his dice show.
card-express-general = General
    .text = Every player may set one of his dice to any result in each attempt; its colour stays.
the-express-captain = the { card-express-captain }
the-express-engineer = the { card-express-engineer }
the-express-medic = the { card-express-medic }
the-express-corporal = the { card-express-corporal }
the-express-veteran = the { card-express-veteran }
the-express-hero = the { card-express-hero }
the-express-general = the { card-express-general }

## Steps

phase-beach = Beach die
phase-axis = Axis
phase-reroll = Re-rolls
phase-specialists = Specialists
phase-rally = Rally
phase-compare = Compare
express-player = player { $n }
express-kommandant = Kommandant { $face }
express-purpose-roll = roll
express-purpose-axis = Axis dice
express-purpose-help = help for one player
express-purpose-left-out = die left out
express-purpose-beach-die = beach die

## What a sector does

express-effect-no-rally = No Specialist can be rallied here.
express-effect-axis-reroll = The leader may re-roll the Axis dice once.
express-effect-reroll-ban = Dice that show { $face } may not be re-rolled.
    .colour = { $colour } dice may not be re-rolled.
    .absent = Without { $card }, dice that show { $face } may not be re-rolled.
express-effect-axis-next = After an RWB here, the next sector has one Axis die more.
    .fewer = After an RWB here, the next sector has one Axis die fewer.
express-effect-axis-dice = { $n } Axis dice are rolled.
    .with = With { $card } on arrival, { $n } Axis dice are rolled.
    .without = Without { $card } on arrival, { $n } Axis dice are rolled.
express-effect-axis-ignore = With { $card }, Axis results { $face } are ignored.
express-effect-axis-add = The Axis has one more { $face } to be matched.
    .absent = Without { $card }, the Axis has one more { $face } to be matched.
express-effect-axis-set = All Axis dice are set to { $face }.
    .some = One Axis die of your choice keeps its result, the others are set to { $face }.
express-effect-axis-drop-if-rwb = With an RWB, one Axis die of your choice needs no match.
express-effect-match-swap = An Axis { $face } is matched by { $to } only.
express-effect-match-ban = { $colour } dice do not count for matching.
express-effect-no-use = No Specialist can be used here.
express-effect-no-use-next = If a Specialist is used here, none can be used in the next sector.
    .no-rwb = Without an RWB here, no Specialist can be used in the next sector.
express-effect-reroll-max-dice = { $n ->
    [one] At most { $n } die is re-rolled at a time.
   *[other] At most { $n } dice are re-rolled at a time.
}
express-effect-reroll-times = { $n ->
    [one] Every player has { $n } re-roll only.
   *[other] Every player has { $n } re-rolls.
}
express-effect-need-rwb = Without an RWB the cleared sector is replayed.
express-effect-need-count = { $n ->
    [one] After clearing, the group needs { $n } Specialist, or the game is lost.
   *[other] After clearing, the group needs { $n } Specialists, or the game is lost.
}
express-effect-kommandant = One Axis die is the Kommandant: his result is needed twice.
    .without = Without { $card } on arrival, one Axis die is the Kommandant.
express-effect-kommandant-next = Without { $card } at the end of the rally, the Kommandant is in the next sector.
express-effect-lose-one = After clearing, the group loses one Specialist, or the game if it has none.
express-effect-pay-for = On arrival the group may lose one Specialist to face { $n } Axis dice.
express-effect-allied-fewer = { $n ->
    [one] Every player rolls { $n } die fewer.
   *[other] Every player rolls { $n } dice fewer.
}
    .each = Every player rolls one die fewer for each Axis { $face }.
express-effect-jump-unless-rwb = Cleared without an RWB, the beach die decides where the group goes on.
express-effect-twice-unless = Without { $card } on arrival, the sector must be cleared twice in a row.

## What happened

express-event-began = { $n ->
    [one] { $beach }: { $n } player storms the beach.
   *[other] { $beach }: { $n } players storm the beach; player { $leader } leads.
}
    .neptune = { express-neptune } begins on { $beach }: six beaches, one after another.
express-event-beach-begins = The group lands on { $beach }; all Specialists are back in the supply.
express-event-arrived = The beach die shows { $sector }.
express-event-help-rolled = The help dice show { $faces }.
express-event-kommandant = The Kommandant is deployed: his result must be obtained twice.
express-event-axis-rolled = The Axis rolls { $faces }.
    .kommandant = The Axis rolls { $faces }; the first die is the Kommandant.
express-event-axis-added = One more { $face } is added to the Axis results.
express-event-axis-ignored = { $n ->
    [one] { $n } Axis result { $face } is ignored, thanks to { $card }.
   *[other] { $n } Axis results { $face } are ignored, thanks to { $card }.
}
express-event-axis-set = Axis dice are set to { $face }: { $faces }.
express-event-axis-dropped = One Axis { $face } needs no match.
    .kommandant = The Kommandant and his { $face } need no match.
express-event-requirement = To be matched by every player: { $faces }.
express-event-left-out = Player { $unit } leaves out { $dice }.
express-event-rolled = Player { $unit } rolls { $results }.
express-event-rerolled = Player { $unit } re-rolls { $results }.
express-event-die-changed = { $name }: player { $unit } turns { $die } into { $colour } { $face }.
express-event-soldier-added = { $card } adds a soldier to every tally.
express-event-sacrificed = { $card } is sacrificed.
express-event-saved = The Hero clears the sector for player { $unit }.
express-event-back-to-supply = { $card } goes back to the supply: the tally that rallied him is void.
express-event-rwb = Player { $unit } has an RWB: { $faces }.
express-event-straight = Player { $unit } has a straight.
express-event-rallied = { $card } joins the group, held by player { $unit }.
express-event-no-rally = Nobody can be rallied in this sector.
express-event-next-dice = The next sector has one Axis die more.
    .fewer = The next sector has one Axis die fewer.
express-event-kommandant-next = Without { $card }, the Kommandant waits in the next sector.
express-event-holds = Player { $unit } matches and holds his part.
    .hero = Player { $unit } holds his part, thanks to the Hero.
    .veteran = Player { $unit } holds his part with a straight, thanks to the Veteran.
express-event-fails = Player { $unit } fails; missing: { $lacks }.
express-event-cleared = { $sector } is cleared.
express-event-specialist-lost = The group loses { $card }.
express-event-replayed = { $sector } must be played again.
express-event-next-silenced = No Specialist can be used in the next sector.
express-event-beach-die = The beach die is rolled: the group goes on in { $sector }.
express-event-beach-won = The bunker is cleared: { $beach } is conquered.
express-event-beach-lost = { $beach } is lost in { $sector }: not every player matched.
    .nothing-to-lose = { $beach } is lost in { $sector }: there is no Specialist to lose.
    .too-few = { $beach } is lost in { $sector }: the group has too few Specialists.

## Questions

express-ask-help-roll = Roll two dice for a Specialist to begin with.
express-ask-help-choose = Which Specialist joins you?
express-ask-pay-for = Lose a Specialist to face { $n } Axis dice, or keep them all?
express-ask-keep-away = The Kommandant is near: lose a Specialist to keep him away, or let him come?
express-ask-axis = { $n ->
    [one] Roll { $n } Axis die.
   *[other] Roll { $n } Axis dice.
}
express-ask-axis-again = The Axis shows { $faces }: keep it or re-roll?
express-ask-hold = Which Axis die keeps its result? They show { $faces }.
express-ask-leave-out = { $n ->
    [one] Leave out { $n } of your dice.
   *[other] Leave out { $n } of your dice.
}
express-ask-roll = Roll your dice. To be matched: { $wanted }.
express-ask-reroll = { $n ->
    [one] Re-roll ({ $n } left) or stop? Missing: { $lacks }.
   *[other] Re-roll ({ $n } left) or stop? Missing: { $lacks }.
}
    .matched = { $n ->
    [one] You match. Re-roll all the same ({ $n } left) or stop?
   *[other] You match. Re-roll all the same ({ $n } left) or stop?
}
express-ask-specialists = Use a Specialist or are you done? Missing: { $lacks }.
    .matched = You match. Use a Specialist all the same or are you done?
express-ask-change = { $name }: which die becomes what?
express-ask-rally = Whom does the group rally?
express-ask-drop = Which Axis die needs no match? They show { $faces }.
express-ask-lose-one = Which Specialist does the group lose?
express-ask-jump = Roll the beach die: where does the group go on?
express-ask-retry = { $n ->
    [one] The beach is lost. Begin it again? { $n } retry is left.
   *[other] The beach is lost. Begin it again? { $n } retries are left.
}
express-ask-over = The invasion is over.
    .won = The invasion is won.
    .lost = The invasion is lost.
express-ask-wait = { $n ->
    [one] Waiting for player { $units }.
   *[other] Waiting for players { $units }.
}

## Answers

express-do-roll = Roll
express-do-keep = Keep
express-do-deploy = Let the Kommandant come
express-do-reroll = Re-roll { $dice }
    .bare = Re-roll
express-do-stop = Stop re-rolling
express-do-leave = Leave out { $dice }
express-do-hold = Die { $n } keeps its result
    .known = Die { $n } keeps its { $face }
express-do-drop = Die { $n } needs no match
    .known = Die { $n } ({ $face }) needs no match
    .kommandant = The Kommandant ({ $face }) needs no match
express-do-use = Use { $card }
    .for = Sacrifice { $card } for player { $n }
    .sacrifice = Sacrifice { $card }
express-do-done = Done
express-do-paint = Turn { $die } { $colour }
express-do-set = Set { $die } to { $face }
    .colour = Turn { $die } into { $colour } { $face }
express-do-rally = Rally { $card }
    .held = Rally { $card }, held by player { $n }
express-do-pass = Rally nobody
express-do-lose = Lose { $card }
express-do-again = Begin the beach again
express-do-give-up = Give up

## On the screen

express-hint-head = Best re-rolls and their chance to match:
express-hint-none = There is nothing to count now.
express-title = { $beach }, sector { $n }: { $terrain }
    .neptune = { express-neptune } ({ $won }/6), { $beach }, sector { $n }: { $terrain }
express-needed = Needed: { $faces }
express-lacks = lacks { $faces }
express-matches = matches
express-not-rolled = not rolled yet
express-group = Group: { $cards }
express-group-none = Group: no Specialist yet
express-held = { $name } ({ $n })
express-can-change-one = { $name } would complete the match of player { $n }.
express-can-restart = { $name } could be sacrificed for a new roll of all.
express-can-save = { $name } could be sacrificed for player { $n }.
express-can-straight = { $name } clears the sector for player { $n } (straight).
express-chance = Chance to match with the best re-rolls: { $percent } %.
express-next-kommandant = The Kommandant waits in the next sector.
express-column-player = Player
express-column-dice = Dice
express-column-match = Against the Axis
express-leader-sign = leader
express-result-won = Won: { $beach } is conquered.
    .neptune = Won: all six beaches are conquered.
express-result-lost = Lost on { $beach }, { $sector }.
    .neptune = { $n ->
    [one] Lost: { $n } beach conquered, then { $beach }, { $sector }.
   *[other] Lost: { $n } beaches conquered, then { $beach }, { $sector }.
}
express-result-running = Still running: { $beach }, { $sector }.

## Refusals

refusal-express-roll-first = Roll first: 'roll', not '{ $action }'.
refusal-express-reroll-now = Re-roll dice or stop, not '{ $action }'.
refusal-express-reroll-banned = { $die } may not be re-rolled in this sector.
refusal-express-reroll-most = { $n ->
    [one] At most { $n } die is re-rolled at a time here, you named { $given }.
   *[other] At most { $n } dice are re-rolled at a time here, you named { $given }.
}
refusal-express-full-name = Type 'express-{ $word }' for { $card } of this game, not '{ $word }'.
refusal-express-no-such-specialist = There is no Specialist '{ $word }' in this game.
refusal-express-not-in-group = { $card } is not in the group.
refusal-express-just-rallied = { $card } was rallied in this attempt and helps from the next one on.
refusal-express-no-use = { $card } cannot be used: no Specialist can in this sector.
refusal-express-not-your-step = { $card } can be used in your own step only.
refusal-express-used-already = { $card } has already been used in this attempt.
refusal-express-acts-alone = { $card } needs no order: he acts by himself when the tallies are compared.
refusal-express-leader-decides = Player { $leader } leads the group and decides about { $card }.
refusal-express-nobody-to-save = There is nobody left for whom { $card } could be sacrificed.
refusal-express-not-holder = { $card } works for player { $holder }, who holds him.
refusal-express-no-tool = { $card } needs a die that shows a tool.
refusal-express-use-now = Use a Specialist or say 'done', not '{ $action }'.
refusal-express-in-group = { $card } is in the group already.
refusal-express-gone = { $card } is out of the game and does not come back on this beach.
refusal-express-not-called = No set and no straight of player { $player } calls { $card } now.
refusal-express-rallied-once = Player { $player } has already rallied a Specialist in this sector.
refusal-express-help-not-called = Neither of the two dice calls { $card }.
refusal-express-save-whom = Name the player for whom { $card } is sacrificed: { $players }.
refusal-express-axis-which = Name an Axis die by its number, of equal ones the first: { $numbers }.
refusal-express-result-stays = { $card } changes the colour of a die; its result stays.
refusal-express-colour-stays = { $card } changes the result of a die; its colour stays.
refusal-express-not-tool = { $die } does not show a tool, and { $card } changes nothing else.
refusal-express-no-colour = '{ $word }' is no colour of a die; there are red, white and blue.
refusal-setup-express-players = { $players ->
    [one] Express! is for 1 to { $most } players, not for { $players }.
   *[other] Express! is for 1 to { $most } players, not for { $players }.
}
refusal-setup-unknown-beach = There is no beach '{ $beach }'; did you mean '{ $nearest }'? There are { $known }.
refusal-setup-neptune-beach = Operation: Neptune begins on Utah Beach, so leave out '{ $beach }'.
refusal-setup-leader = There is no player '{ $leader }' to lead; there are players 1 to { $players }.
refusal-setup-retries = Retries are a number from 0 to { $most }, not '{ $value }'.
refusal-setup-specialist-map = '{ $pair }' does not say which symbol calls whom; write it like 'star=medic'.
refusal-setup-specialist-twice = Two symbols call the { $name }; each Specialist belongs to one symbol.
refusal-setup-gold-faces = '{ $value }' does not name two faces; write them like 'star=tool'.
refusal-setup-gold-landing = The landing of Gold Beach is not played on '{ $beach }'; leave out gold-landing.

## Options

option-express-kommandant = Kommandant
    .text = In the bunker one Axis die is the Kommandant, whose result is needed twice; a Specialist keeps him away.
option-express-advanced-beaches = Advanced beaches
    .text = Every sector of a beach has an effect of its own.
option-express-neptune = Operation: Neptune as one game
    .text = All six beaches are stormed one after another.
option-express-specialist-map = Symbols of the Specialists
    .text = Which RWB calls which Specialist, like star=medic+skull=general.
option-express-left-out = Dice left out
    .text = Who picks the dice that are not rolled.
    .value-choice = each player
    .value-random = chance
option-express-one-set-of-dice = One set of dice
    .text = The players roll one after another, the leader first.
option-express-engineer-scope = Engineer
    .text = Whom the Engineer helps.
    .value-holder = his holder
    .value-any-one = one player in each attempt
    .value-all = every player
option-express-veteran-scope = Veteran
    .text = For whom a straight clears the sector.
    .value-player = for that player
    .value-group = for all
option-express-rally-limit = Limit of rallying
    .text = How often a Specialist can be rallied.
    .value-visit = one per sector
    .value-attempt = one per attempt
    .value-player = one per player and sector
option-express-kommandant-bunker-dice = Bunker with the Kommandant
    .text = How many Axis dice are rolled in the bunker with him.
    .value-6 = six
    .value-5 = five
option-express-keep-away-everywhere = Keeping the Kommandant away
    .text = He can be kept away outside the bunker too.
option-express-neptune-fallen-return = The fallen return
    .text = In Operation: Neptune, lost Specialists can be rallied again on the next beach.
option-express-neptune-retries = Retries
    .text = How often a lost beach of Operation: Neptune may be begun again.
option-express-gold-landing = Landing of Gold Beach
    .text = Which Axis face is matched by which other face there, like star=tool.

## Why the bots do it

bot-express-stop = Keeps the dice as they lie: symbols missing { $n }.
bot-express-done = Saves the Specialists: symbols missing { $n }.
bot-express-use = Uses { $card }: symbols missing { $n }.
bot-express-change = Makes the change that helps most: symbols missing then { $n }.
bot-express-takes = Takes { $card }, who is worth most to the group.
bot-express-loses = Gives up { $card }, who is missed least.
bot-express-keeps = Keeps everybody: the group is too small to give anyone up.
bot-express-hold = Holds this die: { $percent } % to match what is left.
bot-express-drop = Ignores this die: symbols missing then { $n }.
bot-express-reroll = { $n ->
    [one] Rolls { $n } die again that the match does not need: { $percent } % to match.
   *[other] Rolls { $n } dice again that the match does not need: { $percent } % to match.
}
bot-express-leave = Leaves out dice so that at least { $n } of every colour stay.
bot-express-chance-stop = Keeps the dice as they lie: about { $percent } % to win the beach.
bot-express-chance-dice = The match here and Specialists for later weighed: about { $percent } % to win the beach.
bot-express-chance-use = Uses { $card }: then about { $percent } % to win the beach.
bot-express-chance-change = This change is worth most: about { $percent } % to win the beach.
bot-express-chance-takes = Takes { $card }, who helps most from here on: about { $percent } % to win the beach.
bot-express-chance-loses = Gives up { $card }, whom the way ahead needs least: about { $percent } % to win the beach.
bot-express-chance-keeps = Keeps everybody: about { $percent } % to win the beach.
