# The game in three minutes.

learn = Learn in three minutes
learn-aim = The aim
learn-aim-text = You lead a unit of soldiers from the water's edge up the beach, sector by sector, into the bunker at the top. Alone or together: every unit must get there, and with one lost all have lost.
learn-roll = Roll six dice
learn-roll-text = Every turn begins with two red, two white and two blue dice. You may roll three times.
learn-lock = Lock two
learn-lock-text = After the first roll you lock two dice, after the second you may go on with the rest. What is locked stays as it is for the whole turn.
learn-faces = What the faces bring
learn-faces-text = When you stop, the dice are counted together.
learn-face-SOLDIER = one soldier more
learn-face-TWO_SOLDIERS = two soldiers more
learn-face-COURAGE = courage, to go forward with
learn-face-STAR = stars, to recruit Specialists with
learn-face-TOOL = tools, to find items with
learn-face-SKULL = cancels one of your results
learn-set = Red, white and blue
learn-set-text = The same face in all three colours is an RWB: it brings a bonus on top. Watch for it when you lock.
learn-move = Stay or advance
learn-move-text = The pencilled line tells how much courage the next row costs. You may stay three turns at most, and never go back to where you were.
learn-combat = Combat
learn-combat-text = Then as many soldiers fall as the shield of your sector says, and more where machine guns fire. Keep more soldiers than that, or the unit is lost.
learn-play = Play now
