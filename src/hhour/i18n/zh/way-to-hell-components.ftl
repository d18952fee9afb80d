# 《地狱之路》：散件。

option-way-to-hell-components = 地狱之路：散件
    .text = 每张地图的供应库都有后勤官和教官中士；本扩展的三辆载具和勋章加入各自的牌库。

card-drill-sergeant = 教官中士
    .text = 每个小队每征召一名专业兵种少付 1 颗星，最低为 0。
the-drill-sergeant = { card-drill-sergeant }

card-tank-destroyer = 坦克歼击车
    .text = 它所在阵地的防御值降低 1。从移动阶段开始时它所在的阵地攻入碉堡的小队（包括它的主人），本回合面对的碉堡防御值降低 3。
the-tank-destroyer = { card-tank-destroyer }
card-scout-car = 侦察车
    .text = 它所在阵地的每个小队每回合在最终结果中加 1 个无色的一名士兵。它的主人进入要求专业兵种的阵地时无须具备；牺牲照旧。
the-scout-car = { card-scout-car }
card-amphibious-tank = 两栖坦克
    .text = 它所在阵地的防御值降低 2；在临海地图最下面两排降低 3。
the-amphibious-tank = { card-amphibious-tank }

card-war-campaign-star = 战役之星
    .text = 你的小队获得 4 颗星，其他每个在场小队获得 2 颗。
    .solo = 你的小队获得 4 颗星。
the-war-campaign-star = { card-war-campaign-star }
card-war-service-medal = 战争服役勋章
    .text = 每个在场小队可以在最终结果中加入至多 3 个无色工具。
    .solo = 你可以在最终结果中加入至多 3 个无色工具。
the-war-service-medal = { card-war-service-medal }
card-voluntary-service-medal = 志愿服役勋章
    .text = 你的小队获得 4 点勇气或 15 点物品点数。
the-voluntary-service-medal = { card-voluntary-service-medal }

ask-add-tools = 在最终结果中加入几个工具（{ $by }）？
do-tools = { $n ->
    [0] 不加
   *[other] 加 { $n } 个工具
}
refusal-tools-most = 可以加入 0 到 { $n } 个工具。

option-unique-limit = 独特专业兵种限制
    .text = 同时可以有多少名独特专业兵种在场；上尉、中尉和其他军官不受限制。
    .value-none = 不限
    .value-one = 同时一名
refusal-unique-limit = 已有一名独特专业兵种在场；启用此选项时{ $card }须等候。
