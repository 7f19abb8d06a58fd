### 頁面：任何牌桌上與座位有關的文字。

page-menu = 牌桌選單
page-menu-title = 這張牌桌
page-menu-language = 語言與外觀
page-seat-move = 把這個座位移到另一台裝置
    .about = 用另一台裝置掃描這個條碼，或在那台裝置的「我的遊戲」輸入復原碼。之後兩台裝置都能使用這個座位。
page-seat-code = { $name } 的復原碼
page-seat-secret = 擁有復原碼的人就能替你玩，請自己收好。
page-seat-new-code = 取得復原碼
page-seat-qr = 顯示 QR 碼
page-seat-qr-hide = 隱藏 QR 碼
page-seat-bot = 讓電腦玩家代打
    .about = 它看到的和你一樣多。你隨時可以拿回座位。
page-seat-hand = 交給電腦
page-seat-take = 拿回座位
page-seat-hand-label = 交給電腦：{ $name } 的座位
page-seat-take-label = 拿回座位：{ $name } 的座位
page-seat-bot-now = 電腦玩家正在替你玩：{ $bot }
page-seat-bot-for = 電腦玩家正在替 { $name } 玩：{ $bot }
page-seat-others = 其他人的座位
    .about = 有人沒回來時，可以先由電腦玩家代打。
page-seat-links = 連結
page-seat-turn = 輪到你時
page-next = 已為同一批玩家開了新的一局。
page-next-seat = 坐回我的座位
page-next-watch = 觀看
page-next-told = 上一桌的人都會看到邀請。連結是給已經離開的人。
