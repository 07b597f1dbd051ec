# Всё, что читает игрок, по-русски. Те же сообщения с теми же переменными, что и в text/en.ftl.


## Options of a new game

game = Мрачная гавань
game-about = Две карты за раунд и одна рука на весь сценарий. Победите прежде, чем выдохнетесь.
option-players = Игроки
option-players-help = Один игрок ведёт двух персонажей; монстры тогда на уровень сильнее.
option-scenario = Сценарий
option-scenario-help = Можно выбрать только готовые сценарии.
option-scenario-black-barrow = 1: Чёрный курган
option-difficulty = Сложность
option-difficulty-help = Сдвигает уровень сценария: монстры сильнее, золота и опыта больше.
option-difficulty-easy = лёгкая
option-difficulty-normal = обычная
option-difficulty-hard = высокая
option-difficulty-very-hard = очень высокая
option-open_information = Открытая игра
option-open_information-help = О картах и планах можно говорить всё; монстры на уровень сильнее.
option-open_information-yes = открытая
option-open_information-no = по правилам
option-less_random = Меньше случайности
option-less_random-help = Крайние карты модификаторов считаются за +2 и -2.
option-less_random-yes = меньше
option-less_random-no = как напечатано
option-hands = Рука
option-hands-help = В первой игре лучше брать карты 1-го уровня; их можно заменить картами уровня X.
option-hands-starting = карты 1-го уровня
option-hands-chosen = на выбор
option-first = Первый персонаж
option-first-help = Класс этого места. Каждый класс участвует только один раз.
option-first-brute = Дикарь
option-first-scoundrel = Плутовка
option-first-spellweaver = Плетущая чары
option-first-tinkerer = Изобретатель
option-first-cragheart = Пустотелый
option-first-mindthief = Крадущая разум
option-second = Второй персонаж
option-second-help = Класс этого места. Каждый класс участвует только один раз.
option-second-brute = Дикарь
option-second-scoundrel = Плутовка
option-second-spellweaver = Плетущая чары
option-second-tinkerer = Изобретатель
option-second-cragheart = Пустотелый
option-second-mindthief = Крадущая разум
option-third = Третий персонаж
option-third-help = Класс этого места. Каждый класс участвует только один раз.
option-third-brute = Дикарь
option-third-scoundrel = Плутовка
option-third-spellweaver = Плетущая чары
option-third-tinkerer = Изобретатель
option-third-cragheart = Пустотелый
option-third-mindthief = Крадущая разум
option-fourth = Четвёртый персонаж
option-fourth-help = Класс этого места. Каждый класс участвует только один раз.
option-fourth-brute = Дикарь
option-fourth-scoundrel = Плутовка
option-fourth-spellweaver = Плетущая чары
option-fourth-tinkerer = Изобретатель
option-fourth-cragheart = Пустотелый
option-fourth-mindthief = Крадущая разум

## Names

scenario-black-barrow = Чёрный курган
monster = { $name } { $number }{ $rank ->
        [elite] {" "}(элитный)
        *[normal] {""}
    }
numbered = { $name } { $number }
hex = { $place }, { $terrain }
terrain-floor = пол
terrain-closed-door = закрытая дверь
terrain-open-door = открытая дверь
terrain-obstacle = препятствие
terrain-trap = ловушка
terrain-hazardous = опасная местность
terrain-difficult = труднопроходимая местность
part-top = Верх
part-bottom = Низ
half-top = верх
half-bottom = низ
half-basic-attack = Атака 2
half-basic-move = Движение 2
element-state = { $element }{ $state ->
        [strong] {" "}(сильный заряд)
        [waning] {" "}(слабый заряд)
        *[inert] {""}
    }
element-fire = огонь
element-ice = лёд
element-air = воздух
element-earth = земля
element-light = свет
element-dark = тьма
element-any = любая стихия
condition-poison = отравление
condition-wound = рана
condition-immobilize = паралич
condition-disarm = разоружение
condition-stun = оглушение
condition-muddle = смятение
condition-invisible = невидимость
condition-strengthen = усиление
condition-curse = проклятие
condition-bless = благословение

## What abilities do

does-move = Движение { $by }
does-jump = Движение { $by }, прыжок
does-move-loots = Добыча в каждой пройденной клетке
does-attack = Атака { $by }
does-range = Дальность { $range }
does-area = Область из { $hexes ->
    [one] { $hexes } клетки
   *[many] { $hexes } клеток
}
does-area-melee = Область из { $hexes ->
    [one] { $hexes } клетки
   *[many] { $hexes } клеток
} рядом с собой
does-whom = Цели: { $to }
does-targets = Цели { $targets }
does-pierce = Пробой { $by }
does-push = Оттолкнуть { $by }
does-pull = Притянуть { $by }
does-on-one = все атаки по одному врагу
does-hurts-around = все рядом с целью получают урон { $by }
does-heal = { $range ->
        [0] Лечение { $by }, себя
        *[other] Лечение { $by }, дальность { $range }
    }
does-shield = Щит { $by }
does-retaliate = { $range ->
        [1] Ответный удар { $by }
        *[other] Ответный удар { $by }, дальность { $range }
    }
does-retaliate-xp = опыт { $xp } за каждый раз
does-loot = Добыча { $range }
does-give = { $conditions }: { $to }
does-push-whom = Оттолкнуть { $by }: { $to }
does-pull-whom = Притянуть { $by }, дальность { $range }
does-drag = Заставьте соседнего врага переместиться на { $by } в клетку рядом с вами
does-disarm-trap = Обезвредить одну соседнюю ловушку
does-ward = Щит { $by } от атак, которые нанесли бы урон
does-negate = Не получать урона
does-protect = Враги, атакующие ваших соседних союзников, вместо этого атакуют вас
does-consume = За стихию «{ $element }»: { $effect }
does-when = { $when }: { $effect }
does-infuse = Заряд стихии: { $element }
does-xp = опыт { $xp }
does-slots = использований: { $slots }, опыт за все: { $xp }
does-stays-round = До конца раунда
does-stays-persistent = Постоянный эффект
does-lost = Карта теряется
does-lay-trap = Создать рядом ловушку с уроном { $damage }
does-summon = Призвать: { $name }
does-recover-lost = Вернуть на руку все потерянные карты
does-ally-recovers = Один соседний союзник возвращает на руку все карты из сброса
does-heal-all = Лечение { $by } всем соседним союзникам
does-xp-each = опыт { $xp } за каждую цель
does-suffer = Получить урон { $by }
does-summon-monster = Призвать: { $name } ({ $ranks })
does-make-trap = Создать ловушку с уроном { $damage }
does-avoided = Атаки по нему с затруднением
does-on-death = При смерти: атака вокруг себя
does-boss-special = Особое действие { $number }
gain-attack = { $by } к атаке
gain-target = ещё одна цель
gain-heal = Лечение { $by } за каждую раненую цель
gain-per = { $effect } за каждое: { $per }
when-always = всегда
when-alone = по цели, рядом с которой нет её союзников
when-flanked = по цели рядом с вашим союзником
when-beside-its-attackers-ally = по цели рядом с союзником атакующего
when-attacker-invisible = пока невидимы
count-attackers-allies-beside-the-target = ваши союзники рядом с целью
count-hexes-moved-this-turn = клетки, пройденные за ход
count-damage-dealt-this-turn = урон, нанесённый за ход
count-targets-shield = щит цели
to-enemies-on-the-path-to-the-target = все враги на пути к цели
name-decoy = Приманка
to-self = себя
to-adjacent-enemies = все соседние враги
to-one-adjacent-enemy = один соседний враг
to-enemies-in-range = все враги в пределах дальности
to-enemies-moved-through = все враги, сквозь которых прошли
to-allies-in-range = союзники в пределах дальности
to-self-and-allies-in-range = себя и союзников в пределах дальности
to-adjacent-allies = соседние союзники
to-every-enemy = все враги
to-adjacent-enemies-and-allies = все соседние фигурки

## Questions

ask-hand = Какие карты меняет { $hero }?
ask-place = Где начинает { $hero }?
ask-select = Какие две карты разыграет { $hero }? Первая — ведущая: её число — инициатива.
ask-turn = { $hero }: что дальше?
ask-move = { $hero } движется: осталось { $points }. Куда?
ask-part = { $hero } может ещё: { $part }. Выполнить?
ask-strike = Атака { $value }. Кого атакует { $figure }?
ask-lay = Какие клетки накроет область?
ask-damage = { $hero }: здоровье { $left }, урон { $damage }. Принять урон или потерять карты?
ask-heal = Кого лечит { $hero }?
ask-give = На какого врага { $hero } накладывает состояния?
ask-push = Кого отталкивает { $hero }?
ask-pull = Кого притягивает { $hero }?
ask-drag = Какого врага { $hero } заставит двигаться?
ask-drag-to = Куда должен пойти враг?
ask-disarm-trap = Какую ловушку обезвреживает { $hero }?
ask-lay-trap = Где { $hero } ставит ловушку?
ask-summon = Где { $hero } ставит призванное создание?
ask-recover = Какой союзник возвращает карты из сброса?
ask-shove = Куда сдвинуть: { $target }?
ask-consume = Использовать стихию для карты «{ $card }»?
ask-consume-any = Какую стихию используют монстры?
ask-long-rest = Какую карту из сброса теряет { $hero }?
ask-rest = { $hero }: взять передышку?
ask-short-rest = Передышка: вытянута карта «{ $card }». Потерять её или получить 1 урон и потерять другую?
ask-first = Кто действует первым?
ask-focus = Кого выбирает целью { $figure }?
ask-monster-moves = Куда идёт { $figure }?
ask-monster-attacks = Кого атакует { $figure }?
ask-monster-chooses = Кого выбирает { $figure }?
ask-monster-places = Какую клетку выбирает { $figure }?

## Choices

action-swap = { $into } вместо «{ $out }»
action-ready = Готово
action-place = Клетка { $hex }
action-play = Ведущая { $lead } ({ $initiative }), вторая { $other } ({ $later })
action-long-rest = Долгий отдых
action-top = { $card }, верх: { $does }
action-bottom = { $card }, низ: { $does }
action-basic-attack = { $card } как Атака 2
action-basic-move = { $card } как Движение 2
action-end-turn = Закончить ход
action-go = В клетку { $hex }
action-go-through = В клетку { $hex }, через { $who }
action-stop = Остановиться
action-strike = { $who }
action-choose = { $who }
action-shove = В клетку { $hex }
action-skip = Пропустить
fact-advantage = преимущество{ $why ->
        [strengthen] {" "}(усиление)
        *[other] {""}
    }
fact-disadvantage = затруднение{ $why ->
        [adjacent] {" "}(дальняя атака по соседу)
        [muddle] {" "}(смятение)
        *[other] {""}
    }
action-strike-facing = { $who }: { $facts }
action-without = Атаковать, не накладывая: { $effect }
action-apply = Да
action-consume = Потратить стихию «{ $element }»
action-suffer = Получить урон
action-lose-card = Потерять с руки «{ $card }»
action-lose-two = Потерять из сброса «{ $card }» и «{ $other }»
action-lose = Потерять «{ $card }»
action-short-rest = Передышка
action-keep-on = Без отдыха
action-accept = Потерять её
action-redraw = Получить 1 урон и потерять другую
action-first = { $name }
action-focus = { $who }
action-does = В клетку { $hex }
action-does-attack = { $who }

## Events

event-swapped = { $who } берёт «{ $card }» вместо «{ $other }»
event-placed = { $who } начинает в клетке { $hex }
event-round-began = Раунд { $number }
event-revealed = { $who } открывает карты: { $lead } и { $other }, инициатива { $initiative }
event-rests-long = { $who } долго отдыхает: инициатива { $initiative }
event-monster-card-drawn = { $deck }: инициатива { $initiative }. { $does }
event-door-opened = { $who } открывает дверь: монстров { $monsters }
event-turn-began = { $who } действует
event-focused = { $who } выбирает целью: { $on } — { $why ->
        [only] единственный доступный враг
        [nearest] меньше всего движения: { $moves }
        [proximity] движения столько же, но до него всего { $away ->
            [one] { $away } клетка
            [few] { $away } клетки
           *[many] { $away } клеток
        }
        [initiative] так же близко, но раньше в раунде
        *[choice] не хуже другого, по выбору игроков
    }
event-idle = { $who } никого не может выбрать целью и стоит
event-aimed = { $who } атакует сразу нескольких: { $targets }
event-moved = { $who } идёт в клетку { $to }
event-attacked = { $who } атакует: { $target }. Атака { $value }, { $choice ->
    [yes] взяты { $cards }, засчитано { $counted }
   *[no] модификатор { $cards }
}{ $shield ->
    [0] {""}
   *[other] , щит { $shield }
}: урон { $damage }
event-suffered = { $who } получает урон { $damage }{ $cause ->
        [retaliate] {" "}от ответного удара
        [wound] {" "}от раны
        [hazard] {" "}от опасной местности
        [redraw] {" "}за другую карту
        *[none] {""}
    }, осталось { $left }
event-negated = { $count ->
    [one] { $who } теряет карту «{ $card }», чтобы не получить урон
   *[other] { $who } теряет карты «{ $card }» и «{ $other }», чтобы не получить урон
}
event-died = { $who } погибает
event-exhausted = { $who } в изнурении
event-healed = { $who } восстанавливает { $by }
event-round-bonus-gained = { $what ->
        [shield] { $who }: щит { $by } до конца раунда
        [retaliate] { $who }: ответный удар { $by } до конца раунда
        [attack] { $who }: +{ $by } к атакам до конца раунда
        [move] { $who }: движение +{ $by } до конца раунда
        [immune] { $who }: невосприимчивость к отрицательным состояниям до конца раунда
        [unharmed] { $who } не получает урона до конца раунда
        *[avoided] { $who }: атаки по этой цели с затруднением до конца раунда
    }
event-conditioned = { $who }: { $condition }
event-recovered = { $who }: { $condition } проходит
event-pushed = { $who } сдвинут в клетку { $to }
event-trap-sprung = { $who } попадает в ловушку
event-looted = { $who } подбирает монеты: { $money }{ $treasure ->
        [none] {""}
        *[other] {" "}и сокровище
    }
event-used = { $who } использует «{ $card }»: { $half }
event-gained-xp = { $who } получает опыт: { $xp }
event-infused = Стихия «{ $element }»: сильный заряд
event-consumed = { $who } тратит стихию «{ $element }»
event-rested = { $who } отдыхает и теряет «{ $lost }»
event-summoned = Призван: { $who }
event-scenario-began = Сценарий { $number }: { $scenario }
event-scenario-decided = { $won ->
        [yes] Цель достигнута: сценарий выигран
        *[no] Сценарий проигран
    } в конце раунда
event-scenario-ended = { $won ->
        [yes] Победа
        *[no] Поражение
    }

## What lies on the table

status-round = { $round ->
        [0] Подготовка
        *[other] Раунд { $round }
    }
status-level = Уровень сценария { $level }
status-won = Победа
status-lost = Поражение
score-xp = Опыт
score-bonus = За победу
stat-health = Очки здоровья
column-health = Жизнь
column-move = Движение
column-attack = Атака
column-range = Дальность
column-shield = Щит
stat-xp = Опыт
stat-money = Монеты
stat-hand = Карт в руке
stat-rounds = Раундов осталось, самое большее
stat-rounds-help = На столько раундов, считая этот, хватит карт героя, если каждый отдых забирает одну карту и больше ни одна не теряется. Долгий отдых — это раунд без действий. Когда не останется ни одного, герой изнурён.
note-rounds = { $rounds ->
    [0] Карты кончаются: когда понадобятся ещё две, герой изнурён
    [one] Карт хватит самое большее на { $rounds } раунд, потом изнурение
    [few] Карт хватит самое большее на { $rounds } раунда, потом изнурение
   *[many] Карт хватит самое большее на { $rounds } раундов, потом изнурение
}
stat-modifiers = Карты модификаторов
badge-goal = { $goal }: { $does }{ $met ->
        [yes] {" "}✓ на сейчас
        *[no] {""}
    }
badge-leads = ведёт
badge-hand = рука
badge-discard = сброс
badge-exhausted = в изнурении
zone-hand = Рука
zone-of = { $zone }: { $who }
zone-using = Разыгрывается
zone-chosen = Выбранные
zone-discard = Сброс
zone-lost = Потери
zone-active = Действующие

## Classes, monsters, decks, cards

name-brute = Дикарь
name-scoundrel = Плутовка
name-spellweaver = Плетущая чары
name-tinkerer = Изобретатель
name-ancient-artillery = Древняя пушка
name-bandit-archer = Разбойник-лучница
name-bandit-guard = Разбойник-страж
name-black-imp = Чёрный бес
name-cave-bear = Пещерный медведь
name-city-archer = Городской лучник
name-city-guard = Городской страж
name-cultist = Культист
name-deep-terror = Невыносимый ужас
name-earth-demon = Земляной демон
name-flame-demon = Огненный демон
name-forest-imp = Лесной бес
name-frost-demon = Морозный демон
name-giant-viper = Гигантская гадюка
name-harrower-infester = Жнец заразитель
name-hound = Гончая
name-inox-archer = Инокс-лучник
name-inox-guard = Инокс-стражница
name-inox-shaman = Инокс-шаман
name-living-bones = Ожившие кости
name-living-corpse = Оживший труп
name-living-spirit = Оживший дух
name-lurker = Скрытень
name-night-demon = Ночной демон
name-ooze = Слизь
name-rending-drake = Когтистый дрейк
name-savvas-icestorm = Саввас «Ледяной шторм»
name-savvas-lavaflow = Саввас «Поток лавы»
name-spitting-drake = Шипящий дрейк
name-stone-golem = Каменный голем
name-sun-demon = Солнечный демон
name-vermling-scout = Вермлинг-разведчик
name-vermling-shaman = Вермлинг-шаман
name-wind-demon = Воздушный демон
deck-ancient-artillery = Древняя пушка
deck-archer = Лучницы
deck-boss = Боссы
deck-cave-bear = Пещерный медведь
deck-cultist = Культист
deck-deep-terror = Невыносимый ужас
deck-earth-demon = Земляной демон
deck-flame-demon = Огненный демон
deck-frost-demon = Морозный демон
deck-giant-viper = Гигантская гадюка
deck-guard = Стражи
deck-harrower-infester = Жнец заразитель
deck-hound = Гончая
deck-imp = Бесы
deck-living-bones = Ожившие кости
deck-living-corpse = Оживший труп
deck-living-spirit = Оживший дух
deck-lurker = Скрытень
deck-night-demon = Ночной демон
deck-ooze = Слизь
deck-rending-drake = Когтистый дрейк
deck-savvas-icestorm = Саввас «Ледяной шторм»
deck-savvas-lavaflow = Саввас «Поток лавы»
deck-scout = Разведчики
deck-shaman = Шаманы
deck-spitting-drake = Шипящий дрейк
deck-stone-golem = Каменный голем
deck-sun-demon = Солнечный демон
deck-wind-demon = Воздушный демон
card-trample = Растоптать
card-eye-for-an-eye = Око за око
card-sweeping-blow = Размашистый удар
card-provoking-roar = Вызывающий рёв
card-overwhelming-assault = Сокрушительный натиск
card-grab-and-go = Хватай и беги
card-warding-strength = Оберегающая сила
card-shield-bash = Удар щитом
card-leaping-cleave = Удар в прыжке
card-spare-dagger = Запасной кинжал
card-skewer = Насквозь
card-balanced-measure = Взвешенный шаг
card-wall-of-doom = Стена погибели
card-single-out = Одиночная цель
card-flanking-strike = Удар с фланга
card-smoke-bomb = Дымовая бомба
card-backstab = Удар в спину
card-thiefs-knack = Воровская сноровка
card-venom-shiv = Отравленная заточка
card-throwing-knives = Метательные ножи
card-quick-hands = Ловкие руки
card-special-mixture = Особая смесь
card-sinister-opportunity = Зловещая возможность
card-tricksters-reversal = Уловка ловкача
card-swift-bow = Быстрый лук
card-fire-orbs = Огненные шары
card-impaling-eruption = Пронзающий всплеск
card-reviving-ether = Оживляющий эфир
card-freezing-nova = Морозная вспышка
card-mana-bolt = Стрела маны
card-frost-armor = Морозная броня
card-flame-strike = Удар пламени
card-ride-the-wind = Верхом на ветре
card-proximity-mine = Мина-ловушка
card-harmless-contraption = Безобидное устройство
card-flamethrower = Огнемёт
card-hook-gun = Крюкомёт
card-ink-bomb = Чернильная бомба
card-net-shooter = Сетемёт
card-stun-shot = Оглушающий выстрел
card-reinvigorating-elixir = Бодрящий эликсир
card-restorative-mist = Целебный туман
card-energizing-tonic = Придающий сил тоник
card-enhancement-field = Поле усиления
card-toxic-bolt = Ядовитый снаряд

## Сценарии, боссы и жетоны

option-scenario-barrow-lair = 2: Подземное логово
scenario-barrow-lair = Подземное логово
option-scenario-inox-encampment = 3: Лагерь иноксов
scenario-inox-encampment = Лагерь иноксов
option-scenario-crypt-of-the-damned = 4: Склеп проклятых
scenario-crypt-of-the-damned = Склеп проклятых
option-scenario-ruinous-crypt = 5: Разрушенный склеп
scenario-ruinous-crypt = Разрушенный склеп
option-scenario-decaying-crypt = 6: Гниющий склеп
scenario-decaying-crypt = Гниющий склеп
option-scenario-vibrant-grotto = 7: Цветущий грот
scenario-vibrant-grotto = Цветущий грот
option-scenario-gloomhaven-warehouse = 8: Склад в Мрачной гавани
scenario-gloomhaven-warehouse = Склад в Мрачной гавани
option-scenario-diamond-mine = 9: Алмазный рудник
scenario-diamond-mine = Алмазный рудник
option-scenario-plane-of-elemental-power = 10: План стихийной силы
scenario-plane-of-elemental-power = План стихийной силы
option-scenario-gloomhaven-square-a = 11: Площадь Мрачной гавани: А
scenario-gloomhaven-square-a = Площадь Мрачной гавани: А
option-scenario-gloomhaven-square-b = 12: Площадь Мрачной гавани: Б
scenario-gloomhaven-square-b = Площадь Мрачной гавани: Б
option-scenario-temple-of-the-seer = 13: Храм провидца
scenario-temple-of-the-seer = Храм провидца
option-scenario-frozen-hollow = 14: Замёрзшая лощина
scenario-frozen-hollow = Замёрзшая лощина
option-scenario-shrine-of-strength = 15: Святилище силы
scenario-shrine-of-strength = Святилище силы
option-scenario-mountain-pass = 16: Горный перевал
scenario-mountain-pass = Горный перевал
option-scenario-lost-island = 17: Затерянный остров
scenario-lost-island = Затерянный остров
option-scenario-abandoned-sewers = 18: Заброшенная канализация
scenario-abandoned-sewers = Заброшенная канализация
option-scenario-forgotten-crypt = 19: Забытый склеп
scenario-forgotten-crypt = Забытый склеп
option-scenario-necromancers-sanctum = 20: Убежище некроманта
scenario-necromancers-sanctum = Убежище некроманта
option-scenario-infernal-throne = 21: Адский трон
scenario-infernal-throne = Адский трон
option-scenario-temple-of-the-elements = 22: Храм стихий
scenario-temple-of-the-elements = Храм стихий
option-scenario-deep-ruins = 23: Глубокие руины
scenario-deep-ruins = Глубокие руины
option-scenario-echo-chamber = 24: Зал эха
scenario-echo-chamber = Зал эха
option-scenario-icecrag-ascent = 25: Подъём на Ледяной утёс
scenario-icecrag-ascent = Подъём на Ледяной утёс
name-bandit-commander = Главарь разбойников
name-captain-of-the-guard = Капитан стражи
name-dark-rider = Тёмный всадник
name-elder-drake = Старший дрейк
name-inox-bodyguard = Инокс-телохранитель
name-jekserah = Джексера
name-merciless-overseer = Безжалостный надсмотрщик
name-prime-demon = Верховный демон
name-the-betrayer = Предатель
name-the-colorless = Бесцветный
name-the-gloom = Мрак
name-the-sightless-eye = Незрячее око
name-winged-horror = Крылатый ужас
name-altar = Алтарь
name-throne = Алтарь
name-egg = Яйцо
name-zephyr = Зефир
name-hail = Хейл
event-spawned = { $who } появляется в клетке { $hex }.
event-found = { $who } открывает сокровище { $treasure }: { $what ->
        [gold] золото, { $amount }
        [xp] опыт, { $amount }
        [design] чертёж предмета { $amount }
        [checks] галочка, { $amount }
        [damage] ловушка, урон { $amount }
        [random-design] случайный чертёж предмета
        [random-scenario] случайный побочный сценарий
        [scenario] путь к сценарию { $amount }
        [item] предмет { $amount }
        *[other] нечто для кампании
    }.
ask-spawn = Рядом с этим местом появляется монстр: на какой клетке?
does-next-door = Прыгает к следующей двери и открывает её
does-encourage = Все союзники добавляют { $by } к атакам в этом раунде
does-extra-turns = Все монстры этого вида ходят ещё раз: { $name }
does-throne-moves = Алтарь перемещается и призывает демона
does-next-place = Прыгает на следующее место
does-summon-servants = Призывает: { $name } ×{ $number }; его нельзя ранить, он действует перед хозяином
does-scatter = Все персонажи и призванные отходят на { $by } как можно дальше
does-gather = Все персонажи и призванные подходят вплотную
does-mind-control = Власть над разумом: последний по инициативе персонаж движется на 2 и обращает верхнее действие ведущей карты против своих
ask-scatter = { $figure } бежит прочь. Куда?
ask-gather = { $figure } идёт к боссу. Куда?
does-lay-eggs = Откладывает по яйцу на каждого персонажа
does-hatch-eggs = Из каждого яйца вылупляется: { $name }
rank-n = обычный
rank-e = элитный
badge-locked = заперто
badge-plate = нажимная плита { $letter }
badge-exit = выход
goal-kill-all = убить всех врагов
goal-kill-revealed = убить всех открытых врагов
goal-kill = убить: { $name }
goal-kill-many = убить врагов: { $number }
goal-reveal = открыть последнюю комнату
goal-loot-goals = забрать сокровища цели
goal-destroy = разрушить: { $name }
goal-occupy = занять все нажимные плиты разом
goal-open-all-doors = открыть все двери
goal-escape = все персонажи у выхода
goal-arrive = { $name } у алтаря

## Карточки

shelf-monsters = Монстры по уровням
shelf-card = { $card }, { $level }
shelf-stats = { $rank ->
    [elite] элитный:
   *[normal] обычный:
} здоровье { $health }, движение { $move }, атака { $attack }{ $range ->
    [0] { "" }
   *[other] , дальность { $range }
}
shelf-deck = Карты монстров: { $deck }

## Class cards of all levels

does-stronger = Ваши атаки { $when }: { $effect }
does-hurt = Урон { $by }: { $to }
does-rally = { $effect }: { $to }
does-heal-whom = Лечение { $by }: { $to }
does-move-straight = по прямой
does-move-beside-obstacle = до клетки рядом с препятствием
does-move-clears = Разрушить препятствия и обезвредить ловушки, над которыми прошли
does-disarm-trap-onto = Один враг в пределах дальности { $range } получает её эффект
does-consume-instead = За стихию «{ $element }» взамен: { $effect }
does-if = Если { $what }: { $effect }
if-an-attack-was-made = кто-то был атакован
if-the-way-was-straight = движение было по прямой
if-the-way-led-back = движение закончилось там, где началось
does-kill = Убить одного врага, { $who }, дальность { $range }
who-normal = обычного
who-normal-or-elite = обычного или элитного
who-normal-and-stunned = обычного и оглушённого
who-normal-alone-and-flanked = обычного, рядом с которым нет его союзников, но есть ваш
who-at-most-3-hit-points = с запасом здоровья не больше 3
does-create-obstacles = Создать препятствия на одну клетку: { $number }, дальность { $range }
does-create-obstacle-there = Создать препятствие там, где погиб враг
does-create-boulder = Создать препятствие на три клетки, дальность { $range }
does-destroy-obstacle = Разрушить одно соседнее препятствие
does-destroy-obstacles = Разрушить все препятствия в пределах дальности { $range }
does-move-obstacle = Переместить соседнее препятствие на одну клетку в пустую клетку в пределах дальности { $range }
does-gain-money = По жетону денег за каждое: { $per }
does-command-attack = Один враг в пределах дальности { $range } атакует другого по вашему выбору: Атака { $by }
does-command-move = Один враг в пределах дальности { $range } двигается по вашему выбору: Движение { $by }
does-charm = Один обычный или элитный враг в пределах дальности { $range } в свой ход в этом раунде сражается против своих
does-charm-steered = Один обычный или элитный враг в пределах дальности { $range } в свой ход в этом раунде сражается против своих под вашим управлением
does-ally-performs = Один союзник в пределах дальности { $range } может выполнить: { $effect }
gain-augments = с эффектами ваших усилений
does-augment = Усиление. Ваши атаки ближнего боя: { $effect }
does-two-augments = Одновременно могут действовать два усиления
does-augments-at-range = Ваши атаки дальнего боя получают эффекты усилений
does-counter = При атаках ближнего боя по вам: Ответный удар { $by }
does-counter-negating = При атаках, наносящих вам урон: не получать урона, Ответный удар { $by }, дальность { $range }
does-every-turn-start = В начале ваших ходов: { $effect }
does-every-turn-end = В конце ваших ходов: { $effect }
does-moves-as-attacks = Движение можно выполнять как атаку с тем же значением
does-more-targets = Ваши атаки дальнего боя: ещё одна цель
does-farther = Ваши атаки дальнего боя: за стихию «{ $element }» дальность +{ $by }
does-heal-bonus = Ваше лечение: +{ $by }
does-within = ближний бой, до { $range ->
    [one] { $range } клетки
   *[many] { $range } клеток
}
does-hurts-as-much = все рядом с целью получают столько же урона
does-shatters = Можно оттолкнуть в препятствия: каждое разрушается, урон { $by }, опыт 1
does-slams = За каждую клетку, куда не пускает стена или препятствие: урон { $by }, опыт 1
gain-times = ×{ $times }
gain-advantage = преимущество
gain-by-breaking = за это разрушается соседнее препятствие
gain-kills = вместо этого убить цель, если { $who }
gain-hurts-enemies-around = враги рядом с целью получают урон { $by }
when-held = по обезоруженной, обездвиженной или оглушённой цели
when-poisoned = по отравленной цели
when-alone-and-flanked = по цели, рядом с которой нет её союзников, но есть ваш
when-ranged = дальнего боя
when-melee = ближнего боя
when-normal = по обычной цели
count-hexes-moved-with-this-action = клетки, пройденные этим действием
count-twice-the-hexes-destroyed = удвоенное число клеток разрушенных препятствий
count-negative-conditions-on-the-target = отрицательные состояния цели
count-adjacent-enemies = соседние враги
count-allies-within-two-hexes = ваши союзники в пределах двух клеток
to-one-enemy-in-range = один враг в пределах дальности { $range }
to-one-ally-in-range = один союзник в пределах дальности { $range }
to-any-one-ally = любой союзник
to-all-allies = все союзники
to-self-and-all-allies = вы и все союзники
to-self-and-adjacent-allies = вы и все соседние союзники
to-enemies-in-the-same-room = все враги в той же комнате
to-allies-in-the-same-room = все союзники в той же комнате
to-enemies-beside-the-marked-hexes = все враги рядом с этим местом
to-enemies-and-allies-beside-the-marked-hexes = все союзники и враги рядом с ними
to-enemies-and-allies-beside-the-path = все союзники и враги рядом с пройденными клетками
to-enemies-and-allies-in-the-area = все союзники и враги в области
to-allies-in-the-area = все союзники в области
ask-ally = Какой союзник действует сейчас?
ask-command = Какой враг подчинится?
ask-command-attack = Кого атакует подчинённый враг?
ask-charm = Каким врагом { $hero } завладеет?
ask-kill = Кого убивает { $hero }?
ask-rally = Какому союзнику поможет { $hero }?
ask-trap-onto = Кто получит эффект ловушки?
ask-create-obstacle = Где появится препятствие?
ask-create-boulder = Где ляжет валун?
ask-destroy-obstacle = Какое препятствие разрушить?
ask-move-obstacle = Какое препятствие переместить?
ask-move-obstacle-to = Куда переместить препятствие?
ask-move-or-attack = { $hero }: движение { $points } — или атака вместо него?
ask-augment = Какое усиление сбрасывает { $hero }?
action-as-attack = Как атаку
action-as-move = Как движение
action-cover = Клетки { $hexes }
action-end-bonus = Прекратить действие: { $card }
event-obstacle-made = На клетке { $hex } появилось препятствие.
event-obstacle-destroyed = Препятствие на клетке { $hex } разрушено.
event-charmed = { $who } будет сражаться против своих.
event-bonus-ended = { $who } прекращает действие: { $card }.
name-cragheart = Пустотелый
name-mindthief = Крадущая разум
name-rat-swarm = Крысиная стая
name-monstrous-rat = Чудовищная крыса
name-rat-king = Крысиный король
card-fatal-advance = Роковое наступление
card-juggernaut = Неудержимый
card-hook-and-chain = Крюк и цепь
card-brute-force = Грубая сила
card-unstoppable-charge = Неостановимый рывок
card-devastating-hack = Опустошающий удар
card-whirlwind = Вихрь
card-skirmishing-maneuver = Манёвр в стычке
card-quietus = Конец
card-immovable-phalanx = Несокрушимая фаланга
card-defensive-tactics = Тактика обороны
card-crippling-offensive = Калечащее нападение
card-frenzied-onslaught = Бешеный натиск
card-selfish-retribution = Корыстное возмездие
card-king-of-the-hill = Царь горы
card-face-your-end = Встреть свой конец
card-open-wound = Открытая рана
card-flintlock = Кремнёвый пистолет
card-hidden-daggers = Скрытые кинжалы
card-duelists-advance = Выпад дуэлянта
card-flurry-of-blades = Шквал клинков
card-gruesome-advantage = Жуткое преимущество
card-cull-the-weak = Добить слабых
card-visage-of-the-inevitable = Лик неизбежного
card-crippling-poison = Калечащий яд
card-burning-oil = Горящее масло
card-stick-to-the-shadows = Держаться тени
card-spring-the-trap = Захлопнуть ловушку
card-stiletto-storm = Буря стилетов
card-pains-end = Конец боли
card-long-con = Долгая афера
card-watch-it-burn = Пусть горит
card-opposing-strike = Удар в обе стороны
card-crushing-grasp = Сокрушающая хватка
card-avalanche = Лавина
card-rumbling-advance = Громыхающая поступь
card-massive-boulder = Огромный валун
card-backup-ammunition = Запасные снаряды
card-rock-tunnel = Каменный туннель
card-unstable-upheaval = Шаткий переворот
card-crater = Кратер
card-dirt-tornado = Земляной смерч
card-earthen-clod = Ком земли
card-heaving-swing = Тяжёлый замах
card-forceful-storm = Мощная буря
card-natures-lift = Подъём природы
card-explosive-punch = Взрывной удар
card-sentient-growth = Разумная поросль
card-clear-the-way = Расчистить путь
card-blunt-force = Тупая сила
card-rock-slide = Камнепад
card-kinetic-assault = Кинетический натиск
card-petrify = Окаменение
card-stone-pummel = Каменные тумаки
card-dig-pit = Вырыть яму
card-cataclysm = Катаклизм
card-meteor = Метеор
card-brutal-momentum = Жестокий разгон
card-rocky-end = Каменный конец
card-lumbering-bash = Неуклюжий удар
card-blind-destruction = Слепое разрушение
card-pulverize = Стереть в порошок
card-submissive-affliction = Недуг покорности
card-into-the-night = В ночь
card-fearsome-blade = Грозный клинок
card-feedback-loop = Обратная связь
card-gnawing-horde = Грызущая орда
card-the-minds-weakness = Слабость разума
card-parasitic-influence = Паразитическое влияние
card-scurry = Шмыгнуть
card-perverse-edge = Извращённое лезвие
card-empathetic-assault = Эмпатическая атака
card-withering-claw = Иссушающий коготь
card-possession = Одержимость
card-frigid-apparition = Ледяное видение
card-wretched-creature = Жалкая тварь
card-hostile-takeover = Враждебный захват
card-brain-leech = Мозговая пиявка
card-silent-scream = Безмолвный крик
card-pilfer = Стащить
card-cranium-overload = Перегрузка черепа
card-mass-hysteria = Массовая истерия
card-frozen-mind = Застывший разум
card-corrupting-embrace = Тлетворные объятия
card-dark-frenzy = Тёмное неистовство
card-vicious-blood = Злая кровь
card-psychic-projection = Психическая проекция
card-shared-nightmare = Общий кошмар
card-domination = Подчинение
card-many-as-one = Многие как один
card-phantasmal-killer = Призрачный убийца

## Items

ask-outfit = { $gold ->
        [0] { $hero }: что надеть?
        *[other] { $hero }: { $gold } зол. Что купить и надеть?
    }
ask-item = { $hero }: использовать предмет для этого действия?
ask-attacked = { $figure } атакует персонажа { $hero }. Использовать предмет до вскрытия карты модификатора?
ask-damaged = { $hero } получит { $damage } урона от атаки. Использовать предмет?
ask-help = { $figure } атакует. Поможет ли { $hero } предметом?
ask-spoil = Враги собираются использовать стихию «{ $element }». Отнимет ли её { $hero }?
ask-initiative = { $hero } может ходить на { $by } раньше или позже. Изменить?
ask-turn-away = Какого союзника монстр атакует вместо вас?
ask-recover-card = Какую карту вернёт { $hero }? Осталось вернуть: { $left }.
ask-refresh = Какой предмет { $hero } разворачивает?
ask-cure = Какое состояние снимает { $hero }?
ask-create = Какую стихию заряжает { $hero }?
ask-destroy = Какое препятствие разрушает { $hero }?
ask-mark = Какого врага отмечает { $hero }?
ask-move-other = Кто движется?
ask-one-more = Какую ещё карту разыграет { $hero }?
ask-two-more = Какие две карты { $hero } разыграет для ещё одного хода? Первая — ведущая.
ask-goal = Какое боевое задание оставит { $hero }?
action-use = Использовать: { $item }
action-faster = { $item }: раньше
action-slower = { $item }: позже
action-recover = { $card }
action-refresh = Развернуть: { $item }
action-create = Зарядить: { $element }
action-cure = Снять: { $condition }
action-keep = Оставить «{ $goal }»: { $asks }
action-buy = { $price ->
        [0] Взять: { $item }
        *[other] Купить: { $item } ({ $price } зол.)
    }
action-wear = Надеть: { $item }
event-item-used = { $who }: использован предмет «{ $item }»
event-item-refreshed = { $who }: предмет «{ $item }» снова готов
event-recalled = { $who }: карта «{ $card }» возвращается на руку
event-bought = { $who }: куплен предмет «{ $item }»
event-goal-judged = { $who }: боевое задание «{ $goal }» — { $checks ->
        [0] не выполнено
        [one] одна галочка
        [few] { $checks } галочки
        *[other] { $checks } галочек
    }
zone-items = Предметы
zone-goals = Боевые задания
slot-head = голова
slot-body = тело
slot-legs = ноги
slot-one-hand = одна рука
slot-two-hands = две руки
slot-small = мелкий предмет
item-state-spent = повёрнута
item-state-consumed = потрачена
item-state-used = использовано { $used } из { $slots }
item-says-spent = После использования карта поворачивается; долгий отдых её разворачивает
item-says-consumed = После использования карта потрачена
item-says-slots = До этого срабатывает { $slots ->
        [one] { $slots } раз
        [few] { $slots } раза
        *[other] { $slots } раз
    } подряд, без выбора
item-says-penalty = Добавляет в колоду модификаторов { $cards ->
        [one] { $cards } карту «−1»
        [few] { $cards } карты «−1»
        *[other] { $cards } карт «−1»
    }
item-says-while-stunned = Даже оглушённым
item-says-against = Только против: { $names }
item-says-suffer = Цена: { $by } урона
item-says-hurts-allies = Союзники в этой области получают { $by } урона
item-when-turn = В свой ход: { $effect }
item-when-end = В конце своего хода: { $effect }
item-when-moving = Во время движения: { $effect }
item-when-attacking = { $kind ->
        [ally] Атака союзника
        [melee] Ваша ближняя атака
        [ranged] Ваша дальняя атака
        *[any] Ваша атака
    }{ $extent ->
        [single-target] {" "}с одной целью
        [once] , одна цель
        *[whole] , все цели
    }: { $effect }
item-when-attacked = Когда вас атакуют: { $effect }
item-when-damaged = Когда атака наносит вам урон: { $effect }
item-does-another-top = сыграйте ещё одну карту, её верхнее действие
item-does-another-bottom = сыграйте ещё одну карту, её нижнее действие
item-does-another-turn = сыграйте ещё две карты и сделайте в этом раунде ещё один, более поздний ход
item-does-loot-farther = Ваша «Добыча 1» становится «Добычей { $range }»
item-does-initiative = Когда карты вскрыты: ходите на { $by } раньше или позже
item-does-spoil = Прежде чем враг использует стихию: используйте её впустую
item-does-consume = используйте стихию: { $elements }
item-does-refresh-spent = разверните все повёрнутые предметы
item-does-recover = верните из сброса карты, не больше { $cards }
item-does-ally-recovers = союзник на расстоянии до { $range } возвращает из сброса карты, не больше { $cards }
item-does-heal-summon = Лечение { $by }, любое призванное создание на вашей стороне
item-does-refresh-small = разверните потраченные мелкие предметы: { $items }
item-does-create = зарядите: { $elements }
item-does-give = { $conditions } — { $to ->
        [self] на себя
        [self-and-adjacent-allies] на себя и всех соседних союзников
        [adjacent-enemies] на всех соседних врагов
        [one-enemy] на одного врага на расстоянии до { $range }
        *[enemies-in-range] на всех врагов на расстоянии до { $range }
    }
item-does-cure = снимите одно негативное состояние
item-does-cure-all = снимите все негативные состояния
item-does-move-other = { $who ->
        [enemy] враг
        *[summon] призванный союзник
    } на расстоянии до { $range } движется на { $by }, как вы скажете
item-does-disarm-traps = обезвредьте все ловушки на расстоянии до { $range }
item-does-destroy = разрушьте соседнее препятствие
item-does-mark = отметьте соседнего обычного или элитного врага: ваши атаки по нему сильнее на { $by }
item-does-jump = Прыжок
item-does-ignore-shield = щиты не действуют
item-does-advantage = преимущество
item-does-disadvantage = атака совершается с затруднением
item-does-turn-away = соседний обычный враг атакует вместо вас одного из своих союзников в пределах дальности
item-does-negate = урона нет
item-does-hurts-around = цель и все враги рядом с ней получают { $by } урона
item-always-basic-move = Ваше стандартное движение — Движение { $by }
item-always-basic-attack = Ваша стандартная атака — Атака { $by }
item-always-pockets = Место ещё для { $by } мелких предметов
item-always-minus-cards = Из вашей колоды модификаторов уходят карты «−1»: { $by }
item-always-crowd = Щит 1 рядом с { $by } и более монстрами
item-always-reach = Ближняя атака с одной целью достаёт на { $by } клетки
item-always-heal-on-kill = Лечение { $by } на себя за каждого врага, убитого в свой ход
item-always-charge = После движения на { $by } клетки в свой ход следующая ближняя атака сильнее на 1
item-always-heal-after-hazard = Лечение { $by } на себя в ход, когда вы вошли на опасную местность
item-always-flying = Полёт
item-always-phasing = В клетке препятствия вы невидимы и не можете атаковать
item-always-muddle-strengthens = Вместо смятения вы получаете усиление
item-always-unmoved = Враги не могут вас оттолкнуть или притянуть
item-always-doubles = Карты «×2», вскрытые против вас, считаются «+0»
item-always-last-focus = Для врагов, выбирающих цель, ваша инициатива равна 99
item-always-easy-terrain = Труднопроходимая местность вам не помеха
item-always-no-hazards = Опасная местность не наносит вам урона
item-always-immune = Невосприимчивость: { $conditions }
item-always-moved = После хода, в котором пройдено клеток { $hexes } или больше: { $effect }
item-always-moved-at-most = После хода, в котором пройдено не больше { $hexes ->
        [one] { $hexes } клетки
        *[other] { $hexes } клеток
    }: { $effect }
item-always-element = Когда вас атакуют, а стихия «{ $element }» сильна, атакующий получает: { $effect }
item-boots-of-striding = Сапоги большого шага
item-winged-shoes = Крылатые ботинки
item-hide-armor = Броня из шкур
item-leather-armor = Кожаная броня
item-cloak-of-invisibility = Плащ-невидимка
item-eagle-eye-goggles = Очки орлиного взора
item-iron-helmet = Железный шлем
item-heater-shield = Треугольный щит
item-piercing-bow = Пронзающий лук
item-war-hammer = Молот войны
item-poison-dagger = Отравленный кинжал
item-minor-healing-potion = Малое лечебное зелье
item-minor-stamina-potion = Малое зелье выносливости
item-minor-power-potion = Малое зелье силы
item-boots-of-speed = Сапоги скорости
item-cloak-of-pockets = Накидка с карманами
item-empowering-talisman = Талисман вдохновения
item-battle-axe = Боевой топор
item-weighted-net = Утяжелённая сеть
item-minor-mana-potion = Малое зелье маны
item-stun-powder = Ослепляющая пыль
item-heavy-greaves = Тяжелые поножи
item-chainmail = Кольчуга
item-amulet-of-life = Амулет жизни
item-jagged-sword = Зазубренный меч
item-long-spear = Длинное копьё
item-major-healing-potion = Большое зелье лечения
item-moon-earring = Лунная серьга
item-comfortable-shoes = Удобные башмаки
item-studded-leather = Клёпаная броня
item-hawk-helm = Шлем ястреба
item-tower-shield = Осадный щит
item-volatile-bomb = Зажигательная бомба
item-major-stamina-potion = Большое зелье выносливости
item-falcon-figurine = Статуэтка сокола
item-boots-of-dashing = Сапоги стремительности
item-robes-of-evocation = Мантия воплощения
item-heavy-basinet = Тяжёлый шлем
item-hooked-chain = Цепь с крюком
item-versatile-dagger = Универсальный кинжал
item-major-power-potion = Большое зелье силы
item-ring-of-haste = Кольцо спешки
item-boots-of-quickness = Сапоги проворства
item-splintmail = Бригантина
item-pendant-of-dark-pacts = Подвеска тёмных союзов
item-spiked-shield = Шипованный щит
item-reaping-scythe = Жатвенная коса
item-major-mana-potion = Большое зелье маны
item-sun-earring = Солнечная серьга
item-steel-sabatons = Стальные сабатоны
item-shadow-armor = Теневой доспех
item-protective-charm = Защитный амулет
item-black-knife = Чёрный нож
item-staff-of-eminence = Посох превосходства
item-super-healing-potion = Превосходное лечебное зелье
item-ring-of-brutality = Кольцо жестокости
item-serene-sandals = Сандалии безмятежности
item-cloak-of-phasing = Накидка прозрачности
item-telescopic-lens = Телескопические линзы
item-unstable-explosives = Нестабильная взрывчатка
item-wall-shield = Фигурный щит
item-doom-powder = Пыль обречения
item-lucky-eye = Счастливый глаз
item-boots-of-sprinting = Сапоги быстрого бега
item-platemail = Латы
item-mask-of-terror = Маска ужаса
item-balanced-blade = Сбалансированный клинок
item-halberd = Алебарда
item-star-earring = Звёздная серьга
item-second-chance-ring = Кольцо второго шанса
item-boots-of-levitation = Сапоги левитации
item-shoes-of-happiness = Ботинки счастья
item-blinking-cape = Мерцающий плащ
item-swordedge-armor = Доспех лезвий
item-circlet-of-elements = Браслет стихий
item-chain-hood = Кольчужный капюшон
item-frigid-blade = Леденящий клинок
item-storm-blade = Штормовой клинок
item-inferno-blade = Адский клинок
item-tremor-blade = Дрожащий клинок
item-brilliant-blade = Сияющий клинок
item-night-blade = Ночной клинок
item-wand-of-frost = Жезл мороза
item-wand-of-storms = Жезл штормов
item-wand-of-infernos = Жезл преисподней
item-wand-of-tremors = Жезл дрожи земли
item-wand-of-brilliance = Жезл сияния
item-wand-of-darkness = Жезл темноты
item-minor-cure-potion = Малое зелье исцеления
item-major-cure-potion = Большое зелье исцеления
item-steel-ring = Стальное кольцо
item-dampening-ring = Кольцо подавления
item-scroll-of-power = Свиток силы
item-scroll-of-healing = Свиток лечения
item-scroll-of-stamina = Свиток выносливости
item-rocket-boots = Реактивные сапоги
item-endurance-footwraps = Портянки выносливости
item-drakescale-boots = Сапоги из чешуи дрейка
item-magma-waders = Лавовые ботфорты
item-robes-of-summoning = Мантия призыва
item-second-skin = Вторая кожа
item-sacrificial-robes = Мантия самопожертвования
item-drakescale-armor = Доспехи из чешуи дрейка
item-steam-armor = Паровой доспех
item-flea-bitten-shawl = Изъеденная молью шаль
item-necklace-of-teeth = Ожерелье из зубов
item-horned-helm = Рогатый шлем
item-drakescale-helm = Шлем из чешуи дрейка
item-thiefs-hood = Воровской капюшон
item-helm-of-the-mountain = Шлем гор
item-wave-crest = Гребень волны
item-ancient-drill = Древний бур
item-skullbane-axe = Топор порчи черепов
item-staff-of-xorn = Посох Зорна
item-mountain-hammer = Горный молот
item-fueled-falchion = Воспламеняющийся меч
item-bloody-axe = Кровавый топор
item-staff-of-elements = Посох стихий
item-skull-of-hatred = Череп ненависти
item-staff-of-summoning = Посох призыва
item-orb-of-dawn = Сфера зари
item-orb-of-twilight = Сфера сумерек
item-ring-of-skulls = Кольцо черепов
item-doomed-compass = Компас обречения
item-curious-gear = Странный механизм
item-remote-spider = Управляемый паук
item-giant-remote-spider = Гигантский управляемый паук
item-black-censer = Черное кадило
item-black-card = Черная карта
item-helix-ring = Плетёное кольцо
item-heart-of-the-betrayer = Сердце предателя
item-power-core = Энергетическое ядро
item-resonant-crystal = Резонирующий кристалл

## Battle goals

goal-checks = { $checks ->
        [one] Одна галочка
        [few] { $checks } галочки
        *[other] { $checks } галочек
    }
goal-aggressor = Агрессор
goal-aggressor-asks = Каждый раунд начинается хотя бы с одним монстром на поле
goal-diehard = Крепкий орешек
goal-diehard-asks = Ни разу не опуститься ниже половины здоровья
goal-dynamo = Заведённый
goal-dynamo-asks = Убить монстра с избытком урона не меньше 4
goal-executioner = Палач
goal-executioner-asks = Убить одной атакой нераненого монстра
goal-explorer = Исследователь
goal-explorer-asks = В свой ход открыть дверь в неизвестную комнату
goal-fast-healer = Живучий
goal-fast-healer-asks = Закончить с полным здоровьем
goal-hoarder = Нумизмат
goal-hoarder-asks = Собрать пять и более жетонов монет
goal-hunter = Охотник
goal-hunter-asks = Убить элитного монстра
goal-indigent = Нищий
goal-indigent-asks = Не собрать ни монет, ни сокровищ
goal-layabout = Бездельник
goal-layabout-asks = Получить не больше 7 опыта
goal-masochist = Мазохист
goal-masochist-asks = Закончить не более чем с 2 очками здоровья
goal-neutralizer = Сапёр
goal-neutralizer-asks = В ваш ход или в ход вашего создания сработала или обезврежена ловушка
goal-opener = Зачинщик
goal-opener-asks = Первым убить монстра
goal-pacifist = Пацифист
goal-pacifist-asks = Убить не больше трёх монстров
goal-plunderer = Мародёр
goal-plunderer-asks = Забрать клетку сокровища
goal-professional = Профессионал
goal-professional-asks = Использовать предметы столько раз, каков ваш уровень, и ещё хотя бы дважды
goal-protector = Защитник
goal-protector-asks = Ни один другой персонаж не изнурён
goal-purist = Пурист
goal-purist-asks = Не использовать предметы
goal-sadist = Садист
goal-sadist-asks = Убить пять и более монстров
goal-scrambler = Торопыга
goal-scrambler-asks = Ни разу не взять долгий отдых
goal-straggler = Копуша
goal-straggler-asks = Ни разу не взять передышку
goal-streamliner = Рационализатор
goal-streamliner-asks = Закончить с пятью и более картами на руке и в сбросе
goal-workhorse = Трудяга
goal-workhorse-asks = Получить не меньше 13 опыта
goal-zealot = Фанатик
goal-zealot-asks = Закончить не более чем с тремя картами на руке и в сбросе

## Options about items and goals

option-items = Предметы
option-items-help = Что персонажи могут надеть перед сценарием.
option-items-none = нет
option-items-bought = на начальное золото
option-items-free = любые, бесплатно
option-prosperity = Процветание
option-prosperity-help = Чем богаче город, тем больше товаров в лавке.
option-battle_goals = Боевые задания
option-battle_goals-help = Каждый оставляет одно из двух тайных заданий.
option-battle_goals-yes = да
option-battle_goals-no = нет
name-jade-falcon = Нефритовый сокол
name-warrior-spirit = Дух воина
name-skeleton = Скелет
name-steel-construct = Стальной конструкт

## Levels, perks and the party

badge-level = уровень { $level }
badge-slots = использовано { $used } из { $slots }
badge-charmed = в этом раунде сражается против своих
zone-pool = Доступные карты
zone-perks = Навыки
perk-number = Навык { $number }
sheet-perks = отмечено навыков: { $marked } из { $boxes }
perk-marked = { $marked }/{ $boxes }
perk-boxes = Отмечено клеток
ask-learn = Какую карту выучит { $hero }?
ask-perk = Какой навык отметит { $hero }?
action-learn = { $card }
action-mark = { $perk }
perk-replace = Заменить { $out } на { $into }
perk-remove = Убрать { $cards }
perk-add = Добавить { $cards }
perk-cards = { $number } × { $card }
perk-ignore-items = Не учитывать отрицательные эффекты предметов
perk-ignore-scenario = Не учитывать отрицательные эффекты сценария
modifier = { $value ->
    [null] промах
    [x2] ×2
    [curse] промах (проклятие)
    [bless] ×2 (благословение)
   *[other] { $value }
}
modifier-rolling = { $value } (накопительная)
option-first_level = Уровень первого персонажа
option-first_level-help = Чем выше уровень, тем больше здоровья, больше выбор карт и сложнее сценарий.
option-first_cards = Рука первого персонажа
option-first_cards-help = Какие карты. Ничего: обычная рука.
option-first_perks = Навыки первого персонажа
option-first_perks-help = Какие навыки, столько, сколько заработано. Ничего: первые по списку.
option-first_items = Предметы первого персонажа
option-first_items-help = Что есть у персонажа.
option-second_level = Уровень второго персонажа
option-second_level-help = Чем выше уровень, тем больше здоровья, больше выбор карт и сложнее сценарий.
option-second_cards = Рука второго персонажа
option-second_cards-help = Какие карты. Ничего: обычная рука.
option-second_perks = Навыки второго персонажа
option-second_perks-help = Какие навыки, столько, сколько заработано. Ничего: первые по списку.
option-second_items = Предметы второго персонажа
option-second_items-help = Что есть у персонажа.
option-third_level = Уровень третьего персонажа
option-third_level-help = Чем выше уровень, тем больше здоровья, больше выбор карт и сложнее сценарий.
option-third_cards = Рука третьего персонажа
option-third_cards-help = Какие карты. Ничего: обычная рука.
option-third_perks = Навыки третьего персонажа
option-third_perks-help = Какие навыки, столько, сколько заработано. Ничего: первые по списку.
option-third_items = Предметы третьего персонажа
option-third_items-help = Что есть у персонажа.
option-fourth_level = Уровень четвёртого персонажа
option-fourth_level-help = Чем выше уровень, тем больше здоровья, больше выбор карт и сложнее сценарий.
option-fourth_cards = Рука четвёртого персонажа
option-fourth_cards-help = Какие карты. Ничего: обычная рука.
option-fourth_perks = Навыки четвёртого персонажа
option-fourth_perks-help = Какие навыки, столько, сколько заработано. Ничего: первые по списку.
option-fourth_items = Предметы четвёртого персонажа
option-fourth_items-help = Что есть у персонажа.
ask-curse = Проклятий на всех не хватает: кто возьмёт ещё одно?
note-card = { $rank ->
        [elite] Элитные: { $does }
        [boss] { $does }
        *[normal] Обычные: { $does }
    }
note-traits = { $rank ->
        [elite] Элитные всегда: { $traits }
        [boss] Всегда: { $traits }
        *[normal] Всегда: { $traits }
    }
trait-flying = Полёт
trait-advantage = атакует с преимуществом
intent-of = № { $number }: { $does }
intent-idle = целиться не в кого
intent = { $on } ({ $why }); { $what ->
        [attack] атакует из клетки { $hex }
        [near] подходит к клетке { $hex }
        *[none] не атакует
    }
why-focus = { $why ->
        [only] больше никого
        [nearest] идти { $moves }, меньше, чем до других
        [proximity] расстояние { $away }, ближе других
        [initiative] поровну, ходит раньше
        *[choice] поровну, решают игроки
    }
barred-far = { $who }: слишком далеко (дальность { $range })
barred-unseen = { $who }: нет линии обзора
barred-locked = Дверь заперта
barred-obstacle = Мешает препятствие
barred-rest = Для отдыха нужны две карты в сбросе
barred-disarmed = Разоружение: в этот ход без атак
barred-immobilized = Обездвиживание: в этот ход без движения
barred-chosen = Карта «{ $card }» выбрана на этот раунд, терять её нельзя
barred-invisible = { $who }: невидимость
stat-monsters-modifiers = Карты модификаторов монстров

## Cards of the Spellweaver and the Tinkerer

does-recover = { $whose ->
        [own] Верните на руку карты из { $pile ->
            [lost] потерь
            *[discarded] сброса
        }, не больше { $cards }
        [ally] Один союзник на расстоянии до { $range } может вернуть на руку карты из { $pile ->
            [lost] потерь
            *[discarded] сброса
        }, не больше { $cards }
        *[neighbours] Один союзник на расстоянии до { $range } может взять потерянную карту персонажа рядом с ним
    }
does-recover-lose = а затем теряет карты с руки: { $cards }
does-kill-in-area = Убейте там всех врагов { $when }; опыт { $xp } за каждого
does-pull-toward = Выберите клетку на расстоянии до { $range }: все враги в { $near } клетках от неё притягиваются к ней на { $by }
does-loot-some = Не больше { $most } жетонов и сокровищ
does-summons-move = Все призванные союзники на расстоянии до { $range } могут двигаться { $by }, как вы скажете
when-at-most-5-hit-points = с 5 и менее очками здоровья
count-targets-hit-points = всё здоровье этого союзника
count-half-the-targets-hit-points = половина здоровья этого союзника
ask-refresh-whose = Кто из союзников развернёт предмет?
ask-lose-card = Какую карту теряет { $hero }?
ask-center = К какой клетке всё сдвинуть?
ask-loot-some = С какой клетки { $hero } собирает добычу? Ещё { $left }.
name-mystic-ally = Мистический союзник
name-burning-avatar = Пылающий аватар
name-battle-bot = Боевой бот
name-kill-bot = Бот-убийца
card-crackling-air = Трескучий воздух
card-hardened-spikes = Закалённые шипы
card-aid-from-the-ether = Помощь из эфира
card-flashing-burst = Слепящая вспышка
card-icy-blast = Ледяной взрыв
card-cold-fire = Холодное пламя
card-elemental-aid = Помощь стихий
card-spirit-of-doom = Дух рока
card-forked-beam = Раздвоенный луч
card-chromatic-explosion = Радужный взрыв
card-engulfed-in-flames = Объятая пламенем
card-living-torch = Живой факел
card-frozen-night = Морозная ночь
card-twin-restoration = Двойное восстановление
card-stone-fists = Каменные кулаки
card-zephyr-wings = Крылья зефира
card-cold-front = Холодный фронт
card-black-hole = Чёрная дыра
card-inferno = Инферно
card-reviving-shock = Оживляющий разряд
card-volatile-concoction = Летучая смесь
card-potent-potables = Крепкие напитки
card-stamina-booster = Усилитель выносливости
card-disorienting-flash = Дезориентирующая вспышка
card-tinkerers-tools = Инструменты изобретателя
card-crank-bow = Заводной лук
card-dangerous-contraption = Опасное устройство
card-micro-bots = Микроботы
card-noxious-vials = Ядовитые склянки
card-disintegration-beam = Луч распада
card-gas-canister = Газовый баллон
card-auto-turret = Автоматическая турель
card-murderous-contraption = Смертоносное устройство
card-curative-aerosol = Целебный аэрозоль
card-jet-propulsion = Реактивная тяга
card-harsh-stimulants = Жёсткие стимуляторы
card-lethal-injection = Смертельная инъекция
card-chimeric-formula = Формула химеры

## The card browser: items and goals

shelf-items = Предметы: { $slot }
shelf-item = { $price } зол., { $copies ->
        [one] { $copies } экземпляр
        [few] { $copies } экземпляра
        *[other] { $copies } экземпляров
    }
shelf-battle-goals = Боевые задания
barred-item-spent = { $item }: карта повёрнута, её развернёт долгий отдых
barred-item-consumed = { $item }: карта потрачена
barred-item-place = Для предмета «{ $item }» нет места
barred-item-gold = { $item } стоит { $price } зол.
zone-shop = Лавка
zone-owned = Есть, но не надето
badge-final = нельзя вернуть из потерь

outcome-won = Сценарий пройден.
outcome-exhausted = Все персонажи изнурены.
outcome-lost = Случилось то, чего нельзя было допустить.

## What stands on sheets and choices

hex-plain = { $place }
dash = –
rank-normal = обычный
rank-elite = элитный
rank-boss = босс
figure-number = № { $number }
mat-level = уровень { $level }
badge-treasure = сокровище
status-monster-level = Монстры и ловушки: уровень { $level }
terrain-trap-help = Вошедший, если он не летит и не прыгает, попадает в ловушку.
terrain-hazardous-help = Вошедший получает половину урона ловушки с округлением вниз.
terrain-difficult-help = Вход стоит 2 очка движения.
terrain-obstacle-help = Войти нельзя; полёт и прыжок проходят над ним.
terrain-closed-door-help = Персонаж, вставший на неё, открывает её и следующую комнату.
note-expected = { $attacks ->
    [one] { $attacks } атака
    [few] { $attacks } атаки
   *[many] { $attacks } атак
} впереди: ожидаемый урон { $damage }
forecast-health = здоровье
forecast-exhausted = изнурение
forecast-damage = в среднем { $average }
forecast-kills = смерть
forecast-nobody = отсюда никого не достать
forecast-disarmed = разоружение: атаки не будет
forecast-immobilized = паралич: движения не будет
forecast-rounds = раундов осталось, самое большее
end-won = { $scenario }: победа
end-lost = { $scenario }: поражение
end-won-text = Цель достигнута в раунде { $rounds }.
end-lost-text = Всё кончилось в раунде { $rounds }. Опыт и золото всё равно остаются, а сценарий можно попробовать снова.
end-bonus = Из этого опыта за победу каждый персонаж получил { $xp }.
end-xp = Опыт
end-gold = Золото
end-checks = Галочки
end-goal = { $asks }: { $met ->
    [yes] выполнена ✓
   *[no] не выполнена
}

## The glossary

term-poison-text = Атаки по нему на 1 сильнее. Лечение снимает яд вместо лечения.
term-wound-text = 1 урон в начале каждого его хода, пока его не вылечат.
term-immobilize-text = Не двигается до конца своего следующего хода.
term-disarm-text = Не атакует до конца своего следующего хода.
term-stun-text = Ничего не делает до конца своего следующего хода.
term-muddle-text = Его атаки с затруднением до конца его следующего хода.
term-invisible-text = Враги не могут выбрать его целью до конца его следующего хода.
term-strengthen-text = Его атаки с преимуществом до конца его следующего хода.
term-element-text = Сильна, когда создана, через раунд затухает, потом исчезает. Поглотивший её усиливает способность.
term-advantage = Преимущество
term-advantage-text = Берут две карты модификаторов и применяют лучшую; с затруднением — худшую.
term-pierce = Пробой
term-pierce-text = Столько щита цели не учитывается.
term-shield = Щит
term-shield-text = На столько меньше урон каждой атаки.
term-retaliate = Ответный удар
term-retaliate-text = Атаковавший его в пределах дальности получает столько урона.
term-attack = Атака
term-attack-text = Столько урона цели; карта модификатора меняет число, щит цели его уменьшает.
term-range = Дальность
term-range-text = Атака или эффект достаёт на столько клеток, если цель видна; без дальности — только рядом.
term-target = Цели
term-target-text = Столько разных фигур, каждая в пределах дальности.
term-move = Движение
term-move-text = До стольких клеток. Труднопроходимая клетка стоит двух; враги и препятствия не пускают.
term-jump = прыжок
term-jump-text = Фигуры, препятствия и местность по пути не важны; важна лишь последняя клетка.
term-heal = Лечение
term-heal-text = Возвращает столько здоровья. Отравление снимается вместо лечения, рана — вместе с ним.
term-loot = Добыча
term-loot-text = Собирает все монеты и сокровища в пределах стольких клеток.
term-push = Оттолкнуть
term-push-text = Цель отходит на столько клеток, каждая дальше от атакующего.
term-pull = Притянуть
term-pull-text = Цель подходит на столько клеток, каждая ближе к атакующему.
term-experience = Опыт
term-experience-text = Даётся за действие. Между сценариями повышает уровень персонажа.
term-lost = Карта теряется
term-lost-text = Карта уходит не в сброс: отдых её не вернёт.
term-initiative = Инициатива
term-initiative-text = Число у названия карты. У ведущей карты оно говорит, когда в этом раунде действует герой, у карты монстров — когда действует их вид: меньшие раньше.
term-exhausted = Изнурение
term-exhausted-text = Персонаж выбывает из сценария: здоровье ниже 1 или в начале раунда меньше двух карт и на руке, и в сбросе. Если изнурены все, сценарий проигран.
term-elite = Элитный
term-elite-text = Монстр посильнее обычных (в правилах — мощный), на жёлтой подставке: у него свои числа на листе, и действует он раньше обычных.
term-modifier = Карта модификатора
term-modifier-text = Открывается для каждой цели атаки и прибавляется к ней: чаще всего -1, +0 или +1, по одной -2, +2, ×2 и промах. После ×2 или промаха колоду в конце раунда перетасуют.
term-discard = Сброс
term-discard-text = Здесь лежат использованные карты, пока отдых не вернёт их на руку.
term-short-rest = Передышка
term-short-rest-text = В конце раунда (в правилах — передышка): сброс возвращается на руку без одной карты, которую выбирает случай. Один раз можно получить 1 урон и потерять другую, тоже случайную.
term-long-rest = Долгий отдых
term-long-rest-text = Вместо двух карт, с инициативой 99: сброс возвращается без одной карты на ваш выбор, лечение 2, повёрнутые предметы снова готовы.
term-focus = Выбранная цель
term-focus-text = На кого он нацелен: враг, которого можно атаковать за наименьшее число шагов; среди равных — тот, кто в этом раунде действует раньше.
term-battle-goal = Боевое задание
term-battle-goal-text = Тайная цель на один сценарий. Выполненная в выигранном сценарии, она даёт галочки; три галочки — навык.
term-perk = Навык
term-perk-text = Навсегда улучшает вашу колоду модификаторов. Даётся за каждый новый уровень и за каждые три галочки.
term-infuse = Зарядить стихию
term-infuse-text = В конце хода стихия сильна. Кто действует позже, может поглотить её и усилить способность; иначе через раунд она затухает, через два исчезает.
term-spent = Повёрнут
term-spent-text = После использования предмет кладут боком. Долгий отдых снова делает его готовым.
term-consumed = Потрачен
term-consumed-text = После использования предмет переворачивают; готов он будет только после сценария.
term-bless = Благословение
term-bless-text = Карта ×2 в колоде модификаторов. Вытянутая, она уходит из колоды.
term-curse = Проклятие
term-curse-text = Промах в колоде модификаторов. Вытянутая карта уходит из колоды.
term-disadvantage = Затруднение
term-disadvantage-text = Берут две карты модификаторов и применяют худшую.
term-door = Дверь
term-door-text = Открывается, едва персонаж встал на неё: комнату за ней сразу заполняют, и монстры оттуда действуют в том же раунде. Движение можно продолжить.
term-money = Монеты
term-money-text = Павший монстр оставляет монету. Её забирает тот, кто закончил на ней ход; после сценария монеты становятся золотом.
term-treasure = Сокровище
term-treasure-text = Забирают так же, как монеты. В нём может быть предмет, золото или неожиданность.
term-trap = Ловушка
term-trap-text = Кто входит в неё, хотя бы и от толчка, получает её эффект; затем её убирают. Монстры, если могут, её обходят.
term-level = Уровень сценария
term-level-text = Говорит, насколько сильны монстры и ловушки и чего стоят монеты и победа. Для того, кто играет один, монстры и ловушки на уровень выше.
term-reputation = Репутация
term-reputation-text = Что думают об отряде. От неё зависят цены в лавке и исход некоторых событий.
term-prosperity = Процветание
term-prosperity-text = Как живётся городу. С новым уровнем в лавке появляются новые предметы.
term-summon = Призванное создание
term-summon-text = Союзник, которого ставит на поле карта. Действует сам, прямо перед призвавшим, как монстр на вашей стороне.
aim = Цель: { $goals }. Поражение, если изнурены все персонажи.
aim-campaign = Проходите сценарий за сценарием: они открывают новые. Персонажи, исполнившие личный квест, уходят на покой, а город растёт.

## С чего начать

preset-usual = Один сценарий
preset-usual-help = Чёрный курган, два наёмника.
preset-first = Первая партия
preset-first-help = Чёрный курган, два наёмника, монстры послабее.
preset-campaign = Кампания
preset-campaign-help = Город, дороги, сценарий за сценарием: всё, что случилось, остаётся.

## Действие, которое выполняется

panel-action = { $who }: { $card }
panel-targets = { $targets ->
    [one] Осталось выбрать { $targets } цель
    [few] Осталось выбрать { $targets } цели
   *[many] Осталось выбрать { $targets } целей
}
panel-deck = { $left ->
    [0] Карт модификаторов не осталось: сначала колоду перетасуют
    [one] Осталась { $left } карта модификаторов
    [few] Осталось { $left } карты модификаторов
   *[many] Осталось { $left } карт модификаторов
}

## Насколько близка цель и ради чего вопрос

goal-so-far = { $goal } ({ $far })
goal-counted = { $done } из { $number }
goal-left = осталось { $left }
ask-for = { $card }: { $part }

progress-rooms = комната { $seen } из { $rooms }
