# ends as 31392830b33c0dd2b7d47e768f0ea8ba
hh2 dday n-02 units=1 boxes=base opts=missions,mission-possible rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.1.mission.1.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,szabo-rearguard,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,roberts-tents,evershed-return,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,lillyman-lights,peregory-trench,cole-bayonets,wright-moore-church: szabo-rearguard 0.1.mission.2.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,roberts-tents,evershed-return,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,lillyman-lights,peregory-trench,cole-bayonets,wright-moore-church: roberts-tents
1 1 take-out bangalore-torpedo
2 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
3 1 lock r1 b1
4 1 reroll w1 b2 > 1.1.roll.2: COURAGE TOOL
5 1 reroll r2 w1 w2 b2 > 1.1.roll.3: TOOL SKULL STAR STAR
6 1 cancel w2
7 1 find walkie-talkie
8 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
9 1 lock w1 b2
10 1 reroll r1 b1 > 2.1.roll.2: SKULL COURAGE
11 1 reroll b1 > 2.1.roll.3: TOOL
12 1 cancel r2
13 1 advance 4
end lost seed=golden-0
