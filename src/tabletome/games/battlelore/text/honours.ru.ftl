# Чем сравниваются сыгранные сражения и чего в них можно достичь.

mark-won = Победа
mark-banners-lead = Перевес в знамёнах
mark-turns = Ходы

achievement-victor = Победитель
achievement-victor-how = Выиграйте сражение.
achievement-one-sided = В одни ворота
achievement-one-sided-how = Победите, пока у врага не больше одного знамени.
achievement-at-the-brink = На волоске
achievement-at-the-brink-how = Победите, когда врагу не хватает одного знамени.
achievement-swift-victory = Молниеносная победа
achievement-swift-victory-how = Победите не позже 20-го хода.
achievement-beast-slayer = Победитель чудовищ
achievement-beast-slayer-how = Уничтожьте вражеское Существо.
achievement-spellbinder = Чародей
achievement-spellbinder-how = Сыграйте пять карт Знаний за сражение.
achievement-well-of-lore = Кладезь Знаний
achievement-well-of-lore-how = Получите двадцать жетонов Знаний за сражение.
achievement-sky-of-arrows = Небо в стрелах
achievement-sky-of-arrows-how = Проведите десять дальних атак за сражение.
achievement-bold-answer = Смелый ответ
achievement-bold-answer-how = Проведите четыре контратаки за сражение.
achievement-stand-fast = Ни шагу назад
achievement-stand-fast-how = Четыре раза за сражение проигнорируйте флаги.
achievement-ground-taken = Взятый рубеж
achievement-ground-taken-how = Получите знамя за цель на поле.
achievement-field-healer = Полевой лекарь
achievement-field-healer-how = Верните в отряд павшие фигурки.
