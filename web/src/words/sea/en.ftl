# The crossing of the sea.

sea-map = Sea Map { $map }
sea-title = Sea Map { $map }, turn { $turn }
sea-shell-now = shells fall on { $n }
sea-safe-zone = Safe Zone
sea-deep-sea = deep sea
sea-safe = { $name }, Safe Zone
sea-deep = { $name }, deep sea: who goes overboard here drowns
sea-def = here you lose { $n ->
    [one] 1 soldier
   *[other] { $n } soldiers
  } a turn (DEF { $def } and the craft)
sea-way = going or staying here costs about { $soldiers } soldiers and { $hull } of the hull; { $chance } to survive
sea-shells = shelled on { $numbers }, { $chance } a turn
sea-mined = mines
sea-ahead = ahead: { $places }
sea-craft = craft of unit { $unit }: { $soldiers } soldiers, { $courage } courage, hull { $hull }
sea-wading = unit { $unit } wades: { $soldiers } soldiers, { $courage } courage
sea-aid = Sea aid
sea-phase-roll = Roll as ashore; awards may be played.
sea-phase-upkeep = Sea Upkeep: take your losses, then those of your sector's DEF and of the craft in it.
sea-phase-shelling = Shelling: two dice; every sector with their sum is hit.
sea-phase-move = Sea Move: advance, steer sideways, stay or disembark.
sea-phase-mines = Mines: whoever entered mined water rolls.
sea-result = each result
sea-penalty = a set besides
sea-result-SKULL = nothing
sea-result-STAR = 1 on the star count; at 3 a Specialist is lost
sea-result-SOLDIER = 1 soldier lost
sea-result-TWO_SOLDIERS = 2 soldiers lost
sea-result-COURAGE = 1 courage lost; at 0 panic
sea-result-TOOL = item points of the hull lost: 1, 3, 6, 12, 24, 48
sea-penalty-SKULL = Stray Bullet: a Passenger is lost
sea-penalty-STAR = Direct Hit: 8 item points
sea-penalty-SOLDIER = Shrapnel: 4 soldiers and 5 item points
sea-penalty-TWO_SOLDIERS = Man Overboard!: 6 soldiers
sea-penalty-COURAGE = Panic: the craft must move sideways
sea-penalty-TOOL = Stalled Motor: the craft does not move

## Special Missions

missions-mine = Your Mission
missions-of = Mission of { $name }
missions-need = Still needed:
missions-gone = cannot be had any more
missions-ready = You have the cards; declare it in Upkeep once the rest is there.
missions-urgent = The last bunker is next: accomplish the Mission before you enter it.
