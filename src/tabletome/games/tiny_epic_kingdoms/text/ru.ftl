# Every word a player reads, in Russian. What messages are called is told at the top of text/en.ftl.

game = Крошечные эпические королевства
game-about = Маленькие земли, высокие башни. Что выбрал один, может сделать каждый.

## Options of a new game

option-players = Игроки
option-players-help = Вдвоём игроки спорят за Потерянное королевство — третью территорию с нейтральными армиями. Впятером тот, кто обновляет карту действий, пропускает ход.
option-factions = Расы
option-factions-help = Как игроки получают расы.
option-factions-dealt = раздаются случайно
option-factions-chosen = выбираются по очереди
option-exploration = Жетоны находок
option-exploration-help = В каждой области без стартовых армий что-то спрятано: корона, сокровище, разбойник, крепость, логово дракона…
option-exploration-yes = с жетонами
option-exploration-no = без жетонов
option-resources = Начальные ресурсы
option-resources-help = Всего шесть. Для первой партии советуем: мана 2, руда 1, еда 3.
option-resources-chosen = каждый делит шесть по-своему
option-resources-recommended = мана 2, руда 1, еда 3
option-first = Первый игрок
option-first-help = Начинает тот, кто последним размахивал мечом, или решает жребий.
option-first-0 = по жребию
option-first-1 = место 1
option-first-2 = место 2
option-first-3 = место 3
option-first-4 = место 4
option-first-5 = место 5

## Names of things

seat = Игрок { $number }
neutral = нейтральная
region = { $territory } { $number }
region-of-kind = { $region }, { $kind }
with-note = { $text } ({ $note })

kind-forest = лес
kind-mountains = горы
kind-plains = равнины
kind-capital = столица
kind-ruins = руины
kind-water = вода
kind-crags = скалы

resource-mana = Мана
resource-ore = Руда
resource-food = Еда
amount-mana = { $count ->
    [one] { $count } мана
   *[other] { $count } маны
}
amount-ore = { $count ->
    [one] { $count } руда
   *[other] { $count } руды
}
amount-food = { $count ->
    [one] { $count } еда
   *[other] { $count } еды
}
amount-choice = { $count } на выбор

territory-galson = Гальсон
territory-elan = Элан
territory-eclipsean = Эклипсеан
territory-vethrune = Ветрун
territory-morandrea = Морандрея
territory-sarnmoor = Сарнмур
territory-fionarria = Фионаррия
territory-korrigar = Корригар
territory-aughmoore = Огмур
territory-dornwick = Дорнвик
territory-brannoch = Браннох
territory-tulgrund = Тюль’Грунд
territory-ilvessia = Ильвессия
territory-ashmarrow = Эшмарроу
territory-caldurine = Калдурин
territory-ondrelle = Ондрель

## The six actions

card-patrol = Патрулирование
card-patrol-help = Переместите армию в соседнюю область той же территории или поставьте вертикально лежащую.
card-quest = Поход
card-quest-help = Переместите армию из крайней области в крайнюю область другой территории.
card-build = Строительство
card-build-help = Поднимите башню на уровень: столько руды, каков номер нового уровня. Уровни с 1 по 6 приносят 1, 2, 3, 4, 6 и 8 очков.
card-research = Исследование
card-research-help = Изучите следующий уровень магии своей расы: столько маны, каков его номер. Каждый уровень — 1 очко.
card-expand = Мобилизация
card-expand-help = Добавьте армию туда, где ваша армия стоит одна: столько еды, сколько армий у вас станет в игре. Каждая армия — 1 очко.
card-trade = Торговля
card-trade-help = Обменяйте любое количество одного ресурса на столько же другого.

## Exploration tokens

token = { $name }: { $help }
token-hidden = Жетон находки лицом вниз
token-crown = Корона
token-crown-help = 2 ПО в конце игры; победивший её владельца в войне забирает её
token-treasure = Сокровище
token-treasure-help = получите 2 ресурса на выбор
token-bandit = Разбойник
token-bandit-help = заплатите 2 ресурса на выбор или потеряйте армию
token-dragons_lair = Логово дракона
token-dragons_lair-help = победив в войне, владелец может лишить проигравшего уровня башни вместо армии
token-camp = Лагерь
token-camp-help = область даёт на 1 ресурс больше
token-fort = Крепость
token-fort-help = владелец платит на 2 меньше, когда нападает
token-city = Город
token-city-help = 1 ПО владельцу в конце игры
token-church = Церковь
token-church-help = один раз потерянная в войне армия владельца может вернуться сюда
token-blank = Пустой жетон
token-blank-help = здесь ничего не оказалось

## Factions

faction-orcs = Орки
faction-orcs-1 = При равенстве в войне побеждаете вы, даже если вы зачинщик.
faction-orcs-2 = За войну можно платить едой; каждая еда покрывает 1.
faction-orcs-3 = Ваша цена войны меньше на 1.
faction-orcs-4 = В войне, когда оба кубика открыты и на вашем число, можно потратить ещё 1 ману: цена войны вырастет на столько, сколько покрывает мана, даже если превысит 11.
faction-orcs-5 = В конце игры: 2 ПО, если в вашей вотчине нет других игроков.

faction-dwarves = Гномы
faction-dwarves-1 = Другие игроки, поднимаясь на уровень башни, который занимаете вы, платят на 1 руду больше.
faction-dwarves-2 = Придя патрулём или походом в горы, получите 1 руду.
faction-dwarves-3 = Строительство стоит вам на 1 руду меньше.
faction-dwarves-4 = Если выбрана торговля, можно вместо неё строить.
faction-dwarves-5 = В конце игры: 1 ПО, если у вас есть башня и выше неё ни у кого нет.

faction-lizardfolk = Ящеры
faction-lizardfolk-1 = Патрулировать можно в любую область той территории, где стоит армия.
faction-lizardfolk-2 = Если выбрано патрулирование, можно вместо него отправиться в поход, и наоборот.
faction-lizardfolk-3 = Придя в область патрулём или походом, получите 1 её ресурс; в руинах — любой на выбор.
faction-lizardfolk-4 = Вместо похода можно поменяться местами с чужой армией, если ни одна из двух не стоит в общей с кем-то области. Где после этого встречаются два игрока, начинается война.
faction-lizardfolk-5 = В конце игры: 1 ПО за каждую занятую территорию, кроме вотчины.

faction-humans = Люди
faction-humans-1 = Если выбрано исследование, можно вместо него торговать.
faction-humans-2 = Торгуя, получите на 1 больше того ресурса, на который меняете.
faction-humans-3 = Ваша цена войны меньше на 2, если платите ресурсами только одного вида.
faction-humans-4 = При сборе получите ещё 1 еду, если хотя бы одна ваша армия стоит у воды или реки.
faction-humans-5 = В конце игры: 1 ПО за каждый ресурс, которого у вас не меньше 4.

faction-elves = Эльфы
faction-elves-1 = Торгуя, можно отдать за ману и руду, и еду сразу.
faction-elves-2 = Ваша цена войны меньше на 1, если платите только маной.
faction-elves-3 = При строительстве, мобилизации и отступлении можно платить маной вместо руды или еды, один к одному.
faction-elves-4 = Мана тех, кто воюет с вами, покрывает 1 вместо 2.
faction-elves-5 = В конце игры: 1 ПО за каждого игрока, у которого маны меньше, чем у вас.

faction-goblins = Гоблины
faction-goblins-1 = Патрулируя, можно переместить две разные армии, одну за другой.
faction-goblins-2 = Победив в войне, получите 1 еду.
faction-goblins-3 = Ваша цена войны меньше на 2, если у вас в игре больше армий, чем у противника.
faction-goblins-4 = Ваши отступления не стоят еды.
faction-goblins-5 = В конце игры: 1 ПО, если ни у кого нет в игре больше армий, чем у вас.

faction-undead = Нежить
faction-undead-1 = Ваши лежащие армии тоже могут патрулировать и ходить в поход.
faction-undead-2 = При мобилизации и отступлении можно платить маной вместо еды, один к одному.
faction-undead-3 = Победив в войне, получите 1 ману.
faction-undead-4 = Армия, которую вы потеряли бы в войне, может присоединиться к вашей армии, стоящей одна в другой области.
faction-undead-5 = В конце игры: ваши армии в руинах не пропадают; 1 ПО за каждые занятые вами руины.

faction-merfolk = Морской народ
faction-merfolk-1 = Из области у воды или реки можно патрулировать в любую другую такую область той же территории.
faction-merfolk-2 = Придя патрулём или походом в область у воды или реки, получите 1 еду.
faction-merfolk-3 = Для ваших походов области у воды или реки считаются крайними.
faction-merfolk-4 = Ваша цена войны в областях у воды или реки меньше на 1.
faction-merfolk-5 = В конце игры: 1 ПО за каждые три занятые вами области у воды или реки.

faction-centaurs = Кентавры
faction-centaurs-1 = Патрулировать можно через одну область, если в ней нет чужих армий.
faction-centaurs-2 = Придя патрулём или походом на равнины, получите 1 еду.
faction-centaurs-3 = Ваша цена войны меньше на 2, когда вы зачинщик.
faction-centaurs-4 = При сборе получите ещё 1 еду, если занимаете равнины.
faction-centaurs-5 = В конце игры: 1 ПО за каждые занятые вами равнины, но не больше 2.

faction-dark_elves = Тёмные эльфы
faction-dark_elves-1 = Ваша цена войны в лесах меньше на 1.
faction-dark_elves-2 = Ваша цена войны меньше на 1, когда вы зачинщик.
faction-dark_elves-3 = Придя патрулём или походом в лес, получите 1 ману.
faction-dark_elves-4 = Кто воюет с вами, платит на 1 больше.
faction-dark_elves-5 = В конце игры: 1 ПО за каждые два занятых вами леса.

faction-constructs = Конструкты
faction-constructs-1 = Ваша цена войны в горах меньше на 1.
faction-constructs-2 = При мобилизации и отступлении можно платить рудой вместо еды, один к одному.
faction-constructs-3 = При сборе получите ещё 1 руду, если занимаете горы.
faction-constructs-4 = Если выбрано строительство, можно вместо него провести мобилизацию.
faction-constructs-5 = В конце игры: 1 ПО за каждую занятую вами горную область, но не больше 2.

faction-halflings = Полурослики
faction-halflings-1 = Кто выставил число против вашего белого флага, теряет 2 ресурса на свой выбор.
faction-halflings-2 = Кто заключил с вами альянс, получает 1 ресурс на свой выбор.
faction-halflings-3 = Заключив альянс, получите 1 ресурс на выбор.
faction-halflings-4 = Союзники не могут нарушить альянс с вами: если у вас белый флаг, их число тоже считается флагом. Сами вы нарушить его можете.
faction-halflings-5 = В конце игры: 1 ПО за каждого союзника.

faction-shapeshifters = Оборотни
faction-shapeshifters-1 = Вытяните три расы, за которые никто не играет, и изучите уровень 1 одной из них.
faction-shapeshifters-2 = Вытяните три расы, за которые никто не играет, и изучите уровень 2 одной из них.
faction-shapeshifters-3 = Вытяните три расы, за которые никто не играет, и изучите уровень 3 одной из них.
faction-shapeshifters-4 = Вытяните три расы, за которые никто не играет, и изучите уровень 4 одной из них.
faction-shapeshifters-5 = Вытяните три расы, за которые никто не играет, и изучите уровень 5 одной из них.

## On the table

status-setup = Подготовка
status-turn = Ход { $turn }
status-active = Активный игрок: { $seat }
status-action = Выбрано: { $action }
status-ending = { $turns ->
    [0] Игра закончится после этого хода
    [one] Конец близок: остался { $turns } щит
    [few] Конец близок: осталось { $turns } щита
   *[other] Конец близок: осталось { $turns } щитов
}
status-over = Игра окончена

zone-actions = Карта действий
board-tower = Карта башни
tower-level = Уровень башни { $level }
tower-token = Башня: { $owner }
zone-faction = Карта расы
zone-factions = Расы на выбор
lost-kingdom = Потерянное королевство
meeple = Армия: { $owner }
badge-ally = союзник: { $other }
badge-inland = не с краю
stat-tower = Уровень башни
stat-magic = Уровень магии
stat-captured = Захваченные нейтральные армии

score-meeples = Армии в игре
score-magic = Уровни магии
score-faction = Пятая способность
score-tower = Башня
score-capitals = Столицы
score-tokens = Корона и города
score-lost-kingdom = Потерянное королевство

## Questions

ask-choose-faction = Выберите расу.
ask-choose-side = Выберите сторону карты территории: она станет вашей вотчиной.
ask-choose-stock = Распределите ресурсы между маной, рудой и едой (всего { $total }).
ask-choose-stock-help = Для первой игры советуют 2 маны, 1 руду и 3 еды.
ask-choose-start = Выберите область, где встанут две ваши первые армии.
ask-leave-free = Выберите область вотчины, в которой не будет жетона находки.
ask-select-action = Ваш ход: положите щит на действие. Затем его сможет выполнить каждый.
ask-act-active = { $action }: { $detail }. Можно и ничего не делать.
ask-act = { $action }: { $detail }. Или соберите ресурсы.
ask-patrol-again = Можно переместить патрулём вторую армию.
ask-take-resource = { $count ->
    [one] Выберите ресурс, который получите.
   *[other] Выберите ресурс, который получите: осталось { $count }.
}
ask-pay = Чем заплатить? Цена: { $due }.
ask-set-die = Война, { $region }: зачинщик — { $attacker }, защитник — { $defender }. Тайно выставьте кубик войны.
ask-set-die-help = Мана покрывает { $mana }, руда 1, еда { $food }{ $off ->
    [0] {""}
   *[other] , скидка { $off }
}{ $extra ->
    [0] {""}
   *[other] , наценка { $extra }
}{ $one ->
    [0] {""}
   *[other] , скидка { $one } за плату ресурсом одного вида
}{ $only ->
    [0] {""}
   *[other] , скидка { $only } за плату одной маной
}. Противник ({ $other }) может выставить не больше { $most }.
ask-raise = Ваша цена войны: { $cost }. Потратить ещё 1 ману, чтобы поднять её на { $more }?
ask-pay-for-war = Чем заплатить цену войны { $cost }?
ask-pay-for-war-help = Мана покрывает { $mana }, руда 1, еда { $food }{ $off ->
    [0] {""}
   *[other] , скидка { $off }
}{ $extra ->
    [0] {""}
   *[other] , наценка { $extra }
}{ $one ->
    [0] {""}
   *[other] , скидка { $one } за плату ресурсом одного вида
}{ $only ->
    [0] {""}
   *[other] , скидка { $only } за плату одной маной
}.
ask-lose-resources = Вы сражались против белого флага полуросликов: какие ресурсы ({ $count }) теряете?
ask-use-lair = Победа, и Логово дракона ваше. { $loser }: потеря уровня башни вместо армии?
ask-leave-region = Война проиграна, армия должна уйти. Куда?
ask-ambush = Разбойник! { $region }: заплатите 2 ресурса или потеряйте армию.
ask-take-shape = Чью способность уровня { $level } вы изучите?

## Choices

action-choose-faction = { $faction }
action-choose-side = { $territory }
action-stock = мана { $mana }, руда { $ore }, еда { $food }
action-settle = Начать здесь: { $region }
action-leave-free = Без жетона: { $region }
action-select = { $action }: { $detail }
action-select-in-vain = { $action }: вам сейчас ничего не даст. { $reason }
action-patrol = Патруль: { $start } → { $to }
action-stand-up = Поставить армию вертикально: { $region }
action-quest = Поход: { $start } → { $to }
action-swap = Поменяться местами: { $start } ⇄ { $to }, { $other }
action-build = Строительство: { $detail }
action-research = Исследование: { $detail }. Новая способность: { $ability }
action-expand = Мобилизация: { $region } ({ $cost })
action-trade = Торговля: { $paid } → { $got }
action-trade-both = Торговля: { $paid } → { $got }
action-collect = Сбор ресурсов: { $gained }
action-pass = Ничего не делать
action-done = Больше никого
action-take = { $resource }
action-bid = Цена войны { $cost }
action-white-flag = { $players ->
    [2] Белый флаг: ничего не платить
   *[other] Белый флаг: ничего не платить и предложить альянс
}
action-raise = Потратить ещё 1 ману
action-pay = Заплатить: { $paid }
action-use-lair = Проигравший теряет уровень башни
action-decline = Нет
action-retreat = Отступление: { $start } → { $to }
action-give-up = { $region }: вернуть армию в запас
action-shelter = { $region }: армия возвращается сюда: { $to }
action-flee = Бегство: { $start } → { $to }
action-surrender = Потерять армию
action-take-shape = { $faction }, уровень { $level }: { $ability }

detail-patrol = переместите армию в соседнюю область
detail-quest = переместите армию на другую территорию
detail-build = уровень башни { $level }, цена: { $cost }
detail-build-complete = ваша башня достроена
detail-research = уровень магии { $level }, цена: { $cost }
detail-research-complete = вы изучили всё
detail-expand = армия № { $number }, цена: { $cost }
detail-expand-complete = все ваши армии в игре
detail-trade = обменяйте один ресурс на другой

note-not-now = Сейчас вы не сможете его выполнить
note-overflow = не больше { $most }, остальное пропадёт
note-war = война, защитник: { $other }
note-war-with-ally = война с союзником: { $other }
note-conquest = захват нейтральной армии, цена войны { $cost }
note-down-to-one = на 1 больше, на выбор, ради последней армии
note-token = откроется жетон находки

group-patrol = Патрулирование
group-stand-up = Поставить вертикально
group-quest = Поход
group-swap = Поменяться местами
group-build = Строительство
group-research = Исследование
group-expand = Мобилизация
group-trade-mana = Отдать ману
group-trade-ore = Отдать руду
group-trade-food = Отдать еду
group-trade-both = Отдать руду и еду
group-retreat = Отступить
group-shelter = В безопасное место
group-flee = Бежать
group-give-up = Вернуть в запас
group-otherwise = Вместо этого

## What is not allowed

barred-shield = { $action }: здесь уже лежит щит
barred-collect = Сбор ресурсов: только не в свой ход
barred-bid = { $most ->
    [0] Любое число: вы не сможете заплатить
   *[other] Больше { $most }: вы не сможете заплатить
}
barred-searching = { $region }: лежащая армия не может двигаться
barred-river = { $start } → { $to }: между областями река
barred-inland = { $region }: не крайняя область, поход отсюда не начать
barred-full = { $region }: здесь уже две армии
barred-own-last = { $region }: последняя армия не может начать войну
barred-neutral = { $region }: вам не заплатить цену войны { $cost } за нейтральную армию
barred-last = { $region }: на последнюю армию нападать нельзя ({ $other })
barred-build = Уровень башни { $level }: не хватает руды, цена: { $cost }
barred-tower-complete = Ваша башня достроена
barred-research = Уровень магии { $level }: не хватает маны, цена: { $cost }
barred-magic-complete = Вы изучили все уровни магии
barred-expand = Новая армия: не хватает еды, цена: { $cost }
barred-all-in-play = Все ваши армии в игре
barred-not-alone = { $region }: нет места, ваша армия здесь не одна
barred-trade = Вам нечего обменивать

## What happened

how-patrol = патруль
how-quest = поход
how-swap = обмен местами
how-retreat = отступление
how-flee = бегство
how-shelter = возвращение армии

event-faction-chosen = { $player }: раса — { $faction }
event-side-chosen = { $seat }: вотчина — { $territory }
event-stocked = { $seat }: на старте мана { $mana }, руда { $ore }, еда { $food }
event-settled = { $seat }: старт, { $region }
event-lost-kingdom-laid = Потерянное королевство: { $territory }
event-tokens-placed = { $count ->
    [one] Спрятан { $count } жетон находки
    [few] Спрятано { $count } жетона находок
   *[other] Спрятано { $count } жетонов находок
}
event-selected = { $seat }: выбрано действие «{ $action }»
event-cleared = { $seat }: карта действий обновлена, все действия снова доступны
event-skipped = { $seat }: пропуск хода после обновления карты
event-moved = { $seat }: { $how }, { $start } → { $to }
event-stood-up = { $seat }: армия поставлена вертикально, { $region }
event-built = { $seat }: башня поднята до уровня { $level }
event-learned = { $seat }: уровень магии { $level }. { $ability }
event-expanded = { $seat }: новая армия, { $region }
event-traded = { $seat }: торговля, { $paid } → { $got }
event-traded-both = { $seat }: торговля, { $paid } → { $got }
event-collected = { $seat }: сбор ресурсов
event-passed = { $seat }: без действия
event-gained = { $seat }: +{ $gained }
event-war-began = Война, { $region }: зачинщик — { $seat }, защитник — { $other }
event-bids-revealed = Кубики открыты: { $seat } — { $cost ->
    [0] белый флаг
   *[other] { $cost }
}, { $other } — { $other_cost ->
    [0] белый флаг
   *[other] { $other_cost }
}
event-raised = { $seat }: цена войны поднята до { $cost }
event-war-won = { $seat }: победа в войне, { $region }; проигравшие — { $other }
event-paid = { $seat }: заплачено: { $paid }
event-alliance-formed = Альянс, { $region }: { $seat } и { $other }
event-alliance-broken = Альянс нарушен: { $seat } и { $other }
event-meeple-lost = { $seat }: потеряна армия, { $region }
event-neutral-captured = { $seat }: захвачена нейтральная армия, { $region }
event-crown-taken = { $seat }: Корона завоёвана, прежний владелец — { $other }
event-lair-used = { $seat }: дракон нападает; { $other } — уровень башни теперь { $level }
event-token-found = { $seat }: находка, { $region }: { $token }
event-end-triggered = { $seat }: выполнено условие конца игры; она закончится, когда обновится карта действий
event-ruins-emptied = { $count ->
    [0] В руинах никого нет
    [one] В руинах пропадает { $count } армия
    [few] В руинах пропадают { $count } армии
   *[other] В руинах пропадает { $count } армий
}
event-game-ended = Игра окончена. Победа: { $winners }

## How it is won, and how near the end is

aim = Побеждает набравший больше очков. Конец: у кого-то 7 армий, уровень магии 5 или уровень башни 6, и карту действий очистили ещё раз.
end-meeples = Больше всего армий
end-magic = Высшая магия
end-tower = Высшая башня
end-help = Королевство, которое ближе всех к этому концу игры. Кто дойдёт до последнего деления, вызовет конец игры; он наступит при следующей очистке карты действий.
end-shields = Щиты до конца игры
end-shields-help = Конец игры близок: когда на карте действий будут все пять щитов и её очистят, начнётся подсчёт очков.

## Sheets

sheet-points = Очки сейчас, по источникам
sheet-kingdom = Вотчина: { $territory }
score-total = Всего
level-of-magic = { $level }: { $ability }
number = { $count }
roman-0 = –
roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV
roman-5 = V
stat-in-play = Армии в игре
stat-in-play-help = Каждая принесёт очко в конце игры; в запасе ещё { $left } из 7.
stat-tower-help = Сейчас приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Числа — очки за каждый уровень.
stat-magic-help = Каждый изученный уровень — это очко и способность расы.
note-in-ruins = { $count ->
    [one] { $seat }: { $count } армия в руинах пропадёт в конце игры
    [few] { $seat }: { $count } армии в руинах пропадут в конце игры
   *[other] { $seat }: { $count } армий в руинах пропадут в конце игры
}
meeple-searching = Обыскивает руины: не двигается, пока её не поставят патрулированием; при сборе находит 1 ресурс на выбор.
region-help-border = { $gives } Рядом: { $beside }. На краю: здесь начинаются и кончаются походы.
region-help-inland = { $gives } Рядом: { $beside }. Не на краю: походом сюда не попасть.
region-help-alone = { $gives } Патрулём сюда не попасть.
kind-forest-help = Даёт 1 [[mana|ману]] каждому, кто здесь стоит и собирает ресурсы.
kind-mountains-help = Дают 1 [[ore|руду]] каждому, кто здесь стоит и собирает ресурсы.
kind-plains-help = Даёт 1 [[food|еду]] каждому, кто здесь стоит и собирает ресурсы.
kind-capital-help = 2 очка в конце игры тому, кто здесь один, или по 1 каждому из двух союзников. Ресурсов не даёт.
kind-ruins-help = Пришедшая сюда армия ложится [[searching|искать]]: при сборе она находит 1 ресурс на выбор. В конце игры армии в руинах пропадают.

## War

line-river = река
war-title = Война за область: { $region }
war-for-capital = Столица принесёт 2 очка тому, кто удержит её один.
war-step-set-die = Кубики
war-step-raise = Вскрытие
war-step-pay-for-war = Оплата
war-step-leave-region = Уход
war-attacks = нападает
war-defends = обороняется
war-covers = { $resource } покрывает
war-most = Больше всего
war-off = дешевле на { $count }
war-extra = дороже на { $count }
war-off-for-one = дешевле на { $count } при оплате ресурсами одного вида
war-off-for-mana = дешевле на { $count } при оплате одной маной
war-victory = Победа: { $seat }
war-score = { $own } : { $theirs }
war-victory-score = { $victory }, { $score }
war-if-raised = Поднять до { $cost }
war-if-left = Оставить { $cost }
war-pays = { $seat }: к оплате { $due }
war-spoils = { $seat }: добыча, { $amount }
war-needs = { $cost } хватит для победы
war-die-flag = белый флаг
war-die-cost = цена войны { $cost }
war-ties = При равенстве побеждают { $seat }.
war-both-pay = Платят оба, победитель и проигравший.
war-may-retreat = { $seat }: можно отступить за { $cost }
war-cannot-retreat = { $seat }: на отступление не хватает ({ $cost }), поражение стоит армии
war-nowhere-to-retreat = { $seat }: отступить некуда, рядом нет свободной области; поражение стоит армии
war-flees = { $seat }: последняя армия бежит, её нельзя потерять
forecast-points = { $seat }: очки
forecast-if-won = при победе: очки
forecast-if-lost = при поражении: очки
forecast-beats = { $most ->
    [0] сильнее белого флага ({ $other })
   *[other] сильнее { $most } и меньше ({ $other })
}
forecast-unbeatable = больше поставить нельзя: { $other }
forecast-win = победа, { $own } : { $theirs }
forecast-loss = поражение, { $own } : { $theirs }

## The glossary

term-mana = Мана
term-mana-text = Её дают леса; ею платят за магию, в войне она покрывает 2.
term-ore = Руда
term-ore-text = Её дают горы; ею платят за башню, в войне она покрывает 1.
term-food = Еда
term-food-text = Её дают равнины; ею платят за армии и отступление. В войне она ничего не покрывает, если нет особой способности.
term-meeple = Армия
term-meeple-text = Чья армия в области, тот её и занимает. Каждая армия в игре — очко в конце.
term-war-cost = Цена войны
term-war-cost-text = Число на кубике войны. Побеждает большее; обе стороны платят своё маной (по 2) и рудой (по 1) за вычетом того, что снимают способности.
term-white-flag = Белый флаг
term-white-flag-text = Кубик, повёрнутый на мир, ничего не стоит и проигрывает любому числу. Если его выставили оба, втроём и больше, заключается союз.
term-alliance = Союз
term-alliance-text = Два игрока в одной области. Он кончается, когда один из них нападёт на другого; проигравший уходит из всех общих областей.
term-searching = Поиски
term-searching-text = Армия, лежащая в руинах: не двигается, пока её не поставят патрулированием; при сборе находит владельцу ресурс на выбор.
term-border = Крайняя область
term-border-text = Область у края карты территории. Походы ведут из одной такой в другую.
term-retreat = Отступление
term-retreat-text = Проигравший войну может увести армию в соседнюю область, пустую или с одной своей армией, за столько еды, сколько у него армий в игре.
term-lost-kingdom = Потерянное королевство
term-lost-kingdom-text = Вдвоём рядом с вашими лежит третья территория, в каждой её области нейтральная армия. Победа над ней стоит столько, сколько нейтральных армий осталось; каждая захваченная приносит очко, и каждая область, которую вы удержите там до конца, тоже.
term-capital = Столица
term-capital-text = Ресурсов не даёт. В конце приносит 2 очка тому, кто в ней один, и по 1 двум союзникам.
term-ruins = Руины
term-ruins-text = Армию, вошедшую сюда, кладут плашмя: она ведёт поиски и при сборе даёт ресурс на выбор, но лёжа не перемещается. Армии, оставшиеся в руинах в конце, теряются до подсчёта очков.
term-river = Река
term-river-text = Синяя черта между областями: патрулирование через неё не ведёт.
term-home = Вотчина
term-home-text = Карта территории, с которой игрок начинал.

## С чего начать

preset-usual = Обычная партия
preset-usual-help = Три королевства, фракции раздаются, ресурсы на выбор.
preset-first = Первая партия
preset-first-help = Два королевства и начальные ресурсы, которые советует книга правил.
preset-exploration = Исследование
preset-exploration-help = Жетоны, спрятанные в областях, и фракции на выбор.

progress-tower = башня: { $level } из { $top }
