# What explains itself once: the first game in seven steps, and each new thing where it appears.

new-here = New in this game
understood = Understood
guide-part = { $name }.
lesson-step = First game · step { $n } of 7
lesson-chosen = The dice of this lesson were chosen so that every step happens.
lesson-1 = Roll
lesson-1-text = Every turn begins with six dice: two red, two white, two blue. Press Roll{ $keys ->
    [yes] , or the key R
   *[no] {""}
}.
lesson-2 = Lock two dice
lesson-2-text = Locked dice stay as they are for the whole turn. Men bring soldiers, hearts bring courage to go forward with. Two dice are marked with a star: click them, then press Lock.
lesson-3 = Red, white and blue
lesson-3-text = The same face in all three colours is an RWB and brings a bonus on top. The first roll of this lesson holds one: 1 man in red, white and blue. Leave the blue one lying, stop, and claim the bonus.
lesson-4 = Go forward
lesson-4-text = The glowing sectors on the map are open. Each label says what the way costs in courage and how likely you are to survive there. Press one of them, or stay.
lesson-5 = Combat
lesson-5-text = At the end of the turn as many soldiers fell as the shield of your sector says (DEF). Always keep more than that, or the unit is lost.
lesson-6 = Roll again, or stop
lesson-6-text = Choose the dice that bring you nothing and roll them again; you can do so twice a turn. In this first game only men and courage count: stars, tools and skulls do nothing yet.
lesson-7 = To the bunker
lesson-7-text = Whoever takes the bunker wins. You may stay three turns in one place, one at a black shield, and never go back to where you were. Gather more soldiers than the bunker's shield says before you storm it.
new-skulls = Skulls
new-skulls-text = Each skull cancels one of your results; you choose which.
new-guns = Machine guns (MGF)
new-guns-text = A sector with a gun rolls one die for each of its guns in Combat. As many more soldiers fall as the dice show, on top of the shield. The labels on the map have it counted in.
new-mines = Mines
new-mines-text = Red circles on a track are mines. Whoever crosses them rolls a die at once and loses as many soldiers as it shows.
new-straight = A straight
new-straight-text = Six dice with six different faces are a straight: it earns an award of your choice.
new-awards = Awards
new-awards-text = An award is worth one great effect, once. It lights up when it can be used; then it is gone.
new-items = Items
new-items-text = An item is used once and then gone; some are used as soon as they are found. It lights up when it can be used.
new-specialists = Specialists
new-specialists-text = A Specialist stays with the unit and works turn after turn. He can be lost: a sector may demand him, or he falls with the last soldiers.
new-vehicle = Vehicles
new-vehicle-text = A vehicle works like a Specialist and moves with the unit, as long as the way is open to it.
new-black = A black shield
new-black-text = At a black shield a unit may stay for one turn only, then it must move on.
new-bataille = Bataille!
new-bataille-text = Beat the Axis dice: your six dice must show each of their faces. A win puts points into the pot. Then retreat and bank them, or go on against one Axis die more and risk them all. Who banks 30 ends the game.
new-medals = Medals
new-medals-text = An RWB or a straight in your final dice earns a Medal. Play it when its card says so, or keep it: at the end it is worth 5 points.
new-express = Express!
new-express-text = Six sectors, from the landing to the bunker, each with one Axis die more. Every player must show all its faces with their own dice: if one fails, all have lost.
new-rally = Rallied Specialists
new-rally-text = An RWB or a straight brings a Specialist to the group. Everybody may use him in step 5; he can change dice that would not have matched.

guide-start = Each map has places to land. Choose one; the numbers on the shields say how many soldiers fall there each turn.
guide-roll = Each turn begins with six dice: two red, two white, two blue. Press Roll{ $keys ->
    [yes] , or the key R
   *[no] {""}
}. You can roll up to three times.
guide-lock = Now lock { $dice ->
    [1] one die: it stays as it is for the whole turn. Click the one
   *[other] two dice: they stay as they are for the whole turn. Click two dice
} you want to keep. Men bring soldiers, courage lets you advance, and three of a kind in red, white and blue (an RWB) give a bonus.
guide-reroll = Choose the dice you do not like and roll them again, or stop. A skull cancels one of your results. The same face in red, white and blue makes an RWB.
guide-reroll-practice = Choose the dice you do not like and roll them again, or stop. In this first game only men and courage count; skulls do nothing yet. The same face in red, white and blue makes an RWB and gives a bonus.
guide-ready = Your dice are final. If a card can still change them it glows; otherwise you are ready.
guide-declare = You have a set in red, white and blue: an RWB. Claim it for its bonus.
guide-cancel = Each skull takes away one of your results. Give it the one you need least.
guide-muster = Stars recruit Specialists, tools find items. Each card says in one line what it does.
guide-move = Advancing costs courage, written on the dashed line. You may also stay or go sideways, never back to where you were; after three turns in one place, or one turn at a black shield, you must move. Then combat: as many soldiers fall as the shield (DEF) says, so have more than that.
guide-before-guns = Machine guns are about to fire at sectors with a gun. A card that helps now glows.
guide-after-guns = Now the casualties are counted: as many soldiers fall as the shield says, and whom machine guns hit, where there are any. Use a card if one helps.
guide-pay = Some losses can be bought off with courage or stars. Pay what you like, or nothing.
guide-fall = Choose who falls: soldiers, or a Specialist instead.
guide-leadership = Leadership: add a white result of your choice, or give two courage to another unit.
guide-battle-cry = Battle Cry: three soldiers now, or a move this turn without courage and requirements.
guide-special-find = Special Find: two stars, or an item that was used before.

# At sea dice hurt: what is true ashore is not told there.
guide-sea-start = Choose where your craft starts; it goes up row by row to the beach. In each sector: the ringed numbers on which shells fall there, and the shield, what it costs in soldiers a turn, 1 more for each craft in it. A red star is mines.
guide-sea-roll = At sea dice hurt. Roll as ashore, three times at most, and look for results that cost little.
guide-sea-lock = Lock two dice that cost little. A skull costs nothing; men cost soldiers, hearts courage, tools hull, three stars a Specialist. The same face in red, white and blue is a penalty besides.
guide-sea-reroll = Roll again what hurts, or stop. Near the dice stands what they cost as they lie.
guide-sea-move = Advance, steer sideways or stay, never back. An advance costs the courage in the circle at the right edge. With no courage or no hull left you must leave the craft: in the deep sea that is the end, in the Safe Zone you wade on.
guide-sea-leave = In the Safe Zone you may leave the craft and wade: no courage is needed for an advance, and hull no longer counts. There is no way back aboard.
guide-sea-stars = Three stars cost a Specialist. A Passenger lost here will not fight ashore either.

# The German's third colour is black, and what he wants is another thing.
guide-german-roll = You roll six dice in step with the units: two red, two white, two black. You can roll up to three times.
guide-german-lock = Now lock two dice: they stay as they are for the whole turn. Men bring soldiers to pay for the defence with, stars Specialists, tools items, courage Decorations. The same face in red, white and black gives a bonus.
guide-german-reroll = Choose the dice you do not like and roll them again, or stop. A skull cancels one of your results. The same face in red, white and black gives a bonus.
guide-german-declare = You have the same face in red, white and black: claim it for its bonus.
guide-german-muster = Stars recruit Specialists, tools find items, 5 courage draw a Decoration. Mines sleep until you have the Pionier, machine guns until you have the Maschinengewehr-Schütze.

# Of an option with several ways, what the one that is played does.
option-gold-regular = Gold dice come with cards: the General lets every unit roll one in the place of another die; the Supply Bag and the Croix Militaire roll some of their own. After the last roll each takes the colour its owner names.
option-gold-touch = Each roll you choose: your six dice, or four of them and a Gold one. With Gold you lock one die only, name its colour after the last roll, and five different results earn an award.
option-gold-rwbg = A seventh die without a colour is rolled with the six. Its result counts, it is part of no RWB, and it blocks the RWB of the face it shows.
option-gold-wild = The Wild Die is rolled once, with your first roll. After the last roll it may take the place and the colour of one of your dice that shows no skull.
