# Every word a player reads, in English. Card words of events, encounters and traps are in cards.en.ftl.


## Options of a new game

game = Sword & Sorcery
game-about = Immortal souls fight through a kingdom under siege. Enemies act by their own scrolls.
option-players = Players
option-players-help = One to five. Players share the heroes evenly.
option-heroes = Heroes
option-heroes-help = How many heroes are in the party; never fewer than players, and at least two.
option-quest = Quest
option-quest-help = One quest on its own, or the whole campaign in sequence. Its maps, quests and story are our own: the printed ones are not public.
option-quest-campaign = The whole campaign
option-soul_storm = Soul Storm
option-soul_storm-help = Heroes of any soul nature together; any of them may take any choice.
option-soul_storm-yes = on
option-soul_storm-no = off
option-first = First hero
option-first-help = Each hero only once; Law and Chaos do not go together.
option-first-ecarus-white-rose = Ecarus, Knight of the White Rose
option-first-ecarus-black-rose = Ecarus, Knight of the Black Rose
option-first-thorgar-cleric = Thorgar the Cleric
option-first-thorgar-runemaster = Thorgar the Runemaster
option-first-laegon-archer = Laegon the Archer
option-first-laegon-ranger = Laegon the Ranger
option-first-shae-rogue = Shae the Rogue
option-first-shae-assassin = Shae the Assassin
option-first-auriel-wizard = Auriel the Wizard
option-first-auriel-warlock = Auriel the Warlock
option-second = Second hero
option-second-help = Each hero only once; Law and Chaos do not go together.
option-second-ecarus-white-rose = Ecarus, Knight of the White Rose
option-second-ecarus-black-rose = Ecarus, Knight of the Black Rose
option-second-thorgar-cleric = Thorgar the Cleric
option-second-thorgar-runemaster = Thorgar the Runemaster
option-second-laegon-archer = Laegon the Archer
option-second-laegon-ranger = Laegon the Ranger
option-second-shae-rogue = Shae the Rogue
option-second-shae-assassin = Shae the Assassin
option-second-auriel-wizard = Auriel the Wizard
option-second-auriel-warlock = Auriel the Warlock
option-third = Third hero
option-third-help = Each hero only once; Law and Chaos do not go together.
option-third-ecarus-white-rose = Ecarus, Knight of the White Rose
option-third-ecarus-black-rose = Ecarus, Knight of the Black Rose
option-third-thorgar-cleric = Thorgar the Cleric
option-third-thorgar-runemaster = Thorgar the Runemaster
option-third-laegon-archer = Laegon the Archer
option-third-laegon-ranger = Laegon the Ranger
option-third-shae-rogue = Shae the Rogue
option-third-shae-assassin = Shae the Assassin
option-third-auriel-wizard = Auriel the Wizard
option-third-auriel-warlock = Auriel the Warlock
option-fourth = Fourth hero
option-fourth-help = Each hero only once; Law and Chaos do not go together.
option-fourth-ecarus-white-rose = Ecarus, Knight of the White Rose
option-fourth-ecarus-black-rose = Ecarus, Knight of the Black Rose
option-fourth-thorgar-cleric = Thorgar the Cleric
option-fourth-thorgar-runemaster = Thorgar the Runemaster
option-fourth-laegon-archer = Laegon the Archer
option-fourth-laegon-ranger = Laegon the Ranger
option-fourth-shae-rogue = Shae the Rogue
option-fourth-shae-assassin = Shae the Assassin
option-fourth-auriel-wizard = Auriel the Wizard
option-fourth-auriel-warlock = Auriel the Warlock
option-fifth = Fifth hero
option-fifth-help = Each hero only once; Law and Chaos do not go together.
option-fifth-ecarus-white-rose = Ecarus, Knight of the White Rose
option-fifth-ecarus-black-rose = Ecarus, Knight of the Black Rose
option-fifth-thorgar-cleric = Thorgar the Cleric
option-fifth-thorgar-runemaster = Thorgar the Runemaster
option-fifth-laegon-archer = Laegon the Archer
option-fifth-laegon-ranger = Laegon the Ranger
option-fifth-shae-rogue = Shae the Rogue
option-fifth-shae-assassin = Shae the Assassin
option-fifth-auriel-wizard = Auriel the Wizard
option-fifth-auriel-warlock = Auriel the Warlock
option-quest-first-breath = First Breath
option-quest-smoke-over-alderwick = Smoke over Alderwick
option-quest-hunters-road = The Hunters' Road
option-quest-whispering-well = The Whispering Well
option-quest-troll-bridge = The Toll
option-quest-greykeep = The Long Night of Greykeep
option-quest-hollow-crown = The Hollow Crown

## Names

fenrir = Fenrir
the-card = the card
enemy = { $rank } { $kind } { $copy }
kind-gremlin = gremlin
kind-gremlins-pack = gremlins pack
kind-raider = raider
kind-orc-warrior = orc warrior
kind-orc-shaman = orc shaman
kind-troll = Troll
kind-enraged-troll = Enraged Troll
kind-orc-king = Orc King
kind-orc-king-unbound = Orc King unbound
rank-green = green
rank-blue = blue
rank-red = red
rank-purple = master
area = { $place } { $number }
area-terrain = { $area }, { $terrain }
terrain-plain = open ground
terrain-difficult = difficult area
terrain-badlands = difficult area
terrain-floor = stone floor
terrain-corridor = passage
terrain-cave = cave
terrain-grove = wood
terrain-hill = hill
terrain-village = village
terrain-earth = camp
terrain-ruins = ruins
terrain-dangerous = dangerous area
symbol-hit = hit
symbol-skill = skill
symbol-magic = magic
symbol-shield = shield
symbol-legend = legend
symbol-miss = miss
die = { $colour }: { $symbols }
symbols = { $first } { $next }
symbol-times = { $n } × { $symbol }
colour-red = red
colour-blue = blue
die-red-hit = hit
die-red-hit-hit = hit, hit
die-red-hit-skill = hit, skill
die-red-hit-magic = hit, magic
die-red-hit-legend = hit, legend
die-red-skill = skill
die-red-magic = magic
die-red-miss = miss
die-blue-shield = shield
die-blue-shield-skill = shield, skill
die-blue-shield-magic = shield, magic
die-blue-hit-shield = hit, shield
die-blue-hit-magic = hit, magic
die-blue-hit-skill = hit, skill
die-blue-skill-magic = skill, magic
die-blue-legend = legend
die-blue-miss = miss
nature-law = Law
nature-neutral = Neutral
nature-chaos = Chaos
style-dexterity = Dexterity
style-faith = Faith
style-magic = Magic
style-strength = Strength
damage-mystic = Mystic
damage-crush = Crush
damage-pierce = Pierce
damage-slash = Slash
damage-none = no type
damage-any = Any
damage-any-but-mystic = Any except Mystic
damage-any-but-slash = Any except Slash
condition-blinded = Blinded
condition-slowed = Slowed
condition-stunned = Stunned
condition-poison-1 = Poison I
condition-poison-2 = Poison II
condition-knockdown = Knockdown
condition-injury-hits = Injury: -1 hit
condition-injury-armor = Injury: -1 armor
condition-injury-hp-1 = Injury: -1 maximum HP
condition-injury-hp-2 = Injury: -2 maximum HP
condition-injury-skill = Injury: no skill effects
token-wound-1 = 1 wound
token-wound-2 = 2 wounds
token-shatter = magic shields shattered
token-blinded = Blinded
token-slowed = Slowed
token-stunned = Stunned
token-injury-hits = Injury: -1 hit
token-injury-armor = Injury: -1 armor
token-injury-hp-1 = Injury: -1 maximum HP
token-injury-hp-2 = Injury: -2 maximum HP
token-injury-skill = Injury: no skill effects
token-shadow = shadow token
token-search = search token
token-story = story event
token-waypoint = waypoint
follows = follows { $hero }
token-assault-rune = Assault Rune
token-protection-rune = Protection Rune
token-illusion = illusion
token-snare-trap = snare trap
gate = Spawn Gate ({ $symbol }){ $active ->
    [yes] {""}
   *[no] , inactive
}
shrine = { $active ->
    [yes] active shrine
   *[no] inactive shrine
}
fire = Fire { $level }
chest = { $locked ->
    [yes] chest with a magic lock
   *[no] chest
}
bonus-hits = hits
bonus-armor = armor
bonus-guard = shields
hidden = hidden
ghost = ghost soul
charges-left = { $n ->
    [0] no charges left
    [one] { $n } charge left
   *[other] { $n } charges left
}
shields-held = { $n ->
    [one] { $n } magic shield
   *[other] { $n } magic shields
}
ghost-of = { $name } (ghost soul)
priority = priority { $level }
coin = { $value } crowns
thing-loot = loot token
thing-treasure = treasure
thing-key = magic key
shadow-commoner-male = a commoner
shadow-commoner-female = a commoner
shadow-enemy = an enemy
shadow-advanced-enemy = an advanced enemy
shadow-two-enemies = two enemies
shadow-story-enemy = an enemy of the story
shadow-story-token = a story moment

## What cards say

always = always: { $gives }
spend = { $cost }: { $gives }
boon-hits = +{ $n } { $n ->
    [one] hit
   *[other] hits
}
boon-crit = [[crit|Crit]]
boon-knockdown = [[knockdown|Knockdown]]
boon-bash = [[bash|Bash]]
boon-fire = [[fire|Fire { $roman }]]
boon-aoe = { $n ->
    [0] hits everybody in the area
   *[other] hits everybody within distance { $n }
}
boon-lethal = [[lethal|Lethal { $roman }]]
boon-poison = [[poison-{ $n }|Poison { $roman }]]
boon-blinded = [[blinded|Blinded]]
boon-slowed = [[slowed|Slowed]]
boon-stunned = [[stunned|Stunned]]
boon-pierce = armor -{ $n }
boon-reroll = reroll { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
boon-again = one more attack with this weapon on the same enemy
boon-again-on-any = one more attack with this weapon
boon-drain = recover HP equal to the damage
boon-heal = recover { $n } HP
boon-guard = +{ $n } shield until the Time Phase
boon-grip = Double Grip (then the off weapon strikes the same hero)
boon-trip = Trip ([[save|Save]], otherwise [[knockdown|knocked down]] and 1 damage)
boon-shields = +{ $n } shield
boon-lethal-all = [[lethal|Lethal (all hits)]]
boon-pierce-all = armor ignored
boon-reroll-all = reroll any dice
boost = { $lasts ->
    [yes] Until the Time Phase, { $when }
   *[no] Your next attack ({ $when })
}{ $hits ->
    [0] {""}
    [one] : +1 hit
   *[other] : +{ $hits } hits
}
boost-targets = may hit { $n } enemies in one area
when-any = any attack
when-weapon = weapon attacks
when-melee = melee weapon
when-bow = bow
when-dagger = dagger
to-self = yourself
to-hero = a chosen hero
to-enemy = a chosen enemy
to-heroes-here = all heroes in your area
to-enemies-here = all enemies in your area
to-enemies-near = all enemies within 1 area of you
per-nothing = {""}
per-level = {" "}per Level
per-half = {" "}per Level / 2
deed-heal = { $to }: recover { $n } HP{ $per }
deed-harm = { $to }: lose { $n } HP{ $per }
deed-magic-shields = { $to }: +{ $n } magic shields
deed-shield-bonus = { $to }: +{ $n } shield until the Time Phase
deed-armor-bonus = { $to }: +{ $n } armor until the Time Phase
deed-hit-bonus = { $to }: +{ $n } hit to attacks until the Time Phase
deed-hide = you are hidden until your next activity
deed-cloak = until the Time Phase enemies cannot choose you as target
deed-cure = { $to }: remove { $n ->
    [99] all body conditions
   *[other] { $n } body condition
}
deed-refresh = refresh { $n } of your used powers
deed-blink = move to an area in sight within { $n }; no Evade
deed-rush = +{ $n ->
    [one] 1 movement point
   *[other] { $n } movement points
 }
deed-crowns = gain { $n } crowns
deed-tumble = your next Evade provokes no attacks
deed-ignore-rank = use one of your powers ignoring its Soulrank
deed-summon = activate Fenrir, rank { $n }; Bloodhound: he may pick up, carry and give one drop or item
deed-visit-emporium = all heroes may visit the Emporium
deed-protect = become the target of an attack on a hero within 1 area of you
deed-dodge = an attack on you has { $n } hits less
deed-attack = Attack with { $value }; { $damage }
deed-per-level = +{ $n } hit per Level
deed-afflict = { $to }: { $condition }
deed-roll-to-afflict = roll a blue die; on { $symbol } { $to }: { $condition }
deed-place-token = put { $token } in your area
deed-command = an enemy of rank { $rank } or lower attacks another enemy in its area
value-hits = { $n ->
    [one] 1 fixed hit
   *[other] { $n } fixed hits
}
value-red = { $n ->
    [one] 1 red die
   *[other] { $n } red dice
}
value-blue = { $n ->
    [one] 1 blue die
   *[other] { $n } blue dice
}
value-and = { $first } + { $next }
weapon-line = { $value }; { $damage }, { $reach ->
    [0] melee
   *[other] range { $reach }
}, { $slot }
armor-line = armor { $armor }, magic shields { $shields }, defence dice { $defence }
artifact-line = [[artifact]]: works while worn
item-use = { $activity }{ $range ->
    [0] {""}
   *[other] , range { $range }
}:
power-ready = { $n ->
    [1] again next round
   *[other] again in { $n } rounds
}
power-is-ready = ready
power-head = { $activity }{ $range ->
    [0] {""}
   *[other] , range { $range }
}
hand-main = main hand
hand-off = off hand
hand-two = two hands
hand-either = either hand
slot-main = main weapon
slot-off = off weapon
slot-armor = armor
slot-artifact = artifact
slot-hands = bare hands
activity-move = Movement
activity-combat = Combat
activity-action = Action
activity-free = Free Action
activity-passive = Passive
activity-reaction = Reaction
passive-shields-in-defence = +{ $n } shield in every defence
passive-mirror = once per round, before defending: roll { $n } blue dice; on magic the attack turns on its attacker
passive-capacity = +{ $n } items capacity
passive-movement-points = +{ $n ->
    [one] 1 movement point
   *[other] { $n } movement points
 }
passive-weapon-hits = +{ $n } hit with weapons
passive-save-dice = roll { $n ->
    [one] 1 die
   *[other] { $n } dice
 } more for every save and keep the best
item-of-the-story = a thing the story asks for
passive-shields = magic shields: { $n }
item-grants = while equipped you have { $power }

## Powers

power-life-drain = Life Drain
power-mistress-of-thunder = Mistress of Thunder
power-fireball = Fireball
power-magic-barrier = Magic Barrier
power-inner-light = Inner Light
power-dark-pact = Dark Pact
power-blink = Blink
power-illusion = Illusion
power-rose-strike = Rose Strike
power-cleave = Cleave
power-shield-wall = Shield Wall
power-charge = Charge
power-guardian = Guardian
power-cruelty = Cruelty
power-second-wind = Second Wind
power-war-cry = War Cry
power-heal = Heal
power-lightning-bolt = Lightning Bolt
power-command = Command
power-assault-rune = Assault Rune
power-protection-rune = Protection Rune
power-bless = Bless
power-holy-smite = Holy Smite
power-stone-skin = Stone Skin
power-precise-strike = Precise Strike
power-rain-of-arrows = Rain of Arrows
power-summon-fenrir = Summon Fenrir
power-snare-trap = Snare Trap
power-swift-feet = Swift Feet
power-camouflage = Camouflage
power-twin-strike = Twin Strike
power-eagle-eye = Eagle Eye
power-treasure-hunt = Treasure Hunt
power-backstab = Backstab
power-stealth = Stealth
power-poisoned-blade = Poisoned Blade
power-dodge = Dodge
power-tumble = Tumble
power-pickpocket = Pickpocket
power-crippling-cut = Crippling Cut
power-toughness = Toughness
power-lucky = Lucky
power-fleet = Fleet
power-strong-back = Strong Back
power-iron-will = Iron Will
power-parry = Parry
power-battle-hardened = Battle-hardened
passive-hits-on-wounded = +{ $n } hit against wounded enemies
passive-bow-reach = bows reach { $n ->
    [one] 1 area
   *[other] { $n } areas
 } further
passive-treasure-choices = when you draw a treasure: draw { $n }, keep one, shuffle the rest back
passive-max-hp = +{ $n } maximum HP
passive-defence-reroll = once per round reroll one defence die
power-taunt = Taunt
power-taunt-text = Reaction, once per round: become the primary target of an enemy within 3.
power-ruthless = Ruthless
power-ruthless-text = Supremacy gives your attacks +2 hits instead of +1.
power-help-from-above = Help from Above
power-help-from-above-text = Once per round a hero within 3 may reroll up to 1 die per Level / 2.
power-rune-explosion = Rune Explosion
power-rune-explosion-text = Once per round all enemies in areas with runes lose 1 HP per act; then discard all runes.
power-double-arrows = Double Arrows
power-double-arrows-text = Once per round, after a bow attack, one more bow attack on a different enemy.
power-two-weapons = Two Weapons
power-two-weapons-text = Once per round, after a main weapon attack, one more attack with the off weapon.
power-disarm-trap = Disarm Trap
power-disarm-trap-text = When you draw a trap card, draw two and resolve one of them.
power-thievery = Thievery
power-thievery-text = You may use any consumable items, ignoring restrictions.
power-dagger-whirlwind = Dagger Whirlwind
power-dagger-whirlwind-text = After each attack with a main dagger, one more with the off dagger on the same enemy.
power-meditate = Meditate
power-meditate-text = Action, once per round: your used powers turn forward by 1.
power-wand-mastery = Wand Mastery
power-wand-mastery-text = Your wand attacks have +1 hit.
power-flaming-weapon = Flaming Weapon
power-flaming-weapon-text = All attacks: Fire II; [[symbol-magic]]: +1 hit.
power-venom = Venom
power-venom-text = [[symbol-skill]]: Poison I.
power-savage = Savage
power-savage-text = All attacks: +1 hit.
power-crushing = Crushing
power-crushing-text = [[symbol-skill]]: Bash.
power-vicious = Vicious
power-vicious-text = [[symbol-skill]]: Crit.
power-vampiric = Vampiric
power-vampiric-text = Recovers HP equal to the damage it deals.
power-swift = Swift
power-swift-text = Moves 1 area more.
power-thick-hide = Thick Hide
power-thick-hide-text = +1 armor.
power-spell-ward = Spell Ward
power-spell-ward-text = +1 magic shield.
power-regrowth = Regrowth
power-regrowth-text = Each Time Phase recovers 1 HP.
power-death-throes = Death Throes
power-death-throes-text = When it dies, all heroes in its area lose 1 HP.
power-vengeance = Vengeance
power-vengeance-text = If it takes damage, it strikes back with 1 hit.
power-war-drum = War Drum
power-war-drum-text = Special: activate this enemy.

## Enemies

trait-thief = Thief
trait-thief-text = A wounding main attack takes a coin from the hero, 1, 5 or 10 crowns, drawn by lot.
trait-mob = Mob
trait-mob-text = +{ $n } hit with the main weapon where enemies control the area.
trait-evil-forces = Evil Forces
trait-evil-forces-text = Special: activate this enemy.
trait-thorns = Thorns
trait-thorns-text = If it takes damage it attacks all heroes in its area with { $n } blue dice.
trait-horde = Horde
trait-horde-text = { $n } figures on one card.
trait-pack-attack = Pack Attack
trait-pack-attack-text = +{ $n } hit for each figure of the horde.
trait-coward = Coward
trait-coward-text = If one figure dies the other retreats 1 area.
trait-readiness = Readiness
trait-readiness-text = A hero who moves into its area saves or is attacked.
trait-double-strike = Double Strike
trait-double-strike-text = After a wounding main attack, one with the off weapon.
trait-double-grip = Double Grip
trait-double-grip-text = If paid for: after the main attack one with the off weapon.
trait-healing-potion = Healing Potion
trait-healing-potion-text = Recovers { $n } HP.
trait-leadership = Leadership
trait-leadership-text = All other enemies in sight use their special powers and regain a charge.
trait-strike-from-the-shadows = Strike from the Shadows
trait-strike-from-the-shadows-text = Special: if engaged it attacks and retreats 1 area.
trait-curse = Curse
trait-curse-text = The target saves or is Slowed; at strength II it also loses 1 HP.
trait-royal-curse = Royal Curse
trait-royal-curse-text = The target saves or is Slowed and loses 1 HP.
trait-spirit-ward = Spirit Ward
trait-spirit-ward-text = If it takes damage it regains { $n } magic shield.
trait-dark-chant = Dark Chant
trait-dark-chant-text = Special: enemies within 1 area of it recover 1 HP.
trait-berserk = Berserk
trait-berserk-text = Discards a charge and attacks again.
trait-counterblow = Counterblow
trait-counterblow-text = If a melee attack hurts it, it strikes back with { $n } hit.
trait-war-frenzy = War Frenzy
trait-war-frenzy-text = Special: regains a charge.
trait-vengeful = Vengeful
trait-vengeful-text = Hunts the priority hero.
trait-huge = Huge
trait-huge-text = Counts as 4 figures, knocked down as 2.
trait-fire-vulnerability = Vulnerability to Fire
trait-fire-vulnerability-text = Wounds from fire cannot be regenerated.
trait-regeneration = Regeneration
trait-regeneration-text = Each Time Phase recovers 1 HP per hero in play.
trait-ram = Ram
trait-ram-text = Heroes in areas it moves through lose 1 HP.
trait-impale = Impale
trait-impale-text = Every knocked-down hero in its area loses { $n } HP.
trait-trip = Trip
trait-trip-text = If paid for: save, otherwise knocked down and { $n } HP lost.
trait-fury = Fury
trait-fury-text = If it takes damage it regains a charge.
trait-stomp = Stomp
trait-stomp-text = Attacks all heroes within 1 area of it with { $n } hits and Bash; then each saves or is knocked down.
trait-call-the-guard = Call the Guard
trait-call-the-guard-text = Discards a charge: a new enemy appears beside it.
trait-crown-of-blood = Crown of Blood
trait-crown-of-blood-text = Recovers HP equal to the damage it deals.
trait-dread-roar = Dread Roar
trait-dread-roar-text = Heroes within 1 area of it save or are Slowed.
trait-flaming-weapon = Flaming Weapon
trait-venom = Venom
trait-savage = Savage
trait-crushing = Crushing
trait-vicious = Vicious
trait-vampiric = Vampiric
trait-swift = Swift
trait-thick-hide = Thick Hide
trait-spell-ward = Spell Ward
trait-regrowth = Regrowth
trait-death-throes = Death Throes
trait-vengeance = Vengeance
trait-war-drum = War Drum
trait = { $trait }: { $text }
weapon-claws = claws
weapon-stone = stone
weapon-bite = bite
weapon-stones = stones
weapon-sword = sword
weapon-knife = knife
weapon-axe = axe
weapon-battle-axes = battle axes
weapon-great-axe = great axe
weapon-bone-rod = bone rod
weapon-ember-rod = ember rod
weapon-magma-rod = Magma Rod
weapon-chains = chains
weapon-sharp-claws = sharp claws
weapon-horns = horns
weapon-kings-cleaver = king's cleaver
weapon-hungry-crown = hungry crown
weapon-gauntlet = iron gauntlet
weapon-thorns = thorns
weapon-vengeance = vengeance
weapon-stomp = stomp
weapon-fenrir-bite = bite
weapon-soul-scream = Soul Scream
weapon-bare-hands = bare hands
weapon-darts = darts
weapon-card = as its text says
blow = { $name }: { $value }
enemy-stats = armor { $armor }, magic shields { $shields }, defence { $defence }, soul points { $souls }
enemy-target = hunts: { $target }; run by { $controller }
resist = { $damage }: { $by }
primary-most-wounded = the most wounded
primary-nearest = the nearest
primary-richest = the richest
primary-strength = Strength
primary-faith = Faith
primary-magic = Magic
primary-dexterity = Dexterity
primary-priority = the priority hero
why-taunt = it is taunted
why-only = nobody else fits
why-most-wounds = the most wounds
why-most-wounded = the most wounded
why-fewest-hp = the fewest HP left
why-nearest = the nearest
why-richest = the richest
why-strength = its prey: Strength
why-faith = its prey: Faith
why-magic = its prey: Magic
why-dexterity = its prey: Dexterity
why-priority = the priority hero
why-choice = the players' choice
why-nobody = it can reach nobody
why-stunned = it is stunned
behaviour = { $at }: { $does }
sentences = { $first }; { $next }
sentence-engage = moves and engages
sentence-move = moves { $n ->
    [one] { $n } area
   *[other] { $n } areas
}
sentence-attack = { $n ->
    [one] attacks with { $which }
   *[other] attacks { $n } times with { $which }
}
sentence-shoot = attacks the nearest hero in sight within { $n } with { $which }
sentence-use = { $power }
sentence-wounded = if wounded: { $power }
sentence-downed = if a knocked-down hero is here: { $power }, otherwise attacks with { $which }
sentence-engaged = if engaged with { $n } heroes: { $power }
sentence-charge = regains a charge
sentence-retreat = retreats { $n ->
    [one] { $n } area
   *[other] { $n } areas
}
which-main = its main weapon
which-off = its off weapon

## Items

item-broadsword = Broadsword
item-broadsword-enchanted = Broadsword (enchanted)
item-mace = Mace
item-mace-enchanted = Mace (enchanted)
item-wooden-shield = Wooden Shield
item-wooden-shield-enchanted = Wooden Shield (enchanted)
item-short-bow = Short Bow
item-short-bow-enchanted = Short Bow (enchanted)
item-hunting-knife = Hunting Knife
item-hunting-knife-enchanted = Hunting Knife (enchanted)
item-dagger = Dagger
item-dagger-enchanted = Dagger (enchanted)
item-oak-staff = Oak Staff
item-oak-staff-enchanted = Oak Staff (enchanted)
item-padded-armor = Padded Armor
item-padded-armor-enchanted = Padded Armor (enchanted)
item-leather-jerkin = Leather Jerkin
item-leather-jerkin-enchanted = Leather Jerkin (enchanted)
item-plain-robe = Plain Robe
item-plain-robe-enchanted = Plain Robe (enchanted)
item-hammer = Hammer
item-hammer-enchanted = Hammer (enchanted)
item-longbow = Longbow
item-longbow-enchanted = Longbow (enchanted)
item-battle-axe = Battle Axe
item-battle-axe-enchanted = Battle Axe (enchanted)
item-longsword = Longsword
item-longsword-enchanted = Longsword (enchanted)
item-spear = Spear
item-spear-enchanted = Spear (enchanted)
item-wand = Wand
item-wand-enchanted = Wand (enchanted)
item-scepter = Scepter
item-scepter-enchanted = Scepter (enchanted)
item-kord = Kord
item-kord-enchanted = Kord (enchanted)
item-tower-shield = Tower Shield
item-tower-shield-enchanted = Tower Shield (enchanted)
item-studded-leather = Studded Leather
item-studded-leather-enchanted = Studded Leather (enchanted)
item-scale-mail = Scale Mail
item-scale-mail-enchanted = Scale Mail (enchanted)
item-chain-mail = Chain Mail
item-chain-mail-enchanted = Chain Mail (enchanted)
item-mage-robe = Mage Robe
item-mage-robe-enchanted = Mage Robe (enchanted)
item-knives = Knives
item-elven-knives = Elven Knives
item-sentinel = Sentinel
item-flaming-sword = Flaming Sword
item-greedy-sting = Greedy Sting
item-crystal-knife = Crystal Knife
item-frost-wand = Frost Wand
item-storm-bow = Storm Bow
item-dwarven-maul = Dwarven Maul
item-holy-scepter = Holy Scepter
item-moon-blade = Moon Blade
item-thorn-staff = Thorn Staff
item-archmage-robe = Archmage Robe
item-dragon-scale = Dragon Scale
item-shadow-leather = Shadow Leather
item-blessed-plate = Blessed Plate
item-golden-mirror = Golden Mirror
item-golden-mirror-empowered = Golden Mirror (empowered)
item-soulreaver = Soulreaver
item-soulreaver-empowered = Soulreaver (empowered)
item-starfall = Starfall
item-starfall-empowered = Starfall (empowered)
item-potion-of-strength = Potion of Strength
item-elixir-of-strength = Elixir of Strength
item-healing-potion = Healing Potion
item-great-healing-potion = Great Healing Potion
item-narrow-bandages = Narrow Bandages
item-bandages = Bandages
item-protective-barrier = Protective Barrier
item-elven-arrows = Elven Arrows
item-sack = Sack
item-swift-potion = Swift Potion
item-swift-elixir = Swift Elixir
item-fire-flask = Fire Flask
item-great-fire-flask = Great Fire Flask
item-holy-water = Holy Water
item-enchanting-anvil = Enchanting Anvil
item-rising-pony-tavern = Rising Pony Tavern
item-crowns-25 = 25 crowns
item-crowns-50 = 50 crowns
item-crowns-100 = 100 crowns
item-elven-cloak = Elven Cloak
item-town-portal = Town Portal
item-amulet-of-life = Amulet of Life
item-ring-of-shields = Ring of Shields
item-boots-of-haste = Boots of Haste
item-skull-charm = Skull Charm
item-sun-stone = Sun Stone
item-war-horn = War Horn
item-gauntlet-of-might = Gauntlet of Might
item-phoenix-feather = Phoenix Feather
item-dwarven-ale = Dwarven Ale
item-scroll-of-fire = Scroll of Fire
item-scroll-of-memory = Scroll of Memory
item-elixir-of-stone = Elixir of Stone
item-smoke-bomb = Smoke Bomb
item-flaming-arrows = Flaming Arrows
item-silver-arrows = Silver Arrows
item-lucky-coin = Lucky Coin
item-ancient-seal = Ancient Seal
item-royal-letter = Royal Letter
item-bare-hands = bare hands
item-fenrir-bite = Fenrir's bite
item-nothing = nothing
weapon-use = { $activity }, range { $range }
weapon-head = { $activity }, range { $range }
weapon-grants = while equipped you have { $power }
weapon-life-drain = Life Drain
weapon-mistress-of-thunder = Mistress of Thunder
weapon-fireball = Fireball
weapon-magic-barrier = Magic Barrier
weapon-inner-light = Inner Light
weapon-dark-pact = Dark Pact
weapon-blink = Blink
weapon-illusion = Illusion
weapon-rose-strike = Rose Strike
weapon-cleave = Cleave
weapon-shield-wall = Shield Wall
weapon-charge = Charge
weapon-guardian = Guardian
weapon-cruelty = Cruelty
weapon-second-wind = Second Wind
weapon-war-cry = War Cry
weapon-heal = Heal
weapon-lightning-bolt = Lightning Bolt
weapon-command = Command
weapon-assault-rune = Assault Rune
weapon-protection-rune = Protection Rune
weapon-bless = Bless
weapon-holy-smite = Holy Smite
weapon-stone-skin = Stone Skin
weapon-precise-strike = Precise Strike
weapon-rain-of-arrows = Rain of Arrows
weapon-summon-fenrir = Summon Fenrir
weapon-snare-trap = Snare Trap
weapon-swift-feet = Swift Feet
weapon-camouflage = Camouflage
weapon-twin-strike = Twin Strike
weapon-eagle-eye = Eagle Eye
weapon-treasure-hunt = Treasure Hunt
weapon-backstab = Backstab
weapon-stealth = Stealth
weapon-poisoned-blade = Poisoned Blade
weapon-dodge = Dodge
weapon-tumble = Tumble
weapon-pickpocket = Pickpocket
weapon-crippling-cut = Crippling Cut
weapon-toughness = Toughness
weapon-lucky = Lucky
weapon-fleet = Fleet
weapon-strong-back = Strong Back
weapon-iron-will = Iron Will
weapon-parry = Parry
weapon-battle-hardened = Battle-hardened
weapon-taunt = Taunt
weapon-ruthless = Ruthless
weapon-help-from-above = Help from Above
weapon-rune-explosion = Rune Explosion
weapon-double-arrows = Double Arrows
weapon-two-weapons = Two Weapons
weapon-disarm-trap = Disarm Trap
weapon-thievery = Thievery
weapon-dagger-whirlwind = Dagger Whirlwind
weapon-meditate = Meditate
weapon-wand-mastery = Wand Mastery
weapon-flaming-weapon = Flaming Weapon
weapon-venom = Venom
weapon-savage = Savage
weapon-crushing = Crushing
weapon-vicious = Vicious
weapon-vampiric = Vampiric
weapon-swift = Swift
weapon-thick-hide = Thick Hide
weapon-spell-ward = Spell Ward
weapon-regrowth = Regrowth
weapon-death-throes = Death Throes
weapon-war-drum = War Drum
weapon-broadsword = Broadsword
weapon-broadsword-enchanted = Broadsword (enchanted)
weapon-mace = Mace
weapon-mace-enchanted = Mace (enchanted)
weapon-wooden-shield = Wooden Shield
weapon-wooden-shield-enchanted = Wooden Shield (enchanted)
weapon-short-bow = Short Bow
weapon-short-bow-enchanted = Short Bow (enchanted)
weapon-hunting-knife = Hunting Knife
weapon-hunting-knife-enchanted = Hunting Knife (enchanted)
weapon-dagger = Dagger
weapon-dagger-enchanted = Dagger (enchanted)
weapon-oak-staff = Oak Staff
weapon-oak-staff-enchanted = Oak Staff (enchanted)
weapon-padded-armor = Padded Armor
weapon-padded-armor-enchanted = Padded Armor (enchanted)
weapon-leather-jerkin = Leather Jerkin
weapon-leather-jerkin-enchanted = Leather Jerkin (enchanted)
weapon-plain-robe = Plain Robe
weapon-plain-robe-enchanted = Plain Robe (enchanted)
weapon-hammer = Hammer
weapon-hammer-enchanted = Hammer (enchanted)
weapon-longbow = Longbow
weapon-longbow-enchanted = Longbow (enchanted)
weapon-battle-axe = Battle Axe
weapon-battle-axe-enchanted = Battle Axe (enchanted)
weapon-longsword = Longsword
weapon-longsword-enchanted = Longsword (enchanted)
weapon-spear = Spear
weapon-spear-enchanted = Spear (enchanted)
weapon-wand = Wand
weapon-wand-enchanted = Wand (enchanted)
weapon-scepter = Scepter
weapon-scepter-enchanted = Scepter (enchanted)
weapon-kord = Kord
weapon-kord-enchanted = Kord (enchanted)
weapon-tower-shield = Tower Shield
weapon-tower-shield-enchanted = Tower Shield (enchanted)
weapon-studded-leather = Studded Leather
weapon-studded-leather-enchanted = Studded Leather (enchanted)
weapon-scale-mail = Scale Mail
weapon-scale-mail-enchanted = Scale Mail (enchanted)
weapon-chain-mail = Chain Mail
weapon-chain-mail-enchanted = Chain Mail (enchanted)
weapon-mage-robe = Mage Robe
weapon-mage-robe-enchanted = Mage Robe (enchanted)
weapon-knives = Knives
weapon-elven-knives = Elven Knives
weapon-sentinel = Sentinel
weapon-flaming-sword = Flaming Sword
weapon-greedy-sting = Greedy Sting
weapon-crystal-knife = Crystal Knife
weapon-frost-wand = Frost Wand
weapon-storm-bow = Storm Bow
weapon-dwarven-maul = Dwarven Maul
weapon-holy-scepter = Holy Scepter
weapon-moon-blade = Moon Blade
weapon-thorn-staff = Thorn Staff
weapon-archmage-robe = Archmage Robe
weapon-dragon-scale = Dragon Scale
weapon-shadow-leather = Shadow Leather
weapon-blessed-plate = Blessed Plate
weapon-golden-mirror = Golden Mirror
weapon-golden-mirror-empowered = Golden Mirror (empowered)
weapon-soulreaver = Soulreaver
weapon-soulreaver-empowered = Soulreaver (empowered)
weapon-starfall = Starfall
weapon-starfall-empowered = Starfall (empowered)
weapon-potion-of-strength = Potion of Strength
weapon-elixir-of-strength = Elixir of Strength
weapon-healing-potion = Healing Potion
weapon-great-healing-potion = Great Healing Potion
weapon-narrow-bandages = Narrow Bandages
weapon-bandages = Bandages
weapon-protective-barrier = Protective Barrier
weapon-elven-arrows = Elven Arrows
weapon-sack = Sack
weapon-swift-potion = Swift Potion
weapon-swift-elixir = Swift Elixir
weapon-fire-flask = Fire Flask
weapon-great-fire-flask = Great Fire Flask
weapon-holy-water = Holy Water
weapon-enchanting-anvil = Enchanting Anvil
weapon-rising-pony-tavern = Rising Pony Tavern
weapon-crowns-25 = 25 crowns
weapon-crowns-50 = 50 crowns
weapon-crowns-100 = 100 crowns
weapon-elven-cloak = Elven Cloak
weapon-town-portal = Town Portal
weapon-amulet-of-life = Amulet of Life
weapon-ring-of-shields = Ring of Shields
weapon-boots-of-haste = Boots of Haste
weapon-skull-charm = Skull Charm
weapon-sun-stone = Sun Stone
weapon-war-horn = War Horn
weapon-gauntlet-of-might = Gauntlet of Might
weapon-phoenix-feather = Phoenix Feather
weapon-dwarven-ale = Dwarven Ale
weapon-scroll-of-fire = Scroll of Fire
weapon-scroll-of-memory = Scroll of Memory
weapon-elixir-of-stone = Elixir of Stone
weapon-smoke-bomb = Smoke Bomb
weapon-flaming-arrows = Flaming Arrows
weapon-silver-arrows = Silver Arrows
weapon-lucky-coin = Lucky Coin
weapon-ancient-seal = Ancient Seal
weapon-royal-letter = Royal Letter
weapon-nothing = nothing

## The table

status-round = Round { $round }
status-won = Victory
status-lost = Defeat
segment-setup = Setup
segment-time = Time Phase
segment-battle = Battle Phase
segment-hero = Hero turn
segment-enemy = Enemy turn
segment-event = Event Phase
time-day = Day
time-night = Night
lasting-here = In this quest: { $what }.
lasting-hero-hits = attacks of heroes { $by } hit
lasting-enemy-hits = attacks of enemies { $by } hit
lasting-hero-move = heroes { $by } movement
lasting-enemy-move = enemies { $by } movement
lasting-hero-armor = armor of heroes { $by }
lasting-enemy-armor = armor of enemies { $by }
lasting-hero-shields = defences of heroes { $by } shield
lasting-enemy-shields = defences of enemies { $by } shield
lasting-hero-sight = heroes see no further than { $n } areas
lasting-first-attack-crit = the first attack of everyone gains Crit
lasting-no-heal = nobody recovers health
lasting-save-penalty = saves are harder
lasting-nothing = nothing changes
stat-souls = Soul points
stat-events = Event cards left
events-last = { $rounds ->
    [one] { $rounds } round left
   *[other] { $rounds } rounds left
}
stat-combats = Combats left
stat-actions = Actions left
stat-mp = Movement points
stat-hp = Health
stat-rank = Soulrank
stat-next-rank = Soul points for Soulrank { $rank }
stat-cooldown = Refresh
stat-crowns = Crowns
stat-armor = Armor
stat-defence = Defence dice
stat-shields = Magic shields
figure-of-horde = { $enemy } { $letter }
named-enemy = { $name } ({ $enemy })
zone-quest = The quest
zone-events = Events
zone-encounter = Encounter
zone-enemies = Enemies in play
zone-enemy-deck = Enemy deck
zone-treasures = Treasure deck
zone-equipped = { $hero }: equipped
zone-powers = { $hero }: powers
zone-inventory = { $hero }: inventory { $used }/{ $most }
zone-emporium = Emporium
zone-stash = Stash
short-ecarus = Ecarus
short-thorgar = Thorgar
short-laegon = Laegon
short-shae = Shae
short-auriel = Auriel
epithet-ecarus-white-rose = Knight of the White Rose
epithet-ecarus-black-rose = Knight of the Black Rose
epithet-thorgar-cleric = Cleric
epithet-thorgar-runemaster = Runemaster
epithet-laegon-archer = Archer
epithet-laegon-ranger = Ranger
epithet-shae-rogue = Rogue
epithet-shae-assassin = Assassin
epithet-auriel-wizard = Wizard
epithet-auriel-warlock = Warlock
status-campaign = Quest { $number } of { $of }
status-attack = { $who } against { $target }: { $weapon }
part-weapons = Weapons
part-behaviours = Behaviour
part-powers = Powers
shelf-heroes = Heroes
shelf-talents = Talents
shelf-stash = Stash
shelf-shop = Emporium
shelf-treasure = Treasures
shelf-soul = Soul weapons
shelf-enemies = Enemies
shelf-enemy-powers = Enemy powers
shelf-encounters = Encounters
shelf-events = Events
shelf-traps = Traps
shelf-quests = Quests
shelf-powers = Powers: { $hero }
name-auriel = Auriel
name-ecarus = Ecarus
name-laegon = Laegon
name-shae = Shae
name-thorgar = Thorgar
part-gem = Soul Gem
gem-line = { $rank }: HP { $hp }, powers { $powers }, talents { $talents }, combats { $combats }, actions { $actions }
hero-line = { $nature }, { $style }, movement { $move }, items { $capacity }
price = Price: { $price } crowns

## Questions

ask-turn = { $hero }: what now?
left-mp = Movement { $n }
left-combats = Combats { $n }
left-actions = Actions { $n }
ask-ghost = { $hero } is a ghost soul. What does it do?
ask-companion = What does Fenrir do?
ask-next-hero = Which hero takes the next turn?
ask-souls = Spend soul points?
ask-learn = { $hero } learns a power.
ask-place = Where does { $hero } begin?
ask-declare = { $hero } attacks { $figure }: focus the attack?
ask-spend = Spend symbols of the attack on { $figure }?
ask-enemy-spends = Equal effects: which one does the enemy buy?
ask-defend = { $figure } defends: spend symbols?
ask-second-target = Which other enemy is struck as well?
ask-reroll = { $figure }: which die is rolled again?
ask-help-save = { $figure } fails the save. Help from above?
ask-react = { $figure } is about to take { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }. React?
ask-taunt = { $figure } is about to act against { $target }. Taunt it?
ask-extra-attack = { $power }: another attack?
ask-again = { $hero }: one more attack with this weapon?
ask-pause = { $hero }: anything before the next attack?
ask-enemy-path = Which way does { $figure } take?
ask-enemy-target = Whom does { $figure } choose?
ask-next-enemy = Which enemy acts first?
ask-push = Where is { $figure } pushed?
ask-priority = Who becomes the priority hero?
ask-cure = Which condition of { $figure } is removed?
ask-refresh = Which power is refreshed?
ask-blink = Where to?
ask-command = Whom does { $figure } have to attack?
ask-keep-treasure = { $hero }: which treasure do you keep?
ask-pick-up = { $hero } picks up
ask-drop = { $hero } puts down
ask-reorganize = { $hero } changes equipment
ask-exchange = { $hero } exchanges with { $other }
ask-put-on = { $hero } may put on at once what was handed over
ask-salvage = { $hero }: what is taken from the map?
ask-retry = The quest is lost, the campaign is not. Try again, at the price that the story names?
ask-shop = { $hero } visits the Emporium.
ask-soul-weapon = { $hero }: which soul weapon?
ask-trap = { $hero }: which trap is resolved?
ask-ask = What do you choose?
ask-nature = Which side of the text counts, Law or Chaos?
ask-one-hero = Which hero does this happen to?
ask-one-enemy = Which enemy does this happen to?
ask-richest = Which of the richest heroes?
ask-most-wounded = Which of the most wounded heroes?
ask-enemy-power = Which enemy gains a power?
barred-engaged = [[engaged|Engaged]]: no searching, bashing, exchanging, reorganizing, picking up or dropping.
barred-far-targets = Engaged: only enemies in the own area can be attacked.
barred-down = Knocked down: no attacks before standing up.
barred-slowed = Slowed: one Movement, Combat or Action was all.
barred-moved = The Movement is over: a Combat ended it.
barred-barrier = { $area }: a barrier stops whoever cannot fly.
barred-difficult = { $area }: difficult ground, entering takes { $cost } movement points; { $left } left.
barred-no-combat = { $target }: no Combat is left in this turn.
barred-reach = { $target }: { $distance ->
    [one] { $distance } area
   *[other] { $distance } areas
} away, { $reach ->
    [0] and the weapon strikes in its own area only.
   *[other] and the weapon reaches { $reach }.
}
barred-sight = { $target }: out of sight.
barred-slot = { $card }: its place is taken, or both hands are; take that off first.
barred-style = { $card }: not for the fighting style of { $hero }.
barred-price = { $card }: { $price } crowns, { $missing } more than this hero has.
barred-full = The pack of { $hero } is full: what has no empty slot cannot be taken.

## Choices

action-begin = { $hero }
action-go = Move to { $area }
action-evade = Evade and move to { $area }
action-stand-up = Stand up (1 movement point)
priced = { $what } ({ $price })
price-action = Action
price-free = free
price-combat = Combat
price-move = Movement
price-step = Movement
price-whole-move = the whole Movement
price-passive = free
price-reaction = Reaction
action-dash = Dash: 1 more area
action-attack = Attack { $target } with { $weapon }
action-power = { $power } { $level }
action-power-on = { $power } { $level }: { $target }
action-innate = { $power }
action-use-item = Use { $card }
action-use-item-on = Use { $card }: { $target }
action-open-door = Open the door between { $one } and { $other }
action-break-door = Bash the locked door between { $one } and { $other }
action-open-chest = Bash the chest
action-unlock-door = Remove the magic lock between { $one } and { $other }
action-unlock-chest = Remove the magic lock of the chest
action-search = Search
action-pick-up = Pick up
action-drop = Drop items
action-reorganize = Reorganize equipment
action-exchange = Exchange with { $hero }
action-provoke = Provoke the master enemy
action-quest-act = { $what }
action-empower = Empower { $card }
action-end-turn = End the turn
action-scream = Soul Scream at { $target } ({ $what })
action-rebirth = Rebirth at { $area }
action-fly = Fly to { $area }
action-take = Take { $thing }
action-put = Put down { $thing }
action-equip = Equip { $card } ({ $slot })
action-unequip = Take off ({ $slot })
action-give = Give { $thing }
action-receive = Receive { $thing }
action-done = Done
action-try-again = Try again
action-focus = Focus: +1 hit for an Action
action-roll = Roll the dice
action-buy = { $what }
action-parry = Parry: reroll one die
action-help = Help from Above
action-reroll = Reroll die { $number }: { $die }
action-react = { $what } ({ $hero })
action-target = { $target }
action-area = { $area }
action-pick = { $name }
action-pick-trap = { $card }: { $text }
action-learn = { $power }. { $text }
action-pick-card = { $card }. { $text }
action-upgrade = Raise the Soulrank of { $hero } for { $price ->
    [one] 1 soul point
   *[other] { $price } soul points
}
action-resurrect = Resurrect { $hero } for { $price ->
    [one] 1 soul point
   *[other] { $price } soul points
}
action-place = { $area }
action-purchase = Buy { $card } for { $price }
action-sell = Sell { $card }
action-enchant = Enchant { $card } (50 crowns)
action-gamble = Tavern: bet 5 crowns on { $symbol }
action-from-stash = Take { $card } from the Stash
action-to-stash = Put { $card } in the Stash
action-lend = Give { $thing } to { $hero }
action-call-in = Let { $hero } go on with the visit
reaction-dodge = Dodge
reaction-guardian = Guardian
reaction-golden-mirror = Golden Mirror
reaction-taunt = Taunt
group-begin = Turns
group-story = The story
group-attack = Attacks
group-go = Movement
group-here = Here
group-power = Powers
group-item = Items
group-gear = Equipment
group-purchase = Buy
group-sell = Sell
group-enchant = Enchant
group-tavern = Tavern
group-stash = Stash
group-equipment = Equipment
group-lend = Give
group-over = And then

## The log

event-quest-set-up = The table is set: { $quest }. Event cards: { $events }, shadow tokens: { $shadows }
event-quest-began = The quest begins: { $quest }
event-round-began = Round { $number }
event-turn-began = The turn of { $who }
event-turn-skipped = { $who } is stunned and skips the turn
event-moved = { $who } moves to { $to }
event-evaded = { $who } evades; reaction attacks: { $attacks }
event-attack-declared = { $who } attacks { $target }: { $weapon }
event-dice-rolled = { $who } rolls { $dice }
event-rerolled = { $who } rerolls: { $die }
event-effect-gained = The attack of { $who } gains: { $gives }
event-symbols-spent = { $who } spends { $cost }: { $gives }
event-hits-counted = { $who }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
hits-fixed = Fixed: { $n }
hits-rolled = On the dice: { $n }
hits-bought = For symbols: +{ $n }
hits-supremacy = [[supremacy|Supremacy]]: +{ $n }
hits-focus = [[focus|Focus]]: +{ $n }
hits-boost = Prepared for this attack: +{ $n }
hits-items = Items: +{ $n }
hits-powers = Powers of the hero: +{ $n }
hits-blessing = Effects on the attacker: { $n }
hits-lasting = The event in force, day or night: { $n }
hits-injury = Injury: { $n }
hits-mob = Mob, in an area that it controls: +{ $n }
hits-pack = Figures of the pack: +{ $n }
event-defended = { $who } defends against { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}: damage { $damage }
explain-resisted = Resistance stops { $n }
explain-vulnerable = Vulnerability adds { $n }
explain-armor = Armor stops { $n }
explain-magic = Magic shields stop { $n }
explain-parried = Shields on the dice, and those that hold until the Time Phase, stop { $n }
explain-lethal = Lethal hits that neither armor nor dice can stop: { $n }
event-wounded = { $who } loses { $damage } HP; { $left } left
event-healed = { $who } recovers { $by } HP
event-conditioned = { $who }: { $condition }
event-recovered = { $who } is rid of: { $condition }
event-critical-drawn = Critical for { $who }: { $token }
event-burning = { $who } burns: level { $level }
event-fire-placed = Fire in { $area }: level { $level }
event-pushed = { $who } is pushed to { $to }
event-save-rolled = { $who } rolls { $dice } and needs { $symbol }: the save { $saved ->
    [yes] succeeds
   *[no] fails
}
event-shadow-revealed = The shadow in { $area } hides { $face }
event-enemy-appeared = { $who } appears in { $area }; run by { $controller }
event-enemy-power-gained = { $who } gains { $power }
event-enemy-died = { $who } is beaten; soul points { $souls }
event-figure-died = A figure of { $who } falls
event-card-flipped = { $who } turns into { $into }
event-encounter-drawn = Encounter: { $card }{ $main ->
    [yes] {""}
   *[no] , its second effect
}. { $text }
event-enemy-activated = { $who } acts; its target is { $target }
explain-behaviour = Behaviour { $number } of { $of } is the first that a hero in sight fits ({ $heroes }). { $does }
explain-behaviour-last = No hero in sight fits another behaviour, so the last one of { $of } counts; nearest: { $heroes }. { $does }
explain-target = Why { $target }: { $why }
event-activation-skipped = { $who } does nothing: { $why }
event-trait-used = { $who }: { $trait }
event-event-drawn = Event: { $card }. { $text }
event-event-discarded = Event discarded: { $card }
event-lasting-suspended = The story lies on { $card }: it does not count until the story card is discarded
event-lasting-resumed = { $card } counts again. { $text }
card-suspended = covered: does not count now
event-time-of-day = { $time }
event-trap-drawn = Trap: { $card }. { $text }
event-door-opened = { $who } opens the door between { $area } and { $to }
event-unlocked = { $who } removes a magic lock
event-chest-opened = { $who } opens a chest
event-searched = { $who } searches and finds { $found ->
    [yes] something
   *[no] nothing
}
event-took = { $who } takes { $thing }
event-put-down = { $who } puts down { $thing }
event-left-in-stash = { $card } waits in the Stash: nobody has room for it
event-carried-on = On to { $quest }, with { $souls } soul points
kept = { $hero }: Soulrank { $rank }, { $crowns } crowns; { $items }
event-equipped = { $who } equips { $card }
event-exchanged = { $who } exchanges with { $target }
event-bought = { $who } buys { $card } for { $price }
event-sold = { $who } sells { $card } for { $price }
event-enchanted = { $who } has { $card } enchanted
event-gambled = { $who } gambles and wins { $reward }
event-crowns-changed = { $who }: { $by } crowns
event-souls-changed = { $by } soul points; { $left } in all
event-power-used = { $who } uses { $power }, level { $level }
event-innate-used = { $who } uses { $power }
event-item-used = { $who } uses { $card }
event-power-gained = { $who } learns { $power }
event-power-lost = { $who } loses { $power }
event-power-refreshed = { $power } of { $who } is ready again
event-ranked = { $who }: Soulrank { $rank }
event-became-ghost = { $who } dies and becomes a ghost soul
event-person-appeared = { $person } is in { $area } now
event-person-follows = { $person } follows { $who }
event-person-hurt = { $person } loses { $hp } HP, { $left } left
event-person-lost = { $person } is lost
event-tried-again = { $quest } begins anew
event-resurrected = { $who } lives again
event-companion-died = Fenrir falls
event-summoned = Fenrir comes to his master
event-hid = { $who } hides
event-token-placed = { $token } in { $area }
event-priority-moved = Priority hero: { $who }, level { $level }
event-gate-changed = Spawn Gate { $symbol }: { $state }
event-shrine-changed = The shrine in { $area } is { $active ->
    [yes] active
   *[no] inactive
}
event-quest-decided = { $won ->
    [yes] The quest is won!
   *[no] The quest is lost.
}
event-quest-ended = { $quest }: { $won ->
    [yes] victory
   *[no] defeat
}
state-open = open
state-closed = closed
state-removed = removed
outcome-won = The heroes have won.
outcome-lost = The quest has failed.
outcome-fallen = No hero is left alive.
outcome-campaign-won = The campaign is won.

## Places, borders, distances

place-wood = wood
place-hill = hill
place-village = village
place-bridge = bridge
place-road = road
place-camp = camp
place-ruins = ruins
place-crypt = crypt
place-cellar = cellar
place-cave = cave
place-passage = passage
place-tower = tower
place-hall = hall
place-throne = throne room
place-cell = cell
place-shrine = shrine
line-wall = wall
line-barrier = barrier: only one way
line-door = door
line-locked = locked door
line-magic-lock = door with a magic lock
token-gate = Spawn Gate
terrain-difficult-help = A hero who enters spends 2 movement points instead of 1.
terrain-dangerous-help = A hero who enters loses 1 HP.
range-at = at distance { $first }
range-between = at distance { $first } to { $last }
range-otherwise = otherwise
fits-behaviour = { $hero }, distance { $distance }

## An attack

battle-step-roll = Roll
battle-step-spend = Spend
battle-step-defence = Defence
battle-step-damage = Damage
sum-hits = { $n ->
    [one] hit
   *[other] hits
}
source-fixed = fixed
source-rolled = rolled
source-bought = for symbols
source-supremacy = supremacy
source-focus = Focus
source-boost = prepared
source-items = items
source-powers = powers of the hero
source-blessing = effects on the attacker
source-lasting = event, day or night
source-injury = injury
source-mob = mob
source-pack = figures of the pack
sum-resisted = resisted
sum-armor = armor
sum-magic = magic shields
sum-parried = parried
sum-so-far = Damage as it stands
sum-damage = Before the defence dice

## The glossary

symbol-term = {"[["}symbol-{ $word }]]
term-symbol-hit = A hit.
term-symbol-skill = Pays for what weapons and powers offer for it.
term-symbol-magic = Pays for what magic weapons and powers offer for it.
term-symbol-shield = Stops a hit when it is rolled in a defence.
term-symbol-legend = Pays for the strongest effects of an attack.
term-symbol-miss = Nothing.
die-face = { $symbols } ({ $n })
term-die-red-name = Red die
term-die-blue-name = Blue die
term-die = Ten sides, and how many of them show it: { $faces }.
term-trap-name = Trap
term-trap = Whoever opens or bashes a door or a chest draws a trap card first: heroes near it must save or suffer what it says.
term-artifact-name = Artifact
term-artifact = Works only in its slot, one for each hero: put it on (an Action, or free in the Emporium). In the pack it does nothing.
term-event-deck-name = Event deck
term-event-deck = The clock of the quest. In each Event Phase a card is turned over, and lies face up for a round; in the next one it is discarded. So a card lasts two rounds, day and night one. A story card on another suspends what that says until it is discarded itself. With the last card the quest is lost.
term-magic-shield-name = Magic shield
term-magic-shield = Cancels one hit in the defence, even a lethal one, and must be used when it can. All are back in the next Time Phase.
term-story-event-name = Story event
term-story-event = A card of the story on the map: the first hero who moves into its area takes it and resolves it at once.
term-special-power-name = Special power
term-special-power = A power of an enemy that is marked “Special”: it uses it where its scroll, an event or an encounter says so.
term-charge-name = Charge
term-charge = What an artifact or an enemy's power uses up: each use discards one. Artifacts regain one at the start of each quest.
term-blinded = A hero makes a save before each activity; one that fails is wasted. Ends with the hero’s next turn. An enemy sees nobody: it follows its last behaviour, without attacks that need sight, and does not react. Ends with its next activation.
term-slowed = One Movement, Combat or Action in the turn, not all of them. Ends with the next turn.
term-stunned = Skips the next turn, reactions included.
term-poison-1 = 1 damage in each Time Phase, then a save to be rid of it.
term-poison-2 = 2 damage in each Time Phase, then a save to be rid of it.
term-knockdown = Lies down: no combat, no armor, does not count for control. Standing up costs 1 movement point, or a Dash.
term-soul = Won for enemies; they raise Soulranks and bring fallen heroes back.
term-crit-name = Crit
term-crit = If the attack scores at least 1 hit, a critical token is drawn for the target before it defends: wounds, a condition, or an injury that stays for the quest.
term-bash-name = Bash
term-bash = If the attack scores at least 1 hit, the target is pushed 1 area back to where it came from.
term-fire-name = Fire I, II
term-fire = Burns in the Time Phase: 1 damage; Fire II burns twice, 1 damage each time. Fire in an area catches whoever stands there or enters.
term-lethal-name = Lethal
term-lethal = So many hits (I, II, III, or all) that armor and defence dice cannot stop. Magic shields and resistances can.
term-save-name = Save
term-save = One blue die: it succeeds with the hero's own save symbol. If it fails, what stands after “otherwise” happens.
term-supremacy-name = Supremacy
term-supremacy = +1 hit against targets in an area where your side has at least twice as many figures as the other. The enemies have it as well.
term-engaged-name = Engaged
term-engaged = With an enemy in the own area: only enemies there can be attacked, nothing searched, bashed, exchanged, picked up or changed; leaving takes an Evade.
term-evade-name = Evade
term-evade = Leaving an area with enemies is free, but each of them strikes first, unless the heroes there are at least twice as many.
term-dash-name = Dash
term-dash = For an Action 1 more movement point in this Movement, or standing up. Once per round.
term-focus-name = Focus
term-focus = For an Action +1 hit to one attack, declared before the roll. Once per round: an extra attack after it has none.
term-level-name = Levels of a power (I to VII)
term-level = The Roman numeral is the Soulrank that a line of a power needs; one line is chosen, and the bright ones are in reach.
term-cooldown-name = Cooling down
term-cooldown = A used power is turned over with as many hourglasses as its line says; each Time Phase takes one off. With one it is ready in the next round.
term-free-action-name = Action, Free Action, Combat
term-free-action = What an activity takes: one of the turn's Actions, nothing, or one of the turn's Combats. A Combat ends a Movement that has begun; Actions do not.
term-damage-types-name = Slash, Crush, Pierce, Mystic
term-damage-types = The kind of damage. “Slash: -1” on an enemy: 1 hit fewer from it; “Mystic: +1”: 1 more. An axe or a spell may do what a sword does not.
term-nature-name = Law, Neutral, Chaos
term-nature = The soul nature of a hero: it decides which powers can be learned and which answers a story allows.
term-defence-dice-name = Defence dice
term-defence-dice = After armor and magic shields a blue die is rolled for each hit that is left, at most so many; each shield stops one.
term-shadow-name = Shadow token
term-shadow = Turned over as soon as a hero sees its area: an enemy, two, somebody harmless, or the story.
term-gate-name = Spawn Gate
term-gate = Where new enemies come in, if it is open. The symbol is the one a die has to show for it.
term-shrine-name = Shrine
term-shrine = At an active one a ghost soul comes back to life in the Time Phase, for soul points.
term-scream-name = Soul Scream
term-scream = What the ghost side of a hero's card does, once per turn as a ghost: a shield for a friend, harm for an enemy, and so on.
term-horde-name = Horde
term-horde = One enemy card with several figures: each is wounded and falls on its own, and the card is beaten with the last.

## Ways to start

preset-usual = One quest
preset-usual-help = Three heroes and the second quest: villages burn.
preset-first = First game
preset-first-help = Two heroes and the quest that the story begins with.
preset-campaign = Campaign
preset-campaign-help = All quests in their order; heroes keep what they win.

forecast-damage = { $average } damage on average, before symbols; health
forecast-damage-now = { $average } damage on average; health
forecast-through = damage
forecast-kills = falls
forecast-crit = and, with a hit, a [[crit|critical]] token: wounds, a condition or an injury
forecast-trap = draws a [[trap]] card

## The aim, and how it ends

aim = { $goal } Lost if all heroes are ghosts at once or the event deck runs out.

progress-events = { $left ->
    [0] no event left
    [one] { $left } event left
   *[other] { $left } events left
}
