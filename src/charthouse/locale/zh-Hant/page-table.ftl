### 頁面：每個畫面與每張牌桌的外框。

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
page-conn-catching = 同步中
# $unsent 是在這台裝置上等候送出的繪製數。
page-conn-offline =
    { $unsent ->
        [0] 離線
       *[other] 離線，{ $unsent } 次繪製待送出
    }
page-conn-waiting = 伺服器正在跟上進度。你所做的都留在這裡，會自動繼續。
page-conn-lost = 與牌桌失去連線
    .about =
        { $unsent ->
            [0] 請繼續繪製。你定稿的內容會留在這台裝置上，只送出一次。
            [1] 你的決定安全地留在這台裝置上，恢復連線就會送出。
           *[other] { $unsent } 個決定安全地留在這台裝置上，恢復連線就會送出。
        }
    .first = 伺服器一有回應，地圖就會出現。
page-stale = 牌桌已經往下進行，所以什麼都沒有改變。

## 牌桌：其他人

page-late = 逾時
page-inked = 已定稿。等候其他人。
page-inked-waiting = 已定稿。等候 { $names }。
page-answered = 已回答。等候其他人。
page-answered-waiting = 已回答。等候 { $names }。
# $when 例如「3 小時後」。
page-time-left = 本回合截止時間：{ $when }。
page-bell = 輪到我時響鈴
page-notice = 輪到我時顯示通知

## 結局

page-replay = 重看這局
page-copy-result = 複製成績
page-download = 儲存紀錄
page-copied = 已複製。
