### Страница: всё, что касается места за любым столом.

page-menu = Меню стола
page-menu-title = Этот стол
page-menu-language = Язык и оформление
page-seat-move = Перенести место на другое устройство
    .about = Отсканируйте код другим устройством или введите на нём код восстановления в разделе «Мои партии». Место будет работать на обоих.
page-seat-code = Код восстановления: { $name }
page-seat-secret = У кого есть код, тот может играть за вас. Никому его не показывайте.
page-seat-new-code = Получить код восстановления
page-seat-qr = Показать код QR
page-seat-qr-hide = Скрыть код QR
page-seat-bot = Поручить игру боту
    .about = Он видит только то, что видите вы. Место можно вернуть в любой момент.
page-seat-hand = Поручить
page-seat-take = Вернуть место
page-seat-hand-label = Поручить боту место игрока { $name }
page-seat-take-label = Вернуть место игрока { $name }
page-seat-bot-now = За вас играет бот: { $bot }
page-seat-bot-for = За игрока { $name } играет бот: { $bot }
page-seat-others = Места других игроков
    .about = Если кто-то не возвращается, его место пока может занять бот.
page-seat-links = Ссылки
page-seat-turn = Когда ваш ход
page-next = Для тех же игроков открыта новая партия.
page-next-seat = Занять своё место
page-next-watch = Смотреть
