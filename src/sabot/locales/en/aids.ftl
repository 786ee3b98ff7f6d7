# Whom to suspect and what to play, where the table helps.

meter-title = Suspicion
meter-says = Suspicion of { $name }: { $percent }%. Why?
meter-percent = { $percent }%
meter-role = { $role }: { $percent }%
meter-from-view = Worked out from what you have seen, never from what is hidden.
meter-late = The suspicion meter is running late: the server is busy.
meter-no-reason = Nothing speaks for it or against it yet.
meter-against = Makes { $name } suspect
meter-for = Speaks for { $name }
meter-strong = { $deed } (a strong sign)
meter-weak = { $deed } (a weak sign)
meter-explained = The bar shows how likely { $name } is a saboteur. Only you see it.
meter-hide = Hide the suspicion meter
meter-deed-led-on = laid a tunnel that leads on
meter-deed-led-astray = laid a tunnel that leads astray
meter-deed-dead-end = laid a dead end when a discard was possible
meter-deed-broke = { $you ->
    [yes] broke one of your tools
   *[no] broke a tool of { $name }
}
meter-deed-mended = { $you ->
    [yes] repaired one of your tools
   *[no] repaired a tool of { $name }
}
meter-deed-mended-own = repaired a tool of their own
meter-deed-cut = brought down a good tunnel
meter-deed-cleared = brought down a dead end
meter-deed-looked = looked at a goal
meter-deed-passed = discarded instead of playing
meter-deed-inspected = { $you ->
    [yes] looked at your role
   *[no] looked at the role of { $name }
}
meter-deed-changed-role = { $you ->
    [yes] made you change role
   *[no] made { $name } change role
}
meter-deed-swapped-hands = { $you ->
    [yes] swapped hands with you
   *[no] swapped hands with { $name }
}
meter-deed-imprisoned = { $you ->
    [yes] put you in prison
   *[no] put { $name } in prison
}
meter-deed-freed = { $you ->
    [yes] freed you from prison
   *[no] freed { $name } from prison
}
meter-deed-turned-thief = played a thief card
meter-deed-warded-off = removed a thief card
meter-deed-cleared-front = discarded two cards to remove one in front of them
meter-deed-claim-lie = told a lie about a goal
meter-deed-claim-true = told the truth about a goal
meter-deed-claim-contradicted = { $you ->
    [yes] claims something about a goal that you contradict
   *[no] claims something about a goal that { $name } contradicts
}
meter-deed-claim-supported = { $you ->
    [yes] claims the same about a goal as you
   *[no] claims the same about a goal as { $name }
}
meter-deed-claim-goal = what they claim about a goal
meter-deed-claim-turned = changed their story about a goal that they had looked at
meter-deed-claim-own = what they say about their own role
meter-deed-claim-accused = { $you ->
    [yes] accuses you
   *[no] accuses { $name }
}
meter-deed-claim-defended = { $you ->
    [yes] defends you
   *[no] defends { $name }
}
meter-deed-claim-accused-by = { $you ->
    [yes] is accused by you
   *[no] is accused by { $name }
}
meter-deed-claim-defended-by = { $you ->
    [yes] is defended by you
   *[no] is defended by { $name }
}
hint-ask = Hint
hint-more = More
hint-show = Show the move
hint-thinking = Thinking it over…
hint-move = { $move }.
hint-only = It is the only move.
hint-why-points = In { $worlds } imagined rounds it scored { $worth }; the next best, “{ $next }”, scored { $other }. A win is about 100.
hint-why-nuggets = In { $worlds } imagined rounds it earned { $worth } in nuggets; the next best, “{ $next }”, earned { $other }.
hint-why-penalty = In { $worlds } imagined rounds it cost { $worth } in penalty points; the next best, “{ $next }”, cost { $other }.
hint-why-close = In { $worlds } imagined rounds the next best, “{ $next }”, did about as well.
hint-area-maze = Look at the tunnel.
hint-area-goals = Look at the goals.
hint-area-players = Look at the players, and at what lies in front of them.
hint-area-hand = Look at your hand: there is something that you can spare.
hint-area-gold = Look at the gold.
hint-area-trick = Look at the trick, and at the seals that you still need.
hint-area-seals = Look at the seals.
hint-area-roofs = Look at the roofs.
hint-area-round = Think of how the round would end now.
hint-kind-mine-lay = Lay a tunnel card.
hint-kind-mine-break = Break somebody's tool.
hint-kind-mine-repair = Repair a tool.
hint-kind-mine-rockfall = Play a rockfall.
hint-kind-mine-map = Play a map.
hint-kind-mine-pass = Discard instead of playing.
hint-kind-mine-gold = Take gold.
hint-kind-mine-inspection = Look at somebody's role.
hint-kind-mine-change-role = Make somebody change role.
hint-kind-mine-swap-hands = Swap hands with somebody.
hint-kind-mine-prison = Put somebody in prison.
hint-kind-mine-free = Free somebody from prison.
hint-kind-mine-thief = Play a thief card.
hint-kind-mine-hands-off = Remove a thief card.
hint-kind-mine-clear = Discard two cards to remove one in front of you.
hint-kind-mine-rob = Steal a nugget.
hint-kind-seven-seals-play = Play a card.
hint-kind-seven-seals-take = Take another seal.
hint-kind-seven-seals-saboteur = Take the saboteur.
hint-kind-seven-seals-done = Take no more seals.
hint-kind-seven-seals-give = Give a seal back.
hint-kind-seven-seals-black = Take a black seal.
hint-kind-seven-seals-none = Take no black seal.
hint-kind-sabotage-lay = Lay a pipe.
hint-kind-sabotage-remove = Remove a pipe.
hint-kind-sabotage-discard = Discard a card.
hint-kind-sabotage-end = End the round.
hint-kind-sabotage-ask = Ask your partner whether to end the round.
hint-kind-sabotage-go-on = Go on playing.
hint-kind-sabotage-answer = Answer your partner.
hint-see-mine-near = Look at the tunnel: { $cards ->
    [one] one card is
   *[other] { $cards } cards are
  } needed to reach { $known ->
    [yes] the treasure
   *[no] the nearest goal
  }.
hint-see-mine-too-near = Look at the tunnel: only { $cards ->
    [one] one card is
   *[other] { $cards } cards are
  } needed to reach { $known ->
    [yes] the treasure
   *[no] the nearest goal
  }.
hint-see-mine-far-yet = Look at the tunnel: { $cards ->
    [one] one card is
   *[other] { $cards } cards are
  } still needed to reach { $known ->
    [yes] the treasure
   *[no] the nearest goal
  }.
hint-see-mine-no-way = Look at the tunnel: as it lies, it can't be continued to a goal.
hint-see-mine-in-the-way = Look at the tunnel: a card there is in the way.
hint-see-mine-crystals = Look at the tunnel: every crystal there counts for you.
hint-see-mine-goals-unknown = Look at the goals: { $goals ->
    [2] the treasure is one of two
   *[other] you don't know any of them yet
  }.
hint-see-mine-foe-digs = Look at the players: somebody is likely to be against you.
hint-see-mine-others-dig = Look at the players: somebody could be held up.
hint-see-mine-own-tools = Look in front of you: with a broken tool you can't dig.
hint-see-mine-own-prison = Look in front of you: in prison you can't dig.
hint-see-mine-friend-stuck = Look at the players: somebody who is likely to be with you can't dig.
hint-see-mine-others-stuck = Look at the players: somebody can't dig.
hint-see-mine-front = Look in front of you: something there can be removed.
hint-see-mine-stuck = Look at your hand: you can't dig now, so make room for other cards.
hint-see-mine-only-passes = Look at your hand: nothing in it can be played now.
hint-see-mine-idle = Look at your hand: something in it does little good now.
hint-see-mine-sides-unknown = Look at the players: you don't know for sure who is with you.
hint-see-mine-own-role = Look at your role: another could bring you more.
hint-see-mine-others-role = Look at the players: it would help you if somebody had another role.
hint-see-mine-poor-hand = Look at the hands: another one may be better than yours.
hint-see-mine-theft = Look at the gold: some can be stolen when the round is over.
hint-see-mine-thief-about = Look at the players: somebody means to steal.
hint-see-sabotage-own-lines = Look at your own roof: { $lines ->
    [one] one line there lacks
   *[other] { $lines } lines there lack
  } just one card.
hint-see-sabotage-own-roof = Look at your own roof: { $points ->
    [0] nothing there counts yet
    [one] it is worth one point
   *[other] it is worth { $points } points
  }.
hint-see-sabotage-their-lines = Look at the other roof: { $lines ->
    [one] one line there lacks
   *[other] { $lines } lines there lack
  } just one card.
hint-see-sabotage-their-roof = Look at the other roof: { $points ->
    [0] nothing there counts yet
    [one] it is worth one point
   *[other] it is worth { $points } points
  }.
hint-see-sabotage-idle = Look at your hand: something in it does little good now.
hint-see-sabotage-ahead = If the round ended now, you would win it by { $points ->
    [one] one point
   *[other] { $points } points
  }.
hint-see-sabotage-behind = If the round ended now, you would lose it by { $points ->
    [one] one point
   *[other] { $points } points
  }.
hint-see-sabotage-even = If the round ended now, nobody would win it.
hint-reason-mine-reaches-treasure = It reaches the treasure.
hint-reason-mine-reaches-goal = It reaches a goal.
hint-reason-mine-crystal = It brings another crystal into the mine.
hint-reason-mine-blocks = Then the tunnel can't be continued to a goal for now.
hint-reason-mine-opens = It opens a way again: then { $cards ->
    [one] one card is
   *[other] { $cards } cards are
  } needed.
hint-reason-mine-nearer = It leads on: then { $cards ->
    [one] one card is
   *[other] { $cards } cards are
  } needed instead of { $before }.
hint-reason-mine-farther = It sets the tunnel back: then { $cards ->
    [one] one card is
   *[other] { $cards } cards are
  } needed instead of { $before }.
hint-reason-mine-harmless = It looks like digging, but brings nobody nearer.
hint-reason-mine-blends-in = A digger would do the same: nobody will suspect you for it.
hint-reason-mine-another-way = It gets no nearer, but opens another way.
hint-reason-mine-no-harm = It does no harm where it lies.
hint-reason-mine-tells = Then you know where the treasure is.
hint-reason-mine-narrows = The sooner you know where the treasure is, the straighter you can dig.
hint-reason-mine-astray = Once you know where the treasure is, you can lead the others astray.
hint-reason-mine-against-you = Judging by what you have seen, { $name } is { $percent }% likely to be against you.
hint-reason-mine-most-against = Judging by what you have seen, nobody is more likely to be against you than { $name } ({ $percent }%).
hint-reason-mine-with-you = Judging by what you have seen, { $name } is { $percent }% likely to be with you.
hint-reason-mine-can-dig = Then you can dig again.
hint-reason-mine-one-less = Then one thing fewer keeps you from digging.
hint-reason-mine-useless-dead-end = { $number ->
    [one] A dead end is
   *[other] Dead ends are
  } of no use to you.
hint-reason-mine-helps-diggers = In the mine { $number ->
    [one] it
   *[other] they
  } would only help the diggers.
hint-reason-mine-map-spare = You know where the treasure is, and need no map.
hint-reason-mine-draws = { $number ->
    [one] You need it least, and draw another.
   *[other] You need them least, and draw others.
  }
hint-reason-mine-least = { $number ->
    [one] You need it least.
   *[other] You need them least.
  }
hint-reason-mine-most-gold = None is worth more.
hint-reason-mine-tells-role = Then you know which role { $name } has.
hint-reason-mine-better-role = With another role you may gain more.
hint-reason-mine-more-cards = There are more cards in it than in yours.
hint-reason-mine-other-cards = It may have what yours lacks.
hint-reason-mine-steals = When the round is over you may steal a nugget, unless you are in prison then.
hint-reason-mine-no-theft = Then { $name } can't steal.
hint-reason-mine-richest = Nobody whom you can steal from has more than { $name }.
hint-reason-sabotage-worth = Then your roof is worth { $points } instead of { $before }.
hint-reason-sabotage-their-worth = Then the other roof is worth { $points } instead of { $before }.
hint-reason-sabotage-spoils = It leaves them less room for lines.
hint-reason-sabotage-takes-apart = It takes away what a line could be made of.
hint-reason-sabotage-sets-up = Then { $lines ->
    [one] one line there lacks
   *[other] { $lines } lines there lack
  } just one card.
hint-reason-sabotage-prepares = It goes well with what may come.
hint-reason-sabotage-makes-room = It makes room for a card that goes better there.
hint-reason-sabotage-least = You need it least.
hint-reason-sabotage-wins = That wins the round by { $points ->
    [one] one point
   *[other] { $points } points
  }.
hint-reason-sabotage-time-left = You are ahead, but there is more to gain.
hint-reason-sabotage-not-yet = Ending the round now would not win it.
hint-see-seven-seals-colour = Look at { $colour ->
    [red] your red cards: you have { $cards }, and red is trump
    [yellow] your yellow cards: you have { $cards }
    [green] your green cards: you have { $cards }
    [blue] your blue cards: you have { $cards }
   *[violet] your violet cards: you have { $cards }
  }.
hint-see-seven-seals-few-sure = Look at your hand: how many tricks would it surely win?
hint-see-seven-seals-promised = { $tricks ->
    [0] You have announced nothing
    [one] You have announced one trick
   *[other] You have announced { $tricks } tricks
  }: look at what else your hand could surely win.
hint-see-seven-seals-spoils = Look at the others' seals: who has none for this trick?
hint-see-seven-seals-leads-owing = { $tricks ->
    [one] You still need one trick
   *[other] You still need { $tricks } tricks
  }: look at the colours of your seals.
hint-see-seven-seals-leads-free = You need no more tricks: look at which of your cards others will beat.
hint-see-seven-seals-wanted = Look at the trick: you have a seal to give for it.
hint-see-seven-seals-unwanted = Look at the trick: you have no seal to give for it.
hint-see-seven-seals-which-seal = Look at your seals: which of them will be the hardest to give back?
hint-reason-seven-seals-hopes = { $tricks ->
    [one] One trick
   *[other] { $tricks } tricks
  } in { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
  } should come your way.
hint-reason-seven-seals-robs = The stock has none left, so { $name } gets a white one instead.
hint-reason-seven-seals-sabotages = Your hand has few sure tricks, and the saboteur gets { $points } penalty points at most.
hint-reason-seven-seals-enough = One seal more would be hard to give back.
hint-reason-seven-seals-leads-unserved = Somebody who has no { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
  } seal may have to take the trick.
hint-reason-seven-seals-leads-low = { $cards ->
    [one] One higher card of its colour is still out
   *[other] { $cards } higher cards of its colour are still out
  }: somebody else is likely to win the trick.
hint-reason-seven-seals-leads-last = You can't avoid this trick forever, and now it does the least harm.
hint-reason-seven-seals-draws = It draws out { $cards ->
    [one] the one higher card
   *[other] some of the { $cards } higher cards
  } of its colour.
hint-reason-seven-seals-leads-high = Nobody has a higher { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
  } card, and you have a seal for the trick.
hint-reason-seven-seals-denies = It takes the trick away from { $name }.
hint-reason-seven-seals-wins = It wins the trick, and you have a seal for it.
hint-reason-seven-seals-may-win = So far it wins the trick, and you have a seal for it.
hint-reason-seven-seals-wins-anyway = The trick is yours in any case: get rid of a card that would win another.
hint-reason-seven-seals-may-be-beaten = { $cards ->
    [0] Only red could beat it, but
    [one] One card of its colour can still beat it, and
   *[other] { $cards } cards of its colour can still beat it, and
  } your other cards are worth more to you.
hint-reason-seven-seals-keeps-low = Win as few tricks as you can: this is a high card that still loses.
hint-reason-seven-seals-leaves = It leaves the trick to { $name }, who has no seal for it.
hint-reason-seven-seals-saves = Keep your higher cards for a trick that you are surer of.
hint-reason-seven-seals-out-of-reach = You can't win this trick, and need this card least.
hint-reason-seven-seals-ducks = It loses this trick, and can't win you one trick too many later.
hint-reason-seven-seals-throws = It gets rid of a card that could win you one trick too many.
hint-reason-seven-seals-spares = You need it least for the tricks that you still have to win.
hint-reason-seven-seals-gives-white = A white seal costs the most if you keep it.
hint-reason-seven-seals-gives-coloured = It serves for few tricks, { $colour ->
    [red] and a trick won by red
   *[other] and one of its colour
  } may not come again.
hint-reason-seven-seals-keeps-white = The white one will serve for another trick.
hint-reason-seven-seals-no-black = No black seals are left, so this trick costs you nothing.
