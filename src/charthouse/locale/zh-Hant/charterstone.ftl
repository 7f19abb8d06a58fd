### 《契約石》。用語依編年史；規則與故事以我們自己的話寫成。
### 最後一個連字號之後的 id 與內容檔相同。木箱裡的內容在 charterstone-sealed.ftl。

## 詞彙

charterstone = 契約石
stone-charter-purple = 紫色領地
stone-charter-black = 黑色領地
stone-charter-green = 綠色領地
stone-charter-red = 紅色領地
stone-charter-blue = 藍色領地
stone-charter-yellow = 黃色領地
stone-resource-pumpkin = 南瓜
stone-resource-coal = 煤炭
stone-resource-wood = 木材
stone-resource-clay = 黏土
stone-resource-iron = 鐵
stone-resource-grain = 穀物
stone-goods-resources = 資源
stone-goods-coins = 錢幣
stone-goods-cards = 發展卡
stone-plot = { $charter }，地塊 { $number }
stone-cell = { $row }，第 { $column } 欄
stone-and = { $first }、{ $second }
stone-or = { $first } 或 { $second }
stone-supply-general = 公共供應區
stone-supply-personal = 個人供應區
stone-commons = 公地
stone-vp = 分數
stone-influence = 影響力
stone-coins = 錢幣
stone-workers = 工人
stone-worker = 工人
stone-progress = 進度軌
stone-reputation = 聲望軌
stone-quota = 配額表
stone-objectives = 目標
stone-mat = 發展卡展示板
stone-deck = 發展卡牌庫
stone-discard = 棄牌堆
stone-archive = 檔案庫
stone-chest = 領地寶箱
stone-crate = 木箱 { $number }
stone-persona = 人物
stone-chronicle = 編年史
stone-glory = 榮耀
# 戰役後面的遊戲才能開啟的木箱。
stone-opens-later = 戰役後期才會開啟
stone-inactive = 無人的領地
stone-part-construction = 興建
stone-part-crates = 木箱
stone-part-objectives = 目標
stone-part-quota = 配額
stone-part-buildings = 其他建築
stone-part-assistants = 助手
stone-part-reputation = 聲望

## 建築

stone-building-zeppelin = 飛艇
stone-building-charterstone = 契約石
stone-building-grandstand = 看台
stone-building-treasury = 金庫
stone-building-market = 市場
stone-building-cloud_port = 雲港
stone-building-pumpkin_patch = 南瓜園
stone-building-coal_pit = 煤坑
stone-building-woodlot = 林場
stone-building-clay_bank = 黏土坡
stone-building-iron_mine = 鐵礦場
stone-building-grain_field = 穀田

## 助手

stone-assistant-innovator = 發明家
    .about = 每次使用契約石，多得 2 分。
stone-assistant-engineer = 工程師
    .about = 每次使用飛艇，多得 2 分。
stone-assistant-maestro = 樂團指揮
    .about = 每次使用看台，還可取得 1 點聲望。
stone-assistant-sherpa = 雪巴嚮導
    .about = 每次移動進度標記，每格得 1 分。
stone-assistant-broker = 仲介商
    .about = 每次使用雲港，多得 1 分。
stone-assistant-longshoreman = 碼頭工人
    .about = 每次把標記放上聲望軌，得 1 分。
stone-assistant-archivist = 檔案管理員
    .about = 每次使用市場，還可取得 1 點聲望。
stone-assistant-treasurer = 司庫
    .about = 每次使用金庫，還可從供應區拿回 1 枚影響力。

## 目標

stone-objective-pay_your_dues = 如數繳納
    .about = 在配額表上有 3 枚標記。
stone-objective-amass_wealth = 累積財富
    .about = 擁有 6 枚錢幣。
stone-objective-helping_hand = 得力幫手
    .about = 擁有 2 位助手。
stone-objective-plenty_of_goods = 物資充裕
    .about = 每種資源至少各有 1 份。
stone-objective-well_connected = 人脈廣闊
    .about = 在聲望軌上有 2 枚標記。

## 效果用語：支付什麼、獲得什麼

stone-word-vp = { $n } 分
stone-word-coin = { $n } 枚錢幣
stone-word-influence = { $n } 枚影響力
stone-word-reputation = { $n } 點聲望
stone-word-progress = 進度前進 { $n } 格
stone-word-draw = 牌庫頂的一張牌
stone-word-construct = 在自己的空地塊上興建一座建築
stone-word-crate = 開啟一個木箱
stone-word-objective = 完成一個目標
stone-word-quota = 交付配額
# 興建時建築卡要求的資源。
stone-word-printed = 卡上所示的 { $n } 份資源
stone-word-on_objective = { $n } 枚影響力（留在目標上）
stone-word-in_cell = { $n } 枚影響力（留在格子裡）與該格要求的貨物

## 數量

stone-some-pumpkin = { $n } 顆南瓜
stone-some-coal = { $n } 份煤炭
stone-some-wood = { $n } 份木材
stone-some-clay = { $n } 份黏土
stone-some-iron = { $n } 份鐵
stone-some-grain = { $n } 份穀物
# 由玩家選擇的資源。
stone-some-any = { $n } 份任意資源
# 由玩家選擇、種類各不相同的資源。
stone-some-different = { $n } 份不同種的資源
stone-cards-any = { $n } 張發展卡
stone-cards-any_or_top = { $n } 張發展卡（翻開的或牌庫頂的）
stone-cards-assistant = { $n } 張助手卡
stone-cards-building = { $n } 張建築卡
stone-cards-constructed = { $n } 張已建成的建築卡

## 提問

stone-ask-pay = { $source }：你要支付什麼？（{ $what }）
stone-ask-resource = { $source }：你要拿哪些資源？（{ $what }）
stone-ask-card = { $source }：你要拿哪張卡？
stone-ask-reputation = { $source }：要把一枚影響力放上聲望軌嗎？
stone-ask-influence = { $source }：要從供應區拿回影響力嗎？
stone-ask-choose = { $source }：選哪一項好處？
stone-ask-construct = { $source }：要建什麼？建在哪裡？
stone-ask-crate = { $source }：要開啟哪個木箱？
stone-ask-objective = { $source }：要完成哪個目標？
stone-ask-quota = { $source }：要填哪一格？
stone-reveals-card = 屆時會翻開新牌：之後無法收回。
stone-reveals-crate = 木箱一經開啟便無法收回。

## 選項

stone-do-place = 派出工人：{ $building }
stone-do-take-back = 收回所有工人
stone-do-pay = 支付：{ $what }
stone-do-take = 拿取：{ $what }
stone-do-choose = { $what }
stone-do-build = 興建「{ $building }」：{ $plot }
stone-do-open = 開啟木箱 { $number }（{ $building }）
stone-do-score = 完成「{ $objective }」
stone-do-fill = 填入：{ $cell }
stone-do-skip = 略過
stone-thing-reputation = 1 點聲望
stone-thing-top = 牌庫頂的一張牌
stone-choice-cards = 一張建築卡
stone-choice-points = 分數

## 為何不行

stone-why-not-your-turn = 還沒輪到你。
stone-why-not-offered = 沒有這個選項。
stone-why-nothing-to-recall = 這裡沒有可以收回的動作。
stone-why-place-first = 請派出一名工人，或收回所有工人。
stone-why-no-worker-out = 你在版圖上沒有工人。
stone-why-no-worker = 你沒有工人可派。請先收回工人。
stone-why-no-such-building = 版圖上沒有這座建築。
stone-why-short = 還缺{ $missing }。
stone-why-no-building-card = 你沒有可以興建的建築卡。
stone-why-no-printed-resources = 你缺少建築卡上所示的資源。
stone-why-no-empty-plot = 你的領地已經沒有空地塊。
stone-why-no-crate = 你沒有附木箱的已建成建築卡。
stone-why-crate-opens-later = 你的木箱要到戰役後期才能開啟。
stone-why-no-influence-left = 你的影響力已經用完。
stone-why-no-objective = 沒有你已達成而尚未計分的目標。
stone-why-no-quota-cell = 配額表的空格，你一格也付不起。
stone-why-not-an-answer = 這不是對這個問題的回答。
stone-why-not-yours-to-name = 這不由你取名。
stone-why-has-a-name = 它已經有名字了。
stone-why-bad-name = 名字須為一行，最多 40 個字。

## 文字哪裡不對

stone-bad-action = 「{ $text }」不是動作。動作以下列詞語之一開頭：{ $known }
stone-bad-word = 「{ $word }」不是這款遊戲的名稱：名稱都用小寫拉丁字母。
stone-bad-name = 先寫要取名的對象的 id，再寫名字；名字須為一行，最多 40 個字。
stone-bad-charters = { $wanted } 位玩家須各有一塊領地，這裡有 { $found } 塊。
stone-bad-charters-twice = 兩位玩家不能選同一塊領地。
stone-bad-later-game = 目前只能玩戰役的第一場遊戲。
stone-bad-campaign = 這不是戰役檔，或內容不完整：{ $line }
stone-bad-campaign-changed = 戰役的第 { $page } 頁被改過：與前一頁接不上。
stone-bad-campaign-page = 戰役第 { $page } 頁的內容與該場遊戲的結果不符。
stone-bad-campaign-record = 這場遊戲無法封存：{ $why }
stone-bad-campaign-open = 遊戲尚未結束，無法封存。
stone-bad-campaign-charters = 這場遊戲所用的領地與戰役不同。
stone-bad-campaign-game = 戰役等的是第 { $wanted } 場，這是第 { $found } 場。
stone-bad-campaign-name = 現在不能為這塊領地命名：只有上一場沒有獲勝的玩家可以，而且只能一次。
stone-bad-paper = 每位玩家須填分數與聲望標記數，都要是整數。

## 紀錄

stone-log-first = 擲骰結果：{ $name } 先手。
stone-log-objective = 目標：{ $objective }
stone-log-shown = 展示板上出現「{ $card }」。
stone-log-drawn = { $name } 抽到「{ $card }」。
stone-log-placed = { $name }：{ $building }
stone-log-bumped = { $name } 的工人從「{ $building }」回家。
stone-log-home = { $name } 收回所有工人。
stone-log-paid = { $name } 支付 { $goods }。
stone-log-gained = { $name } 獲得 { $goods }。
stone-log-vp = { $name } 得 { $n } 分（{ $source }）。
stone-source-reputation = 聲望
stone-source-progress = 進度
stone-log-took = { $name } 拿取「{ $card }」。
stone-log-discarded = { $name } 棄掉：{ $cards }。
stone-log-given = 木箱開出：{ $name } 獲得「{ $card }」。
stone-log-archived = 「{ $card }」收入檔案庫。
stone-log-reshuffled = 棄牌洗成新的牌庫。
stone-log-built = { $name } 建成「{ $building }」：{ $plot }
stone-log-opened = { $name } 開啟木箱 { $number }！
stone-log-persona = 放入 { $name } 的寶箱：{ $persona }
stone-log-rule = 編年史新增一條規則，編號 { $slot }。
stone-log-met = { $name } 完成目標「{ $objective }」。
stone-log-filled = { $name } 填入配額：{ $cell }
stone-log-reputed = { $name } 把一枚標記放上聲望軌。
stone-log-forced = { $name } 的影響力已經用完，進度標記因此前進。
stone-log-progress =
    { $left ->
        [0] { $name } 把進度標記移到最後一格。這是最後一輪。
       *[other] { $name } 移動進度標記，還剩 { $left } 格。
    }
stone-log-named = { $name } 為「{ $what }」取名：{ $given }
stone-log-named-persona = { $name } 的人物有了名字：{ $given }
stone-log-glory = { $name } 獲得榮耀：{ $n }
stone-log-won = { $name } 獲勝。
stone-log-end = 遊戲結束。

## 編年史：以我們自己的話寫成的規則

stone-rule-4-1 = 遊戲設置
    .about = 公共供應區有 36 枚錢幣，六種資源各 12 份。翻開五張發展卡與三個目標。進度標記放在對應玩家人數的格子。擲骰決定誰先手。每位玩家有一個人物、領地第一座建築的已建成建築卡、兩名工人、十二枚影響力；第一場遊戲另有四枚錢幣。
stone-rule-6-1 = 影響力
    .about = 整場遊戲你有十二枚影響力標記。放到版圖上的就留在那裡。支付掉的放入供應區，有些好處能讓你拿回來。一枚都不剩時，就不能做需要影響力的事，而且你的每個回合開始時都要把進度標記移動一格。
stone-rule-7-1 = 發展卡
    .about = 展示板上有五張翻開的卡；拿走一張就立刻補上。每個人持有的卡都公開。用過的卡放入棄牌堆；牌庫用完或加入新種類的卡時，把棄牌洗回牌庫。
stone-rule-8-1 = 助手
    .about = 你進行某項核心行動時，助手會帶來額外的好處。助手從市場取得；還沒有人為他取名的話，可以由你來取。
stone-rule-10-1 = 已建成的建築卡
    .about = 建築建成後，卡上若有木箱，就由你保留；沒有木箱則收入檔案庫。
stone-rule-15-1 = 你的回合
    .about = 派一名工人到任一建築，或收回所有工人。原本站在那裡的工人回到主人身邊。接著支付建築要求的費用；付不起就不能派到那裡。然後拿取它給的全部或部分好處。錢幣與資源可能會用盡。
stone-rule-17-1 = 公地
    .about = 飛艇：用 3 枚影響力與卡上所示的四份資源，把建築建在自己的地塊上，得 5 分。契約石：用 4 枚錢幣與 2 枚影響力開啟一個木箱，得 5 分。看台：把 1 枚影響力放在你達成的目標上，得 5 分。金庫：任意資源換一枚錢幣。市場：任意資源加一枚錢幣，換一張翻開的發展卡。
stone-rule-19-1 = 開啟木箱
    .about = 開啟你一張已建成建築卡上的木箱：查出裡面有什麼，得分，移動進度標記，再把這張卡收入檔案庫。人物放入你的寶箱，留待之後的遊戲。
stone-rule-20-1 = 目標
    .about = 把一枚影響力放在你達成的目標上：在看台得 5 分，並移動進度標記。每位玩家每場遊戲對每個目標只能計分一次。
stone-rule-22-1 = 配額
    .about = 選一個空格，支付該格要求的貨物種類與數量，並把一枚影響力留在格子裡：在雲港得 3 分。有些格子再加 1 分或 1 點聲望。
stone-rule-23-1 = 聲望
    .about = 取得聲望時，把一枚影響力放上聲望軌：第一枚放在對應玩家人數的格子，之後依序朝海洋的方向放，放滿為止。遊戲結束時，標記最多者得 10 分，次多得 7 分，第三得 4 分；平手者都得分。
stone-rule-24-1 = 收入
    .about = 目前請忽略這個圖示。
stone-rule-25-1 = 進度
    .about = 興建建築、開啟木箱、完成目標，都會讓標記前進一格。移到聲望圖示時，移動標記的玩家可以取得 1 點聲望。
stone-rule-26-1 = 遊戲結束
    .about = 標記到達最後一格時，打完這一輪。分數最高者獲勝；平手者共享勝利。

## 編年史勘誤

stone-erratum-market_face_up = 出版社勘誤：市場只給翻開的卡。
    .printed = 依原印：市場也可給牌庫頂的卡。
stone-erratum-zeppelin_points = 依英文版更正：飛艇給 5 分。
    .printed = 依原印：飛艇不給分數。
