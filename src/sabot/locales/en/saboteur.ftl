# Saboteur: pieces, status, events, refusals.

role-digger = gold‑digger
role-saboteur = saboteur
your-role = You are a { $role } this round.
role-of = { $name }: { $role }
role-spare = left over: { $role }

tool-pick = pick
tool-lantern = lantern
tool-cart = cart
# As it stands after whose it is.
the-tool-pick = pick
the-tool-lantern = lantern
the-tool-cart = cart

goal-treasure = the treasure
goal-stone = only stone

card-tunnel = tunnel { $tunnel } ({ $shape })
card-dead-end = dead end { $tunnel } ({ $shape })
card-broken = broken { $tool }
card-repair = repair { $tools }
card-rockfall = rockfall
card-map = map
# As it is drawn or discarded, with its article.
a-card-tunnel = a tunnel { $tunnel } ({ $shape })
a-card-dead-end = a dead end { $tunnel } ({ $shape })
a-card-broken = a broken { $tool }
a-card-repair = a repair card ({ $tools })
a-card-rockfall = a rockfall
a-card-map = a map
face-broken = break
face-repair = repair

mark-start = S
way-upright = upright
way-turned = turned

status-round = Round { $round } of { $rounds } · deck { $deck }
status-own = You: { $role } · gold { $nuggets }
status-cards = cards
status-looked-at = saw { $goals }
nuggets = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}

prompt-card = Your turn: card { $numbers } (d { $numbers } discards it, ? helps):
prompt-gold = Which gold card do you take? { $numbers }:
no-use = Card { $number } has no place or target now. You can discard it: d { $number }
no-tunnel = Not now: { $why }. You can discard it: d { $number }
choose-for = Card { $number }, { $card }

event-round-dealt = { $you ->
    [yes] Round { $round } is dealt. You begin.
   *[no] Round { $round } is dealt. { $name } begins.
}
event-tunnel-laid = { $you ->
    [yes] You lay { $tunnel } at { $cell }.
   *[no] { $name } lays { $tunnel } at { $cell }.
}
event-dead-end-laid = { $you ->
    [yes] You lay a dead end { $tunnel } at { $cell }.
   *[no] { $name } lays a dead end { $tunnel } at { $cell }.
}
event-tool-broken = { $case ->
    [you-self] You break your own { $tool }.
    [you-other] You break { $target }'s { $tool }.
    [other-you] { $name } breaks your { $tool }!
    [other-self] { $name } breaks their own { $tool }.
   *[other-other] { $name } breaks { $target }'s { $tool }.
}
event-tool-repaired = { $case ->
    [you-self] You repair your { $tool }.
    [you-other] You repair { $target }'s { $tool }.
    [other-you] { $name } repairs your { $tool }.
    [other-self] { $name } repairs their own { $tool }.
   *[other-other] { $name } repairs { $target }'s { $tool }.
}
event-tunnel-collapsed = { $you ->
    [yes] You bring down the tunnel at { $cell }.
   *[no] { $name } brings down the tunnel at { $cell }.
}
event-goal-looked-at = { $you ->
    [yes] You look at goal { $cell }.
   *[no] { $name } looks at goal { $cell }.
}
event-goal-seen = { $you ->
    [yes] You look at goal { $cell }: { $goal }.
   *[no] { $name } looks at goal { $cell }: { $goal }.
}
event-card-passed = { $you ->
    [yes] You discard a card.
   *[no] { $name } discards a card.
}
event-card-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $name } discards { $card }.
}
event-empty-hand-passed = { $you ->
    [yes] You have no cards left and pass.
   *[no] { $name } has no cards left and passes.
}
event-card-drawn = { $you ->
    [yes] You draw { $card }.
   *[no] { $name } draws { $card }.
}
event-goal-turned = Goal { $cell } is reached: { $goal }.
event-won-by-diggers = The gold‑diggers win the round!
event-won-by-saboteurs = The treasure stays hidden: the saboteurs win the round!
event-won-by-nobody = The treasure was not found, and no saboteur was among you: nobody gets gold.
event-game-ended = { $who ->
    [you] You win the game!
    [alone] { $winners } wins the game!
   *[shared] Shared win: { $winners }!
}
standing = Nuggets in the end: { $standing }.

gold-drawn = { $cards ->
    [one] { $cards } gold card is shared out.
   *[other] { $cards } gold cards are shared out.
}
gold-taken = { $you ->
    [yes] You take a gold card.
   *[no] { $name } takes a gold card.
}
gold-taken-worth = { $you ->
    [yes] You take a gold card worth { $nuggets }.
   *[no] { $name } takes a gold card worth { $nuggets }.
}
gold-paid = { $you ->
    [yes] You are paid { $nuggets } nuggets.
   *[no] { $name } is paid { $nuggets } nuggets.
}

help-saboteur-keys =
    3          use card 3; the places or players to choose from are then numbered
    d 3        discard card 3 face down, which is how you pass
    d          when the places of a card are shown: discard it instead
    NES@3,-1   a move in the notation, for those who know it
help-saboteur =
    The mine: heavy lines are tunnels. { $start } is the start, ? a goal face down, ◆ the treasure,
    ● a stone that you have seen, × a dead end. Cells are column,row: 8,-2 is the northern goal.
    ↻ means turned upside down. ✗ before a tool: it is broken, and its owner can't lay tunnels.
    To pass, discard a card: it goes face down.

    Moves in the notation: NES@3,-1  NES@3,-1t (turned)  -pick>C (break)  +pick>C (repair)
      +pick/cart>C=cart  rockfall@3,-1  map@8,2  pass:NES  gold:3

refusal-game-over = the game is over
refusal-not-dealt = the next round has not been dealt yet
refusal-gold-first = the gold is being shared out; choose one of the gold cards
refusal-no-such-gold = no gold card worth { $value } is left to take
refusal-no-gold-now = no gold is being shared out now
refusal-not-in-hand = you don't hold the card { $card }
refusal-tool-broken = no tunnel card while a tool of yours is broken: { $tools }
refusal-cell-taken = a card lies at { $cell } already
refusal-same-both-ways = { $card } looks the same both ways up; lay it upright
refusal-does-not-fit-0 = { $card } at { $cell } does not fit the card to its north
refusal-does-not-fit-1 = { $card } at { $cell } does not fit the card to its east
refusal-does-not-fit-2 = { $card } at { $cell } does not fit the card to its south
refusal-does-not-fit-3 = { $card } at { $cell } does not fit the card to its west
refusal-nothing-beside = no card lies beside { $cell }
refusal-not-linked = no tunnel leads from the start to { $cell }
refusal-no-such-seat = there is no seat { $seat }; the last is { $last }
refusal-own-tool = this edition does not let you break your own tool
refusal-broken-already = { $seat }'s { $tool } is broken already
refusal-wrong-tool = { $card } can't repair a { $tool }
refusal-not-broken = { $seat }'s { $tool } is not broken
refusal-nothing-there = no card lies at { $cell }
refusal-start-or-goal = a rockfall never takes the start or a goal
refusal-face-up = that goal lies face up already

# Why a card or choice can't be used now, printed on it: about 40 characters at most.
hindered-tool-broken = Broken: { $tools }
hindered-fits-nowhere = Fits nowhere now
hindered-all-broken = Everybody else's is broken already
hindered-nothing-to-mend = No such tool is broken
hindered-nothing-to-bring-down = No tunnel to bring down yet
