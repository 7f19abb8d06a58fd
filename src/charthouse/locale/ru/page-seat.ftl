### Страница: всё, что касается места за любым столом.

page-menu = Меню стола
page-menu-title = Этот стол
page-menu-language = Язык и оформление
page-seat-move = Перенести место на другое устройство
    .about = Отсканируйте код другим устройством или введите на нём код восстановления в разделе «Мои партии». Место будет работать на обоих.
page-seat-code = Код восстановления: { $name }
page-seat-secret = У кого есть код, тот может играть за вас. Никому его не показывайте.
page-seat-new-code = Получить код восстановления
page-seat-qr = Показать QR-код
page-seat-qr-hide = Скрыть QR-код
page-seat-bot = Поручить игру боту
    .about = Он видит только то, что видите вы. Место можно вернуть в любой момент.
page-seat-hand = Поручить
page-seat-take = Вернуть место
page-seat-hand-label = Поручить боту место игрока { $name }
page-seat-take-label = Вернуть место игрока { $name }
page-seat-bot-now = За вас играет бот: { $bot }
page-seat-bot-for = За игрока { $name } играет бот: { $bot }
page-seat-others = Места других игроков
    .about = Если кого-то нет дольше времени ожидания, хозяин стола может поручить место боту, пока игрок сам не вернёт его себе.
page-seat-ticket = Ссылка действует десять минут и для одного устройства.
page-seat-ticket-copy = Копировать эту ссылку
page-seat-ticket-copied = Ссылка для вашего второго устройства скопирована. Никому её не показывайте.
page-devices =
    { $count ->
        [one] У вашего места { $count } устройство.
        [few] У вашего места { $count } устройства.
       *[many] У вашего места { $count } устройств.
    }
page-devices-label = Устройства этого места
page-device-came = С { $when }
page-device-this = Это устройство
page-device-out = Убрать
page-device-out-label = Убрать устройство, которое здесь с { $when }
page-device-is-out = Устройство убрано. Код восстановления у вас теперь новый.
page-ask = Устройство с числом { $number } просится на ваше место.
    .about = Соглашайтесь, только если оно ваше: оно будет видеть и уметь всё, что можете вы.
page-ask-yes = Да, оно моё
page-ask-no = Нет
page-ask-let-in = Теперь ваше место есть и у этого устройства.
page-host = Хозяин
page-host-pass = В хозяева
page-host-pass-label = В хозяева: { $name }
page-host-away = Хозяин стола ({ $name }) не на связи. Когда пройдёт время ожидания, хозяином может стать любой игрок.
page-host-take = Стать хозяином
page-sure-hand = Пусть за игрока { $name } до возвращения играет бот? Это увидят все.
page-sure-host = Передать стол игроку { $name }? Вы больше не будете хозяином.
page-sure-be-host = Стать хозяином стола вместо игрока { $name }?
page-sure-yes = Да
page-sure-no = Нет
page-waiting-time = Время ожидания: { $time }.
page-span-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
page-span-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
page-span-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
page-seat-links = Ссылки
page-seat-turn = Когда ваш ход
page-closed = Тот, кто держит этот дом, закрыл партию. Она заканчивается там, где остановилась.
page-put-away = Сюда долго никто не заходил, поэтому { $date } стол убрали в архив. Ничего не потеряно: партия продолжится со следующего хода.
page-remove = Удалить
page-remove-name = Удалить моё имя
    .about = За этим столом, в повторе и в записи партии вместо имени будет стоять номер, и так увидят все. Вернуть имя нельзя.
page-remove-name-of = Удалить имя { $name }
page-remove-name-sure = Удалить имя { $name } за этим столом, для всех?
page-remove-name-yes = Да, удалить имя
page-remove-name-done = Имя { $name } за этим столом удалено.
page-remove-table = Удалить этот стол
    .about = Партия исчезнет вместе с повтором и записью у всех, у кого есть ссылка. Вернуть её нельзя.
page-remove-table-sure = Удалить этот стол для всех, с повтором и записью?
page-remove-table-yes = Да, удалить для всех
page-remove-table-done = Стол удалён.
page-remove-keep = Оставить
page-next = Для тех же игроков открыта новая партия.
page-next-seat = Занять своё место
page-next-watch = Смотреть
page-next-told = За прошлым столом уже всех позвали. Ссылки нужны тем, кто оттуда ушёл.
