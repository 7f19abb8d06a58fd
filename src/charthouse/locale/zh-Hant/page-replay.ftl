### 頁面：重看一局已結束的遊戲，並查驗洗牌。

## 重播

page-replay-where = 重播
page-replay-loading = 正在擺出這局遊戲。
page-replay-none = 無法顯示這局遊戲。
page-replay-to-games = 回到我的遊戲
page-replay-bring = 重看一局
page-replay-bring-about = 帶來任何已結束遊戲的紀錄，來自這個頁面或命令列都可以。
page-replay-drop = 把紀錄拖到這裡
page-replay-choose = 選擇檔案
page-replay-paste = 或貼上紀錄
page-replay-show = 顯示遊戲
page-replay-save = 儲存紀錄
# 存檔的名稱，用拉丁字母，不含空格。
page-replay-record = record

## 從這裡接著玩

page-replay-play-on = 從這裡接著玩
page-replay-cards = 牌
page-replay-cards-same = 照原來的順序
page-replay-cards-new = 重新洗牌
page-replay-bots = 其他座位由誰玩
page-replay-play-seat = 從第 { $turn } 回合起，接手 { $name } 的座位
page-replay-play-alone = 從第 { $turn } 回合接著玩
page-replay-new-table = 會開一張新牌桌。你正在看的這局維持原樣。

## 洗牌

page-proof = 洗牌
page-proof-about = 牌庫在第一張牌之前就已封印。你的瀏覽器可以自行查驗。
page-proof-check = 查驗封印
page-proof-checking = 正在重新抽出每一張牌。
page-proof-holds = 已查驗，無誤
page-proof-partly = 部分查驗，目前無誤
page-proof-broken = 不相符
page-proof-before = 開局前封印
page-proof-after = 結束後公開
page-proof-seal = 公開的密鑰與封印相符。
page-proof-seal-broken = 公開的密鑰與封印不符。
page-proof-stirred = 這台裝置的數字已用於洗牌。
page-proof-not-stirred = 洗牌中沒有這台裝置的數字。
page-proof-draws = { $count } 次抽牌皆由密鑰推得。
# $question 是標籤，例如 spring/3；$answer 與 $expected 是牌的 id，以拉丁字母書寫。
page-proof-draw-wrong = { $question } 應為「{ $expected }」，紀錄卻是「{ $answer }」。
page-proof-unsure = 有 { $count } 次抽牌出自這個版本不認得的規則，沒有重新抽取。
page-proof-menus-unknown = 這份紀錄的抽牌可以這樣查驗：charthouse verify
page-proof-chain = 紀錄的 { $count } 筆內容皆未更動。
page-proof-unreadable = 無法讀取這份紀錄。
page-proof-advice = 重播可以繼續看，但沒有人能為這局擔保。詢問開桌的人之前，請先儲存紀錄。
