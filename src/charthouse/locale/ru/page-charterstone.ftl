### Страница «Чартерстоуна». Названия и правила — в charterstone.ftl.

## Первая страница, новый стол

page-stone-front = Шесть владений, одна деревня
    .about = Ставьте рабочих, платите, стройте, вскрывайте ящики: в каждом новое здание, новая личность или новое правило. Первая партия кампании, от двух до шести игроков, считая ботов.
page-stone-front-options = Владения и соперники
page-stone-player = Житель
page-stone-player-numbered = Житель { $number }
page-stone-mode-solo = Вы играете против ботов, они считаются игроками.
page-stone-mode-here = Устройство передают по кругу; всё открыто.
page-stone-mode-link = У каждого места своя ссылка; играйте в своём темпе.
page-stone-front-link = По ссылке
page-stone-front-here = За одним экраном
page-stone-front-play = Играть с двумя ботами
page-stone-chronicle = Летопись
    .about = Действующие правила «Чартерстоуна» простыми словами.
page-stone-chronicle-about = Правила до первой партии. Что прибавили ящики, записано только за тем столом, где их вскрыли.
page-stone-charters = Владения
    .about = У каждого игрока своё владение вокруг площади. Все начинают одинаково, но каждое даёт свой ресурс.
page-stone-charters-empty = Владения без игрока пустуют, но их первые здания открыты для всех.
page-stone-game-one = «Чартерстоун», первая партия кампании
    .about = Можно вскрыть первые шесть ящиков. Между игроками всё открыто, скрыты только колода и ящики.
page-stone-sum = { $seats ->
        [one] «Чартерстоун», { $seats } игрок.
        [few] «Чартерстоун», { $seats } игрока.
       *[many] «Чартерстоун», { $seats } игроков.
    }

## Стол

page-stone-round = Раунд { $round }
page-stone-chip = Раунд { $round }, осталось { $left }
page-stone-village = Деревня
page-stone-words = Подробно
page-stone-players = Игроки
page-stone-seat = { $now ->
        [yes] { $name }, { $points }, сейчас ходит: показать запас
       *[no] { $name }, { $points }: показать запас
    }
page-stone-empty = пусто
page-stone-free = бесплатно
page-stone-new = новое
page-stone-end = Конец
page-stone-later = позже
page-stone-nothing = ничего
page-stone-label-pay = Плата: { $what }
page-stone-label-gain = Награда: { $what }
page-stone-label-worker = Здесь стоит рабочий игрока { $name }
page-stone-label-open = Можно использовать
page-stone-plot-empty = Пустой участок { $number }, { $charter }
page-stone-plot-build = Построить на участке { $number }, { $charter }
page-stone-objectives = Цели
page-stone-scored-by = фишка: { $name }
page-stone-quota = Подношения
page-stone-quota-goods = Товары
page-stone-cell-vp = ещё 1 ПО
page-stone-cell-reputation = и репутация
page-stone-progress = Прогресс
page-stone-steps = { $left ->
        [one] осталось { $left } деление
        [few] осталось { $left } деления
       *[many] осталось { $left } делений
    }
page-stone-step-reputation = Кто сюда сдвинет, может получить репутацию
page-stone-step-income = Доход: пока не действует
page-stone-reputation = Репутация
page-stone-room = { $room ->
        [one] свободно { $room } деление
        [few] свободно { $room } деления
       *[many] свободно { $room } делений
    }
page-stone-reputation-now = репутация на этот момент: { $n }
page-stone-regions = Части деревни
page-stone-region-objectives = Цели
page-stone-region-commons = Площадь
page-stone-region-quota = Облачный порт и подношения
page-stone-region-before = Предыдущая часть
page-stone-region-next = Следующая часть

## Ход и слова

page-stone-your-turn = Ваш ход
page-stone-turn-of = Ходит { $name }
page-stone-over = Игра окончена
page-stone-act = Поставьте рабочего или верните всех
page-stone-answer = Выберите одно
page-stone-open = Доступно: { $count }
page-stone-only-open = Показать только то, что могу использовать (F)
page-stone-where-commons = Площадь, открыто для всех
page-stone-where-cloud = Над деревней, открыто для всех
page-stone-where-charter = { $owner ->
        [you] { $charter }, ваше. Открыто для всех
        [other] { $charter }, { $name }. Открыто для всех
       *[none] { $charter }, без игрока. Открыто для всех
    }
page-stone-pay = Вы платите
page-stone-pay-short = Плата
page-stone-gain-short = Награда
page-stone-bump-short = Замена
page-stone-goes-home = { $name }: рабочий идёт домой
page-stone-pay-nothing = Ничего, это бесплатно.
page-stone-have-left = есть → останется
page-stone-have = есть { $have }, нужно { $n }
page-stone-gain = Можете взять всё или часть
page-stone-bump = Здесь стоит рабочий игрока { $name }. Ваш займёт место и отправит его домой.
page-stone-bump-own = Здесь стоит ваш рабочий. Он вернётся домой, а новый останется.
page-stone-why = Почему нельзя?
page-stone-help = Недостающее даёт «{ $building }».
page-stone-show = Показать: { $building }
page-stone-not-now = Сейчас нельзя
page-stone-place = Поставить рабочего
page-stone-take-back = Вернуть всех
page-stone-undo = Отменить ход
page-stone-undo-of = Отменить ход: { $name }
page-stone-step-place = Поставлен
page-stone-step-choose = Выбор
page-stone-step-then = Потом
page-stone-then = Потом: { $building }
page-stone-all-answers = Показать все ответы
page-stone-you = { $name } (вы)
page-stone-since = С вашего прошлого хода
page-stone-since-moves = { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
page-stone-rule = Правило { $slot }: { $name }
page-stone-column = Столбец { $column }
page-stone-sell-resources = { $n ->
        [one] Продать { $n } ресурс
        [few] Продать { $n } ресурса
       *[many] Продать { $n } ресурсов
    }
page-stone-sell-coins = { $n ->
        [one] Отдать { $n } монету
        [few] Отдать { $n } монеты
       *[many] Отдать { $n } монет
    }
page-stone-sell-cards = { $n ->
        [one] Отдать { $n } карту развития
        [few] Отдать { $n } карты развития
       *[many] Отдать { $n } карт развития
    }

## Запас, карты

page-stone-supply = Запас
page-stone-workers = Рабочие { $home }/{ $all }
page-stone-stands-on = Стоит: { $building }
page-stone-out = Рабочие стоят: { $buildings }
page-stone-influence = Влияние
page-stone-influence-where = выложено { $placed }, в запасе { $spent }
page-stone-goods = Монеты и ресурсы
page-stone-coins = монеты
page-stone-short = не хватает { $n }
page-stone-cards = Карты: { $count }
page-stone-kind-assistant = помощники
page-stone-kind-building = здания
page-stone-kind-constructed = построено
page-stone-my-cards = Мои карты
page-stone-no-cards = Карт пока нет.
page-stone-mat = Карты развития
page-stone-mat-gap = Карты нет: колода пуста.
page-stone-deck = в колоде { $count }
page-stone-log = Журнал
page-stone-card-plan = Чтобы построить: { $cost }
page-stone-card-built = Построено.
page-stone-card-crate = С ящиком { $number }, для Чартерстоуна.
page-stone-card-later = С ящиком { $number }, он вскроется позже в кампании.
page-stone-name = Дать имя
page-stone-name-persona = Назвать личность
page-stone-name-what = Дать имя: { $what }
page-stone-named = «{ $name }»
page-stone-name-about = Имя дают один раз, на всю кампанию.
page-stone-tabs = Части стола
page-stone-tab-village = Деревня
page-stone-tab-tracks = Шкалы
page-stone-tab-cards = Карты
page-stone-tab-players = Игроки
page-stone-tab-chronicle = Правила

## Ящики и Летопись

page-stone-crate-title = { $name }: вскрыт ящик { $number }
page-stone-crate-in = В ящике
page-stone-crate-for = { $name } получает
page-stone-crate-once-built = После постройки даёт ящик { $number }
page-stone-crate-rules = Новое в Летописи, для всех.
page-stone-build-short = Постройка
page-stone-crate-about = Теперь это в деревне навсегда.
page-stone-crate-building = Карта здания
page-stone-crate-persona = Личность, в сундук
page-stone-carry-on = Дальше
page-stone-chronicle-slots = Места в Летописи
page-stone-chronicle-unwritten = ещё не написано
page-stone-chronicle-which = Чья Летопись
page-stone-chronicle-printed = Как напечатана, до первой партии
page-stone-chronicle-here = Как она есть за этим столом: { $come }. У записанного там видно, что стояло раньше.
page-stone-find-rule = Найти правило
page-stone-no-rule = Такого правила нет.
page-stone-version = редакция { $version }
page-stone-rule-before = Было
page-stone-rule-now = Стало
page-stone-rule-empty = Здесь ничего не было написано.

## Первые ходы

page-stone-coach = Первые ходы
page-stone-coach-count = { $at } из { $all }.
page-stone-coach-read = Каждый шестиугольник — здание: внизу слева плата, вверху справа награда. Нажмите «{ $building }», чтобы прочитать описание.
page-stone-coach-place = Яркими зданиями можно пользоваться. Здание «{ $building }» бесплатное: поставьте туда рабочего.
page-stone-coach-bump = Рабочий стоит, пока вы его не вернёте или кто-то не займёт это здание и не отправит его домой. Любое здание открыто для всех. Поставьте второго.
page-stone-coach-back = Если рабочих дома нет, верните всех: это тоже ход.
page-stone-coach-goods = Здание «{ $building }» меняет ресурс на монету, а Рынок — ресурс с монетой на карту. У тусклых зданий написано, почему ими пока нельзя воспользоваться.
page-stone-coach-points = ПО приносят и ящики, и подношения, и цели: «{ $building }» вскрывает ящик с вашей карты за 4 монеты и 2 фишки влияния, в Облачном порту продают товары, на Трибуне выполняют цели.
page-stone-coach-end = Двенадцати фишек влияния должно хватить на всю партию. Постройки, вскрытые ящики и выполненные цели двигают песочные часы вверху: когда они дойдут до конца, раунд доигрывают, и побеждает тот, у кого больше ПО.
page-stone-coach-next = Дальше
page-stone-coach-done = Готово
page-stone-coach-close = Играть без подсказок
page-stone-coach-again = Объяснить первые ходы

## Конец

page-stone-end-k = Первая партия окончена
page-stone-won = { $count ->
        [one] Победа: { $names }
        [few] Общая победа: { $names }
       *[many] Общая победа: { $names }
    }
page-stone-end-player = Игрок
page-stone-end-sum = Сумма
page-stone-end-glory = Слава
page-stone-end-why = За наибольшую репутацию 10, за вторую 7, за третью 4; при равенстве получают все. За каждые полные 10 ПО — одна слава.
page-stone-why-glory = { $points }: за каждые полные 10 — одна слава
page-stone-why-line = { $source }, раунд { $round }
page-stone-why-figure = { $name }, { $part }: { $n }. Откуда?
page-stone-why-of = { $name }, { $part }
page-stone-why-ask = Наведите указатель на число или нажмите его, чтобы увидеть, откуда оно.
page-stone-keeps = Что остаётся деревне
page-stone-keeps-crates = { $count ->
        [one] вскрыт { $count } ящик
        [few] вскрыто { $count } ящика
       *[many] вскрыто { $count } ящиков
    }
page-stone-keeps-buildings = { $count ->
        [one] { $count } новое здание
        [few] { $count } новых здания
       *[many] { $count } новых зданий
    }
page-stone-keeps-rules = { $count ->
        [one] { $count } правило в Летописи
        [few] { $count } правила в Летописи
       *[many] { $count } правил в Летописи
    }
page-stone-keeps-none = Пока ни одного.
page-stone-keeps-persona = { $persona }, в сундуке: { $name }
page-stone-tokens = { $n ->
        [one] { $n } фишка
        [few] { $n } фишки
       *[many] { $n } фишек
    }
page-stone-rematch = Сыграть ещё раз
page-stone-see-village = Взглянуть на деревню
page-stone-to-sheet = К результату

## Повтор

page-stone-replay-time = Место в игре
page-stone-replay-at = Ход { $turn } ({ $at } из { $all })
page-stone-replay-back = Шаг назад
page-stone-replay-on = Шаг вперёд
page-stone-replay-play = Показать
page-stone-replay-stop = Стоп
page-stone-replay-step = Что произошло
page-stone-replay-turn = Ход { $turn }: { $name }
page-stone-replay-setup = Перед первым ходом
page-stone-replay-changes = Запас игрока { $name }
