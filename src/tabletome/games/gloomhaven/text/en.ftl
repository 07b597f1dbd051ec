# Every word a player reads, in English. text/ru.ftl has the same messages with the same variables.


## Options of a new game

game = Gloomhaven
game-about = Two cards a round, one hand for the whole scenario. Win before your strength is gone.
option-players = Players
option-players-help = A lone player runs two characters; monsters are then one level stronger.
option-scenario = Scenario
option-scenario-help = Only scenarios that are complete can be chosen.
option-scenario-black-barrow = 1: Black Barrow
option-difficulty = Difficulty
option-difficulty-help = Shifts the scenario level: stronger monsters, more gold and experience.
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-difficulty-very-hard = very hard
option-open_information = Open information
option-open_information-help = Everything may be said about hands and plans; monsters are one level stronger.
option-open_information-yes = open
option-open_information-no = by the book
option-less_random = Reduced randomness
option-less_random-help = The extreme modifier cards count as +2 and -2.
option-less_random-yes = reduced
option-less_random-no = as printed
option-hands = Hands
option-hands-help = A first game is best played with the level 1 cards; level X cards may take their place.
option-hands-starting = level 1 cards
option-hands-chosen = chosen
option-first = First character
option-first-help = The class of this seat. Each class can take part only once.
option-first-brute = Brute
option-first-scoundrel = Scoundrel
option-first-spellweaver = Spellweaver
option-first-tinkerer = Tinkerer
option-first-cragheart = Cragheart
option-first-mindthief = Mindthief
option-second = Second character
option-second-help = The class of this seat. Each class can take part only once.
option-second-brute = Brute
option-second-scoundrel = Scoundrel
option-second-spellweaver = Spellweaver
option-second-tinkerer = Tinkerer
option-second-cragheart = Cragheart
option-second-mindthief = Mindthief
option-third = Third character
option-third-help = The class of this seat. Each class can take part only once.
option-third-brute = Brute
option-third-scoundrel = Scoundrel
option-third-spellweaver = Spellweaver
option-third-tinkerer = Tinkerer
option-third-cragheart = Cragheart
option-third-mindthief = Mindthief
option-fourth = Fourth character
option-fourth-help = The class of this seat. Each class can take part only once.
option-fourth-brute = Brute
option-fourth-scoundrel = Scoundrel
option-fourth-spellweaver = Spellweaver
option-fourth-tinkerer = Tinkerer
option-fourth-cragheart = Cragheart
option-fourth-mindthief = Mindthief

## Names

scenario-black-barrow = Black Barrow
monster = { $name } { $number }{ $rank ->
        [elite] {" "}(elite)
        *[normal] {""}
    }
numbered = { $name } { $number }
hex = { $place }, { $terrain }
terrain-floor = floor
terrain-closed-door = closed door
terrain-open-door = open door
terrain-obstacle = obstacle
terrain-trap = trap
terrain-hazardous = hazardous terrain
terrain-difficult = difficult terrain
part-top = Top
part-bottom = Bottom
half-top = top
half-bottom = bottom
half-basic-attack = Attack 2
half-basic-move = Move 2
element-state = { $element }{ $state ->
        [strong] {" "}(strong)
        [waning] {" "}(waning)
        *[inert] {""}
    }
element-fire = fire
element-ice = ice
element-air = air
element-earth = earth
element-light = light
element-dark = dark
element-any = any element
condition-poison = poison
condition-wound = wound
condition-immobilize = immobilize
condition-disarm = disarm
condition-stun = stun
condition-muddle = muddle
condition-invisible = invisible
condition-strengthen = strengthen
condition-curse = curse
condition-bless = bless

## What abilities do

does-move = Move { $by }
does-jump = Move { $by }, Jump
does-move-loots = Loot every hex entered
does-attack = Attack { $by }
does-range = Range { $range }
does-area = Area of { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
does-area-melee = Area of { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} beside you
does-whom = On { $to }
does-targets = Target { $targets }
does-pierce = Pierce { $by }
does-push = Push { $by }
does-pull = Pull { $by }
does-on-one = all attacks on one enemy
does-hurts-around = everyone beside the target suffers { $by } damage
does-heal = { $range ->
        [0] Heal { $by }, self
        *[other] Heal { $by }, Range { $range }
    }
does-shield = Shield { $by }
does-retaliate = { $range ->
        [1] Retaliate { $by }
        *[other] Retaliate { $by }, Range { $range }
    }
does-retaliate-xp = { $xp } experience each time
does-loot = Loot { $range }
does-give = { $conditions }: { $to }
does-push-whom = Push { $by }: { $to }
does-pull-whom = Pull { $by }, Range { $range }
does-drag = Make one adjacent enemy move { $by }, to a hex beside you
does-disarm-trap = Disarm one adjacent trap
does-ward = Shield { $by } against attacks that would hurt you
does-negate = Suffer no damage
does-protect = Enemies who attack your adjacent allies attack you instead
does-consume = Consume { $element }: { $effect }
does-when = { $when }: { $effect }
does-infuse = Infuse { $element }
does-xp = { $xp } experience
does-slots = { $slots ->
    [one] { $slots } use
   *[other] { $slots } uses
}, { $xp } experience in all
does-stays-round = Until the end of the round
does-stays-persistent = Persistent
does-lost = Lost when used
does-lay-trap = Create a trap of { $damage } damage beside you
does-summon = Summon: { $name }
does-recover-lost = Recover all your lost cards
does-ally-recovers = One adjacent ally recovers all discarded cards
does-heal-all = Heal { $by } for all adjacent allies
does-xp-each = { $xp } experience for each enemy targeted
does-suffer = Suffer { $by } damage
does-summon-monster = Summon { $name } ({ $ranks })
does-make-trap = Create a trap of { $damage } damage
does-avoided = Attacks on it have disadvantage
does-on-death = On death: attack all around
does-boss-special = Special action { $number }
gain-attack = { $by } Attack
gain-target = one more target
gain-heal = Heal { $by } for each target damaged
gain-per = { $effect } for each: { $per }
when-always = always
when-alone = on a target beside none of its allies
when-flanked = on a target beside any of your allies
when-beside-its-attackers-ally = on a target beside one of the attacker's allies
when-attacker-invisible = while invisible
count-attackers-allies-beside-the-target = your allies beside the target
count-hexes-moved-this-turn = hexes moved this turn
count-damage-dealt-this-turn = damage dealt this turn
count-targets-shield = the target's Shield
to-enemies-on-the-path-to-the-target = all enemies on the path to the target
name-decoy = Decoy
to-self = self
to-adjacent-enemies = all adjacent enemies
to-one-adjacent-enemy = one adjacent enemy
to-enemies-in-range = all enemies in range
to-enemies-moved-through = all enemies moved through
to-allies-in-range = allies in range
to-self-and-allies-in-range = self and allies in range
to-adjacent-allies = adjacent allies
to-every-enemy = every enemy
to-adjacent-enemies-and-allies = all adjacent figures

## Questions

ask-hand = Which cards does { $hero } exchange?
ask-place = Where does { $hero } start?
ask-select = Which two cards does { $hero } play? The first leads: its number is the initiative.
ask-turn = { $hero }: what now?
ask-move = { $hero } moves: { $points } left. Where to?
ask-part = { $hero } may also do this: { $part }. Do it?
ask-strike = Attack { $value }: whom does { $figure } attack?
ask-lay = Which hexes does the area cover?
ask-damage = { $hero } has { $left } hit points and would suffer { $damage } damage. Suffer it, or lose cards?
ask-heal = Whom does { $hero } heal?
ask-give = Which enemy does { $hero } afflict?
ask-push = Whom does { $hero } push?
ask-pull = Whom does { $hero } pull?
ask-drag = Which enemy does { $hero } force to move?
ask-drag-to = Where does the enemy have to go?
ask-disarm-trap = Which trap does { $hero } disarm?
ask-lay-trap = Where does { $hero } set the trap?
ask-summon = Where does { $hero } place the summon?
ask-recover = Which ally recovers the discarded cards?
ask-shove = Where is { $target } moved?
ask-consume = Consume the element for { $card }?
ask-consume-any = Which element do the monsters consume?
ask-long-rest = Which discarded card does { $hero } lose?
ask-rest = Does { $hero } take a short rest?
ask-short-rest = Short rest: { $card } was drawn. Lose it, or suffer 1 damage and lose another card instead?
ask-first = Who acts first?
ask-focus = Whom does { $figure } focus on?
ask-monster-moves = Where does { $figure } go?
ask-monster-attacks = Whom does { $figure } attack?
ask-monster-chooses = Whom does { $figure } choose?
ask-monster-places = Which hex does { $figure } choose?

## Choices

action-swap = { $into } instead of { $out }
action-ready = Done
action-place = { $hex }
action-play = { $lead } ({ $initiative }) leads, with { $other } ({ $later })
action-long-rest = Long rest
action-top = { $card }, top: { $does }
action-bottom = { $card }, bottom: { $does }
action-basic-attack = { $card } as Attack 2
action-basic-move = { $card } as Move 2
action-end-turn = End the turn
action-go = To { $hex }
action-go-through = To { $hex }, through { $who }
action-stop = Stop here
action-strike = { $who }
action-choose = { $who }
action-shove = To { $hex }
action-skip = Leave it out
fact-advantage = advantage{ $why ->
        [strengthen] {" "}(strengthened)
        *[other] {""}
    }
fact-disadvantage = disadvantage{ $why ->
        [adjacent] {" "}(a ranged attack on a neighbour)
        [muddle] {" "}(muddled)
        *[other] {""}
    }
action-strike-facing = { $who }: { $facts }
action-without = Leave out the effect: { $effect }
action-apply = Yes
action-consume = Consume { $element }
action-suffer = Suffer it
action-lose-card = Lose { $card } from hand
action-lose-two = Lose { $card } and { $other } from the discard pile
action-lose = Lose { $card }
action-short-rest = Short rest
action-keep-on = No rest
action-accept = Lose it
action-redraw = Suffer 1 damage and lose another
action-first = { $name }
action-focus = { $who }
action-does = To { $hex }
action-does-attack = { $who }

## Events

event-swapped = { $who } takes { $card } instead of { $other }
event-placed = { $who } starts on { $hex }
event-round-began = Round { $number }
event-revealed = { $who } reveals { $lead } and { $other }: initiative { $initiative }
event-rests-long = { $who } takes a long rest: initiative { $initiative }
event-monster-card-drawn = { $deck }: initiative { $initiative }. { $does }
event-door-opened = { $who } opens a door: { $monsters } monsters
event-turn-began = { $who } acts
event-focused = { $who } focuses on { $on }: { $why ->
        [only] the only enemy it can get at
        [nearest] the least movement, { $moves }
        [proximity] the same movement as to another, but only { $away ->
            [one] { $away } hex
           *[other] { $away } hexes
        } away
        [initiative] as near as another, but earlier in the round
        *[choice] as good as another, by the players' choice
    }
event-idle = { $who } can focus on nobody and stays
event-aimed = { $who } attacks { $targets } at once
event-moved = { $who } moves to { $to }
event-attacked = { $who } attacks { $target }: Attack { $value }, { $choice ->
    [yes] drawn { $cards }, { $counted } counts
   *[no] modifier { $cards }
}{ $shield ->
    [0] {""}
   *[other] , Shield { $shield }
}: damage { $damage }
event-suffered = { $who } suffers { $damage }{ $cause ->
        [retaliate] {" "}by retaliate
        [wound] {" "}from a wound
        [hazard] {" "}from hazardous terrain
        [redraw] {" "}for another draw
        *[none] {""}
    }, { $left } left
event-negated = { $count ->
    [one] { $who } loses { $card } to suffer nothing
   *[other] { $who } loses { $card } and { $other } to suffer nothing
}
event-died = { $who } dies
event-exhausted = { $who } is exhausted
event-healed = { $who } heals { $by }
event-round-bonus-gained = { $what ->
        [shield] { $who } has Shield { $by } this round
        [retaliate] { $who } has Retaliate { $by } this round
        [attack] { $who } attacks with +{ $by } this round
        [move] { $who } moves with +{ $by } this round
        [immune] { $who } is immune to negative conditions this round
        [unharmed] { $who } suffers no damage this round
        *[avoided] Attacks on { $who } have disadvantage this round
    }
event-conditioned = { $who }: { $condition }
event-recovered = { $who }: { $condition } ends
event-pushed = { $who } is moved to { $to }
event-trap-sprung = { $who } springs a trap
event-looted = { $who } loots { $money } money{ $treasure ->
        [none] {""}
        *[other] {" "}and a treasure
    }
event-used = { $who } uses { $card }: { $half }
event-gained-xp = { $who } gains { $xp } experience
event-infused = Infused: { $element }
event-consumed = { $who } consumes { $element }
event-rested = { $who } rests and loses { $lost }
event-summoned = { $who } is summoned
event-scenario-began = Scenario { $number }: { $scenario }
event-scenario-decided = { $won ->
        [yes] The goal is reached: the scenario is won
        *[no] The scenario is lost
    } at the end of the round
event-scenario-ended = { $won ->
        [yes] Victory
        *[no] Defeat
    }

## What lies on the table

status-round = { $round ->
        [0] Preparation
        *[other] Round { $round }
    }
status-level = Scenario level { $level }
status-won = Victory
status-lost = Defeat
score-xp = Experience
score-bonus = For the victory
stat-health = Hit points
column-health = Life
column-move = Move
column-attack = Attack
column-range = Range
column-shield = Shield
stat-xp = Experience
stat-money = Money
stat-hand = Cards in hand
stat-rounds = Rounds left at most
stat-rounds-help = So many rounds this hero's cards last, this one included, if every rest takes one card and no other is lost. A long rest is a round without an action. At none the hero is exhausted.
note-rounds = { $rounds ->
    [0] The cards are at an end: exhausted when two more are asked for
    [one] Cards for { $rounds } round at most, then exhausted
   *[other] Cards for { $rounds } rounds at most, then exhausted
}
stat-modifiers = Modifier cards
badge-goal = { $goal }: { $does }{ $met ->
        [yes] {" "}✓ as things stand
        *[no] {""}
    }
badge-leads = leads
badge-hand = hand
badge-discard = discard
badge-exhausted = exhausted
zone-hand = Hand
zone-of = { $zone }: { $who }
zone-using = In use
zone-chosen = Chosen
zone-discard = Discarded
zone-lost = Lost
zone-active = Active

## Classes, monsters, decks, cards

name-brute = Brute
name-scoundrel = Scoundrel
name-spellweaver = Spellweaver
name-tinkerer = Tinkerer
name-ancient-artillery = Ancient Artillery
name-bandit-archer = Bandit Archer
name-bandit-guard = Bandit Guard
name-black-imp = Black Imp
name-cave-bear = Cave Bear
name-city-archer = City Archer
name-city-guard = City Guard
name-cultist = Cultist
name-deep-terror = Deep Terror
name-earth-demon = Earth Demon
name-flame-demon = Flame Demon
name-forest-imp = Forest Imp
name-frost-demon = Frost Demon
name-giant-viper = Giant Viper
name-harrower-infester = Harrower Infester
name-hound = Hound
name-inox-archer = Inox Archer
name-inox-guard = Inox Guard
name-inox-shaman = Inox Shaman
name-living-bones = Living Bones
name-living-corpse = Living Corpse
name-living-spirit = Living Spirit
name-lurker = Lurker
name-night-demon = Night Demon
name-ooze = Ooze
name-rending-drake = Rending Drake
name-savvas-icestorm = Savvas Icestorm
name-savvas-lavaflow = Savvas Lavaflow
name-spitting-drake = Spitting Drake
name-stone-golem = Stone Golem
name-sun-demon = Sun Demon
name-vermling-scout = Vermling Scout
name-vermling-shaman = Vermling Shaman
name-wind-demon = Wind Demon
deck-ancient-artillery = Ancient Artillery
deck-archer = Archers
deck-boss = Bosses
deck-cave-bear = Cave Bear
deck-cultist = Cultist
deck-deep-terror = Deep Terror
deck-earth-demon = Earth Demon
deck-flame-demon = Flame Demon
deck-frost-demon = Frost Demon
deck-giant-viper = Giant Viper
deck-guard = Guards
deck-harrower-infester = Harrower Infester
deck-hound = Hound
deck-imp = Imps
deck-living-bones = Living Bones
deck-living-corpse = Living Corpse
deck-living-spirit = Living Spirit
deck-lurker = Lurker
deck-night-demon = Night Demon
deck-ooze = Ooze
deck-rending-drake = Rending Drake
deck-savvas-icestorm = Savvas Icestorm
deck-savvas-lavaflow = Savvas Lavaflow
deck-scout = Scouts
deck-shaman = Shamans
deck-spitting-drake = Spitting Drake
deck-stone-golem = Stone Golem
deck-sun-demon = Sun Demon
deck-wind-demon = Wind Demon
card-trample = Trample
card-eye-for-an-eye = Eye for an Eye
card-sweeping-blow = Sweeping Blow
card-provoking-roar = Provoking Roar
card-overwhelming-assault = Overwhelming Assault
card-grab-and-go = Grab and Go
card-warding-strength = Warding Strength
card-shield-bash = Shield Bash
card-leaping-cleave = Leaping Cleave
card-spare-dagger = Spare Dagger
card-skewer = Skewer
card-balanced-measure = Balanced Measure
card-wall-of-doom = Wall of Doom
card-single-out = Single Out
card-flanking-strike = Flanking Strike
card-smoke-bomb = Smoke Bomb
card-backstab = Backstab
card-thiefs-knack = Thief's Knack
card-venom-shiv = Venom Shiv
card-throwing-knives = Throwing Knives
card-quick-hands = Quick Hands
card-special-mixture = Special Mixture
card-sinister-opportunity = Sinister Opportunity
card-tricksters-reversal = Trickster's Reversal
card-swift-bow = Swift Bow
card-fire-orbs = Fire Orbs
card-impaling-eruption = Impaling Eruption
card-reviving-ether = Reviving Ether
card-freezing-nova = Freezing Nova
card-mana-bolt = Mana Bolt
card-frost-armor = Frost Armor
card-flame-strike = Flame Strike
card-ride-the-wind = Ride the Wind
card-proximity-mine = Proximity Mine
card-harmless-contraption = Harmless Contraption
card-flamethrower = Flamethrower
card-hook-gun = Hook Gun
card-ink-bomb = Ink Bomb
card-net-shooter = Net Shooter
card-stun-shot = Stun Shot
card-reinvigorating-elixir = Reinvigorating Elixir
card-restorative-mist = Restorative Mist
card-energizing-tonic = Energizing Tonic
card-enhancement-field = Enhancement Field
card-toxic-bolt = Toxic Bolt

## Scenarios, bosses and tokens

option-scenario-barrow-lair = 2: Barrow Lair
scenario-barrow-lair = Barrow Lair
option-scenario-inox-encampment = 3: Inox Encampment
scenario-inox-encampment = Inox Encampment
option-scenario-crypt-of-the-damned = 4: Crypt of the Damned
scenario-crypt-of-the-damned = Crypt of the Damned
option-scenario-ruinous-crypt = 5: Ruinous Crypt
scenario-ruinous-crypt = Ruinous Crypt
option-scenario-decaying-crypt = 6: Decaying Crypt
scenario-decaying-crypt = Decaying Crypt
option-scenario-vibrant-grotto = 7: Vibrant Grotto
scenario-vibrant-grotto = Vibrant Grotto
option-scenario-gloomhaven-warehouse = 8: Gloomhaven Warehouse
scenario-gloomhaven-warehouse = Gloomhaven Warehouse
option-scenario-diamond-mine = 9: Diamond Mine
scenario-diamond-mine = Diamond Mine
option-scenario-plane-of-elemental-power = 10: Plane of Elemental Power
scenario-plane-of-elemental-power = Plane of Elemental Power
option-scenario-gloomhaven-square-a = 11: Gloomhaven Square A
scenario-gloomhaven-square-a = Gloomhaven Square A
option-scenario-gloomhaven-square-b = 12: Gloomhaven Square B
scenario-gloomhaven-square-b = Gloomhaven Square B
option-scenario-temple-of-the-seer = 13: Temple of the Seer
scenario-temple-of-the-seer = Temple of the Seer
option-scenario-frozen-hollow = 14: Frozen Hollow
scenario-frozen-hollow = Frozen Hollow
option-scenario-shrine-of-strength = 15: Shrine of Strength
scenario-shrine-of-strength = Shrine of Strength
option-scenario-mountain-pass = 16: Mountain Pass
scenario-mountain-pass = Mountain Pass
option-scenario-lost-island = 17: Lost Island
scenario-lost-island = Lost Island
option-scenario-abandoned-sewers = 18: Abandoned Sewers
scenario-abandoned-sewers = Abandoned Sewers
option-scenario-forgotten-crypt = 19: Forgotten Crypt
scenario-forgotten-crypt = Forgotten Crypt
option-scenario-necromancers-sanctum = 20: Necromancer's Sanctum
scenario-necromancers-sanctum = Necromancer's Sanctum
option-scenario-infernal-throne = 21: Infernal Throne
scenario-infernal-throne = Infernal Throne
option-scenario-temple-of-the-elements = 22: Temple of the Elements
scenario-temple-of-the-elements = Temple of the Elements
option-scenario-deep-ruins = 23: Deep Ruins
scenario-deep-ruins = Deep Ruins
option-scenario-echo-chamber = 24: Echo Chamber
scenario-echo-chamber = Echo Chamber
option-scenario-icecrag-ascent = 25: Icecrag Ascent
scenario-icecrag-ascent = Icecrag Ascent
name-bandit-commander = Bandit Commander
name-captain-of-the-guard = Captain of the Guard
name-dark-rider = Dark Rider
name-elder-drake = Elder Drake
name-inox-bodyguard = Inox Bodyguard
name-jekserah = Jekserah
name-merciless-overseer = Merciless Overseer
name-prime-demon = Prime Demon
name-the-betrayer = The Betrayer
name-the-colorless = The Colorless
name-the-gloom = The Gloom
name-the-sightless-eye = The Sightless Eye
name-winged-horror = Winged Horror
name-altar = Altar
name-throne = Altar
name-egg = Egg
name-zephyr = Zephyr
name-hail = Hail
event-spawned = { $who } appears on { $hex }.
event-found = { $who } opens treasure { $treasure }: { $what ->
        [gold] { $amount } gold
        [xp] { $amount } experience
        [design] the design of item { $amount }
        [checks] { $amount } checkmark
        [damage] a trap, { $amount } damage
        [random-design] a random item design
        [random-scenario] a random side scenario
        [scenario] the way to scenario { $amount }
        [item] item { $amount }
        *[other] something for the campaign
    }.
ask-spawn = A monster appears near this place: on which hex?
does-next-door = Jump to the next door and open it
does-encourage = All allies add { $by } to their attacks this round
does-extra-turns = All monsters of this kind act again: { $name }
does-throne-moves = The altar jumps on and summons a demon
does-next-place = Jump to its next place
does-summon-servants = Summon { $name } ×{ $number }: nothing hurts it, it acts before its master
does-scatter = All characters and summons move { $by ->
    [one] { $by } hex
   *[other] { $by } hexes
} away, as far as they can
does-gather = All characters and summons come next to it
does-mind-control = Mind control: the last character to act moves 2 and turns the top action of its leading card on its own side
ask-scatter = { $figure } is driven away. Where to?
ask-gather = { $figure } is drawn to the boss. Where to?
does-lay-eggs = Lay an egg for each character
does-hatch-eggs = Every egg hatches: { $name }
rank-n = normal
rank-e = elite
badge-locked = locked
badge-plate = pressure plate { $letter }
badge-exit = exit
goal-kill-all = kill all enemies
goal-kill-revealed = kill all revealed enemies
goal-kill = kill { $name }
goal-kill-many = kill { $number } enemies
goal-reveal = reveal the last room
goal-loot-goals = loot the goal treasure
goal-destroy = destroy every { $name }
goal-occupy = occupy all pressure plates at once
goal-open-all-doors = open all doors
goal-escape = every character reaches the exit
goal-arrive = { $name } reaches the altar

## The card browser

shelf-monsters = Monsters by level
shelf-card = { $card }, { $level }
shelf-stats = { $rank ->
    [elite] elite:
   *[normal] normal:
} health { $health }, move { $move }, attack { $attack }{ $range ->
    [0] { "" }
   *[other] , range { $range }
}
shelf-deck = Monster cards: { $deck }

## Class cards of all levels

does-stronger = Your attacks { $when }: { $effect }
does-hurt = { $by } damage: { $to }
does-rally = { $effect }: { $to }
does-heal-whom = Heal { $by }: { $to }
does-move-straight = in a straight line
does-move-beside-obstacle = ending beside an obstacle
does-move-clears = Destroy the obstacles and disarm the traps moved through
does-disarm-trap-onto = One enemy within Range { $range } suffers its effects
does-consume-instead = Consume { $element }, instead: { $effect }
does-if = If { $what }: { $effect }
if-an-attack-was-made = you attacked somebody
if-the-way-was-straight = you moved in a straight line
if-the-way-led-back = you ended where you began
does-kill = Kill one enemy, { $who }, Range { $range }
who-normal = normal
who-normal-or-elite = normal or elite
who-normal-and-stunned = normal and stunned
who-normal-alone-and-flanked = normal, beside none of its allies and beside one of yours
who-at-most-3-hit-points = with at most 3 hit points
does-create-obstacles = Create { $number } obstacles of one hex, Range { $range }
does-create-obstacle-there = Create an obstacle where the enemy died
does-create-boulder = Create an obstacle of three hexes, Range { $range }
does-destroy-obstacle = Destroy one adjacent obstacle
does-destroy-obstacles = Destroy all obstacles within Range { $range }
does-move-obstacle = Move one adjacent obstacle of one hex to an empty hex within Range { $range }
does-gain-money = One money token for each: { $per }
does-command-attack = One enemy within Range { $range } attacks another as you say: Attack { $by }
does-command-move = One enemy within Range { $range } moves as you say: Move { $by }
does-charm = One normal or elite enemy within Range { $range } fights its own side on its turn this round
does-charm-steered = One normal or elite enemy within Range { $range } fights its own side on its turn this round, as you say
does-ally-performs = One ally within Range { $range } may perform: { $effect }
gain-augments = with the effects of your augments
does-augment = Augment. Your melee attacks: { $effect }
does-two-augments = Two augments may be active at once
does-augments-at-range = Your ranged attacks have the effects of your augments
does-counter = On melee attacks against you: Retaliate { $by }
does-counter-negating = On attacks that would hurt you: suffer no damage, Retaliate { $by }, Range { $range }
does-every-turn-start = At the start of your turns: { $effect }
does-every-turn-end = At the end of your turns: { $effect }
does-moves-as-attacks = You may perform Move abilities as attacks of the same value
does-more-targets = Your ranged attacks: one more target
does-farther = Your ranged attacks: consume { $element } for +{ $by } Range
does-heal-bonus = Your heals: +{ $by }
does-within = melee, up to { $range ->
    [one] { $range } hex
   *[other] { $range } hexes
} away
does-hurts-as-much = everyone beside the target suffers as much damage
does-shatters = You may push into obstacles: each is destroyed, { $by } damage, 1 experience
does-slams = For each hex that a wall or obstacle prevents: { $by } damage, 1 experience
gain-times = ×{ $times }
gain-advantage = advantage
gain-by-breaking = an adjacent obstacle is destroyed for it
gain-kills = kill the target instead, if { $who }
gain-hurts-enemies-around = enemies beside the target suffer { $by } damage
when-held = on a target that is disarmed, immobilized or stunned
when-poisoned = on a poisoned target
when-alone-and-flanked = on a target beside none of its allies and beside one of yours
when-ranged = at range
when-melee = in melee
when-normal = on a normal target
count-hexes-moved-with-this-action = hexes moved with this action
count-twice-the-hexes-destroyed = twice the hexes of the destroyed obstacles
count-negative-conditions-on-the-target = negative conditions on the target
count-adjacent-enemies = adjacent enemies
count-allies-within-two-hexes = your allies within two hexes
to-one-enemy-in-range = one enemy within Range { $range }
to-one-ally-in-range = one ally within Range { $range }
to-any-one-ally = any one ally
to-all-allies = all allies
to-self-and-all-allies = you and all allies
to-self-and-adjacent-allies = you and all adjacent allies
to-enemies-in-the-same-room = all enemies in the same room
to-allies-in-the-same-room = all allies in the same room
to-enemies-beside-the-marked-hexes = all enemies beside it
to-enemies-and-allies-beside-the-marked-hexes = all allies and enemies beside them
to-enemies-and-allies-beside-the-path = all allies and enemies beside the hexes entered
to-enemies-and-allies-in-the-area = all allies and enemies in the area
to-allies-in-the-area = all allies in the area
ask-ally = Which ally acts now?
ask-command = Which enemy obeys?
ask-command-attack = Whom must the enemy attack?
ask-charm = Which enemy does { $hero } control?
ask-kill = Whom does { $hero } kill?
ask-rally = Which ally gets the help of { $hero }?
ask-trap-onto = Who suffers the effects of the trap?
ask-create-obstacle = Where is an obstacle created?
ask-create-boulder = Where does the boulder lie?
ask-destroy-obstacle = Which obstacle is destroyed?
ask-move-obstacle = Which obstacle is moved?
ask-move-obstacle-to = Where is the obstacle moved to?
ask-move-or-attack = { $hero }: move { $points }, or attack with it instead?
ask-augment = Which augment does { $hero } discard?
action-as-attack = As an attack
action-as-move = As a move
action-cover = { $hexes }
action-end-bonus = End the lasting effect of { $card }
event-obstacle-made = An obstacle rises on { $hex }.
event-obstacle-destroyed = The obstacle on { $hex } is destroyed.
event-charmed = { $who } will fight its own side.
event-bonus-ended = { $who } ends { $card }.
name-cragheart = Cragheart
name-mindthief = Mindthief
name-rat-swarm = Rat Swarm
name-monstrous-rat = Monstrous Rat
name-rat-king = Rat King
card-fatal-advance = Fatal Advance
card-juggernaut = Juggernaut
card-hook-and-chain = Hook and Chain
card-brute-force = Brute Force
card-unstoppable-charge = Unstoppable Charge
card-devastating-hack = Devastating Hack
card-whirlwind = Whirlwind
card-skirmishing-maneuver = Skirmishing Maneuver
card-quietus = Quietus
card-immovable-phalanx = Immovable Phalanx
card-defensive-tactics = Defensive Tactics
card-crippling-offensive = Crippling Offensive
card-frenzied-onslaught = Frenzied Onslaught
card-selfish-retribution = Selfish Retribution
card-king-of-the-hill = King of the Hill
card-face-your-end = Face Your End
card-open-wound = Open Wound
card-flintlock = Flintlock
card-hidden-daggers = Hidden Daggers
card-duelists-advance = Duelist's Advance
card-flurry-of-blades = Flurry of Blades
card-gruesome-advantage = Gruesome Advantage
card-cull-the-weak = Cull the Weak
card-visage-of-the-inevitable = Visage of the Inevitable
card-crippling-poison = Crippling Poison
card-burning-oil = Burning Oil
card-stick-to-the-shadows = Stick to the Shadows
card-spring-the-trap = Spring the Trap
card-stiletto-storm = Stiletto Storm
card-pains-end = Pain's End
card-long-con = Long Con
card-watch-it-burn = Watch It Burn
card-opposing-strike = Opposing Strike
card-crushing-grasp = Crushing Grasp
card-avalanche = Avalanche
card-rumbling-advance = Rumbling Advance
card-massive-boulder = Massive Boulder
card-backup-ammunition = Backup Ammunition
card-rock-tunnel = Rock Tunnel
card-unstable-upheaval = Unstable Upheaval
card-crater = Crater
card-dirt-tornado = Dirt Tornado
card-earthen-clod = Earthen Clod
card-heaving-swing = Heaving Swing
card-forceful-storm = Forceful Storm
card-natures-lift = Nature's Lift
card-explosive-punch = Explosive Punch
card-sentient-growth = Sentient Growth
card-clear-the-way = Clear the Way
card-blunt-force = Blunt Force
card-rock-slide = Rock Slide
card-kinetic-assault = Kinetic Assault
card-petrify = Petrify
card-stone-pummel = Stone Pummel
card-dig-pit = Dig Pit
card-cataclysm = Cataclysm
card-meteor = Meteor
card-brutal-momentum = Brutal Momentum
card-rocky-end = Rocky End
card-lumbering-bash = Lumbering Bash
card-blind-destruction = Blind Destruction
card-pulverize = Pulverize
card-submissive-affliction = Submissive Affliction
card-into-the-night = Into the Night
card-fearsome-blade = Fearsome Blade
card-feedback-loop = Feedback Loop
card-gnawing-horde = Gnawing Horde
card-the-minds-weakness = The Mind's Weakness
card-parasitic-influence = Parasitic Influence
card-scurry = Scurry
card-perverse-edge = Perverse Edge
card-empathetic-assault = Empathetic Assault
card-withering-claw = Withering Claw
card-possession = Possession
card-frigid-apparition = Frigid Apparition
card-wretched-creature = Wretched Creature
card-hostile-takeover = Hostile Takeover
card-brain-leech = Brain Leech
card-silent-scream = Silent Scream
card-pilfer = Pilfer
card-cranium-overload = Cranium Overload
card-mass-hysteria = Mass Hysteria
card-frozen-mind = Frozen Mind
card-corrupting-embrace = Corrupting Embrace
card-dark-frenzy = Dark Frenzy
card-vicious-blood = Vicious Blood
card-psychic-projection = Psychic Projection
card-shared-nightmare = Shared Nightmare
card-domination = Domination
card-many-as-one = Many as One
card-phantasmal-killer = Phantasmal Killer

## Items

ask-outfit = { $gold ->
        [0] What does { $hero } put on?
        *[other] { $hero } has { $gold } gold. What to buy and put on?
    }
ask-item = Does { $hero } use an item for this action?
ask-attacked = { $figure } attacks { $hero }. Use an item before the modifier card is drawn?
ask-damaged = { $hero } would suffer { $damage } damage from the attack. Use an item?
ask-help = { $figure } attacks. Does { $hero } help with an item?
ask-spoil = Enemies would consume { $element }. Does { $hero } take it away from them?
ask-initiative = { $hero } can act { $by } earlier or later. Shall it be so?
ask-turn-away = Which of its allies is attacked instead?
ask-recover-card = Which card does { $hero } take back? { $left } left.
ask-refresh = Which item does { $hero } refresh?
ask-cure = Which condition is removed from { $hero }?
ask-create = Which element does { $hero } create?
ask-destroy = Which obstacle does { $hero } destroy?
ask-mark = Which enemy does { $hero } mark?
ask-move-other = Who moves?
ask-one-more = Which card does { $hero } play as well?
ask-two-more = Which two cards does { $hero } play for another turn, the leading one first?
ask-goal = Which battle goal does { $hero } keep?
action-use = Use { $item }
action-faster = { $item }: earlier
action-slower = { $item }: later
action-recover = { $card }
action-refresh = Refresh { $item }
action-create = Create { $element }
action-cure = Remove { $condition }
action-keep = Keep { $goal }: { $asks }
action-buy = { $price ->
        [0] Take { $item }
        *[other] Buy { $item } for { $price } gold
    }
action-wear = Put on { $item }
event-item-used = { $who } uses { $item }
event-item-refreshed = { $who } refreshes { $item }
event-recalled = { $who } takes back { $card }
event-bought = { $who } buys { $item }
event-goal-judged = { $who } had the battle goal { $goal }: { $checks ->
        [0] not earned
        [one] one checkmark
        *[other] { $checks } checkmarks
    }
zone-items = Items
zone-goals = Battle goals
slot-head = head
slot-body = body
slot-legs = legs
slot-one-hand = one hand
slot-two-hands = two hands
slot-small = small item
item-state-spent = spent
item-state-consumed = consumed
item-state-used = { $used } of { $slots } used
item-says-spent = Spent when used: a long rest refreshes it
item-says-consumed = Consumed when used
item-says-slots = Works { $slots } times in a row, without a choice, and only then counts as used
item-says-penalty = Adds { $cards ->
        [one] one -1 card
        *[other] { $cards } cards of -1
    } to the modifier deck
item-says-while-stunned = Even while stunned
item-says-against = Only against { $names }
item-says-suffer = Costs { $by } damage
item-says-hurts-allies = Allies in the area suffer { $by } damage
item-when-turn = In your turn: { $effect }
item-when-end = At the end of your turn: { $effect }
item-when-moving = While you move: { $effect }
item-when-attacking = { $kind ->
        [ally] An ally's attack
        [melee] Your melee attack
        [ranged] Your ranged attack
        *[any] Your attack
    }{ $extent ->
        [single-target] {" "}with a single target
        [once] , one target
        *[whole] , all targets
    }: { $effect }
item-when-attacked = When you are attacked: { $effect }
item-when-damaged = When an attack deals you damage: { $effect }
item-does-another-top = play one more card, its top action
item-does-another-bottom = play one more card, its bottom action
item-does-another-turn = play two more cards and take another, later turn this round
item-does-loot-farther = Your Loot 1 becomes Loot { $range }
item-does-initiative = When cards are revealed: act { $by } earlier or later
item-does-spoil = Before an enemy consumes an element: consume it for nothing
item-does-consume = consume { $elements }
item-does-refresh-spent = refresh all spent items
item-does-recover = take back up to { $cards } discarded cards
item-does-ally-recovers = an ally within { $range } takes back up to { $cards } discarded cards
item-does-heal-summon = Heal { $by }, any summoned ally
item-does-refresh-small = refresh { $items ->
        [one] one consumed small item
        *[other] { $items } consumed small items
    }
item-does-create = create { $elements }
item-does-give = { $conditions } { $to ->
        [self] yourself
        [self-and-adjacent-allies] yourself and all adjacent allies
        [adjacent-enemies] all adjacent enemies
        [one-enemy] one enemy within { $range }
        *[enemies-in-range] all enemies within { $range }
    }
item-does-cure = remove one negative condition
item-does-cure-all = remove all negative conditions
item-does-move-other = { $who ->
        [enemy] an enemy
        *[summon] a summoned ally
    } within { $range } moves { $by }, as you say
item-does-disarm-traps = disarm all traps within { $range }
item-does-destroy = destroy an adjacent obstacle
item-does-mark = mark an adjacent normal or elite enemy: your attacks on it are { $by } stronger
item-does-jump = Jump
item-does-ignore-shield = ignores shields
item-does-advantage = advantage
item-does-disadvantage = the attacker has disadvantage
item-does-turn-away = an adjacent normal enemy attacks one of its allies in range instead
item-does-negate = suffer none
item-does-hurts-around = the target and all enemies beside it suffer { $by } damage
item-always-basic-move = Your basic Move is Move { $by }
item-always-basic-attack = Your basic Attack is Attack { $by }
item-always-pockets = Room for { $by } more small items
item-always-minus-cards = { $by } cards of -1 leave your modifier deck
item-always-crowd = Shield 1 next to { $by } or more monsters
item-always-reach = A melee attack with a single target reaches { $by } hexes
item-always-heal-on-kill = Heal { $by }, self, for each enemy you kill in your turn
item-always-charge = After moving { $by } hexes in your turn, +1 on your next melee attack
item-always-heal-after-hazard = Heal { $by }, self, in a turn in which you entered hazardous terrain
item-always-flying = Flying
item-always-phasing = In an obstacle you are invisible and cannot attack
item-always-muddle-strengthens = Whenever you would be muddled you are strengthened
item-always-unmoved = Enemies cannot push or pull you
item-always-doubles = x2 cards drawn against you count as +0
item-always-last-focus = Enemies in search of a focus count your initiative as 99
item-always-easy-terrain = Difficult terrain is no hindrance
item-always-no-hazards = Hazardous terrain does no damage
item-always-immune = Immune: { $conditions }
item-always-moved = After a turn with { $hexes } or more hexes moved: { $effect }
item-always-moved-at-most = After a turn with at most { $hexes } hexes moved: { $effect }
item-always-element = When you are attacked while { $element } is strong: { $effect } the attacker
item-boots-of-striding = Boots of Striding
item-winged-shoes = Winged Shoes
item-hide-armor = Hide Armor
item-leather-armor = Leather Armor
item-cloak-of-invisibility = Cloak of Invisibility
item-eagle-eye-goggles = Eagle-Eye Goggles
item-iron-helmet = Iron Helmet
item-heater-shield = Heater Shield
item-piercing-bow = Piercing Bow
item-war-hammer = War Hammer
item-poison-dagger = Poison Dagger
item-minor-healing-potion = Minor Healing Potion
item-minor-stamina-potion = Minor Stamina Potion
item-minor-power-potion = Minor Power Potion
item-boots-of-speed = Boots of Speed
item-cloak-of-pockets = Cloak of Pockets
item-empowering-talisman = Empowering Talisman
item-battle-axe = Battle-Axe
item-weighted-net = Weighted Net
item-minor-mana-potion = Minor Mana Potion
item-stun-powder = Stun Powder
item-heavy-greaves = Heavy Greaves
item-chainmail = Chainmail
item-amulet-of-life = Amulet of Life
item-jagged-sword = Jagged Sword
item-long-spear = Long Spear
item-major-healing-potion = Major Healing Potion
item-moon-earring = Moon Earring
item-comfortable-shoes = Comfortable Shoes
item-studded-leather = Studded Leather
item-hawk-helm = Hawk Helm
item-tower-shield = Tower Shield
item-volatile-bomb = Volatile Bomb
item-major-stamina-potion = Major Stamina Potion
item-falcon-figurine = Falcon Figurine
item-boots-of-dashing = Boots of Dashing
item-robes-of-evocation = Robes of Evocation
item-heavy-basinet = Heavy Basinet
item-hooked-chain = Hooked Chain
item-versatile-dagger = Versatile Dagger
item-major-power-potion = Major Power Potion
item-ring-of-haste = Ring of Haste
item-boots-of-quickness = Boots of Quickness
item-splintmail = Splintmail
item-pendant-of-dark-pacts = Pendant of Dark Pacts
item-spiked-shield = Spiked Shield
item-reaping-scythe = Reaping Scythe
item-major-mana-potion = Major Mana Potion
item-sun-earring = Sun Earring
item-steel-sabatons = Steel Sabatons
item-shadow-armor = Shadow Armor
item-protective-charm = Protective Charm
item-black-knife = Black Knife
item-staff-of-eminence = Staff of Eminence
item-super-healing-potion = Super Healing Potion
item-ring-of-brutality = Ring of Brutality
item-serene-sandals = Serene Sandals
item-cloak-of-phasing = Cloak of Phasing
item-telescopic-lens = Telescopic Lens
item-unstable-explosives = Unstable Explosives
item-wall-shield = Wall Shield
item-doom-powder = Doom Powder
item-lucky-eye = Lucky Eye
item-boots-of-sprinting = Boots of Sprinting
item-platemail = Platemail
item-mask-of-terror = Mask of Terror
item-balanced-blade = Balanced Blade
item-halberd = Halberd
item-star-earring = Star Earring
item-second-chance-ring = Second Chance Ring
item-boots-of-levitation = Boots of Levitation
item-shoes-of-happiness = Shoes of Happiness
item-blinking-cape = Blinking Cape
item-swordedge-armor = Swordedge Armor
item-circlet-of-elements = Circlet of Elements
item-chain-hood = Chain Hood
item-frigid-blade = Frigid Blade
item-storm-blade = Storm Blade
item-inferno-blade = Inferno Blade
item-tremor-blade = Tremor Blade
item-brilliant-blade = Brilliant Blade
item-night-blade = Night Blade
item-wand-of-frost = Wand of Frost
item-wand-of-storms = Wand of Storms
item-wand-of-infernos = Wand of Infernos
item-wand-of-tremors = Wand of Tremors
item-wand-of-brilliance = Wand of Brilliance
item-wand-of-darkness = Wand of Darkness
item-minor-cure-potion = Minor Cure Potion
item-major-cure-potion = Major Cure Potion
item-steel-ring = Steel Ring
item-dampening-ring = Dampening Ring
item-scroll-of-power = Scroll of Power
item-scroll-of-healing = Scroll of Healing
item-scroll-of-stamina = Scroll of Stamina
item-rocket-boots = Rocket Boots
item-endurance-footwraps = Endurance Footwraps
item-drakescale-boots = Drakescale Boots
item-magma-waders = Magma Waders
item-robes-of-summoning = Robes of Summoning
item-second-skin = Second Skin
item-sacrificial-robes = Sacrificial Robes
item-drakescale-armor = Drakescale Armor
item-steam-armor = Steam Armor
item-flea-bitten-shawl = Flea-Bitten Shawl
item-necklace-of-teeth = Necklace of Teeth
item-horned-helm = Horned Helm
item-drakescale-helm = Drakescale Helm
item-thiefs-hood = Thief's Hood
item-helm-of-the-mountain = Helm of the Mountain
item-wave-crest = Wave Crest
item-ancient-drill = Ancient Drill
item-skullbane-axe = Skullbane Axe
item-staff-of-xorn = Staff of Xorn
item-mountain-hammer = Mountain Hammer
item-fueled-falchion = Fueled Falchion
item-bloody-axe = Bloody Axe
item-staff-of-elements = Staff of Elements
item-skull-of-hatred = Skull of Hatred
item-staff-of-summoning = Staff of Summoning
item-orb-of-dawn = Orb of Dawn
item-orb-of-twilight = Orb of Twilight
item-ring-of-skulls = Ring of Skulls
item-doomed-compass = Doomed Compass
item-curious-gear = Curious Gear
item-remote-spider = Remote Spider
item-giant-remote-spider = Giant Remote Spider
item-black-censer = Black Censer
item-black-card = Black Card
item-helix-ring = Helix Ring
item-heart-of-the-betrayer = Heart of the Betrayer
item-power-core = Power Core
item-resonant-crystal = Resonant Crystal

## Battle goals

goal-checks = { $checks ->
        [one] One checkmark
        *[other] { $checks } checkmarks
    }
goal-aggressor = Aggressor
goal-aggressor-asks = Every round begins with a monster on the map
goal-diehard = Diehard
goal-diehard-asks = Never fall below half your hit points
goal-dynamo = Dynamo
goal-dynamo-asks = Kill a monster with at least 4 damage more than needed
goal-executioner = Executioner
goal-executioner-asks = Kill an unhurt monster with one attack
goal-explorer = Explorer
goal-explorer-asks = Open a door to an unseen room in your turn
goal-fast-healer = Fast Healer
goal-fast-healer-asks = End with all your hit points
goal-hoarder = Hoarder
goal-hoarder-asks = Loot five or more money tokens
goal-hunter = Hunter
goal-hunter-asks = Kill an elite monster
goal-indigent = Indigent
goal-indigent-asks = Loot no money and no treasure
goal-layabout = Layabout
goal-layabout-asks = Gain at most 7 experience
goal-masochist = Masochist
goal-masochist-asks = End with at most 2 hit points
goal-neutralizer = Neutralizer
goal-neutralizer-asks = In your turn, or that of a creature of yours, a trap is sprung or disarmed
goal-opener = Opener
goal-opener-asks = Be the first to kill a monster
goal-pacifist = Pacifist
goal-pacifist-asks = Kill at most three monsters
goal-plunderer = Plunderer
goal-plunderer-asks = Loot a treasure tile
goal-professional = Professional
goal-professional-asks = Use items at least as often as your level and 2 more
goal-protector = Protector
goal-protector-asks = No other character becomes exhausted
goal-purist = Purist
goal-purist-asks = Use no item
goal-sadist = Sadist
goal-sadist-asks = Kill five or more monsters
goal-scrambler = Scrambler
goal-scrambler-asks = Take no long rest
goal-straggler = Straggler
goal-straggler-asks = Take no short rest
goal-streamliner = Streamliner
goal-streamliner-asks = End with five or more cards in hand and discard pile
goal-workhorse = Workhorse
goal-workhorse-asks = Gain at least 13 experience
goal-zealot = Zealot
goal-zealot-asks = End with at most three cards in hand and discard pile

## Options about items and goals

option-items = Items
option-items-help = What characters may equip before the scenario.
option-items-none = none
option-items-bought = bought with starting gold
option-items-free = any, free of charge
option-prosperity = Prosperity
option-prosperity-help = The richer the city, the more its shop has.
option-battle_goals = Battle goals
option-battle_goals-help = Everyone keeps one of two secret goals.
option-battle_goals-yes = yes
option-battle_goals-no = no
name-jade-falcon = Jade Falcon
name-warrior-spirit = Warrior Spirit
name-skeleton = Skeleton
name-steel-construct = Steel Construct

## Levels, perks and the party

badge-level = level { $level }
badge-slots = used { $used } of { $slots }
badge-charmed = fights its own side this round
zone-pool = Pool
zone-perks = Perks
perk-number = Perk { $number }
sheet-perks = perks marked: { $marked } of { $boxes }
perk-marked = { $marked }/{ $boxes }
perk-boxes = Boxes ticked
ask-learn = Which card does { $hero } learn?
ask-perk = Which perk does { $hero } mark?
action-learn = { $card }
action-mark = { $perk }
perk-replace = Replace { $out } with { $into }
perk-remove = Remove { $cards }
perk-add = Add { $cards }
perk-cards = { $number } × { $card }
perk-ignore-items = Ignore negative item effects
perk-ignore-scenario = Ignore negative scenario effects
modifier = { $value ->
    [null] miss
    [x2] ×2
    [curse] miss (curse)
    [bless] ×2 (blessing)
   *[other] { $value }
}
modifier-rolling = { $value } (rolling)
option-first_level = Level of the first character
option-first_level-help = Higher levels mean more hit points, more cards to choose from and harder scenarios.
option-first_cards = Hand of the first character
option-first_cards-help = Which cards. None: the usual hand.
option-first_perks = Perks of the first character
option-first_perks-help = Which perks, as many as the character has earned. None: the first of the list.
option-first_items = Items of the first character
option-first_items-help = What the character owns.
option-second_level = Level of the second character
option-second_level-help = Higher levels mean more hit points, more cards to choose from and harder scenarios.
option-second_cards = Hand of the second character
option-second_cards-help = Which cards. None: the usual hand.
option-second_perks = Perks of the second character
option-second_perks-help = Which perks, as many as the character has earned. None: the first of the list.
option-second_items = Items of the second character
option-second_items-help = What the character owns.
option-third_level = Level of the third character
option-third_level-help = Higher levels mean more hit points, more cards to choose from and harder scenarios.
option-third_cards = Hand of the third character
option-third_cards-help = Which cards. None: the usual hand.
option-third_perks = Perks of the third character
option-third_perks-help = Which perks, as many as the character has earned. None: the first of the list.
option-third_items = Items of the third character
option-third_items-help = What the character owns.
option-fourth_level = Level of the fourth character
option-fourth_level-help = Higher levels mean more hit points, more cards to choose from and harder scenarios.
option-fourth_cards = Hand of the fourth character
option-fourth_cards-help = Which cards. None: the usual hand.
option-fourth_perks = Perks of the fourth character
option-fourth_perks-help = Which perks, as many as the character has earned. None: the first of the list.
option-fourth_items = Items of the fourth character
option-fourth_items-help = What the character owns.
ask-curse = There are too few curses for everyone: who takes one more?
note-card = { $rank ->
        [elite] Elite: { $does }
        [boss] { $does }
        *[normal] Normal: { $does }
    }
note-traits = { $rank ->
        [elite] Elites always: { $traits }
        [boss] Always: { $traits }
        *[normal] Always: { $traits }
    }
trait-flying = Flying
trait-advantage = its attacks have advantage
intent-of = No. { $number }: { $does }
intent-idle = nobody to focus on
intent = { $on } ({ $why }); { $what ->
        [attack] attacks from { $hex }
        [near] comes as near as { $hex }
        *[none] does not attack
    }
why-focus = { $why ->
        [only] the only one
        [nearest] { $moves } to move, fewer than to others
        [proximity] { $away } away, nearer than others
        [initiative] tied, earlier in the round
        *[choice] tied, the players choose
    }
barred-far = { $who } is out of range ({ $range })
barred-unseen = { $who } is not in line of sight
barred-locked = The door is locked
barred-obstacle = An obstacle is in the way
barred-rest = A rest needs two cards in the discard pile
barred-disarmed = Disarmed: no attack this turn
barred-immobilized = Immobilized: no move this turn
barred-chosen = { $card } was chosen for this round and cannot be lost
barred-invisible = { $who } is invisible
stat-monsters-modifiers = Monsters' modifier cards

## Cards of the Spellweaver and the Tinkerer

does-recover = { $whose ->
        [own] Take back { $cards ->
            [one] one card
            *[other] up to { $cards } cards
        } from the { $pile ->
            [lost] lost pile
            *[discarded] discard pile
        }
        [ally] One ally within { $range } may take back { $cards ->
            [one] one card
            *[other] up to { $cards } cards
        } from the { $pile ->
            [lost] lost pile
            *[discarded] discard pile
        }
        *[neighbours] One ally within { $range } may take a lost card of a character next to them
    }
does-recover-lose = and then loses { $cards } cards from hand
does-kill-in-area = Kill all enemies there { $when }; { $xp } experience for each
does-pull-toward = Choose a hex within { $range }: all enemies within { $near } of it are pulled { $by } toward it
does-loot-some = No more than { $most } tokens and tiles
does-summons-move = All summoned allies within { $range } may move { $by }, as you say
when-at-most-5-hit-points = with at most 5 hit points
count-targets-hit-points = all of that ally's hit points
count-half-the-targets-hit-points = half of that ally's hit points
ask-refresh-whose = Which ally refreshes an item?
ask-lose-card = Which card does { $hero } lose?
ask-center = Toward which hex does everything move?
ask-loot-some = From which hex does { $hero } loot? { $left } more.
name-mystic-ally = Mystic Ally
name-burning-avatar = Burning Avatar
name-battle-bot = Battle Bot
name-kill-bot = Kill Bot
card-crackling-air = Crackling Air
card-hardened-spikes = Hardened Spikes
card-aid-from-the-ether = Aid from the Ether
card-flashing-burst = Flashing Burst
card-icy-blast = Icy Blast
card-cold-fire = Cold Fire
card-elemental-aid = Elemental Aid
card-spirit-of-doom = Spirit of Doom
card-forked-beam = Forked Beam
card-chromatic-explosion = Chromatic Explosion
card-engulfed-in-flames = Engulfed in Flames
card-living-torch = Living Torch
card-frozen-night = Frozen Night
card-twin-restoration = Twin Restoration
card-stone-fists = Stone Fists
card-zephyr-wings = Zephyr Wings
card-cold-front = Cold Front
card-black-hole = Black Hole
card-inferno = Inferno
card-reviving-shock = Reviving Shock
card-volatile-concoction = Volatile Concoction
card-potent-potables = Potent Potables
card-stamina-booster = Stamina Booster
card-disorienting-flash = Disorienting Flash
card-tinkerers-tools = Tinkerer's Tools
card-crank-bow = Crank Bow
card-dangerous-contraption = Dangerous Contraption
card-micro-bots = Micro Bots
card-noxious-vials = Noxious Vials
card-disintegration-beam = Disintegration Beam
card-gas-canister = Gas Canister
card-auto-turret = Auto Turret
card-murderous-contraption = Murderous Contraption
card-curative-aerosol = Curative Aerosol
card-jet-propulsion = Jet Propulsion
card-harsh-stimulants = Harsh Stimulants
card-lethal-injection = Lethal Injection
card-chimeric-formula = Chimeric Formula

## The card browser: items and goals

shelf-items = Items: { $slot }
shelf-item = { $price } gold, { $copies ->
        [one] one copy
        *[other] { $copies } copies
    }
shelf-battle-goals = Battle goals
barred-item-spent = { $item } is spent: a long rest refreshes it
barred-item-consumed = { $item } is consumed
barred-item-place = There is no place for { $item }
barred-item-gold = { $item } costs { $price } gold
zone-shop = Shop
zone-owned = Owned, not worn
badge-final = cannot be recovered

outcome-won = The scenario is completed.
outcome-exhausted = All characters are exhausted.
outcome-lost = What the scenario warned of has happened.

## What stands on sheets and choices

hex-plain = { $place }
dash = –
rank-normal = normal
rank-elite = elite
rank-boss = boss
figure-number = No. { $number }
mat-level = level { $level }
badge-treasure = treasure
status-monster-level = Monsters and traps: level { $level }
terrain-trap-help = Whoever enters, unless flying or jumping over it, springs the trap.
terrain-hazardous-help = Whoever enters suffers half the damage of a trap, rounded down.
terrain-difficult-help = Entering takes 2 movement points.
terrain-obstacle-help = Nobody can enter; flying and jumping pass over it.
terrain-closed-door-help = A character who steps on it opens it and reveals the room beyond.
note-expected = { $attacks ->
    [one] one attack
   *[other] { $attacks } attacks
} to come: { $damage } damage expected
forecast-health = hit points
forecast-exhausted = exhausted
forecast-damage = { $average } on average
forecast-kills = kills
forecast-nobody = nobody in reach from here
forecast-disarmed = disarmed: no attack
forecast-immobilized = immobilized: no move
forecast-rounds = rounds left at most
end-won = { $scenario }: won
end-lost = { $scenario }: lost
end-won-text = The goal was reached in round { $rounds }.
end-lost-text = It ended in round { $rounds }. Experience and gold are kept all the same, and a scenario can be tried again.
end-bonus = For the victory each character has gained { $xp } experience of these.
end-xp = Experience
end-gold = Gold
end-checks = Checkmarks
end-goal = { $asks }: { $met ->
    [yes] fulfilled ✓
   *[no] not fulfilled
}

## The glossary

term-poison-text = Attacks on it are 1 stronger. Healing removes it instead of healing.
term-wound-text = 1 damage at the start of each of its turns, until it is healed.
term-immobilize-text = It cannot move until the end of its next turn.
term-disarm-text = It cannot attack until the end of its next turn.
term-stun-text = It can do nothing until the end of its next turn.
term-muddle-text = Its attacks have disadvantage until the end of its next turn.
term-invisible-text = Enemies can neither focus on nor target it until the end of its next turn.
term-strengthen-text = Its attacks have advantage until the end of its next turn.
term-element-text = Strong when it was made, waning a round later, then gone. Whoever consumes it strengthens an ability.
term-advantage = Advantage
term-advantage-text = Two modifier cards are drawn and the better one counts; with disadvantage the worse one.
term-pierce = Pierce
term-pierce-text = So much of the target’s shield is ignored.
term-shield = Shield
term-shield-text = Takes so much off the damage of each attack.
term-retaliate = Retaliate
term-retaliate-text = Whoever attacks it from within the range suffers so much damage.
term-attack = Attack
term-attack-text = So much damage to the target, changed by a modifier card and lessened by its shield.
term-range = Range
term-range-text = The attack or effect reaches so many hexes, if there is a line of sight; without it, only those beside.
term-target = Target
term-target-text = So many different figures are affected, each within range.
term-move = Move
term-move-text = Up to so many hexes. Difficult ground costs two; enemies and obstacles bar the way.
term-jump = Jump
term-jump-text = Figures, obstacles and ground on the way are passed over; only the last hex counts.
term-heal = Heal
term-heal-text = So many hit points back. Poison is removed instead of healing; a wound is removed as well.
term-loot = Loot
term-loot-text = Picks up all money and treasure within so many hexes.
term-push = Push
term-push-text = The target is moved so many hexes, each farther away from the attacker.
term-pull = Pull
term-pull-text = The target is moved so many hexes, each nearer to the attacker.
term-experience = Experience
term-experience-text = Gained by using the action. It raises the character's level between scenarios.
term-lost = Lost when used
term-lost-text = The card does not go to the discard pile: it does not come back by resting.
term-initiative = Initiative
term-initiative-text = The number beside a card’s name. That of the leading card says when its hero acts this round, the one on a monster card when that kind acts: low numbers first.
term-exhausted = Exhausted
term-exhausted-text = Out of the scenario: hit points below 1, or at the start of a round fewer than two cards both in hand and in the discard pile. When all characters are exhausted, the scenario is lost.
term-elite = Elite
term-elite-text = A stronger monster of its kind, on a yellow stand: other numbers on the sheet, and it acts before the normal ones.
term-modifier = Modifier card
term-modifier-text = Turned over for each target of an attack and added to it: mostly -1, +0 or +1, once each -2, +2, ×2 and a miss. After ×2 or a miss the deck is shuffled at the end of the round.
term-discard = Discard pile
term-discard-text = Used cards lie here until a rest brings them back to the hand.
term-short-rest = Short rest
term-short-rest-text = At the end of a round: the discard pile returns to the hand, less one card that chance takes. Once you may suffer 1 damage for another card at random.
term-long-rest = Long rest
term-long-rest-text = Instead of two cards, at initiative 99: the discard pile returns, less one card of your choice, heal 2, and spent items are ready again.
term-focus = Focus
term-focus-text = Whom a monster goes for: the enemy it can attack with the fewest steps; if several are as near, the one who acts earlier this round.
term-battle-goal = Battle goal
term-battle-goal-text = A secret aim for one scenario. Fulfilled in a scenario that is won it gives checkmarks; three checkmarks are a perk.
term-perk = Perk
term-perk-text = Improves your own deck of modifier cards for good. One for each new level and for every three checkmarks.
term-infuse = Infuse
term-infuse-text = At the end of the turn the element is strong. Figures who act later may consume it to make an ability stronger; unused it wanes after a round and is gone after two.
term-spent = Spent
term-spent-text = The item is turned sideways after use. A long rest makes it ready again.
term-consumed = Consumed
term-consumed-text = The item is turned over after use and is ready again after the scenario.
term-bless = Bless
term-bless-text = A card of ×2 in the modifier deck. It leaves the deck when drawn.
term-curse = Curse
term-curse-text = A miss in the modifier deck. It leaves the deck when drawn.
term-disadvantage = Disadvantage
term-disadvantage-text = Two modifier cards are drawn and the worse one counts.
term-door = Door
term-door-text = Opens as soon as a character stands on it: the room behind is filled at once, and its monsters act in the same round. The move may go on.
term-money = Money
term-money-text = A fallen monster leaves a coin. Whoever ends a turn on it takes it; after the scenario coins become gold.
term-treasure = Treasure
term-treasure-text = Taken like coins. It may hold an item, gold or a surprise.
term-trap = Trap
term-trap-text = Whoever enters it, also pushed, suffers its effect; then it is gone. Monsters walk around it if they can.
term-level = Scenario level
term-level-text = Says how strong monsters and traps are, and what coins and victory are worth. Who plays alone meets monsters and traps one level higher.
term-reputation = Reputation
term-reputation-text = How the party is thought of. It changes prices in the shop and what comes of some events.
term-prosperity = Prosperity
term-prosperity-text = How well the city does. Higher levels bring new items to the shop.
term-summon = Summon
term-summon-text = An ally put on the map by a card. It acts by itself just before its summoner, like a monster on your side.
aim = To win: { $goals }. Lost if every character is exhausted.
aim-campaign = Play scenario after scenario: each opens others. Characters who fulfil their personal quest retire, and the city grows.

## Ways to start

preset-usual = One scenario
preset-usual-help = Black Barrow with two mercenaries.
preset-first = First game
preset-first-help = Black Barrow with two mercenaries, against weaker monsters.
preset-campaign = Campaign
preset-campaign-help = The city, roads, scenarios one after another: what happens stays.

## The action that is being performed

panel-action = { $who }: { $card }
panel-targets = { $targets ->
    [one] One target to choose
   *[other] { $targets } targets to choose
}
panel-deck = { $left ->
    [0] No modifier cards left: the deck is shuffled first
    [one] One modifier card left
   *[other] { $left } modifier cards left
}

## How far a goal is, and what a question is for

goal-so-far = { $goal } ({ $far })
goal-counted = { $done } of { $number }
goal-left = { $left } left
ask-for = { $card }: { $part }

progress-rooms = room { $seen } of { $rooms }
