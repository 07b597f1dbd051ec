# Всё, что читает игрок, по-русски. Слова карт событий, столкновений и ловушек — в cards.ru.ftl.


## Options of a new game

game = Клинок и колдовство
game-about = Бессмертные души сражаются за осаждённое королевство. Враги действуют по своим свиткам.
option-players = Игроки
option-players-help = От одного до пяти. Игроки делят героев поровну.
option-heroes = Герои
option-heroes-help = Сколько героев в отряде: не меньше, чем игроков, и не меньше двух.
option-quest = Сценарий
option-quest-help = Один сценарий отдельно или вся кампания подряд. Карты, сценарии и история здесь наши собственные: печатных в открытом доступе нет.
option-quest-campaign = Вся кампания
option-soul_storm = Буря душ
option-soul_storm-help = Герои любых мировоззрений вместе; каждый может сделать любой выбор.
option-soul_storm-yes = да
option-soul_storm-no = нет
option-first = Первый герой
option-first-help = Каждый герой только один раз; Порядок и Хаос несовместимы.
option-first-ecarus-white-rose = Экар, рыцарь Белой Розы
option-first-ecarus-black-rose = Экар, рыцарь Чёрной Розы
option-first-thorgar-cleric = Торгар, жрец
option-first-thorgar-runemaster = Торгар, мастер рун
option-first-laegon-archer = Лайгон, лучник
option-first-laegon-ranger = Лайгон, рейнджер
option-first-shae-rogue = Шая, плут
option-first-shae-assassin = Шая, убийца
option-first-auriel-wizard = Ауриэль, волшебница
option-first-auriel-warlock = Ауриэль, колдунья
option-second = Второй герой
option-second-help = Каждый герой только один раз; Порядок и Хаос несовместимы.
option-second-ecarus-white-rose = Экар, рыцарь Белой Розы
option-second-ecarus-black-rose = Экар, рыцарь Чёрной Розы
option-second-thorgar-cleric = Торгар, жрец
option-second-thorgar-runemaster = Торгар, мастер рун
option-second-laegon-archer = Лайгон, лучник
option-second-laegon-ranger = Лайгон, рейнджер
option-second-shae-rogue = Шая, плут
option-second-shae-assassin = Шая, убийца
option-second-auriel-wizard = Ауриэль, волшебница
option-second-auriel-warlock = Ауриэль, колдунья
option-third = Третий герой
option-third-help = Каждый герой только один раз; Порядок и Хаос несовместимы.
option-third-ecarus-white-rose = Экар, рыцарь Белой Розы
option-third-ecarus-black-rose = Экар, рыцарь Чёрной Розы
option-third-thorgar-cleric = Торгар, жрец
option-third-thorgar-runemaster = Торгар, мастер рун
option-third-laegon-archer = Лайгон, лучник
option-third-laegon-ranger = Лайгон, рейнджер
option-third-shae-rogue = Шая, плут
option-third-shae-assassin = Шая, убийца
option-third-auriel-wizard = Ауриэль, волшебница
option-third-auriel-warlock = Ауриэль, колдунья
option-fourth = Четвёртый герой
option-fourth-help = Каждый герой только один раз; Порядок и Хаос несовместимы.
option-fourth-ecarus-white-rose = Экар, рыцарь Белой Розы
option-fourth-ecarus-black-rose = Экар, рыцарь Чёрной Розы
option-fourth-thorgar-cleric = Торгар, жрец
option-fourth-thorgar-runemaster = Торгар, мастер рун
option-fourth-laegon-archer = Лайгон, лучник
option-fourth-laegon-ranger = Лайгон, рейнджер
option-fourth-shae-rogue = Шая, плут
option-fourth-shae-assassin = Шая, убийца
option-fourth-auriel-wizard = Ауриэль, волшебница
option-fourth-auriel-warlock = Ауриэль, колдунья
option-fifth = Пятый герой
option-fifth-help = Каждый герой только один раз; Порядок и Хаос несовместимы.
option-fifth-ecarus-white-rose = Экар, рыцарь Белой Розы
option-fifth-ecarus-black-rose = Экар, рыцарь Чёрной Розы
option-fifth-thorgar-cleric = Торгар, жрец
option-fifth-thorgar-runemaster = Торгар, мастер рун
option-fifth-laegon-archer = Лайгон, лучник
option-fifth-laegon-ranger = Лайгон, рейнджер
option-fifth-shae-rogue = Шая, плут
option-fifth-shae-assassin = Шая, убийца
option-fifth-auriel-wizard = Ауриэль, волшебница
option-fifth-auriel-warlock = Ауриэль, колдунья
option-quest-first-breath = Первый вздох
option-quest-smoke-over-alderwick = Дым над Олдервиком
option-quest-hunters-road = Дорога охотников
option-quest-whispering-well = Шепчущий колодец
option-quest-troll-bridge = Пошлина
option-quest-greykeep = Долгая ночь Грейкипа
option-quest-hollow-crown = Полая корона

## Names

fenrir = Фенрир
the-card = карта
enemy = { $kind } ({ $rank }) { $copy }
kind-gremlin = гремлин
kind-gremlins-pack = свора гремлинов
kind-raider = налётчик
kind-orc-warrior = воин орков
kind-orc-shaman = шаман орков
kind-troll = Тролль
kind-enraged-troll = Разъярённый тролль
kind-orc-king = Король орков
kind-orc-king-unbound = Король орков без цепей
rank-green = зелёный
rank-blue = синий
rank-red = красный
rank-purple = главный враг
area = { $place } { $number }
area-terrain = { $area }, { $terrain }
terrain-plain = обычная местность
terrain-difficult = труднопроходимая зона
terrain-badlands = труднопроходимая зона
terrain-floor = каменный пол
terrain-corridor = проход
terrain-cave = пещера
terrain-grove = лес
terrain-hill = холм
terrain-village = деревня
terrain-earth = лагерь
terrain-ruins = руины
terrain-dangerous = опасная зона
symbol-hit = попадание
symbol-skill = умение
symbol-magic = магия
symbol-shield = щит
symbol-legend = легенда
symbol-miss = промах
die = { $colour }: { $symbols }
symbols = { $first } { $next }
symbol-times = { $n } × { $symbol }
colour-red = красный
colour-blue = синий
die-red-hit = попадание
die-red-hit-hit = попадание, попадание
die-red-hit-skill = попадание, умение
die-red-hit-magic = попадание, магия
die-red-hit-legend = попадание, легенда
die-red-skill = умение
die-red-magic = магия
die-red-miss = промах
die-blue-shield = щит
die-blue-shield-skill = щит, умение
die-blue-shield-magic = щит, магия
die-blue-hit-shield = попадание, щит
die-blue-hit-magic = попадание, магия
die-blue-hit-skill = попадание, умение
die-blue-skill-magic = умение, магия
die-blue-legend = легенда
die-blue-miss = промах
nature-law = Порядок
nature-neutral = Нейтральность
nature-chaos = Хаос
style-dexterity = Ловкость
style-faith = Вера
style-magic = Магия
style-strength = Сила
damage-mystic = мистика
damage-crush = дробящий
damage-pierce = колющий
damage-slash = рубящий
damage-none = без типа
damage-any = любой
damage-any-but-mystic = любой, кроме мистики
damage-any-but-slash = любой, кроме рубящего
condition-blinded = Ослеплён
condition-slowed = Замедлен
condition-stunned = Оглушён
condition-poison-1 = Яд I
condition-poison-2 = Яд II
condition-knockdown = Сбит с ног
condition-injury-hits = Травма: -1 попадание
condition-injury-armor = Травма: -1 броня
condition-injury-hp-1 = Травма: -1 максимум ОЗ
condition-injury-hp-2 = Травма: -2 максимум ОЗ
condition-injury-skill = Травма: без эффектов умения
token-wound-1 = 1 рана
token-wound-2 = 2 раны
token-shatter = магические щиты разбиты
token-blinded = Ослеплён
token-slowed = Замедлен
token-stunned = Оглушён
token-injury-hits = Травма: -1 попадание
token-injury-armor = Травма: -1 броня
token-injury-hp-1 = Травма: -1 максимум ОЗ
token-injury-hp-2 = Травма: -2 максимум ОЗ
token-injury-skill = Травма: без эффектов умения
token-shadow = жетон тени
token-search = зона поиска
token-story = сюжетное событие
token-waypoint = ключевая точка
follows = идёт за героем: { $hero }
token-assault-rune = Руна нападения
token-protection-rune = Руна защиты
token-illusion = иллюзия
token-snare-trap = силок
gate = место появления ({ $symbol }){ $active ->
    [yes] {""}
   *[no] , закрыто
}
shrine = { $active ->
    [yes] действующее святилище
   *[no] недействующее святилище
}
fire = Огонь { $level }
chest = { $locked ->
    [yes] сундук с магическим замком
   *[no] сундук
}
bonus-hits = попадания
bonus-armor = броня
bonus-guard = щиты
hidden = скрыт
ghost = призрачная душа
charges-left = { $n ->
    [0] зарядов нет
    [one] { $n } заряд
    [few] { $n } заряда
   *[other] { $n } зарядов
}
shields-held = { $n ->
    [one] { $n } магический щит
    [few] { $n } магических щита
   *[other] { $n } магических щитов
}
ghost-of = { $name } (призрачная душа)
priority = приоритет { $level }
coin = { $value } крон
thing-loot = жетон добычи
thing-treasure = сокровище
thing-key = магический ключ
shadow-commoner-male = житель
shadow-commoner-female = жительница
shadow-enemy = враг
shadow-advanced-enemy = усиленный враг
shadow-two-enemies = два врага
shadow-story-enemy = сюжетный враг
shadow-story-token = сюжетный жетон

## What cards say

always = всегда: { $gives }
spend = { $cost }: { $gives }
boon-hits = +{ $n } { $n ->
    [one] попадание
    [few] попадания
   *[other] попаданий
}
boon-crit = [[crit|Крит]]
boon-knockdown = [[knockdown|Сбить с ног]]
boon-bash = [[bash|Толчок]]
boon-fire = [[fire|Огонь { $roman }]]
boon-aoe = { $n ->
    [0] поражает всех в зоне
   *[other] поражает всех на расстоянии до { $n }
}
boon-lethal = [[lethal|Фатальный { $roman }]]
boon-poison = [[poison-{ $n }|Яд { $roman }]]
boon-blinded = [[blinded|Ослепление]]
boon-slowed = [[slowed|Замедление]]
boon-stunned = [[stunned|Оглушение]]
boon-pierce = броня -{ $n }
boon-reroll = перебросить { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
    }
boon-again = ещё одна атака этим оружием по тому же врагу
boon-again-on-any = ещё одна атака этим оружием
boon-drain = восстановить ОЗ по урону
boon-heal = восстановить { $n } ОЗ
boon-guard = +{ $n } щит до фазы времени
boon-grip = Двойной хват (затем по тому же герою бьёт второе оружие)
boon-trip = Подсечка ([[save|спасбросок]], иначе цель [[knockdown|сбита с ног]] и получает 1 урон)
boon-shields = +{ $n } щит
boon-lethal-all = [[lethal|Фатальный (все попадания)]]
boon-pierce-all = броня игнорируется
boon-reroll-all = перебросить любые кубики
boost = { $lasts ->
    [yes] До фазы времени, { $when }
   *[no] Ваша следующая атака ({ $when })
}{ $hits ->
    [0] {""}
    [one] : +{ $hits } попадание
    [few] : +{ $hits } попадания
   *[other] : +{ $hits } попаданий
}
boost-targets = может поразить врагов в одной зоне: { $n }
when-any = любая атака
when-weapon = атаки оружием
when-melee = оружие ближнего боя
when-bow = лук
when-dagger = кинжал
to-self = вы
to-hero = выбранный герой
to-enemy = выбранный враг
to-heroes-here = все герои в вашей зоне
to-enemies-here = все враги в вашей зоне
to-enemies-near = все враги в пределах 1 зоны от вас
per-nothing = {""}
per-level = {" "}за уровень
per-half = {" "}за половину уровня
deed-heal = { $to }: восстановить { $n } ОЗ{ $per }
deed-harm = { $to }: потерять { $n } ОЗ{ $per }
deed-magic-shields = { $to }: +{ $n } магических щитов
deed-shield-bonus = { $to }: +{ $n } щит до фазы времени
deed-armor-bonus = { $to }: +{ $n } броня до фазы времени
deed-hit-bonus = { $to }: +{ $n } попадание к атакам до фазы времени
deed-hide = вы скрыты до вашего следующего действия
deed-cloak = до фазы времени враги не могут выбрать вас целью
deed-cure = { $to }: снять { $n ->
    [99] все физические состояния
   *[other] { $n } физическое состояние
}
deed-refresh = обновить использованные умения: { $n }
deed-blink = переместиться в видимую зону в пределах { $n } без уклонения
deed-rush = +{ $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
} движения
deed-crowns = получить { $n } крон
deed-tumble = ваше следующее уклонение не вызывает атак
deed-ignore-rank = использовать одно умение без учёта уровня души
deed-summon = активировать Фенрира, ранг { $n }; Ищейка: может поднять, нести и отдать один трофей или предмет
deed-visit-emporium = все герои могут посетить эмпориум
deed-protect = стать целью атаки на героя в пределах 1 зоны от вас
deed-dodge = атака на вас теряет попаданий: { $n }
deed-attack = Атака: { $value }; { $damage }
deed-per-level = +{ $n } попадание за уровень
deed-afflict = { $to }: { $condition }
deed-roll-to-afflict = бросьте синий кубик; при символе «{ $symbol }» { $to }: { $condition }
deed-place-token = положите в свою зону: { $token }
deed-command = враг ранга «{ $rank }» или ниже атакует другого врага в своей зоне
value-hits = { $n ->
    [one] { $n } постоянное попадание
    [few] { $n } постоянных попадания
   *[other] { $n } постоянных попаданий
}
value-red = { $n ->
    [one] { $n } красный кубик
    [few] { $n } красных кубика
   *[other] { $n } красных кубиков
}
value-blue = { $n ->
    [one] { $n } синий кубик
    [few] { $n } синих кубика
   *[other] { $n } синих кубиков
}
value-and = { $first } + { $next }
weapon-line = { $value }; { $damage }, { $reach ->
    [0] ближний бой
   *[other] дальность { $reach }
}, { $slot }
armor-line = броня { $armor }, магические щиты { $shields }, кубики защиты { $defence }
artifact-line = [[artifact]]: действует, когда надет
item-use = { $activity }{ $range ->
    [0] {""}
   *[other] , дальность { $range }
}:
power-ready = { $n ->
    [1] снова в следующем раунде
   *[other] снова через { $n } раунда
}
power-is-ready = готова
power-head = { $activity }{ $range ->
    [0] {""}
   *[other] , дальность { $range }
}
hand-main = сильная рука
hand-off = слабая рука
hand-two = две руки
hand-either = любая рука
slot-main = основное оружие
slot-off = второе оружие
slot-armor = доспех
slot-artifact = артефакт
slot-hands = голые руки
activity-move = Перемещение
activity-combat = Битва
activity-action = Специальное действие
activity-free = Быстрое действие
activity-passive = Пассивное
activity-reaction = Реакция
passive-shields-in-defence = +{ $n } щит при каждой защите
passive-mirror = раз в раунд перед защитой: бросьте { $n } синих кубиков; при магии атака обращается на атакующего
passive-capacity = +{ $n } вместимости инвентаря
passive-movement-points = +{ $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
} движения
passive-weapon-hits = +{ $n } попадание оружием
passive-save-dice = для спасброска бросайте на { $n } { $n ->
    [one] кубик
    [few] кубика
   *[other] кубиков
 } больше и выбирайте лучший
item-of-the-story = вещь, нужная для сюжета
passive-shields = магические щиты: { $n }
item-grants = пока экипировано, у вас есть умение «{ $power }»

## Powers

power-life-drain = Похищение жизни
power-mistress-of-thunder = Повелительница грома
power-fireball = Огненный шар
power-magic-barrier = Магическая преграда
power-inner-light = Внутренний свет
power-dark-pact = Тёмный договор
power-blink = Мерцание
power-illusion = Иллюзия
power-rose-strike = Удар розы
power-cleave = Рассечение
power-shield-wall = Стена щитов
power-charge = Натиск
power-guardian = Заступник
power-cruelty = Жестокость
power-second-wind = Второе дыхание
power-war-cry = Боевой клич
power-heal = Исцеление
power-lightning-bolt = Заряд молнии
power-command = Приказ
power-assault-rune = Руна нападения
power-protection-rune = Руна защиты
power-bless = Благословение
power-holy-smite = Святая кара
power-stone-skin = Каменная кожа
power-precise-strike = Точный удар
power-rain-of-arrows = Дождь стрел
power-summon-fenrir = Призвать Фенрира
power-snare-trap = Силок
power-swift-feet = Быстрые ноги
power-camouflage = Маскировка
power-twin-strike = Парный удар
power-eagle-eye = Орлиный глаз
power-treasure-hunt = Охота за сокровищами
power-backstab = Удар в спину
power-stealth = Скрытность
power-poisoned-blade = Отравленный клинок
power-dodge = Уворот
power-tumble = Кувырок
power-pickpocket = Карманная кража
power-crippling-cut = Калечащий порез
power-toughness = Стойкость
power-lucky = Счастливчик
power-fleet = Быстроногость
power-strong-back = Крепкая спина
power-iron-will = Железная воля
power-parry = Парирование
power-battle-hardened = Закалка боем
passive-hits-on-wounded = +{ $n } попадание против раненых врагов
passive-bow-reach = луки бьют дальше на { $n }
passive-treasure-choices = беря сокровище, возьмите { $n }, оставьте одно, прочие замешайте
passive-max-hp = +{ $n } к максимуму ОЗ
passive-defence-reroll = раз в раунд перебросьте один кубик защиты
power-taunt = Насмешка
power-taunt-text = Реакция, раз в раунд: станьте основной целью врага в пределах 3.
power-ruthless = Безжалостность
power-ruthless-text = Превосходство даёт вашим атакам +2 попадания вместо +1.
power-help-from-above = Помощь свыше
power-help-from-above-text = Раз в раунд герой в пределах 3 может перебросить до 1 кубика за половину уровня.
power-rune-explosion = Взрыв рун
power-rune-explosion-text = Раз в раунд все враги в зонах с рунами теряют 1 ОЗ за акт; затем сбросьте все руны.
power-double-arrows = Двойные стрелы
power-double-arrows-text = Раз в раунд после атаки луком — ещё одна атака луком по другому врагу.
power-two-weapons = Два клинка
power-two-weapons-text = Раз в раунд после атаки основным оружием — ещё одна атака вторым.
power-disarm-trap = Обезвредить ловушку
power-disarm-trap-text = Беря карту ловушки, возьмите две и разыграйте одну из них.
power-thievery = Воровство
power-thievery-text = Вы можете использовать любые одноразовые предметы без ограничений.
power-dagger-whirlwind = Вихрь кинжалов
power-dagger-whirlwind-text = После каждой атаки основным кинжалом — ещё одна вторым кинжалом по тому же врагу.
power-meditate = Медитация
power-meditate-text = Специальное действие, раз в раунд: ваши использованные умения поворачиваются вперёд на 1.
power-wand-mastery = Мастерство жезлов
power-wand-mastery-text = Ваши атаки жезлами получают +1 попадание.
power-flaming-weapon = Пылающее оружие
power-flaming-weapon-text = Все атаки: Огонь II; [[symbol-magic]]: +1 попадание.
power-venom = Яд
power-venom-text = [[symbol-skill]]: Яд I.
power-savage = Свирепость
power-savage-text = Все атаки: +1 попадание.
power-crushing = Сокрушение
power-crushing-text = [[symbol-skill]]: Толчок.
power-vicious = Злоба
power-vicious-text = [[symbol-skill]]: Крит.
power-vampiric = Вампиризм
power-vampiric-text = Восстанавливает ОЗ по нанесённому урону.
power-swift = Проворство
power-swift-text = Перемещается на 1 зону дальше.
power-thick-hide = Толстая шкура
power-thick-hide-text = +1 броня.
power-spell-ward = Заклятый щит
power-spell-ward-text = +1 магический щит.
power-regrowth = Заживление
power-regrowth-text = Каждую фазу времени восстанавливает 1 ОЗ.
power-death-throes = Предсмертный рывок
power-death-throes-text = Умирая, отнимает по 1 ОЗ у всех героев в своей зоне.
power-vengeance = Месть
power-vengeance-text = Получив урон, бьёт в ответ: 1 попадание.
power-war-drum = Боевой барабан
power-war-drum-text = Особое: активируйте этого врага.

## Enemies

trait-thief = Вор
trait-thief-text = Ранив основным оружием, отбирает у героя монету по жребию: 1, 5 или 10 крон.
trait-mob = Толпа
trait-mob-text = +{ $n } попадание основным оружием, если враги контролируют зону.
trait-evil-forces = Злые силы
trait-evil-forces-text = Особое: активируйте этого врага.
trait-thorns = Шипы
trait-thorns-text = Получив урон, атакует всех героев в своей зоне: { $n } синих кубика.
trait-horde = Отряд
trait-horde-text = { $n } фигурки на одной карте.
trait-pack-attack = Групповая атака
trait-pack-attack-text = +{ $n } попадание за каждую фигурку отряда.
trait-coward = Трус
trait-coward-text = Если одна фигурка погибает, другая отступает на 1 зону.
trait-readiness = Готовность
trait-readiness-text = Герой, вошедший в его зону, проходит спасбросок или подвергается атаке.
trait-double-strike = Двойной удар
trait-double-strike-text = Ранив основным оружием, атакует и вторым.
trait-double-grip = Двойной хват
trait-double-grip-text = Если оплачено: после основной атаки — атака вторым оружием.
trait-healing-potion = Зелье исцеления
trait-healing-potion-text = Восстанавливает { $n } ОЗ.
trait-leadership = Руководство
trait-leadership-text = Все прочие враги в пределах видимости применяют особые умения и восполняют заряд.
trait-strike-from-the-shadows = Удар из тени
trait-strike-from-the-shadows-text = Особое: если вступил в битву, атакует и отступает на 1 зону.
trait-curse = Проклятие
trait-curse-text = Цель проходит спасбросок, иначе замедлена; при силе II теряет и 1 ОЗ.
trait-royal-curse = Королевское проклятие
trait-royal-curse-text = Цель проходит спасбросок, иначе замедлена и теряет 1 ОЗ.
trait-spirit-ward = Духовный щит
trait-spirit-ward-text = Получив урон, возвращает { $n } магический щит.
trait-dark-chant = Тёмный напев
trait-dark-chant-text = Особое: враги в пределах 1 зоны от него восстанавливают 1 ОЗ.
trait-berserk = Берсерк
trait-berserk-text = Сбрасывает заряд и атакует снова.
trait-counterblow = Ответный удар
trait-counterblow-text = Раненный в ближнем бою, бьёт в ответ: { $n } попадание.
trait-war-frenzy = Боевое безумие
trait-war-frenzy-text = Особое: восполняет заряд.
trait-vengeful = Мстительный
trait-vengeful-text = Охотится за приоритетным героем.
trait-huge = Огромный
trait-huge-text = Считается за 4 фигурки, сбитый с ног — за 2.
trait-fire-vulnerability = Уязвимость к огню
trait-fire-vulnerability-text = Раны от огня не заживают.
trait-regeneration = Регенерация
trait-regeneration-text = Каждую фазу времени восстанавливает 1 ОЗ за героя в игре.
trait-ram = Таран
trait-ram-text = Герои в зонах, через которые он проходит, теряют 1 ОЗ.
trait-impale = Прокол
trait-impale-text = Каждый сбитый с ног герой в его зоне теряет { $n } ОЗ.
trait-trip = Подсечка
trait-trip-text = Если оплачено: спасбросок, иначе герой сбит с ног и теряет { $n } ОЗ.
trait-fury = Ярость
trait-fury-text = Получив урон, восполняет заряд.
trait-stomp = Топтание
trait-stomp-text = Атакует всех героев в пределах 1 зоны от себя: { $n } попадания и Толчок; затем спасбросок, иначе герой сбит с ног.
trait-call-the-guard = Стража, ко мне!
trait-call-the-guard-text = Сбрасывает заряд: рядом появляется новый враг.
trait-crown-of-blood = Кровавая корона
trait-crown-of-blood-text = Восстанавливает ОЗ по нанесённому урону.
trait-dread-roar = Грозный рёв
trait-dread-roar-text = Герои в пределах 1 зоны от него проходят спасбросок или замедлены.
trait-flaming-weapon = Пылающее оружие
trait-venom = Яд
trait-savage = Свирепость
trait-crushing = Сокрушение
trait-vicious = Злоба
trait-vampiric = Вампиризм
trait-swift = Проворство
trait-thick-hide = Толстая шкура
trait-spell-ward = Заклятый щит
trait-regrowth = Заживление
trait-death-throes = Предсмертный рывок
trait-vengeance = Месть
trait-war-drum = Боевой барабан
trait = { $trait }: { $text }
weapon-claws = когти
weapon-stone = камень
weapon-bite = укус
weapon-stones = камни
weapon-sword = меч
weapon-knife = нож
weapon-axe = топор
weapon-battle-axes = боевые топоры
weapon-great-axe = секира
weapon-bone-rod = костяной жезл
weapon-ember-rod = тлеющий жезл
weapon-magma-rod = жезл магмы
weapon-chains = цепи
weapon-sharp-claws = острые когти
weapon-horns = рога
weapon-kings-cleaver = королевский тесак
weapon-hungry-crown = голодная корона
weapon-gauntlet = железная рукавица
weapon-thorns = шипы
weapon-vengeance = месть
weapon-stomp = топтание
weapon-fenrir-bite = укус
weapon-soul-scream = Крик души
weapon-bare-hands = голые руки
weapon-darts = дротики
weapon-card = как в её тексте
blow = { $name }: { $value }
enemy-stats = броня { $armor }, магические щиты { $shields }, защита { $defence }, частицы души { $souls }
enemy-target = охотится: { $target }; управляет { $controller }
resist = { $damage }: { $by }
primary-most-wounded = самый раненый
primary-nearest = ближайший
primary-richest = самый богатый
primary-strength = Сила
primary-faith = Вера
primary-magic = Магия
primary-dexterity = Ловкость
primary-priority = приоритетный герой
why-taunt = насмешка
why-only = больше некого
why-most-wounds = больше всего ран
why-most-wounded = самый раненый
why-fewest-hp = меньше всего ОЗ
why-nearest = ближайший
why-richest = самый богатый
why-strength = цель: Сила
why-faith = цель: Вера
why-magic = цель: Магия
why-dexterity = цель: Ловкость
why-priority = приоритетный герой
why-choice = выбор игроков
why-nobody = некого достать
why-stunned = оглушён
behaviour = { $at }: { $does }
sentences = { $first }; { $next }
sentence-engage = движется и вступает в битву
sentence-move = движется на { $n ->
    [one] { $n } зону
    [few] { $n } зоны
   *[other] { $n } зон
}
sentence-attack = { $n ->
    [1] атакует: { $which }
   *[other] атакует { $n } раза: { $which }
}
sentence-shoot = атакует ближайшего видимого героя в пределах { $n }: { $which }
sentence-use = { $power }
sentence-wounded = если ранен: { $power }
sentence-downed = если здесь сбитый с ног герой: { $power }, иначе атакует: { $which }
sentence-engaged = если в битве с героями ({ $n }): { $power }
sentence-charge = восполняет заряд
sentence-retreat = отступает на { $n ->
    [one] { $n } зону
    [few] { $n } зоны
   *[other] { $n } зон
}
which-main = основное оружие
which-off = второе оружие

## Items

item-broadsword = Палаш
item-broadsword-enchanted = Палаш (улучш.)
item-mace = Булава
item-mace-enchanted = Булава (улучш.)
item-wooden-shield = Деревянный щит
item-wooden-shield-enchanted = Деревянный щит (улучш.)
item-short-bow = Короткий лук
item-short-bow-enchanted = Короткий лук (улучш.)
item-hunting-knife = Охотничий нож
item-hunting-knife-enchanted = Охотничий нож (улучш.)
item-dagger = Кинжал
item-dagger-enchanted = Кинжал (улучш.)
item-oak-staff = Дубовый посох
item-oak-staff-enchanted = Дубовый посох (улучш.)
item-padded-armor = Стёганый доспех
item-padded-armor-enchanted = Стёганый доспех (улучш.)
item-leather-jerkin = Кожаная куртка
item-leather-jerkin-enchanted = Кожаная куртка (улучш.)
item-plain-robe = Простое одеяние
item-plain-robe-enchanted = Простое одеяние (улучш.)
item-hammer = Молот
item-hammer-enchanted = Молот (улучш.)
item-longbow = Длинный лук
item-longbow-enchanted = Длинный лук (улучш.)
item-battle-axe = Боевой топор
item-battle-axe-enchanted = Боевой топор (улучш.)
item-longsword = Длинный меч
item-longsword-enchanted = Длинный меч (улучш.)
item-spear = Копьё
item-spear-enchanted = Копьё (улучш.)
item-wand = Жезл
item-wand-enchanted = Жезл (улучш.)
item-scepter = Скипетр
item-scepter-enchanted = Скипетр (улучш.)
item-kord = Корд
item-kord-enchanted = Корд (улучш.)
item-tower-shield = Башенный щит
item-tower-shield-enchanted = Башенный щит (улучш.)
item-studded-leather = Дублёная кожа
item-studded-leather-enchanted = Дублёная кожа (улучш.)
item-scale-mail = Чешуя
item-scale-mail-enchanted = Чешуя (улучш.)
item-chain-mail = Кольчуга
item-chain-mail-enchanted = Кольчуга (улучш.)
item-mage-robe = Мантия мага
item-mage-robe-enchanted = Мантия мага (улучш.)
item-knives = Ножи
item-elven-knives = Эльфийские ножи
item-sentinel = Страж
item-flaming-sword = Пылающий меч
item-greedy-sting = Алчное жало
item-crystal-knife = Кристальный нож
item-frost-wand = Жезл стужи
item-storm-bow = Лук бури
item-dwarven-maul = Гномья кувалда
item-holy-scepter = Святой скипетр
item-moon-blade = Лунный клинок
item-thorn-staff = Терновый посох
item-archmage-robe = Одеяние архимага
item-dragon-scale = Драконья чешуя
item-shadow-leather = Кожа теней
item-blessed-plate = Благословенные латы
item-golden-mirror = Золотое зеркало
item-golden-mirror-empowered = Золотое зеркало (усилено)
item-soulreaver = Душегуб
item-soulreaver-empowered = Душегуб (усилен)
item-starfall = Звездопад
item-starfall-empowered = Звездопад (усилен)
item-potion-of-strength = Зелье силы
item-elixir-of-strength = Эликсир силы
item-healing-potion = Зелье исцеления
item-great-healing-potion = Большое зелье исцеления
item-narrow-bandages = Узкие бинты
item-bandages = Бинты
item-protective-barrier = Защитный барьер
item-elven-arrows = Эльфийские стрелы
item-sack = Мешок
item-swift-potion = Зелье скорости
item-swift-elixir = Эликсир скорости
item-fire-flask = Огненная склянка
item-great-fire-flask = Большая огненная склянка
item-holy-water = Святая вода
item-enchanting-anvil = Волшебная кузня
item-rising-pony-tavern = Танцующий пони
item-crowns-25 = 25 крон
item-crowns-50 = 50 крон
item-crowns-100 = 100 крон
item-elven-cloak = Эльфийский плащ
item-town-portal = Портал в город
item-amulet-of-life = Амулет жизни
item-ring-of-shields = Кольцо щитов
item-boots-of-haste = Сапоги спешки
item-skull-charm = Оберег-череп
item-sun-stone = Солнечный камень
item-war-horn = Боевой рог
item-gauntlet-of-might = Рукавица мощи
item-phoenix-feather = Перо феникса
item-dwarven-ale = Гномий эль
item-scroll-of-fire = Свиток огня
item-scroll-of-memory = Свиток памяти
item-elixir-of-stone = Эликсир камня
item-smoke-bomb = Дымовая шашка
item-flaming-arrows = Пламенные стрелы
item-silver-arrows = Серебряные стрелы
item-lucky-coin = Счастливая монета
item-ancient-seal = Древняя печать
item-royal-letter = Королевское письмо
item-bare-hands = голые руки
item-fenrir-bite = укус Фенрира
item-nothing = ничего
weapon-use = { $activity }, дальность { $range }
weapon-head = { $activity }, дальность { $range }
weapon-grants = пока экипировано, у вас есть умение «{ $power }»
weapon-life-drain = Похищение жизни
weapon-mistress-of-thunder = Повелительница грома
weapon-fireball = Огненный шар
weapon-magic-barrier = Магическая преграда
weapon-inner-light = Внутренний свет
weapon-dark-pact = Тёмный договор
weapon-blink = Мерцание
weapon-illusion = Иллюзия
weapon-rose-strike = Удар розы
weapon-cleave = Рассечение
weapon-shield-wall = Стена щитов
weapon-charge = Натиск
weapon-guardian = Заступник
weapon-cruelty = Жестокость
weapon-second-wind = Второе дыхание
weapon-war-cry = Боевой клич
weapon-heal = Исцеление
weapon-lightning-bolt = Заряд молнии
weapon-command = Приказ
weapon-assault-rune = Руна нападения
weapon-protection-rune = Руна защиты
weapon-bless = Благословение
weapon-holy-smite = Святая кара
weapon-stone-skin = Каменная кожа
weapon-precise-strike = Точный удар
weapon-rain-of-arrows = Дождь стрел
weapon-summon-fenrir = Призвать Фенрира
weapon-snare-trap = Силок
weapon-swift-feet = Быстрые ноги
weapon-camouflage = Маскировка
weapon-twin-strike = Парный удар
weapon-eagle-eye = Орлиный глаз
weapon-treasure-hunt = Охота за сокровищами
weapon-backstab = Удар в спину
weapon-stealth = Скрытность
weapon-poisoned-blade = Отравленный клинок
weapon-dodge = Уворот
weapon-tumble = Кувырок
weapon-pickpocket = Карманная кража
weapon-crippling-cut = Калечащий порез
weapon-toughness = Стойкость
weapon-lucky = Счастливчик
weapon-fleet = Быстроногость
weapon-strong-back = Крепкая спина
weapon-iron-will = Железная воля
weapon-parry = Парирование
weapon-battle-hardened = Закалка боем
weapon-taunt = Насмешка
weapon-ruthless = Безжалостность
weapon-help-from-above = Помощь свыше
weapon-rune-explosion = Взрыв рун
weapon-double-arrows = Двойные стрелы
weapon-two-weapons = Два клинка
weapon-disarm-trap = Обезвредить ловушку
weapon-thievery = Воровство
weapon-dagger-whirlwind = Вихрь кинжалов
weapon-meditate = Медитация
weapon-wand-mastery = Мастерство жезлов
weapon-flaming-weapon = Пылающее оружие
weapon-venom = Яд
weapon-savage = Свирепость
weapon-crushing = Сокрушение
weapon-vicious = Злоба
weapon-vampiric = Вампиризм
weapon-swift = Проворство
weapon-thick-hide = Толстая шкура
weapon-spell-ward = Заклятый щит
weapon-regrowth = Заживление
weapon-death-throes = Предсмертный рывок
weapon-war-drum = Боевой барабан
weapon-broadsword = Палаш
weapon-broadsword-enchanted = Палаш (улучш.)
weapon-mace = Булава
weapon-mace-enchanted = Булава (улучш.)
weapon-wooden-shield = Деревянный щит
weapon-wooden-shield-enchanted = Деревянный щит (улучш.)
weapon-short-bow = Короткий лук
weapon-short-bow-enchanted = Короткий лук (улучш.)
weapon-hunting-knife = Охотничий нож
weapon-hunting-knife-enchanted = Охотничий нож (улучш.)
weapon-dagger = Кинжал
weapon-dagger-enchanted = Кинжал (улучш.)
weapon-oak-staff = Дубовый посох
weapon-oak-staff-enchanted = Дубовый посох (улучш.)
weapon-padded-armor = Стёганый доспех
weapon-padded-armor-enchanted = Стёганый доспех (улучш.)
weapon-leather-jerkin = Кожаная куртка
weapon-leather-jerkin-enchanted = Кожаная куртка (улучш.)
weapon-plain-robe = Простое одеяние
weapon-plain-robe-enchanted = Простое одеяние (улучш.)
weapon-hammer = Молот
weapon-hammer-enchanted = Молот (улучш.)
weapon-longbow = Длинный лук
weapon-longbow-enchanted = Длинный лук (улучш.)
weapon-battle-axe = Боевой топор
weapon-battle-axe-enchanted = Боевой топор (улучш.)
weapon-longsword = Длинный меч
weapon-longsword-enchanted = Длинный меч (улучш.)
weapon-spear = Копьё
weapon-spear-enchanted = Копьё (улучш.)
weapon-wand = Жезл
weapon-wand-enchanted = Жезл (улучш.)
weapon-scepter = Скипетр
weapon-scepter-enchanted = Скипетр (улучш.)
weapon-kord = Корд
weapon-kord-enchanted = Корд (улучш.)
weapon-tower-shield = Башенный щит
weapon-tower-shield-enchanted = Башенный щит (улучш.)
weapon-studded-leather = Дублёная кожа
weapon-studded-leather-enchanted = Дублёная кожа (улучш.)
weapon-scale-mail = Чешуя
weapon-scale-mail-enchanted = Чешуя (улучш.)
weapon-chain-mail = Кольчуга
weapon-chain-mail-enchanted = Кольчуга (улучш.)
weapon-mage-robe = Мантия мага
weapon-mage-robe-enchanted = Мантия мага (улучш.)
weapon-knives = Ножи
weapon-elven-knives = Эльфийские ножи
weapon-sentinel = Страж
weapon-flaming-sword = Пылающий меч
weapon-greedy-sting = Алчное жало
weapon-crystal-knife = Кристальный нож
weapon-frost-wand = Жезл стужи
weapon-storm-bow = Лук бури
weapon-dwarven-maul = Гномья кувалда
weapon-holy-scepter = Святой скипетр
weapon-moon-blade = Лунный клинок
weapon-thorn-staff = Терновый посох
weapon-archmage-robe = Одеяние архимага
weapon-dragon-scale = Драконья чешуя
weapon-shadow-leather = Кожа теней
weapon-blessed-plate = Благословенные латы
weapon-golden-mirror = Золотое зеркало
weapon-golden-mirror-empowered = Золотое зеркало (усилено)
weapon-soulreaver = Душегуб
weapon-soulreaver-empowered = Душегуб (усилен)
weapon-starfall = Звездопад
weapon-starfall-empowered = Звездопад (усилен)
weapon-potion-of-strength = Зелье силы
weapon-elixir-of-strength = Эликсир силы
weapon-healing-potion = Зелье исцеления
weapon-great-healing-potion = Большое зелье исцеления
weapon-narrow-bandages = Узкие бинты
weapon-bandages = Бинты
weapon-protective-barrier = Защитный барьер
weapon-elven-arrows = Эльфийские стрелы
weapon-sack = Мешок
weapon-swift-potion = Зелье скорости
weapon-swift-elixir = Эликсир скорости
weapon-fire-flask = Огненная склянка
weapon-great-fire-flask = Большая огненная склянка
weapon-holy-water = Святая вода
weapon-enchanting-anvil = Волшебная кузня
weapon-rising-pony-tavern = Танцующий пони
weapon-crowns-25 = 25 крон
weapon-crowns-50 = 50 крон
weapon-crowns-100 = 100 крон
weapon-elven-cloak = Эльфийский плащ
weapon-town-portal = Портал в город
weapon-amulet-of-life = Амулет жизни
weapon-ring-of-shields = Кольцо щитов
weapon-boots-of-haste = Сапоги спешки
weapon-skull-charm = Оберег-череп
weapon-sun-stone = Солнечный камень
weapon-war-horn = Боевой рог
weapon-gauntlet-of-might = Рукавица мощи
weapon-phoenix-feather = Перо феникса
weapon-dwarven-ale = Гномий эль
weapon-scroll-of-fire = Свиток огня
weapon-scroll-of-memory = Свиток памяти
weapon-elixir-of-stone = Эликсир камня
weapon-smoke-bomb = Дымовая шашка
weapon-flaming-arrows = Пламенные стрелы
weapon-silver-arrows = Серебряные стрелы
weapon-lucky-coin = Счастливая монета
weapon-ancient-seal = Древняя печать
weapon-royal-letter = Королевское письмо
weapon-nothing = ничего

## The table

status-round = Раунд { $round }
status-won = Победа
status-lost = Поражение
segment-setup = Подготовка
segment-time = Фаза времени
segment-battle = Фаза боя
segment-hero = Ход героя
segment-enemy = Ход врагов
segment-event = Фаза событий
time-day = День
time-night = Ночь
lasting-here = В этом сценарии: { $what }.
lasting-hero-hits = атаки героев { $by } попадание
lasting-enemy-hits = атаки врагов { $by } попадание
lasting-hero-move = движение героев { $by }
lasting-enemy-move = движение врагов { $by }
lasting-hero-armor = броня героев { $by }
lasting-enemy-armor = броня врагов { $by }
lasting-hero-shields = защита героев { $by } щит
lasting-enemy-shields = защита врагов { $by } щит
lasting-hero-sight = герои видят не дальше чем на { $n } зоны
lasting-first-attack-crit = первая атака каждого получает Крит
lasting-no-heal = никто не восстанавливает здоровье
lasting-save-penalty = спасброски труднее
lasting-nothing = ничего не меняется
stat-souls = Частицы души
stat-events = Осталось карт событий
events-last = { $rounds ->
    [one] остался { $rounds } раунд
    [few] осталось { $rounds } раунда
   *[many] осталось { $rounds } раундов
}
stat-combats = Битвы
stat-actions = Специальные действия
stat-mp = Очки движения
stat-hp = Здоровье
stat-rank = Уровень души
stat-next-rank = Частицы души до уровня { $rank }
stat-cooldown = Восстановление
stat-crowns = Кроны
stat-armor = Броня
stat-defence = Кубики защиты
stat-shields = Магические щиты
figure-of-horde = { $enemy } { $letter }
named-enemy = { $name } ({ $enemy })
zone-quest = Сценарий
zone-events = События
zone-encounter = Столкновение
zone-enemies = Враги в игре
zone-enemy-deck = Колода врагов
zone-treasures = Колода сокровищ
zone-equipped = { $hero }: экипировка
zone-powers = { $hero }: умения
zone-inventory = { $hero }: инвентарь { $used }/{ $most }
zone-emporium = Эмпориум
zone-stash = Тайник
short-ecarus = Экар
short-thorgar = Торгар
short-laegon = Лайгон
short-shae = Шая
short-auriel = Ауриэль
epithet-ecarus-white-rose = рыцарь Белой Розы
epithet-ecarus-black-rose = рыцарь Чёрной Розы
epithet-thorgar-cleric = жрец
epithet-thorgar-runemaster = мастер рун
epithet-laegon-archer = лучник
epithet-laegon-ranger = рейнджер
epithet-shae-rogue = плут
epithet-shae-assassin = убийца
epithet-auriel-wizard = волшебница
epithet-auriel-warlock = колдунья
status-campaign = Сценарий { $number } из { $of }
status-attack = { $who } против: { $target } ({ $weapon })
part-weapons = Оружие
part-behaviours = Поведение
part-powers = Умения
shelf-heroes = Герои
shelf-talents = Навыки
shelf-stash = Тайник
shelf-shop = Эмпориум
shelf-treasure = Сокровища
shelf-soul = Оружие души
shelf-enemies = Враги
shelf-enemy-powers = Умения врагов
shelf-encounters = Столкновения
shelf-events = События
shelf-traps = Ловушки
shelf-quests = Сценарии
shelf-powers = Умения: { $hero }
name-auriel = Ауриэль
name-ecarus = Экар
name-laegon = Лайгон
name-shae = Шая
name-thorgar = Торгар
part-gem = Камень души
gem-line = { $rank }: ОЗ { $hp }, умения { $powers }, навыки { $talents }, битвы { $combats }, специальные действия { $actions }
hero-line = { $nature }, { $style }, движение { $move }, предметы { $capacity }
price = Цена: { $price } крон

## Questions

ask-turn = { $hero }: что дальше?
left-mp = Движение: { $n }
left-combats = Битвы: { $n }
left-actions = Действия: { $n }
ask-ghost = { $hero } — призрачная душа. Что она делает?
ask-companion = Что делает Фенрир?
ask-next-hero = Чей ход следующий?
ask-souls = Потратить частицы души?
ask-learn = { $hero } получает умение.
ask-place = Где начинает { $hero }?
ask-declare = { $hero } атакует: { $figure }. Сфокусироваться на атаке?
ask-spend = Потратить символы атаки? Цель: { $figure }.
ask-enemy-spends = Равные эффекты: какой оплачивает враг?
ask-defend = { $figure } защищается: потратить символы?
ask-second-target = Какой ещё враг поражён?
ask-reroll = { $figure }: какой кубик перебросить?
ask-help-save = { $figure } не проходит спасбросок. Помощь свыше?
ask-react = { $figure }: на подходе попаданий: { $hits }. Реакция?
ask-taunt = { $figure } собирается действовать против: { $target }. Насмешка?
ask-extra-attack = { $power }: ещё одна атака?
ask-again = { $hero }: ещё одна атака этим оружием?
ask-pause = { $hero }: сделать что-нибудь перед следующей атакой?
ask-enemy-path = Каким путём идёт { $figure }?
ask-enemy-target = Кого выбирает { $figure }?
ask-next-enemy = Какой враг действует первым?
ask-push = Куда отталкивают: { $figure }?
ask-priority = Кто становится приоритетным героем?
ask-cure = Какое состояние снимается? { $figure }
ask-refresh = Какое умение обновляется?
ask-blink = Куда?
ask-command = Кого должен атаковать { $figure }?
ask-keep-treasure = { $hero }: какое сокровище оставить?
ask-pick-up = { $hero } подбирает
ask-drop = { $hero } бросает
ask-reorganize = { $hero } меняет экипировку
ask-exchange = { $hero } обменивается: { $other }
ask-put-on = { $hero } может сразу надеть полученное
ask-salvage = { $hero }: что забрать с карты?
ask-retry = Сценарий проигран, но не кампания. Попробовать ещё раз, заплатив цену, которую назовёт история?
ask-shop = { $hero } в эмпориуме.
ask-soul-weapon = { $hero }: какое оружие души?
ask-trap = { $hero }: какая ловушка срабатывает?
ask-ask = Что вы выбираете?
ask-nature = Что из написанного сработает: Порядок или Хаос?
ask-one-hero = С кем из героев это случится?
ask-one-enemy = С кем из врагов это случится?
ask-richest = Кто из самых богатых героев?
ask-most-wounded = Кто из самых раненых героев?
ask-enemy-power = Какой враг получает умение?
barred-engaged = Вы [[engaged|в битве]]: нельзя искать, ломать, обмениваться, менять экипировку, подбирать и бросать.
barred-far-targets = Вы в битве: атаковать можно только врагов в своей зоне.
barred-down = Сбиты с ног: нельзя атаковать, пока не встанете.
barred-slowed = Замедлены: одно перемещение, битва или специальное действие — и всё.
barred-moved = Перемещение окончено: его прервала битва.
barred-barrier = { $area }: барьер не пускает тех, кто не летает.
barred-difficult = { $area }: труднопроходимая местность, войти стоит { $cost } очка движения; осталось { $left }.
barred-no-combat = { $target }: битв в этом ходу больше нет.
barred-reach = { $target }: { $distance ->
    [one] { $distance } зона
    [few] { $distance } зоны
   *[other] { $distance } зон
} до цели, { $reach ->
    [0] а оружие бьёт только в своей зоне.
   *[other] а дальность оружия { $reach }.
}
barred-sight = { $target }: вне видимости.
barred-slot = { $card }: место занято или заняты обе руки; сначала снимите, что надето.
barred-style = { $card }: не для стиля боя, который у героя { $hero }.
barred-price = { $card }: { $price } крон, герою не хватает { $missing }.
barred-full = Инвентарь полон ({ $hero }): не взять того, для чего нет свободной ячейки.

## Choices

action-begin = { $hero }
action-go = Перейти: { $area }
action-evade = Уклониться и перейти: { $area }
action-stand-up = Встать (1 очко движения)
priced = { $what } ({ $price })
price-action = специальное действие
price-free = бесплатно
price-combat = битва
price-move = перемещение
price-step = перемещение
price-whole-move = всё перемещение
price-passive = бесплатно
price-reaction = реакция
action-dash = Рывок: ещё одна зона
action-attack = Атаковать: { $target }, оружие: { $weapon }
action-power = { $power } { $level }
action-power-on = { $power } { $level }: { $target }
action-innate = { $power }
action-use-item = Использовать: { $card }
action-use-item-on = Использовать: { $card } → { $target }
action-open-door = Открыть дверь: { $one } — { $other }
action-break-door = Сломать запертую дверь: { $one } — { $other }
action-open-chest = Сломать сундук
action-unlock-door = Снять магический замок: { $one } — { $other }
action-unlock-chest = Снять магический замок с сундука
action-search = Искать
action-pick-up = Подобрать
action-drop = Бросить предметы
action-reorganize = Перераспределить предметы
action-exchange = Обменяться: { $hero }
action-provoke = Спровоцировать главного врага
action-quest-act = { $what }
action-empower = Усилить: { $card }
action-end-turn = Закончить ход
action-scream = Крик души → { $target } ({ $what })
action-rebirth = Возрождение: { $area }
action-fly = Лететь: { $area }
action-take = Взять: { $thing }
action-put = Положить: { $thing }
action-equip = Экипировать: { $card } ({ $slot })
action-unequip = Снять ({ $slot })
action-give = Отдать: { $thing }
action-receive = Получить: { $thing }
action-done = Готово
action-try-again = Попробовать ещё раз
action-focus = Сфокусироваться: +1 попадание за специальное действие
action-roll = Бросить кубики
action-buy = { $what }
action-parry = Парирование: перебросить кубик
action-help = Помощь свыше
action-reroll = Перебросить кубик { $number }: { $die }
action-react = { $what } ({ $hero })
action-target = { $target }
action-area = { $area }
action-pick = { $name }
action-pick-trap = { $card }: { $text }
action-learn = { $power }. { $text }
action-pick-card = { $card }. { $text }
action-upgrade = Поднять уровень души: { $hero } (частиц души: { $price })
action-resurrect = Воскресить: { $hero } (частиц души: { $price })
action-place = { $area }
action-purchase = Купить: { $card } за { $price }
action-sell = Продать: { $card }
action-enchant = Улучшить: { $card } (50 крон)
action-gamble = Таверна: 5 крон на символ «{ $symbol }»
action-from-stash = Взять из тайника: { $card }
action-to-stash = Положить в тайник: { $card }
action-lend = Отдать: { $thing } → { $hero }
action-call-in = Посещение продолжает { $hero }
reaction-dodge = Уворот
reaction-guardian = Заступник
reaction-golden-mirror = Золотое зеркало
reaction-taunt = Насмешка
group-begin = Ходы
group-story = История
group-attack = Атаки
group-go = Перемещение
group-here = Здесь
group-power = Умения
group-item = Предметы
group-gear = Снаряжение
group-purchase = Купить
group-sell = Продать
group-enchant = Улучшить
group-tavern = Таверна
group-stash = Тайник
group-equipment = Снаряжение
group-lend = Отдать
group-over = А дальше

## The log

event-quest-set-up = Всё готово: { $quest }. Карт событий: { $events }, жетонов теней: { $shadows }
event-quest-began = Сценарий начинается: { $quest }
event-round-began = Раунд { $number }
event-turn-began = Ход: { $who }
event-turn-skipped = { $who } пропускает ход: оглушение
event-moved = { $who } переходит: { $to }
event-evaded = { $who } уклоняется; свободных атак: { $attacks }
event-attack-declared = { $who } атакует: { $target } ({ $weapon })
event-dice-rolled = { $who } бросает: { $dice }
event-rerolled = { $who } перебрасывает: { $die }
event-effect-gained = Атака ({ $who }) получает: { $gives }
event-symbols-spent = { $who } платит символами ({ $cost }): { $gives }
event-hits-counted = { $who }: { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
}
hits-fixed = Постоянные: { $n }
hits-rolled = На кубиках: { $n }
hits-bought = За символы: +{ $n }
hits-supremacy = [[supremacy|Превосходство]]: +{ $n }
hits-focus = [[focus|Фокус]]: +{ $n }
hits-boost = Подготовлено для этой атаки: +{ $n }
hits-items = Предметы: +{ $n }
hits-powers = Умения героя: +{ $n }
hits-blessing = Эффекты на атакующем: { $n }
hits-lasting = Действующее событие, день или ночь: { $n }
hits-injury = Травма: { $n }
hits-mob = Толпа в подконтрольной зоне: +{ $n }
hits-pack = Фигурки стаи: +{ $n }
event-defended = { $who } защищается, попаданий: { $hits }; урон: { $damage }
explain-resisted = Сопротивление останавливает { $n }
explain-vulnerable = Уязвимость добавляет { $n }
explain-armor = Броня останавливает { $n }
explain-magic = Магические щиты останавливают { $n }
explain-parried = Щиты на кубиках и те, что держатся до фазы времени, останавливают { $n }
explain-lethal = Фатальных попаданий, которые не остановить ни бронёй, ни кубиками: { $n }
event-wounded = { $who } теряет { $damage } ОЗ; осталось { $left }
event-healed = { $who } восстанавливает { $by } ОЗ
event-conditioned = { $who }: { $condition }
event-recovered = { $who } избавляется: { $condition }
event-critical-drawn = Крит по цели { $who }: { $token }
event-burning = { $who } горит: уровень { $level }
event-fire-placed = Огонь: { $area }, уровень { $level }
event-pushed = { $who } отброшен: { $to }
event-save-rolled = { $who } бросает { $dice }, нужен символ «{ $symbol }»: спасбросок { $saved ->
    [yes] пройден
   *[no] не пройден
}
event-shadow-revealed = Тень ({ $area }) скрывала: { $face }
event-enemy-appeared = { $who } появляется: { $area }; управляет { $controller }
event-enemy-power-gained = { $who } получает: { $power }
event-enemy-died = { $who }: повержен; частиц души: { $souls }
event-figure-died = Погибает фигурка: { $who }
event-card-flipped = { $who } превращается: { $into }
event-encounter-drawn = Столкновение: { $card }{ $main ->
    [yes] {""}
   *[no] , второй эффект
}. { $text }
event-enemy-activated = { $who } действует; цель: { $target }
explain-behaviour = Поведение { $number } из { $of } — первое, которому подходит герой в поле зрения ({ $heroes }). { $does }
explain-behaviour-last = Другим поведениям никто в поле зрения не подходит, поэтому действует последнее из { $of }; ближе всех: { $heroes }. { $does }
explain-target = Почему { $target }: { $why }
event-activation-skipped = { $who } бездействует: { $why }
event-trait-used = { $who }: { $trait }
event-event-drawn = Событие: { $card }. { $text }
event-event-discarded = Событие сброшено: { $card }
event-lasting-suspended = Сюжет лёг на карту «{ $card }»: пока его не сбросят, она не действует
event-lasting-resumed = Карта «{ $card }» снова действует. { $text }
card-suspended = накрыта: сейчас не действует
event-time-of-day = { $time }
event-trap-drawn = Ловушка: { $card }. { $text }
event-door-opened = { $who } открывает дверь: { $area } — { $to }
event-unlocked = { $who } снимает магический замок
event-chest-opened = { $who } открывает сундук
event-searched = { $who } ищет и { $found ->
    [yes] что-то находит
   *[no] ничего не находит
}
event-took = { $who } берёт: { $thing }
event-put-down = { $who } бросает: { $thing }
event-left-in-stash = { $card } ждёт в тайнике: ни у кого нет места
event-carried-on = Дальше: { $quest }; частиц души: { $souls }
kept = { $hero }: уровень души { $rank }, крон: { $crowns }; { $items }
event-equipped = { $who } экипирует: { $card }
event-exchanged = { $who } обменивается: { $target }
event-bought = { $who } покупает: { $card } за { $price }
event-sold = { $who } продаёт: { $card } за { $price }
event-enchanted = { $who } улучшает: { $card }
event-gambled = { $who } играет и выигрывает { $reward }
event-crowns-changed = { $who }: { $by } крон
event-souls-changed = { $by } к частицам души; всего { $left }
event-power-used = { $who } применяет: { $power }, уровень { $level }
event-innate-used = { $who } применяет: { $power }
event-item-used = { $who } использует: { $card }
event-power-gained = { $who } получает умение: { $power }
event-power-lost = { $who } теряет умение: { $power }
event-power-refreshed = { $who }: умение обновлено — { $power }
event-ranked = { $who }: уровень души { $rank }
event-became-ghost = { $who } погибает и становится призрачной душой
event-person-appeared = Здесь теперь есть { $person }: { $area }
event-person-follows = { $person } идёт за героем: { $who }
event-person-hurt = { $person }: потеряно ОЗ { $hp }, осталось { $left }
event-person-lost = { $person }: не спасти
event-tried-again = { $quest }: всё сначала
event-resurrected = { $who } снова в живых
event-companion-died = Фенрир погибает
event-summoned = Фенрир является к хозяину
event-hid = { $who } скрывается
event-token-placed = { $token }: { $area }
event-priority-moved = Приоритетный герой: { $who }, уровень { $level }
event-gate-changed = Место появления ({ $symbol }): { $state }
event-shrine-changed = Святилище ({ $area }) { $active ->
    [yes] действует
   *[no] не действует
}
event-quest-decided = { $won ->
    [yes] Сценарий пройден!
   *[no] Сценарий проигран.
}
event-quest-ended = { $quest }: { $won ->
    [yes] победа
   *[no] поражение
}
state-open = открыто
state-closed = закрыто
state-removed = убрано
outcome-won = Герои победили.
outcome-lost = Задание провалено.
outcome-fallen = В живых не осталось ни одного героя.
outcome-campaign-won = Кампания пройдена.

## Places, borders, distances

place-wood = лес
place-hill = холм
place-village = деревня
place-bridge = мост
place-road = дорога
place-camp = лагерь
place-ruins = руины
place-crypt = склеп
place-cellar = подвал
place-cave = пещера
place-passage = коридор
place-tower = башня
place-hall = зал
place-throne = тронный зал
place-cell = темница
place-shrine = святилище
line-wall = преграда
line-barrier = барьер: только в одну сторону
line-door = дверь
line-locked = запертая дверь
line-magic-lock = дверь с магическим замком
token-gate = место появления
terrain-difficult-help = Вошедший герой тратит 2 очка движения вместо 1.
terrain-dangerous-help = Вошедший герой теряет 1 ОЗ.
range-at = на расстоянии { $first }
range-between = на расстоянии от { $first } до { $last }
range-otherwise = иначе
fits-behaviour = { $hero }, расстояние { $distance }

## An attack

battle-step-roll = Бросок
battle-step-spend = Символы
battle-step-defence = Защита
battle-step-damage = Урон
sum-hits = { $n ->
    [one] попадание
    [few] попадания
   *[other] попаданий
}
source-fixed = постоянные
source-rolled = кубики
source-bought = за символы
source-supremacy = превосходство
source-focus = фокус
source-boost = подготовлено
source-items = предметы
source-powers = умения героя
source-blessing = эффекты на атакующем
source-lasting = событие, день или ночь
source-injury = травма
source-mob = толпа
source-pack = фигурки стаи
sum-resisted = сопротивление
sum-armor = броня
sum-magic = магические щиты
sum-parried = отражено
sum-so-far = Урон на сейчас
sum-damage = До кубиков защиты

## The glossary

symbol-term = {"[["}symbol-{ $word }]]
term-symbol-hit = Попадание.
term-symbol-skill = Им оплачивают то, что предлагают оружие и умения.
term-symbol-magic = Им оплачивают то, что предлагают магическое оружие и умения.
term-symbol-shield = В защите останавливает одно попадание.
term-symbol-legend = Им оплачивают сильнейшие эффекты атаки.
term-symbol-miss = Ничего.
die-face = { $symbols } ({ $n })
term-die-red-name = Красный кубик
term-die-blue-name = Синий кубик
term-die = Десять граней; в скобках — на скольких: { $faces }.
term-trap-name = Ловушка
term-trap = Кто открывает или ломает дверь или сундук, сначала берёт карту ловушки: герои рядом совершают спасбросок или терпят то, что на ней сказано.
term-artifact-name = Артефакт
term-artifact = Действует только в своей ячейке, одной на героя: наденьте его (специальное действие, в эмпориуме бесплатно). В сумке он бесполезен.
term-event-deck-name = Колода событий
term-event-deck = Часы сценария. В каждую фазу событий карту открывают, и раунд она лежит лицом вверх; в следующую её сбрасывают. Значит, карты хватает на два раунда, дня и ночи — на один. Сюжетная карта поверх другой приостанавливает её, пока не сброшена сама. С последней картой сценарий проигран.
term-magic-shield-name = Магический щит
term-magic-shield = Отменяет одно попадание при защите, даже смертельное; пока он есть, его тратят. В фазу времени все щиты восстанавливаются.
term-story-event-name = Сюжетное событие
term-story-event = Карта истории на поле: первый герой, вошедший в её зону, берёт её и тут же разыгрывает.
term-special-power-name = Особое умение
term-special-power = Умение врага с пометкой «Особое»: он применяет его, когда так велит его свиток, событие или столкновение.
term-charge-name = Заряд
term-charge = Расходуется артефактом или умением врага: каждое применение сбрасывает один. В начале сценария артефакты восстанавливают по одному.
term-blinded = Герой: спасбросок перед каждым действием; при неудаче оно пропадает. Проходит после следующего хода героя. Враг никого не видит: следует последнему алгоритму без атак, которым нужна видимость, и не реагирует. Проходит после следующей активации.
term-slowed = За ход только одно: движение, битва или действие. Проходит после следующего хода.
term-stunned = Пропускает следующий ход, вместе с реакциями.
term-poison-1 = 1 урон в каждую фазу времени, затем спасбросок, чтобы избавиться от яда.
term-poison-2 = 2 урона в каждую фазу времени, затем спасбросок, чтобы избавиться от яда.
term-knockdown = Лежит: не сражается, без брони, не считается для контроля. Подняться стоит 1 очко движения или рывка.
term-soul = Их получают за врагов; они повышают ранг души и возвращают павших героев.
term-crit-name = Крит
term-crit = Если в атаке есть хотя бы 1 попадание, цель ещё до защиты тянет критический жетон: раны, состояние или увечье до конца сценария.
term-bash-name = Толчок
term-bash = Если в атаке есть хотя бы 1 попадание, цель отталкивают на 1 зону туда, откуда она пришла.
term-fire-name = Огонь I, II
term-fire = Жжёт в фазу времени: 1 урон; огонь II — дважды по 1. Огонь в зоне охватывает всех, кто там стоит или входит.
term-lethal-name = Фатальный
term-lethal = Столько попаданий (I, II, III или все) не остановят ни броня, ни кубики защиты. Магические щиты и сопротивления остановят.
term-save-name = Спасбросок
term-save = Один синий кубик: удача, если выпал символ спасброска героя. Иначе происходит то, что написано после «иначе».
term-supremacy-name = Превосходство
term-supremacy = +1 попадание по целям в зоне, где фигурок вашей стороны хотя бы вдвое больше. У врагов оно тоже бывает.
term-engaged-name = В битве
term-engaged = В зоне героя есть враг: атаковать можно только тех, кто в этой зоне; нельзя искать, ломать, меняться, подбирать и менять снаряжение; уйти можно, только уклонившись.
term-evade-name = Уклонение
term-evade = Уйти от врагов можно бесплатно, но сначала каждый из них бьёт, если только героев там не вдвое больше.
term-dash-name = Рывок
term-dash = За специальное действие ещё 1 очко движения в этом перемещении или подъём на ноги. Раз в раунд.
term-focus-name = Сфокусироваться
term-focus = За специальное действие +1 попадание к одной атаке, до броска. Раз в раунд: у дополнительной атаки после неё фокуса нет.
term-level-name = Уровни умения (I–VII)
term-level = Римская цифра — уровень души, который нужен строке умения; выбирают одну строку, доступные светлее.
term-cooldown-name = Перезарядка
term-cooldown = Использованное умение переворачивают, на нём столько песочных часов, сколько сказано в строке; каждая фаза времени снимает одни. С одними оно готово в следующем раунде.
term-free-action-name = Специальное и быстрое действие, битва
term-free-action = Чего что-либо стоит: одного специального действия, ничего или одной битвы хода. Битва прерывает начатое перемещение насовсем, действия — нет.
term-damage-types-name = Рубящий, дробящий, колющий, мистический
term-damage-types = Вид урона. «Рубящий: -1» у врага — на 1 попадание меньше; «мистический: +1» — на 1 больше. Где не берёт меч, возьмёт булава или заклинание.
term-nature-name = Порядок, Нейтральность, Хаос
term-nature = Мировоззрение героя: от него зависит, какие умения доступны и какие ответы даёт выбрать история.
term-defence-dice-name = Кубики защиты
term-defence-dice = После брони и магических щитов бросают по синему кубику за каждое оставшееся попадание, но не больше этого числа; каждый щит останавливает одно.
term-shadow-name = Жетон тени
term-shadow = Переворачивают, как только герой увидит его зону: там враг, два врага, безобидный человек или сама история.
term-gate-name = Место появления
term-gate = Здесь входят новые враги, если оно открыто. Символ — тот, что должен выпасть на кубике.
term-shrine-name = Святилище
term-shrine = У действующего святилища призрачная душа оживает в фазу времени за частицы души.
term-scream-name = Крик души
term-scream = Эффект с оборота карты героя, раз в ход призрака: щит другу, вред врагу и подобное.
term-horde-name = Отряд
term-horde = Одна карта врага и несколько фигурок: каждую ранят отдельно, а карта повержена с последней.

## С чего начать

preset-usual = Одно задание
preset-usual-help = Три героя и второе задание: деревни горят.
preset-first = Первая партия
preset-first-help = Два героя и задание, с которого начинается история.
preset-campaign = Кампания
preset-campaign-help = Все задания по порядку; добытое остаётся у героев.

forecast-damage = в среднем { $average } урона, до траты символов; здоровье
forecast-damage-now = в среднем { $average } урона; здоровье
forecast-through = урон
forecast-kills = падёт
forecast-crit = и, если есть попадание, жетон [[crit|критического удара]]: раны, состояние или травма
forecast-trap = карта [[trap|ловушки]]

## The aim, and how it ends

aim = { $goal } Поражение, если все герои сразу стали призраками или кончилась колода событий.

progress-events = { $left ->
    [0] событий не осталось
    [one] осталось { $left } событие
    [few] осталось { $left } события
   *[other] осталось { $left } событий
}
