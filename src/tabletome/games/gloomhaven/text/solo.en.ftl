# Scenarios that one character plays alone: what can be chosen, goals and special rules.

option-scenario-return-to-the-black-barrow = Solo 1: Return to the Black Barrow
option-scenario-unfortunate-intrusion = Solo 2: An Unfortunate Intrusion
option-scenario-corrupted-laboratory = Solo 3: Corrupted Laboratory
option-scenario-armory-heist = Solo 4: Armory Heist
option-scenario-stone-defense = Solo 5: Stone Defense
option-scenario-rodent-liberation = Solo 6: Rodent Liberation
option-scenario-caravan-escort = Solo 7: Caravan Escort
option-scenario-unnatural-insults = Solo 8: Unnatural Insults
option-scenario-storage-fees = Solo 9: Storage Fees
option-scenario-plane-of-wild-beasts = Solo 10: Plane of Wild Beasts
option-scenario-harvesting-the-night = Solo 11: Harvesting the Night
option-scenario-plagued-crypt = Solo 12: Plagued Crypt
option-scenario-battle-of-the-bards = Solo 13: Battle of the Bards
option-scenario-corrupted-hunt = Solo 14: Corrupted Hunt
option-scenario-aftermath = Solo 15: Aftermath
option-scenario-elemental-secrets = Solo 16: Elemental Secrets
option-scenario-caged-bear = Solo 17: The Caged Bear

scenario-return-to-the-black-barrow = Return to the Black Barrow
scenario-unfortunate-intrusion = An Unfortunate Intrusion
scenario-corrupted-laboratory = Corrupted Laboratory
scenario-armory-heist = Armory Heist
scenario-stone-defense = Stone Defense
scenario-rodent-liberation = Rodent Liberation
scenario-caravan-escort = Caravan Escort
scenario-unnatural-insults = Unnatural Insults
scenario-storage-fees = Storage Fees
scenario-plane-of-wild-beasts = Plane of Wild Beasts
scenario-harvesting-the-night = Harvesting the Night
scenario-plagued-crypt = Plagued Crypt
scenario-battle-of-the-bards = Battle of the Bards
scenario-corrupted-hunt = Corrupted Hunt
scenario-aftermath = Aftermath
scenario-elemental-secrets = Elemental Secrets
scenario-caged-bear = The Caged Bear

name-caravan-guard = Caravan Guard
name-inox-necromancer = Inox Necromancer
name-song-of-the-deep = Song of the Deep
name-loyal-guard = Loyal Guard
name-loyal-archer = Loyal Archer
name-wounded-guard = Wounded Guard
name-lieutenant = Lieutenant
name-rikharn = Rikharn
name-spirit-of-xorn = Spirit of Xorn
deck-drill-49 = Comrades
deck-drill-99 = Escort

goal-all-spawned = let all enemies come that are to come
goal-save-all = save all wounded ({ $names })
defeat-too-late = Lost if { $name } is not saved in { $number } rounds from when he was revealed ({ $done } so far).
given-no-enemies = no enemy is left on the map
given-rounds-played = round { $number } is over
rule-altered = { $name }{ $health ->
    [0] { "" }
   *[other] : { $health } times the hit points
}{ $shield ->
    [none] { "" }
   *[other] : shield { $shield }
}{ $attack ->
    [none] { "" }
   *[other] : attack { $attack }
}{ $retaliate ->
    [0] { "" }
   *[other] , retaliate +{ $retaliate } and its range +{ $reach }
}.
rule-draws-from = { $names } draw from { $whose ->
    [ours] the character's
   *[theirs] the monsters'
} modifier deck.
rule-shuts-behind = { $door } shuts and is locked; until it opens again no monster beyond { $tile } acts or can be affected.
rule-turns-coat = { $name } becomes an enemy of everybody, with the hit points that are left.
rule-fumes = When { $door } opens, suffer { $first } damage and gain { $condition }. At the end of every round gain { $condition }, or suffer { $later } damage if you have it, as long as one stands: { $token }.
rule-round-condition = { $name } gains at the start of every round: { $condition }.
rule-summons-for-conditions = Instead of giving a character a negative condition, { $name } summons a normal { $summoned }.
rule-regroups = When a round ends without enemies and more are to come, the character goes back to the entrance, and every { $name } to a place { $place }.
rule-wounded = { $name }: hurt when revealed ({ $places }), suffers { $damage } damage at the end of every round, and is safe when healed completely. A medical pack heals 4 at once, a large one 8.
wounded-at = { $place }: { $health } hit points
rule-cards-shown = You choose your cards after the monsters' ability cards are shown.
rule-companion-apart = Your companion begins on { $place }, and you on the other entrance.
rule-impassable = Obstacles cannot be passed, not even by jumping or flying.
rule-half-forbidden = The { $half ->
    [top] top
   *[bottom] bottom
} action of { $card } may not be used.
ask-regroup = Where does { $figure } stand when the next enemies come?
event-changed-sides = { $who } turns against everybody.

# Items of these scenarios
item-imposing-blade = Imposing Blade
item-focusing-ray = Focusing Ray
item-volatile-elixir = Volatile Elixir
item-silent-stiletto = Silent Stiletto
item-stone-charm = Stone Charm
item-psychic-knife = Psychic Knife
item-sun-shield = Sun Shield
item-utility-belt = Utility Belt
item-phasing-idol = Phasing Idol
item-smoke-elixir = Smoke Elixir
item-pendant-of-the-plague = Pendant of the Plague
item-mask-of-death = Mask of Death
item-masters-lute = Master's Lute
item-cloak-of-the-hunter = Cloak of the Hunter
item-doctors-coat = Doctor's Coat
item-elemental-boots = Elemental Boots
item-staff-of-command = Staff of Command

item-does-refresh-one = you or any ally refresh one spent or consumed item
item-says-after-moving = after moving { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} or more
item-does-heal-times = When you perform a Heal: it restores { $times } times as much
item-does-one-more-obstacle = When your action creates an obstacle: create one more, and the action does the same to it
item-does-after-song = After an action with a Song: Attack 2 or Move 2
item-does-after-command = After a Command: play one more card from your hand, the same half of it
item-says-suffer-each = Costs { $by } damage for each attack made
item-does-spare-summon = When an attack would deal damage to a creature that you have summoned: it suffers none
item-always-doom-gives = Whoever you lay a Doom on gains: { $condition }
item-always-shield-on-kill = Shield { $by } for the rest of the round for each enemy you kill in your turn
item-always-melee-pierce = Your melee attacks: Pierce { $by }
item-always-last-stand = +{ $by } on your melee attacks while you have exactly 1 hit point
item-always-augmenting = +{ $by } on all attacks of an action with an Augment
item-always-packs-heal = Allies heal { $by } more by medical packs
ask-encore = { $hero } may attack or move once more.
ask-afflict = Whom does it strike?
ask-summon-damaged = { $figure } would suffer { $damage } damage from the attack. Does { $hero } use an item?
action-go-alone = Alone: { $who } plays { $scenario }
