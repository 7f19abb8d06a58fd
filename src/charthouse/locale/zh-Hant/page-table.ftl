### 頁面：每個畫面的外框，以及《王國製圖師》的牌桌。

## 外框

page-home = Charthouse，回首頁
page-to-home = 回到首頁
page-language = 語言
# $theme 是目前的選擇。
page-theme =
    { $theme ->
        [light] 日間配色。改為：跟隨系統
        [dark] 夜間配色。改為日間配色
       *[system] 跟隨系統。改為夜間配色
    }
page-close = 關閉
page-qr = 連結的 QR 碼
page-lost = 這個位址沒有內容。
page-no-page = 這個頁面沒有載入。請重新整理再試。
page-offline = 連不上伺服器。恢復連線後再試一次。
page-server-trouble = 伺服器回報問題編號 { $status }。請稍後再試。
page-trouble = 沒有成功。請稍後再試。
# 沒有更好的名稱時，螢幕報讀器對地圖的稱呼。
page-map = 地圖

## 牌桌：外框

page-title-turn = ● 輪到你了 · Charthouse
# $name 是季節或頁面名稱。
page-title = { $name } · Charthouse
page-mode-solo = 單人
page-mode-bots = 對戰電腦玩家
page-mode-here = 共用螢幕
page-mode-link = 透過連結
page-mode-daily = 當日地圖
page-opening = 正在展開地圖……
page-no-key = 這台裝置在這張牌桌沒有座位。請打開你收到的連結，或使用你的復原碼。
page-unknown-key = 伺服器已不認得這個座位。
page-conn-online = 已連線
page-conn-catching = 正在跟上進度
# $unsent 是在這台裝置上等候送出的繪製數。
page-conn-offline =
    { $unsent ->
        [0] 離線
       *[other] 離線，{ $unsent } 次繪製待送出
    }
page-conn-lost = 與牌桌失去連線
    .about =
        { $unsent ->
            [0] 請繼續繪製。你定稿的內容會留在這台裝置上，只送出一次。
            [1] 你的決定安全地留在這台裝置上，恢復連線就會送出。
           *[other] { $unsent } 個決定安全地留在這台裝置上，恢復連線就會送出。
        }
    .first = 伺服器一有回應，地圖就會出現。
page-kept-unsent = 你的繪製安全地留在這台裝置上，恢復連線就會送出。
page-stale = 牌桌已經往下進行，所以什麼都沒有改變。
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
page-surveyed = 測繪者：{ $name }
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
page-late = 逾時
page-away = 暫離
# Who is meant, where there are too many to name.
page-many-players = { $count } 位玩家
page-who-ready = 準備好了：{ $names }
page-nobody-ready = 還沒有人準備好
page-waiting-label = 等候中
page-inked = 已定稿。等候其他人。
page-inked-waiting = 已定稿。等候 { $names }。
page-answered = 已回答。等候其他人。
page-answered-waiting = 已回答。等候 { $names }。
page-waiting = 等候 { $names }。
page-waiting-all = 等候其他人。
page-bot-slow = 電腦玩家正在準備。第一次繪製可能要一分鐘，之後就很快。
page-recall-about = 在所有人準備好之前，你都可以收回。
# $when 例如「3 小時後」。
page-time-left = 本回合截止時間：{ $when }。
page-bell = 輪到我時響鈴
page-notice = 輪到我時顯示通知
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
page-rating = { $stars }，減去這四張法令的 { $less }：評價 { $rating }。
page-rating-gap = 再 { $count } 點，你就是：{ $title }。
page-rung = 第 { $n } 級，共 { $all } 級
page-ladder = 所有頭銜
page-every-star = 最後的地圖，每一點聲望
page-value-of-card = 已扣除牌的數值
page-open-for-stars = 點開地圖，就能看到每點聲望來自哪些格子。
page-sealed = 牌庫在你開始之前就已封印。
page-check-seal = 查驗封印
page-replay = 重看這局
page-again = 再來一年
page-rematch = 一起再來一年
page-same-cards = 同樣的牌再來一次
page-copy-result = 複製成績
page-download = 儲存紀錄
page-copied = 已複製。
page-result-solo = { $title }：評價 { $rating }，{ $stars } 點聲望
page-won-you = 這一年畫完了。你的地圖獲勝。
page-won = 這一年畫完了。{ $name } 的地圖獲勝。
page-shared = 這一年畫完了。{ $names } 共享勝利。
# $stars 例如「126 點聲望」。
page-won-by =
    { $ahead ->
        [0] { $stars }，與 { $name } 同分。
       *[other] { $stars }，領先 { $name } { $ahead } 點。
    }
# 名次。
page-place = 第 { $rank } 名
page-tie-break = 聲望相同：怪獸扣了 { $stars } 點。
