### 終端機：命令列說明，以及在那裡進行的遊戲。網頁用不到這些文字。

## 命令列說明

help-usage = 用法
help-commands = 指令
help-options = 選項
help-arguments = 引數
help-help = 顯示這份說明
help-version = 顯示版本
help-lang = 語言：{ $known }
help-json = 輸出一個 JSON 物件
help-game = 遊戲
help-players = 玩家人數
help-seed = 洗牌的密鑰：數字或任意文字
help-side = 王國製圖師：地圖紙的面：A 或 B
help-edition = 王國製圖師：規則版本：2019 或 2020
help-edicts = 王國製圖師：法令 A 到 D 下方的四張計分牌，以半形逗號分隔
help-skills = 王國製圖師：加入技能；可指定三項，以半形逗號分隔，或隨機發出
help-full-map = 王國製圖師：單人模式地圖填滿時如何計分：scores_all 或 scores_current
help-charters = 契約石：依座位順序的領地，以半形逗號分隔
help-errata = 契約石：採用的更正，以半形逗號分隔；空引號表示都不採用
help-file = 紀錄檔，文字或 JSON 格式

help-serve = 在瀏覽器中開設牌桌
help-serve-port = 連接埠；0 表示任選可用的
help-serve-data = 保存牌桌的資料夾
help-serve-database = 以 PostgreSQL 位址取代資料夾
help-serve-key-file = 封存秘密內容的金鑰檔；未指定時用資料夾裡的那一個
help-serve-lan = 讓同一房間的手機加入，並顯示 QR 碼
help-serve-open = 在瀏覽器中開啟頁面
help-serve-lazy = 電腦玩家第一次行動時才準備，而非啟動時
help-serve-bind = 要監聽的位址，取代 127.0.0.1：0.0.0.0、::、[::1]:9000、unix:/run/charthouse.sock
help-serve-prefix = 代理伺服器呈現本伺服器的路徑，例如 /charthouse
help-serve-proxies = 可信任的代理伺服器位址或網路；只採信它們轉述的請求來源
help-serve-names = 其他可連到本伺服器的名稱，例如 games.example.org
help-serve-connections = 一個位址最多可持有多少連線與多少通訊端；本機與代理伺服器不限
help-serve-openings = 一個位址一次最多可開設多少桌；一小時內為其六十倍
help-serve-messages = 一個座位的所有裝置持續每秒最多可傳送多少訊息
help-serve-work-seconds = 製作重播或從紀錄接續遊戲最多可用多少秒
help-serve-work-megabytes = 上述工作最多可用多少百萬位元組的記憶體
help-serve-take-over = 接替正在使用此資料夾的伺服器，沿用其位址，不中斷任何連線
help-serve-metrics = 可以查看 /metrics 數據的位址或網路；不設定就不提供
help-serve-log-level = 記錄的內容：所有事件、只記異常，或只記錯誤
help-serve-log-format = 記錄的格式：供人閱讀的文字行，或 JSON
help-serve-config = 設定檔（TOML）；不指定時為 { $usual }
help-serve-check = 說明各項設定的值、出處與錯誤，不開始服務
bad-setting = { $place }：沒有「{ $name }」這項設定。可用的設定與 charthouse serve --help 所列相同，但不加開頭的橫線。
bad-setting-line = { $place }：這一行不是 TOML。
bad-setting-text = { $place } 須是文字，不能是「{ $value }」
bad-setting-texts = { $place } 須是一串文字，不能是「{ $value }」
bad-setting-value = { $place }：{ $detail }
bad-setting-both = 設定「{ $one }」與「{ $other }」不能同時使用。
bad-place = 無法監聽「{ $found }」。請寫本機的位址（0.0.0.0、::、[::1]:9000）或 unix:/run/charthouse.sock。
bad-network = 「{ $found }」不是位址或網路，例如 127.0.0.1 或 10.0.0.0/8。
bad-server-name = 「{ $found }」不是伺服器名稱，例如 games.example.org。
bad-prefix = 「{ $found }」不能作為所有位址前的路徑；/charthouse 可以。
check-default = 預設值
check-file = 設定檔：{ $path }
check-no-file = 設定檔：無（{ $usual } 不存在）
check-address = 位址：{ $address }
check-good = 設定沒有問題。
help-serve-archive-after = 遊戲結束幾天後收進檔案庫，原有連結仍可開啟；0 表示永不
help-serve-archive-abandoned-after = 無人回來的遊戲幾天後收進檔案庫等候；0 表示永不
help-serve-delete-lobbies-after = 從未開始的牌桌幾天後刪除；0 表示永不
help-serve-delete-finished-after = 遊戲結束幾天後永久刪除；0 表示永不
help-serve-delete-abandoned-after = 無人回來的遊戲幾天後永久刪除；0 表示永不
help-serve-tables-a-day = 同一位址每天可開幾張牌桌；0 表示不限
help-serve-tables-at-once = 同一位址可同時進行幾場遊戲；0 表示不限
help-serve-most-megabytes = 資料庫大到多少百萬位元組後不再開新牌桌；0 表示不限
help-tables = 供主持本站者使用：列出牌桌，查看、結束或刪除一張，或收進檔案庫
help-tables-deed = list、show、close、delete 或 archive
help-tables-id = 牌桌；編號的開頭即可
help-tables-phase = 只列這種狀態的牌桌：lobby、playing、over 或 deleted
help-tables-game = 只列這款遊戲的牌桌
help-tables-idle = 只列這麼多天沒有動靜的牌桌
help-tables-yes = 確定刪除；不寫就什麼也不刪
tables-none = 沒有這樣的牌桌。
tables-phase =
    { $phase ->
        [lobby] 未開始
        [playing] 進行中
        [over] 已結束
       *[deleted] 已刪除
    }
tables-line = { $id }  { $game }，{ $phase }；{ $opened } 開桌，{ $used } 最後使用
tables-archived-too = { $line }；在檔案庫
tables-seat = { $seat }. { $name }
tables-rows = 紀錄列數：{ $rows }
tables-closed = 牌桌 { $id } 已關閉：遊戲到此為止。
tables-deleted = 牌桌 { $id } 已刪除。
tables-archived = 收進檔案庫：{ $archived }。刪除：{ $deleted }。
bad-tables-deed = 「{ $found }」不是 { $known } 之一。
bad-tables-several = 有 { $count } 張牌桌的編號以「{ $id }」開頭，請多寫幾個字。
bad-tables-sure = 這會為所有人永久刪除牌桌 { $id }。確定的話：charthouse tables delete { $id } --yes
bad-tables-version = 此資料庫的格式與這個版本不同。請先用這個版本執行一次 charthouse serve，或改用正在服務的版本。
bad-tables-folder = { $path } 裡沒有牌桌。
help-score = 以全部計分牌為《王國製圖師》的地圖紙計分
help-score-sheet = 地圖紙，十一列以「/」相連；「-」表示從標準輸入讀取
help-score-explain = 說明每點聲望來自哪些格子
help-score-stdin = 從標準輸入讀取，一行一張地圖紙；寫到標準輸出，一行一個 JSON 物件
help-draw = 把《王國製圖師》的地圖紙或紀錄中的牌桌畫成圖片
help-draw-sheet = 地圖紙，十一列以「/」相連；「-」表示從標準輸入讀取
help-draw-record = 紀錄檔，文字或 JSON 格式
help-draw-step = 紀錄的第幾步，從 0 算起；未指定則為最後一步
help-draw-seat = 只畫這個座位面前的東西，從 1 算起
help-draw-out = 要寫入的檔案，.svg 或 .png
help-draw-force = 覆寫已有的檔案
help-placements = 列出《王國製圖師》一張牌的所有合法畫法
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
help-replay-why = 由一名電腦玩家說明每個決定：它會怎麼做、預期結果如何
help-verify = 查驗紀錄：雜湊鏈，以及洗牌（若密鑰已知）
help-campaign = 把《契約石》戰役存在一個人人都能查驗的檔案裡
help-campaign-file = 戰役檔案
help-campaign-seal = 要封存進戰役的完局紀錄；若檔案不存在，戰役便從這一局開始
help-campaign-name = 領地與它的名字，由上一局沒有獲勝的玩家取名：「red 燈籠街」
help-play = 在終端機遊玩《王國製圖師》，獨自一人或共用一個螢幕
help-play-names = 玩家名字，以半形逗號分隔
help-play-new = 即使有已儲存的遊戲，也開新局
help-play-save = 儲存遊戲的檔案

## Refusals of the front door

bad-seat = 沒有「{ $found }」這個座位：座位是 0 到 { $last }，或 { $names }。
bad-step = 沒有第 { $found } 步：這份紀錄的步數是 0 到 { $last }。
bad-bot-count = 由一名電腦玩家代打所有座位，或每個座位一名，共 { $wanted } 名；不能是 { $found } 名。
bad-no-secret = 這份紀錄沒有密鑰，無法接著玩；請另開分支。
bad-no-picture = { $game } 沒有圖片。
bad-picture-kind = 圖片必須是 .svg 或 .png 檔，不能是 { $path }。
bad-rasteriser = PNG 圖片需要「pictures」附加套件：pip install "charthouse[pictures]"
bad-draw = 請畫地圖紙（--sheet）或紀錄（--record）其中之一。
file-is-there = 檔案已經存在；加上 --force 可覆寫。
bad-draw-sheet = --step 與 --seat 只能和 --record 一起使用。

## 終端機

play-turn = { $season } · 第 { $number } 張牌 · 時限 { $time } / { $limit }
play-solo = 你獨自為女王繪製地圖。
play-pass-screen = 請把螢幕交給 { $name }，然後按 Enter。
play-terrains = 地形：{ $terrains }
play-or = 或
play-takes =
    { $time ->
        [0] 不計時限值
       *[other] 時限值 { $time }
    }
play-duty = 遺跡！形狀必須覆蓋一個尚未填繪的遺跡格。
play-fall-back = 畫不下任何形狀：請任選一格填繪。
play-ambush-own = 伏兵！請畫下怪獸。
play-ambush-on = 伏兵！請在 { $name } 的地圖上畫下怪獸。
play-acrobatics = 伏兵！要花 { $cost } 枚錢幣使用「特技」嗎？請輸入 { $yes } 或 { $no }。
play-edicts = 法令
play-now = 目前
play-scored-in = 計分季節
play-total = { $name }：目前 { $stars }
play-purse = 錢幣 { $purse } / { $track }
play-monsters = 怪獸目前會扣 { $stars }
play-skills = 技能
play-skill-cost = 花費 { $cost }
play-skill-used = 本季已使用
play-prompt = { $name }，請繪製（輸入 ? 看說明）：
play-help = 輸入地形與格子，例如：forest C4 C5 D5（或 f C4 C5 D5）。列由上到下是 A 到 K，欄由左到右是 1 到 11。
    搭配技能：search forest C4 C5 D5 + D6
    hint：當下得分最高的畫法
    why A：法令 A 的聲望來自哪些格子；也可以用 why coins、why monsters
    list：列出一些合法的畫法
    log：到目前為止發生的事
    undo：趁其他人還在繪製時，收回你上一次的繪製
    save：遊戲存在哪裡；每次行動後都會自動儲存
    quit：離開；下次可以接著玩
play-hint = 試試：{ $action }（目前 { $gain }）
play-list = 共有 { $count } 種合法畫法，列舉：{ $some }
play-because = { $stars } 點聲望：{ $spaces }
play-no-stars = 還沒有聲望。
play-unknown-why = 可以這樣問：why A、why B、why C、why D、why coins 或 why monsters。
play-saved = 遊戲存在 { $path }
play-resumed = 接續先前的遊戲。要開新局：charthouse play --new
play-bye = 遊戲已儲存，下次回來可以接著玩。
play-total-line = 總分
play-final = 地圖完成了
play-winner = { $name } 獲勝，共 { $stars }。
play-winners = { $names } 共享勝利，各得 { $stars }。
play-rating = 排名 { $rating }：女王封你為「{ $title }」。
play-record = 本局紀錄：{ $path }
play-verify = 查驗洗牌：charthouse verify { $path }

## 資料夾裡的內容

note-closed = { $path } 原本開放給這台機器的其他使用者，現已關閉。
note-torn = 最後寫入的內容不完整，因此不算數，斷電或伺服器被中斷時會這樣：已確認的內容都沒有遺失。如果兩者都沒有發生，這個磁碟就不可信。
bad-key-file = { $path } 不是金鑰檔，或已損壞。請把這個資料庫的金鑰檔放到那裡；沒有任何變更。
bad-home = 這個使用者沒有個人資料夾。請指定保存的位置。
bad-database-alone = { $path } 是在伺服器使用時複製的，缺少 { $log }：最新的行動都在那裡。請一併複製該檔案，或用「charthouse restore 檔案 --replace」還原備份。若已遺失，請在資料庫旁放一個同名的空檔案，就能不要這些行動而繼續。
bad-database-damaged = { $path } 已損壞；沒有任何變更。請用「charthouse restore 檔案 --replace」以最新的備份取代它。還讀得出來的內容可用「charthouse backup 檔案」備份。
bad-key-missing = { $path } 裡沒有這個資料庫的金鑰 { $key }。請把這個資料庫的金鑰檔放到那裡，或用 --key-file 指定；沒有任何變更。

help-backup = 把所有牌桌的內容複製到一個檔案，伺服器執行中也可以
help-backup-file = 要寫入的檔案
help-backup-with-key = 連同金鑰一起放進檔案；持有檔案的人就能讀取一切
help-backup-force = 覆寫已有的檔案
help-restore = 從備份重建牌桌，在資料夾裡或在 PostgreSQL 上
help-restore-file = 由 charthouse backup 寫出的檔案
help-restore-replace = 刪除那裡原有的牌桌
help-keys = 顯示封存秘密內容的金鑰，或更換金鑰
help-keys-what = add：把新金鑰加進檔案，留待之後使用；rotate：用新金鑰重新封存一切
help-serve-backup-dir = 定期把一切複製進去的資料夾
help-serve-keep = 保留幾份這樣的備份
help-serve-backup-hours = 兩次備份之間的小時數

## 備份與金鑰

result-backup = { $count } 張牌桌已複製到 { $path }。這份備份已試著還原過一次。
result-backup-key = 備份裡沒有金鑰。請把 { $path } 另存一份在別處：沒有它，誰也無法還原牌桌。
result-backup-with-key = 備份裡有金鑰：持有檔案的人能讀取一切。
result-restored = 牌桌已從 { $path } 還原。
result-key-added = 新金鑰 { $key } 已寫入 { $path }。更換金鑰之前，請把檔案帶到每一台伺服器。
result-keys-rotated = 現在一切都以金鑰 { $key } 封存；重新封存了 { $count } 個值。舊備份仍需要舊金鑰，它們留在檔案裡。
result-key = { $key } · 舊的 · 以它封存：{ $count }
result-key-current = { $key } · 使用中 · 以它封存：{ $count }
result-clear = 由較早版本以明文寫入：{ $count }。指令「charthouse keys rotate」也會把它們封存。
note-damaged = 牌桌 { $table } 已損壞；照原樣保留。
bad-no-house = { $path } 裡沒有牌桌。
bad-backup = { $path } 已損壞：內容和當初寫入的不同。沒有任何變更。
bad-backup-cut = { $path } 被截短了。沒有任何變更。
bad-backup-foreign = { $path } 不是 Charthouse 的備份，或開頭已損壞。沒有任何變更。
bad-backup-newer = { $path } 是由較新版本的 Charthouse 寫入的。沒有任何變更。
bad-restore-full = { $place } 裡已經有牌桌。加上 --replace 會刪除它們，由備份裡的牌桌取代。
bad-restore-served = 有伺服器正在使用這個資料庫。請先停止它再還原；沒有任何變更。
