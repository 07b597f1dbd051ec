# Чем сравниваются сыгранные приключения и чего в них можно достичь.

mark-won = Победа
mark-rounds = Раунды
mark-souls = Очки душ

achievement-quest-won = Приключение пройдено
achievement-quest-won-how = Победите в приключении или в кампании.
achievement-nobody-fell = Никто не пал
achievement-nobody-fell-how = Победите так, чтобы ни один герой не стал призраком.
achievement-back-from-death = С того света
achievement-back-from-death-how = Победите с вашим героем, который был воскрешён.
achievement-swift-quest = Быстрый клинок
achievement-swift-quest-how = Победите не позже шестого раунда.
achievement-dozen-foes = Дюжина врагов
achievement-dozen-foes-how = Пусть за партию падут двенадцать врагов.
achievement-soul-ascended = Возвышение души
achievement-soul-ascended-how = Повысьте ранг души героя.
achievement-rich-hero = Богатый герой
achievement-rich-hero-how = Закончите партию с пятьюдесятью кронами у одного героя.
achievement-chest-breaker = Взломщик сундуков
achievement-chest-breaker-how = Откройте два сундука за партию.
achievement-sharp-eyes = Острый глаз
achievement-sharp-eyes-how = Найдите что-нибудь при обыске.
achievement-full-of-power = Полон сил
achievement-full-of-power-how = Шесть раз за партию примените умения.
achievement-slippery = Скользкий тип
achievement-slippery-how = Уклонитесь от врагов.
achievement-unhurt = Ни царапины
achievement-unhurt-how = Победите так, чтобы ваши герои не были ранены.
achievement-locksmith = Мастер замков
achievement-locksmith-how = Откройте магический замок.
achievement-large-party = Братство
achievement-large-party-how = Победите впятером.
achievement-immortal = Бессмертные души
achievement-immortal-how = Победите в целой кампании.
