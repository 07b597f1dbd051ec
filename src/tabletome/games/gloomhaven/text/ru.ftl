# Всё, что читает игрок, по-русски. Те же сообщения с теми же переменными, что и в text/en.ftl.


## Options of a new game

game = Мрачная гавань
game-about = Отряд из двух–четырёх персонажей входит в подземелье, где монстры действуют по собственным правилам. Две карты за раунд и одна рука на весь сценарий: победите прежде, чем выдохнетесь.
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
option-second = Второй персонаж
option-second-help = Класс этого места. Каждый класс участвует только один раз.
option-second-brute = Дикарь
option-second-scoundrel = Плутовка
option-second-spellweaver = Плетущая чары
option-second-tinkerer = Изобретатель
option-third = Третий персонаж
option-third-help = Класс этого места. Каждый класс участвует только один раз.
option-third-brute = Дикарь
option-third-scoundrel = Плутовка
option-third-spellweaver = Плетущая чары
option-third-tinkerer = Изобретатель
option-fourth = Четвёртый персонаж
option-fourth-help = Класс этого места. Каждый класс участвует только один раз.
option-fourth-brute = Дикарь
option-fourth-scoundrel = Плутовка
option-fourth-spellweaver = Плетущая чары
option-fourth-tinkerer = Изобретатель

## Names

scenario-black-barrow = Чёрный курган
monster = { $name } { $number }{ $rank ->
        [elite] {" "}(мощный)
        *[normal] {""}
    }
numbered = { $name } { $number }
listed = { $first }, { $next }
nothing = ничего
hex = клетка { $number }, { $terrain }
terrain-floor = пол
terrain-closed-door = закрытая дверь
terrain-open-door = открытая дверь
terrain-obstacle = препятствие
terrain-trap = ловушка
terrain-hazardous = опасная местность
terrain-difficult = труднопроходимая местность
half-top = верх
half-bottom = низ
half-basic-attack = Атака 2
half-basic-move = Движение 2
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
does-area = Область из { $hexes } клеток
does-area-melee = Область из { $hexes } клеток рядом с собой
does-whom = цели: { $to }
does-targets = Цели { $targets }
does-pierce = Пробой { $by }
does-push = Оттолкнуть { $by }
does-pull = Притянуть { $by }
does-on-one = все атаки по одному врагу
does-hurts-around = все рядом с целью получают { $by } урона
does-heal = { $range ->
        [0] Лечение { $by }, себя
        *[other] Лечение { $by }, дальность { $range }
    }
does-shield = Щит { $by }
does-retaliate = { $range ->
        [1] Ответный удар { $by }
        *[other] Ответный удар { $by }, дальность { $range }
    }
does-retaliate-xp = { $xp } опыта за каждый раз
does-loot = Добыча { $range }
does-give = { $conditions }: { $to }
does-push-whom = Оттолкнуть { $by }: { $to }
does-pull-whom = Притянуть { $by }, дальность { $range }
does-drag = Заставьте соседнего врага переместиться на { $by } в клетку рядом с вами
does-disarm-trap = Обезвредить одну соседнюю ловушку
does-stronger = Ваши атаки { $when }: { $times ->
        [1] +{ $by }
        *[other] ×{ $times }
    }
does-ward = Щит { $by } от атак, которые нанесли бы урон
does-negate = Не получать урона
does-protect = Враги, атакующие ваших соседних союзников, вместо этого атакуют вас
does-consume = Использовать { $element }: { $effect }
does-when = { $when }: { $effect }
does-infuse = Зарядить { $element }
does-xp = { $xp } опыта
does-slots = использований: { $slots }, опыта всего: { $xp }
does-stays-round = в этом раунде
does-stays-persistent = постоянно
does-lost = потеря
does-lay-trap = Создать рядом ловушку с уроном { $damage }
does-summon = Призвать: { $name }
does-recoverlost = Вернуть на руку все потерянные карты
does-allyrecovers = Один соседний союзник возвращает на руку все карты из сброса
does-healall = Лечение { $by } всем соседним союзникам
does-rally-shield = Щит { $by } себе и всем соседним союзникам
does-rally-attack = +{ $by } к атаке себе и всем соседним союзникам
does-xp-each = { $xp } опыта за каждую цель
does-suffer = Получить { $by } урона
does-hurt = Враги поблизости получают { $by } урона
does-summonmonster = Призвать монстра
does-maketrap = Создать ловушку с уроном { $by }
does-avoided = Атаки по нему с затруднением
does-ondeath = При смерти: атака вокруг себя
does-bossspecial = Особое действие
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
ask-select = Какие две карты разыграет { $hero }, ведущая первой?
ask-turn = { $hero }: что дальше?
ask-move = { $hero } движется: осталось { $points }. Куда?
ask-strike = Кого атакует { $hero }?
ask-lay = Как ляжет область?
ask-damage = Урон: { $damage }. Получить его или потерять карты?
ask-heal = Кого лечить?
ask-give = Какого врага?
ask-push = Кого оттолкнуть?
ask-pull = Кого притянуть?
ask-drag = Какого врага заставить двигаться?
ask-drag-to = Куда?
ask-disarm-trap = Какую ловушку?
ask-lay-trap = Куда поставить ловушку?
ask-summon = Куда поставить призванное создание?
ask-recover = Какой союзник возвращает карты из сброса?
ask-shove = Куда сдвинуть: { $target }?
ask-consume = Использовать стихию?
ask-consume-any = Какую стихию используют монстры?
ask-long-rest = Какую карту из сброса теряет { $hero }?
ask-rest = { $hero }: передышка?
ask-short-rest = Будет потеряна карта «{ $card }».
ask-first = Кто действует первым?
ask-focus = Кого выбирает целью { $figure }?
ask-monster-moves = Куда идёт { $figure }?
ask-monster-attacks = Кого атакует { $figure }?
ask-monster-chooses = Кого выбирает { $figure }?
ask-monster-places = Какую клетку выбирает { $figure }?

## Choices

action-swap = { $into } вместо «{ $out }»
action-ready = Рука выбрана
action-place = Клетка { $hex }
action-play = Ведущая { $lead }, вторая { $other }
action-long-rest = Долгий отдых
action-top = { $card }: верхняя способность
action-bottom = { $card }: нижняя способность
action-basic-attack = { $card } как Атака 2
action-basic-move = { $card } как Движение 2
action-end-turn = Закончить ход
action-go = В клетку { $hex }
action-stop = Остановиться
action-strike = { $who }
action-choose = { $who }
action-shove = В клетку { $hex }
action-skip = Пропустить
action-consume = Использовать { $element }
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
event-monster-card-drawn = { $deck }: инициатива { $initiative }
event-door-opened = { $who } открывает дверь: монстров { $monsters }
event-turn-began = { $who } действует
event-focused = { $who } выбирает целью: { $on }
event-moved = { $who } идёт в клетку { $to }
event-attacked = { $who } атакует: { $target }. Атака { $value }, карты { $cards }, урон { $damage }
event-suffered = { $who } получает { $damage } урона, осталось { $left }
event-negated = { $who } теряет «{ $card }» и не получает урона
event-died = { $who } погибает
event-exhausted = { $who } в изнурении
event-healed = { $who } восстанавливает { $by }
event-conditioned = { $who }: { $condition }
event-recovered = { $who }: { $condition } проходит
event-pushed = { $who } сдвинут в клетку { $to }
event-trap-sprung = { $who } попадает в ловушку
event-looted = { $who } подбирает монеты: { $money }{ $treasure ->
        [none] {""}
        *[other] {" "}и сокровище
    }
event-used = { $who } использует «{ $card }»: { $half }
event-gained-xp = { $who } получает { $xp } опыта
event-infused = { $element }: сильный заряд
event-consumed = { $who } использует стихию: { $element }
event-rested = { $who } отдыхает и теряет «{ $lost }»
event-summoned = Призван: { $who }
event-scenario-decided = { $won ->
        [yes] Сценарий выигран
        *[no] Сценарий проигран
    } в конце раунда
event-scenario-ended = { $won ->
        [yes] Победа
        *[no] Поражение
    }

## What lies on the table

status-round = Раунд { $round }
status-level = Уровень сценария { $level }
status-won = Победа
status-lost = Поражение
stat-health = Очки здоровья
stat-xp = Опыт
stat-money = Монеты
stat-modifiers = Карты модификаторов
badge-exhausted = в изнурении
zone-hand = Рука
zone-chosen = Выбранные
zone-discard = Сброс
zone-lost = Потери
zone-active = Действующие
zone-monsters = Карты монстров

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
