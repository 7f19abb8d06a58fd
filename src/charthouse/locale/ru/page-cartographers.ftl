### The page of Cartographers. Names and rules are in cartographers.ftl; lessons are in page-cartographers-learn.ftl.

## Главная

page-home-title = Успейте нарисовать карту до зимы.
page-home-sub = «Картографы» без суеты: без регистрации, без рекламы, без загрузок с чужих сайтов.
page-home-play = Играть
# Рядом с «Играть»: открывает форму нового стола.
page-home-options = Карта, соперники, правила
page-home-today = Карта дня
# Сколько ещё карта дня остаётся сегодняшней (до полуночи UTC).
page-home-hours-left =
    { $hours ->
        [0] осталось меньше часа
        [one] остался { $hours } час
        [few] осталось { $hours } часа
       *[many] осталось { $hours } часов
    }
# Пометка на карте дня: колода не тайна, её можно вычислить по дате.
page-home-open-seed = Открытая колода
page-home-today-about = Колода одна на всех и зависит от даты. Вычислить её может каждый, так что карта дня — для удовольствия, а не для рекордов.
page-home-today-play = Сыграть карту дня
page-home-today-resume = Продолжить карту дня
page-home-today-done = Посмотреть карту дня
page-home-today-rating = Итог { $rating }: { $title }
page-home-kind-forest = Указ о лесах
page-home-kind-village = Указ о поселениях
page-home-kind-farm_water = Указ о полях и водоёмах
page-home-kind-spatial = Указ обо всей карте владений
page-home-link = С друзьями, по ссылке
    .about = Отправьте ссылку и рисуйте в своём темпе. У каждого своё место, без регистрации.
page-home-here = За одним экраном
    .about = Несколько человек, одно устройство. Между ходами карты закрыты.
page-home-bots = Против ботов
    .about = Они видят только то, что видел бы игрок.
page-home-paper = Подсчёт бумажной карты
    .about = Перенесите сюда свой планшет и узнайте, откуда каждая звезда.
page-home-learn = Научиться играть
    .about = Пять коротких уроков на настоящей карте и правила, куда можно заглянуть.
page-home-stats = Моя статистика
    .about = Итоги, титулы и указы; хранится на этом устройстве.
page-home-daily-list = Карты прошлых дней

## Карты дня

page-daily-title = Карты дня
page-daily-sub = Каждый день одна колода для всех: она зависит от даты и ни для кого не секрет. Прошлые дни тоже доступны.
page-daily-not-played = Не сыграна
page-daily-going = Начата, не закончена
# Каждая .label — имя кнопки вслух: начинается со слова на кнопке.
page-daily-play = Играть
    .label = Сыграть карту дня: { $date }
page-daily-resume = Продолжить
    .label = Продолжить карту дня: { $date }
page-daily-look = Смотреть
    .label = Смотреть карту дня: { $date }
page-daily-share = Поделиться
    .label = Поделиться результатом: { $date }
page-daily-more = Более ранние дни
# Текст для друзей; переносы строк остаются. От $spring до $winter — звёзды сезонов.
page-daily-text =
    Charthouse, карта дня: { $date }
    Итоговый счёт { $rating }: { $title }
    Весна { $spring }, лето { $summer }, осень { $fall }, зима { $winter }
page-daily-copied = Результат скопирован. Вставьте его, куда захотите.
page-daily-result = Итог { $rating }, { $title }
page-daily-seasons = Весна { $spring }, лето { $summer }, осень { $fall }, зима { $winter }

## Новый стол

page-create-map = Карта
page-create-side = Сторона планшета
page-create-side-A = Сторона А. Открытые земли, для первой партии.
page-create-side-B = Сторона Б. Посередине ущелье.
page-create-edicts = Указы
page-create-edicts-random = Случайные
page-create-edicts-chosen = Выбираю я
page-create-edicts-random-about = По одному из каждой категории; все увидят их в начале партии.
page-create-edicts-chosen-about = По одному из каждой категории. Вы решаете и то, какой станет А, Б, В и Г.
# Поднимает выбранный указ на одну букву; $letter — та, которую он получит.
page-create-edict-up = «{ $card }»: сделать указом { $letter }
page-create-edict-pick = Указ { $letter }, { $category }
page-create-edict-random-forest = Один из четырёх указов о лесах
page-create-edict-random-village = Один из четырёх указов о поселениях
page-create-edict-random-farm_water = Один из четырёх указов о полях и водоёмах
page-create-edict-random-spatial = Один из четырёх указов обо всей карте владений
page-create-skills = Навыки
page-create-skills-off = Нет
page-create-skills-random = Наугад
page-create-skills-chosen = Выбираю я
page-create-skills-off-about = Игра как в коробке.
page-create-skills-random-about = Три случайных навыка из восьми лежат открыто. Один за сезон, плата монетами.
page-create-skills-chosen-about =
    { $left ->
        [0] Три навыка лежат открыто. Один за сезон, плата монетами.
        [one] Выберите ещё { $left } навык. Один за сезон, плата монетами.
        [few] Выберите ещё { $left } навыка. Один за сезон, плата монетами.
       *[many] Выберите ещё { $left } навыков. Один за сезон, плата монетами.
    }
page-create-skill-cost =
    { $cost ->
        [0] бесплатно
        [one] { $cost } монета
        [few] { $cost } монеты
       *[many] { $cost } монет
    }
page-create-edition = Издание
page-create-edition-2019 = Первый тираж, 2019
page-create-edition-2020 = 2020 и позже
page-create-edition-2019-about = Если ни одна фигура не помещается, вы заполняете одну клетку типом местности с карты. Заполненная карта владений не завершает одиночную игру.
page-create-edition-2020-about = Если ни одна фигура не помещается, вы заполняете одну клетку любым типом местности, кроме гор. Заполненная карта владений завершает одиночную игру.
page-create-full-map = Если карта в соло заполнена, считать
page-create-full-map-scores_all = Все оставшиеся сезоны
page-create-full-map-scores_current = Только этот сезон
page-create-help = Помощь при рисовании
page-create-help-off = Нет
    .about = Вы видите карту исследования и свои владения.
page-create-help-grey = Затенять невозможное
    .about = Клетки, куда фигура не ляжет, приглушены.
page-create-help-worth = Показывать выгоду
    .about = Ещё до обводки видно, сколько звёзд принесёт набросок.
# Итог формы рядом с кнопкой. $map — название карты владений.
page-create-sum =
    { $seats ->
        [one] { $map }, { $seats } место.
        [few] { $map }, { $seats } места.
       *[many] { $map }, { $seats } мест.
    }
page-create-sum-skills = С навыками.
page-create-sum-no-skills = Без навыков.

## Статистика

page-stats-title = Моя статистика
page-stats-sub = По законченным партиям на этом устройстве. Партии с известными картами не считаются.
page-stats-none = Считать пока нечего
    .about = Закончите партию на этом устройстве, и её звёзды сохранятся здесь.
page-stats-games = Партии
page-stats-best = Лучший итог
page-stats-mean = Средний итог
page-stats-best-stars = Рекорд звёзд
page-stats-mean-stars = Звёзд в среднем
page-stats-won = Победы
page-stats-ratings = Итоги соло
    .about = Один столбик — одна партия, от давних к недавним.
page-stats-bar = { $date }: итог { $rating }
page-stats-titles = Титулы
page-stats-titles-count =
    { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }
page-stats-edicts = Указы
    .about = Звёзды за всю партию, оба сезона указа вместе.
page-stats-edict = Указ
page-stats-times = Партии
page-stats-edict-best = Рекорд
page-stats-edict-mean = Среднее
page-stats-not-met = Ещё не встречался

## Рамка

# Как назвать поле для программ чтения с экрана, если лучшего имени нет.
page-map = Карта владений

## Стол: рамка

page-kept-unsent = Ваш рисунок сохранён на этом устройстве и будет отправлен, когда связь восстановится.
page-sending = Отправляем…

## Стол: сезон, указы, монеты

page-season-and-edicts = Сезон и указы
page-time = Время { $used } из { $limit }
page-time-soon =
    { $time ->
        [0] время не идёт
        [one] +{ $time } с этой картой
        [few] +{ $time } с этой картой
       *[many] +{ $time } с этой картой
    }
page-last-card = На этой карте сезон закончится
# Читается вслух для кнопки указа.
page-edict =
    { $stars ->
        [one] Указ { $letter }, { $name }: сейчас { $stars } звезда. { $rule }
        [few] Указ { $letter }, { $name }: сейчас { $stars } звезды. { $rule }
       *[many] Указ { $letter }, { $name }: сейчас { $stars } звёзд. { $rule }
    }
page-if-now = { $season }, счёт сейчас
# $coins — монеты, которые идут в счёт; $crossed потрачены на навыки.
page-coin-track =
    { $crossed ->
        [0] Монеты: { $coins } из { $track }
        [one] Монеты: { $coins } из { $track }, ещё { $crossed } потрачена
        [few] Монеты: { $coins } из { $track }, ещё { $crossed } потрачены
       *[many] Монеты: { $coins } из { $track }, ещё { $crossed } потрачено
    }
# $name — указ, монеты или монстры; $stars выбирает форму числа, $n — то же число, как оно пишется.
page-counted =
    { $stars ->
        [0] { $name }: звёзд нет
        [one] { $name }: { $n } звезда за отмеченные клетки
        [few] { $name }: { $n } звезды за отмеченные клетки
       *[many] { $name }: { $n } звёзд за отмеченные клетки
    }
page-counted-before =
    { $stars ->
        [one] { $name }: { $n } звезда. С тех пор карта изменилась.
        [few] { $name }: { $n } звезды. С тех пор карта изменилась.
       *[many] { $name }: { $n } звёзд. С тех пор карта изменилась.
    }
page-counted-of =
    { $stars ->
        [one] { $owner }, { $name }: { $n } звезда. Показать клетки
        [few] { $owner }, { $name }: { $n } звезды. Показать клетки
       *[many] { $owner }, { $name }: { $n } звёзд. Показать клетки
    }

## Стол: карта владений и карта исследования

page-your-map = Ваша карта
page-map-of = Карта игрока { $name }
page-surveyed = картограф: { $name }
page-in-draft = в вашем наброске
page-shut = фигура сюда не помещается
page-card = Карта исследования
page-open-card = Открытая карта
page-card-time =
    { $time ->
        [0] времени не занимает
        [one] показатель времени { $time }
        [few] показатель времени { $time }
       *[many] показатель времени { $time }
    }
page-shape = Фигура
# $size — сколько клеток; $coin равно 1, если фигура приносит монету.
page-shape-n =
    { $coin ->
        [1] Фигура { $n }, клеток: { $size }, с монетой
        [one] Фигура { $n }, клеток: { $size }
        [few] Фигура { $n }, клеток: { $size }
       *[many] Фигура { $n }, клеток: { $size }
    }
page-terrain = Местность
page-rotate = Повернуть
page-flip = Отразить
page-back = Назад
page-ink = Обвести
page-ink-on = Обвести на карте: { $name }
page-recall = Отозвать
page-hint = Стрелки или мышь — двигать, Enter — поставить
page-hint-more = Теперь поставьте вторую часть
page-placed = Фигура на месте. Обведите её или подвиньте ещё.
page-place-first = Сначала поставьте фигуру, потом остальное.
page-draft = Набросок: { $drawing } { $spaces }
page-no-change = без изменений
page-not-here = Здесь рисовать нельзя.
page-covers = перекрывает руины в { $spaces }
page-turn = Ваш ход: { $card }.
page-duty = На руинах, если возможно
    .about =
        { $count ->
            [1] Перекройте единственную свободную клетку руин.
            [one] Перекройте одну из { $count } свободной клетки руин.
            [few] Перекройте одну из { $count } свободных клеток руин.
           *[many] Перекройте одну из { $count } свободных клеток руин.
        }
page-duty-none = До руин не достаёт ни одна фигура
    .about = Нарисуйте одну клетку, любой тип местности.
page-falls-back = Ни одна фигура с этой карты не помещается. Нарисуйте одну клетку.
page-map-full = Ваша карта заполнена.
page-draw-nothing = Не рисовать
page-type-it = Ввести рисунок
    .label = Тип местности и клетки
    .example = forest C4 C5 D5
page-you = Вы

## Стол: навыки

page-skills = Навыки
page-free = бесплатно
page-cost =
    { $cost ->
        [one] стоит { $cost } монету
        [few] стоит { $cost } монеты
       *[many] стоит { $cost } монет
    }
page-skill-on = в этом наброске
page-skill-dear = мало монет
page-skill-used = уже применён
page-skill-each = один за сезон
page-skill-purse =
    { $coins ->
        [one] один за сезон, можно потратить { $coins } монету
        [few] один за сезон, можно потратить { $coins } монеты
       *[many] один за сезон, можно потратить { $coins } монет
    }
# В $names может быть «Вы».
page-skill-users = Навык сезона уже применён: { $names }
# Что такое вторая часть рисунка, по навыку.
page-second =
    { $skill ->
        [search] «Поиск»: рядом ещё одна клетка
        [diplomacy] «Дипломатия»: клетка, где сразу и поля, и поселение
        [concentrate] «Концентрация»: та же фигура ещё раз
       *[cure_wounds] «Лечение ран»: эта фигура рядом с монстром; выберите её тип местности
    }
page-ask-acrobatics = Пока карту не передали
    .about =
        { $cost ->
            [one] «Акробатика», { $cost } монета: у монстров на вашей карте фигура будет меньше.
            [few] «Акробатика», { $cost } монеты: у монстров на вашей карте фигура будет меньше.
           *[many] «Акробатика», { $cost } монет: у монстров на вашей карте фигура будет меньше.
        }
page-ask-acrobatics-solo = Пока монстры не пришли
page-instead-of = вместо
page-answer-no-skill = Без навыка
page-answer-acrobatics = Применить, { $cost }
page-answer-acrobatics-across = Применить по горизонтали, { $cost }
page-answer-acrobatics-down = Применить по вертикали, { $cost }
page-dodged = { $name } применяет навык «Акробатика»: фигура монстров становится меньше.

## Стол: засада

page-ambush-on = Засада. Это карта игрока { $name }.
page-ambush-left = Все передают свою карту налево, рисуют монстров и получают её обратно.
page-ambush-right = Все передают свою карту направо, рисуют монстров и получают её обратно.
page-ambush-hurts = Рисуйте там, где больнее: в конце каждого сезона владелец карты теряет звезду за каждую незаполненную клетку рядом с монстром.
page-ambush-cost = Пустые клетки рядом с монстрами, старыми и новыми
page-draws-on = { $name } рисует на карте игрока { $owner }
page-has-your-map = Ваша карта у игрока { $name }
    .about = Рисунок вы увидите, когда будут готовы все.

## Стол: остальные

page-players = Игроки
page-open-map = Открыть карту игрока { $name }
page-ready = Готово
page-drawing = Рисует
page-away = Не за столом
# Who is meant, where there are too many to name.
page-many-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
page-who-ready = Готово: { $names }
page-nobody-ready = Пока никто не готов
page-waiting-label = Ждём
page-waiting = Ждём: { $names }.
page-waiting-all = Ждём остальных.
page-bot-slow = Бот готовится. Первый рисунок может занять минуту, дальше он рисует быстро.
page-recall-about = Решение можно отозвать, пока не готовы все.
page-notes = Полевые заметки
page-notes-all = Все заметки
page-notes-less = Меньше
page-since = С прошлого раза
page-their-map = Как было до этой карты. Что сейчас рисует { $name }, остаётся скрыто.
page-stars-so-far =
    { $count ->
        [one] пока { $count } звезда
        [few] пока { $count } звезды
       *[many] пока { $count } звёзд
    }
page-worth-now = Звёзды сейчас
page-worth-both = { $name } и вы
page-so-far = { $name } (пока)
page-previous-map = Предыдущая карта
page-next-map = Следующая карта
page-of = { $n } из { $all }

## Лист сезона

page-season-over = { $season } позади
page-season-hint =
    { $hand ->
        [finger] Коснитесь строки, чтобы увидеть её клетки.
       *[pointer] Наведите на строку, чтобы увидеть её клетки.
    }
page-line = Строка
page-year-so-far = За год пока
page-on-to = Дальше: { $season }
    .about = { $season }: продолжительность { $time }, считаются указы { $edicts }.

## Конец

page-named = Ваш титул в королевстве
page-rating = { $stars } минус { $less } за эти четыре указа: итоговый счёт { $rating }.
page-rating-gap = Ещё { $count }, и ваш титул: { $title }.
page-rung = Ступень { $n } из { $all }
page-ladder = Все титулы
page-every-star = Последняя карта, все звёзды
page-value-of-card = за вычетом числа на карте
page-open-for-stars = Откройте карту, чтобы увидеть клетки, за которые дана каждая звезда.
page-sealed = Колода была запечатана до начала.
page-check-seal = Проверить печать
page-again = Ещё год
page-rematch = Ещё год вместе
page-same-cards = Те же карты
page-result-solo =
    { $stars ->
        [one] { $title }: итоговый счёт { $rating }, { $stars } звезда
        [few] { $title }: итоговый счёт { $rating }, { $stars } звезды
       *[many] { $title }: итоговый счёт { $rating }, { $stars } звёзд
    }
page-won-you = Год окончен. Победа за вами.
page-won = Год окончен. Победила карта игрока { $name }.
page-shared = Год окончен. Победу делят { $names }.
# $stars — например «126 звёзд».
page-won-by =
    { $ahead ->
        [0] { $stars }, поровну с игроком { $name }.
        [one] { $stars }, отрыв от игрока { $name }: { $ahead }.
        [few] { $stars }, отрыв от игрока { $name }: { $ahead }.
       *[many] { $stars }, отрыв от игрока { $name }: { $ahead }.
    }
# Место в итоговой таблице.
page-place = { $rank }.
page-tie-break = Звёзд поровну: монстры отняли { $stars }.

## Повтор

page-replay-end = Конец
page-replay-before = До первой карты
page-replay-before-about =
    { $maps ->
        [1] Пустая карта владений. Указы от А до Г открыты.
        [one] { $maps } пустая карта владений. Указы от А до Г открыты.
        [few] { $maps } пустые карты владений. Указы от А до Г открыты.
       *[many] { $maps } пустых карт владений. Указы от А до Г открыты.
    }
# $turn и $turns — числа: где мы сейчас и сколько всего было ходов.
page-replay-after = После раунда { $turn } из { $turns }
# Читается вслух на каждом шаге. $drawing — запись, например: forest C4 C5 D5
page-replay-step = { $card }. { $name }: { $drawing }
page-replay-keys =
    { $seats ->
        [1] Стрелки листают раунды, пробел запускает.
        [one] Стрелки листают раунды, от 1 до { $seats } — сменить карту, пробел запускает.
        [few] Стрелки листают раунды, от 1 до { $seats } — сменить карту, пробел запускает.
       *[many] Стрелки листают раунды, от 1 до { $seats } — сменить карту, пробел запускает.
    }
# $what — указ, «Монеты» или «Монстры»; $stars — например «3 звезды».
page-replay-asked = { $what }: { $stars } в этот момент.
page-replay-whose = Чья карта
page-replay-won = победа: { $score }
page-replay-worth = В этот момент
page-replay-counting = Считаем звёзды.
page-replay-card = Карта этого раунда
# Место в году: Осень, карта 4 из 6.
page-replay-when = { $season }, карта { $card } из { $cards }
page-replay-drew = { $name } рисует: { $terrain }.
# В засаде: кто рисовал на чьей карте владений.
page-replay-drew-on = { $name } рисует монстров на карте игрока { $owner }.
page-replay-drew-nothing = На карте игрока { $name } ничего не нарисовано.
page-replay-ruins = Сначала вышла карта руин: рисунок должен перекрыть руины, если это возможно.
page-replay-same = Та же карта, рисунки всех игроков

## Лента ходов

page-replay-timeline = Лента раундов
page-replay-turns = Раунды
page-replay-turn = Раунд { $turn }: { $card }
page-replay-first = В начало
page-replay-back = На раунд назад
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-on = На раунд вперёд
page-replay-last = В конец
