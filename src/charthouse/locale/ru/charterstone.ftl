### «Чартерстоун». Термины — из Летописи; правила и истории изложены своими словами.
### Часть id после последнего дефиса — id из файлов содержимого. Что лежит в ящиках — в charterstone-sealed.ftl.

## Слова

charterstone = Чартерстоун
stone-charter-purple = фиолетовое владение
stone-charter-black = чёрное владение
stone-charter-green = зелёное владение
stone-charter-red = красное владение
stone-charter-blue = синее владение
stone-charter-yellow = жёлтое владение
stone-resource-pumpkin = тыква
stone-resource-coal = уголь
stone-resource-wood = дерево
stone-resource-clay = глина
stone-resource-iron = железо
stone-resource-grain = пшеница
stone-goods-resources = ресурсы
stone-goods-coins = монеты
stone-goods-cards = карты развития
stone-plot = { $charter }, участок { $number }
stone-cell = { $row }, столбец { $column }
stone-and = { $first }, { $second }
stone-or = { $first } или { $second }
stone-supply-general = Общий запас
stone-supply-personal = Личный запас
stone-commons = Площадь
stone-vp = Победные очки
stone-influence = Влияние
stone-coins = Монеты
stone-workers = Рабочие
stone-worker = Рабочий
stone-progress = Шкала прогресса
stone-reputation = Шкала репутации
stone-quota = Таблица подношений
stone-objectives = Цели
stone-mat = Планшет карт развития
stone-deck = Колода карт развития
stone-discard = Сброс
stone-archive = Архив
stone-chest = Сундук владения
stone-crate = Ящик { $number }
stone-persona = Личность
stone-chronicle = Летопись
stone-glory = Слава
# Ящик, который вскрывают только в одной из следующих партий кампании.
stone-opens-later = Вскроется позже в кампании
stone-inactive = незанятое владение
stone-part-construction = Строи{ "\u00AD" }тельство
stone-part-crates = Ящики
stone-part-objectives = Цели
stone-part-quota = Подношения
stone-part-buildings = Другие здания
stone-part-assistants = Помощники
stone-part-reputation = Репутация

## Здания

stone-building-zeppelin = Дирижабль
stone-building-charterstone = Чартерстоун
stone-building-grandstand = Трибуна
stone-building-treasury = Казна
stone-building-market = Рынок
stone-building-cloud_port = Облачный порт
stone-building-pumpkin_patch = Тыквенная грядка
stone-building-coal_pit = Угольная копь
stone-building-woodlot = Лесная делянка
stone-building-clay_bank = Глиняный карьер
stone-building-iron_mine = Железный рудник
stone-building-grain_field = Пшеничное поле

## Помощники

stone-assistant-innovator = Новатор
    .about = Чартерстоун: каждый раз ещё 2 ПО.
stone-assistant-engineer = Механик
    .about = Дирижабль: каждый раз ещё 2 ПО.
stone-assistant-maestro = Маэстро
    .about = Трибуна: можно получить и репутацию.
stone-assistant-sherpa = Шерпа
    .about = Сдвиг маркера прогресса: 1 ПО за деление.
stone-assistant-broker = Маклер
    .about = Облачный порт: каждый раз ещё 1 ПО.
stone-assistant-longshoreman = Докер
    .about = Фишка на шкалу репутации: каждый раз 1 ПО.
stone-assistant-archivist = Счетовод
    .about = Рынок: можно получить и репутацию.
stone-assistant-treasurer = Казначей
    .about = Казна: можно вернуть и 1 фишку влияния.

## Цели

stone-objective-pay_your_dues = Пора платить по счетам
    .about = 3 ваши фишки в таблице подношений.
stone-objective-amass_wealth = Накопите состояние
    .about = У вас 6 монет.
stone-objective-helping_hand = Рука помощи
    .about = У вас 2 помощника.
stone-objective-plenty_of_goods = Изобилие товаров
    .about = У вас есть ресурсы всех видов.
stone-objective-well_connected = Добрая слава
    .about = 2 ваши фишки на шкале репутации.

## Слова эффектов: чем платят и что получают

stone-word-vp =
    { $n ->
        [one] { $n } ПО
        [few] { $n } ПО
       *[many] { $n } ПО
    }
stone-word-coin =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
stone-word-influence =
    { $n ->
        [one] { $n } фишка влияния
        [few] { $n } фишки влияния
       *[many] { $n } фишек влияния
    }
stone-word-reputation = { $n ->
        [one] { $n } репутация
        [few] { $n } репутации
       *[many] { $n } репутаций
    }
stone-word-progress = прогресс +{ $n }
stone-word-draw = верхняя карта колоды
stone-word-construct = постройка здания на своём пустом участке
stone-word-crate = вскрытие ящика
stone-word-objective = выполнение цели
stone-word-quota = продажа по таблице подношений
# Чего требует карта здания, когда его строят.
stone-word-printed = { $n ->
        [one] { $n } ресурс с карты здания
        [few] { $n } ресурса с карты здания
       *[many] { $n } ресурсов с карты здания
    }
stone-word-on_objective = { $n ->
        [one] { $n } фишка влияния, остаётся на цели
        [few] { $n } фишки влияния, остаются на цели
       *[many] { $n } фишек влияния, остаются на цели
    }
stone-word-in_cell = { $n ->
        [one] { $n } фишка влияния, остаётся в ячейке, и товары этой ячейки
        [few] { $n } фишки влияния, остаются в ячейке, и товары этой ячейки
       *[many] { $n } фишек влияния, остаются в ячейке, и товары этой ячейки
    }

## Сколько чего

stone-some-pumpkin = { $n ->
        [one] { $n } тыква
        [few] { $n } тыквы
       *[many] { $n } тыкв
    }
stone-some-coal = { $n ->
        [one] { $n } уголь
        [few] { $n } угля
       *[many] { $n } угля
    }
stone-some-wood = { $n ->
        [one] { $n } дерево
        [few] { $n } дерева
       *[many] { $n } дерева
    }
stone-some-clay = { $n ->
        [one] { $n } глина
        [few] { $n } глины
       *[many] { $n } глины
    }
stone-some-iron = { $n ->
        [one] { $n } железо
        [few] { $n } железа
       *[many] { $n } железа
    }
stone-some-grain = { $n ->
        [one] { $n } пшеница
        [few] { $n } пшеницы
       *[many] { $n } пшеницы
    }
# Ресурсы на выбор игрока.
stone-some-any = { $n ->
        [one] { $n } любой ресурс
        [few] { $n } любых ресурса
       *[many] { $n } любых ресурсов
    }
# Ресурсы на выбор игрока, все разного вида.
stone-some-different = { $n ->
        [one] { $n } ресурс
        [few] { $n } разных ресурса
       *[many] { $n } разных ресурсов
    }
stone-cards-any = { $n ->
        [one] { $n } карта развития
        [few] { $n } карты развития
       *[many] { $n } карт развития
    }
stone-cards-any_or_top = { $n ->
        [one] { $n } карта развития, открытая или из колоды
        [few] { $n } карты развития, открытые или из колоды
       *[many] { $n } карт развития, открытых или из колоды
    }
stone-cards-assistant = { $n ->
        [one] { $n } помощник
        [few] { $n } помощника
       *[many] { $n } помощников
    }
stone-cards-building = { $n ->
        [one] { $n } карта здания
        [few] { $n } карты зданий
       *[many] { $n } карт зданий
    }
stone-cards-constructed = { $n ->
        [one] { $n } карта построенного здания
        [few] { $n } карты построенных зданий
       *[many] { $n } карт построенных зданий
    }

## Вопросы

stone-ask-pay = { $source }: чем вы платите? ({ $what })
stone-ask-resource = { $source }: какие ресурсы вы берёте? ({ $what })
stone-ask-card = { $source }: какую карту вы берёте?
stone-ask-reputation = { $source }: кладёте фишку влияния на шкалу репутации?
stone-ask-influence = { $source }: возвращаете себе влияние из запаса?
stone-ask-choose = { $source }: какую награду вы берёте?
stone-ask-construct = { $source }: что вы строите и где?
stone-ask-crate = { $source }: какой ящик вы вскрываете?
stone-ask-objective = { $source }: какую цель вы выполняете?
stone-ask-quota = { $source }: какую ячейку вы заполняете?
stone-reveals-card = Откроется новая карта: отменить ход будет нельзя.
stone-reveals-crate = Вскрытый ящик не закрыть: отменить ход будет нельзя.

## Варианты

stone-do-place = Поставить рабочего: { $building }
stone-do-take-back = Вернуть всех рабочих
stone-do-pay = Заплатить: { $what }
stone-do-take = Взять: { $what }
stone-do-choose = { $what }
stone-do-build = Построить: { $building } ({ $plot })
stone-do-open = Вскрыть ящик { $number } ({ $building })
stone-do-score = Выполнить цель «{ $objective }»
stone-do-fill = Заполнить ячейку: { $cell }
stone-do-skip = Отказаться
stone-thing-reputation = репутация
stone-thing-top = верхняя карта колоды
stone-choice-cards = Карта здания
stone-choice-points = Очки

## Почему нельзя

stone-why-not-your-turn = Сейчас не ваш ход.
stone-why-not-offered = Такого варианта нет.
stone-why-nothing-to-recall = Отзывать здесь нечего.
stone-why-place-first = Поставьте рабочего или верните всех своих рабочих.
stone-why-no-worker-out = На поле нет ваших рабочих.
stone-why-no-worker = Ставить некого. Сначала верните рабочих.
stone-why-no-such-building = Такого здания на поле нет.
stone-why-short = Не хватает: { $missing }.
stone-why-no-building-card = У вас нет карты здания, которое можно построить.
stone-why-no-printed-resources = Нет ресурсов, указанных на ваших картах зданий.
stone-why-no-empty-plot = В вашем владении нет пустых участков.
stone-why-no-crate = У вас нет карты построенного здания с ящиком.
stone-why-crate-opens-later = Ваши ящики вскроются позже в кампании.
stone-why-no-influence-left = У вас не осталось влияния.
stone-why-no-objective = Вы не отвечаете условиям ни одной цели, которую ещё не выполнили.
stone-why-no-quota-cell = Вам нечем заплатить ни за одну свободную ячейку подношений.
stone-why-not-an-answer = Это не ответ на вопрос.
stone-why-not-yours-to-name = Имя этому даёте не вы.
stone-why-has-a-name = Имя уже есть.
stone-why-bad-name = Имя — это одна строка не длиннее 40 букв.

## Что не так с текстом

stone-bad-action = «{ $text }» — не действие. Действие начинается с одного из слов: { $known }
stone-bad-word = «{ $word }» — такого имени в этой игре нет: имена пишутся строчными латинскими буквами.
stone-bad-name = Имя — это одна строка не длиннее 40 букв, а перед ней — id того, кого называют.
stone-bad-charters = Владений должно быть столько же, сколько игроков: { $wanted }, а не { $found }.
stone-bad-charters-twice = У двух игроков не может быть одного владения.
stone-bad-later-game = Пока можно сыграть только первую партию кампании.
stone-bad-campaign = Это не кампания, или она обрезана: { $line }
stone-bad-campaign-changed = Страница { $page } кампании изменена: она не следует из предыдущей.
stone-bad-campaign-page = На странице { $page } кампании записано не то, к чему привела её партия.
stone-bad-campaign-record = Партию нельзя запечатать: { $why }
stone-bad-campaign-open = Партия ещё не окончена, поэтому запечатать её нельзя.
stone-bad-campaign-charters = В партии были другие владения, чем в кампании.
stone-bad-campaign-game = Кампания ждёт партию { $wanted }, а это партия { $found }.
stone-bad-campaign-name = Сейчас это владение назвать нельзя: это может сделать один раз тот, кто не победил в последней партии.
stone-bad-paper = У каждого игрока есть ПО и фишки репутации, и то и другое — целые числа.

## Журнал

stone-log-first = Кубик решил: начинает { $name }.
stone-log-objective = Цель: { $objective }
stone-log-shown = Новая карта на планшете: { $card }
stone-log-drawn = { $name } берёт из колоды: { $card }
stone-log-placed = { $name }: { $building }
stone-log-bumped = Рабочий игрока { $name } уходит домой ({ $building }).
stone-log-home = { $name } возвращает всех рабочих.
stone-log-paid = { $name } платит: { $goods }
stone-log-gained = { $name } получает: { $goods }
stone-log-vp =
    { $n ->
        [one] { $name } получает { $n } ПО ({ $source }).
        [few] { $name } получает { $n } ПО ({ $source }).
       *[many] { $name } получает { $n } ПО ({ $source }).
    }
stone-source-reputation = репутация
stone-source-progress = прогресс
stone-log-took = { $name } берёт карту: { $card }
stone-log-discarded = { $name } сбрасывает: { $cards }
stone-log-given = { $name } получает из ящика: { $card }
stone-log-archived = В архив: { $card }
stone-log-reshuffled = Сброс перемешан, это новая колода.
stone-log-built = { $name } строит: { $building } ({ $plot })
stone-log-opened = { $name } вскрывает ящик { $number }!
stone-log-persona = В сундук игрока { $name }: { $persona }
stone-log-rule = Новое правило в Летописи, номер { $slot }.
stone-log-met = { $name } выполняет цель «{ $objective }».
stone-log-filled = { $name } заполняет ячейку подношений: { $cell }
stone-log-reputed = { $name } кладёт фишку на шкалу репутации.
stone-log-forced = { $name }: влияния не осталось, поэтому маркер прогресса сдвигается.
stone-log-progress =
    { $left ->
        [0] { $name } сдвигает маркер прогресса на последнее деление. Этот раунд — последний.
        [one] { $name } сдвигает маркер прогресса. Осталось { $left } деление.
        [few] { $name } сдвигает маркер прогресса. Осталось { $left } деления.
       *[many] { $name } сдвигает маркер прогресса. Осталось { $left } делений.
    }
stone-log-named = { $name } даёт имя ({ $what }): { $given }
stone-log-named-persona = { $name } даёт имя своей личности: { $given }
stone-log-glory = { $name } получает славу: { $n }
stone-log-won = { $name } побеждает.
stone-log-end = Игра окончена.

## Летопись: правила своими словами

stone-rule-4-1 = Подготовка
    .about = В запасе 36 монет и по 12 ресурсов каждого из шести видов. Открыты пять карт развития и три цели. Маркер прогресса начинает с деления, на котором указано число игроков. Кто ходит первым, решает кубик. У каждого игрока личность, карта построенного первого здания владения, двое рабочих, двенадцать фишек влияния, а в первой партии ещё и четыре монеты.
stone-rule-6-1 = Влияние
    .about = Двенадцати фишек влияния должно хватить на всю партию. Фишка, выложенная на поле, там и остаётся. Уплаченная уходит в запас, откуда её возвращают некоторые награды. Пока влияния нет, всё, что его требует, недоступно, а каждый ваш ход начинается со сдвига маркера прогресса на одно деление.
stone-rule-7-1 = Карты развития
    .about = На планшете пять открытых карт; вместо взятой сразу открывают новую. Карты игроков видны всем. Использованные карты идут в сброс; его замешивают в колоду, когда она пуста или когда в неё приходят новые виды карт.
stone-rule-8-1 = Помощники
    .about = Помощник добавляет что-нибудь к одному из основных действий каждый раз, когда вы его выполняете. Помощников берут на Рынке; если у помощника ещё нет имени, можете его дать.
stone-rule-10-1 = Карты построенных зданий
    .about = Карта построенного здания остаётся у вас, если на ней есть ящик, а если нет — уходит в архив.
stone-rule-15-1 = Ход
    .about = Поставьте рабочего на любое здание или верните всех своих рабочих. Рабочий, который там стоял, уходит домой к своему владельцу. Затем заплатите, сколько требует здание; если нечем, ставить туда нельзя. Затем возьмите награду, всю или часть. Монеты и ресурсы могут закончиться.
stone-rule-17-1 = Площадь
    .about = Дирижабль: за 3 фишки влияния и четыре ресурса с карты здание встаёт на ваш участок, 5 ПО. Чартерстоун: 4 монеты и 2 фишки влияния вскрывают ящик, 5 ПО. Трибуна: 1 фишка влияния на выполненную цель, 5 ПО. Казна: любой ресурс в обмен на монету. Рынок: любой ресурс и монета в обмен на открытую карту развития.
stone-rule-19-1 = Вскрытие ящика
    .about = Вскрывают ящик с одной из своих карт построенных зданий: смотрят, что внутри, получают ПО, двигают маркер прогресса и убирают карту в архив. Личности ждут следующих партий в сундуке.
stone-rule-20-1 = Цели
    .about = Положите фишку влияния на цель, условиям которой вы отвечаете: на Трибуне это 5 ПО, и маркер прогресса сдвигается. Каждую цель игрок выполняет не чаще раза за партию.
stone-rule-22-1 = Подношения
    .about = Выберите свободную ячейку, отдайте столько товаров её вида, сколько она требует, и оставьте в ней фишку влияния: в Облачном порту это 3 ПО. Некоторые ячейки дают ещё 1 ПО или репутацию.
stone-rule-23-1 = Репутация
    .about = Репутация — это фишка влияния на шкале: первая ложится на деление с числом игроков, следующие — дальше к океану, пока есть место. В конце наибольшее число фишек приносит 10 ПО, второе — 7, третье — 4; при равенстве получают все.
stone-rule-24-1 = Доход
    .about = Пока этот значок ничего не значит.
stone-rule-25-1 = Прогресс
    .about = Постройка здания, вскрытие ящика и выполнение цели сдвигают маркер на одно деление. Если на делении значок репутации, тот, кто сдвинул маркер, может её получить.
stone-rule-26-1 = Конец игры
    .about = Когда маркер дошёл до последнего деления, доиграйте раунд. Побеждает тот, у кого больше ПО; при равенстве победа общая.

## Исправления к Летописи

stone-erratum-market_face_up = Исправление издателя: Рынок даёт только открытые карты.
    .printed = Как напечатано: Рынок может дать и верхнюю карту колоды.
stone-erratum-zeppelin_points = Исправление по английскому изданию: Дирижабль даёт 5 ПО.
    .printed = Как напечатано: Дирижабль ПО не даёт.
