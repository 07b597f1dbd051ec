# What bots tell their partners

intent-rest = I take a long rest.
intent-on-the-way = { $soon ->
    [early] I act early
    [late] I act late
   *[between] I act in the middle of the round
}.
intent-for = { $soon ->
    [early] I act early
    [late] I act late
   *[between] I act in the middle of the round
} and take { $target }.
