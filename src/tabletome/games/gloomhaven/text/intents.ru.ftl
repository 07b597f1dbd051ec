# Что боты говорят товарищам

intent-rest = Беру долгий отдых.
intent-on-the-way = { $soon ->
    [early] Хожу рано
    [late] Хожу поздно
   *[between] Хожу в середине раунда
}.
intent-for = { $soon ->
    [early] Хожу рано
    [late] Хожу поздно
   *[between] Хожу в середине раунда
}, беру на себя: { $target }.
