### 外殼：命令列，以及所有遊戲共用的文字。

app-tagline = 遊玩、研究《王國製圖師》與《契約石》，也能在此基礎上開發。

## 命令列說明

help-usage = 用法
help-commands = 指令
help-options = 選項
help-arguments = 引數
help-help = 顯示這份說明
help-version = 顯示版本
help-lang = 語言：en、ru、zh-Hant、sr 或 cs
help-json = 輸出一個 JSON 物件
help-game = 遊戲
help-players = 玩家人數
help-seed = 發牌的種子：數字或任意文字
help-side = 地圖紙的面：A 或 B
help-edition = 規則版本：2019 或 2020
help-edicts = 法令 A 到 D 下方的四張計分牌，以半形逗號分隔
help-skills = 加入技能；可指定三項，以半形逗號分隔，或隨機發出
help-full-map = 單人模式地圖填滿時如何計分：scores_all 或 scores_current
help-file = 紀錄檔，文字或 JSON 格式

help-serve = 在瀏覽器中開設牌桌
help-serve-port = 連接埠；0 表示任選可用的
help-serve-data = 保存牌桌的資料夾
help-serve-database = 以 PostgreSQL 位址取代資料夾
help-serve-lan = 讓同一房間的手機加入，並顯示 QR 碼
help-serve-open = 在瀏覽器中開啟頁面
help-serve-lazy = 電腦玩家第一次行動時才準備，而非啟動時
help-score = 以全部十六張計分牌為地圖紙計分
help-score-sheet = 地圖紙，十一列以「/」相連；「-」表示從標準輸入讀取
help-score-explain = 說明每點聲望來自哪些格子
help-score-stdin = 從標準輸入讀取，一行一張地圖紙；寫到標準輸出，一行一個 JSON 物件
help-placements = 列出一張牌的所有合法畫法
help-placements-sheet = 地圖紙，十一列以「/」相連
help-placements-card = 一般探索牌或伏兵牌
help-placements-ruins = 前面先翻開了遺跡牌
help-simulate = 讓電腦玩家對局
help-simulate-games = 對局數
help-simulate-bot = 電腦玩家，以半形逗號分隔；依序輪流入座
help-simulate-records = 把每局的紀錄寫入這個資料夾
help-arena = 讓電腦玩家用相同的發牌比賽
help-arena-games = 每個電腦玩家的對局數
help-arena-bots = 電腦玩家，以半形逗號分隔
help-arena-results = 把完成的對局存在這個檔案；用同一個檔案可從中斷處繼續
help-arena-plot = 把得分畫成圖檔：.svg、.png 或 .pdf
help-arena-threads = 使用的執行緒數
help-arena-processes = 使用的行程數
help-arena-ray = 在 Ray 叢集上對局：填它的位址，不填則在本機啟動
help-replay = 重新判定紀錄中的每個動作
help-replay-why = 由一名電腦玩家說明每個決定：它會怎麼做、預期得幾分
help-verify = 查驗紀錄：雜湊鏈，以及洗牌（若種子已知）
help-play = 在終端機遊玩，獨自一人或共用一個螢幕
help-play-names = 玩家名字，以半形逗號分隔
help-play-new = 即使有已儲存的遊戲，也開新局
help-play-save = 儲存遊戲的檔案

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
result-mean-rating = 平均評價 { $rating }
result-win-rate = 勝率 { $share } %
result-skill = 實力 { $skill }
plot-scores = 得分（方框：中間一半；鬚線：5 % 到 95 %；圓點：平均值與 95 % 信賴區間）
result-replayed = 已重新判定 { $count } 筆紀錄：結果相符。
result-state-hash = 狀態 { $hash }
result-verified-chain = 雜湊鏈完整無誤。
result-verified-seed = 種子與事先承諾的相同，所有隨機結果都由它推得。
result-not-revealed = 種子尚未公開，因此無法查驗洗牌。
result-rank = { $rank }. { $name }：{ $stars }

## 哪裡出錯

bad-usage = { $detail }（請見：charthouse { $command } --help）
bad-usage-missing = 缺少：{ $what }
bad-usage-unknown = 無法辨識：{ $what }
bad-usage-number = { $option } 須是 { $low } 到 { $high } 的整數，不能是「{ $value }」
bad-usage-command = 沒有「{ $command }」這個指令。指令有：{ $known }
bad-lang = 這裡沒有「{ $lang }」這種語言。語言有：{ $known }
bad-game = 這裡沒有「{ $found }」這款遊戲。遊戲有：{ $known }
bad-bot = 這裡沒有「{ $found }」這個電腦玩家。電腦玩家有：{ $known }
bad-bot-budget = 「{ $found }」不是思考的長度。請寫想像的局數（4000n）或時間（500ms）。
bad-bots-twice = 「{ $bot }」寫了兩次。
bad-runners = --threads、--processes 和 --ray 只能選一個。
bad-extra = 缺少所需的套件：pip install "charthouse[{ $extra }]"
bad-ray = 無法連上位於 { $address } 的 Ray 叢集。
bad-results-other = 檔案 { $path } 屬於另一場比賽：遊戲、人數、電腦玩家、種子或選項不同。
bad-results-line = 檔案 { $path } 的第 { $line } 行無法讀取。
bad-seats = 這款遊戲適合 { $low } 到 { $high } 位玩家，不能是 { $found } 位。
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
bad-request = 無法理解這個請求。
bad-request-header = 請求缺少標頭 X-Charthouse。
bad-key = 這個連結或代碼在此無效。
bad-table = 沒有這張牌桌。
bad-not-over = 遊戲仍在進行中。
bad-too-often = 太頻繁了，請稍候。
bad-day = 「{ $day }」沒有當日地圖。
bad-name = 名字需為 1 到 60 個字。
bad-page = 沒有這個頁面。
bad-log = 牌桌 { $table } 的紀錄在第 { $seq } 列損壞；沒有任何變更。
bad-database = 無法使用資料庫：{ $detail }
bad-port = 無法開啟連接埠 { $port }：{ $detail }
log-clock = 時間到：由電腦玩家替 { $name } 決定。
log-handed = 現在由電腦玩家代替 { $name }。
log-taken = { $name } 回來繼續遊戲。
why-only-host = 只有開桌的人可以這麼做。
why-not-your-seat = 那不是你的座位。
server-stops = 伺服器即將停止。你的遊戲已保存，請稍後回來。
server-store-broken = 無法再寫入牌桌，伺服器將停止：{ $detail } 已確認的內容都已保存。
bad-record-format = 這不是紀錄：開頭是「{ $found }」，應為「{ $wanted }」。
bad-record-line = 紀錄在「{ $line }」這裡無法讀取。
bad-record-cut = 紀錄在第 { $entry } 筆中途斷掉了。
bad-record-secret = 紀錄的密鑰不是以十六進位數字寫成。
bad-record-game = 這是另一款遊戲的紀錄：「{ $found }」。
bad-record-rules = 這份紀錄採用規則 { $found }；這個版本支援的是 { $known }。
bad-record-content = 這份紀錄使用的牌與這個版本不同。
bad-record-seat = 第 { $entry } 筆屬於座位 { $seat }，但沒有這個座位。
bad-record-move = 第 { $entry } 筆違反規則：{ $why }
bad-record-answer = 第 { $entry } 筆給 { $question } 的答案不可能出現。
bad-record-events = 第 { $entry } 筆列出的事件與其動作的結果不符。
bad-record-chain = 雜湊鏈在第 { $entry } 筆中斷：紀錄遭到更動。
bad-record-draw = { $question } 的答案無法由種子推得：洗牌遭到更動。
bad-record-commitment = 種子與開局前承諾的不同。
bad-record-draws = 紀錄指定的抽取方式是「{ $found }」，這個版本不支援。
bad-secret = 這個密鑰不屬於這場遊戲。
bad-save = 無法接續已儲存的遊戲（開新局：charthouse play --new）：{ $detail }
stopped = 已停止。
