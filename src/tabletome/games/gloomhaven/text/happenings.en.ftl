# City and road events, personal quests. happenings.ru.ftl has the same messages with the same variables.


## Event cards

city-event = City event { $number }
road-event = Road event { $number }
event-option = Option { $option }
front-pay = something has to be paid
front-cost = price: { $cost }
zone-event = Event
zone-start-effects = In store for the next scenario

outcome-nothing = nothing happens
outcome-if = if { $when }: { $what }
outcome-otherwise = otherwise: { $what }
outcome-back = { $what }; the card goes under its deck
outcome-gone = { $what }; the card is out of the game
one-or-other = { $first } or { $next }
and-also = { $first }; { $next }

when-classes = a { $names } is in the party
when-reputation-above = reputation is above { $value }
when-reputation-below = reputation is below { $value }
when-pay-together = the party pays { $gold } gold together
when-pay-less = the party pays { $gold } gold together, or { $liked } with a reputation above { $value }
when-pay-each = everyone pays { $gold } gold
when-pay-item = someone gives away { $item }

brings-gold-each = everyone gains { $by } gold
costs-gold-each = everyone loses { $by } gold
brings-gold-together = the party gains { $by } gold together
costs-gold-together = the party loses { $by } gold together
brings-experience = everyone gains { $by } experience
costs-experience = everyone loses { $by } experience
brings-checks = everyone gains { $by ->
    [one] { $by } checkmark
   *[other] { $by } checkmarks
}
costs-checks = everyone loses { $by ->
    [one] { $by } checkmark
   *[other] { $by } checkmarks
}
brings-reputation = reputation +{ $by }
costs-reputation = reputation -{ $by }
brings-prosperity = prosperity +{ $by }
costs-prosperity = prosperity -{ $by }
brings-item = someone receives { $item }
brings-design = { $item } comes into the shop
brings-random-design = a random item design comes into the shop
brings-event = { $card } joins its deck
brings-scenario = scenario { $number } opens: { $scenario }
brings-achievement = achievement: { $achievement }
brings-other-option = as option { $option }
brings-condition = everyone starts the next scenario with { $condition }
brings-damage = everyone suffers { $damage } damage when the next scenario starts
brings-discards = everyone discards { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} when the next scenario starts
brings-minus-ones = one character adds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of -1 for the next scenario
brings-use-up-each = everyone uses up a small item
brings-use-up-one = one character uses up a small item
start-minus-ones = { $who } adds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of -1 for the next scenario
start-bless = { $who } starts the next scenario with a blessing
start-used-up = { $who } has used up { $item }


## Choices

ask-event = What does the party do?
ask-event-gain = How much of the { $left } gold does { $hero } get?
ask-event-pay = How much of the { $left } gold does { $hero } pay?
ask-event-receiver = Who receives { $item }?
ask-event-giver = Who gives away { $item }?
ask-event-bearer = Who adds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of -1?
ask-event-either = Which of the two does the party choose?
ask-event-item = Which small item is used up?
ask-event-discard = { $hero } discards a card because of an event. Which one?
action-decide = { $option }: { $story }
action-decide-knowing = { $option }: { $story } ({ $front })
action-share = { $gold } gold
action-entrust = { $who }
action-bear = { $what }
action-give-up = { $who }: { $item }
action-discard-card = Discard { $card }
action-pursue = { $quest }: { $wants }. { $opens }


## What happens

event-event-drawn = { $happening ->
    [city] City event { $number }
   *[road] Road event { $number }
}. { $story }
event-event-chosen = The party chooses option { $option ->
    [a] A
   *[b] B
}: { $story }
event-event-told = { $happening ->
    [city] City event { $number }
   *[road] Road event { $number }
}: what comes of it
event-event-over = { $happening ->
    [city] City event { $number }
   *[road] Road event { $number }
} { $back ->
    [yes] goes to the bottom of its deck
   *[no] is out of the game
}
event-event-added = { $happening ->
    [city] City event { $number }
   *[road] Road event { $number }
} joins its deck
event-start-effect-noted = In store: { $what }
event-discarded = { $who } discards { $card }
event-quest-taken = { $who } has a personal quest: { $quest }
event-quest-advanced = { $who }, { $quest }: { $now } of { $wanted }
event-quest-fulfilled = { $who } has fulfilled the personal quest { $quest }


## Personal quests

opens-class = Opens the box of the { $name }.
opens-envelope = Opens envelope { $letter }.

quest-seeker-of-xorn = Seeker of Xorn
quest-merchant-class = Merchant Class
quest-greed-is-good = Greed Is Good
quest-finding-the-cure = Finding the Cure
quest-a-study-of-anatomy = A Study of Anatomy
quest-law-bringer = Law Bringer
quest-pounds-of-flesh = Pounds of Flesh
quest-trophy-hunt = Trophy Hunt
quest-eternal-wanderer = Eternal Wanderer
quest-battle-legend = Battle Legend
quest-implement-of-light = Implement of Light
quest-take-back-the-trees = Take Back the Trees
quest-the-thin-places = The Thin Places
quest-aberrant-slayer = Aberrant Slayer
quest-fearless-stand = Fearless Stand
quest-piety-in-all-things = Piety in All Things
quest-vengeance = Vengeance
quest-zealot-of-the-blood-god = Zealot of the Blood God
quest-goliath-toppler = Goliath Toppler
quest-the-fall-of-man = The Fall of Man
quest-augmented-abilities = Augmented Abilities
quest-elemental-samples = Elemental Samples
quest-a-helping-hand = A Helping Hand
quest-the-perfect-poison = The Perfect Poison

wants-kills = kill { $kinds }{ $number ->
    [1] { "" }
   *[other] { " (" }{ $number })
}
wants-kills-with = kill { $kinds } with { $item } ({ $number })
wants-kinds = kill { $number } different types of monsters
wants-elites = kill { $number } elite monsters
wants-scenarios = complete { $number ->
    [one] { $number } scenario
   *[other] { $number } scenarios
}{ $kind }
wants-conclusion = then follow scenario { $number }, { $scenario }, to its conclusion
wants-items = own { $number } items: { $slots }
wants-item = own { $item }
wants-gold = have { $number } gold
wants-donated = donate { $number } gold to the sanctuary
wants-enhanced = buy { $number } enhancements
wants-exhausted = become exhausted { $number } times
wants-allies-exhausted = see other characters become exhausted { $number } times
wants-checks = earn { $number } checkmarks by battle goals
wants-retirements = see { $number } others achieve their personal quests

prey-forest-imp = Forest Imps
prey-bandit = bandits of any kind
prey-cultist = Cultists
prey-vermling = vermlings of any kind
prey-living-bones = Living Bones
prey-living-corpse = Living Corpses
prey-living-spirit = Living Spirits
prey-flame-demon = a Flame Demon
prey-frost-demon = a Frost Demon
prey-wind-demon = a Wind Demon
prey-earth-demon = an Earth Demon
prey-night-demon = a Night Demon
prey-sun-demon = a Sun Demon
prey-ooze = Oozes
prey-lurker = Lurkers
prey-spitting-drake = Spitting Drakes

scenarios-crypt = {" "}with “Crypt” in the name
scenarios-different = , all different
scenarios-side = {" "}with numbers above 51
scenarios-boss = {" "}with a boss
scenarios-gloomhaven = {" "}in Gloomhaven
scenarios-dagger-forest = {" "}in the Dagger Forest
scenarios-lingering-swamp = {" "}in the Lingering Swamp
scenarios-watcher-mountains = {" "}in the Watcher Mountains
scenarios-copperneck-mountains = {" "}in the Copperneck Mountains
scenarios-misty-sea = {" "}in the Misty Sea


## Permanent death

option-permanent_death = Permanent death
option-permanent_death-help = Only in a campaign: a character without hit points is dead for good. The exhausted stay on the map, where they can still die.
option-permanent_death-yes = for good
option-permanent_death-no = no
badge-dead = dead
