# The 70 cards of the base box: the name, what the card does, and `.solo` where it differs alone.

## Awards

card-army-good-conduct-medal = Army Good Conduct Medal
    .text = Set up to 2 dice of your final tally, even locked ones, to faces of your choice; their colours stay.
card-conspicuous-gallantry-medal = Conspicuous Gallantry Medal
    .text = Add 2 colourless results of your choice to your final tally and 1 to the final tally of another unit.
    .solo = Add 2 colourless results of your choice to your final tally.
card-medal-of-honor = Medal of Honor
    .text = Add 3 results of your choice, one red, one white and one blue, to the final tally of another unit; they may form RWB sets.
    .solo = The three results go to your own final tally.
card-memorial-cross = Memorial Cross
    .text = Your unit gains 20 item points and every other unit in play gains 10.
    .solo = Your unit gains 20 item points.
card-silver-star = Silver Star
    .text = Throw away your dice results and do your whole Roll again, with new locks and three rolls; whatever was used on the old dice is lost.
card-victoria-cross = Victoria Cross
    .text = Choose another unit in play: for the rest of the turn it suffers no casualties and no special damage.
    .solo = Not available.
card-legion-of-merit = Legion of Merit
    .text = Take any vehicle not yet found in this game, free and at once; a unit that has one must first give it up or hand it over.
card-purple-heart = Purple Heart
    .text = One Specialist your unit has lost in this game comes back to it, free.
card-croix-de-guerre = Croix de Guerre
    .text = Your unit suffers no casualties and no special damage in this turn's Combat, but may not advance this turn; sideways moves are allowed.
card-distinguished-service-cross = Distinguished Service Cross
    .text = Obtain one RWB bonus of your choice, resolved in Upkeep; as { rwb-skull } it gives 20 item points but silences no skull.
card-distinguished-conduct-medal = Distinguished Conduct Medal
    .text = Recruit one available Specialist from your hand or the pool, free and at once, beyond the recruit of the turn.
card-bronze-star = Bronze Star
    .text = Find one face-up item of the pool, free and at once, beyond the find of the turn, even where nothing can be found.

## Regular Specialists

card-beachmaster = Beachmaster
    .text = Each time your unit advances, into a bunker too, it gains 3 soldiers on arrival if he was with it before the move.
card-chaplain = Chaplain
    .text = Gain 1 courage for each RWB bonus you obtain.
card-corporal = Corporal
    .text = Once per turn, after the last roll, re-roll 1 unlocked die; the new face stands.
card-hero = Hero
    .text = When your unit suffers casualties, each star or courage you pay prevents one of them.
card-medic = Medic
    .text = Your unit suffers 1 casualty less in each phase, landmines included.
card-minesweeper = Minesweeper
    .text = Your unit ignores landmines; no roll is made.
card-paratrooper = Paratrooper
    .text = Counts as 6 soldiers; lost as a casualty, he absorbs up to 6 casualties at once and any surplus is wasted.
card-pathfinder = Pathfinder
    .text = Each time your unit moves, sideways or forward, it gains 1 soldier on arrival.
card-platoon-leader = Platoon Leader
    .text = Each advance of your unit costs 1 courage less, never below 0.
card-point-man = Point Man
    .text = Sacrifice him when your unit must move: it may stay one more turn, even on a black shield, and must leave in the next Move.
card-scout = Scout
    .text = Adds 1 colourless tool to your final tally every turn.
card-sharpshooter = Sharpshooter
    .text = 1 skull of your final tally cancels nothing; it still counts for { rwb-skull } and the { card-ammo-box }.
card-veteran = Veteran
    .text = Gain 1 soldier for each RWB bonus you obtain.

## Unique Specialists

card-captain = Captain
    .text = Once per turn, after the last roll, change the colour of 1 of your dice, even a locked one, to red, white or blue.
card-combat-photographer = Combat Photographer
    .text = Sacrifice him once your final tally is fixed: the same final tally is also yours next turn, in place of rolling.
card-decoy = Decoy
    .text = Sacrifice him in place of any other Specialist your unit has to sacrifice or chooses to, even one it does not have.
card-engineer = Engineer
    .text = The DEF of a bunker in which your unit stands is 5 lower for every unit in it.
card-general = General
    .text = Every unit locks only 1 die after the first roll.
card-grenadier = Grenadier
    .text = Sacrifice him before the machine guns fire: your sector loses all its machine guns for the rest of the game; not in a bunker.
card-lieutenant = Lieutenant
    .text = After the last roll any unit may swap 1 die with another unit, wherever they stand; each unit at most once per turn.
    .solo = Roll a second set of six dice once, with one optional re-roll of its skulls; once per turn swap one of your dice for one of these, each usable once.
card-marksman = Marksman
    .text = Gain 3 soldiers for each skull you lock; the skull stays a skull.
card-messenger = Messenger
    .text = Your unit pays 1 star less for each Specialist it recruits; he himself may be traded once per turn.
    .solo = Your unit pays 1 star less for each Specialist it recruits.
card-quartermaster = Quartermaster
    .text = Every unit pays 2 item points less for each item it finds, never below 0.
card-war-correspondent = War Correspondent
    .text = Sacrifice him before your unit moves: it changes places with another unit outside the bunkers; this is no move, and both may still move.
    .solo = Not available.

## Regular items

card-carrier-pigeon = Carrier Pigeon
    .text = For the rest of this turn your unit may trade resources with one other unit anywhere on the map.
    .solo = Not available.
card-bangalore-torpedo = Bangalore Torpedo
    .text = The DEF of your sector is 0 until the end of the turn, for every unit there; machine guns still fire; not in a bunker.
card-binoculars = Binoculars
    .text = Turn any one die to a face of your choice: a die of any unit, even a locked one, or a die just rolled for machine guns, mines or a sector.
card-field-radio = Field Radio
    .text = Gain 5 soldiers.
card-flame-thrower = Flame-Thrower
    .text = The DEF of the bunker in which your unit stands is 10 lower until the end of the turn.
card-grenade = Grenade
    .text = Before the machine guns fire: those of your sector or bunker stay silent this turn.
card-shoulder-patch = Shoulder Patch
    .text = In Muster, lose 1 soldier and recruit one available Specialist free, as your recruit of the turn.
card-mine-detector = Mine Detector
    .text = Your unit ignores landmines this turn.
card-walkie-talkie = Walkie-Talkie
    .text = Used the moment it is found: gain 2 soldiers.
card-whistle = Whistle
    .text = Used the moment it is found: your unit's advance this turn costs no courage; requirements stay, and it is lost if you do not advance.

## Special items

card-ammo-box = Ammo Box
    .text = All skulls of your final tally become one face of your choice, the same for all; their colours stay.
card-bazooka = Bazooka
    .text = The DEF of your sector or bunker is 7 lower until the end of the turn.
card-command-jacket = Command Jacket
    .text = Obtain the RWB bonus { rwb-star }.
card-dexedrine = Dexedrine
    .text = Obtain the RWB bonus { rwb-courage }.
    .solo = The same, but at { map-n-08 } the { card-signalling-lamp } takes its place.
card-dispatch-case = Dispatch Case
    .text = Your final tally becomes a copy of another unit's, with its dice, colours and added results; your own is ignored.
    .solo = Not available.
card-flak-vest = Flak Vest
    .text = Your unit alone ignores machine-gun casualties and special damage this turn, even after the guns have been rolled.
card-gammon-bomb = Gammon Bomb
    .text = Roll one die: the DEF of your sector or bunker is that much lower until the end of the turn.
card-grappling-hook = Grappling Hook
    .text = Add 1 skull in a colour of your choice to your final tally.
card-lucky-charm = Lucky Charm
    .text = Gain 1 star or 1 courage.
card-medal-case = Medal Case
    .text = Draw 1 award at random; it is your award of the turn.
card-mortar = Mortar
    .text = Before the machine guns fire: those of one sector next to yours stay silent this turn; not a bunker.
    .solo = Not available.
card-pocket-bible = Pocket Bible
    .text = Gain 3 courage.
card-rangefinder = Rangefinder
    .text = Turn 1 blue die of your final tally to a face of your choice.
card-rope-ladder = Rope Ladder
    .text = Every unit in play adds 1 skull in a colour of its choice to its final tally.
card-signalling-lamp = Signalling Lamp
    .text = Obtain the RWB bonus { rwb-two-soldiers }: 6 soldiers.
card-strategic-map = Strategic Map
    .text = Change the colour of any one die; its face stays.
card-toolkit = Toolkit
    .text = Add 2 colourless tools to your final tally.
card-wirecutters = Wirecutters
    .text = Your unit, and any unit that moves together with it, ignores barriers this turn.

## Vehicles

card-ambulance = Ambulance
    .text = Each unit in its sector suffers 1 casualty less in each phase, and sectors demand no sacrifice of units that come with it or to it.
card-armored-car = Armored Car
    .text = Each unit in its sector adds 1 star to its final tally every turn and pays 1 item point less for each item.
card-bulldozer = Bulldozer
    .text = Each unit in its sector adds 1 courage to its final tally every turn; its owner and units moving with it may cross barriers.
card-half-track = Half-Track
    .text = Each unit in its sector adds 1 tool to its final tally every turn and may find any number of items per turn.
card-jeep = Jeep
    .text = Once per turn, after the last roll, each unit in its sector may re-roll 1 unlocked die.
card-tank = Tank
    .text = The DEF of its sector is 2 lower, and special damage by machine guns is ignored there.
