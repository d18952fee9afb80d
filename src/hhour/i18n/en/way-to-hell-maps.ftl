# Way to Hell: the Battle Maps N-19 to N-23, the names of their sectors and what happens on them.

map-n-19 = Utah Beach: Uncle Red
    .history = 6 June 1944: the current carried the 4th Infantry Division some two kilometres south, to thinly held dunes near La Madeleine. Swimming tanks came ashore with the first waves; only a few causeways crossed the flooded meadows behind.
    .advice = Two landing points that do not touch. A Minesweeper opens sector 8 and with it the causeway, where two units have room and no vehicle does.
    .sector-1 = North shallows
    .sector-2 = South shallows
    .sector-3 = Wet sand
    .sector-4 = Swimming tanks
    .sector-5 = Craft wrecks
    .sector-6 = Open sand
    .sector-7 = Foot of the sea wall
    .sector-8 = Mined dunes
    .sector-9 = Sea-wall breach
    .sector-10 = Wire belt
    .sector-11 = Exit 2 causeway
    .sector-12 = Flooded meadow
    .sector-13 = Pouppeville lane
    .sector-14 = Houdienville crossroads
map-n-20 = Juno Beach: Nan Green
    .history = 6 June 1944, before Courseulles-sur-Mer: the Regina Rifles and swimming tanks of the 1st Hussars faced a strongpoint with an 88 mm gun; the town behind it had been divided into numbered blocks, to be cleared one by one.
    .advice = The first unit into the last row before the bunker brings two soldiers to every other unit. The sea wall between 6 and 9 is a barrier.
    .sector-1 = West ramp
    .sector-2 = Centre ramp
    .sector-3 = East ramp
    .sector-4 = Hussars tanks
    .sector-5 = Beach signs
    .sector-6 = Sea-wall lee
    .sector-7 = Slipway
    .sector-8 = Wired promenade
    .sector-9 = Sniper street
    .sector-10 = Harbour square
    .sector-11 = Block cellar
    .sector-12 = Block six
    .sector-13 = Gun terrace
map-n-21 = Brécourt Manor Assault
    .history = 6 June 1944: about a dozen men of Easy Company, 506th Parachute Infantry, led by Lieutenant Richard Winters, took four 105 mm guns that fired on Utah Beach and brought back a map of the German batteries.
    .advice = Every gun that still fires makes the bunker harder by 2; a unit that moves into a gun's sector silences it and gains a star.
    .sector-1 = Le Grand Chemin
    .sector-2 = Hedge north
    .sector-3 = Hedge south
    .sector-4 = First gun
    .sector-5 = Sunken lane
    .sector-6 = Tree line
    .sector-7 = Connecting trench
    .sector-8 = Second gun
    .sector-9 = Third gun
    .sector-10 = Open field
    .sector-11 = Manor wall
map-n-22 = Cosy's Bunker
    .history = 6 June 1944, west of Courseulles: B Company of the Royal Winnipeg Rifles lost most of its men on the sand before a casemate that the bombardment had not touched. 10 Platoon under Lieutenant W. F. “Cosy” Aitken took it; the bunker still bears his nickname.
    .advice = Short and murderous. The first unit before the casemate draws an award; a Tank Destroyer left in the last sector covers the rush.
    .sector-1 = Mike surf
    .sector-2 = Sandbar
    .sector-3 = Runnel
    .sector-4 = Killing ground
    .sector-5 = Tetrahedra
    .sector-6 = Dune pocket
    .sector-7 = Tank ramp
    .sector-8 = Blind side
    .sector-9 = Embrasure front
    .sector-10 = Trench mouth
map-n-23 = Strongpoint Hillman
    .history = 6 June 1944, above Colleville: the 1st Suffolk Regiment, with sappers who cleared and taped a lane through the mines, fought all afternoon for the strongest position behind Sword Beach. Private J. R. Hunter walked forward alone firing his Bren gun and opened the way inside.
    .advice = All traffic passes two gaps that hold two units. Once a game a Specialist may walk ahead out of a gap: those who advance with him meet no machine guns.
    .sector-1 = Colleville lane
    .sector-2 = Orchard
    .sector-3 = Sunken lane
    .sector-4 = Cornfield edge
    .sector-5 = Outer wire gap
    .sector-6 = Taped lane
    .sector-7 = Shell holes
    .sector-8 = Inner wire gap
    .sector-9 = Trench junction
    .sector-10 = Cupola front

## What a sector does

attr-entry-stars = { $n ->
    [one] On arrival, gain { $n } star.
   *[other] On arrival, gain { $n } stars.
}
mark-entry-stars = { $n ->
    [one] entry: +{ $n } star
   *[other] entry: +{ $n } stars
}
attr-no-vehicle = No vehicle can come here; a unit that moves in gives its vehicle up.
mark-no-vehicle = no vehicle
attr-gun = Gun { $n }: until a unit moves in, the bunker's DEF is 2 higher. Who silences it gains 1 star.
mark-gun = gun { $n }

## What happens

event-gun-silenced = Gun { $n } in { $sector } is silenced.
event-lone-advance = Unit { $unit }: one man walks ahead out of { $sector }; who advances from there now meets no machine guns this turn.
do-lone-advance = One man walks ahead (sacrifice a Specialist)
refusal-lone-moment = A man can walk ahead only in Move, before his unit moves.
refusal-lone-place = A man can walk ahead only out of the gaps, sectors 5 and 8.
refusal-lone-once = A man has already walked ahead in this battle; it happens once a game.
refusal-lone-nobody = Your unit has no Specialist who could walk ahead.
