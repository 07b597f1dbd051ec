# Городские и дорожные события, личные задания. Те же сообщения с теми же переменными, что в happenings.en.ftl.


## Карты событий

city-event = Городское событие { $number }
road-event = Дорожное событие { $number }
event-option = Вариант { $option }
front-pay = придётся заплатить
front-cost = цена: { $cost }
zone-event = Событие
zone-start-effects = Что ждёт в следующем сценарии

outcome-nothing = ничего не происходит
outcome-if = если { $when }: { $what }
outcome-otherwise = иначе: { $what }
outcome-back = { $what }; карта уходит под низ колоды
outcome-gone = { $what }; карта выходит из игры
one-or-other = { $first } или { $next }
and-also = { $first }; { $next }

when-classes = в отряде есть { $names }
when-reputation-above = репутация выше { $value }
when-reputation-below = репутация ниже { $value }
when-pay-together = отряд вместе платит { $gold } зол.
when-pay-less = отряд вместе платит { $gold } зол. или { $liked } зол. при репутации выше { $value }
when-pay-each = каждый платит { $gold } зол.
when-pay-item = кто-то отдаёт предмет: { $item }

brings-gold-each = каждый получает { $by } зол.
costs-gold-each = каждый теряет { $by } зол.
brings-gold-together = отряд вместе получает { $by } зол.
costs-gold-together = отряд вместе теряет { $by } зол.
brings-experience = каждый получает { $by } опыта
costs-experience = каждый теряет { $by } опыта
brings-checks = каждый получает { $by ->
    [one] { $by } галочку
    [few] { $by } галочки
   *[other] { $by } галочек
}
costs-checks = каждый теряет { $by ->
    [one] { $by } галочку
    [few] { $by } галочки
   *[other] { $by } галочек
}
brings-reputation = репутация +{ $by }
costs-reputation = репутация -{ $by }
brings-prosperity = процветание +{ $by }
costs-prosperity = процветание -{ $by }
brings-item = кто-то один получает предмет: { $item }
brings-design = теперь в магазине есть «{ $item }»
brings-random-design = в магазине появляется предмет по случайному чертежу
brings-event = { $card } попадает в свою колоду
brings-scenario = открывается сценарий { $number }: { $scenario }
brings-achievement = достижение: { $achievement }
brings-other-option = как в варианте { $option }
brings-condition = все начинают следующий сценарий с состоянием: { $condition }
brings-damage = в начале следующего сценария каждый получает { $damage } урона
brings-discards = в начале следующего сценария каждый сбрасывает { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}
brings-minus-ones = кто-то один на следующий сценарий добавляет { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
} -1
brings-use-up-each = каждый расходует мелкий предмет
brings-use-up-one = кто-то один расходует мелкий предмет
start-minus-ones = { $who }: ещё { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
} -1 на следующий сценарий
start-bless = { $who }: следующий сценарий с благословением
start-used-up = { $who }: израсходован предмет { $item }


## Выбор

ask-event = Как поступит отряд?
ask-event-gain = Сколько из { $left } зол. получает { $hero }?
ask-event-pay = Сколько из { $left } зол. платит { $hero }?
ask-event-receiver = Кто получает предмет { $item }?
ask-event-giver = Кто отдаёт предмет { $item }?
ask-event-bearer = Кто добавляет { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
} -1?
ask-event-either = Что из двух выберет отряд?
ask-event-item = Какой малый предмет израсходован?
ask-event-discard = { $hero } сбрасывает карту из-за события. Какую?
action-decide = { $option }: { $story }
action-decide-knowing = { $option }: { $story } ({ $front })
action-share = { $gold } зол.
action-entrust = { $who }
action-bear = { $what }
action-give-up = { $who }: { $item }
action-discard-card = Сбросить: { $card }
action-pursue = { $quest }: { $wants }. { $opens }


## Что происходит

event-event-drawn = { $happening ->
    [city] Городское событие { $number }
   *[road] Дорожное событие { $number }
}. { $story }
event-event-chosen = Отряд выбирает вариант { $option ->
    [a] A
   *[b] B
}: { $story }
event-event-told = { $happening ->
    [city] Городское событие { $number }
   *[road] Дорожное событие { $number }
}: что из этого вышло
event-event-over = { $happening ->
    [city] Городское событие { $number }
   *[road] Дорожное событие { $number }
} { $back ->
    [yes] уходит под низ колоды
   *[no] выходит из игры
}
event-event-added = { $happening ->
    [city] Городское событие { $number }
   *[road] Дорожное событие { $number }
} попадает в колоду
event-start-effect-noted = Впереди: { $what }
event-discarded = { $who } сбрасывает карту { $card }
event-quest-taken = { $who } выбирает личное задание: { $quest }
event-quest-advanced = { $who }, { $quest }: { $now } из { $wanted }
event-quest-fulfilled = { $who }: личное задание «{ $quest }» выполнено


## Личные задания

opens-class = Открывает коробку: { $name }.
opens-envelope = Открывает конверт { $letter }.

quest-seeker-of-xorn = Последователь Зорна
quest-merchant-class = Прирождённый торговец
quest-greed-is-good = Жадность не порок
quest-finding-the-cure = В поисках лекарства
quest-a-study-of-anatomy = Изучение анатомии
quest-law-bringer = Закон и порядок
quest-pounds-of-flesh = Фунт плоти
quest-trophy-hunt = Охота за трофеями
quest-eternal-wanderer = Вечный странник
quest-battle-legend = Легендарный воитель
quest-implement-of-light = Во имя света
quest-take-back-the-trees = Возвращение леса
quest-the-thin-places = Очень странные места
quest-aberrant-slayer = Неординарный убийца
quest-fearless-stand = Мужественный отпор
quest-piety-in-all-things = Добродетель
quest-vengeance = Месть
quest-zealot-of-the-blood-god = Фанатик кровавого бога
quest-goliath-toppler = Истребитель гигантов
quest-the-fall-of-man = Грехопадение
quest-augmented-abilities = Усиленные способности
quest-elemental-samples = Образцы стихий
quest-a-helping-hand = Помощник
quest-the-perfect-poison = Идеальный яд

wants-kills = убить: { $kinds }{ $number ->
    [1] { "" }
   *[other] { " (" }{ $number })
}
wants-kills-with = убить с помощью предмета «{ $item }»: { $kinds } ({ $number })
wants-kinds = убить монстров разных типов ({ $number })
wants-elites = убить элитных монстров ({ $number })
wants-scenarios = завершить { $number ->
    [one] { $number } сценарий
    [few] { $number } сценария
   *[other] { $number } сценариев
}{ $kind }
wants-conclusion = затем пройти до конца историю сценария { $number } «{ $scenario }»
wants-items = иметь предметы ({ $number }): { $slots }
wants-item = иметь предмет: { $item }
wants-gold = накопить { $number } зол.
wants-donated = пожертвовать святилищу { $number } зол.
wants-enhanced = купить улучшения ({ $number })
wants-exhausted = { $number ->
    [one] { $number } раз
    [few] { $number } раза
   *[other] { $number } раз
} дойти до изнурения
wants-allies-exhausted = увидеть изнурение товарищей ({ $number })
wants-checks = получить галочки за боевые задания ({ $number })
wants-retirements = увидеть, как другие выполняют личные задания ({ $number })

prey-forest-imp = лесных бесов
prey-bandit = любых разбойников
prey-cultist = культистов
prey-vermling = любых вермлингов
prey-living-bones = ожившие кости
prey-living-corpse = оживших трупов
prey-living-spirit = оживших духов
prey-flame-demon = огненного демона
prey-frost-demon = морозного демона
prey-wind-demon = воздушного демона
prey-earth-demon = земляного демона
prey-night-demon = ночного демона
prey-sun-demon = солнечного демона
prey-ooze = слизей
prey-lurker = скрытней
prey-spitting-drake = шипящих дрейков

scenarios-crypt = {" "}со словом «склеп» в названии
scenarios-different = , все разные
scenarios-side = {" "}с номерами больше 51
scenarios-boss = {" "}с боссом
scenarios-gloomhaven = {" "}в Мрачной гавани
scenarios-dagger-forest = {" "}в Кинжальном лесу
scenarios-lingering-swamp = {" "}в Вечнотопком болоте
scenarios-watcher-mountains = {" "}в Сторожевых горах
scenarios-copperneck-mountains = {" "}в Медных хребтах
scenarios-misty-sea = {" "}в Туманном море


## Окончательная смерть

option-permanent_death = Окончательная смерть
option-permanent_death-help = Только в кампании: персонаж без здоровья погибает навсегда. Изнурённые остаются на поле и ещё могут погибнуть.
option-permanent_death-yes = навсегда
option-permanent_death-no = нет
badge-dead = погиб
