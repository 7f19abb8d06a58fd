### Оболочка: командная строка и всё общее для игр.

app-tagline = «Картографы» и «Чартерстоун»: играйте, изучайте, создавайте своё.

## Имена

bot-random = Случайный
    .about = Выбирает любое допустимое действие.
bot-greedy = Жадный
    .about = Выбирает то, что сразу приносит больше всего.
bot-scout = Разведчик
    .about = Смотрит на все варианты и выбирает тот, что обещает больше всего к концу года.
bot-scout-500ms = Разведчик, полсекунды
    .about = Полсекунды мысленно доигрывает лучшие варианты, прежде чем рисовать.

## Результаты

result-unfilled = Незаполненные клетки: { $count }
result-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
result-decisions =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }
result-seconds = { $seconds } с
result-mean-score = средний счёт: { $score }
result-mean-rating = средний итоговый счёт: { $rating }
result-win-rate = побед: { $share } %
result-skill = сила: { $skill }
plot-scores = счёт (ящик: средняя половина; усы: от 5 % до 95 %; точка: среднее и его 95-процентный интервал)
result-replayed =
    { $count ->
        [one] Заново разыгран { $count } шаг: всё сходится.
        [few] Заново разыграны { $count } шага: всё сходится.
       *[many] Заново разыграно { $count } шагов: всё сходится.
    }
result-state-hash = Состояние { $hash }
result-why-points = После того, что сделано: из чего выбирал бы { $bot } и сколько очков он ждёт к концу партии.
result-why-lead = После того, что сделано: из чего выбирал бы { $bot } и на сколько очков он рассчитывает опередить остальных.
result-campaign-named = { $charter } «{ $name }»
result-campaign-chest = { $charter }: слава { $glory }, победы { $wins }, личности { $personas }
result-verified-chain = Цепочка хешей цела.
result-verified-seed = Зерно совпадает с заявленным до игры, и все случайные исходы следуют из него.
result-not-revealed = Зерно ещё не раскрыто, поэтому проверить перемешивание нельзя.
result-not-decided = Записей по правилам { $rules }, которые эта версия не решает заново: { $count } из { $entries }; их события взяты как записаны.
result-unsure-seed = Зерно то самое, что было обещано; ответов случая по правилам, неизвестным этой версии: { $count }, заново они не выведены.
result-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
result-rank = { $rank }. { $name }: { $points }

## Что не так

bad-usage = { $detail } (см.: charthouse { $command } --help)
bad-usage-missing = не хватает: { $what }
bad-usage-unknown = неизвестно: { $what }
bad-usage-number = для { $option } нужно целое число от { $low } до { $high }, а не «{ $value }»
bad-usage-command = «{ $command }» — такой команды нет. Команды: { $known }
bad-lang = «{ $lang }» — такого языка здесь нет. Языки: { $known }
bad-game = «{ $found }» — такой игры здесь нет. Игры: { $known }
bad-game-lacks = В игре «{ $game }» этого нет.
bad-bot = «{ $found }» — такого бота здесь нет. Боты: { $known }
bad-bot-budget = «{ $found }» — не время на размышление. Укажите число воображаемых партий (4000n) или время (500ms).
bad-bots-twice = «{ $bot }» назван дважды.
bad-runners = Выберите что-то одно: --threads, --processes или --ray.
bad-extra = Не хватает пакетов: pip install "charthouse[{ $extra }]"
bad-ray = Кластер Ray по адресу { $address } недоступен.
bad-results-other = Файл { $path } от другого турнира: отличаются игра, число игроков, боты, зерно или варианты правил.
bad-results-line = Файл { $path } не читается в строке { $line }.
bad-seats = Число игроков в этой игре — от { $low } до { $high }, а не { $found }.
bad-seat-kind = Автома здесь играть не может: он есть не в каждой игре, и рядом с ним должен играть кто-то ещё.
bad-option = «{ $option }» — такого параметра нет. Параметры: { $known }
bad-option-value = «{ $value }» — недопустимое значение для { $option }. Допустимо: { $allowed }
bad-list = «{ $value }» — не список названий через запятую.
bad-file = Не удаётся прочитать файл { $path }: { $detail }
bad-file-write = Не удаётся записать файл { $path }: { $detail }
bad-file-text = Файл { $path } — не текст в кодировке UTF-8.
bad-words = Слова команды — не текст UTF-8.
file-missing = такого файла нет.
file-is-folder = это папка.
file-is-no-folder = на этом месте нужна папка.
file-forbidden = нет разрешения.
file-in-use = уже занято.
file-disk-full = на диске нет места.
file-trouble = система сообщает об ошибке { $code }.
bad-second-server = С папкой { $path } уже работает другой сервер.
bad-request = Запрос непонятен.
bad-request-header = В запросе нет заголовка X-Charthouse.
bad-key = Эта ссылка или этот код здесь ничего не открывает.
bad-table = Такого стола нет.
bad-rematch = Следующая партия этого стола уже открыта.
bad-not-over = Партия ещё не закончена.
bad-too-often = Слишком часто. Подождите немного.
bad-day = «{ $day }» — не тот день, у которого есть карта.
bad-name = В имени от 1 до 60 букв.
bad-name-taken = За этим столом уже есть такое имя или похожее на него.
bad-page = Такой страницы нет.
bad-log = Журнал стола { $table } повреждён в строке { $seq }; ничего не изменено.
bad-database = Базу данных использовать нельзя: { $detail }
bad-database-kind = База данных задаётся адресом сервера PostgreSQL: postgresql://…
bad-database-newer = Эту базу данных записала более новая версия Charthouse; она оставлена без изменений.
bad-port = Порт { $port } открыть нельзя: { $detail }
log-clock = Время вышло: за игрока { $name } решает бот.
log-rules = Отсюда стол играет по правилам { $rules }; всё, что было раньше, остаётся как было.
log-handed = За игрока { $name } теперь играет бот.
log-taken = { $name } снова за столом.
why-only-host = Это может только тот, кто открыл стол.
why-not-your-seat = Это не ваше место.
why-nothing-to-undo = Вам нечего отменять.
why-already-revealed = С тех пор открылась новая карта, поэтому отменить это уже нельзя.
server-stops = Сервер останавливается. Ваша партия сохранена, возвращайтесь через минуту.
server-store-broken = Столы больше нельзя записывать, поэтому сервер останавливается: { $detail } Всё подтверждённое сохранено.
bad-record-format = Это не запись партии: текст начинается с «{ $found }» вместо «{ $wanted }».
bad-record-line = Запись партии не читается в строке «{ $line }».
bad-record-cut = Запись партии обрывается посреди шага { $entry }.
bad-record-secret = Секрет в записи партии указан не шестнадцатеричными цифрами.
bad-record-game = Это запись другой игры: «{ $found }».
bad-record-rules = Партия сыграна по правилам { $found }; этой версии известны { $known }.
bad-record-content = Партия сыграна другими картами, не теми, что в этой версии.
bad-record-release = Партия сыграна с выпуском содержимого { $found }; в этой версии — { $known }: её откроет версия новее.
bad-record-seat = Шаг { $entry } относится к месту { $seat }, которого нет.
bad-record-move = Шаг { $entry } нарушает правило: { $why }
bad-record-answer = Шаг { $entry }: для { $question } такой исход невозможен.
bad-record-events = Шаг { $entry }: указаны не те события, к которым ведёт действие.
bad-record-chain = Цепочка хешей рвётся на шаге { $entry }: запись партии изменена.
bad-record-draw = Исход для { $question } не следует из зерна: перемешивание изменено.
bad-record-commitment = Зерно не совпадает с заявленным до игры.
bad-record-draws = В записи партии указан вид случайности «{ $found }», неизвестный этой версии.
bad-secret = Этот секрет не от этой партии.
bad-save = Сохранённую партию нельзя продолжить: { $detail } Начать другую: charthouse play --new
stopped = Остановлено.
