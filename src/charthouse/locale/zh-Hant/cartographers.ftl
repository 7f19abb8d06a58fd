### 王國製圖師。牌名取自中文版；規則以我們自己的話寫成。
### 第一個連字號之後的 id 與內容檔相同。

## 詞彙

cartographers = 王國製圖師
terrain-forest = 森林
terrain-village = 村莊
terrain-farm = 農場
terrain-water = 湖泊
terrain-monster = 怪獸
# 同時是農場與村莊的格子（技能「外交」）。
terrain-farm_village = 農場兼村莊
space-mountain = 高山
space-ruins = 遺跡
space-wasteland = 荒地
space-empty = 空格
map-wilderness = 荒野
map-wastelands = 荒地
ambush = 伏兵
letter =
    { $letter ->
        [A] A
        [B] B
        [C] C
       *[D] D
    }
edict = 法令 { $letter }
coins = 錢幣
monsters = 怪獸
stars = { $count } 點聲望
category-forest = 森林
category-village = 村莊
category-farm_water = 農場與湖泊
category-spatial = 整張地圖
season-spring = 春季
season-summer = 夏季
season-fall = 秋季
season-winter = 冬季
player = 製圖師
player-numbered = 製圖師 { $number }

## 探索牌

card-temple_ruins = 神殿遺跡
card-outpost_ruins = 前哨遺跡
card-great_river = 大河
card-farmland = 農田
card-hamlet = 小村落
card-forgotten_forest = 遺忘之森
card-hinterland_stream = 內陸溪流
card-homestead = 農莊
card-orchard = 果園
card-treetop_village = 樹梢村落
card-marshlands = 沼澤地
card-fishing_village = 漁村
card-rift_lands = 時空裂隙

## 伏兵牌

card-goblin_attack = 哥布林襲擊
card-bugbear_assault = 熊地精突擊
card-kobold_onslaught = 狗頭人猛攻
card-gnoll_raid = 豺狼人劫掠

## 計分牌

scoring-sentinel_wood = 前哨森林
    .rule = 位於地圖邊緣的森林格，每格得 1 點聲望。
scoring-greenbough = 蔥鬱林海
    .rule = 含有森林格的每一列、每一欄各得 1 點聲望。同一格可以同時算進列與欄。
scoring-treetower = 樹塔
    .rule = 森林格的四邊若全是已填繪的格子或地圖邊緣，每格得 1 點聲望。
scoring-stoneside_forest = 巨石山林
    .rule = 能經由森林群集連到其他高山的高山，每座得 3 點聲望。
scoring-canal_lake = 運河湖
    .rule = 與農場格相鄰的湖泊格，每格得 1 點聲望。與湖泊格相鄰的農場格，每格得 1 點聲望。
scoring-mages_valley = 魔法山谷
    .rule = 與高山相鄰的湖泊格，每格得 2 點聲望。與高山相鄰的農場格，每格得 1 點聲望。
scoring-the_golden_granary = 豐饒之地
    .rule = 與遺跡格相鄰的湖泊格，每格得 1 點聲望。畫在遺跡格上的農場格，每格得 3 點聲望。
scoring-shoreside_expanse = 廣闊湖岸
    .rule = 既不與湖泊格相鄰、也不碰到地圖邊緣的農場群集，每個得 3 點聲望。既不與農場格相鄰、也不碰到地圖邊緣的湖泊群集，每個得 3 點聲望。
scoring-wildholds = 荒野聚落
    .rule = 達到 6 格以上的村莊群集，每個得 8 點聲望。
scoring-great_city = 大城市
    .rule = 在不與高山相鄰的村莊群集中，取最大的一個，每格得 1 點聲望。
scoring-greengold_plains = 肥沃平原
    .rule = 與 3 種以上不同地形相鄰的村莊群集，每個得 3 點聲望。
scoring-shieldgate = 神盾門
    .rule = 取第二大的村莊群集，每格得 2 點聲望。
scoring-borderlands = 邊境
    .rule = 全部填滿的每一列、每一欄各得 6 點聲望。
scoring-lost_barony = 失落的莊園
    .rule = 取全部填滿的最大正方形，邊長每格得 3 點聲望。
scoring-the_broken_road = 崎嶇之路
    .rule = 從地圖左緣往下斜到底緣、全部填滿的斜線，每條得 3 點聲望。
scoring-the_cauldrons = 圍困之地
    .rule = 空格的四邊若全是已填繪的格子或地圖邊緣，每格得 1 點聲望。

## 技能

skill-acrobatics = 特技
    .rule = 遇到伏兵時：你地圖上的怪獸改用這個形狀。
skill-concentrate = 專注
    .rule = 把你選的形狀以相同地形再畫一次。
skill-cure_wounds = 療傷
    .rule = 額外畫下這個形狀，須與怪獸格相鄰，並填入牌上的一種地形。
skill-diplomacy = 外交
    .rule = 額外畫一格，這格同時是農場與村莊。
skill-knowledge = 學識
    .rule = 你選的形狀不用牌上的地形，改填村莊。
skill-move_silently = 潛行
    .rule = 你選的形狀可以超出地圖邊緣；超出的部分不畫。
skill-negotiate = 談判
    .rule = 不用牌上的形狀，改畫這個形狀；不會因此獲得錢幣。
skill-search = 搜索
    .rule = 額外畫一格，須與你畫的形狀相鄰，並填入相同地形。

## 女王頒授的頭銜，由高到低

title-legendary_cartographer = 傳奇製圖師
title-master_mapsmith = 地圖大師
title-journeyman_topographer = 四處奔走的地形測量員
title-apprentice_surveyor = 學徒測量員
title-amateur_assessor = 業餘輔佐員
title-inept_assistant = 笨拙的助理
title-dimwitted_doodler = 愚蠢的插畫家
title-oblivious_inkdrinker = 健忘的創作者

## 動作為何不成立

why-overlaps = 那裡有格子已經填繪了。
why-shape = 這不是這張牌上的形狀。
why-ruins = 形狀必須覆蓋一個尚未填繪的遺跡格。
why-only-a-square = 這裡畫不下任何形狀，只能畫單獨一格。
# $terrain 是輸入記法的用詞（forest、village、farm、water、monster）。
why-terrain = 這裡不能畫 { $terrain }。
why-not-your-turn = 還沒輪到你繪製。
why-already-committed = 你已經畫好了。要改畫請先收回。
why-nothing-to-recall = 沒有可以收回的繪製。
why-not-an-answer = 那張牌不在牌庫裡。
why-draw-first = 請先繪製：這不是繪製動作。
why-acrobatics-first = 請先決定要不要使用「特技」。
# $skill 是輸入記法的 id（search、cure_wounds……）。
why-skill-not-here = 場上沒有技能 { $skill }。
why-skill-not-now = 現在不能使用技能 { $skill }。
why-skill-used = 你本季已經用過技能了。
why-skill-cost = 這項技能要花 { $cost } 枚錢幣，且須是本回合之前就已劃記的。
why-skill-fall-back = 只能畫單獨一格時，不能搭配這項技能。
why-search = 「搜索」要加畫一格，與形狀相鄰。
why-diplomacy = 「外交」要加畫一格，不多不少。
why-concentrate = 「專注」要重畫你選的形狀。
why-cure-wounds = 「療傷」要加畫兩個彼此相鄰的格子，並與怪獸格相鄰。
why-knowledge = 「學識」要畫村莊。
why-move-silently = 「潛行」要畫超出地圖邊緣的形狀。

## 文字哪裡不對

bad-sheet-rows = 地圖紙應有 11 列，這裡有 { $found } 列。
bad-sheet-row = 地圖紙的 { $row } 列應有 11 個字元，這裡有 { $found } 個。
bad-sheet-mark = { $space } 的「{ $mark }」不是地圖紙記法的字元。
bad-space = 「{ $space }」不是格子：列是 A 到 K，欄是 1 到 11。
bad-space-twice = 格子 { $space } 重複了。
bad-cyrillic = 「{ $letter }」是西里爾字母。不論哪種語言，列、id 與記號都用拉丁字母。
bad-action = 「{ $text }」不是動作。繪製要寫地形與格子，例如：forest C4 C5 D5
bad-terrain = 「{ $text }」不是地形。地形有 forest、village、farm、water 與 monster。
bad-event = 「{ $text }」不是這款遊戲的事件。
bad-edicts = 請指定 { $wanted } 張不同的計分牌，每個類別各一張。
bad-skills = 請指定 { $wanted } 項不同的技能。
bad-full-map = { $edition } 版的單人模式不會因地圖填滿而結束，因此這裡無須選擇。
bad-ruins-card = 「{ $card }」是遺跡牌，不會用它來繪製。請指定一般探索牌或伏兵牌；要套用遺跡限制請加上 --ruins。
bad-card = 「{ $card }」不是牌。可用的牌：{ $known }

## 發生的事，一行一則（$name 是玩家名字）

log-edict = 法令 { $letter }：{ $card }
log-skill = 場上的技能：{ $skill }
log-explored = { $card }，時限值 { $time }
log-ruins = { $card }：下一個形狀必須覆蓋遺跡格。
log-ambush = 伏兵：{ $card }。
log-committed = { $name } 準備好了。
log-recalled = { $name } 重新考慮。
log-used =
    { $cost ->
        [0] { $name } 免費使用「{ $skill }」。
       *[other] { $name } 花 { $cost } 枚錢幣使用「{ $skill }」。
    }
log-dodged = { $name } 閃過一劫：怪獸改用較小的形狀。
log-passed-left = 地圖紙往左傳（順時針）。
log-passed-right = 地圖紙往右傳（逆時針）。
log-returned = 地圖紙回到各自的主人手中。
log-drew = { $name } 畫下 { $terrain }：{ $spaces }
log-drew-on = { $name } 畫在 { $owner } 的地圖上：{ $spaces }
log-drew-nothing = { $name } 沒有繪製：地圖已滿。
log-walked = 怪獸出現：{ $spaces }
log-walked-nowhere = 怪獸找不到容身之處，離開了。
log-coin-mountain = { $name } 獲得 1 枚錢幣：高山 { $spaces } 已被包圍。
log-coin-shape = { $name } 獲得形狀附帶的錢幣。
log-scored = { $name }：{ $first } + { $second } + 錢幣 { $coins } − 怪獸 { $monsters } = { $total }
log-season = { $season }開始。
log-end = 地圖完成了。
