"""What a character takes along whose player does not choose: the cards of each class, the most wanted first. Our own.

Cards that are not named come after those that are.
"""

from __future__ import annotations

WANTED: dict[str, tuple[str, ...]] = {
    "brute": (
        "face-your-end", "frenzied-onslaught", "defensive-tactics", "immovable-phalanx", "skirmishing-maneuver",
        "unstoppable-charge", "hook-and-chain", "spare-dagger", "leaping-cleave", "trample", "fatal-advance",
        "sweeping-blow", "overwhelming-assault", "skewer", "provoking-roar", "warding-strength", "grab-and-go",
    ),
    "scoundrel": (
        "long-con", "stiletto-storm", "stick-to-the-shadows", "burning-oil", "cull-the-weak", "flurry-of-blades",
        "duelists-advance", "open-wound", "flanking-strike", "single-out", "venom-shiv", "throwing-knives", "swift-bow",
        "backstab", "sinister-opportunity", "quick-hands",
    ),
    "spellweaver": (
        "reviving-ether", "inferno", "cold-front", "stone-fists", "living-torch", "engulfed-in-flames", "forked-beam",
        "flashing-burst", "fire-orbs", "impaling-eruption", "mana-bolt", "flame-strike", "icy-blast", "frost-armor",
    ),
    "tinkerer": (
        "lethal-injection", "harsh-stimulants", "murderous-contraption", "auto-turret", "noxious-vials", "crank-bow",
        "stamina-booster", "ink-bomb", "net-shooter", "flamethrower", "stun-shot", "toxic-bolt", "enhancement-field",
        "reviving-shock", "hook-gun", "proximity-mine", "restorative-mist", "dangerous-contraption",
    ),
    "cragheart": (
        "blind-destruction", "lumbering-bash", "brutal-momentum", "cataclysm", "stone-pummel", "kinetic-assault",
        "crater", "massive-boulder", "opposing-strike", "crushing-grasp", "sentient-growth", "dirt-tornado",
        "backup-ammunition", "forceful-storm", "blunt-force", "earthen-clod", "rumbling-advance",
    ),
    "mindthief": (
        "shared-nightmare", "vicious-blood", "dark-frenzy", "mass-hysteria", "cranium-overload", "hostile-takeover",
        "the-minds-weakness", "perverse-edge", "frigid-apparition", "empathetic-assault", "submissive-affliction",
        "brain-leech", "scurry", "fearsome-blade", "gnawing-horde", "feedback-loop",
    ),
}  # fmt: skip
