# The first game of Saboteur 2. { $b } and { $c } are the other players.

lesson-saboteur2-roles = Saboteur 2 is played like Saboteur, with more roles. You are a gold‑digger of the green team. There is a blue one, too, and in the end perhaps only one of them wins. Geologists are paid for crystals in the mine.
lesson-saboteur2-pass = You may discard up to three cards at once and draw as many. Pick the broken lantern and press “Discard”. Then add the grey cart repair, which nobody needs now, and the dead end that leads straight towards the goals, and confirm.
lesson-saboteur2-pass-done = Three new cards. { $b } lays a crystal. And { $c } lets a rockfall come down: the end of the tunnel is cut off.
lesson-saboteur2-ladder = A ladder is joined to the start, wherever it lies. Lay it beside the crystal, at 4 · 1.
lesson-saboteur2-ladder-done = The end of the tunnel can be used again, although the gap is still there. { $b } digs on, and { $c } puts you in prison.
lesson-saboteur2-free = In prison you lay no tunnels. Play “free at last”, the key, on yourself.
lesson-saboteur2-free-done = You are free. Without that card you could discard two others to remove a card in front of you.
lesson-saboteur2-inspect = Who is { $c }? Play the inspection, the magnifying glass, on { $c }.
lesson-saboteur2-inspect-done = A saboteur, as you thought. Only you have seen it. { $c } breaks the cart of { $b }.
lesson-saboteur2-prison = Put { $c } in prison.
lesson-saboteur2-prison-done = Whoever is in prison when the round ends gets nothing.
lesson-saboteur2-door = A green door lets only the green team through. Lay it at the end of the tunnel, towards the goals.
lesson-saboteur2-door-done = On this way the blue team can't win any more. There are blue doors, too.
lesson-saboteur2-thief = Play the thief, the mask, in front of yourself: after the round you steal a nugget. “Hands off” would remove the thief.
lesson-saboteur2-thief-done = One card is missing on the way to goal II.
lesson-saboteur2-treasure = Lay the crossing next to goal II.
lesson-saboteur2-treasure-done = The treasure! The way leads through a green door, so the green team wins.
lesson-saboteur2-gold = You are the only winner and get 5 nuggets; several winners get fewer each. { $b }, the geologist, gets 1 for the crystal, and your thief steals it. There are also the boss, who wins with either team, and the profiteer, who wins with anybody. That is all you need to play.

lesson-saboteur2-wrong-keep-free = Keep “free at last”: you will need it.
lesson-saboteur2-wrong-keep-ladder = Keep the ladder: you will need it.
lesson-saboteur2-wrong-these-three = Discard three cards: the broken lantern, the cart repair and the dead end that leads towards the goals.
lesson-saboteur2-wrong-other-side = There it would do as well. In this lesson, lay it at 4 · 1.
lesson-saboteur2-wrong-cut-off = It fits there, but the end of the tunnel stays cut off. Lay it beside the crystal, at 4 · 1.
lesson-saboteur2-wrong-keep = You will need that card. It is back in your hand.
lesson-saboteur2-wrong-two-cards = That works, too, but costs two cards. Play “free at last”.
lesson-saboteur2-wrong-who-did-it = { $b } digs. Look at { $c }, who put you in prison.
lesson-saboteur2-wrong-friend = { $b } digs with you. Put { $c } in prison.
lesson-saboteur2-wrong-on-the-way = It fits there, but not on the way to the goals. Lay it at the end of the tunnel.
lesson-saboteur2-wrong-next-to-goal = It fits there, but leads nowhere. Lay it next to goal II.
