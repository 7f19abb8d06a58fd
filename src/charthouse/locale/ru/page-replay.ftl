### Страница: законченная партия ещё раз и проверка её перемешивания.

## Повтор

page-replay-where = Повтор
page-replay-loading = Раскладываем партию.
page-replay-none = Эту партию показать нельзя.
page-replay-to-games = К моим партиям
page-replay-bring = Посмотреть партию ещё раз
page-replay-bring-about = Подойдёт запись любой законченной партии, с этой страницы или из командной строки.
page-replay-drop = Перетащите запись сюда
page-replay-choose = Выбрать файл
page-replay-paste = Или вставьте запись
page-replay-show = Показать партию
page-replay-end = Конец
page-replay-before = До первой карты
page-replay-before-about =
    { $maps ->
        [1] Пустая карта владений. Указы от A до D открыты.
        [one] { $maps } пустая карта владений. Указы от A до D открыты.
        [few] { $maps } пустые карты владений. Указы от A до D открыты.
       *[many] { $maps } пустых карт владений. Указы от A до D открыты.
    }
# $turn и $turns — числа: где мы сейчас и сколько всего было ходов.
page-replay-after = После хода { $turn } из { $turns }
# Читается вслух на каждом шаге. $drawing — запись, например: forest C4 C5 D5
page-replay-step = { $card }. { $name }: { $drawing }
page-replay-keys =
    { $seats ->
        [1] Стрелки листают ходы, пробел запускает.
        [one] Стрелки листают ходы, от 1 до { $seats } — сменить карту, пробел запускает.
        [few] Стрелки листают ходы, от 1 до { $seats } — сменить карту, пробел запускает.
       *[many] Стрелки листают ходы, от 1 до { $seats } — сменить карту, пробел запускает.
    }
# $what — указ, «Монеты» или «Монстры»; $stars — например «3 звезды».
page-replay-asked = { $what }: { $stars } в этот момент.
page-replay-whose = Чья карта
page-replay-won = победа: { $score }
page-replay-worth = В этот момент
page-replay-counting = Считаем звёзды.
page-replay-card = Карта этого хода
# Место в году: Осень, карта 4 из 6.
page-replay-when = { $season }, карта { $card } из { $cards }
page-replay-drew = { $name } рисует: { $terrain }.
# В засаде: кто рисовал на чьей карте владений.
page-replay-drew-on = { $name } рисует монстров на карте игрока { $owner }.
page-replay-drew-nothing = На карте игрока { $name } ничего не нарисовано.
page-replay-ruins = Сначала вышла карта руин: рисунок должен накрыть руины, если это возможно.
page-replay-same = Та же карта, рисунки всех игроков
page-replay-save = Сохранить запись
# Имя сохранённого файла, латинские буквы без пробелов.
page-replay-record = record

## Лента ходов

page-replay-timeline = Лента ходов
page-replay-turns = Ходы
page-replay-turn = Ход { $turn }: { $card }
page-replay-first = В начало
page-replay-back = На ход назад
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-on = На ход вперёд
page-replay-last = В конец

## Играть отсюда

page-replay-play-on = Играть отсюда
page-replay-cards = Карты
page-replay-cards-same = Как выходили
page-replay-cards-new = Перемешать
page-replay-bots = Кто играет на других местах
page-replay-play-seat = Играть за игрока { $name } с хода { $turn }
page-replay-play-alone = Играть с хода { $turn }
page-replay-new-table = Новый стол. Партия, которую вы смотрите, останется как была.

## Перемешивание

page-proof = Перемешивание
page-proof-about = Колоду запечатали до первой карты. Ваш браузер может сам это проверить.
page-proof-check = Проверить печать
page-proof-checking = Вытягиваем каждую карту заново.
page-proof-holds = Проверено, всё сходится
page-proof-partly = Проверено частично, пока сходится
page-proof-broken = Не сходится
page-proof-before = Запечатано до
page-proof-after = Открыто после
page-proof-seal = Раскрытый секрет подходит к печати.
page-proof-seal-broken = Раскрытый секрет не подходит к печати.
page-proof-stirred = Число этого устройства участвовало в перемешивании.
page-proof-not-stirred = Числа этого устройства в перемешивании нет.
page-proof-draws =
    { $count ->
        [one] { $count } исход следует из секрета.
        [few] Все { $count } исхода следуют из секрета.
       *[many] Все { $count } исходов следуют из секрета.
    }
# $question — метка вроде spring/3; $answer и $expected — id карт латинскими буквами.
page-proof-draw-wrong = { $question }: должно быть «{ $expected }», а в записи «{ $answer }».
page-proof-unsure = Вопросов к случаю по правилам, неизвестным этой версии: { $count }. Заново они не вытянуты.
page-proof-menus-unknown = Исходы этой записи можно проверить командой: charthouse verify
page-proof-chain =
    { $count ->
        [one] { $count } шаг записи, без изменений.
        [few] { $count } шага записи, все без изменений.
       *[many] { $count } шагов записи, все без изменений.
    }
page-proof-unreadable = Запись не читается.
page-proof-advice = Повтор продолжается, но поручиться за эту партию никто не может. Сохраните запись, прежде чем спрашивать хозяина стола.
