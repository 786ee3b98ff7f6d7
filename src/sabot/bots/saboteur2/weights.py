"""The features and weights of the rules bot, by temper.

The names are part of the file `weights.json`, which tuning rewrites.
"""

from typing import Final

from sabot.bots.saboteur.public_suspicion import DEEDS
from sabot.bots.saboteur.weights import ALARMS

# Tempers, by role: diggers of both colours dig; saboteurs blend in, or strike.
TEMPERS: Final[tuple[str, ...]] = (
    "digger",
    "boss",
    "profiteer",
    "geologist",
    "blending",
    "striking",
)

# Features of a move. The hot code names them by number, in `features`.
FEATURES: Final[tuple[str, ...]] = (
    "lay",  # a tunnel card is laid at all
    "progress",  # the way to the treasure gets shorter, in tenths of a card
    "setback",  # it gets longer, likewise
    "treasure",  # the chance that it reaches the treasure, in hundredths
    "stone",  # the chance that it reaches a stone, likewise
    "mouths",  # mouths of it that lead on
    "dead_end",  # it is a dead end
    "idle",  # it is no dead end, and leaves the path as long as it was
    "foreign",  # it lies where only the rivals can walk, behind one of their doors
    "door",  # it is a door, of one's own colour if one has any
    "rival_door",  # it is a door of the rivals' colour
    "crystal",  # it shows a crystal
    "break",  # a tool is broken at all
    "break_stance",  # the hostility of its owner
    "break_idle",  # its owner could not dig anyway
    "break_finisher",  # its owner could dig, the tunnel is nearly done: how soon it is their turn
    "repair_self",  # one's own tool is mended
    "repair_other",  # somebody else's is
    "repair_stance",  # their hostility
    "repair_frees",  # they can dig again
    "repair_double",  # it takes a card that would mend another tool as well
    "collapse",  # a rockfall is played at all
    "collapse_gain",  # the way gets shorter by it, in tenths of a card
    "collapse_cut",  # it gets longer, likewise
    "collapse_crystal",  # it takes a crystal
    "map",  # a goal is looked at that may be the treasure
    "map_idle",  # there is nothing to learn from it
    "map_near",  # it is the goal that the tunnel is nearest to
    "inspect",  # a role is looked at that one does not know
    "inspect_idle",  # one knows it
    "change_self",  # one's own role is changed
    "change_bleak",  # how bleak things look for it, in sixteenths
    "change_other",  # somebody else's role is changed
    "change_stance",  # their hostility
    "swap",  # hands are swapped at all
    "swap_worth",  # what the cards given away are worth, in thousandths
    "swap_cards",  # how many cards more one holds then
    "prison",  # somebody is put into prison
    "prison_stance",  # their hostility
    "prison_late",  # how soon the round ends, in sixteenths
    "free_self",  # one leaves the prison
    "free_other",  # somebody else does
    "free_stance",  # their hostility
    "thief",  # one becomes a thief
    "ward_other",  # somebody else stops being one
    "ward_self",  # one stops being one, by whatever card
    "pass",  # cards are passed at all
    "pass_more",  # each of them after the first
    "clear",  # two cards are given for what lies in front of one
    "clear_frees",  # one can dig again
    "clear_prison",  # one leaves the prison by it
    "clear_late",  # and how soon the round ends, in sixteenths
    "keep_way",  # the card passed could have led the tunnel on; for laying these count as well
    "keep_fork",  # it could have led it on in several directions
    "keep_dead_end",  # it was a dead end, or a door of the rivals
    "keep_door",  # it was another door
    "keep_ladder",  # it was a ladder
    "keep_crystal",  # it showed a crystal
    "keep_broken",  # it could have broken a tool
    "keep_repair",  # it could have mended one
    "keep_rockfall",  # it was a rockfall
    "keep_map",  # it was a map
    "keep_map_idle",  # it was a map of no use, because the seat knows the treasure
    "keep_inspection",  # it was an inspection
    "keep_change",  # it could have changed a role
    "keep_swap",  # it could have swapped hands
    "keep_prison",  # it was a prison
    "keep_free",  # it could have freed somebody
    "keep_thief",  # it was a thief
    "keep_hands_off",  # it could have driven one off
    "rob",  # the nuggets of the robbed player
    "map_seen",  # a goal is looked at that somebody whom one does not doubt has looked at
)
NAMES: Final[tuple[str, ...]] = (
    *(f"{temper}.{feature}" for temper in TEMPERS for feature in FEATURES),
    *(f"suspicion.{deed}" for deed in DEEDS),
    *(f"alarm.{alarm}" for alarm in ALARMS),
)
