# The random dungeon: its cards, penalties and treasures
option-scenario-random-dungeon = Random dungeon
option-scenario-foggy-thicket = 55: Foggy Thicket
option-penalties = Penalties
option-penalties-help = What opening rooms costs in a random dungeon.
option-penalties-none = none
option-penalties-fewer = fewer: only a minor one for the third room
option-penalties-standard = standard: minor for the second room, major for the third
option-penalties-more = more: minor, major, major
option-penalties-most = most: major for all three rooms
scenario-random-dungeon = Random dungeon
action-delve = Into a random dungeon instead of a scenario
zone-dungeon = Rooms of the dungeon
dungeon-title = { $half } { $room }
dungeon-room-sewer = Sewer
dungeon-room-crossroads = Crossroads
dungeon-room-passage = Passage
dungeon-room-dead-end = Dead End
dungeon-room-hallway = Hallway
dungeon-room-road = Road
dungeon-room-cabin = Cabin
dungeon-room-clearing = Clearing
dungeon-room-altar = Altar
dungeon-room-armory = Armory
dungeon-room-encampment = Encampment
dungeon-room-library = Library
dungeon-room-den = Den
dungeon-room-trail = Trail
dungeon-room-corridor = Corridor
dungeon-room-cave = Cave
dungeon-room-tunnel = Tunnel
dungeon-room-alcove = Alcove
dungeon-room-hovel = Hovel
dungeon-room-burrow = Burrow
dungeon-dwellers-mangy = Mangy
dungeon-dwellers-mangy-alone = Mangy …
dungeon-dwellers-drowned = Drowned
dungeon-dwellers-drowned-alone = Drowned …
dungeon-dwellers-hopeless = Hopeless
dungeon-dwellers-hopeless-alone = Hopeless …
dungeon-dwellers-defiled = Defiled
dungeon-dwellers-defiled-alone = Defiled …
dungeon-dwellers-wild = Wild
dungeon-dwellers-wild-alone = Wild …
dungeon-dwellers-fortified = Fortified
dungeon-dwellers-fortified-alone = Fortified …
dungeon-dwellers-cutthroat = Cutthroat
dungeon-dwellers-cutthroat-alone = Cutthroat …
dungeon-dwellers-rotting = Rotting
dungeon-dwellers-rotting-alone = Rotting …
dungeon-dwellers-foggy = Foggy
dungeon-dwellers-foggy-alone = Foggy …
dungeon-dwellers-crushing = Crushing
dungeon-dwellers-crushing-alone = Crushing …
dungeon-dwellers-tribal = Tribal
dungeon-dwellers-tribal-alone = Tribal …
dungeon-dwellers-horrific = Horrific
dungeon-dwellers-horrific-alone = Horrific …
dungeon-dwellers-archaic = Archaic
dungeon-dwellers-archaic-alone = Archaic …
dungeon-dwellers-scaled = Scaled
dungeon-dwellers-scaled-alone = Scaled …
dungeon-dwellers-venomous = Venomous
dungeon-dwellers-venomous-alone = Venomous …
dungeon-dwellers-unstable = Unstable
dungeon-dwellers-unstable-alone = Unstable …
dungeon-dwellers-corrupted = Corrupted
dungeon-dwellers-corrupted-alone = Corrupted …
dungeon-dwellers-infected = Infected
dungeon-dwellers-infected-alone = Infected …
dungeon-dwellers-putrid = Putrid
dungeon-dwellers-putrid-alone = Putrid …
dungeon-dwellers-frigid = Frigid
dungeon-dwellers-frigid-alone = Frigid …
shelf-dungeon-rooms = Random dungeon: rooms
shelf-dungeon-dwellers = Random dungeon: monsters
dungeon-no-penalty = Opening it costs nothing.
dungeon-minor = Minor penalty: { $penalty }.
dungeon-major = Major penalty: { $penalty }.
dungeon-treasure = Treasure: { $inside }.
dungeon-chest-gold = { $number } gold
dungeon-chest-recover = { $number ->
    [one] recover a lost card
   *[other] recover { $number } lost cards
 }
dungeon-chest-heal = Heal { $number }, self
dungeon-chest-cure = { $number ->
   *[other] lose all negative conditions
 }
dungeon-chest-refresh = { $number ->
    [one] refresh a small item
   *[other] refresh { $number } small items
 }
dungeon-chest-damage = all enemies suffer { $number } damage
dungeon-chest-condition = all enemies gain { $condition }
dungeon-monsters = Monsters: { $names }.
dungeon-trap = Traps: { $does }.
dungeon-trap-damage = damage
dungeon-everyone = every character
dungeon-opener = the character who opens the door
dungeon-condition = { $number ->
    [one] { $condition }
   *[other] { $condition } ×{ $number }
 }
penalty-gain = { $whom } gains { $conditions }
penalty-suffer = { $whom } suffers { $damage } damage
penalty-discard = every character discards { $cards ->
    [one] a card
   *[other] { $cards } cards
 } of the hand
penalty-lose = { $whom } loses { $cards ->
    [one] a card
   *[other] { $cards } cards
 } of the hand
penalty-consume-small = every character consumes a small item
penalty-use-up-items = every character spends and consumes all items
penalty-spend-items = every character spends all items that are spent by use
penalty-put-back = { $enemies ->
    [one] { $rank ->
        [elite] an elite enemy
       *[normal] a normal enemy
     } of the previous room stands where it stood at first
   *[other] { $enemies } { $rank ->
        [elite] elite
       *[normal] normal
     } enemies of the previous room stand where they stood at first
 }
penalty-promote = a normal enemy of this room becomes an elite one
penalty-elements-inert = all elements become inert
penalty-bless-monsters = { $cards } Bless cards go into the monsters' modifier deck
penalty-enemies-gain = { $who ->
    [elite] every elite enemy
   *[all] every enemy
 } gains { $condition }
penalty-enemies-this-round = every enemy has { $shield ->
    [0] Retaliate { $retaliate }, Range { $reach },
   *[other] Shield { $shield }
 } until the end of the round
penalty-from-now-on = from now on: { $rule }
whom-characters = every character
rule-permanent = Always have { $condition }: { $whom }.
rule-all-retaliate = Every monster has Retaliate { $by }, Range { $reach }.
rule-monsters-better = { $shield ->
    [0] Every monster has Move +{ $move }, and Range +{ $range } on ranged attacks.
   *[other] Every monster has Shield +{ $shield }.
 }
rule-no-consuming = Characters cannot consume elements.
goal-create-rooms = open all { $number } rooms
event-room-made = A room: { $title }. { $severity ->
    [none] No penalty.
    [minor] Minor penalty.
   *[major] Major penalty.
 }
event-promoted = { $who } becomes an elite monster.
ask-penalty = Whom does the penalty of the first room befall?
ask-penalty-item = { $hero } consumes a small item: which?
ask-promote = Which enemy becomes an elite one?
ask-put-back = Which enemy of the previous room comes back?
