# Scenarios above 25: what can be chosen, goals and special rules.

option-scenario-ancient-cistern = 26: Ancient Cistern
option-scenario-ruinous-rift = 27: Ruinous Rift
option-scenario-outer-ritual-chamber = 28: Outer Ritual Chamber
option-scenario-sanctuary-of-gloom = 29: Sanctuary of Gloom
option-scenario-shrine-of-the-depths = 30: Shrine of the Depths
option-scenario-plane-of-night = 31: Plane of the Night
option-scenario-decrepit-wood = 32: Decrepit Wood
option-scenario-savvas-armory = 33: Savvas Armory
option-scenario-scorched-summit = 34: Scorched Summit
option-scenario-gloomhaven-battlements-a = 35: Gloomhaven Battlements A
option-scenario-gloomhaven-battlements-b = 36: Gloomhaven Battlements B
option-scenario-doom-trench = 37: Doom Trench
option-scenario-slave-pens = 38: Slave Pens
option-scenario-treacherous-divide = 39: Treacherous Divide
option-scenario-ancient-defense-network = 40: Ancient Defense Network
option-scenario-timeworn-tomb = 41: Timeworn Tomb
option-scenario-realm-of-the-voice = 42: Realm of the Voice
option-scenario-drake-nest = 43: Drake Nest
option-scenario-tribal-assault = 44: Tribal Assault
option-scenario-rebel-swamp = 45: Rebel Swamp
option-scenario-nightmare-peak = 46: Nightmare Peak
option-scenario-lair-of-the-unseeing-eye = 47: Lair of the Unseeing Eye
option-scenario-shadow-weald = 48: Shadow Weald
option-scenario-rebels-stand = 49: Rebel's Stand
option-scenario-ghost-fortress = 50: Ghost Fortress
option-scenario-the-void = 51: The Void
option-scenario-noxious-cellar = 52: Noxious Cellar
option-scenario-crypt-basement = 53: Crypt Basement
option-scenario-palace-of-ice = 54: Palace of Ice
option-scenario-bandits-wood = 56: Bandit's Wood
option-scenario-investigation = 57: Investigation
option-scenario-bloody-shack = 58: Bloody Shack
option-scenario-forgotten-grove = 59: Forgotten Grove
option-scenario-alchemy-lab = 60: Alchemy Lab
option-scenario-fading-lighthouse = 61: Fading Lighthouse
option-scenario-pit-of-souls = 62: Pit of Souls
option-scenario-magma-pit = 63: Magma Pit
option-scenario-underwater-lagoon = 64: Underwater Lagoon
option-scenario-sulfur-mine = 65: Sulfur Mine
option-scenario-clockwork-cove = 66: Clockwork Cove
option-scenario-arcane-library = 67: Arcane Library
option-scenario-toxic-moor = 68: Toxic Moor
option-scenario-well-of-the-unfortunate = 69: Well of the Unfortunate
option-scenario-chained-isle = 70: Chained Isle
option-scenario-windswept-highlands = 71: Windswept Highlands
option-scenario-oozing-grove = 72: Oozing Grove
option-scenario-rockslide-ridge = 73: Rockslide Ridge
option-scenario-merchant-ship = 74: Merchant Ship
option-scenario-overgrown-graveyard = 75: Overgrown Graveyard
option-scenario-harrower-hive = 76: Harrower Hive
option-scenario-vault-of-secrets = 77: Vault of Secrets
option-scenario-sacrifice-pit = 78: Sacrifice Pit
option-scenario-lost-temple = 79: Lost Temple
option-scenario-vigil-keep = 80: Vigil Keep
option-scenario-temple-of-the-eclipse = 81: Temple of the Eclipse
option-scenario-burning-mountain = 82: Burning Mountain
option-scenario-shadows-within = 83: Shadows Within
option-scenario-crystalline-cave = 84: Crystalline Cave
option-scenario-sun-temple = 85: Sun Temple
option-scenario-harried-village = 86: Harried Village
option-scenario-corrupted-cove = 87: Corrupted Cove
option-scenario-plane-of-water = 88: Plane of Water
option-scenario-syndicate-hideout = 89: Syndicate Hideout
option-scenario-demonic-rift = 90: Demonic Rift
option-scenario-wild-melee = 91: Wild Melee
option-scenario-back-alley-brawl = 92: Back Alley Brawl
option-scenario-sunken-vessel = 93: Sunken Vessel
option-scenario-vermling-nest = 94: Vermling Nest
option-scenario-payment-due = 95: Payment Due
# end

zone-special-rules = Special rules
goal-survive = survive { $number } rounds

name-door = Door
name-rock-column = Rock column
name-totem = Totem
name-vocal-cord = Vocal cord
name-orchid = Orchid

ask-take-away = Which { name-living-spirit } leaves the map?

defeat-lost = Lost if { $name } is destroyed or killed.
defeat-stranded = Lost if a character becomes exhausted elsewhere than at the exit.
defeat-time-up = Lost at the end of round { $number }.

rule-given = { $given }: { $rule }
given-opened = As soon as the door { $door } is open
given-stands = While { $name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} stands
given-all-dead = Once all of these are dead ({ $names })
given-elite-deaths = Once { $number } elite enemies are dead
given-deaths = Once { $number } of these are dead ({ $name })
given-looted = { $number ->
    [0] Once all goal treasures are looted
    [1] Once a goal treasure is looted
   *[other] Once { $number } goal treasures are looted
}
given-achieved = With the achievement “{ $name }”

whom-ours = characters and their summons
whom-monsters = monsters
whom-all = all figures
where-everywhere = wherever they are
where-near-token = within { $reach ->
    [one] { $reach } hex
   *[other] { $reach } hexes
} of a token ({ $name })
where-near-place = within { $reach ->
    [one] { $reach } hex
   *[other] { $reach } hexes
} of place { $place }
where-in-water = standing in water
door-between = { $one }–{ $other }
tile = { $name }
tile-passage = passage
letter = { $letter }

rule-elements = { $every ->
    [1] every round begins
   *[other] every { $every }th round from round { $first } on begins
} with strong: { $strong }{ $inerts ->
    [0] { "" }
   *[other] ; inert: { $inert }
}.
rule-turn-effect = at the { $moment ->
    [start] start
   *[other] end
} of their turn { $whom }, { $where }, { $damage ->
    [0] are healed by { $heal }
   *[other] suffer { $damage } damage
}.
rule-round-damage = at the { $moment ->
    [start] start
   *[other] end
} of every round{ $first ->
    [1] { "" }
   *[other] { " " }from round { $first } on
} { $whom } suffer { $damage } damage{ $tile ->
    [none] { "" }
   *[other] { " " }on tile { $tile }
}.
rule-doors-open = doors { $doors } open{ $start ->
    [0] { "" }
   *[other] { " " }at the start of round { $start }
}{ $end ->
    [0] { "" }
   *[other] { " " }at the end of round { $end }
}.
rule-higher-level = { $name }: { $by ->
    [one] one level
   *[other] { $by } levels
} { $where ->
    [below] below
   *[above] above
} the scenario level.
rule-attack-change = attacks of { $whom }{ $by ->
    [none] { "" }
   *[other] { " " }have { $by }
}{ $advantage ->
    [0] { "" }
    [1] { " " }have advantage
   *[other] { " " }have disadvantage
}.
rule-adds-condition = { $name }: every attack also gives { $condition }.
rule-summons-instead = { $name } summons { $summoned } (elite) instead of what its card says.
rule-cannot-be-hurt = { $name } suffers no damage; conditions still work.
rule-death-takes-away = When one of these dies ({ $dying }), you may remove one { $name }.
rule-indestructible-boulder-3 = The great boulders cannot be destroyed.
rule-indestructible-dark-pit = Dark pits cannot be destroyed.
rule-start-apart = There are two starting rooms: at most half the characters, rounded up, begin in one of them.
rule-set-up-later = these come onto tile { $tile }: { $names }.

name-tree = Tree
name-wall = Wall
name-villager = Villager
name-hungry-soul = Hungry Soul
name-infiltrator = Infiltrator
name-giant-ooze = Giant Ooze

action-work-at = { $what ->
    [loot] Discard { $card } and loot the treasure on { $hex }
    [free] Discard { $card } instead of a bottom action and free the captive on { $hex }
   *[other] Discard { $card } for the work on { $hex }
}
event-saved = { $who } is safe.
event-cleansed = { $who } does the work on { $hex }.
goal-save-many = bring { $number } to safety: { $name }
goal-cleanse-all = cleanse all water pumps
defeat-lost-many = Lost when { $number } of these are dead: { $name } ({ $done } so far).
given-saved = Once { $number } of these reached safety ({ $name })
given-not-cleansed = Until { $place } is cleansed
rule-unmasks = one of the enemies ({ $name }) is another: { $becomes }. It shows when that one dies.
rule-breaking-stuns = Enemies beside a wall that is destroyed gain { $condition }.
rule-give-up-action = A character beside one of the pumps ({ $places }) may discard a card instead of its bottom action to cleanse it.
rule-give-up-to-loot = A character beside a treasure tile may discard a card instead of its bottom action to loot it.
rule-blocks-sight = The obstacles on tile { $tile } cannot be destroyed or moved through and block line of sight.
side-allies = Allies of the characters, enemies of all other monsters: { $names }.
side-third = Enemies of the characters and of all other monsters: { $names }.
named-monster = { $name } (a { $of }): { $health } hit points, shield { $shield }.

goal-each-loots = every character loots a treasure tile
defeat-empty-handed = Lost if a character becomes exhausted without having looted a treasure tile.
rule-start-among-monsters = Characters begin only in parts of the room in which there are monsters.
rule-blessing = Whoever ends a turn on lettered water removes it and has for the rest of the scenario shield { $shield } against these ({ $names }) and cannot get { $condition }; each character once.

name-captive-orchid = Captive Orchid
name-boulder = Boulder
ask-offering = Give away a treasure to hurt the boss?
event-left-map = { $who } leaves by the exit.
event-token-found = { $who } finds token { $number }.
given-unlocked = Once the door { $door } is unlocked
given-tokens-found = Once tokens { $numbers } are looted
given-not-found = Until tokens { $numbers } are looted
rule-leave-map = at the end of every round each character on { $place } leaves the scenario with its summons.
rule-unlocks = doors { $doors } can be opened.
rule-offering = Who ends a turn beside { $place } may give away a looted treasure: { $boss } suffers { $damage } damage.
rule-hidden-tokens = Six numbered tokens lie face down on { $place } and are looted like treasure.

name-crystal = Crystal
ask-guard = { $figure } would suffer damage: lose a card to negate it?
rule-craved = A monster that can attack this in its turn focuses on it: { $name }.
rule-guarded = { $number ->
    [0] Any number of times
   *[other] { $number } times
} in the scenario a character may lose a card of the hand to negate damage to it: { $name } ({ $done } so far).

name-bound-orchid = Bound Orchid
name-redthorn = Redthorn
name-bone-pile = Bone pile
name-harvester = Harvester
name-arcane-golem = Arcane Golem
thing-doll = Doll
nobody-yet = nobody yet

action-top-work-at = { $what ->
    [free] Discard { $card } instead of a top action and free the captive on { $hex }
   *[other] Discard { $card } instead of a top action for the work on { $hex }
}
ask-protagonist = Which character has the part that the page speaks of?
ask-bearer = Which character carries it?
ask-take-thing = Take over what { $figure } carries?
ask-give-away = Which item do you give away for good?
event-took-over = { $who } takes over what { $other } carried.

goal-kill-others = kill all enemies but these ({ $names })
goal-deliver = bring it to a hex beside { $place }
goal-one-of = one of these: { $goals }
goal-give-away = give away an item of the treasure
goal-carry-out = loot treasure { $number } and bring every character back to an entrance hex
defeat-without-bearer = Lost if the character with the part of its own is exhausted.
side-neutral = No ally of the characters, but an enemy of all monsters: { $name }.

given-any = As soon as one of these is so ({ $givens })
given-all = Once all of this is so ({ $givens })
given-somebody-on = a character or ally is on { $tiles }
given-nobody-on = no character is on { $tiles }
given-none-on-map = none of these is on the map ({ $name })
given-tile-looted = the treasure of { $tile } is looted
given-given-away = an item was given away

rule-fades = In { $rounds ->
    [even] even
   *[odd] odd
} rounds these neither act nor can be affected, and are moved through but not stopped on: { $names }.
rule-statues = Until every plate ({ $places }) is occupied at the end of a turn these neither act nor can be affected: { $names }.
rule-untouched = Nothing affects this but what the page says: { $name }.
rule-inactive = { $name } never acts.
rule-sleepers = These sleep until they are attacked, hurt or given a condition, or somebody ends a movement beside them: { $name }.
rule-confined = These, on tile { $tile }, can neither enter nor pass the door { $door }: { $names }.
rule-traps-appear = traps ({ $damage } damage) lie on { $place }; who stands there without flying springs them.
rule-held-door = The door { $door } is open only while a character stands on a plate ({ $places }). Who is in it when it shuts suffers { $damage } damage.
rule-protagonist = One character has a part of its own: { $name }.
rule-staff = Only that character can hurt these ({ $name }). Every point of damage charges the staff: { $done } of { $number }.
rule-dagger = Only that character can loot the dagger. Who has it pierces { $pierce } shield of this enemy: { $name }.
rule-carried = { $dropped ->
    [yes] { $by } drops it when it dies.
   *[no] One character has it from the start.
} { $thing }: carried by { $name }{ $slower ->
    [0] { "" }
   *[other] , who has { $slower } less Move
}. Another takes it over by a Loot action; it stays in the hex of an exhausted bearer.
rule-move-change = Moves of characters and their summons have { $by }.
rule-until-looted = Until a character has looted a treasure tile it attacks with disadvantage and uses no items. Each character loots one.
rule-reset-if-lost = If the scenario is lost, treasure { $number } can be looted another time.
rule-give-away = Who has looted treasure { $number } may end a turn on { $place } and give one of its items away for good.
rule-awaited-boss = { $name } comes when this falls ({ $token }), with { $times } times its hit points, less { $damage } for every round in which it stands ({ $done } so far).
rule-round-heal = At the end of every round { $name } is healed by { $heal } for each of these: { $token }.
rule-falls-at-end = At the end of round { $number } this is destroyed: { $name }.
rule-plain-boss = Instead of its special actions { $name } moves and attacks.
rule-captives = A character beside a captive ({ $name }) may discard a card instead of an action to free it. { $helper } attacks with +1 for each that is free ({ $done } so far).

name-siege-cannon = Siege Cannon
name-sick-tree = Ailing Tree
name-drakes-body = Body of the Drake
name-fish = Fish
name-victim = Victim
name-raven-cultist = Raven Cultist
name-bloated-regent = Bloated Regent
name-lurker-king = Lurker King
thing-claw = Claw

action-dig = Dig on { $hex } for one movement point
action-roll = Roll { $hexes }
ask-wind = The wind blows: where to?
ask-roll = How far do the boulders of row { $row } roll?
ask-flood = Where does the water rise?
ask-bail = Which water do you carry away?
event-dug-up = { $who } has dug up the grave on { $hex }.
event-water-rose = Water rises on { $hex }.
event-water-taken = { $who } carries away the water of { $hex }.

goal-dig-up = dig up all graves
defeat-sunk = Lost when water has to rise and there is no more room for it.
defeat-overrun = Lost if one of these stands on a plate ({ $place }): { $name }.
defeat-sacrificed = Lost if the victim is sacrificed.
defeat-deserted = lost if no character is on { $tiles }.
defeat-alone = Lost if only one character is not exhausted.
given-character-on = a character is on { $tiles }
given-has-spawned = Once these have come ({ $name })

rule-wind = At the end of every round the wind blows characters and their summons one hex, in initiative order: this round { $way ->
    [0] up
    [1] to the right
    [2] down
   *[3] to the left
}.
rule-current = At the end of every round the current carries characters and summons in the room of { $tile } one hex: up and left if the initiative of { $name } was even, up and right if it was odd. Who is directly behind an obstacle or wall is safe; who cannot move suffers { $damage } damage.
rule-boulders = At the end of every round the boulders ({ $left }, { $right }) of each row roll 1, 2 or 3 hexes to the left, in every row another number. They hurt whom they meet ({ $damage } damage), destroy obstacles, and come back at { $right }.
rule-flood = At the end of { $rounds ->
    [even] every even
   *[every] every
} round water rises on { $tile } beside other water ({ $dry } hexes are dry). Characters loot water, one at a time, and pour it out by ending a turn on { $place }.
rule-poisoned-water = Who has { $condition } and enters water suffers { $damage } damage.
rule-withers = { $token } suffers { $damage } damage at the end of every round; once it is seen, only while one of these is on { $tile }: { $name } ({ $done } before it was seen).
rule-graves = Beside a grave ({ $places }) a character digs for movement points, { $points } in all. The dead rise beside it ({ $name }); from { $last } comes the one that must die.
rule-crossing = Characters cross from beside one altar ({ $place }) to beside the other for one movement point. Nobody else does.
rule-marches = { $name } moves { $by } toward the nearest of { $place }, opening doors, and then does what its card says, but for moves.
rule-returns = { $name } goes back to { $place } before it acts.
rule-gunner = each round the nearest of these ({ $name }) goes beside the { $cannon } instead of acting. If it gets there, every character and summon on { $place }, in line behind and on { $tile } suffers { $damage } damage.
rule-sacrifice = These bring the { $victim } to the altars ({ $place }) instead of acting, open doors and cannot be moved: { $name }. The scenario is lost if one begins its turn beside the altars with the victim there.
rule-large-boss = { $name } lies on three hexes: each of them can be attacked, and it attacks from each of them.
