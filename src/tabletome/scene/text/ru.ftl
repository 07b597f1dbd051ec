# Общие слова всех игр. В text/ru.ftl игры любое из них может быть сказано иначе.

## Joining words

listed = { $first }, { $next }
in-turn = { $first }; { $next }
one-after-another = { $first } · { $next }
nothing = ничего
either-language = { $ru }

## На столе

ui-ours = Из { $have } компонентов { $original } придуманы для Tabletome и { $mixed } — отчасти: что на них напечатано, не опубликовано. Счёт по видам: tabletome content { $game }
ui-lying = лежит
ui-face-down = рубашкой вверх
ui-dice = Кубики
to-choose-from = На выбор
ui-order = Порядок
ui-shared = Общее
ui-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
ui-seat = Место { $number }
ui-bot = бот: { $name }
ui-at = где: { $place }

## Вопросы и ответы

ui-prompt = Ваш выбор (? — справка)
ui-not-understood = «{ $said }» — не вариант и не команда. Введите номер, часть варианта или ? для справки.
ui-no-such-number = Варианта { $number } нет: выберите от 1 до { $most }.
ui-folded = Введите номер или начало строки, чтобы увидеть её варианты.
ui-minor-choices = сейчас почти бесполезно:
ui-folded-cards = (cards покажет их)
ui-log-before = { $count ->
    [one] … раньше ещё { $count } строка: l all покажет всё с начала
    [few] … раньше ещё { $count } строки: l all покажет всё с начала
   *[other] … раньше ещё { $count } строк: l all покажет всё с начала
}
ui-several = { $count ->
    [1] «{ $said }» может значить это; если так, введите номер:
    [one] Для «{ $said }» подходит { $count } вариант; какой из них?
    [few] Для «{ $said }» подходят { $count } варианта; какой из них?
   *[many] Для «{ $said }» подходят { $count } вариантов; какой из них?
}
ui-only-choice = Вариант только один, он выбран за вас: { $choice }
ui-thinking = Обдумывает ход: { $name }…
ui-hint-thinking = Бот думает…
ui-hand-over = Передайте клавиатуру: { $name }
ui-press-enter = Нажмите Enter, когда будете готовы
ui-more = Enter — дальше, q — хватит
ui-turn-of = Решение за игроком: { $name }

## Отмена

ui-undone = { $count ->
    [one] Отменён { $count } ход.
    [few] Отменены { $count } хода.
   *[many] Отменено { $count } ходов.
}
ui-undo-nothing = Отменять нечего.
ui-undo-barrier = После вашего последнего решения бросали кубики или открылось что-то скрытое. Чтобы это отменить, нужно согласие всех за столом: если все согласны, введите u!. Кубики выпадут так же.

## Справочник

log-more =
    { $count ->
        [one] … и ещё { $count } строка (l: весь журнал)
        [few] … и ещё { $count } строки (l: весь журнал)
       *[many] … и ещё { $count } строк (l: весь журнал)
    }
barred-more = … и ещё { $count }
barred-folded = сейчас нельзя: { $count } (b покажет)
ui-log-empty = Пока ничего не произошло.
ui-rules-none = У этой игры нет пронумерованных правил.
ui-rules-sections = Разделы правил (r РАЗДЕЛ, r НОМЕР-ПРАВИЛА или r СЛОВО)
ui-rules-not-found = Нет правила, где есть «{ $said }».
ui-rules-found = { $count ->
    [one] «{ $said }»: найдено { $count } правило
    [few] «{ $said }»: найдено { $count } правила
   *[many] «{ $said }»: найдено { $count } правил
}
ui-rules-reading = Как мы это понимаем
ui-things-usage = Введите c и название карты, места или фигуры.
ui-things-not-found = На столе нет ничего с названием «{ $said }».
ui-hint-title = О чём подумал бы бот
ui-hint-second = Второй по силе ход
ui-hint-value = шанс { $percent } %
ui-hint-likely = в { $percent } % случаев
ui-hint-visits = { $count ->
    [one] рассмотрен { $count } раз
    [few] рассмотрен { $count } раза
   *[many] рассмотрен { $count } раз
}

## Сохранение, запись, выход

ui-saved = Сохранено в { $file }
ui-saved-how = Продолжить: tabletome play --load { $file }
ui-recorded = Запись игры — в { $file }
ui-record-seed = В записи есть ключ случайности: кто её прочтёт, узнает будущие броски.
ui-not-written = Не удалось записать { $file }: { $reason }
ui-autosaved = Игра сохранена в { $file }
ui-ask-save = Сохранить перед выходом? [Y/n или имя файла]
ui-ask-record = Записать эту игру в файл? [y/N или имя файла]
ui-goodbye = До встречи!
ui-language = Теперь по-русски.
ui-language-unknown = Языки: { $known }
ui-commitment = Отпечаток ключа случайности (SHA-256): { $hash }
ui-seed = Ключ случайности: { $seed }
ui-seed-later = Сам ключ откроется после игры; тогда каждый сможет проверить броски.

## Конец

ui-over = Игра окончена
ui-total = Всего
ui-winner = { $count ->
    [one] Победа: { $names }!
    [few] Победители: { $names }!
   *[many] Победители: { $names }!
}
ui-nobody-wins = Никто не победил.

## Перед игрой

ui-choose-game = Во что играем?
ui-first-game = Ваша первая партия здесь: она начинается так, как советует книга. { $help } В следующий раз — обычная. Учиться с наставником: tabletome learn { $game }
ui-no-games = Играть пока не во что.
ui-option-values = { $name } ({ $values }; Enter: { $default })
ui-started = { $game }. Отпечаток ключа случайности: { $hash }

## Справка

ui-help-title = Что можно ввести
ui-help-choose = выбрать: номер варианта, часть его текста или точный текст действия
ui-help-u = отменить своё последнее решение (u! — и через кубики и открытое, если все согласны)
ui-help-l = что было недавно; l all: весь журнал
ui-help-r = найти правило: r, r РАЗДЕЛ, r НОМЕР-ПРАВИЛА, r СЛОВО
ui-help-h = попросить подсказку у бота
ui-help-b = весь стол, ничего не свёрнуто
ui-help-map = только поле, со всеми обозначениями
ui-help-sheets = что лежит перед каждым игроком; листы монстров, героев, мест
ui-help-cards = все открытые карты целиком
ui-help-c = показать карту, место или фигуру целиком: c НАЗВАНИЕ
ui-help-s = сохранить игру: s или s ФАЙЛ
ui-help-record = записать игру так, чтобы любой мог её повторить и проверить
ui-help-lang = сменить язык: lang en, lang ru
ui-help-seed = отпечаток ключа случайности; после игры — сам ключ
ui-help-help = эта справка
ui-help-q = выйти (предложит сохранить)

## Местность

terrain-forest = лес
terrain-woods = роща
terrain-mountain = гора
terrain-mountains = горы
terrain-crags = скалы
terrain-hill = холм
terrain-hills = холмы
terrain-plain = равнина
terrain-plains = равнины
terrain-desert = пустыня
terrain-wasteland = пустошь
terrain-swamp = болото
terrain-water = вода
terrain-lake = озеро
terrain-sea = море
terrain-river = река
terrain-city = город
terrain-capital = столица
terrain-village = деревня
terrain-ruins = руины
terrain-bridge = мост
terrain-wall = стена
terrain-floor = пол
terrain-stone = каменный пол
terrain-difficult = трудная местность
terrain-hazard = опасная местность
terrain-trap = ловушка
terrain-obstacle = препятствие
terrain-door = дверь

## Обучение

ui-learn-started = { $title } (около { $minutes } мин.). Enter: дальше, s: показать ход, u: взять назад, w: почему, ?: помощь.
ui-learn-prompt = Обучение (Enter: дальше, ?: помощь)
ui-learn-prompt-move = Обучение (ваш ход: его номер; s: показать, ?: помощь)
ui-learn-move = Теперь ваш ход. Введите его номер или s, чтобы сходил наставник: { $choice }
ui-learn-played = Наставник сыграл: { $choice }
ui-learn-others = { $count ->
    [one] (подойдёт и ещё { $count } вариант)
    [few] (подойдут и ещё { $count } варианта)
   *[other] (подойдут и ещё { $count } вариантов)
}
ui-learn-help = Enter или n: дальше · номер или часть варианта: сыграть его · u: взять назад · s: показать ход · w: почему (правило) · e: о чём это решение · h: что сделал бы бот и почему · b: весь стол · map, sheets, cards: часть его · c ИМЯ: рассмотреть предмет или слово (c река) · l, l all: журнал · r: правила · q: выйти
lesson-else = Правила это позволяют, и в своей партии вы можете так сыграть. А в этом уроке: { $wanted }
lesson-else-read = Ещё рано: сначала прочтите это, потом идите дальше.
lesson-over = Урок пройден
lesson-over-text = Отлично! Пройдите следующий урок или сыграйте партию: наставник объяснит каждый новый вид решения, когда вы его встретите.
lesson-over-last = Отлично! Это был последний урок. Сыграйте партию: наставник объяснит каждый новый вид решения, когда вы его встретите.
lesson-over-lost = Это был последний урок. На этот раз партия проиграна, с первыми партиями так бывает: сыграйте её снова или посмотрите разбор, какие решения обошлись дороже всего.
lesson-came = Что вышло из вашего хода: { $told }
lesson-meanwhile = Тем временем наставник сыграл за вас: { $moves }
lesson-drawn = Стол расставлен заново для этого шага: что на нём стоит и лежит и что у кого есть, может быть не таким, каким вы его оставили.
lesson-meanwhile-long =
    { $count ->
        [one] Тем временем наставник сделал за вас { $count } ход, под конец: { $moves }
        [few] Тем временем наставник сделал за вас { $count } хода, под конец: { $moves }
       *[many] Тем временем наставник сделал за вас { $count } ходов, под конец: { $moves }
    }
ui-learn-taken-back = Взято назад.
ui-learn-leave = Выйти? В следующий раз партия начнётся заново. (y/n)
ui-learn-next = Следующий урок: { $command }
ui-coach = Наставник
ui-coach-example = Например:
ui-coach-how = (e: объяснить ещё раз; e off: больше не объяснять, e on: снова объяснять, e again: всё с начала)
ui-coach-silent = Об этом сказать нечего.
ui-coach-on = Наставник объясняет новое.
ui-coach-off = Наставник молчит. Введите e, чтобы он объяснил.
ui-help-e = объяснить этот вид решения (e off, e on, e again: когда говорит наставник)
aid-title-aim = Цель
aid-title-turn = Ход
aid-title-actions = Что можно делать
aid-title-end = Конец и подсчёт

## Почему бот поступил бы так

why-wins = Сразу побеждает: в { $percent } % случаев.
why-gains = Даёт: { $what }.
why-costs = Чего стоит: { $what }.
why-loses = Сразу проигрывает: в { $percent } % случаев.
why-risks = Риск: если не повезёт, { $what } (шанс { $badly } % вместо { $usual } %).
why-alike = Разница между вариантами невелика.
why-second-gains = По сравнению с лучшим даёт: { $what }.
why-second-costs = По сравнению с лучшим стоит: { $what }.
why-second-alike = По мнению бота, не хуже лучшего.

## Разбор сыгранной партии

ui-review-title = { $game }: { $steps ->
    [one] { $steps } ход
    [few] { $steps } хода
   *[other] { $steps } ходов
    } и шансы каждого на победу после них
ui-review-costly = Что обошлось дороже всего:
ui-review-nothing = Дорогих ошибок не нашлось.
ui-review-decision = Шаг { $step }, { $name }: −{ $percent } %
ui-review-played = Сделано: { $what }
ui-review-better = Лучше: { $what }
ui-review-looked-at = Разобрано решений: { $count } из { $all }; первыми те, после которых шансы упали сильнее всего.
ui-review-play-on = Доиграть с любого из них: tabletome review ФАЙЛ --play ШАГ

## Что боты отвечают товарищам

partner-help = Иду на помощь.
partner-go-ahead = Иду вперёд.
partner-hold = Держусь позади.
ui-says = { $name }: «{ $words }»
ui-help-ask = попросить ботов-товарищей: ask help (помочь), ask go-ahead (вперёд), ask hold (держаться позади)
ui-ask-unknown = Можно попросить: { $known }.
ui-ask-nobody = Среди товарищей нет ботов, просить некого.
