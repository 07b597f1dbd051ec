# Что пишут людям, пока их нет.

your-turn = { $game }: ваш ход.
your-turns = { $count ->
    [one] Вашего хода ждут за { $count } столом: { $games }.
   *[other] Вашего хода ждут за { $count } столами: { $games }.
}
push-your-turn = Ваш ход
push-your-turns = { $count ->
    [one] Вашего хода ждут за { $count } столом
   *[other] Вашего хода ждут за { $count } столами
}
and-more = и ещё { $count }
invited = { $name } зовёт вас играть: { $game }.
push-invited = { $name } зовёт вас играть
