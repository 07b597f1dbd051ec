# Слова самого браузерного клиента. То, что говорят игры, приходит с сервера.

app-name = Tabletome
app-tagline = Эпические фэнтези-игры, целиком и по правилам.
begin-here = С чего начать
begin-learn = Учиться играя
begin-learn-help = Быстрее всего учатся игре «{ $game }»: наставник за настоящим столом, ход за ходом.
begin-play = Первая игра
begin-play-help = Против ботов, сразу; всё новое объяснят, когда до него дойдёт.
begin-play-do = Играть
begin-friends = С друзьями
begin-friends-help = Соберите стол и пошлите ссылку; учётная запись никому не нужна.
begin-watch = Посмотреть
begin-watch-help = Игры, которые идут сейчас; проиграть нечего.
app-free = Бесплатно и прямо в браузере. Без регистрации: гость играет сразу — с ботами или с друзьями по ссылке.
skip-to-choices = К вариантам хода

## Везде

lobby = Лобби
rules = Правила
verify = Проверка честности
account = Учётная запись
settings = Настройки
close = Закрыть
cancel = Отмена
back = Назад
loading = Загрузка…
search = Поиск
language-switch = Язык
theme = Тема
theme-auto = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
setting-auto-pass = Единственный вариант выбирать за меня
setting-motion = Показывать движение
speed-off = сразу
speed = Скорость
setting-volume = Громкость
setting-notify = Сообщать о моём ходе, пока открыта страница
original = Придумано для Tabletome
mixed = Отчасти придумано для Tabletome
original-long = Если данные напечатанного компонента не опубликованы, он придуман для Tabletome — целиком или отчасти; такие стоят под отдельным заголовком.
pieces-ours = Из { $have } компонентов { $original } придуманы для Tabletome и { $mixed } — отчасти: что на них напечатано, не опубликовано.
about = О Tabletome
about-text = Пять эпических фэнтезийных настольных игр, целиком и по книге. Правила следуют книгам правил; содержание карт и полей взято из книг и опубликованных сведений. Чего нет ни там, ни там, мы придумали сами так, чтобы оно подходило к коробке.
about-pieces = Откуда взяты компоненты
about-game = Игра
about-have = Компоненты
about-book = из книги
about-public = опубликовано
about-mixed = отчасти наше
about-original = наше
about-rules = Каждое толкование правила, о котором книга молчит или в котором противоречит себе, приведено в правилах игры.
credits = Значки: game-icons.net (CC BY 3.0). Шрифты: Alegreya, Inter (OFL).
not-found = По этому адресу ничего нет.
to-lobby = В зал
error-title = Не получилось

## Зал

games = Игры
play = Играть
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
players-range = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
rules-count = { $count ->
    [one] { $count } пронумерованное правило
    [few] { $count } пронумерованных правила
   *[many] { $count } пронумерованных правил
}
my-games = Мои игры
open-tables = Открытые столы
watch-tables = Можно посмотреть
past-games = Прошлые игры
no-tables = Сейчас нет.
your-turn = ваш ход
waiting-for = ходит: { $names }
status-waiting = ждёт игроков
status-playing = идёт игра
status-over = окончена
status-abandoned = прекращена
status-retired = в архиве
step-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
join = Сесть
watch = Смотреть
open = Открыть
replay = Повтор
private = закрытый
open-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}

play-now = Играть
set-up = Настроить
length-minutes = { $least }–{ $most } мин
length-hours = { $least }–{ $most } ч
length = Время
weight = Сложность
weight-of = сложность { $weight } из 5
people-here = { $count ->
    [one] Здесь { $count } человек
    [few] Здесь { $count } человека
   *[other] Здесь { $count } человек
}
games-on = { $count ->
    [one] идёт { $count } игра
    [few] идут { $count } игры
   *[other] идёт { $count } игр
}
waits-for-you = { $count ->
    [one] { $count } ждёт вас
   *[other] { $count } ждут вас
}

## Новый стол

how-to-start = С чего начать
preset-custom = По-своему
preset-custom-help = Все настройки вручную.
preset-for-you = Вы здесь ещё не играли в эту игру: начните с этого.
new-table = Новый стол
start = Начать игру
create = Создать стол
seat-number = Место { $number }
seat-me = Я
seat-open = Свободное место
seat-bot = Бот
seat-hotseat = Ещё кто-то за этим экраном
seat-me-short = Я
seat-bot-short = Бот
seat-open-short = Свободно
seat-hotseat-short = Здесь
how-hard = Насколько трудно
how-it-goes = Обычно длится
place = место
picked-none = ничего не выбрано
picked = выбрано: { $count }
picked-of = { $count } из { $exactly }
seat-name = Имя
wish-ask = Попросить ботов
wish-help = Помогите
wish-go-ahead = Идите вперёд
wish-hold = Держитесь позади
level-novice = новичок
level-adept = знаток
level-expert = умелец
level-master = мастер
level-aggressive = знаток-задира
level-builder = знаток-строитель
bot-level = Сила
add-seat = Добавить место
remove-seat = Убрать место { $number }
options = Параметры
clock = Часы
clock-none = Без часов
clock-live = Онлайн
clock-correspondence = По переписке
clock-minutes = Минут каждому
clock-increment = Секунд за ход
clock-days = Дней на ход
clock-live-told = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
} каждому и { $increment ->
    [one] { $increment } секунда
    [few] { $increment } секунды
   *[many] { $increment } секунд
} за каждый ход
clock-correspondence-told = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} на ход
make-private = Закрытый: только по приглашению
yes = да
no = нет

## Стол

undo = Отменить
undo-ask = Просить отмены
hint = Подсказка
log = Журнал
cards = Карты
chat = Чат
board = Поле
dock = Ваши карты
hand = Рука
choices = Варианты
order = Порядок
shared = Общее
players = Игроки
dice = Кубики
more = Ещё
seed-fingerprint = ключ случайности { $hash }
seed-fingerprint-long = SHA-256 доли сервера в начальном числе, объявленный до того, как кто-либо сел за стол: { $hash }
seed-known = Ключ случайности: { $seed }
copy-link = Скопировать ссылку
copied = Скопировано
your-choice = Ваш выбор
filter-choices = Найти среди вариантов
no-match = Ничего не подходит.
choices-by = Сузить выбор
minor-choices = Сейчас почти бесполезно: { $count }
key = Как выглядят фигуры
choices-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
let-go = Отпустить
not-now = Сейчас нельзя
why-not = Правило { $rule }
show-all = Показать все { $count }
is-thinking = { $name } думает…
others-decide = Решают: { $names }
game-waiting = Игра начнётся, когда все места будут заняты.
still-missing = { $count ->
    [one] Не хватает ещё { $count } игрока.
    [few] Не хватает ещё { $count } игроков.
   *[many] Не хватает ещё { $count } игроков.
}
invite-link = Приглашение на место { $number }
seats = Места
seat-ready = готов
bot-instead = Или бот:
what-next = Что будет дальше
what-is-played = Во что играем
next-anybody = Свободное место займёт тот, у кого есть ссылка или кто найдёт стол в лобби.
next-friends = Друзья найдут стол у себя в лобби; всем остальным нужна ссылка.
next-invited = Этот стол найдут только по ссылке. У каждого места она своя.
next-begins = С последним местом игра начнётся сама, и каждый добавит свою долю к её зерну: заранее его не знает никто.
next-away = Страницу можно закрыть: стол ждёт в лобби среди ваших игр.
invite-scan = Позвать с телефона
invite-code = QR-код места { $number }
invite-scan-help = Наведите камеру: код ведёт на место { $number }.
give-to-bot = Отдать боту
take-seat = Занять место { $number }
leave-table = Встать из-за стола
connected = на связи
disconnected = не на связи
bot-is = бот · { $level }
you = вы
resigned = сдался
spectator = Вы смотрите
delayed = с задержкой { $seconds } с
delayed-some = с задержкой
watch-help = Партии, которые может смотреть каждый: сначала те, у которых больше зрителей, затем партии сильнейших. Если соперники прячут карты, вы видите партию чуть позже.
watch-several = { $count } × { $name }
watch-nothing = Сейчас никто не играет на виду у всех.
spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
reconnecting = Связь пропала. Соединяемся снова…
table-refused = Этот стол закрыт для вас, или его нет.
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
skip-animation = Пропустить
again = Ещё раз
film = Показ ходов
speed-now = Скорость: { $speed }
seconds = { $seconds } с
again-help = Показать ещё раз всё, что случилось после вашего последнего выбора
zoom-in = Крупнее
zoom-out = Мельче
zoom-fit = Всё поле
board-help = Стрелки двигают поле, плюс и минус меняют размер, 0 показывает всё.
lying = лежит
face-down = рубашкой вверх
rank-elite = элитный
rank-boss = босс
card-back = Карта рубашкой вверх
pile-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
pattern = { $count ->
    [one] Область: { $count } клетка
    [few] Область: { $count } клетки
   *[other] Область: { $count } клеток
}
spent = использована
log-empty = Пока ничего не произошло.
log-earlier = Раньше
rules-changed = { $lost ->
    [0] На ходу { $step } изменились правила.
    [one] Правила изменились: { $lost } ход отменён, игра продолжена с хода { $step }.
    [few] Правила изменились: { $lost } хода отменены, игра продолжена с хода { $step }.
   *[many] Правила изменились: { $lost } ходов отменено, игра продолжена с хода { $step }.
}

retired-title = Эта игра в архиве
retired-help = Правила изменились, и продолжить её по нынешним нельзя. Так она выглядела в последний раз; журнал сохранён целиком. Если новая версия сможет её продолжить, игра вернётся сама.
retired-why = Почему?
retired-delete = Удалить стол
retired-delete-sure = Удалить эту игру и всё, что о ней известно? Вернуть её будет нельзя.
retired-leave-sure = Покинуть эту игру? У остальных она останется.
new-since = после вашего хода
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
chat-send = Отправить
seat-switch = Смотреть глазами
hotseat-pass = Передайте экран: { $name }
hotseat-ready = Я { $name }
only-choice = Вариант один, он выбран за вас: { $choice }
stale-move = За столом уже сходили; посмотрите ещё раз.

## Просьбы

undo-asked = { $name } просит вернуть ход.
abandon-asked = { $name } предлагает закончить без результата.
agree = Согласиться
refuse = Отказать
waiting-answer = Ждём согласия остальных.
resign = Сдаться
resign-sure = Сдаться? За вас доиграет бот, или игра закончится.
abandon = Прекратить игру
rematch = Ещё партию
rematch-help = Играют те же люди; соперники меняются сторонами.
rematch-join = К новой партии

## Подсказка

hint-title = Что сделал бы бот
hint-thinking = Бот думает…
hint-best = Это ему нравится больше всего: ждёт { $percent } % победы, пробовал { $visits ->
    [one] { $visits } раз
    [few] { $visits } раза
   *[many] { $visits } раз
}.
hint-other = { $percent } % · пробовал { $visits ->
    [one] { $visits } раз
    [few] { $visits } раза
   *[many] { $visits } раз
}
hint-likely = в { $percent } % случаев
hint-play = Сыграть так
hint-later = { $seconds ->
    [one] Подсказок пока хватит: следующая через { $seconds } секунду.
    [few] Подсказок пока хватит: следующая через { $seconds } секунды.
   *[other] Подсказок пока хватит: следующая через { $seconds } секунд.
}
hint-none = Боту нечего сказать.

## Конец

game-over = Игра окончена
winner = { $count ->
    [one] Победа: { $names }
    [few] Победители: { $names }
   *[many] Победители: { $names }
}
nobody-wins = Никто не победил
won-together = Победа
lost-together = Поражение
in-force = Действует сейчас
who-goes = Кто идёт
where-to = Место действия
foretold = Какой будет игра
record-of = { $games ->
    [one] Из { $games } такой игры здесь
   *[other] Из { $games } таких игр здесь
}
record-won = выиграно { $percent } %
all-of = Все { $count }
fewer = Меньше
scores = Очки на сейчас, по источникам
total = Всего
reason-resigned = соперник сдался
reason-time = по времени
reason-absent = соперник покинул партию
reason-abandoned = прекращена по согласию
download-record = Скачать запись
explore = Исследовать отсюда
clone-help = Личная копия этой позиции: играйте за всех сами.
cloned = Личная копия другой игры

## Повтор

replay-of = Повтор
look-back = Разбор партии
chances = Шансы по ходу игры
chances-now = { $name }: { $percent } %
chances-told = { $name }: в начале { $first } %, сейчас { $now } %, в конце { $last } %.
luck = Что решил случай
luck-expected = { $name }: { $got } — ожидалось { $expected }.
luck-this-or-more = Столько или больше: { $percent } %
review-ask = Что решило эту партию?
review-help = Бот ищет решения, которые обошлись дороже всего. Это занимает до минуты.
review-thinking = Бот ищет, что решило эту партию…
costly-title = Что обошлось дороже всего
costly-step = Шаг { $step }, { $name }: −{ $percent } %
costly-played = Сделано:
costly-better = Лучше:
costly-none = Дорогих ошибок не нашлось.
costly-looked-at = Разобрано решений: { $count } из { $all }; первыми те, после которых шансы упали сильнее всего.
play-from-here = Играть отсюда
step-of = Шаг { $step } из { $steps }
first-step = Первый шаг
previous-step = Предыдущий шаг
next-step = Следующий шаг
last-step = Последний шаг
play-on = Смотреть
pause = Пауза
view-from = Глазами
view-open = все карты открыты
view-spectator = зритель
link-to-step = Ссылка на этот шаг

## Правила и карты

rules-of = Правила: { $game }
search-rules = Искать в правилах
rules-found = { $count ->
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[many] Найдено { $count } правил
}
reading = Как мы это понимаем
rule-source = Источник
search-cards = Искать карты

## Проверка

replay-step = Смотреть с хода { $step }
cards-of = Карточки: { $game }
on-the-table = На столе
in-the-box = В коробке
no-cards = В этой игре нечего читать на картах.
cards-found = { $count ->
    [one] Найдена { $count } карта
    [few] Найдено { $count } карты
   *[other] Найдено { $count } карт
}

verify-title = Проверить игру
verify-help = В записи есть ключ случайности и все ходы. Повтор показывает, что кубики выпали так, как велит ключ, и все ходы были по правилам. Выберите скачанную запись или вставьте её.
verify-file = Файл записи
verify-paste = или вставьте запись
verify-go = Проверить
verify-good = Все шаги сходятся
verify-bad = Запись не сходится
verify-steps = { $count ->
    [one] Повторён { $count } шаг
    [few] Повторено { $count } шага
   *[many] Повторено { $count } шагов
}
verify-commitment = Отпечаток, объявленный до игры, должен быть таким
verify-shares = { $count ->
    [0] Начальное число выбрал один сервер.
    [one] Начальное число составили сервер и { $count } игрок.
    [few] Начальное число составили сервер и { $count } игрока.
   *[many] Начальное число составили сервер и { $count } игроков.
}
verify-share-kept = Ваша доля в нём есть, и сервер сдержал слово.
verify-share-missing = Вашей доли в нём нет, или сервер не сдержал слово.
fingerprint = Отпечаток

## Учётная запись

guest-is = Вы играете как гость { $name }.
account-is = Вы вошли как { $name }.
name = Имя
password = Пароль
rename = Сменить имя
register = Создать учётную запись
register-help = С ней ваши игры останутся с вами в любом браузере.
login = Войти
logout = Выйти
notices-title = Когда ваш ход
notices-help = Как сообщить вам, пока вас нет за столом.
push = Сообщать этому браузеру, даже когда он закрыт
push-failed = Служба уведомлений браузера не ответила. Попробуйте позже.
push-no-browser = Этому браузеру нельзя сообщить, пока он закрыт. На телефоне может помочь значок страницы на домашнем экране.
push-no-denied = Вы запретили уведомления этой страницы. Снова разрешить их можно в настройках браузера.
push-no-server = Этот сервер ничего не шлёт закрытым браузерам.
webhook-help = Ваш собственный адрес https (вебхук), которому тоже сообщат
save = Сохранить
saved = Сохранено

new-password = Новый пароль
change-password = Сменить пароль
change-password-help = Во всех других браузерах, где вы вошли, вход будет отменён.
password-changed = Пароль изменён.
delete-account = Удалить учётную запись
delete-account-help = Навсегда: вы покинете свои места, сдадите начатые партии, ваше имя и сообщения будут забыты. Для подтверждения введите пароль.
delete-account-sure = Удалить учётную запись навсегда?
forgot-password = Забыли пароль?
forgot-password-help = Тот, кто ведёт этот сервер, может дать вам код, с которым вы выберете новый пароль.
reset-code = Код
sessions = Где вы вошли
sessions-help = Браузеры, в которых вас знают. Из тех, что вам незнакомы, можно выйти.
session-this = этот браузер
session-unknown = браузер
session-end = Выйти
sessions-end = Выйти во всех остальных
forget-me = Забыть меня
forget-me-help = Навсегда: вы покинете свои места, сдадите начатые партии, ваше имя и сообщения будут забыты.
forget-me-sure = Забыть о вас всё, навсегда?
my-data = Всё, что о вас хранится
account-deleted = Учётная запись удалена. Вы снова играете как гость.

## Отказы сервера

error-offline = Сервер недоступен. Пробуем ещё раз…
error-wrong-password = Неверное имя или пароль.
error-name-taken = Это имя занято.
error-too-many = { $seconds ->
    [0] Слишком много попыток. Подождите немного.
    [one] Слишком много попыток. Попробуйте через { $seconds } секунду.
    [few] Слишком много попыток. Попробуйте через { $seconds } секунды.
   *[other] Слишком много попыток. Попробуйте через { $seconds } секунд.
}
error-busy = { $seconds ->
    [0] Сервер сейчас занят. Подождите немного.
    [one] Сервер сейчас занят. Попробуйте через { $seconds } секунду.
    [few] Сервер сейчас занят. Попробуйте через { $seconds } секунды.
   *[other] Сервер сейчас занят. Попробуйте через { $seconds } секунд.
}
error-no-session = Вы не вошли.
error-not-your-seat = Это не ваше место.
error-not-allowed = Этого вам нельзя.
error-not-found = Здесь ничего нет, или это не для вас.
error-retired = Правила изменились, и эту игру продолжить нельзя.
error-other-rules = Эту часть игры вели другие правила; воспроизвести её нельзя.
error-not-now = Сейчас это невозможно.
error-cannot-undo = Отменять пока нечего.
error-illegal-action = Сейчас такого выбора нет.
error-bad-action-text = Сейчас такого выбора нет.
error-bad-options = Эти настройки не подходят друг к другу или к игре.
error-malformed = Сервер не принимает это в таком виде: проверьте длину и знаки.
error-unknown-game = Такой игры здесь нет.
error-unknown-rule = Такого правила нет.
error-bad-record = Это не запись партии, или она неполна.
error-wrong-origin = Эта страница не принадлежит серверу.
error-banned = Хозяин сервера закрыл вам доступ.
error-defect = Сервер ошибся; ничего не изменилось.

## Справка

keys-title = Клавиши
keys-choose = выбрать вариант с этой клавишей
keys-filter = искать среди вариантов; Enter выбирает первый
keys-undo = отменить
keys-hint = подсказка
keys-back = отпустить выбранное, закрыть
keys-enter = единственный вариант или то, что в фокусе
keys-pause = остановить показ и продолжить
keys-skip = пропустить показ
keys-board = на поле: двигать; плюс, минус, 0: размер
keys-help = эта справка

## Стол, второе издание

now = Сейчас
focus = Что происходит
panes = Части стола
since-your-turn = С вашего прошлого хода
lately = Что случилось
seen-of = { $seen } из { $all }
where-we-are = Что сейчас в игре
pane-hand = Рука
pane-aside = Ряды
pane-players = Игроки
pane-foes = Враги
pane-now = Сейчас
pane-log = Журнал
foes = Враги
beyond = Дальше в эту сторону можно выбрать: { $count }
forward = Дальше
fold = Убрать карты
unfold = Разложить карты
press-again = Нажмите ещё раз:
points-word = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
thinking = { $count ->
    [one] Ход за: { $names }…
   *[other] Решают: { $names }…
}
nobody-asked = Сейчас никого не спрашивают.
chance-of = { $value }: { $percent }%
before-after = до и после:
sum-is = итого { $total }
of-against = из { $against }
less-of = Меньше: { $name }
more-of = Больше: { $name }
still-left = { $count ->
    [one] Осталось раздать { $count }
    [few] Осталось раздать { $count }
   *[many] Осталось раздать { $count }
}
too-much = { $count ->
    [one] { $count } лишний
    [few] { $count } лишних
   *[many] { $count } лишних
}
not-offered = Так выбрать нельзя.
figures-left = Фигуры: { $now } из { $most }
base-value = напечатано { $base }, сейчас { $value }
inspect = Что это
shown-to-choose = Из чего вы выбираете
show-board = Посмотреть на поле
show-cards = Назад к картам
seed-show = Как проверить броски
abandon-sure = Закончить партию для всех, без результата? Отменить это нельзя.
claim = Продолжить без игрока { $name }
claim-sure = { $name } давно не ходит. Место займёт бот, а если остался один соперник, победа ваша.
claim-yes = Продолжить
put-out = Убрать из-за стола
free-seat = Освободить место
quit-sure = Это навсегда заканчивает партию. Отменить это нельзя.
glossary = Словарь

## Обучение

learn = Учиться
learn-title = Учимся играть: { $game }
learn-help = Каждый урок проходит за настоящим столом, рядом с вами наставник. Ошибиться нельзя: на ход не по уроку вам ответят, но он не будет сыгран.
learn-all = Уроков: { $lessons }, всего около { $minutes } мин
learn-more = Кроме уроков
lesson-start = Начать
lesson-go-on = Продолжить
lesson-length = шагов: { $steps }, около { $minutes } мин
lesson-step = шаг { $step } из { $steps }
lesson-minutes-left = осталось около { $minutes } мин
learn-leave = Выйти из урока
next-lesson = Следующий урок
more-lessons = Другие уроки
go-on = Дальше
show-me = Показать
why = Почему?
look-at-board = Посмотреть на стол
open-in-rules = открыть в правилах
coach = Наставник
for-example = Например:
understood = Понятно
coach-off = Больше не объяснять
coach-again = Объяснять всё заново
setting-coach = Объяснять каждый вид решения, когда он встречается впервые
explain-this = Объяснить
aid = Памятка
aid-of = { $game } на одной странице
aid-glossary = Слова и символы
aid-print = Напечатать

# Stories

story = Рассказ
story-close = Дальше

## Places on a picture

place-done = пройдено
place-now = здесь
place-open = открыто
place-shut = закрыто

## Профили и сильнейшие

profile = Профиль
profile-account = Аккаунт с { $day }
profile-guest = Гость с { $day }
profile-shows = Что здесь видят другие
profile-figures = Статистика
profile-history = Прошлые партии
profile-ratings = Рейтинги
profile-no-games = Ещё ни одной законченной партии.
profile-played = { $played ->
    [one] { $played } партия, побед: { $won }
    [few] { $played } партии, побед: { $won }
   *[other] { $played } партий, побед: { $won }
}
profile-share-won = Доля побед
profile-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
profile-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}
profile-best = лучшая победа: { $points }
profile-streak = побед подряд: { $count }
profile-rating = игроков: { $players } ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
})
profile-favourites = Чаще всего
profile-months = Время по месяцам
profile-line = Рейтинг за последние партии
profile-older = Более ранние партии
result-won = Победа
result-lost = Поражение
result-resigned = Сдача
result-place = { $place }-е место из { $players }
leaderboard = Сильнейшие
leaderboard-title = { $game }: сильнейшие
leaderboard-help = Рейтинги Glicko-2 по партиям между соперниками, включая ботов. Кто сыграл мало, ещё не в таблице; ± показывает, в каких пределах лежит настоящая сила.
leaderboard-empty = Пока ни о ком не известно достаточно: нужно около дюжины партий.
leaderboard-sizes = Число игроков
leaderboard-players = Игроков: { $players }
leaderboard-rank = Место
leaderboard-rating = Рейтинг
leaderboard-games = Партии
leaderboard-won = Победы

## Компания

company = Друзья
friends = Друзья
friends-none = Пока никого. Предложить дружбу можно в профиле того, с кем вы играли.
friends-asking = Предлагают дружбу
friend-friend = Вы друзья.
friend-asked = Вы предложили дружбу: { $name }.
friend-asks = { $name } предлагает вам дружбу.
friend-ask = Предложить дружбу
friend-part = Больше не дружить
friend-withdraw = Отозвать предложение
acquaintances = Ещё у вас на заметке
tie = Вы и этот человек
online = на месте
away = не в сети
mute = Не читать
is-muted = не читаю
block = Заблокировать
block-help = Ни приглашений, ни общих столов, ни сообщений друг от друга. Человек об этом не узнает.
is-blocked = в чёрном списке
note = Заметка, только для вас
play-with = Сыграть: { $name }
play-with-short = Сыграть вместе…
invitations = Вас приглашают
invites-you = зовёт вас за стол: { $game }
invited-by = { $name } зовёт вас за стол
ask-friends = Позвать друга:
next-table = Следующий стол
seeking = Найти, с кем сыграть
seek = Искать
seeking-help = Стол появится, как только найдутся желающие на то же самое. Сначала ищем соперников примерно вашей силы; чем дольше ожидание, тем шире поиск. Не закрывайте сайт.
seeking-for = Ищем: { $game }, игроков: { $players }
seeking-window = ({ $rating } ± { $window })
seeking-stop = Больше не искать
game = Игра
filters = Какие столы
any-game = Любая игра
any-number = Любое число
any-pace = Любой темп
stakes = На рейтинг или нет
any-stakes = На рейтинг или нет
rated = на рейтинг
for-fun = без рейтинга
table-for = Кому виден стол
table-for-everybody = Всем
table-for-friends = Друзьям
table-rated = Идёт в рейтинг

profile-achievements = Достижения
profile-achieved = { $earned } из { $all }
profile-rarity = есть у { $percent } % игроков

# Испытание дня

daily = Испытание дня
daily-short = Испытание
daily-all = все игры: { $count }
daily-title = { $game }: испытание дня
daily-help = До полуночи по UTC все играют одну и ту же партию с теми же кубиками и картами. Засчитывается одна попытка: без подсказок, и нельзя вернуть ход, который открыл что-то новое. Потом можно тренироваться сколько угодно.
daily-hours-left = { $hours ->
    [one] Остался { $hours } час
    [few] Осталось { $hours } часа
   *[other] Осталось { $hours } часов
}
daily-tried = { $count ->
    [0] Ещё никто не пробовал.
    [one] Попробовал { $count } человек.
    [few] Попробовали { $count } человека.
   *[other] Попробовали { $count } человек.
}
daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
}
daily-longest = дольше всего: { $count }
daily-start = Начать попытку
daily-go-on = Продолжить попытку
daily-practise = Тренироваться
daily-board = Лучшие за день
daily-yours = Ваша попытка
daily-yesterday = Лучшая партия предыдущего дня
daily-watch = Посмотреть
daily-checked = Прежде чем засчитать партию, сервер проигрывает её заново.
daily-nobody = Ещё никто не закончил.
daily-rank = место: { $rank }
daily-playing = Идёт
daily-judging = Проверяется
daily-counted = Засчитано
daily-given-up = Сдались
daily-late = Не закончено вовремя
daily-refused = Не принято: партию не удалось повторить так, как она записана

# Турниры

tournaments = Турниры
tournaments-help = Соперники встречаются тур за туром, отряды проходят одно и то же приключение наперегонки. Сервер сам составляет пары, создаёт столы и следит за часами; когда придёт ваш черёд, вас позовут.
tournaments-open = Идёт запись
tournaments-running = Идут
tournaments-over = Закончены
tournaments-none = Сейчас ни одного. Объявите свой!
tournament-new = Новый турнир
tournament-announce = Объявить
tournament-format = Вид
tournament-rounds = Туры
tournament-rounds-help = 0: столько, сколько нужно, чтобы выявить победителя
tournament-size = Игроков в отряде
tournament-at-table = Игроков за столом
tournament-at-table-help = Если больше двух, очки даются за место: 1 за первое, 0 за последнее.
tournament-most = Мест
tournament-minutes = Начнётся через, минут
tournament-bots = Сколько ботов участвует
tournament-entered = занято мест: { $entered } из { $most }
tournament-begins = начало { $moment }
tournament-round = тур { $round } из { $rounds }
tournament-round-of = Тур { $round }
tournament-yours = вы участвуете
tournament-over = закончен
tournament-cancelled = отменён
tournament-join = Участвовать
tournament-join-party = Вступить в отряд
tournament-leave = Уйти
tournament-withdraw = Выйти и сдаться
tournament-begin = Начать сейчас
tournament-cancel = Отменить
tournament-entrants = Участники
tournament-standings = Положение
tournament-points = Очки
tournament-buchholz = Соперники
tournament-buchholz-help = Бухгольц: очки всех, с кем была встреча
tournament-sonneborn = Побеждённые
tournament-sonneborn-help = Зоннеборн — Бергер: очки побеждённых и половина очков тех, с кем была ничья
tournament-bye = свободен
tournament-forfeit = неявка
tournament-table = к столу
format-swiss = Швейцарский
format-swiss-help = Все играют каждый тур с теми, у кого похожее положение.
format-knockout = На выбывание
format-knockout-help = Проигравший выбывает; ничья переигрывается.
format-round-robin = Круговой
format-round-robin-help = Каждый встречается с каждым.
format-race = Гонка
format-race-help = Отряды проходят одно и то же приключение с одним ключом случайности, каждый сам по себе; побеждает лучший результат. Для игр, в которых побеждают вместе.

together = Вместе и в одиночку
together-help = Партии, в которых побеждают вместе или играют в одиночку, по тому, что сыграно. Каждый результат проверен: партия проиграна заново.
together-courses = Что сыграно
together-won = побед: { $won } из { $played }

## Модерация

report = Пожаловаться
report-line = Пожаловаться на сообщение: { $name }
report-title = Жалоба: { $name }
report-what = Что не так
report-words = Своими словами
report-chat-too = Сообщения вокруг будут приложены.
report-send = Сообщить модераторам
report-done = Спасибо. Модератор посмотрит.
wrong-chat = Сообщения
wrong-play = Поведение в игре
wrong-name = Имя
wrong-other = Другое
moderation = Модерация
moderation-log = Что было сделано
reports-waiting = Жалобы
reports-none = Ничего не ждёт.
reports-settled = Рассмотренные
report-by = { $by } жалуется на
report-table = стол
report-others = { $count ->
    [one] ещё { $count } жалоба
    [few] ещё { $count } жалобы
   *[many] ещё { $count } жалоб
}
report-settled = Рассмотрено: { $by }, { $when }.
unsay = Удалить
unsay-line = Удалить сообщение: { $text }
verdict = Решение
verdict-days = Дней, 0 — навсегда
verdict-reason = Причина; её увидит человек
settle = Решить
operator = Администратор сервера
until = до { $when }
for-good = навсегда
deed-nothing = ничего
deed-mute = запретить писать
deed-ban = заблокировать
deed-unmute = снова разрешает писать:
deed-unban = снова пускает:
deed-unsay = удаляет сообщение:
deed-rename = переименовывает:
deed-appoint = назначает модератором:
deed-dismiss = больше не модератор:
table-hints = Подсказки разрешены
table-chat = Можно писать друг другу
chat-closed = За этим столом не переписываются.
no-hints = За этим столом играют без подсказок.

## Уведомления, ходы наперёд, зрители

quiet-hours = Тихие часы: о том, что случится, сообщим после
quiet-from = С
quiet-until = До
digest = О медленных партиях сообщать раз в день, а не о каждом ходе
digest-at = В
time-zone = По вашему времени: { $zone }.
premove = Выбрать ход наперёд
premove-choose = Что могут предложить
premove-pass = Пас, если можно
premove-pass-when = Пасовать на вопрос
premove-any = любой
premove-lasting = Снова и снова, пока не спросят о другом
premove-kept = Выбрано наперёд: { $move }
premove-kept-asked = на вопрос «{ $question }»
premove-kept-lasting = снова и снова
premove-revoke = Отменить
premove-help = Ход будет сделан при вашем следующем решении, если тогда он возможен. Если нет, он пропадёт, и вы об этом узнаете. Больше его никто не видит.
premove-dropped = выбранный наперёд ход невозможен; ваш ход
comments = Комментарии
comment-here = Комментарий к шагу { $step }
comments-at = Ещё на шаге
comments-step = К шагу { $step }
watch-rating = рейтинг { $rating }
