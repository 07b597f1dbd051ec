# Случайное подземелье: карты, штрафы и сокровища
option-scenario-random-dungeon = Случайное подземелье
option-scenario-foggy-thicket = 55: Туманная чаща
option-penalties = Штрафы
option-penalties-help = Чего стоит открытие комнат в случайном подземелье.
option-penalties-none = без штрафов
option-penalties-fewer = меньше: лишь малый за третью комнату
option-penalties-standard = обычные: малый за вторую комнату, большой за третью
option-penalties-more = больше: малый, большой, большой
option-penalties-most = предельные: большой за каждую из трёх комнат
scenario-random-dungeon = Случайное подземелье
action-delve = В случайное подземелье вместо сценария
zone-dungeon = Комнаты подземелья
dungeon-title = { $room } { $half }
dungeon-room-sewer = Канализация
dungeon-room-crossroads = Перекрёсток
dungeon-room-passage = Проход
dungeon-room-dead-end = Тупик
dungeon-room-hallway = Коридор
dungeon-room-road = Дорога
dungeon-room-cabin = Хижина
dungeon-room-clearing = Поляна
dungeon-room-altar = Алтарь
dungeon-room-armory = Оружейная
dungeon-room-encampment = Лагерь
dungeon-room-library = Библиотека
dungeon-room-den = Логово
dungeon-room-trail = Тропа
dungeon-room-corridor = Галерея
dungeon-room-cave = Пещера
dungeon-room-tunnel = Тоннель
dungeon-room-alcove = Ниша
dungeon-room-hovel = Лачуга
dungeon-room-burrow = Нора
dungeon-dwellers-mangy = чесотки
dungeon-dwellers-mangy-alone = … чесотки
dungeon-dwellers-drowned = утопленников
dungeon-dwellers-drowned-alone = … утопленников
dungeon-dwellers-hopeless = безнадёжности
dungeon-dwellers-hopeless-alone = … безнадёжности
dungeon-dwellers-defiled = осквернения
dungeon-dwellers-defiled-alone = … осквернения
dungeon-dwellers-wild = диких зверей
dungeon-dwellers-wild-alone = … диких зверей
dungeon-dwellers-fortified = городской стражи
dungeon-dwellers-fortified-alone = … городской стражи
dungeon-dwellers-cutthroat = головорезов
dungeon-dwellers-cutthroat-alone = … головорезов
dungeon-dwellers-rotting = гниения
dungeon-dwellers-rotting-alone = … гниения
dungeon-dwellers-foggy = тумана
dungeon-dwellers-foggy-alone = … тумана
dungeon-dwellers-crushing = сокрушения
dungeon-dwellers-crushing-alone = … сокрушения
dungeon-dwellers-tribal = племени
dungeon-dwellers-tribal-alone = … племени
dungeon-dwellers-horrific = ужаса
dungeon-dwellers-horrific-alone = … ужаса
dungeon-dwellers-archaic = древности
dungeon-dwellers-archaic-alone = … древности
dungeon-dwellers-scaled = чешуи
dungeon-dwellers-scaled-alone = … чешуи
dungeon-dwellers-venomous = яда
dungeon-dwellers-venomous-alone = … яда
dungeon-dwellers-unstable = неустойчивости
dungeon-dwellers-unstable-alone = … неустойчивости
dungeon-dwellers-corrupted = порчи
dungeon-dwellers-corrupted-alone = … порчи
dungeon-dwellers-infected = заразы
dungeon-dwellers-infected-alone = … заразы
dungeon-dwellers-putrid = смрада
dungeon-dwellers-putrid-alone = … смрада
dungeon-dwellers-frigid = стужи
dungeon-dwellers-frigid-alone = … стужи
shelf-dungeon-rooms = Случайное подземелье: комнаты
shelf-dungeon-dwellers = Случайное подземелье: монстры
dungeon-no-penalty = Открыта без штрафа.
dungeon-minor = Малый штраф: { $penalty }.
dungeon-major = Большой штраф: { $penalty }.
dungeon-treasure = Сокровище: { $inside }.
dungeon-chest-gold = золото: { $number }
dungeon-chest-recover = { $number ->
    [one] верните потерянную карту
   *[other] верните потерянные карты: { $number }
 }
dungeon-chest-heal = лечение { $number }, себя
dungeon-chest-cure = { $number ->
   *[other] снимите все отрицательные состояния
 }
dungeon-chest-refresh = { $number ->
    [one] восстановите малый предмет
   *[other] восстановите малые предметы: { $number }
 }
dungeon-chest-damage = все враги получают { $number } урона
dungeon-chest-condition = все враги получают состояние «{ $condition }»
dungeon-monsters = Монстры: { $names }.
dungeon-trap = Ловушки: { $does }.
dungeon-trap-damage = урон
dungeon-everyone = каждый персонаж
dungeon-opener = персонаж, открывший дверь,
dungeon-condition = { $number ->
    [one] «{ $condition }»
   *[other] «{ $condition }» ×{ $number }
 }
penalty-gain = { $whom } получает { $conditions }
penalty-suffer = { $whom } получает { $damage } урона
penalty-discard = каждый персонаж сбрасывает с руки карты: { $cards }
penalty-lose = { $whom } теряет с руки карты: { $cards }
penalty-consume-small = каждый персонаж расходует один малый предмет
penalty-use-up-items = каждый персонаж применяет и расходует все предметы
penalty-spend-items = каждый персонаж поворачивает все применяемые предметы
penalty-put-back = { $rank ->
    [elite] элитные
   *[normal] обычные
 } враги прежней комнаты возвращаются на свои первые клетки: { $enemies }
penalty-promote = один обычный враг этой комнаты становится элитным
penalty-elements-inert = все стихии переходят в столбец «Слабый»
penalty-bless-monsters = в колоду модификаторов монстров замешивают карты благословения: { $cards }
penalty-enemies-gain = { $who ->
    [elite] каждый элитный враг
   *[all] каждый враг
 } получает состояние «{ $condition }»
penalty-enemies-this-round = до конца раунда у каждого врага { $shield ->
    [0] «Ответный удар { $retaliate }», дальность { $reach }
   *[other] «Щит { $shield }»
 }
penalty-from-now-on = впредь: { $rule }
whom-characters = каждый персонаж
rule-permanent = Всегда под действием «{ $condition }»: { $whom }.
rule-all-retaliate = У каждого монстра «Ответный удар { $by }», дальность { $reach }.
rule-monsters-better = { $shield ->
    [0] У каждого монстра «Движение +{ $move }», а в дальних атаках «Дальность +{ $range }».
   *[other] У каждого монстра «Щит +{ $shield }».
 }
rule-no-consuming = Персонажи не могут использовать стихии.
goal-create-rooms = открыть все комнаты: { $number }
event-room-made = Комната: { $title }. { $severity ->
    [none] Штрафа нет.
    [minor] Малый штраф.
   *[major] Большой штраф.
 }
event-promoted = { $who }: теперь это элитный монстр.
ask-penalty = На кого падает штраф первой комнаты?
ask-penalty-item = { $hero } расходует малый предмет: какой?
ask-promote = Какой враг становится элитным?
ask-put-back = Какой враг прежней комнаты возвращается?
