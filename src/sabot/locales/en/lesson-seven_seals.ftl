# The first game of The Seven Seals. { $b } and { $c } are the players on your left.

lesson-seven-seals-tricks = In a trick everybody plays one card. The first card sets the colour, and the highest of this colour wins, unless somebody plays red: red is trump and beats all others. Before the first trick you say which tricks you will win.
lesson-seven-seals-announce = You say it by taking seals. No card is higher than a 9 with three players, so your 9s should win: take one red, one yellow and one green seal, then confirm.
lesson-seven-seals-announce-done = You want exactly three tricks: a red, a yellow and a green one. { $b } and { $c } announce theirs. All seals lie open.
lesson-seven-seals-lead = You lead: you play the first card of the trick. Play the yellow 9: no yellow card is higher.
lesson-seven-seals-lead-done = The trick is yours, and you give back a yellow seal. A seal that you give back costs nothing.
lesson-seven-seals-low = Whoever wins a trick leads the next. You want no blue one, so lead low: the blue 1.
lesson-seven-seals-low-done = { $b } wins with the blue 9, gives back a blue seal and leads green.
lesson-seven-seals-follow = Green was led, and you have green, so you must follow. Win this one with the green 9.
lesson-seven-seals-follow-done = Your green seal goes back. Only the red one is left.
lesson-seven-seals-black = You want just one more trick, with a red card. Let somebody else win this one and lead next: play the yellow 1.
lesson-seven-seals-black-done = { $c } had to win, without a seal for it, and took a black one: 3 penalty points. Then { $c } leads violet.
lesson-seven-seals-trump = You have no violet, so you may play any card. A red one wins, and for that you may give back your red seal: play the red 3.
lesson-seven-seals-trump-done = A small trump beats every violet card. For a trick won by trump you give back a red seal, or one of the colour that was led.
lesson-seven-seals-score = All your seals are back: now lose every other trick. After 15 tricks each coloured seal costs 2 points, each black one 3, each white one 4. The fewest points win. (When a colour has run out, one may take its seal from another player, who gets a white one. It can be given back for any colour.)
lesson-seven-seals-bad-hand = A new round. Nothing but low cards: which tricks could you announce? There is another way.
lesson-seven-seals-saboteur = One player in each round may be the saboteur, in place of taking seals. Take the saboteur, then confirm.
lesson-seven-seals-saboteur-done = You have no seals, and 4 penalty points. Each black seal that the others get takes one away.
lesson-seven-seals-force = So spoil their plans. { $b } has no violet seal, but perhaps high violet cards. Lead the violet 1.
lesson-seven-seals-force-done = { $b } had to win the trick and took a black seal. You are down to 3 points.
lesson-seven-seals-end = With four black seals among the others you have no points at all. Whoever has the fewest after all rounds wins the game. That is all you need to play.

lesson-seven-seals-wrong-saboteur-later = The saboteur comes later. First take seals.
lesson-seven-seals-wrong-none = With no seals, each of your 9s would win you a black one. Take one red, one yellow and one green.
lesson-seven-seals-wrong-highest = That may lose. Play the highest: the yellow 9.
lesson-seven-seals-wrong-lowest = That one might win, and you have no seal for it. Play the lowest.
lesson-seven-seals-wrong-blue = Not that one yet. Lead the blue 1.
lesson-seven-seals-wrong-win-it = That loses to the green 8. You announced a green trick: win it with the 9.
lesson-seven-seals-wrong-yellow = You might win with that. Lead the yellow 1.
lesson-seven-seals-wrong-low-trump = That wins, too. But a small trump is enough: keep the high ones.
lesson-seven-seals-wrong-no-trump = Allowed, but it loses: it is neither violet nor red. Play the red 3.
lesson-seven-seals-wrong-no-seals = With these cards you would hardly win a trick that you announce. Take the saboteur.
lesson-seven-seals-wrong-violet = Others have seals for that colour. Lead the violet 1.
