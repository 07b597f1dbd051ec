# Что подсказки называют причиной: этого больше и этого меньше.

aspect-banners-up = знамёна вам
aspect-banners-down = меньше знамён у вас
aspect-enemy-banners-up = меньше знамён у противника
aspect-enemy-banners-down = знамёна противнику
aspect-units-up = ваши отряды целее
aspect-units-down = потери ваших отрядов
aspect-enemy-units-up = потери противника
aspect-enemy-units-down = меньше потерь у противника
aspect-ground-up = позиция на поле лучше
aspect-ground-down = позиция на поле хуже
aspect-lore-up = больше знаний
aspect-lore-down = меньше знаний
aspect-attacks-up = впереди атаки сильнее
aspect-attacks-down = впереди атаки слабее
aspect-danger-up = меньше угроза атак противника
aspect-danger-down = больше угроза атак противника
