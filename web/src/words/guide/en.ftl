# What explains itself once: the first game in seven steps, and each new thing where it appears.

new-here = New in this game
understood = Understood
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
guide-lock = Now lock two dice: they stay as they are for the whole turn. Click two dice you want to keep. Men bring soldiers, courage lets you advance, and three of a kind in red, white and blue (an RWB) give a bonus.
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
