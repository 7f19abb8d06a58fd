### 外殼：命令列，以及所有遊戲共用的文字。

app-tagline = 遊玩、研究《王國製圖師》與《契約石》，也能在此基礎上開發。

## 名稱

bot-random = 隨機
    .about = 從合法動作中任選一個。
bot-greedy = 貪心
    .about = 選擇當下得分最多的動作。
bot-scout = 斥候
    .about = 看過每一種畫法，選擇到年底最有希望的一種。
bot-scout-500ms = 斥候（半秒）
    .about = 先在腦中用半秒推演最好的幾個想法，再動筆。

## 結果

result-unfilled = 尚未填繪的格子：{ $count }
result-games = { $count } 局
result-decisions = { $count } 次決定
result-seconds = { $seconds } 秒
result-mean-score = 平均得分 { $score }
result-mean-rating = 平均排名 { $rating }
result-win-rate = 勝率 { $share } %
result-skill = 實力 { $skill }
plot-scores = 得分（方框：中間一半；鬚線：5 % 到 95 %；圓點：平均值與 95 % 信賴區間）
result-replayed = 已重新判定 { $count } 筆紀錄：結果相符。
result-state-hash = 狀態 { $hash }
result-why-points = 先列實際行動，再列：{ $bot } 會考慮的選擇，以及預期終局的分數。
result-why-lead = 先列實際行動，再列：{ $bot } 會考慮的選擇，以及預期領先其他玩家幾分。
result-campaign-named = { $charter }「{ $name }」
result-campaign-chest = { $charter }：榮耀 { $glory }、勝利 { $wins }、人物 { $personas }
result-verified-chain = 雜湊鏈完整無誤。
result-verified-seed = 密鑰與事先承諾的相同，所有隨機結果都由它推得。
result-struck = 應玩家要求刪除了名字（座位：{ $seats }），其後重新計算了雜湊值。
result-not-revealed = 密鑰尚未公開，因此無法查驗洗牌。
result-not-decided = { $entries } 筆紀錄中有 { $count } 筆採用規則 { $rules }，這個版本不會重新判定：事件照原樣採用。
result-unsure-seed = 密鑰與事先承諾的相同；有 { $count } 個隨機結果出自這個版本不認得的規則，無法重新推算。
result-points = { $count } 分
result-rank = { $rank }. { $name }：{ $points }

## 哪裡出錯

bad-usage = { $detail }（請見：charthouse { $command } --help）
bad-usage-missing = 缺少：{ $what }
bad-usage-unknown = 無法辨識：{ $what }
bad-usage-number = { $option } 須是 { $low } 到 { $high } 的整數，不能是「{ $value }」
bad-usage-command = 沒有「{ $command }」這個指令。指令有：{ $known }
bad-lang = 這裡沒有「{ $lang }」這種語言。語言有：{ $known }
bad-game = 這裡沒有「{ $found }」這款遊戲。遊戲有：{ $known }
bad-game-lacks = 「{ $game }」沒有這項功能。
bad-bot = 這裡沒有「{ $found }」這個電腦玩家。電腦玩家有：{ $known }
bad-bot-budget = 「{ $found }」不是思考的長度。請寫推演的局數（4000n）或時間（500ms）。
bad-bots-twice = 「{ $bot }」寫了兩次。
bad-runners = --threads、--processes 和 --ray 只能選一個。
bad-extra = 缺少所需的套件：pip install "charthouse[{ $extra }]"
bad-ray = 無法連上位於 { $address } 的 Ray 叢集。
bad-results-other = 檔案 { $path } 屬於另一場比賽：遊戲、人數、電腦玩家、--seed 或選項不同。
bad-results-line = 檔案 { $path } 的第 { $line } 行無法讀取。
bad-seats = 這款遊戲適合 { $low } 到 { $high } 位玩家，不能是 { $found } 位。
bad-seat-kind = 這個座位不能交給自動玩家：不是每款遊戲都有，而且還要有別人一起玩。
bad-option = 沒有「{ $option }」這個選項。選項有：{ $known }
bad-option-value = 「{ $value }」不是 { $option } 可用的值。可用的值：{ $allowed }
bad-list = 「{ $value }」不是以半形逗號分隔的名稱清單。
bad-file = 無法讀取檔案 { $path }：{ $detail }
bad-file-write = 無法寫入檔案 { $path }：{ $detail }
bad-file-text = 檔案 { $path } 不是 UTF-8 文字。
bad-words = 指令中的文字不是 UTF-8。
file-missing = 找不到這個檔案。
file-is-folder = 這是一個資料夾。
file-is-no-folder = 那裡需要一個資料夾。
file-forbidden = 沒有權限。
file-in-use = 已被佔用。
file-disk-full = 磁碟空間已滿。
file-trouble = 系統回報錯誤編號 { $code }。
bad-second-server = 另一個伺服器正在使用資料夾 { $path }。
bad-take-over = 使用資料夾 { $path } 的伺服器未能及時結束；已通知它結束，請再試一次。
bad-request = 無法理解這個請求。
bad-request-header = 請求缺少標頭 X-Charthouse。
bad-key = 這個連結或代碼在此無效。
bad-seat-taken = 這個座位已有人坐，連結不再有效。如果是你的座位，請用復原碼回來，或由你入座的裝置放行。如果不是，請向主人要一個自己的連結。
bad-seat-free = 這個座位還沒有人坐，用連結就能入座。
bad-ticket = 這個連結只供一台裝置在十分鐘內使用。請在持有座位的裝置上再產生一個。
bad-asked-just-now = 剛剛已有裝置請求這個座位。請等兩分鐘，或使用復原碼。
bad-ask-over = 沒有及時得到同意。請再問一次，或使用復原碼。
bad-many-devices = 持有這個座位的裝置太多了，請先移除一台。
bad-put-out = 這台裝置已不再持有座位：同一座位的另一台裝置將它移除了。用復原碼可以回來。
bad-table = 沒有這張牌桌。
bad-rematch = 這張牌桌的下一局已經開了。
bad-not-over = 遊戲仍在進行中。
bad-too-often = 太頻繁了，請稍候。
bad-too-busy = 來自這裡的同類請求已有數個在等候。請稍後再試。
bad-too-much = 這項請求的工作量超過伺服器願意處理的上限。
bad-record-long = 這份紀錄有 { $found } 項；這裡最多能看 { $most } 項。
bad-options-long = 一桌的選項最長 { $most } 位元組，不能有 { $found } 位元組。
bad-request-long = 請求太長：最多 { $most } 千位元組。
bad-day = 「{ $day }」沒有當日地圖。
bad-name = 名字需為 1 到 60 個字。
bad-name-taken = 這張桌子已有人使用這個名字，或看起來相同的名字。
bad-page = 沒有這個頁面。
bad-host = 這台伺服器不叫「{ $host }」。管理者可以把這個名稱加入設定。
bad-log = 牌桌 { $table } 的紀錄在第 { $seq } 列損壞；沒有任何變更。
bad-database = 無法使用資料庫：{ $detail }
bad-database-kind = 資料庫必須是 PostgreSQL 伺服器的位址：postgresql://…
bad-database-newer = 這個資料庫是由較新版本的 Charthouse 寫入的，未作任何更動。
bad-port = 無法開啟連接埠 { $port }：{ $detail }
bad-table-deleted =
    { $why ->
        [host] 這張牌桌已於 { $day } 由桌主刪除。
        [house] 這張牌桌已於 { $day } 由本站主持者刪除。
       *[rule] 這張牌桌已於 { $day } 刪除：本站的牌桌只保存一段時間。
    }
bad-not-begun = 遊戲還沒開始。
bad-not-playing = 這張牌桌沒有進行中的遊戲。
bad-tables-a-day = 今天從這裡開的牌桌夠多了，請明天再來。
bad-tables-at-once = 從這裡開的遊戲已經夠多了，請先結束一場再開新的。
bad-house-full = 這裡已經客滿，不能再開新牌桌。進行中的遊戲不受影響。
bad-keys-full = 這張牌桌的鑰匙已經發完了。
log-closed = 本站主持者關閉了這場遊戲，到此為止。
log-clock = 時間到：由電腦玩家替 { $name } 決定。
log-stood-in = { $name } 的電腦玩家沒有回應：由較簡單的電腦玩家決定。
log-rules = 從這裡起，這桌改用規則 { $rules }；先前發生的一切維持不變。
log-handed = 現在由電腦玩家代替 { $name }。
log-taken = { $name } 回來繼續遊戲。
log-handed-away = { $name } 離開很久了：在回來以前由電腦玩家代打。
log-host = 主人離開很久了，現在由 { $name } 當主人。
log-host-passed = 現在由 { $name } 當主人。
why-only-host = 只有開桌的人可以這麼做。
why-not-your-seat = 那不是你的座位。
why-not-seated = 那個座位沒有人坐。
why-still-here = { $name } 還在桌邊。
why-still-waited-for = { $name } 不久前還在。這張牌桌的等候時間還有 { $minutes } 分鐘。
why-nothing-to-undo = 你沒有可以復原的動作。
why-already-revealed = 之後已翻開新的牌，無法復原。
why-long-log = 這桌的紀錄已太長：只會加入讓遊戲繼續的決定。
server-stops = 伺服器即將停止。你的遊戲已保存，請稍後回來。
server-store-broken = 無法再寫入牌桌，伺服器將停止：{ $detail } 已確認的內容都已保存。
bad-record-format = 這不是紀錄：開頭是「{ $found }」，應為「{ $wanted }」。
bad-record-line = 紀錄在「{ $line }」這裡無法讀取。
bad-record-cut = 紀錄在第 { $entry } 筆中途斷掉了。
bad-record-secret = 紀錄的密鑰不是以十六進位數字寫成。
bad-record-game = 這是另一款遊戲的紀錄：「{ $found }」。
bad-record-rules = 這份紀錄採用規則 { $found }；這個版本支援的是 { $known }。
bad-record-content = 這份紀錄使用的牌與這個版本不同。
bad-record-release = 這份紀錄使用內容版次 { $found }；這個版本只有 { $known }：請用更新的版本開啟。
bad-record-seat = 第 { $entry } 筆屬於座位 { $seat }，但沒有這個座位。
bad-record-move = 第 { $entry } 筆違反規則：{ $why }
bad-record-answer = 第 { $entry } 筆給 { $question } 的答案不可能出現。
bad-record-events = 第 { $entry } 筆列出的事件與其動作的結果不符。
bad-record-chain = 雜湊鏈在第 { $entry } 筆中斷：紀錄遭到更動。
bad-record-draw = { $question } 的答案無法由密鑰推得：洗牌遭到更動。
bad-record-commitment = 密鑰與開局前承諾的不同。
bad-record-draws = 紀錄指定的抽取方式是「{ $found }」，這個版本不支援。
bad-secret = 這個密鑰不屬於這場遊戲。
bad-save = 無法接續已儲存的遊戲（開新局：charthouse play --new）：{ $detail }
stopped = 已停止。
