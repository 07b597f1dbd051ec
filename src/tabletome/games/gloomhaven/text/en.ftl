# Every word a player reads, in English. text/ru.ftl has the same messages with the same variables.


## Options of a new game

game = Gloomhaven
game-about = A party of two to four characters enters a dungeon full of monsters that act by rules of their own. Two cards a round, one hand for the whole scenario: win before you tire.
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
option-second = Second character
option-second-help = The class of this seat. Each class can take part only once.
option-second-brute = Brute
option-second-scoundrel = Scoundrel
option-second-spellweaver = Spellweaver
option-second-tinkerer = Tinkerer
option-third = Third character
option-third-help = The class of this seat. Each class can take part only once.
option-third-brute = Brute
option-third-scoundrel = Scoundrel
option-third-spellweaver = Spellweaver
option-third-tinkerer = Tinkerer
option-fourth = Fourth character
option-fourth-help = The class of this seat. Each class can take part only once.
option-fourth-brute = Brute
option-fourth-scoundrel = Scoundrel
option-fourth-spellweaver = Spellweaver
option-fourth-tinkerer = Tinkerer

## Names

scenario-black-barrow = Black Barrow
monster = { $name } { $number }{ $rank ->
        [elite] {" "}(elite)
        *[normal] {""}
    }
numbered = { $name } { $number }
listed = { $first }, { $next }
nothing = nothing
hex = hex { $number }, { $terrain }
terrain-floor = floor
terrain-closed-door = closed door
terrain-open-door = open door
terrain-obstacle = obstacle
terrain-trap = trap
terrain-hazardous = hazardous terrain
terrain-difficult = difficult terrain
half-top = top
half-bottom = bottom
half-basic-attack = Attack 2
half-basic-move = Move 2
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
does-area = Area of { $hexes } hexes
does-area-melee = Area of { $hexes } hexes beside you
does-whom = on { $to }
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
does-stronger = Your attacks { $when }: { $times ->
        [1] +{ $by }
        *[other] ×{ $times }
    }
does-ward = Shield { $by } against attacks that would hurt you
does-negate = Suffer no damage
does-protect = Enemies who attack your adjacent allies attack you instead
does-consume = Consume { $element }: { $effect }
does-when = { $when }: { $effect }
does-infuse = Infuse { $element }
does-xp = { $xp } experience
does-slots = { $slots } uses, { $xp } experience in all
does-stays-round = this round
does-stays-persistent = persistent
does-lost = lost
does-lay-trap = Create a trap of { $damage } damage beside you
does-summon = Summon: { $name }
does-recoverlost = Recover all your lost cards
does-allyrecovers = One adjacent ally recovers all discarded cards
does-healall = Heal { $by } for all adjacent allies
does-rally-shield = Shield { $by } for you and all adjacent allies
does-rally-attack = +{ $by } Attack for you and all adjacent allies
does-xp-each = { $xp } experience for each enemy targeted
does-suffer = Suffer { $by } damage
does-hurt = Enemies nearby suffer { $by } damage
does-summonmonster = Summon a monster
does-maketrap = Create a trap of { $by } damage
does-avoided = Attacks on it have disadvantage
does-ondeath = On death: attack all around
does-bossspecial = Special
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
ask-select = Which two cards does { $hero } play, the leading one first?
ask-turn = { $hero }: what now?
ask-move = { $hero } moves: { $points } left. Where to?
ask-strike = Whom does { $hero } attack?
ask-lay = How does the area lie?
ask-damage = { $damage } damage. Suffer it, or lose cards?
ask-heal = Who is healed?
ask-give = Which enemy?
ask-push = Whom to push?
ask-pull = Whom to pull?
ask-drag = Which enemy is made to move?
ask-drag-to = Where to?
ask-disarm-trap = Which trap?
ask-lay-trap = Where does the trap go?
ask-summon = Where is the summon placed?
ask-recover = Which ally recovers the discarded cards?
ask-shove = Where is { $target } moved?
ask-consume = Consume the element?
ask-consume-any = Which element do the monsters consume?
ask-long-rest = Which discarded card does { $hero } lose?
ask-rest = Does { $hero } take a short rest?
ask-short-rest = { $card } would be lost.
ask-first = Who acts first?
ask-focus = Whom does { $figure } focus on?
ask-monster-moves = Where does { $figure } go?
ask-monster-attacks = Whom does { $figure } attack?
ask-monster-chooses = Whom does { $figure } choose?
ask-monster-places = Which hex does { $figure } choose?

## Choices

action-swap = { $into } instead of { $out }
action-ready = The hand is chosen
action-place = Hex { $hex }
action-play = { $lead } first, { $other }
action-long-rest = Long rest
action-top = { $card }: top action
action-bottom = { $card }: bottom action
action-basic-attack = { $card } as Attack 2
action-basic-move = { $card } as Move 2
action-end-turn = End the turn
action-go = To hex { $hex }
action-stop = Stop here
action-strike = { $who }
action-choose = { $who }
action-shove = To hex { $hex }
action-skip = Leave it out
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
action-does = To hex { $hex }
action-does-attack = { $who }

## Events

event-swapped = { $who } takes { $card } instead of { $other }
event-placed = { $who } starts on hex { $hex }
event-round-began = Round { $number }
event-revealed = { $who } reveals { $lead } and { $other }: initiative { $initiative }
event-monster-card-drawn = { $deck }: initiative { $initiative }
event-door-opened = { $who } opens a door: { $monsters } monsters
event-turn-began = { $who } acts
event-focused = { $who } focuses on { $on }
event-moved = { $who } moves to hex { $to }
event-attacked = { $who } attacks { $target }: { $value }, cards { $cards }, damage { $damage }
event-suffered = { $who } suffers { $damage }, { $left } left
event-negated = { $who } loses { $card } to suffer nothing
event-died = { $who } dies
event-exhausted = { $who } is exhausted
event-healed = { $who } heals { $by }
event-conditioned = { $who }: { $condition }
event-recovered = { $who }: no more { $condition }
event-pushed = { $who } is moved to hex { $to }
event-trap-sprung = { $who } springs a trap
event-looted = { $who } loots { $money } money{ $treasure ->
        [none] {""}
        *[other] {" "}and a treasure
    }
event-used = { $who } uses { $card }: { $half }
event-gained-xp = { $who } gains { $xp } experience
event-infused = { $element } is strong
event-consumed = { $who } consumes { $element }
event-rested = { $who } rests and loses { $lost }
event-summoned = { $who } is summoned
event-scenario-decided = { $won ->
        [yes] The scenario is won
        *[no] The scenario is lost
    } at the end of the round
event-scenario-ended = { $won ->
        [yes] Victory
        *[no] Defeat
    }

## What lies on the table

status-round = Round { $round }
status-level = Scenario level { $level }
status-won = Victory
status-lost = Defeat
stat-health = Hit points
stat-xp = Experience
stat-money = Money
stat-modifiers = Modifier cards
badge-exhausted = exhausted
zone-hand = Hand
zone-chosen = Chosen
zone-discard = Discarded
zone-lost = Lost
zone-active = Active
zone-monsters = Monster cards

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
