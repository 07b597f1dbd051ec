# Scenarios above 25: what can be chosen, goals and special rules.

option-scenario-shrine-of-the-depths = 30: Shrine of the Depths
option-scenario-decrepit-wood = 32: Decrepit Wood
option-scenario-doom-trench = 37: Doom Trench
option-scenario-ancient-defense-network = 40: Ancient Defense Network
option-scenario-nightmare-peak = 46: Nightmare Peak
option-scenario-shadow-weald = 48: Shadow Weald
option-scenario-forgotten-grove = 59: Forgotten Grove
option-scenario-magma-pit = 63: Magma Pit
option-scenario-underwater-lagoon = 64: Underwater Lagoon
option-scenario-sulfur-mine = 65: Sulfur Mine
option-scenario-sunken-vessel = 93: Sunken Vessel
option-scenario-vermling-nest = 94: Vermling Nest
# end
