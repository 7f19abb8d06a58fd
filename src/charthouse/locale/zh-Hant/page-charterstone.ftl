### 《契約石》頁面。名稱與規則在 charterstone.ftl。

## 首頁、新牌桌

page-stone-front = 六塊領地，一座村莊
    .about = 派出工人、付費、興建、開啟木箱：每個木箱都會帶來建築、人物或規則。戰役的第一場遊戲，二到六人，電腦玩家也算。
page-stone-front-options = 領地與對手
page-stone-player = 村民
page-stone-player-numbered = 村民 { $number }
page-stone-mode-solo = 你與電腦玩家對戰，它們也算玩家。
page-stone-mode-here = 大家輪流使用這台裝置；一切公開。
page-stone-mode-link = 每個座位有自己的連結；按自己的步調進行。
page-stone-front-link = 用連結遊玩
page-stone-front-here = 同一台裝置
page-stone-front-play = 與兩個電腦玩家對戰
page-stone-chronicle = 編年史
    .about = 《契約石》現行規則，用淺白的話說明。
page-stone-chronicle-about = 第一場遊戲之前的規則。木箱新增的內容，只會寫在開啟它的那張牌桌上。
page-stone-charters = 領地
    .about = 每位玩家在公地周圍有一塊領地。起點相同，各自產出不同的資源。
page-stone-charters-empty = 無人的領地保持空置，但其第一座建築開放給所有人使用。
page-stone-game-one = 《契約石》，戰役第一場
    .about = 可以開啟前六個木箱。玩家之間一切公開，只有牌庫與木箱是隱藏的。
page-stone-sum = 《契約石》，{ $seats } 位玩家。

## 牌桌

page-stone-round = 第 { $round } 輪
page-stone-chip = 第 { $round } 輪，還剩 { $left } 格
page-stone-village = 村莊
page-stone-words = 說明
page-stone-players = 玩家
page-stone-seat = { $now ->
        [yes] { $name }，{ $points }，輪到這位玩家：查看供應
       *[no] { $name }，{ $points }：查看供應
    }
page-stone-empty = 空置
page-stone-free = 免費
page-stone-new = 新
page-stone-end = 終點
page-stone-later = 之後
page-stone-nothing = 無
page-stone-label-pay = 支付：{ $what }
page-stone-label-gain = 獲得：{ $what }
page-stone-label-worker = { $name } 的工人站在這裡
page-stone-label-open = 可以使用
page-stone-plot-empty = 空地 { $number }，{ $charter }
page-stone-plot-build = 在空地 { $number } 興建，{ $charter }
page-stone-objectives = 目標
page-stone-scored-by = { $name } 已得分
page-stone-quota = 配額
page-stone-quota-goods = 貨物
page-stone-cell-vp = 多得 1 分
page-stone-cell-reputation = 並得聲望
page-stone-progress = 進度
page-stone-steps = 還剩 { $left } 格
page-stone-step-reputation = 移到這裡的人可以取得聲望
page-stone-step-income = 收入：尚未啟用
page-stone-reputation = 聲望
page-stone-room = 還有 { $room } 格空位
page-stone-reputation-now = 目前聲望可得 { $n }
page-stone-regions = 村莊各區
page-stone-region-objectives = 目標
page-stone-region-commons = 公地
page-stone-region-quota = 雲港與配額
page-stone-region-before = 上一區
page-stone-region-next = 下一區

## 回合與說明

page-stone-your-turn = 輪到你了
page-stone-turn-of = 輪到 { $name }
page-stone-over = 遊戲結束
page-stone-act = 派出一名工人，或全部收回
page-stone-answer = 選擇一項
page-stone-open = { $count } 處可用
page-stone-only-open = 只顯示我能使用的（F）
page-stone-where-commons = 公地，開放給所有人
page-stone-where-cloud = 村莊上空，開放給所有人
page-stone-where-charter = { $owner ->
        [you] { $charter }，你的。開放給所有人
        [other] { $charter }，{ $name }。開放給所有人
       *[none] { $charter }，無玩家。開放給所有人
    }
page-stone-pay = 你支付
page-stone-pay-short = 支付
page-stone-gain-short = 獲得
page-stone-bump-short = 擠走
page-stone-goes-home = { $name } 的工人回家
page-stone-pay-nothing = 無，免費。
page-stone-have-left = 現有 → 剩餘
page-stone-have = 現有 { $have }，需要 { $n }
page-stone-gain = 可取全部或部分
page-stone-bump = { $name } 的工人站在這裡。你的工人會取代他，讓他回家。
page-stone-bump-own = 你自己的工人站在這裡。他會回家，新工人留下。
page-stone-why = 為什麼不行？
page-stone-help = { $building } 能提供缺少的東西。
page-stone-show = 查看 { $building }
page-stone-not-now = 現在不行
page-stone-place = 派出工人
page-stone-take-back = 全部收回
page-stone-undo = 收回這一步
page-stone-undo-of = 收回 { $name } 的一步
page-stone-step-place = 已派出
page-stone-step-choose = 選擇
page-stone-step-then = 然後
page-stone-then = 然後：{ $building }
page-stone-all-answers = 顯示所有選項
page-stone-you = { $name }（你）
page-stone-since = 自你上次回合以來
page-stone-since-moves = { $count } 個行動
page-stone-rule = 規則 { $slot }：{ $name }
page-stone-column = 第 { $column } 欄
page-stone-sell-resources = 交出 { $n } 份資源
page-stone-sell-coins = 交出 { $n } 枚錢幣
page-stone-sell-cards = 交出 { $n } 張發展卡

## 供應與卡牌

page-stone-supply = 供應
page-stone-workers = 工人 { $home }/{ $all }
page-stone-stands-on = 站在 { $building }
page-stone-out = 工人所在：{ $buildings }
page-stone-influence = 影響力
page-stone-influence-where = 已放置 { $placed }，供應區 { $spent }
page-stone-goods = 錢幣與資源
page-stone-coins = 錢幣
page-stone-short = 缺 { $n }
page-stone-cards = 卡牌：{ $count }
page-stone-kind-assistant = 助手
page-stone-kind-building = 建築
page-stone-kind-constructed = 已建成
page-stone-my-cards = 我的卡牌
page-stone-no-cards = 還沒有卡牌。
page-stone-mat = 發展卡
page-stone-mat-gap = 沒有卡牌：牌庫已空。
page-stone-deck = 牌庫剩 { $count }
page-stone-log = 紀錄
page-stone-card-plan = 興建所需：{ $cost }
page-stone-card-built = 已建成。
page-stone-card-crate = 附木箱 { $number }，可在契約石開啟。
page-stone-card-later = 附木箱 { $number }，戰役後期才會開啟。
page-stone-name = 取名
page-stone-name-persona = 為人物取名
page-stone-name-what = 取名：{ $what }
page-stone-named = 「{ $name }」
page-stone-name-about = 名字只取一次，整個戰役都不變。
page-stone-tabs = 牌桌各部分
page-stone-tab-village = 村莊
page-stone-tab-tracks = 軌道
page-stone-tab-cards = 卡牌
page-stone-tab-players = 玩家
page-stone-tab-chronicle = 規則

## 木箱與編年史

page-stone-crate-title = { $name } 開啟木箱 { $number }
page-stone-crate-in = 箱中之物
page-stone-crate-for = 歸 { $name } 所有
page-stone-crate-once-built = 建成後附帶 { $number } 號木箱
page-stone-crate-rules = 編年史新增，人人適用。
page-stone-build-short = 建造
page-stone-crate-about = 從此永遠屬於這座村莊。
page-stone-crate-building = 建築卡
page-stone-crate-persona = 人物，放入寶箱
page-stone-carry-on = 繼續
page-stone-chronicle-slots = 編年史的各條
page-stone-chronicle-unwritten = 尚未寫下
page-stone-chronicle-which = 哪一本編年史
page-stone-chronicle-printed = 原印版，第一場遊戲之前
page-stone-chronicle-here = 這張牌桌目前的編年史：{ $come }。之後寫下的內容會一併顯示原先的文字。
page-stone-find-rule = 尋找規則
page-stone-no-rule = 沒有這樣的規則。
page-stone-version = 第 { $version } 版
page-stone-rule-before = 原先
page-stone-rule-now = 現在
page-stone-rule-empty = 這裡原本沒有文字。

## 最初幾回合

page-stone-coach = 最初幾回合
page-stone-coach-count = { $at }／{ $all }。
page-stone-coach-read = 每個六角形是一座建築：左下是要付的，右上是可得的。按一下 { $building }，看文字說明。
page-stone-coach-place = 明亮的建築現在可用。{ $building } 免費：派一名工人過去。
page-stone-coach-bump = 工人會一直站著，直到你收回，或有人派工人到同一建築讓他回家。任何建築都開放給所有人。派出另一名工人吧。
page-stone-coach-back = 家裡沒有工人時，就全部收回：這也算一個回合。
page-stone-coach-goods = { $building } 把資源換成錢幣，市場則用資源加錢幣換一張卡。暗淡的建築會說明為什麼不能用。
page-stone-coach-points = 木箱、配額與目標都能得分：{ $building } 以 4 枚錢幣與 2 枚影響力開啟你卡上的木箱，雲港出售貨物，看台為你完成的目標計分。
page-stone-coach-end = 十二枚影響力要用整場。興建、開箱與完成目標會推動上方的沙漏：到達終點時打完這一輪，分數最高者獲勝。
page-stone-coach-next = 下一步
page-stone-coach-done = 完成
page-stone-coach-close = 不看提示
page-stone-coach-again = 說明最初幾回合

## 結束

page-stone-end-k = 第一場遊戲結束
page-stone-won = { $count ->
        [1] { $names } 獲勝
       *[other] { $names } 共同獲勝
    }
page-stone-end-player = 玩家
page-stone-end-sum = 總計
page-stone-end-glory = 榮耀
page-stone-end-why = 聲望最高得 10 分，其次 7 分，第三 4 分；平手者皆得分。每滿 10 分得一個榮耀。
page-stone-why-glory = { $points }：每滿 10 分得一個榮耀
page-stone-why-line = { $source }，第 { $round } 輪
page-stone-why-figure = { $name }，{ $part }：{ $n }。從何而來？
page-stone-why-of = { $name }，{ $part }
page-stone-why-ask = 指向或點選數字，查看它的由來。
page-stone-keeps = 村莊留下的
page-stone-keeps-crates = 開啟了 { $count } 個木箱
page-stone-keeps-buildings = { $count } 座新建築
page-stone-keeps-rules = 編年史中有 { $count } 條規則
page-stone-keeps-none = 尚無。
page-stone-keeps-persona = { $persona }，收在 { $name } 的寶箱
page-stone-tokens = { $n } 枚標記
page-stone-rematch = 再玩一次
page-stone-see-village = 看看村莊
page-stone-to-sheet = 回到結果

## 重播

page-stone-replay-time = 遊戲中的位置
page-stone-replay-at = 第 { $turn } 回合（{ $at }／{ $all }）
page-stone-replay-back = 後退一步
page-stone-replay-on = 前進一步
page-stone-replay-play = 播放
page-stone-replay-stop = 停止
page-stone-replay-step = 發生了什麼
page-stone-replay-turn = 第 { $turn } 回合：{ $name }
page-stone-replay-setup = 第一回合之前
page-stone-replay-changes = { $name } 的供應
