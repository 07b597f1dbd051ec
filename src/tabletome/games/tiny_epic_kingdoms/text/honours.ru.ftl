# Чем сравниваются сыгранные партии и чего в них можно достичь.

mark-won = Победа
mark-lead = Отрыв
mark-points = Очки

achievement-crowned = Коронация
achievement-crowned-how = Победите в партии.
achievement-tower-builder = Строитель башни
achievement-tower-builder-how = Достройте свою башню.
achievement-archmage = Архимаг
achievement-archmage-how = Достигните высшего уровня магии.
achievement-full-house = Людное королевство
achievement-full-house-how = Закончите партию, когда в игре все семь ваших миплов.
achievement-warlord = Полководец
achievement-warlord-how = Выиграйте три войны за партию.
achievement-peacemaker = Миротворец
achievement-peacemaker-how = Победите, не начав ни одной войны.
achievement-diplomat = Дипломат
achievement-diplomat-how = Заключите два союза за партию.
achievement-merchant = Купец
achievement-merchant-how = Торгуйте пять раз за партию.
achievement-landslide = Разгром
achievement-landslide-how = Победите с отрывом в пять очков или больше.
achievement-balanced = Камень и чары
achievement-balanced-how = Закончите партию с башней и магией не ниже четвёртого уровня.
achievement-liberator = Наследник Потерянного королевства
achievement-liberator-how = Захватите трёх нейтральных миплов за партию.
achievement-crown-thief = Похититель короны
achievement-crown-thief-how = Отнимите Корону у другого королевства.
