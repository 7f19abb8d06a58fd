### 為紙本地圖計分、可列印的空白地圖紙、五堂課、可查閱的規則。
### 句子簡短、平實、親切，對著一位讀者說話；不用驚嘆號。規則以我們自己的話寫成。

## 為紙本地圖計分

page-paper-title = 為紙本地圖計分
    .about = 照著你的地圖紙填上來。每點聲望都看得到來自哪些格子。
# 在手機的窄列上。
page-paper-short = 紙本地圖
page-paper-sheet = 你的地圖紙
page-paper-map = 你的地圖
page-paper-score = 得分
page-paper-loading = 正在取得印刷地圖。
page-paper-side = 地圖紙的面
page-paper-copied = 抄自紙本
# 可繪製的格子中，已經畫了幾格。
page-paper-drawn = 已畫 { $drawn } / { $all }
page-paper-brush = 塗上
    .hint = 在格子上按鍵，或拖曳
    .group = 要塗的地形
# 技能「外交」的格子，在按鈕上。
page-paper-both = 農場 + 村莊
    .about = 技能「外交」的格子
# 空間不足時的寫法。
page-paper-both-short = 兼具
page-paper-empty = 空格
page-paper-undo = 復原
page-paper-typed = 或用打字的
    .hint = 一格一個字母，與按鍵相同
page-paper-reads =
    { $ruins ->
        [0] 可讀為地圖紙。遺跡格都已填繪。
       *[other] 可讀為地圖紙。還有 { $ruins } 個遺跡格尚未填繪。
    }
page-paper-kept-last = 地圖保留上一次讀得懂的文字。
# $space 是格子，例如 B4；$what 是高山或荒地。
page-paper-printed = { $space } 是地圖紙上印好的（{ $what }），不能更改。
page-paper-idle = 指著一行，就能看到它計算的格子。點一下錢幣軌可設定錢幣。
page-paper-counted =
    { $count ->
        [0] { $name }：{ $stars }。
       *[other] { $name }：{ $stars }，來自 { $count } 格。
    }
page-paper-monsters-counted =
    { $count ->
        [0] 怪獸在這裡不扣分。
       *[other] 怪獸：旁邊有 { $count } 個空格，{ $stars }。
    }
page-paper-season = 計分的季節
page-paper-edicts = 桌上的法令
# 計分牌清單的第一項。
page-paper-choose = 選擇計分牌
# 帶數字的按鈕的標籤。
page-paper-show = { $name }，{ $stars }，顯示格子
page-paper-show-monsters = 怪獸，{ $stars }，顯示格子
# 代替伺服器尚未算出的數字。
page-paper-unscored = 尚未計分
page-paper-earlier = { $season }的聲望
page-paper-coins = 錢幣軌上的錢幣：{ $coins } / { $track }
page-paper-alone = 單人遊玩
    .about = 這樣到年底會有排名和頭銜。
page-paper-year = 全年
page-paper-year-alone = 全年，單人遊玩
page-paper-so-far = 這一年至今
page-paper-asks = 請選擇要計分的季節。冬季過後，就會獲頒頭銜。
# $total 與 $value 是聲望；$value 是四張法令所要求的。
page-paper-rating = { $total }減去 { $value }：排名 { $rating }。
page-paper-to-next = 再 { $more } 點：{ $title }。
page-paper-rung = 第 { $rung } 級，共 { $rungs } 級
page-paper-dock = 全年 { $total }
page-paper-dock-rating = 全年 { $total }，排名 { $rating }
page-paper-keep = 保留這張地圖
    .short = 保留
page-paper-kept-toast = 已保留在這台裝置上。
page-paper-print = 列印地圖紙與得分
page-paper-copy = 將結果複製為文字
page-paper-copied-toast = 已複製。
page-paper-not-copied = 這個瀏覽器不讓頁面複製。文字就在左邊的方框裡。
page-paper-blank = 手邊沒有地圖紙？
page-paper-blank-print = 列印空白地圖紙 A 與 B
page-paper-kept = 保留在這台裝置上
page-paper-kept-line = { $map }，{ $season }
page-paper-open = 開啟
page-paper-open-label = 開啟 { $date } 的地圖
page-paper-drop = 移除
page-paper-drop-label = 移除 { $date } 的地圖
page-paper-drop-sure = 要移除 { $date } 的地圖嗎？移除後無法復原。
page-paper-drop-yes = 是的，移除
page-paper-dropped = { $date } 的地圖已移除。
# 文字形式的結果；接著是一行一張計分牌，例如「A 蔥鬱林海：20」。
page-paper-text = { $map }，{ $season }：{ $stars }，全年 { $total }
page-paper-text-line = { $letter } { $card }：{ $stars }

## 空白地圖紙

page-blank-name = 製圖師
page-blank-date = 日期
page-blank-total = 總分
page-blank-edicts = 法令
page-blank-monsters = 怪獸

## 課程

page-learn-title = 學習遊戲
    .about = 在真正的地圖上進行五堂短課，每堂約兩分鐘；隨時可以離開，進度會保留。
page-learn-where = 學習
page-learn-lessons = 課程
page-learn-number = 第 { $number } 課，共 { $count } 課
page-learn-start = 開始
page-learn-resume = 繼續
page-learn-again = 再來一次
page-learn-done = 完成
page-learn-rules = 查閱規則
    .about = 全部用我們自己的話寫成，可以搜尋。
page-learn-step = { $lesson }，{ $step } / { $steps }
page-learn-next = 下一步
page-learn-finish = 完成
page-learn-back = 上一步
page-learn-leave = 離開課程
    .short = 離開
page-learn-survey = 你的第一次測繪
page-learn-yours = 你的地圖
# $name 是玩家：你面前的地圖是那位玩家的。
page-learn-theirs = 這是 { $name } 的地圖
page-learn-neighbour = 伊內絲
page-learn-ink = 定稿
page-learn-edicts = 季節與法令
page-learn-card = 牌與計分表
page-learn-draft = 草稿：{ $terrain } { $spaces }
page-learn-placed = 已放下：{ $terrain } { $spaces }
page-learn-inked = 已定稿：{ $spaces }
page-learn-bad = 那裡放不下，換個地方試試。
page-learn-off-goal = 放得下，但這一課要放在別處。
page-learn-next-lesson = 下一課
page-learn-play = 玩一局
page-learn-no-answer = 伺服器沒有回應，所以這裡沒有顯示聲望。

page-learn-first = 第一個回合
    .about = 一張牌、一個形狀、一個位置。
page-learn-first-1 = 每張牌上有一個或兩個形狀。同桌所有人都照同一張牌畫，各畫各的地圖。
    .title = 這就是形狀
page-learn-first-2 = 森林或湖泊，五格都一樣。本季「{ $card }」看重有森林的列與欄，所以畫森林馬上就有收穫。選一種吧。
    .title = 選擇地形
page-learn-first-3 =
    { $hand ->
        [finger] 任何空格都可以。用手指拖動，放開就放下；按鈕可以旋轉和翻轉。虛線代表草稿。
       *[pointer] 任何空格都可以，不必連著什麼。用滑鼠、手指或方向鍵移動，R 旋轉，F 翻轉（第二根手指輕點或滑動也行），Enter 或輕點就放下。虛線代表草稿：還不算數。
    }
    .title = 找個位置
page-learn-first-4 = 確定了嗎？那就定稿。在牌桌上，所有人準備好之前，都還能收回。
    .title = 定稿
page-learn-first-5 = 法令說明什麼能贏得聲望。「{ $card }」旁的數字已經算進你剛畫的；地圖會顯示聲望來自哪些格子。
    .title = 每點聲望都有來處

page-learn-ruins = 遺跡
    .about = 有時候，位置由不得你選。
page-learn-ruins-1 = 在這張牌之前，剛翻開一張遺跡牌。它不計時限，也不畫什麼，但下一個形狀必須落在遺跡上。
    .title = 先來了一張遺跡牌
page-learn-ruins-2 = 放好形狀，至少蓋住一個尚未填繪的遺跡格。「{ $card }」對遺跡上的農場，每格給三點聲望。
    .title = 蓋住遺跡格
page-learn-ruins-3 = 石柱雖然被蓋住，這格仍是遺跡：角落的小標記會提醒你，提到遺跡的牌也照樣算它。
    .title = 遺跡永遠是遺跡
page-learn-ruins-4 = 這裡最後的遺跡格被圍住了，牌上的形狀都到不了，所以改填單獨一格：哪裡都行，地形任選。放下它吧。
    .title = 形狀都放不下時

page-learn-coins = 高山與錢幣
    .about = 積少成多，每季都能計分。
page-learn-coins-1 = 地圖下方的長條是你的錢幣。每季結束時，每枚錢幣值一點聲望，所以早早拿到的錢幣最多能算四次。
    .title = 錢幣一賺再賺
page-learn-coins-2 = 這張牌有兩個形狀，較小的附一枚錢幣。選它吧。
    .title = 形狀雖小，錢幣到手
page-learn-coins-3 = 高山的四邊都填滿時，就給你一枚錢幣。F6 只差右邊那格。用小形狀把它補上。
    .title = 圍住一座高山
page-learn-coins-4 = 畫一次，得兩枚錢幣：一枚來自形狀，一枚來自高山。旁邊的格子由什麼填滿都行，怪獸和荒地也算。
    .title = 一次兩枚

page-learn-ambush = 伏兵
    .about = 鄰座玩家會畫在你的地圖上。
page-learn-ambush-1 = 伏兵牌藏在牌庫裡。翻出來時，地圖要傳給鄰座：外框和名字會告訴你，眼前是誰的地圖。
    .title = 不是你的地圖
page-learn-ambush-2 = 把怪獸畫在最傷的地方。每季結束時，怪獸旁每有一個空格，地圖的主人就失去一點聲望。
    .title = 放下怪獸
page-learn-ambush-3 = 地圖回來時，上面有了怪獸。圈圈標出牠們旁邊的空格；計分表寫著每季要扣多少。
    .title = 牠們的代價
page-learn-ambush-4 = 現在是你自己的地圖。把怪獸周圍的格子填起來：填了就不扣分。至少蓋住其中一格。
    .title = 把牠們圍起來
page-learn-ambush-5 = 你在那裡填的每一格都不再扣聲望。獨自一人時，怪獸會從地圖的角落自己畫上來；防守的方法相同。
    .title = 已經少扣了

page-learn-season = 一季結束
    .about = 兩張法令，加上錢幣，減去怪獸。
page-learn-season-1 =
    { $hand ->
        [finger] 每張牌都要花時間。上方的刻度走滿，這一季就結束：春季和夏季是八，秋季是七，冬季是六。
       *[pointer] 每張牌都要花時間。圓環走滿，這一季就結束：春季和夏季是八，秋季是七，冬季是六。
    }
    .title = 時間跟著牌走
page-learn-season-2 = 每季計算兩張法令：春季 A 和 B，夏季 B 和 C，秋季 C 和 D，冬季 D 和 A。所以每張法令都會算兩次。
    .title = 每季兩張法令
page-learn-season-3 =
    { $hand ->
        [finger] 「{ $card }」是法令 A，它的聲望在地圖上圈了出來。輕點其他法令，就能看到它們的格子。
       *[pointer] 「{ $card }」是法令 A，它的聲望在地圖上圈了出來。指著其他法令，就能看到它們的格子。
    }
    .title = 第一張法令
page-learn-season-4 = 把兩張法令和錢幣加起來，再依怪獸旁的空格，每格減一點聲望。這就是這一季的得分。
    .title = 總計
page-learn-season-5 = 冬季過後，四季的得分相加，聲望最高的人獲勝。獨自一人時，四張法令會說女王期望多少聲望，她也為你準備了頭銜。
    .title = 這一年

## 規則

page-rules-title = 《王國製圖師》規則
page-rules-short = 規則
page-rules-search = 搜尋規則
page-rules-clear = 清除搜尋
page-rules-sections = 章節
page-rules-found =
    { $places ->
        [0] 找不到。換個短一點的詞試試。
        [1] { $places } 處。按 Enter 前往。
       *[other] { $places } 處。按 Enter 看下一處。
    }
page-rules-places = { $places } 處
page-rules-notes = 附註
page-rules-editions-differ = 各版不同
page-rules-try = 試試看
    .about = 在真正的地圖上玩兩分鐘。
page-rules-lesson = 第 { $number } 課
page-rules-table = 在真正的桌上
    .about = 全部印在紙上，用你的語言。
    .print = 列印規則
page-rules-solo-value = 單人模式扣 { $value }
page-rules-example-map = 範例地圖
page-rules-pick = 選一張牌，看它在這張地圖上的聲望。
# $card 是計分牌的名稱。
page-rules-earns = { $card }：在這張地圖上得 { $stars }

page-rules-goal = 目標
    .top = 用四個季節，測繪女王的新領土。
page-rules-goal-1 = 每個人都有一張橫直各十一格的地圖。每回合翻開一張牌，所有人同時把牌上的形狀畫到自己的地圖上。
page-rules-goal-2 = 四張法令說明女王的喜好。每季結束時計算其中兩張，也計算你的錢幣，以及怪獸造成的損害。
page-rules-goal-3 = 冬季過後，聲望最高的人獲勝。若兩人同分，全年被怪獸扣得較少的人領先；連這也相同，就一起獲勝。

page-rules-setup = 準備
    .top = 每人一張地圖紙，四張法令，一副牌庫。
page-rules-setup-1 = 選地圖紙的一面，大家都用同一面。荒野是開闊的土地；荒地則在中央有一塊什麼都不能畫的不毛之地。
page-rules-setup-2 = 每個類別抽一張計分牌：森林、村莊、農場與湖泊、整張地圖。以任意順序排在字母 A 到 D 底下，就是這局的法令。
page-rules-setup-3 = 把一張伏兵牌蓋著洗進探索牌，春季開始。之後每季開始前，都把探索牌重洗，並再加一張伏兵牌；還沒出現的伏兵會留在牌庫裡。
page-rules-setup-a = 荒野：五座高山，六個遺跡。
page-rules-setup-b = 荒地：數量相同，另有七格荒地。

page-rules-exploring = 探索
    .top = 每回合從一張牌開始。
page-rules-exploring-1 = 翻開牌庫最上面的牌。牌上有形狀、地形，以及它花費的時間（時限值）。
page-rules-exploring-2 = 一張牌不是一個形狀配兩種地形，就是一種地形配兩個形狀；後者較小的形狀會附一枚錢幣。
page-rules-exploring-3 = 「時空裂隙」只有單獨一格，地形任選，連怪獸也可以，而且不計時限。
page-rules-exploring-4 = 本季翻開的牌，時限值加起來達到或超過本季的時限，這回合就是本季最後一回合：春季和夏季是 8，秋季是 7，冬季是 6。

page-rules-drawing = 繪製
    .top = 一個形狀，一種地形，都在空格上。
page-rules-drawing-1 = 從牌上選一個形狀和一種地形。形狀可以旋轉，也可以翻面。
page-rules-drawing-2 = 形狀的每一格都要在地圖內，而且是空格。還沒畫過的遺跡格是空格；高山、荒地和所有畫過的格子都算已填繪。
page-rules-drawing-3 = 畫在哪裡都可以，不必連著之前畫的。
page-rules-drawing-4 = 如果牌上的形狀在你的地圖上都畫不下，就用高山以外的任意地形填單獨一格。這格不會帶來錢幣。
page-rules-drawing-5 = 只要還有形狀畫得下，就不能選單獨一格。地圖上已無空格的人，什麼也不畫。
page-rules-drawing-fig-ok = 每一格都是空的，可以畫在這裡。
page-rules-drawing-fig-no = E6 已經填繪了。

page-rules-ruins = 遺跡
    .top = 等人在上面重新建設的古老地方。
page-rules-ruins-1 = 每張地圖有六格遺跡。它們是空格：隨時可以畫在上面，沒畫之前都算未填繪。
page-rules-ruins-when = 翻出遺跡牌時
page-rules-ruins-2 = 遺跡牌不計時限，馬上再翻下一張牌。
page-rules-ruins-3 = 照那張牌繪製時，必須蓋住至少一個未填繪的遺跡格。
page-rules-ruins-4 = 如果牌上的形狀都辦不到，或遺跡格都已填繪，就改畫單獨一格：位置不限，地形除高山外任選。
page-rules-ruins-5 = 兩張牌之間出現伏兵，不會改變什麼。怪獸可以蓋住遺跡，但沒有這個義務；義務會留給下一張探索牌。連續兩張遺跡牌只算一次義務。
page-rules-ruins-after = 之後
page-rules-ruins-6 = 遺跡格畫過之後仍是遺跡格，角落的小標記會提醒你。「豐饒之地」無論如何都算它。
page-rules-ruins-fig-ok = 村莊蓋住了 B6 的遺跡。
page-rules-ruins-fig-no = 放得下，但沒有蓋住旁邊的遺跡。

page-rules-coins = 高山與錢幣
    .top = 每季結束時，一枚錢幣就是一點聲望。
page-rules-coins-1 = 錢幣有兩種來源：畫下附有錢幣的形狀，或填滿一座高山的四邊。
page-rules-coins-2 = 每座高山只給一次錢幣。最後一邊由誰填上都行：鄰座畫的怪獸，也算地圖主人的。高山旁的荒地算已填繪。
page-rules-coins-3 = 把錢幣劃記在地圖的錢幣軌上。每季結束時，軌上每枚錢幣值一點聲望；錢幣會留到之後各季。
page-rules-coins-4 = 錢幣軌可容納十四枚，超過的就沒有了。
page-rules-coins-fig-ok = F6 四邊都圍住了：得一枚錢幣。
page-rules-coins-fig-no = 右邊那格還空著：還沒有錢幣。

page-rules-ambush = 伏兵
    .top = 有一回合，你的地圖在別人手中。
page-rules-ambush-1 = 翻出伏兵牌時，所有地圖依牌上的方向，傳給左邊或右邊的鄰座。兩人遊戲時，兩個方向都是同一位鄰座。
page-rules-ambush-2 = 每個人在手上的地圖畫下牌上的形狀，填入怪獸，再把地圖還回去。這張牌移出遊戲，接著翻下一張。
page-rules-ambush-3 = 怪獸和其他形狀一樣，要畫在空格上。如果到處都放不下，就畫單獨一格怪獸。
page-rules-ambush-4 = 每季結束時，每有一個與怪獸相鄰的空格，你就失去一點聲望。一格旁邊有兩隻怪獸，也只扣一點。未填繪的遺跡格也是空格。
page-rules-ambush-5 = 把怪獸周圍的格子填起來，就不再扣分。怪獸也是一種地形：和其他地形一樣能填滿列、欄與正方形。
page-rules-ambush-fig-no = 怪獸旁有七個空格：扣七點聲望。
page-rules-ambush-fig-ok = 填了幾格；剩下的仍會扣分。

page-rules-season = 一季結束
    .top = 計算、記下、繼續前進。
page-rules-season-1 = 讓時間達到或超過本季時限的那個回合，要完整玩完，然後才計算這一季。
page-rules-season-2 = 計算兩張法令：春季 A 和 B，夏季 B 和 C，秋季 C 和 D，冬季 D 和 A。
page-rules-season-3 = 每枚錢幣加一點聲望；怪獸旁每有一個空格，減一點聲望。一季的得分可能是負的。
page-rules-season-4 = 接著用重新洗好的牌庫開始下一季。冬季過後，四季的得分相加。

page-rules-cards = 十六張計分牌
    .top = 每個類別四張；每局各用一張。
page-rules-cards-1 = 「相鄰」和「旁邊」一律指共用一邊，角碰角不算。群集是同一種地形以邊相連的一組格子。高山、荒地和怪獸都是已填繪的格子。
page-rules-note-sentinel_wood = 角落的格子只算一次。
page-rules-note-stoneside_forest = 每座高山只算一次，而且必須由同一個群集同時碰到兩座高山。
page-rules-note-mages_valley = 不論碰到幾座高山，每格都只算一次。
page-rules-note-the_golden_granary = 畫過的遺跡仍然算數。畫在遺跡上的湖泊，旁邊還要有另一個遺跡格才算。
page-rules-note-shoreside_expanse = 荒地不算邊緣。
page-rules-note-great_city = 先排除與高山相鄰的群集，再取最大的一個。
page-rules-note-greengold_plains = 森林、農場、湖泊、怪獸和高山，都是可計算的地形。
page-rules-note-shieldgate = 它可以和最大的一樣大。只有一個群集時沒有得分。
page-rules-note-lost_barony = 單獨一個已填繪的格子，就已經是正方形。
page-rules-note-the_broken_road = 這樣的斜線共有十一條；左下角那一格也是其中一條。
page-rules-note-the_cauldrons = 未填繪的遺跡格是空格。

page-rules-alone = 單人
    .top = 挑戰女王的期望。
page-rules-alone-1 = 玩法照常。只有伏兵不同，因為沒有鄰座。
page-rules-alone-2 = 牌上會指定地圖的一角。把形狀照印刷的樣子放進那個角落，不旋轉也不翻面。如果碰到已填繪的格子，就依箭號方向沿邊緣推一格，繞著地圖一路推，直到放得下為止。
page-rules-alone-3 = 如果沿著邊緣都放不下，就從同一個角落往內一格重新開始。到處都放不下時，什麼也不發生。
page-rules-alone-4 = 地圖一填滿，遊戲立刻結束。這時計算本季，還沒開始的季節也一併計算。
page-rules-alone-5 = 最後，用你的聲望減去四張法令底部的數字，就是你的排名，並換來一個頭銜。
page-rules-alone-rating = 排名 { $rating } 以上

page-rules-skills = 技能
    .top = 小小的擴充：用錢幣買幫助。
page-rules-skills-1 = 八張技能牌中有三張放在桌上。每位玩家每季可以使用其中一張；兩位玩家可以用同一張。
page-rules-skills-2 = 先付費：劃掉本回合之前就在錢幣軌上的錢幣。劃掉的錢幣仍占著位置，但不再有任何價值。不用錢的技能，也會用掉你這一季唯一的一次。
page-rules-skills-3 = 遺跡牌之後，只有繪製本身必須落在遺跡上，技能加畫的部分不必。「學識」、「談判」和「潛行」會改變繪製本身，所以義務仍然跟著它。
page-rules-skills-cost =
    { $cost ->
        [0] 免費
       *[other] { $cost } 枚錢幣
    }
page-rules-note-acrobatics = 要在傳地圖之前宣告；鄰座會改畫較小的形狀。獨自一人時，由你決定它的方向。
page-rules-note-concentrate = 不會有第二枚錢幣，也不能搭配畫不下時的單獨一格。
page-rules-note-cure_wounds = 剛畫下的怪獸也可以。
page-rules-note-diplomacy = 對每張牌來說，這格既是農場也是村莊。
page-rules-note-move_silently = 至少要有一格在地圖內。印在牌上的錢幣照拿。
page-rules-note-knowledge = 印在牌上的錢幣照拿。

page-rules-editions = 版本
    .top = 各版規則書不完全一致。
page-rules-editions-1 = 依 2019 年的規則書，形狀都畫不下時的單獨一格，要用牌上的地形。之後的規則書允許高山以外的任意地形。遺跡牌之後，各版都允許任意地形。
page-rules-editions-2 = 2020 年的俄文規則書規定，單人遊戲在地圖填滿時立刻結束；其他各版沒有提到。
page-rules-editions-3 = 每張牌桌都會註明採用的版本。除非你更改，否則使用較新的版本。其他地方都相同。

page-rules-shuffle = 洗牌
    .top = 不必相信牌庫，你可以自己查驗。
page-rules-shuffle-1 = 翻第一張牌之前，伺服器會選定一個密鑰並公布它的指紋，所以之後無法更改。
page-rules-shuffle-2 = 翻出的每張牌，都由這個密鑰和問題的名稱推算而來，例如「春季第三張牌」。你怎麼畫，都不會影響接下來的牌。
page-rules-shuffle-3 = 遊戲結束後，密鑰就會公開。重播頁面會在你自己的裝置上全部重算一遍，告訴你每張牌是否正確。
page-rules-shuffle-4 = 當日地圖的密鑰是公開的：由日期決定，人人相同。任何人都能偷看後面的牌，所以只求好玩。
