# Чем сравниваются сыгранные сценарии и чего в них можно достичь.

mark-won = Победа
mark-rounds = Раунды
mark-experience = Опыт

achievement-scenario-won = Сценарий пройден
achievement-scenario-won-how = Победите в сценарии или в кампании.
achievement-hard-won = Трудная победа
achievement-hard-won-how = Победите на высокой или очень высокой сложности.
achievement-nobody-left-behind = Своих не бросаем
achievement-nobody-left-behind-how = Победите так, чтобы никто не был изнурён.
achievement-swift-party = Туда и обратно
achievement-swift-party-how = Победите не позже восьмого раунда.
achievement-reaper = Жнец
achievement-reaper-how = Убейте шесть монстров одним персонажем за сценарий.
achievement-chest-opened = Сокровище!
achievement-chest-opened-how = Соберите жетон сокровища.
achievement-full-purse = Полный кошель
achievement-full-purse-how = Соберите пять жетонов монет.
achievement-goal-met = Личная цель
achievement-goal-met-how = Выполните боевое задание.
achievement-experienced = Опытный
achievement-experienced-how = Получите двенадцать очков опыта одним персонажем за сценарий.
achievement-unhurt = Неприкасаемый
achievement-unhurt-how = Победите так, чтобы ваши персонажи не получили урона.
achievement-all-cards = Ничего лишнего
achievement-all-cards-how = Победите без единой потерянной карты.
achievement-doorkeeper = Привратник
achievement-doorkeeper-how = Откройте две двери за партию.
achievement-hard-to-kill = Живучий
achievement-hard-to-kill-how = Победите, трижды отдав карты, чтобы избежать урона.
achievement-trap-tester = Проверяющий ловушки
achievement-trap-tester-how = Наступите в ловушку.
achievement-saga = Сага
achievement-saga-how = Закончите кампанию с десятью пройденными сценариями.
