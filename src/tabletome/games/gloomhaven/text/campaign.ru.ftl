## Кампания: город, поле и бланки

option-campaign = Кампания
option-campaign-help = Сценарий за сценарием в одной долгой игре, между ними город. Отряд начинает в Мрачной гавани; сценарий выбирают там.
option-campaign-yes = кампания
option-campaign-no = один сценарий
gloomhaven = Мрачная гавань
outcome-campaign = Кампания подошла к концу.

### Вопросы

ask-join = Кто вступает в отряд?
ask-pursue = Какое личное задание берёт { $hero }?
ask-town = { $hero } в Мрачной гавани, { $gold } зол.: что дальше?
ask-way = Куда отряд отправится отсюда?
ask-set-out = Куда отряд отправится в поход?
ask-unlock = Какой из сценариев появится на поле?
action-join = { $name }, уровень { $level }
action-city-event = Разыграть городское событие
action-sell = Продать «{ $item }» за { $price } зол.
action-donate = Пожертвовать 10 зол. святилищу Великого дуба
action-level-up = Повысить уровень
action-catch-up = Подняться до уровня { $level } по процветанию города
action-retire = Уйти на покой: личное задание выполнено
action-put-aside = Уступить место новому персонажу
action-recall = Уступить место прежнему персонажу: { $name }, уровень { $level }
action-travel = { $road ->
    [yes] { $number }: { $scenario }, по пути дорожное событие
   *[no] { $number }: { $scenario }, без дорожного события
}
action-casual = { $number }: { $scenario }, обычный режим (без наград и сюжета)
action-go-home = Вернуться в Мрачную гавань
action-end-campaign = Закончить кампанию здесь
action-found-party = Основать новый отряд: новые персонажи, тот же мир
event-party-founded = Основан новый отряд
action-unlock = { $number }: { $scenario }
ask-enhance = { $hero }, { $gold } зол.: какая наклейка для карты «{ $card }»?
action-enhance = Улучшить карту «{ $card }»
action-stick = { $half }, { $line }: { $sticker }, { $price } зол.
event-enhanced = { $who } улучшает карту «{ $card }»: { $what }, { $cost } зол.
sticker-plus-one = +1
sticker-poison = { condition-poison }
sticker-wound = { condition-wound }
sticker-muddle = { condition-muddle }
sticker-immobilize = { condition-immobilize }
sticker-disarm = { condition-disarm }
sticker-curse = { condition-curse }
sticker-strengthen = { condition-strengthen }
sticker-bless = { condition-bless }
sticker-fire = { element-fire }
sticker-ice = { element-ice }
sticker-air = { element-air }
sticker-earth = { element-earth }
sticker-light = { element-light }
sticker-dark = { element-dark }
sticker-jump = прыжок
sticker-hex = ещё одна клетка
sticker-any = любая стихия
line-move = Движение
line-attack = Атака
line-range = Дальность
line-shield = Щит
line-push = Оттолкнуть
line-pull = Притянуть
line-pierce = Пробой
line-retaliate = Ответный удар
line-heal = Лечение
line-target = Цели
line-condition = состояние
line-hp = очки здоровья
line-hex = область
barred-level-up = { $hero }: прежде чем уйти, нужно повысить уровень
barred-retire = { $hero }: прежде чем уйти, нужно объявить уход на покой
barred-scenario = Для сценария «{ $scenario }» нужны другие достижения
barred-completed = Сценарий «{ $scenario }» завершён; его можно пройти только в обычном режиме

### Стол

status-where = { $where }
status-completed = { $completed ->
    [one] завершён { $completed } сценарий
    [few] завершено { $completed } сценария
   *[many] завершено { $completed } сценариев
}
status-campaign-over = { $completed ->
    [one] Кампания окончена: завершён { $completed } сценарий
    [few] Кампания окончена: завершено { $completed } сценария
   *[many] Кампания окончена: завершено { $completed } сценариев
}
score-completed = Завершённые сценарии
stat-donated = Пожертвовано святилищу
stat-city-events = Городские события
stat-road-events = Дорожные события
stat-level = Уровень
stat-gold = Золото
stat-checks = Галочки
board-prosperity = Процветание
board-reputation = Репутация
badge-completed = завершён
badge-not-now = сейчас недоступен
badge-not-here-yet = пока не вошёл в это издание
badge-linked = связан: { $where }
prosperity-step = Уровень { $level }, с ячейки { $boxes }
reputation-step = от { $least } до { $most }: цены { $change }
zone-world-achievements = Глобальные достижения
zone-party-achievements = Достижения отряда
zone-opened-achievements = Распечатано
zone-aside = Уступили место
zone-belongings = Предметы
zone-quest = Личное задание
envelope = Конверт { $letter }
sells-for = цена продажи: { $price } зол.

### Журнал

event-reputation-changed = Репутация { $by }, теперь { $now }
event-prosperity-changed = Процветание { $by } (уровень { $level })
event-achievement-gained = { $world ->
    [yes] Глобальное достижение
   *[no] Достижение отряда
}: { $achievement }
event-scenario-unlocked = Новый сценарий { $number }: { $scenario }
event-design-gained = Теперь в магазине есть «{ $item }»
event-class-unlocked = Открыт новый класс: { $who }
event-envelope-opened = Вскрыт конверт { $letter }
event-records-opened = Можно читать городской архив
event-brought-home = { $who }: опыт { $xp }, золото { $gold }, галочки { $checks }
event-gold-changed = { $who }: золото { $by }
event-xp-changed = { $who }: опыт { $by }
event-checks-changed = { $who }: галочки { $by }
event-item-gained = { $who } получает «{ $item }»
event-item-lost = { $who } теряет «{ $item }»
event-sold = { $who } продаёт «{ $item }» за { $gold } зол.
event-donated = { $who } жертвует 10 зол. (всего { $total })
event-levelled-up = { $who }: новый уровень { $level }
event-learned = { $who } учит карту «{ $card }»
event-perk-marked = { $who } отмечает навык: { $perk }
event-created = Новый персонаж: { $who }, уровень { $level }
event-put-aside = { $who } уступает место
event-came-back = { $who } снова в отряде
event-died-for-good = { $who } погибает
event-retired = { $who } уходит на покой
event-set-out = { $casual ->
    [yes] Отряд проходит сценарий «{ $scenario }» в обычном режиме
   *[no] Отряд отправляется в поход: «{ $scenario }»
}
event-came-to-town = Отряд в Мрачной гавани
event-campaign-ended = { $completed ->
    [one] Кампания окончена: завершён { $completed } сценарий
    [few] Кампания окончена: завершено { $completed } сценария
   *[many] Кампания окончена: завершено { $completed } сценариев
}

### Имена

name-doomstalker = Обрекающий
name-summoner = Призывающая
name-nightshroud = Покров ночи
name-berserker = Берсерк
name-soothsinger = Воспевающая
name-sawbones = Костоправ
name-plagueherald = Предвестник чумы
name-sunkeeper = Хранящая солнце
name-quartermaster = Интендант
name-elementalist = Элементалист
name-beast-tyrant = Повелитель зверей
achievement-ancient-technology = Древняя технология
achievement-annihilation-of-order = Уничтожение порядка
achievement-artifact-cleansed = Артефакт: очищен
achievement-artifact-lost = Артефакт: потерян
achievement-artifact-recovered = Артефакт: найден
achievement-city-rule-demonic = Городское правление: демоны
achievement-city-rule-economic = Городское правление: торговцы
achievement-city-rule-militaristic = Городское правление: военные
achievement-end-of-corruption = Конец упадка
achievement-end-of-gloom = Конец эпохи мрака
achievement-end-of-the-invasion = Конец вторжения
achievement-the-dead-invade = Вторжение мертвецов
achievement-the-drake-aided = Помощь дрейку
achievement-the-drake-slain = Убийство дрейка
achievement-the-edge-of-darkness = На грани тьмы
achievement-the-merchant-flees = Сбежавшая торговка
achievement-the-power-of-enhancement = Возможность улучшений
achievement-the-rift-neutralized = Портал обезврежен
achievement-the-voice-freed = Голос освобождён
achievement-the-voice-silenced = Голос умолк
achievement-water-breathing = Подводное дыхание
achievement-a-demons-errand = Задание демона
achievement-a-map-to-treasure = Карта сокровищ
achievement-across-the-divide = Путь через пропасть
achievement-an-invitation = Приглашение
achievement-bad-business = Дурное знамение
achievement-dark-bounty = Тёмная награда
achievement-debt-collection = Возвращение долга
achievement-first-steps = Первые шаги
achievement-fishs-aid = Сомнительный помощник
achievement-following-clues = По следам
achievement-grave-job = Гробокопатели
achievement-high-sea-escort = Морской конвой
achievement-jekserahs-plans = Планы Джексеры
achievement-redthorns-aid = Помощь Красношипа
achievement-sin-ra = Син-Ра
achievement-stonebreakers-censer = Кадило Камнелома
achievement-sun-blessed = Благословение солнца
achievement-the-drakes-command = Предложение дрейка
achievement-the-drakes-treasure = Сокровище дрейка
achievement-the-poisons-source = Источник отравы
achievement-the-scepter-and-the-voice = Голос и скипетр
achievement-the-voices-command = Веление Голоса
achievement-the-voices-treasure = Сокровище Голоса
achievement-through-the-nest = Путь через жилище
achievement-through-the-ruins = Путь через руины
achievement-through-the-trench = Путь через впадину
achievement-tremors = Дрожь земли
achievement-water-staff = Посох воды
scenario-ancient-cistern = Древняя цистерна
scenario-ruinous-rift = Гибельный разлом
scenario-outer-ritual-chamber = Преддверие ритуального зала
scenario-sanctuary-of-gloom = Святилище мрака
scenario-shrine-of-the-depths = Святыня глубин
scenario-plane-of-night = План ночи
scenario-decrepit-wood = Увядший лес
scenario-savvas-armory = Арсенал саввасов
scenario-scorched-summit = Опалённая вершина
scenario-gloomhaven-battlements-a = Стены Мрачной гавани А
scenario-gloomhaven-battlements-b = Стены Мрачной гавани Б
scenario-doom-trench = Роковая впадина
scenario-slave-pens = Загоны для рабов
scenario-treacherous-divide = Коварная пропасть
scenario-ancient-defense-network = Древняя оборонная сеть
scenario-timeworn-tomb = Обветшалая гробница
scenario-realm-of-the-voice = Царство Голоса
scenario-drake-nest = Гнездо дрейков
scenario-tribal-assault = Нападение на племя
scenario-rebel-swamp = Мятежное болото
scenario-nightmare-peak = Пик кошмаров
scenario-lair-of-the-unseeing-eye = Логово незрячего ока
scenario-shadow-weald = Сумрачный лес
scenario-rebels-stand = Оплот мятежников
scenario-ghost-fortress = Призрачная крепость
scenario-the-void = Пустота
scenario-noxious-cellar = Зловонный погреб
scenario-crypt-basement = Подвал склепа
scenario-palace-of-ice = Ледяной дворец
scenario-foggy-thicket = Туманная чаща
scenario-bandits-wood = Разбойничий лес
scenario-investigation = Расследование
scenario-bloody-shack = Кровавая лачуга
scenario-forgotten-grove = Забытая роща
scenario-alchemy-lab = Алхимическая лаборатория
scenario-fading-lighthouse = Угасающий маяк
scenario-pit-of-souls = Яма душ
scenario-magma-pit = Яма с магмой
scenario-underwater-lagoon = Подводная лагуна
scenario-sulfur-mine = Серный рудник
scenario-clockwork-cove = Заводная бухта
scenario-arcane-library = Чародейская библиотека
scenario-toxic-moor = Ядовитая топь
scenario-well-of-the-unfortunate = Колодец несчастных
scenario-chained-isle = Скованный остров
scenario-windswept-highlands = Ветреное нагорье
scenario-oozing-grove = Сочащаяся роща
scenario-rockslide-ridge = Гряда обвалов
scenario-merchant-ship = Торговый корабль
scenario-overgrown-graveyard = Заросшее кладбище
scenario-harrower-hive = Улей жнецов
scenario-vault-of-secrets = Хранилище тайн
scenario-sacrifice-pit = Жертвенная яма
scenario-lost-temple = Затерянный храм
scenario-vigil-keep = Сторожевая крепость
scenario-temple-of-the-eclipse = Храм затмения
scenario-burning-mountain = Горящая гора
scenario-shadows-within = Тени внутри
scenario-crystalline-cave = Хрустальная пещера
scenario-sun-temple = Храм солнца
scenario-harried-village = Разорённая деревня
scenario-corrupted-cove = Осквернённая бухта
scenario-plane-of-water = План воды
scenario-syndicate-hideout = Логово синдиката
scenario-demonic-rift = Демонический разлом
scenario-wild-melee = Дикая схватка
scenario-back-alley-brawl = Драка в переулке
scenario-sunken-vessel = Затонувший корабль
scenario-vermling-nest = Гнездо паразитов
scenario-payment-due = Расплата

## Город и карта сценариев

board-map = Сценарии на поле кампании
place-sanctuary = Святилище
place-sanctuary-help = Пожертвуйте 10 золотых, один раз за посещение: два благословения на следующий сценарий. Каждая сотня золотых прибавляет процветания.
place-event = Городское событие
place-event-help = Одно событие за каждое посещение города.
place-shop = Лавка
place-shop-help = Купите предметы или продайте свои за полцены. Репутация меняет цены.
place-enhancer = Чародейка
place-enhancer-help = Когда отряд обретёт силу усиления, наклейки навсегда сделают карты способностей сильнее.
place-lion = Спящий Лев
place-lion-help = Герои приходят и уходят: повышают уровень, уходят на покой, отходят в сторону, возвращаются.
place-gate = Западные ворота
place-gate-help = В городе всё сделано: когда готовы все, отряд отправляется в путь.
place-unknown = ещё не найден
place-told-sanctuary = { $donated } из { $most } золотых
place-told-shop = { $items ->
    [one] { $items } предмет
    [few] { $items } предмета
   *[many] { $items } предметов
}, цены { $change }
place-told-gate = { $scenarios ->
    [one] открыт { $scenarios } сценарий
    [few] открыто { $scenarios } сценария
   *[many] открыто { $scenarios } сценариев
}
place-told-event-open = одно за посещение
place-told-event-done = уже было
place-told-enhancer-open = наклейки на карты
place-told-enhancer-shut = пока закрыто
place-told-lion = прийти, уйти, на покой
scenario-needs = нужно: { $what }{ $times ->
    [one] { "" }
   *[other] , раз: { $times }
}
scenario-forbids = не после: { $what }
sheet-goal = Цель: { $goals }
sheet-rooms = { $rooms ->
    [one] { $rooms } комната
    [few] { $rooms } комнаты
   *[other] { $rooms } комнат
}, { $doors ->
    [0] без дверей
    [one] { $doors } дверь
    [few] { $doors } двери
   *[other] { $doors } дверей
}
stat-scenario-level = Уровень
stat-monster-level = Уровень монстров
stat-coin = Золота за монету
stat-trap-damage = Урон ловушек
stat-bonus-xp = Опыта за победу
