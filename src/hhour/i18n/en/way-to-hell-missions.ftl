# Way to Hell, module 3: Special Missions and Field Promotions.

option-missions = Special Missions
    .text = Every unit keeps one of two Missions and must accomplish it before it enters the last bunker; the reward is an award and a Field Promotion.
option-mission-possible = Mission: Possible
    .text = Every unit has two Missions and need not accomplish them; the last bunker then costs 8 stars. Needs Special Missions.

kind-mission = Special Mission
kind-promotion = Field Promotion
purpose-mission = Mission
purpose-promotion = Field Promotion

## New Orders

card-new-orders = New Orders
    .text = Discard a Mission you have not accomplished, draw 2 and keep 1 of them.
the-new-orders = the { card-new-orders }

## Questions

ask-keep-mission = Which Mission do you keep?
ask-make-room = { $card } is on offer for your Mission: what is taken out for it?
ask-serve-mission = There is not enough to exchange for both your Missions: which gets its item?
ask-mission = Do you accomplish your Mission now?
ask-give-results = Which result do you give up for the Mission ({ $by })?
ask-mission-sacrifice = Who is given up for the Mission ({ $by })?
ask-mission-reward = Your Mission is rewarded.
ask-mission-supply = What the Missions need is made available.
ask-save-bonus = { $by } brings an RWB bonus your Mission asks for: obtain it, or keep it for the Mission?
ask-keep-item = Your Mission requires { $card }: keep it, or use it now?
ask-replace-mission = Which Mission is discarded ({ $by })?
ask-reroll-three = Which dice are rolled again, up to three ({ $by })?
ask-recruit-cheap = Which Specialist of up to 3 stars do you recruit for none ({ $by })?
ask-find-cheap = Which item of up to 12 item points do you find for none ({ $by })?
ask-turn-die = Which die shows which face and colour ({ $by })?
ask-before-combat = Do you play a Field Promotion before the combat?

## Choices

do-take-out = Take out { $card }
do-serve = Serve the Mission: { $name }
do-accomplish = Accomplish the Mission: { $name }
do-forgo = Give up { $dice }
do-obtain = Obtain the bonus
do-save = Keep it for the Mission
do-keep-item = Keep it for the Mission
do-use-item = Use it now
do-discard = Discard the Mission: { $name }
do-turn = Set { $die } to { $colour } { $face }
price-mission-fails = the Mission is failed and the game lost
price-mission-stars = 8 stars for the Missions left

## Events

event-missions-drawn = Unit { $unit } draws Missions: { $cards }.
event-mission-kept = Unit { $unit } keeps the Mission { $name }.
event-mission-redrawn = { $name } asks for a card that is not in this game; unit { $unit } draws again.
event-mission-discarded = Unit { $unit } discards the Mission { $name }.
event-made-available = { $name } is made available for the Mission of unit { $unit }.
event-taken-out = Unit { $unit } takes out { $card } to make room.
event-mission-declared = Unit { $unit } declares its Mission: { $name }.
event-bonus-given-up = Unit { $unit } gives up a { $bonus } bonus for its Mission.
event-bonus-saved = Unit { $unit } keeps a { $bonus } for its Mission ({ $by }).
event-discarded = Unit { $unit } discards { $card } ({ $by }).
event-mission-accomplished = Unit { $unit } has accomplished its Mission: { $name }.
event-promoted = Unit { $unit } receives the Field Promotion '{ $name }'.
event-mission-failed = Unit { $unit } enters the last bunker without its Mission ({ $name }): the battle is lost.

## Refusals

refusal-mission-unknown = There is no Mission '{ $word }'.
refusal-mission-not-held = Your unit does not hold the Mission { $name }.
refusal-mission-once = A unit accomplishes one Mission a turn at most.
refusal-mission-not-drawn = '{ $word }' is not one of the Missions you drew.
refusal-mission-card = Your Mission needs { $card }, which is not in your unit.
refusal-mission-share = One Specialist cannot be given up for two parts of a Mission.
refusal-mission-results = There are not enough results in your tally to give up: { $n } × { $face }.
refusal-mission-set = There is no { $bonus } to give up.
refusal-mission-cannot-pay = What { $name } requires cannot be paid in full this turn.
refusal-mission-bunker-adjacent = { $sector } is not beside a bunker; this Mission is accomplished there.
refusal-mission-mgf = No machine gun is printed in { $sector }; this Mission is accomplished under one.
refusal-cancel-mission = { $die } is needed to pay for the Mission you have declared ({ $name }); it cannot be cancelled.
refusal-take-out-not = '{ $word }' cannot be taken out for this card.
refusal-take-out-kept = '{ $word }' is needed for a Mission or by the map; it stays.
refusal-take-out-cheap = { $name } costs too little to make room here: take out a card that costs { $n } or more or, where none is left, the dearest.
refusal-trade-promotion = A Field Promotion is not traded: { $name }.
refusal-forgo-earned = { $die } has earned a bonus already; it cannot be given up.
refusal-forgo-not = '{ $word }' is no result { $face } that can be given up here.
refusal-mission-none = Your unit has no Mission to replace.
refusal-mission-deck-empty = No Mission is left to draw.
refusal-reroll-most = { $n ->
    [one] At most { $n } die may be named; you named { $given }.
   *[other] At most { $n } dice may be named; you named { $given }.
}
refusal-recruit-dear = { $n ->
    [one] { $name } costs more than { $n } star.
   *[other] { $name } costs more than { $n } stars.
}
refusal-find-dear = { $name } costs more than { $n } item points.
refusal-before-combat = Play a Field Promotion or pass; '{ $action }' has to wait.

## Missions

card-deglopper-stand = PFC Charles DeGlopper's Stand
    .text = Sacrifice { the-hero }, give up a { rwb-courage } and pay 3 stars.
the-deglopper-stand = { card-deglopper-stand }
card-aitken-attempt = Lt W. F. "Cosy" Aitken's Attempt
    .text = Sacrifice { the-sharpshooter } or { the-marksman }, discard { the-flame-thrower } and stand beside a bunker.
the-aitken-attempt = { card-aitken-attempt }
card-fleming-investigation = Lt Cmdr Ian Fleming's Investigation
    .text = Sacrifice { the-combat-photographer }, discard { the-mine-detector } and give up a { rwb-tool }.
the-fleming-investigation = { card-fleming-investigation }
card-howard-bridge = Maj. John Howard's Bridge
    .text = Sacrifice { the-platoon-leader } or { the-corporal }, give up a { rwb-two-soldiers } and pay 2 courage.
the-howard-bridge = { card-howard-bridge }
card-brotheridge-charge = Lt Den Brotheridge's Charge
    .text = Sacrifice { the-veteran }, discard { the-grenade } and pay 3 courage.
the-brotheridge-charge = { card-brotheridge-charge }
card-rudder-climb = Lt Col James Rudder's Climb
    .text = Sacrifice { the-sharpshooter } or { the-point-man } and give up a { rwb-skull }.
the-rudder-climb = { card-rudder-climb }
card-lomell-guns = 1st Sgt Leonard Lomell's Guns
    .text = Sacrifice { the-scout }, discard { the-grenade } and pay 2 stars.
the-lomell-guns = { card-lomell-guns }
card-cota-order = Brig. Gen. Norman Cota's Order
    .text = Sacrifice { the-corporal } and discard { the-bangalore-torpedo }.
the-cota-order = { card-cota-order }
card-millin-march = Piper Bill Millin's March
    .text = Sacrifice { the-beachmaster } or { the-chaplain } and give up a { rwb-courage }.
the-millin-march = { card-millin-march }
card-monteith-lead = Lt Jimmie Monteith's Lead
    .text = Sacrifice { the-minesweeper } and give up a { rwb-star }.
the-monteith-lead = { card-monteith-lead }
card-pinder-radio = Tec 5 John Pinder's Radio
    .text = Discard { the-field-radio }, pay 5 soldiers and pay 2 courage.
the-pinder-radio = { card-pinder-radio }
card-barrett-rescue = Pvt Carlton Barrett's Rescue
    .text = Sacrifice { the-medic } and give up a { rwb-soldier }.
the-barrett-rescue = { card-barrett-rescue }
card-capa-frames = Robert Capa's Eleven Frames
    .text = Sacrifice { the-combat-photographer }, discard { the-lucky-charm } and pay 3 courage.
the-capa-frames = { card-capa-frames }
card-montlaur-wager = Sgt Guy de Montlaur's Wager
    .text = Sacrifice { the-corporal } and discard { the-bazooka }.
the-montlaur-wager = { card-montlaur-wager }
card-turnbull-roadblock = Lt Turner Turnbull's Roadblock
    .text = Sacrifice { the-platoon-leader } or { the-sharpshooter } and pay 10 soldiers.
the-turnbull-roadblock = { card-turnbull-roadblock }
card-steele-steeple = Pvt John Steele's Steeple
    .text = Sacrifice { the-paratrooper } or { the-decoy }, discard { the-lucky-charm } and pay 3 stars.
the-steele-steeple = { card-steele-steeple }
card-szabo-rearguard = Violette Szabo's Rearguard
    .text = Sacrifice { the-sharpshooter } or { the-marksman }, discard { the-ammo-box } and pay 2 courage.
the-szabo-rearguard = { card-szabo-rearguard }
card-hall-transmission = Virginia Hall's Transmission
    .text = Sacrifice { the-messenger } or { the-scout }, discard { the-field-radio } and pay 2 courage.
the-hall-transmission = { card-hall-transmission }
card-wake-ride = Nancy Wake's Ride
    .text = Sacrifice { the-scout } or { the-messenger }, discard { the-walkie-talkie } and pay 4 courage.
the-wake-ride = { card-wake-ride }
card-khan-silence = Noor Inayat Khan's Silence
    .text = Discard { the-walkie-talkie } and pay 5 stars.
the-khan-silence = { card-khan-silence }
card-dejongh-line = Andrée de Jongh's Line
    .text = Sacrifice { the-pathfinder } or { the-scout }, discard { the-strategic-map } and pay 3 soldiers.
the-dejongh-line = { card-dejongh-line }
card-bohec-lesson = Jeanne Bohec's Lesson
    .text = Discard { the-gammon-bomb }, discard { the-toolkit } and pay 2 stars.
the-bohec-lesson = { card-bohec-lesson }
card-flavin-forecast = Maureen Flavin's Forecast
    .text = Discard { the-binoculars } and give up a { rwb-star }.
the-flavin-forecast = { card-flavin-forecast }
card-pujol-deception = Juan Pujol's Deception
    .text = Sacrifice { the-decoy }, discard { the-command-jacket } and pay 2 courage.
the-pujol-deception = { card-pujol-deception }
card-roberts-tents = Lt Mary Roberts's Tents
    .text = Sacrifice { the-medic }, pay 3 courage and pay 2 stars.
the-roberts-tents = { card-roberts-tents }
card-evershed-return = Sister Mollie Evershed's Return
    .text = Sacrifice { the-medic } or { the-chaplain } and give up a { rwb-two-soldiers }.
the-evershed-return = { card-evershed-return }
card-mason-tanker = Capt. Dudley Mason's Tanker
    .text = Discard { the-toolkit } and pay 20 item points.
the-mason-tanker = { card-mason-tanker }
card-higgins-boats = Andrew Higgins's Boats
    .text = Give up a { rwb-tool } and pay 15 item points.
the-higgins-boats = { card-higgins-boats }
card-foster-bren = Veronica Foster's Bren
    .text = Remove 4 tool results from your tally.
the-foster-bren = { card-foster-bren }
card-topham-crossing = Cpl Frederick Topham's Crossing
    .text = Sacrifice { the-medic } and give up a { rwb-courage }.
the-topham-crossing = { card-topham-crossing }
card-foote-choice = Padre John Foote's Choice
    .text = Sacrifice { the-chaplain } and pay 4 courage.
the-foote-choice = { card-foote-choice }
card-lost-battalion = The 442nd's Lost Battalion
    .text = Sacrifice { the-veteran } and give up a { rwb-soldier }.
the-lost-battalion = { card-lost-battalion }
card-ngarimu-ridge = 2nd Lt Ngarimu's Ridge
    .text = Sacrifice { the-point-man } or { the-hero } and remove 2 red courage results from your tally.
the-ngarimu-ridge = { card-ngarimu-ridge }
card-ghadge-charge = Naik Yeshwant Ghadge's Charge
    .text = Sacrifice { the-grenadier } or { the-veteran }, discard { the-grenade } and stand where a machine gun is printed.
the-ghadge-charge = { card-ghadge-charge }
card-skarbek-bargain = Krystyna Skarbek's Bargain
    .text = Sacrifice { the-decoy } or { the-messenger } and pay 20 item points.
the-skarbek-bargain = { card-skarbek-bargain }
card-honour-lamp = Lt George Honour's Lamp
    .text = Sacrifice { the-beachmaster } and discard { the-signalling-lamp }.
the-honour-lamp = { card-honour-lamp }
card-lillyman-lights = Capt. Frank Lillyman's Lights
    .text = Discard { the-signalling-lamp } and pay 3 stars.
the-lillyman-lights = { card-lillyman-lights }
card-peregory-trench = T/Sgt Frank Peregory's Trench
    .text = Discard { the-grenade } and remove 3 skulls from your tally.
the-peregory-trench = { card-peregory-trench }
card-cole-bayonets = Lt Col Robert Cole's Bayonets
    .text = Discard { the-whistle }, give up a { rwb-courage } and pay 4 soldiers.
the-cole-bayonets = { card-cole-bayonets }
card-wright-moore-church = Wright and Moore's Church
    .text = Sacrifice { the-medic }, sacrifice { the-chaplain } or { the-corporal } and pay 2 courage.
the-wright-moore-church = { card-wright-moore-church }

## Field Promotions

card-fp-lance-corporal = Promoted: Lance Corporal
    .text = Re-roll up to 3 unlocked dice of your final tally once, together.
the-fp-lance-corporal = { card-fp-lance-corporal }
card-fp-corporal = Promoted: Corporal
    .text = Gain 3 stars.
the-fp-corporal = { card-fp-corporal }
card-fp-lance-sergeant = Promoted: Lance Sergeant
    .text = Gain 5 soldiers.
the-fp-lance-sergeant = { card-fp-lance-sergeant }
card-fp-sergeant = Promoted: Sergeant
    .text = Gain 3 courage.
the-fp-sergeant = { card-fp-sergeant }
card-fp-staff-sergeant = Promoted: Staff Sergeant
    .text = Gain 12 item points.
the-fp-staff-sergeant = { card-fp-staff-sergeant }
card-fp-sergeant-major = Promoted: Sergeant Major
    .text = Recruit one available Specialist whose printed cost is 3 stars or less for no stars, beyond the recruit of the turn.
the-fp-sergeant-major = { card-fp-sergeant-major }
card-fp-warrant-officer = Promoted: Warrant Officer
    .text = Find one available item whose printed cost is 12 or less for no item points, beyond the find of the turn; no vehicle.
the-fp-warrant-officer = { card-fp-warrant-officer }
card-fp-second-lieutenant = Promoted: Second Lieutenant
    .text = Before moving: your advance of this turn costs no courage. Requirements and landmines stay.
the-fp-second-lieutenant = { card-fp-second-lieutenant }
card-fp-first-lieutenant = Promoted: First Lieutenant
    .text = Before moving: ignore the requirement of the sector you move into this turn. Courage and landmines stay.
the-fp-first-lieutenant = { card-fp-first-lieutenant }
card-fp-captain = Promoted: Captain
    .text = Change one die of your final tally, even a locked one, to any face and any colour.
the-fp-captain = { card-fp-captain }
card-fp-major = Promoted: Major
    .text = Before moving: your unit need not move this turn although it must; its marker shows three chevrons again.
the-fp-major = { card-fp-major }
card-fp-lieutenant-colonel = Promoted: Lieutenant Colonel
    .text = Once your unit has moved or stayed: the DEF of its sector or bunker is 6 lower until the end of the turn, for all units in it.
the-fp-lieutenant-colonel = { card-fp-lieutenant-colonel }

view-way-to-hell-missions = Missions
view-way-to-hell-missions-need = Still needed for the Mission
view-way-to-hell-missions-lack = Needed, but not to be had any more
view-way-to-hell-missions-urgent = At the last bunker without the Mission
view-way-to-hell-missions-done = Missions accomplished
view-way-to-hell-missions-left = Missions to draw
view-way-to-hell-promotions-left = Field Promotions to draw
