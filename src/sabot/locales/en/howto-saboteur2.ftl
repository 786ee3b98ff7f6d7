# How to play Saboteur 2. A blank line begins a new paragraph.

howto-saboteur2-goal-title = What it is about
howto-saboteur2-goal =
    You dig from the start towards three hidden goals. One is the treasure, two are only stone.
    But now two teams of gold‑diggers, green and blue, are after the same gold, and doors decide who gets through.
    Between them are a boss, a profiteer, geologists and, as ever, saboteurs.

    A game usually has three rounds, each with new roles.
    Whoever owns the most nuggets in the end wins, and equals share the win.

howto-saboteur2-short-title = In short
howto-saboteur2-short =
    On your turn lay a tunnel card or play an action card; or discard up to three cards and draw as many;
    or discard two to remove a card in front of you.

    Tunnels must fit on all sides and be linked to the start. Ladders are always linked to it.
    With a broken tool, or in prison, you cannot lay tunnels.

    When the treasure is reached, the team that can walk to it without passing a door of the other colour wins.
    If the cards run out first, the saboteurs win. The fewer the winners, the more each of them gets.

    That is enough to begin. All the details follow.

howto-saboteur2-roles-title = The roles
howto-saboteur2-roles =
    Green and blue diggers (4 of each) win with their team if their way to the treasure is open.

    The boss (1) wins with whichever team wins, but gets 1 nugget less.

    The profiteer (1) wins with whoever wins, even the saboteurs, but gets 2 nuggets less.

    Geologists (2) do not care who wins. They are paid for the crystals in the mine.

    Saboteurs (3) win if nobody reaches the treasure.
howto-saboteur2-roles-caption = Green digger, blue digger, boss, profiteer, geologist, saboteur.

howto-saboteur2-deal-title = Before a round
howto-saboteur2-deal =
    Everybody gets one of the 15 roles, however many you are. Nobody knows the others,
    not even which of them are in play.

    All 118 cards are shuffled, and ten are put aside unseen. Everybody gets 6 cards.

    Around a real table the youngest begins. Here the first player is drawn by lot, unless the table has chosen somebody.
    Play goes clockwise. A later round is begun by the player to the left of whoever put down the last card.

howto-saboteur2-turn-title = Your turn
howto-saboteur2-turn =
    Do one of four things.

    Lay a tunnel card, then draw one.

    Play an action card, then draw one.

    Discard two cards face down to remove a card in front of you: a broken tool, the prison, even your own thief. Then draw only one.

    Pass: discard one, two or three cards face down, then draw as many.

    Once the deck is empty nobody draws, but you still put down at least one card a turn.
    Whoever has no cards is skipped.

howto-saboteur2-tunnels-title = Laying tunnels
howto-saboteur2-tunnels =
    A tunnel card goes beside a card that lies there already, upright or upside down.
    Each side must match its neighbour, tunnel to tunnel and rock to rock, and one must be able to walk from the start into the new card.
    A goal that is face down asks nothing of the card beside it. You lay no tunnels while a tool of yours is broken or you are in prison.

    A tunnel that ends in rubble is a dead end: you can walk in, but not through.
    Some cards have both, a way through and a dead end beside it.

    On a bridge two tunnels cross without meeting, and on a double curve two curves pass each other:
    you cannot change from one to the other. One of the two must be linked to the start.

    When an unbroken way leads to a goal, it is turned over. Stone becomes part of the mine.
howto-saboteur2-fits-caption = Tunnel meets tunnel: this crystal card may be laid.
howto-saboteur2-bridges-caption = A bridge, two double curves, and two cards with a dead end beside the way through.

howto-saboteur2-ladders-title = Ladders
howto-saboteur2-ladders =
    A ladder is linked to the start and to every other ladder, wherever they lie.
    So you can always dig on from a ladder, even if the way behind it has fallen in.

    It must fit its neighbours, and one of its tunnels must meet the tunnel of a card in the mine.
    That card may even be cut off: the ladder links it again. A ladder never lies beside a goal.
howto-saboteur2-ladder-caption = A rockfall has cut off the two cards on the right. The ladder links them to the start again.

howto-saboteur2-doors-title = Doors
howto-saboteur2-doors =
    A door does not stop the digging. It counts only when the treasure is reached:
    the green team cannot pass a blue door, the blue team cannot pass a green one.

    If there is another way round, or ladders lead past it, the door does not matter.
howto-saboteur2-doors-caption = Two green doors and two blue ones.
howto-saboteur2-blue-way-caption = The only way to the treasure goes through a blue door, so it is open to the blue team and closed to the green.

howto-saboteur2-actions-title = Actions
howto-saboteur2-actions =
    Broken tools, repairs, rockfall, map: a broken tool stops another player from laying tunnels until it is repaired.
    A rockfall removes a tunnel card, never the start or a goal. A map shows you alone one hidden goal.

    Inspection: look at another player's role; everybody sees whose. Change of role: somebody, perhaps you, puts their role away
    and draws a new one from those not dealt. Swap hands: exchange your hand with another player, who then draws the card in your place.

    Prison: put it in front of another player. They cannot lay tunnels, and at the end of the round they count for nothing.
    Free at last: removes a prison, from you or anybody else.

    Thief: put it in front of yourself to steal a nugget after the round. Hands off: removes a thief, from whomever you like.

    At most one card of each kind lies in front of a player.
howto-saboteur2-old-actions-caption = Broken pick, its repair, a repair for lantern or cart, map, rockfall.
howto-saboteur2-roles-and-hands-caption = Inspection, change of role, swap hands.
howto-saboteur2-prison-caption = Prison and free at last; thief and hands off.

howto-saboteur2-winning-title = Who wins a round
howto-saboteur2-winning =
    The round ends when the treasure is reached, or when nobody has a card left. Not reached: the saboteurs win.

    A digger reached it: the digger's own team wins if the way is open to it; otherwise the other team, if it is open to that one.
    Anybody else reached it: each team to which the way is open wins, perhaps both.

    Doors of both colours on every way: the boss wins alone. Without a boss in play, the saboteurs win.

    The boss wins with any team of diggers, the profiteer with whoever wins, but not beside a boss who wins alone.
    If the winning side has nobody in play, no other side takes its place.
    Whoever is in prison now counts for nothing: not as winner, not as boss, geologist or thief.

howto-saboteur2-gold-title = Sharing the nuggets
howto-saboteur2-gold =
    The geologists come first: one nugget for each card with a crystal in the mine, linked or not. Two geologists share, rounded down.

    Then the winners. A single one gets 5 nuggets, two get 4 each, three get 3, four get 2, five or more get 1.
    The boss gets 1 less and the profiteer 2 less, though both count among the winners.

    Last the thieves: whoever put down a thief last begins, the others follow clockwise.
    Each must steal 1 nugget from another player who has any, even one from an earlier round.

    Everybody can see what each player owns.
howto-saboteur2-crystals-caption = Each crystal in the mine is worth a nugget to the geologists.

howto-saboteur2-variants-title = Options
howto-saboteur2-variants =
    A table can let the profiteer win beside a boss who wins alone.
    It can choose the number of rounds and who begins.

howto-saboteur2-talk-title = Table talk
howto-saboteur2-talk =
    Talk is half of this game. Whether it is your turn or not, you may say what you know, what you suspect, and what you need.
    Nothing that is said binds anybody, and nobody has to tell the truth.

    Tap a goal to say what it is, or a player to say which role or team they have and to ask for something. You can also drag your own figure onto them.
    Your token then stands there; say something else, and the first is crossed out.
    Tap a claim of somebody else, or its line in the log, to believe or to doubt it.

    When the round is over, each claim is shown against the truth: who was right, who was mistaken, who lied, and who believed it.

howto-saboteur2-tips-title = A few tips
howto-saboteur2-tips =
    A door of your own colour, laid early, is worth more than a shortcut.
    But everybody will know what you are.

    Do not help the other team to the last card. Whoever lays it decides whose team is asked first.

    Keep a “free at last”, or two cards to discard, for the end: in prison you win nothing.

howto-saboteur2-at-this-table-title = At this table
howto-saboteur2-at-this-table =
    Tap a card, and the cells where it fits light up. Tap a cell, and the card lies there as a ghost that only you can see.
    Turn it with its button or with R; tap it again, or confirm, to lay it.

    With an action card, tap the player, goal or tunnel that it is meant for, and once more to play it.
    You may choose and aim before your turn comes: the card waits there.
    To discard several cards, choose to discard and tap each of them.
    A card that cannot be played now is dimmed and says why.

    Hold the role card, or the space bar, to see your role; it may have been changed.
    Beside each player you see broken tools, prison and thief.

    Rest the mouse or a finger on a card, and it says what it does. Numbers at the edges of the board are those of the log, and a line of the log shows its cell.

    On a keyboard: a number picks a card, the arrows a cell, T the next target. Enter confirms, Esc goes back, D discards, ? helps.
