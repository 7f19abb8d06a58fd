### Страница до и после партии: главная, новый стол, приглашение, вход за стол, заслонка между двумя игроками у одного
### экрана, мои партии, статистика. Фразы короткие, простые и тёплые, обращены к одному читателю, без восклицаний.

## Главная

page-home-games = Мои партии
page-home-all-games = Все партии
page-home-safe = Ваши партии и результаты помнит только это устройство.
page-home-languages = Язык

## Партии на этом устройстве

page-game-none = Партий пока нет
    .about = Сыграйте сейчас или отправьте другу ссылку. Партия будет ждать здесь, на этом устройстве.
page-game-solo = Соло, { $map }
page-game-here = За одним экраном
page-game-link = Стол по ссылке
page-game-bots = Против ботов
page-game-daily = Карта дня: { $date }
page-game-watch = Наблюдение
# Одна строка под названием партии. $season — сезон, $stars — число звёзд, например «41 звезда».
page-game-now = { $season } · пока { $stars }
page-game-more = { $names } и ещё { $count }
page-game-now-with = { $season } · за столом { $names }
page-game-over = Партия окончена · { $stars }
page-game-over-with = Партия окончена · за столом { $names }
page-game-lobby = Не начата · за столом { $names }
page-game-lobby-alone = Не начата
page-game-your-turn = Ваш ход
page-game-waiting = Ждём: { $names }
page-game-waiting-others = Ждём остальных
page-game-watching = Идёт
page-game-open = Открыта
page-game-finished = Закончена
page-game-asking = Узнаём, что за столом
page-game-unreached = Сервер не ответил
page-game-gone = Этого стола на сервере больше нет
page-game-resume = Продолжить
page-game-look = Смотреть
page-game-replay = Повтор
page-game-forget = Забыть
    .label = Забыть: { $name }
page-game-forget-sure = Забыть «{ $name }»? Партия пойдёт дальше без этого устройства; вернуться можно будет только по коду восстановления.
page-game-forget-over = Забыть «{ $name }»? Партия исчезнет из этого списка. Статистика останется.
page-game-forget-yes = Да, забыть
page-game-keep = Оставить
page-game-forgotten = Партия «{ $name }» убрана с этого устройства.

page-games-title = Мои партии
page-games-sub = Всё, что помнит это устройство. Больше никто этот список не видит.
page-games-going = Идут
page-games-done = Закончены
page-games-none-going = Незаконченных партий нет.

## Новый стол

page-create-where = Новый стол
page-create-title = Подготовьте стол
page-create-name = Название на этом устройстве
page-create-mode = Кто играет
page-create-mode-solo = Соло или с ботами
page-create-mode-here = Этот экран
page-create-mode-link = По ссылке
page-create-mode-solo-about = Вы и сколько угодно ботов. В одиночку вы рисуете для королевы, и итог подводит она.
page-create-mode-here-about = Вы передаёте устройство друг другу. Между ходами карты закрыты.
page-create-mode-link-about = Место — это ссылка. Без регистрации: кто сел первым, того и место.
page-create-seats = Места
page-create-seats-count =
    { $count ->
        [one] { $count } из { $most } возможных
        [few] { $count } из { $most } возможных
       *[many] { $count } из { $most } возможных
    }
page-create-seats-number = Число мест
page-create-you = Вы, здесь
page-create-your-name = Ваше имя
page-create-seat-name = Имя на месте { $number }
page-create-seat-who = Кто играет на месте { $number }
page-create-seat-remove = Убрать место { $number }
page-create-who-link = По ссылке
page-create-who-here = Этот экран
page-create-who-bot = Бот
# Имена ботов, как у людей; между ними запятая и пробел.
page-create-bot-names = Инес, Томаш, Вэй, Мира, Лука, Нур, Иво, Юки, Петра, Оскар, Лин, Весна
page-create-add-link = Друг
page-create-add-here = Игрок
page-create-add-bot = Бот
page-create-bots-about = Боты видят только то, что видел бы игрок.
page-create-name-placeholder = Имя
page-create-clock = Часы
page-create-clock-none = Нет
page-create-clock-minutes = Минуты на ход
page-create-clock-days = Дни на ход
page-create-clock-none-about = Никто никого не торопит.
page-create-clock-minutes-about = Все рисуют одновременно, поэтому ход длится столько, сколько нужно самому неторопливому.
page-create-clock-days-about = Когда время выйдет, за это место нарисует бот, и в заметках это будет видно.
page-create-clock-length = Длина хода
page-create-waiting = Если кого-то нет
    .about = По истечении этого времени хозяин стола может поручить игру боту до возвращения игрока, а хозяином может стать другой.
page-create-less = Меньше
page-create-more = Больше
page-create-rules = Правила
page-create-ready = Показывать, кто готов
    .about = Галочка рядом с каждым именем. Сам рисунок остаётся скрыт.
page-create-sum-bots =
    { $bots ->
        [one] Из них { $bots } бот.
        [few] Из них { $bots } бота.
       *[many] Из них { $bots } ботов.
    }
page-create-sum-clock-none = Время не ограничено.
page-create-sum-clock-minutes =
    { $per ->
        [one] { $per } минута на ход.
        [few] { $per } минуты на ход.
       *[many] { $per } минут на ход.
    }
page-create-sum-clock-days =
    { $per ->
        [one] { $per } день на ход.
        [few] { $per } дня на ход.
       *[many] { $per } дней на ход.
    }
page-create-open-link = Открыть стол
page-create-open = Начать
page-create-opening = Открываем

## Приглашение (стол по ссылке до начала партии)

page-invite-title = Стол открыт
page-invite-title-named = Стол «{ $name }» открыт
page-invite-sub = Отправьте каждому другу по ссылке. Кто сядет по ней первым, тому место и принадлежит.
page-invite-sub-guest = Ваше место за вами. Партия начнётся, когда все соберутся или когда так решит хозяин стола.
page-invite-sub-sit = Для вас есть место. Представьтесь остальным.
page-invite-sub-watch = Вы наблюдаете. Партия начнётся, когда все соберутся или когда так решит хозяин стола.
page-invite-seat-label = Место { $number }, { $name }: { $status }
page-invite-unnamed = Место { $number }
page-invite-here = Здесь
page-invite-you = Вы, здесь
page-invite-away = Место занято, игрок отошёл
page-invite-choosing = Ссылка открыта, выбирается имя
page-invite-not-opened = Ссылка ещё не открыта
page-invite-bot = Бот «{ $bot }», готов
page-invite-copy = Копировать
page-invite-send = Отправить
# Имена двух кнопок выше вслух: начинаются со слов на кнопке.
page-invite-copy-label = Копировать ссылку: { $name }
page-invite-send-label = Отправить ссылку: { $name }
page-invite-qr-label = Показать QR-код: { $name }
page-invite-copied = Ссылка скопирована: { $name }.
page-invite-share-text = За нашим столом в Charthouse для вас есть место.
page-invite-watch-text = Посмотрите на нашу партию в Charthouse.
page-invite-qr = Место игрока { $name }
    .about = Наведите на код телефон из этой комнаты.
page-invite-watchers = Зрители
    .about = Они видят то, что лежит на столе открыто.
page-invite-watchers-copy = Копировать ссылку для зрителей
page-invite-watch-copied = Ссылка для зрителей скопирована.
page-invite-recovery = Ваш код восстановления
    .about = С ним вы вернётесь на своё место с любого устройства. На этом устройстве он остаётся в меню стола.
page-invite-recovery-copy = Копировать код восстановления
page-invite-recovery-copied = Код восстановления скопирован. Никому его не показывайте.
page-invite-links-gone = Ссылки показывают только один раз.
    .about = Их раздали, когда открылся стол. Можно сделать новые.
page-invite-links-new = Сделать новые ссылки
page-invite-waiting = Ждём: { $names }.
page-invite-waiting-many =
    { $count ->
        [one] Свободно { $count } место.
        [few] Свободны { $count } места.
       *[many] Свободно { $count } мест.
    }
page-invite-begin-about = Партия начнётся сама, когда все соберутся. Если начать сейчас, свободные места до прихода игроков займут боты.
page-invite-only-here = Этот адрес работает только на этом компьютере. Чтобы пригласить другие устройства, запустите сервер с --lan и откройте адрес, который он назовёт.
page-invite-all-here = Все здесь.
page-invite-begin = Начать сейчас
page-invite-arrived = { $name } за столом.
page-invite-laid = Во что вы сыграете
page-invite-laid-map = { $map }, сторона { $side }.
page-invite-laid-edition-2019 = Правила 2019 года.
page-invite-laid-edition-2020 = Правила 2020 года.
page-invite-laid-help-off = Без помощи при рисовании.
page-invite-laid-help-grey = Невозможные клетки приглушены.
page-invite-laid-help-worth = Наброски показывают выгоду.
page-invite-sealed = Колода запечатана:
    .about = Это отпечаток её секрета. До раздачи каждое устройство добавляет своё число. После партии каждый может проверить, что ничего не изменено.
page-invite-seal-copy = Копировать печать
page-invite-seal-copied = Печать скопирована.
page-invite-edicts-random = Указы раздаются в начале партии.
page-invite-sit-title = Ваше имя за столом
page-invite-sit-crest = Ваш герб
page-invite-sit = Занять место
page-invite-sit-change = Изменить имя
page-crest-chevron = Стропило
page-crest-pale = Столб
page-crest-bend = Перевязь
page-crest-cross = Крест
page-crest-fess = Пояс
page-crest-saltire = Косой крест

## Вход за стол

page-join-invited = Место ждёт вас
    .about = Оно достанется тому, кто сядет первым, поэтому ссылка только для вас. Потом место принадлежит этому устройству.
page-join-sit = Сесть за стол
page-join-taken = Это место занято.
    .about = Оно ваше? Тогда впустите это устройство с того, за которым сели, или введите код восстановления. Если нет, попросите у хозяина стола свою ссылку.
page-join-ask = Спросить другое устройство
page-join-asked = Скажите «да» на другом устройстве
    .about = Ваш стол спрашивает там, ваше ли устройство с этим числом.
page-join-title = Занимаем ваше место
page-join-sub = Минутку. Ваша ссылка меняется на ключ, который останется на этом устройстве.
page-join-failed = По этой ссылке места нет.
    .about = Возможно, она неполная или её заменила новая. Спросите того, кто её прислал, или введите код восстановления.
page-join-offline = Стол не ответил.
    .about = Ссылка не пропадёт. Попробуйте снова, когда связь восстановится.
page-try-again = Ещё раз
page-join-already = У этого устройства уже есть место за этим столом.
    .about = Оставьте прежнее место или пользуйтесь теперь этой ссылкой.
page-join-keep = Оставить место
page-join-replace = Взять эту ссылку
page-join-copy = Копировать
page-recover-title = Вернуться на место
page-recover-about = Код восстановления откроет ваше место и на этом устройстве.
page-recover-label = Код восстановления
page-recover = Открыть место
page-recover-failed = Места с таким кодом нет. Проверьте его буква за буквой.

## Заслонка между двумя игроками у одного экрана

page-cover = Закрыто
page-cover-covered = Карта игрока { $name } закрыта
page-cover-all-covered = Все карты закрыты
page-cover-pass = Передайте игроку { $name }
page-cover-please = Остальных просим не подглядывать.
page-cover-open = Я { $name }, открыть мою карту
page-cover-order = Порядок игроков
page-cover-done = { $name }: рисунок готов
page-cover-now = { $name }: рисует сейчас
page-cover-next = { $name }: рисует потом
