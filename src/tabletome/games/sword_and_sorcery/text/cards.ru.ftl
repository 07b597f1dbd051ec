# The words of event, encounter and trap cards, in Russian.

## Event cards

card-story-1 = Сюжетное событие I
card-story-1-text = Прочтите первое сюжетное событие сценария и выполните его.
card-story-2 = Сюжетное событие II
card-story-2-text = Прочтите второе сюжетное событие сценария и выполните его.
card-story-3 = Сюжетное событие III
card-story-3-text = Прочтите третье сюжетное событие сценария и выполните его.
card-day = День
card-day-text = Начинается дневной эффект сценария. Все использованные умения поворачиваются вперёд на 1.
card-night = Ночь
card-night-text = Начинается ночной эффект сценария. Все использованные умения поворачиваются назад на 1.
card-gathering-dark = Сгущается тьма
card-gathering-dark-text = Миг передышки: каждый герой восстанавливает 1 ОЗ. До следующей фазы событий герои видят не дальше 3 зон.
card-war-drums = Боевые барабаны
card-war-drums-text = Каждый враг применяет особое умение. До следующей фазы событий каждая атака врагов получает +1 попадание.
card-cold-rain = Холодный дождь
card-cold-rain-text = Грязь для всех: до следующей фазы событий герои и враги проходят на 1 зону меньше.
card-slaughter = Резня
card-slaughter-text = До следующей фазы событий первая атака каждого героя и каждого врага получает крит.
card-reinforcements = Подкрепление
card-reinforcements-text = К врагам идёт подмога.
card-ambush = Засада
card-ambush-text = Активируются все враги, стоящие в одной зоне с героем.
card-song-of-steel = Песнь стали
card-song-of-steel-text = Один герой восстанавливает использованное умение. До следующей фазы событий каждая атака героев получает +1 попадание.
card-plague-wind = Чумной ветер
card-plague-wind-text = Каждый герой: спасбросок, иначе Яд I.
card-tide-of-souls = Прилив душ
card-tide-of-souls-text = Отряд получает 3 частицы души, но один враг высшего ранга получает умение врага.
card-tremor = Подземный толчок
card-tremor-text = Каждый герой: спасбросок, иначе сбит с ног.
card-light-fingers = Ловкие пальцы
card-light-fingers-text = Самый богатый герой: спасбросок, иначе пропали 20 крон; если вор пойман, отряд получает 1 частицу души.
card-dark-rite = Тёмный обряд
card-dark-rite-text = Один враг высшего ранга получает умение врага. Все враги восстанавливают 1 заряд.
card-gift-from-above = Дар свыше
card-gift-from-above-text = По мировоззрению активного героя. Порядок: один герой восстанавливает 1 ОЗ. Хаос: один враг теряет 1 ОЗ. Нейтральный: на выбор.
card-evil-eye = Дурной глаз
card-evil-eye-text = Все использованные умения поворачиваются назад на 1. До следующей фазы событий спасброски труднее.
card-iron-wall = Железная стена
card-iron-wall-text = Враги смыкают ряды: до следующей фазы событий у каждого врага +1 к броне, но он проходит на 1 зону меньше.

## Encounter cards

encounter-leaders-attack = Нападение вожака
encounter-leaders-attack-text = Активируйте всех фиолетовых врагов. Иначе активируйте всех врагов высшего ранга в игре.
encounter-battle = Битва
encounter-battle-text = Активируйте 3 врагов. Затем замешайте все карты столкновений в колоду и сбросьте эту.
encounter-green-tide = Зелёная волна
encounter-green-tide-text = Активируйте всех зелёных врагов. Иначе активируйте 1 врага.
encounter-old-hands = Бывалые
encounter-old-hands-text = Активируйте всех синих врагов. Иначе активируйте всех зелёных.
encounter-captains-word = Слово капитана
encounter-captains-word-text = Активируйте всех красных врагов. Иначе активируйте всех врагов высшего ранга в игре.
encounter-brute-force = Грубая сила
encounter-brute-force-text = Активируйте всех врагов стиля Силы. Иначе активируйте 1 врага.
encounter-quick-blades = Быстрые клинки
encounter-quick-blades-text = Активируйте всех врагов стиля Ловкости. Иначе активируйте 1 врага.
encounter-foul-magic = Злые чары
encounter-foul-magic-text = Активируйте всех врагов стилей Магии и Веры. Иначе активируйте 1 врага.
encounter-cornered = В углу
encounter-cornered-text = Активируйте всех врагов, в чьей зоне есть герой. Иначе всех, у кого герой в пределах 2 зон.
encounter-closing-in = Кольцо сжимается
encounter-closing-in-text = Активируйте всех врагов, у кого герой в пределах 3 зон. Иначе активируйте 2 врагов.
encounter-bloodlust = Кровожадность
encounter-bloodlust-text = Активируйте всех раненых врагов. Иначе активируйте всех врагов по их последнему алгоритму, каким бы ни было расстояние.
encounter-lone-hunter = Одинокий охотник
encounter-lone-hunter-text = Активируйте 1 врага.
encounter-skirmish = Стычка
encounter-skirmish-text = Активируйте 2 врагов.
encounter-dark-whispers = Тёмный шёпот
encounter-dark-whispers-text = Враги не активируются. Все враги применяют особые умения и восстанавливают 1 заряд.
encounter-beasts-loose = Звери на воле
encounter-beasts-loose-text = Активируйте всех монстров. Иначе активируйте всех врагов стиля Силы.

## Trap cards

trap-poison-gas = Ядовитый газ
trap-poison-gas-text = Герои в пределах 1 зоны от ловушки: спасбросок, иначе Яд I.
trap-alarm = Тревога
trap-alarm-text = Вытяните карту столкновения, даже если врагов в игре нет.
trap-lightning = Молния
trap-lightning-text = Герои в пределах 2 зон от ловушки: спасбросок, иначе теряют 2 ОЗ.
trap-flame = Пламя
trap-flame-text = Герои в пределах 1 зоны от ловушки: спасбросок, иначе Горение II.
trap-pentagram = Пентаграмма
trap-pentagram-text = Здесь появляется враг с верхней карты колоды врагов.
trap-falling-stones = Камнепад
trap-falling-stones-text = Герои в пределах 1 зоны от ловушки: спасбросок, иначе теряют 1 ОЗ и сбиты с ног.
trap-darts = Дротики
trap-darts-text = Герои в пределах 1 зоны от ловушки атакованы: 1 попадание и 1 синий кубик, колющий урон.
trap-blinding-dust = Слепящая пыль
trap-blinding-dust-text = Герои в пределах 1 зоны от ловушки: спасбросок, иначе ослеплены.
trap-net = Сеть
trap-net-text = Герои в пределах 1 зоны от ловушки: спасбросок, иначе замедлены.
trap-shrieking-rune = Кричащая руна
trap-shrieking-rune-text = Герой, задевший ловушку: спасбросок, иначе оглушён.
trap-swinging-blade = Маятник
trap-swinging-blade-text = Герой, задевший ловушку: спасбросок, иначе жетон крита.
trap-spirit-drain = Иссушение духа
trap-spirit-drain-text = Использованные умения героев в пределах 2 зон поворачиваются назад на 1.
trap-rusted-spring = Ржавая пружина
trap-rusted-spring-text = Щелчок, и больше ничего.
