# The mine on screen: what Saboteur and Saboteur 2 say in the browser besides their events.

mine-board = The mine
mine-fit = Show all
mine-zoom-in = Zoom in
mine-zoom-out = Zoom out

## Cards and places

mine-tunnel-straight = { $article ->
    [yes] a straight tunnel
   *[no] straight tunnel
}
mine-tunnel-curve = { $article ->
    [yes] a curve
   *[no] curve
}
mine-tunnel-junction = { $article ->
    [yes] a junction
   *[no] junction
}
mine-tunnel-crossing = { $article ->
    [yes] a crossing
   *[no] crossing
}
mine-tunnel-dead-end = { $article ->
    [yes] a dead end
   *[no] dead end
}
mine-tunnel-straight-stub = { $article ->
    [yes] a straight tunnel with a stub
   *[no] straight tunnel with a stub
}
mine-tunnel-curve-stub = { $article ->
    [yes] a curve with a stub
   *[no] curve with a stub
}
mine-tunnel-bridge = { $article ->
    [yes] a bridge
   *[no] bridge
}
mine-tunnel-double-curve = { $article ->
    [yes] a double curve
   *[no] double curve
}
mine-tunnel-ladder = { $article ->
    [yes] a ladder
   *[no] ladder
}
mine-tunnel-green = { $article ->
    [yes] a green door
   *[no] green door
}
mine-tunnel-blue = { $article ->
    [yes] a blue door
   *[no] blue door
}
mine-tunnel-crystal = { $article ->
    [yes] a crystal
   *[no] crystal
}
mine-side-up = up
mine-side-right = right
mine-side-down = down
mine-side-left = left
mine-refusal-does-not-fit = { $side ->
    [up] { $card } at { $cell } does not fit the card above it
    [right] { $card } at { $cell } does not fit the card to its right
    [down] { $card } at { $cell } does not fit the card below it
   *[left] { $card } at { $cell } does not fit the card to its left
}
mine-card-sides = { $card }, open sides: { $sides }
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
mine-start = Start
mine-goal = Goal { $goal }
mine-says-start = All tunnels begin here.
mine-says-goal = The treasure, or only stone: it is turned over when a tunnel reaches it.
mine-says-treasure = Whoever reaches it ends the round.
mine-says-stone = Its tunnel belongs to the mine.
mine-says-tunnel = Goes beside a card of the mine: tunnel to tunnel, rock to rock.
mine-says-dead-end = One can walk in, but not through.
mine-says-stub = A way through, with a dead end beside it.
mine-says-bridge = Two tunnels cross without meeting.
mine-says-double-curve = Two curves pass each other without meeting.
mine-says-ladder = Is linked to the start and to every other ladder.
mine-says-green = When the treasure is reached, the blue team cannot pass.
mine-says-blue = When the treasure is reached, the green team cannot pass.
mine-says-crystal = A tunnel whose crystal is worth a nugget to the geologists.
mine-says-broken = Put it in front of a player: they lay no tunnels until it is repaired.
mine-says-repair = Removes a broken tool that it shows, from you or anybody else.
mine-says-rockfall = Removes one tunnel card from the mine, never the start or a goal.
mine-says-map = Shows you alone one goal that is face down.
mine-says-inspection = Shows you alone another player's role.
mine-says-change-role = A player, perhaps you, puts their role away and draws a new one.
mine-says-swap-hands = You exchange hands with another player.
mine-says-prison = Put it in front of a player: they lay no tunnels, and count for nothing at the end of the round.
mine-says-free = Removes a prison, from you or anybody else.
mine-says-thief = Put it in front of yourself to steal a nugget after the round.
mine-says-hands-off = Removes a thief, from whomever you like.

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
mine-text-maze = { $up ->
    [yes] The mine, column by column from the left
   *[no] The mine, row by row from the top
}
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
    [yes] { $cell }: { $card }, open sides: { $sides }; cut off
   *[no] { $cell }: { $card }, open sides: { $sides }
}
mine-text-goal = { $known ->
    [no] { $goal } at { $cell }: face down
    [own] { $goal } at { $cell }: face down; you know it: { $what }
    [opened] { $goal } at { $cell }: face down; it is { $what }
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
mine-treasure-lay = The treasure lay at goal { $goal }.
mine-scene-gold = The gold is shared out.
