# Atlantikwall: its battle maps, what stands in their sectors, and its two vehicles.

map-n-13 = Saint-Aubin-sur-Mer
    .history = Nan Red, the easternmost stretch of the Canadian beach: on 6 June 1944 the North Shore Regiment and 48 Commando came ashore under a strongpoint behind the sea wall.
    .advice = The Mine-Clearing Tank in sector 6 opens the mined lines behind the promenade for everyone who follows it.
    .sector-1 = Nan Red, west
    .sector-2 = Nan Red, east
    .sector-3 = Shingle
    .sector-4 = Foot of the sea wall
    .sector-5 = Slipway
    .sector-6 = Promenade, west
    .sector-7 = Under the gun of WN 27
    .sector-8 = Promenade, east
    .sector-9 = Villa gardens
    .sector-10 = Rue Pasteur
    .sector-11 = Hotel ruins
    .sector-12 = Tram line
    .sector-13 = Wire belt
    .sector-bunker = Strongpoint WN 27
map-n-14 = Pegasus Bridge
    .history = Shortly after midnight on 6 June 1944 three gliders landed beside the canal bridge at Bénouville; Major Howard's men took it within minutes.
    .advice = The only way on leads over the bridge, from sector 5 to 7: bring a Minesweeper or the Engineer, or a Battle Cry.
    .sector-1 = Landing zone X
    .sector-2 = Pond
    .sector-3 = Hedge
    .sector-4 = South trench
    .sector-5 = Bridge ramp
    .sector-6 = North trench
    .sector-7 = The bridge
    .sector-8 = Cafe corner
    .sector-9 = Bénouville crossroads
    .sector-bunker = Gun pit and dugouts
map-n-15 = Port-en-Bessin
    .history = 47 (Royal Marine) Commando marched here from Gold Beach and on 7-8 June 1944 stormed the little harbour and the two fortified hills above it.
    .advice = Sector 8 is a bunker inside the map: it is left again like any sector, and the first unit there draws an award.
    .sector-1 = Escures hill
    .sector-2 = Orchard
    .sector-3 = Road
    .sector-4 = Stone barns
    .sector-5 = West slope
    .sector-6 = Harbour street
    .sector-7 = East slope
    .sector-8 = Western Feature
    .sector-9 = Inner basin, under the flak ships
    .sector-10 = Zigzag path
    .sector-11 = Quay
    .sector-12 = Cliff trench
    .sector-bunker = Eastern Feature
map-n-16 = La Fière Causeway
    .history = From 6 to 9 June 1944 the 82nd Airborne Division fought for the manor and the long flooded causeway over the Merderet.
    .advice = Everybody must cross sector 7, one unit at a time: agree on the order before the black shield drives you out.
    .sector-1 = Railway embankment
    .sector-2 = Flooded meadow
    .sector-3 = Manor orchard
    .sector-4 = Sunken lane
    .sector-5 = Manor yard
    .sector-6 = East bank
    .sector-7 = The causeway
    .sector-8 = Marsh edge
    .sector-9 = Knocked-out tanks
    .sector-10 = Open field
    .sector-11 = Cauquigny chapel
    .sector-12 = Cemetery wall
    .sector-bunker = Cauquigny strongpoint
map-n-17 = Crisbecq Battery
    .history = The battery near Saint-Marcouf fired on the fleet off Utah Beach and held out for days; its commander called the guns of Azeville down on his own position.
    .advice = The longest way of all. In the upper rows a 6 after the machine guns hits every unit there at once.
    .sector-1 = Causeway exit
    .sector-2 = Saint-Marcouf road
    .sector-3 = Hedgerow, south
    .sector-4 = Crossroads
    .sector-5 = Hedgerow, north
    .sector-6 = Wire field
    .sector-7 = Registered target
    .sector-8 = Supporting tanks
    .sector-9 = Mine belt, south
    .sector-10 = Anti-tank ditch
    .sector-11 = Mine belt, north
    .sector-12 = Open casemate
    .sector-13 = Crater
    .sector-14 = Flak platform
    .sector-15 = Ammunition shelter
    .sector-16 = Command trench
    .sector-bunker = Casemate No. 1
map-n-18 = Exercise Fabius
    .history = The last great rehearsal, in the first week of May 1944, on beaches of the English south coast.
    .advice = The easiest map of all, made for a first game against a German.
    .sector-1 = Landing craft ramp, left
    .sector-2 = Landing craft ramp, right
    .sector-3 = Sand bar
    .sector-4 = Umpire post
    .sector-5 = Groyne
    .sector-6 = Supply dump
    .sector-7 = Practice lane
    .sector-8 = Assembly point
    .sector-9 = Dune crest, left
    .sector-10 = Dune crest, right
    .sector-bunker = Mock bunker

## What a sector does

attr-no-recruit = No Specialists can be recruited for stars here.
attr-no-trade = No resources can be traded here; dice can.
attr-tool-loss = { $n ->
    [one] Each tool of the final tally costs { $n } soldier.
   *[other] Each tool of the final tally costs { $n } soldiers.
}
attr-mid-bunker = A bunker inside the map: what cards say of bunkers holds here, but it is left again like any sector.
mark-no-recruit = no recruits
mark-no-trade = no trading
mark-tool-loss = tool: -{ $n } man
mark-mid-bunker = inner bunker

refusal-recruit-not-in-sector = No Specialists can be recruited for stars in { $sector }.
refusal-trade-not-in-sector = Nothing can be traded with unit { $other }: resources stay where they are in { $sector }.
purpose-own-position = fire on the own position
event-line-cleared = { $by } has cleared the mines between { $from } and { $sector } for the rest of the game.

## Vehicles

card-mine-clearing-tank = Mine-Clearing Tank
    .text = It crosses landmines, and its unit ignores them; a mined line it has crossed is clear for everyone for the rest of the game.
card-tractor = Tractor
    .text = Every unit in its sector pays 1 courage less to advance from there, never below 0.
the-mine-clearing-tank = the { card-mine-clearing-tank }
the-tractor = the { card-tractor }

option-atlantikwall-components = Vehicles and awards of Atlantikwall
    .text = The two vehicles and the four awards of the box join their decks in any game.
