# Scenarios above 25: what can be chosen, goals and special rules.

option-scenario-ancient-cistern = 26: Древняя цистерна
option-scenario-ruinous-rift = 27: Гибельный разлом
option-scenario-outer-ritual-chamber = 28: Преддверие ритуального зала
option-scenario-sanctuary-of-gloom = 29: Святилище мрака
option-scenario-shrine-of-the-depths = 30: Святыня глубин
option-scenario-plane-of-night = 31: План ночи
option-scenario-decrepit-wood = 32: Увядший лес
option-scenario-savvas-armory = 33: Арсенал саввасов
option-scenario-scorched-summit = 34: Опалённая вершина
option-scenario-gloomhaven-battlements-a = 35: Стены Мрачной гавани А
option-scenario-gloomhaven-battlements-b = 36: Стены Мрачной гавани Б
option-scenario-doom-trench = 37: Роковая впадина
option-scenario-slave-pens = 38: Загоны для рабов
option-scenario-treacherous-divide = 39: Коварная пропасть
option-scenario-ancient-defense-network = 40: Древняя оборонная сеть
option-scenario-timeworn-tomb = 41: Обветшалая гробница
option-scenario-realm-of-the-voice = 42: Царство Голоса
option-scenario-drake-nest = 43: Гнездо дрейков
option-scenario-tribal-assault = 44: Нападение на племя
option-scenario-rebel-swamp = 45: Мятежное болото
option-scenario-nightmare-peak = 46: Пик кошмаров
option-scenario-lair-of-the-unseeing-eye = 47: Логово незрячего ока
option-scenario-shadow-weald = 48: Сумрачный лес
option-scenario-rebels-stand = 49: Оплот мятежников
option-scenario-ghost-fortress = 50: Призрачная крепость
option-scenario-the-void = 51: Пустота
option-scenario-noxious-cellar = 52: Зловонный погреб
option-scenario-crypt-basement = 53: Подвал склепа
option-scenario-palace-of-ice = 54: Ледяной дворец
option-scenario-bandits-wood = 56: Разбойничий лес
option-scenario-investigation = 57: Расследование
option-scenario-bloody-shack = 58: Кровавая лачуга
option-scenario-forgotten-grove = 59: Забытая роща
option-scenario-alchemy-lab = 60: Алхимическая лаборатория
option-scenario-fading-lighthouse = 61: Угасающий маяк
option-scenario-pit-of-souls = 62: Яма душ
option-scenario-magma-pit = 63: Яма с магмой
option-scenario-underwater-lagoon = 64: Подводная лагуна
option-scenario-sulfur-mine = 65: Серный рудник
option-scenario-clockwork-cove = 66: Заводная бухта
option-scenario-arcane-library = 67: Чародейская библиотека
option-scenario-toxic-moor = 68: Ядовитая топь
option-scenario-well-of-the-unfortunate = 69: Колодец несчастных
option-scenario-chained-isle = 70: Скованный остров
option-scenario-windswept-highlands = 71: Ветреное нагорье
option-scenario-oozing-grove = 72: Сочащаяся роща
option-scenario-rockslide-ridge = 73: Гряда обвалов
option-scenario-merchant-ship = 74: Торговый корабль
option-scenario-overgrown-graveyard = 75: Заросшее кладбище
option-scenario-harrower-hive = 76: Улей жнецов
option-scenario-vault-of-secrets = 77: Хранилище тайн
option-scenario-sacrifice-pit = 78: Жертвенная яма
option-scenario-lost-temple = 79: Затерянный храм
option-scenario-vigil-keep = 80: Сторожевая крепость
option-scenario-temple-of-the-eclipse = 81: Храм затмения
option-scenario-burning-mountain = 82: Горящая гора
option-scenario-shadows-within = 83: Тени внутри
option-scenario-crystalline-cave = 84: Хрустальная пещера
option-scenario-sun-temple = 85: Храм солнца
option-scenario-harried-village = 86: Разорённая деревня
option-scenario-corrupted-cove = 87: Осквернённая бухта
option-scenario-plane-of-water = 88: План воды
option-scenario-syndicate-hideout = 89: Логово синдиката
option-scenario-demonic-rift = 90: Демонический разлом
option-scenario-wild-melee = 91: Дикая схватка
option-scenario-back-alley-brawl = 92: Драка в переулке
option-scenario-sunken-vessel = 93: Затонувший корабль
option-scenario-vermling-nest = 94: Гнездо паразитов
option-scenario-payment-due = 95: Расплата
# end

zone-special-rules = Особые правила
goal-survive = продержаться { $number } раундов

name-door = Дверь
name-rock-column = Каменная колонна
name-totem = Тотем
name-vocal-cord = Голосовая связка
name-orchid = Орхид

ask-take-away = Какой { name-living-spirit } покидает поле?

defeat-lost = Поражение, если погибнет или будет разрушено: { $name }.
defeat-stranded = Поражение, если персонаж изнурён не у выхода.
defeat-time-up = Поражение в конце раунда { $number }.

rule-given = { $given }: { $rule }
given-opened = Как только дверь { $door } открыта
given-stands = Пока стоит { $name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
given-all-dead = Когда все они мертвы ({ $names })
given-elite-deaths = Когда погибло элитных врагов: { $number }
given-deaths = Когда их погибло { $number } ({ $name })
given-looted = { $number ->
    [0] Когда собраны все сокровища цели
   *[other] Когда собрано сокровищ цели: { $number }
}
given-achieved = С достижением «{ $name }»

whom-ours = персонажи и их призванные существа
whom-monsters = монстры
whom-all = все фигуры
where-everywhere = где бы они ни стояли
where-near-token = не далее { $reach ->
    [one] { $reach } клетки
   *[many] { $reach } клеток
} от жетона ({ $name })
where-near-place = не далее { $reach ->
    [one] { $reach } клетки
   *[many] { $reach } клеток
} от места { $place }
where-in-water = стоя в воде
door-between = { $one }–{ $other }
tile = { $name }
tile-passage = проход
letter = { $letter }

rule-elements = { $every ->
    [1] каждый раунд
   *[other] каждый { $every }-й раунд, начиная с раунда { $first },
} начинается с сильных стихий: { $strong }{ $inerts ->
    [0] { "" }
   *[other] ; инертны: { $inert }
}.
rule-turn-effect = в { $moment ->
    [start] начале
   *[other] конце
} своего хода { $whom }, { $where }, { $damage ->
    [0] лечатся на { $heal }
   *[other] получают { $damage } урона
}.
rule-round-damage = в { $moment ->
    [start] начале
   *[other] конце
} каждого раунда{ $first ->
    [1] { "" }
   *[other] { " " }начиная с { $first }-го
} { $whom } получают { $damage } урона{ $tile ->
    [none] { "" }
   *[other] { " " }на тайле { $tile }
}.
rule-doors-open = двери { $doors } открываются{ $start ->
    [0] { "" }
   *[other] { " " }в начале раунда { $start }
}{ $end ->
    [0] { "" }
   *[other] { " " }в конце раунда { $end }
}.
rule-higher-level = { $name }: на { $by ->
    [one] { $by } уровень
    [few] { $by } уровня
   *[many] { $by } уровней
} { $where ->
    [below] ниже
   *[above] выше
} уровня сценария.
rule-attack-change = { $whom } атакуют{ $by ->
    [none] { "" }
   *[other] { " " }с { $by }
}{ $advantage ->
    [0] { "" }
    [1] { " " }с преимуществом
   *[other] { " " }с затруднением
}.
rule-adds-condition = { $name }: каждая атака также накладывает состояние { $condition }.
rule-summons-instead = { $name } призывает элитных существ ({ $summoned }) вместо указанных на карте.
rule-cannot-be-hurt = { $name } не получает урона; состояния действуют.
rule-death-takes-away = Когда умирает один из них ({ $dying }), можно убрать с поля одного ({ $name }).
rule-indestructible-boulder-3 = Большие валуны нельзя разрушить.
rule-indestructible-dark-pit = Тёмные ямы нельзя разрушить.
rule-start-apart = Стартовых комнат две: в одной начинает не более половины персонажей (с округлением вверх).
rule-set-up-later = на тайле { $tile } появляются: { $names }.

name-tree = Дерево
name-wall = Стена
name-villager = Житель
name-hungry-soul = Ненасытная душа
name-infiltrator = Лазутчик
name-giant-ooze = Гигантская слизь

action-work-at = { $what ->
    [loot] Сбросить { $card } и забрать сокровище: { $hex }
    [free] Сбросить { $card } вместо нижнего действия и освободить пленника: { $hex }
   *[other] Сбросить { $card } ради работы: { $hex }
}
event-saved = { $who } в безопасности.
event-cleansed = { $who } выполняет работу: { $hex }.
goal-save-many = довести до безопасности { $number }: { $name }
goal-cleanse-all = очистить все насосы
defeat-lost-many = Поражение, когда погибнет { $number }: { $name } (уже: { $done }).
given-saved = Когда в безопасности { $number } ({ $name })
given-not-cleansed = Пока место { $place } не очищено
rule-unmasks = один из врагов ({ $name }) — не тот, за кого себя выдаёт: { $becomes }. Это откроется с его смертью.
rule-breaking-stuns = Враги рядом с разрушенной стеной получают состояние { $condition }.
rule-give-up-action = Персонаж рядом с насосом ({ $places }) может вместо нижнего действия сбросить карту и очистить его.
rule-give-up-to-loot = Персонаж рядом с сокровищем может вместо нижнего действия сбросить карту и забрать его.
rule-blocks-sight = Препятствия на тайле { $tile } нельзя разрушить, через них нельзя пройти, и они закрывают линию видимости.
side-allies = Союзники персонажей, враги всех прочих монстров: { $names }.
side-third = Враги персонажей и всех прочих монстров: { $names }.
named-monster = { $name } ({ $of }): здоровье { $health }, щит { $shield }.

goal-each-loots = каждый персонаж забирает по сокровищу
defeat-empty-handed = Поражение, если изнурён персонаж, не забравший сокровища.
rule-start-among-monsters = Персонажи начинают только в тех частях комнаты, где есть монстры.
rule-blessing = Кто заканчивает ход на отмеченной воде, убирает её и до конца сценария имеет щит { $shield } против них ({ $names }) и не получает состояние { $condition }; каждый персонаж один раз.

name-captive-orchid = Пленный орхид
name-boulder = Валун
ask-offering = Отдать сокровище, чтобы ранить босса?
event-left-map = { $who } уходит через выход.
event-token-found = { $who } находит жетон { $number }.
given-unlocked = Когда дверь { $door } отперта
given-tokens-found = Когда найдены жетоны { $numbers }
given-not-found = Пока не найдены жетоны { $numbers }
rule-leave-map = в конце каждого раунда персонаж на месте { $place } покидает сценарий вместе с призванными существами.
rule-unlocks = двери { $doors } можно открыть.
rule-offering = Кто заканчивает ход рядом с местом { $place }, может отдать найденное сокровище: { $boss } получает { $damage } урона.
rule-hidden-tokens = Шесть пронумерованных жетонов лежат лицом вниз на местах { $place }; их забирают как сокровища.

name-crystal = Кристалл
ask-guard = { $figure }: грозит урон. Потерять карту, чтобы его предотвратить?
rule-craved = Монстр, способный атаковать это в свой ход, выбирает это целью: { $name }.
rule-guarded = { $number ->
    [0] Сколько угодно раз
   *[other] { $number } раза
} за сценарий персонаж может потерять карту с руки, чтобы предотвратить урон: { $name } (уже: { $done }).

name-bound-orchid = Связанный орхид
name-redthorn = Красный Шип
name-bone-pile = Груда костей
name-harvester = Пожинатель
name-arcane-golem = Чародейский голем
thing-doll = Кукла
nobody-yet = пока никто

action-top-work-at = { $what ->
    [free] Сбросить { $card } вместо верхнего действия и освободить пленника: { $hex }
   *[other] Сбросить { $card } вместо верхнего действия ради работы: { $hex }
}
ask-protagonist = Кому из персонажей достаётся особая роль?
ask-bearer = Кто из персонажей это несёт?
ask-take-thing = Забрать то, что несёт { $figure }?
ask-give-away = От какого предмета вы отказываетесь навсегда?
event-took-over = { $who } забирает ношу: { $other }.

goal-kill-others = убить всех врагов, кроме них ({ $names })
goal-deliver = донести до клетки рядом с местом { $place }
goal-one-of = одно из двух: { $goals }
goal-give-away = отказаться от предмета из сокровища
goal-carry-out = забрать сокровище { $number } и вернуть всех персонажей ко входу
defeat-without-bearer = Поражение, если изнурён персонаж с особой ролью.
side-neutral = Не союзник персонажей, но враг всех монстров: { $name }.

given-any = Как только верно одно из условий ({ $givens })
given-all = Когда верно всё это ({ $givens })
given-somebody-on = персонаж или союзник стоит на { $tiles }
given-nobody-on = на { $tiles } нет ни одного персонажа
given-none-on-map = на поле их нет ({ $name })
given-tile-looted = сокровище на { $tile } забрано
given-given-away = от предмета отказались

rule-fades = В { $rounds ->
    [even] чётных
   *[odd] нечётных
} раундах они не действуют и на них нельзя воздействовать; через них можно пройти, но нельзя на них остановиться: { $names }.
rule-statues = Пока в конце хода не заняты все плиты ({ $places }), они не действуют и на них нельзя воздействовать: { $names }.
rule-untouched = На это действует только сказанное на странице: { $name }.
rule-inactive = { $name } никогда не действует.
rule-sleepers = Они спят, пока их не атакуют, не ранят, не наложат состояние или кто-нибудь не закончит движение рядом: { $name }.
rule-confined = На тайле { $tile } они не могут войти в дверь { $door } или пройти через неё: { $names }.
rule-traps-appear = на местах { $place } появляются ловушки ({ $damage } урона); кто стоит там и не летает, попадает в них.
rule-held-door = Дверь { $door } открыта, только пока персонаж стоит на плите ({ $places }). Кто окажется в закрывшейся двери, получает { $damage } урона.
rule-protagonist = У одного персонажа особая роль: { $name }.
rule-staff = Только этот персонаж может их ранить ({ $name }). Каждая единица урона заряжает посох: { $done } из { $number }.
rule-dagger = Только этот персонаж может забрать кинжал. Его владелец пробивает { $pierce } щита этого врага: { $name }.
rule-carried = { $dropped ->
    [yes] { $by } оставляет это, умирая.
   *[no] Это есть у одного из персонажей с самого начала.
} { $thing }: несёт { $name }{ $slower ->
    [0] { "" }
   *[other] , движение меньше на { $slower }
}. Другой забирает ношу действием добычи; у изнурённого она остаётся в его клетке.
rule-move-change = Движение персонажей и их призванных существ: { $by }.
rule-until-looted = Пока персонаж не забрал сокровище, он атакует с затруднением и не использует предметы. Каждый забирает одно.
rule-reset-if-lost = Если сценарий проигран, сокровище { $number } можно будет забрать снова.
rule-give-away = Кто забрал сокровище { $number }, может закончить ход на месте { $place } и навсегда отказаться от одного предмета из него.
rule-awaited-boss = { $name } появится, когда падёт { $token }: здоровье больше в { $times } раза, но меньше на { $damage } за каждый раунд, пока это стоит (уже: { $done }).
rule-round-heal = В конце каждого раунда { $name } лечится на { $heal } за каждую из них: { $token }.
rule-falls-at-end = В конце раунда { $number } будет разрушено: { $name }.
rule-plain-boss = Вместо особых действий { $name } движется и атакует.
rule-captives = Персонаж рядом с пленником ({ $name }) может сбросить карту вместо действия и освободить его. { $helper } атакует с +1 за каждого освобождённого (уже: { $done }).

name-siege-cannon = Осадное орудие
name-sick-tree = Больное дерево
name-drakes-body = Тело дракона
name-fish = Рыба
name-victim = Жертва
name-raven-cultist = Сектант Воронов
name-bloated-regent = Раздутый регент
name-lurker-king = Король затаившихся
thing-claw = Клешня

action-dig = Копать за очко движения: { $hex }
action-roll = Прокатить на { $hexes }
ask-wind = Дует ветер: куда вас снесёт?
ask-roll = Как далеко катятся валуны ряда { $row }?
ask-flood = Где поднимается вода?
ask-bail = Какую воду вы вычерпываете?
event-dug-up = { $who } раскапывает могилу: { $hex }.
event-water-rose = Вода поднимается: { $hex }.
event-water-taken = { $who } вычерпывает воду: { $hex }.

goal-dig-up = раскопать все могилы
defeat-sunk = Поражение, когда воде больше некуда подниматься.
defeat-overrun = Поражение, если один из них встанет на плиту ({ $place }): { $name }.
defeat-sacrificed = Поражение, если жертва принесена.
defeat-deserted = поражение, если на { $tiles } нет ни одного персонажа.
defeat-alone = Поражение, если лишь один персонаж не изнурён.
given-character-on = на { $tiles } есть персонаж
given-has-spawned = Когда они появились ({ $name })

rule-wind = В конце каждого раунда ветер сносит персонажей и их призванных существ на клетку, в порядке инициативы: в этом раунде { $way ->
    [0] вверх
    [1] вправо
    [2] вниз
   *[3] влево
}.
rule-current = В конце каждого раунда течение сносит персонажей и призванных существ в комнате { $tile } на клетку: вверх и влево, если инициатива ({ $name }) чётная, вверх и вправо, если нечётная. Кто стоит прямо за препятствием или стеной, в безопасности; кого некуда снести, получает { $damage } урона.
rule-boulders = В конце каждого раунда валуны ({ $left }, { $right }) каждого ряда катятся влево на 1, 2 или 3 клетки, в каждом ряду по-своему. Они ранят встречных ({ $damage } урона), разрушают препятствия и возвращаются на { $right }.
rule-flood = В конце { $rounds ->
    [even] каждого чётного
   *[every] каждого
} раунда на { $tile } рядом с водой прибывает вода (сухих клеток: { $dry }). Персонажи забирают воду как добычу, по одной, и выливают её, закончив ход на { $place }.
rule-poisoned-water = Кто входит в воду с состоянием { $condition }, получает { $damage } урона.
rule-withers = { $token } получает { $damage } урона в конце каждого раунда; когда его видно — только пока на { $tile } есть один из них: { $name } (до того: { $done }).
rule-graves = Рядом с могилой ({ $places }) персонаж копает за очки движения, всего { $points }. Мертвец встаёт рядом ({ $name }); из { $last } выходит тот, кого нужно убить.
rule-crossing = Персонажи переходят от одного алтаря ({ $place }) к другому за очко движения. Больше никто так не может.
rule-marches = { $name } движется на { $by } к ближайшему месту { $place }, открывая двери, а затем выполняет карту, кроме движения.
rule-returns = { $name } возвращается на { $place }, прежде чем действовать.
rule-gunner = каждый раунд ближайший из них ({ $name }) вместо действий идёт к орудию ({ $cannon }). Если он дошёл, все персонажи и призванные существа на { $place }, за ними по прямой и на { $tile } получают { $damage } урона.
rule-sacrifice = Вместо действий они ведут к алтарям ({ $place }) того, кто им нужен ({ $victim }), открывают двери, и сдвинуть их нельзя: { $name }. Поражение, если один из них начинает ход у алтарей и жертва тоже там.
rule-large-boss = { $name } занимает три клетки: каждую можно атаковать, и с каждой атакует он сам.
