# The first game of Sabotage. { $b } is your opponent.

lesson-sabotage-roof = Each of you has a roof with nine cells, A to I. You build pipes on yours. Three cards of one colour in a line, also diagonally, are 2 points.
lesson-sabotage-letter = In each turn you draw a card and play one. A letter goes on its own cell. Your red A lies there already: lay the red B on your roof.
lesson-sabotage-letter-done = Two red cards side by side. { $b } collects blue ones.
lesson-sabotage-line = An X goes on any empty cell of your roof. Complete the top line: lay the red X on C.
lesson-sabotage-line-done = A red line: 2 points. The number beside a line says what it is worth.
lesson-sabotage-block = { $b } has blue on B and C and needs A. Be first: lay your orange A on the roof of { $b }.
lesson-sabotage-block-done = No other A can come there now. But { $b } did the same to you: a blue G lies on your roof.
lesson-sabotage-column = Go on with the left column: lay the red D on your roof.
lesson-sabotage-column-done = A and D are red. Only the blue G is in the way.
lesson-sabotage-wrench = A wrench goes on any cell of your roof, also on one that is taken: the card there is discarded. Lay it on G.
lesson-sabotage-wrench-done = The column is red: 2 more points. { $b } has blue on C and F now: with I in lilac that makes a line.
lesson-sabotage-sabotage = Blue and lilac are kin, and so are red and orange: a line of kin colours is 1 point. Take it from { $b }: play “sabotage”, the bomb, on F.
lesson-sabotage-sabotage-done = The line is gone. “Dismantle” does the same on your own roof, to a card that is in your way.
lesson-sabotage-kin = Use kin colours yourself: lay the orange E between your red cards on C and G.
lesson-sabotage-kin-done = Red, orange, red: 1 point. Your roof is worth 5.
lesson-sabotage-stop = From 5 points on you may end the round, before you draw. It costs you 1 point, but { $b } gets no further. End it.
lesson-sabotage-stop-done = The round is over: both count what their roof is worth.
lesson-sabotage-score = Points above 5 count double, so it can pay to go on. After four rounds the higher total wins. That is all you need to play.

lesson-sabotage-wrong-own-roof = That is the roof of { $b }. Lay the red B on your own.
lesson-sabotage-wrong-keep = You will need that card. It is back in your hand.
lesson-sabotage-wrong-same-line = It fits there, but only on C does it complete a line.
lesson-sabotage-wrong-their-line = That does not hinder { $b }. The line at the top needs A.
lesson-sabotage-wrong-red = Red is what your column needs, on your own roof.
lesson-sabotage-wrong-the-blue-one = There it would spoil a good card. Lay it on the blue G.
lesson-sabotage-wrong-not-yours = That is your own roof. Play it on the roof of { $b }.
lesson-sabotage-wrong-their-column = That leaves the line C, F, I as it is. Play it on F.
lesson-sabotage-wrong-go-on = Going on is allowed, too: that is the thrill. But this time end the round.
