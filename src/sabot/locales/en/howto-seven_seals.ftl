# How to play The Seven Seals. A blank line begins a new paragraph.

howto-seven-seals-goal-title = What it is about
howto-seven-seals-goal =
    Before a round you announce which tricks you will win, colour by colour, and take a seal for each.
    For each trick that you win you give a seal back. Seals that you keep cost points,
    and so do tricks that you did not announce.

    One of you may announce nothing and be the saboteur instead, who hopes that the others go wrong.
    After all rounds the fewest penalty points win, and equals share the win.

howto-seven-seals-short-title = In short
howto-seven-seals-short =
    First everybody in turn takes a seal for each trick that they mean to win, or one of you takes the saboteur.

    Then you play 15 tricks. Follow the colour that was led; the highest card of it wins, unless somebody plays red, which is trump.

    For each trick you give back a seal of its colour. If you have none that serves, you take a black one.
    In the end each seal that is left costs points.

    That is enough to begin. All the details follow.

howto-seven-seals-deal-title = The cards
howto-seven-seals-deal =
    There are five colours: red, yellow, green, blue, violet. Red is always trump.
    With 3 players each colour runs from 1 to 9, with 4 from 1 to 12, with 5 from 1 to 15.

    All cards are dealt, 15 to each player. The deal passes to the left from round to round.
    Before each round all seals go back to the stock, and the saboteur is free again.
howto-seven-seals-colours-caption = One card of each colour. Each colour has a sign of its own too.

howto-seven-seals-announcing-title = Announcing tricks
howto-seven-seals-announcing =
    The player to the left of the dealer begins, then it goes clockwise. Each has one turn.

    Take a seal for each trick you mean to win, in the colour that you expect to be led.
    Take as many as you like, or none at all. Or take the saboteur, if nobody has yet.

    There are 5 red seals and 3 each of yellow, green, blue and violet. White and black seals cannot be announced.
howto-seven-seals-seals-caption = The five coloured seals. A seal stands for a trick in its colour.
howto-seven-seals-hand-caption = Part of a hand with 4 players: the two highest reds and the green 12 might be worth two red seals and a green one.

howto-seven-seals-white-title = When a colour has run out
howto-seven-seals-white =
    If the stock has no seal of your colour left, take one from another player.
    They cannot refuse, and get a white seal from the stock in return.

    There are 4 white seals. When they are gone, or nobody else has your colour, you must do without.
howto-seven-seals-white-caption = A white seal can be given back for any trick. Kept, it costs the most of all.

howto-seven-seals-tricks-title = Playing tricks
howto-seven-seals-tricks =
    The player to the left of the dealer leads the first trick with any card. After that, the winner of a trick leads the next.

    Follow the colour that was led if you can. If you cannot, play any card, red or not.

    The highest red card wins. Without red, the highest card of the colour led wins.
howto-seven-seals-trick-caption = Blue was led. The blue 10 wins; the violet 12 does not count.
howto-seven-seals-trump-caption = Yellow was led, and the third player had none left. A red 2 is enough.

howto-seven-seals-giving-back-title = Giving seals back
howto-seven-seals-giving-back =
    Whoever wins a trick gives back one seal of the colour that was led.
    If red won a trick led in another colour, it may be a red seal instead.

    A white seal serves for any trick. If you hold several seals that serve, you choose.

    If you have no coloured seal that serves, give a white one or take a black one. Without a white one, you must take a black one.
    There are 6 black seals; when they are gone, you take none and it costs you nothing.
howto-seven-seals-serving-caption = For the trick that the red 2 won, each of these seals would serve.
howto-seven-seals-black-caption = A black seal: you won a trick that you had not announced.

howto-seven-seals-saboteur-title = The saboteur
howto-seven-seals-saboteur =
    The saboteur plays along, wins tricks and leads like anybody, but never has seals.

    Their aim is to push black seals on the others: give away tricks that nobody wants,
    and snatch those that somebody needs.
howto-seven-seals-saboteur-caption = One player at most is the saboteur. Everybody knows who.

howto-seven-seals-score-title = Counting
howto-seven-seals-score =
    After 15 tricks, each coloured seal that you still have costs 2 points, each black one 3, each white one 4.

    The saboteur starts from 4 points, less 1 for each black seal of the others, down to 0.
howto-seven-seals-score-caption = Two green seals, a black one and a white one: 11 points.

howto-seven-seals-variants-title = Options
howto-seven-seals-variants =
    With three players the saboteur has it easy. The table can let them start from 5 or 6 points instead.

    A game has as many rounds as players, so that each deals once, or six with three players. The table may choose another number.

    The table can show which cards have been played, so that nobody has to remember them.

howto-seven-seals-tips-title = A few tips
howto-seven-seals-tips =
    A black seal costs 3, a coloured seal left over only 2. When in doubt, take the seal.

    High cards in a colour where you are long often fail: somebody will be out of it and trump.

    Take the saboteur when you have few or no cards of one or more colours: then you can trump tricks that others need,
    or leave them tricks that they do not want.

howto-seven-seals-at-this-table-title = At this table
howto-seven-seals-at-this-table =
    While you announce, tap the seals that you want, then say that you are done.
    When a colour has run out, tap the player from whom you take one.

    To play, tap a card: it lies in its place in the trick, and a tap there, or confirming, plays it.
    You may choose it before your turn comes; then it waits there. Cards that you may not play now are dimmed and say why.
    If you win a trick and have a choice, the seals that serve light up.

    Everybody's seals are always in view, kept and given back, and the last trick is one tap away.

    On a keyboard: a number or the arrows pick a card, Enter confirms, Esc goes back, ? helps.
