# Все слова, которые читает игрок, по-русски. Сообщения и переменные те же, что в text/en.ftl; там же объяснены имена.

game = BattleLore
game-about = Две армии, три части поля и рука карт Приказов. Остальное решают кубики и Знания.

## Настройки новой игры

option-players = Игроки
option-players-help = Всегда двое: юг и север.
option-adventure = Сценарий
option-adventure-help = Какая будет битва: карта, армии и что нужно для победы.
option-adventure-agincourt = 1. Азенкур, 1415
option-adventure-first-chevauchee = 2. Первый набег
option-adventure-two-fords = 3. Два брода
option-adventure-hired-axes = 4. Наёмные топоры
option-adventure-wizards-and-lore = 5. Волшебники и Знания (первый сценарий со Знаниями)
option-adventure-spider-wood = 6. Паучий лес
option-adventure-crisis-in-avignon = 7. Авиньонский кризис
option-adventure-hill-of-masters = 8. Холм мастеров
option-adventure-free-companies = 9. Вольные роты на тропе войны
option-adventure-tourelles = 10. Штурм Турели
option-adventure-wheat-and-iron = 11. Хлеб и железо (дополнительный)
option-adventure-first-spark = 12. Первая искра (дополнительный)
option-adventure-bridge-of-oaths = 13. Мост клятв (дополнительный)
option-adventure-giants-causeway = 14. Тропа великана (дополнительный)
option-adventure-stone-ring = 15. Каменный круг (дополнительный)
option-adventure-crecy = 16. Креси, 1346 (дополнительный)
option-adventure-patay = 17. Пате, 1429 (дополнительный)
option-councils = Военные Советы
option-councils-help = Только в сценариях со Знаниями.
option-councils-prescribed = по сценарию
option-councils-custom = игроки выбирают сами, тайно
option-south_levels = Уровни Совета, юг
option-south_levels-help = Наибольшая сумма уровней собственного Совета юга; советуем 6. Существо стоит одного уровня.
option-north_levels = Уровни Совета, север
option-north_levels-help = Наибольшая сумма уровней собственного Совета севера; советуем 6. Существо стоит одного уровня.
option-medieval_lore = Средневековые Знания
option-medieval_lore-help = В средневековых сценариях: карты Знаний Воина и Разбойника и немногие другие, на 3 Знания дороже и на 1 уровне; в руке не больше одной.
option-medieval_lore-yes = играть с ними
option-medieval_lore-no = без них
option-reactions = Кого спрашивать о картах Знаний
option-reactions-help = Если спрашивать только тех, у кого есть подходящая карта, соперник поймёт, что она есть.
option-reactions-auto = тайно между людьми, быстро против ботов
option-reactions-open = того, кто может сыграть (быстро)
option-reactions-sealed = того, у кого она может быть (тайно)

## Названия

plain = { $text }
with-note = { $text } ({ $note })
troop = { $colour } { $kind }
unit-at = { $troop } на { $at }
hex = { $at }, { $terrain }
on-target = {" "}на { $at }
on-unit = {" "}на { $at } ({ $troop })
on-nothing = {""}

training-green = лёгкие
training-blue = регулярные
training-red = тяжёлые
training-moves = { $foot ->
    [0] кубиков: { $dice }; ход { $mounted }
   *[other] { $mounted ->
        [0] кубиков: { $dice }; ход { $foot }
       *[other] кубиков: { $dice }; ход { $foot }, верхом { $mounted }
    }
}
race-men = люди
race-dwarves = гномы
race-goblins = гоблины
race-creatures = существа
colour-green = зелёные
colour-blue = синие
colour-red = красные
troop-archers = лучники
troop-swordsmen = мечники
troop-riders = всадники
troop-dwarf-crossbowmen = гномы-арбалетчики
troop-dwarf-swordsmen = гномы-мечники
troop-goblin-archers = гоблины-лучники
troop-goblin-swordsmen = гоблины-мечники
troop-goblin-riders = гоблины-всадники
troop-giant-spider = Гигантский Паук
troop-wood-giant = Лесной Великан
troop-earth-elemental = Элементаль Земли

terrain-countryside = равнина
terrain-forest = лес
terrain-hill = холм
terrain-waterway = река
terrain-ford = брод
terrain-bridge = мост

landmark-magic-pentacle = Магическая пентаграмма
landmark-rogues-den = Логово Разбойника
landmark-secret-passage = Секретный ход
landmark-training-camp = Тренировочный лагерь
landmark-healing-pool = Фонтан исцеления
landmark-stronghold = Крепость
landmark-rampart = Стена
landmark-creature-lair = Логово Существ

member-commander = Командующий
member-wizard = Волшебник
member-rogue = Разбойник
member-cleric = Клирик
member-warrior = Воин
member-level = { $member } { $level }

power-web = Паутина
power-poison = Яд
power-hurl = Бросок
power-tremor = Дрожь земли
power-earthquake = Землетрясение

face-green = зелёный шлем
face-blue = синий шлем
face-red = красный шлем
face-strike = щит и меч
face-lore = Знание
face-flag = флаг

section-left = левый фланг
section-center = центр
section-right = правый фланг
side-south = юг
side-north = север
side-named = { $side }, { $where }
side-with-goal = { $side }, { $where }: для победы { $banners ->
    [one] нужно { $banners } очко
    [few] нужны { $banners } очка
   *[other] нужно { $banners } очков
}

## Карты Приказов

card-hidden = карту
card-in-section = { $card }, { $section }
card-scout = Разведка
card-scout-help = Приказ 1 отряду в секции. В конце хода возьмите 2 карты Приказов и оставьте одну.
card-patrol = Дозор
card-patrol-help = Приказ 2 отрядам в секции.
card-attack = Атака
card-attack-help = Приказ 3 отрядам в секции.
card-advance = Наступление
card-advance-help = Приказ стольким отрядам в секции, сколько у вас карт Приказов, считая эту.
card-on-the-march = На марше
card-on-the-march-help = Приказ 1 отряду в каждой секции.
card-forward = Вперёд
card-forward-help = Приказ 2 отрядам в каждой секции.
card-surround = Окружение
card-surround-help = Приказ 2 отрядам на каждом фланге.
card-green-banners = Зелёные флаги
card-green-banners-help = Приказ зелёным отрядам где угодно, стольким, сколько у вас карт Приказов. Если таких у вас нет, приказ любому 1 отряду.
card-blue-banners = Синие флаги
card-blue-banners-help = Приказ синим отрядам где угодно, стольким, сколько у вас карт Приказов. Если таких у вас нет, приказ любому 1 отряду.
card-red-banners = Красные флаги
card-red-banners-help = Приказ красным отрядам где угодно, стольким, сколько у вас карт Приказов. Если таких у вас нет, приказ любому 1 отряду.
card-mounted-charge = Кавалерийская атака
card-mounted-charge-help = Приказ конным отрядам где угодно, стольким, сколько у вас карт Приказов; в рукопашной у них на 1 кубик больше, а красные могут пройти 3 гекса и биться. Если таких у вас нет, приказ любому 1 отряду.
card-foot-onslaught = Натиск пехоты
card-foot-onslaught-help = Приказ пешим отрядам, стоящим одной группой, стольким, сколько у вас карт Приказов; они могут пройти 2 гекса и биться, но только в рукопашной. Если таких у вас нет, приказ любому 1 отряду.
card-darken-the-sky = Туча стрел
card-darken-the-sky-help = Приказ всем стрелкам, которым есть в кого стрелять: каждый стреляет дважды, никто не двигается и не стреляет в упор. Если таких у вас нет, приказ любому 1 отряду.
card-leadership = Полководец
card-leadership-help = Приказ 1 отряду где угодно; он бьётся с 1 дополнительным кубиком.
card-counter-attack = Контрудар
card-counter-attack-help = Те же приказы, что на последней карте Приказов противника; левый и правый фланг меняются местами.
card-battlelore = BattleLore
card-battlelore-help = Бросьте по кубику за каждую вашу карту Приказов: шлем даёт приказ отряду своего цвета, щит и меч — любому. Все они бьются с 1 дополнительным кубиком. Потом колода тасуется заново.

## Когда играется карта Знаний

moment-with-command = Вместе с картой Приказов.
moment-instead-of-command = Вместо карты Приказов.
moment-vs-command = В ответ на карту Приказов противника.
moment-orders = Когда вы отдаёте приказы.
moment-vs-orders = В ответ на приказы противника.
moment-movement = В вашей фазе движения.
moment-vs-move = В ответ на движение противника.
moment-in-battle = Когда ваш отряд атакует.
moment-defending = Когда атакуют ваш отряд.
moment-in-melee = Когда ваш отряд атакует в рукопашной.
moment-in-ranged = Когда ваш отряд стреляет.
moment-before-roll = До броска противника.
moment-after-roll = После броска противника.
moment-vs-lore = В ответ на карту Знаний.
moment-with-lore = Вместе с другой вашей картой Знаний.

## Карты Знаний

lore-magic-missiles = Волшебные стрелы
lore-magic-missiles-help = По кубику за уровень и ещё 1 по любому вражескому отряду; попадают шлемы его цвета.
lore-summon-lore = Призвать Знания
lore-summon-lore-help = Возьмите 1 Знание за уровень и ещё 1.
lore-dispel-lore = Развеять чары
lore-dispel-lore-help = Отменяет карту Знаний.
lore-eagle-eye = Орлиный глаз
lore-eagle-eye-help = Отряд стреляет с 1 дополнительным кубиком, и местность не ограничивает его кубики.
lore-portal = Портал
lore-portal-help = Один ваш отряд переносится на любой свободный гекс не дальше 3 гексов и ещё 1 за уровень.
lore-blur = Размытый образ
lore-blur-help = Атакующий бросает на 1 кубик за уровень меньше, но хотя бы 1.
lore-rockslide = Камнепад
lore-rockslide-help = По кубику за уровень и ещё 1 по каждому вражескому отряду на холме; попадают шлемы его цвета и Бонусные удары.
lore-wildfire = Лесной пожар
lore-wildfire-help = По кубику за уровень и ещё 1 по каждому вражескому отряду в лесу; попадают шлемы его цвета и Бонусные удары.
lore-mass-speed = Всеобщая скорость
lore-mass-speed-help = Все ваши отряды с приказом могут пройти на 1 гекс больше и биться.
lore-fog = Туман
lore-fog-help = Отряды противника не могут стрелять в этот ход.
lore-enchanted-mass-might = Чары всеобщей мощи
lore-enchanted-mass-might-help = Все ваши отряды в этот ход бьются с 1 дополнительным кубиком.
lore-mists-of-terror = Туман ужаса
lore-mists-of-terror-help = Вражеские отряды в этот ход не могут игнорировать флаги.
lore-creeping-doom = Расползающийся ужас
lore-creeping-doom-help = 2 кубика по вражескому отряду, потом по другому рядом с последним, ещё 1 за уровень; попадают шлемы его цвета и щит и меч.
lore-fireball = Огненный шар
lore-fireball-help = По кубику за уровень и ещё 2 по вражескому отряду: любое Знание уничтожает его, даже Существо; иначе попадают шлемы его цвета.
lore-wall-of-force = Стена силы
lore-wall-of-force-help = Отряд, который собирался двинуться, остаётся на месте.
lore-pick-pocket = Карманник
lore-pick-pocket-help = Украдите у противника 1 Знание за уровень и ещё 1.
lore-agility = Ловкость
lore-agility-help = Обороняющийся отряд игнорирует 1 шлем своего цвета в этом броске.
lore-deja-vu = Дежавю!
lore-deja-vu-help = Сбрасывается вместо другой карты, та возвращается в руку. Если ту отменят, сбрасывается она, а возвращается эта.
lore-fearless = Бесстрашный
lore-fearless-help = До конца хода обороняющийся отряд может игнорировать все флаги и контратаковать.
lore-backstab = Удар в спину
lore-backstab-help = Щит и меч, которые попали бы в ваш отряд, попадают в атакующего.
lore-ambush = Засада
lore-ambush-help = Ваш отряд атакует первым; противник продолжает атаку, только если остался на месте.
lore-false-orders = Ложные приказы
lore-false-orders-help = Один вражеский отряд теряет свой приказ.
lore-terrified = В ужасе!
lore-terrified-help = Атакованный отряд в этой битве не игнорирует флаги и бежит на 2 гекса за каждый.
lore-sabotage = Диверсия
lore-sabotage-help = Противник отдаёт на один приказ меньше, но хотя бы один.
lore-hit-and-run = Внезапная атака
lore-hit-and-run-help = После битвы один отряд с приказом может двинуться ещё раз.
lore-shadow-walk = Тропой теней
lore-shadow-walk-help = Один ваш отряд проходит 2 гекса за уровень, местность его не останавливает. Он ещё может двигаться в этот ход.
lore-envenomed-blades = Отравленные клинки
lore-envenomed-blades-help = Знания, выпавшие отряду в этой битве, — попадания.
lore-spies = Шпионы
lore-spies-help = Возьмите 1 карту Приказов за уровень и сбросьте столько же.
lore-intrigue = Интрига
lore-intrigue-help = Противник теряет случайную карту Приказов и берёт другую.
lore-foiled = Сорвано!
lore-foiled-help = Отменяет карту Знаний.
lore-healing-hands = Исцеляющие руки
lore-healing-hands-help = Один ваш отряд возвращает по 1 фигурке за уровень.
lore-shield-of-faith = Щит веры
lore-shield-of-faith-help = Обороняющийся отряд игнорирует 1 щит и меч за уровень в этом броске.
lore-bless = Благословение
lore-bless-help = До конца хода обороняющийся отряд может игнорировать ещё 1 флаг за уровень.
lore-move-as-the-wind = Быстрее ветра
lore-move-as-the-wind-help = Один отряд с приказом может пройти на 1 гекс больше, и местность его не останавливает.
lore-sanctuary = Святое место
lore-sanctuary-help = Обороняющийся отряд получает не больше 1 попадания от этого броска.
lore-smite = Кара
lore-smite-help = По кубику за уровень и ещё 1 по вражескому отряду рядом с вашим; попадают шлемы его цвета и щит и меч.
lore-rally = Сбор
lore-rally-help = Приказ 1 отряду за уровень где угодно; они двигаются и бьются раньше отрядов карты Приказов.
lore-crusade = Крестовый поход
lore-crusade-help = Приказ 1 пешему отряду за уровень и ещё 2, где угодно.
lore-purify = Очищение
lore-purify-help = Один ваш отряд избавляется от паутины и яда.
lore-river-rage = Ярость реки
lore-river-rage-help = По кубику за уровень и ещё 1 по каждому вражескому отряду на броде, на мосту или у воды; попадают шлемы его цвета и Бонусные удары.
lore-vow-of-poverty = Обет нестяжания
lore-vow-of-poverty-help = Оба игрока возвращают в запас половину своих Знаний, с округлением вверх.
lore-resurrection = Воскрешение
lore-resurrection-help = Один ваш отряд возвращает все фигурки.
lore-divine-favour = Милость небес
lore-divine-favour-help = Атакующий бросает все кубики заново.
lore-hold = Оцепенение
lore-hold-help = Один вражеский отряд с приказом не может двигаться в этот ход.
lore-judgement = Суд
lore-judgement-help = Четыре кубика по вражескому отряду и по кубику за уровень и ещё 1 по каждому вражескому отряду рядом с ним; попадают шлемы его цвета.
lore-strength = Сила
lore-strength-help = Отряд бьётся с 1 дополнительным кубиком в этот ход.
lore-take-aim = Прицелиться
lore-take-aim-help = Отряд стреляет с 3 дополнительными кубиками в этот ход.
lore-run = Бегом
lore-run-help = Один отряд с приказом может пройти на 1 гекс больше.
lore-parry = Парирование
lore-parry-help = До конца хода атакующий бьётся не больше чем с 2 кубиками, что бы ему ни обещали.
lore-berserk = Берсерк
lore-berserk-help = В рукопашной отряд бьётся с 1 кубиком за уровень больше; каждый попавший щит и меч даёт ещё один бросок кубика, один раз.
lore-war-cry = Боевой клич
lore-war-cry-help = Атакованный отряд в этой битве не может игнорировать флаги.
lore-onrush = Неудержимые
lore-onrush-help = В этой битве отряд преследует и атакует снова, как конный.
lore-shield-wall = Стена щитов
lore-shield-wall-help = До конца хода атаки на ваш отряд ограничены 2 кубиками, не считая карт.
lore-field-command = Полевое командование
lore-field-command-help = Приказ стольким отрядам где угодно, сколько у вас карт Приказов.
lore-assault = Штурм
lore-assault-help = Приказ 2 отрядам за уровень и ещё 4, где угодно; в рукопашной у них на 1 кубик больше.
lore-close-ranks = Сомкнуть ряды
lore-close-ranks-help = Приказ 1 отряду за уровень и ещё 2, стоящим рядом с врагом; они бьются, но не двигаются.
lore-riposte = Ответный выпад
lore-riposte-help = Ваш отряд может контратаковать, даже если он не смелый.
lore-relentless = Неутомимые
lore-relentless-help = После этой битвы отряд может биться ещё раз.

## На столе

status-turn = Ход { $turn }
status-active = Ходит: { $seat }
status-card = Карта: { $card }
status-over = Игра окончена
phase-call_councils = Военный Совет
phase-keep_starting_lore = Выбор карт Знаний
phase-place_landmark = Расстановка особых участков
phase-first_turn = Начало
phase-command_phase = Карта Приказов
phase-order_phase = Приказы
phase-movement_phase = Движение
phase-combat_phase = Битва
phase-end_of_combat = Битва
phase-draw_phase = Добор
zone-adventure = Сценарий
anybody = любая сторона
goal = { $seat }: для победы нужно очков — { $banners }.
special-hold = Отряд на { $at } приносит очко победы, пока стоит там ({ $seat }).
special-capture = Первый отряд, дошедший до { $at }, навсегда получает очко победы ({ $seat }).
special-lore-source = Чей отряд в конце своего хода стоит на { $at }, тот получает 1 Знание.
special-exit = { $seat }: отряды могут уйти с поля за очко победы с гексов { $at }.
special-landmarks = Мастера Знаний третьего уровня ставят свои особые участки.
special-no-strongholds = Командующие третьего уровня не ставят Крепостей.
special-commanders = В каждом выбранном совете есть Командующий хотя бы 1 уровня.
special-levels = { $seat }: Военный совет суммой не больше { $levels } уровней; Существо стоит одного.
special-lairs = У Существ есть Логова: Существо, закончившее ход хозяина в Логове, накапливает 1 Знание.
special-hidden-lore = Никто не показывает, сколько у него Знаний.
zone-deck = Колода Приказов
zone-discards = Сброс Приказов
zone-played = Сыгранная карта Приказов
zone-lore-deck = Колода Знаний
zone-lore-discards = Сброс Знаний
zone-lore-in-play = Сыгранные карты Знаний
zone-hand = Карты Приказов
zone-lore-hand = Карты Знаний (не больше { $most })
stat-banners = Очки победы
stat-lore = Знания
badge-ordered = есть приказ
badge-reaction = ответная
badge-webbed = в паутине
badge-poisoned = отравлен
badge-objective = очко победы
badge-lore-source = источник Знаний
score-banners = Очки победы

## Вопросы

ask-command = Ваш ход: сыграйте карту Приказов.
ask-command-with-lore = «{ $card }» играется вместе с картой Приказов: с какой?
ask-order = { $card }: кому приказ? (отдано { $ordered } из { $orders })
ask-move = Двигайте отряды с приказом, по одному.
ask-battle = Битва: отряды с приказом атакуют по одному.
ask-ignore-flags = { $unit }: { $flags ->
    [one] { $flags } флаг
    [few] { $flags } флага
   *[many] { $flags } флагов
}. Сколько игнорировать? За каждый остальной — отступление на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[many] { $hexes } гексов
}.
ask-retreat = { $unit }: отступление. Куда?
ask-gain-ground = Гекс { $hex } пуст. { $unit }: занять позицию?
ask-pursue = { $unit }: преследование ещё на один гекс.
ask-bonus-attack = { $unit }: дополнительная рукопашная атака.
ask-battle-back = { $unit }: позиция удержана. Контратаковать ({ $target })?
ask-use-powers = { $unit }: выпало Знаний — { $symbols }, цель — { $target }. Применить силу или накопить энергию?
ask-ride-back = { $unit }: можно двинуться ещё раз.
ask-discard-command = Какую карту Приказов сбросить?
ask-gather = Конец хода: что взять?
ask-discard-lore = Какую карту Знаний сбросить?
ask-keep-lore = Выберите карту Знаний, которую оставите (выбрано { $kept } из { $keep }).
ask-set-level = Уровень в вашем Военном Совете: { $member }?
ask-place = Куда поставить: { $landmark }?
ask-target-hex = { $card }: на какой гекс?
ask-target-unit = { $card }: какой отряд следующий?
ask-lore-vs-command = Противник сыграл карту Приказов. Ответить картой Знаний?
ask-lore-vs-orders = Противник отдал приказы. Ответить картой Знаний?
ask-lore-vs-move = { $attacker }: сейчас начнётся движение. Ответить картой Знаний?
ask-lore-in-melee = Рукопашная: { $attacker } → { $defender }. Сыграть карту Знаний?
ask-lore-in-ranged = Стрельба: { $attacker } → { $defender }. Сыграть карту Знаний?
ask-lore-before-roll = Атака: { $attacker } → { $defender }. Ответить картой Знаний до броска?
ask-lore-after-roll = Атака: { $attacker } → { $defender }, кубики брошены. Ответить картой Знаний?
ask-lore-vs-lore = Противник играет карту «{ $card }». Ответить картой Знаний?
ask-lore-with-lore = Сыграть вместе с ней вторую карту?

## Выбор

action-play = { $card }: { $help }
action-lore = { $card }{ $target } за { $cost } Зн.: { $help }
action-pass = Не играть карту
action-pass-turn = Не играть карт до конца хода
action-order = Приказ: { $troop } на { $unit }
action-order-all = Приказ им всем
action-order-afar = Приказ издалека: { $troop } на { $unit }, за 3 Знания
action-free = Освободить из паутины: { $troop } на { $unit }, за 1 Знание
action-done = Готово
action-move = { $troop }: { $start } → { $to }
action-rush = Стремительная атака, { $troop }: { $start } → { $to }
action-leave = { $troop } на { $start }: уйти с поля
action-open-passage = { $troop } на { $start }: открыть Секретный ход в { $to }
action-take-passage = { $troop }: Секретным ходом в { $to }, за 1 Знание
action-train = { $troop } на { $unit }: тренировка
action-heal = { $troop } на { $unit }: исцеление в Фонтане
action-attack = { $troop } { $start } против: { $enemy } { $to }, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, у цели { $figures ->
    [one] { $figures } фигурка
    [few] { $figures } фигурки
   *[many] { $figures } фигурок
}
action-ignore = { $flags ->
    [0] Не игнорировать
    [one] Игнорировать { $flags } флаг
    [few] Игнорировать { $flags } флага
   *[many] Игнорировать { $flags } флагов
}
action-retreat = Отступить на { $to }
action-gain-ground = Занять позицию
action-pursue = Преследовать на { $to }
action-stay = Остаться
action-battle-back = Контратаковать
action-decline = Нет
action-use-power = Применить: { $power }
action-store = Накопить Знаний: { $count }
action-target = { $hex }
action-discard = Сбросить «{ $card }»: { $help }
action-gather = { $how }
action-discard-lore = Сбросить «{ $card }»: { $help }
action-keep-lore = Оставить «{ $card }» ({ $cost } Зн.): { $help }
action-set-level = { $level ->
    [0] Нет: { $member }
   *[other] Уровень { $level }
}
action-place = { $hex }

note-no-battle = без битвы в этот ход
note-second-shot = второй выстрел
note-any-unit = ваших таких нет: любой 1 отряд
note-units = { $units ->
    [0] некому приказать
    [one] подходит { $units } ваш отряд
    [few] подходят { $units } ваших отряда
   *[many] подходят { $units } ваших отрядов
}
note-retreat = { $hexes ->
    [one] отступление на { $hexes } гекс
    [few] отступление на { $hexes } гекса
   *[many] отступление на { $hexes } гексов
}
note-no-way-back = { $left ->
    [0] отступать некуда: отряд погибнет
   *[other] { $lost ->
        [one] отступать некуда: потеря { $lost } фигурки
       *[other] отступать некуда: потеря { $lost } фигурок
    }
}

## Что произошло

how-order = приказ получен
how-order-afar = приказ издалека
how-free = паутина снята, приказ получен
how-move = движение
how-rush = стремительная атака
how-retreat = отступление
how-gain-ground = позиция занята
how-pursue = преследование
how-passage = Секретным ходом
how-card = волшебством
how-melee = атака
how-ranged = стрельба
how-bonus = дополнительная атака
how-battle-back = контратака
how-first-strike = засада
how-two-cards = Взять 2 карты Знаний и оставить одну
how-card-and-token = Взять 1 карту Знаний и 1 Знание
how-two-tokens = Взять 2 Знания
why-attack = атака
why-critical = критическое повреждение?
why-losses = потери при отступлении
why-blocked = некуда отступать
why-card = карта Знаний
why-orders = приказы
why-hits = попадания
why-trample = затоптаны
why-roll = выпали на кубиках
why-turn = конец хода
why-creature = за Существо
why-landmark = Магическая пентаграмма
why-source = источник Знаний
deck-command = Приказов
deck-lore = Знаний

event-turn-began = Ход { $turn }: { $seat }
event-command-played = { $seat }: сыграна карта «{ $card }».
event-nobody-to-order = { $seat }: приказывать некому.
event-ordered = { $troop } на { $at }: { $how }.
event-moved = { $troop }, { $how }: { $start } → { $to }.
event-left-board = { $troop } на { $start }: с поля.
event-attacked = { $troop } на { $start }, { $how }: { $enemy } на { $to }.
event-rolled = { $seat }, бросок ({ $why }): { $dice }.
event-hit = { $troop } на { $at }: { $lost ->
    [one] потеряна { $lost } фигурка
    [few] потеряно { $lost } фигурки
   *[many] потеряно { $lost } фигурок
} ({ $why }), осталось { $left }.
event-creature-unharmed = { $troop } на { $at }: без повреждений.
event-destroyed = { $troop } на { $at }: отряд уничтожен.
event-banner-won = { $seat }: очко победы, теперь { $banners } из { $needed }.
event-banner-lost = { $seat }: очко победы потеряно, осталось { $banners }.
event-flags-ignored = { $troop } на { $at }: флагов { $flags }, из них игнорируют { $ignored }.
event-power-used = { $troop }: { $power } по цели на { $at }.
event-lore-stored = { $troop }: накоплено Знаний — { $count }.
event-lore-gained = { $seat }: Знания, +{ $count } ({ $why }).
event-lore-played = { $seat }: сыграна карта «{ $card }»{ $target } за { $cost } Зн.
event-lore-cancelled = { $seat }: карта «{ $card }» отменена.
event-lore-kept = { $seat }: карта «{ $card }» возвращается в руку.
event-healed = { $troop } на { $at }: { $figures ->
    [one] вернулась { $figures } фигурка
    [few] вернулись { $figures } фигурки
   *[many] вернулось { $figures } фигурок
}.
event-trained = { $troop } на { $at }: тренировка закончена.
event-landmark-placed = { $seat }: { $landmark } на { $at }.
event-landmark-removed = { $landmark } на { $at }: больше нет.
event-command-drawn = { $seat }: взята карта «{ $card }».
event-command-drawn-unseen = { $seat }: взята карта Приказов.
event-command-discarded = { $seat }: сброшена карта «{ $card }».
event-lore-drawn = { $seat }: взята карта «{ $card }».
event-lore-drawn-unseen = { $seat }: взята карта Знаний.
event-lore-discarded = { $seat }: сброшена карта «{ $card }».
event-deck-shuffled = Колода { $deck } перетасована.
event-council-called = { $seat }: созван Военный Совет, { $levels }.
event-adventure-began = { $adventure }
event-won = { $seat }: победа, очков — { $banners }.

## What is not allowed now, and why

barred-lore-played = { $card }: в этот ход вы уже сыграли карту Знаний
barred-lore-cost = { $card }: цена { $cost } Зн. — больше, чем у вас есть
barred-lore-moment = { $card }: не её момент, или не на кого играть
barred-acted = { $troop } на { $at }: приказ в этот ход уже был
barred-web-cost = { $troop } на { $at }: чтобы выпутать отряд, нужно 1 Знание
barred-elsewhere = { $troop } на { $at }: не в секциях этой карты
barred-apart = { $troop } на { $at }: не рядом с отрядом, получившим приказ, а карта приказывает одной группе
barred-section = { $troop } на { $at }: для этой секции приказов не осталось
barred-tactic = { $troop } на { $at }: эта карта таким отрядам не приказывает
barred-moved = { $troop } на { $at }: уже двигались
barred-webbed = { $troop } на { $at }: опутаны паутиной
barred-no-way = { $troop } на { $at }: идти некуда
barred-spent = { $troop } на { $at }: зашли слишком далеко или туда, где в этот ход биться нельзя
barred-engaged = { $troop } на { $at } → { $enemy } на { $to }: рядом враг, атаковать можно только его
barred-sight = { $troop } на { $at } → { $enemy } на { $to }: нет линии видимости: между ними отряды, лес или холмы
barred-no-shooting = { $troop } на { $at } → { $enemy } на { $to }: стрелять в этот ход нельзя
barred-point-blank = { $troop } на { $at } → { $enemy } на { $to }: карта велит стрелять, а не биться врукопашную

## Карточки

shelf-troops = Отряды и существа
shelf-adventures = Сценарии
shelf-dice = { $dice ->
    [one] { $dice } кубик боя
    [few] { $dice } кубика боя
   *[other] { $dice } кубиков боя
}
shelf-move = Движение до { $move }, с боем до { $battle }
shelf-reach = Дальность { $reach }
shelf-with-lore = со Знаниями

## How it is won

aim = Побеждает сторона, первой набравшая { $banners ->
    [one] { $banners } очко
    [few] { $banners } очка
   *[many] { $banners } очков
} победы: по одному за каждый уничтоженный отряд врага и за то, что добавляет сценарий.
aim-of-each = Победу дают очки: { $south } — { $banners }, { $north } — { $others }. По одному за каждый уничтоженный отряд врага.
flank-left = Левый фланг
flank-center = Центр
flank-right = Правый фланг
kind-section = Секционная карта
kind-tactic = Тактическая карта
diagram-command = по числу карт
card-units-there = { $units ->
    [0] там никого нет
    [one] там { $units } отряд
    [few] там { $units } отряда
   *[other] там { $units } отрядов
}
card-units-of-kind = { $units ->
    [0] таких отрядов нет
   *[other] таких отрядов: { $units }
}

## The sheet of a unit

sheet-unit = { $seat }, { $at }
stat-figures = Фигурки
stat-dice = Кубики боя
stat-move = Движение
stat-move-and-battle = { $battle } и бой
stat-reach = Дальность
badge-stored = накоплено Знаний
weapon-short-sword = Короткий меч: [[face-strike|щит и меч]] поражает в ближнем бою.
weapon-long-sword = Длинный меч: [[face-strike|щит и меч]] поражает в ближнем бою.
weapon-common-bow = Простой лук: [[face-strike|щит и меч]] не поражает.
weapon-crossbow = Арбалет: [[face-strike|щит и меч]] поражает при стрельбе, но не в ближнем бою.
weapon-fangs = Клыки: [[face-strike|щит и меч]] поражает в ближнем бою.
weapon-club = Дубина: [[face-strike|щит и меч]] поражает в ближнем бою.
weapon-stone-fists = Каменные кулаки: [[face-strike|щит и меч]] поражает в ближнем бою.
weapon-spared = Конные не страдают от первого «щита и меча» каждого броска.
weapon-after-moving = После движения на один кубик меньше.
morale-bold = { $flags ->
    [one] [[bold|Смелый]]: может игнорировать { $flags } флаг и [[battle-back|контратаковать]].
    [few] [[bold|Смелый]]: может игнорировать { $flags } флага и [[battle-back|контратаковать]].
   *[other] [[bold|Смелый]]: может игнорировать { $flags } флагов и [[battle-back|контратаковать]].
}
morale-not-bold = Не [[bold|смелый]]: подчиняется всем флагам и не контратакует.
morale-support = [[support|Поддержан]] двумя своими отрядами рядом.
morale-stronghold = Рядом своя Крепость.
morale-hexes = { $hexes ->
    [one] Отступает на { $hexes } гекс за каждый [[face-flag|флаг]].
    [few] Отступает на { $hexes } гекса за каждый [[face-flag|флаг]].
   *[other] Отступает на { $hexes } гексов за каждый [[face-flag|флаг]].
}
power-for = { $power }: { $cost } Зн.
terrain-countryside-help = Открытая местность: ничему не мешает.
terrain-forest-help = Закрывает обзор. Вошедший отряд останавливается; в лес и из леса — не больше 2 кубиков.
terrain-hill-help = Закрывает обзор того, что за ним. С холма — не больше 3 кубиков, на него снизу — не больше 2.
terrain-waterway-help = Пройти можно только по броду или мосту.
terrain-ford-help = Вошедший отряд останавливается; из брода — не больше 2 кубиков.
terrain-bridge-help = Путь через воду; отряд на мосту — [[bold|смелый]].
landmark-magic-pentacle-help = Отряд на ней — [[bold|смелый]]; больше она ничему не мешает. Её владелец получает ещё 1 Знание в конце своего хода, если на ней стоит его отряд.
landmark-rogues-den-help = Закрывает обзор. Вошедший отряд останавливается и в этот ход не бьётся; отсюда и сюда — не больше 2 кубиков. Отряд в Логове — [[bold|смелый]]. Отряд владельца может открыть Секретный ход в незанятый лес или на холм и потом переходить туда за 1 Знание.
landmark-secret-passage-help = Отряд на этом гексе — [[bold|смелый]]. Остальное зависит от местности:
landmark-training-camp-help = Закрывает обзор. Вошедший отряд останавливается и в этот ход не бьётся; отсюда и сюда — не больше 2 кубиков. Отряд в лагере — [[bold|смелый]]. Отряд владельца может тренироваться вместо движения и боя: он получает флаг следующего уровня, а лагерь убирают.
landmark-healing-pool-help = Вошедший отряд останавливается; здесь он [[bold|смелый]]. В один из следующих ходов отряд владельца может восстановить все фигурки вместо движения и боя; затем Фонтан убирают.
landmark-stronghold-help = Закрывает обзор. Вошедший отряд останавливается и в этот ход не бьётся; отсюда и сюда — не больше 2 кубиков. Отряды владельца — [[bold|смелые]] в Крепости и рядом с ней. Пока в ней враг, у владельца на одну карту Приказов меньше.
landmark-rampart-help = Закрывает обзор. Вошедший отряд останавливается и в этот ход не бьётся; отсюда и сюда — не больше 2 кубиков. Пришедший с соседней Стены не обязан останавливаться и может биться. Отряд на Стене — [[bold|смелый]].
landmark-creature-lair-help = Закрывает обзор. Вошедший отряд останавливается и в этот ход не бьётся; отсюда и сюда — не больше 2 кубиков. Отряд в Логове — [[bold|смелый]].
landmark-on-ground = { $landmark } { $ground }

## A battle

last-roll = Последний бросок
battle-melee = Ближний бой: { $at }
battle-shooting = Стрельба: { $at }
battle-of = { $unit }
battle-step-roll = Бросок
battle-step-flags = Флаги
battle-step-battle-back = Контратака
battle-step-follow-on = После боя
effect-hit = 1 попадание
effect-miss = мимо: не тот цвет
effect-flag = обращает цель в бегство
effect-flag-ignored = можно игнорировать: цель смелая
effect-lore = Знание тому, кто бросал
effect-no-lore = ничего: в этой битве нет Знаний
effect-strike-by-weapon = этим оружием не поражает
effect-strike-unknown = попадание, если позволяет оружие нападавшего
effect-strike-spared = мимо: конные не страдают от первого удара
roll-attack = { $dice ->
    [one] Атака, { $dice } кубик: { $unit }
    [few] Атака, { $dice } кубика: { $unit }
   *[other] Атака, { $dice } кубиков: { $unit }
}
roll-battle-back = { $dice ->
    [one] Контратака, { $dice } кубик: { $unit }
    [few] Контратака, { $dice } кубика: { $unit }
   *[other] Контратака, { $dice } кубиков: { $unit }
}
forecast-hit = попадание
forecast-destroyed = уничтожен
forecast-retreat = отступает
forecast-cornered = отступать некуда, потеряет фигурки
forecast-lore-hit = попадание, %
forecast-lore-retreat = отступление, %
done-order = Больше приказов нет
done-move = Движение окончено
done-battle = Бои окончены
done-bonus-attack = Больше не атаковать
done-use-powers = Взять Знания

## The glossary

term-face-green = Поражает зелёный отряд.
term-face-blue = Поражает синий отряд.
term-face-red = Поражает красный отряд.
term-face-strike = Поражает любой отряд, если позволяет оружие.
term-face-lore = Жетон Знаний тому, кто бросал; Существа тратят его на свои силы.
term-face-flag = Цель отступает к своему краю, если она не настолько смелая, чтобы игнорировать флаг. Если путь закрыт, хотя бы и своими, она теряет фигурку.
term-bold = Смелость
term-bold-text = Смелый отряд может игнорировать по флагу за каждый источник смелости и контратаковать.
term-support = Поддержка
term-support-text = Отряд, рядом с которым два своих отряда, — смелый.
term-battle-back = Контратака
term-battle-back-text = Смелый отряд, уцелевший в ближнем бою на своём гексе, может один раз атаковать нападавшего.
term-gain-ground = Занять позицию
term-gain-ground-text = После ближнего боя нападавший может занять гекс, который оставил враг.
term-banner = Очко победы
term-banner-text = Даётся за каждый уничтоженный отряд врага и за то, что сказано в сценарии.
term-webbed = В паутине
term-webbed-text = Не двигается, не сражается и не поддерживает; флаги его ранят. Освобождается за 1 Знание, получив приказ.
term-poisoned = Отравлен
term-poisoned-text = Знания, выпавшие против него, — попадания.

## С чего начать

preset-usual = Первая искра
preset-usual-help = Советуют мастера, копятся Знания, сражаются и гномы с гоблинами.
preset-first = Первая партия
preset-first-help = Азенкур: две армии людей, карты Приказов и кубики.
preset-masters = Свой Военный Совет
preset-masters-help = Холм мастеров: каждая сторона сама выбирает советников.

overlay-range = дальность { $reach }
overlay-battle = отсюда может сражаться

progress-banners = очки { $south } : { $north }
