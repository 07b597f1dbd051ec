# What bots tell their partners

intent-tactic = { $soon ->
    [early] I want to act early
    [late] I can wait for my turn
   *[between] I shall act in the middle of the Round
}: { $tactic }.
