# Что подсказки называют причиной: этого больше и этого меньше.

aspect-heroes-up = герои здоровее
aspect-heroes-down = раны героев
aspect-enemies-up = врагов меньше или они слабее
aspect-enemies-down = больше врагов
aspect-story-up = сценарий продвигается
aspect-story-down = сценарий продвигается медленнее
aspect-arms-up = лучше оружие и броня
aspect-arms-down = хуже оружие и броня
aspect-ranks-up = выше уровни душ
aspect-ranks-down = ниже уровни душ
aspect-souls-up = больше частиц душ
aspect-souls-down = меньше частиц душ
aspect-powers-up = умения остаются готовыми
aspect-powers-down = умения потрачены
aspect-things-up = больше предметов и крон
aspect-things-down = меньше предметов и крон
