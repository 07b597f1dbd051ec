# Scenarios above 25: what can be chosen, goals and special rules.

option-scenario-ancient-cistern = 26: Древняя цистерна
option-scenario-ruinous-rift = 27: Гибельный разлом
option-scenario-outer-ritual-chamber = 28: Преддверие ритуального зала
option-scenario-sanctuary-of-gloom = 29: Святилище мрака
option-scenario-shrine-of-the-depths = 30: Святыня глубин
option-scenario-plane-of-night = 31: План ночи
option-scenario-decrepit-wood = 32: Увядший лес
option-scenario-savvas-armory = 33: Арсенал саввасов
option-scenario-doom-trench = 37: Роковая впадина
option-scenario-slave-pens = 38: Загоны для рабов
option-scenario-treacherous-divide = 39: Коварная пропасть
option-scenario-ancient-defense-network = 40: Древняя оборонная сеть
option-scenario-timeworn-tomb = 41: Обветшалая гробница
option-scenario-realm-of-the-voice = 42: Царство Голоса
option-scenario-drake-nest = 43: Гнездо дрейков
option-scenario-rebel-swamp = 45: Мятежное болото
option-scenario-nightmare-peak = 46: Пик кошмаров
option-scenario-lair-of-the-unseeing-eye = 47: Логово незрячего ока
option-scenario-shadow-weald = 48: Сумрачный лес
option-scenario-ghost-fortress = 50: Призрачная крепость
option-scenario-the-void = 51: Пустота
option-scenario-noxious-cellar = 52: Зловонный погреб
option-scenario-crypt-basement = 53: Подвал склепа
option-scenario-bandits-wood = 56: Разбойничий лес
option-scenario-investigation = 57: Расследование
option-scenario-forgotten-grove = 59: Забытая роща
option-scenario-alchemy-lab = 60: Алхимическая лаборатория
option-scenario-pit-of-souls = 62: Яма душ
option-scenario-magma-pit = 63: Яма с магмой
option-scenario-underwater-lagoon = 64: Подводная лагуна
option-scenario-sulfur-mine = 65: Серный рудник
option-scenario-chained-isle = 70: Скованный остров
option-scenario-oozing-grove = 72: Сочащаяся роща
option-scenario-harrower-hive = 76: Улей терзателей
option-scenario-temple-of-the-eclipse = 81: Храм затмения
option-scenario-shadows-within = 83: Тени внутри
option-scenario-crystalline-cave = 84: Хрустальная пещера
option-scenario-sun-temple = 85: Храм солнца
option-scenario-harried-village = 86: Разорённая деревня
option-scenario-corrupted-cove = 87: Осквернённая бухта
option-scenario-syndicate-hideout = 89: Логово синдиката
option-scenario-wild-melee = 91: Дикая схватка
option-scenario-sunken-vessel = 93: Затонувший корабль
option-scenario-vermling-nest = 94: Гнездо паразитов
option-scenario-payment-due = 95: Расплата
# end

zone-special-rules = Особые правила
goal-survive = продержаться { $number } раундов (сыграно: { $done })

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
given-opened = Как только открыта дверь между { $one } и { $other }
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
where-near-token = не далее { $reach } гексов от жетона ({ $name })
where-near-place = не далее { $reach } гексов от места { $place }
where-in-water = стоя в воде
door-between = { $one }–{ $other }

rule-elements = каждый раунд начинается с сильных стихий: { $strong }{ $inerts ->
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
rule-higher-level = { $name }: на { $by } уровня выше уровня сценария.
rule-attack-change = { $whom } атакуют{ $by ->
    [none] { "" }
   *[other] { " " }с { $by }
}{ $advantage ->
    [0] { "" }
    [1] { " " }с преимуществом
   *[other] { " " }с помехой
}.
rule-adds-condition = { $name }: каждая атака также накладывает состояние { $condition }.
rule-summons-instead = { $name } призывает элитных существ ({ $summoned }) вместо указанных на карте.
rule-cannot-be-hurt = { $name } не получает урона; состояния действуют.
rule-death-takes-away = Когда умирает один из них ({ $dying }), можно убрать с поля одного ({ $name }).
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
   *[other] Сбросить { $card } ради работы: { $hex }
}
event-saved = { $who } в безопасности.
event-cleansed = { $who } выполняет работу: { $hex }.
goal-save-many = довести до безопасности { $number }: { $name } (уже: { $done })
goal-cleanse-all = очистить все насосы ({ $done } из { $number })
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
given-unlocked = Когда дверь между { $one } и { $other } отперта
given-tokens-found = Когда найдены жетоны { $numbers }
given-not-found = Пока не найдены жетоны { $numbers }
rule-leave-map = в конце каждого раунда персонаж на месте { $place } покидает сценарий вместе с призванными существами.
rule-unlocks = двери { $doors } можно открыть.
rule-offering = Кто заканчивает ход рядом с местом { $place }, может отдать найденное сокровище: { $boss } получает { $damage } урона.
rule-hidden-tokens = Шесть пронумерованных жетонов лежат лицом вниз на местах { $place }; их забирают как сокровища.

name-crystal = Кристалл
ask-guard = Кристалл получит урон: потерять карту, чтобы его предотвратить?
rule-craved = Монстр, способный атаковать это в свой ход, выбирает это целью: { $name }.
rule-guarded = { $number } раза за сценарий персонаж может потерять карту с руки, чтобы предотвратить урон: { $name } (уже: { $done }).
