# Saboteur 2: pieces, status, events, refusals.

role-green = green gold‑digger
role-blue = blue gold‑digger
role-boss = boss
role-profiteer = profiteer
role-geologist = geologist

card-ladder = ladder
card-green = green door
card-blue = blue door
card-crystal = crystal
card-inspection = inspection
card-change-role = change of role
card-swap-hands = swap hands
card-prison = prison
card-free = free at last
card-thief = thief
card-hands-off = hands off
card-special = { $what } { $tunnel } ({ $shape })
a-card-ladder = a ladder
a-card-green = a green door
a-card-blue = a blue door
a-card-crystal = a crystal
a-card-inspection = an inspection
a-card-change-role = a change of role
a-card-swap-hands = a “swap hands” card
a-card-prison = a prison
a-card-free = a “free at last” card
a-card-thief = a thief
a-card-hands-off = a “hands off” card

status-own-nuggets = You: { $role } · nuggets { $nuggets }
status-prison = in prison
status-thief = thief
status-owns = { $nuggets } ◆
status-crystals = Crystals in the mine: { $crystals }

pick-several = discard two or three cards
pick-clear = discard two cards to remove a card in front of you
prompt-rob = Whom do you steal a nugget from? { $numbers }:
prompt-turn = Your turn: { $numbers } (d 2 discards card 2, d 1 4 two at once, ? helps):
no-use-now = Number { $number } has no use now. A card can be discarded: d { $number }
choice-clear = { $cards } → without { $what }

event-role-inspected = { $case ->
    [you-self] You look at your own role.
    [you-other] You look at { $target }'s role.
    [other-you] { $name } looks at your role!
    [other-self] { $name } looks at their own role.
   *[other-other] { $name } looks at { $target }'s role.
}
event-role-changed = { $case ->
    [you-self] You change your own role.
    [you-other] You make { $target } change role.
    [other-you] { $name } makes you change role!
    [other-self] { $name } changes their own role.
   *[other-other] { $name } makes { $target } change role.
}
event-hands-exchanged = { $case ->
    [you-self] You keep your hand.
    [you-other] You swap hands with { $target }.
    [other-you] { $name } swaps hands with you!
    [other-self] { $name } keeps their hand.
   *[other-other] { $name } swaps hands with { $target }.
}
event-player-imprisoned = { $case ->
    [you-self] You go to prison.
    [you-other] You put { $target } in prison.
    [other-you] { $name } puts you in prison!
    [other-self] { $name } goes to prison.
   *[other-other] { $name } puts { $target } in prison.
}
event-player-freed = { $case ->
    [you-self] You free yourself from prison.
    [you-other] You free { $target } from prison.
    [other-you] { $name } frees you from prison.
    [other-self] { $name } gets out of prison.
   *[other-other] { $name } frees { $target } from prison.
}
event-thief-warded-off = { $case ->
    [you-self] You remove your own thief card.
    [you-other] You remove { $target }'s thief card.
    [other-you] { $name } removes your thief card!
    [other-self] { $name } removes their own thief card.
   *[other-other] { $name } removes { $target }'s thief card.
}
event-nugget-stolen = { $case ->
    [you-self] You steal from yourself.
    [you-other] You steal a nugget from { $target }.
    [other-you] { $name } steals a nugget from you!
    [other-self] { $name } steals from nobody.
   *[other-other] { $name } steals a nugget from { $target }.
}
event-role-seen = It is: { $role }.
event-new-role = Your new role: { $role }.
event-thief-laid = { $you ->
    [yes] You play a thief card.
   *[no] { $name } plays a thief card.
}
event-cards-passed = { $you ->
    [yes] You discard { $number } cards.
   *[no] { $name } discards { $number } cards.
}
event-cards-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $name } discards { $cards }.
}
event-front-cleared = { $you ->
    [yes] You discard two cards to remove: { $what }.
   *[no] { $name } discards two cards to remove: { $what }.
}
event-hand-drawn = { $you ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $cards }.
}
event-player-skipped = { $you ->
    [yes] You have no cards and are skipped.
   *[no] { $name } has no cards and is skipped.
}
event-won-green = The green team wins the round!
event-won-blue = The blue team wins the round!
event-won-boss = Doors of both colours: the boss wins alone!
event-won-all-saboteurs = The saboteurs win the round!
event-paid = Nuggets paid: { $paid }.
event-nobody-paid = Nobody is paid.

help-saboteur2-keys =
    3          use card 3; the places or players to choose from are then numbered
    d 3        discard card 3 face down, which is how you pass
    d 1 4      discard several at once: two or three cards
    d          when the places of a card are shown: discard it instead
    NES@3,-1   a move in the notation, for those who know it
help-saboteur2 =
    The mine: heavy lines are tunnels. { $start } is the start, ? a goal face down, ◆ the treasure,
    ● a stone, × a dead end, H a ladder (linked to the start), ▮ a green door, ▯ a blue one, ✦ a crystal (✧ in a dead end).
    A bridge or double curve has two tunnels that are not joined. Cells are column,row.

    Moves in the notation: NES@3,-1  ladder-ES@3,-1t  -pick>C  +pick>C  inspection>C
      change-role>C  swap-hands>C  prison>C  free>C  thief  hands-off>C
      pass:NES+map  clear:NES+map=prison  rob>C

refusal-steal-first = the thieves are at work; choose whom to take a nugget from
refusal-no-stealing-now = nobody steals now; thieves take their nugget when the round is over
refusal-no-nuggets = { $seat } has no nugget to take
refusal-own-nugget = you can't steal from yourself
refusal-in-prison = no tunnel card while you are in prison
refusal-ladder-beside-goal = a ladder never stands beside a goal
refusal-ladder-meets-nothing = { $card } meets no open side at { $cell }
refusal-another-player = { $card } can't be played on yourself
refusal-in-prison-already = { $seat } is in prison already
refusal-not-in-prison = { $seat } is not in prison
refusal-thief-already = a thief card lies in front of you already
refusal-no-thief = no thief card lies in front of { $seat }
refusal-not-in-front = no { $what } lies in front of you

# Why a card or choice can't be used now, printed on it: about 40 characters at most.
hindered-in-prison = You are in prison
hindered-all-in-prison = Everybody else is in prison
hindered-nobody-in-prison = Nobody is in prison
hindered-thief-already = You have a thief card already
hindered-no-thief-anywhere = Nobody has a thief card
hindered-two-cards-needed = It takes two cards
