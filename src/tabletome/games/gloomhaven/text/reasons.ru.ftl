# Что подсказки называют причиной: этого больше и этого меньше.

aspect-goals-up = ближе цель сценария
aspect-goals-down = дальше цель сценария
aspect-alive-up = все остаются на ногах
aspect-alive-down = кто-то может быть изнурён
aspect-health-up = больше здоровья у отряда
aspect-health-down = меньше здоровья у отряда
aspect-stamina-up = карт хватит на большее число раундов
aspect-stamina-down = карт хватит на меньшее число раундов
aspect-items-up = предметы остаются готовыми
aspect-items-down = предметы использованы
aspect-nearness-up = ближе к врагам или к следующей двери
aspect-nearness-down = дальше от врагов или от следующей двери
aspect-hindrance-up = врагам помешали
aspect-hindrance-down = врагам ничто не мешает
aspect-rooms-up = больше открытых комнат
aspect-rooms-down = меньше открытых комнат
aspect-fronts-up = враги не в нескольких комнатах сразу
aspect-fronts-down = враги в нескольких комнатах сразу
aspect-danger-up = меньше ожидаемый урон
aspect-danger-down = больше ожидаемый урон
aspect-round-up = лучше виды на то, что осталось от раунда
aspect-round-down = хуже виды на то, что осталось от раунда
aspect-campaign-up = пройденные сценарии
aspect-campaign-down = меньше пройденных сценариев
aspect-growth-up = герои сильнее
aspect-growth-down = герои слабее
