### 開局前後的頁面：首頁、開新桌、邀請、入座、同螢幕玩家之間的遮蓋、我的遊戲、統計。
### 句子簡短、平實、親切，對著一位讀者說話；不用驚嘆號。

## 首頁

page-home-games = 我的遊戲
page-home-all-games = 所有遊戲
page-home-safe = 你的遊戲與成績只記在這台裝置上。
page-home-languages = 語言

## 這台裝置上的遊戲

page-game-none = 還沒有遊戲
    .about = 現在玩一局，或傳連結給朋友。遊戲會留在這台裝置上等你。
page-game-solo = 單人，{ $map }
page-game-here = 共用這個螢幕
page-game-link = 連結牌桌
page-game-bots = 對戰電腦玩家
page-game-daily = { $date }的地圖
page-game-watch = 旁觀
# 遊戲名稱下的一行。$season 是季節，$stars 是聲望，例如「41 點聲望」。
page-game-now = { $season } · 目前 { $stars }
page-game-more = { $names }等，另有 { $count } 人
page-game-now-with = { $season } · 同桌：{ $names }
page-game-over = 遊戲結束 · { $stars }
page-game-over-with = 遊戲結束 · 同桌：{ $names }
page-game-lobby = 尚未開始 · 同桌：{ $names }
page-game-lobby-alone = 尚未開始
page-game-your-turn = 輪到你了
page-game-waiting = 等候 { $names }
page-game-waiting-others = 等候其他人
page-game-watching = 進行中
page-game-open = 等人入座
page-game-finished = 已結束
page-game-asking = 更新中
page-game-unreached = 伺服器沒有回應
page-game-gone = 這張牌桌已不在伺服器上
page-game-resume = 繼續
page-game-look = 查看
page-game-replay = 重播
page-game-forget = 移除
    .label = 移除：{ $name }
page-game-forget-sure = 要移除「{ $name }」嗎？牌桌會繼續，但少了這台裝置；之後只有復原碼能帶你回來。
page-game-forget-over = 要移除「{ $name }」嗎？它會從這份清單消失。你的統計會保留。
page-game-forget-yes = 好，移除
page-game-keep = 保留
page-game-forgotten = 已從這台裝置移除「{ $name }」。

page-games-title = 我的遊戲
page-games-sub = 這台裝置記得的一切。別人看不到這份清單。
page-games-going = 進行中
page-games-done = 已結束
page-games-none-going = 沒有遊戲在等你。

## 開新桌

page-create-where = 開新桌
page-create-title = 準備牌桌
page-create-name = 在這台裝置上的名稱
page-create-mode = 誰來玩
page-create-mode-solo = 單人或電腦
page-create-mode-here = 這個螢幕
page-create-mode-link = 透過連結
page-create-mode-solo-about = 你，加上任意數量的電腦玩家。獨自一人時，你為女王繪圖，由她評定你的排名。
page-create-mode-here-about = 大家輪流傳這台裝置。換手時地圖會遮起來。
page-create-mode-link-about = 一個座位就是一個連結。不必註冊，誰先坐下就是誰的。
page-create-seats = 座位
page-create-seats-count = { $count } 個，最多 { $most } 個
page-create-seats-number = 座位數
page-create-you = 你，在這裡
page-create-your-name = 你的名字
page-create-seat-name = 座位 { $number } 的名字
page-create-seat-who = 座位 { $number } 由誰玩
page-create-seat-remove = 移除座位 { $number }
page-create-who-link = 透過連結
page-create-who-here = 這個螢幕
page-create-who-bot = 電腦
# 電腦玩家的名字，和人名一樣；以半形逗號加一個空格分隔。
page-create-bot-names = 伊內絲, 托馬什, 小薇, 米拉, 盧卡, 努爾, 伊沃, 由紀, 佩特拉, 奧斯卡, 小琳, 維斯娜
page-create-add-link = 加朋友
page-create-add-here = 加玩家
page-create-add-bot = 加電腦
page-create-bots-about = 電腦玩家看到的不比真人玩家多。
page-create-name-placeholder = 名字
page-create-clock = 計時
page-create-clock-none = 不限
page-create-clock-minutes = 每回合幾分鐘
page-create-clock-days = 每回合幾天
page-create-clock-none-about = 沒有人會被催促。
page-create-clock-minutes-about = 大家同時繪製，所以一回合的長短看最慢的人。
page-create-clock-days-about = 時間到了，就由電腦玩家為那個座位繪製，並註明在筆記裡。
page-create-clock-length = 每回合的時間
page-create-waiting = 有人離開時
    .about = 過了等候時間，主人可以讓電腦玩家代打到那位玩家回來，其他人也能當主人。
page-create-less = 減一
page-create-more = 加一
page-create-rules = 規則
page-create-ready = 顯示誰準備好了
    .about = 名字旁會打勾。畫了什麼仍然保密。
page-create-sum-bots = 其中 { $bots } 個是電腦玩家。
page-create-sum-clock-none = 不限時間。
page-create-sum-clock-minutes = 每回合 { $per } 分鐘。
page-create-sum-clock-days = 每回合 { $per } 天。
page-create-open-link = 開桌
page-create-open = 開始
page-create-opening = 正在開桌

## 邀請（連結牌桌的等候室）

page-invite-title = 牌桌開好了
page-invite-title-named = 「{ $name }」開好了
page-invite-sub = 給每位朋友一個連結。誰先用它入座，座位就是誰的。
page-invite-sub-guest = 你已入座。等所有人到齊，或由開桌的人宣布，遊戲就開始。
page-invite-sub-sit = 有個座位為你留著。告訴大家你是誰吧。
page-invite-sub-watch = 你在旁觀。等所有人到齊，或由開桌的人宣布，遊戲就開始。
page-invite-seat-label = 座位 { $number }，{ $name }：{ $status }
page-invite-unnamed = 座位 { $number }
page-invite-here = 在場
page-invite-you = 你，在這裡
page-invite-away = 已入座，暫時離開
page-invite-choosing = 已打開連結，正在取名
page-invite-not-opened = 還沒打開連結
page-invite-bot = 電腦「{ $bot }」，就緒
page-invite-copy = 複製連結
page-invite-send = 傳送
# 上面兩個按鈕的朗讀名稱，以按鈕上的字開頭。
page-invite-copy-label = 複製連結：{ $name }
page-invite-send-label = 傳送連結：{ $name }
page-invite-qr-label = 顯示 { $name } 的 QR 碼
page-invite-copied = 已複製 { $name } 的連結。
page-invite-share-text = 我們的 Charthouse 牌桌上，有個座位為你留著。
page-invite-watch-text = 來旁觀我們在 Charthouse 的牌桌。
page-invite-qr = { $name } 的座位
    .about = 用這個房間裡的手機掃描。
page-invite-watchers = 旁觀者
    .about = 看得到桌上公開的一切。
page-invite-watchers-copy = 複製旁觀連結
page-invite-watch-copied = 已複製旁觀連結。
page-invite-recovery = 你的復原碼
    .about = 不論用哪台裝置，它都能帶你回到座位。這台裝置的牌桌選單裡也找得到。
page-invite-recovery-copy = 複製你的復原碼
page-invite-recovery-copied = 已複製你的復原碼，請自己收好。
page-invite-links-gone = 連結只顯示一次。
    .about = 開桌時已經發出。你可以產生新的連結。
page-invite-links-new = 產生新連結
page-invite-waiting = 等候 { $names }。
page-invite-waiting-many = 還有 { $count } 個空位。
page-invite-begin-about = 所有人到齊後會自動開始。現在就開始的話，空位先由電腦玩家代打，等玩家來了再接手。
page-invite-only-here = 這個位址只能在這台電腦上使用。要邀請其他裝置，請用 --lan 啟動伺服器，再開啟它顯示的位址。
page-invite-all-here = 所有人都到了。
page-invite-begin = 現在開始
page-invite-arrived = { $name } 到了。
page-invite-laid = 這局的內容
page-invite-laid-map = { $map }，{ $side } 面。
page-invite-laid-edition-2019 = 2019 年規則。
page-invite-laid-edition-2020 = 2020 年規則。
page-invite-laid-help-off = 繪製時沒有輔助。
page-invite-laid-help-grey = 不能畫的格子會變淡。
page-invite-laid-help-worth = 草稿會顯示價值。
page-invite-sealed = 牌庫已封印：
    .about = 這是洗牌密鑰的指紋。發牌前，每台裝置都會加入自己的數字。遊戲結束後，任何人都能查驗牌序有沒有被動過。
page-invite-seal-copy = 複製封印
page-invite-seal-copied = 已複製封印。
page-invite-edicts-random = 法令會在遊戲開始時發出。
page-invite-sit-title = 你在牌桌上的名字
page-invite-sit-crest = 你的紋章
page-invite-sit = 坐這個位子
page-invite-sit-change = 改名字
page-crest-chevron = 人字紋
page-crest-pale = 直帶紋
page-crest-bend = 斜帶紋
page-crest-cross = 十字紋
page-crest-fess = 橫帶紋
page-crest-saltire = 斜十字紋

## 入座

page-join-invited = 有個座位為你留著
    .about = 誰先入座，座位就是誰的，所以這個連結只給你。之後座位屬於這台裝置。
page-join-sit = 入座
page-join-taken = 這個座位已有人坐。
    .about = 是你的嗎？請由你入座的裝置放行，或輸入復原碼。如果不是，請向主人要一個自己的連結。
page-join-ask = 詢問我的另一台裝置
page-join-asked = 請在另一台裝置上答應
    .about = 你的牌桌正在那裡詢問，顯示這個數字的裝置是不是你的。
page-join-title = 正在入座
page-join-sub = 請稍候。你的連結正換成一把留在這台裝置上的鑰匙。
page-join-failed = 這個連結打不開座位。
    .about = 連結可能不完整，或已換成新的。請詢問傳給你的人，或輸入你的復原碼。
page-join-offline = 牌桌沒有回應。
    .about = 你的連結沒有遺失。恢復連線後再試一次。
page-try-again = 再試一次
page-join-already = 這台裝置在這張牌桌已有座位。
    .about = 你可以保留原本的座位，或從現在起改用這個連結。
page-join-keep = 保留我的座位
page-join-replace = 改用這個連結
page-join-copy = 複製
page-recover-title = 回到座位
page-recover-about = 有了復原碼，在這台裝置上也能打開你的座位。
page-recover-label = 復原碼
page-recover = 打開我的座位
page-recover-failed = 沒有座位符合這組復原碼。請逐字核對。

## 同螢幕兩位玩家之間的遮蓋

page-cover = 已遮住
page-cover-covered = { $name } 的地圖已遮住
page-cover-all-covered = 所有地圖都已遮住
page-cover-pass = 請交給 { $name }
page-cover-please = 其他人請先別看。
page-cover-open = 我是 { $name }，顯示我的地圖
page-cover-order = 玩家順序
page-cover-done = { $name }，已畫好
page-cover-now = { $name }，正在繪製
page-cover-next = { $name }，稍後繪製
