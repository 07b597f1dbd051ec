# Сценарии для одного персонажа: названия, цели и особые правила.

option-scenario-return-to-the-black-barrow = Соло 1: Возвращение в Чёрный курган
option-scenario-unfortunate-intrusion = Соло 2: Неудачное вторжение
option-scenario-corrupted-laboratory = Соло 3: Происшествие в лаборатории
option-scenario-armory-heist = Соло 4: Ограбление оружейной
option-scenario-stone-defense = Соло 5: Каменная защита
option-scenario-rodent-liberation = Соло 6: Освобождение грызунов
option-scenario-caravan-escort = Соло 7: Сопровождение каравана
option-scenario-unnatural-insults = Соло 8: Кощунство
option-scenario-storage-fees = Соло 9: Расходы на хранение
option-scenario-plane-of-wild-beasts = Соло 10: Измерение диких зверей
option-scenario-harvesting-the-night = Соло 11: Ночная жатва
option-scenario-plagued-crypt = Соло 12: Чумной склеп
option-scenario-battle-of-the-bards = Соло 13: Состязание менестрелей
option-scenario-corrupted-hunt = Соло 14: Скверная охота
option-scenario-aftermath = Соло 15: Последствия
option-scenario-elemental-secrets = Соло 16: Тайны стихий
option-scenario-caged-bear = Соло 17: Медведь в клетке

scenario-return-to-the-black-barrow = Возвращение в Чёрный курган
scenario-unfortunate-intrusion = Неудачное вторжение
scenario-corrupted-laboratory = Происшествие в лаборатории
scenario-armory-heist = Ограбление оружейной
scenario-stone-defense = Каменная защита
scenario-rodent-liberation = Освобождение грызунов
scenario-caravan-escort = Сопровождение каравана
scenario-unnatural-insults = Кощунство
scenario-storage-fees = Расходы на хранение
scenario-plane-of-wild-beasts = Измерение диких зверей
scenario-harvesting-the-night = Ночная жатва
scenario-plagued-crypt = Чумной склеп
scenario-battle-of-the-bards = Состязание менестрелей
scenario-corrupted-hunt = Скверная охота
scenario-aftermath = Последствия
scenario-elemental-secrets = Тайны стихий
scenario-caged-bear = Медведь в клетке

name-caravan-guard = Страж каравана
name-inox-necromancer = Инокс-некромант
name-song-of-the-deep = Песнь Глубин
name-loyal-guard = Верный страж
name-loyal-archer = Верная лучница
name-wounded-guard = Раненый страж
name-lieutenant = Лейтенант
name-rikharn = Рихарн
name-spirit-of-xorn = Дух Зорна
deck-drill-49 = Товарищи
deck-drill-99 = Конвой

goal-all-spawned = дождаться всех врагов
goal-save-all = спасти всех раненых ({ $names })
defeat-too-late = Поражение, если { $name } не спасён за { $number } раундов с момента, когда его нашли (пока { $done }).
given-no-enemies = на поле не осталось врагов
given-rounds-played = раунд { $number } завершён
rule-altered = { $name }{ $health ->
    [0] { "" }
   *[other] : здоровье ×{ $health }
}{ $shield ->
    [none] { "" }
   *[other] : щит { $shield }
}{ $attack ->
    [none] { "" }
   *[other] : атака { $attack }
}{ $retaliate ->
    [0] { "" }
   *[other] , ответный удар +{ $retaliate }, его дальность +{ $reach }
}.
rule-draws-from = { $names } берут карты из колоды модификаторов { $whose ->
    [ours] персонажа
   *[theirs] монстров
}.
rule-shuts-behind = { $door }: закрывается и запирается; пока она не откроется снова, монстры за пределами { $tile } не действуют, и на них нельзя повлиять.
rule-turns-coat = { $name } становится врагом для всех, сохраняя оставшееся здоровье.
rule-fumes = Когда открывается { $door }, получите { $first } урона и состояние: { $condition }. В конце каждого раунда, пока цело хоть одно ({ $token }), получите это состояние, а если оно уже есть, { $later } урона.
rule-round-condition = { $name } в начале каждого раунда получает: { $condition }.
rule-summons-for-conditions = Вместо того чтобы дать персонажу негативное состояние, { $name } призывает обычного монстра: { $summoned }.
rule-regroups = Если раунд кончился без врагов, а придут ещё, персонаж возвращается ко входу, а каждый { $name } на место { $place }.
rule-wounded = { $name }: при открытии ранен ({ $places }), в конце каждого раунда получает { $damage } урона и спасён, когда полностью вылечен. Аптечка сразу лечит 4, большая 8.
wounded-at = { $place }: здоровье { $health }
rule-cards-shown = Вы выбираете карты после того, как показаны карты способностей монстров.
rule-companion-apart = Ваш спутник начинает на { $place }, а вы у другого входа.
rule-impassable = Через препятствия нельзя пройти даже прыжком или в полёте.
rule-half-forbidden = { $half ->
    [top] Верхней
   *[bottom] Нижней
} половиной карты «{ $card }» пользоваться нельзя.
ask-regroup = Где встанет { $figure }, когда придут новые враги?
event-changed-sides = { $who } теперь враг для всех.

# Предметы этих сценариев
item-imposing-blade = Внушительный клинок
item-focusing-ray = Фокусирующий луч
item-volatile-elixir = Летучий эликсир
item-silent-stiletto = Беззвучный стилет
item-stone-charm = Каменный амулет
item-psychic-knife = Телепатический нож
item-sun-shield = Солнечный щит
item-utility-belt = Практичный пояс
item-phasing-idol = Мерцающая статуэтка
item-smoke-elixir = Дымящийся эликсир
item-pendant-of-the-plague = Подвеска чумы
item-mask-of-death = Маска смерти
item-masters-lute = Лютня мастера
item-cloak-of-the-hunter = Плащ охотника
item-doctors-coat = Докторский китель
item-elemental-boots = Сапоги стихий
item-staff-of-command = Посох повеления

item-does-refresh-one = вы или любой союзник разворачиваете один повёрнутый или потраченный предмет
item-says-after-moving = если прошли не менее { $hexes ->
    [one] { $hexes } клетки
   *[many] { $hexes } клеток
}
item-does-heal-times = Когда вы применяете «Лечение»: оно лечит в { $times } раза больше
item-does-one-more-obstacle = Когда ваша способность создаёт препятствие: создайте ещё одно, и способность действует на него так же
item-does-after-song = После способности с песней: Атака 2 или Движение 2
item-does-after-command = После приказа: сыграйте ещё одну карту с руки, ту же её половину
item-says-suffer-each = Цена: { $by } урона за каждую проведённую атаку
item-does-spare-summon = Когда атака наносит урон призванному вами созданию: оно не получает урона
item-always-doom-gives = На кого вы накладываете рок, тот получает: { $condition }
item-always-shield-on-kill = Щит { $by } до конца раунда за каждого врага, убитого в ваш ход
item-always-melee-pierce = Ваши ближние атаки: пробой { $by }
item-always-last-stand = +{ $by } к вашим ближним атакам, пока у вас ровно 1 очко здоровья
item-always-augmenting = +{ $by } ко всем атакам способности с усилением
item-always-packs-heal = Союзники лечатся аптечками на { $by } больше
ask-encore = { $hero } может ещё раз атаковать или пойти.
ask-afflict = Кого это поразит?
ask-summon-damaged = { $figure } получит { $damage } урона от атаки. Использует ли { $hero } предмет?
action-go-alone = В одиночку: { $who }, сценарий «{ $scenario }»
