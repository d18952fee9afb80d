# 渡海。

sea-map = 海图 { $map }
sea-title = 海图 { $map }，第 { $turn } 回合
sea-shell-now = 炮击落在 { $n }
sea-safe-zone = 安全区
sea-deep-sea = 深海
sea-safe = { $name }，安全区
sea-deep = { $name }，深海：在此下艇者溺亡
sea-def = 在此每回合损失 { $n } 名士兵（防御 { $def } 加登陆艇）
sea-way = 前往或停留约损失 { $soldiers } 名士兵和 { $hull } 点船体；存活 { $chance }
sea-shells = 炮击点数 { $numbers }，每回合 { $chance }
sea-mined = 水雷
sea-ahead = 正前方：{ $places }
sea-craft = 小队 { $unit } 的登陆艇：士兵 { $soldiers }、勇气 { $courage }、船体 { $hull }
sea-wading = 小队 { $unit } 涉水：士兵 { $soldiers }、勇气 { $courage }
sea-aid = 海上辅助
sea-phase-roll = 掷骰：与岸上相同；可以使用勋章。
sea-phase-upkeep = 海上维护：承受损失，再承受海区防御和其中登陆艇造成的损失。
sea-phase-shelling = 炮击：掷两颗骰子，凡标有其和的海区都被击中。
sea-phase-move = 海上移动：前进、横移、停留或下艇。
sea-phase-mines = 水雷：进入布雷海区者掷骰。
sea-result = 每个结果
sea-penalty = 成红白蓝时另加
sea-result-SKULL = 无
sea-result-STAR = 星数加 1；满 3 失去一名专业兵种
sea-result-SOLDIER = 损失 1 名士兵
sea-result-TWO_SOLDIERS = 损失 2 名士兵
sea-result-COURAGE = 损失 1 点勇气；为 0 则恐慌
sea-result-TOOL = 船体损失物品点数：1、3、6、12、24、48
sea-penalty-SKULL = 流弹：失去一名乘客
sea-penalty-STAR = 直接命中：8 点物品点数
sea-penalty-SOLDIER = 弹片：4 名士兵和 5 点物品点数
sea-penalty-TWO_SOLDIERS = 有人落水！：6 名士兵
sea-penalty-COURAGE = 恐慌：登陆艇必须横移
sea-penalty-TOOL = 引擎熄火：登陆艇不能移动

## 特殊任务

missions-mine = 你的任务
missions-of = { $name }的任务
missions-need = 还需要：
missions-gone = 已无法取得
missions-ready = 卡牌已齐；其余条件满足时在维持阶段宣告。
missions-urgent = 最后的地堡就在前面：进入之前先完成任务。
