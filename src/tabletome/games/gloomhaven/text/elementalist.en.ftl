# The Elementalist: the cards, and the words that came with them

card-raw-enhancement = Raw Enhancement
card-pure-augmentation = Pure Augmentation
card-formless-power = Formless Power
card-shaping-the-ether = Shaping the Ether
card-stoking-hail = Stoking Hail
card-tremulant-cyclone = Tremulant Cyclone
card-infernal-vortex = Infernal Vortex
card-lava-eruption = Lava Eruption
card-ice-spikes = Ice Spikes
card-frigid-torrent = Frigid Torrent
card-malleable-evocation = Malleable Evocation
card-brilliant-flash = Brilliant Flash
card-encompassing-shadow = Encompassing Shadow
card-boiling-arc = Boiling Arc
card-crystallizing-blast = Crystallizing Blast
card-burial = Burial
card-chain-lightning = Chain Lightning
card-primal-duality = Primal Duality
card-gravel-vortex = Gravel Vortex
card-obsidian-shards = Obsidian Shards
card-winters-edge = Winter's Edge
card-eye-of-the-hurricane = Eye of the Hurricane
card-simulacrum = Simulacrum
card-vengeance = Vengeance
card-pragmatic-reinforcement = Pragmatic Reinforcement
card-volatile-consumption = Volatile Consumption
card-elemental-aegis = Elemental Aegis
card-ethereal-manifestation = Ethereal Manifestation
card-eternal-equilibrium = Eternal Equilibrium

does-every-turn-after-consuming = Once in each action in which you consume an element: { $effect }
does-attacked-from = You may perform attack actions as if you stood in its hex
does-leaps = The attack leaps to another enemy within 2 of the last target, up to { $leaps } times, each time 1 weaker
does-healed-recovers = The healed figure may take back { $cards ->
        [one] a discarded card
       *[other] { $cards } discarded cards
    }
gain-leap = one leap more
gain-jump = Jump
if-nothing-was-done = nothing came of that
to-enemies-exactly-at-range = all enemies at exactly that range
to-enemies-near-the-healed-figure = all enemies within that range of the healed figure
to-the-healed-figure = the healed figure
ask-attack-from = From whose hex does { $hero } attack?
ask-hurt = Whom does { $hero } damage?
name-doppelganger = Doppelganger
name-mana-sphere = Mana Sphere
