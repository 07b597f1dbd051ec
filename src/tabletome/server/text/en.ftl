# What people are written when they are not here.

your-turn = { $game }: it is your turn.
your-turns = { $count ->
    [one] It is your turn at { $count } table: { $games }.
   *[other] It is your turn at { $count } tables: { $games }.
}
push-your-turn = It is your turn
push-your-turns = { $count ->
    [one] It is your turn at { $count } table
   *[other] It is your turn at { $count } tables
}
and-more = and { $count } more
invited = { $name } asks you to play { $game }.
push-invited = { $name } asks you to play
