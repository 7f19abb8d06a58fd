### Страница: рамка каждого экрана и стол «Картографов».

## Рамка

page-home = Charthouse, на главную
page-to-home = На главную
page-language = Язык
# $theme — что выбрано сейчас.
page-theme =
    { $theme ->
        [light] Дневная карта. Сменить: как в системе
        [dark] Ночная карта. Сменить на дневную
       *[system] Как в системе. Сменить на ночную карту
    }
page-close = Закрыть
page-qr = Код QR со ссылкой
page-lost = По этому адресу ничего нет.
page-no-page = Страница не загрузилась. Обновите её и попробуйте снова.
page-offline = До сервера не достучаться. Попробуйте снова, когда будете в сети.
page-server-trouble = Сервер сообщает об ошибке { $status }. Попробуйте снова чуть позже.
page-trouble = Не получилось. Попробуйте снова чуть позже.
# Как назвать поле для программ чтения с экрана, если лучшего имени нет.
page-map = Карта владений

## Стол: рамка

page-title-turn = ● Ваш ход · Charthouse
# $name — сезон или название страницы.
page-title = { $name } · Charthouse
page-mode-solo = Соло
page-mode-bots = Против ботов
page-mode-here = У одного экрана
page-mode-link = По ссылке
page-mode-daily = Карта дня
page-opening = Разворачиваем карту…
page-no-key = У этого устройства нет места за этим столом. Откройте присланную вам ссылку или введите код восстановления.
page-unknown-key = Сервер больше не знает этого места.
page-conn-online = В сети
page-conn-catching = Догоняем
# $unsent — сколько рисунков ждут на этом устройстве.
page-conn-offline =
    { $unsent ->
        [0] Не в сети
        [one] Не в сети, ждёт { $unsent } рисунок
        [few] Не в сети, ждут { $unsent } рисунка
       *[many] Не в сети, ждёт { $unsent } рисунков
    }
page-conn-lost = Нет связи со столом
    .about =
        { $unsent ->
            [0] Рисуйте дальше. Всё, что вы обведёте, останется на этом устройстве и будет отправлено один раз.
            [1] Ваше решение цело на этом устройстве и будет отправлено, когда связь вернётся.
            [one] На этом устройстве цело { $unsent } решение; оно будет отправлено, когда связь вернётся.
            [few] На этом устройстве целы { $unsent } решения; они будут отправлены, когда связь вернётся.
           *[many] На этом устройстве цело { $unsent } решений; они будут отправлены, когда связь вернётся.
        }
    .first = Карта появится, как только сервер ответит.
page-kept-unsent = Ваш рисунок цел на этом устройстве и будет отправлен, когда связь вернётся.
page-stale = Стол уже ушёл вперёд, поэтому ничего не изменилось.
page-sending = Отправляем…

## Стол: сезон, указы, монеты

page-season-and-edicts = Сезон и указы
page-time = Время { $used } из { $limit }
page-time-soon =
    { $time ->
        [0] времени не занимает
        [one] +{ $time } с этой картой
        [few] +{ $time } с этой картой
       *[many] +{ $time } с этой картой
    }
page-last-card = С этой картой сезон кончается
# Читается вслух для кнопки указа.
page-edict =
    { $stars ->
        [one] Указ { $letter }, { $name }: сейчас { $stars } звезда. { $rule }
        [few] Указ { $letter }, { $name }: сейчас { $stars } звезды. { $rule }
       *[many] Указ { $letter }, { $name }: сейчас { $stars } звёзд. { $rule }
    }
page-if-now = { $season }, если подсчитать сейчас
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
        [one] { $name }: { $n } звезда за клетки в кольцах
        [few] { $name }: { $n } звезды за клетки в кольцах
       *[many] { $name }: { $n } звёзд за клетки в кольцах
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
page-surveyed = съёмка: { $name }
page-in-draft = в вашем наброске
page-shut = фигура сюда не встаёт
page-card = Карта исследования
page-open-card = Открытая карта
page-card-time =
    { $time ->
        [0] не занимает времени
        [one] занимает { $time } единицу времени
        [few] занимает { $time } единицы времени
       *[many] занимает { $time } единиц времени
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
page-hint = Стрелки или указатель двигают, Enter ставит
page-hint-more = Теперь поставьте вторую часть
page-placed = На месте. Обведите или подвиньте ещё.
page-place-first = Сначала поставьте фигуру, потом остальное.
page-draft = Набросок: { $drawing } { $spaces }
page-no-change = без изменений
page-not-here = Здесь рисовать нельзя.
page-covers = накрывает руины в { $spaces }
page-turn = Ваш ход: { $card }.
page-duty = На руинах, если можно
    .about =
        { $count ->
            [1] Накройте единственную свободную клетку руин.
            [one] Накройте одну из { $count } свободной клетки руин.
            [few] Накройте одну из { $count } свободных клеток руин.
           *[many] Накройте одну из { $count } свободных клеток руин.
        }
page-duty-none = Фигуры не достают до руин
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
page-skill-dear = дорого
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
        [diplomacy] «Дипломатия»: одна клетка полей и поселения
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
page-late = Время вышло
page-away = Не здесь
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
page-inked = Обведено. Ждём остальных.
page-inked-waiting = Обведено. Ждём: { $names }.
page-answered = Ответ дан. Ждём остальных.
page-answered-waiting = Ответ дан. Ждём: { $names }.
page-waiting = Ждём: { $names }.
page-waiting-all = Ждём остальных.
page-bot-slow = Бот готовится. Первый рисунок может занять минуту, дальше он рисует быстро.
page-recall-about = Решение можно отозвать, пока не готовы все.
# $when — например «через 3 часа».
page-time-left = Время на этот ход кончается { $when }.
page-bell = Звонить, когда мой ход
page-notice = Уведомлять, когда мой ход
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
page-so-far = { $name }: пока
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
page-year-so-far = Пока за год
page-on-to = Дальше: { $season }
    .about =
        { $time ->
            [one] { $season } длится { $time } единицу времени; считаются указы { $edicts }.
            [few] { $season } длится { $time } единицы времени; считаются указы { $edicts }.
           *[many] { $season } длится { $time } единиц времени; считаются указы { $edicts }.
        }

## Конец

page-named = Ваш титул в королевстве
page-rating = { $stars } минус { $less } за эти четыре указа: итоговый счёт { $rating }.
page-rating-gap = Ещё { $count }, и ваш титул: { $title }.
page-rung = Ступень { $n } из { $all }
page-ladder = Все титулы
page-every-star = Последняя карта, все звёзды
page-value-of-card = за вычетом числа карты
page-open-for-stars = Откройте карту, чтобы увидеть клетки, за которые дана каждая звезда.
page-sealed = Колода была запечатана до начала.
page-check-seal = Проверить печать
page-replay = Повтор партии
page-again = Ещё год
page-rematch = Ещё год вместе
page-same-cards = Те же карты
page-copy-result = Копировать итог
page-download = Сохранить запись
page-copied = Скопировано.
page-result-solo =
    { $stars ->
        [one] { $title }: итоговый счёт { $rating }, { $stars } звезда
        [few] { $title }: итоговый счёт { $rating }, { $stars } звезды
       *[many] { $title }: итоговый счёт { $rating }, { $stars } звёзд
    }
page-won-you = Год нарисован. Побеждает ваша карта.
page-won = Год нарисован. Побеждает карта игрока { $name }.
page-shared = Год нарисован. Победу делят { $names }.
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
