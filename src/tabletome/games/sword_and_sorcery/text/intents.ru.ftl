# Что боты говорят товарищам

intent-begin = Следующий ход: { $hero }.
intent-attack = Беру на себя: { $target }.
intent-help = Помогаю: { $hero } ({ $power }).
