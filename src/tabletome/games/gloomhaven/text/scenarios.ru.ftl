# Scenarios above 25: what can be chosen, goals and special rules.

option-scenario-shrine-of-the-depths = 30: Святыня глубин
option-scenario-decrepit-wood = 32: Увядший лес
option-scenario-doom-trench = 37: Роковая впадина
option-scenario-ancient-defense-network = 40: Древняя оборонная сеть
option-scenario-nightmare-peak = 46: Пик кошмаров
option-scenario-shadow-weald = 48: Сумрачный лес
option-scenario-forgotten-grove = 59: Забытая роща
option-scenario-magma-pit = 63: Яма с магмой
option-scenario-underwater-lagoon = 64: Подводная лагуна
option-scenario-sulfur-mine = 65: Серный рудник
option-scenario-sunken-vessel = 93: Затонувший корабль
option-scenario-vermling-nest = 94: Гнездо паразитов
# end
