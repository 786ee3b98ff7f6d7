# The mine on screen: what Saboteur and Saboteur 2 say in the browser besides their events.

mine-board = The mine
mine-fit = Show all
mine-zoom-in = Zoom in
mine-zoom-out = Zoom out

## Cards and places

mine-tunnel-straight = a straight tunnel
mine-tunnel-curve = a curve
mine-tunnel-junction = a junction
mine-tunnel-crossing = a crossing
mine-tunnel-dead-end = a dead end
mine-tunnel-straight-stub = a straight tunnel with a stub
mine-tunnel-curve-stub = a curve with a stub
mine-tunnel-bridge = a bridge
mine-tunnel-double-curve = a double curve
mine-tunnel-ladder = a ladder
mine-tunnel-green = a green door
mine-tunnel-blue = a blue door
mine-tunnel-crystal = a crystal
mine-side-N = north
mine-side-E = east
mine-side-S = south
mine-side-W = west
mine-card-sides = { $card }, open to { $sides }
mine-hand-card = { $hindered ->
    [no] Card { $number }: { $card }
   *[yes] Card { $number }: { $card }. { $why }
}
mine-place = { $ways ->
    [both] Lay it at { $cell }, either way up
    [turned] Lay it at { $cell }, turned
   *[upright] Lay it at { $cell }, upright
}
mine-choose-seat = Choose { $name }
mine-tool-state = { $broken ->
    [yes] { $tool }: broken
   *[no] { $tool }: whole
}
mine-looked-at = has looked at goal
mine-nuggets-owned = nuggets
mine-nuggets-secret = { $nuggets ->
    [one] { $nuggets } nugget, seen by you only
   *[other] { $nuggets } nuggets, seen by you only
}
mine-no-cards = You have no cards left.

## What a button does

mine-do-lay = Lay it here
mine-full-lay = { $turned ->
    [yes] Lay { $card } at { $cell }, turned
   *[no] Lay { $card } at { $cell }
}
mine-full-pass = Discard: { $cards }
mine-do-break = { $self ->
    [yes] Break your own { $tool }
   *[no] Break { $target }'s { $tool }
}
mine-do-repair = { $self ->
    [yes] Repair your { $tool }
   *[no] Repair { $target }'s { $tool }
}
mine-do-rockfall = Bring down the tunnel at { $cell }
mine-do-map = Look at goal { $goal }
mine-do-pass = { $number ->
    [one] Discard it
   *[other] Discard { $number } cards
}
mine-do-clear = Discard both, remove: { $what }
mine-do-gold = { $value ->
    [one] Take { $value } nugget
   *[other] Take { $value } nuggets
}
mine-do-inspection = Look at { $target }'s role
mine-do-change-role = { $self ->
    [yes] Change your own role
   *[no] Make { $target } change role
}
mine-do-swap-hands = Swap hands with { $target }
mine-do-prison = Put { $target } in prison
mine-do-free = { $self ->
    [yes] Free yourself
   *[no] Free { $target }
}
mine-do-hands-off = { $self ->
    [yes] Remove your own thief card
   *[no] Remove { $target }'s thief card
}
mine-do-thief = Put the thief in front of you
mine-do-rob = Steal a nugget from { $target }
mine-rather-clear = Remove: { $what }
mine-rather-pass = Only discard
mine-turn = Turn
mine-discard = Discard
mine-discard-what = First choose a card
mine-discard-fewer = These can't be discarded together

## The sentence at the top

mine-ask-card = play a card or discard one
mine-ask-place = where does it go?
mine-ask-lay = lay it here
mine-ask-lay-or-turn = lay it here, or turn it
mine-ask-whom = on whom?
mine-ask-goal = which goal do you look at?
mine-ask-tunnel = which tunnel comes down?
mine-ask-confirm = confirm, or choose again
mine-ask-useless = this card can only be discarded
mine-ask-discard = discard it?
mine-ask-more-cards = discard now, or pick more cards
mine-ask-gold = take one of the gold cards
mine-ask-rob = whom do you steal a nugget from?
mine-other-plays = { $name } is playing
mine-other-takes-gold = { $name } is taking gold
mine-other-robs = { $name } is choosing whom to steal from
mine-waits-deal = The next round is about to be dealt
mine-round = Round { $round } of { $rounds }
mine-deck = { $deck ->
    [one] { $deck } card left to draw
   *[other] { $deck } cards left to draw
}

## Roles

mine-role-digger = Dig a way from the start to the treasure, together with the other diggers. Somebody may be digging the wrong way.
mine-role-saboteur = See to it that nobody reaches the treasure, and that nobody notices it was you.
mine-role-green = Dig to the treasure for the green team. A blue door bars your way, a green one bars the blue team's.
mine-role-blue = Dig to the treasure for the blue team. A green door bars your way, a blue one bars the green team's.
mine-role-boss = You win with whichever team reaches the treasure, for one nugget less than they get.
mine-role-profiteer = You win with whoever wins, even with the saboteurs, for two nuggets less than they get.
mine-role-geologist = You belong to no team: each crystal in the mine is worth a nugget to you when the round ends.
mine-roles-among = Among { $players } players there are:
mine-from-to = { $least }–{ $most }
mine-roles-digger = { $most ->
    [one] gold‑digger
   *[other] gold‑diggers
}
mine-roles-saboteur = { $most ->
    [one] saboteur
   *[other] saboteurs
}
mine-roles-green = { $most ->
    [one] green gold‑digger
   *[other] green gold‑diggers
}
mine-roles-blue = { $most ->
    [one] blue gold‑digger
   *[other] blue gold‑diggers
}
mine-roles-boss = { $most ->
    [one] boss
   *[other] bosses
}
mine-roles-profiteer = { $most ->
    [one] profiteer
   *[other] profiteers
}
mine-roles-geologist = { $most ->
    [one] geologist
   *[other] geologists
}

## Gold, and the end of a round

mine-offer = Which gold card do you take?
mine-won-by-none = Nobody wins the round.
mine-won = won
mine-wins-game = winner
mine-last-round = The last round
mine-gold-hidden = a gold card, face down
mine-sheet = All rounds
mine-sheet-round = Round { $round }
mine-sheet-sum = Sum
mine-sheet-found = treasure found
mine-sheet-hidden = treasure not found
mine-no-gold = no gold
mine-share-won = for winning
mine-share-crystals = { $crystals ->
    [one] for { $crystals } crystal
   *[other] for { $crystals } crystals
}
mine-share-prison = in prison
mine-share-took = { $you ->
    [yes] stolen from you
   *[no] stolen from { $name }
}
mine-share-lost = { $you ->
    [yes] stolen by you
   *[no] stolen by { $name }
}

## The table in words

mine-text-players = Players
mine-text-maze = The mine, row by row from the north
mine-text-goals = Goals
mine-text-hand = Your hand
mine-text-seat = { $name }: { $facts }
mine-text-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
mine-text-broken = broken: { $tools }
mine-text-start = { $cell }: the start, open to all sides
mine-text-card = { $cold ->
    [yes] { $cell }: { $card }, open to { $sides }, cut off
   *[no] { $cell }: { $card }, open to { $sides }
}
mine-text-goal = { $known ->
    [no] { $goal } at { $cell }: face down
    [own] { $goal } at { $cell }: face down; you know it: { $what }
   *[open] { $goal } at { $cell }: { $what }
}

## Cutscenes

mine-thought = { $names } said: { $role }
mine-scene-light = Light reaches goal { $goal } …
mine-scene-goal = { $card ->
    [treasure] Goal { $goal }: the treasure!
   *[stone] Goal { $goal }: nothing but stone.
}
mine-scene-nothing = The treasure was not found. It lay at goal { $goal }.
mine-scene-gold = The gold is shared out.
