## The campaign: city, board and sheets

option-campaign = Campaign
option-campaign-help = Scenario after scenario in one long game, with the city between them. The party begins in Gloomhaven; the scenario is chosen there.
option-campaign-yes = a campaign
option-campaign-no = one scenario
gloomhaven = Gloomhaven
outcome-campaign = The campaign has come to its end.

### Questions

ask-join = Who joins the party?
ask-pursue = Which personal quest does { $hero } pursue?
ask-town = { $hero } in Gloomhaven, { $gold } gold: what now?
ask-way = Where does the party go from here?
ask-set-out = Where does the party set out for?
ask-unlock = Which of these scenarios is put on the board?
action-join = { $name }, level { $level }
action-city-event = Resolve a city event
action-sell = Sell { $item } for { $price } gold
action-donate = Donate 10 gold to the Sanctuary of the Great Oak
action-level-up = Level up
action-catch-up = Rise to level { $level }, the city's prosperity
action-retire = Retire: the personal quest is fulfilled
action-put-aside = Step aside for a new character
action-recall = Make room for the { $name } of level { $level } who stepped aside
action-travel = { $road ->
    [yes] { $number }: { $scenario }, with a road event on the way
   *[no] { $number }: { $scenario }, without a road event
}
action-casual = { $number }: { $scenario }, casually (no rewards, no story)
action-go-home = Return to Gloomhaven
action-end-campaign = End the campaign here
action-found-party = Found a new party: new characters, the same world
event-party-founded = A new party is founded
action-unlock = { $number }: { $scenario }
ask-enhance = { $hero }, { $gold } gold: which sticker for { $card }?
action-enhance = Enhance { $card }
action-stick = { $half }, { $line }: { $sticker }, { $price } gold
event-enhanced = { $who } enhances { $card }: { $what }, { $cost } gold
sticker-plus-one = +1
sticker-poison = { condition-poison }
sticker-wound = { condition-wound }
sticker-muddle = { condition-muddle }
sticker-immobilize = { condition-immobilize }
sticker-disarm = { condition-disarm }
sticker-curse = { condition-curse }
sticker-strengthen = { condition-strengthen }
sticker-bless = { condition-bless }
sticker-fire = { element-fire }
sticker-ice = { element-ice }
sticker-air = { element-air }
sticker-earth = { element-earth }
sticker-light = { element-light }
sticker-dark = { element-dark }
sticker-jump = jump
sticker-hex = one more hex
sticker-any = any element
line-move = Move
line-attack = Attack
line-range = Range
line-shield = Shield
line-push = Push
line-pull = Pull
line-pierce = Pierce
line-retaliate = Retaliate
line-heal = Heal
line-target = Target
line-condition = condition
line-hp = hit points
line-hex = area
barred-level-up = { $hero } must level up before leaving
barred-retire = { $hero } must retire before leaving
barred-scenario = { $scenario } needs other achievements
barred-completed = { $scenario } is completed; it can only be played casually

### The table

status-where = { $where }
status-completed = { $completed ->
    [one] { $completed } scenario completed
   *[other] { $completed } scenarios completed
}
status-campaign-over = { $completed ->
    [one] The campaign is over: { $completed } scenario completed
   *[other] The campaign is over: { $completed } scenarios completed
}
score-completed = Scenarios completed
stat-donated = Donated to the sanctuary
stat-city-events = City events
stat-road-events = Road events
stat-level = Level
stat-gold = Gold
stat-checks = Checkmarks
board-prosperity = Prosperity
board-reputation = Reputation
badge-completed = completed
badge-not-now = cannot be played now
badge-not-here-yet = not in this edition yet
badge-linked = linked to { $where }
prosperity-step = Level { $level }, from box { $boxes }
reputation-step = { $least } to { $most }: prices { $change }
zone-world-achievements = Global achievements
zone-party-achievements = Party achievements
zone-opened-achievements = Unsealed
zone-aside = Stepped aside
zone-belongings = Items owned
zone-quest = Personal quest
envelope = Envelope { $letter }
sells-for = sells for { $price } gold

### The log

event-reputation-changed = Reputation { $by }, now { $now }
event-prosperity-changed = Prosperity { $by } (level { $level })
event-achievement-gained = { $world ->
    [yes] Global achievement
   *[no] Party achievement
}: { $achievement }
event-scenario-unlocked = New scenario { $number }: { $scenario }
event-design-gained = The shop has { $item } from now on
event-class-unlocked = A new class is unsealed: { $who }
event-envelope-opened = Envelope { $letter } is opened
event-records-opened = The Town Records may be read
event-brought-home = { $who } brings home { $xp } experience, { $gold } gold, { $checks } checkmarks
event-gold-changed = { $who }: { $by } gold
event-xp-changed = { $who }: { $by } experience
event-checks-changed = { $who }: { $by } checkmarks
event-item-gained = { $who } receives { $item }
event-item-lost = { $who } loses { $item }
event-sold = { $who } sells { $item } for { $gold } gold
event-donated = { $who } donates 10 gold ({ $total } in all)
event-levelled-up = { $who } rises to level { $level }
event-learned = { $who } learns { $card }
event-perk-marked = { $who } marks a perk: { $perk }
event-created = A new character: { $who }, level { $level }
event-put-aside = { $who } steps aside
event-came-back = { $who } is back
event-died-for-good = { $who } has died
event-retired = { $who } retires
event-set-out = { $casual ->
    [yes] The party plays { $scenario } casually
   *[no] The party sets out for { $scenario }
}
event-came-to-town = The party is in Gloomhaven
event-campaign-ended = { $completed ->
    [one] The campaign ends with { $completed } scenario completed
   *[other] The campaign ends with { $completed } scenarios completed
}

### Names

name-doomstalker = Doomstalker
name-summoner = Summoner
name-nightshroud = Nightshroud
name-berserker = Berserker
name-soothsinger = Soothsinger
name-sawbones = Sawbones
name-plagueherald = Plagueherald
name-sunkeeper = Sunkeeper
name-quartermaster = Quartermaster
name-elementalist = Elementalist
name-beast-tyrant = Beast Tyrant
achievement-ancient-technology = Ancient Technology
achievement-annihilation-of-order = Annihilation of Order
achievement-artifact-cleansed = Artifact: Cleansed
achievement-artifact-lost = Artifact: Lost
achievement-artifact-recovered = Artifact: Recovered
achievement-city-rule-demonic = City Rule: Demonic
achievement-city-rule-economic = City Rule: Economic
achievement-city-rule-militaristic = City Rule: Militaristic
achievement-end-of-corruption = End of Corruption
achievement-end-of-gloom = End of Gloom
achievement-end-of-the-invasion = End of the Invasion
achievement-the-dead-invade = The Dead Invade
achievement-the-drake-aided = The Drake Aided
achievement-the-drake-slain = The Drake Slain
achievement-the-edge-of-darkness = The Edge of Darkness
achievement-the-merchant-flees = The Merchant Flees
achievement-the-power-of-enhancement = The Power of Enhancement
achievement-the-rift-neutralized = The Rift Neutralized
achievement-the-voice-freed = The Voice Freed
achievement-the-voice-silenced = The Voice Silenced
achievement-water-breathing = Water-Breathing
achievement-a-demons-errand = A Demon's Errand
achievement-a-map-to-treasure = A Map to Treasure
achievement-across-the-divide = Across the Divide
achievement-an-invitation = An Invitation
achievement-bad-business = Bad Business
achievement-dark-bounty = Dark Bounty
achievement-debt-collection = Debt Collection
achievement-first-steps = First Steps
achievement-fishs-aid = Fish's Aid
achievement-following-clues = Following Clues
achievement-grave-job = Grave Job
achievement-high-sea-escort = High Sea Escort
achievement-jekserahs-plans = Jekserah's Plans
achievement-redthorns-aid = Redthorn's Aid
achievement-sin-ra = Sin-Ra
achievement-stonebreakers-censer = Stonebreaker's Censer
achievement-sun-blessed = Sun-Blessed
achievement-the-drakes-command = The Drake's Command
achievement-the-drakes-treasure = The Drake's Treasure
achievement-the-poisons-source = The Poison's Source
achievement-the-scepter-and-the-voice = The Scepter and the Voice
achievement-the-voices-command = The Voice's Command
achievement-the-voices-treasure = The Voice's Treasure
achievement-through-the-nest = Through the Nest
achievement-through-the-ruins = Through the Ruins
achievement-through-the-trench = Through the Trench
achievement-tremors = Tremors
achievement-water-staff = Water Staff
scenario-ancient-cistern = Ancient Cistern
scenario-ruinous-rift = Ruinous Rift
scenario-outer-ritual-chamber = Outer Ritual Chamber
scenario-sanctuary-of-gloom = Sanctuary of Gloom
scenario-shrine-of-the-depths = Shrine of the Depths
scenario-plane-of-night = Plane of the Night
scenario-decrepit-wood = Decrepit Wood
scenario-savvas-armory = Savvas Armory
scenario-scorched-summit = Scorched Summit
scenario-gloomhaven-battlements-a = Gloomhaven Battlements A
scenario-gloomhaven-battlements-b = Gloomhaven Battlements B
scenario-doom-trench = Doom Trench
scenario-slave-pens = Slave Pens
scenario-treacherous-divide = Treacherous Divide
scenario-ancient-defense-network = Ancient Defense Network
scenario-timeworn-tomb = Timeworn Tomb
scenario-realm-of-the-voice = Realm of the Voice
scenario-drake-nest = Drake Nest
scenario-tribal-assault = Tribal Assault
scenario-rebel-swamp = Rebel Swamp
scenario-nightmare-peak = Nightmare Peak
scenario-lair-of-the-unseeing-eye = Lair of the Unseeing Eye
scenario-shadow-weald = Shadow Weald
scenario-rebels-stand = Rebel's Stand
scenario-ghost-fortress = Ghost Fortress
scenario-the-void = The Void
scenario-noxious-cellar = Noxious Cellar
scenario-crypt-basement = Crypt Basement
scenario-palace-of-ice = Palace of Ice
scenario-foggy-thicket = Foggy Thicket
scenario-bandits-wood = Bandit's Wood
scenario-investigation = Investigation
scenario-bloody-shack = Bloody Shack
scenario-forgotten-grove = Forgotten Grove
scenario-alchemy-lab = Alchemy Lab
scenario-fading-lighthouse = Fading Lighthouse
scenario-pit-of-souls = Pit of Souls
scenario-magma-pit = Magma Pit
scenario-underwater-lagoon = Underwater Lagoon
scenario-sulfur-mine = Sulfur Mine
scenario-clockwork-cove = Clockwork Cove
scenario-arcane-library = Arcane Library
scenario-toxic-moor = Toxic Moor
scenario-well-of-the-unfortunate = Well of the Unfortunate
scenario-chained-isle = Chained Isle
scenario-windswept-highlands = Windswept Highlands
scenario-oozing-grove = Oozing Grove
scenario-rockslide-ridge = Rockslide Ridge
scenario-merchant-ship = Merchant Ship
scenario-overgrown-graveyard = Overgrown Graveyard
scenario-harrower-hive = Harrower Hive
scenario-vault-of-secrets = Vault of Secrets
scenario-sacrifice-pit = Sacrifice Pit
scenario-lost-temple = Lost Temple
scenario-vigil-keep = Vigil Keep
scenario-temple-of-the-eclipse = Temple of the Eclipse
scenario-burning-mountain = Burning Mountain
scenario-shadows-within = Shadows Within
scenario-crystalline-cave = Crystalline Cave
scenario-sun-temple = Sun Temple
scenario-harried-village = Harried Village
scenario-corrupted-cove = Corrupted Cove
scenario-plane-of-water = Plane of Water
scenario-syndicate-hideout = Syndicate Hideout
scenario-demonic-rift = Demonic Rift
scenario-wild-melee = Wild Melee
scenario-back-alley-brawl = Back Alley Brawl
scenario-sunken-vessel = Sunken Vessel
scenario-vermling-nest = Vermling Nest
scenario-payment-due = Payment Due

## The city and the map of scenarios

board-map = Scenarios on the board
place-sanctuary = Sanctuary
place-sanctuary-help = Donate 10 gold, once in each visit: two blessings for the next scenario. Every hundred gold brings prosperity.
place-event = City event
place-event-help = One event in each visit to the city.
place-shop = Shop
place-shop-help = Buy items, or sell yours for half their price. Reputation changes what they cost.
place-enhancer = Enhancer
place-enhancer-help = Once the party has the power of enhancement, stickers make ability cards stronger for good.
place-lion = Sleeping Lion
place-lion-help = Characters come and go: level up, retire, step aside, come back.
place-gate = Western gate
place-gate-help = Done in the city: when all are ready the party sets out.
place-unknown = not yet found
place-told-sanctuary = { $donated } of { $most } gold
place-told-shop = { $items ->
    [one] { $items } item
   *[other] { $items } items
}, prices { $change }
place-told-gate = { $scenarios ->
    [one] { $scenarios } scenario open
   *[other] { $scenarios } scenarios open
}
place-told-event-open = one in each visit
place-told-event-done = had already
place-told-enhancer-open = stickers for cards
place-told-enhancer-shut = not yet open
place-told-lion = come, go, retire
scenario-needs = needs { $what }{ $times ->
    [one] { "" }
   *[other] , { $times } times
}
scenario-forbids = not after { $what }
sheet-goal = To win: { $goals }
sheet-rooms = { $rooms ->
    [one] One room
   *[other] { $rooms } rooms
}, { $doors ->
    [0] no doors
    [one] one door
   *[other] { $doors } doors
}
stat-scenario-level = Level
stat-monster-level = Monster level
stat-coin = Gold a coin
stat-trap-damage = Trap damage
stat-bonus-xp = Experience if won
