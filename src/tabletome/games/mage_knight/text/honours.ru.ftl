# Чем сравниваются сыгранные партии и чего в них можно достичь.

mark-won = Победа
mark-points = Очки
mark-fame = Слава

achievement-mission = Задание выполнено
achievement-mission-how = Победите в сценарии.
achievement-city-taken = Город взят
achievement-city-taken-how = Станьте предводителем захваченного Города.
achievement-draconum-slayer = Драконоборец
achievement-draconum-slayer-how = Победите драконума.
achievement-high-level = Бывалый герой
achievement-high-level-how = Достигните 7-го уровня.
achievement-treasure-hunter = Охотник за сокровищами
achievement-treasure-hunter-how = Получите два Артефакта за партию.
achievement-spell-book = Книга заклинаний
achievement-spell-book-how = Получите три Заклинания за партию.
achievement-trailblazer = Первопроходец
achievement-trailblazer-how = Откройте шесть фрагментов карты за партию.
achievement-conqueror = Завоеватель
achievement-conqueror-how = Захватите пять мест за партию.
achievement-commander = Военачальник
achievement-commander-how = Завербуйте четыре отряда за партию.
achievement-ten-foes = Десять врагов
achievement-ten-foes-how = Победите десять врагов за партию.
achievement-beloved = Народный любимец
achievement-beloved-how = Закончите партию с Репутацией +5 или выше.
achievement-feared = Гроза края
achievement-feared-how = Закончите партию с Репутацией −5 или ниже.
achievement-never-fell = Не пал ни разу
achievement-never-fell-how = Победите в сценарии, ни разу не потеряв сознание.
achievement-not-a-scratch = Ни царапины
achievement-not-a-scratch-how = Победите в сценарии, не получив ни одной Раны.
achievement-great-fame = Имя на века
achievement-great-fame-how = Наберите сто очков.
