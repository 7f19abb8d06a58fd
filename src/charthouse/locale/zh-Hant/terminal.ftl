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
help-seed = 發牌的種子：數字或任意文字
help-side = 王國製圖師：地圖紙的面：A 或 B
help-edition = 王國製圖師：規則版本：2019 或 2020
help-edicts = 王國製圖師：法令 A 到 D 下方的四張計分牌，以半形逗號分隔
help-skills = 王國製圖師：加入技能；可指定三項，以半形逗號分隔，或隨機發出
help-full-map = 王國製圖師：單人模式地圖填滿時如何計分：scores_all 或 scores_current
help-charters = Charterstone：依座位順序的領地，以半形逗號分隔
help-errata = Charterstone：採用的更正，以半形逗號分隔；空引號表示都不採用
help-file = 紀錄檔，文字或 JSON 格式

help-serve = 在瀏覽器中開設牌桌
help-serve-port = 連接埠；0 表示任選可用的
help-serve-data = 保存牌桌的資料夾
help-serve-database = 以 PostgreSQL 位址取代資料夾
help-serve-lan = 讓同一房間的手機加入，並顯示 QR 碼
help-serve-open = 在瀏覽器中開啟頁面
help-serve-lazy = 電腦玩家第一次行動時才準備，而非啟動時
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
help-verify = 查驗紀錄：雜湊鏈，以及洗牌（若種子已知）
help-campaign = 把 Charterstone 戰役存在一個人人都能查驗的檔案裡
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
play-rating = 評價 { $rating }：女王封你為「{ $title }」。
play-record = 本局紀錄：{ $path }
play-verify = 查驗洗牌：charthouse verify { $path }
