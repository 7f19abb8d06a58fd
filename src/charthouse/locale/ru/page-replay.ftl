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
page-replay-save = Сохранить запись
# Имя сохранённого файла, латинские буквы без пробелов.
page-replay-record = record

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
page-proof-seal = Раскрытый секрет соответствует печати.
page-proof-seal-broken = Раскрытый секрет не соответствует печати.
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
page-proof-unsure = Случайных исходов по правилам, неизвестным этой версии: { $count }. Заново они не проверены.
page-proof-menus-unknown = Исходы этой записи можно проверить командой: charthouse verify
page-proof-chain =
    { $count ->
        [one] { $count } шаг записи, без изменений.
        [few] { $count } шага записи, все без изменений.
       *[many] { $count } шагов записи, все без изменений.
    }
page-proof-unreadable = Запись не читается.
page-proof-advice = Повтор продолжается, но поручиться за эту партию никто не может. Сохраните запись, прежде чем спрашивать хозяина стола.
