# What bots tell their partners

intent-begin = { $hero } goes next.
intent-attack = I take { $target }.
intent-help = I help { $hero }: { $power }.
