# How to play Sabotage. A blank line begins a new paragraph.

howto-sabotage-goal-title = What it is about
howto-sabotage-goal =
    Each side lays pipes on its own roof, three by three cells. Lines in one colour bring points.
    And you may climb over to the other roof and lay the wrong pipe there.

    Both sides score in each of four rounds. The higher total wins, and equals share the win.
howto-sabotage-roof-caption = An empty roof. Its cells are called A to I.

howto-sabotage-short-title = In short
howto-sabotage-short =
    On your turn draw a card and play one. Letters go on the cell of their letter, on your roof or on theirs.
    X and wrenches go on your own roof. Sabotage and dismantle remove cards.

    Three in a line of one colour are worth 2 points; mixed with the kindred colour, 1.
    From 5 points on you may end the round, or play on for points that count double.

    That is enough to begin. All the details follow.

howto-sabotage-deal-title = The cards
howto-sabotage-deal =
    There are 104 cards. The pipes come in four colours; orange and red are kin, and so are blue and lilac.
    In each colour there are two of each letter from A to I, two X and two wrenches.

    There are also 8 sabotage cards and 8 dismantle cards, which have no colour.

    Everybody gets 8 cards. The player to the left of the dealer begins, and the deal passes to the left.
howto-sabotage-kin-caption = The four colours of the letter E: orange and red are kin, blue and lilac are kin.

howto-sabotage-turn-title = Your turn
howto-sabotage-turn =
    Draw a card, then play one: lay it on a roof, use it, or discard it face up.
    Discarded cards never come back.

    If your roof is worth 5 points or more, you may end the round instead, before you draw.

    Once the deck is empty you play on without drawing, until the last card.

howto-sabotage-pipes-title = Pipes
howto-sabotage-pipes =
    A letter goes on the cell of its letter, on either roof, if that cell is empty.

    An X goes on any empty cell of your own roof.

    A wrench goes on any cell of your own roof, empty or not. The card that lay there is discarded.
howto-sabotage-pipes-caption = A letter, an X, a wrench.
howto-sabotage-spoil-caption = Your roof is turning red and orange, and they lay a lilac C on it: three lines are spoilt.

howto-sabotage-specials-title = Sabotage and dismantle
howto-sabotage-specials =
    Sabotage removes one card from either roof. Dismantle removes one card from your own.
    They are discarded together with what they remove.

    Remember that they work on your own roof too: that is how you get rid of a pipe of the wrong colour.
howto-sabotage-specials-caption = Sabotage for either roof, dismantle for your own.

howto-sabotage-value-title = What a roof is worth
howto-sabotage-value =
    A roof has eight lines: three rows, three columns, two diagonals.

    A line of three cards in one colour is worth 2 points.
    A line that mixes two kindred colours is worth 1. Any other line, or one with a gap, is worth nothing.

    X and wrenches count by their colour.
howto-sabotage-lines-caption = The top row is all red: 2 points. The left column mixes red and orange: 1 point. 3 in all.
howto-sabotage-wrench-caption = An orange E spoils four lines of a blue roof, which is worth 5. A blue wrench on it, and the roof is worth 10.

howto-sabotage-end-title = Ending a round
howto-sabotage-end =
    The round ends when somebody with at least 5 points ends it at the start of their turn, or when all cards have been played.

    Each point above 5 counts double: a roof worth 6 counts 7, one worth 8 counts 11.
    Whoever ends the round loses 1 point. If the cards ran out, nobody does.
howto-sabotage-counts-caption = This roof is worth 8 and counts 11, or 10 for the side that ended the round.

howto-sabotage-four-title = Four players
howto-sabotage-four =
    Two play against two, and partners sit opposite each other. Each side shares a roof, but each player has a hand of their own.
    Partners may not talk about the game.

    If you want to end the round, you ask your partner. If they agree, it ends; if not, your turn goes on.

howto-sabotage-variants-title = Options
howto-sabotage-variants =
    A table can leave out four of the eight dismantle cards, which makes it harder to undo a mistake.
    It can also choose the number of rounds and the first dealer.

howto-sabotage-tips-title = A few tips
howto-sabotage-tips =
    The centre cell, E, is part of four lines. Fight for it.

    Once the other side has shown its colours, lay a letter that you cannot use where it hurts them.
    Only a wrench, a sabotage or a dismantle gets rid of it.

    Do not always stop at 5. Each further point counts double, if the other side lets you have it.

howto-sabotage-at-this-table-title = At this table
howto-sabotage-at-this-table =
    Tap a card, and the cells where it may go light up on both roofs. Tap a cell, look at the ghost, and tap it again or confirm.
    You may choose and aim before your turn comes: the card waits there. Rest the mouse or a finger on a card, and it says what it does.
    A card that cannot be played now is dimmed and says why; you can still discard it.

    The value of each line stands at its end, and kindred colours share a shape:
    square flanges for orange and red, round ones for blue and lilac.

    When your roof is worth enough, you are asked before you draw whether you want to end the round.

    On a keyboard: a number picks a card, the arrows a cell. Enter confirms, Esc goes back, D discards, ? helps.
