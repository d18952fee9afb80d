# ends as 4b7328c3a39507f8a1be8c356f6fb6cb
hh2 dday n-02 units=2 boxes=base opts=missions rules=9 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.1.mission.1.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,szabo-rearguard,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,roberts-tents,evershed-return,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,lillyman-lights,peregory-trench,cole-bayonets,wright-moore-church: szabo-rearguard 0.1.mission.2.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,roberts-tents,evershed-return,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,lillyman-lights,peregory-trench,cole-bayonets,wright-moore-church: roberts-tents 0.2.mission.1.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,evershed-return,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,lillyman-lights,peregory-trench,cole-bayonets,wright-moore-church: honour-lamp 0.2.mission.2.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,evershed-return,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,lillyman-lights,peregory-trench,cole-bayonets,wright-moore-church: capa-frames
1 1 take szabo-rearguard
2 2 take capa-frames
3 1 take-out shoulder-patch
4 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
5 1 lock w1 b2
6 1 reroll r1 r2 w2 > 1.1.roll.2: SKULL COURAGE SKULL
7 1 reroll r1 r2 w2 b1 > 1.1.roll.3: TOOL SKULL STAR STAR
8 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
9 2 lock r2 b2
10 2 reroll b1 > 1.2.roll.2: TWO_SOLDIERS
11 2 stop
12 1 cancel b1
13 1 cancel w2
14 2 cancel w2
15 2 cancel r1
16 1 find carrier-pigeon
17 1 done
18 2 done
19 1 trade 2
20 1 cancel
21 1 stay
22 2 stay
23 1 ready
24 2 ready
25 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
26 1 lock w2 b1
27 1 reroll r1 b2 > 2.1.roll.2: SKULL COURAGE
28 1 reroll r1 b2 > 2.1.roll.3: COURAGE TWO_SOLDIERS
29 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
30 2 lock r2 w2
31 2 reroll b2 > 2.2.roll.2: COURAGE
32 2 reroll r1 b1 b2 > 2.2.roll.3: TWO_SOLDIERS COURAGE TOOL
33 1 done
34 2 done
35 1 advance 3
36 2 advance 4
37 1 ready
38 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
39 1 lock w2 b1
40 1 stop
41 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
42 2 lock r2 w1
43 2 reroll r1 w2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
44 2 stop
45 1 cancel b2
46 1 done
47 2 find lucky-charm
48 2 done
49 1 move 2 > 3.1.mine.1: 3
50 1 pass
end lost seed=golden-0
