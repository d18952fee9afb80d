# Battle maps, training levels, and what stands in a sector.

map-n-01 = Exercise Tiger
    .history = A live-fire rehearsal of the landings, April 1944. On the 28th German torpedo boats sank ships on their way to it; 638 Americans died.
    .advice = The map to learn on: play the Practice Run, then Basic Training, then Advanced Training.
map-n-02 = Omaha Beach
    .history = 6 June 1944, the bloodiest of the five beaches. For the photographer Robert Capa and the US 1st Infantry Division, the Big Red One.
    .advice = The only way into the bunker leads through sector 9, which asks for a Specialist.
map-n-03 = Utah Beach
    .history = The westernmost beach. For Brigadier General Theodore Roosevelt Jr. and the US 4th Infantry Division, the Ivy Division.
    .advice = Three places to start from, and two items waiting for the first unit on its way up.
map-n-04 = Gold Beach
    .history = A British beach. For Company Sergeant Major Stanley Hollis, who took two positions single-handed, and for the Green Howards.
    .advice = Both bunkers must be taken: decide early who goes west and who goes east. Alone, take one after the other.
map-n-05 = Juno Beach
    .history = The Canadian beach. For Corporal Léo Major and the Régiment de la Chaudière.
    .advice = The Tank stands in sector 5; plan a way for it that crosses no mines.
map-n-06 = Sword Beach
    .history = The easternmost beach. For Lieutenant Commander Philippe Kieffer, Lord Lovat, the piper Bill Millin and the men of No. 4 Commando.
    .advice = Three sectors keep their secret until the first unit enters; the Lieutenant waits in sector 5.
map-n-07 = Pointe du Hoc
    .history = The cliffs between Omaha and Utah. For Lieutenant Colonel James Earl Rudder and Dog, Easy and Fox companies of the 2nd Ranger Battalion.
    .advice = The cliffs are climbed with four skulls: carry a Grappling Hook or a Rope Ladder, and keep a way back through sector 7.
map-n-08 = Merville Battery
    .history = A night attack on the guns east of the Orne. For Lieutenant Colonel Terence Otway, the 9th Parachute Battalion and the 1st Canadian Parachute Battalion.
    .advice = Only a Battle Cry opens the bunker; gather strength in sector 13, where a unit may stay as long as it likes.
map-deadstick = Operation Deadstick
    .history = Glider troops seized the bridges over the Orne and the Caen canal in the first minutes of 6 June 1944.
    .advice = Merville Battery and Sword Beach meet bunker to bunker: the Sword bunker stays shut until Merville's has been taken.

## Training levels of Exercise Tiger

level-practice = Practice Run
    .text = Only DEF, black shields, soldiers and courage count: no Specialists, items, awards, mines or machine guns.
level-basic = Basic Training
    .text = Specialists, skulls, machine guns and mines come in; no items, no awards, no sector texts.
level-advanced = Advanced Training
    .text = All the rules of the game; a unit that is wiped out loses the battle for everyone.

## What a sector does

attr-bonus = { $face } +{ $n } in the final tally every turn.
attr-penalty = { $n ->
    [one] { $face }: { $n } result is taken out of the final tally every turn.
   *[other] { $face }: up to { $n } results are taken out of the final tally every turn.
}
attr-no-lock = No dice are locked here.
attr-lock = { $n ->
    [one] { $n } die is locked here.
   *[other] { $n } dice are locked here.
}
attr-dice = { $n ->
    [one] Only { $n } die is rolled here.
   *[other] Only { $n } dice are rolled here.
}
attr-no-skull-reroll = Skulls cannot be re-rolled here.
attr-join = On arrival joins free: { $card }.
attr-join-first = Joins the first unit to arrive, free, and can be recruited nowhere else: { $card }.
attr-no-find = No items can be found here.
attr-free-item = The first unit to arrive takes free: { $card }.
attr-vehicle-pay = Can be found here for its cost: { $card }.
attr-vehicle-free = Can be taken here free: { $card }.
attr-award-first = The first unit to arrive draws an award.
attr-entry-soldiers-roll = On arrival, roll one die and gain that many soldiers.
attr-entry-soldiers = { $n ->
    [one] On arrival, gain { $n } soldier.
   *[other] On arrival, gain { $n } soldiers.
}
attr-four-gain = { $n ->
    [one] Four equal results in the final tally: gain { $n } soldier.
   *[other] Four equal results in the final tally: gain { $n } soldiers.
}
attr-four-lose = { $n ->
    [one] Four equal results in the final tally: lose { $n } soldier.
   *[other] Four equal results in the final tally: lose { $n } soldiers.
}
attr-capacity = { $n ->
    [one] Only { $n } unit at a time may be here.
   *[other] Only { $n } units at a time may be here.
}
attr-stay-forever = A unit may stay here as long as it likes.
attr-climb = Cliff: no dice are locked, no vehicles; four skulls in the final tally complete the climb, within three turns.
attr-retreat = A unit that fails to climb sector { $a } or { $b } may fall back here.
attr-def-fixed = No item, vehicle or Specialist lowers the DEF here.
attr-general-cancels = Not while the { card-general } is in play.
attr-battle-cry-only = Can be entered only with a { rwb-courage }.
attr-random = Unknown ground: the first unit to arrive rolls on table { $table }.
attr-combat-loss = In every Combat each unit here rolls one die and suffers that many more casualties.
attr-combat-loss-unless = In every Combat each unit here rolls one die and suffers that many more casualties, unless it has: { $card }.
attr-skull-any = { $n ->
    [one] Every turn +{ $n } skull in a colour of your choice.
   *[other] Every turn +{ $n } skulls in colours of your choice.
}
attr-no-battle-cry = No { rwb-courage } can be obtained here.
attr-star-loss = { $n ->
    [one] Each star of the final tally costs { $n } soldier.
   *[other] Each star of the final tally costs { $n } soldiers.
}
attr-rwb-soldier = { $n ->
    [one] Each RWB bonus obtained here gives { $n } soldier more.
   *[other] Each RWB bonus obtained here gives { $n } soldiers more.
}
attr-cant-stay = One turn only: leave in the next Move.

## What a sector asks for

need-one = To enter, the unit needs: { $card }.
need-any-of = To enter, the unit needs one of: { $cards }.
sacrifice-any = To enter, the unit sacrifices one Specialist of its choice.
sacrifice-one = To enter, the unit sacrifices: { $card }.

## Dangers

special-damage-specialist = Each machine-gun die that shows 6 also kills one Specialist of every unit here.
special-damage-courage = Each machine-gun die that shows 6 also costs every unit here 1 courage.
edge-mine = Landmines: roll one die and suffer that many casualties.
edge-barrier = Barrier: no way through without { card-wirecutters } or { card-bulldozer }.
black-shield = Black shield: a unit may be here for one turn only.

## The random ground of Sword Beach

random-a1 = Mortar fire
random-a2 = Slippery ground
random-a3 = Foxholes
random-a4 = Cover
random-a5 = Half-track
random-a6 = Field of honour
random-b1 = Artillery barrage
random-b2 = Fallen tank crew
random-b3 = Snipers
random-b4 = Trench
random-b5 = Bulldozer
random-b6 = Vantage point
random-c1 = Booby traps
random-c2 = Crossfire
random-c3 = Ambush
random-c4 = Artillery barrage
random-c5 = Armored car
random-c6 = Rallying point
