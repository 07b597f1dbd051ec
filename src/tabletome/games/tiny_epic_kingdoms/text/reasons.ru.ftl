# Что подсказки называют причиной: этого больше и этого меньше.

aspect-people-up = больше армий
aspect-people-down = меньше армий
aspect-magic-up = выше магия
aspect-magic-down = ниже магия
aspect-tower-up = выше башня
aspect-tower-down = ниже башня
aspect-captured-up = захваченные армии
aspect-captured-down = меньше захваченных армий
aspect-places-up = очки за занятые места
aspect-places-down = меньше очков за занятые места
aspect-stores-up = запасы, на которые покупаются очки
aspect-stores-down = меньше запасов на покупку очков
aspect-income-up = больше доход
aspect-income-down = меньше доход
aspect-safety-up = лучше защита от войны
aspect-safety-down = выше угроза войны
aspect-turn-up = польза от действия этого хода
aspect-turn-down = меньше пользы от действия этого хода
aspect-rivals-up = соперники отстают
aspect-rivals-down = соперники выигрывают
