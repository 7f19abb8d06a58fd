### The page of Cartographers. Names and rules are in cartographers.ftl; lessons are in page-cartographers-learn.ftl.

## 首頁

page-home-title = 入冬之前，畫好地圖。
page-home-sub = 靜靜玩一局《王國製圖師》。不用註冊，沒有廣告，也不從別處載入任何東西。
page-home-play = 馬上玩
# 在「馬上玩」旁邊：開啟新牌桌的表單。
page-home-options = 地圖、對手、規則
page-home-today = 今日地圖
# 今日地圖還剩多久（到 UTC 午夜為止）。
page-home-hours-left =
    { $hours ->
        [0] 剩不到一小時
       *[other] 還剩 { $hours } 小時
    }
# 今日地圖的標籤：牌庫不是祕密，任何人都能從日期推算。
page-home-open-seed = 公開牌序
page-home-today-about = 大家用同一副牌，牌序由日期決定。任何人都推算得出來，所以只求好玩，不計排名。
page-home-today-play = 玩今日地圖
page-home-today-resume = 繼續今日地圖
page-home-today-done = 看今日地圖
page-home-today-rating = 排名 { $rating }：{ $title }
page-home-kind-forest = 一張森林法令
page-home-kind-village = 一張村莊法令
page-home-kind-farm_water = 一張農場與湖泊法令
page-home-kind-spatial = 一張全圖法令
page-home-link = 傳連結，和朋友玩
    .about = 傳出連結，照自己的步調繪製。座位歸朋友，不用註冊。
page-home-here = 共用這個螢幕
    .about = 好幾個人，一台裝置。換手時地圖會遮起來。
page-home-bots = 對戰電腦玩家
    .about = 電腦玩家看到的不比真人玩家多。
page-home-paper = 為紙本地圖計分
    .about = 把地圖紙照著塗上來，每點聲望都說明來源。
page-home-learn = 學習遊戲
    .about = 在真正的地圖上進行五堂短課，還有可查閱的規則。
page-home-stats = 我的統計
    .about = 排名、頭銜與法令，都留在這台裝置上。
page-home-daily-list = 往日的地圖

## 當日地圖

page-daily-title = 當日地圖
page-daily-sub = 每天一副牌，人人相同，由日期決定，牌序公開。往日的地圖隨時可玩。
page-daily-not-played = 還沒玩
page-daily-going = 已開始，未完成
# 每個 .label 是按鈕的朗讀名稱，以按鈕上的字開頭。
page-daily-play = 玩
    .label = 玩{ $date }的地圖
page-daily-resume = 繼續
    .label = 繼續{ $date }的地圖
page-daily-look = 查看
    .label = 查看{ $date }的地圖
page-daily-share = 分享
    .label = 分享{ $date }的成績
page-daily-more = 更早的日子
# 傳給朋友的文字，保留換行。$spring 到 $winter 是各季的聲望。
page-daily-text =
    Charthouse，{ $date }的地圖
    排名 { $rating }：{ $title }
    春季 { $spring }，夏季 { $summer }，秋季 { $fall }，冬季 { $winter }
page-daily-copied = 成績已複製，想貼哪裡就貼哪裡。
page-daily-result = 排名 { $rating }，{ $title }
page-daily-seasons = 春季 { $spring }，夏季 { $summer }，秋季 { $fall }，冬季 { $winter }

## 開新桌

page-create-map = 地圖
page-create-side = 地圖的面
page-create-side-A = A 面。開闊的土地，適合第一次玩。
page-create-side-B = B 面。中央有一片荒地。
page-create-edicts = 法令
page-create-edicts-random = 隨機發出
page-create-edicts-chosen = 自己選
page-create-edicts-random-about = 每個類別一張，開始時向所有人公開。
page-create-edicts-chosen-about = 每個類別一張，並由你決定哪張是 A、B、C、D。
# 把選好的法令往前移一個字母；$letter 是移動後的字母。
page-create-edict-up = 把「{ $card }」設為法令 { $letter }
page-create-edict-pick = 法令 { $letter }，{ $category }
page-create-edict-random-forest = 四張森林法令之一
page-create-edict-random-village = 四張村莊法令之一
page-create-edict-random-farm_water = 四張農場與湖泊法令之一
page-create-edict-random-spatial = 四張全圖法令之一
page-create-skills = 技能
page-create-skills-off = 不用
page-create-skills-random = 隨機
page-create-skills-chosen = 自己選
page-create-skills-off-about = 照盒裝遊戲的玩法。
page-create-skills-random-about = 八項中隨機翻開三項。每季可用一項，以錢幣支付。
page-create-skills-chosen-about =
    { $left ->
        [0] 已選好三項。每季可用一項，以錢幣支付。
       *[other] 再選 { $left } 項。每季可用一項，以錢幣支付。
    }
page-create-skill-cost =
    { $cost ->
        [0] 免費
       *[other] { $cost } 枚錢幣
    }
page-create-edition = 版本
page-create-edition-2019 = 首刷，2019 年
page-create-edition-2020 = 2020 年以後
page-create-edition-2019-about = 任何形狀都畫不下時，用牌上的一種地形填一格。地圖填滿不會結束單人遊戲。
page-create-edition-2020-about = 任何形狀都畫不下時，用高山以外的任意地形填一格。地圖填滿就結束單人遊戲。
page-create-full-map = 單人地圖填滿時計分
page-create-full-map-scores_all = 剩餘各季
page-create-full-map-scores_current = 只計本季
page-create-help = 繪製時的輔助
page-create-help-off = 關閉
    .about = 你只看到牌和自己的地圖。
page-create-help-grey = 淡化不能畫的格子
    .about = 形狀放不下的格子會變淡。
page-create-help-worth = 顯示價值
    .about = 定稿之前，每份草稿都會告訴你值多少聲望。
# 表單的摘要，在按鈕旁。$map 是地圖名稱。
page-create-sum = { $map }，{ $seats } 個座位。
page-create-sum-skills = 使用技能。
page-create-sum-no-skills = 不用技能。

## 統計

page-stats-title = 我的統計
page-stats-sub = 取自這台裝置上已結束的遊戲。已知牌序的對局不列入計算。
page-stats-none = 還沒有可統計的
    .about = 在這台裝置上玩完一局，聲望就會記在這裡。
page-stats-games = 局數
page-stats-best = 最佳排名
page-stats-mean = 平均排名
page-stats-best-stars = 最高聲望
page-stats-mean-stars = 平均聲望
page-stats-won = 勝場
page-stats-ratings = 單人排名
    .about = 每局一條，由舊到新。
page-stats-bar = { $date }：排名 { $rating }
page-stats-titles = 頭銜
page-stats-titles-count = { $count } 次
page-stats-edicts = 法令
    .about = 整局的聲望，法令兩季的得分合計。
page-stats-edict = 法令
page-stats-times = 局數
page-stats-edict-best = 最佳
page-stats-edict-mean = 平均
page-stats-not-met = 還沒遇過

## 外框

# 沒有更好的名稱時，螢幕報讀器對地圖的稱呼。
page-map = 地圖

## 牌桌：外框

page-kept-unsent = 你的繪製安全地留在這台裝置上，恢復連線就會送出。
page-sending = 正在送出……

## 牌桌：季節、法令、錢幣

page-season-and-edicts = 季節與法令
page-time = 時限 { $used } / { $limit }
page-time-soon =
    { $time ->
        [0] 這張牌不計時限
       *[other] 這張牌 +{ $time }
    }
page-last-card = 這張牌過後，本季結束
# 法令牌按鈕的朗讀文字。
page-edict = 法令 { $letter }，{ $name }：目前 { $stars } 點聲望。{ $rule }
page-if-now = { $season }，若現在結束
# $coins 是有效的錢幣；$crossed 是花在技能上的。
page-coin-track =
    { $crossed ->
        [0] 錢幣：{ $coins } / { $track }
       *[other] 錢幣：{ $coins } / { $track }，另已花費 { $crossed } 枚
    }
# $name 是法令、錢幣或怪獸；$stars 決定句型，$n 是同一個數字的寫法。
page-counted =
    { $stars ->
        [0] { $name }：沒有聲望
       *[other] { $name }：{ $n } 點聲望，來自圈起的格子
    }
page-counted-before =
    { $stars ->
       *[other] { $name }：{ $n } 點聲望。之後地圖已有變動。
    }
page-counted-of =
    { $stars ->
       *[other] { $owner }，{ $name }：{ $n } 點聲望。顯示格子
    }

## 牌桌：地圖與牌

page-your-map = 你的地圖
page-map-of = { $name } 的地圖
page-surveyed = 製圖師：{ $name }
page-in-draft = 在你的草稿中
page-shut = 此形狀放不進這裡
page-card = 探索牌
page-open-card = 翻開的牌
page-card-time =
    { $time ->
        [0] 不計時限值
       *[other] 時限值 { $time }
    }
page-shape = 形狀
# $size 是格數；形狀附有錢幣時 $coin 為 1。
page-shape-n =
    { $coin ->
        [1] 形狀 { $n }，{ $size } 格，附錢幣
       *[other] 形狀 { $n }，{ $size } 格
    }
page-terrain = 地形
page-rotate = 旋轉
page-flip = 翻轉
page-back = 返回
page-ink = 定稿
page-ink-on = 在 { $name } 的地圖上定稿
page-recall = 收回
page-hint = 用方向鍵或游標移動，按 Enter 放下
page-hint-more = 現在放第二部分
page-placed = 放好了。可以定稿，或再移動。
page-place-first = 先放形狀，再放其餘部分。
page-draft = 草稿：{ $drawing } { $spaces }
page-no-change = 沒有變化
page-not-here = 這裡不能畫。
page-covers = 蓋住遺跡 { $spaces }
page-turn = 輪到你了：{ $card }。
page-duty = 可以的話，畫在遺跡上
    .about =
        { $count ->
            [1] 蓋住僅剩的遺跡格。
           *[other] 從 { $count } 個未填繪的遺跡格中蓋住一個。
        }
page-duty-none = 沒有形狀到得了遺跡
    .about = 請畫一格，地形任選。
page-falls-back = 這張牌的形狀都畫不下。請畫單獨一格。
page-map-full = 你的地圖已滿。
page-draw-nothing = 不繪製
page-type-it = 輸入繪製
    .label = 地形與格子
    .example = forest C4 C5 D5
page-you = 你

## 牌桌：技能

page-skills = 技能
page-free = 免費
page-cost = 花費 { $cost } 枚錢幣
page-skill-on = 用於這份草稿
page-skill-dear = 錢幣不夠
page-skill-used = 本季已使用
page-skill-each = 每季一項
page-skill-purse = 每季一項，可用錢幣 { $coins } 枚
# $names 可能含有「你」。
page-skill-users = 本季已用過技能：{ $names }
# 各技能的第二部分要畫什麼。
page-second =
    { $skill ->
        [search] 搜索：在旁邊多畫一格
        [diplomacy] 外交：一格農場兼村莊
        [concentrate] 專注：同樣的形狀再畫一次
       *[cure_wounds] 療傷：在怪獸旁畫這個形狀；請選地形
    }
page-ask-acrobatics = 在你的地圖傳出去之前
    .about = 特技，{ $cost } 枚錢幣：你地圖上的怪獸改用較小的形狀。
page-ask-acrobatics-solo = 在怪獸出現之前
page-instead-of = 取代
page-answer-no-skill = 不用技能
page-answer-acrobatics = 使用，{ $cost }
page-answer-acrobatics-across = 使用，橫放，{ $cost }
page-answer-acrobatics-down = 使用，直放，{ $cost }
page-dodged = { $name } 使用「特技」：怪獸改用較小的形狀。

## 牌桌：伏兵

page-ambush-on = 伏兵。這是 { $name } 的地圖。
page-ambush-left = 每個人把地圖往左傳，畫下怪獸，再拿回自己的地圖。
page-ambush-right = 每個人把地圖往右傳，畫下怪獸，再拿回自己的地圖。
page-ambush-hurts = 畫在最痛的地方：每季結束時，每有一個與怪獸相鄰的空格，地圖的主人就失去一點聲望。
page-ambush-cost = 與新舊怪獸相鄰的空格
page-draws-on = { $name } 畫在 { $owner } 的地圖上
page-has-your-map = 你的地圖在 { $name } 手上
    .about = 等大家都準備好，你就會看到畫了什麼。

## 牌桌：其他人

page-players = 玩家
page-open-map = 打開 { $name } 的地圖
page-ready = 就緒
page-drawing = 繪製中
page-away = 暫離
# Who is meant, where there are too many to name.
page-many-players = { $count } 位玩家
page-who-ready = 準備好了：{ $names }
page-nobody-ready = 還沒有人準備好
page-waiting-label = 等候中
page-waiting = 等候 { $names }。
page-waiting-all = 等候其他人。
page-bot-slow = 電腦玩家正在準備。第一次繪製可能要一分鐘，之後就很快。
page-recall-about = 在所有人準備好之前，你都可以收回。
page-notes = 勘查筆記
page-notes-all = 全部
page-notes-less = 收起
page-since = 你上次看過之後
page-their-map = 這是這張牌之前的樣子。{ $name } 現在畫的仍然保密。
page-stars-so-far = 目前 { $count } 點聲望
page-worth-now = 目前價值
page-worth-both = { $name } 與你
page-so-far = { $name } 至今
page-previous-map = 上一張地圖
page-next-map = 下一張地圖
page-of = { $n } / { $all }

## 季末結算表

page-season-over = { $season }結束了
page-season-hint =
    { $hand ->
        [finger] 輕點一行，就能看到它計算的格子。
       *[pointer] 指著一行，就能看到它計算的格子。
    }
page-line = 項目
page-year-so-far = 這一年至今
page-on-to = 進入{ $season }
    .about = { $season }的時限是 { $time }，計算法令 { $edicts }。

## 結局

page-named = 王國稱你為
page-rating = { $stars }，減去這四張法令的 { $less }：排名 { $rating }。
page-rating-gap = 再 { $count } 點，你就是：{ $title }。
page-rung = 第 { $n } 級，共 { $all } 級
page-ladder = 所有頭銜
page-every-star = 最後的地圖，每一點聲望
page-value-of-card = 已扣除牌的數值
page-open-for-stars = 點開地圖，就能看到每點聲望來自哪些格子。
page-sealed = 牌庫在你開始之前就已封印。
page-check-seal = 查驗封印
page-again = 再來一年
page-rematch = 一起再來一年
page-same-cards = 同一副牌再玩
page-result-solo = { $title }：排名 { $rating }，{ $stars } 點聲望
page-won-you = 一年結束了。你的地圖獲勝。
page-won = 一年結束了。{ $name } 的地圖獲勝。
page-shared = 一年結束了。{ $names } 共享勝利。
# $stars 例如「126 點聲望」。
page-won-by =
    { $ahead ->
        [0] { $stars }，與 { $name } 同分。
       *[other] { $stars }，領先 { $name } { $ahead } 點。
    }
# 名次。
page-place = 第 { $rank } 名
page-tie-break = 聲望相同：怪獸扣了 { $stars } 點。

## 重播

page-replay-end = 結束
page-replay-before = 第一張牌之前
page-replay-before-about =
    { $maps ->
        [1] 一張空白地圖。法令 A 到 D 已公開。
       *[other] { $maps } 張空白地圖。法令 A 到 D 已公開。
    }
# $turn 與 $turns 是數字：目前的回合，以及總回合數。
page-replay-after = 第 { $turn } 回合之後，共 { $turns } 回合
# 每一步朗讀。$drawing 是記法，例如：forest C4 C5 D5
page-replay-step = { $card }。{ $name }：{ $drawing }
page-replay-keys =
    { $seats ->
        [1] 方向鍵逐步，空白鍵播放。
       *[other] 方向鍵逐步，1 到 { $seats } 換地圖，空白鍵播放。
    }
# $what 是法令、「錢幣」或「怪獸」；$stars 是「3 點聲望」。
page-replay-asked = { $what }：此刻 { $stars }。
page-replay-whose = 誰的地圖
page-replay-won = 以 { $score } 分獲勝
page-replay-worth = 此刻
page-replay-counting = 正在計算聲望。
page-replay-card = 本回合的牌
# 在一年中的位置：秋季，第 4 / 6 張牌。
page-replay-when = { $season }，第 { $card } / { $cards } 張牌
page-replay-drew = { $name } 畫下{ $terrain }。
# 遇到伏兵時：誰畫在誰的地圖上。
page-replay-drew-on = { $name } 在 { $owner } 的地圖上畫下怪獸。
page-replay-drew-nothing = { $name } 的地圖上沒有畫下任何東西。
page-replay-ruins = 先翻出了遺跡牌：可以的話，繪製必須蓋住遺跡。
page-replay-same = 同一張牌，每個人的畫法

## 時間軸

page-replay-timeline = 時間軸
page-replay-turns = 回合
page-replay-turn = 第 { $turn } 回合：{ $card }
page-replay-first = 到開頭
page-replay-back = 退一回合
page-replay-play = 播放
page-replay-pause = 暫停
page-replay-on = 進一回合
page-replay-last = 到結尾
